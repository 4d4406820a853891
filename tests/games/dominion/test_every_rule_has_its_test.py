"""No card, ruling or numbered case goes without a test that bears its name."""

import re
from pathlib import Path

import pytest

from tests.games.dominion.talk import GAME

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "dominion.md"
TESTS = re.findall(r"^def (test_\w+)", "\n".join(path.read_text() for path in sorted(HERE.glob("test_*.py"))), re.M)
CARDS = sorted({option.args[0] for option in GAME.actions if option.verb == "buy"})
NUMBERS = re.findall(r"^\| (R?\d+) \|", RULINGS.read_text(), re.M)
TREASURES = {"copper", "silver", "gold"}
POINTS = {"estate", "duchy", "province"}


def test_there_are_thirty_two_cards_and_all_rulings() -> None:
    assert len(CARDS) == 32
    assert len(NUMBERS) == len(set(NUMBERS)) == 13 + 79


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_its_tests(card: str) -> None:
    words = [f"test_{card}_"]
    words += ["test_treasure_"] if card in TREASURES else []
    words += ["test_victory_card_", "test_base_card_"] if card in POINTS else []

    found = [name for name in TESTS if any(name.startswith(word) for word in words)]

    assert found


@pytest.mark.parametrize("number", NUMBERS)
def test_every_ruling_has_its_test(number: str) -> None:
    kind = "ruling" if number.startswith("R") else "edge"

    assert [name for name in TESTS if name.startswith(f"test_{kind}_{number.lower()}_")]


def test_every_numbered_test_is_about_a_ruling_that_is_written_down() -> None:
    tested = set(re.findall(r"^test_(?:edge|ruling)_(r?\d+)_", "\n".join(TESTS), re.M))

    assert tested == {number.lower() for number in NUMBERS}
