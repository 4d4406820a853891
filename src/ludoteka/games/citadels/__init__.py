"""Citadels, 2016 and 2021 editions: 2 to 8 players, 27 characters, 54 basic and 30 unique districts."""

from typing import Any, ClassVar, Final

from ...kernel.codec import frame_classes_in
from ...kernel.game import Game
from ...kernel.luck import Luck
from . import abilities, building, draft, effects, position, rank_eight, sets, turn, words
from .district import COST, TYPE
from .names import CHARACTER_NAMES, DISTRICT_NAMES, TYPES, rank_of
from .table import STREAMS, Table


class Citadels(Game):
    """The rules of Citadels."""

    name: ClassVar[str] = "citadels"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 8
    longest: ClassVar[int] = 10_000

    def blank(self, seats: int, seed: int | str, settings: dict[str, Any]) -> Table:
        return Table(self, seats, settings, seed, Luck(seed, STREAMS))

    def begin(self, state: Any) -> None:
        turn.begin(state)

    def read_options(self, seats: Any, options: dict[str, Any]) -> dict[str, Any]:
        return sets.check_together(seats, super().read_options(seats, options))

    def catalogue(self) -> dict[str, dict[str, Any]]:
        """The rank of each character; cost and type of each district."""
        numbers: dict[str, dict[str, Any]] = {}
        for character, name in enumerate(CHARACTER_NAMES):
            numbers[name] = {"rank": rank_of(character) + 1}
        for district, name in enumerate(DISTRICT_NAMES):
            numbers[name] = {"cost": COST[district], "kinds": [TYPES[TYPE[district]]]}
        return numbers

    def position(self, description: Any, listen: bool = False) -> Table:
        return position.set_up(self, description, listen)


GAME: Final = Citadels(
    words.action_space(),
    sets.settings(8),
    frame_classes_in([abilities, building, draft, effects, rank_eight, turn]),
)
