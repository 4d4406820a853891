"""What the HTTP interface promises to the page and to scripts."""

from __future__ import annotations

import json

import httpx
import pytest

import ludoteka
from ludoteka.bots import bot_names, default_bot
from tests.web.playing import BOT, OPEN, OTHER, PERSON, Json, Player, Server, at_random, play_on, until


def error_of(answer: httpx.Response) -> Json:
    error: Json = answer.json()["error"]
    assert set(error) == {"code", "message", "allowed"}
    assert error["message"]
    return error


def test_the_games_come_with_players_options_bots_and_cards(server: Server) -> None:
    found = server.http.get("/api/games").json()["games"]

    game = ludoteka.load("dominion")
    assert [info["name"] for info in found] == ludoteka.games()
    dominion = next(info for info in found if info["name"] == "dominion")
    assert dominion["players"] == [2, 4]
    assert dominion["rules"] == game.rules
    assert dominion["options"] == [setting.to_json() for setting in game.settings]
    assert (dominion["bots"], dominion["default_bot"]) == (bot_names("dominion"), default_bot("dominion"))
    assert len(dominion["cards"]) == 32
    assert dominion["cards"]["copper"] == {"cost": 0, "kinds": ["treasure"], "coins": 1}
    assert dominion["cards"]["gold"] == {"cost": 6, "kinds": ["treasure"], "coins": 3}
    assert dominion["cards"]["witch"] == {"cost": 5, "kinds": ["action", "attack"]}


def test_a_table_begins_at_once_when_no_seat_is_open(server: Server) -> None:
    made = server.create(PERSON, BOT, options={"kingdom": "big-money", "first": "0"})

    body = made.json()
    assert made.status_code == 201
    assert body["seat"] == 0
    assert body["link"] == f"/t/{body['table']}#{body['key']}"
    assert body["invite"] == f"/t/{body['table']}"
    state = Player(server, body["table"], body["key"]).state()
    assert (state["type"], state["status"], state["version"], state["seat"]) == ("state", "playing", 0, 0)
    assert state["options"] == {"kingdom": "big-money", "open_counts": False, "first": "0"}
    assert state["view"]["seat"] == 0
    assert "end_turn" in [option["text"] for option in state["choices"]]
    assert state["log"][0]["version"] == 0
    assert state["log"][0]["events"]
    assert (state["undo"], state["record"], state["rematch"]) == (None, None, None)


def test_seats_say_who_sits_there(server: Server) -> None:
    anna, _ = server.table(PERSON, BOT, {"kind": "bot"}, {"kind": "bot", "name": "Zsófi"}, options={"first": "0"})

    assert anna.state()["seats"] == [
        {"seat": 0, "name": "Anna", "kind": "person", "bot": None, "connected": False},
        {"seat": 1, "name": "Random", "kind": "bot", "bot": "random", "connected": True},
        {
            "seat": 2,
            "name": default_bot("dominion").title(),
            "kind": "bot",
            "bot": default_bot("dominion"),
            "connected": True,
        },
        {"seat": 3, "name": "Zsófi", "kind": "bot", "bot": default_bot("dominion"), "connected": True},
    ]


def test_bots_of_one_kind_are_told_apart(server: Server) -> None:
    anna, _ = server.table(PERSON, BOT, BOT, BOT, options={"first": "0"})

    assert [seat["name"] for seat in anna.state()["seats"]] == ["Anna", "Random", "Random 2", "Random 3"]


def test_a_choice_moves_the_version_on(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, options={"first": "0"})

    answer = anna.choose(0, "end turn")

    assert (answer.status_code, answer.json()) == (200, {"version": 1})
    state = bela.state()
    assert state["version"] == 1
    assert state["view"]["to_move"] == [1]
    assert [part["version"] for part in state["log"]] == [0, 1]


def test_a_table_with_open_seats_waits_and_begins_when_the_last_is_taken(server: Server) -> None:
    anna, spectator = server.table(PERSON, OPEN, OPEN)
    assert (anna.state()["status"], anna.state()["view"], anna.state()["choices"]) == ("waiting", None, [])

    joined = spectator.post("join", {"name": "  Béla  "})
    assert joined.json()["seat"] == 1
    assert anna.state()["status"] == "waiting"
    last = spectator.post("join", {"name": "Cili"})

    assert last.status_code == 200
    assert [seat["name"] for seat in anna.state()["seats"]] == ["Anna", "Béla", "Cili"]
    assert anna.state()["status"] == "playing"
    assert Player(server, anna.table, last.json()["key"]).state()["seat"] == 2
    assert error_of(spectator.post("join", {"name": "Dani"}))["code"] == "no-open-seat"


