"""`ludoteka play`: a game in the terminal against bots; drawn, asked and explained in the person's language."""

import contextlib
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from .. import load
from ..bots import default_bot, make_bot
from ..kernel.errors import OptionError
from ..kernel.game import Game
from ..kernel.options import Option
from ..kernel.state import State
from ..locale import find, fold, name_of
from .drawing import draw, result
from .faults import Fault
from .files import read_position, write_record
from .given import with_maps
from .session import Session
from .words import Speaker, bot_title

LONGEST_NEWS: Final = 16


@dataclass
class Wanted:
    """A game as it was asked for on the command line; None and empty where nothing was said."""

    language: str
    game: str
    bots: list[str] | None
    seat: int
    seed: int | str | None
    options: dict[str, str]
    position: Path | None
    save: Path | None


def play(wanted: Wanted) -> None:
    """Play a game to its end, or until the person leaves."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  input() edits lines by it
    if wanted.save is not None and (wanted.save.exists() or not wanted.save.parent.is_dir()):
        raise Fault(f"--save: {wanted.save}: a new file in a folder that exists is expected")
    session = begin(wanted)
    Terminal(session, Console(highlight=False), wanted.save).run()


def begin(wanted: Wanted) -> Session:
    """The game at the person's first choice."""
    game = load(wanted.game)
    if wanted.position is None:
        bots = wanted.bots if wanted.bots is not None else [default_bot(game.name)]
        seed = secrets.token_hex(8) if wanted.seed is None else wanted.seed
        state = game.start(1 + len(bots), seed, listen=True, **with_maps(game.name, wanted.options))
    else:
        if wanted.options or wanted.seed is not None:
            raise Fault("--position: options and seed stand in the description, not beside it")
        state = game.position(read_position(wanted.position), listen=True)
        bots = wanted.bots if wanted.bots is not None else [default_bot(game.name)] * (state.seats - 1)
    return seat_all(wanted, game, state, bots)


def seat_all(wanted: Wanted, game: Game, state: State, bots: list[str]) -> Session:
    """The person in the wanted seat, and the bots clockwise from the first seat that is left."""
    if not 0 <= wanted.seat < state.seats:
        raise OptionError(f"--seat: seats are 0 to {state.seats - 1}, not {wanted.seat}")
    if len(bots) != state.seats - 1:
        raise OptionError(f"--bots: {state.seats - 1} expected, one for each other seat; {len(bots)} given")
    seats = [seat for seat in range(state.seats) if seat != wanted.seat]
    playing = {seat: make_bot(name, game.name, secrets.token_hex(8)) for seat, name in zip(seats, bots, strict=True)}
    speaker = Speaker(wanted.language, game, [])
    titles = dict(zip(seats, numbered([bot_title(wanted.language, name) for name in bots]), strict=True))
    speaker.players = [titles.get(seat, speaker.say("common-you")) for seat in range(state.seats)]
    return Session(state, wanted.seat, playing, speaker)


def numbered(titles: list[str]) -> list[str]:
    """The same titles, told apart by numbers where one comes twice."""
    return [
        f"{title} {titles[: place + 1].count(title)}" if titles.count(title) > 1 else title
        for place, title in enumerate(titles)
    ]


