"""One server and one chromium for all tests, and a fresh profile for each window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect, sync_playwright

from tests.browser.serving import Served, person, play_out

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"en": "en-GB", "pl": "pl-PL", "hu": "hu-HU"}
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)

Windows = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(tmp_path_factory.mktemp("server"))
    try:
        yield running
    finally:
        running.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


class Faults:
    """What a page complained of: exceptions and lines of error in its console."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.refused: list[str] = []
        self.expected = False

    def watch(self, page: Page) -> None:
        """Note the complaints of a page."""
        page.on("pageerror", lambda error: self.found.append(f"exception: {error}"))
        page.on("console", lambda message: self.found.append(message.text) if message.type == "error" else None)
        page.on("response", self.note)

    def note(self, response: Response) -> None:
        """Keep what was asked where the server refused it."""
        if response.status >= 400:
            asked = response.request
            self.refused.append(f"{response.status} {asked.method} {asked.url} {asked.post_data}")


@pytest.fixture
def faults() -> Iterator[Faults]:
    noted = Faults()
    yield noted
    assert noted.expected or noted.found == [], noted.refused


@pytest.fixture
def windows(browser: Browser, faults: Faults) -> Iterator[Windows]:
    """Opens windows of their own profile: `windows(language="pl", size=(390, 844), phone=True, theme="light")`."""
    opened: list[BrowserContext] = []

    def window(
        language: str = "en",
        size: tuple[int, int] = (1366, 768),
        phone: bool = False,
        theme: str = "dark",
        moving: bool = False,
    ) -> BrowserContext:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=phone,
            is_mobile=phone,
        )
        context.set_default_timeout(PATIENCE)
        context.on("page", faults.watch)
        opened.append(context)
        return context

    yield window
    for context in opened:
        context.close()


@pytest.fixture(scope="session")
def finished(server: Served) -> str:
    """The link of a seat at a game that is over."""
    players = server.table(person("Anna"), person("Bela"), person("Celina"), person("Dora"))
    play_out(players)
    return players[0].link


@pytest.fixture
def server_of_its_own(tmp_path: Path) -> Iterator[Served]:
    running = Served(tmp_path)
    try:
        yield running
    finally:
        running.close()
