"""Several servers on one database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludoteka.web.store import Entry
from tests.web.playing import BOT, OPEN, OTHER, PERSON, Player, Server, at_random, play_on, serving, settings, until

FIRST = {"first": "0"}


class Wire:
    """A bus between servers of one process."""

    def __init__(self) -> None:
        self.ends: list[WireEnd] = []

    def end(self) -> WireEnd:
        self.ends.append(WireEnd(self))
        return self.ends[-1]


class WireEnd:
    """One server's end of it."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.heard: Callable[[str], Awaitable[None]] | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self, heard: Callable[[str], Awaitable[None]]) -> None:
        self.heard, self.loop = heard, asyncio.get_running_loop()

    async def announce(self, name: str) -> None:
        for other in self.wire.ends:
            if other is not self and other.loop is not None and other.heard is not None:
                asyncio.run_coroutine_threadsafe(other.heard(name), other.loop)  # type: ignore[arg-type]

    async def close(self) -> None:
        self.loop = None


@pytest.fixture(params=["apart", "joined"])
def pair(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database, with and without news of each other."""
    wire = Wire()
    ends: list[Any] = [wire.end(), wire.end()] if request.param == "joined" else [None, None]
    with serving(settings(tmp_path), ends[0]) as one, serving(settings(tmp_path), ends[1]) as two:
        yield one, two


def at(server: Server, player: Player) -> Player:
    """The same player at another server."""
    return Player(server, player.table, player.key, player.seat)


def test_what_one_server_accepts_the_other_shows(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, bela, _ = one.table(PERSON, OTHER, options=FIRST)
    assert at(two, bela).state()["version"] == 0

    anna.choose(0, "end_turn")
    assert at(two, bela).choose(1, "end_turn").json() == {"version": 2}

    assert anna.state()["version"] == 2
    assert anna.choose(1, "end_turn").json()["error"]["code"] == "stale"


def test_joining_and_beginning_may_happen_at_different_servers(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, watcher = one.table(PERSON, OPEN, OPEN)
    joined = at(two, watcher).post("join", {"name": "Béla"}).json()
    assert anna.state()["seats"][1]["name"] == "Béla"

    at(two, anna).post("start")

    assert Player(one, anna.table, joined["key"]).state()["status"] == "playing"


def test_of_two_servers_that_accept_the_same_move_one_wins(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, bela, _ = one.table(PERSON, OTHER, options=FIRST)
    seats = {0: [anna, at(two, anna)], 1: [bela, at(two, bela)]}
    with ThreadPoolExecutor(2) as pool:
        for version in range(40):
            movers = seats[anna.state()["view"]["to_move"][0]]
            options = [choice["text"] for choice in movers[0].state()["choices"]]
            barrier = threading.Barrier(2)

            def race(mover: Player, version: int = version, option: str = options[-1], barrier: Any = barrier) -> int:
                barrier.wait()
                return mover.choose(version, option).status_code

            assert sorted(pool.map(race, movers)) == [200, 409]

    assert anna.state()["version"] == at(two, anna).state()["version"] == 40
    assert anna.state()["log"] == at(two, anna).state()["log"]


def test_the_loser_of_a_race_for_the_store_is_stale_and_shows_the_other_move(
    pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    anna, _, _ = one.table(PERSON, OTHER, options=FIRST)
    mine, theirs = at(two, anna).state()["choices"][:2]
    append = two.tables.store.append

    def beaten(name: str, entry: Entry, over: bool) -> None:
        assert anna.choose(0, theirs["text"]).status_code == 200
        append(name, entry, over)

    monkeypatch.setattr(two.tables.store, "append", beaten)
    answer = at(two, anna).choose(0, mine["text"])

    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
    assert {**answer.json()["state"], "seats": 0} == {**anna.state(), "seats": 0}
    assert one.inside(anna.table).playing().state.record().choices == [(0, theirs["text"])]


def test_there_is_one_rematch_whoever_asks_for_it(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, bela, _ = one.table(PERSON, OTHER)
    one.skip(anna, 1)
    play_on([anna, bela], at_random(1))
    with ThreadPoolExecutor(4) as pool:
        askers = [anna, at(two, bela), at(two, anna), bela]
        answers = list(pool.map(lambda player: player.post("rematch"), askers))

    assert [answer.status_code for answer in answers] == [201] * 4
    assert len({answer.json()["table"] for answer in answers}) == 1


def test_bots_of_one_table_move_once_though_two_servers_move_them(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, watcher = one.table(PERSON, BOT, options=FIRST)
    at(two, watcher).state()
    anna.choose(0, "end_turn")

    over = at(two, anna).waiting()

    assert over["version"] == anna.waiting()["version"]
    assert over["log"] == anna.state()["log"]


def test_servers_that_are_joined_tell_each_other_live(tmp_path: Path) -> None:
    wire = Wire()
    with serving(settings(tmp_path), wire.end()) as one, serving(settings(tmp_path), wire.end()) as two:
        anna, bela, _ = one.table(PERSON, OTHER, options=FIRST)
        with at(two, bela).live() as live:
            live.hear("state")
            anna.choose(0, "play copper")
            assert live.hear("step")["version"] == 1
            anna.undo(1)
            assert live.hear("state")["version"] == 2
            anna.choose(2, "end_turn")
            assert live.hear("step")["choices"] != []
        until(lambda: not two.inside(anna.table).watchers)
