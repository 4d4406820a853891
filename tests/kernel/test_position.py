"""Positions: what is wrong in a description is refused with its field and what is allowed."""

import copy
from typing import Any

import pytest

import ludoteka
from ludoteka import PositionError

GAME = ludoteka.load("dominion")
GOOD: dict[str, Any] = {
    "game": "dominion",
    "players": 2,
    "options": {"kingdom": "first-game"},
    "turn": {"seat": 0, "phase": "action"},
    "seats": {0: {"hand": ["village", "militia", "copper*2"], "deck": ["silver", "estate"]}, 1: {"hand": ["moat"]}},
    "shuffles": {0: [["copper", "silver"]]},
}


NESTED: list[Any] = []
for _ in range(3000):
    NESTED = [NESTED]


def changed(path: str, value: Any) -> dict[str, Any]:
    """The good description with one field changed."""
    description = copy.deepcopy(GOOD)
    *way, last = path.split(".")
    place = description
    for key in way:
        place = place.setdefault(int(key) if key.isdigit() else key, {})
    place[int(last) if last.isdigit() else last] = value
    return description


def test_the_description_that_the_others_spoil_is_good() -> None:
    state = GAME.position(GOOD)

    assert state.to_move == (0,)
    assert [option.text for option in state.options(0)] == ["play militia", "play village", "buy_phase"]


@pytest.mark.parametrize("key", [0, "0"])
def test_seats_may_be_numbers_or_text(key: Any) -> None:
    state = GAME.position({"players": 2, "seats": {key: {"hand": ["smithy"]}}})

    assert state.view(0)["zones"][3]["cards"] == ["smithy"]


@pytest.mark.parametrize("name", ["throne_room", "Throne Room", "THRONE-ROOM", " throne room "])
def test_names_are_read_whatever_their_case_spaces_and_hyphens(name: str) -> None:
    state = GAME.position({"players": 2, "seats": {0: {"hand": [name]}}})

    assert state.describe()["seats"]["0"]["hand"] == ["throne_room"]


