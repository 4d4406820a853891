"""What the rulebook leaves open: each ruling of docs/rulings/rebirth.md, R1 to R29."""

from typing import Any

import pytest

from ludoteka import Luck, OptionError
from ludoteka.games.rebirth import GAME
from ludoteka.games.rebirth.maps import named
from ludoteka.games.rebirth.tiles import box
from tests.games.rebirth.talk import (
    FARM_SPACES,
    IRELAND,
    PATIENT_GOALS,
    SCOTLAND,
    TOWN_SPACES,
    Game,
    closed,
    ireland,
    last_tile,
    spaces_of,
    table,
    with_markers,
)
from tests.games.rebirth.test_cards import at_kildare, mission
from tests.games.rebirth.test_ireland import QUIET, final


def kinds_of(game: Game, *kinds: str) -> list[str]:
    return game.kinds(*kinds)


def test_r1_a_settlement_tile_without_a_space_leaves_the_game() -> None:
    spaces = spaces_of(SCOTLAND, *TOWN_SPACES)
    game = table(hand="food", tiles=closed(spaces), hands={1: "1", 2: "food"}, supply={1: ["energy"]}).lay("3,5")

    assert game.events("discard") == [{"kind": "discard", "seat": 1, "tile": "1"}]
    assert game.seen(None, "gone", 1)["cards"] == ["1"]
    assert game.of("hand", 1) == ["energy"]
    assert game.seat == 2


def test_r2_a_farm_without_a_space_leaves_the_game() -> None:
    spaces = spaces_of(SCOTLAND, *FARM_SPACES)
    game = table(hand="1", tiles=closed(spaces), hands={1: "food", 2: "1"}, supply={1: ["2"]}).lay("18,5")

    assert game.events("discard") == [{"kind": "discard", "seat": 1, "tile": "food"}]
    assert game.of("hand", 1) == ["2"]
    assert game.seat == 2


@pytest.mark.parametrize("card", ["most_ports", "large_settlements", "most_food_groups", "most_at_castle@Lews"])
def test_r3_the_most_needs_at_least_one(card: str) -> None:
    assert mission(card) == [0, 0, 0]


def test_r4_tiles_next_to_ports_and_offshore_farms_lie_on_spaces_with_the_mark() -> None:
    assert mission("most_ports", "0 1 13,7", "1 1 12,8") == [0, 5, 0]
    goals = ["three_offshore", *PATIENT_GOALS[:7]]
    game = ireland("0 energy 2,10 16,0", hand="1", goals=goals).lay("8,1")
    assert [event["goal"] for event in game.events("goal")] == ["three_offshore"]


def test_r5_a_tower_cannot_be_declined() -> None:
    game = at_kildare("second_tile", aside={0: ["food", "1", "2", "3"]})
    assert {option.verb for option in game.state.options(0)} == {"lay"}

    towers = with_markers(kildare="doubling", rattoo="doubling")
    game = ireland("0 food 14,3", hand="food", towers=towers, goals=PATIENT_GOALS).lay("9,7")
    assert {option.verb for option in game.state.options(0)} == {"double"}


def test_r6_a_second_tile_without_a_space_leaves_the_game() -> None:
    spaces = closed(spaces_of(IRELAND, *TOWN_SPACES))
    game = at_kildare("second_tile", tiles=spaces, aside={0: ["1", "1", "1", "2"]})

    assert game.events("discard")[0]["seat"] == 0
    assert game.seat == 1
    assert len(game.of("aside")) == 3


def test_r7_drawing_three_in_the_last_turn_has_no_effect() -> None:
    towers = with_markers(kildare="draw_three")
    game = final(hand="food", towers=towers, goals=PATIENT_GOALS).lay("9,7")

    assert game.events("draw") == []
    assert game.state.over


def test_r8_a_second_tile_that_meets_a_goal_doubled_in_this_turn_counts_twice() -> None:
    # 9,7 lies at Kildare; 11,8 would lie at Kildare and Glendalough
    towers = with_markers(kildare="doubling", rattoo="doubling", glendalough="second_tile")
    goals = ["group_of_five", "three_small", *PATIENT_GOALS[2:6], "two_medium", "three_offshore"]
    lines = ("0 food 14,3", "0 food 13,9 12,8 14,8 13,7")
    game = ireland(*lines, hand="food", towers=towers, goals=goals, aside={0: ["food*3", "food"]})
    game.lay("11,8")
    assert game.asks == "double"
    game.choose("double group_of_five")
    assert game.asks == "lay"
    game.lay("12,9")

    assert game.events("goal") == [{"kind": "goal", "seat": 0, "goal": "group_of_five", "points": 16}]


def test_r9_a_shore_goes_over_coast_spaces_only() -> None:
    # 9,3 and 10,3 are coast; 9,4 lies between 9,3 and 8,4 but inland
    assert mission("longest_shore", "0 energy 9,3", "0 1 9,4", "1 energy 1,1 2,1") == [0, 5, 0]


