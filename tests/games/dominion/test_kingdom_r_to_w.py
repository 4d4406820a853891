"""Each clause of Remodel, Smithy, Spy, Thief, Throne Room, Village, Witch, Woodcutter and Workshop."""

import pytest

from tests.games.dominion.talk import kingdom_of, player, table

# Remodel


def test_remodel_trashes_a_card_from_the_hand() -> None:
    game = table(player("remodel estate copper"))

    game.play("remodel", "trash estate")

    assert game.trash == "estate"
    assert game.hand() == "copper"


def test_remodel_gains_a_card_costing_up_to_two_more_onto_the_discard_pile() -> None:
    game = table(player("remodel estate copper"), kingdom=kingdom_of("remodel"))

    game.play("remodel", "trash estate")
    offered = game.offered("gain")
    game.choose("gain remodel")

    assert {"copper", "estate", "silver", "remodel"} <= set(offered)
    assert not {"duchy", "market"} & set(offered)
    assert game.discard() == "remodel"


def test_remodel_cannot_trash_itself_but_another_remodel() -> None:
    game = table(player("remodel*2"))

    game.play("remodel")

    assert game.trash == "remodel"
    assert game.in_play == "remodel"


def test_remodel_may_gain_a_cheaper_card_or_the_same() -> None:
    game = table(player("remodel silver"))

    game.play("remodel")

    assert {"silver", "estate", "copper"} <= set(game.offered("gain"))


def test_remodel_does_not_let_coins_raise_the_limit() -> None:
    game = table(player("remodel silver"), coins=8)

    game.play("remodel")

    assert "gold" not in game.offered("gain")


def test_remodel_turns_a_curse_into_a_card_costing_up_to_two() -> None:
    game = table(player("remodel curse"), kingdom=kingdom_of("cellar"))

    game.play("remodel", "gain cellar")

    assert game.discard() == "cellar"


# Smithy


def test_smithy_draws_three_cards() -> None:
    game = table(player("smithy", "copper silver gold estate"))

    game.play("smithy")

    assert game.hand() == "copper gold silver"


# Spy


def test_spy_draws_one_card() -> None:
    game = table(player("spy", "copper silver"))

    game.play("spy")

    assert game.hand() == "copper"


def test_spy_gives_one_action() -> None:
    game = table(player("spy smithy", "copper silver"))

    game.play("spy")

    assert game.actions == 1


def test_spy_shows_the_top_card_of_each_deck_the_own_first() -> None:
    game = table(player("spy", "copper silver"), player("", "gold"), player("", "estate"))

    game.play("spy", "leave_top", "leave_top", "leave_top")

    assert [(event["seat"], event["cards"]) for event in game.events("reveal")] == [
        (0, ["silver"]),
        (1, ["gold"]),
        (2, ["estate"]),
    ]


def test_spy_lets_its_player_decide_for_each_whether_the_card_is_discarded() -> None:
    game = table(player("spy", "copper silver"), player("", "gold"))

    game.play("spy")
    own = (game.seat, game.options)
    game.choose("leave_top")
    other = (game.seat, game.options)
    game.choose("discard_top")

    assert own == other == (0, ["discard_top", "leave_top"])
    assert (game.deck(), game.discard()) == ("silver", "")
    assert (game.deck(1), game.discard(1)) == ("", "gold")


# Thief


def test_thief_has_each_other_player_show_the_two_top_cards() -> None:
    game = table(player("thief"), player("", "estate duchy gold"), player("", "curse estate"))

    game.play("thief")

    assert [(event["seat"], event["cards"]) for event in game.events("reveal")] == [
        (1, ["estate", "duchy"]),
        (2, ["curse", "estate"]),
    ]


def test_thief_trashes_one_treasure_of_each_victim() -> None:
    game = table(player("thief"), player("", "gold estate"), player("", "silver curse"))

    game.play("thief", "done")

    assert game.trash == "silver gold"


def test_thief_lets_its_player_choose_between_two_treasures() -> None:
    game = table(player("thief"), player("", "gold silver"))

    game.play("thief")
    asked = (game.seat, game.options)
    game.choose("trash_shown gold", "done")

    assert asked == (0, ["trash_shown silver", "trash_shown gold"])
    assert game.trash == "gold"
    assert game.discard(1) == "silver"


