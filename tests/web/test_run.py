"""Starting a server."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ludoteka.web import ServeError, serve
from ludoteka.web.run import data_file
from tests.web.playing import until

START = "import sys; from pathlib import Path; from ludoteka.web import serve; serve(port=0, data=Path(sys.argv[1]))"


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_server_says_where_it_is_and_stops_when_told(tmp_path: Path, stop: signal.Signals) -> None:
    command = [sys.executable, "-c", START, str(tmp_path / "new" / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said, address = process.stdout.readline().split()
            games = httpx.get(f"{address}/api/games", timeout=20)
            process.send_signal(stop)
            out, err = process.communicate(timeout=20)
        finally:
            process.kill()

    assert (said, games.status_code) == ("Ludoteka:", 200)
    assert (out, err) == ("", "")
    assert (tmp_path / "new" / "tables.sqlite").is_file()


def test_ctrl_c_stops_server_and_bots_without_a_word(tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, str(tmp_path / "tables.sqlite")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[1]
            with httpx.Client(base_url=address, timeout=20) as http:
                seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
                table = http.post("/api/tables", json={"game": "dominion", "seats": seats}).json()["table"]
                until(lambda: http.get(f"/api/tables/{table}").json()["version"] > 1)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=20)
        finally:
            process.kill()

    assert (out, err) == ("", "")


def test_data_is_a_file_or_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "home"))

    assert data_file(tmp_path / "a" / "games.db") == tmp_path / "a" / "games.db"
    assert data_file(tmp_path / "a") == tmp_path / "a" / "ludoteka.sqlite"
    usual = data_file(None)

    assert usual.name == "ludoteka.sqlite"
    assert usual.parent.is_dir()


def test_an_address_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(ServeError, match="cannot listen"):
            serve(port=other.getsockname()[1], data=tmp_path)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"port": 70_000}, "65535"),
        ({"port": -1}, "65535"),
        ({"host": "no.such.host.invalid"}, "cannot listen"),
        ({"pace": (2.0, 1.0)}, "shortest pause"),
        ({"pace": (-1.0, 1.0)}, "shortest pause"),
        ({"database": "nonsense"}, "is no database"),
        ({"database": "sqlite:////no/such/folder/x.sqlite"}, "cannot be used"),
    ],
)
def test_a_server_that_cannot_start_says_why(tmp_path: Path, wrong: dict[str, object], said: str) -> None:
    with pytest.raises(ServeError, match=said):
        serve(**{"port": 0, "data": tmp_path, **wrong})  # type: ignore[arg-type]


def test_a_file_in_the_way_of_a_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(ServeError, match="cannot be made"):
        serve(port=0, data=tmp_path / "file" / "tables.sqlite")


def test_a_server_is_there_soon(tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, str(tmp_path / "tables.sqlite")]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for _ in range(2):
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline()
            process.kill()

    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / 2 < 3
