"""Short readable games, told again from their choices and compared word for word."""

from pathlib import Path

import pytest

from tests.playthroughs.render import render

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_playthrough_is_told_again_word_for_word(path: Path) -> None:
    text = path.read_text()

    assert render(text) == text


def test_a_playthrough_that_says_something_else_is_noticed() -> None:
    text = FILES[0].read_text()
    told = next(line for line in text.splitlines() if line.startswith("    draw"))

    assert render(text.replace(told, told + " or so")) != text.replace(told, told + " or so")
