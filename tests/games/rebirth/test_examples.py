"""The worked examples of docs/rulings/rebirth.md, E1 to E18."""

from typing import Any

import pytest

from ludoteka.games.rebirth.maps.layout import BLANK, ENERGY, FOOD
from ludoteka.games.rebirth.placing import prizes
from tests.games.rebirth.talk import (
    PATIENT_GOALS,
    SCOTLAND,
    Game,
    closed,
    ireland,
    last_tile,
    spaces_of,
    table,
    with_markers,
)
from tests.games.rebirth.test_ireland import QUIET, final
from tests.games.rebirth.test_scotland import new, play_out


def test_e1_an_energy_farm_beside_anothers_and_beside_an_own_one() -> None:
    assert table("1 energy 9,3", hand="energy").lay("10,3").points() == 1
    assert table("0 energy 9,3", hand="energy").lay("10,3").points() == 2


@pytest.mark.parametrize(("first", "mine", "points"), [("1", "2", [5, 3, 0]), ("2", "2", [3, 5, 0])])
def test_e2_a_settlement_of_two_spaces(first: str, mine: str, points: list[int]) -> None:
    assert table(f"1 {first} 12,8", hand=mine).lay("13,7").state.scores() == points


def test_e2_both_tiles_by_one_player() -> None:
    assert table("0 1 12,8", hand="2").lay("13,7").state.scores() == [8, 0, 0]


def test_e3_a_settlement_of_three_spaces_with_a_tie_for_second() -> None:
    game = table("2 1 16,9", "1 1 16,10", hand="3").lay("17,9")

    assert game.state.scores() == [8, 5, 0]


def test_e3_two_tiles_of_one_player_filled_by_another() -> None:
    assert table("1 1 16,9 16,10", hand="3").lay("17,9").state.scores() == [8, 5, 0]


@pytest.mark.parametrize(("layer", "points"), [(0, [0, 8, 5]), (1, [5, 0, 8]), (2, [8, 5, 0])])
def test_e4_three_players_with_one_house_each(layer: int, points: list[int]) -> None:
    others = [seat for seat in range(3) if seat != layer]
    lines = (f"{others[0]} 1 16,9", f"{others[1]} 1 16,10")
    hands: dict[int, Any] = {**dict.fromkeys(others, "food"), layer: "1"}
    game = table(*lines, hand=hands.pop(0), hands=hands, to_move=layer).lay("17,9")

    assert game.state.scores() == points


def test_e5_a_castle_held_with_one_farm_falls_to_a_second_tile() -> None:
    game = table("1 food 2,8", hand="energy", supply={0: ["1"]}).lay("1,7")
    assert game.holder("Girnigoe") == 1

    while game.seat != 0:
        game.lay(game.spaces[-1])
    game.lay("0,8")
    assert game.holder("Girnigoe") == 0
    assert game.events("take_castle")[-1] == {"kind": "take_castle", "seat": 0, "castle": "@Girnigoe", "victim": 1}


def test_e5_a_castle_held_with_a_settlement_tile_falls_to_a_farm() -> None:
    assert table("1 1 0,8", hand="energy").lay("1,7").holder("Girnigoe") == 0


def test_e6_a_third_player_below_the_holder_changes_nothing() -> None:
    game = table("1 food 2,8", "1 energy 1,7", "2 1 0,8", hand="4").lay("0,9")

    assert game.holder("Girnigoe") == 1
    assert game.events("take_castle") == []


def test_e7_a_port_with_the_settlement_unfilled_and_filled() -> None:
    assert table(hand="3").lay("12,8").points() == 1
    assert table("0 1 13,7", hand="3").lay("12,8").points() == 1 + 8


def test_e8_the_second_own_tile_at_a_cathedral_draws_nothing_anothers_first_does() -> None:
    game = table("0 food 3,7", hand="food", hands={1: "food"}).lay("4,6", "3,6")

    assert [event["seat"] for event in game.events("draw_mission")] == [1]
    assert (len(game.missions(0)), len(game.missions(1))) == (1, 1)
    assert game.cathedral("Dornoch") == [0, 1]


def test_e9_food_on_an_energy_space_only_without_food_and_blank_spaces() -> None:
    taken = spaces_of(SCOTLAND, FOOD, BLANK)
    game = table(hand="food", hands={1: "food", 2: "4"}, tiles=closed(taken[2:]))

    assert game.spaces == taken[:2]
    game.lay(taken[0])
    # Seat 1 takes the last one, as it must; then only energy spaces are left
    assert game.description["tiles"][taken[1]] == [1, "food"]
    assert game.seat == 2

    late = table(hand="food", tiles=closed(taken))
    assert late.spaces == spaces_of(SCOTLAND, ENERGY)


def test_e10_stirling_wins_for_a_third_player_and_edinburgh_does_not() -> None:
    game = last_tile("2 food 10,7", hand="food", points={0: 9, 1: 10}).lay("3,5")
    assert (game.state.scores(), game.state.winners()) == ([10, 10, 5], (2,))

    game = last_tile("2 energy 15,8", hand="food", points={0: 9, 1: 10}).lay("3,5")
    assert (game.state.scores(), game.state.winners()) == ([10, 10, 5], (0, 1))


