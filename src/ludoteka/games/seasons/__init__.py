"""Seasons, second edition: 2 to 4 players, 50 Power cards, 20 season dice."""

from typing import Any, ClassVar, Final

from ...kernel.codec import frame_classes_in
from ...kernel.game import Game
from ...kernel.luck import Luck
from . import activations, catalogue, effects, familiars, magic_items, position, prelude, season, summoning, turn, words
from .table import STREAMS, Table


class Seasons(Game):
    """The rules of Seasons."""

    name: ClassVar[str] = "seasons"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    longest: ClassVar[int] = 5_000

    def blank(self, seats: int, seed: int | str, settings: dict[str, Any]) -> Table:
        g = Table(self, seats, settings, seed, Luck(seed, STREAMS))
        g.lay_out()
        return g

    def begin(self, state: Any) -> None:
        prelude.begin(state)
        state.then(turn.StartRound())

    def catalogue(self) -> dict[str, dict[str, Any]]:
        """What is printed on each Power card."""
        return catalogue.catalogue()

    def position(self, description: Any, listen: bool = False) -> Table:
        return position.set_up(self, description, listen)


GAME: Final = Seasons(
    words.action_space(),
    words.settings(4),
    frame_classes_in([activations, effects, familiars, magic_items, prelude, season, summoning, turn]),
)
