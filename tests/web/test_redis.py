"""Servers joined by a Redis; collected where one can be started."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka.web import ServeError, serve
from tests.web.machines import redis
from tests.web.playing import OTHER, PERSON, Player, serving, settings

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis(tmp_path_factory.mktemp("redis") / "own") as found:
        yield found


def test_what_happens_at_one_server_is_told_live_at_the_other(tmp_path: Path, url: str) -> None:
    wanted = settings(tmp_path, redis=url)
    with serving(wanted) as one, serving(wanted) as two:
        anna, bela, _ = one.table(PERSON, OTHER, options={"first": "0"})
        with Player(two, bela.table, bela.key).live() as live:
            live.hear("state")
            anna.choose(0, "play copper")
            assert live.hear("step")["version"] == 1
            anna.undo(1)
            assert live.hear("state")["version"] == 2


def test_a_redis_that_is_not_there_is_said_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match="Redis cannot be reached"):
        serve(port=0, data=tmp_path, redis="redis://127.0.0.1:1/0")