class Terminal:
    """Draws the session and asks for choices."""

    def __init__(self, session: Session, console: Console, save: Path | None) -> None:
        self.session = session
        self.console = console
        self.save = save
        self.say = session.speaker.say

    def run(self) -> None:
        """Ask until the game is over or left; the record is written in either case if that was wished."""
        try:
            self.redraw()
            while not self.session.state.over and self.ask():
                pass
            if self.session.state.over:
                self.finish()
            else:
                self.console.print(self.say("cli-quit"))
        except KeyboardInterrupt:
            self.console.print(f"\n{self.say('cli-quit')}")
        finally:
            if self.save is not None:
                self.write(self.save)

    def ask(self) -> bool:
        """Do what is typed next; False when the person leaves."""
        try:
            typed = self.console.input(f"[bold]{escape(self.say('cli-ask'))}[/] > ").strip()
        except EOFError:
            self.console.print()
            return False
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if word in ("q", "quit", "exit"):
            return False
        if typed.startswith("?") or word == "help":
            self.help(typed[1:].strip() if typed.startswith("?") else rest.strip())
        elif word == "save":
            self.save_as(rest.strip())
        elif typed.lower() in ("u", "undo"):
            self.undo()
        elif typed.lower() in ("v", "view"):
            self.redraw()
        elif typed.lower() in ("l", "log"):
            self.news("cli-log", self.session.log, len(self.session.log))
        elif typed:
            self.choose(typed)
        return True

    def choose(self, typed: str) -> None:
        """Make the choice that was typed, or say what could be meant."""
        meant = self.session.meant(typed)
        if len(meant) == 1:
            self.session.choose(meant[0])
            if not self.session.state.over:
                self.redraw()
        elif meant:
            self.console.print(
                self.say("cli-ambiguous", text=typed, what=", ".join(map(self.label, meant))), markup=False
            )
        else:
            total = len(self.session.options())
            self.console.print(self.say("cli-unknown-choice", text=typed, total=total), markup=False)

    def label(self, option: Option) -> str:
        """An option as it is listed."""
        return self.session.speaker.option(option.to_json())

    def undo(self) -> None:
        """Take back the last choice if that may be."""
        if not self.session.marks:
            self.console.print(self.say("cli-nothing-to-undo"))
        elif not self.session.may_undo():
            self.console.print(self.say("cli-cannot-undo"))
        else:
            self.session.undo()
            self.redraw()
            self.console.print(self.say("cli-undone"))

    # What is shown

    def redraw(self) -> None:
        """The news, the table, the question and its options."""
        session = self.session
        options = session.options()
        if self.console.is_terminal:
            self.console.clear()
        self.news("cli-since", session.fresh(), LONGEST_NEWS)
        view = session.state.view(session.seat)
        choosable = {(option.zone, option.args[0]) for option in options if option.zone and option.args}
        self.console.print(draw(session.speaker, view, self.console.width, choosable))
        for prompt in view["prompts"]:
            mine = prompt["seat"] == session.seat
            said = session.speaker.prompt(prompt, session.seat)
            self.console.print(said, style="bold green" if mine else "dim", markup=False)
        listed = [f"[bold]{place:>3}[/] {escape(self.label(option))}" for place, option in enumerate(options, 1)]
        self.console.print(Columns(listed, padding=(0, 3), column_first=True))

    def news(self, title: str, lines: list[str], most: int) -> None:
        """The last lines of the log."""
        if not lines and title == "cli-since":
            return
        shown = lines[-most:] if most else []
        text = "\n".join(escape(line) for line in (["…", *shown] if len(shown) < len(lines) else shown))
        self.console.print(
            Panel(text or self.say("cli-log-empty"), title=self.say(title), title_align="left", style="dim")
        )

    def finish(self) -> None:
        """The table at the end, and the result."""
        session = self.session
        self.news("cli-since", session.fresh(), LONGEST_NEWS)
        self.console.print(result(session.speaker, session.state.result()))
        self.console.print(self.say("cli-seed", text=str(session.state.seed)), style="dim", markup=False)

    def help(self, card: str) -> None:
        """What can be typed, or what a card does."""
        if card:
            self.explain(card)
            return
        word_card, word_file = self.say("cli-word-card"), self.say("cli-word-file")
        table = Table.grid(padding=(0, 3))
        rows = [
            ("3 · buy silver · silver", "choose"),
            (f"? {word_card}", "card"),
            ("u", "undo"),
            ("v", "view"),
            ("l", "log"),
            (f"save {word_file}", "save"),
            ("q", "quit"),
        ]
        for typed, key in rows:
            table.add_row(f"[bold]{typed}[/]", self.say(f"cli-help-{key}"))
        self.console.print(table)

    def explain(self, text: str) -> None:
        """A card's text and rulings."""
        view = self.session.state.view(self.session.seat)
        shown = [card for zone in view["zones"] for card in zone.get("cards") or []]
        found = cards_named(self.session.speaker, text, shown)
        if not found:
            self.console.print(self.say("cli-card-unknown", text=text), markup=False)
        for card in found:
            self.console.print(card_text(self.session.speaker, card))

    # Saving

    def save_as(self, name: str) -> None:
        """Write the record so far into the file that was named."""
        if name:
            self.write(Path(name).expanduser())
        else:
            self.console.print(self.say("cli-save-where"))

    def write(self, path: Path) -> None:
        """Write the record so far, and say how to see it again."""
        try:
            write_record(path, self.session.state.record())
        except FileExistsError:
            self.console.print(self.say("cli-file-exists", text=str(path)), markup=False)
        except OSError as error:
            reason = error.strerror or str(error)
            self.console.print(self.say("cli-cannot-write", text=str(path), reason=reason), markup=False)
        else:
            self.console.print(self.say("cli-saved", text=str(path)), markup=False)
            self.console.print(self.say("cli-record-kept", text=str(path)), style="dim", markup=False)


def cards_named(speaker: Speaker, text: str, shown: list[str]) -> list[str]:
    """The cards so named, in any language, or else those with the text in their name: all of the game, and those that
    are shown.
    """
    named = {arg for option in speaker.game.actions for arg in option.args}.union(shown)
    known = sorted(arg for arg in named if name_of(speaker.language, speaker.game.name, arg) is not None)
    exact = find(speaker.game.name, text, known)
    if exact is not None:
        return [exact]
    word = fold(text)
    return [card for card in known if word and (word in fold(speaker.name(card)) or word in fold(card))]


def card_text(speaker: Speaker, card: str) -> Panel:
    """A card's rule and rulings in a frame."""
    said: list[str] = []
    for attribute, style in (("rule", "default"), ("note", "dim")):
        text = name_of(speaker.language, speaker.game.name, card, attribute)
        if text is not None:
            said.append(f"[{style}]{escape(text)}[/]")
    return Panel("\n".join(said), title=f"[bold]{escape(speaker.name(card))}[/]", title_align="left", expand=False)
