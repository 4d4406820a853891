"""The archmage of Seasons: it beats chance nearly always, at every level and table."""

from __future__ import annotations

import pytest

import ludoteka
from ludoteka.bots import bot_names, default_bot, make_bot, play_out
from tests.bots.winning import share_of_wins

GAMES = 120
LONG = 2_000


def win_share(games: int, seats: int, level: int) -> float:
    """The share of games that the archmage wins against players by lot."""
    game = ludoteka.load("seasons")
    return share_of_wins(
        games,
        seats,
        lambda number: game.start(seats, seed=f"archmage {number}", level=level, first="0"),
        lambda seed: make_bot("archmage", "seasons", seed),
        lambda seed: make_bot("random", "seasons", seed),
    )


def test_a_person_meets_the_archmage() -> None:
    assert default_bot("seasons") == "archmage"
    assert bot_names("seasons") == ["random", "archmage"]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_archmage_beats_chance_at_two_seats(level: int) -> None:
    assert win_share(GAMES, 2, level) > 0.97


@pytest.mark.parametrize("seats", [3, 4])
def test_the_archmage_beats_chance_at_a_larger_table(seats: int) -> None:
    assert win_share(GAMES // 2, seats, 3) > 0.9


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_archmage_beats_chance_over_many_games(level: int, seats: int) -> None:
    least = 0.97 if seats == 2 else 0.9

    assert win_share(LONG, seats, level) > least


def test_the_archmage_takes_no_points_by_wasting_bonuses() -> None:
    game = ludoteka.load("seasons")
    used = 0
    for number in range(20):
        state = game.start(2, seed=f"bonuses {number}")
        play_out(state, [make_bot("archmage", "seasons", seat) for seat in range(2)])
        used += sum(int(zones.get("bonus", 0)) for zones in state.describe()["seats"].values())

    assert used < 80
