"""Cases 41 to 75 of the rulings: gold, hands, draws and the crown."""

import pytest

from ludoteka import OptionError
from tests.games.citadels.talk import FIRST, GAME, player, table
from tests.games.citadels.test_characters_a_to_m import threatened


def test_edge_41_blackmailer_thief_and_spy_never_meet() -> None:
    with pytest.raises(OptionError, match="share rank 2"):
        GAME.start(seats=4, characters=[*FIRST, "blackmailer"])


def test_edge_42_the_bribe_is_half_of_the_gold_after_gathering_rounded_down() -> None:
    game = threatened(3)

    game.choose("gather_gold", "bribe")

    assert (game.gold(0), game.gold(1)) == (2, 3)


def test_edge_44_extras_and_income_come_after_the_threat() -> None:
    game = threatened(3)

    game.choose("gather_gold", "refuse")
    game.choose("reveal", seat=0)
    game.choose("extra_gold")

    assert (game.gold(0), game.gold(1)) == (5, 1)


def test_edge_45_a_blank_threat_turned_up_is_spent() -> None:
    game = threatened(3, flower="architect")

    game.choose("gather_gold", "refuse")
    game.choose("reveal", seat=0)

    assert game.seen(None, "cast")["piles"][5]["marks"] == []
    assert game.seen(None, "cast")["piles"][6]["marks"] == ["threat", "flower"]


def test_edge_46_gold_on_districts_and_on_the_tax_collector_cannot_be_robbed() -> None:
    game = table(
        player("thief"), player("merchant", gold=2, city="manor", beautified="manor"), cast="tax_collector", tax=3
    )

    game.choose("rob merchant", "end_turn")

    assert (game.gold(0), game.tax) == (2, 3)
    assert game.seen(None, "city", 1)["beautified"] == [1]


def test_edge_47_robbing_a_character_that_nobody_holds_does_nothing() -> None:
    game = table(player("thief"), player("architect", gold=4))

    game.choose("rob merchant", "end_turn")

    assert (game.gold(0), game.gold(1)) == (0, 4)


@pytest.mark.parametrize("choice", ["build_by_framework palace", "build_by_sacrifice necropolis"])
def test_edge_49_tax_is_due_for_districts_built_without_paying(choice: str) -> None:
    game = table(player("merchant", gold=2, hand="palace necropolis", city="framework"), cast="tax_collector")

    game.choose(choice)

    assert (game.gold(), game.tax) == (1, 1)


@pytest.mark.parametrize(("character", "choice"), [("marshal", "seize_from 1"), ("diplomat", "exchange_with 1")])
def test_edge_50_seizing_and_exchanging_is_not_building(character: str, choice: str) -> None:
    game = table(player(character, gold=5, city="tavern"), player(city="manor"), cast="tax_collector")

    game.choose(choice)

    assert game.tax == 0


def test_edge_51_the_other_character_of_a_tax_collector_is_taxed() -> None:
    game = table(player("merchant tax_collector", gold=5, hand="manor"), players=3)

    game.choose("build manor")

    assert (game.gold(), game.tax) == (1, 1)


def test_edge_52_an_alchemist_does_not_get_the_tax_back() -> None:
    game = table(player("alchemist", gold=5, hand="manor"), cast="tax_collector")

    game.choose("build manor", "end_turn")

    assert game.gold() == 4


def test_edge_53_gold_on_the_tax_collector_scores_for_nobody() -> None:
    game = table(player("thief", city="imperial_treasury"), cast="tax_collector", tax=5)

    assert [game.score(seat) for seat in range(4)] == [5, 0, 0, 0]


def test_edge_54_a_cardinal_may_pay_for_the_thieves_den_with_cards_gold_and_a_loan() -> None:
    game = table(player("cardinal", gold=2, hand="thieves_den manor market temple tavern docks"), player(gold=2))

    game.choose("build_with_cards thieves_den", "pay manor", "pay market", "done", "give temple", "give tavern")

    assert (game.city(), game.gold(0), game.gold(1)) == ("thieves_den", 0, 0)
    assert (game.hand(0), game.hand(1)) == ("docks", "tavern temple")


def test_edge_55_a_cardinal_borrows_for_districts_only() -> None:
    game = table(player("cardinal", gold=1, hand="manor market", city="smithy"), player(gold=9))

    assert "use_smithy" not in game.options


def test_edge_56_a_factory_lowers_what_a_cardinal_lacks() -> None:
    game = table(player("cardinal", gold=3, hand="smithy manor", city="factory"), player(gold=9))

    game.choose("build_with_loan smithy")

    assert (game.gold(0), game.gold(1), game.hand(1)) == (0, 8, "manor")


def test_edge_57_a_cardinal_borrows_from_one_player() -> None:
    game = table(player("cardinal", gold=3, hand="palace manor market"), player(gold=2), player(gold=1), player(gold=4))

    game.choose("build_with_loan palace")

    assert game.options == ["borrow_from 1", "borrow_from 3"]


