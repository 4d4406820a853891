"""Cases 1 to 40 of the rulings: the Witch with each character, and the Magistrate."""

import pytest

from tests.games.citadels.talk import Game, player, table
from tests.games.citadels.test_characters_n_to_w import witch_turn

# The Witch with each character


def test_edge_1_witch_as_thief_names_the_victim_and_gets_the_gold() -> None:
    game = witch_turn("thief", player("king", gold=6))

    assert game.offered("rob") == ["magician", "king", "bishop", "merchant", "architect", "warlord"]
    game.choose("rob king", "end_turn")

    assert (game.gold(0), game.gold(2)) == (2 + 6, 0)


def test_edge_2_witch_as_spy_takes_the_gold_and_the_cards() -> None:
    game = witch_turn("spy", player(gold=3, hand="tavern market"))

    game.choose("spy_on 2", "look_for_trade")

    assert (game.gold(0), game.gold(2), game.cards(0)) == (4, 1, 2)


def test_edge_4_witch_as_magician_swaps_her_own_hand_even_with_the_owner() -> None:
    game = witch_turn("magician", hand="manor", their_hand="market temple")

    game.choose("swap_hands 1")

    assert (game.hand(0), game.hand(1)) == ("market temple", "manor")


def test_edge_5_witch_as_wizard_pays_herself_and_may_build_twice() -> None:
    game = witch_turn("wizard", player(hand="market"), gold=4, hand="temple", city="temple")

    game.choose("look_at 2", "build_taken market", "build temple")

    assert (game.gold(0), game.city(0)) == (4 + 2 - 2 - 1, "temple market temple")


def test_edge_6_witch_as_seer_takes_from_the_owner_too_and_builds_two() -> None:
    game = witch_turn("seer", gold=9, hand="temple", their_hand="manor")

    game.choose("divine", "give temple", "build manor")

    assert (game.hand(1), game.city(0)) == ("temple", "manor")


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_edge_7_a_bewitched_king_takes_the_crown_and_the_witch_the_income(character: str) -> None:
    game = witch_turn(character, city="manor", crown=0)

    assert game.crown == 1
    game.choose("income")

    assert game.gold(0) + game.cards(0) == 3
    assert "end_turn" in game.options


def test_edge_8_witch_as_emperor_gives_the_crown_to_another_and_takes_for_it() -> None:
    game = witch_turn("emperor", player(gold=2), crown=3)

    assert game.offered("crown") == ["1", "2"]
    game.choose("crown 2", "claim_gold")

    assert (game.crown, game.gold(0), game.gold(2)) == (2, 3, 1)


def test_edge_9_a_bewitched_bishop_protects_the_witch() -> None:
    game = witch_turn("bishop", player("warlord", gold=9), city="temple", their_city="church")

    game.choose("end_turn", "gather_gold")

    assert game.offered("destroy_at") == ["1"]


def test_edge_10_witch_as_abbot_is_compared_by_her_own_gold() -> None:
    game = witch_turn("abbot", player(gold=3), gold=2)

    assert game.offered("tithe") == []
    assert witch_turn("abbot", player(gold=5), gold=2).offered("tithe") == ["2"]


def test_edge_11_witch_as_cardinal_gives_her_own_cards_and_may_borrow_from_the_owner() -> None:
    game = witch_turn("cardinal", gold=1, hand="castle tavern", their_gold=1)

    game.choose("build_with_loan castle")

    assert (game.city(0), game.hand(1), game.gold(1)) == ("castle", "tavern", 2)


def test_edge_13_witch_as_alchemist_gets_her_own_gold_back_after_the_poor_house() -> None:
    game = witch_turn("alchemist", gold=1, hand="manor", city="poor_house")

    game.choose("build manor", "end_turn")

    assert game.gold(0) == 1 + 3


@pytest.mark.parametrize(("character", "number"), [("architect", 3), ("scholar", 2), ("trader", 4)])
def test_edge_14_witch_builds_as_many_as_the_character(character: str, number: int) -> None:
    game = witch_turn(character, gold=20, hand="tavern market docks harbor")
    while game.offered("build"):
        game.choose(f"build {game.offered('build')[0]}")

    assert len(game.city(0).split()) == number


