"""How a game begins: in two clicks, with a friend, or as an onlooker."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Faults, Windows
from tests.browser.seeing import Screen
from tests.browser.serving import Served, person, steward


def test_two_clicks_start_a_game(server: Served, windows: Windows) -> None:
    page = windows().new_page()
    screen = Screen(page)
    page.goto(server.address)

    page.get_by_role("button", name="Dominion").click()
    screen.button("page-lobby-start").click()

    seen = screen.decision()
    assert len(seen.held) == 5
    assert seen.buttons
    assert page.get_by_role("complementary", name="Players").get_by_role("region").count() >= 3


def test_a_game_comes_back_from_the_lobby(server: Served, windows: Windows) -> None:
    page = windows().new_page()
    screen = Screen(page)
    page.goto(server.address)
    page.get_by_role("button", name="Dominion").click()
    screen.button("page-lobby-start").click()
    held = screen.decision().held

    page.get_by_role("link", name=screen.words("page-leave")).click()
    page.get_by_role("link", name=screen.words("page-your-turn")).click()

    assert screen.decision().held == held


def test_ten_kinds_of_one_s_own_make_a_kingdom(server: Served, windows: Windows) -> None:
    page = windows().new_page()
    screen = Screen(page)
    page.goto(server.address)
    page.get_by_role("button", name="Dominion").click()
    page.get_by_role("radio", name=screen.words("dominion-option-kingdom-custom")).click()
    cards = page.get_by_role("region", name=screen.words("page-lobby-options"))
    cards.get_by_role("button", name=re.compile("Cellar$")).click()
    start = page.get_by_role("button", name=screen.words("page-lobby-start"))
    expect(start).to_have_attribute("aria-disabled", "true")
    cards.get_by_role("button", name=re.compile("Witch$")).click()
    start.click()

    screen.decision()
    kingdom = page.get_by_role("group", name=screen.words("page-lobby-kingdom"))
    expect(kingdom.get_by_role("button", name="Witch, costs 5")).to_be_visible()
    expect(kingdom.get_by_role("button", name="Cellar, costs 2")).to_have_count(0)


def test_whoever_looks_on_sees_the_game_and_no_hands(server: Served, windows: Windows) -> None:
    (anna, bela) = server.table(person("Anna"), person("Bela"), steward("Celina"), options={"first": "0"})
    page = windows().new_page()
    screen = Screen(page)
    page.goto(anna.watching)
    expect(page.locator(".prompt")).to_contain_text("Anna")
    assert screen.seen().held == []
    before = screen.trace()

    anna.choose(0, "play_treasures")

    screen.changed(before)
    seen = screen.seen()
    assert seen.held == []
    assert (seen.supply, seen.hand, seen.buttons) == ([], [], [])
    assert bela.state()["version"] == 1


def test_a_table_that_does_not_exist_says_so_and_leads_back(server: Served, windows: Windows, faults: Faults) -> None:
    faults.expected = True
    page = windows().new_page()
    screen = Screen(page)
    page.goto(f"{server.address}/t/no-such-table-1")

    expect(page.get_by_role("heading", level=1)).to_have_text(screen.words("page-error-not-found"))
    screen.button("page-leave").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(screen.words("page-lobby-heading"))


def test_the_next_game_begins_with_the_same_seats(server: Served, windows: Windows, finished: str) -> None:
    page = windows().new_page()
    screen = Screen(page)
    page.goto(finished)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    over = page.url

    screen.button("page-result-again").click()

    page.wait_for_url(lambda url: url != over)
    expect(page.get_by_role("group", name=screen.words("page-your-hand")).locator(".thing")).to_have_count(5)
    names = page.get_by_role("complementary", name="Players").get_by_role("region")
    expect(names.filter(has_text="Dora")).to_be_visible()
