"""How many turns Big Money takes to four Provinces when nobody is in its way."""

from __future__ import annotations

from statistics import stdev

import pytest

import ludoteka
from ludoteka.bots import Bot, make_bot
from ludoteka.bots.dominion.money import MoneyAndSmithy
from ludoteka.kernel.state import State
from tests.validation.measure import mean_agrees

GAMES = 1_500
LONG = 30_000
KNOWN = 100_000


class Idle:
    """Does nothing that it need not do."""

    def choose(self, state: State, seat: int) -> int:
        return state.codes(seat)[-1]


class CopperToo:
    """Big Money that buys a Copper where it would buy nothing."""

    def __init__(self) -> None:
        self.money = make_bot("big-money", "dominion")

    def choose(self, state: State, seat: int) -> int:
        code = self.money.choose(state, seat)
        if state.game.actions.by_code[code].text == "end_turn":
            return state.game.actions.by_text["buy copper"].code
        return code


def turns_to_four_provinces(bot: Bot, games: int) -> list[int]:
    """The numbers of own turns until the fourth Province."""
    game = ludoteka.load("dominion")
    turns = []
    for seed in range(games):
        state = game.start(2, seed=f"solo {seed}", first="0")
        seats = [bot, Idle()]
        while provinces_left(state) > 4:
            seat = state.to_move[0]
            state.choose(seats[seat].choose(state, seat), seat)
        turns.append(state.tie_break()[0])
    return turns


def provinces_left(state: State) -> int:
    return next(each["value"] for each in state.counters() if each["id"] == "provinces")


def players() -> list[tuple[str, Bot, float, float]]:
    """Name, player, and the known mean and standard deviation of turns."""
    return [
        ("big money", make_bot("big-money", "dominion"), 16.806, 1.84),
        ("copper too", CopperToo(), 16.897, 0),
        ("one smithy", MoneyAndSmithy(dearest=5, most=1), 14.933, 1.75),
        ("two smithies", MoneyAndSmithy(dearest=5, most=2), 14.913, 1.96),
        ("smithy at exactly 4", make_bot("big-money-smithy", "dominion"), 15.176, 2.07),
    ]


def check(bot: Bot, mean: float, spread: float, games: int) -> None:
    turns = turns_to_four_provinces(bot, games)

    assert mean_agrees(turns, mean, of=KNOWN, rounding=0.0005)
    if spread:
        assert stdev(turns) == pytest.approx(spread, abs=0.005 + 3 * spread / (2 * games) ** 0.5)


@pytest.mark.parametrize(("bot", "mean", "spread"), [row[1:] for row in players()], ids=[row[0] for row in players()])
def test_four_provinces_take_the_known_number_of_turns(bot: Bot, mean: float, spread: float) -> None:
    check(bot, mean, spread, GAMES)


@pytest.mark.long
@pytest.mark.parametrize(("bot", "mean", "spread"), [row[1:] for row in players()], ids=[row[0] for row in players()])
def test_four_provinces_take_the_known_number_of_turns_over_many_games(bot: Bot, mean: float, spread: float) -> None:
    check(bot, mean, spread, LONG)
