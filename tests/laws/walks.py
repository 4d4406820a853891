"""Walks through every game by lot, with settings of all kinds, on which the laws are tested."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import ludoteka
from ludoteka import OptionError
from ludoteka.bots import default_bot, make_bot

NEAR = 3
FAR = 40
TABLES = [
    (name, seats)
    for name in ludoteka.games()
    for seats in range(ludoteka.load(name).fewest, ludoteka.load(name).most + 1)
]
WALKS = [
    pytest.param(name, seats, seed, marks=[pytest.mark.long] if seed >= NEAR else [], id=f"{name}-{seats}-{seed}")
    for name, seats in TABLES
    for seed in range(FAR)
]
on_every_walk = pytest.mark.parametrize(("name", "seats", "seed"), WALKS)


def settings_in_turn(game: Any, seats: int, seed: int) -> dict[str, Any]:
    """A value for each setting; over the walks all those come up that it lists and that so many seats may have."""
    taken: dict[str, Any] = {}
    for setting in game.settings:
        at = (seed + NEAR * seats) % len(setting.values)
        for value in setting.values[at:] + setting.values[:at]:
            try:
                setting.read(value, seats)
            except OptionError:
                continue
            taken[setting.name] = value
            break
    return taken


def beginning(name: str, seats: int, seed: int) -> Any:
    """A new game with settings by lot."""
    game = ludoteka.load(name)
    return game.start(seats=seats, seed=seed, **settings_in_turn(game, seats, seed))


class Chooser:
    """Chooses by lot; on odd seeds the game's own default bot has every other say, so that richer positions come up."""

    def __init__(self, name: str, seats: int, seed: int) -> None:
        self.luck = random.Random(seed)
        self.share = 0.6 if seed % 2 else 0.0
        self.bots = [make_bot(default_bot(name), name, seat) for seat in range(seats)]

    def code(self, state: Any, seat: int) -> int:
        """One of the codes that the seat may choose."""
        if self.luck.random() < self.share:
            return self.bots[seat].choose(state, seat)
        return int(self.luck.choice(state.codes(seat)))


def walk(name: str, seats: int, seed: int) -> Iterator[tuple[Any, int, int]]:
    """A game from its beginning to its end: at each question the state, which goes on changing, with the seat and the
    code that it chooses next.
    """
    state = beginning(name, seats, seed)
    chooser = Chooser(name, seats, seed)
    while not state.over:
        seat = chooser.luck.choice(state.to_move)
        code = chooser.code(state, seat)
        yield state, seat, code
        state.choose(code, seat)


def recount(name: str) -> Any:
    """What the rulebook says about a game's components and scores, written down a second time."""
    return import_module(f"tests.laws.recounts.{name}")


def audience(state: Any) -> list[int | None]:
    """All who look on: each seat, and a spectator."""
    return [*range(state.seats), None]


def bare(dump: dict[str, Any]) -> dict[str, Any]:
    """A dump without what tells how the state came about."""
    return {key: value for key, value in dump.items() if key not in ("origin", "choices", "undo_floor", "settings")}
