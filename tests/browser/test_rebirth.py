"""Rebirth on the page: whole games by mouse and by keys, on a phone, in three languages; previews and secrets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows
from tests.browser.judging import LANGUAGES, LOW, PHONE, WIDE, begin, check_access, check_words, look_at
from tests.browser.keyboard import reach
from tests.browser.measuring import out_of_sight, too_small, too_wide, untranslated
from tests.browser.offering import (
    Clicker,
    Stages,
    Thumb,
    asked,
    bots,
    check_result,
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

GAME = "rebirth"

TABLET = (820, 1180)
ONES_OWN = ("hand", "aside", "missions", "secret")
TURNS = {"scotland": 34, "ireland": 32}

# Lit hexes that a finger can hit where they lie: nothing is over them
FREE_TO_TAP = """(nodes) => nodes.filter((node) => {
    const box = node.getBoundingClientRect();
    if (box.left < 0 || box.right > innerWidth) return false;
    return node.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((node) => node.dataset.hex)"""
# The page has taken a new size in
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ON_HEX = "() => document.activeElement.matches('[data-hex]')"


class HexThumb(Thumb):
    """Taps a lit hex that nothing lies over; goes back to the whole board when there is none."""

    def wish(self) -> Locator:
        lit = self.page.locator("main .hex.is-can")
        if not lit.count():
            return super().wish()
        free = lit.evaluate_all(FREE_TO_TAP)
        if not free:
            self.screen.button("rebirth-page-zoom-whole").tap()
            return self.wish()
        return hex_at(self.page, self.random.choice(free))


def prompt_of(state: Json) -> Json:
    """What the server asks the seat, with what only it may know."""
    (found,) = (each["args"] for each in state["view"]["prompts"] if each["seat"] == state["seat"])
    args: Json = found
    return args


def lays_farm(state: Json, turn: int = 0) -> bool:
    """A farm is to be laid, late enough."""
    late = bool(state["view"]["turn"]) and state["view"]["turn"]["number"] > turn
    return late and asked(state) == "lay" and prompt_of(state)["tile"] in ("food", "energy")


def takes_castle(state: Json) -> bool:
    """A farm is to be laid, and on some space it would win a castle that somebody holds."""
    if not lays_farm(state):
        return False
    held = board_of(state)["castles"]
    return any(label in held for each in prompt_of(state)["previews"] for label in each["castles"])


def board_of(state: Json) -> Json:
    """The board as the server tells of it."""
    (board,) = (zone for zone in state["view"]["zones"] if zone["id"] == "board")
    found: Json = board
    return found


def hex_at(page: Page, space: str) -> Locator:
    """A hex of the board."""
    return page.locator(f'[data-at="board:{space}"]')


@pytest.fixture(scope="module")
def stages(server: Served) -> Stages:
    """A seat for each stage: the first tile, the middle, a castle to take, three tiles, a goal to double, the end."""
    found = Stages(server, GAME)
    found.come("first", 2, lambda state: asked(state) == "lay", map="scotland")
    found.come("middle", 4, lambda state: lays_farm(state, 40), map="scotland")
    found.come("ireland", 4, lambda state: lays_farm(state, 40), map="ireland")
    found.come("castle", 2, takes_castle, map="scotland")
    found.come("take", 2, lambda state: asked(state) == "take", map="ireland")
    found.come("double", 2, lambda state: asked(state) == "double", map="ireland")
    found.come("result", 3, is_over, map="scotland")
    return found


@pytest.mark.parametrize(("language", "country", "seats"), [("en", "scotland", 2), ("pl", "ireland", 4)])
def test_a_whole_game_is_played_by_clicking(
    server: Served, windows: Windows, language: str, country: str, seats: int
) -> None:
    page = windows(language).new_page()
    screen = Screen(page, language)
    page.goto(server.address)
    page.get_by_role("button", name=screen.words("game-rebirth")).click()
    page.get_by_role("radio", name=screen.words(f"rebirth-option-map-{country}")).click()
    screen.button("common-players", count=seats).click()
    for chooser in page.get_by_role("combobox").all():
        if chooser.locator('option[value="random"]').count():
            chooser.select_option("random")
    screen.button("page-lobby-start").click()
    player = Clicker(screen)

    made = player.play()

    state = state_of(page, server)
    assert state["options"]["map"] == country
    assert made >= TURNS[country] - (0 if seats < 4 else 9)
    check_result(page, state, language)
    assert untranslated(page) == []
    screen.button("page-result-table").click()
    expect(page.locator("main .stage svg[data-zone]")).to_be_visible()


def test_a_whole_game_is_played_by_keys(server: Served, windows: Windows) -> None:
    (anna,) = table(server, GAME, person("Anna"), *bots(1, "random"), map="scotland")
    page = windows().new_page()
    page.goto(anna.link)
    screen = Screen(page)
    moves = 0

    while True:
        state = scripted([anna], lambda state: bool(state["choices"]) or is_over(state))
        if is_over(state):
            break
        expect(page.locator(".tiles .laid")).to_have_count(len(board_of(state)["tiles"]))
        screen.decision()
        best = max(each["points"] for each in prompt_of(state)["previews"])
        if not page.evaluate(ON_HEX):
            reach(page, page.locator('main [data-hex][tabindex="0"]'))
        page.keyboard.press("n")
        label = page.evaluate("() => document.activeElement.ariaLabel")
        assert page.evaluate("() => document.activeElement.matches('.is-can')")
        assert moves or screen.words("rebirth-page-worth", points=best) in label
        before = screen.trace()
        page.keyboard.press("Enter")
        screen.changed(before)
        screen.rest()
        moves += 1

    assert moves == TURNS["scotland"]
    check_result(page, state_of(page, server), "en")


def test_arrows_walk_to_all_that_is_lit(windows: Windows, stages: Stages) -> None:
    page = windows().new_page()
    look_at(page, stages, "middle")

    assert reach_all(page) == len(stages.holders["middle"].state()["choices"])


@pytest.mark.parametrize("stage", ["take", "double"])
def test_keys_answer_the_other_questions(windows: Windows, stages: Stages, stage: str) -> None:
    page = windows().new_page()
    look_at(page, stages, stage)

    assert reach_all(page) >= len(stages.holders[stage].state()["choices"])


def test_two_clicks_start_a_game(server: Served, windows: Windows) -> None:
    page = windows().new_page()
    screen = Screen(page)

    begin(screen, server, GAME)

    screen.decision()
    state = state_of(page, server)
    assert (state["game"], state["options"]["map"]) == (GAME, "scotland")
    assert offered(page).count() == len(state["choices"])


def test_every_lit_hex_says_what_it_is_worth(windows: Windows, stages: Stages) -> None:
    page = windows().new_page()
    for stage in ["first", "middle", "ireland"]:
        look_at(page, stages, stage)
        state = stages.holders[stage].state()

        expected = {each["space"]: f"+{each['points']}" for each in prompt_of(state)["previews"]}
        lit = page.locator("main .hex.is-can")
        shown = lit.evaluate_all("(nodes) => nodes.map((node) => [node.dataset.hex, node.textContent.trim()])")
        assert dict(map(tuple, shown)) == expected
        assert len(expected) == len(state["choices"])


def test_a_look_shows_the_points_and_the_castles_that_change_hands(windows: Windows, stages: Stages) -> None:
    page = windows().new_page()
    screen = look_at(page, stages, "castle")
    state = stages.holders["castle"].state()
    board = board_of(state)
    space = next(
        each for each in prompt_of(state)["previews"] if any(label in board["castles"] for label in each["castles"])
    )
    told = page.get_by_role("region", name=screen.words("rebirth-page-about"))

    hex_at(page, space["space"]).hover()

    points = next(each["value"] for each in state["view"]["counters"] if (each["id"], each["seat"]) == ("points", 0))
    expect(told).to_contain_text(f"{points} → {points + space['points']}")
    for label in space["castles"]:
        expect(told).to_contain_text(board["map"]["names"][label])
    expect(page.locator(".over .take:not(.visit)")).to_have_count(len(space["castles"]))
    page.mouse.move(2, 2)
    expect(page.locator(".over .take")).to_have_count(0)
    assert stages.holders["castle"].state()["version"] == state["version"]


def test_the_board_is_enlarged_and_moved_and_nothing_is_laid(windows: Windows, stages: Stages) -> None:
    page = windows().new_page()
    screen = look_at(page, stages, "middle")
    version = stages.holders["middle"].state()["version"]
    lit = page.locator("main .hex.is-can").first
    before = lit.bounding_box()
    assert before is not None

    page.mouse.move(before["x"] + 15, before["y"] + 15)
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "(least) => document.querySelector('.hex').getBoundingClientRect().width > least", arg=before["width"] * 1.2
    )
    near = lit.bounding_box()
    assert near is not None
    assert near["x"] <= before["x"] + 15 <= near["x"] + near["width"]
    page.mouse.down()
    page.mouse.move(before["x"] + 75, before["y"] + 55, steps=6)
    page.mouse.up()
    moved = lit.bounding_box()
    assert moved is not None
    assert moved["x"] - near["x"] == pytest.approx(60, abs=8)
    page.keyboard.press("-")
    page.keyboard.press("+")
    screen.button("rebirth-page-zoom-whole").click()
    again = lit.bounding_box()
    assert again is not None
    assert again["x"] == pytest.approx(before["x"], abs=1)
    assert stages.holders["middle"].state()["version"] == version


def test_some_turns_are_played_with_a_thumb(server: Served, windows: Windows) -> None:
    (anna,) = table(server, GAME, person("Anna"), *bots(3, "random"), map="ireland")
    page = windows("pl", size=PHONE, phone=True).new_page()
    screen = Screen(page, "pl")
    page.goto(anna.link)
    thumb = HexThumb(screen)
    screen.decision()
    assert too_small(page) == []

    for _ in range(10):
        screen.decision()
        assert too_wide(page) == []
        assert thumb.move()
    assert anna.state()["view"]["turn"]["number"] > 20


def test_a_tap_chooses_a_hex_and_the_button_lays_the_tile(server: Served, windows: Windows) -> None:
    (anna,) = table(server, GAME, person("Anna"), *bots(1, "random"), first="0")
    page = windows(size=TABLET, phone=True).new_page()
    page.goto(anna.link)
    screen = Screen(page)
    screen.decision()
    version = anna.state()["version"]
    lit = page.locator("main .hex.is-can")
    spaces = lit.evaluate_all("(nodes) => nodes.slice(0, 2).map((node) => node.dataset.hex)")
    chosen = page.locator('main .hex[aria-pressed="true"]')

    hex_at(page, spaces[0]).tap()
    expect(chosen).to_have_attribute("data-hex", spaces[0])
    hex_at(page, spaces[1]).tap()
    expect(chosen).to_have_attribute("data-hex", spaces[1])
    assert anna.state()["version"] == version

    points = {each["space"]: each["points"] for each in prompt_of(anna.state())["previews"]}
    page.get_by_role("button", name=screen.words("rebirth-page-lay", points=points[spaces[1]])).tap()
    page.wait_for_function("() => !document.querySelector('main .hex[aria-pressed=\"true\"]')")
    tiles = {each["space"]: each["seat"] for each in board_of(anna.state())["tiles"]}
    assert tiles[spaces[1]] == 0
    assert spaces[0] not in tiles or tiles[spaces[0]] == 1


@pytest.mark.parametrize("stage", ["first", "middle", "ireland", "castle", "take", "double"])
def test_no_decision_needs_scrolling(windows: Windows, stages: Stages, stage: str) -> None:
    page = windows().new_page()
    look_at(page, stages, stage)

    assert out_of_sight(page) == []
    page.set_viewport_size(LOW)
    page.evaluate(DRAWN)
    assert out_of_sight(page) == []


@pytest.mark.parametrize("size", [WIDE, TABLET, PHONE], ids=["wide", "tablet", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_can_be_read(windows: Windows, stages: Stages, language: str, size: tuple[int, int]) -> None:
    check_words(windows, stages, ["middle", "ireland", "take", "double", "result"], language, size)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_grave(windows: Windows, stages: Stages, theme: str) -> None:
    check_access(windows, stages, ["middle", "ireland", "double", "result"], theme)


def check_message(message: Json) -> None:
    """A message to the first seat: nothing that only the other one may see."""
    for zone in message["view"]["zones"]:
        if zone["id"] in ("deck", "supply") or (zone["seat"] == 1 and zone["id"] in ONES_OWN):
            assert not zone.get("cards")
    for prompt in message["view"]["prompts"]:
        if prompt["seat"] == 1:
            assert not {"tile", "tiles", "previews"} & prompt["args"].keys()
    for event in events_in(message):
        if re.match("draw|secret$|take$", event["kind"]) and event["seat"] == 1:
            assert not {"card", "cards"} & event.keys()


def test_what_the_other_seat_knows_is_in_nothing_that_the_page_hears(server: Served, windows: Windows) -> None:
    anna, bela = table(server, GAME, person("Anna"), person("Bela"), first="0")
    page = windows().new_page()
    heard = Heard(page)
    page.goto(anna.link)
    clicker = Clicker(Screen(page))
    known = 0
    for _ in range(24):
        state = bela.state()
        known += sum(
            len(zone["cards"]) for zone in state["view"]["zones"] if (zone["id"], zone["seat"]) == ("missions", 1)
        )
        if state["choices"]:
            scripted([bela], lambda state, now=state["version"]: state["version"] > now)
        else:
            assert clicker.move()
        clicker.screen.rest()
    page.unroute_all(behavior="ignoreErrors")

    messages = heard.messages()
    assert len(messages) > 15
    assert known > 0
    for message in messages:
        check_message(message)
    assert all(bela.key not in text for text in heard.texts)