def test_the_host_begins_with_bots_on_the_open_seats(server: Server) -> None:
    anna, spectator = server.table(PERSON, OPEN, OPEN)
    bela = Player(server, anna.table, spectator.post("join", {"name": "Béla"}).json()["key"])

    assert error_of(bela.post("start"))["code"] == "not-host"
    assert error_of(spectator.post("start"))["code"] == "bad-key"
    assert anna.post("start", {}).status_code == 200

    assert [seat["kind"] for seat in anna.state()["seats"]] == ["person", "person", "bot"]
    assert anna.state()["status"] == "playing"
    assert anna.post("start").status_code == 200


def test_open_seats_are_filled_at_once_where_the_start_is_asked_for(server: Server) -> None:
    anna, _ = server.table(PERSON, OPEN, start=True)

    assert anna.state()["seats"][1]["bot"] == default_bot("dominion")


def test_a_full_table_waits_where_that_is_asked_for(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, start=False)

    assert anna.state()["status"] == "waiting"
    assert error_of(anna.choose(0, "end_turn"))["code"] == "not-playing"
    assert anna.post("start").status_code == 200
    assert bela.state()["status"] == "playing"


def test_bots_alone_play_to_the_end(server: Server) -> None:
    made = server.create(BOT, BOT).json()
    spectator = Player(server, made["table"], None)

    over = until(lambda: (state := spectator.state())["status"] == "over" and state, 60)

    assert (made["seat"], made["key"], made["link"]) == (None, None, f"/t/{made['table']}")
    assert over["view"]["result"]["winners"]


def test_the_record_is_public_at_the_end_and_gives_the_same_game(server: Server) -> None:
    anna, bela, spectator = server.table(PERSON, OTHER)
    for player in (anna, spectator):
        before = player.record()
        assert before.status_code == 403
        assert error_of(before)["code"] == "not-over"

    server.skip(anna, 12)
    play_on([anna, bela], at_random(1))

    state = anna.state()
    assert state["record"] == f"/api/tables/{anna.table}/record"
    assert state["choices"] == []
    record = spectator.record().json()
    replayed = ludoteka.read_record(record).replay()
    assert replayed.view(0) == state["view"]
    assert len(record["seed"]) == 32
    assert len(record["choices"]) == state["version"]


def test_a_rematch_keeps_seats_keys_and_options_and_the_rules_say_who_starts(server: Server) -> None:
    anna, bela, spectator = server.table(PERSON, OTHER, options={"open_counts": True})
    assert error_of(anna.post("rematch"))["code"] == "not-over"
    server.skip(anna, 8)
    play_on([anna, bela], at_random(2))
    starts = anna.state()["view"]["result"]["next_first"]

    first, second = anna.post("rematch"), bela.post("rematch")

    assert (first.status_code, second.status_code) == (201, 201)
    assert first.json()["table"] == second.json()["table"] == spectator.state()["rematch"]
    assert (second.json()["seat"], second.json()["key"]) == (1, bela.key)
    again = Player(server, first.json()["table"], bela.key).state()
    assert (again["seat"], again["status"], again["version"]) == (1, "playing", 0)
    assert again["options"] == {"kingdom": "first-game", "open_counts": True, "first": str(starts)}
    assert again["view"]["turn"]["seat"] == starts
    assert error_of(spectator.post("rematch"))["code"] == "bad-key"


def test_no_two_tables_are_shuffled_alike(server: Server) -> None:
    tables = [server.table(PERSON, OTHER)[0].table for _ in range(5)]

    assert len({server.inside(table).row.seed for table in tables}) == 5


