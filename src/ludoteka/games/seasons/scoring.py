"""The end of the game: when it comes, who has how many prestige points, who wins, and who starts the next game."""

from typing import TYPE_CHECKING, Any, Final

from .board import CARD_LEFT_IN_HAND, PENALTY, YEARS
from .card import IS_FAMILIAR, POINTS
from .names import LANTERN_OF_XIDIT, NAMES, RAGFIELDS_HELM, SEALED_CHEST, kinds_in

if TYPE_CHECKING:
    from .table import Table

HELM: Final = 20
LANTERN: Final = 3
CHEST: Final = 20


def is_over(g: "Table") -> bool:
    """Whether the season marker stands past space 12 of the third year; asked at the end of a round."""
    return g.year > YEARS


def points(g: "Table", seat: int) -> int:
    """A player's prestige points."""
    return sum([int(line["points"]) for line in sheet(g, seat)])


def sheet(g: "Table", seat: int) -> list[dict[str, Any]]:
    """Where a player's points come from, line by line."""
    crystals = g.crystals[seat]
    lines = [line("crystals", crystals, crystals)]
    for card in kinds_in(g.play[seat]):
        copies = g.play[seat].count(card)
        if POINTS[card]:
            lines.append(line(NAMES[card], copies, copies * POINTS[card]))
    lines += [each for each in [helm(g, seat), lantern(g, seat), chest(g, seat)] if each["count"]]
    left = len(g.hand[seat])
    if left:
        lines.append(line("cards_in_hand", left, -CARD_LEFT_IN_HAND * left))
    if g.bonus[seat]:
        lines.append(line("bonuses", g.bonus[seat], -PENALTY[g.bonus[seat]]))
    return lines


def line(key: str, count: int, worth: int) -> dict[str, Any]:
    """One line of a score sheet."""
    return {"key": key, "count": count, "points": worth}


def helm(g: "Table", seat: int) -> dict[str, Any]:
    """Ragfield's Helm: 20 for more cards in play than each other player, for each copy."""
    most = max([len(g.play[them]) for them in g.others(seat)])
    copies = g.count(seat, RAGFIELDS_HELM) if len(g.play[seat]) > most else 0
    return line("bonus_ragfields_helm", copies, HELM * copies)


def lantern(g: "Table", seat: int) -> dict[str, Any]:
    """Lantern of Xidit: 3 for each token in reserve, for each copy."""
    tokens = g.in_reserve(seat) * g.count(seat, LANTERN_OF_XIDIT)
    return line("bonus_lantern_of_xidit", tokens, LANTERN * tokens)


def chest(g: "Table", seat: int) -> dict[str, Any]:
    """Sealed Chest of Urm: 20 without a familiar in play, for each copy."""
    familiars = [card for card in g.play[seat] if IS_FAMILIAR[card]]
    copies = 0 if familiars else g.count(seat, SEALED_CHEST)
    return line("bonus_sealed_chest_of_urm", copies, CHEST * copies)


def winners(g: "Table") -> tuple[int, ...]:
    """Most points; among equals, more Power cards in play; then the victory is shared."""
    scores = g.scores()
    best = max(scores)
    tied = [seat for seat in range(g.seats) if scores[seat] == best]
    most = max([len(g.play[seat]) for seat in tied])
    return tuple([seat for seat in tied if len(g.play[seat]) == most])


def begun_by(g: "Table") -> int:
    """Who was the first player of the first round."""
    return (g.first - max(0, g.number - 1)) % g.seats


def next_first(g: "Table") -> int:
    """Who starts the next game: the left neighbour of the one who started this."""
    return (begun_by(g) + 1) % g.seats
