"""The examples of docs/bots.md run, and its table names the bots that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.bots import bot_names

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_page_has_its_examples() -> None:
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs_and_prints_something(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "docs/bots.md", "exec"), {"__name__": "example"})

    assert capsys.readouterr().out.strip()


def test_the_example_bot_wins_against_chance(capsys: pytest.CaptureFixture[str]) -> None:
    example = next(text for text in EXAMPLES if "class " in text)

    exec(compile(example, "docs/bots.md", "exec"), {"__name__": "example"})

    assert capsys.readouterr().out.strip().endswith("(0,)")


def test_the_page_names_every_bot_of_dominion_in_order() -> None:
    named = re.findall(r"^\| `([a-z-]+)` \|", PAGE, flags=re.MULTILINE)

    assert list(dict.fromkeys(named))[: len(bot_names("dominion"))] == bot_names("dominion")
