"""Bots take their seats' choices through the same door as people; they think in processes of their own."""

import asyncio
import contextlib
import json
import logging
import random
import secrets
import time
from typing import Any

from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.luck import Luck
from ludoteka.kernel.state import State

from .errors import Refused
from .settings import Settings
from .tables import LiveTable, Tables

LOG = logging.getLogger(__name__)
STARTING = 30.0
AGAIN = 1.0


class Lost(Exception):
    """A process gave no usable answer in time."""


class Thinker:
    """One process that answers one question at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def begin(self) -> asyncio.subprocess.Process:
        """Start the process if it is not there."""
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe)
            await asyncio.wait_for(self.line(self.process), STARTING)
        return self.process

    async def line(self, process: asyncio.subprocess.Process) -> bytes:
        """The next line that the process writes; Lost if it has ended."""
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise Lost("the process has ended")
        return line

    async def ask(self, question: bytes, limit: float) -> int:
        """The answer to a question; Lost, and the process gone, if there is none within the limit of seconds."""
        try:
            process = await self.begin()
            assert process.stdin is not None
            process.stdin.write(question + b"\n")
            return int(await asyncio.wait_for(self.line(process), limit))
        except (TimeoutError, OSError, ValueError, Lost) as error:
            await self.end()
            raise Lost(f"{type(error).__name__} {error}") from error
        except asyncio.CancelledError:
            await self.end()
            raise

    async def end(self) -> None:
        """Stop the process, whatever it does."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


class Thinkers:
    """The processes; as many questions are answered at once as there are of them."""

    def __init__(self, settings: Settings) -> None:
        self.limit = settings.think
        self.all = [Thinker(settings.thinker) for _ in range(settings.workers)]
        self.idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self.all:
            self.idle.put_nowait(thinker)

    async def ask(self, question: dict[str, Any]) -> int:
        """The code a bot answers; Lost if there is none in time."""
        thinker = await self.idle.get()
        try:
            return await thinker.ask(json.dumps(question).encode(), self.limit)
        finally:
            self.idle.put_nowait(thinker)

    async def close(self) -> None:
        """Stop all processes."""
        for thinker in self.all:
            await thinker.end()


def guessed(state: State, seat: int) -> dict[str, Any]:
    """A saved state that fits what the seat has seen, without the seed, the luck to come, and the choices made."""
    data = state.guess(seat, Luck(secrets.token_hex(16))).dump()
    return {**data, "seed": "", "choices": [], "undo_floor": 0, "origin": None}


class Bots:
    """Moves the bots of all tables, one visible step after another."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.settings = settings
        self.tables = tables
        self.thinkers = Thinkers(settings)
        self.drivers: set[asyncio.Task[None]] = set()
        self.closed = False
        tables.wake = self.wake

    def wake(self, table: LiveTable) -> None:
        """Let a table's bots move if one is to move, and none is thinking."""
        if self.closed or table.bot_to_move() is None or (table.driver is not None and not table.driver.done()):
            return
        table.driver = asyncio.create_task(self.drive(table))
        self.drivers.add(table.driver)
        table.driver.add_done_callback(self.drivers.discard)

    async def resume(self) -> None:
        """Wake the tables that were being played when the server stopped."""
        for name in await asyncio.to_thread(self.tables.store.in_play):
            try:
                self.wake(await self.tables.get(name))
            except (Refused, LudotekaError) as error:
                LOG.warning("table %s cannot go on: %s", name, error)

    async def drive(self, table: LiveTable) -> None:
        """Choose for the bots of a table as long as one is to move."""
        while (seat := table.bot_to_move()) is not None:
            version = table.version
            state = table.playing().state
            text = await self.think(state, seat, table.row.seats[seat].bot or "")
            await asyncio.sleep(self.pause(table))
            try:
                if version == table.version:
                    await table.choose(seat, version, text)
            except (Refused, LudotekaError) as error:
                if not isinstance(error, Refused) or error.code != "stale":
                    LOG.warning("table %s: a bot's choice was refused: %s", table.id, error)
                    await asyncio.sleep(AGAIN)

    def pause(self, table: LiveTable) -> float:
        """How long to wait so that people can follow."""
        least, most = self.settings.pace
        return max(0.0, table.shown_at + random.uniform(least, most) - time.monotonic())

    async def think(self, state: State, seat: int, bot: str) -> str:
        """The text of the option that a bot takes; any, if it fails to answer with one that is offered."""
        options = {option.code: option.text for option in state.options(seat)}
        try:
            question = {
                "game": state.game.name,
                "bot": bot,
                "seat": seat,
                "seed": secrets.token_hex(8),
                "state": guessed(state, seat),
            }
            code = await self.thinkers.ask(question)
            if code not in options:
                raise Lost(f"it answered {code}, which is not offered")
            return options[code]
        except (Lost, LudotekaError) as error:
            LOG.warning("bot %s gave no answer, chance takes its place for once: %s", bot, error)
            return secrets.choice(list(options.values()))

    async def close(self) -> None:
        """Stop moving."""
        self.closed = True
        for driver in list(self.drivers):
            driver.cancel()
        await asyncio.gather(*self.drivers, return_exceptions=True)
        await self.thinkers.close()
