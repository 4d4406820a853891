"""A server in a process of its own on a free port of the loopback, and what scripts do at its tables."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page

Json = dict[str, Any]

HOST = "127.0.0.1"
ROOT = Path(__file__).resolve().parents[2]
SOON = 30.0


class Served:
    """A server that can be killed and started again on the same port, with the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()
        self.http = httpx.Client(base_url=self.address, timeout=SOON)

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    def start(self) -> None:
        """Start it; it has said where it is when this returns."""
        command = ["serve", "--host", HOST, "--port", str(self.port), "--data", str(self.folder), "--pace", "0"]
        log = (self.folder / "server.log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.dealt", *command],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        log.close()
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Ludoteka: "), (self.folder / "server.log").read_text()
        self.port = int(said.strip().rsplit(":", 1)[1])

    def end(self, how: signal.Signals) -> None:
        """End its process."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        try:
            self.process.wait(SOON)
        finally:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()

    def close(self) -> None:
        """Stop it; it must not have complained."""
        self.http.close()
        self.end(signal.SIGINT)
        complaints = (self.folder / "server.log").read_text()
        assert complaints == ""

    def table(self, *seats: Json, **more: Any) -> list[Holder]:
        """Those who hold a seat at a new table of Dominion."""
        answer = self.http.post("/api/tables", json={"game": "dominion", "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return [Holder(self, made["table"], each["seat"], each["key"]) for each in made["seats"]]


class Holder:
    """Who holds a seat, as a script."""

    def __init__(self, server: Served, table: str, seat: int, key: str) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.key = key
        self.headers = {"Authorization": f"Bearer {key}"}

    @property
    def link(self) -> str:
        """The address that gives a browser this seat."""
        return f"{self.server.address}/t/{self.table}#{self.key}"

    @property
    def watching(self) -> str:
        """The address for those who look on."""
        return f"{self.server.address}/t/{self.table}"

    def state(self) -> Json:
        """The table as this seat may see it."""
        answer = self.server.http.get(f"/api/tables/{self.table}", headers=self.headers)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def choose(self, version: int, option: str) -> None:
        """Choose an option."""
        body = {"version": version, "option": option}
        answer = self.server.http.post(f"/api/tables/{self.table}/choices", json=body, headers=self.headers)
        assert answer.status_code == 200, answer.text

    def hand(self) -> Counter[str]:
        """The cards in hand."""
        return cards_in(self.state()["view"], "hand", self.seat)


def holder_of(page: Page, server: Served) -> Holder:
    """The seat that a page holds, for a script."""
    (held,) = page.evaluate("() => JSON.parse(localStorage.getItem('ludoteka.tables'))")
    return Holder(server, held["table"], held["seat"], held["key"])


def cards_in(view: Json, zone: str, seat: int) -> Counter[str]:
    """The open cards of a seat's zone."""
    (found,) = (each for each in view["zones"] if each["id"] == zone and each["seat"] == seat)
    return Counter(found.get("cards") or [])


def person(name: str) -> Json:
    """The wish for a seat of a person."""
    return {"kind": "person", "name": name}


def steward(name: str) -> Json:
    """The wish for a seat of the usual bot."""
    return {"kind": "bot", "bot": "steward", "name": name}


WANTED = ["buy province", "buy gold", "buy duchy", "buy silver"]


def by_money(texts: list[str]) -> str:
    """What a simple player takes: all Treasures, then the dearest of a few cards, else the end of the turn."""
    for wish in ["play_treasures", *WANTED, "end_turn", "buy_phase", "done"]:
        if wish in texts:
            return wish
    return texts[0]


def play_out(players: list[Holder], until_version: int | None = None) -> Json:
    """Let scripts play for all seats until the end, or up to a version; gives the last state."""
    while True:
        for player in players:
            state = player.state()
            if state["status"] == "over" or (until_version is not None and state["version"] >= until_version):
                return state
            if state["choices"]:
                player.choose(state["version"], by_money([each["text"] for each in state["choices"]]))


def events_in(message: Json) -> list[Json]:
    """All events that a message tells, those of its log first."""
    logged = [event for entry in message.get("log", []) for event in entry["events"]]
    return [*logged, *message.get("events", [])]
