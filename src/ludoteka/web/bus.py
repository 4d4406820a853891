"""How servers on one database tell each other that a table has changed; alone, there is nobody to tell."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

Heard = Callable[[str], Awaitable[None]]
LOG = logging.getLogger(__name__)


class Bus(Protocol):
    """Tells the other servers the names of tables that have changed."""

    async def open(self, heard: Heard) -> None:
        """Begin to listen; `heard` is called for what the others announce."""

    async def announce(self, name: str) -> None:
        """Tell the others that a table has changed."""

    async def close(self) -> None:
        """Stop listening."""


class NoBus:
    """The only server."""

    async def open(self, heard: Heard) -> None:
        """Nobody is there to be heard."""

    async def announce(self, name: str) -> None:
        """Nobody is there to be told."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisBus:
    """Several servers joined by a Redis; what is missed while it is away is found at the next look into the store."""

    CHANNEL = "ludoteka:tables"

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(url, decode_responses=True)
        self.me = secrets.token_hex(8)
        self.listening: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        """Begin to listen; an error of Redis if it cannot be reached."""
        await self.redis.ping()
        self.listening = asyncio.create_task(self.listen(heard))

    async def listen(self, heard: Heard) -> None:
        """Pass on what the others announce, and connect again after a break."""
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(self.CHANNEL)
                    async for message in channel.listen():
                        await self.pass_on(message, heard)
            except Exception:
                LOG.exception("the line to Redis is broken; trying again")
                await asyncio.sleep(1)

    async def pass_on(self, message: dict[str, Any], heard: Heard) -> None:
        """Pass on one announcement, if it is another server's."""
        if message["type"] != "message":
            return
        sender, _, name = message["data"].partition(" ")
        if sender != self.me:
            await heard(name)

    async def announce(self, name: str) -> None:
        """Tell the others that a table has changed; it is in the store, whether they hear of it or not."""
        try:
            await self.redis.publish(self.CHANNEL, f"{self.me} {name}")
        except Exception:
            LOG.exception("Redis did not take the news of table %s", name)

    async def close(self) -> None:
        """Stop listening."""
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening
        await self.redis.aclose()


def open_bus(url: str | None) -> Bus:
    """The bus for a Redis, or none."""
    return NoBus() if url is None else RedisBus(url)
