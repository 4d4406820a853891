"""How the steward goes about the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka
from ludoteka import State
from ludoteka.bots import make_bot

GAME = ludoteka.load("dominion")


def buying(
    hand: str,
    mine: str = "",
    theirs: str = "",
    supply: dict[str, int] | None = None,
    turns: tuple[int, int] = (9, 9),
    **turn: Any,
) -> State:
    """My Buy phase, with what each owns beside my hand."""
    position = {
        "game": "dominion",
        "players": 2,
        "options": {"kingdom": "first-game"},
        "turn": {"seat": 0, "phase": "buy", **turn},
        "supply": supply or {},
        "seats": {
            0: {"hand": hand.split(), "deck": mine.split(), "turns": turns[0]},
            1: {"hand": ["copper"] * 5, "deck": theirs.split(), "turns": turns[1]},
        },
    }
    return GAME.position(position)


def buys(state: State, bot: str = "steward") -> list[str]:
    """What a bot buys before its turn is over."""
    player = make_bot(bot, "dominion")
    said = []
    while state.to_move == (0,) and state.tie_break()[0] == 9:
        code = player.choose(state, 0)
        said.append(GAME.actions.by_code[code].text)
        state.choose(code, 0)
    return [text.removeprefix("buy ") for text in said if text.startswith("buy ")]


RICH = "gold*4 silver*4"


def test_eight_coins_buy_a_province() -> None:
    assert buys(buying("gold*2 silver", RICH, "province")) == ["province"]


def test_the_last_province_is_taken_when_it_wins() -> None:
    state = buying("gold*2 silver", RICH + " province*2", "province*2", {"province": 1})

    assert buys(state) == ["province"]
    assert state.winners() == (0,)


def test_the_last_province_is_left_when_it_loses() -> None:
    state = buying("gold*2 silver", RICH, "province*3", {"province": 1})

    assert "province" not in buys(state)
    assert not state.over


def test_the_last_province_is_left_when_the_turns_decide_against_it() -> None:
    state = buying("gold*2 silver", RICH + " province", "province*2", {"province": 1}, turns=(9, 9))

    assert buys(state) == ["duchy"]


def test_the_last_province_is_taken_when_the_turns_share_the_win() -> None:
    state = buying("gold*2 silver", RICH + " province", "province*2", {"province": 1}, turns=(9, 10))

    assert buys(state) == ["province"]
    assert state.winners() == (0, 1)


def test_the_third_pile_is_emptied_when_that_wins() -> None:
    state = buying("gold", "province*2 silver*4", "province", {"cellar": 0, "moat": 0, "village": 1, "province": 5})

    assert buys(state) == ["village"]
    assert state.winners() == (0,)


def test_two_buys_may_empty_the_third_pile() -> None:
    supply = {"cellar": 0, "moat": 0, "estate": 2, "province": 5}
    state = buying("silver*2", "province silver*4", "province", supply, buys=2)

    assert buys(state) == ["estate", "estate"]
    assert state.winners() == (0,)


@pytest.mark.parametrize("coins", ["silver*2", "gold", "gold*2"])
def test_the_third_pile_is_left_alone_when_that_loses(coins: str) -> None:
    supply = {"cellar": 0, "moat": 0, "silver": 1, "smithy": 1, "gold": 1, "province": 6}
    state = buying(coins, "gold*3", "province*2", supply)

    buys(state)

    assert not state.over


def test_duchies_are_bought_when_provinces_run_low() -> None:
    hand = "gold silver"

    assert buys(buying(hand, RICH, "province", {"province": 3})) == ["duchy"]
    assert "duchy" not in buys(buying(hand, RICH, "", {"province": 8}))


def test_estates_are_bought_at_the_very_end() -> None:
    hand = "silver"

    assert buys(buying(hand, RICH, "province*3", {"province": 1})) == ["estate"]
    assert buys(buying(hand, RICH, "province*3", {"province": 7})) != ["estate"]


def test_a_game_that_ends_anyway_is_used_for_points() -> None:
    supply = {"cellar": 0, "moat": 0, "village": 0, "province": 6}
    state = buying("gold silver", RICH, "province", supply)

    assert buys(state) == ["duchy"]
