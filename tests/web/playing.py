"""A server in this process on a free port of the loopback, and clients that play on it."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludoteka.web.app import create_app
from ludoteka.web.bus import Bus
from ludoteka.web.run import address_of, listen
from ludoteka.web.settings import Rate, Settings
from ludoteka.web.store import ENTRIES
from ludoteka.web.tables import LiveTable, Tables

SOON = 60.0
FREE = Rate(100_000, 100_000)
PERSON = {"kind": "person", "name": "Anna"}
OTHER = {"kind": "person", "name": "Bela"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}

Json = dict[str, Any]


def settings(folder: Path, **changes: Any) -> Settings:
    """A server's settings for tests: its own file, no pauses, no limits of rate."""
    plain = Settings(
        f"sqlite:///{folder / 'tables.sqlite'}", pace=(0.0, 0.0), workers=1, calls=FREE, creations=FREE, page=folder
    )
    return replace(plain, **changes)


def until(true: Callable[[], Any], seconds: float = SOON) -> Any:
    """What `true` gives as soon as it is something; AssertionError if that takes too long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.005)
    raise AssertionError(f"not true after {seconds} seconds")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Live:
    """A live connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Json] = []
        self.raw: list[str] = []

    def say(self, message: Any) -> None:
        """Send something, JSON unless it is text or bytes already."""
        self.connection.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self, kind: str | None = None, seconds: float = SOON) -> Json:
        """The next message, or the next of a kind."""
        while True:
            text = self.connection.recv(timeout=seconds)
            assert isinstance(text, str)
            message: Json = json.loads(text)
            self.raw.append(text)
            self.heard.append(message)
            if kind is None or message["type"] == kind:
                return message

    def hear_until(self, version: int) -> Json:
        """The message that brings a version."""
        while True:
            message = self.hear()
            if message.get("version") == version:
                return message

    def closing(self) -> int:
        """The code with which the server closes, after whatever else it says."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        return int(self.connection.close_code or 0)


class Player:
    """Who holds a seat of a table by its key; without one, who looks on."""

    def __init__(self, server: Server, table: str, key: str | None, seat: int | None = None) -> None:
        self.server = server
        self.table = table
        self.key = key
        self.seat = seat
        self.headers = {} if key is None else {"Authorization": f"Bearer {key}"}

    def state(self) -> Json:
        """The state message."""
        answer = self.server.http.get(f"/api/tables/{self.table}", headers=self.headers)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def post(self, what: str, body: Any = None) -> httpx.Response:
        """Ask for something."""
        return self.server.http.post(f"/api/tables/{self.table}/{what}", json=body, headers=self.headers)

    def choose(self, version: int, option: str) -> httpx.Response:
        """Choose an option."""
        return self.post("choices", {"version": version, "option": option})

    def undo(self, version: int, **more: Any) -> httpx.Response:
        """Take back."""
        return self.post("undo", {"version": version, **more})

    def record(self) -> httpx.Response:
        """Ask for the record."""
        return self.server.http.get(f"/api/tables/{self.table}/record", headers=self.headers)

    @contextmanager
    def live(self, since: int | None = None, greet: bool = True) -> Iterator[Live]:
        """A live connection, which has said hello."""
        address = self.server.address.replace("http", "ws")
        with connect(f"{address}/api/tables/{self.table}/live", max_size=None) as connection:
            live = Live(connection)
            if greet:
                live.say({"type": "hello", "key": self.key, "since": since})
            yield live

    def waiting(self) -> Json:
        """The state as soon as this seat has to choose, or the game is over."""

        def found() -> Json | None:
            state = self.state()
            return state if state["choices"] or state["status"] == "over" else None

        found_state: Json = until(found)
        return found_state


class Server:
    """A running server."""

    def __init__(self, wanted: Settings, bus: Bus | None = None) -> None:
        self.listening = listen("127.0.0.1", 0)
        self.address = address_of(self.listening)
        self.app = create_app(wanted, bus)
        self.uvicorn = uvicorn.Server(
            uvicorn.Config(self.app, log_level="error", ws_max_size=1 << 20, timeout_graceful_shutdown=2)
        )
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.listening],))
        self.http = httpx.Client(base_url=self.address, timeout=SOON)

    @property
    def tables(self) -> Tables:
        """The tables, to look at while nothing happens."""
        found: Tables = self.app.state.tables
        return found

    def inside(self, table: str) -> LiveTable:
        """A table as the server knows it."""
        return self.tables.live[table]

    def create(self, *seats: Json, **more: Any) -> httpx.Response:
        """Ask for a new table."""
        return self.http.post("/api/tables", json={"game": "dominion", "seats": list(seats), **more})

    def table(self, *seats: Json, **more: Any) -> list[Player]:
        """The persons at a new table, and after them a spectator."""
        answer = self.create(*seats, **more)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        players = [Player(self, made["table"], held["key"], held["seat"]) for held in made["seats"]]
        return [*players, Player(self, made["table"], None)]

    def skip(self, player: Player, left: int, seed: int = 1) -> None:
        """Play a new table at random, as another server would, through the store, until so many choices are left."""
        table = self.inside(player.table)
        state = table.playing().state.clone()
        chance = random.Random(seed)
        while not state.over:
            state.choose(chance.choice(state.codes(state.to_move[0])))
        made = state.record().choices
        rows = [
            {"table_id": table.id, "number": number, "seat": seat, "kind": "choice", "value": text, "made": 0}
            for number, (seat, text) in enumerate(made[: len(made) - left], 1)
        ]
        with table.store.writing() as connection:
            connection.execute(insert(ENTRIES), rows)


@contextmanager
def serving(wanted: Settings, bus: Bus | None = None) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(wanted, bus)
    server.thread.start()
    try:
        until(lambda: server.uvicorn.started or not server.thread.is_alive())
        assert server.uvicorn.started
        yield server
    finally:
        server.http.close()
        server.uvicorn.should_exit = True
        server.thread.join(SOON)
        server.listening.close()


Chooser = Callable[[list[str]], str]


def at_random(seed: int) -> Chooser:
    """Chooses at random."""
    return random.Random(seed).choice


def play_on(players: list[Player], choose: Chooser, seen: Callable[[Player, Json], None] | None = None) -> int:
    """Let persons choose until the game is over; gives the last version."""
    end = time.monotonic() + 3 * SOON
    while time.monotonic() < end:
        moved = False
        for player in players:
            state = player.state()
            if seen is not None:
                seen(player, state)
            if state["status"] == "over":
                return int(state["version"])
            if state["choices"]:
                option = choose([choice["text"] for choice in state["choices"]])
                answer = player.choose(state["version"], option)
                assert answer.status_code == 200, answer.text
                moved = True
        if not moved:
            time.sleep(0.005)
    raise AssertionError("the game does not end")
