"""Choosing and taking back: what is refused, and that it changes nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.web.playing import BOT, OTHER, PERSON, Json, Player, Server, at_random, play_on

FIRST = {"first": "0"}


def refused(player: Player, version: int, option: str) -> tuple[int, Json]:
    """Status and body of a choice that is refused; nothing changes by it, and the fresh state comes with it."""
    before = player.state()
    answer = player.choose(version, option)
    assert player.state() == before
    body: Json = answer.json()
    if player.seat is not None:
        assert body["state"] == before
    return answer.status_code, body["error"]


def test_a_stale_choice_is_refused(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, options=FIRST)
    anna.choose(0, "end_turn")
    bela.choose(1, "end_turn")

    status, error = refused(anna, 0, "end_turn")

    assert (status, error["code"], error["allowed"]) == (409, "stale", ["2"])


def test_a_choice_for_a_version_to_come_is_refused(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)

    assert refused(anna, 1, "end_turn")[1]["code"] == "stale"


def test_the_same_choice_twice_is_taken_once(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)

    assert anna.choose(0, "end_turn").status_code == 200

    assert refused(anna, 0, "end_turn")[1]["code"] == "stale"
    assert anna.state()["version"] == 1


@pytest.mark.parametrize("restarted", [False, True], ids=["running", "loaded again"])
def test_seats_asked_at_once_may_answer_on_the_same_version(server: Server, restarted: bool) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, game="seasons", options={"level": "3"})
    first, second = (player.state()["choices"][0]["text"] for player in (anna, bela))

    assert anna.choose(0, first).json()["version"] == 1
    if restarted:
        del server.tables.live[anna.table]
    assert bela.state()["version"] == 1
    assert refused(anna, 0, first)[1]["code"] == "stale"
    assert bela.choose(0, second).json()["version"] == 2

    assert refused(bela, 1, bela.state()["choices"][0]["text"])[1]["code"] == "stale"
    assert bela.choose(2, bela.state()["choices"][0]["text"]).json()["version"] == 3


def test_an_answer_is_stale_once_the_question_was_put_anew(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    version = play_coppers(anna)
    anna.undo(version)

    assert refused(anna, version, "end_turn")[1]["code"] == "stale"
    assert anna.choose(version + 1, "end_turn").status_code == 200


def test_a_choice_out_of_turn_is_refused_and_says_whose_turn_it_is(server: Server) -> None:
    _, bela, _ = server.table(PERSON, OTHER, options=FIRST)

    status, error = refused(bela, 0, "end_turn")

    assert (status, error["code"], error["allowed"]) == (409, "not-your-turn", [])
    assert "to move: 0" in error["message"]


@pytest.mark.parametrize("option", ["buy province", "buy a province", "0", "end turn;", "\x00", "ő" * 200])
def test_an_option_that_is_not_offered_is_refused_with_those_that_are(server: Server, option: str) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    offered = [choice["text"] for choice in anna.state()["choices"]]

    status, error = refused(anna, 0, option)

    assert (status, error["code"], error["allowed"]) == (422, "illegal", offered)


@pytest.mark.parametrize(
    "body",
    [
        {"version": 0},
        {"option": "end_turn"},
        {"version": "0", "option": "end_turn"},
        {"version": -1, "option": "end_turn"},
        {"version": 0.5, "option": "end_turn"},
        {"version": True, "option": "end_turn"},
        {"version": 10**30, "option": "end_turn"},
        {"version": 0, "option": 290},
        {"version": 0, "option": ""},
        {"version": 0, "option": "x" * 201},
        {"version": 0, "option": "end_turn", "seat": 1},
        [0, "end_turn"],
        "end_turn",
        None,
    ],
)
def test_a_choice_of_the_wrong_shape_is_refused(server: Server, body: object) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)

    answer = anna.post("choices", body)

    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "malformed"
    assert anna.state()["version"] == 0


def test_who_looks_on_cannot_choose(server: Server) -> None:
    anna, _, watcher = server.table(PERSON, OTHER, options=FIRST)

    answer = watcher.choose(0, "end_turn")

    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad-key")
    assert answer.headers["WWW-Authenticate"] == "Bearer"
    assert anna.state()["version"] == 0


def test_a_key_holds_its_seat_at_its_own_table_only(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    other, _, _ = server.table(PERSON, OTHER, options=FIRST)

    answer = Player(server, other.table, anna.key).choose(0, "end_turn")

    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad-key")
    assert other.state()["version"] == 0


def test_nothing_can_be_chosen_when_the_game_is_over(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER)
    server.skip(anna, 1)
    last = play_on([anna, bela], at_random(1))

    assert refused(anna, last, "end_turn")[1]["code"] == "not-playing"
    assert anna.undo(last).json()["error"]["code"] == "cannot-undo"


def test_of_many_who_choose_at_the_same_moment_one_is_taken(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    options = [choice["text"] for choice in anna.state()["choices"]]

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda number: anna.choose(0, options[number % len(options)]), range(16)))

    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 15
    taken = next(number for number, answer in enumerate(answers) if answer.status_code == 200)
    record = server.inside(anna.table).playing().state.record()
    assert record.choices == [(0, options[taken % len(options)])]


# Taking back


def test_a_choice_that_showed_nothing_new_can_be_taken_back(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, options=FIRST)
    before = anna.state()
    anna.choose(0, "play_treasures")
    assert anna.state()["undo"] == {"to": 0}
    assert bela.state()["undo"] is None

    answer = anna.undo(1)

    assert (answer.status_code, answer.json()) == (200, {"version": 2})
    state = anna.state()
    assert (state["view"], state["choices"], state["undo"]) == (before["view"], before["choices"], None)
    assert [part["version"] for part in state["log"]] == [0, 2]
    assert state["log"][1] == {"version": 2, "events": [], "undone": {"seat": 0, "count": 1}}


def offers(state: Json, option: str) -> bool:
    return any(choice["text"] == option for choice in state["choices"])


def play_coppers(anna: Player) -> int:
    """Play coppers one by one, as many as there are; the version afterwards."""
    state = anna.state()
    while offers(state, "play copper"):
        assert anna.choose(state["version"], "play copper").status_code == 200
        state = anna.state()
    version: int = state["version"]
    return version


def test_several_choices_can_be_taken_back_one_by_one_or_at_once(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options=FIRST)
    before = anna.state()["view"]
    version = play_coppers(anna)

    assert anna.state()["undo"] == {"to": version - 1}
    anna.undo(version)
    assert anna.state()["undo"] == {"to": version - 2}
    answer = anna.undo(version + 1, to=0)

    assert answer.json() == {"version": version + 2}
    assert anna.state()["view"] == before


def test_the_game_goes_on_after_taking_back(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, options=FIRST)
    version = play_coppers(anna)
    anna.undo(version)
    assert anna.choose(version + 1, "play copper").status_code == 200

    state = anna.state()

    assert state["undo"] == {"to": version - 1}
    assert anna.choose(version + 2, "end_turn").status_code == 200
    assert bela.state()["view"]["to_move"] == [1]


def test_nothing_is_taken_back_once_cards_were_drawn_or_another_has_chosen(server: Server) -> None:
    anna, bela, watcher = server.table(PERSON, OTHER, options=FIRST)
    anna.choose(0, "end_turn")

    for player in (anna, bela):
        answer = player.undo(1)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "cannot-undo")
        assert answer.json()["state"] == player.state()
    assert watcher.undo(1).json()["error"]["code"] == "bad-key"
    assert anna.state()["version"] == 1


def test_taking_back_is_refused_when_stale_or_too_far(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, options=FIRST)
    anna.choose(0, "end_turn")
    bela.choose(1, "end_turn")
    version = play_coppers(anna)

    assert anna.undo(version - 1).json()["error"]["code"] == "stale"
    too_far = anna.undo(version, to=1)

    assert too_far.json()["error"]["code"] == "cannot-undo"
    assert too_far.json()["error"]["allowed"] == [str(number) for number in range(version - 1, 1, -1)]
    assert anna.state()["version"] == version


def test_what_was_taken_back_is_not_in_the_record_but_in_the_store(server: Server) -> None:
    anna, bela, _ = server.table(PERSON, OTHER, options=FIRST)
    version = play_coppers(anna)
    anna.undo(version, to=0)
    anna.choose(version + 1, "buy curse")

    found = server.tables.store.read(anna.table)

    assert found is not None
    assert [entry.kind for entry in found[1]] == ["choice"] * version + ["undo", "choice"]
    assert server.inside(anna.table).playing().state.record().choices == [(0, "buy curse")]
    assert bela.state()["version"] == version + 2


def test_a_bot_cannot_be_taken_back(server: Server) -> None:
    anna, _ = server.table(PERSON, BOT, options=FIRST)
    anna.choose(0, "end_turn")
    state = anna.waiting()

    assert state["undo"] is None
