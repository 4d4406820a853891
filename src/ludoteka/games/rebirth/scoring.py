"""The end of the game: what is scored then, where points come from, and who wins."""

from typing import TYPE_CHECKING, Any, Final

from .cards import (
    AT_A_CASTLE,
    AT_A_CATHEDRAL,
    GIFT,
    GOAL_COUNT,
    GOAL_LEAST,
    GOAL_NAMES,
    GOALS,
    GROUPS,
    MOST_GROUPS,
    NO_CARD,
    SHORE,
    mission_name,
    mission_of,
)
from .maps.layout import IRELAND
from .placing import TILE
from .tiles import COLOUR, ENERGY, NOBODY
from .zones import FROM_CASTLE, FROM_MISSION, FROM_SECRET, FROM_UNFINISHED, MANY_SOURCES, SOURCES

if TYPE_CHECKING:
    from .table import Table
    from .zones import Zones

CASTLE: Final = 5
FIRST_CASTLE: Final = ("Edinburgh", "Blarney")
SECOND_CASTLE: Final = "Stirling"
TOWER: Final = "Hill of Tara"
WITH_CASTLE: Final = 10


# What is scored at the end


def score_the_end(g: "Table") -> None:
    """Unfilled settlements, then castles, then missions (Scotland) or secret goals (Ireland)."""
    seats = g.seats
    for seat in range(seats):
        score(g, seat, FROM_UNFINISHED, unfinished(g, seat))
    for seat in range(seats):
        score(g, seat, FROM_CASTLE, CASTLE * g.castle.count(seat))
    for seat in range(seats):
        for card in sorted(g.missions[seat]):
            reveal(g, seat, FROM_MISSION, "mission", mission_name(g.layout, card), mission_points(g, seat, card))
        if g.secret[seat] != NO_CARD:
            goal = g.secret[seat]
            reveal(g, seat, FROM_SECRET, "secret_goal", GOAL_NAMES[goal], secret_points(g, seat, goal))


def score(g: "Table", seat: int, source: int, points: int) -> None:
    """Points of the end, if there are any."""
    if points:
        g.score(seat, source, points)


def reveal(g: "Table", seat: int, source: int, kind: str, card: str, points: int) -> None:
    """A card is shown, and gives its points or none."""
    g.points[seat] += points
    g.gained[seat * MANY_SOURCES + source] += points
    g.tell(kind, seat, {"card": card, "points": points})


def unfinished(g: "Zones", seat: int) -> int:
    """A player's houses in settlements that are not full."""
    houses = 0
    for town, room in enumerate(g.room):
        if room:
            houses += g.houses[town * g.seats + seat]
    return houses


def mission_points(g: "Zones", seat: int, card: int) -> int:
    """What a mission gives: its points to whoever has the most, tied or not, but at least one; a gift always."""
    counts = [counted(g, each, card) for each in range(g.seats)]
    is_met = card == GIFT or (counts[seat] > 0 and counts[seat] == max(counts))
    return mission_of(card).points if is_met else 0


def counted(g: "Zones", seat: int, card: int) -> int:
    """How much a player has of what a mission counts."""
    if card == GIFT:
        return 0
    if card >= AT_A_CATHEDRAL:
        return g.at_site[(card - AT_A_CATHEDRAL) * g.seats + seat]
    if card >= AT_A_CASTLE:
        return g.at_castle[(card - AT_A_CASTLE) * g.seats + seat] // TILE
    count = mission_of(card).count
    return longest_shore(g, seat) if count == SHORE else g.tallies[seat][count]


