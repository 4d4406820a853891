"""Each clause of the districts: the basic ones, then Armory to Wishing Well."""

import pytest

from ludoteka.games.citadels.district import COST, TYPE
from ludoteka.games.citadels.names import DISTRICT_NAMES, TYPES
from tests.games.citadels.talk import player, table
from tests.laws.recounts import citadels as recount

# Basic districts


@pytest.mark.parametrize("kind", [kind for kind, cards in recount.BASIC.items() for _ in cards])
def test_basic_districts_of_a_type_score_what_they_cost(kind: str) -> None:
    for name, (cost, copies) in recount.BASIC[kind].items():
        game = table(player("thief", city=name))

        assert game.score() == cost
        assert TYPES[TYPE[DISTRICT_NAMES.index(name)]] == kind
        assert [*game.deck, name].count(name) == copies


@pytest.mark.parametrize(("cost", "names"), recount.UNIQUE.items())
def test_unique_districts_cost_what_is_printed(cost: int, names: str) -> None:
    assert [COST[DISTRICT_NAMES.index(name)] for name in names.split()] == [cost] * len(names.split())


# Armory


def test_armory_is_destroyed_to_destroy_any_other_district_free_of_charge() -> None:
    game = table(player("thief", city="armory tavern"), player(city="palace manor"))

    game.choose("armory_at 1", "destroy palace")

    assert (game.city(0), game.city(1), game.deck[-2:]) == ("tavern", "manor", ["armory", "palace"])


def test_armory_works_before_gathering_too() -> None:
    game = table(player("thief", city="armory"), player(city="palace"), gathered=False)

    assert game.offered("armory_at") == ["1"]


# Basilica


def test_basilica_scores_districts_of_odd_cost() -> None:
    game = table(player("thief", city="basilica tavern manor market"))

    assert game.line("basilica") == 2


# Capitol


@pytest.mark.parametrize(("city", "points"), [("capitol tavern market docks", 3), ("capitol tavern market manor", 0)])
def test_capitol_scores_three_for_three_districts_of_a_type(city: str, points: int) -> None:
    assert table(player("thief", city=city)).line("capitol") == points


# Dragon Gate


def test_dragon_gate_scores_two_beside_its_cost() -> None:
    assert table(player("thief", city="dragon_gate")).score() == 8


# Factory


def test_factory_makes_other_unique_districts_cheaper_to_build() -> None:
    game = table(player("architect", gold=7, hand="smithy manor", city="factory"))

    game.choose("build smithy", "build manor")

    assert game.gold() == 7 - 4 - 3


def test_factory_does_not_lower_the_cost_for_scoring() -> None:
    assert table(player("thief", city="factory smithy")).line("districts") == 10


# Framework


def test_framework_is_destroyed_in_place_of_a_cost() -> None:
    game = table(player("thief", hand="palace", city="framework tavern"))

    game.choose("build_by_framework palace")

    assert (game.city(), game.deck[-1]) == ("tavern palace", "framework")


# Gold Mine


def test_gold_mine_gives_a_gold_more_when_gathering_gold() -> None:
    game = table(player("thief", city="gold_mine"), gathered=False)

    game.choose("gather_gold")

    assert game.gold() == 3


# Great Wall


def test_great_wall_makes_rank_eight_pay_a_gold_more_for_other_districts() -> None:
    game = table(player("warlord", gold=3), player(city="great_wall manor"))

    game.choose("destroy_at 1")

    assert (game.gold(), game.city(1)) == (0, "great_wall")


# Haunted Quarter


def test_haunted_quarter_counts_as_the_type_that_is_missing() -> None:
    game = table(player("thief", city="haunted_quarter manor temple tavern statue"))

    assert game.line("all_types") == 3


# Imperial Treasury


def test_imperial_treasury_scores_the_gold_of_the_stash() -> None:
    assert table(player("thief", gold=4, city="imperial_treasury")).line("imperial_treasury") == 4


# Ivory Tower


@pytest.mark.parametrize(("city", "points"), [("ivory_tower manor", 5), ("ivory_tower keep", 0)])
def test_ivory_tower_scores_five_as_the_only_unique_district(city: str, points: int) -> None:
    assert table(player("thief", city=city)).line("ivory_tower") == points


# Keep


@pytest.mark.parametrize("character", ["warlord", "diplomat", "marshal"])
def test_keep_is_out_of_reach_for_rank_eight(character: str) -> None:
    game = table(player(character, gold=9, city="manor"), player(city="keep"))

    assert not {"destroy_at 1", "exchange_with 1", "seize_from 1"} & set(game.options)


# Laboratory


def test_laboratory_discards_a_card_for_two_gold_once_a_turn() -> None:
    game = table(player("thief", hand="manor market", city="laboratory"))

    game.choose("use_laboratory", "discard manor")

    assert (game.gold(), game.hand(), game.deck[-1]) == (2, "market", "manor")
    assert "use_laboratory" not in game.options


