"""Recorded whole games, replayed choice by choice to the scores written down with them."""

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka import RecordError

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.json"))


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text())
    return data


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    data = read(path)

    state = ludoteka.read_record(data["record"]).replay()

    assert state.over
    assert state.scores() == data["scores"]
    assert list(state.winners()) == data["winners"]
    assert state.tie_break() == data["tie_break"]
    assert state.record().to_json() == data["record"]


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_recorded_game_with_a_choice_left_out_is_refused_or_ends_otherwise(path: Path) -> None:
    data = read(path)
    choices = data["record"]["choices"]
    middle = len(choices) // 2
    shortened = ludoteka.read_record({**data["record"], "choices": choices[:middle] + choices[middle + 1 :]})

    try:
        state = shortened.replay()
    except RecordError as error:
        assert str(error).startswith("choices[")
    else:
        assert state.dump() != ludoteka.read_record(data["record"]).replay().dump()


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_recorded_game_cannot_go_on_past_its_end(path: Path) -> None:
    data = read(path)
    longer = ludoteka.read_record({**data["record"], "choices": [*data["record"]["choices"], [0, "end_turn"]]})

    with pytest.raises(RecordError, match="the game is over"):
        longer.replay()
