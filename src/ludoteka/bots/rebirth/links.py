"""How many tiles it still takes to link two castles or towers by a chain of own tiles, and through which spaces."""

from typing import Final

from ...games.rebirth.table import Table
from ...games.rebirth.tiles import COLOUR, EMPTY

FAR: Final = 99
CLOSED: Final = -1


class Links:
    """The cheapest chains between any two of some places: for each space the cheapest chain through it.

    `around` are the spaces beside each place; with none nothing is sought.
    """

    def __init__(self, g: Table, me: int, around: list[list[int]]) -> None:
        self.is_sought = len(around) > 0
        self.fewest = FAR
        self.through: list[int] = []
        if not self.is_sought:
            return
        size = g.layout.size
        cost = [tiles_for(g.board[space], me) for space in range(size)]
        self.steps = [FAR] * (2 * size)
        self.places = [CLOSED] * (2 * size)
        self.spread(g, cost, around)
        for space in range(size):
            both = self.steps[2 * space] + self.steps[2 * space + 1] - max(0, cost[space])
            self.through.append(both)
            self.fewest = min(self.fewest, both)

    def spread(self, g: Table, cost: list[int], around: list[list[int]]) -> None:
        """Find for each space its two nearest places, in waves of equal cost."""
        waves: list[list[int]] = [[] for _ in range(8)]
        many = len(around)
        for place, spaces in enumerate(around):
            for space in spaces:
                if cost[space] != CLOSED:
                    waves[cost[space]].append(space * many + place)
        near = g.layout.near
        for steps in range(7):
            wave = waves[steps]
            at = 0
            while at < len(wave):
                space, place = wave[at] // many, wave[at] % many
                at += 1
                if not self.settle(space, place, steps):
                    continue
                for other in near[space]:
                    if cost[other] != CLOSED and self.steps[2 * other + 1] == FAR:
                        waves[steps + cost[other]].append(other * many + place)

    def settle(self, space: int, place: int, steps: int) -> bool:
        """Note that a space is so far from a place, if the place is one of its two nearest."""
        first = 2 * space
        if self.steps[first] == FAR:
            self.steps[first] = steps
            self.places[first] = place
            return True
        if self.places[first] == place or self.steps[first + 1] != FAR:
            return False
        self.steps[first + 1] = steps
        self.places[first + 1] = place
        return True

    def fewest_with(self, space: int) -> int:
        """How many tiles it would take with a tile laid on an empty space."""
        return min(self.fewest, self.through[space] - 1)


def tiles_for(tile: int, me: int) -> int:
    """How many tiles it takes to have a space: none for an own one, one for an empty one, CLOSED for all others."""
    if tile == EMPTY:
        return 1
    return 0 if tile // COLOUR == me else CLOSED
