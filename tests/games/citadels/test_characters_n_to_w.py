"""Each clause of Navigator to Wizard."""

from typing import Any

from tests.games.citadels.talk import FIRST, Game, player, table

# Navigator


def test_navigator_takes_four_gold_or_four_cards() -> None:
    gold = table(player("navigator"))
    cards = table(player("navigator"))

    gold.choose("sail_for_gold")
    cards.choose("sail_for_cards")

    assert (gold.gold(), cards.cards()) == (4, 4)
    assert not {"sail_for_gold", "sail_for_cards"} & set(gold.options)


def test_navigator_cannot_build() -> None:
    game = table(player("navigator", gold=9, hand="manor stables"))

    assert not game.offered("build")


# Patrician


def test_patrician_takes_the_crown() -> None:
    game = table(player("patrician"), crown=1)

    game.choose("take_crown")

    assert game.crown == 0


def test_patrician_draws_cards_for_noble_districts() -> None:
    game = table(player("patrician", city="manor castle"))

    game.choose("income")

    assert game.cards() == 2


# Queen


def test_queen_gets_three_gold_beside_rank_four() -> None:
    game = table(player("queen"), player("king"), players=5)

    game.choose("favor")

    assert game.gold() == 3


def test_queen_gets_nothing_further_away() -> None:
    game = table(player("queen"), player(), player("king"), players=5)

    assert "favor" not in game.options


def test_queen_is_paid_at_the_end_of_the_round_for_a_killed_neighbour() -> None:
    game = table(player("queen"), player("king"), players=5, killed="king")

    game.choose("end_turn")

    assert game.gold() == 3
    assert game.events("reveal_killed")[0]["seat"] == 1


# Scholar


def test_scholar_keeps_one_of_seven_cards() -> None:
    game = table(player("scholar"), deck="manor palace castle temple church tavern market docks")
    before = sorted(game.deck)

    game.choose("study")
    drawn = game.seen(0, "drawn")["cards"]
    game.choose("keep palace")

    assert len(drawn) == 7
    assert game.hand() == "palace"
    assert sorted([*game.deck, "palace"]) == before


def test_scholar_builds_up_to_two_districts() -> None:
    game = table(player("scholar", gold=9, hand="manor market temple"))

    game.choose("build manor", "build market")

    assert not game.offered("build")


# Seer


def test_seer_takes_a_card_of_each_player_and_gives_each_one_back() -> None:
    game = table(player("seer", hand="palace"), player(hand="manor"), player(hand="market"))

    game.choose("divine")
    meanwhile = game.hand()
    game.choose("give palace", "give manor")

    assert meanwhile == "manor market palace"
    assert (game.hand(0), game.hand(1), game.hand(2)) == ("market", "palace", "manor")


def test_seer_builds_up_to_two_districts() -> None:
    game = table(player("seer", gold=9, hand="manor market temple"))

    game.choose("build manor", "build market")

    assert not game.offered("build")


# Spy


def test_spy_takes_a_gold_and_draws_a_card_for_each_district_of_the_type() -> None:
    game = table(player("spy"), player(gold=5, hand="tavern market manor"))

    game.choose("spy_on 1", "look_for_trade")

    assert (game.gold(0), game.gold(1), game.cards(0)) == (2, 3, 2)


def test_spy_draws_for_every_match_though_the_gold_runs_out() -> None:
    game = table(player("spy"), player(gold=1, hand="tavern market docks"))

    game.choose("spy_on 1", "look_for_trade")

    assert (game.gold(0), game.gold(1), game.cards(0)) == (1, 0, 3)


def test_spy_sees_the_hand() -> None:
    game = table(player("spy"), player(hand="tavern manor"))

    game.choose("spy_on 1", "look_for_military")

    assert game.fact("in_hand", 0, 1) == "manor tavern"
    assert game.fact("in_hand", 2, 1) == ""


# Tax Collector


def test_tax_collector_takes_the_gold_that_builders_paid() -> None:
    game = table(player("tax_collector"), tax=4)

    game.choose("collect_taxes")

    assert (game.gold(), game.tax) == (4, 0)


def test_tax_collector_is_paid_a_gold_by_who_builds() -> None:
    game = table(player("merchant", gold=5, hand="manor"), cast="tax_collector")

    game.choose("build manor")

    assert (game.gold(), game.tax) == (1, 1)


def test_tax_collector_pays_no_tax_himself() -> None:
    game = table(player("tax_collector", gold=5, hand="manor"))

    game.choose("build manor")

    assert (game.gold(), game.tax) == (2, 0)


# Thief


def test_thief_takes_all_gold_when_the_character_is_revealed() -> None:
    game = table(player("thief", gold=1), player("merchant", gold=5))

    game.choose("rob merchant", "end_turn")

    assert (game.gold(0), game.gold(1)) == (6, 0)
    assert game.options[0] == "gather_gold"


