"""Citadels told whole in every language: each question, option, event, zone, counter and fact has its words."""

import random
from typing import Any

import pytest

import ludoteka
from ludoteka.games.citadels.names import CHARACTER_NAMES, DISTRICT_NAMES
from ludoteka.games.citadels.sets import SETS
from ludoteka.locale import LANGUAGES, find, has, key_of, names, say

GAME = ludoteka.load("citadels")
PLAYERS = ("Zofia", "Bence", "Krisztina", "Anna", "Jan")
SEATS = {"seat": "player", "victim": "victim"}
CARDS = (*CHARACTER_NAMES, *DISTRICT_NAMES)


def words(language: str, given: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a message: seats and cards by name, the rest as it is."""
    args: dict[str, Any] = {}
    for name, value in given.items():
        if name in SEATS and value is not None:
            args[SEATS[name]] = PLAYERS[int(value) % len(PLAYERS)]
        elif name in ("card", "source", "top", "reason") and value is not None:
            args[name] = say(language, key_of("citadels", value))
        elif name in ("cards", "given_cards", "must"):
            args[name] = names(language, "citadels", value)
        elif value is not None:
            args[name] = value
    return args


def tell_event(language: str, event: dict[str, Any]) -> str:
    key = key_of("citadels", "log", event["kind"])
    if "cards" in event and has(language, f"{key}.seen"):
        key += ".seen"
    return say(language, key, **words(language, event))


def tell_view(language: str, view: dict[str, Any]) -> list[str]:
    told = [say(language, key_of("citadels", "zone", zone["id"])) for zone in view["zones"]]
    for each in view["counters"]:
        told.append(say(language, key_of("citadels", "counter", each["id"])))
        told.append(say(language, key_of("citadels", "counter", each["id"]) + ".word", number=each["value"]))
    for pile in view["zones"][0]["piles"]:
        told.append(say(language, key_of("citadels", "state", pile["state"])))
        told += [say(language, key_of("citadels", "mark", mark)) for mark in pile["marks"]]
    told += [say(language, key_of("citadels", "fact", fact["key"]), **words(language, fact)) for fact in view["facts"]]
    told.append(say(language, key_of("citadels", "phase", view["turn"]["phase"])))
    for prompt in view["prompts"]:
        asked = "ask" if prompt["seat"] == view["seat"] else "wait"
        args = words(language, {**prompt["args"], "source": prompt["source"], "seat": prompt["seat"]})
        told.append(say(language, key_of("citadels", asked, prompt["key"]), **args))
    for lines in (view["result"] or {"sheet": []})["sheet"]:
        told += [sheet_line(language, line["key"]) for line in lines]
    return told


def sheet_line(language: str, key: str) -> str:
    """What a line of the score sheet is called: a card, or a message of its own."""
    return say(language, key_of("citadels", key))


def played(characters: str, language: str) -> set[str]:
    """Plays a game by lot and tells all of it to every seat and to a spectator; gives all that was said."""
    told: set[str] = set()
    luck = random.Random(characters)
    state = GAME.start(seats=5, seed=3, characters=characters, nine=True)
    state.listen()
    while not state.over:
        seat = state.to_move[0]
        for viewer in (*range(5), None):
            told.update(tell_view(language, state.view(viewer)))
        for option in state.options(seat):
            told.add(say(language, key_of("citadels", "do", option.verb), **words(language, option.to_json())))
        state.choose(luck.choice(state.options(seat)), seat)
        for event in state.take_events():
            told.update(tell_event(language, event.seen_by(viewer)) for viewer in (*range(5), None))
    told.update(tell_view(language, state.view(0)))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("characters", SETS)
def test_a_game_can_be_told_from_start_to_end(characters: str, language: str) -> None:
    told = played(characters, language)

    assert len(told) > 500
    assert not [line for line in told if "{" in line or not line.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_action_space_has_a_label(language: str) -> None:
    for option in GAME.actions:
        assert say(language, key_of("citadels", "do", option.verb), **words(language, option.to_json()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_each_of_its_values_has_a_name(language: str) -> None:
    for setting in GAME.settings:
        assert say(language, key_of("citadels", "option", setting.name))
        assert say(language, key_of("citadels", "option", setting.name) + ".help")
        for value in setting.values:
            assert say(language, key_of("citadels", "option", setting.name, value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_name_rule_and_note_and_is_found_by_its_name(language: str) -> None:
    for card in CARDS:
        key = key_of("citadels", card)

        assert say(language, f"{key}.rule").endswith(".")
        assert say(language, f"{key}.note").endswith(".")
        assert find("citadels", say(language, key), CARDS) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_card_are_the_same_in_every_language(language: str) -> None:
    def digits(text: str) -> list[str]:
        return sorted(sign for sign in text if sign.isdigit())

    for card in CARDS:
        key = key_of("citadels", card) + ".rule"
        assert digits(say(language, key)) == digits(say("en", key)), key
