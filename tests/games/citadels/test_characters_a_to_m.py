"""Each clause of Abbot to Merchant."""

import pytest

from tests.games.citadels.talk import Game, player, table

# Abbot


def test_abbot_takes_gold_or_cards_in_any_mix_for_religious_districts() -> None:
    game = table(player("abbot", city="temple church"), deck="manor market")

    game.choose("income", "as_cards 1")

    assert (game.gold(), game.hand()) == (1, "manor")


def test_abbot_is_given_a_gold_by_the_richest_player() -> None:
    game = table(player("abbot", gold=2), player(gold=5), player(gold=4))

    game.choose("tithe 1")

    assert (game.gold(0), game.gold(1)) == (3, 4)
    assert not game.offered("tithe")


def test_abbot_chooses_among_several_richest_players() -> None:
    game = table(player("abbot", gold=2), player(gold=4), player(gold=4), player(gold=3))

    assert game.offered("tithe") == ["1", "2"]


@pytest.mark.parametrize("gold", [4, 5])
def test_abbot_gets_nothing_when_nobody_is_richer(gold: int) -> None:
    game = table(player("abbot", gold=gold), player(gold=4))

    assert not game.offered("tithe")


# Alchemist


def test_alchemist_gets_back_what_districts_cost() -> None:
    game = table(player("alchemist", gold=5, hand="castle"))

    game.choose("build castle")
    meanwhile = game.gold()
    game.choose("end_turn")

    assert (meanwhile, game.gold()) == (1, 5)


def test_alchemist_does_not_get_back_other_payments() -> None:
    game = table(player("alchemist", gold=2, city="smithy"))

    game.choose("use_smithy", "end_turn")

    assert game.gold() == 0


# Architect


def test_architect_takes_two_cards_more() -> None:
    game = table(player("architect"), deck="manor market temple")

    game.choose("extra_cards")

    assert game.hand() == "manor market"
    assert "extra_cards" not in game.options


def test_architect_builds_up_to_three_districts() -> None:
    game = table(player("architect", gold=9, hand="manor market temple tavern"))

    game.choose("build manor", "build market", "build temple")

    assert game.city() == "manor market temple"
    assert not game.offered("build")


# Artist


def test_artist_beautifies_up_to_two_districts_with_gold_of_the_stash() -> None:
    game = table(player("artist", gold=3, city="manor market temple"))

    game.choose("beautify manor", "beautify market")

    assert game.gold() == 1
    assert game.seen(None, "city", 0)["beautified"] == [1, 1, 0]
    assert game.line("districts") == 3 + 2 + 1 + 2


def test_artist_may_leave_it_at_one() -> None:
    game = table(player("artist", gold=3, city="manor market"))

    game.choose("beautify manor", "done")

    assert game.gold() == 2
    assert not game.offered("beautify")


def test_artist_beautifies_a_district_only_once() -> None:
    game = table(player("artist", gold=3, city="manor market", beautified="manor"))

    assert game.offered("beautify") == ["market"]


# Assassin


def test_assassin_names_any_other_character_in_play() -> None:
    game = table(player("assassin"))

    assert game.offered("kill") == ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def test_assassin_makes_the_killed_player_lose_the_turn_unseen() -> None:
    game = table(player("assassin"), player("merchant"), player("architect"))

    game.choose("kill merchant", "end_turn")

    assert game.seat == 2
    assert [event["card"] for event in game.events("no_answer")] == ["thief", "magician", "king", "bishop", "merchant"]
    assert game.seen(2, "role", 1)["cards"] == []


# Bishop


def test_bishop_is_paid_for_religious_districts() -> None:
    game = table(player("bishop", city="temple church manor"))

    game.choose("income")

    assert game.gold() == 2


def test_bishop_keeps_rank_eight_from_his_city() -> None:
    game = table(player("warlord", gold=9), player("bishop", city="temple"), player(city="manor"))

    assert game.offered("destroy_at") == ["2"]


# Blackmailer


def threatened(gold: int, flower: str = "merchant") -> Game:
    game = table(player("blackmailer"), player("merchant", gold=gold), player("architect", gold=gold))
    game.choose("place_threats", "threaten merchant", "threaten architect", f"flower {flower}", "end_turn")
    return game


def test_blackmailer_lays_two_threats_of_which_one_is_real() -> None:
    game = threatened(3)

    assert game.seen(1, "cast")["piles"][5]["marks"] == ["threat"]
    assert game.seen(0, "cast")["piles"][5]["marks"] == ["threat", "flower"]
    assert game.seen(1, "cast")["piles"][6]["marks"] == ["threat"]