def longest_shore(g: "Zones", seat: int) -> int:
    """The most coast spaces next to one another on which a player's tiles lie."""
    layout = g.layout
    left = [space for space in g.laid if layout.coast[space] and g.board[space] // COLOUR == seat]
    longest = 0
    while left:
        found = [left.pop()]
        at = 0
        while at < len(found):
            for near in layout.near[found[at]]:
                if near in left:
                    left.remove(near)
                    found.append(near)
            at += 1
        longest = max(longest, len(found))
    return longest


def secret_points(g: "Zones", seat: int, goal: int) -> int:
    """What a secret goal gives: its high number if the player meets it, or met it at any time."""
    count = GOAL_COUNT[goal]
    if GROUPS <= count <= GROUPS + ENERGY:
        count += MOST_GROUPS - GROUPS
    return GOALS[goal].high if g.tallies[seat][count] >= GOAL_LEAST[goal] else 0


# Where points come from


def sheet(g: "Zones", seat: int) -> list[dict[str, Any]]:
    """Where a player's points come from; missions line by line."""
    lines: list[dict[str, Any]] = []
    for source, key in enumerate(SOURCES):
        points = g.gained[seat * MANY_SOURCES + source]
        if source == FROM_MISSION:
            lines += mission_lines(g, seat)
        elif points:
            lines.append(line(key, count_of(g, seat, key, points), points))
    return lines


def mission_lines(g: "Zones", seat: int) -> list[dict[str, Any]]:
    """The missions, those not met too; before the end they have given nothing."""
    cards = sorted(g.missions[seat]) if g.over else []
    lines: list[dict[str, Any]] = []
    for place, card in enumerate(cards):
        if card in cards[:place]:
            continue
        copies = cards.count(card)
        lines.append(line(mission_name(g.layout, card), copies, copies * mission_points(g, seat, card)))
    return lines


def line(key: str, count: int, points: int) -> dict[str, Any]:
    """One line of a score sheet."""
    return {"key": key, "count": count, "points": points}


def count_of(g: "Zones", seat: int, key: str, points: int) -> int:
    """How many pieces stand behind the points of a source."""
    kinds = [g.board[space] % COLOUR for space in g.laid if g.board[space] // COLOUR == seat]
    if key in ("food_farms", "energy_farms"):
        return kinds.count(0 if key == "food_farms" else 1)
    if key == "settlements":
        return len([kind for kind in kinds if kind > 1])
    if key == "castles":
        return g.castle.count(seat)
    if key == "goals":
        return len([1 for place in range(len(g.goals)) if g.done[seat] >> place & 1])
    return 1 if key in ("before", "secret_goal", "towers") else points


# Who wins


def tie_break(g: "Zones") -> list[int]:
    """What decides between equal points: the castle marked first, then the second castle or the tower's tiles."""
    layout = g.layout
    numbers = [0] * g.seats
    if layout.rules == IRELAND:
        site = layout.site_names.index(TOWER)
        numbers = [g.at_site[site * g.seats + seat] for seat in range(g.seats)]
    else:
        add_holder(g, numbers, SECOND_CASTLE, 1)
    add_holder(g, numbers, FIRST_CASTLE[layout.rules], WITH_CASTLE)
    return numbers


def add_holder(g: "Zones", numbers: list[int], castle: str, amount: int) -> None:
    """Count a castle for its holder."""
    holder = g.castle[g.layout.castle_names.index(castle)]
    if holder != NOBODY:
        numbers[holder] += amount


def winners(g: "Zones") -> tuple[int, ...]:
    """Most points; among equals whoever holds Edinburgh (Blarney); else, tied or not, the holder of Stirling (who has
    the most tiles at the Hill of Tara, shared by equals); else the tied share.
    """
    best = max(g.points)
    tied = [seat for seat in range(g.seats) if g.points[seat] == best]
    if len(tied) == 1:
        return tuple(tied)
    numbers = tie_break(g)
    for seat in tied:
        if numbers[seat] >= WITH_CASTLE:
            return (seat,)
    seconds = [number % WITH_CASTLE for number in numbers]
    most = max(seconds)
    return tuple([seat for seat in range(g.seats) if seconds[seat] == most]) if most else tuple(tied)
