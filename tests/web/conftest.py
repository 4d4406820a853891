"""A server for each module of tests, and one for each test that asks for its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.machines import has_postgres, has_redis
from tests.web.playing import Server, serving, settings

collect_ignore = [
    *([] if has_postgres() else ["test_postgres.py"]),
    *([] if has_redis() else ["test_redis.py"]),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings(tmp_path_factory.mktemp("server"))) as running:
        yield running
