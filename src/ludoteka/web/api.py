"""The HTTP interface: games, tables, seats, choices, records."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, WebSocket
from fastapi.responses import JSONResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

import ludoteka
from ludoteka.bots import bot_names, default_bot

from . import roles
from .errors import STATUS, Refused
from .limits import Buckets
from .live import Connection
from .models import (
    Choices,
    Choosing,
    GameList,
    Joining,
    NewTable,
    OpenWish,
    PersonWish,
    PlainOptions,
    RecordShape,
    Refusal,
    Seating,
    StateMessage,
    Undoing,
    Versioned,
)
from .seating import known_game
from .store import Seat
from .tables import LiveTable, Tables, read_options

Key = Annotated[
    HTTPAuthorizationCredentials | None,
    Depends(HTTPBearer(auto_error=False, description="The key of a seat; leave it out to look on.")),
]
ALWAYS = ("slow-down", "too-large", "store-unavailable")


def refusals(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The refusals of an operation by status, for its description."""
    found: dict[int, list[str]] = {}
    for code in (*codes, *ALWAYS):
        found.setdefault(STATUS[code], []).append(f"`{code}`")
    return {status: {"model": Refusal, "description": ", ".join(names)} for status, names in sorted(found.items())}


def client_of(request: Request) -> str:
    """Who asks, for the limits."""
    return request.client.host if request.client else ""


async def calm(request: Request) -> None:
    """Refused if this client asks too often."""
    calls: Buckets = request.app.state.calls
    calls.take(client_of(request))


async def the_table(request: Request, table: str) -> LiveTable:
    """The table that the path names."""
    tables: Tables = request.app.state.tables
    return await tables.get(table)


TheTable = Annotated[LiveTable, Depends(the_table)]
router = APIRouter(prefix="/api", dependencies=[Depends(calm)])
live_router = APIRouter()


def holder(table: LiveTable, key: HTTPAuthorizationCredentials | None) -> int:
    """The seat that the key holds; Refused without a key."""
    seat = table.seat_of(key.credentials if key else None)
    if seat is None:
        raise Refused("bad-key", "this needs the key of a seat: Authorization: Bearer KEY")
    return seat


def seating(table: str, held: list[tuple[int, str]]) -> dict[str, Any]:
    """What whoever takes seats is given."""
    seats = [{"seat": seat, "key": key, "link": f"/t/{table}#{key}"} for seat, key in held]
    seat, key = held[0] if held else (None, None)
    return {
        "table": table,
        "seat": seat,
        "key": key,
        "link": f"/t/{table}#{key}" if key else f"/t/{table}",
        "invite": f"/t/{table}",
        "seats": seats,
    }


def game_info(name: str) -> dict[str, Any]:
    """What can be known of a game before it starts."""
    game = ludoteka.load(name)
    return {
        "name": name,
        "players": [game.fewest, game.most],
        "rules": game.rules,
        "options": [setting.to_json() for setting in game.settings],
        "bots": bot_names(name),
        "default_bot": default_bot(name),
        "cards": game.catalogue(),
    }


@router.get("/games", response_model=GameList, responses=refusals())
async def games() -> JSONResponse:
    """All games, with their options, bots and cards."""
    return JSONResponse({"games": [game_info(name) for name in ludoteka.games()]})


@router.post(
    "/options",
    response_model=PlainOptions,
    responses=refusals("unknown-game", "bad-option", "malformed"),
)
async def options(choices: Choices) -> JSONResponse:
    """Check options before a table is made with them; those left out have their defaults."""
    game = known_game(choices.game).name
    return JSONResponse({"options": await asyncio.to_thread(read_options, game, choices.seats, choices.options)})


