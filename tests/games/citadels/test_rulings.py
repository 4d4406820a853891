"""The open points of the rules as they were decided, R1 to R22."""

import pytest

from ludoteka import Luck
from tests.games.citadels.talk import GAME, Game, player, table
from tests.games.citadels.test_characters_a_to_m import threatened, warranted

SEVEN = "tavern market docks harbor temple church manor"


def test_ruling_r1_the_magistrate_is_asked_at_every_warranted_character_until_the_signed_one_is_up() -> None:
    blank = warranted("thief", "merchant", "architect", signed="thief")
    signed = warranted("thief", "merchant", "architect", signed="merchant")

    blank.choose("gather_gold", "build manor")
    signed.choose("gather_gold", "build manor")

    assert blank.state.view(1)["prompts"] == signed.state.view(1)["prompts"]
    assert (blank.options, signed.options) == (["pass"], ["confiscate", "pass"])


def test_ruling_r2_the_first_crown_is_drawn_by_lot_or_set() -> None:
    drawn = {Game(GAME.start(seats=4, seed=seed)).crown for seed in range(40)}

    assert drawn == {0, 1, 2, 3}
    assert Game(GAME.start(seats=4, crown="2")).crown == 2


def test_ruling_r3_a_secret_vault_has_no_cost_and_is_a_unique_card_in_hand() -> None:
    spied = table(player("spy"), player(gold=3, hand="secret_vault"))
    mapped = table(player("thief", city="map_room", hand="secret_vault"))

    spied.choose("spy_on 1", "look_for_unique")

    assert spied.gold() == 1
    assert mapped.line("map_room") == 1


def test_ruling_r4_a_great_wall_costs_the_warlord_the_bank_and_the_others_the_owner() -> None:
    warlord = table(player("warlord", gold=3), player(city="great_wall manor"))
    diplomat = table(player("diplomat", gold=1, city="palace"), player(city="great_wall manor"))

    warlord.choose("destroy_at 1")
    diplomat.choose("exchange_with 1", "get manor")

    assert (warlord.gold(0), warlord.gold(1)) == (0, 0)
    assert (diplomat.gold(0), diplomat.gold(1)) == (0, 1)


@pytest.mark.parametrize("city", ["keep", "great_wall", "temple"])
def test_ruling_r5_nothing_but_a_completed_city_stops_an_armory(city: str) -> None:
    game = table(player("merchant", city="armory"), player("bishop", city=city))

    assert game.offered("armory_at") == ["1"]


def test_ruling_r6_a_monument_s_limit_is_looked_at_before_a_framework_goes() -> None:
    game = table(player("thief", hand="monument", city="tavern market docks harbor framework"))

    assert "build_by_framework monument" not in game.options


def test_ruling_r7_a_magistrate_with_five_districts_cannot_take_a_monument() -> None:
    game = table(
        player("magistrate", city="tavern market docks harbor temple"),
        player("merchant", gold=9, hand="monument"),
        warrants={"by": 0, "characters": ["king", "merchant", "warlord"], "signed": "merchant"},
        turn={"seat": 1, "as": "merchant", "gathered": True},
    )

    game.choose("build monument")

    assert game.city(1) == "monument"


def test_ruling_r8_a_district_of_the_own_completed_city_may_be_spent() -> None:
    game = table(player("architect", hand="necropolis", city=SEVEN))

    game.choose("build_by_sacrifice necropolis", "sacrifice tavern")

    assert "tavern" not in game.city()


def test_ruling_r9_a_diplomat_cannot_give_his_own_keep_away() -> None:
    assert not table(player("diplomat", gold=9, city="keep"), player(city="manor")).offered("exchange_with")


def test_ruling_r10_a_wizard_may_look_before_gathering_and_pays_the_factory_s_price() -> None:
    game = table(player("wizard", gold=4, city="factory"), player(hand="smithy"), gathered=False)

    game.choose("look_at 1", "build_taken smithy")

    assert (game.city(), game.gold()) == ("factory smithy", 0)
    assert "gather_gold" in game.options


