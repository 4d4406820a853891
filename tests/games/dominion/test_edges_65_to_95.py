"""The numbered cases of docs/rulings/dominion.md, 65 to 95: Remodel and Mine, buying, the end, what all see."""

import pytest

from tests.games.dominion.talk import kingdom_of, player, table


def test_edge_65_remodel_with_an_empty_hand_gains_nothing() -> None:
    game = table(player("remodel"))

    game.play("remodel")

    assert (game.trash, game.discard()) == ("", "")


@pytest.mark.parametrize("card", ["gold", "province"])
def test_edge_67_remodel_turns_gold_or_a_province_into_a_province(card: str) -> None:
    game = table(player(f"remodel {card}"))

    game.play("remodel", "gain province")

    assert game.discard() == "province"


def test_edge_68_remodel_may_gain_the_same_card_from_the_supply() -> None:
    game = table(player("remodel silver"))

    game.play("remodel", "gain silver")

    assert (game.trash, game.discard()) == ("silver", "silver")
    assert game.pile("silver") == 39


def test_edge_69_mine_is_compulsory_with_a_treasure_in_hand() -> None:
    game = table(player("mine copper silver"))

    game.play("mine")

    assert game.options == ["trash copper", "trash silver"]


def test_edge_69_mine_turns_gold_into_gold_or_less() -> None:
    game = table(player("mine gold"))

    game.play("mine")

    assert game.offered("gain") == ["copper", "silver", "gold"]


def test_edge_69_mine_gains_a_cheaper_treasure_when_the_pile_wanted_is_empty() -> None:
    game = table(player("mine copper"), supply={"silver": 0})

    game.play("mine")

    assert game.hand() == "copper"
    assert game.pile("copper") == 45


def test_edge_70_moneylender_is_compulsory_with_a_copper_in_hand() -> None:
    game = table(player("moneylender copper"))

    game.play("moneylender")

    assert game.trash == "copper"


def test_edge_71_copper_and_curse_are_bought_for_nothing_each_with_a_buy() -> None:
    game = table(player("", "estate*5"), phase="buy", coins=0, buys=2)

    game.buy("copper", "curse")

    assert game.seat == 1
    assert game.discarded() == "copper curse"


def test_edge_72_several_buys_share_the_coins_and_may_take_the_same_pile() -> None:
    game = table(player(), phase="buy", coins=7, buys=3)

    game.buy("silver", "silver")

    assert game.coins == 1
    assert game.offered("buy") == ["copper", "curse"]


def test_edge_73_a_card_bought_or_gained_is_not_usable_this_turn() -> None:
    game = table(player("workshop"), actions=2, coins=6, buys=2)

    game.play("workshop", "gain village")
    after_gain = game.asks
    game.buy("gold")

    assert after_gain == "buy"
    assert game.offered("play") == []


def test_edge_73_a_treasure_of_mine_is_usable() -> None:
    game = table(player("mine silver"))

    game.play("mine", "gain gold")

    assert game.offered("play") == ["gold"]


def test_edge_75_the_shuffle_at_clean_up_comes_after_the_discard() -> None:
    game = table(player("gold village", "copper*2"))

    game.play("village")
    game.choose("play_treasures")
    game.end_turn()

    assert game.hand() == "copper copper gold village"


@pytest.mark.parametrize(
    "piles", [("copper", "curse", "estate"), ("silver", "gold", "duchy"), ("market", "mine", "smithy")]
)
def test_edge_76_any_three_empty_piles_end_the_game(piles: tuple[str, ...]) -> None:
    game = table(player(), phase="buy", supply=dict.fromkeys(piles, 0))

    game.end_turn()

    assert game.state.over
    assert game.events("end_game")[0]["reason"] == "piles"


def test_edge_76_two_empty_piles_do_not_end_the_game() -> None:
    game = table(player(), phase="buy", supply={"copper": 0, "curse": 0})

    game.end_turn()

    assert not game.state.over


def test_edge_77_the_turn_in_which_the_end_comes_goes_on_with_all_its_buys() -> None:
    game = table(player("workshop"), coins=6, buys=2, supply={"silver": 1, "curse": 0, "estate": 0})

    game.play("workshop", "gain silver")
    assert not game.state.over
    game.buy("gold", "copper")

    assert game.state.over


def test_edge_79_trashing_an_estate_never_refills_the_pile() -> None:
    game = table(player("chapel estate"), player(), player(), player())

    game.play("chapel", "trash estate")

    assert game.pile("estate") == 12


def test_edge_81_the_highest_score_wins_though_all_are_negative() -> None:
    game = table(player("curse*3"), player("curse"), over=True)

    assert game.state.scores() == [-3, -1]
    assert game.state.winners() == (1,)


def test_edge_82_actions_discarded_by_spy_thief_or_adventurer_do_nothing() -> None:
    game = table(player("adventurer", "village market copper gold"))

    game.play("adventurer")

    assert game.actions == 0
    assert game.discarded() == "market village"


def test_edge_82_an_action_set_aside_by_library_does_nothing() -> None:
    game = table(player("library copper*6", "festival gold"))

    game.play("library", "set_aside")

    assert (game.actions, game.coins) == (0, 0)


