"""No character or district goes without tests that bear its name, and the box is complete."""

import pytest

from ludoteka.games.citadels.names import BASICS, CHARACTER_NAMES, DISTRICT_NAMES
from tests.games.rulings import names_of_tests, numbers_of

TESTS = names_of_tests("citadels")
NUMBERS = numbers_of("citadels")


def test_the_box_is_complete() -> None:
    assert len(CHARACTER_NAMES) == 27
    assert (BASICS, len(DISTRICT_NAMES) - BASICS) == (17, 30)
    assert len(NUMBERS) == len(set(NUMBERS)) == 23 + 107


@pytest.mark.parametrize("card", [*CHARACTER_NAMES, *DISTRICT_NAMES[BASICS:]])
def test_every_character_and_unique_district_has_its_tests(card: str) -> None:
    assert [name for name in TESTS if name.startswith(f"test_{card}_")]
