"""Every decision fits the window without scrolling, and all words fit their places in each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludoteka.locale import say
from tests.browser.conftest import Windows
from tests.browser.measuring import clipped, out_of_sight, too_wide, untranslated
from tests.browser.seeing import Choice, Player, Screen, Seen
from tests.browser.serving import Holder, Served, person, play_out, steward

LANGUAGES = ["en", "pl", "hu"]
WIDE, PHONE = (1366, 768), (390, 844)
HEIGHTS = (768, 650)
KINGDOMS = ["first-game", "big-money", "interaction", "size-distortion", "village-square"]


class Curious(Player):
    """Buys Actions of all kinds and plays them, to be asked many questions."""

    def wish(self, seen: Seen) -> Choice:
        dear = [card for card in reversed(seen.supply) if self.bought[card] == 0]
        usual = super().wish(seen)
        return ("supply", dear[0]) if usual[0] == "supply" and dear else usual


@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_no_decision_needs_scrolling(server: Served, windows: Windows, kingdom: str) -> None:
    (anna,) = server.table(person("Anna"), steward("Bela"), options={"kingdom": kingdom})
    screen = Screen(windows().new_page())
    screen.page.goto(anna.link)
    player = Curious(screen)

    for _ in range(16):
        screen.decision()
        for height in HEIGHTS:
            screen.page.set_viewport_size({"width": 1366, "height": height})
            assert out_of_sight(screen.page) == []
        assert player.move()


def speak_another(page: Page, now: str, then: str) -> None:
    """Change the language in the settings, without a reload."""
    page.get_by_role("button", name=say(now, "page-settings"), exact=True).click()
    page.get_by_role("radio", name=say(now, f"common-language-{then}")).click()
    expect(page.get_by_role("dialog", name=say(then, "page-settings"))).to_be_visible()
    check(page)
    page.get_by_role("dialog").get_by_role("button", name=say(then, "page-close"), exact=True).click()


def check(page: Page) -> None:
    """All is said in words, and all words can be read."""
    assert untranslated(page) == []
    assert clipped(page) == []
    assert too_wide(page) == []


def help_too(page: Page, language: str) -> None:
    """The help, which has all keys and symbols, is checked as well."""
    page.get_by_role("button", name=say(language, "page-help"), exact=True).click()
    expect(page.get_by_role("dialog", name=say(language, "page-help"))).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.fixture(scope="module")
def begun(server: Served) -> Holder:
    """A seat at a game that a few turns have been played of."""
    players = server.table(person("Anna"), person("Bela"), person("Celina"), person("Dora"))
    state = play_out(players, until_version=30)
    while not players[0].state()["choices"]:
        state = play_out(players, until_version=state["version"] + 1)
    return players[0]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_table_speaks_each_language_at_once(
    server: Served, windows: Windows, begun: Holder, size: tuple[int, int]
) -> None:
    page = windows(size=size, phone=size == PHONE).new_page()
    page.goto(begun.link)
    held = Screen(page).decision().held
    now = "en"

    for then in ["pl", "hu", "en"]:
        speak_another(page, now, then)
        now = then
        expect(page.locator("html")).to_have_attribute("lang", then)
        expect(page.get_by_role("group", name=say(then, "page-your-hand"))).to_be_visible()
        check(page)
        help_too(page, then)
    assert Screen(page).decision().held == held


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_waiting_room_and_result_can_be_read(
    server: Served, windows: Windows, finished: str, language: str, size: tuple[int, int]
) -> None:
    (host,) = server.table(person("Anna"), {"kind": "open"}, steward("Celina"))
    page = windows(language, size=size, phone=size == PHONE).new_page()
    page.goto(server.address)
    page.get_by_role("button", name=say(language, "game-dominion")).click()
    for kingdom in [*KINGDOMS, "random", "custom"]:
        page.get_by_role("radio", name=say(language, f"dominion-option-kingdom-{kingdom}")).first.click()
        check(page)
    page.goto(host.link)
    expect(page.get_by_role("button", name=say(language, "page-lobby-start"), exact=True)).to_be_visible()
    check(page)
    page.goto(finished)
    expect(page.get_by_role("table")).to_be_visible()
    check(page)
