"""Live tables: each is a record in the store, with a cached state, a lock, and those who watch it."""

import asyncio
import contextlib
import hashlib
import hmac
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol, TypeVar

import ludoteka

from . import roles
from .bus import Bus
from .errors import Refused, unknown_table
from .history import History, Moment
from .limits import clean_name
from .names import FORM, new_name
from .seating import fill_open, rematch_options, seated
from .settings import Settings
from .store import CHOICE, PLAYING, UNDO, WAITING, Entry, Row, Seat, Store, Taken

T = TypeVar("T")


def new_key() -> str:
    """The secret that holds a seat."""
    return secrets.token_urlsafe(18)


def hashed(key: str) -> str:
    """A secret as it is kept."""
    return hashlib.sha256(key.encode("utf-8", "backslashreplace")).hexdigest()


class Watcher(Protocol):
    """Somebody who is told about a table, as a seat or as a spectator (None), until they are gone."""

    seat: int | None
    gone: bool

    def tell(self, text: str) -> None:
        """Send a message, soon; never waits."""


class LiveTable:
    """One table. Whatever changes it runs under its lock, after a look at what other servers have stored."""

    def __init__(self, tables: "Tables", row: Row, entries: list[Entry]) -> None:
        self.tables = tables
        self.store = tables.store
        self.row = row
        self.history = None if row.status == WAITING else History(row, entries)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.driver: asyncio.Task[None] | None = None
        self.shown_at = 0.0

    @property
    def id(self) -> str:
        """The table's name."""
        return self.row.id

    @property
    def version(self) -> int:
        """How many entries the record has."""
        return 0 if self.history is None else self.history.version

    def seat_of(self, key: str | None) -> int | None:
        """The seat that a key holds, None without a key; Refused for a key that holds none."""
        if key is None:
            return None
        found = hashed(key)
        for number, seat in enumerate(self.row.seats):
            if seat.key is not None and hmac.compare_digest(seat.key, found):
                return number
        raise Refused("bad-key", "this key holds no seat at this table; leave it out to look on")

    def shown_seats(self) -> list[dict[str, Any]]:
        """Who sits where."""
        here = {watcher.seat for watcher in self.watchers}
        return [
            roles.shown_seat(number, seat, seat.kind == "bot" or (seat.kind == "person" and number in here))
            for number, seat in enumerate(self.row.seats)
        ]

    def bot_to_move(self) -> int | None:
        """The first seat that has to choose and is a bot's."""
        if self.history is None:
            return None
        for seat in self.history.state.to_move:
            if self.row.seats[seat].kind == "bot":
                return seat
        return None

    # Telling those who watch

    def tell(self, message: Callable[[int | None], dict[str, Any]]) -> None:
        """Send everyone the message for their role."""
        texts: dict[int | None, str] = {}
        for watcher in list(self.watchers):
            if watcher.seat not in texts:
                texts[watcher.seat] = json.dumps(message(watcher.seat), separators=(",", ":"))
            watcher.tell(texts[watcher.seat])

    def tell_state(self) -> None:
        """Send everyone the whole state."""
        self.shown_at = time.monotonic()
        self.tell(lambda seat: roles.state_message(self, seat))

    def tell_step(self, moment: Moment) -> None:
        """Send everyone what one choice led to."""
        self.shown_at = time.monotonic()
        self.tell(lambda seat: roles.step_message(self, moment, seat))

    def tell_seats(self) -> None:
        """Send everyone who sits where."""
        self.tell(lambda seat: roles.seats_message(self))

    # Coming and going

    async def greet(self, watcher: Watcher, since: int | None) -> None:
        """Send a newcomer what it has not seen, and whatever happens from now on."""

        async def work() -> None:
            if watcher.gone:
                return
            for message in roles.greeting(self, watcher.seat, since):
                watcher.tell(json.dumps(message, separators=(",", ":")))
            before = self.shown_seats()
            self.watchers.add(watcher)
            if self.shown_seats() != before:
                self.tell_seats()

        await self.locked(work)

    def leave(self, watcher: Watcher) -> None:
        """Send nothing more."""
        before = self.shown_seats()
        self.watchers.discard(watcher)
        if self.shown_seats() != before:
            self.tell_seats()

    # Keeping up with the store

    async def locked(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the table as it is in the store, alone, and to its end even if whoever asked goes away."""

        async def alone() -> T:
            async with self.lock:
                await self.refresh()
                return await work()

        return await self.tables.finish(alone())

    async def refresh(self) -> None:
        """Take in what other servers have stored."""
        found = await asyncio.to_thread(self.store.read, self.id, self.version)
        if found is None:
            raise unknown_table(self.id)
        row, entries = found
        if row.revision != self.row.revision:
            self.take_row(row)
        for entry in entries:
            self.take(entry)
        if entries:
            self.tables.wake(self)

    def take_row(self, row: Row) -> None:
        """Take in that the table itself has changed: somebody joined, the game began, or there is a rematch."""
        joined_only = row.status == WAITING
        self.row = row
        if row.status != WAITING and self.history is None:
            self.history = History(row, [])
        if joined_only:
            self.tell_seats()
        else:
            self.tell_state()

    def take(self, entry: Entry, moment: Moment | None = None) -> None:
        """Take in an entry that is in the store, and show it."""
        history = self.playing()
        if entry.kind == CHOICE and moment is None:
            moment = history.tried(entry.value, entry.seat)
        history.add(entry, moment)
        if moment is None:
            self.tell_state()
        else:
            self.tell_step(moment)

    def playing(self) -> History:
        """The history; Refused if the game has not begun."""
        if self.history is None:
            raise Refused("not-playing", "the game has not begun: the table waits for players")
        return self.history

    async def keep(self, entry: Entry, over: bool, moment: Moment | None = None) -> int:
        """Store an entry and then show it; Refused if another server was quicker."""
        try:
            await asyncio.to_thread(self.store.append, self.id, entry, over)
        except Taken:
            await self.refresh()
            raise self.stale(entry.number - 1) from None
        self.take(entry, moment)
        await self.tables.changed(self)
        return self.version

    # What players do

    async def choose(self, seat: int, version: int, option: str) -> int:
        """Make a choice, and give the new version; Refused, with the fresh state, if it cannot be made.

        `version` is one at which the seat was asked what it is asked now: while several seats are asked at once, the
        others' answers make new versions and change nothing for it.
        """
        return await self.locked(lambda: self.with_state(seat, self.choose_now(seat, version, option)))

    async def choose_now(self, seat: int, version: int, option: str) -> int:
        """Make a choice, under the lock."""
        history = self.playing()
        state = history.state
        if not history.asked.get(seat, self.version) <= version <= self.version:
            raise self.stale(version)
        if state.over:
            raise Refused("not-playing", "the game is over")
        if seat not in state.to_move:
            raise Refused(
                "not-your-turn", f"seat {seat} has nothing to choose now; to move: {', '.join(map(str, state.to_move))}"
            )
        try:
            moment = history.tried(option, seat)
        except ludoteka.IllegalChoice as error:
            raise Refused("illegal", str(error), error.allowed) from None
        entry = Entry(moment.version, seat, CHOICE, state.game.actions.parse(option).text)
        return await self.keep(entry, moment.state.over, moment)

    async def undo(self, seat: int, version: int, to: int | None) -> int:
        """Take the seat's own last choices back, one or down to a version, and give the new version."""
        return await self.locked(lambda: self.with_state(seat, self.undo_now(seat, version, to)))

    async def undo_now(self, seat: int, version: int, to: int | None) -> int:
        """Take choices back, under the lock."""
        history = self.playing()
        if version != self.version:
            raise self.stale(version)
        reach = history.undo_to(seat)
        if not reach:
            raise Refused(
                "cannot-undo",
                "there is nothing to take back: only your own last choices, and only while nothing new was shown",
            )
        if to is not None and to not in reach:
            raise Refused("cannot-undo", f"version {to} cannot be gone back to", [str(number) for number in reach])
        entry = Entry(history.version + 1, seat, UNDO, str(reach[0] if to is None else to))
        return await self.keep(entry, False)

    def stale(self, version: int) -> Refused:
        """The refusal of what was decided on an old version."""
        return Refused(
            "stale", f"the table is at version {self.version}, not {version}: look again", [str(self.version)]
        )

    async def with_state(self, seat: int, work: Coroutine[Any, Any, T]) -> T:
        """Add the fresh state, as the seat sees it, to a refusal."""
        try:
            return await work
        except Refused as refused:
            refused.state = roles.state_message(self, seat)
            raise

    async def change(self, **columns: Any) -> None:
        """Store a change of the table itself and then show it; Refused if another server was quicker."""
        try:
            row = await asyncio.to_thread(lambda: self.store.change(self.row, **columns))
        except Taken:
            raise Refused("stale", "somebody else has changed the table in this moment: try again") from None
        self.take_row(row)
        await self.tables.changed(self)

    async def join(self, name: str) -> tuple[int, str]:
        """Take the first open seat, and give it with its key; the game begins when no seat is open any more."""
        name = clean_name(name)
        key = new_key()

        async def work() -> int:
            seats = list(self.row.seats)
            taken = [number for number, seat in enumerate(seats) if seat.kind == "open"]
            if self.row.status != WAITING or not taken:
                raise Refused("no-open-seat", "no seat is open at this table; you may look on")
            if any(seat.name == name for seat in seats):
                raise Refused("name-taken", f"somebody at this table is called {name!r} already")
            seats[taken[0]] = Seat("person", name, None, hashed(key))
            status = WAITING if len(taken) > 1 else PLAYING
            await self.change(seats=tuple(seats), status=status)
            return taken[0]

        return await self.locked(work), key

    async def start(self, seat: int) -> int:
        """Begin the game, with bots on the open seats; nothing happens if it has begun."""

        async def work() -> int:
            if seat != self.row.host:
                raise Refused("not-host", "only who made the table begins the game")
            if self.row.status == WAITING:
                await self.change(seats=fill_open(self.row.game, self.row.seats), status=PLAYING)
            return self.version

        return await self.locked(work)

    async def rematch(self) -> str:
        """The table of the next game with the same seats, keys and options; it is made if it is not there yet."""

        async def work() -> str:
            history = self.playing()
            if not history.state.over:
                raise Refused("not-over", "the game is not over yet")
            if self.row.rematch is None:
                options = rematch_options(self.row.game, self.row.options, history.state.next_first())
                await self.tables.add_rematch(self, options)
                await self.refresh()
                await self.tables.changed(self)
            if self.row.rematch is None:
                raise Refused("failed", "the next game could not be made; try again")
            return self.row.rematch

        return await self.locked(work)


class Tables:
    """All tables; the state of those not used for a while is dropped and derived again when it is asked for."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading = asyncio.Lock()
        self.working: set[asyncio.Task[Any]] = set()
        self.wake: Callable[[LiveTable], None] = lambda table: None

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something to its end even if who waits for it is cancelled."""
        task = asyncio.ensure_future(work)
        self.working.add(task)
        task.add_done_callback(self.working.discard)
        return await asyncio.shield(task)

    async def get(self, name: str) -> LiveTable:
        """A table by its name; Refused if there is none."""
        table = self.live.get(name)
        if table is None:
            async with self.loading:
                table = self.live.get(name) or await self.load(name)
        self.live[name] = table
        self.live.move_to_end(name)
        self.forget_idle()
        return table

    async def fresh(self, name: str) -> LiveTable:
        """A table as the store has it now."""
        table = await self.get(name)

        async def nothing() -> None:
            return None

        await table.locked(nothing)
        return table

    async def load(self, name: str) -> LiveTable:
        """Read a table from the store."""
        found = await asyncio.to_thread(self.store.read, name) if FORM.fullmatch(name) else None
        if found is None:
            raise unknown_table(name)
        table = LiveTable(self, *found)
        self.live[name] = table
        self.wake(table)
        return table

    def forget_idle(self) -> None:
        """Drop the states of tables that nobody has used for longest."""
        if len(self.live) <= self.settings.kept:
            return
        for name, table in list(self.live.items())[: len(self.live) - self.settings.kept]:
            if not table.watchers and not table.lock.locked() and (table.driver is None or table.driver.done()):
                del self.live[name]

    async def changed(self, table: LiveTable) -> None:
        """Let bots and other servers know that a table has changed."""
        self.wake(table)
        await self.bus.announce(table.id)

    async def heard(self, name: str) -> None:
        """Another server has changed a table."""
        if name in self.live:
            with contextlib.suppress(Refused):
                self.wake(await self.fresh(name))

    async def create(
        self, game: str, options: dict[str, Any], wishes: list[Seat], start: bool | None
    ) -> tuple[LiveTable, list[str | None]]:
        """A new table, and the key of each seat that a person takes with it."""
        seats, status = seated(game, wishes, start)
        plain = await asyncio.to_thread(read_options, game, len(seats), options)
        if await asyncio.to_thread(self.store.count_open) >= self.settings.open_tables:
            raise Refused("too-many-tables", "this server has as many tables as it takes; try again later")
        keys = [new_key() if seat.kind == "person" else None for seat in seats]
        held = tuple(
            Seat(seat.kind, seat.name, seat.bot, hashed(key) if key else None)
            for seat, key in zip(seats, keys, strict=True)
        )
        host = next((number for number, key in enumerate(keys) if key), None)
        table = await self.get(await self.add(lambda name: self.new_row(name, game, plain, held, host, status)))
        return table, keys

    def new_row(
        self, name: str, game: str, options: dict[str, Any], seats: tuple[Seat, ...], host: int | None, status: str
    ) -> Row:
        """A table that is not stored yet."""
        return Row(name, game, ludoteka.load(game).rules, options, seats, host, secrets.token_hex(16), status)

    async def add(self, make: Callable[[str], Row]) -> str:
        """Store a new table under a name that is free, and give the name."""
        for _ in range(20):
            row = make(new_name())
            try:
                await asyncio.to_thread(self.store.add, row)
            except Taken:
                continue
            return row.id
        raise Refused("too-many-tables", "no name for a new table was found; try again")

    async def add_rematch(self, old: LiveTable, options: dict[str, Any]) -> None:
        """Store the table of the next game, unless another server was quicker."""
        for _ in range(20):
            row = self.new_row(new_name(), old.row.game, options, old.row.seats, old.row.host, PLAYING)
            try:
                await asyncio.to_thread(self.store.add_rematch, row, old.row)
            except Taken:
                await old.refresh()
                if old.row.rematch is None:
                    continue
                return
            self.wake(await self.get(row.id))
            return


def read_options(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A game's options in plain form; Refused, saying what is allowed, if they are none."""
    try:
        return ludoteka.load(game).read_options(seats, options)
    except ludoteka.OptionError as error:
        raise Refused("bad-option", str(error)) from None
