"""Live connections: a WebSocket says who it is, is told what it missed and all that happens, and may choose."""

import asyncio
import contextlib
import json
import logging
from typing import Any, Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from .errors import Refused
from .limits import Bucket, too_large
from .models import ChooseMessage, HelloMessage, complaint
from .settings import Settings
from .tables import LiveTable, Tables

LOG = logging.getLogger(__name__)
WAITING_MESSAGES: Final = 512
FAULTS: Final = 50
UNKNOWN, UNWANTED, FAILED, SLOW = 4404, 1008, 1011, 1013


def parsed(text: str) -> dict[str, Any]:
    """A message as JSON; Refused if it is none."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("malformed", "the message is no JSON") from None
    if not isinstance(found, dict):
        raise Refused("malformed", "a message is a JSON object with a type", ["hello", "choose"])
    return found


class Connection:
    """One WebSocket at one table."""

    def __init__(self, socket: WebSocket, name: str, tables: Tables, settings: Settings) -> None:
        self.socket = socket
        self.name = name
        self.tables = tables
        self.settings = settings
        self.bucket = Bucket(settings.calls)
        self.seat: int | None = None
        self.table: LiveTable | None = None
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue()
        self.code = 1000
        self.gone = False

    def tell(self, text: str) -> None:
        """Send a message, soon; who does not keep up is let go, and may come back to catch up."""
        if self.outgoing.qsize() >= WAITING_MESSAGES:
            self.end(SLOW)
        else:
            self.outgoing.put_nowait(text)

    def end(self, code: int) -> None:
        """Send what is waiting, then close."""
        self.code = code
        self.outgoing.put_nowait(None)

    async def run(self) -> None:
        """Serve the connection until it ends."""
        await self.socket.accept()
        sender = asyncio.create_task(self.send())
        reader = asyncio.create_task(self.read())
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and not reader.cancelled() and reader.exception() is not None:
                LOG.error("a live connection failed", exc_info=reader.exception())
                self.code = FAILED
            if reader.done() and not sender.done():
                self.end(self.code)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(sender, 5)
        finally:
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            self.gone = True
            if self.table is not None:
                self.table.leave(self)

    async def send(self) -> None:
        """Send what is to be told, and close at the end of it."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self.outgoing.get()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(self.code)

    async def read(self) -> None:
        """Take messages until the client leaves, or has sent too many that are wrong."""
        faults = 0
        while faults < FAULTS:
            try:
                received = await self.receive()
                if received is None:
                    return
                self.bucket.take()
                await self.take(received)
            except Refused as refused:
                faults += 1
                self.tell(json.dumps({"type": "error", **refused.body()}, separators=(",", ":")))
                if refused.code == "unknown-table":
                    self.code = UNKNOWN
                    return
        self.code = UNWANTED

    async def receive(self) -> dict[str, Any] | None:
        """The next message as JSON, None when the client has left; Refused if it is none, or too long."""
        limit = self.settings.hello if self.table is None else None
        try:
            message = await asyncio.wait_for(self.socket.receive(), limit)
        except TimeoutError:
            self.code = UNWANTED
            return None
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        if text is None:
            raise Refused("malformed", "messages are JSON texts, not bytes")
        if len(text.encode("utf-8", "replace")) > self.settings.largest_message:
            raise too_large(self.settings.largest_message)
        return parsed(text)

    async def take(self, message: dict[str, Any]) -> None:
        """Do what a message asks; Refused if it cannot be done."""
        kind = message.get("type")
        try:
            if kind == "hello":
                await self.hello(HelloMessage.model_validate(message))
            elif kind == "choose":
                await self.choose(ChooseMessage.model_validate(message))
            else:
                raise Refused("malformed", f"unknown type of message: {kind!r}", ["hello", "choose"])
        except ValidationError as error:
            raise complaint(error.errors()) from None

    async def hello(self, message: HelloMessage) -> None:
        """Take the role that the key gives."""
        if self.table is not None:
            raise Refused("malformed", "hello was said already", ["choose"])
        table = await self.tables.get(self.name)
        self.seat = table.seat_of(message.key)
        self.table = table
        try:
            await table.greet(self, message.since)
        except Refused:
            self.table = None
            raise
        if self.tables.live.get(self.name) is not table:  # it was put away meanwhile, and another took its place
            self.end(SLOW)

    async def choose(self, message: ChooseMessage) -> None:
        """Choose for the seat."""
        if self.table is None:
            raise Refused("malformed", "say hello first", ["hello"])
        if self.seat is None:
            raise Refused("bad-key", "who looks on cannot choose: say hello with a seat's key")
        await self.table.choose(self.seat, message.version, message.option)
