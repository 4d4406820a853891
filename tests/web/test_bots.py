"""Bots move by themselves, whatever happens to the processes in which they think."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import ludoteka
from ludoteka.bots import bot_names
from tests.web.playing import BOT, OTHER, PERSON, Player, Server, at_random, play_on, serving, settings, until

FIRST = {"first": "0"}
READY = "import sys, time, os\nprint('ready', flush=True)\n"
TAKE_DOWN = "open(sys.argv[1], 'a').write(f'{os.getpid()}\\n')\n"
BROKEN = {
    "ends at once": "raise SystemExit(1)",
    "ends at a question": READY + TAKE_DOWN + "sys.stdin.readline(); raise SystemExit(1)",
    "answers nothing": READY + TAKE_DOWN + "time.sleep(600)",
    "answers nonsense": READY + TAKE_DOWN + "while sys.stdin.readline(): print('province please', flush=True)",
    "answers what is not offered": READY + TAKE_DOWN + "while sys.stdin.readline(): print(-5, flush=True)",
    "breaks off its answer": READY + TAKE_DOWN + "sys.stdin.readline(); print(2, end='', flush=True)",
}


def thinker(folder: Path, source: str) -> tuple[str, ...]:
    """The command for a process that runs a source; it is told where to leave its number."""
    script = folder / "thinker.py"
    script.write_text(source)
    return (sys.executable, str(script), str(folder / "processes"))


def processes(folder: Path) -> list[int]:
    """The processes that have left their numbers."""
    return [int(line) for line in (folder / "processes").read_text().split()]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("fault", BROKEN)
def test_chance_takes_the_place_of_a_bot_that_fails(tmp_path: Path, fault: str) -> None:
    wanted = settings(tmp_path, thinker=thinker(tmp_path, BROKEN[fault]), think=0.1)
    with serving(wanted) as server:
        anna, _ = server.table(PERSON, BOT, options=FIRST)

        anna.choose(0, "end_turn")

        assert anna.waiting()["version"] >= 2
        assert server.http.get("/api/games").status_code == 200


def test_a_process_that_hangs_is_replaced_and_none_is_left_behind(tmp_path: Path) -> None:
    wanted = settings(tmp_path, thinker=thinker(tmp_path, BROKEN["answers nothing"]), think=0.1)
    with serving(wanted) as server:
        anna, _ = server.table(PERSON, BOT, options=FIRST)
        anna.choose(0, "end_turn")
        state = anna.waiting()
        anna.choose(state["version"], "end_turn")
        anna.waiting()

    used = processes(tmp_path)
    assert len(set(used)) == len(used) >= 2
    assert not any(is_running(process) for process in used)


def test_all_tables_go_on_while_one_bot_hangs(tmp_path: Path) -> None:
    once = "if not os.path.exists(sys.argv[1] + 'x'):\n    open(sys.argv[1] + 'x', 'w'); time.sleep(600)\n"
    real = "sys.argv = sys.argv[:1]\nfrom ludoteka.web.thinking import main\nmain()"
    wanted = settings(tmp_path, thinker=thinker(tmp_path, READY + once + real), think=0.5)
    with serving(wanted) as server:
        tables = [server.table(PERSON, BOT, options=FIRST)[0] for _ in range(3)]
        for anna in tables:
            anna.choose(0, "end_turn")

        assert all(anna.waiting()["version"] >= 2 for anna in tables)


def test_a_bot_to_move_goes_on_after_a_restart_by_itself(tmp_path: Path) -> None:
    with serving(settings(tmp_path, pace=(600.0, 600.0))) as server:
        anna, _ = server.table(PERSON, BOT, options=FIRST)
        anna.choose(0, "end_turn")
        alone = server.create(BOT, BOT).json()["table"]

    with serving(settings(tmp_path)) as server:
        again = Player(server, anna.table, anna.key, 0)

        def moved(table: str) -> bool:
            found = server.tables.store.read(table)
            return found is not None and len(found[1]) >= 2

        until(lambda: moved(anna.table) and moved(alone))
        assert again.waiting()["log"][1]["version"] == 1


def test_a_person_is_waited_for_by_bots(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, BOT, options=FIRST)
    anna.choose(0, "end_turn")

    assert bela.waiting()["version"] == 1
    assert server.inside(anna.table).driver is None


@pytest.mark.parametrize("bot", bot_names("dominion"))
def test_every_bot_plays_at_a_table(server: Server, bot: str) -> None:
    anna, _ = server.table(PERSON, {"kind": "bot", "bot": bot}, options=FIRST)
    version = 0
    for _ in range(4):
        anna.choose(version, "end_turn")
        version = anna.waiting()["version"]

    assert version >= 8


def test_a_game_with_bots_ends_and_gives_a_record_that_can_be_replayed(server: Server) -> None:
    anna, watcher = server.table(PERSON, BOT, BOT, options=FIRST)
    server.skip(anna, 20)

    play_on([anna], at_random(3))

    state = ludoteka.read_record(watcher.record().json()).replay()
    assert state.over
