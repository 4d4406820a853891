"""Ireland: each rule of docs/rulings/rebirth.md, I1 to I17."""

from collections import Counter
from typing import Any

import pytest

from ludoteka.games.rebirth import GAME
from tests.games.rebirth.talk import IRELAND, MARKERS, PATIENT_GOALS, Game, ireland, last_tile, with_markers

QUIET = "3,7"
"""A food space next to nothing."""


def new(players: int) -> Game:
    return Game(GAME.start(players, 5, map="ireland", first="0"))


def play_out(game: Game) -> Game:
    while not game.state.over:
        game.choose(game.options[len(game.state.choices) * 5 % len(game.options)])
    return game


def final(*lines: str, **more: Any) -> Game:
    return last_tile(*lines, game_map="ireland", **more)


def test_i1_eight_goals_lie_open_and_four_are_the_deck() -> None:
    game = new(3)
    goals = game.seen(None, "goals")["piles"]

    assert len({goal["card"] for goal in goals}) == 8
    assert game.seen(0, "deck") == {"id": "deck", "seat": None, "cards": [], "count": 4}


def test_i2_fourteen_markers_lie_face_up_at_random() -> None:
    boards = [Game(GAME.start(2, seed, map="ireland")).seen(None, "board")["towers"] for seed in range(4)]

    assert all(Counter(board.values()) == Counter(MARKERS) for board in boards)
    assert len({tuple(board.values()) for board in boards}) == 4


def test_i3_there_are_no_missions() -> None:
    game = new(2)

    assert game.seen(0, "missions", 0) == {}
    assert "cathedrals" not in game.seen(0, "board")


@pytest.mark.parametrize(("players", "laid"), [(2, 32), (3, 32), (4, 23)])
def test_i4_everyone_puts_four_tiles_aside(players: int, laid: int) -> None:
    game = new(players)

    for seat in range(players):
        assert len(game.of("aside", seat)) == 4
        assert len(game.of("hand", seat)) + game.of("supply_size", seat) == laid


def test_i5_two_players_close_the_neutral_spaces() -> None:
    assert new(2).seen(None, "board")["count"] == 24
    assert new(3).seen(None, "board")["count"] == 0


def test_i6_farms_settlements_and_castles_are_as_in_scotland() -> None:
    game = ireland("0 food 7,6", "1 food 8,5", hand="food").lay("8,8")
    assert game.gained()["food_farms"] == 1
    game = ireland("0 food 9,7", hand="food").lay("8,8")
    assert game.gained()["food_farms"] == 2
    game = ireland("1 1 14,7", hand="2", goals=PATIENT_GOALS).lay("15,7")
    assert (game.gained(0)["settlements"], game.gained(1)["settlements"]) == (5, 3)
    game = ireland("1 1 7,5", hand="food").lay("7,6")
    assert game.holder("Athlone") == 0


@pytest.mark.parametrize(("kind", "space"), [("food", "7,9"), ("energy", "2,10"), ("1", "8,1")])
def test_i7_any_tile_at_an_offshore_farm_scores_one(kind: str, space: str) -> None:
    game = ireland(hand=kind, goals=PATIENT_GOALS).lay(space)

    assert game.gained()["offshore_farms"] == 1
    assert "ports" not in game.gained()


def test_i8_four_players_in_a_settlement_of_four_get_twelve_eight_five_nothing() -> None:
    lines = ("1 3 4,9", "2 2 4,10", "3 1 4,11")
    game = ireland(*lines, players=4, hand="4", goals=PATIENT_GOALS).lay("5,9")

    assert [game.gained(seat)["settlements"] for seat in range(3)] == [12, 8, 5]
    assert "settlements" not in game.gained(3)


def test_i8_two_players_get_seventeen_and_eight_and_one_twenty_five() -> None:
    two = ireland("1 3 4,9 4,10", "0 1 4,11", hand="2", goals=PATIENT_GOALS).lay("5,9")
    one = ireland("0 3 4,9 4,10", "0 1 4,11", hand="2", goals=PATIENT_GOALS).lay("5,9")

    assert (two.gained(1)["settlements"], two.gained(0)["settlements"]) == (17, 8)
    assert one.gained(0)["settlements"] == 25


def test_i9_the_first_scores_the_high_number_and_later_ones_the_low_one() -> None:
    game = ireland("0 1 8,1 2,6", "1 2 4,7 7,2", hand="1", hands={1: "2"}, goals=["three_small"])
    game.lay("7,5", "14,9")

    assert game.events("goal") == [{"kind": "goal", "seat": 0, "goal": "three_small", "points": 6}]
    assert game.events("goal_later") == [{"kind": "goal_later", "seat": 1, "goal": "three_small", "points": 4}]
    assert game.claims("three_small") == [0, 1]


def test_i10_each_player_meets_a_goal_once_and_any_number_may() -> None:
    goals = {"three_small": [1, 2]}
    game = ireland("0 1 8,1 2,6", hand="1", goals=["three_small"], goal_claims=goals).lay("7,5")
    assert game.claims("three_small") == [1, 2, 0]
    assert game.gained()["goals"] == 4

    again = ireland("0 1 8,1 2,6 7,2", hand="2", goals=["three_small"], goal_claims={"three_small": [0]}).lay("7,5")
    assert again.events("goal") == again.events("goal_later") == []