# Library


def test_library_keeps_all_cards_gathered() -> None:
    game = table(player("thief", city="library"), gathered=False, deck="manor market")

    game.choose("gather_cards")

    assert game.hand() == "manor market"


# Map Room


def test_map_room_scores_the_cards_in_hand() -> None:
    assert table(player("thief", hand="manor market", city="map_room")).line("map_room") == 2


# Monument


def test_monument_counts_twice_for_completing_the_city() -> None:
    game = table(player("architect", gold=4, hand="monument tavern", city="manor temple market prison"))

    game.choose("build monument")

    assert [each["value"] for each in game.state.view(0)["counters"] if each["id"] == "to_build"] == [1, 7, 7, 7]


def test_monument_cannot_be_built_beside_five_districts() -> None:
    game = table(player("thief", gold=9, hand="monument", city="manor temple market prison docks"))

    assert not game.offered("build")


# Museum


def test_museum_takes_a_card_of_the_hand_once_a_turn() -> None:
    game = table(player("thief", hand="manor market", city="museum"))

    game.choose("use_museum", "store manor")

    assert game.hand() == "market"
    assert "use_museum" not in game.options


def test_museum_scores_the_cards_under_it() -> None:
    assert table(player("thief", city="museum", museum="manor market")).line("museum") == 2


# Necropolis


def test_necropolis_may_be_built_for_a_district_of_the_own_city() -> None:
    game = table(player("thief", hand="necropolis", city="tavern manor"))

    game.choose("build_by_sacrifice necropolis", "sacrifice tavern")

    assert (game.city(), game.deck[-1]) == ("manor necropolis", "tavern")


# Observatory


def test_observatory_draws_three_cards_when_gathering() -> None:
    game = table(player("thief", city="observatory"), gathered=False, deck="manor market temple")

    game.choose("gather_cards")

    assert game.offered("keep") == ["manor", "temple", "market"]


# Park


def test_park_gives_two_cards_to_an_empty_hand_at_the_end_of_the_turn() -> None:
    game = table(player("thief", city="park"), deck="manor market")

    game.choose("end_turn")

    assert game.hand() == "manor market"


# Poor House


def test_poor_house_gives_a_gold_to_an_empty_stash_at_the_end_of_the_turn() -> None:
    game = table(player("thief", city="poor_house"))

    game.choose("end_turn")

    assert game.gold() == 1


# Quarry


def test_quarry_allows_a_second_district_of_a_name() -> None:
    game = table(player("thief", gold=9, hand="manor", city="manor quarry"))

    game.choose("build manor")

    assert game.city() == "manor quarry manor"


# School of Magic


@pytest.mark.parametrize("character", ["king", "bishop", "merchant", "warlord"])
def test_school_of_magic_counts_for_every_income(character: str) -> None:
    game = table(player(character, city="school_of_magic"))

    game.choose("income")

    assert game.gold() == 1


# Secret Vault


def test_secret_vault_scores_three_from_the_hand() -> None:
    assert table(player("thief", hand="secret_vault")).score() == 3


def test_secret_vault_cannot_be_built() -> None:
    game = table(player("thief", gold=9, hand="secret_vault", city="framework"))

    assert game.options == ["end_turn", *[option for option in game.options if option.startswith("rob")]]


# Smithy


def test_smithy_gives_three_cards_for_two_gold_once_a_turn() -> None:
    game = table(player("thief", gold=5, city="smithy"))

    game.choose("use_smithy")

    assert (game.gold(), game.cards()) == (3, 3)
    assert "use_smithy" not in game.options


# Stables


def test_stables_do_not_count_toward_the_limit() -> None:
    game = table(player("thief", gold=9, hand="stables manor market"))

    game.choose("build stables", "build manor")

    assert not game.offered("build")


# Statue


@pytest.mark.parametrize(("crown", "points"), [(0, 5), (1, 0)])
def test_statue_scores_five_with_the_crown(crown: int, points: int) -> None:
    assert table(player("thief", city="statue"), crown=crown).line("statue") == points


# Theater


def test_theater_may_swap_characters_after_the_selection() -> None:
    game = table(player("merchant", city="theater"), player("king"), phase="theater")

    game.choose("swap_with 1")

    assert game.seen(0, "role", 0)["cards"] == ["king"]
    assert game.seen(1, "role", 1)["cards"] == ["merchant"]


# Thieves' Den


def test_thieves_den_is_paid_in_any_part_with_cards() -> None:
    game = table(player("thief", gold=4, hand="thieves_den manor market temple"))

    game.choose("build_with_cards thieves_den", "pay manor", "pay market", "done")

    assert (game.city(), game.gold(), game.hand()) == ("thieves_den", 0, "temple")


# Wishing Well


def test_wishing_well_scores_each_unique_district_with_itself() -> None:
    assert table(player("thief", city="wishing_well keep manor")).line("wishing_well") == 2
