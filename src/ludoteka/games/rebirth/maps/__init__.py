"""Maps to play on: the two that are here, and any that a person writes down in the same format."""

from importlib.resources import files
from typing import Final

from ....kernel.errors import OptionError, listed
from .checks import check
from .layout import RULES, SEA, SIDE, Layout
from .reading import FIRST, LARGEST, MapError, decode, parse

__all__ = ["FIRST", "LARGEST", "Layout", "MapError", "NAMES", "decode", "is_text", "named", "read"]

NAMES: Final = ["scotland", "ireland"]
_named: Final[dict[str, Layout]] = {}


def named(name: str) -> Layout:
    """One of the two maps that are here; OptionError for another name."""
    if name not in NAMES:
        raise OptionError(f"unknown map {name!r}; known: {listed(NAMES)}")
    if name not in _named:
        _named[name] = read(files(__name__).joinpath(f"{name}.txt").read_text(encoding="utf-8"))
    return _named[name]


def is_text(value: str) -> bool:
    """Whether this is meant as the text of a map, rather than as a name: it has several lines, or begins as a map."""
    return "\n" in value.strip() or "\r" in value.strip() or value.lstrip("\ufeff").lstrip().startswith(FIRST)


def read(text: str) -> Layout:
    """The map in a text, as docs/maps.md describes it; MapError for the first check that it breaks."""
    sheet = parse(text)
    check(sheet)
    width = max([place % SIDE for place in sheet.cells]) + 1
    tokens = [[sheet.cells.get(row * SIDE + c, SEA) for c in range(width)] for row in range(len(sheet.row_lines))]
    head = sheet.head
    return Layout(head["name"], RULES.index(head["rules"]), head["layout"] == "own", tokens, sheet.names)
