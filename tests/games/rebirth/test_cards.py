"""Each mission, goal and tower marker: met and not met, and what it gives."""

from typing import Any

import pytest

from ludoteka.games.rebirth.cards import COUNTS, GOALS, MISSIONS, is_own, mission_deck, mission_name, read_cards
from ludoteka.kernel.errors import LudotekaError
from tests.games.rebirth.talk import PATIENT_GOALS, SCOTLAND, Game, ireland, last_tile, with_markers
from tests.games.rebirth.test_ireland import QUIET


def mission(card: str, *lines: str, hand: str = "food", space: str = "3,5", **more: Any) -> list[int]:
    """What the mission gives to each of three players when seat 0 lays the last tile of the game."""
    points = []
    for seat in range(3):
        game = last_tile(*lines, hand=hand, missions={0: [], 1: [], 2: [], seat: [card]}, **more)
        points.append(game.lay(space).events("mission")[0]["points"])
    return points


# Missions


def test_mission_longest_shore_counts_connected_coast_spaces() -> None:
    lines = ("0 food 3,7 2,8", "0 energy 1,7", "1 food 7,1", "1 1 6,2", "2 food 13,3", "2 energy 12,4", "2 food 14,4")

    assert mission("longest_shore", *lines) == [5, 0, 5]


def test_mission_large_settlements_counts_presence() -> None:
    lines = ("0 1 16,9 16,10", "1 1 7,10", "1 2 14,9")

    assert mission("large_settlements", *lines) == [0, 5, 0]


def test_mission_largest_energy_group_is_met_by_a_tied_leader() -> None:
    lines = ("0 energy 9,3 10,3", "1 energy 7,7 7,8", "2 energy 5,4")

    assert mission("largest_energy_group", *lines) == [5, 5, 0]


def test_mission_most_food_groups_counts_groups_of_three() -> None:
    lines = ("0 food 9,7 9,8 10,8", "1 food 4,6 3,6", "1 food 7,1")

    assert mission("most_food_groups", *lines) == [5, 0, 0]


def test_mission_most_castles_counts_castles_held() -> None:
    lines = ("0 food 2,8", "1 food 10,7 11,4", "1 energy 15,8")

    assert mission("most_castles", *lines) == [0, 5, 0]


def test_mission_most_ports_counts_tiles_on_port_spaces() -> None:
    lines = ("0 1 18,5 12,8", "1 1 14,2", "2 2 13,7 16,9 16,10")

    assert mission("most_ports", *lines) == [5, 0, 0]


def test_mission_largest_food_group_counts_one_group() -> None:
    lines = ("0 food 7,1 9,7", "1 food 4,6 3,6", "1 energy 7,7 7,8 8,8")

    assert mission("largest_food_group", *lines, space="13,3") == [0, 5, 0]


def test_mission_most_energy_groups_counts_groups_of_three() -> None:
    lines = ("0 energy 7,7 7,8 8,8 9,8", "1 energy 5,4 7,4 7,5 8,5 8,6", "2 energy 9,3 10,3")

    assert mission("most_energy_groups", *lines) == [5, 5, 0]


def test_mission_most_at_castle_counts_tiles_of_any_kind() -> None:
    lines = ("0 food 10,7 10,8", "0 1 12,8", "1 energy 11,6", "1 food 11,8 12,7")

    assert mission("most_at_castle@Stirling", *lines) == [5, 5, 0]
    assert mission("most_at_castle@Inveraray", *lines) == [0, 0, 0]


def test_mission_most_at_cathedral_counts_tiles_of_any_kind() -> None:
    lines = ("0 food 10,8 11,8", "1 1 11,9", "2 energy 9,8")

    assert mission("most_at_cathedral@Perth", *lines) == [5, 0, 0]


def test_mission_cathedral_gift_gives_three_without_condition() -> None:
    assert mission("cathedral_gift") == [3, 3, 3]


def test_the_deck_has_a_card_for_each_place_and_gifts_up_to_thirty_two() -> None:
    names = [mission_name(SCOTLAND, card) for card in mission_deck(SCOTLAND)]

    assert len(names) == 32
    assert names.count("cathedral_gift") == 4
    assert sum(name.startswith("most_at_castle@") for name in names) == 12
    assert sum(name.startswith("most_at_cathedral@") for name in names) == 8


