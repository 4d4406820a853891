"""Scotland: each rule of docs/rulings/rebirth.md, S1 to S34."""

from typing import Any

import pytest

from ludoteka import IllegalChoice
from ludoteka.games.rebirth import GAME
from ludoteka.games.rebirth.maps.layout import BLANK, ENERGY, FOOD
from ludoteka.games.rebirth.tiles import box
from tests.games.rebirth.talk import SCOTLAND, TOWN_SPACES, Game, closed, last_tile, spaces_of, table


def new(players: int, **options: Any) -> Game:
    return Game(GAME.start(players, 5, **{"map": "scotland", "first": "0", **options}))


def play_out(game: Game) -> Game:
    while not game.state.over:
        game.choose(game.options[len(game.state.choices) % len(game.options)])
    return game


@pytest.mark.parametrize(("players", "whole", "laid"), [(2, 36, 34), (3, 36, 34), (4, 27, 25)])
def test_s1_everyone_puts_two_tiles_aside(players: int, whole: int, laid: int) -> None:
    game = new(players)

    for seat in range(players):
        assert len(game.of("aside", seat)) == 2
        assert len(game.of("hand", seat)) + game.of("supply_size", seat) == laid
    assert len(box(players)) == whole


def test_s1_four_players_leave_nine_tiles_in_the_box() -> None:
    missing = {kind: box(2).count(kind) - box(4).count(kind) for kind in range(6)}

    assert missing == {0: 3, 1: 3, 2: 0, 3: 1, 4: 1, 5: 1}


def test_s1_two_players_close_the_neutral_spaces() -> None:
    tiles = new(2).seen(0, "board")["tiles"]

    assert len(tiles) == 32
    assert all(tile["seat"] is None and tile["tile"] == "neutral" for tile in tiles)
    assert new(3).seen(0, "board")["tiles"] == []


def test_s2_only_the_owner_looks_at_the_tiles_set_aside_at_any_time() -> None:
    game = table(hand="food", aside={0: ["1", "energy"]}).lay("7,1")

    assert game.seen(0, "aside", 0)["cards"] == ["energy", "1"]
    for viewer in (1, 2, None):
        assert game.seen(viewer, "aside", 0) == {"id": "aside", "seat": 0, "cards": [], "count": 2}


def test_s2_the_tiles_set_aside_are_not_used() -> None:
    game = new(2)
    aside = [game.of("aside", seat) for seat in range(2)]
    play_out(game)

    assert [game.of("aside", seat) for seat in range(2)] == aside


def test_s3_a_tile_in_hand_is_seen_by_its_owner_only() -> None:
    game = table(hand="4")

    assert game.seen(0, "hand", 0)["cards"] == ["4"]
    for viewer in (1, 2, None):
        assert game.seen(viewer, "hand", 0) == {"id": "hand", "seat": 0, "cards": [], "count": 1}


def test_s4_thirty_two_missions_lie_face_down() -> None:
    game = new(3)

    for viewer in (0, None):
        assert game.seen(viewer, "deck") == {"id": "deck", "seat": None, "cards": [], "count": 32}


def test_s5_turns_go_clockwise_from_the_start_player() -> None:
    game = new(3, first="1")
    order = []
    for _ in range(7):
        order.append(game.seat)
        game.choose(game.options[0])

    assert order == [1, 2, 0, 1, 2, 0, 1]


def test_s6_numbers_board_castles_and_points_are_public_and_supplies_hidden() -> None:
    game = table("1 food 7,1", hand="food", points={1: 9})

    for viewer in (0, 1, 2, None):
        view = game.state.view(viewer)
        counters = {(each["id"], each["seat"]): each["value"] for each in view["counters"]}
        assert counters["points", 1] == 9
        assert counters["tiles", 1] == 33
        assert game.seen(viewer, "board")["tiles"] == [{"space": "7,1", "seat": 1, "tile": "food"}]
        assert game.seen(viewer, "supply", 0)["cards"] == []
        assert game.seen(viewer, "supply", 0)["count"] == 33
        assert game.seen(viewer, "missions", 1)["count"] == 1


def test_s7_a_turn_is_laying_scoring_drawing() -> None:
    game = table(hand="food", supply={0: ["energy", "1"]})
    size = game.of("supply_size")
    game.lay("7,1")

    assert game.kinds("lay", "score", "draw") == ["lay", "score", "draw"]
    assert game.of("hand") == ["energy"]
    assert game.of("supply_size") == size - 1
    assert game.seat == 1