def test_edge_58_a_seer_passes_empty_hands_over() -> None:
    none = table(player("seer", gold=9, hand="manor market"))
    one = table(player("seer", hand="palace"), player(hand="manor"))

    none.choose("divine", "build manor", "build market")
    one.choose("divine", "give palace")

    assert none.city() == "manor market"
    assert [one.cards(seat) for seat in range(4)] == [1, 1, 0, 0]


def test_edge_60_a_magician_may_swap_with_an_empty_hand_and_from_one() -> None:
    giving = table(player("magician", hand="manor"))
    taking = table(player("magician"), player(hand="manor"))

    giving.choose("swap_hands 1")
    taking.choose("swap_hands 1")

    assert (giving.cards(0), giving.hand(1)) == (0, "manor")
    assert (taking.hand(0), taking.cards(1)) == ("manor", 0)


def test_edge_62_a_wizard_who_finds_an_empty_hand_has_used_the_ability() -> None:
    game = table(player("wizard"), player(), player(hand="manor"))

    game.choose("look_at 1")

    assert game.asks == "turn"
    assert not game.offered("look_at")


def test_edge_63_a_wizard_pays_for_the_card_in_gold_only() -> None:
    game = table(player("wizard", gold=4, hand="manor", city="framework"), player(hand="palace thieves_den"))

    game.choose("look_at 1")

    assert not game.offered("build_taken")


def test_edge_64_library_and_observatory_draw_and_keep_three() -> None:
    game = table(player("thief", city="library observatory"), gathered=False, deck="manor market temple")

    game.choose("gather_cards")

    assert game.hand() == "manor market temple"


def test_edge_65_a_library_does_not_change_the_scholar_s_draw() -> None:
    game = table(player("scholar", city="library"))

    game.choose("study")

    assert game.asks == "study"
    assert len(game.seen(0, "drawn")["cards"]) == 7


def test_edge_66_of_too_few_cards_those_there_are_drawn() -> None:
    everything = list(table(player("thief")).deck)
    left = "manor"
    everything.remove(left)
    game = table(player("architect"), player(hand=" ".join(everything)))

    game.choose("extra_cards")

    assert (game.hand(), game.deck) == ("manor", [])
    assert "gather_cards" not in game.options


def test_edge_67_a_killed_king_takes_the_crown_at_the_end_of_the_round() -> None:
    game = table(player("warlord"), player("king"), crown=2, killed="king")
    before = game.crown

    game.choose("end_turn")

    assert (before, game.crown) == (2, 1)


def test_edge_68_a_killed_emperor_s_player_gives_the_crown_and_takes_nothing() -> None:
    game = table(player("warlord"), player("emperor"), player(gold=5, hand="manor"), crown=3, killed="emperor")

    game.choose("end_turn")
    asked = (game.seat, game.options)
    game.choose("crown 2")

    assert asked == (1, ["crown 0", "crown 2"])
    assert (game.crown, game.gold(1), game.gold(2)) == (2, 0, 5)


def test_edge_69_an_emperor_cannot_leave_the_crown_with_its_holder() -> None:
    assert "crown 2" not in table(player("emperor"), crown=2).options


def test_edge_70_among_three_an_emperor_may_have_a_single_receiver() -> None:
    assert table(player("emperor"), players=3, crown=1).offered("crown") == ["2"]


@pytest.mark.parametrize(
    ("gold", "hand", "options"),
    [(0, "manor", ["claim_card", "claim_nothing"]), (2, "", ["claim_gold", "claim_nothing"])],
)
def test_edge_71_an_emperor_takes_only_what_there_is(gold: int, hand: str, options: list[str]) -> None:
    game = table(player("emperor"), player(gold=gold, hand=hand), player())

    game.choose("crown 1")
    bare = table(player("emperor"), player())
    bare.choose("crown 1")

    assert game.options == options
    assert bare.asks == "turn"


def test_edge_73_a_new_holder_calls_the_rest_of_the_round() -> None:
    game = table(player("king"), player("bishop"), crown=2)

    game.choose("take_crown", "end_turn")

    assert game.events("call")[-1]["seat"] == 0


def test_edge_74_the_statue_counts_the_crown_after_a_killed_king_took_it() -> None:
    city = "tavern market docks harbor temple church statue"
    game = table(player("warlord"), player("king", city=city), crown=2, killed="king", first_complete=1)

    game.choose("end_turn")

    assert game.state.over
    assert game.line("statue", 1) == 5


def test_edge_75_a_queen_beside_a_killed_king_is_paid_at_the_end_of_the_round() -> None:
    game = table(player("queen"), player("king"), players=5, killed="king")
    before = game.options

    game.choose("end_turn")

    assert "favor" not in before
    assert game.gold() == 3
