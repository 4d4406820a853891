"""Ludoteka: four modern tabletop games, with their whole rules, on one small engine."""

from typing import Any

from .games import games, load
from .kernel.errors import (
    IllegalChoice,
    LudotekaError,
    OptionError,
    PositionError,
    RecordError,
    RulesBug,
    UnknownGame,
)
from .kernel.game import Game
from .kernel.luck import Luck
from .kernel.options import Option
from .kernel.record import Record
from .kernel.state import State

__version__ = "0.1.0"

__all__ = [
    "Game",
    "IllegalChoice",
    "LudotekaError",
    "Luck",
    "Option",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "RulesBug",
    "State",
    "UnknownGame",
    "compiled",
    "games",
    "load",
    "read_record",
]


def read_record(data: Any) -> Record:
    """The record in JSON-able data; RecordError names the wrong field, UnknownGame the games there are."""
    return Record.from_json(data, load)


def compiled() -> bool:
    """Whether the engine runs as compiled code (mypyc) rather than interpreted."""
    from .kernel import state

    return not str(state.__file__).endswith(".py")