def test_s7_there_is_no_passing_and_no_choice_of_tile() -> None:
    game = table(hand="food")

    assert {option.verb for option in game.state.options(0)} == {"lay"}


def test_s8_a_tile_may_lie_on_any_free_space_of_its_kind() -> None:
    game = table("1 food 7,1", hand="food")

    assert set(game.spaces) == set(spaces_of(SCOTLAND, FOOD, BLANK)) - {"7,1"}


def test_s9_food_goes_on_food_and_blank_spaces() -> None:
    assert set(table(hand="food").spaces) == set(spaces_of(SCOTLAND, FOOD, BLANK))


def test_s9_food_goes_on_energy_spaces_only_without_any_food_and_blank_space() -> None:
    taken = spaces_of(SCOTLAND, FOOD, BLANK)

    assert table(hand="food", tiles=closed(taken[2:])).spaces == taken[:2]
    assert table(hand="food", tiles=closed(taken)).spaces == spaces_of(SCOTLAND, ENERGY)


def test_s10_energy_goes_on_energy_and_blank_spaces() -> None:
    assert set(table(hand="energy").spaces) == set(spaces_of(SCOTLAND, ENERGY, BLANK))


def test_s10_energy_goes_on_food_spaces_only_without_any_energy_and_blank_space() -> None:
    taken = spaces_of(SCOTLAND, ENERGY, BLANK)

    assert table(hand="energy", tiles=closed(taken[2:])).spaces == taken[:2]
    assert table(hand="energy", tiles=closed(taken)).spaces == spaces_of(SCOTLAND, FOOD)


@pytest.mark.parametrize("kind", ["1", "2", "3", "4"])
def test_s11_a_settlement_tile_goes_on_settlement_spaces_only(kind: str) -> None:
    assert table(hand=kind).spaces == spaces_of(SCOTLAND, *TOWN_SPACES)


@pytest.mark.parametrize("place", ["1,8", "4,7", "0,0", "15,11"])
def test_s12_no_tile_goes_on_castles_cathedrals_or_water(place: str) -> None:
    for hand in ("food", "energy", "1"):
        with pytest.raises(IllegalChoice):
            table(hand=hand).lay(place)


def test_s13_a_farm_scores_its_group_of_one_kind_and_colour() -> None:
    alike = table("0 food 9,7 10,8", hand="food").lay("9,8")
    other_colour = table("1 food 9,7 10,8", hand="food").lay("9,8")
    other_kind = table("0 energy 8,8 9,8", hand="food").lay("9,7")

    assert alike.gained() == {"food_farms": 3}
    assert other_colour.gained() == {"food_farms": 1}
    assert other_kind.gained() == {"food_farms": 1}


def test_s13_farms_count_that_are_connected_through_others() -> None:
    game = table("0 energy 5,4 7,4 7,5", hand="energy").lay("8,5")

    assert game.gained() == {"energy_farms": 3}


def test_s14_a_tile_that_joins_two_groups_scores_both() -> None:
    game = table("0 food 9,7 11,8", hand="food").lay("10,8")

    assert game.gained() == {"food_farms": 3}


def test_s14_a_group_that_a_tile_touches_twice_counts_once() -> None:
    game = table("0 food 10,8 11,8 9,8", hand="food", points={0: 0}).lay("9,7")

    assert game.gained() == {"food_farms": 4}


@pytest.mark.parametrize("houses", [1, 2, 3, 4])
def test_s15_a_settlement_of_one_space_scores_its_houses(houses: int) -> None:
    assert table(hand=str(houses)).lay("18,5").gained()["settlements"] == houses


def test_s16_a_full_settlement_of_two_spaces_gives_five_and_three() -> None:
    game = table("1 1 12,8", hand="2").lay("13,7")

    assert game.gained(0) == {"settlements": 5}
    assert game.gained(1) == {"settlements": 3}


def test_s16_alone_it_gives_eight() -> None:
    assert table("0 1 12,8", hand="2").lay("13,7").gained() == {"settlements": 8}


def test_s16_with_room_it_gives_nothing() -> None:
    assert table(hand="4").lay("13,7").gained() == {}


