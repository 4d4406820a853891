"""Whole games told in every language: each question, option, event, zone and counter that comes up has its words."""

import random
from typing import Any

import pytest

import ludoteka
from ludoteka.locale import LANGUAGES, key_of, names, say
from ludoteka.locale import has as has_message

SETS = ("first-game", "big-money", "interaction", "size-distortion", "village-square")
PLAYERS = ("Zofia", "Bence", "Krisztina")
SEATS = {"seat": "player", "attacker": "attacker", "victim": "victim"}


def words(language: str, given: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a message: seats and cards by name, the rest as it is."""
    args: dict[str, Any] = {}
    for name, value in given.items():
        if name in SEATS:
            args[SEATS[name]] = PLAYERS[value]
        elif name in ("card", "source", "top") and value is not None:
            args[name] = say(language, key_of("dominion", value))
        elif name == "cards":
            args[name] = names(language, "dominion", value)
        elif value is not None:
            args[name] = value
    return args


def tell_event(language: str, event: dict[str, Any]) -> str:
    key = key_of("dominion", "log", event["kind"])
    if "cards" in event and has_message(language, f"{key}.seen"):
        key += ".seen"
    return say(language, key, **words(language, event))


def tell_view(language: str, view: dict[str, Any]) -> list[str]:
    told = [say(language, key_of("dominion", "zone", zone["id"])) for zone in view["zones"]]
    told += [say(language, key_of("dominion", "counter", each["id"])) for each in view["counters"]]
    told += [
        say(language, key_of("dominion", "counter", each["id"]) + ".word", number=each["value"])
        for each in view["counters"]
    ]
    told += [say(language, key_of("dominion", "fact", fact["key"]), **words(language, fact)) for fact in view["facts"]]
    told.append(say(language, key_of("dominion", "phase", view["turn"]["phase"])))
    for prompt in view["prompts"]:
        asked = "ask" if prompt["seat"] == view["seat"] else "wait"
        key = key_of("dominion", asked, prompt["key"])
        args = words(language, {**prompt["args"], "source": prompt["source"], "seat": prompt["seat"]})
        told.append(say(language, key, **args))
        if has_message(language, f"{key}.help"):
            told.append(say(language, f"{key}.help", **args))
    return told


def played(kingdom: str, language: str) -> set[str]:
    """Plays a game by lot and tells all of it to every seat and to a spectator; gives all that was said."""
    told: set[str] = set()
    luck = random.Random(kingdom)
    state = ludoteka.load("dominion").start(seats=3, seed=11, kingdom=kingdom)
    state.listen()
    for _ in range(600):
        if state.over:
            break
        seat = state.to_move[0]
        for viewer in (*range(3), None):
            told.update(tell_view(language, state.view(viewer)))
        options = state.options(seat)
        for option in options:
            told.add(say(language, key_of("dominion", "do", option.verb), **words(language, option.to_json())))
        # Buying Coppers and Curses teaches nothing
        choice = luck.choice([each for each in options if each.text not in ("buy copper", "buy curse")])
        state.choose(choice, seat)
        for event in state.take_events():
            told.update(tell_event(language, event.seen_by(viewer)) for viewer in (*range(3), None))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kingdom", SETS)
def test_a_game_can_be_told_from_its_start(kingdom: str, language: str) -> None:
    told = played(kingdom, language)

    assert len(told) > 300
    assert not [line for line in told if "{" in line or not line.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_of_the_action_space_has_a_label(language: str) -> None:
    for option in ludoteka.load("dominion").actions:
        assert say(language, key_of("dominion", "do", option.verb), **words(language, option.to_json()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["provinces", "piles"])
def test_the_end_is_told_with_its_reason(language: str, reason: str) -> None:
    line = say(language, "dominion-log-end-game", player="Zofia", reason=reason)

    assert line != say(language, "dominion-log-end-game", player="Zofia", reason=_other(reason))


def _other(reason: str) -> str:
    return "piles" if reason == "provinces" else "provinces"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_game_and_each_of_its_values_has_a_name(language: str) -> None:
    for setting in ludoteka.load("dominion").settings:
        assert say(language, key_of("dominion", "option", setting.name))
        for value in setting.values:
            assert say(language, key_of("dominion", "option", setting.name, value))
