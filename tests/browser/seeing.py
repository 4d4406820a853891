"""What a player sees of a table, and what a player does there: by clicks, by taps, or by keys alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from ludoteka.locale import say

SEEN = """() => {
    const shown = (node) => node.checkVisibility();
    const list = (where) => [...document.querySelectorAll(where)].filter(shown);
    const text = (node) => node ? node.innerText.trim() : '';
    const can = (node) => node.ariaDisabled !== 'true' && node.ariaPressed !== 'true';
    const things = list('main .thing').filter(can);
    const at = (node) => node.dataset.at ?? node.closest('[data-at]')?.dataset.at ?? '';
    const keys = (node) => node.querySelector('kbd')?.innerText ?? '';
    return {
        over: text(document.querySelector('.res h1')) !== '',
        mine: document.querySelector('.prompt.mine') !== null
            && !document.querySelector('.prompt .btn.busy, main .hex.busy'),
        asked: text(document.querySelector('.prompt .sentence')),
        warned: document.querySelector('dialog[open]') !== null,
        supply: things.map(at).filter((spot) => spot.startsWith('supply:')).map((spot) => spot.slice(7)),
        hand: things.filter((node) => at(node).startsWith('hand:')).map((node) => node.ariaLabel),
        others: things.map(at).filter((spot) => !/^(supply|hand):/.test(spot)),
        buttons: list('.prompt .do button').filter(can)
            .filter((node) => node.querySelector('kbd')).map((node) => [keys(node), text(node)]),
        held: list('[data-at^="hand:"] .thing').map((node) => node.ariaLabel),
        spot: list('[data-at^="hand:"]')[0]?.dataset.at ?? '',
    };
}"""

FREE = ':not([aria-disabled="true"], [aria-pressed="true"])'

# Everything by which a player could tell that something has happened
TRACE = """() => [
    document.querySelector('main')?.innerText ?? '',
    [...document.querySelectorAll('main .thing')].map((node) => node.ariaLabel + node.ariaPressed).join(),
    document.querySelectorAll('.side ol li').length,
    document.querySelector('dialog[open]') !== null,
].join('|')"""
CHANGED = f"(before) => ({TRACE})() !== before"
READY = "() => document.querySelector('.res h1, .prompt.mine:not([aria-busy=true])') !== null"
RESTING = "() => document.querySelector('.prompt[aria-busy=true]') === null"


@dataclass
class Seen:
    """A decision on the screen: things and buttons that can be chosen. `buttons` are (key, words)."""

    over: bool
    mine: bool
    asked: str
    warned: bool
    supply: list[str]
    hand: list[str]
    others: list[str]
    buttons: list[list[str]]
    held: list[str]
    spot: str


class Screen:
    """A page with a table on it."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language

    def words(self, key: str, **args: Any) -> str:
        """A message of the page, as it stands on the screen."""
        return say(self.language, key, **args)

    def button(self, key: str, **args: Any) -> Locator:
        """The button that a message names."""
        return self.page.get_by_role("button", name=self.words(key, **args), exact=True)

    def seen(self) -> Seen:
        """What can be seen now."""
        return Seen(**self.page.evaluate(SEEN))

    def decision(self) -> Seen:
        """What can be seen as soon as there is something to decide, or the game is over."""
        while True:
            self.page.wait_for_function(READY)
            seen = self.seen()
            if seen.over or seen.mine:
                return seen

    def rest(self) -> None:
        """Wait until nothing is on its way to the server."""
        self.page.wait_for_function(RESTING)

    def trace(self) -> str:
        """All that could change on the screen."""
        found: str = self.page.evaluate(TRACE)
        return found

    def changed(self, before: str) -> None:
        """Wait for the screen to differ; a timeout means that what was done has had no effect."""
        self.page.wait_for_function(CHANGED, arg=before)

    def hand(self) -> Counter[str]:
        """The names of the cards in hand."""
        return Counter(label.split(",")[0] for label in self.seen().held)

    def at(self, seen: Seen, choice: Choice) -> Locator:
        """What is to be pressed for a choice."""
        what, which = choice
        if what == "supply":
            return self.page.locator(f'[data-at="supply:{which}"]')
        if what == "hand":
            things = self.page.locator(f'[data-at="{seen.spot}"] .thing{FREE}')
            return things.nth(int(which))
        if what == "other":
            elsewhere = ':not([data-at^="supply:"], [data-at^="hand:"] *)'
            return self.page.locator(f"main .thing{FREE}{elsewhere}").nth(int(which))
        return self.page.locator(f".prompt .do button{FREE}:has(kbd)").nth(int(which))


Choice = tuple[str, str]

ACTIONS = ["market", "smithy", "militia", "village"]
MONEY = ["province", "gold", "silver"]


class Decider:
    """Takes the decisions that a screen shows, in a way of its own."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.asked: Counter[str] = Counter()

    def decide(self, seen: Seen) -> None:
        """Choose something of what is seen."""
        raise NotImplementedError

    def insist(self) -> None:
        """Go on in spite of a warning."""
        self.screen.page.locator("dialog[open] .do button").last.click()

    def move(self) -> bool:
        """Take one decision; False when the game is over."""
        seen = self.screen.decision()
        if seen.over:
            return False
        before = self.screen.trace()
        if seen.warned:
            self.insist()
        else:
            self.asked[seen.asked] += 1
            self.decide(seen)
        self.screen.changed(before)
        return True

    def play(self, moves: int | None = None) -> int:
        """Decide so many times, or until the end; gives how often it was."""
        made = 0
        while (moves is None or made < moves) and self.move():
            made += 1
        return made


class Player(Decider):
    """Plays sensibly by what the screen shows: a few Actions, then money, then Provinces."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.bought: Counter[str] = Counter()

    def decide(self, seen: Seen) -> None:
        choice = self.wish(seen)
        if choice[0] == "supply":
            self.bought[choice[1]] += 1
        self.press(seen, choice)

    def wish(self, seen: Seen) -> Choice:
        """What to choose."""
        space = self.screen.words("page-key-space")
        for index, (key, _) in enumerate(seen.buttons):
            if key == space:
                return ("button", str(index))
        if seen.hand:
            return ("hand", "0")
        wanted = [card for card in ACTIONS if self.bought[card] < 2] + MONEY
        for card in [*MONEY[:2], *wanted]:
            if card in seen.supply:
                return ("supply", card)
        if seen.buttons:
            return ("button", str(len(seen.buttons) - 1))
        if seen.supply:
            return ("supply", seen.supply[-1])
        return ("other", "0")

    def press(self, seen: Seen, choice: Choice) -> None:
        """Choose by mouse."""
        self.screen.at(seen, choice).click()
