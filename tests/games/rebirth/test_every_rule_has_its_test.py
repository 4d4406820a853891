"""No rule, example, ruling, mission, goal or marker goes without a test that bears its name."""

import re
from pathlib import Path

import pytest

from ludoteka.games.rebirth import towers
from ludoteka.games.rebirth.cards import GIFTS, GOAL_NAMES, MISSIONS, OF_CASTLES, OF_CATHEDRALS

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "rebirth.md"
TESTS = re.findall(r"^def (test_\w+)", "\n".join(path.read_text() for path in sorted(HERE.glob("test_*.py"))), re.M)
NUMBERS = re.findall(r"^\| ([SIER]\d+) \|", RULINGS.read_text(), re.M)
MISSION_NAMES = [mission.name for mission in [*MISSIONS, OF_CASTLES, OF_CATHEDRALS, GIFTS]]
PIECES = [
    *[f"mission_{name}" for name in MISSION_NAMES],
    *[f"goal_{name}" for name in GOAL_NAMES],
    *[f"marker_{name}" for name in towers.NAMES],
]


def test_all_rules_are_numbered() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) == 34 + 17 + 18 + 29
    assert len(PIECES) == 11 + 12 + 6


@pytest.mark.parametrize("number", NUMBERS)
def test_every_rule_has_its_test(number: str) -> None:
    assert [name for name in TESTS if name.startswith(f"test_{number.lower()}_")]


@pytest.mark.parametrize("piece", PIECES)
def test_every_card_and_marker_has_its_test(piece: str) -> None:
    assert [name for name in TESTS if name.startswith(f"test_{piece}")]


def test_no_test_bears_a_number_that_is_none() -> None:
    tested = set(re.findall(r"^test_([sier]\d+)_", "\n".join(TESTS), re.M))

    assert tested == {number.lower() for number in NUMBERS}
