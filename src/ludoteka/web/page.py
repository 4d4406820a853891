"""The built page: its files, and the same document for every address that the page itself knows."""

import base64
import hashlib
import re
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from .errors import Refused

FOREVER: Final = "public, max-age=31536000, immutable"
EVERY_TIME: Final = "no-cache"
PLAIN: Final = {"Cache-Control": EVERY_TIME, "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff"}
HASHED: Final = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
ROUTES: Final = re.compile(r"[a-z0-9/-]*", re.IGNORECASE)
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ludoteka</title>
<style>body{font:1.1rem/1.6 system-ui;max-width:38rem;margin:4rem auto;padding:0 1rem}</style>
<h1>Ludoteka</h1>
<p>The server runs, but its page has not been built yet.
In the folder of the sources, <code>make play</code> builds and serves it.</p>
<p>Programs need no page: the interface is described at <a href="/api/docs">/api/docs</a>.</p>
</html>"""


def policy(document: str) -> str:
    """What the page may load: its own files, and the scripts written in the document itself."""
    scripts = re.findall(r"<script>(.*?)</script>", document, flags=re.DOTALL)
    digests = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts]
    allowed = " ".join(["'self'", *(f"'sha256-{digest}'" for digest in digests)])
    return (
        f"default-src 'self'; script-src {allowed}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; "
        "connect-src 'self' ws: wss:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
    )


def document(folder: Path) -> Response:
    """The page's document, or a plain one that says how to build it."""
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, headers=PLAIN)
    text = index.read_text(encoding="utf-8")
    return HTMLResponse(text, headers={**PLAIN, "Content-Security-Policy": policy(text)})


def file_in(folder: Path, path: str) -> Path | None:
    """A file of the page, if the path names one inside its folder."""
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None


def page_router(folder: Path) -> APIRouter:
    """Serves the page from a folder."""
    router = APIRouter(include_in_schema=False)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    def page(request: Request, path: str) -> Response:
        """A file, or the document for an address of the page."""
        if path == "api" or path.startswith("api/"):
            raise Refused("unknown-path", f"the server has nothing at /{path}; see /api/docs")
        found = file_in(folder, path) if path and path != "index.html" else None
        if found is not None:
            hashed = path.startswith("assets/") and HASHED.search(path)
            return FileResponse(found, headers={"Cache-Control": FOREVER if hashed else EVERY_TIME})
        if path == "index.html" or ROUTES.fullmatch(path):
            return document(folder)
        raise Refused("unknown-path", f"the server has nothing at /{path}")

    return router
