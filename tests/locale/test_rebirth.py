"""Rebirth told in every language: each tile, place, card, question, option, event, zone and counter has its words."""

import random
from typing import Any

import pytest

import ludoteka
from ludoteka.games.rebirth import maps, towers
from ludoteka.games.rebirth.cards import GOAL_NAMES, MISSIONS, OF_CASTLES, OF_CATHEDRALS
from ludoteka.games.rebirth.tiles import NAMES
from ludoteka.games.rebirth.zones import SOURCES
from ludoteka.locale import LANGUAGES, find, has, key_of, name_of, say
from ludoteka.locale import names as named

GAME = ludoteka.load("rebirth")
PLAYERS = ("Zofia", "Bence", "Krisztina", "Anna")
SEATS = {"seat": "player", "victim": "victim"}
GENERAL = [mission.name for mission in MISSIONS]
PLACES = ["castle@Stirling", "cathedral@Perth", "tower@Cashel", "town@Dublin"]
THINGS = [
    *NAMES,
    "neutral",
    *PLACES,
    "port",
    "offshore",
    *GENERAL,
    f"{OF_CASTLES.name}@Inveraray",
    f"{OF_CATHEDRALS.name}@Perth",
    "cathedral_gift",
    *GOAL_NAMES,
    *towers.NAMES,
]
PRINTED = {
    "food": "Farma",
    "energy": "Elektrownia",
    "port": "Port",
    "longest_shore": "Najdłuższa linia brzegowa",
    "large_settlements": "Obecność w dużych osadach",
    "largest_energy_group": "Największa grupa elektrowni",
    "most_food_groups": "Najwięcej grup farm",
    "most_castles": "Najwięcej zamków",
    "most_ports": "Najwięcej portów",
    "most_at_castle@Inveraray": "Zamek Inveraray",
    "most_at_cathedral@Perth": "Katedra w Perth",
    "cathedral_gift": "Dar Katedry",
}
SETTINGS = [("scotland", 2), ("scotland", 4), ("ireland", 3), ("ireland", 2)]


def words(language: str, given: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a message: seats and things of the game by name, the rest as it is."""
    args: dict[str, Any] = {}
    for name, value in given.items():
        if name in SEATS and value is not None:
            args[SEATS[name]] = PLAYERS[int(value)]
        elif name == "cards":
            args[name] = named(language, "rebirth", value)
        elif isinstance(value, str):
            args[name] = name_of(language, "rebirth", value) or value
        elif isinstance(value, (int, bool)):
            args[name] = value
    return args


def tell_event(language: str, event: dict[str, Any]) -> str:
    key = key_of("rebirth", "log", event["kind"])
    if "cards" in event and has(language, f"{key}.seen"):
        key += ".seen"
    return say(language, key, **words(language, event))


def tell_view(language: str, view: dict[str, Any]) -> list[str]:
    told = [say(language, key_of("rebirth", "zone", zone["id"])) for zone in view["zones"]]
    told += [named(language, "rebirth", zone["cards"]) for zone in view["zones"] if zone.get("cards")]
    told += [
        named(language, "rebirth", [pile["card"] for pile in zone.get("piles", [])]) or "-" for zone in view["zones"]
    ]
    told += [say(language, key_of("rebirth", "counter", each["id"])) for each in view["counters"]]
    told += [say(language, key_of("rebirth", "counter", each["id"]) + ".word") for each in view["counters"]]
    told.append(say(language, key_of("rebirth", "phase", view["turn"]["phase"])))
    for prompt in view["prompts"]:
        told += tell_prompt(language, prompt, prompt["seat"] == view["seat"])
    for lines in (view["result"] or {"sheet": []})["sheet"]:
        told += [name_of(language, "rebirth", line["key"]) or "" for line in lines]
    return told


def tell_prompt(language: str, prompt: dict[str, Any], is_mine: bool) -> list[str]:
    """A question with its help; to whoever lays a tile, where each of its points would come from."""
    key = key_of("rebirth", "ask" if is_mine else "wait", prompt["key"])
    args = words(language, {**prompt["args"], "source": prompt["source"], "seat": prompt["seat"]})
    told = [say(language, key, **args)]
    if has(language, f"{key}.help"):
        told.append(say(language, f"{key}.help", **args))
    for preview in prompt["args"].get("previews", []):
        told += [name_of(language, "rebirth", part["key"]) or "" for part in preview["parts"]]
    return told


def played(seed: int, language: str, on: str, seats: int) -> set[str]:
    """Plays a game by lot and tells all of it to every seat and to a spectator; gives all that was said."""
    told: set[str] = set()
    luck = random.Random(seed)
    state = GAME.start(seats=seats, seed=seed, map=on)
    state.listen()
    while not state.over:
        seat = state.to_move[0]
        for viewer in (*range(seats), None):
            told.update(tell_view(language, state.view(viewer)))
        options = state.options(seat)
        for option in options:
            told.add(say(language, key_of("rebirth", "do", option.verb), **words(language, option.to_json())))
        state.choose(luck.choice(options), seat)
        for event in state.take_events():
            told.update(tell_event(language, event.seen_by(viewer)) for viewer in (*range(seats), None))
    told.update(tell_view(language, state.view(0)))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("on", "seats"), SETTINGS)
def test_a_game_is_told_from_its_start_to_its_end(on: str, seats: int, language: str) -> None:
    told = played(seats, language, on, seats)

    assert len(told) > 200
    assert not [line for line in told if set(line) & set("{}@") or not line.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_action_space_has_a_label(language: str) -> None:
    for option in GAME.actions:
        assert say(language, key_of("rebirth", "do", option.verb), **words(language, option.to_json()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_each_of_its_values_has_a_name(language: str) -> None:
    for setting in GAME.settings:
        assert say(language, key_of("rebirth", "option", setting.name))
        for value in setting.values:
            assert say(language, key_of("rebirth", "option", setting.name, value))


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_place_card_and_marker_has_name_rule_and_note(language: str, thing: str) -> None:
    assert name_of(language, "rebirth", thing)
    assert str(name_of(language, "rebirth", thing, "rule")).endswith(".")
    assert str(name_of(language, "rebirth", thing, "note")).endswith(".")


@pytest.mark.parametrize("thing", THINGS)
def test_a_rule_has_the_same_numbers_in_every_language(thing: str) -> None:
    def digits(language: str) -> list[str]:
        return sorted(sign for sign in str(name_of(language, "rebirth", thing, "rule")) if sign.isdigit())

    assert digits("pl") == digits("en") == digits("hu")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name_of_its_own(language: str) -> None:
    told = [say(language, key_of("rebirth", source)) for source in SOURCES]

    assert len(set(told)) == len(SOURCES)


def test_polish_names_are_those_of_the_rulebook() -> None:
    assert {thing: name_of("pl", "rebirth", thing) for thing in PRINTED} == PRINTED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("on", maps.NAMES)
def test_a_place_and_its_card_bear_its_name(on: str, language: str) -> None:
    layout = maps.named(on)
    for place in (*layout.castle_names, *layout.site_names):
        for front in ("castle", "tower", OF_CASTLES.name, OF_CATHEDRALS.name, "cathedral"):
            assert place in str(name_of(language, "rebirth", f"{front}@{place}"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("things", [list(NAMES), GOAL_NAMES, GENERAL, list(towers.NAMES)])
def test_no_two_of_a_kind_share_a_name(things: list[str], language: str) -> None:
    for thing in things:
        assert find("rebirth", str(name_of(language, "rebirth", thing)), things) == thing