def test_r10_neutral_tiles_fill_their_spaces_and_count_for_nobody() -> None:
    game = table(hand="2", tiles=closed(["16,9", "17,9", "12,7"])).lay("16,10")
    assert game.gained() == {"settlements": 13}

    game = table(hand="food", tiles=closed(["10,8", "11,8", "12,7"])).lay("10,7")
    assert game.holder("Stirling") == 0


def test_r10_neutral_spaces_of_our_maps_are_whole_settlements() -> None:
    for layout in (SCOTLAND, IRELAND):
        for town in layout.towns:
            assert len({layout.neutral[space] for space in town}) == 1


def test_r11_with_edinburgh_and_stirling_held_by_nobody_the_win_is_shared() -> None:
    game = last_tile(hand="food", points={0: 9, 1: 10, 2: 1}).lay("3,5")

    assert game.state.winners() == (0, 1)


def test_r12_the_order_of_one_tile_is_port_settlement_castle_cathedral() -> None:
    game = table("1 1 11,9", hand="4").lay("10,10")
    assert [event.kind for event in game.told[:5]] == ["lay", "score", "score", "score", "cathedral"]
    assert [event["source"] for event in game.events("score")] == ["ports", "settlements", "settlements"]

    game = table(hand="food").lay("6,10")
    assert kinds_of(game, "score", "castle", "cathedral", "draw_mission") == [
        "score",
        "castle",
        "cathedral",
        "draw_mission",
    ]


def test_r13_goals_come_before_towers_so_a_goal_just_met_is_not_doubled() -> None:
    # 14,6 is the fourth tile at Cashel, and the first at Ardmore
    towers = with_markers(ardmore="doubling", rattoo="doubling")
    goals = ["three_offshore", *[goal for goal in PATIENT_GOALS if goal != "link_castles"]]
    lines = ("0 food 14,3 12,6 14,5", "0 energy 13,6")
    game = ireland(*lines, hand="energy", towers=towers, goals=goals).lay("14,6")

    assert kinds_of(game, "goal", "tower") == ["goal", "tower"]
    assert [(event["goal"], event["points"]) for event in game.events("goal")] == [("four_at_a_tower", 8)]
    assert game.asks == "double"
    assert "double four_at_a_tower" not in game.options


def test_r14_several_towers_all_work_in_an_order_of_choice_with_the_second_tile_last() -> None:
    # 10,4 lies at Kilmacduagh and Clonmacnoise, 11,8 at Kildare and Glendalough
    towers = with_markers(kildare="three_points", glendalough="draw_three")
    game = ireland(hand="food", towers=towers, goals=PATIENT_GOALS).lay("11,8")
    assert game.options == ["tower i", "tower j"]
    game.choose("tower j")
    assert [event["marker"] for event in game.events("tower")] == ["draw_three", "three_points"]
    assert len(game.of("hand")) == 3

    towers = with_markers(kildare="second_tile", glendalough="three_points")
    game = ireland(hand="food", towers=towers, goals=PATIENT_GOALS, aside={0: ["food*4"]}).lay("11,8")
    assert kinds_of(game, "tower", "tower_second") == ["tower", "tower_second"]
    assert game.asks == "lay"


def test_r14_two_towers_of_a_second_tile_at_once_give_one() -> None:
    towers = with_markers(kildare="second_tile", glendalough="second_tile")
    game = ireland(hand="food", towers=towers, goals=PATIENT_GOALS, aside={0: ["food*4"]}).lay("11,8")
    game.lay(QUIET)

    assert game.seat == 1
    assert len(game.events("draw_aside")) == 1


def test_r15_a_tower_of_a_second_tile_reached_by_a_second_tile_is_lost() -> None:
    towers = with_markers(kildare="second_tile", rattoo="second_tile")
    hands = {1: "1", 2: "1"}
    more = {"aside": {0: ["food*4"]}, "supply": {0: ["food"]}, "hands": hands}
    game = ireland(hand="food", towers=towers, goals=PATIENT_GOALS, **more)
    game.lay("9,7", "14,3", "2,6", "4,7")
    assert game.seat == 0
    game.lay("13,1")

    assert game.seat == 1
    assert len(game.events("lay_second")) == 1


def test_r16_other_towers_work_for_a_second_tile() -> None:
    towers = with_markers(kildare="second_tile", rattoo="three_points")
    game = ireland(hand="food", towers=towers, goals=PATIENT_GOALS, aside={0: ["food*4"]})
    game.lay("9,7", "14,3")

    assert game.gained()["towers"] == 3


def test_r17_two_towers_of_three_tiles_draw_three_once() -> None:
    towers = with_markers(kildare="draw_three", glendalough="draw_three")
    game = ireland(hand="food", towers=towers, goals=PATIENT_GOALS).lay("11,8")
    game.choose("tower i")

    assert len(game.of("hand")) == 3


