"""A change of season or year: libraries first, then Figrim and the Hourglass, players in turn order."""

from typing import ClassVar

from ...kernel.frames import Frame
from .effects import TakeEnergy
from .names import FIGRIM, HOURGLASS
from .table import Table


def after_move(g: Table, changed: bool) -> None:
    """What the season marker's new place calls for."""
    if not changed:
        return
    g.take_libraries()
    for seat in g.in_turn_order():
        if FIGRIM in g.play[seat] or HOURGLASS in g.play[seat]:
            g.then(ChangeOfSeason(seat))


class ChangeOfSeason(Frame[Table]):
    """One player's cards that work at a change of season; in which order makes no difference."""

    __match_args__: ClassVar[tuple[str, ...]] = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def run(self, g: Table) -> None:
        me = self.me
        for _ in range(g.count(me, FIGRIM)):
            for them in g.others(me):
                g.give_crystals(them, me, 1)
        for _ in range(g.count(me, HOURGLASS)):
            g.then(TakeEnergy(me, 1, HOURGLASS))