def test_edge_83_throne_room_stays_when_the_feast_it_plays_goes() -> None:
    game = table(player("throne_room feast", "copper*5"))

    game.play("throne_room", "gain silver", "gain duchy")

    assert game.in_play == "throne_room"
    assert game.trash == "feast"
    assert game.discarded() == "duchy silver"


def test_edge_84_the_next_attack_meets_a_fresh_hand_of_five() -> None:
    game = table(player("copper", "silver*5"), player("militia"), phase="buy")

    game.end_turn()
    game.play("militia")

    assert game.hand(0) == "silver silver silver"


def test_edge_85_an_attack_on_players_without_cards_still_gives_its_benefits() -> None:
    game = table(player("militia"), player())

    game.play("militia")

    assert game.coins == 2


@pytest.mark.parametrize("choice", ["take copper", "done"])
def test_edge_86_thief_on_a_deck_of_coppers_may_take_or_leave_them(choice: str) -> None:
    game = table(player("thief"), player("", "copper*4"))

    game.play("thief", choice)

    assert (game.discard() == "copper") == (choice == "take copper")
    assert (game.trash == "copper") == (choice == "done")


def test_edge_87_throne_room_on_council_room() -> None:
    game = table(player("throne_room council_room", "copper*9"), player("", "estate*3"))

    game.play("throne_room")

    assert len(game.hand().split()) == 8
    assert game.buys == 3
    assert game.hand(1) == "estate estate"


def test_edge_87_throne_room_on_market() -> None:
    game = table(player("throne_room market smithy", "copper*9"))

    game.play("throne_room", "double market")

    assert game.hand() == "copper copper smithy"
    assert (game.actions, game.buys, game.coins) == (2, 3, 2)


@pytest.mark.parametrize(
    ("card", "hand"), [("workshop", ""), ("feast", ""), ("remodel", "estate*2"), ("mine", "copper*2")]
)
def test_edge_88_the_second_choice_of_a_doubled_card_meets_the_piles_as_they_then_are(card: str, hand: str) -> None:
    game = table(player(f"throne_room {card} {hand}"), supply={"silver": 1})

    game.play("throne_room", "gain silver")

    assert "silver" not in game.offered("gain")


def test_edge_89_the_card_drawn_by_spy_is_not_the_card_shown() -> None:
    game = table(player("spy", "gold estate"))

    game.play("spy", "discard_top")

    assert game.hand() == "gold"
    assert game.discard() == "estate"


def test_edge_90_a_card_set_aside_by_library_is_seen_by_all_and_a_kept_one_is_not() -> None:
    game = table(player("library copper*5", "village market gold"))

    game.play("library")
    asked = (game.seen(1, "looked"), game.seen(0, "looked")["cards"])
    game.choose("set_aside", "keep")

    assert asked == ({"id": "looked", "seat": 0, "cards": [], "count": 1}, ["village"])
    assert [event["card"] for event in game.events("set_aside", viewer=1)] == ["village"]
    assert all("cards" not in event for event in game.events("draw", viewer=1))


def test_edge_91_everything_turned_over_by_adventurer_is_seen_by_all() -> None:
    game = table(player("adventurer", "estate copper silver"))

    game.play("adventurer")

    assert [event["cards"] for event in game.events("reveal", viewer=1)] == [["estate"], ["copper"], ["silver"]]
    assert game.fact("in_hand", 1, 0) == "copper silver"


def test_edge_92_a_card_put_back_by_bureaucrat_is_known_to_all_until_it_is_drawn() -> None:
    game = table(player("bureaucrat council_room"), player("estate copper"), actions=2)

    game.play("bureaucrat")
    before = game.fact("deck_top", 0, 1)
    game.play("council_room")

    assert before == "estate"
    assert game.fact("deck_top", 0, 1) == ""
    assert game.fact("in_hand", 0, 1) == "estate"


def test_edge_92_a_card_left_on_top_by_spy_is_known_to_all_until_it_is_shuffled() -> None:
    game = table(player("spy chancellor", "copper gold estate"), actions=2)

    game.play("spy", "leave_top")
    before = game.fact("deck_top", 1, 0)
    game.play("chancellor", "flip")

    assert before == "gold"
    assert game.fact("deck_top", 1, 0) == ""


def test_edge_93_copper_and_curse_are_legal_gains_everywhere() -> None:
    kingdom = kingdom_of("remodel", "feast")
    for hand in ("workshop", "feast", "remodel estate"):
        game = table(player(hand), kingdom=kingdom)

        game.play(hand.split()[0])

        assert {"copper", "curse"} <= set(game.offered("gain"))


def test_edge_94_a_province_pile_emptied_by_remodel_ends_the_game_after_the_turn() -> None:
    game = table(player("remodel gold", "copper*5"), supply={"province": 1})

    game.play("remodel", "gain province")
    before = game.state.over
    game.end_turn()

    assert not before
    assert game.state.over
    assert game.events("end_game")[0]["reason"] == "provinces"


def test_edge_95_the_turn_that_ends_the_game_counts_as_taken() -> None:
    game = table(player("", turns=9), player("", turns=9), phase="buy", coins=8, supply={"province": 1})

    game.buy("province")

    assert game.state.tie_break() == [10, 9]