def test_s17_a_full_settlement_of_three_spaces_gives_eight_five_and_nothing() -> None:
    game = table("1 2 16,9", "2 1 16,10", hand="3").lay("17,9")

    assert [game.gained(seat) for seat in range(3)] == [{"settlements": 8}, {"settlements": 5}, {}]


def test_s17_alone_it_gives_thirteen() -> None:
    assert table("0 1 16,9", "0 2 16,10", hand="1").lay("17,9").gained() == {"settlements": 13}


def test_s18_houses_of_a_player_are_added_up() -> None:
    game = table("1 2 16,9", "1 2 16,10", hand="3").lay("17,9")

    assert (game.gained(0), game.gained(1)) == ({"settlements": 5}, {"settlements": 8})


def test_s19_who_laid_last_is_behind_and_the_others_follow_clockwise() -> None:
    game = table("1 1 16,9", "2 1 16,10", hand="1").lay("17,9")
    other = table("2 1 16,9", "0 1 16,10", hand=[], hands={1: "1"}, to_move=1).lay("17,9")

    assert [game.points(seat) for seat in range(3)] == [0, 8, 5]
    assert [other.points(seat) for seat in range(3)] == [5, 0, 8]


def test_s20_the_second_of_two_players_gets_five_in_a_settlement_of_three() -> None:
    game = table("0 4 16,9", "0 4 16,10", hand=[], hands={1: "1"}, to_move=1).lay("17,9")

    assert [game.points(seat) for seat in range(3)] == [8, 5, 0]


def test_s21_at_the_end_an_unfilled_settlement_gives_the_houses_in_it() -> None:
    game = last_tile("0 2 16,9", "1 3 16,10", "1 1 12,8", hand="food").lay("7,1")

    assert game.gained(0)["unfinished"] == 2
    assert game.gained(1)["unfinished"] == 4
    assert "settlements" not in game.gained(0)


def test_s22_a_settlement_tile_at_a_port_scores_one_full_or_not() -> None:
    assert table(hand="4").lay("12,8").gained() == {"ports": 1}
    assert table("1 1 13,7", hand="4").lay("12,8").gained() == {"ports": 1, "settlements": 5}


def test_s22_other_spaces_of_the_same_settlement_have_no_port() -> None:
    assert table(hand="4").lay("13,7").gained() == {}


def test_s23_the_first_tile_takes_a_castle() -> None:
    game = table(hand="food").lay("1,7")

    assert game.holder("Girnigoe") == 0
    assert game.events("castle") == [{"kind": "castle", "seat": 0, "castle": "@Girnigoe"}]


def test_s24_more_tiles_take_a_castle_from_its_holder() -> None:
    game = table("1 food 2,8", "0 1 0,8", hand="food").lay("1,7")

    assert game.holder("Girnigoe") == 0
    assert game.events("take_castle")[0]["victim"] == 1


def test_s24_as_many_tiles_with_more_farms_take_it() -> None:
    assert table("1 1 0,8", hand="food").lay("1,7").holder("Girnigoe") == 0


def test_s24_as_many_tiles_and_farms_leave_it() -> None:
    assert table("1 food 2,8", hand="food").lay("1,7").holder("Girnigoe") == 1
    assert table("1 food 2,8", hand="4").lay("0,8").holder("Girnigoe") == 1


def test_s25_all_kinds_count_and_houses_do_not() -> None:
    game = table("1 1 0,8", "1 food 2,8", "0 energy 1,7", hand="4").lay("0,9")

    assert game.holder("Girnigoe") == 1
    assert table("1 4 0,8", "0 energy 1,7", hand="1").lay("0,9").holder("Girnigoe") == 0


def test_s26_each_castle_held_gives_five_points_at_the_end() -> None:
    game = last_tile("0 food 1,7", "0 food 11,8", "1 food 11,4", hand="food").lay("7,1")

    assert game.gained(0)["castles"] == 10
    assert game.gained(1)["castles"] == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s27_the_holder_has_the_most_tiles_and_farms(players: int) -> None:
    state: Any = GAME.start(players, 11, map="scotland")
    while not state.over:
        state.choose(state.codes(state.to_move[0])[len(state.choices) * 7 % len(state.codes(state.to_move[0]))])
        for castle, holder in enumerate(state.castle):
            beside = state.at_castle[castle * players : (castle + 1) * players]
            assert beside[holder] == max(beside) if holder >= 0 else max(beside) == 0


