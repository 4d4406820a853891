"""The clan: lays each tile where it is worth most, in points now and for the rest of the game."""

from typing import Final, cast

from ...games.rebirth import towers
from ...games.rebirth.table import Table
from ...games.rebirth.turn import DoubleGoal, LayTile, TakeTile, UseTowers, letter_of
from ...games.rebirth.words import DOUBLE, LAY, TAKE, TOWER
from ...kernel.state import State
from .aims import chance_of
from .worth import Outlook

# Which towers work first: a secret goal may change which goal is doubled

ORDER: Final = (4, 3, 0, 5, 1, 2)


class Clan:
    """Answers every question of the game by what it brings, in points."""

    def choose(self, state: State, seat: int) -> int:
        """The code of the option taken."""
        g = cast(Table, state)
        place = g.place(seat)
        question = g.waiting[place]
        codes = g.waiting_codes[place]
        if len(codes) == 1:
            return codes[0]
        if isinstance(question, LayTile):
            return self.lay(g, seat, codes)
        if isinstance(question, TakeTile):
            return self.take(g, seat, codes)
        if isinstance(question, DoubleGoal):
            return self.double(g, seat, codes)
        if isinstance(question, UseTowers):
            return self.tower(g, codes)
        return codes[0]

    def lay(self, g: Table, me: int, codes: list[int]) -> int:
        """The space on which the tile in hand is worth most."""
        return best_space(Outlook(g, me), g.hand[me][0], codes)[0]

    def take(self, g: Table, me: int, codes: list[int]) -> int:
        """The tile that is worth most on its best space."""
        outlook = Outlook(g, me)
        best = codes[0]
        most = 0.0
        for code in codes:
            spaces = g.free_for(code - TAKE)
            if not spaces:
                continue
            worth = best_space(outlook, code - TAKE, spaces)[1]
            if code == codes[0] or worth > most:
                best = code
                most = worth
        return best

    def double(self, g: Table, me: int, codes: list[int]) -> int:
        """The open goal that promises most points."""
        goals = Outlook(g, me).goals
        best = codes[0]
        most = -1.0
        for place, goal in enumerate(goals.cards):
            promised = goals.points[place] * chance_of(goals.needs[place], goals.turns)
            if DOUBLE + goal in codes and promised > most:
                best = DOUBLE + goal
                most = promised
        return best

    def tower(self, g: Table, codes: list[int]) -> int:
        """The tower that works next."""
        best = codes[0]
        first = towers.THREE_POINTS + 1
        for site, marker in enumerate(g.marker):
            code = TOWER + letter_of(g, site)
            if code in codes and ORDER[marker] < first:
                best = code
                first = ORDER[marker]
        return best


def best_space(outlook: Outlook, kind: int, codes: list[int]) -> tuple[int, float]:
    """The code of the space on which a tile is worth most, and what it is worth; the first of equals."""
    space_at = outlook.g.layout.space_at
    best = codes[0]
    most = outlook.value(space_at[codes[0] - LAY], kind)
    for code in codes[1:]:
        worth = outlook.value(space_at[code - LAY], kind)
        if worth > most:
            best = code
            most = worth
    return best, most
