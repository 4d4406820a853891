"""Positions of Rebirth: what they fill in, what they refuse by the name of the field; options that are refused."""

from typing import Any

import pytest

from ludoteka import OptionError, PositionError
from ludoteka.games.rebirth import GAME
from ludoteka.games.rebirth.maps import FIRST
from tests.games.rebirth.talk import SCOTLAND, Game, ireland, table

BASE = {"game": "rebirth", "players": 2, "options": {"map": "scotland"}}


def position(**more: Any) -> Game:
    return Game(GAME.position({**BASE, **more}))


def test_the_example_of_the_page_of_positions() -> None:
    game = position(to_move=0, hand={0: "food", 1: "energy"}, tiles={"7,1": [0, "food"], "7,5": [1, "energy"]})

    assert game.seat == 0
    assert game.of("hand", 1) == ["energy"]
    assert game.seen(None, "board")["count"] == 34


def test_what_is_not_named_is_dealt_from_what_is_left() -> None:
    game = position(tiles={"7,1": [0, "food"], "7,3": [0, "food"]})

    assert len(game.of("aside", 0)) == 2
    assert len(game.of("hand", 0)) == 1
    assert game.of("supply_size", 0) == 31
    assert len(game.missions(0)) == len(game.cathedral("Snizort")) == 1


def test_without_a_size_a_supply_has_all_that_is_left_below_the_tiles_named() -> None:
    game = position(hand={0: "food"}, supply={0: ["1", "2*2"]})
    assert game.of("supply")[:2] == ["1", "2*2"]
    assert game.of("supply_size") == 33

    game = position(hand={0: "food"}, supply={0: ["1"]}, supply_size={0: 1})
    assert game.of("supply") == ["1"]


def test_a_space_may_be_named_by_its_settlement() -> None:
    game = table(tiles={"Thurso": [1, "2"], "thurso": [2, "1"], "fort william": [0, "3"]})

    assert [tile["space"] for tile in game.seen(None, "board")["tiles"]] == ["0,8", "0,9", "8,4"]


def test_castles_follow_from_the_order_of_tiles_or_are_named() -> None:
    tiles = {"2,8": [0, "food"], "1,7": [1, "energy"]}

    assert table(tiles=tiles).holder("Girnigoe") == 0
    game = table(tiles=tiles, castles={"girnigoe": 1})
    assert game.holder("Girnigoe") == 1
    counters = {(each["id"], each["seat"]): each["value"] for each in game.state.view(None)["counters"]}
    assert (counters["castles", 0], counters["castles", 1]) == (0, 1)


def test_points_are_a_number_or_by_where_they_come_from() -> None:
    game = table(points={0: 7, 1: {"ports": 2, "settlements": 5}})

    assert game.state.scores() == [7, 7, 0]
    assert game.gained(1) == {"settlements": 5, "ports": 2}


def test_neutral_spaces_may_stay_open() -> None:
    assert position(neutral=False).seen(None, "board")["count"] == 0


def test_a_game_that_is_over_is_described_and_set_up_again() -> None:
    game = position(hand={0: "food", 1: []}, supply_size={0: 0, 1: 0})
    game.lay("3,5")
    assert game.state.over
    again = GAME.position(game.state.describe())

    assert again.over
    assert again.view(0) == game.state.view(0)


