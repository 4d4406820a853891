"""The magic items from Amulet of Air to Elemental Amulet, each clause of what they say."""

import pytest

from tests.games.seasons.talk import player, table


def test_amulet_of_air_raises_the_gauge_by_two() -> None:
    game = table(player(hand="amulet_of_air", energy="AA", gauge=3))

    game.summon("amulet_of_air")

    assert game.gauge() == 5
    assert game.energy() == ""


def test_amulet_of_air_stops_at_fifteen() -> None:
    game = table(player(hand="amulet_of_air", energy="AA", gauge=14))

    assert game.summon("amulet_of_air").gauge() == 15


def test_amulet_of_earth_gives_nine_crystals() -> None:
    game = table(player(hand="amulet_of_earth", energy="EE", crystals=1))

    assert game.summon("amulet_of_earth").crystals() == 10


def test_amulet_of_fire_keeps_one_of_four_and_discards_the_others() -> None:
    game = table(
        player(hand="amulet_of_fire", energy="FF"), draw="purse_of_io kairn_the_destroyer staff_of_spring amulet_of_air"
    )

    game.summon("amulet_of_fire", "keep staff_of_spring")

    assert game.hand() == "staff_of_spring"
    assert sorted(game.pile("discard").split()) == ["amulet_of_air", "kairn_the_destroyer", "purse_of_io"]


def test_amulet_of_fire_shows_its_cards_to_its_owner_only() -> None:
    game = table(player(hand="amulet_of_fire", energy="FF"), draw="purse_of_io staff_of_spring")

    game.summon("amulet_of_fire")

    assert len(game.seen(0, "looked", 0)["cards"]) == 4
    assert game.seen(1, "looked", 0)["cards"] == []
    assert game.seen(1, "looked", 0)["count"] == 4


def test_amulet_of_water_stores_four_tokens_of_free_choice() -> None:
    game = table(player(hand="amulet_of_water", energy="WWFFFFF"))

    game.summon("amulet_of_water", "take air", "take air", "take fire", "take earth")

    assert game.energy(0, "on_amulet_of_water") == "AAFE"
    assert game.energy() == "FFFFF"


def test_amulet_of_water_does_not_count_to_the_limit() -> None:
    game = table(player("amulet_of_water", energy="FFFFFFF", on_amulet_of_water="AAAA"))

    assert game.asks == "turn"
    assert game.choose("end_turn").seat == 1
    assert game.energy() == "FFFFFFF"


def test_balance_of_ishtar_turns_three_equal_tokens_into_nine_crystals() -> None:
    game = table(player("balance_of_ishtar", energy="WWWF"))

    game.activate("balance_of_ishtar")

    assert game.crystals() == 9
    assert game.energy() == "F"
    assert game.turned() == "balance_of_ishtar"


def test_balance_of_ishtar_needs_no_transmute_symbol_but_three_equal_tokens() -> None:
    game = table(player("balance_of_ishtar", energy="WWFFEE"))

    assert game.offered("activate") == []


def test_balance_of_ishtar_asks_for_the_energy_where_several_would_do() -> None:
    game = table(player("balance_of_ishtar", energy="WWWFFF"))

    game.activate("balance_of_ishtar")

    assert game.options == ["pay water", "pay fire"]


def test_balance_of_ishtar_gains_by_purses_and_transmutation_bonuses() -> None:
    game = table(player("balance_of_ishtar purse_of_io purse_of_io", energy="WWW"))

    game.choose("bonus_transmute").activate("balance_of_ishtar")

    assert game.crystals() == 9 + 3 * 2 + 3


def test_beggars_horn_gives_a_token_to_who_has_none_or_one() -> None:
    for energy, number in (("", 1), ("F", 2)):
        game = table(player("beggars_horn", energy=energy), player(), left="winter 4.1", dice={1: "winter 4.5"})

        game.choose("end_turn", "end_turn", "take air")

        assert len(game.energy()) == number


def test_beggars_horn_gives_nothing_to_who_has_two() -> None:
    game = table(player("beggars_horn", energy="FF"), player(), left="winter 4.1", dice={1: "winter 4.5"})

    game.choose("end_turn", "end_turn")

    assert game.energy() == "FF"
    assert game.asks == "take_die"