def test_edge_15_witch_as_navigator_cannot_build() -> None:
    game = witch_turn("navigator", gold=9, hand="manor stables")

    assert "sail_for_gold" in game.options
    assert not game.offered("build")


def test_edge_16_witch_as_warlord_pays_herself_and_a_bishop_stops_her() -> None:
    game = table(player("witch", gold=5), player("warlord", city="manor"), player("bishop", city="temple"), next_rank=1)

    game.choose("gather_gold", "bewitch warlord", "gather_gold", "end_turn", "gather_gold")

    assert game.offered("destroy_at") == ["1"]


def test_edge_18_witch_as_artist_beautifies_her_own_districts() -> None:
    game = witch_turn("artist", city="manor", their_city="market")

    assert game.offered("beautify") == ["manor"]


def test_edge_19_witch_as_tax_collector_takes_the_gold_and_pays_no_tax() -> None:
    game = witch_turn("tax_collector", gold=1, hand="manor", tax=3)

    game.choose("collect_taxes", "build manor")

    assert (game.gold(0), game.tax) == (1 + 2 + 3 - 3, 0)


def test_edge_20_a_witch_who_names_nobody_does_not_go_on() -> None:
    game = table(player("witch", city="park poor_house"), player("king"), next_rank=1)

    game.choose("gather_cards", f"keep {game.deck[0]}", "bewitch merchant", "gather_gold", "take_crown", "end_turn")

    assert not game.events("resume")
    assert (game.gold(0), game.cards(0)) == (0, 1)


def test_edge_21_a_bewitched_player_s_park_and_poor_house_are_silent() -> None:
    game = table(player("witch"), player("thief", city="park poor_house", gold=0), next_rank=1)

    game.choose("gather_gold", "bewitch thief", "gather_cards", f"keep {game.deck[0]}")

    assert (game.gold(1), game.cards(1)) == (0, 1)


def test_edge_22_the_witch_must_name_someone() -> None:
    game = table(player("witch", gold=9, hand="manor"), next_rank=1)

    game.choose("gather_gold")

    assert {option.split()[0] for option in game.options} == {"bewitch"}


def test_edge_23_the_witch_uses_her_own_unique_districts_only() -> None:
    mine = witch_turn("king", gold=3, city="smithy", crown=1)
    theirs = witch_turn("king", gold=3, their_city="smithy", crown=1)

    assert "use_smithy" in mine.options
    assert "use_smithy" not in theirs.options


@pytest.mark.parametrize("character", ["thief", "blackmailer"])
def test_edge_24_the_bewitched_cannot_be_robbed_or_threatened(character: str) -> None:
    game = table(player("witch"), player(character), next_rank=1)

    game.choose("gather_gold", "bewitch king", "gather_gold")
    if character == "blackmailer":
        game.choose("place_threats")

    assert "king" not in game.offered("rob") + game.offered("threaten")


# The Magistrate


def building(*choices: str, role: str = "merchant", hand: str = "", city: str = "") -> Game:
    """A player with the signed warrant builds."""
    game = table(
        player("magistrate"),
        player(role, gold=9, hand=hand, city=city),
        warrants={"by": 0, "characters": ["thief", role, "warlord"], "signed": role},
        turn={"seat": 1, "as": role, "gathered": True},
    )
    game.choose(*choices)
    return game


def test_edge_25_what_a_framework_builds_is_safe_but_not_the_next_paid_one() -> None:
    game = building(
        "build_by_framework palace", "build stables", hand="palace stables", city="framework", role="architect"
    )

    assert (game.seat, game.options) == (0, ["confiscate", "pass"])
    assert game.city(1) == "palace"


def test_edge_26_a_necropolis_is_safe_unless_it_is_paid_for() -> None:
    free = building("build_by_sacrifice necropolis", hand="necropolis", city="tavern")
    paid = building("build necropolis", hand="necropolis", city="tavern")

    assert (free.seat, free.city(1)) == (1, "necropolis")
    assert (paid.seat, paid.options) == (0, ["confiscate", "pass"])


def test_edge_27_a_secret_vault_is_never_built() -> None:
    assert not building(hand="secret_vault").offered("build")


def test_edge_28_after_confiscated_stables_another_district_may_be_built() -> None:
    game = building("build stables", "confiscate", hand="stables manor")

    assert game.offered("build") == ["manor"]


