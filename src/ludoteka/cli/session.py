"""A game between one person and bots: what happened, what a typed choice means, and taking back. No screen."""

from ..bots import Bot
from ..kernel.options import Option, plain
from ..kernel.state import SEATS, State
from ..locale import find, fold
from .words import Speaker


class Session:
    """The state, the bots in the other seats, and the log as the person's seat may see it."""

    def __init__(self, state: State, seat: int, bots: dict[int, Bot], speaker: Speaker) -> None:
        self.state = state
        self.seat = seat
        self.bots = bots
        self.speaker = speaker
        self.log: list[str] = []
        self.marks: list[int] = []
        self.hear()
        self.advance()

    def hear(self) -> None:
        """Write down what happened since the last time."""
        for event in self.state.take_events():
            self.log.append(self.speaker.event(event.seen_by(self.seat)))

    def advance(self) -> None:
        """Let the bots choose until it is the person's turn to choose, or the end."""
        state = self.state
        while not state.over and self.seat not in state.to_move:
            seat = state.to_move[0]
            state.choose(self.bots[seat].choose(state, seat), seat)
            self.hear()

    def options(self) -> list[Option]:
        """What the person may choose."""
        return self.state.options(self.seat)

    def fresh(self) -> list[str]:
        """The log since the person's last choice."""
        return self.log[self.marks[-1] if self.marks else 0 :]

    def choose(self, option: Option) -> None:
        """Make the person's choice, and let the bots answer."""
        self.marks.append(len(self.log))
        self.state.choose(option, self.seat)
        self.hear()
        self.advance()

    def may_undo(self) -> bool:
        """Whether the last choice was the person's own, and showed nothing new to anybody."""
        state = self.state
        last = len(state.choices) - 1
        return last >= state.undo_floor and state.choices[last] % SEATS == self.seat

    def undo(self) -> None:
        """Take back the person's last choice."""
        self.state = self.state.record().replay(len(self.state.choices) - 1, listen=True)
        self.state.take_events()
        del self.log[self.marks.pop() :]

    def meant(self, text: str) -> list[Option]:
        """The options that a typed text may mean: one if it is clear, none if it is not offered.

        A number from the list, the option's text or its label, a card's name in any language, or the beginning of one
        of these.
        """
        options = self.options()
        if text.isdecimal():
            return options[int(text) - 1 : int(text)] if 0 < int(text) <= len(options) else []
        labels = {option.code: fold(self.speaker.option(option.to_json())) for option in options}
        typed, word = plain(text), fold(text)
        exact = [option for option in options if plain(option.text) == typed or labels[option.code] == word]
        if exact or not word:
            return exact
        cards = [option.args[0] for option in options if option.args]
        card = find(self.speaker.game.name, text, sorted(cards))
        named = [option for option in options if option.args and option.args[0] == card]
        return named or [option for option in options if begins(option, word, labels[option.code], self.speaker)]


def begins(option: Option, word: str, label: str, speaker: Speaker) -> bool:
    """Whether the option's text, its label or the name of its card begins so."""
    names = [fold(speaker.name(arg)) for arg in option.args]
    return any(each.startswith(word) for each in [fold(option.text), label, *names])