@pytest.mark.parametrize(("players", "turns", "closed_spaces"), [(2, 34, 32), (3, 34, 0), (4, 25, 0)])
def test_e11_turns_and_closed_spaces(players: int, turns: int, closed_spaces: int) -> None:
    game = play_out(new(players))

    assert len(game.events("lay")) == players * turns
    assert game.seen(None, "board")["count"] == players * turns + closed_spaces


@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ([4, 3, 2, 1], [12, 8, 5, 0]),
        ([3, 6, 0, 0], [8, 17, 0, 0]),
        ([9, 0, 0, 0], [25, 0, 0, 0]),
        ([4, 3, 1, 1], [12, 8, 5, 0]),
        ([1, 3, 4, 1], [0, 8, 12, 5]),
        ([2, 2, 4, 0], [5, 8, 12, 0]),
    ],
)
def test_e12_settlements_of_four_spaces_filled_by_the_first_seat(houses: list[int], points: list[int]) -> None:
    assert prizes(houses, 4, 0) == points


def test_e12_a_tie_for_third_place_on_the_board() -> None:
    game = ireland("1 2 4,9", "2 1 4,10", "3 1 4,11", players=4, hand="4", goals=PATIENT_GOALS).lay("5,9")

    assert [game.gained(seat).get("settlements", 0) for seat in range(4)] == [12, 8, 5, 0]


def test_e13_first_eight_then_five_and_five() -> None:
    lines = ("0 food 7,9", "0 energy 2,10", "1 1 8,1", "1 energy 11,2", "2 energy 16,0 14,0")
    hands = {1: "food", 2: "food"}
    supply = {0: ["food"], 1: ["food"], 2: ["food"]}
    goals = ["three_offshore", *PATIENT_GOALS[:7]]
    towers = with_markers(kinneigh="thirteen_points", killala="thirteen_points", rattoo="doubling")
    game = ireland(*lines, hand="1", hands=hands, supply=supply, goals=goals, towers=towers).lay("17,2")
    game.lay("5,0", "13,1")

    assert [(event["seat"], event["points"]) for event in game.events("goal")] == [(0, 8)]
    assert [(event["seat"], event["points"]) for event in game.events("goal_later")] == [(1, 5), (2, 5)]
    game.lay("3,11")
    assert len(game.events("goal") + game.events("goal_later")) == 3


def test_e13_one_tile_meets_two_goals() -> None:
    game = ireland("0 1 8,1 14,9", hand="1", goals=["three_small", "three_offshore"]).lay("17,2")

    assert game.gained()["goals"] == 14


def test_e14_a_doubled_goal_met_second_gives_twice_the_low_number() -> None:
    more: dict[str, Any] = {"goals": ["three_offshore"], "goal_claims": {"three_offshore": [1]}}
    game = ireland("0 1 8,1", "0 food 7,9", hand="1", doubling={0: "three_offshore"}, **more).lay("17,2")

    assert game.events("goal_later") == [{"kind": "goal_later", "seat": 0, "goal": "three_offshore", "points": 10}]


def test_e15_a_second_tile_at_another_tower_of_its_kind_gives_no_third() -> None:
    towers = with_markers(kildare="second_tile", rattoo="second_tile")
    game = ireland(hand="food", towers=towers, aside={0: ["food", "food*3"]}, goals=PATIENT_GOALS).lay("9,7")
    assert (game.seat, game.asks) == (0, "lay")
    assert game.state.view(0)["prompts"][0]["args"]["second"]
    game.lay("14,3")

    assert game.seat == 1
    assert len(game.events("lay_second")) == 1
    assert len(game.of("aside")) == 3


def test_e16_drawing_three_with_two_tiles_left_draws_two() -> None:
    towers = with_markers(kildare="draw_three")
    supply = {seat: ["energy", "1"] for seat in range(3)}
    sizes = dict.fromkeys(range(3), 2)
    game = ireland(hand="food", towers=towers, supply=supply, supply_size=sizes, goals=PATIENT_GOALS)
    game.lay("9,7")
    assert sorted(game.of("hand")) == ["1", "energy"]
    assert game.of("supply_size") == 0

    while not game.state.over:
        game.choose(game.options[0])
    assert [sum(event["seat"] == seat for event in game.events("lay")) for seat in range(3)] == [3, 3, 3]


def test_e17_thirteen_points_come_at_the_third_tower() -> None:
    towers = with_markers(killala="thirteen_points", kildare="thirteen_points", rattoo="thirteen_points")
    none = ireland("0 energy 5,1", hand="food", towers=towers, goals=PATIENT_GOALS).lay("9,7")
    all_three = ireland("0 energy 5,1", "0 food 9,7", hand="food", towers=towers, goals=PATIENT_GOALS).lay("14,3")

    assert "towers" not in none.gained()
    assert all_three.gained()["towers"] == 13


def test_e17_doubling_needs_both_towers() -> None:
    towers = with_markers(kildare="doubling", rattoo="doubling")
    one = ireland(hand="food", towers=towers, goals=PATIENT_GOALS).lay("9,7")
    both = ireland("0 food 14,3", hand="food", towers=towers, goals=PATIENT_GOALS).lay("9,7")

    assert one.seat == 1
    assert (both.seat, both.asks) == (0, "double")


def test_e18_a_tie_without_blarney_and_equal_at_tara_is_shared() -> None:
    game: Game = final("0 food 8,8", "1 food 7,9", hand="food", points={0: 4, 1: 5}, goals=PATIENT_GOALS).lay(QUIET)

    assert game.state.scores() == [5, 5, 0]
    assert game.state.winners() == (0, 1)
