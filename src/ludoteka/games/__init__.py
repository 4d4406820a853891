"""The games by name; each is loaded when it is first asked for."""

from importlib import import_module
from typing import Any

from ..kernel.errors import UnknownGame, listed
from ..kernel.game import Game

NAMES = (
    "citadels",
    "dominion",
    "rebirth",
    "seasons",
)


def games() -> list[str]:
    """The names of all games."""
    return list(NAMES)


def load(name: Any) -> Game:
    """The game of this name; UnknownGame, which lists the names, if there is none."""
    if name not in NAMES:
        raise UnknownGame(f"unknown game {name!r}; known: {listed(games())}")
    game: Game = import_module(f"{__package__}.{name}").GAME
    return game
