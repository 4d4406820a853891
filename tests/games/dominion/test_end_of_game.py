"""The end: when it comes, what is counted, who wins, and who starts the next game."""

import pytest

from tests.games.dominion.talk import kingdom_of, player, table


def test_the_last_province_ends_the_game_after_the_turn() -> None:
    game = table(player("", "copper*5"), player(), phase="buy", coins=8, buys=2, supply={"province": 1})

    game.buy("province")
    before = game.state.over
    game.buy("copper")

    assert not before
    assert game.state.over
    assert game.state.to_move == ()


def test_the_next_player_gets_no_further_turn() -> None:
    game = table(player(turns=5), player(turns=4), phase="buy", coins=8, supply={"province": 1})

    game.buy("province")

    assert game.state.tie_break() == [6, 4]
    assert game.state.options(1) == []


def test_an_empty_trash_or_a_pile_out_of_the_game_is_no_empty_pile() -> None:
    game = table(player(), player("copper"), phase="buy", supply={"copper": 0, "curse": 0}, kingdom=kingdom_of())

    game.end_turn()

    assert game.counter("empty_piles") == 2
    assert not game.state.over


def test_cards_in_hand_deck_discard_pile_and_play_count() -> None:
    game = table(player("estate", "duchy", "province curse", play="gardens"))

    assert game.state.scores()[0] == 1 + 3 + 6 - 1


def test_the_score_sheet_adds_up_to_the_score() -> None:
    game = table(player("estate*2 gardens", "duchy copper*14", "province curse*2"), over=True)

    sheet = game.state.score_sheet()[0]

    assert {line["key"]: (line["count"], line["points"]) for line in sheet} == {
        "estate": (2, 2),
        "duchy": (1, 3),
        "province": (1, 6),
        "curse": (2, -2),
        "gardens": (1, 2),
    }
    assert sum(line["points"] for line in sheet) == game.state.scores()[0] == 11


def test_most_points_win() -> None:
    game = table(player("province", turns=20), player("duchy", turns=1), over=True)

    assert game.state.winners() == (0,)


def test_among_equals_fewer_turns_win() -> None:
    game = table(player("duchy", turns=9), player("duchy", turns=8), player("estate", turns=3), over=True)

    assert game.state.winners() == (1,)
    assert game.state.view(None)["result"]["tie_break"] == [9, 8, 3]


def test_equal_points_and_turns_share_the_victory() -> None:
    game = table(player("duchy", turns=8), player("duchy", turns=8), player("estate", turns=8), over=True)

    assert game.state.winners() == (0, 1)


def test_the_second_player_wins_a_tie_when_the_first_ends_the_game() -> None:
    game = table(player("", turns=9), player("province", turns=9), phase="buy", coins=8, supply={"province": 1})

    game.buy("province")

    assert game.state.scores() == [6, 6]
    assert game.state.winners() == (1,)


def test_the_winners_left_neighbour_starts_the_next_game() -> None:
    middle = table(player(), player("duchy"), player(), over=True)
    last = table(player(), player(), player("duchy"), over=True)

    assert middle.state.next_first() == 2
    assert last.state.next_first() == 0


def test_after_a_shared_victory_somebody_who_did_not_win_starts_the_next_game() -> None:
    starters = {
        table(player("duchy"), player(), player("duchy"), player(), over=True, seed=seed).state.next_first()
        for seed in range(40)
    }

    assert starters == {1, 3}


@pytest.mark.parametrize("seed", range(3))
def test_the_result_is_part_of_the_view_once_the_game_is_over(seed: int) -> None:
    game = table(player("duchy", turns=4), player("estate", turns=4), over=True, seed=seed)

    result = game.state.view(None)["result"]

    assert result["winners"] == [0]
    assert result["scores"] == [3, 1]
    assert result["sheet"][1] == [{"key": "estate", "count": 1, "points": 1}]
    assert result["next_first"] == 1
    assert table(player("duchy")).state.view(None)["result"] is None
