"""The clan of Rebirth: it beats chance nearly always on both maps, and does what is plainly best."""

from __future__ import annotations

from typing import Any, cast

import pytest

import ludoteka
from ludoteka import State
from ludoteka.arena import wilson
from ludoteka.bots import RandomBot, bot_names, default_bot, make_bot
from ludoteka.games.rebirth.preview import preview
from ludoteka.games.rebirth.table import Table
from tests.bots.winning import share_of_wins

GAME = ludoteka.load("rebirth")
GAMES = 200
LONG = 2_000
MAPS = ["scotland", "ireland"]


class Greedy:
    """Lays every tile where it gives most points at once; by lot among equals, and whenever it is asked otherwise."""

    def __init__(self, seed: str) -> None:
        self.chance = RandomBot(seed)

    def choose(self, state: State, seat: int) -> int:
        g = cast(Table, state)
        codes = state.codes(seat)
        if codes[0] not in g.layout.space_at:
            return self.chance.choose(state, seat)
        gains = {code: preview(g, seat, g.layout.space_at[code], g.hand[seat][0]).points for code in codes}
        best = [code for code in codes if gains[code] == max(gains.values())]
        return best[self.chance.luck.below(len(best))]


def won_by_clan(games: int, seats: int, on: str, greedy: bool = False) -> float:
    """How many games one clan wins against others of one kind, shared wins by parts; all seats in turn."""

    def start(number: int) -> State:
        return GAME.start(seats, seed=f"clan {number}", map=on, first="0")

    return games * share_of_wins(
        games, seats, start, lambda seed: make_bot("clan", "rebirth"), Greedy if greedy else RandomBot
    )


def test_a_person_meets_the_clan() -> None:
    assert default_bot("rebirth") == "clan"
    assert bot_names("rebirth") == ["random", "clan"]


@pytest.mark.parametrize("on", MAPS)
def test_the_clan_beats_chance_at_two_seats(on: str) -> None:
    assert wilson(won_by_clan(GAMES, 2, on), GAMES)[0] > 0.97


@pytest.mark.parametrize("on", MAPS)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_clan_beats_chance_at_a_larger_table(seats: int, on: str) -> None:
    games = GAMES // 4

    assert wilson(won_by_clan(games, seats, on), games)[0] > 0.9


@pytest.mark.parametrize("on", MAPS)
def test_the_clan_beats_whoever_only_counts_points_at_once(on: str) -> None:
    games = GAMES // 2

    assert wilson(won_by_clan(games, 2, on, greedy=True), games)[0] > 0.9


