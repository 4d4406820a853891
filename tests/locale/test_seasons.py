"""Seasons told in every language: each card, question, option, event, zone, counter and fact has its words."""

import random
from typing import Any

import pytest

import ludoteka
from ludoteka.games.seasons.dice import DICE_NAMES, FACE_IDS
from ludoteka.games.seasons.names import NUMBER
from ludoteka.locale import LANGUAGES, find, has, key_of, say
from ludoteka.locale import names as named

GAME = ludoteka.load("seasons")
PLAYERS = ("Zofia", "Bence", "Krisztina")
SEATS = {"seat": "player", "victim": "victim"}
PRINTED = """
Amulet powietrza | Amulet ognia | Amulet ziemi | Amulet wody | Równowaga Isztar | Berło wiosny | Buty doczesności
Sakiewka Io | Boski kielich | Wierny Syllas | Chciwy Figrim | Wieszczka Naria | Cudowny kufer | Róg żebraka
Kość złej woli | Kairn Niszczyciel | Amsug Długoszyi | Zaczarowany grymuar | Hełm Ragfielda | Ręka fortuny
Lewis Szarotwarzy | Runiczny sześcian Eolis | Eliksir mocy | Eliksir snów | Eliksir wiedzy | Eliksir życia
Klepsydra czasu | Berło wspaniałości | Błogosławiony posążek Olafa | Zapomniana waza Yang | Amulet żywiołów
Drzewo światła | Tajemnicza pijawka | Kryształowe jabłko | Kociołek żarłoka | Wampirza korona | Smocza czaszka
Demon z Argos | Tytus Przenikliwy | Żywioł powietrza | Wróżki złodziejki | Przeklęta rozprawa z Arus
Bożyszcze kompanów | Neurotyczny kriss | Latarnia Xidit | Zapieczętowana skrzynia z Urm | Lustro pór roku
Naszyjnik z Ragnor | Sid Cieniolubny | Potępiona dusza Onysa
"""
POLISH = [name.strip() for line in PRINTED.strip().splitlines() for name in line.split("|")]


def words(language: str, given: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a message: seats and things of the game by name, the rest as it is."""
    args: dict[str, Any] = {}
    for name, value in given.items():
        if name in SEATS and value is not None:
            args[SEATS[name]] = PLAYERS[int(value)]
        elif isinstance(value, list):
            args[name] = named(language, "seasons", value)
        elif isinstance(value, str) and has(language, key_of("seasons", value)):
            args[name] = say(language, key_of("seasons", value))
        elif value is not None:
            args[name] = value
    return args


def tell_event(language: str, event: dict[str, Any]) -> str:
    key = key_of("seasons", "log", event["kind"])
    if "cards" in event and has(language, f"{key}.seen"):
        key += ".seen"
    return say(language, key, **words(language, event))


def tell_view(language: str, view: dict[str, Any]) -> list[str]:
    told = [say(language, key_of("seasons", "zone", zone["id"])) for zone in view["zones"]]
    told += [named(language, "seasons", zone["cards"]) or "-" for zone in view["zones"]]
    told += [say(language, key_of("seasons", "counter", each["id"])) for each in view["counters"]]
    told += [say(language, key_of("seasons", "counter", each["id"]) + ".word") for each in view["counters"]]
    told += [say(language, key_of("seasons", "fact", fact["key"]), **words(language, fact)) for fact in view["facts"]]
    told.append(say(language, key_of("seasons", "phase", view["turn"]["phase"])))
    for prompt in view["prompts"]:
        key = key_of("seasons", "ask" if prompt["seat"] == view["seat"] else "wait", prompt["key"])
        args = words(language, {**prompt["args"], "source": prompt["source"], "seat": prompt["seat"]})
        told.append(say(language, key, **args))
        if has(language, f"{key}.help"):
            told.append(say(language, f"{key}.help", **args))
    if view["result"] is not None:
        told += [say(language, key_of("seasons", line["key"])) for lines in view["result"]["sheet"] for line in lines]
    return told


def played(seed: int, language: str, level: int) -> set[str]:
    """Plays a game by lot and tells all of it to every seat and to a spectator; gives all that was said."""
    told: set[str] = set()
    luck = random.Random(seed)
    state = GAME.start(seats=3, seed=seed, level=level, sets="choose")
    state.listen()
    while not state.over:
        seat = state.to_move[0]
        for viewer in (*range(3), None):
            told.update(tell_view(language, state.view(viewer)))
        options = state.options(seat)
        for option in options:
            told.add(say(language, key_of("seasons", "do", option.verb), **words(language, option.to_json())))
        state.choose(luck.choice(options), seat)
        for event in state.take_events():
            told.update(tell_event(language, event.seen_by(viewer)) for viewer in (*range(3), None))
    told.update(tell_view(language, state.view(0)))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "level"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_game_is_told_from_its_start_to_its_end(seed: int, level: int, language: str) -> None:
    told = played(seed, language, level)

    assert len(told) > 400
    assert not [line for line in told if "{" in line or not line.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_of_the_action_space_has_a_label(language: str) -> None:
    for option in GAME.actions:
        data = option.to_json()
        if data.get("seat") != "3":
            assert say(language, key_of("seasons", "do", option.verb), **words(language, data))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_each_of_its_values_has_a_name(language: str) -> None:
    for setting in GAME.settings:
        assert say(language, key_of("seasons", "option", setting.name))
        for value in setting.values:
            assert say(language, key_of("seasons", "option", setting.name, value))


@pytest.mark.parametrize("card", NUMBER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_name_rule_and_note(language: str, card: str) -> None:
    key = key_of("seasons", card)
    name = say(language, key)

    assert say(language, f"{key}.rule").endswith(".")
    assert say(language, f"{key}.note").endswith(".")
    assert has(language, f"{key}.short") == any(len(word) > 10 for word in name.split())
    if has(language, f"{key}.short"):
        assert say(language, f"{key}.short").replace("\u00ad", "") == name


@pytest.mark.parametrize("card", NUMBER)
def test_a_rule_has_the_same_numbers_in_every_language(card: str) -> None:
    def digits(language: str) -> list[str]:
        return sorted(sign for sign in say(language, key_of("seasons", card) + ".rule") if sign.isdigit())

    assert digits("pl") == digits("en") == digits("hu")


def test_polish_names_are_those_of_the_rulebook() -> None:
    assert [say("pl", key_of("seasons", card)) for card in NUMBER] == POLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    for card in NUMBER:
        assert find("seasons", say(language, key_of("seasons", card)), list(NUMBER)) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_and_their_faces_have_names_that_differ(language: str) -> None:
    told = [say(language, key_of("seasons", name)) for name in (*DICE_NAMES, *FACE_IDS)]

    assert len(set(told)) == 20 + 120
