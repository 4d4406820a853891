"""A PostgreSQL and a Redis of one's own, on free ports of the loopback, where the machine has them."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tests.web.playing import free_port, until

LIBRARY = Path("/usr/lib/postgresql")


def program(name: str) -> str | None:
    """A program on the path, or where Debian keeps those of PostgreSQL."""
    there = sorted(LIBRARY.glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(there[-1]) if there else None)


def has_postgres() -> bool:
    """Whether a PostgreSQL can be started and spoken to."""
    return find_spec("psycopg") is not None and program("initdb") is not None and program("postgres") is not None


def has_redis() -> bool:
    """Whether a Redis can be started and spoken to."""
    return find_spec("redis") is not None and program("redis-server") is not None


@contextmanager
def running(command: list[str], folder: Path, user: str | None = None) -> Iterator[None]:
    """A process for as long as it is needed."""
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, user=user) as process,
    ):
        try:
            yield
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of an empty database; PostgreSQL does not run as root, so root lends the folder to the user postgres."""
    user = "postgres" if os.geteuid() == 0 else None
    folder.mkdir()
    if user is not None:
        shutil.chown(folder, user)
        for parent in list(folder.parents)[:3]:
            parent.chmod(0o755)
    data, port = str(folder / "data"), free_port()
    first = [str(program("initdb")), "--no-sync", "--auth=trust", "--username=ludoteka", f"--pgdata={data}"]
    subprocess.run(first, check=True, capture_output=True, cwd=folder, user=user)
    command = [
        str(program("postgres")),
        "-D",
        data,
        "-p",
        str(port),
        "-c",
        "listen_addresses=127.0.0.1",
        "-k",
        str(folder),
    ]
    url = f"postgresql://ludoteka@127.0.0.1:{port}/postgres"
    with running(command, folder, user):
        until(lambda: "ready to accept" in (folder / "log").read_text())
        yield url


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The URL of an empty Redis."""
    folder.mkdir()
    port = free_port()
    command = [str(program("redis-server")), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
    with running(command, folder):
        until(lambda: "accept connections" in (folder / "log").read_text())
        yield f"redis://127.0.0.1:{port}/0"