def test_thief_spares_rank_one_himself_the_killed_and_the_bewitched() -> None:
    killed = table(player("thief"), killed="king")
    bewitched = table(player("thief"), player("witch"), bewitched={"target": "king", "by": 1})

    assert killed.offered("rob") == ["magician", "bishop", "merchant", "architect", "warlord"]
    assert bewitched.offered("rob") == ["magician", "bishop", "merchant", "architect", "warlord"]


# Trader


def test_trader_builds_any_number_of_trade_districts_and_one_other() -> None:
    game = table(player("trader", gold=12, hand="tavern market docks manor temple"))

    game.choose("build tavern", "build manor", "build market", "build docks")

    assert not game.offered("build")
    assert game.city() == "tavern manor market docks"


def test_trader_is_paid_for_trade_districts() -> None:
    game = table(player("trader", city="tavern"))

    game.choose("income")

    assert game.gold() == 1


# Warlord


def test_warlord_destroys_a_district_for_a_gold_less_than_its_cost() -> None:
    game = table(player("warlord", gold=3), player(city="castle"))

    game.choose("destroy_at 1")

    assert (game.gold(), game.city(1), game.deck[-1]) == (0, "", "castle")


def test_warlord_is_paid_for_military_districts() -> None:
    game = table(player("warlord", city="prison fortress"))

    game.choose("income")

    assert game.gold() == 2


def test_warlord_of_the_rulebook_s_example() -> None:
    game = table(
        player("thief"),
        player("warlord", gold=4, hand="barracks", city="prison school_of_magic"),
        player("architect", city="market"),
    )

    game.choose("rob warlord", "end_turn", "gather_gold", "end_turn", "gather_gold", "destroy_at 2", "income")
    game.choose("build barracks")

    assert (game.gold(1), game.city(2), game.city(1)) == (0, "", "prison school_of_magic barracks")
    assert "income" not in game.options


# Witch


def witch_turn(character: str, *others: Any, **more: Any) -> Game:
    """The Witch has gathered and bewitched a character, whose owner has gathered gold too."""
    theirs = {key[6:]: value for key, value in more.items() if key.startswith("their_")}
    whole = {key: more.pop(key) for key in ("crown", "tax") if key in more}
    mine = {key: value for key, value in more.items() if not key.startswith("their_")}
    game = table(player("witch", **mine), player(character, **theirs), *others, next_rank=1, **whole)
    game.choose("gather_gold", f"bewitch {character}", "gather_gold")
    return game


def test_witch_gathers_and_must_then_name_another_character() -> None:
    game = table(player("witch"), player("merchant"), phase="turns", next_rank=1)

    asked = game.options
    game.choose("gather_gold")

    assert asked == ["gather_gold", "gather_cards"]
    assert game.options == [f"bewitch {name}" for name in FIRST[1:]]


def test_witch_goes_on_as_the_bewitched_character_with_her_own_city() -> None:
    game = witch_turn("merchant", city="tavern market", hand="manor", gold=3, their_city="docks")

    seat = game.seat
    game.choose("income", "extra_gold", "build manor")

    assert seat == 0
    assert (game.gold(0), game.city(0)) == (3 + 2 + 3 - 3, "tavern market manor")
    assert game.gold(1) == 2


def test_witch_does_not_gather_again() -> None:
    game = witch_turn("merchant")

    assert "gather_gold" not in game.options


def test_witch_and_the_bewitched_have_nothing_to_build_until_the_witch_goes_on() -> None:
    game = table(player("witch", gold=5), player("architect"), next_rank=1)

    def builds() -> list[tuple[int, int]]:
        return [(each["seat"], each["value"]) for each in game.state.view(2)["counters"] if each["id"] == "builds"]

    first = builds()
    game.choose("gather_gold", "bewitch architect")
    second = builds()
    game.choose("gather_gold")

    assert (first, second, builds()) == ([(0, 0)], [(1, 0)], [(0, 3)])


# Wizard


def test_wizard_takes_a_card_of_another_hand() -> None:
    game = table(player("wizard"), player(hand="manor market"))

    game.choose("look_at 1", "take market")

    assert (game.hand(0), game.hand(1)) == ("market", "manor")


def test_wizard_or_builds_it_at_once_outside_the_limit() -> None:
    game = table(player("wizard", gold=9, hand="temple"), player(hand="manor market"))

    game.choose("look_at 1", "build_taken market", "build temple")

    assert (game.city(0), game.gold(0)) == ("market temple", 6)


def test_wizard_may_build_what_the_city_has() -> None:
    game = table(player("wizard", gold=9, hand="temple", city="temple"))

    game.choose("build temple")

    assert game.city() == "temple temple"


def test_wizard_sees_the_whole_hand() -> None:
    game = table(player("wizard"), player(hand="manor market"))

    game.choose("look_at 1")

    assert game.seen(0, "looked")["cards"] == ["manor", "market"]
    assert game.seen(2, "looked")["cards"] == []
