"""One measurement in a process of its own: `measure.py NAME SECONDS` prints one JSON object, the engine and the values.

Which engine plays follows from PYTHONPATH. The process keeps to one core, so that nothing is won by threads, and times
are the processor's own, so that little is lost to whatever else the machine does.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from collections.abc import Callable
from typing import Any, Final

# Each game as it is measured: seats and settings

TABLES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "citadels": (4, {"characters": "first-game"}),
    "dominion": (2, {"kingdom": "first-game"}),
    "rebirth": (2, {"map": "scotland"}),
    "seasons": (2, {"level": 3}),
}
WARM_UP: Final = 0.2
SAMPLED_GAMES: Final = 5


def keep_to_one_core() -> None:
    """Run on the last of the cores that this process may use, where the system knows of such a thing."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def times_a_second(play: Callable[[int], int], seconds: float, batch: int) -> float:
    """How often a second something was done; `play(number)` does it `batch` times or says how often it did."""
    until = time.process_time() + WARM_UP
    number = 0
    while time.process_time() < until:
        play(number)
        number += batch
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += play(number + done)
    return done / spent


def match_speed(game: str, bot: str, seconds: float) -> dict[str, float]:
    """Games and choices a second of a bot against itself, played by the arena."""
    from ludoteka.arena import Match

    seats, settings = TABLES[game]
    match = Match(game, [bot] * seats, 1, "bench", settings)
    choices = 0

    def play(number: int) -> int:
        nonlocal choices
        choices += match.play_some(number, number + 20).choices
        return 20

    games = times_a_second(play, seconds, 20)
    sample = match.play_some(0, 200).choices / 200
    return {"games": games, "choices": games * sample}


def pyminion_speed(seconds: float, log: bool) -> dict[str, float]:
    """Games a second of pyminion's own BigMoney against itself, by its Simulator as its documentation shows.

    It writes a log even where nobody reads it; without `log` that is turned off from outside.
    """
    from pyminion.bots.examples import BigMoney
    from pyminion.expansions.base import base_set
    from pyminion.game import Game
    from pyminion.simulator import Simulator

    if not log:
        logging.disable(logging.CRITICAL)

    def play(number: int) -> int:
        players = [BigMoney(player_id="one"), BigMoney(player_id="two")]
        game = Game(players=players, expansions=[base_set], log_stdout=False)
        Simulator(game, iterations=20).run()
        return 20

    return {"games": times_a_second(play, seconds, 20)}


def sampled_states(game: str) -> list[Any]:
    """Every question of a few games between the default bots: typical tables, early and late."""
    import ludoteka
    from ludoteka.bots import default_bot, make_bot

    seats, settings = TABLES[game]
    states = []
    for seed in range(SAMPLED_GAMES):
        state = ludoteka.load(game).start(seats, f"sample {seed}", **settings)
        players = [make_bot(default_bot(game), game, seat) for seat in range(seats)]
        while not state.over:
            states.append(state.clone())
            seat = state.to_move[0]
            state.choose(players[seat].choose(state, seat), seat)
    return states


def clone_time(game: str, seconds: float) -> dict[str, float]:
    """Microseconds for a copy."""
    states = sampled_states(game)

    def copy_all(number: int) -> int:
        for state in states:
            state.clone()
        return len(states)

    return {"microseconds": 1e6 / times_a_second(copy_all, seconds, len(states))}


def save_time(game: str, seconds: float) -> dict[str, float]:
    """Microseconds for a dump and a state loaded from it."""
    states = sampled_states(game)
    load = states[0].game.load_state

    def save_all(number: int) -> int:
        for state in states:
            load(state.dump())
        return len(states)

    return {"microseconds": 1e6 / times_a_second(save_all, seconds, len(states))}


MEASURES: Final[dict[str, Callable[[float], dict[str, float]]]] = {
    "pyminion": lambda seconds: pyminion_speed(seconds, log=True),
    "pyminion-no-log": lambda seconds: pyminion_speed(seconds, log=False),
    "big-money": lambda seconds: match_speed("dominion", "big-money", seconds),
    "random": lambda seconds: match_speed("dominion", "random", seconds),
    "clone": lambda seconds: clone_time("dominion", seconds),
    "dump-load": lambda seconds: save_time("dominion", seconds),
    "random-citadels": lambda seconds: match_speed("citadels", "random", seconds),
    "clone-citadels": lambda seconds: clone_time("citadels", seconds),
    "random-rebirth": lambda seconds: match_speed("rebirth", "random", seconds),
    "clone-rebirth": lambda seconds: clone_time("rebirth", seconds),
    "random-seasons": lambda seconds: match_speed("seasons", "random", seconds),
    "clone-seasons": lambda seconds: clone_time("seasons", seconds),
}


def main() -> None:
    """Measure what the command line names."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    keep_to_one_core()
    found = MEASURES[name](seconds)
    import ludoteka

    print(json.dumps({"engine": "compiled" if ludoteka.compiled() else "interpreted", **found}))


if __name__ == "__main__":
    main()
