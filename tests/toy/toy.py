"""A small game for the tests: all bid in secret at once, a bid of three asks for a colour, and bids score.

It lies outside the folders that run compiled: compiled classes cannot be subclassed.
"""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteka import Luck
from ludoteka.kernel.codec import frame_classes_in
from ludoteka.kernel.frames import Frame, Question, Together
from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Actions, Setting, Verb
from ludoteka.kernel.state import State
from ludoteka.kernel.view import Prompt, counter, zone

RED, BLUE, SING = 10, 11, 20


class Table(State):
    """Purses, scores and the bids of the round."""

    FIELDS: ClassVar[tuple[str, ...]] = ("purse", "score", "bids", "steps", "rounds")

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.purse = [3] * self.seats
        self.score = [0] * self.seats
        self.bids: list[str] = []
        self.steps: list[str] = []
        self.rounds = 0

    def clone(self) -> Table:
        twin = Table(self.game, self.seats, self.settings, self.seed, self.luck.copy())
        self.copy_into(twin)
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin

    def moment(self) -> dict[str, Any]:
        return {"seat": None, "number": self.rounds, "phase": "bids"}

    def zones(self, seat: int | None) -> list[dict[str, Any]]:
        return [zone("bids", None, self.bids, len(self.bids))]

    def counters(self) -> list[dict[str, Any]]:
        return [counter("score", seat, self.score[seat]) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return self.score[:]

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.score[seat] == max(self.score))

    def score_sheet(self) -> list[list[dict[str, Any]]]:
        return [[{"key": "bids", "count": 1, "points": score}] for score in self.score]

    def redeal(self, seat: int, luck: Luck) -> None:
        """Nothing is dealt."""


class Bid(Question[Table]):
    """A bid of as much as the purse holds."""

    def codes(self, g: Table) -> list[int]:
        return list(range(1, g.purse[self.seat] + 1))

    def follow(self, g: Table, code: int) -> Question[Table] | None:
        return Colour(self.seat) if code == 3 else None

    def answer(self, g: Table, code: int) -> None:
        g.bids.append(f"{self.seat}:{code}")
        g.score[self.seat] += code

    def prompt(self, g: Table) -> Prompt:
        return Prompt("bid", None, {}, {"purse": g.purse[self.seat]})


class Colour(Question[Table]):
    """The colour of a high bid."""

    def codes(self, g: Table) -> list[int]:
        return [RED, BLUE]

    def answer(self, g: Table, code: int) -> None:
        g.bids.append(f"{self.seat}:3 {'red' if code == RED else 'blue'}")
        g.score[self.seat] += 3

    def prompt(self, g: Table) -> Prompt:
        return Prompt("colour")


class MaySing(Question[Table]):
    """Asked though there is one option only."""

    def is_asked_anyway(self) -> bool:
        return True

    def codes(self, g: Table) -> list[int]:
        return [SING]

    def answer(self, g: Table, code: int) -> None:
        g.steps.append(f"song {self.seat}")

    def prompt(self, g: Table) -> Prompt:
        return Prompt("sing")


class Note(Frame[Table]):
    """Writes a word down, and leaves others to be written."""

    __match_args__: ClassVar[tuple[str, ...]] = ("word", "more")

    def __init__(self, word: str, more: tuple[Frame[Table], ...] = ()) -> None:
        self.word = word
        self.more = more

    def run(self, g: Table) -> None:
        g.steps.append(self.word)
        for frame in self.more:
            g.then(frame)


class Round(Frame[Table]):
    """All bid; after two rounds the game is over."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def run(self, g: Table) -> None:
        g.rounds += 1
        if g.rounds > 2:
            g.over = True
            return
        g.then(Together(tuple(Bid(seat) for seat in range(g.seats))))
        g.then(Round())


class Toy(Game):
    """The game of these."""

    name: ClassVar[str] = "toy"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 3

    def blank(self, seats: int, seed: int | str, settings: dict[str, Any]) -> Table:
        return Table(self, seats, settings, seed, Luck(seed, 1))

    def begin(self, state: Any) -> None:
        state.then(Round())


def space() -> Actions:
    """bid 1 to bid 3, colours, sing."""
    return Actions(
        [
            (1, Verb("bid", ("number",)), [("1",), ("2",), ("3",)]),
            (RED, Verb("colour", ("colour",)), [("red",), ("blue",)]),
            (SING, Verb("sing"), [()]),
        ]
    )


GAME = Toy(space(), [Setting("mood", "choice", ["calm", "wild"], "calm")], {})
GAME.frame_classes.update(frame_classes_in([]))
GAME.frame_classes.update({kind.__name__: kind for kind in (Bid, Colour, MaySing, Note, Round)})


def table(*frames: Frame[Table], seats: int = 2) -> Table:
    """A state with these frames to run, in this order."""
    g = GAME.blank(seats, 0, {"mood": "calm"})
    for frame in frames:
        g.then(frame)
    g.settle()
    return g
