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


def outcome(record: dict[str, Any]) -> Any:
    """Where a record leads, or why it is refused."""
    try:
        return ludoteka.read_record(record).replay().dump()
    except RecordError as error:
        return str(error)


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_recorded_game_with_a_choice_left_out_leads_elsewhere(path: Path) -> None:
    record = read(path)["record"]
    middle = len(record["choices"]) // 2

    shortened = {**record, "choices": record["choices"][:middle] + record["choices"][middle + 1 :]}

    assert outcome(shortened) != outcome(record)


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_recorded_game_cannot_go_on_past_its_end(path: Path) -> None:
    data = read(path)
    longer = ludoteka.read_record({**data["record"], "choices": [*data["record"]["choices"], [0, "end_turn"]]})

    with pytest.raises(RecordError, match="the game is over"):
        longer.replay()
