"""What one client may ask of a server."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ludoteka.web.errors import Refused
from ludoteka.web.limits import REMEMBERED, Bucket, Buckets, clean_name
from ludoteka.web.names import FIRST, SECOND, new_name
from tests.web.playing import BOT, FREE, OTHER, PERSON, Rate, serving, settings


def passed(bucket: Bucket, tries: int) -> int:
    """How many of so many tries are let through."""
    count = 0
    for _ in range(tries):
        try:
            bucket.take()
            count += 1
        except Refused:
            pass
    return count


def test_a_burst_passes_and_then_a_few_a_second() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2, 5), clock=lambda: now[0])
    assert passed(bucket, 10) == 5

    now[0] = 1.6
    assert passed(bucket, 10) == 3
    now[0] = 1000.0

    assert passed(bucket, 10) == 5


def test_clients_have_buckets_of_their_own_and_are_forgotten_in_time() -> None:
    buckets = Buckets(Rate(0.001, 1))
    buckets.take("a")
    with pytest.raises(Refused):
        buckets.take("a")

    for number in range(REMEMBERED):
        buckets.take(str(number))

    assert len(buckets.clients) == REMEMBERED
    buckets.take("a")


def test_who_makes_tables_too_fast_is_asked_to_slow_down(tmp_path: Path) -> None:
    with serving(replace(settings(tmp_path), creations=Rate(0.001, 2))) as server:
        codes = [server.create(PERSON, OTHER).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert server.http.get("/api/games").status_code == 200


def test_who_asks_too_often_is_asked_to_slow_down(tmp_path: Path) -> None:
    with serving(replace(settings(tmp_path), calls=Rate(0.001, 5))) as server:
        answers = [server.http.get("/api/games") for _ in range(7)]

    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].json()["error"]["code"] == "slow-down"


def test_a_server_takes_only_so_many_tables(tmp_path: Path) -> None:
    with serving(settings(tmp_path, open_tables=2)) as server:
        answers = [server.create(PERSON, OTHER) for _ in range(3)]

    assert [answer.status_code for answer in answers] == [201, 201, 503]
    assert answers[-1].json()["error"]["code"] == "too-many-tables"


def test_idle_tables_are_put_away_and_found_again(tmp_path: Path) -> None:
    with serving(settings(tmp_path, kept=2)) as server:
        watched, _, _ = server.table(PERSON, OTHER, options={"first": "0"})
        with watched.live() as live:
            live.hear("state")
            others = [server.table(PERSON, OTHER, options={"first": "0"})[0] for _ in range(5)]
            others[0].choose(0, "play copper")
            for other in others:
                other.state()
            assert len(server.tables.live) <= 3
            watched.choose(0, "play copper")
            assert live.hear("step")["version"] == 1

        assert others[0].state()["version"] == 1
        assert others[0].undo(1).status_code == 200


def test_the_usual_limits_let_a_quick_script_play(tmp_path: Path) -> None:
    usual = settings(tmp_path)
    wanted = replace(usual, calls=type(usual)("").calls, creations=type(usual)("").creations)
    with serving(wanted) as server:
        anna, _ = server.table(PERSON, BOT)

        assert wanted.calls != FREE
        assert all(anna.state()["type"] == "state" for _ in range(100))


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Anna", "Anna"), ("  Kovács   Éva ", "Kovács Éva"), ("E\u0301va", "Éva"), ("o" * 30, "o" * 30), ("龍🐉", "龍🐉")],
)
def test_names_are_tidied(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize("name", ["", "   ", "a\x07b", "a\u202eb", "o" * 31, "\ud800", "a\u200bb"])
def test_names_that_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.code == "bad-name"


def test_tables_have_names_that_people_can_read_to_each_other() -> None:
    first, second = FIRST.split(), SECOND.split()
    words = new_name().split("-")

    assert words[0] in first
    assert words[1] in second
    assert 10 <= int(words[2]) <= 99
    assert len(set(first)) * len(set(second)) * 90 > 500_000
    assert len(first) == len(set(first))
    assert len(second) == len(set(second))
    assert all(word.isascii() and word.isalpha() and word.islower() for word in first + second)
