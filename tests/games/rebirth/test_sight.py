"""What seats see and do not see, what a guess may change, and how far back undo goes."""

from collections import Counter
from typing import Any

import pytest

from ludoteka import Luck
from ludoteka.games.rebirth import GAME
from ludoteka.games.rebirth.tiles import box, names_of
from tests.games.rebirth.talk import PATIENT_GOALS, SCOTLAND, Game, closed, ireland, spaces_of, table, with_markers
from tests.games.rebirth.test_cards import at_kildare

GUESSES = 200


def spread(tiles: list[str]) -> list[str]:
    return [name for entry in tiles for name in [entry.partition("*")[0]] * int(entry.partition("*")[2] or 1)]


def guesses(state: Any, viewer: int) -> list[dict[str, Any]]:
    return [state.guess(viewer, Luck(f"{viewer} {number}")).describe() for number in range(GUESSES)]


def unknown(description: dict[str, Any], seat: int) -> Counter[str]:
    """A seat's tiles that do not lie on the board."""
    return Counter(
        spread(description["hand"][str(seat)])
        + spread(description["aside"][str(seat)])
        + spread(description["supply"][str(seat)])
    )


def test_a_guess_keeps_the_own_tiles_and_deals_the_others_again() -> None:
    state = table("1 food 7,1", "0 1 18,5", hand="4", hands={1: "energy"}, aside={0: ["2", "3"]}).state
    left = box(3)
    left.remove(0)
    found = guesses(state, 0)

    assert all(each["hand"]["0"] == ["4"] for each in found)
    assert all(sorted(each["aside"]["0"]) == ["2", "3"] for each in found)
    assert all(unknown(each, 1) == Counter(names_of(left)) for each in found)
    assert {each["hand"]["1"][0] for each in found} == {"food", "energy", "1", "2", "3", "4"}


def test_a_guess_deals_alike_likely_what_is_not_known() -> None:
    """Of the 35 tiles that may be seat 1's one in hand 11 are food, 12 energy, 12 houses."""
    state = table("1 food 7,1", hand="4").state
    hands = Counter(each["hand"]["1"][0] for each in guesses(state, 0))

    assert 40 < hands["food"] < 90
    assert 43 < hands["energy"] < 95
    assert 43 < GUESSES - hands["food"] - hands["energy"] < 95


def test_the_order_of_the_own_supply_is_not_known() -> None:
    state = table(hand="4").state
    next_tiles = {spread(each["supply"]["0"])[0] for each in guesses(state, 0)}

    assert len(next_tiles) == 6
    assert len({tuple(sorted(spread(each["supply"]["0"]))) for each in guesses(state, 0)}) == 1


def test_a_guess_keeps_the_own_missions_and_deals_the_others() -> None:
    missions = {0: ["most_ports"], 1: ["most_castles"]}
    state = table("0 food 3,7", "1 food 4,6", hand="4", missions=missions).state
    found = guesses(state, 0)

    assert all(each["missions"]["0"] == ["most_ports"] for each in found)
    assert all(len(each["missions"]["1"]) == 1 for each in found)
    assert len({each["missions"]["1"][0] for each in found}) > 20
    assert all("most_ports" not in each["missions"]["1"] for each in found)


def test_a_guess_deals_a_secret_goal_and_its_deck() -> None:
    state = ireland(hand="4", goals=PATIENT_GOALS, secret={0: "two_medium", 1: "three_offshore"}).state
    found = guesses(state, 0)

    assert all(each["secret"]["0"] == "two_medium" for each in found)
    assert {each["secret"]["1"] for each in found} == {"three_offshore", "link_towers", "four_castles"}
    assert all(each["goals"] == PATIENT_GOALS for each in found)


def test_a_guess_of_who_is_to_move_has_a_choice_of_spaces() -> None:
    """A food and a blank space are left, and one for houses: energy and houses would lie by themselves."""
    free = ["7,1", "7,3", "18,5"]
    tiles = closed([space for space in spaces_of(SCOTLAND, 0, 1, 2, 3) if space not in free])
    state = table(tiles=tiles, hand="food").state

    assert {each["hand"]["0"][0] for each in guesses(state, 1)} == {"food"}


def test_which_of_three_tiles_was_kept_is_told_to_its_owner_only() -> None:
    game = ireland(hand=["food", "1", "2"]).choose("take 1")

    assert game.events("take", 0) == [{"kind": "take", "seat": 0, "count": 1, "cards": ["1"]}]
    for viewer in (1, 2, None):
        assert game.events("take", viewer) == [{"kind": "take", "seat": 0, "count": 1}]
    assert game.state.view(1)["prompts"] == [{"seat": 0, "key": "lay", "source": None, "args": {"second": False}}]


def test_a_mission_is_shown_to_all_when_the_game_is_over() -> None:
    missions = {0: ["most_ports"], 1: ["most_castles"], 2: []}
    none = dict.fromkeys(range(3), 0)
    game = table(hand="food", hands={1: [], 2: []}, supply_size=none, missions=missions)
    assert game.state.over is False
    game.lay("3,5")

    for viewer in (0, 2, None):
        assert game.seen(viewer, "missions", 1)["cards"] == ["most_castles"]


def test_a_map_of_ones_own_is_in_the_options_and_on_the_board() -> None:
    text = SCOTLAND.text.replace("name   Scotland", "name   Alba")
    view = GAME.start(2, 1, map=text).view(None)

    assert view["options"]["map"] == text
    assert view["zones"][0]["map"]["name"] == "Alba"
    assert view["zones"][0]["map"]["rows"][0][8] == "2a"


@pytest.mark.parametrize("choice", ["take 1", "take food"])
def test_the_tile_kept_can_be_chosen_again(choice: str) -> None:
    game = ireland(hand=["food", "1", "2"])
    floor = game.state.undo_floor
    game.choose(choice)

    assert game.state.undo_floor == floor == 0
    assert len(game.state.choices) == 1


def test_an_order_of_towers_can_be_chosen_again_and_a_draw_cannot() -> None:
    towers = with_markers(kildare="three_points", glendalough="doubling", rattoo="doubling")
    game = ireland("0 food 14,3", hand="food", towers=towers, goals=PATIENT_GOALS).lay("11,8")
    assert game.state.undo_floor == 0
    game.choose("tower i")
    assert (game.asks, game.state.undo_floor) == ("double", 0)
    game.choose(game.options[0])
    assert game.state.undo_floor == len(game.state.choices) == 3


@pytest.mark.parametrize("marker", ["second_tile", "secret_goal"])
def test_what_a_tower_shows_cannot_be_undone(marker: str) -> None:
    game: Game = at_kildare(marker)

    assert game.state.undo_floor == 1
