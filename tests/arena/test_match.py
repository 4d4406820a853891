"""Matches: seats rotate, every game is counted once, and the result hangs on the seed alone."""

import multiprocessing
from typing import Any

import pytest

import ludoteka
from ludoteka.arena import Match, Tally, run_match
from ludoteka.arena.run import chunks
from ludoteka.kernel.errors import OptionError, UnknownGame

CLOCK = ("jobs", "seconds", "games_per_second")


def timeless(report: Any) -> dict[str, Any]:
    return {key: value for key, value in report.to_json().items() if key not in CLOCK}


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_each_bot_has_each_place_in_the_turn_order_equally_often(bots: int) -> None:
    tally = Match("dominion", ["random"] * bots, 3 * bots).play_some(0, 3 * bots)

    assert tally.games == [[3] * bots for _ in range(bots)]


@pytest.mark.parametrize(("number", "places"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])])
def test_a_bot_moves_up_one_seat_from_game_to_game(number: int, places: list[int]) -> None:
    tally = Match("dominion", ["random"] * 3, 4).play_some(number, number + 1)

    assert [row.index(1) for row in tally.games] == places


def test_the_bots_sit_where_the_count_says() -> None:
    match = Match("dominion", ["big-money", "random"], 6, seed=3)

    tally = match.play_some(0, 6)

    assert tally.wins == [[3, 3], [0, 0]]


def test_the_first_place_follows_the_option_who_begins() -> None:
    usual = Match("dominion", ["random", "random"], 1)
    turned = Match("dominion", ["random", "random"], 1, options={"first": "1"})

    assert usual.options["first"] == "0"
    assert usual.play_some(0, 1).games == [[1, 0], [0, 1]]
    assert turned.play_some(0, 1).games == [[0, 1], [1, 0]]


def test_the_mean_length_is_that_of_the_games() -> None:
    match = Match("dominion", ["big-money", "big-money"], 1, seed=9)
    tally = match.play_some(0, 1)
    state = ludoteka.load("dominion").start(2, "9 game 0", **match.options)
    from ludoteka.bots import make_bot, play_out

    made = play_out(state, [make_bot("big-money", "dominion"), make_bot("big-money", "dominion")])

    assert (tally.choices, tally.rounds) == (made, max(state.tie_break()))
    assert tally.scores == state.scores()


def test_every_game_is_won_or_shared_and_shares_add_up() -> None:
    report = run_match("dominion", ["big-money", "big-money"], 60, seed=1)
    data, tally = report.to_json(), report.tally

    assert sum(data["wins"]) + data["shared"] == 60
    assert data["shared"] > 0
    assert sum(map(sum, tally.shares)) == 60 * tally.whole
    assert sum(data["win_shares"]) == pytest.approx(1)
    assert data["first_seat_wins"] + data["last_seat_wins"] + data["shared"] == 60


def test_a_shared_victory_is_split() -> None:
    report = run_match("dominion", ["big-money", "big-money"], 60, seed=1)

    for each, wins in zip(report.by_bot(), report.to_json()["wins"], strict=True):
        assert each["share"] * 60 == pytest.approx(wins + report.tally.shared / 2, abs=1e-3)
        low, high = each["interval"]
        assert low < each["share"] < high


def test_the_result_is_the_same_with_any_number_of_processes() -> None:
    alone = run_match("dominion", ["random", "big-money", "random"], 20, seed=5)
    together = run_match("dominion", ["random", "big-money", "random"], 20, seed=5, jobs=2)

    assert timeless(alone) == timeless(together)
    assert together.jobs == 2


def test_games_count_the_same_in_any_pieces() -> None:
    match = Match("dominion", ["big-money", "random"], 9, seed="pieces")
    total = Tally(2)
    for begin, end in ((6, 9), (0, 1), (1, 6)):
        total.add(match.play_some(begin, end))

    assert vars(total) == vars(match.play_some(0, 9))


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 3), (1000, 2), (100_000, 1)])
def test_the_pieces_are_all_games_once(games: int, jobs: int) -> None:
    pieces = chunks(games, jobs)

    assert [number for begin, end in pieces for number in range(begin, end)] == list(range(games))


def test_another_seed_is_another_match() -> None:
    one = run_match("dominion", ["random", "random"], 10, seed=1)
    other = run_match("dominion", ["random", "random"], 10, seed=2)

    assert timeless(one)["mean_choices"] != timeless(other)["mean_choices"]


def test_progress_ends_with_all_games() -> None:
    seen: list[int] = []

    run_match("dominion", ["big-money", "big-money"], 70, progress=seen.append)

    assert seen == sorted(seen)
    assert seen[-1] == 70


def test_options_are_those_of_the_game() -> None:
    report = run_match("dominion", ["random", "random"], 1, options={"kingdom": "big-money", "open-counts": "yes"})

    assert report.to_json()["options"] == {"kingdom": "big-money", "open_counts": True, "first": "0"}


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        ({"game": "domino"}, UnknownGame, "dominion"),
        ({"bots": ["random"]}, OptionError, "2 to 4"),
        ({"bots": ["random"] * 5}, OptionError, "2 to 4"),
        ({"bots": ["random", "nobody"]}, OptionError, "big-money"),
        ({"games": 0}, OptionError, "at least 1"),
        ({"jobs": 0}, OptionError, "at least 1"),
        ({"options": {"kingdom": "nowhere"}}, OptionError, "first-game"),
        ({"options": {"colour": "red"}}, OptionError, "kingdom"),
        ({"options": {"first": "2"}}, OptionError, "random, 0, 1"),
    ],
)
def test_a_wrong_match_is_refused_with_what_is_allowed(
    changes: dict[str, Any], error: type[Exception], said: str
) -> None:
    asked = {"game": "dominion", "bots": ["random", "random"], "games": 1, **changes}

    with pytest.raises(error, match=said):
        run_match(**asked)


def test_an_interrupted_match_leaves_no_process_behind() -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    before = set(multiprocessing.active_children())

    with pytest.raises(KeyboardInterrupt):
        run_match("dominion", ["random", "random"], 2000, jobs=2, progress=interrupt)

    assert set(multiprocessing.active_children()) <= before
