"""The page on a phone: tabs, two steps to a choice, nothing too wide, nothing too small."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.measuring import too_small, too_wide
from tests.browser.seeing import Choice, Player, Screen, Seen
from tests.browser.serving import Served, person, play_out, steward

PHONE = (390, 844)


class Thumb(Player):
    """Taps; a card is selected by the first tap and chosen by the second."""

    def press(self, seen: Seen, choice: Choice) -> None:
        target = self.screen.at(seen, choice)
        target.tap()
        if choice[0] != "button":
            # When several equal cards lie in hand, the first of them is shown as chosen
            chosen = self.screen.page.locator('main .thing[aria-pressed="true"]')
            expect(chosen.first).to_be_visible()
            # Where more cards must be picked, the button waits for them
            confirm = self.screen.page.locator(".prompt .do .primary:not([aria-disabled=true])")
            if confirm.count():
                confirm.tap()


def on_phone(windows: Windows, address: str) -> Screen:
    """A phone that shows an address."""
    page = windows(size=PHONE, phone=True).new_page()
    page.goto(address)
    return Screen(page)


def tab(page: Page, name: str) -> None:
    """Go to a tab."""
    page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")).tap()


def check(page: Page) -> None:
    """Nothing is wider than the screen or smaller than a finger."""
    assert too_wide(page) == []
    assert too_small(page) == []


def test_the_lobby_fits_a_phone_and_starts_a_game(server: Served, windows: Windows) -> None:
    screen = on_phone(windows, server.address)
    screen.page.get_by_role("button", name="Dominion").tap()
    check(screen.page)
    screen.page.get_by_role("button", name=screen.words("page-settings")).tap()
    check(screen.page)
    screen.page.get_by_role("button", name=screen.words("page-close")).tap()

    screen.button("page-lobby-start").tap()

    assert len(screen.decision().held) == 5
    check(screen.page)


def test_the_waiting_room_fits_a_phone(server: Served, windows: Windows) -> None:
    (anna,) = server.table(person("Anna"), {"kind": "open"})
    host, guest = on_phone(windows, anna.link), on_phone(windows, anna.watching)

    expect(host.button("page-lobby-copy")).to_be_visible()
    expect(guest.button("page-seat-take")).to_be_visible()
    check(host.page)
    check(guest.page)


def test_tabs_show_the_table_the_players_and_the_log(server: Served, windows: Windows) -> None:
    (anna,) = server.table(person("Anna"), steward("Bela"), steward("Celina"))
    screen = on_phone(windows, anna.link)
    page = screen.page
    Thumb(screen).play(9)
    screen.decision()

    tab(page, screen.words("page-lobby-players"))
    expect(page.locator(".page").get_by_role("region", name="Celina")).to_be_visible()
    expect(page.locator(".prompt")).to_be_hidden()
    check(page)
    tab(page, screen.words("page-log"))
    expect(page.get_by_role("list", name=screen.words("page-log"))).to_be_visible()
    check(page)
    tab(page, screen.words("page-table"))
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.get_by_role("list", name=screen.words("page-log"))).to_have_count(0)
    check(page)


def test_a_tap_selects_and_a_second_one_chooses(server: Served, windows: Windows) -> None:
    (anna, bela) = server.table(person("Anna"), person("Bela"), options={"first": "0"})
    anna.choose(0, "play_treasures")
    screen = on_phone(windows, anna.link)
    page = screen.page
    screen.decision()
    copper, curse = page.locator('[data-at="supply:copper"]'), page.locator('[data-at="supply:curse"]')

    curse.tap()
    expect(curse).to_have_attribute("aria-pressed", "true")
    copper.tap()
    expect(copper).to_have_attribute("aria-pressed", "true")
    expect(curse).not_to_have_attribute("aria-pressed", "true")
    assert anna.state()["version"] == 1

    copper.tap()
    expect(page.locator(".prompt:not(.mine)")).to_be_visible()
    assert bela.state()["log"][-1]["events"][0]["card"] == "copper"


def test_a_game_is_played_with_a_thumb_to_its_result(server: Served, windows: Windows) -> None:
    players = server.table(person("Anna"), person("Bela"), options={"first": "0"})
    anna, bela = players
    play_out(players, until_version=20)
    screen = on_phone(windows, anna.link)
    thumb = Thumb(screen)
    while anna.state()["version"] < 30:
        state = bela.state()
        if state["choices"]:
            play_out([bela], until_version=state["version"] + 1)
        else:
            thumb.move()
            check(screen.page)
    play_out(players)

    expect(screen.page.get_by_role("heading", level=1)).to_be_visible()
    check(screen.page)
