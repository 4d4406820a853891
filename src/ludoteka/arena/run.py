"""Playing a match, in this process or in several, and the report of it."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from typing import Any, Final

from .. import compiled
from ..kernel.errors import OptionError
from .intervals import wilson
from .match import Match, Tally

CHUNKS_A_JOB: Final = 32
LONGEST_CHUNK: Final = 500

Progress = Callable[[int], None]


class Report:
    """The results of a match; everything but `jobs`, `seconds` and `games_per_second` follows from the match alone."""

    def __init__(self, match: Match, tally: Tally, jobs: int, seconds: float) -> None:
        self.match = match
        self.tally = tally
        self.jobs = jobs
        self.seconds = seconds

    def share(self, bots: list[int], places: list[int]) -> dict[str, Any]:
        """What these bots won in these places: `{"games", "wins", "share", "interval"}`; a shared victory is split."""
        tally = self.tally
        cells = [(bot, place) for bot in bots for place in places]
        games = sum(tally.games[bot][place] for bot, place in cells)
        won = sum(tally.shares[bot][place] for bot, place in cells) / tally.whole
        low, high = wilson(won, games)
        return {
            "games": games,
            "wins": sum(tally.wins[bot][place] for bot, place in cells),
            "share": round(won / games, 6) if games else None,
            "interval": [round(low, 6), round(high, 6)],
        }

    def by_bot(self) -> list[dict[str, Any]]:
        """For each bot, in their order, what it won."""
        return [self.share([bot], self.seats()) for bot in self.seats()]

    def by_place(self) -> list[dict[str, Any]]:
        """For each place in the turn order, what was won from it."""
        return [self.share(self.seats(), [place]) for place in self.seats()]

    def by_bot_and_place(self) -> list[list[dict[str, Any]]]:
        """For each bot, and each place in the turn order, what it won from there."""
        return [[self.share([bot], [place]) for place in self.seats()] for bot in self.seats()]

    def seats(self) -> list[int]:
        """As many numbers as there are seats."""
        return list(range(len(self.match.bots)))

    def mean(self, total: int) -> float:
        """A total by game."""
        return round(total / self.match.games, 4)

    @property
    def games_per_second(self) -> float:
        """How fast it went, all processes together."""
        return round(self.match.games / self.seconds, 1) if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """The whole report as JSON-able data; lists go by bot, in the order given, or by place in the turn order."""
        bots, places = self.by_bot(), self.by_place()
        return {
            "game": self.match.game,
            "bots": list(self.match.bots),
            "options": self.match.options,
            "games": self.match.games,
            "seed": self.match.seed,
            "wins": [each["wins"] for each in bots],
            "shared": self.tally.shared,
            "win_shares": [each["share"] for each in bots],
            "win_share_intervals": [each["interval"] for each in bots],
            "first_seat_wins": places[0]["wins"],
            "last_seat_wins": places[-1]["wins"],
            "by_place": places,
            "by_bot_and_place": self.by_bot_and_place(),
            "mean_scores": [self.mean(score) for score in self.tally.scores],
            "mean_choices": self.mean(self.tally.choices),
            "mean_rounds": self.mean(self.tally.rounds),
            "jobs": self.jobs,
            "seconds": round(self.seconds, 4),
            "games_per_second": self.games_per_second,
            "compiled": compiled(),
        }


def run_match(
    game: str,
    bots: list[str] | tuple[str, ...],
    games: int,
    seed: int | str = 0,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play `games` games between `bots`, one for each seat, in `jobs` processes.

    The same game, bots, games, seed and options give the same results whatever `jobs`. `progress` is called with the
    number of games done. UnknownGame and OptionError say what is allowed.
    """
    match = Match(game, bots, games, seed, options)
    if jobs < 1:
        raise OptionError(f"jobs: at least 1 is needed, not {jobs}")
    total = Tally(len(match.bots))
    done = 0
    began = time.perf_counter()
    with closing(tallies(match, jobs)) as parts:
        for size, tally in parts:
            total.add(tally)
            done += size
            if progress is not None:
                progress(done)
    return Report(match, total, jobs, time.perf_counter() - began)


def chunks(games: int, jobs: int) -> list[tuple[int, int]]:
    """The games in pieces small enough to show progress and to keep all processes busy to the end."""
    size = max(1, min(LONGEST_CHUNK, games // (jobs * CHUNKS_A_JOB)))
    return [(begin, min(begin + size, games)) for begin in range(0, games, size)]


def tallies(match: Match, jobs: int) -> Generator[tuple[int, Tally], None, None]:
    """The counts of all pieces with their sizes, as they come in."""
    pieces = chunks(match.games, jobs)
    jobs = min(jobs, len(pieces))
    if jobs == 1:
        for begin, end in pieces:
            yield end - begin, match.play_some(begin, end)
        return
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=leave_interrupts_to_parent)
    try:
        sizes = {pool.submit(match.play_some, begin, end): end - begin for begin, end in pieces}
        for future in as_completed(sizes):
            yield sizes[future], future.result()
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    """Ctrl+C reaches every process; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
