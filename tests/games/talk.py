"""What the tests of all games say alike: choices made, what is asked and offered, what is seen and told."""

from __future__ import annotations

from typing import Any, Self


def spread(cards: list[str]) -> list[str]:
    """The cards one by one, runs such as `copper*3` written out."""
    return [name for entry in cards for name in [entry.partition("*")[0]] * int(entry.partition("*")[2] or 1)]


class Talk:
    """A state together with the events since it began, read through its description and its views."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.state.listen()
        self.told: list[Any] = self.state.take_events()

    # Choosing

    def choose(self, *texts: str, seat: int | None = None) -> Self:
        """Make these choices one after the other, each for the seat that is to move."""
        for text in texts:
            self.state.choose(text, seat)
            self.told.extend(self.state.take_events())
        return self

    @property
    def seat(self) -> int:
        """The seat that has to choose; -1 when the game is over."""
        return self.state.to_move[0] if self.state.to_move else -1

    @property
    def options(self) -> list[str]:
        """What that seat may choose."""
        return [option.text for option in self.state.options(self.seat)]

    @property
    def asks(self) -> str:
        """What the question is about."""
        return str(self.state.view(self.seat)["prompts"][0]["key"])

    def offered(self, verb: str) -> list[str]:
        """What may be chosen with this verb."""
        return [" ".join(option.args) for option in self.state.options(self.seat) if option.verb == verb]

    # What lies where

    def of(self, seat: int) -> dict[str, Any]:
        """A seat's part of the description."""
        return dict(self.state.describe()["seats"][str(seat)])

    def zone(self, name: str, seat: int = 0) -> list[str]:
        """The cards in a seat's zone: hands in alphabetical order, decks and piles from the top."""
        return spread(self.of(seat).get(name, []))

    def hand(self, seat: int = 0) -> str:
        return " ".join(sorted(self.zone("hand", seat)))

    # What is seen and told

    def seen(self, viewer: int | None, zone: str, seat: int | None = None) -> dict[str, Any]:
        """A zone, of this seat if one is named, as the viewer (None: a spectator) sees it."""
        for each in self.state.view(viewer)["zones"]:
            if each["id"] == zone and (seat is None or each["seat"] == seat):
                return dict(each)
        return {"cards": [], "count": 0}

    def fact(self, key: str, viewer: int | None, seat: int | None = None) -> str:
        """What the viewer knows, of this seat if one is named, beyond what it sees."""
        for each in self.state.view(viewer)["facts"]:
            if each["key"] == key and (seat is None or each["seat"] == seat):
                return " ".join(each["cards"])
        return ""

    def events(self, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """The events of a kind so far, as the viewer sees them."""
        return [event.seen_by(viewer) for event in self.told if event.kind == kind]

    def kinds(self, *wanted: str) -> list[str]:
        """The kinds of events so far, in their order, if they are among those wanted."""
        return [event.kind for event in self.told if event.kind in wanted]