def test_bespelled_grimoire_gives_two_tokens_and_room_for_ten() -> None:
    game = table(player(hand="bespelled_grimoire", energy="WEAAAAA"))

    game.summon("bespelled_grimoire", "take fire", "take fire")
    game.choose("bonus_exchange", "pay air", "pay air", "take water", "take water")

    assert game.energy() == "AAAWWFF"
    assert game.state.limit(0) == 10


def test_bespelled_grimoire_twice_still_holds_ten() -> None:
    game = table(player("bespelled_grimoire", hand="bespelled_grimoire", energy="AAAAAAAAWE"))

    game.summon("bespelled_grimoire", "take fire", "take fire")

    assert len(game.energy()) == 10
    assert game.state.limit(0) == 10


def test_crystal_orb_shows_the_top_card_to_its_owner_and_leaves_it() -> None:
    game = table(player("crystal_orb", energy="AAAA"), draw="purse_of_io")

    game.activate("crystal_orb", "leave_top")

    assert game.pile("draw").split()[0] == "purse_of_io"
    assert game.fact("draw_top", 0) == "purse_of_io"
    assert game.fact("draw_top", 1) == ""
    assert game.events("look_at_top", 1) == [{"kind": "look_at_top", "seat": 0, "count": 1}]


def test_crystal_orb_puts_the_top_card_into_play_for_four_energy() -> None:
    game = table(player("crystal_orb", energy="AAFF"), draw="amulet_of_earth")

    game.activate("crystal_orb", "put_top")

    assert game.play() == "crystal_orb amulet_of_earth"
    assert game.energy() == ""
    assert game.crystals() == 9


def test_crystal_orb_chooses_which_energy_is_discarded() -> None:
    game = table(player("crystal_orb", energy="AAFFW"), draw="purse_of_io")

    game.activate("crystal_orb", "put_top", "pay water")

    assert game.energy() == "A"


def test_crystal_orb_discards_the_top_card_unseen_for_three_crystals() -> None:
    game = table(player("crystal_orb", crystals=3), draw="purse_of_io amulet_of_air")

    game.activate("crystal_orb", "discard_top")

    assert game.crystals() == 0
    assert game.pile("discard") == "purse_of_io"
    assert game.fact("in_discard", 0) == ""


def test_crystal_orb_pays_only_what_it_can() -> None:
    game = table(player("crystal_orb", crystals=2, energy="AAA"), draw="purse_of_io")

    game.activate("crystal_orb")

    assert game.asks == "turn"
    assert game.fact("draw_top", 0) == "purse_of_io"


def test_cursed_treatise_of_arus_gives_energy_gauge_and_crystals() -> None:
    game = table(player(hand="cursed_treatise_of_arus", energy="W", gauge=1))

    game.summon("cursed_treatise_of_arus", "take air", "take earth")

    assert (game.energy(), game.gauge(), game.crystals()) == ("AE", 2, 10)
    assert game.state.scores()[0] == 10 - 10


def test_cursed_treatise_of_arus_takes_the_whole_reserve_when_sacrificed() -> None:
    game = table(
        player("cursed_treatise_of_arus amulet_of_water", energy="AAWF", on_amulet_of_water="WW"),
        player(hand="syllas_the_faithful", energy="FFF"),
        turn_of=1,
    )

    game.summon("syllas_the_faithful", "sacrifice cursed_treatise_of_arus")

    assert game.energy() == ""
    assert game.energy(0, "on_amulet_of_water") == "WW"


def test_die_of_malice_rolls_the_die_again_for_two_crystals() -> None:
    game = table(player("die_of_malice"), die="winter 4.5", rerolls=["winter 4.2"], dice={1: "winter 1.1"})

    game.choose("reroll")

    assert game.crystals() == 2 + 2
    assert game.energy() == "WW"
    assert game.turned() == "die_of_malice"
    assert game.asks == "turn"


def test_die_of_malice_need_not_be_used() -> None:
    game = table(player("die_of_malice"), die="winter 4.5", dice={1: "winter 1.1"})

    game.choose("keep_die")

    assert game.crystals() == 6
    assert game.turned() == ""


def test_die_of_malice_twice_rolls_one_after_the_other() -> None:
    game = table(
        player("die_of_malice die_of_malice"),
        die="winter 4.5",
        rerolls=["winter 4.2", "winter 4.6"],
        dice={1: "winter 1.1"},
    )

    game.choose("reroll")
    after_one = game.crystals()
    game.choose("reroll")

    assert after_one == 2
    assert game.crystals() == 4
    assert game.energy() == "F"
    assert game.gauge() == 10 + 1


