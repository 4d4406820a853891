"""The codec: frames and saved states, and what is refused of them."""

import json
from typing import Any

import pytest

import ludoteka
from ludoteka import RecordError
from ludoteka.kernel.codec import frame_classes_in, read_frames, write_frames
from ludoteka.kernel.frames import Answered, Question, Together

GAME = ludoteka.load("dominion")
DUMP = GAME.start(seats=3, seed=5).dump()


def test_frames_within_frames_are_written_and_read_back() -> None:
    frames: list[Any] = [Together((Answered(Question(1), 7), Question(2))), Question(0)]
    classes = {**frame_classes_in([]), "Question": Question}

    written = json.loads(json.dumps(write_frames(frames)))

    assert written == [
        {"frame": ["Together", [{"frame": ["Answered", {"frame": ["Question", 1]}, 7]}, {"frame": ["Question", 2]}]]},
        {"frame": ["Question", 0]},
    ]
    assert write_frames(read_frames(written, classes)) == written


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([{"frame": ["Nothing", 1]}], "unknown frame 'Nothing'; known: Answered, Together"),
        ([{"frame": ["Together", [], 2]}], "frame Together"),
        ([7], "7 is no frame"),
        (["Together"], "'Together' is no frame"),
    ],
)
def test_what_is_no_frame_is_refused(data: list[Any], said: str) -> None:
    with pytest.raises(RecordError, match=said):
        read_frames(data, frame_classes_in([]))


@pytest.mark.parametrize(
    "data", [None, [], "dump", 3, {}, {"game": "chess"}, {**DUMP, "rules": 99}, {**DUMP, "game": "citadels"}]
)
def test_what_is_no_saved_state_of_the_game_and_its_rules_is_refused(data: Any) -> None:
    with pytest.raises(RecordError, match="no saved state of dominion, rules version 1"):
        GAME.load_state(data)


@pytest.mark.parametrize("field", [key for key in DUMP if key not in ("game", "rules")])
def test_a_saved_state_that_lacks_a_field_is_refused(field: str) -> None:
    damaged = {key: value for key, value in DUMP.items() if key != field}

    with pytest.raises(RecordError, match="damaged"):
        GAME.load_state(damaged)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("frames", [{"frame": ["BuyPhase", 9]}]),
        ("frames", [{"frame": ["BuyPhase"]}]),
        ("frames", [{"frame": ["Unknown", 1]}]),
        ("frames", [{"frames": 1}]),
        ("frames", 7),
        ("luck", "luck"),
        ("choices", ["x"]),
        ("hand", 5),
    ],
)
def test_a_saved_state_with_a_damaged_field_is_refused(field: str, value: Any) -> None:
    with pytest.raises(RecordError):
        GAME.load_state({**DUMP, field: value})


def test_loading_leaves_the_data_alone() -> None:
    before = json.dumps(DUMP)

    state = GAME.load_state(DUMP)
    state.choose(state.codes(state.to_move[0])[0])

    assert json.dumps(DUMP) == before
