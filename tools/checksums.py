"""Plays random games of every kind with fixed seeds and sums up all that can be seen of them, to compare two engines.

`checksums.py` prints a line `game seats seed digest` for each game played; `--compare FOLDER` plays them with the
sources and with the engine in FOLDER, and fails at the first line that differs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GUESS_EVERY = 25


def canonical(data: Any) -> bytes:
    """JSON with one spelling for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def audience(state: Any) -> list[int | None]:
    """All who look on: each seat, and a spectator."""
    return [*range(state.seats), None]


def seen(state: Any) -> dict[str, Any]:
    """Everything that the interface shows of a state at a question, events since the last one included."""
    events = state.take_events()
    return {
        "dump": state.dump(),
        "describe": state.describe(),
        "to_move": state.to_move,
        "views": [state.view(seat) for seat in audience(state)],
        "options": [[option.to_json() for option in state.options(seat)] for seat in range(state.seats)],
        "events": [[event.seen_by(seat) for event in events] for seat in audience(state)],
        "scores": state.scores(),
        "winners": state.winners(),
    }


def guessed(state: Any, number: int) -> list[dict[str, Any]]:
    """What each seat guesses the whole state to be."""
    from ludoteka import Luck

    return [state.guess(seat, Luck(f"guess {number} {seat}")).dump() for seat in range(state.seats)]


def play(game: Any, seats: int, seed: int) -> str:
    """The digest of one game in which every choice is drawn from the seed."""
    digest = sha256()
    state = game.start(seats=seats, seed=seed)
    state.listen()
    number = 0
    while not state.over:
        digest.update(canonical(seen(state)))
        if number % GUESS_EVERY == seed % GUESS_EVERY:
            digest.update(canonical(guessed(state, number)))
        seat = state.to_move[0]
        codes = state.codes(seat)
        drawn = int.from_bytes(sha256(f"{game.name} {seats} {seed} {number}".encode()).digest()[:8], "big")
        state.choose(codes[drawn % len(codes)], seat)
        number += 1
    digest.update(canonical([seen(state), state.result(), state.record().to_json()]))
    return digest.hexdigest()


def run(games: int) -> None:
    """Print the digests of this engine, then which engine it was."""
    import ludoteka

    for name in ludoteka.games():
        game = ludoteka.load(name)
        for seats in range(game.fewest, game.most + 1):
            for seed in range(games):
                print(name, seats, seed, play(game, seats, seed), flush=True)
    print("engine", "compiled" if ludoteka.compiled() else "interpreted")


def start(games: int, engine: Path | None) -> subprocess.Popen[str]:
    """This script in a process of its own, with the engine of that folder (None: the sources)."""
    environment = {**os.environ, "PYTHONPATH": str(engine or ROOT / "src")}
    command = [sys.executable, __file__, "--games", str(games)]
    return subprocess.Popen(command, env=environment, text=True, stdout=subprocess.PIPE)


def lines_of(process: subprocess.Popen[str], wanted: str) -> list[str]:
    """What a run printed; ends the comparison if it failed or was not the engine that was wanted."""
    out, _ = process.communicate()
    lines = out.splitlines()
    if process.returncode != 0:
        raise SystemExit(f"The {wanted} games did not end well; the last one that did: {lines[-1:] or 'none'}")
    if lines[-1] != f"engine {wanted}":
        raise SystemExit(f"The {wanted} engine was to play, but {lines[-1]!r} did.")
    return lines[:-1]


def compare(games: int, engine: Path) -> None:
    """Play all games with both engines; ends with an error at the first that differs, or if there were none."""
    processes = start(games, None), start(games, engine)
    slow, fast = lines_of(processes[0], "interpreted"), lines_of(processes[1], "compiled")
    if not slow or len(slow) != len(fast):
        raise SystemExit(f"{len(slow)} games were played interpreted and {len(fast)} compiled.")
    for one, other in zip(slow, fast, strict=True):
        if one != other:
            raise SystemExit(f"The engines differ.\n  interpreted: {one}\n  compiled:    {other}")
    total = sha256("\n".join(slow).encode()).hexdigest()[:16]
    print(f"    {len(slow)} games are the same in every view, option, event, guess and dump: {total}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="games of each kind and number of seats (default: 20)")
    parser.add_argument("--compare", type=Path, metavar="FOLDER", help="play with the engine in FOLDER too")
    arguments = parser.parse_args()
    if arguments.games < 1:
        parser.error("--games must be at least 1")
    if arguments.compare:
        compare(arguments.games, arguments.compare.resolve())
    else:
        run(arguments.games)


if __name__ == "__main__":
    main()