@router.post(
    "/tables",
    status_code=201,
    response_model=Seating,
    responses=refusals(
        "unknown-game",
        "bad-option",
        "bad-seats",
        "bad-name",
        "unknown-bot",
        "malformed",
        "name-taken",
        "too-many-tables",
    ),
)
async def create(request: Request, wish: NewTable) -> JSONResponse:
    """Make a table. The first person's seat is the host's, and its key comes with the answer."""
    request.app.state.creations.take(client_of(request))
    wishes = [
        Seat("open")
        if isinstance(seat, OpenWish)
        else Seat("person", seat.name)
        if isinstance(seat, PersonWish)
        else Seat("bot", seat.name, seat.bot)
        for seat in wish.seats
    ]
    tables: Tables = request.app.state.tables
    table, keys = await tables.create(wish.game, wish.options, wishes, wish.start)
    held = [(number, key) for number, key in enumerate(keys) if key is not None]
    return JSONResponse(seating(table.id, held), 201)


@router.get(
    "/tables/{table}",
    response_model=StateMessage,
    responses=refusals("bad-key", "unknown-table", "old-rules", "malformed"),
)
async def state(table: TheTable, request: Request, key: Key) -> JSONResponse:
    """The table as the seat of the key, or a spectator, may see it."""
    seat = table.seat_of(key.credentials if key else None)
    table = await request.app.state.tables.fresh(table.id)
    return JSONResponse(roles.state_message(table, seat))


@router.post(
    "/tables/{table}/join",
    response_model=Seating,
    responses=refusals("unknown-table", "no-open-seat", "name-taken", "bad-name", "malformed", "stale", "old-rules"),
)
async def join(table: TheTable, joining: Joining) -> JSONResponse:
    """Take an open seat. When the last one is taken, the game begins."""
    seat, key = await table.join(joining.name)
    return JSONResponse(seating(table.id, [(seat, key)]))


@router.post(
    "/tables/{table}/start",
    response_model=Versioned,
    responses=refusals("bad-key", "not-host", "unknown-table", "stale", "malformed", "old-rules"),
)
async def start(table: TheTable, key: Key) -> JSONResponse:
    """Begin the game (the host); open seats get the default bot. Once it has begun, nothing happens."""
    return JSONResponse({"version": await table.start(holder(table, key))})


@router.post(
    "/tables/{table}/choices",
    response_model=Versioned,
    responses=refusals(
        "bad-key", "unknown-table", "stale", "not-your-turn", "not-playing", "illegal", "malformed", "old-rules"
    ),
)
async def choose(table: TheTable, key: Key, choosing: Choosing) -> JSONResponse:
    """Choose an option by its text. It is stored for good when the answer comes; refusals come with the fresh state."""
    return JSONResponse({"version": await table.choose(holder(table, key), choosing.version, choosing.option)})


@router.post(
    "/tables/{table}/undo",
    response_model=Versioned,
    responses=refusals("bad-key", "unknown-table", "stale", "cannot-undo", "not-playing", "malformed", "old-rules"),
)
async def undo(table: TheTable, key: Key, undoing: Undoing) -> JSONResponse:
    """Take back the seat's own last choices, as long as nothing new was shown since. The version grows all the same."""
    return JSONResponse({"version": await table.undo(holder(table, key), undoing.version, undoing.to)})


@router.post(
    "/tables/{table}/rematch",
    status_code=201,
    response_model=Seating,
    responses=refusals("bad-key", "unknown-table", "not-over", "not-playing", "old-rules", "malformed", "failed"),
)
async def rematch(table: TheTable, key: Key) -> JSONResponse:
    """The next game: same seats, same keys, same options, started by whom the rules say. It is made once."""
    seat = holder(table, key)
    name = await table.rematch()
    return JSONResponse(seating(name, [(seat, key.credentials if key else "")]), 201)


@router.get(
    "/tables/{table}/record",
    response_model=RecordShape,
    responses=refusals("not-over", "unknown-table", "not-playing", "old-rules", "malformed"),
)
async def record(table: TheTable, request: Request) -> JSONResponse:
    """The record with its seed, from which everybody can replay the game; only when the game is over."""
    table = await request.app.state.tables.fresh(table.id)
    return JSONResponse(roles.record(table))


@live_router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Follow a table live."""
    app = socket.app
    await Connection(socket, table, app.state.tables, app.state.settings).run()
