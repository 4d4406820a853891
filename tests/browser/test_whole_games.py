"""Whole games against three stewards, from the lobby to the result, in each language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludoteka.locale import has, say
from tests.browser.conftest import Windows
from tests.browser.keyboard import KeyboardPlayer, reach
from tests.browser.seeing import Player, Screen
from tests.browser.serving import Json, Served


def state_of(page: Page, server: Served) -> Json:
    """What the server tells the seat that this page holds."""
    (held,) = page.evaluate("() => JSON.parse(localStorage.getItem('ludoteka.tables'))")
    headers = {"Authorization": f"Bearer {held['key']}"}
    state: Json = server.http.get(f"/api/tables/{held['table']}", headers=headers).json()
    return state


def expected_sentence(state: Json, language: str) -> str:
    """Who won, in words."""
    result = state["view"]["result"]
    names = [seat["name"] for seat in state["seats"]]
    first, *others = result["winners"]
    score = result["scores"][first]
    if others:
        players = ", ".join(names[seat] for seat in result["winners"])
        return say(language, "page-result-shared", players=players, score=score)
    if first == state["seat"]:
        return say(language, "page-result-you-won", score=score)
    return say(language, "page-result-won", player=names[first], score=score)


def expected_rows(state: Json, language: str) -> dict[str, list[str]]:
    """For each thing that scored, the points and how many of it, by seat; and the totals."""
    result = state["view"]["result"]
    rows: dict[str, list[str]] = {}
    for seat, sheet in enumerate(result["sheet"]):
        for row in sheet:
            key = row["key"].replace("_", "-")
            name = f"dominion-{key}" if has(language, f"dominion-{key}") else f"dominion-sheet-{key}"
            cells = rows.setdefault(say(language, name), ["–"] * len(result["sheet"]))
            cells[seat] = f"{row['points']}" + (f"×{row['count']}" if "count" in row else "")
    rows[say(language, "dominion-sheet-total")] = [str(score) for score in result["scores"]]
    return rows


def check_result(page: Page, server: Served, language: str) -> None:
    """The result on the screen is the server's: who won, the score by card, and the sums."""
    state = state_of(page, server)
    assert state["status"] == "over"
    expect(page.get_by_role("heading", level=1)).to_have_text(expected_sentence(state, language))
    table = page.get_by_role("table", name=say(language, "page-result-sheet"))
    shown = {}
    for row in table.locator("tbody tr").all():
        title = row.get_by_role("rowheader").inner_text().strip()
        shown[title] = [re.sub(r"\s", "", cell) for cell in row.get_by_role("cell").all_inner_texts()]
    for name, cells in expected_rows(state, language).items():
        assert shown[name] == cells
    names = [seat["name"] for seat in state["seats"]]
    heads = [head.strip() for head in table.get_by_role("columnheader").all_inner_texts()]
    assert heads[1:] == names


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
    check_result(page, server, "en")


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_a_whole_game_is_played_by_clicking(server: Served, windows: Windows, language: str) -> None:
    page = windows(language).new_page()
    screen = Screen(page, language)
    page.goto(server.address)
    page.get_by_role("button", name=screen.words("game-dominion")).click()
    screen.button("common-players", count=4).click()
    screen.button("page-lobby-start").click()
    player = Player(screen)

    made = player.play()

    assert made > 40
    check_result(page, server, language)
    screen.button("page-result-table").click()
    expect(page.get_by_role("list", name=screen.words("page-log"))).to_be_visible()
    page.get_by_role("complementary").get_by_role("button", name=screen.words("page-result"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
