"""Big Money players against each other: who wins, who wins as first and second player, and how long it takes."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import ludoteka
from ludoteka.bots import Bot, make_bot, play_out
from ludoteka.bots.dominion.money import MoneyAndSmithy
from tests.validation.measure import agrees, mean_agrees

GAMES = 3_000
LONG = 40_000
KNOWN = 40_000


class Known(NamedTuple):
    """A line of the reference: percentages of games, and mean rounds."""

    one: str
    other: str
    wins: float
    ties: float
    losses: float
    rounds: float
    first: float
    second: float


TABLE = [
    Known("big-money", "big-money", 33.2, 33.1, 33.7, 17.35, 24.3, 42.6),
    Known("big-money", "big-money-smithy", 16.2, 26.8, 57.0, 16.51, 29.0, 44.2),
    Known("big-money", "one smithy", 12.6, 27.6, 59.8, 16.42, 28.3, 44.1),
    Known("big-money-ultimate", "big-money-smithy", 78.0, 3.1, 19.0, 16.29, 52.7, 44.2),
    Known("big-money", "big-money-ultimate", 5.4, 1.3, 93.3, 17.03, 51.0, 47.6),
    Known("big-money-ultimate", "big-money-ultimate", 46.3, 6.9, 46.9, 17.84, 52.8, 40.3),
]


class Tally:
    """What came out of games in which the two players start by turns."""

    def __init__(self, one: Bot, other: Bot, games: int) -> None:
        game = ludoteka.load("dominion")
        self.games = games
        self.wins = [0, 0]
        self.ties = 0
        self.by_order = [0, 0]
        self.rounds: list[int] = []
        for number in range(games):
            state = game.start(2, seed=f"head to head {number}", first="0")
            swapped = number % 2
            play_out(state, [other, one] if swapped else [one, other])
            won = state.winners()
            self.rounds.append(max(state.tie_break()))
            if len(won) > 1:
                self.ties += 1
            else:
                self.by_order[won[0]] += 1
                self.wins[won[0] ^ swapped] += 1

    def fits(self, found: int, percent: float) -> bool:
        return agrees(found, self.games, percent, of=KNOWN)


def player(name: str) -> Bot:
    return MoneyAndSmithy(dearest=5, most=1) if name == "one smithy" else make_bot(name, "dominion")


def check(known: Known, games: int) -> None:
    tally = Tally(player(known.one), player(known.other), games)

    assert tally.fits(tally.wins[0], known.wins)
    assert tally.fits(tally.ties, known.ties)
    assert tally.fits(tally.wins[1], known.losses)
    assert tally.fits(tally.by_order[0], known.first)
    assert tally.fits(tally.by_order[1], known.second)
    assert mean_agrees(tally.rounds, known.rounds, of=KNOWN, rounding=0.005)


@pytest.mark.parametrize("known", TABLE, ids=[f"{known.one} v {known.other}" for known in TABLE])
def test_two_players_share_the_games_as_known(known: Known) -> None:
    check(known, GAMES)


@pytest.mark.long
@pytest.mark.parametrize("known", TABLE, ids=[f"{known.one} v {known.other}" for known in TABLE])
def test_two_players_share_many_games_as_known(known: Known) -> None:
    check(known, LONG)
