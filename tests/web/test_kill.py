"""A server that is killed at any moment has forgotten nothing that it acknowledged."""

from __future__ import annotations

import multiprocessing
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx

from ludoteka.web.run import serve
from ludoteka.web.store import Entry, Store
from tests.web.playing import BOT, OTHER, PERSON, SOON, Json, free_port, until

KILLS = 50
WITH_BOTS = 10
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["ludoteka.web.app", "ludoteka.bots.dominion", "uvicorn", "platformdirs"])


@contextmanager
def killed_afterwards(data: Path) -> Iterator[httpx.Client]:
    """A server in a process of its own, which ends by SIGKILL."""
    port = free_port()
    process = PROCESSES.Process(target=serve, kwargs={"port": port, "data": data, "pace": (0.0, 0.01)}, daemon=True)
    process.start()
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SOON) as http:

            def answers() -> bool:
                assert process.is_alive()
                try:
                    return http.get("/api/games").status_code == 200
                except httpx.TransportError:
                    return False

            until(answers)
            yield http
            process.kill()
    finally:
        process.kill()
        process.join()


class Table:
    """A table with what was acknowledged of it."""

    def __init__(self, http: httpx.Client, *seats: Json) -> None:
        made = http.post("/api/tables", json={"game": "dominion", "seats": seats}).json()
        self.name = made["table"]
        self.keys = {seat["seat"]: seat["key"] for seat in made["seats"]}
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.over = False

    def state(self, http: httpx.Client, seat: int = 0) -> Json:
        headers = {"Authorization": f"Bearer {self.keys[seat]}"}
        answer = http.get(f"/api/tables/{self.name}", headers=headers)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def went_on(self, before: int) -> bool:
        """Whether more is acknowledged than before, or nothing is left to do."""
        return len(self.acknowledged) > before or self.over

    def play(self, http: httpx.Client, chance: random.Random) -> None:
        """Choose at random for all persons until the server is gone."""
        while True:
            for seat, key in self.keys.items():
                try:
                    self.move(http, chance, seat, key)
                except (httpx.TransportError, RuntimeError):
                    return

    def move(self, http: httpx.Client, chance: random.Random, seat: int, key: str) -> None:
        """Choose once if it is the seat's turn; note what is acknowledged."""
        state = self.state(http, seat)
        self.over = state["status"] == "over"
        if not state["choices"]:
            return
        option = chance.choice(state["choices"])["text"]
        body = {"version": state["version"], "option": option}
        answer = http.post(f"/api/tables/{self.name}/choices", json=body, headers={"Authorization": f"Bearer {key}"})
        if answer.status_code == 200:
            self.acknowledged[answer.json()["version"]] = (seat, option)

    def check(self, data: Path) -> None:
        """All that was acknowledged is in the store, in its place, and nothing is there twice or half."""
        entries = kept(data, self.name)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        for number, (seat, option) in self.acknowledged.items():
            assert (entries[number - 1].seat, entries[number - 1].value) == (seat, option)


def kept(data: Path, name: str) -> list[Entry]:
    """The entries of a table in the file."""
    store = Store(f"sqlite:///{data}")
    found = store.read(name)
    store.close()
    assert found is not None
    return found[1]


def test_fifty_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    chance = random.Random(7)
    tables: list[Table] = []
    went_on = 0
    for kill in range(KILLS):
        with killed_afterwards(data) as http:
            with_bots = kill >= KILLS - WITH_BOTS
            if not tables or tables[-1].over or kill == KILLS - WITH_BOTS:
                tables.append(Table(http, PERSON, BOT if with_bots else OTHER))
            table = tables[-1]
            assert table.state(http)["version"] >= max(table.acknowledged, default=0)
            before = len(table.acknowledged)
            player = threading.Thread(target=table.play, args=(http, random.Random(kill)))
            player.start()
            until(partial(table.went_on, before))
            time.sleep(chance.uniform(0.0, 0.15))
        player.join()
        table.check(data)
        went_on += len(table.acknowledged) > before
        assert not player.is_alive()

    assert went_on > KILLS // 2
    assert sum(len(table.acknowledged) for table in tables) > 2 * KILLS
