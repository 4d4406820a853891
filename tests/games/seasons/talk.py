"""Tests of Seasons in the words of the rulebook: seats with crystals, energy and cards, and what they choose.

Energies are written in letters: A air, W water, F fire, E earth.
"""

from __future__ import annotations

from typing import Any

from ludoteka.games.seasons import GAME

LETTERS = {"A": "air", "W": "water", "F": "fire", "E": "earth"}


def tokens(letters: str) -> dict[str, int]:
    """Energies as positions write them."""
    return {name: letters.count(letter) for letter, name in LETTERS.items() if letter in letters}


def words(cards: str) -> list[str]:
    """Cards written with spaces between."""
    return cards.split()


def player(play: str = "", hand: str = "", energy: str = "", **more: Any) -> dict[str, Any]:
    """One seat of a position; the gauge has room for ten cards unless it is given."""
    zones: dict[str, Any] = {"play": words(play), "hand": words(hand), "energy": tokens(energy), "gauge": 10}
    for name, value in more.items():
        stored = name.startswith("on_")
        zones[name] = tokens(value) if stored else words(value) if isinstance(value, str) else value
    return zones


def spread(cards: list[str]) -> list[str]:
    """The cards one by one, runs written out."""
    return [name for entry in cards for name in [entry.partition("*")[0]] * int(entry.partition("*")[2] or 1)]


class Game:
    """A state together with the events since it began, read through its description and its views."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.state.listen()
        self.told: list[Any] = []

    # Choosing

    def choose(self, *texts: str, seat: int | None = None) -> Game:
        """Make these choices one after the other, each for the seat that is to move."""
        for text in texts:
            self.state.choose(text, seat)
            self.told.extend(self.state.take_events())
        return self

    def summon(self, card: str, *texts: str) -> Game:
        return self.choose(f"summon {card}", *texts)

    def activate(self, card: str, *texts: str) -> Game:
        return self.choose(f"activate {card}", *texts)

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
        return [option.args[0] for option in self.state.options(self.seat) if option.verb == verb and option.args]

    # What lies where

    def of(self, seat: int) -> dict[str, Any]:
        return dict(self.state.describe()["seats"][str(seat)])

    def zone(self, name: str, seat: int = 0) -> str:
        """The cards in a seat's zone, in play in their order, elsewhere in alphabetical order."""
        cards = spread(self.of(seat).get(name, []))
        return " ".join(cards if name == "play" else sorted(cards))

    def play(self, seat: int = 0) -> str:
        return self.zone("play", seat)

    def hand(self, seat: int = 0) -> str:
        return self.zone("hand", seat)

    def crystals(self, seat: int = 0) -> int:
        return int(self.of(seat).get("crystals", 0))

    def gauge(self, seat: int = 0) -> int:
        return int(self.of(seat).get("gauge", 0))

    def bonus(self, seat: int = 0) -> int:
        return int(self.of(seat).get("bonus", 0))

    def turned(self, seat: int = 0) -> str:
        return " ".join(self.of(seat).get("turned", []))

    def energy(self, seat: int = 0, where: str = "energy") -> str:
        """Tokens in letters, in the order air, water, fire, earth."""
        held = self.of(seat).get(where, {})
        return "".join(letter * held.get(name, 0) for letter, name in LETTERS.items())

    def pile(self, name: str) -> str:
        """The draw or discard pile from the top."""
        return " ".join(spread(self.state.describe()[name]))

    @property
    def time(self) -> tuple[int, int]:
        """Year and space."""
        description = self.state.describe()
        return description["year"], description["space"]

    # What is seen and told

    def fact(self, key: str, viewer: int, seat: int | None = None) -> str:
        """What the viewer knows beyond what it sees."""
        for each in self.state.view(viewer)["facts"]:
            if each["key"] == key and each["seat"] == seat:
                return " ".join(each["cards"])
        return ""

    def seen(self, viewer: int | None, zone: str, seat: int | None = None) -> dict[str, Any]:
        """A zone as the viewer (None: a spectator) sees it."""
        for each in self.state.view(viewer)["zones"]:
            if each["id"] == zone and each["seat"] == seat:
                return dict(each)
        return {"cards": [], "count": 0}

    def events(self, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """The events of a kind so far, as the viewer sees them."""
        return [event.seen_by(viewer) for event in self.told if event.kind == kind]

    def kinds(self, *wanted: str) -> list[str]:
        """The kinds of events so far, in their order, if they are among those wanted."""
        return [event.kind for event in self.told if event.kind in wanted]


def table(*seats: dict[str, Any], **more: Any) -> Game:
    """A position at level 3 in which seat 0 has used its die; the second seat has nothing unless it is given.

    `more` are the keys of positions, and those of `turn`. Draw and discard pile are written with spaces between.
    """
    turn = {key: more.pop(key) for key in ("die", "transmute", "transmute_bonus") if key in more}
    turn["seat"] = more.pop("turn_of", 0)
    given = list(seats) if len(seats) > 1 else [*seats, player()]
    for pile in ("draw", "discard"):
        if pile in more:
            more[pile] = words(more[pile])
    description = {
        "game": "seasons",
        "players": len(given),
        "options": {"level": 3, "first": "0"},
        "turn": turn,
        "seats": dict(enumerate(given)),
        **more,
    }
    return Game(GAME.position(description))


def final_round(*seats: dict[str, Any], **more: Any) -> Game:
    """A turn of the very last round of the game."""
    return table(*seats, year=3, space=12, left="autumn 1.1", **more)