@pytest.mark.long
@pytest.mark.parametrize("on", MAPS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_clan_beats_chance_over_many_games(seats: int, on: str) -> None:
    assert wilson(won_by_clan(LONG, seats, on), LONG)[0] > 0.98


# Single decisions

CASTLES_MINE: dict[str, list[Any]] = {
    "2,8": [0, "food"],
    "2,1": [0, "energy"],
    "17,6": [0, "energy"],
    "15,9": [0, "food"],
    "16,8": [0, "energy"],
    "10,8": [0, "food"],
    "14,7": [0, "food"],
    "7,8": [0, "energy"],
    "6,11": [0, "food"],
    "11,4": [0, "food"],
    "7,1": [0, "food"],
    "4,6": [0, "food"],
    "7,4": [0, "energy"],
    "8,7": [0, "energy"],
}
"""Tiles of mine beside each castle and cathedral, so that nothing is to be had there any more."""
GOALS = [
    "four_at_a_castle",
    "four_at_a_tower",
    "three_offshore",
    "three_small",
    "two_food_groups",
    "link_castles",
    "two_large",
    "group_of_five",
]
TOWERS = {
    "Armoy": "secret_goal",
    "Killala": "three_points",
    "Drumcliffe": "three_points",
    "Clones": "thirteen_points",
    "Inishkeen": "thirteen_points",
    "Hill of Tara": "thirteen_points",
    "Kilmacduagh": "draw_three",
    "Clonmacnoise": "second_tile",
    "Kildare": "doubling",
    "Glendalough": "second_tile",
    "Rattoo": "doubling",
    "Cashel": "draw_three",
    "Ardmore": "second_tile",
    "Kinneigh": "second_tile",
}


def scotland(hand: str, tiles: dict[str, list[Any]], mission: str = "", is_last: bool = True) -> State:
    """My turn with these tiles in hand; if it is the last of the game nobody else has a tile."""
    description: dict[str, Any] = {"game": "rebirth", "players": 2, "tiles": tiles, "hand": {0: hand.split()}}
    description["missions"] = {0: mission.split(), 1: []}
    return position(description, is_last)


def ireland(
    hand: str, tiles: dict[str, list[Any]], is_last: bool = True, markers: dict[str, str] | None = None
) -> State:
    """The same on the other map, with these goals open and these markers on the towers."""
    description = {"game": "rebirth", "players": 2, "options": {"map": "ireland"}, "tiles": tiles}
    return position({**description, "hand": {0: hand.split()}, "goals": GOALS, "towers": markers or TOWERS}, is_last)


def position(description: dict[str, Any], is_last: bool) -> State:
    if is_last:
        description["hand"][1] = []
        description["supply_size"] = {0: 0, 1: 0}
    return GAME.position(description)


def chosen(state: State) -> str:
    """What the clan chooses."""
    return GAME.actions.by_code[make_bot("clan", "rebirth").choose(state, 0)].text


@pytest.mark.parametrize("tile", ["food", "energy"])
def test_a_free_castle_is_taken(tile: str) -> None:
    state = scotland(tile, {}, is_last=False)

    state.choose(chosen(state), 0)

    assert cast(Table, state).castle.count(0) == 1


def test_a_castle_is_taken_from_another_rather_than_from_nobody() -> None:
    tiles: dict[str, list[Any]] = {"5,4": [1, "energy"], "7,4": [0, "energy"]}

    assert chosen(scotland("energy", tiles)) == "lay 7,3"


def test_an_own_settlement_is_filled() -> None:
    tiles = {**CASTLES_MINE, "7,10": [0, "3"], "8,10": [0, "2"]}

    assert chosen(scotland("1", tiles)) == "lay 8,11"


def test_a_settlement_is_not_filled_when_that_gives_another_more() -> None:
    """The other would get 8 instead of 2, I 5 and 1 for the port: a house at any other port counts for more."""
    tiles = {**CASTLES_MINE, "7,10": [1, "1"], "8,10": [1, "1"]}

    state = scotland("1", tiles)
    state.choose(chosen(state), 0)

    assert cast(Table, state).room[cast(Table, state).layout.town_labels.index("3g")] == 1
    assert state.scores()[0] - cast(Table, state).castle.count(0) * 5 == 1 + 1


def test_a_settlement_is_filled_when_that_takes_more_than_it_gives() -> None:
    tiles = {**CASTLES_MINE, "7,10": [1, "4"], "8,10": [0, "2"]}

    assert chosen(scotland("3", tiles)) == "lay 8,11"


def test_a_farm_joins_two_groups() -> None:
    tiles = {**CASTLES_MINE, "5,8": [0, "food"], "6,8": [0, "food"], "6,10": [0, "food"]}

    assert chosen(scotland("food", tiles)) == "lay 5,9"


def test_a_mission_draws_a_tile_to_its_castle() -> None:
    tiles = {**CASTLES_MINE, "7,8": [1, "energy"], "6,10": [0, "food"]}
    beside = {"lay 8,8", "lay 9,8"}

    assert chosen(scotland("energy", tiles, "most_at_castle@Balmoral")) in beside
    assert chosen(scotland("energy", tiles)) not in beside


def test_two_castles_are_linked() -> None:
    assert chosen(ireland("food", {"8,4": [0, "energy"]})) == "lay 8,5"


def test_a_fourth_tile_goes_to_a_castle() -> None:
    tiles: dict[str, list[Any]] = {"7,6": [0, "food"], "8,5": [0, "food"], "8,7": [0, "energy"]}
    state = ireland("energy", tiles)

    state.choose(chosen(state), 0)

    assert cast(Table, state).done[0] & 1


def test_the_third_of_three_towers_is_reached() -> None:
    tiles: dict[str, list[Any]] = {"4,8": [0, "energy"], "5,9": [0, "1"], "7,9": [1, "energy"]}

    assert chosen(ireland("food", tiles)) in ("lay 7,8", "lay 8,8")


def test_the_goal_that_is_nearest_is_doubled() -> None:
    tiles: dict[str, list[Any]] = {
        "9,7": [0, "food"],
        "7,6": [0, "food"],
        "8,5": [0, "food"],
        "8,7": [0, "energy"],
    }
    state = ireland("food", tiles, is_last=False)
    state.choose("lay 14,3", 0)

    assert state.options(0)[0].verb == "double"
    assert chosen(state) == "double four_at_a_castle"


def test_of_three_tiles_the_one_that_gives_most_is_kept() -> None:
    farms = {**CASTLES_MINE, "5,8": [0, "food"], "6,8": [0, "food"], "6,10": [0, "food"]}
    town = {**CASTLES_MINE, "7,10": [0, "3"], "8,10": [0, "2"]}

    assert chosen(scotland("food energy 1", farms)) == "take food"
    assert chosen(scotland("food energy 1", town)) == "take 1"


def test_a_secret_goal_is_drawn_before_a_goal_is_doubled() -> None:
    markers = {**TOWERS, "Kilmacduagh": "doubling", "Clonmacnoise": "secret_goal", "Rattoo": "draw_three"}
    state = ireland("food", {"9,7": [0, "food"]}, is_last=False, markers={**markers, "Armoy": "second_tile"})
    state.choose("lay 10,4", 0)

    assert [option.text for option in state.options(0)] == ["tower g", "tower h"]
    assert chosen(state) == "tower h"
