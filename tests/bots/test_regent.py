"""The regent of Citadels: it beats chance in every printed set, at small tables and large ones."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.bots import bot_names, default_bot, make_bot
from ludoteka.games.citadels.sets import SETS
from tests.bots.winning import share_of_wins

LONG = 2_000


def win_share(games: int, seats: int, characters: str) -> float:
    """The share of games that the regent wins against players by lot."""
    game = ludoteka.load("citadels")
    return share_of_wins(
        games,
        seats,
        lambda number: game.start(seats, seed=f"regent {number}", characters=characters),
        lambda seed: make_bot("regent", "citadels", seed),
        lambda seed: make_bot("random", "citadels", seed),
    )


def test_a_person_meets_the_regent() -> None:
    assert default_bot("citadels") == "regent"
    assert bot_names("citadels") == ["random", "regent"]


@pytest.mark.parametrize("characters", [*SETS, "random"])
def test_the_regent_wins_more_than_95_of_100_against_one(characters: str) -> None:
    assert win_share(100, 2, characters) > 0.95


@pytest.mark.parametrize("characters", [*SETS, "random"])
def test_the_regent_wins_more_than_60_of_100_against_three(characters: str) -> None:
    assert win_share(60, 4, characters) > 0.6


@pytest.mark.long
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("characters", SETS)
def test_the_regent_beats_chance_over_many_games(characters: str, seats: int) -> None:
    least = {2: 0.95, 3: 0.9, 4: 0.85}.get(seats, 0.6)

    assert win_share(LONG, seats, characters) > least