def test_a_seat_without_tiles_is_passed_over() -> None:
    game = table(hand=[], hands={1: [], 2: "food"}, supply_size={0: 0, 1: 0, 2: 3})

    assert game.seat == 2
    game.lay("3,5")
    assert game.seat == 2


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game: one of rebirth expected"),
    ({"players": 5}, "players: a number from 2 to 4 expected"),
    ({"seed": True}, "seed: a number or text expected"),
    ({"options": {"map": "wales"}}, "options: option map: 'wales' is not allowed"),
    ({"options": {"colour": 1}}, "options: unknown option 'colour'"),
    ({"to_move": 2}, "to_move: a number from 0 to 1 expected"),
    ({"first": "x"}, "first: a number from 0 to 1 expected"),
    ({"number": -1}, "number: a number"),
    ({"second": 1}, "second: true or false expected"),
    ({"draw_three": "yes"}, "draw_three: true or false expected"),
    ({"neutral": 2}, "neutral: true or false expected"),
    ({"over": "no"}, "over: true or false expected"),
    ({"tiles": []}, "tiles: a mapping expected"),
    ({"tiles": {"0,0": [0, "food"]}}, "tiles.0,0: '0,0' is no space"),
    ({"tiles": {"1,8": [0, "food"]}}, "tiles.1,8: '1,8' is no space"),
    ({"tiles": {"Atlantis": [0, "1"]}}, "tiles.Atlantis: 'Atlantis' is no space"),
    ({"tiles": {"1,2": [0, "food"]}}, "tiles.1,2: there is a tile on 1,2 already"),
    ({"tiles": {"7,1": "food"}}, "tiles.7,1: a seat and a kind, or neutral, expected"),
    ({"tiles": {"7,1": [2, "food"]}}, "tiles.7,1: 2 is no seat; allowed: 0 to 1"),
    ({"tiles": {"7,1": [True, "food"]}}, "tiles.7,1: True is no seat"),
    ({"tiles": {"7,1": [0, "5"]}}, "tiles.7,1: '5' is no kind of tile; allowed: food, energy, 1, 2, 3, 4"),
    ({"tiles": {"7,1": [0, "2"]}}, "tiles.7,1: food or energy expected on this space"),
    ({"tiles": {"18,5": [0, "food"]}}, "tiles.18,5: a settlement tile"),
    ({"tiles": {"Stranraer": [0, "1"], "stranraer": [0, "1"]}}, "tiles.stranraer: every space of Stranraer"),
    ({"castles": {"Camelot": 0}}, "castles.Camelot: unknown place 'Camelot'"),
    ({"castles": {"Stirling": 7}}, "castles.Stirling: 7 is no seat"),
    ({"castles": {"Stirling": 0}}, "castles.Stirling: seat 0 cannot hold it"),
    ({"cathedrals": {"Perth": [0]}}, "cathedrals.Perth: \\[\\] expected, as the tiles lie"),
    ({"points": {"0": -1}}, "points.0.before: a number from 0"),
    ({"points": {"0": {"luck": 1}}}, "points.0.luck: unknown field"),
    ({"points": {"3": 1}}, "points: '3' is no seat"),
    ({"hand": {"0": "gold"}}, "hand.0.tiles: unknown name 'gold'; allowed: food, energy, 1, 2, 3, 4"),
    ({"aside": {"0": ["4*4"]}}, "tiles: more 4 of seat 0 than the 3 that there are"),
    ({"supply": {"0": ["food*13"]}}, "tiles: more food of seat 0 than the 12"),
    ({"supply_size": {"0": 40}}, "supply_size.0: a number from 0 to"),
    ({"supply_size": {"0": "all"}}, "supply_size.0: a number from 0 to"),
    ({"missions": {"0": ["most_gold"]}}, "missions.0.missions: unknown name 'most_gold'"),
    ({"missions": {"0": ["most_ports", "most_ports"]}}, "missions: more most_ports than there are"),
    ({"deck": ["cathedral_gift*5"]}, "missions: more cathedral_gift than there are"),
    ({"goals": ["three_small"]}, "goals: unknown field"),
    ({"towers": {"Kildare": "doubling"}}, "towers: unknown field"),
    ({"effect": {"frames": [{"frame": ["Fly", 0]}]}}, "effect.frames: .*'Fly'"),
    ({"effect": {"frames": 3}}, "effect.frames: "),
    ({"effect": {"frames": []}}, "effect.frames: .*one of StartTurn, EndTurn expected"),
    ({"effect": {"frames": [{"frame": ["LayTile", 0]}]}}, "effect.frames: .*one of StartTurn, EndTurn expected"),
    ({"effect": {"frames": [{"frame": ["LayTile", 7]}]}}, "effect.frames: .* and a seat expected"),
    ({"effect": {"frames": [{"frame": ["LayTile", True]}]}}, "effect.frames: .* and a seat expected"),
    ({"effect": {"frames": [{"frame": ["Together", []]}]}}, "effect.frames: .*one of StartTurn"),
    ({"effect": {"frames": [{"frame": ["SecondTile", 0]}]}}, "effect.frames: SecondTile belongs to Ireland"),
    ({"effect": {"magic": 1}}, "effect.magic: unknown field; allowed: frames"),
    ({"luck": [1, 2]}, "luck: 28 numbers of 32 bits expected"),
    ({"dragons": 1}, "dragons: unknown field"),
]


