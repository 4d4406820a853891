"""A table's record as the game it gives: the state, and what happened at each version, all derived from the entries.

A version is the number of entries. Undone choices stay in the record; the line is what is left when they are folded
away.
"""

from typing import NamedTuple

import ludoteka
from ludoteka.kernel.events import Event

from .errors import Refused
from .store import CHOICE, UNDO, Entry, Row


class Moment(NamedTuple):
    """A version of a table: the state, and the events that led to it."""

    version: int
    state: ludoteka.State
    events: list[Event]


class Undone(NamedTuple):
    """A seat took its last choices back."""

    version: int
    seat: int
    taken: int


def begin(row: Row) -> ludoteka.State:
    """The state of a table before the first choice; Refused if its rules are not those of this program."""
    game = ludoteka.load(row.game)
    if game.rules != row.rules:
        raise Refused(
            "old-rules",
            f"this table was played by version {row.rules} of the rules, this server plays by version {game.rules}",
        )
    return game.start(len(row.seats), row.seed, listen=True, **row.options)


class History:
    """What the entries of a table come to."""

    def __init__(self, row: Row, entries: list[Entry]) -> None:
        self.row = row
        self.version = 0
        self.line: list[Entry] = []
        self.undone: list[Undone] = []
        self.log: list[tuple[int, list[Event]]] = []
        self.asked: dict[int, int] = {}
        self.state = begin(row)
        for entry in entries:
            self.note(entry)
        self.replay()

    def note(self, entry: Entry) -> None:
        """Fold an entry into the line."""
        self.version = entry.number
        if entry.kind == UNDO:
            kept = [old for old in self.line if old.number <= int(entry.value)]
            self.undone.append(Undone(entry.number, entry.seat, len(self.line) - len(kept)))
            self.line = kept
        else:
            self.line.append(entry)

    def replay(self) -> None:
        """Derive state and log again from the line."""
        self.state = begin(self.row)
        self.log = [(0, self.state.take_events())]
        self.asked = dict.fromkeys(self.state.to_move, 0)
        for entry in self.line:
            self.state.choose(entry.value, entry.seat)
            self.log.append((entry.number, self.state.take_events()))
            self.note_questions(entry, self.state)
        if self.undone:
            self.asked = {seat: max(since, self.undone[-1].version) for seat, since in self.asked.items()}

    def note_questions(self, entry: Entry, state: ludoteka.State) -> None:
        """Keep since which version each seat has been asked what it is asked now."""
        self.asked = {
            seat: entry.number if seat == entry.seat else self.asked.get(seat, entry.number) for seat in state.to_move
        }

    def tried(self, option: str, seat: int) -> Moment:
        """What the choice would lead to; IllegalChoice if it is not offered. Nothing changes yet."""
        twin = self.state.clone()
        twin.listen()
        twin.choose(option, seat)
        return Moment(self.version + 1, twin, twin.take_events())

    def add(self, entry: Entry, moment: Moment | None = None) -> None:
        """Take in an entry that has been stored; `moment` is what a choice led to when it was tried."""
        if entry.kind == CHOICE and moment is None:
            moment = self.tried(entry.value, entry.seat)
        self.note(entry)
        if moment is None:
            self.replay()
        else:
            self.note_questions(entry, moment.state)
            self.state = moment.state
            self.log.append((entry.number, moment.events))

    def undo_to(self, seat: int) -> list[int]:
        """The versions a seat may go back to, nearest first: over its own last choices, if they showed nothing new."""
        if self.state.over:
            return []
        found = []
        for kept in range(len(self.line) - 1, self.state.undo_floor - 1, -1):
            if self.line[kept].seat != seat:
                break
            found.append(self.line[kept - 1].number if kept else 0)
        return found

    def missed(self, since: int, most: int) -> list[Moment] | None:
        """The moments after a version; None if the whole state says it better: they are many, or one was undone."""
        if not 1 <= since < self.version or self.version - since > most:
            return None
        if any(undone.version > since for undone in self.undone):
            return None
        state = begin(self.row)
        moments = []
        for entry in self.line:
            if entry.number == since + 1:
                state.take_events()
            state.choose(entry.value, entry.seat)
            if entry.number > since:
                moments.append(Moment(entry.number, state.clone(), state.take_events()))
        return moments