def test_known_missions_are_printed_and_the_others_our_own() -> None:
    printed = {mission_name(SCOTLAND, card) for card in mission_deck(SCOTLAND) if not is_own(SCOTLAND, card)}

    assert printed == {
        "longest_shore",
        "large_settlements",
        "largest_energy_group",
        "most_food_groups",
        "most_castles",
        "most_ports",
        "most_at_cathedral@Perth",
        "most_at_castle@Inveraray",
        "cathedral_gift",
    }
    assert {goal.name for goal in GOALS if goal.own} == {
        "link_castles",
        "link_towers",
        "two_medium",
        "two_large",
        "four_castles",
        "group_of_five",
    }


# Goals


def meets(goal: str, *lines: str, hand: str, space: str) -> bool:
    """Whether seat 0 meets a goal by laying this tile."""
    others = [each for each in PATIENT_GOALS if each != goal][:7]
    game = ireland(*lines, hand=hand, goals=[goal, *others], towers=with_markers()).lay(space)
    return goal in [event["goal"] for event in game.events("goal")]


def test_goal_four_at_a_castle() -> None:
    assert meets("four_at_a_castle", "0 food 7,6 8,5 9,5", hand="energy", space="9,6")
    assert not meets("four_at_a_castle", "0 food 7,6 8,5", hand="energy", space="9,6")


def test_goal_four_at_a_tower() -> None:
    assert meets("four_at_a_tower", "0 food 12,6 14,5", "0 energy 13,6", hand="energy", space="14,6")
    assert not meets("four_at_a_tower", "0 food 12,6 14,5", "1 energy 13,6", hand="energy", space="14,6")


def test_goal_three_offshore() -> None:
    assert meets("three_offshore", "0 1 8,1", "0 food 7,9", hand="energy", space="2,10")
    assert not meets("three_offshore", "0 1 8,1", "0 food 7,8", hand="energy", space="2,10")


def test_goal_three_small() -> None:
    assert meets("three_small", "0 1 8,1", "0 3 2,6", hand="1", space="7,5")
    assert not meets("three_small", "0 1 8,1", "1 3 2,6", hand="1", space="7,5")


def test_goal_two_food_groups() -> None:
    groups = ("0 food 7,3 7,4 8,4", "0 food 12,8 13,7")
    assert meets("two_food_groups", *groups, hand="food", space="12,9")
    assert not meets("two_food_groups", *groups, hand="food", space=QUIET)


def test_goal_two_energy_groups() -> None:
    groups = ("0 energy 16,1 16,2 15,2", "0 energy 5,1 6,1")
    assert meets("two_energy_groups", *groups, hand="energy", space="6,2")
    assert not meets("two_energy_groups", *groups, hand="energy", space="16,0")


def test_goal_link_castles() -> None:
    assert meets("link_castles", "0 food 12,6", hand="2", space="12,5")
    assert not meets("link_castles", "0 food 12,6", hand="2", space="13,4")


def test_goal_link_towers() -> None:
    # 5,3 is next to Killala and Drumcliffe
    assert meets("link_towers", hand="2", space="5,3")
    assert meets("link_towers", "0 food 10,4", hand="food", space="11,4") is True
    assert not meets("link_towers", "0 energy 5,1", hand="energy", space="6,1")


def test_goal_two_medium() -> None:
    assert meets("two_medium", "0 1 5,3", hand="1", space="14,7")
    assert not meets("two_medium", "0 1 15,7", hand="1", space="14,7")


def test_goal_two_large() -> None:
    assert meets("two_large", "0 1 9,4", hand="1", space="15,3")
    assert not meets("two_large", "0 1 16,4", hand="1", space="15,3")


def test_goal_four_castles() -> None:
    lines = ("0 food 7,6 14,4 3,6", "1 food 8,5 9,5")
    assert meets("four_castles", *lines, hand="energy", space="11,6")
    assert not meets("four_castles", *lines, hand="energy", space="9,6")


def test_goal_group_of_five() -> None:
    assert meets("group_of_five", "0 food 12,8 12,9 13,7 14,8", hand="food", space="13,9")
    assert not meets("group_of_five", "0 food 12,8 12,9 13,7", "0 energy 13,8", hand="food", space="13,9")


# Markers


def at_kildare(marker: str, *lines: str, **more: Any) -> Game:
    """Seat 0 lays a tile next to the tower of Kildare, where this marker lies."""
    return ireland(*lines, hand="food", towers=with_markers(kildare=marker), goals=PATIENT_GOALS, **more).lay("9,7")


def test_marker_second_tile_draws_one_of_the_tiles_set_aside_and_lays_it() -> None:
    game = at_kildare("second_tile", aside={0: ["food", "food", "food", "food"]})

    assert (game.seat, game.asks) == (0, "lay")
    assert game.events("draw_aside", 0) == [{"kind": "draw_aside", "seat": 0, "count": 1, "cards": ["food"]}]
    assert game.events("draw_aside", 1) == [{"kind": "draw_aside", "seat": 0, "count": 1}]
    game.lay("8,8")
    assert game.gained()["food_farms"] == 1 + 2
    assert len(game.of("aside")) == 3


