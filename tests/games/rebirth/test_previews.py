"""What a placement is said to give is what it gives, and saying it changes nothing."""

import random
from typing import Any

import pytest

from ludoteka.games.rebirth import GAME
from ludoteka.games.rebirth.cards import KINDS_OF_COUNT
from ludoteka.games.rebirth.preview import preview
from ludoteka.games.rebirth.tiles import NUMBER
from ludoteka.games.rebirth.turn import LayTile
from tests.games.rebirth.talk import ireland, table, with_markers

TABLES = [(name, seats) for name in ("scotland", "ireland") for seats in (2, 3, 4)]
on_every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def questions(name: str, seats: int) -> Any:
    """Every question about a tile in a game by lot."""
    luck = random.Random(seats)
    state = GAME.start(seats, 3 + seats, map=name)
    while not state.over:
        seat = state.to_move[0]
        if isinstance(state.waiting[0], LayTile):
            yield state, seat
        state.choose(luck.choice(state.codes(seat)), seat)


@on_every_table
def test_a_preview_is_what_happens(name: str, seats: int) -> None:
    compared = 0
    for state, me in questions(name, seats):
        kind = state.hand[me][0]
        for code in state.codes(me)[:: 1 + len(state.codes(me)) // 6]:
            space = state.layout.space_at[code]
            seen = preview(state, me, space, kind)
            twin = state.clone()
            reached = twin.lay(me, space, kind)

            at_towers = sum({4: 13, 5: 3}.get(state.marker[site], 0) for site in seen.working)
            assert twin.points[me] - state.points[me] == seen.points - at_towers
            assert reached == seen.sites
            assert [c for c, holder in enumerate(twin.castle) if holder == me != state.castle[c]] == seen.castles
            assert [
                place for place in range(len(state.goals)) if (twin.done[me] ^ state.done[me]) >> place & 1
            ] == seen.goals
            if seen.settlement:
                mine = [after - before for after, before in zip(twin.points, state.points, strict=True)]
                assert [gain for seat, gain in enumerate(mine) if seat != me] == [
                    gain for seat, gain in enumerate(seen.settlement) if seat != me
                ]
            compared += 1

    assert compared > 200


@on_every_table
def test_a_preview_in_a_prompt_is_what_a_choice_gives(name: str, seats: int) -> None:
    """Up to what comes later: draws, second tiles, towers in an order of choice, the end."""
    later = ("draw", "draw_aside", "lay_second", "tower_second", "mission", "end_game")
    compared = 0
    for state, me in questions(name, seats):
        previews = {each["space"]: each for each in state.view(me)["prompts"][0]["args"]["previews"]}
        assert list(previews) == [option.args[0] for option in state.options(me)]
        option = state.options(me)[len(state.choices) % len(previews)]
        twin = state.clone()
        twin.listen()
        twin.choose(option, me)
        if twin.to_move and twin.view(None)["prompts"][0]["key"] == "tower":
            continue
        gained = 0
        for event in [event.seen_by(None) for event in twin.take_events()[1:]]:
            if event["kind"] in later or event.get("source") in ("unfinished", "castles"):
                break
            if event["kind"] in ("score", "goal", "goal_later") and event["seat"] == me:
                gained += event["points"]
        assert (
            gained
            == previews[option.args[0]]["points"]
            == sum(part["points"] for part in previews[option.args[0]]["parts"])
        )
        compared += 1

    assert compared > 50


@on_every_table
def test_a_preview_changes_nothing(name: str, seats: int) -> None:
    for state, me in questions(name, seats):
        before = state.dump()
        for code in state.codes(me):
            preview(state, me, state.layout.space_at[code], state.hand[me][0])

        assert state.dump() == before


def test_a_preview_goes_only_to_who_chooses() -> None:
    state = table(hand="food").state

    assert set(state.view(0)["prompts"][0]["args"]) == {"second", "tile", "previews"}
    for viewer in (1, 2, None):
        assert state.view(viewer)["prompts"][0]["args"] == {"second": False}


def test_a_preview_names_parts_castles_cathedrals() -> None:
    state = table("0 food 9,8", hand="food").state
    previews = {each["space"]: each for each in state.view(0)["prompts"][0]["args"]["previews"]}

    assert previews["10,8"] == {
        "space": "10,8",
        "points": 2,
        "parts": [{"key": "food_farms", "points": 2}],
        "castles": ["Cg"],
        "cathedrals": [],
    }


def test_a_preview_names_goals_towers_and_the_settlement() -> None:
    goals = ["three_small", "two_large", "four_at_a_castle"]
    game = ireland("1 3 11,7", "0 1 8,1 2,6", hand="1", goals=goals, towers=with_markers())
    previews = {each["space"]: each for each in game.state.view(0)["prompts"][0]["args"]["previews"]}

    assert previews["7,5"]["parts"] == [{"key": "settlements", "points": 1}, {"key": "goals", "points": 6}]
    assert previews["7,5"]["goals"] == ["three_small"]
    assert previews["7,5"]["settlement"] == [1, 0, 0]
    assert previews["7,5"]["castles"] == ["Cd"]
    assert NUMBER["1"] == 2
    assert len(game.state.tallies[0]) == KINDS_OF_COUNT
