"""The application: its parts put together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

import ludoteka

from .api import live_router, router
from .bots import Bots
from .bus import Bus, open_bus
from .errors import Refused
from .limits import BodyLimit, Buckets
from .models import complaint
from .page import page_router
from .settings import Settings
from .store import Store
from .tables import Tables

LOG = logging.getLogger(__name__)
ABOUT = """Tables of Ludoteka's games, for programs.

Make a table, read what a seat sees, choose one of its options by its text. Views, options and events
have the shapes of the kernel.
`/api/tables/{table}/live` is a WebSocket that tells every step."""


def answer(refused: Refused, headers: dict[str, str] | None = None) -> JSONResponse:
    """A refusal as the answer to a request."""
    return JSONResponse(refused.body(), refused.status, headers)


async def on_refused(request: Request, error: Exception) -> Response:
    """What is not granted."""
    assert isinstance(error, Refused)
    return answer(error, {"WWW-Authenticate": "Bearer"} if error.status == 401 else None)


async def on_malformed(request: Request, error: Exception) -> Response:
    """A request of the wrong shape."""
    assert isinstance(error, RequestValidationError)
    return answer(complaint(error.errors()))


async def on_http_error(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return answer(Refused("unknown-path", f"the server has nothing at {request.url.path}; see /api/docs"))
    if error.status_code == 405:
        headers = dict(error.headers or {})
        return answer(
            Refused("wrong-method", f"{request.method} cannot be used here", headers.get("Allow", "").split(", ")),
            headers,
        )
    return answer(Refused("malformed", str(error.detail)))


async def on_failure(request: Request, error: Exception) -> Response:
    """A defect of the server; what it was is in the log only."""
    return answer(Refused("failed", "the server failed at this; it has been noted"))


@contextlib.asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the store, let the bots go on, and put everything away at the end."""
    settings: Settings = app.state.settings
    store = Store(settings.database)
    await asyncio.to_thread(store.prepare)
    bus = app.state.bus or open_bus(settings.redis)
    tables = app.state.tables = Tables(settings, store, bus)
    bots = Bots(settings, tables)
    await bus.open(tables.heard)
    resuming = asyncio.create_task(bots.resume())
    try:
        yield
    finally:
        resuming.cancel()
        await asyncio.gather(resuming, return_exceptions=True)
        await bots.close()
        await bus.close()
        await asyncio.gather(*tables.working, return_exceptions=True)
        store.close()


def create_app(settings: Settings, bus: Bus | None = None) -> FastAPI:
    """The application; the database is opened, and brought up to date, when it starts. `bus` stands in for Redis."""
    app = FastAPI(
        title="Ludoteka",
        version=ludoteka.__version__,
        description=ABOUT,
        lifespan=lifespan,
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.bus = bus
    app.state.calls = Buckets(settings.calls)
    app.state.creations = Buckets(settings.creations)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(BodyLimit, largest=settings.largest_message)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_failure)
    app.include_router(router)
    app.include_router(live_router)
    app.include_router(page_router(settings.page))
    return app
