"""The end of the game: who has how many points, where they come from, and who wins."""

from typing import TYPE_CHECKING, Any, Final

from .district import COPIES, COST, DISTRICT_CARDS, TYPE
from .names import BEAUTIFIED, DISTRICT_NAMES, HAUNTED_QUARTER, KIND, TYPES, UNIQUE

if TYPE_CHECKING:
    from .table import Table

ALL_TYPES: Final = 3
FIRST_COMPLETE: Final = 4
COMPLETE: Final = 2


def points(g: "Table", seat: int) -> int:
    """A player's points."""
    return sum([line["points"] for line in sheet(g, seat)])


def sheet(g: "Table", seat: int) -> list[dict[str, Any]]:
    """Where a player's points come from, the Haunted Quarter counted as the type that gives most."""
    best = lines_with(g, seat, UNIQUE)
    if g.has(seat, HAUNTED_QUARTER):
        for kind in range(UNIQUE):
            lines = lines_with(g, seat, kind)
            if total(lines) > total(best):
                best = lines
    return best


def total(lines: list[dict[str, Any]]) -> int:
    """The points of these lines together."""
    return sum([line["points"] for line in lines])


def lines_with(g: "Table", seat: int, haunted: int) -> list[dict[str, Any]]:
    """Where a player's points come from with the Haunted Quarter counted as one type."""
    types = city_types(g, seat, haunted)
    city = g.city[seat]
    lines = [line("districts", len(city), sum([value(card) for card in city]))]
    if len(set(types)) == len(TYPES):
        lines.append(line("all_types", 1, ALL_TYPES))
    if g.first_complete == seat:
        lines.append(line("first_complete", 1, FIRST_COMPLETE))
    elif g.is_complete(seat):
        lines.append(line("complete", 1, COMPLETE))
    for card in sorted([card & KIND for card in city] + held_for_points(g, seat)):
        bonus = DISTRICT_CARDS[card].bonus(g, seat, types)
        if bonus:
            lines.append(line(DISTRICT_NAMES[card], 1, bonus))
    return lines


def held_for_points(g: "Table", seat: int) -> list[int]:
    """The cards in hand that score from there."""
    return [card & KIND for card in g.hand[seat] if DISTRICT_CARDS[card & KIND].scores_from_hand]


def city_types(g: "Table", seat: int, haunted: int) -> list[int]:
    """The types of the districts in a city, in their order."""
    return [haunted if card & KIND == HAUNTED_QUARTER else TYPE[card & KIND] for card in g.city[seat]]


def value(card: int) -> int:
    """The cost of a district in a city: one more when it is beautified."""
    return COST[card & KIND] + (1 if card >= BEAUTIFIED else 0)


def line(key: str, count: int, points: int) -> dict[str, Any]:
    """One line of a score sheet."""
    return {"key": key, "count": count, "points": points}


def highest_rank(g: "Table", seat: int) -> int:
    """The highest rank that a player revealed in this round; 0 if none."""
    ranks = [rank + 1 for rank, holder in enumerate(g.shown) if holder == seat]
    return max(ranks) if ranks else 0


def winners(g: "Table") -> tuple[int, ...]:
    """Most points; among equals, the highest rank revealed in the last round."""
    scores = g.scores()
    best = max(scores)
    tied = [seat for seat in range(g.seats) if scores[seat] == best]
    highest = max([highest_rank(g, seat) for seat in tied])
    return tuple([seat for seat in tied if highest_rank(g, seat) == highest])


def box() -> list[int]:
    """Every basic district card, as often as it is in the box."""
    return [kind for kind, copies in enumerate(COPIES) for _ in range(copies) if TYPE[kind] != UNIQUE]
