"""Starting a server from the command line."""

import contextlib
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .settings import Settings

LARGEST_FRAME: Final = 1 << 20


class ServeError(Exception):
    """The server cannot be started; the text says why."""


def data_file(data: Path | None) -> Path:
    """The SQLite file: the one given, one in the folder given, or one in the user's data folder."""
    if data is None:
        from platformdirs import user_data_path

        data = user_data_path("ludoteka", appauthor=False)
        data.mkdir(parents=True, exist_ok=True)
    if data.is_dir():
        data = data / "ludoteka.sqlite"
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServeError(f"the folder of {data} cannot be made: {error.strerror}") from error
    return data


def listen(host: str, port: int) -> socket.socket:
    """A socket on the address; ServeError if it cannot be had."""
    if not 0 <= port <= 65535:
        raise ServeError(f"port {port} is none; allowed: 0 (any free one) to 65535")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen(128)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        raise ServeError(
            f"the server cannot listen on {host}:{port}: {error.strerror}; another --port may be free"
        ) from error
    return listening


def address_of(listening: socket.socket) -> str:
    """The address to type into a browser."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def check(database: str, redis: str | None) -> None:
    """Reach out to what the server needs, and bring the database up to date; ServeError if something is not there."""
    from .store import Store, StoreError

    try:
        store = Store(database)
        store.prepare()
        store.close()
    except StoreError as error:
        raise ServeError(str(error)) from error
    if redis is not None:
        try:
            from redis import Redis
            from redis.exceptions import RedisError
        except ImportError as error:
            raise ServeError("the client of Redis is not installed: pip install 'ludoteka[redis]'") from error
        try:
            Redis.from_url(redis).ping()
        except (RedisError, ValueError) as error:
            raise ServeError(f"Redis cannot be reached at {redis}: {error}") from error


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    database: str | None = None,
    redis: str | None = None,
    pace: tuple[float, float] = (0.4, 0.8),
) -> None:
    """Serve until interrupted; says the address when ready. ServeError if the server cannot be started.

    `data` is the SQLite file or its folder, `database` the URL of a database instead, `redis` the URL of the Redis that
    joins several servers, `pace` the shortest and longest pause in seconds before a bot's step.
    """
    from .settings import Settings

    if not 0 <= pace[0] <= pace[1]:
        raise ServeError(
            f"pace {pace[0]:g} to {pace[1]:g} is none; the shortest pause comes first, and none is negative"
        )
    with listen(host, port) as listening:
        settings = Settings(database=database or f"sqlite:///{data_file(data)}", redis=redis, pace=pace)
        check(settings.database, redis)
        run(settings, listening)


def run(settings: "Settings", listening: socket.socket) -> None:
    """Serve on a socket until interrupted."""
    import uvicorn

    from .app import create_app

    class Server(uvicorn.Server):
        """Says where it is once it is there."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            sys.stdout.write(f"Ludoteka: {address_of(listening)}\n")
            sys.stdout.flush()

    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(config).run(sockets=[listening])