def test_blackmailer_lets_the_threatened_gather_and_nothing_else_first() -> None:
    game = threatened(3)

    assert game.options == ["gather_gold", "gather_cards"]


def test_blackmailer_gets_half_of_the_gold_for_a_bribe() -> None:
    game = threatened(3)

    game.choose("gather_gold", "bribe")

    assert (game.gold(0), game.gold(1)) == (2, 3)
    assert game.seen(0, "cast")["piles"][5]["marks"] == []
    assert game.asks == "turn"


def test_blackmailer_takes_all_gold_with_the_real_threat_if_there_was_no_bribe() -> None:
    game = threatened(3)

    game.choose("gather_gold", "refuse")
    game.choose("reveal", seat=0)

    assert (game.gold(0), game.gold(1)) == (5, 0)


def test_blackmailer_takes_nothing_with_the_blank_threat() -> None:
    game = threatened(3, flower="architect")

    game.choose("gather_gold", "refuse")
    game.choose("reveal", seat=0)

    assert (game.gold(0), game.gold(1)) == (0, 5)


def test_blackmailer_may_leave_a_threat_face_down() -> None:
    game = threatened(3)

    game.choose("gather_gold", "refuse")
    game.choose("leave", seat=0)

    assert (game.gold(0), game.gold(1)) == (0, 5)


def test_blackmailer_spares_rank_one_and_the_killed() -> None:
    game = table(player("blackmailer"), killed="bishop")

    game.choose("place_threats")

    assert game.offered("threaten") == ["magician", "king", "merchant", "architect"]


# Cardinal


def test_cardinal_draws_cards_for_religious_districts() -> None:
    game = table(player("cardinal", city="temple church"), deck="manor market")

    game.choose("income")

    assert game.hand() == "manor market"


def test_cardinal_takes_the_missing_gold_for_as_many_cards_and_builds() -> None:
    game = table(player("cardinal", gold=3, hand="palace manor tavern"), player(gold=2))

    game.choose("build_with_loan palace", "give manor")

    assert (game.city(), game.gold(0), game.gold(1)) == ("palace", 0, 0)
    assert game.hand(1) == "manor tavern"


def test_cardinal_needs_a_player_with_all_the_missing_gold_and_enough_cards() -> None:
    poor = table(player("cardinal", gold=3, hand="palace manor tavern"), player(gold=1), player(gold=1))
    bare = table(player("cardinal", gold=3, hand="palace manor"), player(gold=2))

    assert not poor.offered("build_with_loan")
    assert not bare.offered("build_with_loan")


def test_cardinal_borrows_once_a_turn() -> None:
    game = table(player("cardinal", gold=1, hand="market manor palace*2 stables", city="quarry"), player(gold=9))

    game.choose("build_with_loan market", "give manor")

    assert not game.offered("build_with_loan")


# Diplomat


def test_diplomat_exchanges_districts_and_pays_the_difference() -> None:
    game = table(player("diplomat", gold=3, city="tavern"), player(city="castle"))

    game.choose("exchange_with 1")

    assert (game.city(0), game.city(1)) == ("castle", "tavern")
    assert (game.gold(0), game.gold(1)) == (0, 3)


def test_diplomat_is_paid_nothing_for_a_dearer_district() -> None:
    game = table(player("diplomat", city="castle"), player(city="tavern"))

    game.choose("exchange_with 1")

    assert (game.city(0), game.gold(0), game.gold(1)) == ("tavern", 0, 0)


def test_diplomat_makes_no_second_district_of_a_name() -> None:
    game = table(player("diplomat", gold=9, city="tavern market"), player(city="market castle"))

    game.choose("exchange_with 1")

    assert (game.city(0), game.city(1)) == ("market castle", "market tavern")


def test_diplomat_gets_no_district_that_he_has_even_for_the_same_one() -> None:
    his = player("diplomat", gold=9, city="tavern market")
    game = table(his, player(city="tavern manor"), player(city="tavern", beautified="tavern"))

    with_whom = game.offered("exchange_with")
    game.choose("exchange_with 1")

    assert with_whom == ["1"]
    assert (game.asks, game.offered("give_up")) == ("turn", [])
    assert (game.city(0), game.city(1)) == ("tavern manor", "tavern market")


def test_diplomat_is_paid_for_military_districts() -> None:
    game = table(player("diplomat", city="prison"))

    game.choose("income")

    assert game.gold() == 1


# Emperor


def test_emperor_gives_the_crown_and_takes_a_gold() -> None:
    game = table(player("emperor"), player(gold=2), player(gold=3))

    game.choose("crown 1", "claim_gold")

    assert (game.crown, game.gold(0), game.gold(1)) == (1, 1, 1)


