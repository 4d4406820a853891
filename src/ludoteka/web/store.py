"""Where tables are kept: their records, and nothing that follows from them.

An entry is durable when `append` returns. Of two servers that write the same entry, the key (table, number) lets only
one succeed.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from .errors import Refused

HEAD: Final = "0001"
METADATA: Final = MetaData()
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("host", Integer),
    Column("seed", String(64), nullable=False),
    Column("status", String(16), nullable=False, index=True),
    Column("revision", Integer, nullable=False),
    Column("rematch", String(64)),
    Column("created", BigInteger, nullable=False),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("value", String(200), nullable=False),
    Column("made", BigInteger, nullable=False),
)

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CHOICE: Final = "choice"
UNDO: Final = "undo"
LATELY: Final = 30 * 24 * 3600 * 1000  # milliseconds; older tables go on when somebody comes back to them


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class StoreError(Exception):
    """The database cannot be opened; the text says why."""


class Taken(Exception):
    """Something of this key is in the store already."""


@dataclass(frozen=True)
class Seat:
    """A seat of a table: `kind` is person, bot or open, and `key` the hash of the secret of who holds it."""

    kind: str
    name: str | None = None
    bot: str | None = None
    key: str | None = None


@dataclass(frozen=True)
class Row:
    """A table as it was set up. `revision` grows whenever it changes; entries do not count."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    host: int | None
    seed: str = field(repr=False)
    status: str
    revision: int = 1
    rematch: str | None = None
    created: int = field(default_factory=now)


@dataclass(frozen=True)
class Entry:
    """A line of a table's record, numbered from 1: a choice, or that choices back to a version were undone.

    `value` is the option's text, or the version.
    """

    number: int
    seat: int
    kind: str
    value: str
    made: int = field(default_factory=now)


def to_values(row: Row) -> dict[str, Any]:
    """A row as the columns want it."""
    return {**asdict(row), "seats": [asdict(seat) for seat in row.seats]}


def to_row(values: Any) -> Row:
    """A row from its columns."""
    data = dict(values)
    return Row(**{**data, "seats": tuple(Seat(**seat) for seat in data["seats"])})


def prepare_sqlite(connection: Any, _: object) -> None:
    """What is committed is on the disk, and reading goes on while something is written."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """The database; all methods block, and may be called from any thread."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
            if parsed.drivername == "postgresql":
                parsed = parsed.set(drivername="postgresql+psycopg")
            self.engine = create_engine(parsed, pool_pre_ping=parsed.get_backend_name() != "sqlite")
        except ArgumentError as error:
            raise StoreError(f"{url!r} is no database; allowed: sqlite:///PATH, postgresql://USER@HOST/NAME") from error
        except ImportError as error:
            raise StoreError(
                f"the driver for this database is not installed (pip install 'ludoteka[postgres]'): {error}"
            ) from error
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", prepare_sqlite)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction, committed at the end; Taken if a key is there already, Refused if the database is away."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Taken from error
        except SQLAlchemyError as error:
            raise away() from error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection to read with; Refused if the database is away."""
        try:
            with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise away() from error

    def prepare(self) -> None:
        """Bring the database to the form that this version uses; StoreError if it cannot be."""
        try:
            with self.engine.connect() as connection:
                found = None
                if inspect(connection).has_table("alembic_version"):
                    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
            if found != HEAD:
                self.migrate()
        except SQLAlchemyError as error:
            raise StoreError(
                f"the database {self.engine.url!r} cannot be used: {getattr(error, 'orig', error)}"
            ) from error

    def migrate(self) -> None:
        """Run the migrations that are missing; only one server at a time does so on a PostgreSQL."""
        from .migrations import upgrade

        with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(7055835)"))
            upgrade(connection)

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    # Tables

    def add(self, row: Row) -> None:
        """Keep a new table; Taken if its name is."""
        with self.writing() as connection:
            connection.execute(insert(TABLES).values(**to_values(row)))

    def add_rematch(self, row: Row, old: Row) -> None:
        """Keep a new table as the rematch of an old one; Taken if its name is, or if the old one has a rematch."""
        with self.writing() as connection:
            connection.execute(insert(TABLES).values(**to_values(row)))
            there = update(TABLES).where(TABLES.c.id == old.id, TABLES.c.rematch.is_(None))
            changed = connection.execute(there.values(rematch=row.id, revision=TABLES.c.revision + 1))
            if changed.rowcount != 1:
                raise Taken

    def change(self, row: Row, **columns: Any) -> Row:
        """Change columns of a table; Taken if somebody else has changed it since `row` was read."""
        changed = replace(row, revision=row.revision + 1, **columns)
        there = update(TABLES).where(TABLES.c.id == row.id, TABLES.c.revision == row.revision)
        values = {name: value for name, value in to_values(changed).items() if name in columns or name == "revision"}
        with self.writing() as connection:
            if connection.execute(there.values(**values)).rowcount != 1:
                raise Taken
        return changed

    def read(self, name: str, after: int = 0) -> tuple[Row, list[Entry]] | None:
        """A table and its entries after a number; None if it is not there."""
        with self.reading() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == name)).mappings().first()
            if row is None:
                return None
            wanted = select(ENTRIES).where(ENTRIES.c.table_id == name, ENTRIES.c.number > after)
            found = connection.execute(wanted.order_by(ENTRIES.c.number)).mappings().all()
        return to_row(row), [Entry(e["number"], e["seat"], e["kind"], e["value"], e["made"]) for e in found]

    def count_open(self) -> int:
        """How many of the tables made lately wait or are played."""
        lately = TABLES.c.created > now() - LATELY
        wanted = select(func.count()).select_from(TABLES).where(TABLES.c.status != OVER, lately)
        with self.reading() as connection:
            return connection.scalar(wanted) or 0

    def in_play(self) -> list[str]:
        """The names of the tables made lately that are being played, the latest first."""
        lately = TABLES.c.created > now() - LATELY
        wanted = select(TABLES.c.id).where(TABLES.c.status == PLAYING, lately).order_by(TABLES.c.created.desc())
        with self.reading() as connection:
            return list(connection.scalars(wanted))

    # Entries

    def append(self, name: str, entry: Entry, over: bool) -> None:
        """Keep an entry, on disk before this returns; Taken if there is one of this number."""
        with self.writing() as connection:
            connection.execute(insert(ENTRIES).values(table_id=name, **asdict(entry)))
            if over:
                connection.execute(update(TABLES).where(TABLES.c.id == name).values(status=OVER))


def away() -> Refused:
    """The refusal when the database does not answer."""
    return Refused(
        "store-unavailable", "the server cannot reach its store at the moment; look again before you try again"
    )