@pytest.mark.parametrize(("more", "text"), WRONG, ids=[text[:40] for _, text in WRONG])
def test_a_wrong_description_is_refused_by_the_name_of_its_field(more: dict[str, Any], text: str) -> None:
    with pytest.raises(PositionError, match=text):
        position(**more)


WRONG_IN_IRELAND: list[tuple[dict[str, Any], str]] = [
    ({"goals": ["three_small", "three_small"]}, "goals: three_small is named twice"),
    ({"goals": ["peace"]}, "goals: unknown name 'peace'"),
    ({"goals": ["three_small"], "deck": ["three_small"]}, "goals: three_small is named twice"),
    ({"deck": ["two_medium", "two_large", "three_small", "three_offshore", "link_castles"]}, "goals: 8 open goals"),
    ({"secret": {0: "peace"}}, "secret.0.secret: unknown name 'peace'"),
    ({"goal_claims": {"peace": [0]}}, "goal_claims.peace: 'peace' is no open goal"),
    ({"goals": ["three_small"], "goal_claims": {"three_small": [0, 0]}}, "goal_claims.three_small: seats 0 to 2"),
    ({"goals": ["three_small"], "goal_claims": {"three_small": 0}}, "goal_claims.three_small: a list of seats"),
    ({"doubling": {0: "peace"}}, "doubling.0: 'peace' is no open goal"),
    ({"towers": {"Pisa": "doubling"}}, "towers.Pisa: unknown place 'Pisa'"),
    ({"towers": {"Kildare": "fire"}}, "towers.Kildare: unknown marker 'fire'; allowed: second_tile, draw_three"),
    ({"towers": {"Kildare": "secret_goal", "Rattoo": "secret_goal"}}, "towers.Rattoo: more secret_goal than there are"),
    ({"tower_used": {0: ["Kildare"]}}, "tower_used.0: \\(none\\) expected, as the tiles lie"),
    ({"tower_used": {0: 3}}, "tower_used.0: a list of towers expected"),
    ({"missions": {0: ["most_ports"]}}, "missions: unknown field"),
    ({"effect": {"frames": [{"frame": ["UseTowers", 0, [14]]}]}}, "effect.frames: .*towers from 0 to 13 expected"),
    ({"effect": {"frames": [{"frame": ["UseTowers", 0, []]}]}}, "effect.frames: .*towers from 0 to 13 expected"),
    ({"effect": {"frames": [{"frame": ["UseTowers", 0, "ij"]}]}}, "effect.frames: .*towers from 0 to 13 expected"),
]


@pytest.mark.parametrize(("more", "text"), WRONG_IN_IRELAND, ids=[text[:40] for _, text in WRONG_IN_IRELAND])
def test_a_wrong_description_of_ireland_is_refused(more: dict[str, Any], text: str) -> None:
    with pytest.raises(PositionError, match=text):
        ireland(**more)


@pytest.mark.parametrize("value", ["wales", "", 3, None, True, ["scotland"], "scotland.txt", "/etc/passwd"])
def test_a_map_that_is_none_is_refused_with_what_is_allowed(value: Any) -> None:
    with pytest.raises(OptionError, match=r"option map: .*allowed: scotland, ireland"):
        GAME.start(2, 1, map=value)


def test_a_map_with_a_mistake_is_refused_with_check_line_and_hex() -> None:
    with pytest.raises(OptionError, match=r"^F4 line \d+ hex 1,1: unknown token 'x'"):
        GAME.start(2, 1, map=SCOTLAND.text.replace(" e   B ", " x   B ", 1))
    with pytest.raises(OptionError, match="F2"):
        GAME.start(2, 1, map=FIRST)
