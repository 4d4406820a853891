"""Tests of Seasons in the words of the rulebook: seats with crystals, energy and cards, and what they choose.

Energies are written in letters: A air, W water, F fire, E earth.
"""

from __future__ import annotations

from typing import Any

from ludoteka.games.seasons import GAME
from tests.games.talk import Talk, spread

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


class Game(Talk):
    """A game of Seasons, its cards, crystals and energies."""

    def summon(self, card: str, *texts: str) -> Game:
        return self.choose(f"summon {card}", *texts)

    def activate(self, card: str, *texts: str) -> Game:
        return self.choose(f"activate {card}", *texts)

    def cards(self, name: str, seat: int = 0) -> str:
        """The cards in a seat's zone in alphabetical order."""
        return " ".join(sorted(self.zone(name, seat)))

    def play(self, seat: int = 0) -> str:
        """The cards in play in the order in which they came."""
        return " ".join(self.zone("play", seat))

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
