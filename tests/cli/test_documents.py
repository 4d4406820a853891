"""What the README shows of the command line is what it prints."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteka.cli import app

ROOT = Path(__file__).resolve().parents[2]
COMMAND = re.compile(r"^\$ ludoteka ([^#\n]*)(?:#.*)?\n((?:(?!\$ |```).*\n)*)", flags=re.MULTILINE)
PASSING = re.compile(r"^[\d,]+ games, .*$|(?<=\.py):\d+$", flags=re.MULTILINE)


def shown(document: str) -> dict[str, str]:
    """The commands in a document that have an output there, with it."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return {command.strip(): output for command, output in COMMAND.findall(text) if output.strip()}


def plain(text: str) -> list[str]:
    """The lines without spaces at their ends, without how long it took, and without line numbers in sources."""
    return [line.rstrip() for line in PASSING.sub("", text).strip().splitlines()]


@pytest.mark.parametrize("command", ["sim", "where"])
def test_the_readme_shows_the_real_output(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("LUDOTEKA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    ((words, output),) = [(words, output) for words, output in shown("README.md").items() if words.startswith(command)]

    result = CliRunner().invoke(app, shlex.split(words))

    assert result.exit_code == 0
    assert plain(result.stdout) == plain(output)


@pytest.mark.parametrize("document", ["README.md", "docs/play.md", "docs/maps.md"])
def test_every_option_named_in_a_document_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    calls = re.findall(r"^(?:\$ )?ludoteka (\w+)([^#\n]*)", text, flags=re.MULTILINE)
    assert calls

    for command, rest in calls:
        known = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200"})
        assert known.exit_code == 0
        for option in re.findall(r"--[a-z]+", rest):
            assert option in known.stdout
