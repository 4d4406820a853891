"""Citadels on the page: whole games by mouse, on a phone, in three languages, by keys, and with its secrets kept."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows
from tests.browser.judging import LANGUAGES, PHONE, WIDE, begin, check_access, check_fit, check_words, look_at
from tests.browser.measuring import too_small, too_wide, untranslated
from tests.browser.offering import (
    Clicker,
    Stages,
    Thumb,
    asked,
    bots,
    check_result,
    distinct,
    is_over,
    offered,
    reach_all,
    scripted,
    state_of,
    table,
)
from tests.browser.seeing import Screen
from tests.browser.serving import Holder, Json, Served, events_in, person
from tests.browser.test_secrets import Heard

GAME = "citadels"
WORDS = ("kind", "key", "verb", "text")
ONES_OWN = ("hand", "role", "pack", "drawn", "looked")


def in_turn(state: Json) -> bool:
    """In the middle of the game, with gold or cards still to be taken and a card that can be built."""
    verbs = [each["verb"] for each in state["choices"]]
    return state["view"]["turn"]["number"] > 2 and "gather_gold" in verbs and asked(state).startswith("turn")


def builds(state: Json) -> bool:
    """In the middle of the game, with a card that can be built."""
    return state["view"]["turn"]["number"] > 2 and any(each["verb"] == "build" for each in state["choices"])


def drafts(state: Json) -> bool:
    """In the second round or later, with a character to choose."""
    return state["view"]["turn"]["number"] > 1 and asked(state) == "pick"


@pytest.fixture(scope="module")
def stages(server: Served) -> Stages:
    """A seat for each stage of a game: draft, draft of a full table, turn, building, choice of a card, result."""
    found = Stages(server, GAME)
    found.come("draft", 4, drafts)
    found.come("draft of eight", 8, drafts)
    found.come("turn", 4, in_turn)
    found.come("turn of eight", 8, in_turn)
    found.come("build", 4, builds)
    found.come("keep", 4, lambda state: asked(state) == "keep")
    found.come("result", 4, is_over)
    return found


@pytest.mark.parametrize(("language", "seats"), [("pl", 4), ("hu", 2)])
def test_a_whole_game_is_played_by_clicking(server: Served, windows: Windows, language: str, seats: int) -> None:
    page = windows(language).new_page()
    screen = Screen(page, language)
    begin(screen, server, GAME, seats)
    player = Clicker(screen)

    made = player.play()

    assert made > 20
    assert len(player.asked) > 3
    check_result(page, state_of(page, server), language)
    assert untranslated(page) == []
    screen.button("page-result-table").click()
    expect(page.get_by_role("group", name=screen.words("citadels-zone-cast"))).to_be_visible()


def test_some_turns_are_played_with_a_thumb(server: Served, windows: Windows) -> None:
    (anna,) = table(server, GAME, person("Anna"), *bots(3, "regent"))
    page = windows("pl", size=PHONE, phone=True).new_page()
    screen = Screen(page, "pl")
    page.goto(anna.link)
    thumb = Thumb(screen)

    for _ in range(14):
        screen.decision()
        assert too_wide(page) == []
        assert too_small(page) == []
        assert thumb.move()
    assert anna.state()["view"]["turn"]["number"] > 1


def test_a_tap_selects_a_character_and_a_second_one_keeps_it(server: Served, windows: Windows) -> None:
    anna, _ = table(server, GAME, person("Anna"), person("Bela"), crown="0")
    page = windows(size=PHONE, phone=True).new_page()
    page.goto(anna.link)
    Screen(page).decision()
    first, second = character(page, anna, 0), character(page, anna, 1)

    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    second.tap()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).not_to_have_attribute("aria-pressed", "true")
    assert anna.state()["version"] == 0

    wanted = anna.state()["choices"][1]["card"]
    second.tap()
    expect(page.locator(".prompt:not(.mine)")).to_be_visible()
    (role,) = [each for each in anna.state()["view"]["zones"] if (each["id"], each["seat"]) == ("role", 0)]
    assert role["cards"] == [wanted]


def character(page: Page, holder: Holder, index: int) -> Locator:
    """A character of the pack, as it stands on the screen."""
    card = holder.state()["choices"][index]["card"].replace("_", "-")
    return page.locator(f'[data-at="pack:{holder.seat}:{card}"]')


@pytest.mark.parametrize("stage", ["draft", "draft of eight", "turn", "turn of eight", "build", "keep"])
def test_no_decision_needs_scrolling(windows: Windows, stages: Stages, stage: str) -> None:
    check_fit(windows, stages, stage)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_can_be_read(windows: Windows, stages: Stages, language: str, size: tuple[int, int]) -> None:
    check_words(windows, stages, ["draft", "draft of eight", "turn", "turn of eight", "keep", "result"], language, size)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_grave(windows: Windows, stages: Stages, theme: str) -> None:
    check_access(windows, stages, ["draft", "build", "result"], theme)


def test_keys_reach_every_character_and_keep_one(server: Served, windows: Windows) -> None:
    anna, _ = table(server, GAME, person("Anna"), person("Bela"), crown="0")
    page = windows().new_page()
    page.goto(anna.link)
    Screen(page).decision()
    choices = anna.state()["choices"]

    assert reach_all(page) == len(choices)
    page.keyboard.press("Enter")

    expect(page.locator(".prompt:not(.mine)")).to_be_visible()
    assert anna.state()["version"] == 1


@pytest.mark.parametrize("stage", ["turn", "build", "keep"])
def test_keys_reach_all_that_a_turn_offers(windows: Windows, stages: Stages, stage: str) -> None:
    page = windows().new_page()
    look_at(page, stages, stage)
    places = {
        (each.get("zone"), each.get("card"), each.get("seat")) if each.get("zone") else each["text"]
        for each in stages.holders[stage].state()["choices"]
    }

    assert reach_all(page) >= len(places)
    assert distinct(page) == len(places)


def owned(state: Json, seat: int) -> set[str]:
    """The cards that lie where only this seat may see them."""
    zones = state["view"]["zones"]
    return {card for zone in zones if zone["seat"] == seat and zone["id"] in ONES_OWN for card in zone["cards"]}


def in_cities(state: Json) -> set[str]:
    """The cards that lie open in all cities."""
    return {card for zone in state["view"]["zones"] if zone["id"] == "city" for card in zone["cards"]}


def check_message(message: Json) -> None:
    """A message to the first seat: no card of the other's hand or pack, and no character that was not called."""
    view = message["view"]
    cast = next(zone for zone in view["zones"] if zone["id"] == "cast")
    revealed = {pile["card"] for pile in cast["piles"] if pile["state"] == "revealed"}
    for zone in view["zones"]:
        if zone["id"] == "deck" or (zone["seat"] == 1 and zone["id"] in ONES_OWN):
            assert set(zone.get("cards") or []) <= (revealed if zone["id"] == "role" else set())
    assert all(pile["card"] in revealed for pile in cast["piles"] if pile["holder"] == 1)
    for event in events_in(message):
        if event["kind"] in ("draw", "gather_cards", "keep", "pick", "lay_aside", "pack") and event["seat"] == 1:
            assert not {"card", "cards"} & event.keys()


