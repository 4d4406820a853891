"""Laws of play: components, scores, the end."""

import json

from tests.laws.walks import beginning, on_every_walk, recount, walk


@on_every_walk
def test_components_are_conserved(name: str, seats: int, seed: int) -> None:
    count = recount(name)
    for state, _, _ in walk(name, seats, seed):
        assert count.components(state) == count.everything(state)


@on_every_walk
def test_scores_equal_a_slow_recount(name: str, seats: int, seed: int) -> None:
    count = recount(name)
    for state, _, _ in walk(name, seats, seed):
        assert state.scores() == count.scores(state)

    assert state.over
    assert state.scores() == count.scores(state)
    assert state.winners() == count.winners(state)


@on_every_walk
def test_the_score_sheet_adds_up_to_the_scores(name: str, seats: int, seed: int) -> None:
    states = [state for state, _, _ in walk(name, seats, seed)]

    state = states[-1]
    assert state.over
    assert [sum(line["points"] for line in lines) for lines in state.score_sheet()] == state.scores()


@on_every_walk
def test_a_game_ends_within_its_stated_bound(name: str, seats: int, seed: int) -> None:
    for state, _, _ in walk(name, seats, seed):
        assert len(state.choices) < state.game.longest

    assert state.over
    assert state.winners()
    assert 0 <= state.next_first() < seats
    assert state.game.longest <= 10_000


@on_every_walk
def test_the_result_is_shown_to_all_at_the_end_and_to_nobody_before(name: str, seats: int, seed: int) -> None:
    for state, _, _ in walk(name, seats, seed):
        assert state.view(None)["result"] is None

    for viewer in (*range(seats), None):
        result = state.view(viewer)["result"]
        assert result == state.result()
        assert result["scores"] == state.scores()
        assert json.loads(json.dumps(result)) == result


@on_every_walk
def test_listening_changes_nothing(name: str, seats: int, seed: int) -> None:
    state = beginning(name, seats, seed)
    state.listen()
    events = 0
    for quiet, seat, code in walk(name, seats, seed):
        assert quiet.dump() == state.dump()
        assert quiet.take_events() == []
        state.choose(code, seat)
        events += len(state.take_events())

    assert events > len(state.choices)