def test_emperor_or_a_card_at_random() -> None:
    game = table(player("emperor"), player(hand="manor"))

    game.choose("crown 1", "claim_card")

    assert (game.hand(0), game.hand(1)) == ("manor", "")


def test_emperor_must_give_the_crown_before_the_turn_ends() -> None:
    game = table(player("emperor", city="manor"))

    assert "end_turn" not in game.options
    assert game.state.view(0)["prompts"][0]["args"] == {"must": ["give_crown"]}


def test_emperor_never_gives_it_to_himself_or_its_holder() -> None:
    game = table(player("emperor"), crown=2)

    assert game.offered("crown") == ["1", "3"]


def test_emperor_is_paid_for_noble_districts() -> None:
    game = table(player("emperor", city="manor castle"))

    game.choose("income")

    assert game.gold() == 2


# King


def test_king_takes_the_crown() -> None:
    game = table(player("king"), crown=2)

    assert "end_turn" not in game.options
    game.choose("take_crown")

    assert game.crown == 0
    assert "end_turn" in game.options


def test_king_is_paid_for_noble_districts() -> None:
    game = table(player("king", city="manor castle temple"))

    game.choose("income")

    assert game.gold() == 2


# Magician


def test_magician_swaps_hands_with_a_player() -> None:
    game = table(player("magician", hand="manor"), player(hand="market temple"))

    game.choose("swap_hands 1")

    assert (game.hand(0), game.hand(1)) == ("market temple", "manor")
    assert not game.offered("swap_hands")


def test_magician_or_discards_cards_and_draws_as_many() -> None:
    game = table(player("magician", hand="manor market temple"), deck="castle palace church")

    game.choose("redraw", "discard manor", "discard temple", "done")

    assert game.hand() == "castle market palace"
    assert sorted(game.deck[-2:]) == ["manor", "temple"]


# Magistrate


def warranted(*targets: str, signed: str) -> Game:
    game = table(player("magistrate"), player("merchant", gold=9, hand="manor"), player("architect", gold=9))
    game.choose("place_warrants", *[f"warrant {target}" for target in targets], f"sign {signed}", "end_turn")
    return game


def test_magistrate_lays_three_warrants_of_which_one_is_signed() -> None:
    game = warranted("thief", "merchant", "architect", signed="merchant")

    assert game.seen(1, "cast")["piles"][5]["marks"] == ["warrant"]
    assert game.seen(0, "cast")["piles"][5]["marks"] == ["warrant", "signed"]


def test_magistrate_confiscates_the_first_district_paid_for() -> None:
    game = warranted("thief", "merchant", "architect", signed="merchant")

    game.choose("gather_gold", "build manor")
    asked = (game.seat, game.options)
    game.choose("confiscate")

    assert asked == (0, ["confiscate", "pass"])
    assert (game.city(0), game.city(1), game.gold(1)) == ("manor", "", 11)
    assert not game.offered("build")


def test_magistrate_is_asked_for_a_blank_warrant_too_and_can_only_pass() -> None:
    game = warranted("thief", "merchant", "architect", signed="architect")

    game.choose("gather_gold", "build manor")
    asked = (game.seat, game.options)
    game.choose("pass")

    assert asked == (0, ["pass"])
    assert game.city(1) == "manor"


def test_magistrate_is_not_asked_without_a_warrant_there() -> None:
    game = warranted("thief", "bishop", "architect", signed="architect")

    game.choose("gather_gold", "build manor")

    assert (game.seat, game.city(1)) == (1, "manor")


# Marshal


def test_marshal_seizes_a_district_for_its_cost() -> None:
    game = table(player("marshal", gold=3), player(city="manor castle"))

    game.choose("seize_from 1")

    assert (game.city(0), game.city(1)) == ("manor", "castle")
    assert (game.gold(0), game.gold(1)) == (0, 3)


def test_marshal_takes_nothing_that_he_has() -> None:
    game = table(player("marshal", gold=9, city="manor quarry"), player(city="manor"))

    assert not game.offered("seize_from")


def test_marshal_is_paid_for_military_districts() -> None:
    game = table(player("marshal", city="prison"))

    game.choose("income")

    assert game.gold() == 1


# Merchant


def test_merchant_takes_an_extra_gold() -> None:
    game = table(player("merchant"))

    game.choose("extra_gold")

    assert game.gold() == 1
    assert "extra_gold" not in game.options


def test_merchant_is_paid_for_trade_districts() -> None:
    game = table(player("merchant", city="tavern market manor"))

    game.choose("income")

    assert game.gold() == 2
