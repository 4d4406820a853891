"""The forms of the database, from each to the next; the newest is `store.HEAD`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection


def config() -> Config:
    """Alembic's configuration; the connection goes in as an attribute."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.set_main_option("path_separator", "os")
    return found


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing; StoreError if the database is of a newer version than this one knows."""
    from ..store import StoreError

    wanted = config()
    wanted.attributes["connection"] = connection
    try:
        command.upgrade(wanted, "head")
    except CommandError as error:
        raise StoreError(f"the database was made by another version of Ludoteka: {error}") from error
