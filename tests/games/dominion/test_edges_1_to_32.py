"""The numbered cases of docs/rulings/dominion.md, 1 to 32: Throne Room, Feast, Library, Adventurer, Spy."""

import pytest

from tests.games.dominion.talk import kingdom_of, player, table


def test_edge_1_throne_room_on_throne_room_plays_two_actions_twice_each() -> None:
    game = table(player("throne_room*2 woodcutter festival"))

    game.play("throne_room", "double throne_room", "double woodcutter")

    assert [event["card"] for event in game.events("double")] == ["throne_room", "woodcutter", "festival"]
    assert game.coins == 2 * 2 + 2 * 2
    assert game.buys == 1 + 2 + 2


def test_edge_1_the_two_actions_may_share_a_name() -> None:
    game = table(player("throne_room*2 woodcutter*2"))

    game.play("throne_room", "double throne_room")

    assert game.coins == 8
    assert game.in_play.split().count("woodcutter") == 2


def test_edge_2_throne_room_on_throne_room_with_one_other_action_plays_it_twice_only() -> None:
    game = table(player("throne_room*2 woodcutter"))

    game.play("throne_room", "double throne_room")

    assert game.coins == 4
    assert game.asks == "buy"


def test_edge_4_throne_room_without_an_action_in_hand_may_be_played_to_no_effect() -> None:
    game = table(player("throne_room copper"))

    game.play("throne_room")

    assert game.in_play == "throne_room"
    assert game.hand() == "copper"


def test_edge_4_throne_room_with_an_action_in_hand_must_play_it() -> None:
    game = table(player("throne_room chapel moneylender"))

    game.play("throne_room")

    assert game.options == ["double chapel", "double moneylender"]


@pytest.mark.parametrize(("card", "left"), [("market", 2), ("village", 4)])
def test_edge_5_throne_room_uses_one_action_in_all(card: str, left: int) -> None:
    game = table(player(f"throne_room {card} smithy"))

    game.play("throne_room", f"double {card}")

    assert game.actions == left


def test_edge_5_two_markets_in_a_row_leave_one_action() -> None:
    game = table(player("market*2 smithy"))

    game.play("market")
    game.play("market")

    assert game.actions == 1


def test_edge_6_no_other_action_comes_between_the_two_plays() -> None:
    game = table(player("throne_room workshop village"), actions=3)

    game.play("throne_room", "double workshop", "gain copper")

    assert game.offered("play") == []
    assert game.asks == "gain"


def test_edge_8_feast_is_trashed_though_nothing_can_be_gained() -> None:
    empty = dict.fromkeys([*kingdom_of(), "copper", "silver", "estate", "duchy", "curse"], 0)
    game = table(player("feast"), supply=empty)

    game.play("feast")

    assert game.trash == "feast"
    assert game.discard() == ""


def test_edge_9_a_trashed_feast_is_in_the_trash_at_once_and_not_discarded() -> None:
    game = table(player("feast", "gold*6"))

    game.play("feast")
    at_once = game.trash
    game.choose("gain copper")
    game.end_turn()

    assert at_once == "feast"
    assert game.discard() == "copper"
    assert game.trash == "feast"


def test_edge_9_a_trashed_feast_does_not_count_for_gardens() -> None:
    game = table(player("feast gardens", "copper*8"))

    before = game.state.scores()[0]
    game.play("feast")

    assert (before, game.state.scores()[0]) == (1, 0)


def test_edge_10_throne_room_on_remodel_cannot_trash_the_card_gained_first() -> None:
    game = table(player("throne_room remodel estate copper"))

    game.play("throne_room", "trash estate", "gain silver")

    assert game.trash == "copper estate"
    assert game.discard() == "silver"


def test_edge_12_throne_room_on_moneylender_with_one_copper_pays_once() -> None:
    game = table(player("throne_room moneylender copper"))

    game.play("throne_room")

    assert game.coins == 3


def test_edge_12_throne_room_on_moneylender_with_two_coppers_pays_twice() -> None:
    game = table(player("throne_room moneylender copper*2"))

    game.play("throne_room")

    assert game.coins == 6


def test_edge_13_throne_room_on_chapel_trashes_up_to_four_and_again_up_to_four() -> None:
    game = table(player("throne_room chapel copper*5 estate*4"))

    game.play("throne_room", *["trash copper"] * 4, "trash copper", "trash estate", "trash estate", "trash estate")

    assert game.hand() == "estate"


def test_edge_13_throne_room_on_cellar_lets_the_second_choice_see_the_cards_drawn() -> None:
    game = table(player("throne_room cellar estate village", "duchy gold"))

    game.play("throne_room", "double cellar", "discard estate", "done")
    second = game.offered("discard")
    game.choose("discard duchy", "done")

    assert second == ["duchy", "village"]
    assert game.actions == 2
    assert game.hand() == "gold village"


def test_edge_14_throne_room_on_library_draws_nothing_the_second_time() -> None:
    game = table(player("throne_room library", "copper*9"))

    game.play("throne_room")

    assert len(game.hand().split()) == 7


def test_edge_15_throne_room_on_militia_gives_four_coins_and_one_loss() -> None:
    game = table(player("throne_room militia"), player("copper*5"))

    game.play("throne_room")

    assert game.coins == 4
    assert game.hand(1) == "copper copper copper"


def test_edge_16_throne_room_on_witch_draws_four_and_gives_two_curses() -> None:
    game = table(player("throne_room witch", "copper*5"), player())

    game.play("throne_room")

    assert game.hand() == "copper copper copper copper"
    assert game.discard(1) == "curse curse"


