"""What the bots of Dominion do with the cards they have: attacked, asked, and in their Action phase."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka
from ludoteka import State
from ludoteka.bots import bot_names, make_bot

GAME = ludoteka.load("dominion")
BOTS = bot_names("dominion")[1:]
KINGDOM = [
    "bureaucrat",
    "cellar",
    "chancellor",
    "chapel",
    "library",
    "mine",
    "remodel",
    "smithy",
    "throne_room",
    "village",
]
EVERY_BOT = pytest.mark.parametrize("bot", BOTS)


def seat(hand: str = "", deck: str = "", discard: str = "") -> dict[str, Any]:
    return {"hand": hand.split(), "deck": deck.split(), "discard": discard.split()}


def table(mine: dict[str, Any], other: dict[str, Any] | None = None, kingdom: str = "", **more: Any) -> State:
    """A position in my turn; named cards take the places of others in the kingdom."""
    wanted = kingdom.split()
    cards = wanted + [card for card in KINGDOM if card not in wanted]
    position = {
        "game": "dominion",
        "players": 2,
        "options": {"kingdom": cards[:10]},
        "turn": {"seat": 0, "phase": "action", **more.pop("turn", {})},
        "seats": {0: mine, 1: other or seat("copper*5", "copper*5")},
        **more,
    }
    return GAME.position(position)


def answers(state: State, bot: str, number: int = 99) -> list[str]:
    """What a bot chooses, for whichever seat is asked, until that seat is asked no more."""
    player = make_bot(bot, "dominion")
    asked = state.to_move[0]
    said: list[str] = []
    while state.to_move == (asked,) and len(said) < number:
        code = player.choose(state, asked)
        said.append(GAME.actions.by_code[code].text)
        state.choose(code, asked)
    return said


def next_answer(state: State, bot: str = "steward") -> str:
    return answers(state, bot, 1)[0]


def hand_of(state: State, seat: int) -> list[str]:
    zones = state.view(seat)["zones"]
    hand: list[str] = next(zone["cards"] for zone in zones if zone["id"] == "hand" and zone["seat"] == seat)
    return hand


# Attacked


@EVERY_BOT
def test_a_militia_costs_the_dead_cards_first_and_then_the_cheapest_money(bot: str) -> None:
    state = table(seat("militia", "copper*5"), seat("gold silver copper estate curse", "copper*5"), "militia moat")
    state.choose("play militia")
    state.choose("pass", 1)

    answers(state, bot)

    assert hand_of(state, 1) == ["copper", "silver", "gold"]


@EVERY_BOT
def test_a_militia_costs_a_copper_before_a_silver(bot: str) -> None:
    state = table(seat("militia", "copper*5"), seat("gold gold silver copper province", "copper*5"), "militia")
    state.choose("play militia")

    assert answers(state, bot) == ["discard copper", "discard province"]


@EVERY_BOT
def test_a_second_terminal_goes_before_a_copper(bot: str) -> None:
    state = table(seat("militia", "copper*5"), seat("smithy smithy copper copper", "copper*5"), "militia")
    state.choose("play militia")

    assert answers(state, bot) == ["discard smithy"]


@EVERY_BOT
def test_a_moat_is_shown(bot: str) -> None:
    state = table(seat("witch", "copper*5"), seat("moat copper*4", "copper*5"), "witch moat")
    state.choose("play witch")

    assert answers(state, bot) == ["reveal"]


@EVERY_BOT
def test_a_bureaucrat_gets_a_victory_card(bot: str) -> None:
    state = table(seat("bureaucrat", "copper*5"), seat("estate province copper*3", "copper*5"))
    state.choose("play bureaucrat")

    assert answers(state, bot)[0] in ("put_back estate", "put_back province")


# In the Action phase


@EVERY_BOT
def test_a_village_comes_before_a_smithy(bot: str) -> None:
    state = table(seat("village smithy copper*3", "copper*9"))

    assert answers(state, bot, 2) == ["play village", "play smithy"]


@EVERY_BOT
def test_with_one_action_the_better_terminal_is_played(bot: str) -> None:
    state = table(seat("smithy chancellor copper*3", "copper*9"))

    assert next_answer(state, bot) == "play smithy"


@EVERY_BOT
def test_with_two_actions_cards_are_drawn_first(bot: str) -> None:
    state = table(seat("smithy militia copper*3", "copper*9"), kingdom="militia", turn={"actions": 2})

    assert next_answer(state, bot) == "play smithy"


def test_a_throne_room_doubles_what_draws_most() -> None:
    state = table(seat("throne_room smithy chancellor copper*2", "copper*9"))

    assert answers(state, "steward", 2) == ["play throne_room", "double smithy"]


def test_a_throne_room_with_nothing_to_double_stays_in_hand() -> None:
    assert next_answer(table(seat("throne_room copper*4", "copper*9"))) == "buy_phase"


def test_a_moneylender_without_a_copper_stays_in_hand() -> None:
    state = table(seat("moneylender silver*3 estate", "silver*9"), kingdom="moneylender")

    assert next_answer(state) == "buy_phase"


def test_a_moneylender_trades_a_copper() -> None:
    state = table(seat("moneylender copper*3 estate", "silver*9"), kingdom="moneylender")

    assert next_answer(state) == "play moneylender"


def test_a_witch_comes_before_a_smithy_while_there_are_curses() -> None:
    hand = seat("witch smithy copper*3", "copper*9")

    assert next_answer(table(hand, kingdom="witch")) == "play witch"
    assert next_answer(table(hand, kingdom="witch", supply={"curse": 0})) == "play smithy"


# Asked by an own card


def after(state: State, *choices: str) -> State:
    for choice in choices:
        state.choose(choice)
    return state


def test_a_chapel_takes_curses_and_estates_before_coppers() -> None:
    state = after(table(seat("chapel estate*2 curse copper", "silver*3 copper*4"), kingdom="chapel"), "play chapel")

    assert answers(state, "steward", 4) == ["trash copper", "trash estate", "trash estate", "trash curse"]


def test_a_chapel_leaves_money_to_buy_with() -> None:
    state = after(table(seat("chapel copper*4", "copper*2 estate"), kingdom="chapel"), "play chapel")

    assert answers(state, "steward", 2) == ["trash copper", "done"]


def test_a_chapel_leaves_the_coppers_that_buy_a_province() -> None:
    state = table(seat("chapel gold*2 copper*2", "gold*3 silver*4"), kingdom="chapel")

    assert next_answer(state) == "buy_phase"


def test_a_chapel_late_in_the_game_keeps_estates() -> None:
    hand = seat("chapel estate*3 silver", "silver*5")

    assert next_answer(table(hand, kingdom="chapel")) == "play chapel"
    assert next_answer(table(hand, kingdom="chapel", supply={"province": 2})) == "buy_phase"


def test_a_cellar_exchanges_dead_cards_only() -> None:
    state = after(table(seat("cellar estate curse silver gold", "silver*5"), kingdom="cellar"), "play cellar")

    assert answers(state, "steward", 2) == ["discard estate", "discard curse"]
    assert hand_of(state, 0) == ["silver"] * 3 + ["gold"]


def test_a_mine_makes_gold_of_silver() -> None:
    state = after(table(seat("mine silver copper estate*2", "copper*5")), "play mine")

    assert answers(state, "steward", 2) == ["trash silver", "gain gold"]


def test_a_remodel_makes_a_late_province_of_gold() -> None:
    early = after(table(seat("remodel gold estate copper*2", "silver*5")), "play remodel")
    late = after(table(seat("remodel gold estate copper*2", "silver*5"), supply={"province": 3}), "play remodel")

    assert next_answer(early) == "trash estate"
    assert answers(late, "steward", 2) == ["trash gold", "gain province"]


def test_a_library_sets_aside_actions_that_cannot_be_played() -> None:
    state = after(table(seat("library copper*3", "smithy copper*5")), "play library")

    assert next_answer(state) == "set_aside"


def test_a_library_keeps_an_action_that_can_be_played() -> None:
    state = after(table(seat("library copper*3", "smithy copper*5"), turn={"actions": 2}), "play library")

    assert next_answer(state) == "keep"


def test_a_chancellor_turns_a_bad_deck_over_and_keeps_a_good_one() -> None:
    bad = after(table(seat("chancellor copper*4", "estate*4", "gold*3")), "play chancellor")
    good = after(table(seat("chancellor copper*4", "gold*4", "estate*3")), "play chancellor")

    assert next_answer(bad) == "flip"
    assert next_answer(good) == "keep_deck"


@pytest.mark.parametrize(
    ("mine", "theirs", "said"),
    [("estate", "gold", ["discard_top", "discard_top"]), ("gold", "curse", ["leave_top", "leave_top"])],
)
def test_a_spy_keeps_good_cards_for_itself_and_bad_ones_for_others(mine: str, theirs: str, said: list[str]) -> None:
    state = table(seat("spy copper*4", f"copper {mine} copper*3"), seat("copper*5", f"{theirs} copper*3"), "spy")

    assert answers(after(state, "play spy"), "steward", 2) == said


def test_a_thief_takes_the_best_treasure_and_keeps_it() -> None:
    state = table(seat("thief copper*4", "copper*5"), seat("copper*5", "silver gold copper*3"), "thief")

    assert answers(after(state, "play thief"), "steward", 2) == ["trash_shown gold", "take gold"]


def test_a_thief_leaves_coppers_in_the_trash() -> None:
    state = table(seat("thief copper*4", "copper*5"), seat("copper*5", "copper estate copper*3"), "thief")

    assert next_answer(after(state, "play thief")) == "done"