def test_thief_discards_the_other_cards_shown() -> None:
    game = table(player("thief"), player("", "gold estate copper"))

    game.play("thief", "done")

    assert game.discard(1) == "estate"
    assert game.deck(1) == "copper"


def test_thief_may_gain_any_of_the_treasures_just_trashed() -> None:
    game = table(player("thief"), player("", "gold estate"), player("", "silver curse"), trash="copper")

    game.play("thief")
    offered = game.offered("take")
    game.choose("take gold")

    assert offered == ["silver", "gold"]
    assert game.discard() == "gold"
    assert game.trash == "copper silver"


def test_thief_has_a_victim_with_a_short_deck_shuffle_and_show_the_rest() -> None:
    game = table(player("thief"), player("", "estate", "gold"))

    game.play("thief", "done")

    assert [event["cards"] for event in game.events("reveal")] == [["estate", "gold"]]
    assert game.trash == "gold"


# Throne Room


def test_throne_room_has_an_action_of_the_hand_chosen() -> None:
    game = table(player("throne_room smithy village copper"))

    game.play("throne_room")

    assert game.options == ["double smithy", "double village"]


def test_throne_room_plays_the_action_twice() -> None:
    game = table(player("throne_room smithy", "copper*6 gold"))

    game.play("throne_room")

    assert game.hand() == "copper copper copper copper copper copper"


def test_throne_room_uses_no_action_for_the_second_play() -> None:
    game = table(player("throne_room market smithy", "copper*2"))

    game.play("throne_room", "double market")

    assert game.actions == 2


def test_throne_room_finishes_the_first_play_before_the_second() -> None:
    game = table(player("throne_room workshop"))

    game.play("throne_room", "gain silver")

    assert game.asks == "gain"
    assert game.discard() == "silver"


def test_throne_room_and_the_action_stay_in_play_until_clean_up() -> None:
    game = table(player("throne_room smithy", "copper*6"))

    game.play("throne_room")

    assert sorted(game.in_play.split()) == ["smithy", "throne_room"]


# Village


def test_village_draws_one_card() -> None:
    game = table(player("village", "gold silver"))

    game.play("village")

    assert game.hand() == "gold"


def test_village_gives_two_actions() -> None:
    game = table(player("village smithy"))

    game.play("village")

    assert game.actions == 2


# Witch


def test_witch_draws_two_cards() -> None:
    game = table(player("witch", "copper silver gold"))

    game.play("witch")

    assert game.hand() == "copper silver"


def test_witch_has_each_other_player_gain_a_curse() -> None:
    game = table(player("witch"), player("", "", "gold"), player())

    game.play("witch")

    assert (game.discard(1), game.discard(2)) == ("curse gold", "curse")
    assert game.discard() == ""


@pytest.mark.parametrize(("left", "cursed"), [(1, ["curse", "", ""]), (2, ["curse", "curse", ""])])
def test_witch_hands_out_too_few_curses_clockwise_from_the_left(left: int, cursed: list[str]) -> None:
    game = table(player("witch"), player(), player(), player(), supply={"curse": left})

    game.play("witch")

    assert [game.discard(seat) for seat in (1, 2, 3)] == cursed


# Woodcutter


def test_woodcutter_gives_one_buy() -> None:
    game = table(player("woodcutter"))

    game.play("woodcutter")

    assert game.buys == 2


def test_woodcutter_gives_two_coins() -> None:
    game = table(player("woodcutter"))

    game.play("woodcutter")

    assert game.coins == 2


# Workshop


def test_workshop_gains_a_card_costing_up_to_four_onto_the_discard_pile() -> None:
    game = table(player("workshop"), kingdom=kingdom_of("gardens"))

    game.play("workshop")
    offered = game.offered("gain")
    game.choose("gain gardens")

    assert {"gardens", "smithy", "copper", "curse"} <= set(offered)
    assert not {"duchy", "market"} & set(offered)
    assert game.discard() == "gardens"


def test_workshop_gains_from_the_supply_and_not_from_the_trash() -> None:
    game = table(player("workshop"), trash="moat", kingdom=kingdom_of())

    game.play("workshop")

    assert "moat" not in game.offered("gain")


def test_workshop_does_not_let_coins_raise_the_limit() -> None:
    game = table(player("workshop"), coins=5)

    game.play("workshop")

    assert "duchy" not in game.offered("gain")
