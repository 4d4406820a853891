"""The script in docs/server.md plays a whole game."""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from ludoteka.web.errors import STATUS
from tests.web.playing import Server

DOCUMENT = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def test_the_script_plays_a_game_to_its_end(server: Server) -> None:
    script = re.findall(r"```python\n(.*?)```", DOCUMENT, flags=re.DOTALL)[0]
    said = io.StringIO()

    names: dict[str, Any] = {}
    with redirect_stdout(said):
        exec(compile(script.replace("http://127.0.0.1:8000", server.address), "server.md", "exec"), names)
    names["http"].close()

    assert re.fullmatch(r"\[-?\d+, -?\d+\] [0-9a-f]{32}\n", said.getvalue())


@pytest.mark.parametrize("code", list(STATUS))
def test_every_code_is_listed_with_its_status(code: str) -> None:
    rows = re.findall(r"^\| ([0-9, ]+) \| (.*) \|$", DOCUMENT, flags=re.MULTILINE)

    assert [row for row in rows if f"`{code}`" in row[1] and str(STATUS[code]) in row[0]]