@pytest.mark.parametrize(
    ("body", "code", "allowed"),
    [
        ({"game": "chess", "seats": [PERSON, BOT]}, "unknown-game", "dominion"),
        ({"game": "dominion", "seats": [PERSON]}, "bad-seats", "2 to 4"),
        ({"game": "dominion", "seats": [PERSON, BOT, BOT, BOT, BOT]}, "bad-seats", "2 to 4"),
        ({"game": "dominion", "seats": [OPEN, BOT]}, "bad-seats", "person"),
        ({"game": "dominion", "seats": [PERSON, {"kind": "bot", "bot": "hal"}]}, "unknown-bot", "random"),
        ({"game": "dominion", "seats": [PERSON, BOT], "options": {"kingdom": "nowhere"}}, "bad-option", "first-game"),
        (
            {"game": "dominion", "seats": [PERSON, BOT], "options": {"kingdom": ["moat"] * 10}},
            "bad-option",
            "ten different",
        ),
        ({"game": "dominion", "seats": [PERSON, BOT], "options": {"map": "x"}}, "bad-option", "kingdom"),
        ({"game": "dominion", "seats": [PERSON, BOT], "options": {"open_counts": [[]]}}, "bad-option", "true, false"),
        ({"game": "dominion", "seats": [PERSON, PERSON]}, "name-taken", "Anna"),
        ({"game": "dominion", "seats": [{"kind": "person", "name": "\u202e"}, BOT]}, "bad-name", "1 to 30"),
        ({"game": "dominion", "seats": [{"kind": "person", "name": "x" * 31}, BOT]}, "bad-name", "1 to 30"),
        ({"game": "dominion", "seats": [{"kind": "person", "name": "\ud800"}, BOT]}, "malformed", "name"),
        ({"game": "dominion", "seats": [{"kind": "person"}, BOT]}, "malformed", "name"),
        ({"game": "dominion", "seats": [{"kind": "dog", "name": "Rex"}, BOT]}, "malformed", "person"),
        ({"game": "dominion", "seats": [PERSON, BOT], "seed": 7}, "malformed", "seed"),
        ({"game": "dominion", "seats": [PERSON, BOT], "\ud800": 7}, "malformed", "unicode"),
        ({"game": "dominion", "seats": []}, "malformed", "seats"),
        ({"seats": [PERSON, BOT]}, "malformed", "game"),
        ([], "malformed", "body"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_is_allowed(
    server: Server, body: object, code: str, allowed: str
) -> None:
    before = server.tables.store.count_open()

    answer = server.http.post("/api/tables", content=json.dumps(body), headers={"Content-Type": "application/json"})

    error = error_of(answer)
    assert 400 <= answer.status_code < 500
    assert error["code"] == code
    assert allowed in error["message"] + " ".join(error["allowed"])
    assert server.tables.store.count_open() == before


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xfe", b"[" * 9000, b'{"game": ' + b"9" * 5000 + b"}", b"null", b'"text"']
)
def test_what_is_no_json_is_refused(server: Server, body: bytes) -> None:
    answer = server.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})

    assert answer.status_code == 422
    assert error_of(answer)["code"] == "malformed"


def test_what_is_too_large_is_refused_before_it_is_read(server: Server) -> None:
    def chunks() -> object:
        for _ in range(80):
            yield b" " * 1000

    whole = server.http.post("/api/tables", content=b" " * 70_000)
    chunked = server.http.post("/api/tables", content=chunks())  # type: ignore[arg-type]

    for answer in (whole, chunked):
        assert answer.status_code == 413
        assert error_of(answer)["code"] == "too-large"


@pytest.mark.parametrize(
    "path", ["/api/tables/no-such-table", "/api/tables/%00", "/api/tables/%F0%9F%98%80", "/api/tables/" + "x" * 500]
)
def test_a_table_that_is_not_there_is_refused(server: Server, path: str) -> None:
    answer = server.http.get(path)

    assert answer.status_code == 404
    assert error_of(answer)["code"] == "unknown-table"


def test_a_path_or_method_that_is_not_there_is_refused(server: Server) -> None:
    assert error_of(server.http.get("/api/nothing"))["code"] == "unknown-path"
    answer = server.http.delete("/api/games")

    assert answer.status_code == 405
    assert error_of(answer)["allowed"] == ["GET"]


def test_a_key_that_holds_no_seat_is_refused(server: Server) -> None:
    anna, _ = server.table(PERSON, BOT)

    for key in ("wrong", "ő".encode().decode("latin-1"), str(server.inside(anna.table).row.seats[0].key)):
        answer = server.http.get(
            f"/api/tables/{anna.table}", headers={b"Authorization": b"Bearer " + key.encode("latin-1")}
        )
        assert answer.status_code == 401
        assert error_of(answer)["code"] == "bad-key"


def test_the_interface_describes_itself(server: Server) -> None:
    described = server.http.get("/api/openapi.json").json()

    assert "/api/docs" in str(server.http.get("/api/docs").url)
    assert set(described["paths"]) == {
        "/api/games",
        "/api/options",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/choices",
        "/api/tables/{table}/join",
        "/api/tables/{table}/record",
        "/api/tables/{table}/rematch",
        "/api/tables/{table}/start",
        "/api/tables/{table}/undo",
    }
    assert {"StateMessage", "Seating", "Refusal", "NewTable"} <= set(described["components"]["schemas"])