def test_s28_a_tile_counts_at_every_castle_and_cathedral_beside_it() -> None:
    game = table(hand="food").lay("6,10")

    assert game.holder("Fyvie") == 0
    assert game.cathedral("Elgin") == [0]

    game = table(hand="4").lay("15,7")
    assert game.holder("Edinburgh") == 0

    game = table(hand="food").lay("17,5")
    assert (game.holder("Culzean"), game.cathedral("Whithorn")) == (0, [0])


def test_s29_the_first_tile_next_to_a_cathedral_draws_a_secret_mission() -> None:
    game = table("1 food 3,7", hand="food", deck=["most_castles"]).lay("4,6")

    assert game.cathedral("Dornoch") == [1, 0]
    assert game.missions() == ["most_castles"]
    assert game.seen(0, "missions", 0)["cards"] == ["most_castles"]
    assert game.seen(1, "missions", 0) == {"id": "missions", "seat": 0, "cards": [], "count": 1}
    assert game.events("draw_mission", 0) == [
        {"kind": "draw_mission", "seat": 0, "count": 1, "cards": ["most_castles"]}
    ]
    assert game.events("draw_mission", 1) == [{"kind": "draw_mission", "seat": 0, "count": 1}]


def test_s30_each_player_builds_at_a_cathedral_once() -> None:
    game = table("0 food 3,7", hand="food").lay("4,6")

    assert game.cathedral("Dornoch") == [0]
    assert len(game.missions()) == 1
    assert game.events("cathedral") == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s30_nobody_has_more_than_eight_missions(players: int) -> None:
    game = play_out(new(players))

    assert max(len(game.missions(seat)) for seat in range(players)) <= 8
    assert SCOTLAND.sites == 8


@pytest.mark.parametrize(("players", "turns"), [(2, 34), (3, 34), (4, 25)])
def test_s31_all_have_the_same_number_of_turns(players: int, turns: int) -> None:
    game = play_out(new(players))

    assert [sum(event["seat"] == seat for event in game.events("lay")) for seat in range(players)] == [turns] * players
    assert all(game.of("hand", seat) == [] and game.of("supply_size", seat) == 0 for seat in range(players))


def test_s32_the_end_is_unfilled_settlements_castles_missions() -> None:
    game = last_tile("0 2 16,9", "0 food 1,7", hand="food", missions={0: ["cathedral_gift"]}).lay("3,5")
    told = [event["source"] if event["kind"] == "score" else "mission" for event in all_scores(game)]

    assert told == ["food_farms", "unfinished", "castles", "mission"]
    assert game.points() == 1 + 2 + 10 + 3


def all_scores(game: Game) -> list[dict[str, Any]]:
    return [event.seen_by(None) for event in game.told if event.kind in ("score", "mission")]


def test_s33_most_points_win() -> None:
    game = last_tile(hand="food", points={0: 5, 1: 9, 2: 3}, missions={0: []}).lay("7,1")

    assert game.state.winners() == (1,)


def test_s33_the_tied_holder_of_edinburgh_wins() -> None:
    game = last_tile("1 energy 15,8", "2 food 10,7", hand="food", points={0: 9, 1: 5, 2: 1}).lay("3,5")

    assert game.state.scores() == [10, 10, 6]
    assert (game.holder("Edinburgh"), game.holder("Stirling")) == (1, 2)
    assert game.state.winners() == (1,)


def test_s33_else_the_holder_of_stirling_wins_tied_or_not() -> None:
    game = last_tile("2 food 10,7", hand="food", points={0: 9, 1: 10, 2: 1}).lay("3,5")

    assert game.state.scores() == [10, 10, 6]
    assert game.state.winners() == (2,)


def test_s34_a_tied_leader_meets_a_mission_and_a_gift_asks_nothing() -> None:
    missions = {0: ["most_ports", "cathedral_gift"], 1: ["most_castles"]}
    game = last_tile("0 1 14,2", "1 1 18,5", "1 food 1,7", hand="food", missions=missions, deck=[]).lay("3,5")

    assert [(event["card"], event["points"]) for event in game.events("mission")] == [
        ("most_ports", 5),
        ("cathedral_gift", 3),
        ("most_castles", 5),
    ]
