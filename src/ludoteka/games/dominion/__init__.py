"""Dominion, first edition: 2 to 4 players, 25 kingdom cards."""

from typing import Any, ClassVar, Final

from ...kernel.codec import frame_classes_in
from ...kernel.game import Game
from ...kernel.luck import Luck
from . import basics, effects, kingdom, position, turn, words
from .card import CARDS, COINS
from .table import STREAMS, Table


class Dominion(Game):
    """The rules of Dominion."""

    name: ClassVar[str] = "dominion"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    longest: ClassVar[int] = 3_000

    def blank(self, seats: int, seed: int | str, settings: dict[str, Any]) -> Table:
        return Table(self, seats, settings, seed, Luck(seed, STREAMS))

    def begin(self, state: Any) -> None:
        turn.begin(state)

    def catalogue(self) -> dict[str, dict[str, Any]]:
        """Cost and kinds of each card, and a Treasure's coins."""
        numbers: dict[str, dict[str, Any]] = {}
        for card in CARDS:
            numbers[card.name] = {"cost": card.cost, "kinds": list(card.kinds)}
            if "treasure" in card.kinds:
                numbers[card.name]["coins"] = COINS[card.id]
        return numbers

    def position(self, description: Any, listen: bool = False) -> Table:
        return position.set_up(self, description, listen)


GAME: Final = Dominion(
    words.action_space(),
    words.settings(4),
    frame_classes_in([basics, effects, kingdom, turn]),
)
