"""No card, ruling or numbered case goes without a test that bears its name."""

import re
from pathlib import Path

import pytest

from ludoteka.games.seasons.names import NUMBER

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "seasons.md"
TESTS = re.findall(r"^def (test_\w+)", "\n".join(path.read_text() for path in sorted(HERE.glob("test_*.py"))), re.M)
NUMBERS = re.findall(r"^\| (R?\d+) \|", RULINGS.read_text(), re.M)


def test_there_are_fifty_cards_and_all_rulings() -> None:
    assert len(NUMBER) == 50
    assert len(NUMBERS) == len(set(NUMBERS)) == 24 + 40


@pytest.mark.parametrize("card", NUMBER)
def test_every_card_has_its_tests(card: str) -> None:
    assert [name for name in TESTS if name.startswith(f"test_{card}_")]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_ruling_has_its_test(number: str) -> None:
    kind = "ruling" if number.startswith("R") else "edge"

    assert [name for name in TESTS if name.startswith(f"test_{kind}_{number.lower()}_")]


def test_every_numbered_test_is_about_a_ruling_that_is_written_down() -> None:
    tested = set(re.findall(r"^test_(?:edge|ruling)_(r?\d+)_", "\n".join(TESTS), re.M))

    assert tested == {number.lower() for number in NUMBERS}
