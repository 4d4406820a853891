"""Set-up: start decks, supply, kingdoms by name in three languages, and who begins."""

from typing import Any

import pytest

import ludoteka
from ludoteka import OptionError
from tests.games.dominion.talk import GAME, Game
from tests.games.talk import spread

# What the rulebook prints on its last page, by set
SETS = {
    "first-game": "cellar market militia mine moat remodel smithy village woodcutter workshop",
    "big-money": "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room",
    "interaction": "bureaucrat chancellor council_room festival library militia moat spy thief village",
    "size-distortion": "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
    "village-square": "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter",
}
BASE = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]


def supply(state: Any) -> dict[str, int]:
    piles = next(zone["piles"] for zone in state.view(None)["zones"] if zone["id"] == "supply")
    return {pile["card"]: pile["count"] for pile in piles}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_starts_with_seven_coppers_and_three_estates(seats: int) -> None:
    game = Game(GAME.start(seats=seats, seed=3))

    for seat in range(seats):
        cards = sorted(game.zone("hand", seat) + game.zone("deck", seat))
        assert cards == ["copper"] * 7 + ["estate"] * 3


def test_every_player_starts_with_five_of_them_in_hand() -> None:
    game = Game(GAME.start(seats=4, seed=3))

    assert [len(game.zone("hand", seat)) for seat in range(4)] == [5] * 4
    assert [len(game.zone("deck", seat)) for seat in range(4)] == [5] * 4


def test_the_trash_is_empty_at_the_start() -> None:
    assert Game(GAME.start(seed=3)).trash == ""


@pytest.mark.parametrize("name", SETS)
def test_a_recommended_kingdom_is_that_of_the_rulebook(name: str) -> None:
    piles = supply(GAME.start(seed=1, kingdom=name))

    assert sorted(set(piles) - set(BASE)) == SETS[name].split()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seventeen_piles_of_the_printed_sizes_lie_out(seats: int) -> None:
    piles = supply(GAME.start(seats=seats, seed=1, kingdom="size-distortion"))

    victory = 8 if seats == 2 else 12
    assert len(piles) == 17
    assert [piles[card] for card in BASE] == [60 - 7 * seats, 40, 30, victory, victory, victory, 10 * (seats - 1)]
    assert piles["gardens"] == victory
    assert {piles[card] for card in piles if card not in [*BASE, "gardens"]} == {10}


def test_a_random_kingdom_has_ten_different_cards_and_follows_from_the_seed() -> None:
    found = [tuple(sorted(set(supply(GAME.start(seed=seed, kingdom="random"))) - set(BASE))) for seed in range(20)]
    again = tuple(sorted(set(supply(GAME.start(seed=7, kingdom="random"))) - set(BASE)))

    assert {len(kingdom) for kingdom in found} == {10}
    assert len(set(found)) == 20
    assert again == found[7]


def test_every_kingdom_card_comes_up_in_random_kingdoms() -> None:
    seen: set[str] = set()

    for seed in range(60):
        seen |= set(supply(GAME.start(seed=seed, kingdom="random"))) - set(BASE)

    assert len(seen) == 25


@pytest.mark.parametrize(
    "kingdom",
    [
        ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Woodcutter", "Throne Room"],
        ["Pince", "Piac", "Polgárőrség", "Bánya", "Várárok", "Átépítés", "Kovácsműhely", "Falu", "Favágó", "Trónterem"],
        "cellar,market,militia,mine,moat,remodel,smithy,village,woodcutter,throne_room",
    ],
)
def test_any_ten_cards_may_be_named(kingdom: Any) -> None:
    piles = supply(GAME.start(seed=1, kingdom=kingdom))

    wanted = "cellar market militia mine moat remodel smithy throne_room village woodcutter"
    assert sorted(set(piles) - set(BASE)) == wanted.split()


def test_any_ten_cards_may_be_named_in_polish() -> None:
    from ludoteka.locale import say

    cards = SETS["village-square"].split()
    kingdom = [say("pl", f"dominion-{card.replace('_', '-')}") for card in cards]

    piles = supply(GAME.start(seed=1, kingdom=kingdom))

    assert kingdom != cards
    assert sorted(set(piles) - set(BASE)) == cards


@pytest.mark.parametrize(
    ("kingdom", "said"),
    [
        ("first", "first-game"),
        (["moat"] * 10, "ten different kingdom cards"),
        (["moat", "witch"], "ten different kingdom cards"),
        ([*SETS["first-game"].split()[:9], "copper"], "'copper' is no kingdom card"),
        ([*SETS["first-game"].split()[:9], "platinum"], "adventurer"),
        ([*SETS["first-game"].split(), "witch"], "ten different kingdom cards"),
        (17, "first-game"),
        (None, "first-game"),
        ([None] * 10, "no kingdom card"),
    ],
)
def test_a_wrong_kingdom_is_refused_and_the_error_says_what_is_allowed(kingdom: Any, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        GAME.start(kingdom=kingdom)


@pytest.mark.parametrize("seats", [1, 5, -1, 99, "2", 2.0, True, None, [2]])
def test_a_wrong_number_of_players_is_refused(seats: Any) -> None:
    with pytest.raises(OptionError, match="2 to 4"):
        GAME.start(seats=seats)


@pytest.mark.parametrize(
    "options", [{"colour": 1}, {"open_counts": "maybe"}, {"first": 2}, {"first": "nobody"}, {"first": True}]
)
def test_a_wrong_option_is_refused_and_the_error_lists_what_is_allowed(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match="allowed"):
        GAME.start(seats=2, **options)


def test_the_first_player_is_drawn_by_lot_unless_named() -> None:
    drawn = {GAME.start(seats=4, seed=seed).to_move for seed in range(40)}

    assert drawn == {(0,), (1,), (2,), (3,)}
    assert [GAME.start(seats=4, seed=9, first=seat).to_move for seat in range(4)] == [(0,), (1,), (2,), (3,)]


def test_the_same_seed_gives_the_same_table() -> None:
    assert GAME.start(seats=3, seed="ab12").dump() == GAME.start(seats=3, seed="ab12").dump()
    assert GAME.start(seats=3, seed="ab12").dump() != GAME.start(seats=3, seed="ab13").dump()


def test_start_hands_differ_between_seats_and_seeds() -> None:
    hands = {
        tuple(spread(GAME.start(seed=seed).describe()["seats"][seat]["hand"])) for seed in range(9) for seat in "01"
    }

    assert len(hands) > 5


def test_an_unknown_game_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(ludoteka.UnknownGame, match="dominion"):
        ludoteka.load("dominium")