def test_marker_draw_three_lets_keep_one_next_turn() -> None:
    game = at_kildare("draw_three", supply={0: ["energy", "1", "food"]})
    assert sorted(game.of("hand")) == ["1", "energy", "food"]
    assert game.seen(1, "hand", 0)["count"] == 3
    size = game.of("supply_size")
    while game.seat != 0:
        game.choose(game.options[0])

    assert game.options == ["take food", "take energy", "take 1"]
    game.choose("take 1")
    assert game.of("hand") == ["1"]
    assert game.of("supply_size") == size + 2
    assert game.asks == "lay"


def test_marker_secret_goal_draws_a_goal_that_only_its_player_sees() -> None:
    game = at_kildare("secret_goal", deck=["two_medium"])

    assert game.of("secret") == "two_medium"
    assert game.seen(0, "secret", 0)["cards"] == ["two_medium"]
    assert game.seen(1, "secret", 0) == {"id": "secret", "seat": 0, "cards": [], "count": 1}
    assert game.seen(None, "deck")["count"] == 3


def test_marker_doubling_doubles_a_goal_that_is_not_met() -> None:
    towers = with_markers(kildare="doubling", rattoo="doubling")
    goals = ["three_offshore", *PATIENT_GOALS[:7]]
    claims = {"group_of_five": [0], "link_castles": [1]}
    lines = ("0 food 14,3", "0 1 8,1", "0 food 7,9")
    game = ireland(*lines, hand="food", towers=towers, goals=goals, goal_claims=claims, supply={0: ["energy"]})
    game.lay("9,7")

    assert sorted(game.options) == sorted(f"double {goal}" for goal in goals if goal != "group_of_five")
    game.choose("double three_offshore")
    assert game.seen(1, "goals")["piles"][0]["doubled"] == [0]
    while game.seat != 0:
        game.choose(game.options[0])
    game.lay("2,10")
    assert game.gained()["goals"] == 16


def test_marker_thirteen_points_needs_all_three_towers() -> None:
    towers = with_markers(kildare="thirteen_points", rattoo="thirteen_points", killala="thirteen_points")
    for lines, points in [((), 0), (("0 food 14,3",), 0), (("0 food 14,3", "0 energy 5,1"), 13)]:
        game = ireland(*lines, hand="food", towers=towers, goals=PATIENT_GOALS).lay("9,7")
        assert game.gained().get("towers", 0) == points


def test_marker_three_points_works_at_each_of_its_towers() -> None:
    towers = with_markers(kildare="three_points", rattoo="three_points")
    game = ireland("0 food 14,3", hand="food", towers=towers, goals=PATIENT_GOALS).lay("9,7")

    assert game.gained()["towers"] == 3


# The data file


def test_cards_that_are_written_wrongly_are_refused_with_what_is_allowed() -> None:
    gift = {"id": "gift", "points": 3, "fill": 32}
    each = [{"id": "a", "each": "castle", "points": 5}, {"id": "b", "each": "cathedral", "points": 5}, gift]
    goals = [{"id": f"g{n}", "count": "group", "least": 1, "high": 1, "low": 1} for n in range(8)]
    assert len(read_cards({"missions": each, "goals": goals})[1]) == 8

    wrong: list[tuple[dict[str, Any], str]] = [
        ({"missions": each, "goals": goals[:7]}, "8 to 26 goals"),
        ({"missions": each[1:], "goals": goals}, "one card for each castle"),
        ({"missions": each, "goals": [{**goals[0], "count": "luck"}, *goals]}, "count must be one of"),
        ({"missions": each, "goals": [{**goals[0], "count": "shore"}, *goals]}, "at the end only"),
        ({"missions": each, "goals": [{**goals[0], "least": 0}, *goals]}, "least must be a number from 1 to 99"),
        ({"missions": [{"id": "m", "most": "?", "points": 5}, *each], "goals": goals}, "most must be one of"),
        ({"missions": [{"id": "m", "most": "group", "points": True}, *each], "goals": goals}, "points must be"),
    ]
    for data, text in wrong:
        with pytest.raises(LudotekaError, match=text):
            read_cards(data)


def test_every_mission_counts_something_that_can_be_counted() -> None:
    assert {COUNTS[mission.count] for mission in MISSIONS} <= set(COUNTS)
