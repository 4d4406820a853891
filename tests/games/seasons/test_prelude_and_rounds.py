"""Set-up, prelude, the course of a round and of a turn, the end of the game."""

import pytest

from ludoteka import IllegalChoice, Luck, OptionError, PositionError
from ludoteka.games.seasons import GAME
from tests.games.seasons.talk import Game, final_round, player, table


def start(seats: int = 2, seed: int = 1, **options: object) -> Game:
    return Game(GAME.start(seats=seats, seed=seed, **options))


def draft(game: Game) -> Game:
    """Everybody keeps the first card offered, until the libraries."""
    while game.asks == "draft":
        for seat in game.state.to_move:
            game.choose(game.state.options(seat)[0].text, seat=seat)
    return game


def split(game: Game) -> Game:
    while game.asks == "split":
        for seat in game.state.to_move:
            game.choose(game.state.options(seat)[0].text, seat=seat)
    return game


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_die_more_than_players_of_each_season_is_in_the_game(seats: int) -> None:
    dice = start(seats).state.describe()["dice_in_play"]

    assert len(dice) == len(set(dice)) == 4 * (seats + 1)
    assert [sum(die // 5 == season for die in dice) for season in range(4)] == [seats + 1] * 4


@pytest.mark.parametrize(("level", "cards"), [(1, 60), (2, 60), (3, 100)])
def test_a_level_has_its_cards(level: int, cards: int) -> None:
    game = start(level=level, seats=3)

    assert len(game.pile("draw").split()) == cards - 27


def test_everything_begins_at_nothing() -> None:
    game = split(draft(start(seats=4)))

    for seat in range(4):
        assert (game.crystals(seat), game.gauge(seat), game.bonus(seat), game.energy(seat)) == (0, 0, 0, "")
    assert game.time == (1, 1)


def test_who_begins_is_set_or_drawn_by_lot() -> None:
    assert start(first="1").state.moment()["first"] == 1
    assert {start(seed=seed).state.moment()["first"] for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("wrong", [{"level": 4}, {"sets": "mine"}, {"first": "2"}, {"kingdom": "x"}])
def test_a_wrong_option_is_refused_with_what_is_allowed(wrong: dict[str, object]) -> None:
    with pytest.raises(OptionError, match="allowed"):
        GAME.start(seats=2, **wrong)


@pytest.mark.parametrize("seats", [1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 4"):
        GAME.start(seats=seats)


# Prelude


def test_at_the_first_level_everyone_gets_a_set_and_goes_on_to_the_libraries() -> None:
    game = start(level=1, seats=4)

    assert game.asks == "split"
    assert len({game.cards("drafted", seat) for seat in range(4)}) == 4


def test_at_the_first_level_sets_may_be_chosen_in_turn_order() -> None:
    game = start(level=1, seats=3, sets="choose", first="1")

    assert (game.seat, game.offered("take_set")) == (1, ["1", "2", "3", "4"])
    game.choose("take_set 2")
    assert (game.seat, game.offered("take_set")) == (2, ["1", "3", "4"])


def test_the_draft_waits_for_all_and_shows_nothing_before() -> None:
    game = start(seats=3)
    before = game.state.view(1)
    first = game.state.options(0)[0].text

    game.choose(first, seat=0)
    after = game.state.view(1)

    assert after["to_move"] == [seat for seat in before["to_move"] if seat != 0]
    assert {**before, "to_move": 0, "prompts": 0} == {**after, "to_move": 0, "prompts": 0}
    assert game.told == []


def test_packs_go_to_the_left() -> None:
    game = start(seats=3)
    packs = [game.cards("pack", seat).split() for seat in range(3)]

    for seat in range(3):
        game.choose(f"pick {packs[seat][0]}", seat=seat)

    assert [game.cards("pack", (seat + 1) % 3).split() for seat in range(3)] == [pack[1:] for pack in packs]
    assert [game.cards("drafted", seat) for seat in range(3)] == [pack[0] for pack in packs]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_gives_everyone_nine_cards_and_does_not_ask_for_the_last(seats: int) -> None:
    game = start(seats=seats)
    asked = 0
    while game.asks == "draft":
        asked += len(game.state.to_move)
        for seat in game.state.to_move:
            game.choose(game.state.options(seat)[-1].text, seat=seat)

    assert asked == 8 * seats
    assert [len(game.cards("drafted", seat).split()) for seat in range(seats)] == [9] * seats


def test_nine_cards_are_split_into_hand_and_two_libraries() -> None:
    game = split(draft(start()))

    for seat in range(2):
        assert [len(game.cards(zone, seat).split()) for zone in ("hand", "library_2", "library_3")] == [3, 3, 3]
    assert game.asks == "take_die"


def test_a_library_may_be_looked_at_by_its_owner_only() -> None:
    game = split(draft(start()))

    assert len(game.seen(0, "library_3", 0)["cards"]) == 3
    assert game.seen(1, "library_3", 0)["cards"] == []
    assert game.seen(None, "hand", 0)["cards"] == []


def test_picks_on_the_way_are_seen_by_their_seat_only() -> None:
    game = draft(start())
    pick = game.state.options(0)[0]

    game.choose(pick.text, seat=0)

    assert game.seen(0, "shelf_1", 0)["cards"] == [pick.args[0]]
    assert game.seen(1, "shelf_1", 0)["cards"] == []


# A round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_are_taken_in_turn_order_and_one_is_left(seats: int) -> None:
    game = split(draft(start(seats=seats, first="1")))
    asked = []
    while game.asks == "take_die":
        asked.append((game.seat, len(game.options)))
        game.choose(game.options[0])

    assert asked == [((1 + place) % seats, seats + 1 - place) for place in range(seats)]
    assert game.seen(None, "left")["count"] == 1
    assert game.state.moment()["seat"] == 1


def test_the_die_gives_crystals_energy_gauge_and_the_right_to_transmute() -> None:
    game = table(player(gauge=2, energy=""), die="winter 1.1", dice={1: "winter 4.5"}, left="winter 2.1")

    assert (game.energy(), game.gauge(), game.crystals()) == ("F", 3, 0)
    assert game.offered("transmute") == ["fire"]


def test_a_full_reserve_is_cut_down_before_anything_else() -> None:
    game = table(player(energy="FFFFFFF"), die="winter 4.2", dice={1: "winter 4.5"}, left="winter 2.1")

    assert game.asks == "keep_to_limit"
    assert game.options == ["drop water", "drop fire"]
    game.choose("drop water", "drop fire")
    assert (game.energy(), game.crystals()) == ("WFFFFFF", 2)
    assert game.asks == "turn"


def test_the_dies_card_is_kept_or_discarded() -> None:
    for choice, hand, discard in (("keep_drawn", "purse_of_io", ""), ("discard_drawn", "", "purse_of_io")):
        game = table(player(), die="winter 1.5", draw="purse_of_io", dice={1: "winter 4.5"}, left="winter 2.1")

        game.choose("draw", choice)

        assert (game.hand(), game.pile("discard")) == (hand, discard)
        assert game.seen(1, "hand", 0)["cards"] == []


def test_the_draw_bonus_takes_one_of_two_cards_instead() -> None:
    game = table(
        player(), die="winter 1.5", draw="purse_of_io amulet_of_air", dice={1: "winter 4.5"}, left="winter 2.1"
    )

    game.choose("draw_two", "keep amulet_of_air")

    assert (game.hand(), game.pile("discard"), game.bonus()) == ("amulet_of_air", "purse_of_io", 1)
    assert game.asks == "turn"


def test_summoning_needs_room_on_the_gauge() -> None:
    assert table(player("purse_of_io", hand="temporal_boots", gauge=1)).offered("summon") == []
    assert table(player("purse_of_io", hand="temporal_boots", gauge=2)).offered("summon") == ["temporal_boots"]


def test_a_card_is_activated_once_a_round_also_right_after_summoning() -> None:
    game = table(player(hand="potion_of_power idol_of_the_familiar", energy="AWFE"))

    game.summon("idol_of_the_familiar").activate("idol_of_the_familiar")

    assert game.offered("activate") == []
    assert game.turned() == "idol_of_the_familiar"


def test_cards_are_straightened_at_the_start_of_the_next_round() -> None:
    game = table(player("idol_of_the_familiar"), dice={1: "winter 1.6"}, left="winter 4.1")

    game.activate("idol_of_the_familiar").choose("end_turn")
    during = game.turned()
    game.choose("end_turn")

    assert (during, game.turned()) == ("idol_of_the_familiar", "")


@pytest.mark.parametrize(
    ("space", "energy", "crystals"),
    [(1, "air", 1), (1, "water", 1), (1, "fire", 2), (3, "earth", 3), (4, "fire", 3), (8, "air", 3), (10, "water", 3)],
)
def test_transmuting_goes_by_the_rings_of_the_season(space: int, energy: str, crystals: int) -> None:
    game = table(player(energy="AWFE"), transmute=True, space=space)

    assert game.choose(f"transmute {energy}").crystals() == crystals


def test_the_rulebooks_example_of_transmuting_gives_eight() -> None:
    game = table(player(energy="FEE"), transmute=True, space=1)

    assert game.choose("transmute fire", "transmute earth", "transmute earth").crystals() == 8


def test_bonuses_may_be_used_three_times_in_a_game_the_same_one_too() -> None:
    game = table(player(gauge=1))

    game.choose("bonus_gauge", "bonus_gauge", "bonus_gauge")

    assert (game.gauge(), game.bonus()) == (4, 3)
    assert game.options == ["end_turn"]
    assert game.state.scores()[0] == -20


def test_the_transmutation_bonus_needs_no_symbol_and_adds_up() -> None:
    game = table(player(energy="EE"), space=1)

    game.choose("bonus_transmute", "transmute earth", "bonus_transmute", "transmute earth")

    assert game.crystals() == (3 + 1) + (3 + 2)


def test_the_right_to_transmute_ends_with_the_turn() -> None:
    game = table(player(energy="E"), player(energy="E"), transmute=True, dice={1: "winter 4.2"}, left="winter 4.1")

    game.choose("end_turn")

    assert game.offered("transmute") == []


# End of a round, of a year, of the game


def test_the_die_that_nobody_took_moves_the_marker_and_the_first_player_changes() -> None:
    game = table(player(), player(), player(), first=0, left="winter 4.3", dice={1: "winter 1.6", 2: "winter 2.5"})

    game.choose("end_turn", "end_turn", "end_turn")

    assert game.time == (1, 4)
    assert game.state.moment()["first"] == 1


@pytest.mark.parametrize(("year", "library"), [(1, "library_2"), (2, "library_3")])
def test_a_new_year_brings_its_library_into_the_hand(year: int, library: str) -> None:
    zones = {"hand": "amulet_of_air", library: "purse_of_io staff_of_spring amulet_of_fire"}
    game = table(player(**zones), year=year, space=12, dice={1: "autumn 4.5"}, left="autumn 1.1")

    game.choose("end_turn", "end_turn")

    assert game.time == (year + 1, 1)
    assert game.hand() == "amulet_of_air amulet_of_fire purse_of_io staff_of_spring"
    assert game.cards(library) == ""


def test_the_game_ends_when_the_third_year_is_over() -> None:
    game = final_round(player(crystals=5), player(crystals=3), dice={1: "autumn 4.5"})

    game.choose("end_turn", "end_turn")

    assert game.state.over
    assert game.state.scores() == [5, 9]
    assert game.state.winners() == (1,)


def test_the_rulebooks_example_of_scoring() -> None:
    game = final_round(
        player(
            "runic_cube_of_eolis lantern_of_xidit syllas_the_faithful",
            hand="purse_of_io",
            crystals=72,
            bonus=2,
            energy="",
        )
    )

    assert game.state.scores()[0] == 72 + 68 - 12 - 5


def test_energy_left_over_is_worth_nothing() -> None:
    assert final_round(player(energy="AAAAAAA")).state.scores()[0] == 0


def test_the_score_sheet_says_where_points_come_from() -> None:
    game = final_round(player("purse_of_io purse_of_io ragfields_helm", hand="amulet_of_air", crystals=4, bonus=1))

    lines = [(line["key"], line["count"], line["points"]) for line in game.state.score_sheet()[0]]

    assert lines == [
        ("crystals", 4, 4),
        ("purse_of_io", 2, 12),
        ("ragfields_helm", 1, 10),
        ("bonus_ragfields_helm", 1, 20),
        ("cards_in_hand", 1, -5),
        ("bonuses", 1, -5),
    ]


# Bad input, positions, guesses


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = table(player(hand="purse_of_io"))
    before = game.state.dump()

    for wrong in ("summon purse_of_io", "summon nothing", "take_die winter_1", 9999):
        with pytest.raises(IllegalChoice, match="allowed"):
            game.state.choose(wrong)

    assert game.state.dump() == before


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"seats": {0: {"play": ["black_lotus"]}}}, "seats.0.play"),
        ({"seats": {0: {"play": ["purse_of_io*3"]}}}, "purse_of_io"),
        ({"seats": {0: {"turned": ["purse_of_io"]}}}, "seats.0.turned"),
        ({"seats": {0: {"energy": {"lava": 1}}}}, "seats.0.energy.lava"),
        ({"seats": {0: {"gauge": 16}}}, "seats.0.gauge"),
        ({"seats": {2: {}}}, "seats"),
        ({"space": 13}, "space"),
        ({"turn": {"die": "winter 9.9"}}, "turn.die"),
        ({"dice": {1: "brown 1.1"}}, "dice"),
        ({"options": {"level": 2}, "seats": {0: {"hand": ["crystal_orb"]}}}, "crystal_orb"),
        ({"seen": {0: ["nowhere"]}}, "seen.0"),
        ({"seen": {0: ["hand 7 purse_of_io"]}}, "seen.0"),
        ({"effect": {"frames": [{"frame": ["Nonsense"]}]}}, "effect.frames"),
        ({"effect": {"frames": []}}, "effect.frames"),
        ({"luck": [1]}, "luck"),
        ({"seats": {0: {"turned": 5}}}, "seats.0.turned"),
        ({"seen": {0: 5}}, "seen.0"),
        ({"seen_one_of": {0: 5}}, "seen_one_of.0"),
        ({"seen_one_of": {0: [5]}}, "seen_one_of.0"),
        ({"seen": {0: ["hand 1 purse_of_io"]}}, "seen.0"),
        (
            {"seats": {1: {"hand": ["purse_of_io"]}}, "seen": {0: ["owned 1 purse_of_io", "hand 1 purse_of_io"]}},
            "seen.0",
        ),
        ({"seen": {1: ["discard familiar"]}}, "seen.1"),
        ({"seen_one_of": {0: [[["hand 1 purse_of_io"], ["hand 1 figrim_the_avaricious"]]]}}, "seen_one_of.0"),
        ({"seen_top": 5}, "seen_top"),
        ({"seen_top": [9]}, "seen_top"),
        ({"seen_top": ["x"]}, "seen_top"),
        ({"phase": "draft"}, "seats.0.pack"),
        ({"phase": "draft", "seats": {0: {"pack": ["purse_of_io"]}}}, "seats.1.pack"),
        ({"phase": "libraries"}, "seats.0.drafted"),
        ({"rolls": [["winter 1.1"]]}, "rolls"),
        ({"rolls": [["winter 1.1", "winter 1.2", "winter 2.1"]]}, "rolls"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_a_wrong_position_is_refused_by_the_name_of_its_field(wrong: dict[str, object], field: str) -> None:
    with pytest.raises(PositionError, match=field.replace(".", r"\.")):
        GAME.position({"game": "seasons", "players": 2, **wrong})


def test_a_guess_gives_back_what_was_seen_of_packs_passed_on() -> None:
    game = start(seed=5)
    mine = game.cards("pack", 0).split()
    for seat in range(2):
        game.choose(game.state.options(seat)[0].text, seat=seat)
    passed = mine[1:]

    for number in range(20):
        guess = Game(game.state.guess(0, Luck(number)))
        assert guess.cards("pack", 1).split() == sorted(passed)
