"""The board of hexes in the terminal, and the goals beside it."""

from random import Random
from typing import Any

import pytest
from rich.console import Console

from ludoteka.cli.board import MARKS, draw_board
from ludoteka.cli.drawing import draw, result
from ludoteka.cli.words import Speaker
from ludoteka.games.rebirth import GAME
from ludoteka.kernel.state import State
from ludoteka.locale import LANGUAGES

NAMES = ["Ann", "Ben", "Cas", "Dot"]


def played(name: str, seats: int, steps: int) -> State:
    lot, state = Random(steps), GAME.start(seats, seed=seats, map=name, listen=True)
    for _ in range(steps):
        if state.over:
            break
        seat = state.to_move[0]
        state.choose(lot.choice(state.options(seat)), seat)
    return state


def drawn(state: State, seat: int, styled: bool = False) -> str:
    """The board as that seat sees it; with the codes of colours if `styled`."""
    options = state.options(seat) if seat in state.to_move else []
    speaker = Speaker("en", GAME, NAMES[: state.seats])
    console = Console(
        width=120, color_system="standard" if styled else None, force_terminal=styled, no_color=not styled
    )
    choosable = {("board", option.args[0]) for option in options if option.args}
    with console.capture() as captured:
        console.print(draw_board(speaker, board(state, seat), choosable))
    return captured.get()


def board(state: State, seat: int) -> dict[str, Any]:
    zone: dict[str, Any] = state.view(seat)["zones"][0]
    return zone


def cell(text: str, space: str) -> str:
    """What is drawn on a hex."""
    row, column = map(int, space.split(","))
    line = text.split("\n")[2 + row]
    begin = 6 + 4 * column + 2 * (row % 2)
    return line[begin : begin + 4].strip()


@pytest.mark.parametrize(("name", "seats"), [("scotland", 2), ("scotland", 4), ("ireland", 3)])
def test_every_hex_is_where_it_lies(name: str, seats: int) -> None:
    state = played(name, seats, 50)
    text, zone = drawn(state, 0), board(state, 0)
    laid = {tile["space"]: tile for tile in zone["tiles"]}
    castles: dict[str, int] = zone["castles"]
    assert castles
    for row, tokens in enumerate(zone["map"]["rows"]):
        for column, token in enumerate(tokens):
            tile = laid.get(f"{row},{column}")
            shown = cell(text, f"{row},{column}")
            if tile is None:
                assert shown == ("" if token == "." else token + (MARKS[castles[token]] if token in castles else ""))
            elif tile["seat"] is None:
                assert shown == "░░"
            else:
                sign = {"food": "f", "energy": "e"}.get(tile["tile"], tile["tile"])
                assert shown == f"{MARKS[tile['seat']]}{sign}{'+' if token.endswith('+') else ''}"


def test_places_are_named_with_who_came_there() -> None:
    state = played("ireland", 3, 60)
    text, zone = " ".join(drawn(state, 0).replace("│", " ").split()), board(state, 0)
    assert "● Ann · ▲ Ben · ■ Cas" in text
    for label, marker in zone["towers"].items():
        came = "".join(MARKS[seat] for seat in zone["used"].get(label, []))
        name = Speaker("en", GAME, NAMES).name(marker)
        assert f"{label} {zone['map']['names'][label]} ({name}){' ' if came else ''}{came}" in text
    state = played("scotland", 3, 60)
    text, zone = " ".join(drawn(state, 0).replace("│", " ").split()), board(state, 0)
    assert zone["cathedrals"]
    for label, seats in zone["cathedrals"].items():
        assert f"{zone['map']['names'][label]} {''.join(MARKS[seat] for seat in seats)}" in text


def test_spaces_that_can_be_chosen_stand_out() -> None:
    state = played("scotland", 2, 20)
    seat = state.to_move[0]
    lines = drawn(state, seat, styled=True)
    assert lines.count("\x1b[1;36m") == len(state.options(seat))
    assert "\x1b[1;36m" not in drawn(state, 1 - seat, styled=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_whole_tables_are_drawn_in_each_language(name: str, language: str) -> None:
    state = played(name, 2, 30)
    console = Console(width=80, color_system=None)
    speaker = Speaker(language, GAME, NAMES[:2])
    with console.capture() as captured:
        console.print(draw(speaker, state.view(0), 80, set()))
        while not state.over:
            state.choose(state.options(state.to_move[0])[0], state.to_move[0])
        console.print(draw(speaker, state.view(0), 80, set()))
        console.print(result(speaker, state.result()))
        for event in state.take_events():
            console.print(speaker.event(event.seen_by(0)))
    text = captured.get()
    assert max(len(line) for line in text.split("\n")) <= 80
    assert "{" not in text
    assert all(str(score) in text for score in state.result()["scores"])


def test_goals_are_drawn_with_who_has_them() -> None:
    state = played("ireland", 2, 70)
    console = Console(width=200, color_system=None)
    with console.capture() as captured:
        console.print(draw(Speaker("en", GAME, NAMES[:2]), state.view(0), 200, set()))
    (goals,) = [zone for zone in state.view(0)["zones"] if zone["id"] == "goals"]
    assert any(goal["claims"] for goal in goals["piles"])
    for goal in goals["piles"]:
        said = f"{Speaker('en', GAME, NAMES).name(goal['card'])} ({goal['high']}/{goal['low']})"
        said += " " + ", ".join(NAMES[seat] for seat in goal["claims"])
        assert said.strip()[:24] in captured.get()
