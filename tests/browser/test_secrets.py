"""A friend joins by the link, and neither browser is ever told what the other's seat alone may know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page, Route, WebSocket, expect

from tests.browser.conftest import Windows
from tests.browser.seeing import Player, Screen
from tests.browser.serving import Holder, Json, Served, cards_in, events_in, holder_of

MOVES = 24


class Heard:
    """All that came from the server to a page."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.route("**/api/tables/**", self.answer)
        page.on("websocket", self.line)

    def answer(self, route: Route) -> None:
        # An answer to a page that has gone elsewhere meanwhile reaches nobody
        with suppress(Error):
            response = route.fetch()
            self.texts.append(response.text())
            route.fulfill(response=response)

    def line(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.texts.append(str(text)))

    def messages(self) -> list[Json]:
        """Those that carry a view."""
        found = [json.loads(text) for text in self.texts]
        found += [each["state"] for each in found if each.get("state")]
        return [each for each in found if each.get("view")]


def lists_in(value: Any) -> Iterator[list[str]]:
    """All lists of texts, wherever they lie."""
    if isinstance(value, dict):
        for each in value.values():
            yield from lists_in(each)
    elif isinstance(value, list):
        if value and all(isinstance(each, str) for each in value):
            yield value
        for each in value:
            yield from lists_in(each)


def sit_down_together(server: Served, windows: Windows) -> tuple[Screen, Screen, Heard, Heard]:
    """A host opens a table with a place for a friend, who takes it by the link."""
    host, guest = windows().new_page(), windows().new_page()
    heard = Heard(host), Heard(guest)
    screen = Screen(host)
    host.goto(server.address)
    host.get_by_role("button", name="Dominion").click()
    host.get_by_role("textbox", name=screen.words("page-lobby-your-name")).fill("Anna")
    screen.button("common-players", count=2).click()
    host.get_by_role("combobox", name=screen.words("page-seat", number=2)).select_option("open")
    screen.button("page-lobby-open").click()
    expect(screen.button("page-lobby-copy")).to_be_visible()
    guest.goto(host.get_by_title("http").get_attribute("title") or "")
    guest.get_by_role("textbox", name=screen.words("page-lobby-your-name")).fill("Bela")
    screen_of_guest = Screen(guest)
    screen_of_guest.button("page-seat-take").click()
    expect(host.locator('[data-at="hand:0"] .thing')).to_have_count(5)
    expect(guest.locator('[data-at="hand:1"] .thing')).to_have_count(5)
    return screen, screen_of_guest, *heard


def check_screen(screen: Screen, me: Holder) -> None:
    """The only hand that lies open on the screen is the seat's own."""
    own = me.hand()
    shown = screen.page.locator('[data-at^="hand:"] .thing')
    expect(shown).to_have_count(own.total())
    names: Counter[str] = Counter()
    for card, count in own.items():
        names[screen.words(f"dominion-{card.replace('_', '-')}")] += count
    assert screen.hand() == names
    assert screen.page.locator(f'[data-at^="hand:"]:not([data-at="hand:{me.seat}"]) .thing').count() == 0


def check_message(message: Json, me: int, hands: dict[int, Counter[str]]) -> None:
    """A message to one seat holds its own view, and the other's hand in no form."""
    # Before a seat is taken its browser looks on
    assert message["view"]["seat"] in (me, None)
    assert "seed" not in json.dumps(message)
    for zone in message["view"]["zones"]:
        if zone["id"] == "deck" or (zone["id"] == "hand" and zone["seat"] != message["view"]["seat"]):
            assert not zone.get("cards")
    for event in events_in(message):
        if event["kind"] == "draw" and event["seat"] != me:
            assert "card" not in event
            assert "cards" not in event
    secret = hands.get(message["version"])
    own = [cards_in(message["view"], "hand", me)]
    if secret is not None and secret.total() > 1 and secret not in own:
        told = [Counter(each) for each in lists_in(message["view"])]
        assert secret not in told


def test_a_friend_joins_by_the_link_and_both_know_their_own_hands_alone(server: Served, windows: Windows) -> None:
    first, second, *heard = sit_down_together(server, windows)
    seats = [holder_of(first.page, server), holder_of(second.page, server)]
    screens = [first, second]
    hands: list[dict[int, Counter[str]]] = [{}, {}]
    for _ in range(MOVES):
        for one in (0, 1):
            state = seats[one].state()
            hands[one][state["version"]] = cards_in(state["view"], "hand", one)
        mover = 0 if seats[0].state()["choices"] else 1
        Player(screens[mover]).move()
    for one in (0, 1):
        check_screen(screens[one], seats[one])
        screens[one].page.unroute_all(behavior="ignoreErrors")

    assert [seats[0].seat, seats[1].seat] == [0, 1]
    for one, other in ((0, 1), (1, 0)):
        messages = heard[one].messages()
        assert len(messages) > MOVES // 2
        for message in messages:
            check_message(message, one, hands[other])
        assert all(seats[other].key not in text for text in heard[one].texts)
