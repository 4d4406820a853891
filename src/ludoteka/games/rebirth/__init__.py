"""Rebirth: 2 to 4 players on maps of Scotland and Ireland, or on any map of either kind."""

from typing import Any, ClassVar, Final

from ...kernel.codec import frame_classes_in
from ...kernel.game import Game
from ...kernel.luck import Luck
from . import position, turn, words
from .cards import GIFTS, GOALS, MISSIONS, OF_CASTLES, OF_CATHEDRALS
from .table import STREAMS, Table


class Rebirth(Game):
    """The rules of Rebirth."""

    name: ClassVar[str] = "rebirth"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    longest: ClassVar[int] = 1_000

    def blank(self, seats: int, seed: int | str, settings: dict[str, Any]) -> Table:
        g = Table(self, seats, settings, seed, Luck(seed, STREAMS))
        g.lay_out(words.layout_of(settings["map"]))
        return g

    def begin(self, state: Any) -> None:
        turn.begin(state)

    def catalogue(self) -> dict[str, dict[str, Any]]:
        """Points of missions and goals, and which of them are our own and not printed."""
        numbers: dict[str, dict[str, Any]] = {}
        for mission in [*MISSIONS, OF_CASTLES, OF_CATHEDRALS, GIFTS]:
            numbers[mission.name] = {"points": mission.points, "own": mission.own, "printed": mission.printed}
        for goal in GOALS:
            numbers[goal.name] = {"high": goal.high, "low": goal.low, "own": goal.own}
        return numbers

    def position(self, description: Any, listen: bool = False) -> Table:
        return position.set_up(self, description, listen)


GAME: Final = Rebirth(words.action_space(), words.settings(4), frame_classes_in([turn]))
