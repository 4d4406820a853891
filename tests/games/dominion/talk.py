"""Tests of Dominion in the words of the rulebook: seats with cards, what they choose, what lies where then."""

from __future__ import annotations

from typing import Any

import ludoteka
from tests.games.talk import Talk, spread

GAME = ludoteka.load("dominion")
KINGDOM_CARDS = next(setting for setting in GAME.settings if setting.name == "kingdom").to_json()["pool"]


def kingdom_of(*wanted: str) -> list[str]:
    """Ten kingdom cards, these among them."""
    pool = [
        "cellar",
        "chapel",
        "festival",
        "laboratory",
        "market",
        "smithy",
        "village",
        "woodcutter",
        "workshop",
        "mine",
    ]
    return [*wanted, *[card for card in pool if card not in wanted]][:10]


def words(cards: str) -> list[str]:
    """Cards written with spaces between, runs as `copper*3`."""
    return cards.split()


def player(hand: str = "", deck: str = "", discard: str = "", **more: Any) -> dict[str, Any]:
    """One seat of a position; deck and discard pile from the top."""
    zones: dict[str, Any] = {"hand": words(hand), "deck": words(deck), "discard": words(discard)}
    if "play" in more:
        zones["play"] = words(more.pop("play"))
    return {**zones, **more}


class Game(Talk):
    """A game of Dominion, its piles and what is left of the turn."""

    def play(self, card: str, *texts: str) -> None:
        """Play an Action or a Treasure, then choose on."""
        self.choose(f"play {card}", *texts)

    def buy(self, *cards: str) -> None:
        """Buy these cards."""
        self.choose(*[f"buy {card}" for card in cards])

    def end_turn(self) -> None:
        """Let the rest of the turn be."""
        if "buy_phase" in self.options:
            self.choose("buy_phase")
        if "end_turn" in self.options:
            self.choose("end_turn")

    def deck(self, seat: int = 0) -> str:
        return " ".join(self.zone("deck", seat))

    def discard(self, seat: int = 0) -> str:
        return " ".join(self.zone("discard", seat))

    def discarded(self, seat: int = 0) -> str:
        """The discard pile in alphabetical order, where its order is of no account."""
        return " ".join(sorted(self.zone("discard", seat)))

    @property
    def in_play(self) -> str:
        return " ".join(spread(self.seen(None, "play")["cards"]))

    @property
    def trash(self) -> str:
        return " ".join(self.seen(None, "trash")["cards"])

    def pile(self, card: str) -> int:
        return int(self.state.describe()["supply"][card])

    def counter(self, name: str) -> int:
        return int(next(each["value"] for each in self.state.view(None)["counters"] if each["id"] == name))

    @property
    def actions(self) -> int:
        return self.counter("actions")

    @property
    def buys(self) -> int:
        return self.counter("buys")

    @property
    def coins(self) -> int:
        return self.counter("coins")


def table(*seats: dict[str, Any], kingdom: Any = None, **more: Any) -> Game:
    """A position in which seat 0 is to move; the second seat has nothing unless it is given.

    `more` are the keys of positions, and those of `turn`.
    """
    turn = {key: more.pop(key) for key in ("phase", "actions", "buys", "coins", "bought") if key in more}
    turn["seat"] = more.pop("turn_of", 0)
    options = {"kingdom": kingdom or kingdom_of(), "first": "0", **more.pop("options", {})}
    if "trash" in more:
        more["trash"] = words(more["trash"])
    if "shuffles" in more:
        more["shuffles"] = {seat: [words(order) for order in orders] for seat, orders in more["shuffles"].items()}
    given = list(seats) if len(seats) > 1 else [*seats, player()]
    description = {
        "game": "dominion",
        "players": len(given),
        "options": options,
        "turn": turn,
        "seats": dict(enumerate(given)),
        **more,
    }
    return Game(GAME.position(description))
