"""`ludoteka where`: the file and line of a card, place, class or verb, by its printed name in any language."""

import ast
import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from ..locale import LANGUAGES, find, fold, name_of
from .faults import Fault

PACKAGE: Final = Path(__file__).resolve().parent.parent
OTHERS: Final = ("bots", "kernel", "arena")


CARD: Final = re.compile(r'"id": "(\w+)"')
NAMED_ON_MAP: Final = re.compile(r"^[1-4CKT][A-Za-z] (.+)")


class Place:
    """Where something stands in the sources; a card is a class, or a line where names or data are listed."""

    def __init__(self, path: Path, line: int, name: str, is_card: bool) -> None:
        self.path = path
        self.line = line
        self.name = name
        self.is_card = is_card

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
        places += list(listed_in_games())
        found = cards_named(name, places) or [place for place in places_on_maps() if fold(place.name) == fold(name)]
    if not found:
        places += [place for part in OTHERS for place in places_in(part)]
        found = [place for place in places if fold(name) and fold(place.name) == fold(name)]
    if not found:
        near = near_names(name, [*places, *places_on_maps()])
        raise Fault(f"nothing is named {name!r}" + (f"; near: {', '.join(near)}" if near else ""))
    for place in found:
        print(place)


def places_in(part: str) -> Iterator[Place]:
    """Every class, function and method of a package."""
    for path in sorted((PACKAGE / part).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                yield Place(path, node.lineno, node.name, isinstance(node, ast.ClassDef))


def listed_in_games() -> Iterator[Place]:
    """The cards that are data, and whatever stands in a list of names."""
    for path in sorted((PACKAGE / "games").rglob("cards.json")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for card in CARD.findall(line):
                yield Place(path, number, card, True)
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and "NAMES" in ast.unparse(node.target):
                for each in ast.walk(node):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value.isidentifier():
                        yield Place(path, each.lineno, each.value, True)


def places_on_maps() -> Iterator[Place]:
    """Castles, cathedrals, towers and settlements on the maps that come with the games."""
    for path in sorted((PACKAGE / "games").rglob("maps/*.txt")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for name in NAMED_ON_MAP.findall(line):
                yield Place(path, number, name, False)


def cards_named(name: str, places: list[Place]) -> list[Place]:
    """The cards of this name in any language; several only where games share it, none for a blank."""
    found: list[Place] = []
    if not fold(name):
        return found
    cards = [place for place in places if place.is_card and place.game]
    for game in dict.fromkeys(place.game for place in cards):
        own = {identity(place.name): place for place in reversed(cards) if place.game == game}
        card = find(game, name, sorted(own))
        if card is not None:
            found.append(own[card])
    return found


def near_names(name: str, places: list[Place]) -> list[str]:
    """Names that may have been meant, as they are printed."""
    printed: dict[str, str] = {}
    for place in places:
        printed.setdefault(fold(place.name), place.name)
        for language in LANGUAGES if place.is_card and place.game else ():
            said = name_of(language, place.game, identity(place.name))
            if said is not None:
                printed[fold(said)] = said
    return [printed[each] for each in get_close_matches(fold(name), printed, n=3)]


def identity(name: str) -> str:
    """The id of a class's card: ThroneRoom is throne_room."""
    return re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower()