def test_divine_chalice_puts_one_of_four_into_play_and_discards_the_others() -> None:
    game = table(
        player(hand="divine_chalice", energy="AWFE"),
        draw="amulet_of_earth purse_of_io kairn_the_destroyer staff_of_spring",
    )

    game.summon("divine_chalice", "put_in_play amulet_of_earth")

    assert game.play() == "divine_chalice amulet_of_earth"
    assert game.crystals() == 9
    assert len(game.pile("discard").split()) == 3


def test_divine_chalice_must_put_a_card_into_play_if_the_gauge_allows() -> None:
    game = table(player(hand="divine_chalice", energy="AWFE"))

    game.summon("divine_chalice")

    assert {option.split()[0] for option in game.options} == {"put_in_play"}


def test_divine_chalice_discards_all_four_without_room() -> None:
    game = table(player(hand="divine_chalice", energy="AWFE", gauge=1))

    game.summon("divine_chalice")

    assert game.play() == "divine_chalice"
    assert len(game.pile("discard").split()) == 4


def test_divine_chalice_brings_no_toll_and_no_reward() -> None:
    game = table(
        player("staff_of_spring yjangs_forgotten_vase", hand="divine_chalice", energy="AWFE", crystals=1),
        player("arcano_leech"),
        draw="purse_of_io kairn_the_destroyer staff_of_spring hand_of_fortune",
    )

    game.summon("divine_chalice", "take air", "put_in_play purse_of_io")

    assert game.crystals() == 1 - 1 + 3
    assert game.crystals(1) == 1
    assert game.energy() == "A"


def test_dragon_skull_gives_fifteen_crystals_for_exactly_three_cards() -> None:
    game = table(player("dragon_skull purse_of_io amulet_of_air amulet_of_fire"))

    game.activate("dragon_skull", "sacrifice purse_of_io", "sacrifice amulet_of_air", "sacrifice amulet_of_fire")

    assert game.play() == "dragon_skull"
    assert game.crystals() == 15


def test_dragon_skull_needs_three_cards() -> None:
    game = table(player("dragon_skull purse_of_io"))

    assert game.offered("activate") == []


@pytest.mark.parametrize(
    ("energy", "left", "crystals", "gauge", "cards"),
    [("E", "", 5, 10, 0), ("A", "", 0, 11, 0), ("F", "", 0, 10, 1), ("AFE", "", 5, 11, 1)],
)
def test_elemental_amulet_does_what_its_energies_say(
    energy: str, left: str, crystals: int, gauge: int, cards: int
) -> None:
    names = {"A": "air", "W": "water", "F": "fire", "E": "earth"}
    game = table(player(hand="elemental_amulet", energy=energy))

    game.summon("elemental_amulet", *([f"element {names[letter]}" for letter in energy] if len(energy) > 1 else []))

    assert (game.energy(), game.crystals(), game.gauge()) == (left, crystals, gauge)
    assert len(game.hand().split()) == cards


def test_elemental_amulet_gives_two_energy_for_water() -> None:
    game = table(player(hand="elemental_amulet", energy="W"))

    game.summon("elemental_amulet", "take fire", "take earth")

    assert game.energy() == "FE"


def test_elemental_amulet_takes_each_kind_once_and_at_least_one() -> None:
    game = table(player(hand="elemental_amulet", energy="EEE"))

    game.summon("elemental_amulet")

    assert game.energy() == "EE"
    assert game.crystals() == 5


def test_elemental_amulet_can_stop_at_fewer_kinds() -> None:
    game = table(player(hand="elemental_amulet", energy="AE"))

    game.summon("elemental_amulet")

    assert game.options == ["element air", "element earth"]
    game.choose("element air")
    assert game.options == ["element earth", "done"]
    game.choose("done")
    assert (game.energy(), game.gauge(), game.crystals()) == ("E", 11, 0)


def test_elemental_amulet_draws_a_card_that_is_kept() -> None:
    game = table(player(hand="elemental_amulet", energy="F"), draw="purse_of_io")

    game.summon("elemental_amulet")

    assert game.hand() == "purse_of_io"


def test_elemental_amulet_needs_an_energy() -> None:
    assert table(player(hand="elemental_amulet")).offered("summon") == []
