"""Where farms would score most next, for everybody, and how a placement changes that."""

from typing import Final

from ...games.rebirth.placing import joined
from ...games.rebirth.table import Table
from ...games.rebirth.tiles import COLOUR, EMPTY, ENERGY, box
from ...games.rebirth.words import LAY

# How much the best spaces of a kind count together, the best first, and how many farms to come are reckoned with

SHARES: Final[list[float]] = [0.55, 0.3, 0.15]
RECKONED: Final = 4
LISTED: Final = 5


class Farms:
    """For each seat and kind of farm what a tile would score on every space, and the best spaces, best first."""

    def __init__(self, g: Table, me: int) -> None:
        self.me = me
        self.scores: list[list[int]] = []
        self.best: list[list[int]] = []
        self.left: list[int] = []
        for seat in range(g.seats):
            for kind in range(ENERGY + 1):
                scores = reach(g, seat, kind)
                self.scores.append(scores)
                self.best.append(best_spaces(scores))
                self.left.append(min(RECKONED, left_of(g, me, seat, kind)))

    def outlook(self, at: int, scores: list[int]) -> float:
        """What the best scores in descending order promise to a seat and kind."""
        worth = 0.0
        for place, share in enumerate(SHARES):
            if place < len(scores):
                worth += share * scores[place]
        return worth * self.left[at]

    def lost(self, at: int, space: int) -> float:
        """What a seat's outlook for a kind loses when a space is gone."""
        best = self.best[at]
        if space not in best:
            return 0.0
        scores = self.scores[at]
        before = [scores[each] for each in best]
        after = [scores[each] for each in best if each != space]
        return self.outlook(at, before) - self.outlook(at, after)

    def grown(self, g: Table, space: int, kind: int) -> float:
        """What my outlook for a kind gains when my farm of this kind is laid on a space."""
        me = self.me
        at = 2 * me + kind
        scores = self.scores[at]
        roots = joined(g, me, space, kind)
        size = scores[space]
        seen: list[int] = []
        after: list[int] = []
        beside = g.layout.near[space]
        for near in beside:
            if scores[near]:
                seen.append(near)
                after.append(size + others(g, me, near, kind, roots) + 1)
        for other in self.best[at]:
            if other == space or other in seen:
                continue
            after.append(scores[other] + gain(g, me, other, kind, roots, size))
        after.sort(reverse=True)
        return self.outlook(at, after) - self.outlook(at, [scores[each] for each in self.best[at]])


def reach(g: Table, seat: int, kind: int) -> list[int]:
    """By space what a farm of a seat would score there; 0 where it cannot be laid."""
    scores = [0] * g.layout.size
    space_at = g.layout.space_at
    for code in g.free_for(kind):
        scores[space_at[code - LAY]] = 1
    mine = seat * COLOUR + kind
    board = g.board
    near = g.layout.near
    for space in range(g.layout.size):
        if board[space] != mine:
            continue
        for free in near[space]:
            if board[free] == EMPTY and scores[free] == 1:
                for root in joined(g, seat, free, kind):
                    scores[free] += g.members[root]
    return scores


def best_spaces(scores: list[int]) -> list[int]:
    """The spaces with the highest scores, best first, a few of them."""
    best: list[int] = []
    for space, score in enumerate(scores):
        if not score or (len(best) == LISTED and scores[best[-1]] >= score):
            continue
        place = len(best)
        while place and scores[best[place - 1]] < score:
            place -= 1
        best.insert(place, space)
        if len(best) > LISTED:
            best.pop()
    return best


def others(g: Table, me: int, space: int, kind: int, roots: list[int]) -> int:
    """The size of the groups beside a space without some."""
    size = 0
    for root in joined(g, me, space, kind):
        if root not in roots:
            size += g.members[root]
    return size


def gain(g: Table, me: int, space: int, kind: int, roots: list[int], size: int) -> int:
    """How much more a space would score, were these groups one of this size."""
    shared = 0
    for root in joined(g, me, space, kind):
        if root in roots:
            shared += g.members[root]
    return size - shared if shared else 0


def left_of(g: Table, me: int, seat: int, kind: int) -> int:
    """How many farms of a kind a seat has still to lay after this turn; of others about how many."""
    if seat == me:
        return g.supply[me].count(kind)
    left = box(g.seats).count(kind)
    tile = seat * COLOUR + kind
    for space in g.laid:
        if g.board[space] == tile:
            left -= 1
    return min(left, len(g.supply[seat]) + len(g.hand[seat]))
