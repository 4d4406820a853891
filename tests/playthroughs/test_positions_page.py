"""The examples of docs/positions.md, told again and compared word for word."""

import re
from pathlib import Path

import pytest

import ludoteka
from tests.playthroughs.render import RULE, render

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
EXAMPLES = re.findall(r"^### (\d+)\. (.*?)\n\n```yaml\n(.*?)```\n\n```text\n(.*?)```", PAGE.read_text(), re.M | re.S)


@pytest.mark.parametrize(
    ("title", "position", "play"), [each[1:] for each in EXAMPLES], ids=[each[1] for each in EXAMPLES]
)
def test_an_example_goes_as_it_is_written(title: str, position: str, play: str) -> None:
    text = RULE.join([title + "\n", position, play])

    assert render(text) == text


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_game_has_six_examples(name: str) -> None:
    assert sum(f"game: {name}\n" in position for _, _, position, _ in EXAMPLES) >= 6
