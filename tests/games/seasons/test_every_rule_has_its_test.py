"""No card goes without tests that bear its name, and the box is complete."""

import pytest

from ludoteka.games.seasons.names import NUMBER
from tests.games.rulings import names_of_tests, numbers_of

TESTS = names_of_tests("seasons")
NUMBERS = numbers_of("seasons")


def test_there_are_fifty_cards_and_all_rulings() -> None:
    assert len(NUMBER) == 50
    assert len(NUMBERS) == len(set(NUMBERS)) == 24 + 40


@pytest.mark.parametrize("card", NUMBER)
def test_every_card_has_its_tests(card: str) -> None:
    assert [name for name in TESTS if name.startswith(f"test_{card}_")]
