"""Whole games against three stewards, from the lobby to the result, in each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Windows
from tests.browser.judging import begin
from tests.browser.keyboard import KeyboardPlayer, reach
from tests.browser.offering import check_result, state_of
from tests.browser.seeing import Player, Screen
from tests.browser.serving import Served


def test_a_whole_game_is_played_by_keyboard_alone(server: Served, windows: Windows) -> None:
    page = windows("en").new_page()
    screen = Screen(page)
    page.goto(server.address)
    reach(page, page.get_by_role("button", name="Dominion"))
    page.keyboard.press("Enter")
    reach(page, screen.button("common-players", count=4))
    page.keyboard.press("Enter")
    reach(page, page.get_by_role("textbox", name=screen.words("page-lobby-your-name")))
    page.keyboard.type("Anna")
    reach(page, screen.button("page-lobby-start"))
    page.keyboard.press("Enter")
    player = KeyboardPlayer(screen)

    made = player.play()

    assert made > 40
    check_result(page, state_of(page, server), "en")


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_a_whole_game_is_played_by_clicking(server: Served, windows: Windows, language: str) -> None:
    page = windows(language).new_page()
    screen = Screen(page, language)
    begin(screen, server, "dominion", seats=4)
    player = Player(screen)

    made = player.play()

    assert made > 40
    check_result(page, state_of(page, server), language)
    screen.button("page-result-table").click()
    expect(page.get_by_role("list", name=screen.words("page-log"))).to_be_visible()
    screen.button("page-result").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
