"""The action space, the same for every map, and the options a game is started with."""

from typing import Any, Final

from ...kernel.options import Actions, SeatSetting, Setting, Verb
from . import maps
from .cards import GOAL_NAMES
from .maps import Layout
from .maps.layout import SIDE, hex_of
from .tiles import NAMES

LAY: Final = 0
TAKE: Final = 1024
TOWER: Final = 1030
DOUBLE: Final = 1056
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def action_space() -> Actions:
    """Every option that Rebirth knows."""
    return Actions(
        [
            (LAY, Verb("lay", ("space",), "board"), [(hex_of(place),) for place in range(SIDE * SIDE)]),
            (TAKE, Verb("take", ("tile",), "hand"), [(name,) for name in NAMES]),
            (TOWER, Verb("tower", ("tower",), "board"), [(letter,) for letter in LETTERS]),
            (DOUBLE, Verb("double", ("goal",), "goals"), [(name,) for name in GOAL_NAMES]),
        ]
    )


# Before a game

KEPT: Final = 64
_kept: Final[dict[str, Layout]] = {}


def settings(most: int) -> list[Setting]:
    """What can be chosen before a game."""
    return [MapSetting(), SeatSetting("first", most)]


def layout_of(value: str) -> Layout:
    """The map that a setting in its plain form names or holds."""
    if value in maps.NAMES:
        return maps.named(value)
    if value not in _kept:
        if len(_kept) >= KEPT:
            _kept.clear()
        _kept[value] = maps.read(value)
    return _kept[value]


class MapSetting(Setting):
    """The map: one of the two that are here by name, or any other as the whole text of a map file."""

    def __init__(self) -> None:
        super().__init__("map", "map", list(maps.NAMES), maps.NAMES[0])

    def read(self, value: Any, seats: int) -> Any:
        if not isinstance(value, str) or not maps.is_text(value):
            if isinstance(value, str) and value.strip().lower() in self.values:
                return value.strip().lower()
            allowed = [*self.values, f"the text of a map (docs/maps.md), which begins with {maps.FIRST!r}"]
            raise self.refuse(value if len(str(value)) < len(maps.FIRST) * 4 else "this text", allowed)
        text = maps.read(value).text
        for name in self.values:
            if text == maps.named(name).text:
                return name
        return text

    def to_json(self) -> dict[str, Any]:
        """The setting with the texts of the maps that have names."""
        return {**super().to_json(), "texts": {name: maps.named(name).text for name in self.values}}
