"""No numbered rule, ruling or case of any game goes without a test that bears its number."""

import re

import pytest

import ludoteka
from tests.games.rulings import names_of_tests, numbers_of

NUMBERED = [(game, number) for game in ludoteka.games() for number in numbers_of(game)]
TESTS = {game: names_of_tests(game) for game in ludoteka.games()}


@pytest.mark.parametrize(("game", "number"), NUMBERED)
def test_every_ruling_has_its_test(game: str, number: str) -> None:
    beginnings = tuple(f"test_{kind}{number.lower()}_" for kind in ("", "edge_", "ruling_"))

    assert [name for name in TESTS[game] if name.startswith(beginnings)]


@pytest.mark.parametrize("game", ludoteka.games())
def test_every_numbered_test_is_about_a_ruling_that_is_written_down(game: str) -> None:
    tested = set(re.findall(r"^test_(?:edge_|ruling_)?([a-z]?\d+)_", "\n".join(TESTS[game]), re.M))

    assert tested == {number.lower() for number in numbers_of(game)}
