"""Options are checked before a table is made with them, a person's own map among them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from ludoteka.games.rebirth.maps import named, read
from tests.web.playing import BOT, PERSON, Json, Player, Server

TYPED = (Path(__file__).parents[1] / "games" / "rebirth" / "typed.txt").read_text(encoding="utf-8")


def ask(server: Server, game: str, seats: int, options: Json) -> httpx.Response:
    return server.http.post("/api/options", json={"game": game, "seats": seats, "options": options})


def refused(answer: httpx.Response) -> str:
    error = answer.json()["error"]
    assert answer.status_code == 422
    return f"{error['code']}: {error['message']}"


def test_options_come_back_in_plain_form(server: Server) -> None:
    answer = ask(server, "dominion", 2, {"kingdom": "Big_Money", "open-counts": "yes"})

    assert answer.status_code == 200
    assert answer.json() == {"options": {"kingdom": "big-money", "open_counts": True, "first": "random"}}


def test_a_map_comes_back_as_it_is_kept(server: Server) -> None:
    for given in (TYPED, "\ufeff" + TYPED.replace("\n", "\r\n"), read(TYPED).text):
        assert ask(server, "rebirth", 3, {"map": given}).json()["options"]["map"] == read(TYPED).text
    assert ask(server, "rebirth", 3, {"map": named("ireland").text}).json()["options"]["map"] == "ireland"


@pytest.mark.parametrize(
    ("game", "seats", "options", "said"),
    [
        ("chess", 2, {}, "unknown-game: unknown game 'chess'"),
        ("dominion", 5, {}, "bad-option: dominion is for 2 to 4 seats"),
        ("dominion", 2, {"kingdom": "nowhere"}, "bad-option: "),
        ("rebirth", 2, {"map": "wales"}, "bad-option: option map: 'wales' is not allowed; allowed: scotland, ireland"),
        ("rebirth", 2, {"map": "/etc/passwd"}, "bad-option: option map: "),
        ("rebirth", 2, {"map": 7}, "bad-option: option map: 7 is not allowed"),
        ("rebirth", 2, {"map": ["scotland"]}, "bad-option: option map: "),
        (
            "rebirth",
            2,
            {"map": TYPED.replace("2a  Ca", "b   Ca")},
            "bad-option: M3 line 7 hex 0,4: settlement 2a has 1 spaces",
        ),
        ("rebirth", 2, {"map": "a\nb"}, "bad-option: F1 line 1: the first line must be 'rebirth-map 1'"),
        ("rebirth", 2, {"map": TYPED + "#" * 32_768}, "bad-option: F1: a map has at most 32768 bytes"),
    ],
)
def test_options_that_are_not_allowed_are_refused(
    server: Server, game: str, seats: int, options: Json, said: str
) -> None:
    assert refused(ask(server, game, seats, options)).startswith(said)


def test_a_map_beyond_all_measure_is_refused_unread(server: Server) -> None:
    answer = ask(server, "rebirth", 2, {"map": "x" * 70_000})

    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"


def test_a_table_is_played_on_a_map_of_ones_own(server: Server) -> None:
    made = server.create(PERSON, BOT, game="rebirth", options={"map": TYPED, "first": "0"})
    assert made.status_code == 201
    state = Player(server, made.json()["table"], made.json()["key"]).state()

    assert state["options"]["map"] == read(TYPED).text
    assert state["view"]["zones"][0]["map"]["name"] == "Kestrel Isle"
    assert state["choices"]


def test_a_bad_map_makes_no_table(server: Server) -> None:
    before = server.tables.store.count_open()
    made = server.create(PERSON, BOT, game="rebirth", options={"map": TYPED.replace("Ka Perth", "Ka Parth")})

    assert refused(made) == "bad-option: M7 line 23: Perth must be on the map once, as K"
    assert server.tables.store.count_open() == before
