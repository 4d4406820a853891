"""The end of the game: when it comes, who has how many points, who wins, and who starts the next game."""

from typing import TYPE_CHECKING, Any

from ...kernel.luck import Luck
from .card import CARDS, IS_VICTORY
from .names import KINDS, NAMES, PROVINCE

if TYPE_CHECKING:
    from .table import Table


def is_over(g: "Table") -> bool:
    """Whether the game ends after this turn: no Province is left, or three piles are empty."""
    return g.supply[PROVINCE] == 0 or g.empty_piles >= 3


def points(g: "Table", seat: int) -> int:
    """A player's points: each card owned is worth what is printed on it."""
    cards = g.owned(seat)
    owned = len(cards)
    return sum([CARDS[card].points(owned) for card in cards])


def sheet(g: "Table", seat: int) -> list[dict[str, Any]]:
    """Where a player's points come from: a line for each kind of card that gives or costs points."""
    cards = g.owned(seat)
    lines: list[dict[str, Any]] = []
    for card in range(KINDS):
        count = cards.count(card)
        each = CARDS[card].points(len(cards))
        if count and (IS_VICTORY[card] or each):
            lines.append({"key": NAMES[card], "count": count, "points": count * each})
    return lines


def winners(g: "Table") -> tuple[int, ...]:
    """Most points; among equals, fewer turns; then the victory is shared."""
    scores = g.scores()
    best = max(scores)
    tied = [seat for seat in range(g.seats) if scores[seat] == best]
    fewest = min([g.turns[seat] for seat in tied])
    return tuple([seat for seat in tied if g.turns[seat] == fewest])


def next_first(g: "Table") -> int:
    """Who starts the next game: the winner's left neighbour; after a shared victory one who did not win, by lot, or
    anybody.
    """
    won = winners(g)
    if len(won) == 1:
        return (won[0] + 1) % g.seats
    others = [seat for seat in range(g.seats) if seat not in won]
    candidates = others if others else list(range(g.seats))
    lot = Luck(f"{g.seed}:next")
    return candidates[lot.below(len(candidates))]