def named(value: Any) -> set[str]:
    """All texts in a message but its own words: a question and an event may be called as a district is ("keep")."""
    if isinstance(value, dict):
        return {text for name, each in value.items() if name not in WORDS for text in named(each)}
    if isinstance(value, list):
        return {text for each in value for text in named(each)}
    return {value} if isinstance(value, str) else set()


def told(message: Json) -> set[str]:
    """All names in what a message says of the game as it is, without the list of cards that it is played with."""
    view = {name: value for name, value in message["view"].items() if name != "options"}
    return named([view, message.get("choices"), message.get("events"), message.get("log")])


def test_what_the_other_seat_knows_is_in_nothing_that_the_page_hears(server: Served, windows: Windows) -> None:
    anna, bela = table(server, GAME, person("Anna"), person("Bela"), crown="0")
    uniques = set(anna.state()["view"]["options"]["uniques"])
    page = windows().new_page()
    heard = Heard(page)
    page.goto(anna.link)
    clicker = Clicker(Screen(page))
    secrets: dict[int, set[str]] = {}
    known: set[str] = set()
    for step in range(300):
        if step >= 60 and any(secrets.values()):
            break
        mine, theirs = anna.state(), bela.state()
        known |= owned(mine, 0) | in_cities(mine)
        secrets[theirs["version"]] = (owned(theirs, 1) & uniques) - known
        if theirs["choices"]:
            scripted([bela], lambda state, now=theirs["version"]: state["version"] > now)
        elif not clicker.move():
            break
        clicker.screen.rest()
    page.unroute_all(behavior="ignoreErrors")

    messages = heard.messages()
    assert len(messages) > 30
    assert any(secrets.values())
    for message in messages:
        check_message(message)
        assert not secrets.get(message["version"], set()) & told(message)
    assert all(bela.key not in text for text in heard.texts)


def test_two_clicks_start_a_game(server: Served, windows: Windows) -> None:
    page = windows().new_page()
    screen = Screen(page)

    begin(screen, server, GAME)

    screen.decision()
    assert state_of(page, server)["game"] == GAME
    assert offered(page).count() >= 1
