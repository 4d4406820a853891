"""What is asked of every game's page alike: it begins in two clicks, fits, can be read, and axe finds no fault."""

from __future__ import annotations

from collections.abc import Sequence

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import Windows
from tests.browser.measuring import clipped, out_of_sight, too_small, too_wide, untranslated
from tests.browser.offering import Stages
from tests.browser.seeing import Screen
from tests.browser.serving import Served

LANGUAGES = ["en", "pl", "hu"]
WIDE, PHONE = (1366, 768), (390, 844)
LOW: ViewportSize = {"width": 1366, "height": 650}
GRAVE = ("serious", "critical")


def grave(page: Page) -> list[str]:
    """The serious and critical findings of axe."""
    return [
        f"{finding['id']} ({finding['impact']}): {node['target']} {node['html'][:160]} {node['failureSummary']}"
        for finding in Axe().run(page).response["violations"]
        if finding["impact"] in GRAVE
        for node in finding["nodes"]
    ]


def begin(screen: Screen, server: Served, game: str, seats: int | None = None) -> None:
    """Start a game from the lobby: two clicks, and a third for the number of seats."""
    screen.page.goto(server.address)
    screen.page.get_by_role("button", name=screen.words(f"game-{game}")).click()
    if seats is not None:
        screen.button("common-players", count=seats).click()
    screen.button("page-lobby-start").click()


def look_at(page: Page, stages: Stages, stage: str, language: str = "en") -> Screen:
    """Show a stage, and wait until it is there."""
    page.goto(stages.link(stage))
    screen = Screen(page, language)
    screen.decision()
    return screen


def check_fit(windows: Windows, stages: Stages, stage: str) -> None:
    """All of a decision is in sight, in a window of usual height and in a low one."""
    page = windows().new_page()
    look_at(page, stages, stage)

    assert out_of_sight(page) == []
    page.set_viewport_size(LOW)
    assert out_of_sight(page) == []


def check_words(
    windows: Windows, stages: Stages, names: Sequence[str], language: str, size: tuple[int, int] = WIDE
) -> None:
    """At each stage all is said in words and all words fit; on a phone a finger also hits what there is to press."""
    page = windows(language, size=size, phone=size == PHONE).new_page()
    found = {}
    for stage in names:
        look_at(page, stages, stage, language)
        found[stage] = untranslated(page) + clipped(page) + too_wide(page)
        if size == PHONE:
            found[stage] += too_small(page)

    assert {stage: faults for stage, faults in found.items() if faults} == {}


def check_access(windows: Windows, stages: Stages, names: Sequence[str], theme: str) -> None:
    """Axe finds nothing grave at any of these stages."""
    page = windows(theme=theme).new_page()
    found = {}
    for stage in names:
        look_at(page, stages, stage)
        found[stage] = grave(page)

    assert {stage: faults for stage, faults in found.items() if faults} == {}
