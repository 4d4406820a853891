"""A server for each module of tests, and one for each test that asks for its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.playing import Server, serving, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
