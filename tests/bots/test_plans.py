"""The steward's book of plans: one for every kingdom, each of use somewhere, and followed."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteka
from ludoteka import Luck
from ludoteka.bots import play_out
from ludoteka.bots.dominion import make
from ludoteka.bots.dominion.plans import PLANS, Plan, plan_for
from ludoteka.bots.dominion.steward import Steward
from ludoteka.games.dominion.names import BASE, KINDS, NAMES, NUMBER

GAME = ludoteka.load("dominion")


def kingdoms(number: int) -> list[list[int]]:
    """Kingdoms drawn at random."""
    luck = Luck("kingdoms")
    drawn = []
    for _ in range(number):
        pool = list(range(BASE, KINDS))
        luck.shuffle(pool)
        drawn.append(sorted(pool[:10]))
    return drawn


def test_every_kingdom_has_a_plan_that_fits() -> None:
    for kingdom in kingdoms(500):
        assert plan_for(kingdom).fits(kingdom)


def test_a_kingdom_of_weak_cards_is_played_with_money_alone() -> None:
    weak = ["cellar", "village", "moat", "spy", "feast", "moneylender", "throne_room", "remodel", "workshop", "mine"]

    assert plan_for([NUMBER[name] for name in weak]).text == "gold, silver"


def test_no_plan_stands_in_the_shadow_of_a_stronger_one() -> None:
    for plan in PLANS:
        needed = [card for card in plan.cards if card >= BASE]

        assert plan_for(needed) is plan


def test_the_strongest_card_of_all_comes_first() -> None:
    witch = NUMBER["witch"]

    assert all("witch" in plan_for(kingdom).text for kingdom in kingdoms(200) if witch in kingdom)


def test_a_plan_is_read_as_it_is_written() -> None:
    plan = Plan("witch 2, gold, smithy 3/11", rich=20)

    assert [NAMES[card] for card in plan.cards] == ["witch", "gold", "smithy"]
    assert plan.most == [2, 99, 3]
    assert plan.every == [0, 0, 11]
    assert plan.rich == 20


def first_buys(plan: str, hand: str, owned: str = "") -> list[str]:
    """What the steward buys in one turn by a plan."""
    position: dict[str, Any] = {
        "game": "dominion",
        "players": 2,
        "options": {"kingdom": "chapel,laboratory,market,militia,mine,moat,smithy,village,witch,workshop"},
        "turn": {"seat": 0, "phase": "buy", "buys": 2},
        "seats": {
            0: {"hand": hand.split(), "deck": owned.split()},
            1: {"hand": ["copper"] * 5, "deck": ["copper"] * 5},
        },
    }
    state = GAME.position(position)
    bot = Steward(Plan(plan))
    said = []
    while state.tie_break()[0] == 0:
        code = bot.choose(state, 0)
        said.append(GAME.actions.by_code[code].text)
        state.choose(code, 0)
    return [text.removeprefix("buy ") for text in said if text.startswith("buy ")]


@pytest.mark.parametrize(
    ("hand", "owned", "bought"),
    [
        ("copper*5", "copper*5", ["witch"]),
        ("copper*5", "copper*5 witch smithy", ["silver", "chapel"]),
        ("copper*4", "copper*6 witch", ["smithy"]),
        ("copper*4", "copper*6 witch smithy", ["silver"]),
        ("copper*4", "copper*16 witch smithy", ["smithy"]),
        ("gold*2", "copper*5 witch", ["gold"]),
        ("copper*2", "copper*5 chapel", []),
    ],
)
def test_a_plan_is_followed_in_its_order_and_within_its_numbers(hand: str, owned: str, bought: list[str]) -> None:
    assert first_buys("witch 1, gold, smithy 3/12, silver", hand, owned) == bought


@pytest.mark.parametrize(
    "plan", ["gold, thief 9/8, silver", "thief, silver", "curse, copper", "chapel, estate, copper"]
)
def test_even_a_bad_plan_comes_to_an_end(plan: str) -> None:
    for seed in range(6):
        state = GAME.start(2, seed=seed, kingdom="size-distortion")

        play_out(state, [Steward(Plan(plan)), make("big-money-ultimate")], longest=5_000)

        assert state.over
