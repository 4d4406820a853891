"""`ludoteka where`: the file and line of a card, class or verb, by its printed name in any language."""

import ast
import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from ..locale import LANGUAGES, find, fold, has, key_of, say
from .faults import Fault

PACKAGE: Final = Path(__file__).resolve().parent.parent
OTHERS: Final = ("bots", "kernel", "arena")


class Place:
    """A class or function in the sources."""

    def __init__(self, path: Path, line: int, name: str, is_class: bool) -> None:
        self.path = path
        self.line = line
        self.name = name
        self.is_class = is_class

    @property
    def game(self) -> str:
        """The game it belongs to; empty if it belongs to none."""
        parts = self.path.relative_to(PACKAGE).parts
        return parts[1] if len(parts) > 2 and parts[0] == "games" else ""

    def __str__(self) -> str:
        path = self.path
        if path.is_relative_to(Path.cwd()):
            path = path.relative_to(Path.cwd())
        return f"{path}:{self.line}"


def show_places(name: str) -> None:
    """Print `file:line` of everything so named, cards first; Fault, with near names, if there is nothing."""
    places = list(places_in("games"))
    found = cards_named(name, places)
    if not found:
        places += [place for part in OTHERS for place in places_in(part)]
        found = [place for place in places if fold(name) and fold(place.name) == fold(name)]
    if not found:
        near = near_names(name, places)
        raise Fault(f"nothing is named {name!r}" + (f"; near: {', '.join(near)}" if near else ""))
    for place in found:
        print(place)


def places_in(part: str) -> Iterator[Place]:
    """Every class, function and method of a package."""
    for path in sorted((PACKAGE / part).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                yield Place(path, node.lineno, node.name, isinstance(node, ast.ClassDef))


def cards_named(name: str, places: list[Place]) -> list[Place]:
    """The cards of this name in any language; several only where games share it."""
    found: list[Place] = []
    cards = [place for place in places if place.is_class and place.game]
    for game in dict.fromkeys(place.game for place in cards):
        own = {identity(place.name): place for place in cards if place.game == game}
        card = find(game, name, sorted(own))
        if card is not None:
            found.append(own[card])
    return found


def near_names(name: str, places: list[Place]) -> list[str]:
    """Names that may have been meant, as they are printed."""
    printed: dict[str, str] = {}
    for place in places:
        printed.setdefault(fold(place.name), place.name)
        key = key_of(place.game, identity(place.name))
        for language in LANGUAGES:
            if place.is_class and place.game and has(language, key):
                said = say(language, key)
                printed[fold(said)] = said
    return [printed[each] for each in get_close_matches(fold(name), printed, n=3)]


def identity(name: str) -> str:
    """The id of a class's card: ThroneRoom is throne_room."""
    return re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower()
