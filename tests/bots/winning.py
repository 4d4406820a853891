"""How often a bot wins against others of one kind."""

from __future__ import annotations

from collections.abc import Callable

from ludoteka import State
from ludoteka.bots import Bot, play_out

Maker = Callable[[str], Bot]


def share_of_wins(games: int, seats: int, start: Callable[[int], State], one: Maker, others: Maker) -> float:
    """The share of games that `one` wins, shared wins by parts; it takes all seats in turn.

    `start` makes a game from its number, `one` and `others` make a bot from a seed.
    """
    won = 0.0
    for number in range(games):
        state = start(number)
        me = number % seats
        play_out(state, [(one if seat == me else others)(f"{number} {seat}") for seat in range(seats)])
        winners = state.winners()
        won += 1 / len(winners) if me in winners else 0
    return won / games
