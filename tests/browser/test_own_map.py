"""A map of one's own in the lobby: what is wrong with it is told in place, and a good one is played on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from ludoteka.locale import LANGUAGES, say
from tests.browser.conftest import Faults, Windows
from tests.browser.seeing import Screen
from tests.browser.serving import Served

TYPED = (Path(__file__).parents[1] / "games" / "rebirth" / "typed.txt").read_text(encoding="utf-8")
BROKEN = TYPED.replace("2a  Ca", "b   Ca")
LINE_7 = " 0 |  .   .   .   .   2a+ B   3a+ B   e   3B+ .   .   .   ."


def file(text: str) -> FilePayload:
    return {"name": "mine.txt", "mimeType": "text/plain", "buffer": text.encode()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_of_ones_own(server: Served, windows: Windows, faults: Faults, language: str) -> None:
    faults.expected = True
    page = windows(language=language).new_page()
    screen = Screen(page, language)
    page.goto(server.address)
    page.get_by_role("button", name=say(language, "game-rebirth")).first.click()
    scotland, own = say(language, "rebirth-option-map-scotland"), say(language, "page-map-own")
    expect(page.get_by_role("img", name=say(language, "page-map-drawing", name=scotland))).to_be_visible()

    page.get_by_role("radio", name=own).click()
    start = screen.button("page-lobby-start")
    expect(page.get_by_text(say(language, "page-map-missing"))).to_be_visible()
    page.locator("input[type=file]").set_input_files(file(BROKEN))
    told = page.get_by_role("status").filter(has_text="M3")
    place = [say(language, "page-map-line", line=7), say(language, "page-map-hex", hex="0,4")]
    expect(told).to_contain_text(f"{', '.join([say(language, 'page-map-check', check='M3'), *place])}:")
    expect(told).to_contain_text("settlement 2a has 1 spaces")
    told.get_by_role("button", name=say(language, "page-map-show", line=7)).click()
    assert (
        page.evaluate(
            "window.getSelection().toString() || document.activeElement.value.slice("
            "document.activeElement.selectionStart, document.activeElement.selectionEnd)"
        )
        == LINE_7
    )

    page.get_by_role("textbox", name=say(language, "page-map-text")).fill(TYPED)
    expect(page.get_by_text(say(language, "page-map-good", name="Kestrel Isle"))).to_be_visible()
    expect(page.get_by_role("img", name=say(language, "page-map-drawing", name="Kestrel Isle"))).to_be_visible()
    start.click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("Kestrel Isle").first).to_be_visible()


def test_a_file_that_is_too_large_is_not_sent(server: Served, windows: Windows) -> None:
    page = windows().new_page()
    page.goto(server.address)
    page.get_by_role("button", name=say("en", "game-rebirth")).first.click()
    page.get_by_role("radio", name=say("en", "page-map-own")).click()
    page.locator("input[type=file]").set_input_files(file("#" * 41 * 1024))

    expect(page.get_by_text(say("en", "page-map-large", size=41))).to_be_visible()
    expect(page.get_by_text(say("en", "page-map-missing"))).to_be_visible()
