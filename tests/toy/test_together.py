"""Questions put to several seats at once, and the order of frames, on a small game of the tests' own."""

import json
from typing import Any

import pytest

from ludoteka import IllegalChoice, Luck, RulesBug
from ludoteka.kernel.frames import Frame, Question
from ludoteka.kernel.state import prompt_of
from tests.toy.toy import GAME, Bid, MaySing, Note, Table, table


def started(seats: int = 2) -> Table:
    state = GAME.start(seats=seats, seed=1)
    assert isinstance(state, Table)
    return state


# Together


def test_all_seats_are_asked_at_once() -> None:
    state = started(3)

    assert state.to_move == (0, 1, 2)
    assert [prompt["seat"] for prompt in state.view(None)["prompts"]] == [0, 1, 2]


def test_an_answer_is_kept_and_not_shown_until_all_have_come() -> None:
    state = started()
    before = [state.view(viewer) for viewer in (1, None)]

    state.choose("bid 2", 0)

    assert state.to_move == (1,)
    assert state.bids == []
    for view, viewer in zip(before, (1, None), strict=True):
        after = state.view(viewer)
        assert {key: after[key] for key in ("zones", "counters")} == {key: view[key] for key in ("zones", "counters")}


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_answers_take_effect_in_the_order_of_the_questions(order: tuple[int, ...]) -> None:
    state = started(3)

    for seat in order:
        state.choose("bid 1", seat)

    assert state.bids == ["0:1", "1:1", "2:1"]
    assert state.to_move == (0, 1, 2)


def test_whoever_answers_what_calls_for_more_is_asked_on_while_the_others_think() -> None:
    state = started()

    state.choose("bid 3", 0)
    asked = (state.to_move, [option.text for option in state.options(0)])
    state.choose("bid 1", 1)
    state.choose("colour blue", 0)

    assert asked == ((0, 1), ["colour red", "colour blue"])
    assert state.bids == ["0:3 blue", "1:1"]


def test_nobody_answers_twice() -> None:
    state = started()
    state.choose("bid 2", 0)
    before = state.dump()

    with pytest.raises(IllegalChoice, match="seat 0 has nothing to choose now; to move: 1"):
        state.choose("bid 1", 0)

    assert state.dump() == before


def test_a_choice_without_a_seat_is_refused_while_several_are_to_move() -> None:
    state = started()

    with pytest.raises(IllegalChoice, match="2 seats have to choose: say for which seat 'bid 1' is"):
        state.choose("bid 1")

    state.choose("bid 1", 0)
    state.choose("bid 2")
    assert state.bids == ["0:1", "1:2"]


def test_a_seat_with_one_option_is_not_asked_and_its_answer_waits_too() -> None:
    state = started()
    state.choose("bid 1", 0)
    state.purse[0] = 1
    state.choose("bid 1", 1)

    assert state.rounds == 2
    assert state.to_move == (1,)
    assert state.bids == ["0:1", "1:1"]


def test_a_seat_without_options_is_passed_over() -> None:
    state = started()
    state.purse = [0, 3]
    state.choose("bid 1", 0)
    state.choose("bid 1", 1)

    state.choose("bid 2", 1)

    assert state.bids == ["0:1", "1:1", "1:2"]
    assert state.over


@pytest.mark.parametrize("choices", [[], [("bid 3", 0)], [("bid 3", 0), ("colour red", 0)], [("bid 2", 1)]])
def test_a_state_is_saved_in_the_middle_of_simultaneous_answers(choices: list[tuple[str, int]]) -> None:
    state = started()
    for text, seat in choices:
        state.choose(text, seat)

    loaded = GAME.load_state(json.loads(json.dumps(state.dump())))

    assert loaded.dump() == state.dump()
    assert loaded.to_move == state.to_move
    for twin in (state, loaded):
        while not twin.over:
            mover = twin.to_move[-1]
            twin.choose(twin.codes(mover)[0], mover)
    assert loaded.dump() == state.dump()


def test_a_clone_in_the_middle_of_simultaneous_answers_is_independent() -> None:
    state = started()
    state.choose("bid 2", 0)
    before = state.dump()

    twin = state.clone()
    twin.choose("bid 1", 1)

    assert state.dump() == before
    assert twin.bids == ["0:2", "1:1"]


def test_a_record_of_simultaneous_choices_replays_in_the_order_made() -> None:
    state = started()
    for text, seat in [("bid 2", 1), ("bid 1", 0), ("bid 3", 1), ("bid 2", 0), ("colour red", 1)]:
        state.choose(text, seat)

    record = state.record()

    assert record.choices[0] == (1, "bid 2")
    assert record.replay().dump() == state.dump()
    assert state.over


def test_a_guess_asks_the_same_seats() -> None:
    state = started()
    state.choose("bid 2", 0)

    assert state.guess(1, Luck(1)).to_move == (1,)


def test_undo_stops_where_another_seat_has_chosen_or_is_asked_anew() -> None:
    state = started()
    floors = [state.undo_floor]
    for text, seat in [("bid 1", 0), ("bid 1", 1), ("bid 2", 1), ("bid 2", 0)]:
        state.choose(text, seat)
        floors.append(state.undo_floor)

    assert floors == [0, 0, 2, 2, 3]


def test_a_prompt_tells_its_secret_to_its_own_seat_only() -> None:
    state = started()

    assert state.view(0)["prompts"][0]["args"] == {"purse": 3}
    assert state.view(1)["prompts"][0]["args"] == {}
    assert prompt_of(state, 1).key == "bid"
    with pytest.raises(IllegalChoice, match="seat 7 has nothing to choose now"):
        prompt_of(state, 7)


# Frames


def test_frames_run_in_the_order_written_before_what_was_already_waiting() -> None:
    state = table(Note("a", (Note("b", (Note("c"),)), Note("d"))), Note("e"))

    assert state.steps == ["a", "b", "c", "d", "e"]


def test_a_question_with_one_option_answers_itself() -> None:
    g = GAME.blank(2, 0, {"mood": "calm"})
    g.purse = [1, 3]
    for frame in (Bid(0), Note("after")):
        g.then(frame)
    g.settle()

    assert g.bids == ["0:1"]
    assert g.steps == ["after"]


def test_a_question_that_is_asked_anyway_waits_with_its_one_option() -> None:
    state = table(MaySing(1), Note("after"))

    assert state.to_move == (1,)
    state.choose("sing")
    assert state.steps == ["song 1", "after"]


@pytest.mark.parametrize("frame", [Frame(), Question(0)])
def test_a_frame_that_says_nothing_is_a_defect_of_the_rules(frame: Any) -> None:
    with pytest.raises(RulesBug):
        table(frame)


def test_a_view_is_given_to_seats_that_exist_only() -> None:
    state = started()

    for seat in (-1, 2, 99):
        with pytest.raises(IllegalChoice, match="seats are 0 to 1"):
            state.view(seat)
