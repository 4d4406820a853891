"""Live connections."""

from __future__ import annotations

import json
import random
import threading
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.playing import (
    BOT,
    OPEN,
    OTHER,
    PERSON,
    Json,
    Player,
    Rate,
    Server,
    at_random,
    play_on,
    serving,
    settings,
    until,
)

FIRST = {"first": "0"}


def without_presence(message: Json) -> Json:
    """A state message without who is live."""
    return {**message, "seats": None}


def test_the_first_message_is_the_state(server: Server) -> None:
    anna, bela, watcher = server.table(PERSON, OTHER)

    for player in (anna, bela, watcher):
        with player.live() as live:
            assert without_presence(live.hear()) == without_presence(player.state())


def test_every_choice_is_a_step_for_everyone(server: Server) -> None:
    anna, bela, watcher = server.table(PERSON, OTHER, options=FIRST)
    with anna.live() as hers, bela.live() as his, watcher.live() as theirs:
        for live in (hers, his, theirs):
            live.hear("state")

        anna.choose(0, "end_turn")

        for live, player in ((hers, anna), (his, bela), (theirs, watcher)):
            step = live.hear("step")
            state = player.state()
            assert step == {
                "type": "step",
                "version": 1,
                "events": state["log"][1]["events"],
                "view": state["view"],
                "choices": state["choices"],
                "status": "playing",
                "undo": None,
                "record": None,
            }


def test_one_may_choose_over_the_socket(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, options=FIRST)
    with anna.live() as live:
        live.hear("state")
        live.say({"type": "choose", "version": 0, "option": "end_turn"})
        assert live.hear("step")["version"] == 1

        live.say({"type": "choose", "version": 0, "option": "end_turn"})
        error = live.hear("error")

    assert error["error"]["code"] == "stale"
    assert error["state"]["version"] == 1
    assert bela.state()["version"] == 1


def test_who_looks_on_cannot_choose_over_the_socket(server: Server) -> None:
    _, _, watcher = server.table(PERSON, OTHER, options=FIRST)
    with watcher.live() as live:
        live.hear("state")
        live.say({"type": "choose", "version": 0, "option": "end_turn"})

        assert live.hear("error")["error"]["code"] == "bad-key"


def test_all_are_told_who_comes_and_goes(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER)
    with anna.live() as hers:
        hers.hear("state")
        assert [seat["connected"] for seat in hers.hear("seats")["seats"]] == [True, False]
        with bela.live() as his, bela.live() as again:
            his.hear("seats")
            again.hear("state")
            assert [seat["connected"] for seat in hers.hear("seats")["seats"]] == [True, True]
            assert [seat["connected"] for seat in bela.state()["seats"]] == [True, True]

        assert [seat["connected"] for seat in hers.hear("seats")["seats"]] == [True, False]


def test_all_are_told_who_joins_and_that_the_game_begins(server: Server) -> None:
    anna, watcher = server.table(PERSON, OPEN, OPEN)
    with anna.live() as live:
        assert live.hear("state")["status"] == "waiting"
        live.hear("seats")
        watcher.post("join", {"name": "Béla"})
        joined = live.hear("seats")
        anna.post("start")
        begun = live.hear("state")

    assert (joined["status"], joined["seats"][1]["name"], joined["seats"][1]["kind"]) == ("waiting", "Béla", "person")
    assert (begun["status"], begun["version"]) == ("playing", 0)
    assert begun["view"]["seat"] == 0


def test_taking_back_is_told_as_a_whole_state(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, options=FIRST)
    with bela.live() as live:
        before = live.hear("state")
        anna.choose(0, "play copper")
        anna.undo(1)
        after = live.hear_until(2)

    assert after["type"] == "state"
    assert after["view"] == before["view"]


def test_the_end_is_told_with_result_and_record_and_then_the_rematch(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER)
    server.skip(anna, 1)
    with bela.live() as live:
        live.hear("state")
        last = live.hear_until(play_on([anna, bela], at_random(1)))
        made = anna.post("rematch").json()
        told = live.hear("state")

    assert (last["status"], last["choices"], last["record"]) == ("over", [], f"/api/tables/{anna.table}/record")
    assert last["view"]["result"]["scores"]
    assert told["rematch"] == made["table"]


@pytest.mark.parametrize("missed", [1, 5, 50])
def test_who_comes_back_is_told_the_steps_that_were_missed(server: Server, missed: int) -> None:
    anna, bela, watcher = server.table(PERSON, OTHER)
    server.skip(anna, 100)
    since = anna.state()["version"]
    for player in (anna, bela, watcher):
        with player.live() as there, player.live(since=since - missed) as back:
            state = there.hear("state")
            steps = [back.hear("step") for _ in range(missed)]

            assert [step["version"] for step in steps] == list(range(since - missed + 1, since + 1))
            assert [step["events"] for step in steps] == [part["events"] for part in state["log"][-missed:]]
            assert (steps[-1]["view"], steps[-1]["choices"]) == (state["view"], state["choices"])
            assert steps[-1]["undo"] == state["undo"]


def test_missed_steps_are_those_that_would_have_been_told(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, options=FIRST)
    chance = random.Random(4)
    with anna.live() as live:
        live.hear("state")
        for version in range(30):
            mover = anna if anna.state()["choices"] else bela
            mover.choose(version, chance.choice(mover.state()["choices"])["text"])
        live.hear_until(30)
        with anna.live(since=5) as back:
            back.hear_until(30)

    told = [step for step in live.heard if step["type"] == "step"]
    again = [step for step in back.heard if step["type"] == "step"]
    assert [{**step, "undo": None} for step in told[5:]] == [{**step, "undo": None} for step in again]


