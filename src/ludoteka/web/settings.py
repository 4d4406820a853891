"""How a server is set up."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

THINKER = (sys.executable, "-m", "ludoteka.web.thinking")


def usual_workers() -> int:
    """How many bots think at once: the server keeps one processor to itself where it can."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True)
class Rate:
    """How often something may be done: `burst` times at once, then `each_second`."""

    each_second: float
    burst: int


@dataclass(frozen=True)
class Settings:
    """All that can be set; times are in seconds, sizes in bytes.

    `database` is an SQLAlchemy URL, `redis` the URL of the Redis that joins several servers, `pace` the shortest and
    longest pause before a bot's step.
    """

    database: str
    redis: str | None = None
    pace: tuple[float, float] = (0.4, 0.8)
    think: float = 10.0
    workers: int = usual_workers()
    thinker: tuple[str, ...] = THINKER
    largest_message: int = 64 * 1024
    calls: Rate = Rate(200, 400)
    creations: Rate = Rate(0.5, 30)
    open_tables: int = 10_000
    kept: int = 500
    hello: float = 15.0
    page: Path = Path(__file__).parent / "static"