def test_what_is_not_named_is_empty_and_neutral() -> None:
    state = GAME.position({"players": 3})

    description = state.describe()
    assert description["turn"] == {"seat": 0, "phase": "buy", "actions": 1, "buys": 1, "coins": 0, "bought": False}
    assert description["trash"] == []
    assert [description["seats"][str(seat)]["hand"] for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("data", [None, [], "village", 4])
def test_a_description_is_a_mapping(data: Any) -> None:
    with pytest.raises(PositionError, match="position: a mapping expected"):
        GAME.position(data)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("game", "citadels", "game: one of dominion expected, 'citadels' found"),
        ("players", 5, "players: a number from 2 to 4 expected, 5 found"),
        ("players", "2", "players: a number from 2 to 4 expected, '2' found"),
        ("players", True, "players: a number from 2 to 4 expected, True found"),
        ("seed", 1.5, "seed: a number or text expected, 1.5 found"),
        ("options", ["x"], "options: a mapping expected"),
        ("options.kingdom", "nowhere", "options: option kingdom: 'nowhere' is not allowed; allowed: first-game"),
        ("options.colour", 1, "options: unknown option 'colour'; allowed: kingdom"),
        ("turn.seat", 2, "turn.seat: a number from 0 to 1 expected, 2 found"),
        ("turn.phase", "night", "turn.phase: one of action, buy expected, 'night' found"),
        ("turn.phase", ["action"], "turn.phase: one of action, buy expected"),
        ("turn.actions", -1, "turn.actions: a number from 0"),
        ("turn.coins", "many", "turn.coins: a number from 0"),
        ("turn.bought", 1, "turn.bought: true or false expected, 1 found"),
        ("turn.mood", "good", "turn.mood: unknown field; allowed: actions, bought, buys, coins, phase, seat"),
        ("seats.7", {}, "seats: '7' is no seat; allowed: 0 to 1"),
        ("seats.left", {}, "seats: 'left' is no seat; allowed: 0 to 1"),
        ("seats.1", ["moat"], "seats.1: a mapping expected"),
        ("seats.1.hand", "moat", "seats.1.hand: a list of names expected, 'moat' found"),
        ("seats.1.hand", ["platinum"], "seats.1.hand: unknown name 'platinum'; allowed: copper, silver"),
        ("seats.1.hand", [None], "seats.1.hand: unknown name None"),
        ("seats.1.hand", ["copper*x"], r"seats.1.hand: 'copper\*x': a number"),
        ("seats.1.hand", ["copper*"], r"seats.1.hand: 'copper\*': a number from 0 to 1000 expected after \*"),
        ("seats.1.hand", ["copper*-2"], r"seats.1.hand: 'copper\*-2': a number"),
        ("seats.1.hand", ["copper*99999999999"], r"seats.1.hand: 'copper\*99999999999': a number"),
        ("seats.1.purse", 3, "seats.1.purse: unknown field; allowed: deck, discard, hand, play, seen, turns"),
        ("seats.1.turns", -3, "seats.1.turns: a number from 0"),
        ("seats.1.play", ["village"], "seats.1.play: only the player whose turn it is has cards in play"),
        ("seats.0.seen", {"deck": 3}, "seats.0.seen.deck: a number from 0 to 2 expected, 3 found"),
        ("seats.0.seen", {"hand": ["gold"]}, "seats.0.seen.hand: there is no such gold"),
        ("seats.0.seen", {"discard": 1}, "seats.0.seen.discard: a number from 0 to 0 expected, 1 found"),
        ("seats.0.seen", {"toes": 1}, "seats.0.seen.toes: unknown field; allowed"),
        ("supply", {"witch": 3}, "supply: 'witch' is not in this supply; allowed: copper, silver"),
        ("supply", {"moat": -1}, "supply.moat: a number from 0 to 100 expected, -1 found"),
        ("supply", ["moat"], "supply: a mapping expected"),
        ("trash", "moat", "trash: a list of names expected, 'moat' found"),
        ("shuffles.0", "copper", "shuffles.0: a list of orders, one for each shuffle, expected"),
        ("shuffles.0", [["platinum"]], "shuffles.0.0: unknown name 'platinum'"),
        ("shuffles.5", [[]], "shuffles: '5' is no seat; allowed: 0 to 1"),
        ("luck", [1, 2], "luck: 20 numbers of 32 bits expected"),
        ("luck", [-1] * 20, "luck: 20 numbers of 32 bits expected"),
        ("over", "yes", "over: true or false expected, 'yes' found"),
        ("weather", "rain", "weather: unknown field; allowed: .*seats"),
        ("effect", {"frames": [{"frame": ["Nothing", 1]}]}, "effect.frames: unknown frame 'Nothing'"),
        ("effect", {"frames": [{"frame": ["BuyPhase"]}]}, "effect.frames: frame BuyPhase"),
        ("effect", {"frames": [{"frame": ["BuyPhase", 9]}]}, "effect: it does not fit"),
        ("effect", {"frames": [{"frame": ["MaySetAside", 0]}]}, "effect: it does not fit"),
        ("effect", {"frames": 3}, "effect.frames"),
        ("effect", {"frames": []}, "effect.frames: frames with something left to do expected"),
        (
            "effect",
            {"frames": [{"frame": ["BuyPhase", -1]}]},
            "effect.frames: a question for each of some seats from 0",
        ),
        ("effect", {"frames": [{"frame": ["Resolve", 99, 0]}]}, "effect: it does not fit"),
        ("effect", {"frames": [{"frame": ["Together", [7]]}]}, "effect: it does not fit"),
        ("effect", {"frames": NESTED}, "position: at most 50 mappings and lists within each other"),
        ("trash", NESTED, "position: at most 50 mappings and lists within each other"),
        ("seats", {"9" * 5000: {}}, "seats: '99.*9' is no seat; allowed: 0 to 1"),
        ("effect", {"shown_of": 2}, "effect.shown_of: a number from -1 to 1 expected, 2 found"),
        ("effect", {"magic": 2}, "effect.magic: unknown field; allowed"),
    ],
)
def test_a_wrong_field_is_named_with_what_is_allowed(path: str, value: Any, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        GAME.position(changed(path, value))


def test_numbers_in_a_description_are_not_needed_to_add_up_to_the_box() -> None:
    state = GAME.position({"players": 2, "seats": {0: {"hand": ["province*50"]}}})

    assert state.scores() == [300, 0]
