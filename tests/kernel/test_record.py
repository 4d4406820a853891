"""Records: replayed strictly, and refused with the field that is wrong."""

import json
from typing import Any

import pytest

import ludoteka
from ludoteka import RecordError, UnknownGame

GAME = ludoteka.load("dominion")


def played(choices: int) -> Any:
    """A game of which some choices have been made."""
    state = GAME.start(seats=2, seed="record", first=0, kingdom="big-money")
    for number in range(choices):
        codes = state.codes(state.to_move[0])
        state.choose(codes[number % len(codes)])
    return state


GOOD = played(20).record().to_json()


def test_a_record_holds_the_decisions_and_what_they_rest_on() -> None:
    assert sorted(GOOD) == ["choices", "game", "ludoteka", "options", "origin", "rules", "seats", "seed"]
    assert GOOD["choices"][0][0] == 0
    assert len(GOOD["choices"]) == 20
    assert json.loads(json.dumps(GOOD)) == GOOD


def test_a_replay_stops_where_it_is_told_to() -> None:
    record = ludoteka.read_record(GOOD)

    assert [len(record.replay(upto).choices) for upto in (0, 5, 20, None)] == [0, 5, 20, 20]
    assert record.replay(7).dump() == played(7).dump()


def test_a_replay_can_be_listened_to() -> None:
    state = ludoteka.read_record(GOOD).replay(listen=True)

    assert [event.kind for event in state.take_events()][:5] == ["shuffle", "draw", "shuffle", "draw", "start_turn"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"ludoteka": 2}, "ludoteka: 2 is no format of records; known: 1"),
        ({"ludoteka": None}, "ludoteka: None"),
        ({"game": 7}, "game: str expected, 7 found"),
        ({"rules": "1"}, "rules: int expected, '1' found"),
        ({"rules": True}, "rules: int expected, True found"),
        ({"options": []}, r"options: dict expected, \[\] found"),
        ({"seats": "2"}, "seats: int expected, '2' found"),
        ({"seats": True}, "seats: int expected, True found"),
        ({"seed": 1.5}, "seed: int or str expected, 1.5 found"),
        ({"seed": None}, "seed: int or str expected, None found"),
        ({"choices": "all"}, "choices: list expected, 'all' found"),
        ({"choices": [["buy_phase"]]}, r"choices\[0\]: a seat and the text of an option expected"),
        ({"choices": [[0, 7]]}, r"choices\[0\]: a seat and the text of an option expected"),
        ({"choices": [["0", "pass"]]}, r"choices\[0\]: a seat and the text of an option expected"),
        ({"choices": [[True, "pass"]]}, r"choices\[0\]: a seat and the text of an option expected"),
        ({"choices": [None]}, r"choices\[0\]: a seat and the text of an option expected"),
        ({"origin": "here"}, "origin: a description of a position expected"),
    ],
)
def test_a_malformed_record_is_refused_and_the_field_is_named(change: dict[str, Any], said: str) -> None:
    with pytest.raises(RecordError, match=said):
        ludoteka.read_record({**GOOD, **change})


@pytest.mark.parametrize("data", [None, [], "record", 5])
def test_what_is_no_mapping_is_no_record(data: Any) -> None:
    with pytest.raises(RecordError, match="a record is a mapping"):
        ludoteka.read_record(data)


def test_a_record_of_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(UnknownGame, match="dominion"):
        ludoteka.read_record({**GOOD, "game": "go"})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": 2}, "rules: the record is of version 2, this library plays version 1"),
        ({"seats": 7}, "dominion is for 2 to 4 seats, not 7"),
        ({"options": {"kingdom": "none"}}, "option kingdom: 'none' is not allowed"),
        ({"options": {"colour": 1}}, "unknown option 'colour'"),
        ({"origin": {"players": 9}}, "players: a number from 2 to 4 expected, 9 found"),
        ({"choices": [[1, "end_turn"]]}, r"choices\[0\]: seat 1 has nothing to choose now"),
        ({"choices": [[0, "buy province"]]}, r"choices\[0\]: 'buy province' is not offered to seat 0"),
        ({"choices": [[0, "sing"]]}, r"choices\[0\]: 'sing' is not offered"),
        ({"choices": [*GOOD["choices"][:4], [0, "sing"]]}, r"choices\[4\]"),
        ({"choices": [[-1, "end_turn"]]}, r"choices\[0\]"),
        ({"choices": [[99, "end_turn"]]}, r"choices\[0\]"),
    ],
)
def test_a_record_that_the_rules_refuse_says_where(change: dict[str, Any], said: str) -> None:
    record = ludoteka.read_record({**GOOD, **change})

    with pytest.raises(RecordError, match=said):
        record.replay()


def test_a_record_of_a_position_goes_on_from_it() -> None:
    description = {"players": 2, "turn": {"seat": 1}, "seats": {1: {"hand": ["smithy"], "deck": ["gold*3"]}}}
    state = GAME.position(description)
    state.choose("play smithy")

    data = state.record().to_json()
    record = ludoteka.read_record(data)

    assert json.loads(json.dumps(data)) == data
    assert record.choices == [(1, "play smithy")]
    assert record.replay().describe() == state.describe()


def test_a_position_keeps_its_own_copy_of_its_description() -> None:
    description: dict[str, Any] = {"players": 2, "seats": {0: {"hand": ["smithy", "copper"], "deck": ["gold*3"]}}}
    state = GAME.position(description)

    description["seats"][0]["hand"].clear()

    assert state.record().replay().describe() == state.describe()
