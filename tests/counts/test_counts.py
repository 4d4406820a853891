"""Counts the ways in which a position can go on, and compares them with the numbers written down in the count files."""

from pathlib import Path
from typing import Any

import pytest
import yaml

import ludoteka

HERE = Path(__file__).parent
CASES = [
    pytest.param(path.stem, entry["position"], entry["counts"], id=f"{path.stem}: {entry['name']}")
    for path in sorted(HERE.glob("*.yaml"))
    for entry in yaml.safe_load(path.read_text())
]


def continuations(state: Any, depth: int) -> int:
    """How many different sequences of so many choices there are; a game that ends earlier counts as one."""
    if depth == 0 or state.over:
        return 1
    found = 0
    for seat in state.to_move:
        for code in state.codes(seat):
            after = state.clone()
            after.choose(code, seat)
            found += continuations(after, depth - 1)
    return found


@pytest.mark.parametrize(("game", "position", "counts"), CASES)
def test_a_position_goes_on_in_as_many_ways_as_written_down(game: str, position: Any, counts: dict[int, int]) -> None:
    state = ludoteka.load(game).position(position)

    assert {depth: continuations(state, depth) for depth in counts} == counts
