"""The store: its forms, and databases that it cannot use."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from ludoteka.web.errors import Refused
from ludoteka.web.migrations import config
from ludoteka.web.store import (
    CHOICE,
    HEAD,
    LATELY,
    METADATA,
    PLAYING,
    WAITING,
    Entry,
    Row,
    Seat,
    Store,
    StoreError,
    Taken,
    now,
)


def new_store(folder: Path) -> Store:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    store.prepare()
    return store


def row(name: str = "brave-otter-41") -> Row:
    return Row(
        name,
        "dominion",
        1,
        {"first": "0"},
        (Seat("person", "Ő", None, "hash"), Seat("bot", "B", "random")),
        0,
        "s",
        PLAYING,
    )


def test_the_newest_form_is_the_one_that_the_code_expects(tmp_path: Path) -> None:
    store = new_store(tmp_path)

    assert ScriptDirectory.from_config(config()).get_heads() == [HEAD]
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_a_database_is_brought_up_to_date_once(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    store.add(row())
    store.prepare()

    assert store.read("brave-otter-41") is not None
    store.close()


def test_a_table_is_read_as_it_was_kept(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    store.add(row())
    entries = [Entry(number, 0, CHOICE, f"buy {number}") for number in (1, 2, 3)]
    for entry in entries:
        store.append("brave-otter-41", entry, over=entry.number == 3)

    found = store.read("brave-otter-41", after=1)

    assert found is not None
    assert found[0] == Row(**{**vars(row()), "status": "over", "created": found[0].created})
    assert found[1] == entries[1:]
    assert (store.in_play(), store.count_open()) == ([], 0)
    store.close()


def test_a_key_is_taken_once(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    store.add(row())
    store.append("brave-otter-41", Entry(1, 0, CHOICE, "a"), over=False)

    with pytest.raises(Taken):
        store.add(row())
    with pytest.raises(Taken):
        store.append("brave-otter-41", Entry(1, 1, CHOICE, "b"), over=False)
    with pytest.raises(Taken):
        store.append("no-table-10", Entry(1, 1, CHOICE, "b"), over=False)
    store.close()


def test_of_two_changes_to_the_same_table_the_second_is_refused(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    store.add(row())
    found = store.read("brave-otter-41")
    assert found is not None

    changed = store.change(found[0], status=WAITING)

    assert (changed.status, changed.revision) == (WAITING, 2)
    with pytest.raises(Taken):
        store.change(found[0], status=PLAYING)
    store.close()


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    with store.engine.connect() as connection:
        assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
    store.close()


def test_tables_that_were_left_long_ago_count_no_more(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    store.add(row())
    store.add(replace(row("calm-crow-10"), created=now() - LATELY - 1))

    assert store.in_play() == ["brave-otter-41"]
    assert store.count_open() == 1
    store.close()


def test_a_seed_is_not_shown_by_accident() -> None:
    assert "seed" not in repr(row())


@pytest.mark.parametrize("url", ["", "nonsense", "oracle+nothing://x", "sqlite:////no/such/folder/x.sqlite"])
def test_a_database_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(StoreError):
        Store(url).prepare()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("my diary, page one\n" * 100)

    with pytest.raises(StoreError, match="cannot be used"):
        new_store(tmp_path)
    assert (tmp_path / "tables.sqlite").read_text().startswith("my diary")


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(StoreError, match="another version"):
        store.prepare()
    store.close()


def test_a_database_that_goes_away_is_reported(tmp_path: Path) -> None:
    store = new_store(tmp_path)
    with store.engine.begin() as connection:
        connection.execute(text("DROP TABLE entries"))
        connection.execute(text("DROP TABLE tables"))

    with pytest.raises(Refused) as refused:
        store.read("brave-otter-41")
    assert (refused.value.code, refused.value.status) == ("store-unavailable", 503)
    store.close()
