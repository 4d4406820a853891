"""`ludoteka replay`: a recorded game told again, all at once or step by step, as a seat or a spectator sees it."""

import json
from pathlib import Path
from typing import Any

from rich.console import Console

from ..kernel.errors import OptionError, RecordError
from ..kernel.record import Record
from ..kernel.state import State
from .drawing import draw, result
from .files import read_record_file
from .words import Speaker


def replay(language: str, path: Path, seat: int | None, step: bool, as_json: bool) -> None:
    """Tell the game in this file."""
    record = read_record_file(path)
    state = record.begin(listen=True)
    if seat is not None and not 0 <= seat < state.seats:
        raise OptionError(f"--seat: seats are 0 to {state.seats - 1}, not {seat}")
    if as_json:
        print(json.dumps(told_as_json(record, state, seat)))
        return
    players = [Speaker(language, record.game, []).say("common-seat", number=each) for each in range(state.seats)]
    teller = Teller(Speaker(language, record.game, players), Console(highlight=False), state, seat)
    teller.tell_all(record, step)


def told_as_json(record: Record, state: State, seat: int | None) -> dict[str, Any]:
    """The whole game as that seat sees it: each choice with the events it led to, and the view at the end."""
    start = [event.seen_by(seat) for event in state.take_events()]
    steps: list[dict[str, Any]] = []
    for number, (chooser, text) in enumerate(record.choices):
        make(state, number, chooser, text)
        events = [event.seen_by(seat) for event in state.take_events()]
        shown: dict[str, Any] = {"seat": chooser, "events": events}
        steps.append(shown if seat not in (None, chooser) else {**shown, "choice": text})
    return {
        "game": record.game.name,
        "seats": state.seats,
        "seat": seat,
        "choices": len(record.choices),
        "start": start,
        "steps": steps,
        "over": state.over,
        "result": state.result() if state.over else None,
        "view": state.view(seat),
    }


def make(state: State, number: int, seat: int, text: str) -> None:
    """Make a choice of the record; RecordError if the rules refuse it."""
    try:
        state.choose(text, seat)
    except Exception as error:
        raise RecordError(f"choices[{number}]: {error}") from error


class Teller:
    """Shows a game as it is replayed."""

    def __init__(self, speaker: Speaker, console: Console, state: State, seat: int | None) -> None:
        self.speaker = speaker
        self.console = console
        self.state = state
        self.seat = seat

    def tell_all(self, record: Record, step: bool) -> None:
        """The log, with the table and a pause after each choice if it goes by steps; then the result."""
        total = len(record.choices)
        self.tell()
        for number, (seat, text) in enumerate(record.choices):
            if step and not self.pause(number, total):
                return
            make(self.state, number, seat, text)
            self.tell()
        if self.state.over:
            self.console.print(result(self.speaker, self.state.result()))
        else:
            self.console.print(self.speaker.say("cli-unfinished"), style="bold")

    def tell(self) -> None:
        """The lines of what has just happened."""
        for event in self.state.take_events():
            seen = event.seen_by(self.seat)
            style = "bold" if seen["kind"].startswith("start_") else None
            self.console.print(self.speaker.event(seen), markup=False, style=style)

    def pause(self, number: int, total: int) -> bool:
        """Draw the table, and wait; False if the person has seen enough."""
        self.console.print(draw(self.speaker, self.state.view(self.seat), self.console.width, set()))
        for prompt in self.state.view(self.seat)["prompts"]:
            self.console.print(self.speaker.prompt(prompt, self.seat), style="green", markup=False)
        at = self.speaker.say("cli-choice-of", number=number + 1, total=total)
        try:
            typed = self.console.input(f"[dim]{at} · {self.speaker.say('cli-step')}[/] ")
        except EOFError:
            self.console.print()
            return False
        return typed.strip().lower() not in ("q", "quit")
