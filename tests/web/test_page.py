"""The page's files."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.playing import Server, serving, settings

SCRIPT = "document.documentElement.dataset.theme = 'dark';"
INDEX = f"<!doctype html><html><head><script>{SCRIPT}</script></head><body><div id=app></div></body></html>"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a built page, and something beside its folder that is nobody's business."""
    folder = tmp_path_factory.mktemp("server")
    page = folder / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (page / "assets" / "index-B7dk3_x9.js").write_text("1;" * 2000)
    (folder / "secret.txt").write_text("secret")
    with serving(settings(folder, page=page)) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/t/brave-otter-41", "/index.html", "/new", "/games/dominion"])
def test_every_address_of_the_page_gives_its_document_fresh(built: Server, path: str) -> None:
    answer = built.http.get(path)

    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_the_document_may_run_only_its_own_scripts(built: Server) -> None:
    policy = built.http.get("/").headers["content-security-policy"]

    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in policy


def test_hashed_files_are_kept_for_good_and_others_asked_for_again(built: Server) -> None:
    hashed = built.http.get("/assets/index-B7dk3_x9.js")
    plain = built.http.get("/icon.svg")

    assert hashed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert hashed.headers["content-encoding"] == "gzip"
    assert "javascript" in hashed.headers["content-type"]
    assert plain.headers["cache-control"] == "no-cache"
    assert plain.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none-12345678.js",
        "/favicon.ico",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2fetc/passwd.txt",
        "/a%00b.txt",
        "/" + "x" * 3000 + ".txt",
        "/api",
        "/api/nothing",
    ],
)
def test_what_is_not_there_is_said_to_be_not_there(built: Server, path: str) -> None:
    answer = built.http.get(path)

    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "unknown-path"
    assert "secret" not in answer.text.replace("secret.txt", "")


def test_without_a_built_page_a_plain_one_says_how_to_build_it(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as server:
        answer = server.http.get("/t/brave-otter-41")

    assert answer.status_code == 200
    assert "make play" in answer.text
