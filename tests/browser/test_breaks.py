"""A game goes on after whatever may come between: a reload, a killed server, a second tab, a second thought."""

from __future__ import annotations

import re
import signal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Faults, Windows
from tests.browser.seeing import Player, Screen, Seen
from tests.browser.serving import Served, person, play_out, steward

FIRST = {"first": "0"}


def plain(seen: Seen) -> tuple[object, ...]:
    """A decision without its traces of what others did before."""
    return (seen.asked, seen.supply, seen.hand, seen.others, seen.buttons, seen.held)


def test_a_reload_comes_back_to_the_same_decision(server: Served, windows: Windows) -> None:
    (anna,) = server.table(person("Anna"), steward("Bela"), steward("Celina"))
    page = windows().new_page()
    screen = Screen(page)
    page.goto(anna.link)
    Player(screen).play(11)
    before = screen.decision()

    page.reload()

    assert plain(screen.decision()) == plain(before)
    assert "#" not in page.url
    assert Player(screen).move()


def test_a_killed_server_comes_back_and_the_game_goes_on(
    server_of_its_own: Served, windows: Windows, faults: Faults
) -> None:
    server, faults.expected = server_of_its_own, True
    (anna,) = server.table(person("Anna"), steward("Bela"))
    page = windows().new_page()
    screen = Screen(page)
    page.goto(anna.link)
    Player(screen).play(5)
    before = screen.decision()
    version = anna.state()["version"]

    server.end(signal.SIGKILL)
    expect(page.get_by_role("status").filter(has_text=screen.words("page-offline"))).to_be_visible()
    assert plain(screen.seen()) == plain(before)
    server.start()
    expect(page.get_by_role("status").filter(has_text=screen.words("page-connected"))).to_be_attached()

    assert plain(screen.decision()) == plain(before)
    assert anna.state()["version"] == version
    assert Player(screen).play(6) == 6
    assert anna.state()["version"] > version


def test_a_choice_that_finds_no_server_is_made_when_it_is_back(
    server_of_its_own: Served, windows: Windows, faults: Faults
) -> None:
    server, faults.expected = server_of_its_own, True
    (anna,) = server.table(person("Anna"), steward("Bela"), options=FIRST)
    page = windows().new_page()
    screen = Screen(page)
    page.goto(anna.link)
    treasures = [label for label in screen.decision().held if label.startswith("Copper")]
    server.end(signal.SIGKILL)

    page.keyboard.press("Space")

    expect(page.get_by_role("alert")).to_have_text(screen.words("page-error-network"))
    server.start()
    expect(page.get_by_role("status").filter(has_text=screen.words("page-connected"))).to_be_attached()
    # The page tries again by itself; if the start has taken too long for that, the player does
    if page.get_by_role("alert").count():
        page.keyboard.press("Space")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator('[data-at="hand:0"] .thing')).to_have_count(5 - len(treasures))
    assert anna.state()["version"] == 1


def test_a_second_tab_of_the_seat_follows_the_first(server: Served, windows: Windows) -> None:
    (anna, _) = server.table(person("Anna"), person("Bela"), options=FIRST)
    window = windows()
    first, second = Screen(window.new_page()), Screen(window.new_page())
    first.page.goto(anna.link)
    second.page.goto(anna.watching)
    assert plain(first.decision()) == plain(second.decision())
    before = second.trace()

    Player(first).move()

    second.changed(before)
    assert plain(first.decision()) == plain(second.decision())


def test_a_stale_tab_is_told_so_and_shows_the_new_position(server: Served, windows: Windows, faults: Faults) -> None:
    faults.expected = True
    (anna, bela) = server.table(person("Anna"), person("Bela"), options=FIRST)
    page = windows().new_page()
    screen = Screen(page)
    page.route_web_socket(re.compile("/live"), lambda line: None)
    page.goto(anna.link)
    screen.decision()
    play_out([anna, bela], until_version=1)

    page.keyboard.press("Space")

    expect(page.get_by_role("alert")).to_have_text(screen.words("page-error-stale"))
    expect(screen.page.get_by_role("button", name=screen.words("dominion-do-end-turn"))).to_be_visible()
    assert anna.state()["version"] == 1
    assert sum(anna.hand().values()) == len(screen.seen().held)


@pytest.mark.parametrize("way", ["button", "u", "Control+z"])
def test_what_was_chosen_can_be_taken_back(server: Served, windows: Windows, way: str) -> None:
    (anna, _) = server.table(person("Anna"), person("Bela"), options=FIRST)
    page = windows().new_page()
    screen = Screen(page)
    page.goto(anna.link)
    start = screen.decision()
    undo = page.get_by_role("button", name=re.compile(f"^{screen.words('page-undo')}"))
    expect(undo).to_have_count(0)
    before = screen.trace()
    page.keyboard.press("Space")
    screen.changed(before)
    assert len(screen.decision().held) < 5
    expect(undo).to_be_visible()

    before = screen.trace()
    if way == "button":
        undo.click()
    else:
        page.keyboard.press(way)
    screen.changed(before)

    assert plain(screen.decision()) == plain(start)
    assert anna.hand().total() == 5


def test_giving_up_coins_is_asked_about_first(server: Served, windows: Windows) -> None:
    (anna, _) = server.table(person("Anna"), person("Bela"), options=FIRST)
    page = windows().new_page()
    screen = Screen(page)
    page.goto(anna.link)
    screen.decision()

    screen.page.get_by_role("button", name=screen.words("dominion-do-end-turn")).click()

    dialog = page.get_by_role("dialog", name=screen.words("dominion-warn-end"))
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert anna.state()["version"] == 0
    screen.page.get_by_role("button", name=screen.words("dominion-do-end-turn")).click()
    dialog.get_by_role("button", name=screen.words("dominion-warn-go")).click()
    expect(page.locator(".prompt:not(.mine)")).to_be_visible()
    assert anna.state()["version"] == 1