def test_edge_16_throne_room_on_witch_asks_for_a_moat_at_each_play() -> None:
    game = table(player("throne_room witch", "copper*5"), player("moat"), kingdom=kingdom_of("moat"))

    game.play("throne_room", "reveal", "pass")

    assert game.discard(1) == "curse"


def test_edge_17_throne_room_on_bureaucrat_takes_a_second_victory_card_if_there_is_one() -> None:
    game = table(player("throne_room bureaucrat"), player("estate*2"), player("estate copper"))

    game.play("throne_room")

    assert game.deck() == "silver silver"
    assert game.deck(1) == "estate estate"
    assert game.deck(2) == "estate"
    assert game.events("reveal_hand")[-1]["cards"] == ["copper"]


def test_edge_19_throne_room_on_adventurer_finds_up_to_four_treasures() -> None:
    game = table(player("throne_room adventurer", "copper silver estate gold copper silver"))

    game.play("throne_room")

    assert game.hand() == "copper copper gold silver"
    assert game.deck() == "silver"


def test_edge_19_cards_discarded_by_the_first_adventurer_may_come_back_by_the_shuffle_of_the_second() -> None:
    game = table(player("throne_room adventurer", "estate copper copper"))

    game.play("throne_room")

    assert game.discard() == "estate"
    assert [event["cards"] for event in game.events("reveal")].count(["estate"]) == 2


def test_edge_20_a_treasure_left_in_the_trash_by_the_first_thief_cannot_be_taken_by_the_second() -> None:
    game = table(player("throne_room thief"), player("", "gold estate silver estate"))

    game.play("throne_room", "done")
    offered = game.offered("take")

    assert offered == ["silver"]
    assert game.trash == "silver gold"


def test_edge_22_library_stops_when_deck_and_discard_pile_are_empty() -> None:
    game = table(player("library copper", "village silver"))

    game.play("library", "set_aside")

    assert game.hand() == "copper silver"
    assert game.discard() == "village"


def test_edge_23_library_with_seven_cards_in_hand_draws_nothing() -> None:
    game = table(player("library copper*7", "village gold"))

    game.play("library")

    assert game.deck() == "village gold"
    assert game.asks == "buy"


def test_edge_24_library_sets_aside_only_an_action_just_drawn() -> None:
    game = table(player("library village copper*4", "smithy gold silver"))

    game.play("library", "set_aside")

    assert game.hand() == "copper copper copper copper gold silver village"
    assert game.discard() == "smithy"


def test_edge_25_an_action_kept_by_library_needs_an_action_to_be_played() -> None:
    game = table(player("library copper*6", "village"))

    game.play("library", "keep")

    assert game.asks == "buy"


def test_edge_27_adventurer_stops_when_fewer_than_two_treasures_are_there() -> None:
    game = table(player("adventurer", "estate", "duchy village"))

    game.play("adventurer")

    assert game.hand() == ""
    assert game.discarded() == "duchy estate village"


def test_edge_27_adventurer_without_any_card_does_nothing() -> None:
    game = table(player("adventurer"))

    game.play("adventurer")

    assert game.hand() == ""


def test_edge_28_treasures_of_adventurer_can_be_spent() -> None:
    game = table(player("adventurer gold", "copper silver"))

    game.play("adventurer", "play_treasures")

    assert game.coins == 6


def test_edge_28_treasures_in_hand_do_not_count_for_adventurer() -> None:
    game = table(player("adventurer gold*2", "estate copper silver"))

    game.play("adventurer")

    assert game.hand() == "copper gold gold silver"


def test_edge_29_spy_draws_then_shows_the_own_card_then_the_others_each_decided_before_the_next_shows() -> None:
    game = table(player("spy smithy", "copper silver"), player("", "gold"), player("", "estate"))

    game.play("spy")
    first = [event["seat"] for event in game.events("reveal")]
    game.choose("leave_top")
    second = [event["seat"] for event in game.events("reveal")]
    game.choose("leave_top", "leave_top")

    assert first == [0]
    assert second == [0, 1]
    kinds = [event.kind for event in game.told]
    assert kinds.index("draw") < kinds.index("actions") < kinds.index("reveal")


def test_edge_30_spy_on_an_empty_deck_shuffles_the_discard_pile() -> None:
    game = table(player("spy", "copper", "estate"), player("", "", "gold"), player())

    game.play("spy", "leave_top", "leave_top")

    assert game.deck() == "estate"
    assert game.deck(1) == "gold"


def test_edge_30_spy_on_a_player_without_cards_shows_nothing() -> None:
    game = table(player("spy", "copper"), player(), player("", "gold"))

    game.play("spy", "leave_top")

    assert [event["seat"] for event in game.events("reveal")] == [2]
    assert game.asks == "buy"


def test_edge_31_a_card_put_back_lies_on_top_for_the_next_spy() -> None:
    game = table(player("spy*2", "copper*4"), player("", "gold silver"))

    game.play("spy", "leave_top", "leave_top")
    game.play("spy", "leave_top", "discard_top")

    assert [event["cards"] for event in game.events("reveal") if event["seat"] == 1] == [["gold"], ["gold"]]
    assert game.deck(1) == "silver"


def test_edge_32_spy_is_an_attack_and_a_moat_protects_its_owner_only() -> None:
    seats = (player("spy", "copper silver"), player("moat", "gold"), player("estate", "duchy"))
    game = table(*seats, kingdom=kingdom_of("moat"))

    game.play("spy", "reveal", "pass", "leave_top", "leave_top")

    assert [event["seat"] for event in game.events("reveal")] == [0, 2]
