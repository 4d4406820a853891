"""Seasons on the page: whole games by mouse, on a phone, in three languages, by keys, and with its secrets kept."""

from __future__ import annotations

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
from tests.browser.serving import Json, Served, events_in, person
from tests.browser.test_secrets import Heard

GAME = "seasons"
ONES_OWN = ("pack", "shelf_1", "shelf_2", "shelf_3", "drafted", "hand", "library_2", "library_3", "looked")
SHELVES = 3


class Splitting(Clicker):
    """Puts three of the cards drafted on each shelf, and chooses all else at random."""

    def wish(self) -> Locator:
        places = self.page.locator(".cards .where")
        if places.count() and not self.page.locator('.to[aria-pressed="true"]').count():
            for index in range(places.count()):
                self.press(places.nth(index).locator(".to").nth(index % SHELVES))
        return super().wish()


class SplittingThumb(Splitting, Thumb):
    """The same with taps."""

    def press(self, target: Locator) -> None:
        if target.evaluate("(node) => node.matches('.to')"):
            target.tap()
        else:
            super().press(target)


def can(state: Json, verb: str) -> bool:
    """Whether something is among the choices."""
    return any(each["verb"] == verb for each in state["choices"])


def in_turn(state: Json) -> bool:
    """In the middle of the game, with a card to summon and one to activate or energy to transmute."""
    late = state["view"]["turn"]["number"] > 2
    return late and can(state, "summon") and (can(state, "activate") or can(state, "transmute"))


@pytest.fixture(scope="module")
def stages(server: Served) -> Stages:
    """A seat for each stage of a game: draft, libraries, dice, turn, paying, result."""
    found = Stages(server, GAME)
    found.come("draft", 4, lambda state: asked(state) == "draft")
    found.come("late draft", 4, lambda state: asked(state) == "draft" and len(state["choices"]) < 4)
    found.come("split", 2, lambda state: asked(state) == "split")
    found.come("die", 4, lambda state: asked(state) == "take_die")
    found.come("turn", 2, in_turn)
    found.come("turn of four", 4, in_turn)
    found.come("result", 4, is_over)
    return found


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("pl", 4)])
def test_a_whole_game_is_played_by_clicking(server: Served, windows: Windows, language: str, seats: int) -> None:
    page = windows(language).new_page()
    screen = Screen(page, language)
    begin(screen, server, GAME, seats)
    player = Splitting(screen)

    made = player.play()

    assert made > 40
    assert len(player.asked) > 3
    check_result(page, state_of(page, server), language)
    assert untranslated(page) == []
    screen.button("page-result-table").click()
    expect(page.locator('[data-at="play:0"]')).to_be_visible()


def test_two_clicks_start_a_game(server: Served, windows: Windows) -> None:
    page = windows().new_page()
    screen = Screen(page)

    begin(screen, server, GAME)

    screen.decision()
    assert state_of(page, server)["game"] == GAME
    assert offered(page).count() == 9


def test_the_prelude_and_some_turns_are_played_with_a_thumb(server: Served, windows: Windows) -> None:
    (anna,) = table(server, GAME, person("Anna"), *bots(1, "archmage"))
    page = windows("pl", size=PHONE, phone=True).new_page()
    screen = Screen(page, "pl")
    page.goto(anna.link)
    thumb = SplittingThumb(screen)

    for _ in range(22):
        screen.decision()
        assert too_wide(page) == []
        assert too_small(page) == []
        assert thumb.move()
    assert anna.state()["view"]["turn"]["number"] > 1


