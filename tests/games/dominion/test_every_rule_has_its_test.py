"""No card goes without tests that bear its name, and the box is complete."""

import pytest

from tests.games.dominion.talk import GAME
from tests.games.rulings import names_of_tests, numbers_of

TESTS = names_of_tests("dominion")
NUMBERS = numbers_of("dominion")
CARDS = sorted({option.args[0] for option in GAME.actions if option.verb == "buy"})
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