def test_edge_30_a_magistrate_with_a_district_of_that_name_is_not_asked_and_the_chance_is_gone() -> None:
    game = table(
        player("magistrate", city="manor quarry"),
        player("architect", gold=9, hand="manor tavern"),
        warrants={"by": 0, "characters": ["thief", "architect", "warlord"], "signed": "architect"},
        turn={"seat": 1, "as": "architect", "gathered": True},
    )

    game.choose("build manor", "build tavern")

    assert (game.seat, game.city(1)) == (1, "manor tavern")


def test_edge_31_after_the_magistrate_passes_later_districts_are_safe() -> None:
    game = building("build manor", "pass", "build tavern", hand="manor tavern", role="architect")

    assert (game.seat, game.city(1)) == (1, "manor tavern")


def test_edge_32_a_confiscated_district_uses_up_one_of_an_architect_s_three() -> None:
    game = building(
        "build manor", "confiscate", "build tavern", "build temple", hand="manor tavern temple docks", role="architect"
    )

    assert (game.city(1), game.offered("build")) == ("tavern temple", [])


def test_edge_33_a_wizard_s_immediate_district_can_be_the_one_and_an_ordinary_one_is_left() -> None:
    game = table(
        player("magistrate"),
        player("wizard", gold=9, hand="manor"),
        player(hand="tavern"),
        warrants={"by": 0, "characters": ["thief", "wizard", "warlord"], "signed": "wizard"},
        turn={"seat": 1, "as": "wizard", "gathered": True},
    )

    game.choose("look_at 2", "build_taken tavern", "confiscate", "build manor")

    assert (game.city(0), game.city(1), game.gold(1)) == ("tavern", "manor", 6)


def test_edge_35_a_cardinal_gets_back_the_borrowed_gold_too() -> None:
    game = table(
        player("magistrate"),
        player("cardinal", gold=1, hand="castle manor temple docks"),
        player(gold=3),
        warrants={"by": 0, "characters": ["thief", "cardinal", "warlord"], "signed": "cardinal"},
        turn={"seat": 1, "as": "cardinal", "gathered": True},
    )

    game.choose("build_with_loan castle", "give manor", "give temple", "confiscate")

    assert (game.city(0), game.gold(1), game.gold(2)) == ("castle", 4, 0)
    assert game.hand(2) == "docks manor temple"


def test_edge_37_a_confiscation_may_complete_the_magistrate_s_city() -> None:
    game = table(
        player("magistrate", city="tavern market docks harbor temple church"),
        player("merchant", gold=9, hand="manor"),
        warrants={"by": 0, "characters": ["thief", "merchant", "warlord"], "signed": "merchant"},
        turn={"seat": 1, "as": "merchant", "gathered": True},
    )

    game.choose("build manor", "confiscate")

    assert game.first_complete == 0


def test_edge_38_warrants_may_lie_on_any_rank_but_the_own() -> None:
    game = table(player("magistrate"))

    game.choose("place_warrants", "warrant king", "warrant bishop")

    assert game.offered("warrant") == ["merchant", "architect", "warlord"]


def test_edge_39_a_threat_is_settled_before_a_warrant_can_matter() -> None:
    game = table(
        player("magistrate"),
        player("blackmailer"),
        player("merchant", gold=9, hand="manor"),
        warrants={"by": 0, "characters": ["king", "merchant", "warlord"], "signed": "merchant"},
        threats={"by": 1, "characters": ["merchant", "architect"], "signed": "merchant"},
        next_rank=6,
    )

    game.choose("gather_gold")
    asked = game.options
    game.choose("bribe", "build manor")

    assert asked == ["bribe", "refuse"]
    assert game.seat == 0


def test_edge_40_a_magistrate_with_five_districts_is_not_asked_about_a_monument() -> None:
    game = table(
        player("magistrate", city="tavern market docks harbor temple"),
        player("merchant", gold=9, hand="monument"),
        warrants={"by": 0, "characters": ["king", "merchant", "warlord"], "signed": "merchant"},
        turn={"seat": 1, "as": "merchant", "gathered": True},
    )

    game.choose("build monument")

    assert (game.seat, game.city(1)) == (1, "monument")
