"""The ladder of Dominion's bots: each beats the one below, and the steward beats them all."""

from __future__ import annotations

from math import sqrt
from statistics import fmean

import pytest

import ludoteka
from ludoteka.bots import make_bot
from ludoteka.games.dominion.words import SETS
from tests.bots.winning import share_of_wins

GAMES = 200
LONG = 12_000


def win_share(one: str, other: str, games: int, seats: int = 2, kingdom: str = "first-game", seed: str = "") -> float:
    """The share of games that `one` wins against others of one kind; each deal is played from every seat."""
    game = ludoteka.load("dominion")
    return share_of_wins(
        games,
        seats,
        lambda number: game.start(seats, seed=f"{seed}strength {number // seats}", kingdom=kingdom, first="0"),
        lambda luck: make_bot(one, "dominion", luck),
        lambda luck: make_bot(other, "dominion", luck),
    )


def surely_over(share: float, half: float, games: int) -> bool:
    """Whether a share lies over what equal players get by three standard errors."""
    return share - 3 * sqrt(share * (1 - share) / games) > half


def over_the_sets(games: int) -> dict[str, float]:
    return {name: win_share("steward", "big-money-ultimate", games, kingdom=name) for name in SETS}


@pytest.mark.parametrize(
    ("one", "other"),
    [("big-money", "random"), ("big-money-smithy", "big-money"), ("big-money-ultimate", "big-money-smithy")],
)
def test_each_bot_beats_the_one_below(one: str, other: str) -> None:
    share = win_share(one, other, GAMES)

    assert surely_over(share, 0.5, GAMES)


def test_the_steward_beats_big_money_ultimate_on_the_recommended_sets() -> None:
    shares = over_the_sets(GAMES)

    assert surely_over(fmean(shares.values()), 0.6, GAMES * len(shares))


@pytest.mark.parametrize("seats", [3, 4])
def test_the_steward_holds_its_own_at_a_larger_table(seats: int) -> None:
    games = 120
    shares = [win_share("steward", "big-money-ultimate", games, seats, name) for name in SETS]

    assert surely_over(fmean(shares), 1 / seats, games * len(SETS))


def test_the_steward_beats_big_money_ultimate_in_random_kingdoms() -> None:
    shares = [
        win_share("steward", "big-money-ultimate", 10, kingdom="random", seed=f"kingdom {number} ")
        for number in range(40)
    ]

    assert surely_over(fmean(shares), 0.5, 400)


@pytest.mark.long
def test_the_steward_beats_big_money_ultimate_on_every_recommended_set() -> None:
    shares = over_the_sets(LONG)

    assert {name: share for name, share in shares.items() if not surely_over(share, 0.5, LONG)} == {}
