"""How much one client may send, and how often."""

import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import Refused
from .settings import Rate

LONGEST_NAME: Final = 30
REMEMBERED: Final = 4096


class Bucket:
    """Lets things pass at a rate, with some to spare for a burst."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.left = float(rate.burst)
        self.filled = clock()

    def take(self) -> None:
        """Let one pass; Refused if there were too many."""
        now = self.clock()
        self.left = min(float(self.rate.burst), self.left + (now - self.filled) * self.rate.each_second)
        self.filled = now
        if self.left < 1:
            raise Refused(
                "slow-down",
                f"too many requests at once: at most {self.rate.burst}, then {self.rate.each_second:g} a second",
            )
        self.left -= 1


class Buckets:
    """A bucket for each client; those not seen for long are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.clients: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> None:
        """Let one of this client's pass; Refused if there were too many."""
        bucket = self.clients.pop(client, None) or Bucket(self.rate)
        self.clients[client] = bucket
        while len(self.clients) > REMEMBERED:
            self.clients.popitem(last=False)
        bucket.take()


def clean_name(name: str) -> str:
    """A person's name as it is shown; Refused if it is empty, too long or not printable."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not shown or len(shown) > LONGEST_NAME or any(unicodedata.category(letter)[0] == "C" for letter in shown):
        raise Refused("bad-name", f"a name has 1 to {LONGEST_NAME} printable characters, not {name!r}")
    return shown


def too_large(largest: int) -> Refused:
    """The refusal of a message of too many bytes."""
    return Refused("too-large", f"a message has at most {largest} bytes")


class BodyLimit:
    """Refuses HTTP bodies of too many bytes before anything reads them."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self.app = app
        self.largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its body read, or refuse it."""
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD"):
            await self.app(scope, receive, send)
            return
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self.largest:
                refused = too_large(self.largest)
                await JSONResponse(refused.body(), refused.status)(scope, receive, send)
                return
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, send)
