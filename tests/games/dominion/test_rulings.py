"""The open points of docs/rulings/dominion.md, R1 to R13."""

import pytest

from tests.games.dominion.talk import GAME, kingdom_of, player, table


def test_ruling_r1_with_moat_in_the_kingdom_all_others_with_cards_in_hand_are_asked() -> None:
    seats = (player("witch"), player("copper"), player(), player("moat"))
    game = table(*seats, kingdom=kingdom_of("moat"))

    game.play("witch")
    asked = [(game.seat, game.options)]
    game.choose("pass")
    asked.append((game.seat, game.options))

    assert asked == [(1, ["pass"]), (3, ["reveal", "pass"])]


def test_ruling_r1_passing_looks_the_same_whether_or_not_a_moat_is_held() -> None:
    tables = [table(player("witch"), player(hand), kingdom=kingdom_of("moat")) for hand in ("moat", "copper")]

    for game in tables:
        game.play("witch", "pass")

    told = [[event.seen_by(0) for event in game.told] for game in tables]
    assert told[0] == told[1]
    assert tables[0].state.view(0) == tables[1].state.view(0)


def test_ruling_r1_without_moat_in_the_kingdom_nobody_is_asked() -> None:
    game = table(player("witch"), player("copper"), kingdom=kingdom_of())

    game.play("witch")

    assert game.seat == 0


def test_ruling_r1_a_moat_in_a_position_counts_though_its_pile_does_not_lie_out() -> None:
    game = table(player("witch"), player("moat"), kingdom=kingdom_of())

    game.play("witch", "reveal")

    assert game.discard(1) == ""


def test_ruling_r2_of_cards_discarded_together_the_highest_lies_on_top() -> None:
    game = table(player("cellar village estate gold", "copper*3"))

    game.play("cellar", "discard gold", "discard estate", "discard village")

    assert game.discard() == "village estate gold"


def test_ruling_r2_cards_are_picked_in_ascending_order() -> None:
    game = table(player("cellar village estate gold"))

    game.play("cellar", "discard estate")

    assert game.options == ["discard village", "done"]


def test_ruling_r3_the_first_player_is_drawn_by_lot_or_set() -> None:
    drawn = {GAME.start(seats=3, seed=seed).to_move for seed in range(30)}
    chosen = {GAME.start(seats=3, seed=seed, first=1).to_move for seed in range(30)}

    assert drawn == {(0,), (1,), (2,)}
    assert chosen == {(1,)}


@pytest.mark.parametrize(("open_counts", "size"), [(False, None), (True, 2)])
def test_ruling_r4_decks_are_counted_and_discard_piles_only_by_option(open_counts: bool, size: int | None) -> None:
    game = table(player("", "copper*3", "gold silver"), options={"open_counts": open_counts})

    assert [game.seen(viewer, "deck", 0)["count"] for viewer in (0, 1, None)] == [3, 3, 3]
    assert [game.seen(viewer, "discard", 0)["count"] for viewer in (0, 1, None)] == [size] * 3


def test_ruling_r5_no_treasure_is_played_after_the_first_buy() -> None:
    game = table(player("copper gold"), phase="buy", buys=2)

    game.choose("play gold")
    before = game.offered("play")
    game.buy("silver")

    assert before == ["copper"]
    assert game.offered("play") == []
    assert "play_treasures" not in game.options


def test_ruling_r5_all_treasures_are_played_by_one_choice() -> None:
    game = table(player("copper*2 gold estate"), phase="buy")

    game.choose("play_treasures")

    assert game.coins == 5
    assert game.hand() == "estate"


def test_ruling_r6_the_bottom_card_of_chancellors_deck_shows() -> None:
    game = table(player("chancellor", "copper copper gold", "estate"))

    game.play("chancellor", "flip")

    assert game.discard().split()[0] == "gold"
    assert game.seen(1, "discard", 0)["cards"] == ["gold"]


def test_ruling_r7_the_last_card_played_lies_on_top_at_clean_up() -> None:
    game = table(player("smithy estate", "copper*8"))

    game.play("smithy")
    game.end_turn()

    assert game.discard() == "smithy estate copper copper copper"


def test_ruling_r7_with_nothing_in_play_the_highest_card_of_the_hand_shows() -> None:
    game = table(player("village estate copper", "copper*5"), phase="buy")

    game.end_turn()

    assert game.discard() == "village estate copper"
    assert game.seen(1, "discard", 0)["cards"] == ["village"]


def test_ruling_r8_after_a_victory_shared_by_all_anybody_starts_by_lot() -> None:
    starters = {table(player(), player(), player(), over=True, seed=seed).state.next_first() for seed in range(60)}

    assert starters == {0, 1, 2}


@pytest.mark.parametrize(
    ("hand", "done"),
    [
        ("throne_room village", "double"),
        ("mine gold", "trash"),
        ("moneylender copper", "trash"),
        ("remodel gold", "trash"),
    ],
)
def test_ruling_r9_what_is_possible_is_compulsory(hand: str, done: str) -> None:
    game = table(player(hand, "copper*9"))

    game.play(hand.split()[0])

    assert [event.kind for event in game.told].count(done) == 1


def test_ruling_r9_the_thief_must_trash_a_treasure() -> None:
    game = table(player("thief"), player("", "copper gold"))

    game.play("thief")

    assert game.options == ["trash_shown copper", "trash_shown gold"]


def test_ruling_r10_the_thief_takes_after_the_last_victim_one_card_at_a_time() -> None:
    game = table(player("thief"), player("", "gold estate"), player("", "silver estate"))

    game.play("thief")
    shown = [event["seat"] for event in game.events("reveal")]
    first = game.options
    game.choose("take silver")

    assert shown == [1, 2]
    assert first == ["take silver", "take gold", "done"]
    assert game.options == ["take gold", "done"]


def test_ruling_r11_a_victim_is_done_with_before_the_next_shows() -> None:
    game = table(player("thief"), player("", "gold silver"), player("", "silver copper"))

    game.play("thief")
    before = [event["seat"] for event in game.events("reveal")]
    game.choose("trash_shown silver")

    assert before == [1]
    assert game.discard(1) == "gold"
    assert [event["seat"] for event in game.events("reveal")] == [1, 2]


def test_ruling_r12_a_choice_with_one_option_is_not_asked() -> None:
    game = table(player("remodel copper"), supply={"estate": 0})

    game.play("remodel")

    assert game.trash == "copper"


def test_ruling_r12_an_attack_cannot_be_taken_back_once_its_victim_is_asked() -> None:
    game = table(player("militia*2 village copper"), player("copper*3 estate*2"))

    game.play("militia")

    assert game.seat == 1
    assert game.state.undo_floor == 1


def test_ruling_r13_a_player_who_can_do_nothing_ends_the_turn_by_a_choice() -> None:
    game = table(player("estate"), player("estate"), phase="buy", supply={"copper": 0, "curse": 0})

    game.choose("end_turn", "end_turn", "end_turn")

    assert (game.seat, game.options) == (1, ["end_turn"])
