"""A table is drawn from its view alone, for any game, and by its ids where words are missing."""

import json
from typing import Any

import pytest
from rich.console import Console

import ludoteka
from ludoteka.cli.drawing import draw, result
from ludoteka.cli.words import Speaker
from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Actions, Verb
from ludoteka.locale import LANGUAGES

UNKNOWN: dict[str, Any] = {
    "game": "lighthouse",
    "rules": 1,
    "seats": 3,
    "seat": 1,
    "options": {},
    "over": False,
    "to_move": [2],
    "turn": {"seat": 2, "number": 4, "phase": "low_tide"},
    "prompts": [{"seat": 2, "key": "pick_a_boat", "source": None, "args": {}}],
    "zones": [
        {"id": "harbour", "seat": None, "piles": [{"card": "red_boat", "count": 3}, {"card": "raft", "count": 0}]},
        {"id": "sea", "seat": None, "cards": ["gull", "gull", "wave"], "count": 3},
        {"id": "hand", "seat": 0, "cards": [], "count": 4},
        {"id": "hand", "seat": 1, "cards": ["lamp", "rope"], "count": 2},
        {"id": "hand", "seat": 2, "cards": [], "count": None},
        {"id": "crate", "seat": 2, "cards": ["anchor"], "count": 5},
    ],
    "counters": [{"id": "oil", "seat": 0, "value": 7}, {"id": "ships_left", "seat": None, "value": 9}],
    "facts": [{"key": "under_the_crate", "seat": 2, "cards": ["rope"]}],
    "result": None,
}


def speaker_of(game: str, players: list[str], language: str = "en") -> Speaker:
    class Unknown(Game):
        name = game

    return Speaker(language, Unknown(Actions([(0, Verb("wait"), [()])]), [], {}), players)


def printed(renderable: object, width: int = 80) -> str:
    console = Console(width=width, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_is_drawn_by_its_ids(language: str) -> None:
    speaker = speaker_of("lighthouse", ["Ada", "Béla", "Cezary"], language)

    text = printed(draw(speaker, UNKNOWN, 80, set()))

    for part in ("lighthouse", "low tide", "red boat ×3", "raft", "sea:", "gull ×2, wave", "lamp, rope", "oil 7"):
        assert part in text
    for part in ("ships left 9", "under the crate: rope", "anchor … (5)", "▶ Cezary"):
        assert part in text


def test_the_viewer_sits_last_and_the_others_follow_clockwise() -> None:
    text = printed(draw(speaker_of("lighthouse", ["Ada", "Bea", "Cyd"]), UNKNOWN, 80, set()))

    assert text.index("─ ▶ Cyd") < text.index("─ Ada") < text.index("─ Bea")


def test_options_events_and_prompts_without_words_are_said_by_their_ids() -> None:
    speaker = speaker_of("lighthouse", ["Ada", "Bea", "Cyd"])

    assert speaker.option({"code": 3, "verb": "light_lamp", "text": "light lamp", "card": "lamp"}) == "light lamp"
    assert speaker.event({"kind": "storm_rises", "seat": 2}) == "Cyd: storm rises"
    assert speaker.prompt(UNKNOWN["prompts"][0], 1) == "pick a boat"


def test_markup_in_names_is_shown_and_not_obeyed() -> None:
    speaker = speaker_of("lighthouse", ["[red]Ada[/]", "[/]", "[bold]"])

    assert "[red]Ada[/]" in printed(draw(speaker, UNKNOWN, 80, set()))


@pytest.mark.parametrize("width", [40, 80, 200])
def test_no_line_is_wider_than_the_screen_and_no_pile_is_lost(width: int) -> None:
    state = ludoteka.load("dominion").start(4, 3, kingdom="village-square")
    speaker = Speaker("hu", state.game, ["Te", "A", "B", "C"])

    text = printed(draw(speaker, state.view(0), width, set()), width)

    assert max(map(len, text.splitlines())) <= width
    assert text.count("×") >= 17


def test_nothing_is_drawn_but_what_the_view_holds() -> None:
    state = ludoteka.load("dominion").start(2, 3)
    speaker = Speaker("en", state.game, ["One", "Two"])
    view = json.loads(json.dumps(state.view(0)))

    assert printed(draw(speaker, state.view(0), 80, set())) == printed(draw(speaker, view, 80, set()))


@pytest.mark.parametrize(
    ("winners", "scores", "said"),
    [([1], [3, 9], "Winner: Two"), ([0, 1], [9, 9], "Shared win: One, Two")],
)
def test_the_result_names_the_winners_and_where_points_come_from(
    winners: list[int], scores: list[int], said: str
) -> None:
    sheet = [[{"key": "estate", "count": 3, "points": 3}], [{"key": "duchy", "count": 3, "points": 9}]]
    outcome = {"winners": winners, "scores": scores, "sheet": sheet, "tie_break": [12, 13], "next_first": 0}

    text = printed(result(Speaker("en", ludoteka.load("dominion"), ["One", "Two"]), outcome))

    assert said in text
    assert "9 (×3)" in text
    assert ("Turns taken" in text) == (len(winners) == 2)
    assert "Starts the next game: One" in text