def test_ruling_r11_a_magistrate_s_warrant_on_the_own_second_character_is_a_bluff() -> None:
    game = table(player("magistrate merchant"), players=3)

    game.choose("place_warrants")

    assert "merchant" in game.offered("warrant")


def test_ruling_r12_nobody_learns_which_card_the_third_player_discarded() -> None:
    state = GAME.start(seats=3, seed=3, crown="0")
    for _ in range(3):
        state.choose(state.codes(state.to_move[0])[0])

    assert [zone["cards"] for zone in state.view(2)["zones"] if zone["id"] == "face_down"] == [[]]
    guesses = {tuple(state.guess(2, Luck(seed)).slot) for seed in range(60)}
    assert len(guesses) > 4


def test_ruling_r13_a_library_opens_a_third_way_to_gather() -> None:
    game = table(player("thief", city="library"), gathered=False)

    assert game.options[:3] == ["gather_gold", "gather_cards", "gather_and_choose"]


def test_ruling_r14_only_who_put_a_card_under_a_museum_knows_it() -> None:
    game = table(player("diplomat", gold=9, city="tavern"), player(city="museum", museum="manor palace"))

    game.choose("exchange_with 1")

    assert game.seen(0, "museum", 0) == {"id": "museum", "seat": 0, "cards": [], "count": 2}
    assert game.seen(1, "museum", 0)["cards"] == ["manor", "palace"]


def test_ruling_r15_an_emperor_may_decline_what_he_could_take() -> None:
    game = table(player("emperor"), player(gold=2, hand="manor"))

    game.choose("crown 1", "claim_nothing")

    assert (game.gold(0), game.gold(1), game.cards(1)) == (0, 2, 1)


def test_ruling_r16_a_witch_may_name_her_own_second_character() -> None:
    game = table(player("witch king", hand="manor", gold=3), players=3, next_rank=1)

    game.choose("gather_gold", "bewitch king", "gather_gold")

    assert (game.seat, game.gold()) == (0, 7)
    assert game.offered("build") == ["manor"]


def test_ruling_r17_threats_may_lie_on_characters_that_nobody_holds() -> None:
    game = table(player("blackmailer"))

    game.choose("place_threats")

    assert game.offered("threaten")[:2] == ["magician", "king"]


def test_ruling_r18_a_bribe_of_nothing_removes_a_threat() -> None:
    game = threatened(0)
    game.choose("gather_cards", f"keep {game.deck[0]}", "bribe")

    assert game.seen(None, "cast")["piles"][5]["marks"] == []
    assert game.gold(0) == 0


def test_ruling_r19_with_an_empty_deck_only_gold_can_be_gathered() -> None:
    everything = table(player("thief")).deck
    game = table(player("thief"), player(hand=" ".join(everything)), gathered=False)

    assert [option for option in game.options if option.startswith("gather")] == ["gather_gold"]


def test_ruling_r20_who_was_first_keeps_the_four_points_of_a_city_that_shrank() -> None:
    game = table(player("thief", city="manor"), player(city=SEVEN), first_complete=0)

    assert (game.line("first_complete", 0), game.line("complete", 1)) == (4, 2)


def test_ruling_r21_a_killed_character_counts_at_a_tie_only_when_revealed() -> None:
    king = table(player("warlord", city="manor"), player("king", city=SEVEN), killed="king", first_complete=1)
    thief = table(player("warlord", city="manor"), player("merchant"), killed="merchant", first_complete=1)

    king.choose("end_turn")
    thief.choose("end_turn")

    assert king.state.tie_break() == [8, 4, 0, 0]
    assert thief.state.tie_break() == [8, 0, 0, 0]


def test_ruling_r22_the_first_game_s_ninth_character_is_the_artist() -> None:
    for seats in (3, 8):
        assert GAME.start(seats=seats).view(None)["options"]["characters"][8] == "artist"