def test_a_tap_selects_a_die_and_a_second_one_takes_it(server: Served, windows: Windows) -> None:
    (anna,) = table(server, GAME, person("Anna"), *bots(1, "archmage"), first="0")
    scripted([anna], lambda state: asked(state) == "take_die")
    page = windows(size=PHONE, phone=True).new_page()
    page.goto(anna.link)
    Screen(page).decision()
    version = anna.state()["version"]
    first, second = offered(page).nth(0), page.locator(".dice .die .thing").nth(1)

    first.tap()
    chosen = page.locator('.dice .thing[aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    second.tap()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(chosen).to_have_count(1)
    assert anna.state()["version"] == version

    second.tap()
    page.wait_for_function("() => !document.querySelector('.dice .thing[aria-pressed=\"true\"]')")
    events = [each for entry in anna.state()["log"] if entry["version"] > version for each in entry["events"]]
    assert ("take_die", 0) in [(each["kind"], each["seat"]) for each in events]


@pytest.mark.parametrize("stage", ["draft", "late draft", "split", "die", "turn", "turn of four"])
def test_no_decision_needs_scrolling(windows: Windows, stages: Stages, stage: str) -> None:
    check_fit(windows, stages, stage)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_can_be_read(windows: Windows, stages: Stages, language: str, size: tuple[int, int]) -> None:
    check_words(windows, stages, ["draft", "late draft", "split", "die", "turn of four", "result"], language, size)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_grave(windows: Windows, stages: Stages, theme: str) -> None:
    check_access(windows, stages, ["draft", "split", "turn", "result"], theme)


def test_keys_reach_every_card_of_the_draft_and_keep_one(server: Served, windows: Windows) -> None:
    (anna,) = table(server, GAME, person("Anna"), *bots(1, "archmage"))
    page = windows().new_page()
    page.goto(anna.link)
    Screen(page).decision()
    choices = anna.state()["choices"]

    assert reach_all(page) == 9
    assert distinct(page) == len(choices)
    page.keyboard.press("Enter")

    expect(offered(page)).to_have_count(8)


@pytest.mark.parametrize("stage", ["die", "turn", "turn of four"])
def test_keys_reach_all_that_is_offered(windows: Windows, stages: Stages, stage: str) -> None:
    page = windows().new_page()
    look_at(page, stages, stage)

    assert reach_all(page) >= len(stages.holders[stage].state()["choices"])


def test_keys_put_every_card_on_a_shelf(windows: Windows, stages: Stages) -> None:
    page = windows().new_page()
    look_at(page, stages, "split")
    expect(page.locator(".prompt .primary")).to_have_attribute("aria-disabled", "true")

    for index in range(9):
        tab_to(page, page.locator(".cards .where").nth(index).locator(".to").nth(index % SHELVES))
        page.keyboard.press("Enter")

    expect(page.locator('.to[aria-pressed="true"]')).to_have_count(9)
    expect(page.locator(".prompt .primary")).not_to_have_attribute("aria-disabled", "true")


def tab_to(page: Page, target: Locator) -> None:
    """Go on by Tab alone until something has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if target.evaluate("(node) => node === document.activeElement"):
            return
    raise AssertionError(f"Tab does not reach {target}")


def check_message(message: Json) -> None:
    """A message to the first seat: nothing that only the other one may see."""
    for zone in message["view"]["zones"]:
        if zone["id"] == "draw" or (zone["seat"] == 1 and zone["id"] in ONES_OWN):
            assert not zone.get("cards")
    for event in events_in(message):
        if event["kind"] in ("receive_pack", "draft", "split", "take_library", "draw", "look") and event["seat"] == 1:
            assert not {"card", "cards"} & event.keys()


def test_what_the_other_seat_knows_is_in_nothing_that_the_page_hears(server: Served, windows: Windows) -> None:
    anna, bela = table(server, GAME, person("Anna"), person("Bela"), first="0")
    page = windows().new_page()
    heard = Heard(page)
    page.goto(anna.link)
    clicker = Splitting(Screen(page))
    secrets: dict[int, list[list[str]]] = {}
    for _ in range(56):
        state = bela.state()
        zones = [zone for zone in state["view"]["zones"] if zone["seat"] == 1 and zone["id"] in ONES_OWN]
        secrets[state["version"]] = [zone["cards"] for zone in zones if len(zone.get("cards") or []) > 1]
        if state["choices"]:
            scripted([bela], lambda state, now=state["version"]: state["version"] > now)
        elif not clicker.move():
            break
        clicker.screen.rest()
    page.unroute_all(behavior="ignoreErrors")

    messages = heard.messages()
    assert len(messages) > 30
    assert any(secrets.values())
    for message in messages:
        check_message(message)
    assert page.locator('[data-at="hand:1"] .thing').count() == 0
    assert all(bela.key not in text for text in heard.texts)