@pytest.mark.parametrize("since", [None, -1, 0, 1, 7, 999])
def test_who_missed_too_much_or_nothing_is_told_the_whole_state(server: Server, since: int | None) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    server.skip(anna, 100)
    version = anna.state()["version"]
    with anna.live(since=version if since == 7 else since) as live:
        assert live.hear()["type"] == "state"


def test_who_missed_that_something_was_taken_back_is_told_the_whole_state(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    anna.choose(0, "play copper")
    anna.undo(1)
    anna.choose(2, "play copper")

    with anna.live(since=1) as live:
        assert live.hear()["type"] == "state"
    with anna.live(since=2) as live:
        assert live.hear()["type"] == "step"


GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "[" * 10_000,
    "{}",
    '{"type": "shout"}',
    '{"type": ["hello"]}',
    '{"type": "hello", "key": 5}',
    '{"type": "hello", "since": "x"}',
    '{"type": "hello", "since": 1e400}',
    '{"type": "hello", "more": 1}',
    '{"type": "choose", "version": 0}',
    '{"type": "hello", "since": ' + "9" * 5000 + "}",
    b"\x00\xff",
]


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_is_answered_by_an_error_and_does_no_harm(server: Server, garbage: str | bytes) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    with anna.live(greet=False) as live:
        live.say(garbage)
        error = live.hear()

        assert (error["type"], error["error"]["code"]) == ("error", "malformed")
        live.say({"type": "hello", "key": anna.key, "since": None})
        assert live.hear("state")["version"] == 0
        live.say(garbage)
        assert live.hear("error")["error"]["code"] == "malformed"
    assert server.http.get("/api/games").status_code == 200


def test_a_message_that_is_too_long_is_refused_and_the_connection_lives(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    with anna.live() as live:
        live.hear("state")
        live.say(json.dumps({"type": "choose", "version": 0, "option": "x" * 70_000}))
        assert live.hear("error")["error"]["code"] == "too-large"

        live.say({"type": "choose", "version": 0, "option": "end_turn"})
        assert live.hear("step")["version"] == 1


def test_a_frame_beyond_all_measure_ends_the_connection_only(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    with anna.live() as live:
        live.hear("state")
        with suppress(ConnectionClosed):
            live.say("x" * (3 << 20))
        assert live.closing() == 1009
    assert anna.choose(0, "end_turn").status_code == 200


def test_who_says_too_many_wrong_things_is_let_go(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    with anna.live() as live:
        for _ in range(60):
            try:
                live.say("?")
            except ConnectionClosed:
                break
        assert live.closing() == 1008


def test_nothing_is_chosen_before_hello(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    with anna.live(greet=False) as live:
        live.say({"type": "choose", "version": 0, "option": "end_turn"})

        assert live.hear()["error"]["allowed"] == ["hello"]
    assert anna.state()["version"] == 0


def test_a_key_that_is_no_text_is_refused(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    with anna.live(greet=False) as live:
        live.say('{"type": "hello", "key": "\\ud800"}')

        assert live.hear()["error"]["code"] in ("malformed", "bad-key")


def test_hello_is_said_once(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, options=FIRST)
    with anna.live() as live:
        live.hear("state")
        live.say({"type": "hello", "key": bela.key})
        assert live.hear("error")["error"]["allowed"] == ["choose"]


def test_a_wrong_key_is_refused(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    with Player(server, anna.table, "wrong").live() as live:
        assert live.hear()["error"]["code"] == "bad-key"


def test_a_table_that_is_not_there_is_refused(server: Server) -> None:
    with Player(server, "no-such-table", None).live() as live:
        assert live.hear()["error"]["code"] == "unknown-table"
        assert live.closing() == 4404


def test_who_does_not_say_hello_is_let_go(tmp_path: Path) -> None:
    with serving(settings(tmp_path, hello=0.2)) as server:
        anna, _, _ = server.table(PERSON, OTHER)
        with anna.live(greet=False) as live:
            assert live.closing() == 1008


def test_who_leaves_while_being_greeted_is_not_taken_to_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings(tmp_path)) as server:
        anna, _, _ = server.table(PERSON, OTHER)
        read, reading = server.tables.store.read, threading.Event()

        def slow(name: str, after: int = 0) -> object:
            reading.set()
            time.sleep(0.3)
            return read(name, after)

        monkeypatch.setattr(server.tables.store, "read", slow)
        with anna.live():
            assert reading.wait(10)
        monkeypatch.undo()
        until(lambda: not server.tables.working)

        assert anna.state()["seats"][0]["connected"] is False
        assert server.inside(anna.table).watchers == set()


def test_who_sends_too_much_is_asked_to_slow_down(tmp_path: Path) -> None:
    with serving(replace(settings(tmp_path), calls=Rate(0.001, 20))) as server:
        anna, _, _ = server.table(PERSON, OTHER)
        with anna.live() as live:
            for _ in range(40):
                live.say({"type": "choose", "version": 999, "option": "end_turn"})
            codes = [live.hear("error")["error"]["code"] for _ in range(40)]

    assert codes[:10] == ["stale"] * 10
    assert codes[-1] == "slow-down"


def test_bots_are_seen_to_move_one_step_after_another(tmp_path: Path) -> None:
    with serving(settings(tmp_path, pace=(0.05, 0.06))) as server:
        anna, watcher = server.table(PERSON, BOT, options=FIRST)
        with watcher.live() as live:
            live.hear("state")
            anna.choose(0, "end_turn")
            anna.waiting()
            version = anna.state()["version"]
            live.hear_until(version)

    steps = [message["version"] for message in live.heard if message["type"] == "step"]
    assert steps == list(range(1, version + 1))
    assert version >= 2
