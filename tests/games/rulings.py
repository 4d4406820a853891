"""The names of each game's tests, and the numbers of the rules and rulings that are written down for it."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULINGS = HERE.parents[1] / "docs" / "rulings"


def names_of_tests(game: str) -> list[str]:
    """The names of all tests of a game."""
    files = sorted((HERE / game).glob("test_*.py"))
    return re.findall(r"^def (test_\w+)", "\n".join(path.read_text() for path in files), re.M)


def numbers_of(game: str) -> list[str]:
    """The numbers of a game's rules, rulings and cases, such as R3, S12 and 40."""
    return re.findall(r"^\| ([A-Z]?\d+) \|", (RULINGS / f"{game}.md").read_text(), re.M)
