"""Laws of copies: clones, dumps, records, positions, frames that never change."""

import json
import random
from typing import Any

import ludoteka
from ludoteka.kernel.codec import write_frames
from tests.laws.walks import audience, bare, on_every_walk, walk

LARGEST_DUMP = 40_000


def play_on(state: Any, seed: int, choices: int) -> list[Any]:
    """Play on by lot; gives what was chosen and where it led."""
    luck = random.Random(seed)
    for _ in range(choices):
        if state.over:
            break
        seat = luck.choice(state.to_move)
        state.choose(luck.choice(state.codes(seat)), seat)
    return [state.choices, bare(state.dump())]


@on_every_walk
def test_a_clone_is_independent(name: str, seats: int, seed: int) -> None:
    for state, _, _ in walk(name, seats, seed):
        before = state.dump()
        twin = state.clone()

        assert twin.dump() == before
        play_on(twin, seed, 4)
        assert state.dump() == before


@on_every_walk
def test_a_clone_goes_on_as_its_original(name: str, seats: int, seed: int) -> None:
    for state, seat, code in walk(name, seats, seed):
        twin = state.clone()
        other = state.clone()
        twin.choose(code, seat)
        other.choose(code, seat)

        assert twin.dump() == other.dump()
        assert [twin.view(viewer) for viewer in audience(state)] == [other.view(viewer) for viewer in audience(state)]


@on_every_walk
def test_the_same_seed_and_choices_give_the_same_states(name: str, seats: int, seed: int) -> None:
    first = [state.dump() for state, _, _ in walk(name, seats, seed)]
    second = [state.dump() for state, _, _ in walk(name, seats, seed)]

    assert first == second


@on_every_walk
def test_a_dump_loaded_at_any_question_is_the_same_state(name: str, seats: int, seed: int) -> None:
    game = ludoteka.load(name)
    for state, _, _ in walk(name, seats, seed):
        text = json.dumps(state.dump())
        loaded = game.load_state(json.loads(text))

        assert len(text) < LARGEST_DUMP
        assert json.dumps(loaded.dump()) == text
        assert loaded.to_move == state.to_move
        assert [loaded.view(viewer) for viewer in audience(state)] == [state.view(viewer) for viewer in audience(state)]
        assert play_on(loaded, seed, 3) == play_on(state.clone(), seed, 3)


@on_every_walk
def test_a_record_replays_to_the_same_state(name: str, seats: int, seed: int) -> None:
    dumps = []
    for state, _, _ in walk(name, seats, seed):
        dumps.append(state.dump())
    data = json.loads(json.dumps(state.record().to_json()))

    record = ludoteka.read_record(data)

    assert record.to_json() == data
    assert record.replay().dump() == state.dump()
    for upto in range(0, len(dumps), 1 + len(dumps) // 5):
        assert record.replay(upto).dump() == dumps[upto]


@on_every_walk
def test_a_state_is_set_up_again_from_its_description(name: str, seats: int, seed: int) -> None:
    game = ludoteka.load(name)
    for state, _, _ in walk(name, seats, seed):
        description = json.loads(json.dumps(state.describe()))
        again = game.position(description)

        assert bare(again.dump()) == bare(state.dump())
        assert again.describe() == state.describe()
        assert [again.view(viewer) for viewer in audience(state)] == [state.view(viewer) for viewer in audience(state)]
        assert [again.codes(seat) for seat in range(seats)] == [state.codes(seat) for seat in range(seats)]


@on_every_walk
def test_a_position_goes_on_as_the_state_that_it_describes(name: str, seats: int, seed: int) -> None:
    game = ludoteka.load(name)
    for state, _, _ in walk(name, seats, seed):
        if len(state.choices) % 5:
            continue
        again = game.position(state.describe())
        record = json.loads(json.dumps(again.record().to_json()))

        assert play_on(again, seed, 12)[1] == play_on(state.clone(), seed, 12)[1]
        assert ludoteka.read_record(record).begin().describe() == state.describe()


@on_every_walk
def test_frames_never_change(name: str, seats: int, seed: int) -> None:
    met: dict[int, tuple[Any, Any]] = {}
    for state, _, _ in walk(name, seats, seed):
        for frame in state.frames:
            met.setdefault(id(frame), (frame, write_frames([frame])))

    assert met
    for frame, written in met.values():
        assert write_frames([frame]) == written
