"""Nobody is told what they may not know: over whole games, in every message."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel.luck import Luck
from ludoteka.web import roles
from ludoteka.web.bots import guessed
from tests.web.playing import BOT, OTHER, PERSON, Json, Live, Player, Server, at_random

SOME, ALL = 100, 10_000


def replayed(server: Server, table: str) -> list[ludoteka.State]:
    """The state at each version, from the record, with the events since the last."""
    row, entries = server.tables.store.read(table) or (None, [])
    assert row is not None
    state = ludoteka.load(row.game).start(len(row.seats), row.seed, listen=True, **row.options)
    states = [state]
    for entry in entries:
        state = states[-1].clone()
        state.listen()
        state.choose(entry.value, entry.seat)
        states.append(state)
    return states


def check_view(message: Json, state: ludoteka.State, seat: int | None) -> None:
    """A message shows exactly what the kernel says that the role may see."""
    assert message["view"] == as_json(state.view(seat))
    choices = [] if seat is None else [option.to_json() for option in state.options(seat)]
    assert message["choices"] == as_json(choices)


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def secrets_of(server: Server, table: str, state: ludoteka.State | None = None) -> list[str]:
    """Texts that may be in nobody's message before the end: the seed, hashes of keys, and the words of the luck."""
    row = server.inside(table).row
    texts = [row.seed, *(seat.key for seat in row.seats if seat.key)]
    if state is not None:
        texts += [str(word) for word in state.luck.words if word > 100_000]
    return texts


@pytest.mark.parametrize(("kingdom", "most"), [("interaction", ALL), ("first-game", SOME), ("village-square", SOME)])
def test_every_message_of_a_game_shows_its_role_what_it_may_see_and_nothing_else(
    server: Server, kingdom: str, most: int
) -> None:
    anna, bela, cili, watcher = server.table(
        PERSON, OTHER, {"kind": "person", "name": "Cili"}, options={"kingdom": kingdom}
    )
    players = [anna, bela, cili]
    choose = at_random(5)
    with ExitStack() as stack:
        lives = {player.seat: stack.enter_context(player.live()) for player in [*players, watcher]}
        for live in lives.values():
            live.hear("state")
        for version in range(most):
            movers = [player for player in players if player.seat in server.inside(anna.table).playing().state.to_move]
            if not movers:
                break
            wrong_choices(movers[0], [player for player in players if player not in movers], version)
            state = server.inside(anna.table).playing().state
            options = [option.text for option in state.options(movers[0].seat or 0)]
            assert movers[0].choose(version, choose(options)).status_code == 200
        last = server.inside(anna.table).version
        for live in lives.values():
            live.hear_until(last)

    check_all(server, anna.table, lives)
    assert last >= SOME
    assert most != ALL or anna.state()["status"] == "over"


def wrong_choices(mover: Player, others: list[Player], version: int) -> None:
    """Choices that are refused; what is said about them may give nothing away."""
    if version % 10:
        return
    for player, option, at in (
        (mover, "buy province and more", version),
        (others[0], "end_turn", version),
        (mover, "done", version + 1),
    ):
        answer = player.choose(at, option)
        assert answer.status_code in (409, 422)
        body = answer.json()
        state = player.server.inside(player.table).playing().state
        check_view(body["state"], state, player.seat)
        assert player is mover or body["error"]["allowed"] == []
        for secret in secrets_of(player.server, player.table, state):
            assert secret not in answer.text


def check_all(server: Server, table: str, lives: dict[int | None, Live]) -> None:
    """All that was heard is what the role may know of the state at that version."""
    states = replayed(server, table)
    events = [state.take_events() for state in states]
    for seat, live in lives.items():
        for message in live.heard:
            if message["type"] in ("state", "step"):
                check_view(message, states[message["version"]], seat)
            if message["type"] == "step":
                told = [event.seen_by(seat) for event in events[message["version"]]]
                assert message["events"] == as_json(told)
        everything = "\n".join(live.raw)
        for secret in [*secrets_of(server, table, states[0]), *secrets_of(server, table, states[-1])]:
            assert secret not in everything


def test_a_state_message_has_the_events_that_its_role_saw(server: Server) -> None:
    anna, bela, watcher = server.table(PERSON, OTHER)
    server.skip(anna, 150)

    states = replayed(server, anna.table)

    events = [state.take_events() for state in states]
    for player in (anna, bela, watcher):
        log = player.state()["log"]
        assert [part["version"] for part in log] == list(range(len(states)))
        assert [part["events"] for part in log] == as_json([[e.seen_by(player.seat) for e in told] for told in events])


def test_drawn_cards_are_named_to_their_owner_alone(server: Server) -> None:
    anna, bela, watcher = server.table(PERSON, OTHER, options={"first": "0"})

    anna.choose(0, "end_turn")

    def draws(player: Player) -> list[Json]:
        return [event for event in player.state()["log"][1]["events"] if event["kind"] == "draw"]

    assert len(draws(anna)[0]["cards"]) == 5
    assert all("cards" not in event for event in draws(bela) + draws(watcher))


def test_tables_that_differ_only_in_what_a_seat_cannot_see_send_it_the_same_bytes(server: Server) -> None:
    anna, _, _ = server.table(PERSON, OTHER, options={"kingdom": "interaction"})
    server.skip(anna, 120)
    anna.state()
    table = server.inside(anna.table)
    history = table.playing()
    real = history.state
    before = json.dumps(roles.state_message(table, 0))
    different = 0

    for number in range(20):
        history.state = real.guess(0, Luck(number))
        history.state.undo_floor = real.undo_floor  # a guess has no choices behind it; what floors tell has its own law
        different += history.state.view(1) != real.view(1)
        assert json.dumps(roles.state_message(table, 0)) == before
    history.state = real
    assert different > 0


def test_a_seat_is_never_told_who_holds_another(server: Server) -> None:
    anna, bela, watcher = server.table(PERSON, OTHER)

    for player, others in ((anna, [bela]), (bela, [anna]), (watcher, [anna, bela])):
        text = json.dumps(player.state())
        assert all(other.key not in text for other in others if other.key)


def test_keys_are_kept_as_hashes_only(server: Server) -> None:
    anna, _ = server.table(PERSON, BOT)

    database = b"".join(path.read_bytes() for path in server.app.state.settings.page.glob("tables.sqlite*"))

    assert anna.key is not None
    assert anna.key.encode() not in database
    assert anna.table.encode() in database


def test_a_bot_is_given_nothing_to_peek_at() -> None:
    state = ludoteka.load("dominion").start(3, "a secret seed", kingdom="interaction")
    choose = at_random(3)
    hands = set()
    for _ in range(120):
        state.choose(choose([option.text for option in state.options(state.to_move[0])]))
    seat = state.to_move[0]

    for _ in range(20):
        given = guessed(state, seat)
        assert "a secret seed" not in json.dumps(given)
        assert given["choices"] == []
        assert not set(given["luck"]) & {word for word in state.luck.words if word > 1000}
        assert state.game.load_state(given).view(seat) == state.view(seat)
        hands.add(json.dumps(given["hand"]))
    assert len(hands) > 1


def test_names_of_players_cannot_break_out_of_a_message(server: Server) -> None:
    anna, _ = server.table({"kind": "person", "name": '"},{"</script>'}, BOT)

    assert anna.state()["seats"][0]["name"] == '"},{"</script>'
