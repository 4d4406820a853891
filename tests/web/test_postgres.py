"""The same laws on a PostgreSQL; collected where one can be started."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ludoteka.web.store import METADATA, Store
from tests.web import test_servers as laws
from tests.web.machines import postgres
from tests.web.playing import PERSON, Server, at_random, play_on, serving, settings

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("postgres") / "own") as url:
        yield url


@pytest.fixture
def pair(tmp_path: Path, database: str) -> Iterator[tuple[Server, Server]]:
    wanted = settings(tmp_path, database=database)
    with serving(wanted) as one, serving(wanted) as two:
        yield one, two


def test_servers_that_start_at_once_bring_the_database_up_to_date_once(database: str) -> None:
    stores = [Store(database) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(Store.prepare, stores))

    with stores[0].engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    for store in stores:
        store.close()


@pytest.mark.parametrize(
    "law",
    [
        laws.test_what_one_server_accepts_the_other_shows,
        laws.test_joining_and_beginning_may_happen_at_different_servers,
        laws.test_of_two_servers_that_accept_the_same_move_one_wins,
        laws.test_there_is_one_rematch_whoever_asks_for_it,
        laws.test_bots_of_one_table_move_once_though_two_servers_move_them,
    ],
)
def test_two_servers_on_one_postgresql(pair: tuple[Server, Server], law: Callable[[Any], None]) -> None:
    law(pair)


def test_the_loser_of_a_race_is_stale(pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch) -> None:
    laws.test_the_loser_of_a_race_for_the_store_is_stale_and_shows_the_other_move(pair, monkeypatch)


def test_a_game_is_played_to_its_end(pair: tuple[Server, Server]) -> None:
    one, _ = pair
    anna, watcher = one.table(
        {"kind": "person", "name": "Zażółć Őrült"}, {"kind": "bot", "bot": "random"}, options={"first": "0"}
    )
    one.skip(anna, 20)

    play_on([anna], at_random(1))

    assert watcher.record().status_code == 200
    assert one.create(PERSON, {"kind": "open"}).status_code == 201
