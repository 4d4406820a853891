"""Laws of sight: what a seat is shown, told and offered depends on nothing that it may not know."""

import json
from typing import Any

from ludoteka import Luck
from tests.laws.walks import audience, on_every_walk, recount, walk

EVERY = 5


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def offered(state: Any, seat: int) -> list[Any]:
    return [option.to_json() for option in state.options(seat)]


@on_every_walk
def test_a_guess_looks_to_its_seat_like_the_state_itself(name: str, seats: int, seed: int) -> None:
    for state, _, _ in walk(name, seats, seed):
        for seat in range(seats):
            guessed = state.guess(seat, Luck(f"{seed} {seat} {len(state.choices)}"))

            assert canonical(guessed.view(seat)) == canonical(state.view(seat))
            assert offered(guessed, seat) == offered(state, seat)
            assert guessed.to_move == state.to_move


@on_every_walk
def test_a_guess_keeps_the_components_and_leaves_the_state_alone(name: str, seats: int, seed: int) -> None:
    count = recount(name)
    for state, seat, _ in walk(name, seats, seed):
        if len(state.choices) % EVERY:
            continue
        before = state.dump()
        guessed = state.guess(seat, Luck(seed))

        assert count.components(guessed) == count.components(state)
        assert state.dump() == before


@on_every_walk
def test_a_guess_follows_from_its_luck_and_carries_neither_seed_nor_luck(name: str, seats: int, seed: int) -> None:
    for state, seat, _ in walk(name, seats, seed):
        if len(state.choices) % EVERY:
            continue
        guessed = state.guess(seat, Luck(seed))

        assert guessed.dump() == state.guess(seat, Luck(seed)).dump()
        assert guessed.luck.words != state.luck.words
        assert guessed.seed != state.seed


@on_every_walk
def test_a_guess_can_be_played_to_the_end(name: str, seats: int, seed: int) -> None:
    for state, seat, _ in walk(name, seats, seed):
        if len(state.choices) % 60 != 30:
            continue
        guessed = state.guess(seat, Luck(seed))
        luck = Luck(seed)
        while not guessed.over:
            mover = guessed.to_move[0]
            codes = guessed.codes(mover)
            guessed.choose(codes[luck.below(len(codes))], mover)

        assert len(guessed.choices) < state.game.longest


def told(state: Any, seat: int | None) -> list[dict[str, Any]]:
    return [event.seen_by(seat) for event in state.take_events()]


def shows_pieces(event: dict[str, Any]) -> bool:
    """Whether the event names something beyond whom it concerns and how much."""
    return any(isinstance(value, (str, list)) for key, value in event.items() if key != "kind")


def first_difference(one: list[Any], two: list[Any]) -> tuple[Any, Any] | None:
    for left, right in zip(one, two, strict=False):
        if left != right:
            return left, right
    return None


def before_result(view: dict[str, Any]) -> dict[str, Any]:
    """A view without the result, which tells at the end what had been hidden, lots included."""
    return {**view, "result": None}


@on_every_walk
def test_states_alike_to_a_seat_stay_alike_until_something_is_shown(name: str, seats: int, seed: int) -> None:
    """After the same choice, what a seat is told differs first in an event that shows pieces, or where one state asks.

    And where it is told and asked the same, it sees the same.
    """
    compared = 0
    for state, mover, code in walk(name, seats, seed):
        for seat in range(seats):
            one, two = state.clone(), state.guess(seat, Luck(f"{seed} {seat} {len(state.choices)}"))
            if code not in two.codes(mover):
                continue
            for each in (one, two):
                each.listen()
                each.choose(code, mover)
            heard = [told(one, seat), told(two, seat)]
            compared += 1
            difference = first_difference(*heard)
            if difference is not None:
                assert any(shows_pieces(event) for event in difference), difference
            elif len(heard[0]) == len(heard[1]) and one.view(seat)["prompts"] == two.view(seat)["prompts"]:
                assert canonical(before_result(one.view(seat))) == canonical(before_result(two.view(seat)))

    assert compared > seats * 40


@on_every_walk
def test_a_spectator_is_told_no_more_than_any_seat(name: str, seats: int, seed: int) -> None:
    for state, seat, code in walk(name, seats, seed):
        twin = state.clone()
        twin.listen()
        twin.choose(code, seat)
        for event in twin.take_events():
            public = event.seen_by(None)
            for viewer in range(seats):
                assert public.items() <= event.seen_by(viewer).items()
                if viewer not in event.audience:
                    assert event.seen_by(viewer) == public


@on_every_walk
def test_a_spectator_sees_no_more_than_any_seat(name: str, seats: int, seed: int) -> None:
    for state, _, _ in walk(name, seats, seed):
        public = state.view(None)
        for seat in range(seats):
            own = state.view(seat)
            zones = {(zone["id"], zone["seat"]): zone for zone in own["zones"]}
            for zone in public["zones"]:
                mine = zones[zone["id"], zone["seat"]]
                assert set(zone.get("cards", [])) <= set(mine.get("cards", []))
            for fact in public["facts"]:
                assert fact in own["facts"]
            for key in ("game", "options", "over", "to_move", "turn", "counters", "result"):
                assert public[key] == own[key]


@on_every_walk
def test_views_options_and_events_are_plain_json(name: str, seats: int, seed: int) -> None:
    for state, seat, code in walk(name, seats, seed):
        if len(state.choices) % EVERY:
            continue
        twin = state.clone()
        twin.listen()
        twin.choose(code, seat)
        events = twin.take_events()
        for viewer in audience(state):
            for data in (state.view(viewer), [event.seen_by(viewer) for event in events]):
                assert json.loads(json.dumps(data)) == data
        assert json.loads(json.dumps(offered(state, seat))) == offered(state, seat)


@on_every_walk
def test_a_view_never_holds_the_seed_or_the_luck(name: str, seats: int, seed: int) -> None:
    for state, _, _ in walk(name, seats, seed):
        if len(state.choices) % EVERY:
            continue
        for viewer in audience(state):
            view = state.view(viewer)
            words = set(canonical(view).replace(",", " ").replace("]", " ").split())

            assert "seed" not in view
            assert not words & {str(word) for word in state.luck.words if word > 100_000}


@on_every_walk
def test_undo_shows_nothing_new(name: str, seats: int, seed: int) -> None:
    """From `undo_floor` on, the same choices look the same to the seat to move, whatever it could not see there."""
    past: list[Any] = []
    compared = 0
    for state, seat, _ in walk(name, seats, seed):
        made = len(state.choices)
        floor = state.undo_floor
        past.append(state.clone())
        assert 0 <= floor <= made
        assert {choice % 16 for choice in state.choices[floor:]} <= {seat} or seat not in {
            choice % 16 for choice in state.choices[floor:]
        }
        if floor < made and state.choices[-1] % 16 == seat:
            twin = past[floor].guess(seat, Luck(f"{seed} {made}"))
            for choice in state.choices[floor:]:
                twin.choose(choice // 16, choice % 16)
            assert canonical(twin.view(seat)) == canonical(state.view(seat))
            compared += 1

    assert compared >= getattr(recount(name), "LEAST_UNDONE", 21)
