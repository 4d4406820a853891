"""What a table of any game offers on the screen, players who take of it at random, and how its game ends."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludoteka.locale import name_of, say
from tests.browser.keyboard import reach
from tests.browser.seeing import Decider, Screen, Seen
from tests.browser.serving import Holder, Json, Served, holder_of, person

# Whatever answers a question: things that can be chosen, and buttons beside it or drawn by the layout
WAYS = [
    "main .thing.is-can:not([aria-disabled=true])",
    "main .prompt .do .btn:not([aria-disabled=true]):has(kbd)",
    "main .acts .btn:not([aria-disabled=true])",
    "main .bonus:not([aria-disabled=true])",
]
OFFERED = ", ".join(f"{way}:visible" for way in WAYS)
# Of a thing that lies there twice both are offered, but it is one option
DISTINCT = """(nodes) => new Set(nodes.map((node) =>
    `${node.dataset.at ?? node.closest('[data-at]')?.dataset.at} ${node.ariaLabel ?? node.innerText}`)).size"""
NAMES = ["Bela", "Celina", "Dora", "Emil", "Flora", "Gabor", "Hanna"]
BOTS = {"citadels": "regent", "seasons": "archmage", "rebirth": "random"}
# Seconds after which a script gives up, and games after which a stage is taken for impossible
LONG = 60
TABLES = 12

# Several options of one place are shown as buttons, with a way back
OPENED = ".prompt .do .btn:not([aria-disabled=true]):has(kbd):visible"


def offered(page: Page) -> Locator:
    """All that can be pressed for the decision at hand."""
    return page.locator(OFFERED)


def distinct(page: Page) -> int:
    """How many different things and buttons are offered."""
    found: int = offered(page).evaluate_all(DISTINCT)
    return found


def reach_all(page: Page) -> int:
    """Bring the focus to each thing and button that is offered, by keys alone; gives how many there are."""
    page.evaluate("() => document.activeElement?.blur()")
    count = offered(page).count()
    for index in range(count):
        reach(page, offered(page).nth(index))
    return count


class Clicker(Decider):
    """Chooses at random among what the screen offers, but ends nothing as long as cards can be played."""

    def __init__(self, screen: Screen, seed: int = 1) -> None:
        super().__init__(screen)
        self.random = Random(seed)

    @property
    def page(self) -> Page:
        return self.screen.page

    def decide(self, seen: Seen) -> None:
        self.press(self.wish())

    def press(self, target: Locator) -> None:
        """Choose by mouse, at the corner that stays free where cards overlap."""
        target.click(position={"x": 12, "y": 14})

    def wish(self) -> Locator:
        """What to choose: of an opened place its buttons, else a card of the hand, else anything."""
        if self.screen.button("page-back").is_visible():
            return self.any_of(self.page.locator(OPENED))
        mine = self.page.locator('[data-at^="hand:"] .thing.is-can:not([aria-disabled=true]):visible')
        return self.any_of(mine if mine.count() else offered(self.page))

    def any_of(self, choices: Locator) -> Locator:
        """One of several; a last resort like the end of a turn is the last of them."""
        expect(choices.first).to_be_visible()
        count = choices.count()
        return choices.nth(self.random.randrange(count))


class Thumb(Clicker):
    """Taps: a first tap selects, and the button that then appears chooses; or what was chosen at once is done."""

    def press(self, target: Locator) -> None:
        button = target.evaluate("(node) => node.matches('.btn')")
        target.tap()
        if button:
            return
        selected = self.page.locator('main .is-chosen[aria-pressed="true"], main .sel, main .thing.is-chosen')
        expect(selected.first).to_be_visible()
        confirm = self.page.locator(".prompt .do .primary:not([aria-disabled=true])")
        if confirm.count():
            confirm.tap()


class Stages:
    """Tables that have come to a certain decision, by name; whoever only looks at them can share them."""

    def __init__(self, server: Served, game: str) -> None:
        self.server = server
        self.game = game
        self.holders: dict[str, Holder] = {}

    def come(self, name: str, seats: int, until: Callable[[Json], bool], seed: int = 1, **options: Any) -> None:
        """Let a table, with bots on its other seats, come to a decision of its first seat; another if it ends."""
        for again in range(TABLES):
            (anna,) = table(self.server, self.game, person("Anna"), *bots(seats - 1, BOTS[self.game]), **options)
            if until(scripted([anna], lambda state: until(state) or is_over(state), seed + again)):
                self.holders[name] = anna
                return
        raise AssertionError(f"none of {TABLES} games came to this: {name}")

    def link(self, name: str) -> str:
        """The address of the first seat at a table."""
        return self.holders[name].link


def bots(count: int, bot: str) -> list[Json]:
    """The wishes for seats of bots."""
    return [{"kind": "bot", "bot": bot, "name": name} for name in NAMES[:count]]


def table(server: Served, game: str, *seats: Json, **options: Any) -> list[Holder]:
    """Those who hold a seat at a new table of a game."""
    wish = {"game": game, "seats": list(seats), "options": options}
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return [Holder(server, made["table"], each["seat"], each["key"]) for each in made["seats"]]


def asked(state: Json) -> str:
    """The key of the question that a seat must answer, or nothing."""
    keys = [each["key"] for each in state["view"]["prompts"] if each["seat"] == state["seat"]]
    return keys[0] if keys and state["choices"] else ""


def take(player: Holder, version: int, option: str) -> None:
    """Choose an option, unless somebody who is asked at the same time was quicker."""
    body = {"version": version, "option": option}
    answer = player.server.http.post(f"/api/tables/{player.table}/choices", json=body, headers=player.headers)
    assert answer.status_code == 200 or answer.json()["error"]["code"] == "stale", answer.text


def scripted(players: list[Holder], until: Callable[[Json], bool], seed: int = 1) -> Json:
    """Let scripts choose at random, and bots play, until the first of these seats sees what is waited for."""
    random = Random(seed)
    end = monotonic() + LONG
    while monotonic() < end:
        for player in players:
            state = player.state()
            if player is players[0] and until(state):
                return state
            if state["choices"]:
                take(player, state["version"], random.choice(state["choices"])["text"])
                break
        else:
            sleep(0.01)
    raise AssertionError("it did not come to that")


def is_over(state: Json) -> bool:
    """Whether a game has ended."""
    return bool(state["status"] == "over")


def state_of(page: Page, server: Served) -> Json:
    """What the server tells the seat that this page holds."""
    return holder_of(page, server).state()


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
    game, result = state["game"], state["view"]["result"]
    rows: dict[str, list[str]] = {}
    for seat, sheet in enumerate(result["sheet"]):
        for row in sheet:
            key = row["key"].replace("_", "-")
            name = name_of(language, game, key) or say(language, f"{game}-sheet-{key}")
            cells = rows.setdefault(name, ["–"] * len(result["sheet"]))
            cells[seat] = f"{row['points']}" + (f"×{row['count']}" if "count" in row else "")
    rows[say(language, f"{game}-sheet-total")] = [str(score) for score in result["scores"]]
    return rows


def check_result(page: Page, state: Json, language: str) -> None:
    """The result on the screen is the server's: who won, the score row by row, and the sums."""
    assert is_over(state)
    expect(page.get_by_role("heading", level=1)).to_have_text(expected_sentence(state, language))
    sheet = page.get_by_role("table", name=say(language, "page-result-sheet"))
    shown = {}
    for row in sheet.locator("tbody tr").all():
        title = row.get_by_role("rowheader").inner_text().strip()
        shown[title] = [re.sub(r"\s", "", cell) for cell in row.get_by_role("cell").all_inner_texts()]
    expected = expected_rows(state, language)
    assert {name: shown.get(name) for name in expected} == expected
    heads = [head.strip() for head in sheet.get_by_role("columnheader").all_inner_texts()]
    assert heads[1:] == [seat["name"] for seat in state["seats"]]