def test_i11_one_tile_meets_several_goals() -> None:
    goals = ["three_small", "two_large", "three_offshore"]
    game = ireland("0 1 8,1 14,9", hand="1", goals=goals).lay("17,2")

    assert [event["goal"] for event in game.events("goal")] == ["three_small", "three_offshore"]
    assert game.gained()["goals"] == 6 + 8


def test_i12_a_chain_of_own_tiles_of_any_kind_links() -> None:
    # Kilkenny and Bunratty, by way of 12,6, 12,5 and 11,5
    goals = ["link_castles", *[goal for goal in PATIENT_GOALS if goal != "link_castles"]]
    game = ireland("0 food 12,6", hand="2", goals=goals).lay("12,5")

    assert [event["goal"] for event in game.events("goal")] == ["link_castles"]
    foreign = ireland("1 food 12,6", hand="2", goals=goals).lay("12,5")
    assert foreign.events("goal") == []


def test_i12_castles_and_towers_are_no_part_of_a_chain() -> None:
    # 9,5 is next to Athlone and 11,4 next to Bunratty; between them lies the tower of Clonmacnoise
    goals = ["link_castles", *[goal for goal in PATIENT_GOALS if goal != "link_castles"]]
    towers = with_markers(clonmacnoise="doubling")
    game = ireland("0 food 9,5", hand="food", goals=goals, towers=towers).lay("11,4")

    assert game.events("goal") == []


def test_i13_only_who_has_laid_the_tile_is_tested() -> None:
    # Seat 1 meets the goal by these tiles, but has not laid one since
    game = ireland("1 1 8,1 2,6", "1 2 7,2", hand="food", hands={1: "2"}, goals=["three_small"]).lay(QUIET)
    assert game.events("goal") == []
    game.lay("17,2")
    assert [event["seat"] for event in game.events("goal")] == [1]


def test_i14_a_marker_works_once_for_each_player() -> None:
    towers = with_markers(kildare="three_points")
    game = ireland(hand="food", hands={1: "energy", 2: "food"}, towers=towers, supply={0: ["1"]}, goals=PATIENT_GOALS)
    game.lay("9,7", "10,7")
    assert (game.gained(0)["towers"], game.gained(1)["towers"]) == (3, 3)
    game.lay(QUIET, "11,7")
    assert game.gained(0)["towers"] == 3
    assert game.seen(None, "board")["used"]["Ti"] == [0, 1]


def test_i15_the_end_is_unfilled_settlements_castles_secret_goals() -> None:
    game = final("0 2 16,4", "0 food 14,4", hand="food", secret={0: "three_offshore"}, aside={0: ["food"]}).lay(QUIET)
    told = [event["source"] for event in game.events("score")]

    assert told == ["food_farms", "unfinished", "castles"]
    assert game.events("secret_goal") == [{"kind": "secret_goal", "seat": 0, "card": "three_offshore", "points": 0}]
    assert game.of("aside") == ["food"]


def test_i15_a_secret_goal_that_is_met_gives_its_high_number() -> None:
    game = final("0 food 7,9", "0 energy 2,10", "0 1 8,1", hand="food", secret={0: "three_offshore"}).lay(QUIET)

    assert game.gained()["secret_goal"] == 8


def test_i15_a_secret_goal_counts_that_was_met_earlier() -> None:
    # Two groups of three that the last tile, on 5,5, joins into one
    lines = ("0 food 2,7 3,6 4,6", "0 food 6,6 7,6 7,7")
    for space in ("5,5", "12,8"):
        game = final(*lines, hand="food", secret={0: "two_food_groups"}, goals=PATIENT_GOALS[1:]).lay(space)
        assert game.gained()["secret_goal"] == 8
    assert "secret_goal" not in final(lines[0], hand="food", secret={0: "two_food_groups"}).lay("12,8").gained()


def test_i16_the_tied_holder_of_blarney_wins() -> None:
    game = final("1 food 14,4", "2 food 8,8", hand="food", points={0: 9, 1: 5}, goals=PATIENT_GOALS).lay(QUIET)

    assert game.state.scores() == [10, 10, 0]
    assert game.state.winners() == (1,)


def test_i16_else_whoever_has_most_tiles_at_the_hill_of_tara_wins_tied_or_not() -> None:
    game = final("2 food 7,8 8,8", "1 food 7,9", hand="food", points={0: 9, 1: 10}, goals=PATIENT_GOALS).lay(QUIET)

    assert game.state.scores() == [10, 10, 0]
    assert game.state.winners() == (2,)
    assert game.state.tie_break() == [0, 1, 2]


def test_i16_equal_there_too_the_win_is_shared() -> None:
    game = final("1 food 8,8", "2 food 7,9", hand="food", points={0: 9, 1: 10}, goals=PATIENT_GOALS).lay(QUIET)

    assert game.state.winners() == (1, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i17_at_most_four_tiles_more_are_laid(players: int) -> None:
    game = play_out(new(players))
    turns = 23 if players == 4 else 32

    for seat in range(players):
        assert sum(event["seat"] == seat for event in game.events("lay")) == turns
        more = sum(event["seat"] == seat for event in game.events("lay_second"))
        assert more <= 4
        assert len(game.of("aside", seat)) == 4 - more
    assert IRELAND.sites == 14
