"""Set-up, options, and the draft for every number of players."""

import pytest

from ludoteka import OptionError
from ludoteka.games.citadels.sets import SETS
from tests.games.citadels.talk import FIRST, GAME, Game

FOUR = {4: (2, 5), 5: (1, 6), 6: (0, 7), 7: (0, 7)}
FOUR_NINE = {4: (3, 5), 5: (2, 6), 6: (1, 7), 7: (0, 8), 8: (0, 8)}


def begin(seats: int, **options: object) -> Game:
    return Game(GAME.start(seats=seats, seed=7, listen=True, **options))


@pytest.mark.parametrize("seats", range(2, 9))
def test_everyone_begins_with_four_cards_and_two_gold(seats: int) -> None:
    game = begin(seats)

    assert [game.cards(seat) for seat in range(seats)] == [4] * seats
    assert [game.gold(seat) for seat in range(seats)] == [2] * seats
    assert len(game.deck) == 68 - 4 * seats


@pytest.mark.parametrize(("seats", "expected"), FOUR.items())
def test_face_up_discards_and_the_first_pack_with_eight_characters(seats: int, expected: tuple[int, int]) -> None:
    game = begin(seats)

    assert (game.seen(None, "face_up")["count"], len(game.options)) == expected


@pytest.mark.parametrize(("seats", "expected"), FOUR_NINE.items())
def test_face_up_discards_and_the_first_pack_with_nine_characters(seats: int, expected: tuple[int, int]) -> None:
    game = begin(seats, nine=True)

    assert (game.seen(None, "face_up")["count"], len(game.options)) == expected


@pytest.mark.parametrize("seed", range(40))
def test_rank_four_is_never_discarded_face_up(seed: int) -> None:
    game = Game(GAME.start(seats=4, seed=seed, nine=True))

    assert "king" not in game.seen(None, "face_up")["cards"]


def test_the_last_of_seven_also_takes_the_face_down_card() -> None:
    game = begin(7, crown="0")
    for _ in range(6):
        game.choose(game.options[0])

    down = game.seen(None, "face_down")["count"]
    assert (game.seat, len(game.options), down) == (6, 2, 1)
    picked, left = game.options
    game.choose(picked)

    assert game.seen(6, "face_down")["cards"] == [left.split()[1]]
    assert game.seen(5, "face_down") == {"id": "face_down", "seat": None, "cards": [], "count": 1}


@pytest.mark.parametrize(("seats", "nine"), [(3, True), (4, False), (4, True), (5, False), (6, False), (7, True)])
def test_the_last_player_sees_which_of_the_last_two_was_laid_face_down(seats: int, nine: bool) -> None:
    game = begin(seats, crown="0", nine=nine)
    while len(game.options) > 2:
        game.choose(game.options[0])
    picked, left = game.options
    game.choose(picked)

    assert game.seen(seats - 1, "face_down")["cards"] == [left.split()[1]]
    assert game.seen(0, "face_down")["cards"] == []


def test_two_players_keep_two_and_lay_aside_between() -> None:
    game = begin(2, crown="0")
    verbs = []
    while game.state.view(None)["turn"]["phase"] == "selection":
        verbs.append((game.seat, game.options[0].split()[0], len(game.options)))
        game.choose(game.options[0])

    assert verbs == [
        (0, "pick", 7),
        (1, "pick", 6),
        (1, "lay_aside", 5),
        (0, "pick", 4),
        (0, "lay_aside", 3),
        (1, "pick", 2),
    ]


def test_three_players_keep_two_with_a_random_discard_between() -> None:
    game = begin(3, crown="0")
    sizes = []
    while game.state.view(None)["turn"]["phase"] == "selection":
        sizes.append((game.seat, len(game.options)))
        game.choose(game.options[0])

    assert sizes == [(0, 8), (1, 7), (2, 6), (0, 4), (1, 3), (2, 2)]
    assert len(game.events("discard_at_random")) == 1


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_printed_set_can_be_played_by_every_number(name: str, seats: int) -> None:
    cast = GAME.start(seats=seats, characters=name).view(None)["options"]

    assert len(cast["characters"]) == (9 if seats in (3, 8) else 8)
    assert len(cast["uniques"]) == 14


def test_barred_characters_of_a_set_are_replaced() -> None:
    two = GAME.start(seats=2, characters="illustrious-emissaries").view(None)["options"]["characters"]
    four = GAME.start(seats=4, characters="devious-dignitaries", nine=True).view(None)["options"]["characters"]

    assert two[3] == "king"
    assert four[8] == "artist"


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (2, {"characters": [*FIRST[:3], "emperor", *FIRST[4:]]}, "emperor needs at least 3 players"),
        (4, {"characters": [*FIRST, "queen"]}, "queen needs at least 5 players"),
        (3, {"characters": FIRST}, "3 players need rank 9; allowed: artist, tax_collector"),
        (8, {"characters": FIRST}, "8 players need rank 9; allowed: queen, artist, tax_collector"),
        (2, {"characters": [*FIRST, "artist"]}, "2 players use ranks 1 to 8 only"),
        (2, {"nine": True}, "2 players use ranks 1 to 8 only"),
        (4, {"nine": True, "characters": FIRST}, "characters name none of rank 9"),
        (4, {"characters": [*FIRST, "witch"]}, "share rank 1"),
        (4, {"characters": FIRST[1:]}, "rank 1 is missing; allowed: assassin, witch, magistrate"),
        (4, {"characters": ["pope", *FIRST[1:]]}, "'pope' is unknown here"),
        (4, {"uniques": ["keep"] * 14}, "14 different unique districts are needed, 1 are given"),
        (4, {"uniques": SETS["first-game"][1].split()[:13]}, "14 different unique districts are needed, 13 are given"),
        (4, {"uniques": [*SETS["first-game"][1].split(), "park"]}, "14 different unique districts are needed, 15"),
        (4, {"uniques": "manor, keep"}, "'manor' is unknown here"),
        (4, {"crown": "4"}, "allowed: random, 0, 1, 2, 3"),
        (9, {}, "2 to 8 seats"),
    ],
)
def test_impossible_options_are_refused_with_the_reason(seats: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.start(seats=seats, **options)

    assert said in str(caught.value)


def test_cards_are_named_in_any_language() -> None:
    characters = ["Wiedźma", "Kém", "Wróżka", "Król", "Püspök", "Handlarz", "Uczona", "Hadúr"]
    state = GAME.start(seats=4, characters=characters)

    named = ["witch", "spy", "seer", "king", "bishop", "trader", "scholar", "warlord"]
    assert state.view(None)["options"]["characters"] == named


def test_the_crown_goes_where_the_option_says() -> None:
    assert [begin(5, crown=str(seat)).crown for seat in range(5)] == [0, 1, 2, 3, 4]