def test_r18_in_ireland_the_owner_does_not_know_which_tile_set_aside_comes_next() -> None:
    aside = ["food", "energy", "1", "2"]
    state = ireland(hand="food", aside={0: aside}).state
    guessed = [state.guess(0, Luck(seed)).describe()["aside"]["0"] for seed in range(20)]

    assert Game(state).seen(0, "aside", 0)["cards"] == aside
    assert all(sorted(tiles) == sorted(aside) for tiles in guessed)
    assert {tiles[-1] for tiles in guessed} == set(aside)


def test_r19_doubling_has_no_effect_for_who_has_met_all_goals() -> None:
    towers = with_markers(kildare="doubling", rattoo="doubling")
    claims = {goal: [0] for goal in PATIENT_GOALS}
    game = ireland("0 food 14,3", hand="food", towers=towers, goals=PATIENT_GOALS, goal_claims=claims).lay("9,7")

    assert game.seat == 1
    assert game.events("double") == []


def test_r20_a_secret_goal_is_never_doubled_and_nobody_else_meets_it() -> None:
    lines = ("0 food 7,9", "0 energy 2,10", "0 1 8,1", "1 energy 16,0 14,0 11,2")
    game = final(*lines, hand="food", secret={0: "three_offshore"}, goals=PATIENT_GOALS).lay(QUIET)

    assert game.gained(0)["secret_goal"] == 8
    assert "secret_goal" not in game.gained(1)
    assert "goals" not in game.gained(1)


def test_r21_goals_are_tested_for_who_has_laid_the_tile() -> None:
    lines = ("1 1 8,1 2,6", "1 2 7,2", "0 1 14,9")
    game = ireland(*lines, hand="food", goals=["three_small", *PATIENT_GOALS[:7]]).lay(QUIET)

    assert game.claims("three_small") == []


@pytest.mark.parametrize(
    ("players", "counts"), [(2, [12, 12, 3, 3, 3, 3]), (3, [12, 12, 3, 3, 3, 3]), (4, [9, 9, 3, 2, 2, 2])]
)
def test_r22_the_tiles_of_a_colour(players: int, counts: list[int]) -> None:
    assert [box(players).count(kind) for kind in range(6)] == counts


def test_r23_the_maps_are_our_own_and_another_can_be_played_as_text() -> None:
    assert SCOTLAND.own
    assert IRELAND.own
    text = SCOTLAND.text.replace("name   Scotland", "name   Caledonia").replace("Ca Girnigoe", "Ca Wick")
    game = Game(GAME.start(2, 1, map=text))

    assert game.seen(0, "board")["map"]["name"] == "Caledonia"
    assert game.state.record().replay().view(0) == game.state.view(0)
    assert GAME.start(2, 1, map=SCOTLAND.text).settings["map"] == "scotland"


def test_r24_each_card_says_whether_it_is_printed() -> None:
    catalogue = GAME.catalogue()

    assert catalogue["most_ports"]["own"] is False
    assert catalogue["link_castles"]["own"] is True
    assert catalogue["most_at_castle"]["printed"] == ["Inveraray"]


def test_r25_the_places_of_the_rules_are_on_the_maps() -> None:
    assert {"Edinburgh", "Stirling", "Inveraray"} <= set(SCOTLAND.castle_names)
    assert "Perth" in SCOTLAND.site_names
    assert "Blarney" in IRELAND.castle_names
    assert "Hill of Tara" in IRELAND.site_names


def test_r26_who_begins_is_drawn_by_lot_or_set() -> None:
    assert {GAME.start(4, seed).to_move[0] for seed in range(30)} == {0, 1, 2, 3}
    state: Any = GAME.start(4, 1, first="2")
    assert state.to_move == (2,)
    assert state.next_first() == 3
    with pytest.raises(OptionError, match="first"):
        GAME.start(2, 1, first="2")


def test_r27_without_tiles_at_the_hill_of_tara_the_win_is_shared() -> None:
    game = final(hand="food", points={0: 4, 1: 5}, goals=PATIENT_GOALS).lay(QUIET)

    assert game.state.scores() == [5, 5, 0]
    assert game.state.winners() == (0, 1)


def test_r28_which_of_three_tiles_is_kept_is_asked_even_if_they_are_alike() -> None:
    game = ireland(hand=["food", "food", "food"])

    assert game.asks == "take"
    assert game.options == ["take food"]


def test_r29_a_settlement_neutral_in_part_gives_the_prizes_of_its_printed_size() -> None:
    text = named("scotland").text.replace("3p  3p", "3p  3P", 1).replace("layout own", "layout printed")
    text = text.replace(" B   .   .   E ", " B   .   .   e ", 1)
    game = Game(GAME.start(2, 1, map=text, first="0"))
    layout = game.state.layout

    town = layout.town_labels.index("3p")
    assert [layout.neutral[space] for space in layout.towns[town]].count(True) == 1
    tiles = {"16,9": [1, "1"]}
    description = {"players": 2, "options": {"map": text}, "hand": {0: "2"}, "tiles": tiles}
    assert Game(GAME.position(description)).lay("17,9").state.scores() == [8, 5]
