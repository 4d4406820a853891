"""What axe finds on each screen, in both themes; and what the keyboard and the ear need."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Windows
from tests.browser.judging import PHONE, WIDE, grave
from tests.browser.seeing import Player, Screen
from tests.browser.serving import Served, person, steward


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_grave(
    server: Served, windows: Windows, finished: str, theme: str, size: tuple[int, int]
) -> None:
    (host,) = server.table(person("Anna"), {"kind": "open"})
    (anna,) = server.table(person("Anna"), steward("Bela"), steward("Celina"))
    page = windows(theme=theme, size=size, phone=size == PHONE).new_page()
    screen = Screen(page)
    found: dict[str, list[str]] = {}
    page.goto(server.address)
    page.get_by_role("button", name="Dominion").click()
    found["lobby"] = grave(page)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.goto(host.link)
    expect(screen.button("page-lobby-start")).to_be_visible()
    found["waiting room"] = grave(page)
    page.goto(anna.link)
    screen.decision()
    found["table"] = grave(page)
    page.goto(f"{anna.watching}?layout=plain")
    screen.decision()
    found["plain table"] = grave(page)
    screen.button("page-settings").click()
    found["settings"] = grave(page)
    page.goto(finished)
    expect(page.get_by_role("table")).to_be_visible()
    found["result"] = grave(page)

    assert {where: faults for where, faults in found.items() if faults} == {}


def test_keys_are_explained_and_change_nothing_meanwhile(server: Served, windows: Windows) -> None:
    (anna, _) = server.table(person("Anna"), person("Bela"), options={"first": "0"})
    page = windows().new_page()
    screen = Screen(page)
    page.goto(anna.link)
    screen.decision()

    page.keyboard.press("?")

    sheet = page.get_by_role("dialog", name=screen.words("page-help"))
    expect(sheet.get_by_text(screen.words("page-keys-space"))).to_be_visible()
    page.keyboard.press("Space")
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert anna.state()["version"] == 0


def test_a_reader_of_the_screen_is_told_whose_turn_it_is(server: Served, windows: Windows) -> None:
    (anna, bela) = server.table(person("Anna"), person("Bela"), options={"first": "1"})
    page = windows().new_page()
    screen = Screen(page)
    page.goto(anna.link)
    expect(page.locator(".prompt")).to_contain_text("Bela")
    urgent, polite = page.locator('[aria-live="assertive"]'), page.locator('[aria-live="polite"]')
    expect(urgent).to_have_text("")

    bela.choose(0, "play_treasures")
    expect(polite).to_contain_text("Bela")
    bela.choose(1, "end_turn")

    expect(urgent).to_contain_text(screen.words("page-your-turn"))
    assert screen.words("page-your-turn") in page.title()


def test_focus_on_a_card_shows_what_it_does(server: Served, windows: Windows) -> None:
    (anna, _) = server.table(person("Anna"), person("Bela"), options={"first": "0", "kingdom": "first-game"})
    page = windows().new_page()
    screen = Screen(page)
    page.goto(anna.link)
    screen.decision()

    page.locator('[data-at="supply:cellar"]').focus()

    details = page.get_by_role("article", name=screen.words("page-card-details"))
    expect(details.get_by_role("heading", name="Cellar")).to_be_visible()
    expect(details).to_contain_text(screen.words("dominion-cellar.rule").split(".")[0])


def test_the_theme_changes_at_once_and_stays(server: Served, windows: Windows) -> None:
    page = windows(theme="dark").new_page()
    screen = Screen(page)
    page.goto(server.address)
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    dark = page.evaluate("() => getComputedStyle(document.body).backgroundColor")

    screen.button("page-theme").click()

    expect(root).to_have_attribute("data-theme", "light")
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") != dark
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")


def test_the_plain_layout_plays_too(server: Served, windows: Windows) -> None:
    (anna,) = server.table(person("Anna"), steward("Bela"))
    page = windows().new_page()
    page.goto(f"{anna.watching}?layout=plain#{anna.key}")
    screen = Screen(page)

    made = Player(screen).play(24)

    assert made == 24
    assert page.get_by_role("region", name="Anna").get_by_role("group").count() >= 3
    assert anna.state()["version"] >= 24


def test_movements_are_shown_and_do_not_hold_up_the_game(server: Served, windows: Windows) -> None:
    (anna,) = server.table(person("Anna"), steward("Bela"))
    page = windows(moving=True).new_page()
    screen = Screen(page)
    page.goto(anna.link)

    assert Player(screen).play(8) == 8
