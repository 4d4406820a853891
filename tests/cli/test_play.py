"""A game in the terminal: what is typed, what is understood by it, and what is shown."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import ludoteka
from ludoteka.bots import make_bot
from ludoteka.cli import app
from ludoteka.cli.session import Session
from ludoteka.cli.words import Speaker
from ludoteka.locale import LANGUAGES, key_of, say

RUN = CliRunner()
GAME = ludoteka.load("dominion")
POSITION = """
game: dominion
players: 2
options: {kingdom: first-game, first: 0}
turn: {seat: 0, phase: action}
seats:
  0: {hand: [village, militia, moat, copper*2], deck: [silver, estate, gold]}
  1: {hand: [copper*3, moat, estate], deck: [copper*5]}
"""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTEKA_LANG", "en")


@pytest.fixture
def village(tmp_path: Path) -> Path:
    """A file with a position in which Village, Militia and Moat can be played."""
    path = tmp_path / "position.yaml"
    path.write_text(POSITION)
    return path


def seated(position: str = POSITION, language: str = "en") -> Session:
    """The position with a random opponent, without a screen."""
    import yaml

    state = GAME.position(yaml.safe_load(position), listen=True)
    speaker = Speaker(language, GAME, ["You", "Random"])
    return Session(state, 0, {1: make_bot("random", "dominion", 1)}, speaker)


def texts(options: list[ludoteka.Option]) -> list[str]:
    return [option.text for option in options]


# What is understood


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", ["play militia"]),
        ("0", []),
        ("99", []),
        ("play village", ["play village"]),
        ("PLAY  Village", ["play village"]),
        ("village", ["play village"]),
        ("falu", ["play village"]),
        ("Wioska", ["play village"]),
        ("vil", ["play village"]),
        ("m", ["play militia", "play moat"]),
        ("play m", ["play militia", "play moat"]),
        ("end", ["buy_phase"]),
        ("buy phase", ["buy_phase"]),
        ("province", []),
        ("-", []),
        ("  ", []),
    ],
)
def test_a_choice_is_typed_by_number_text_card_or_beginning(typed: str, meant: list[str]) -> None:
    assert texts(seated().meant(typed)) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_understood_by_its_number_its_text_and_its_label(language: str) -> None:
    session = seated(language=language)

    for number, option in enumerate(session.options(), 1):
        assert session.meant(str(number)) == [option]
        assert session.meant(option.text) == [option]
        assert session.meant(session.speaker.option(option.to_json())) == [option]


# Taking back


def test_a_choice_that_shows_nothing_new_is_taken_back_with_its_log() -> None:
    session = seated()
    before, log = session.state.dump(), list(session.log)
    session.choose(session.meant("end")[0])
    session.choose(session.meant("play copper")[0])

    assert session.may_undo()
    session.undo()
    assert session.may_undo()
    session.undo()

    assert session.state.dump() == before
    assert session.log == log
    assert not session.may_undo()


def test_a_choice_that_showed_a_card_cannot_be_taken_back() -> None:
    session = seated()

    session.choose(session.meant("village")[0])

    assert not session.may_undo()


def test_what_others_did_since_cannot_be_taken_back() -> None:
    session = seated()

    for typed in ("end", "end the turn"):
        session.choose(session.meant(typed)[0])

    assert not session.may_undo()


def test_the_news_are_all_that_happened_since_the_last_choice() -> None:
    session = seated()
    session.choose(session.meant("end")[0])
    session.choose(session.meant("end the turn")[0])

    assert session.fresh()[0] == "You: end of turn"
    assert any(line.startswith("Turn 1: Random") for line in session.fresh())


def test_the_log_hides_what_the_seat_may_not_see() -> None:
    session = seated()
    session.choose(session.meant("end")[0])
    session.choose(session.meant("end the turn")[0])

    assert "Random: +5 cards" in session.log
    assert not [line for line in session.log if line.startswith("Random: +5 cards (")]


# On the screen


def shown(typed: str, *words: str) -> str:
    """All that is printed when this is typed."""
    result = RUN.invoke(app, ["play", "dominion", *words], input=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return str(result.stdout)


def test_the_table_shows_supply_seats_question_and_choices(village: Path) -> None:
    text = shown("q\n", "--position", str(village), "--bots", "random")

    for part in ("Supply", "Province (8) ×8", "Hand: Copper ×2, Militia, Moat, Village", "Hand: 5 cards", "Actions 1"):
        assert part in text
    assert "1 Play Militia" in text
    assert "Estate ×1" not in text
    assert "Game left." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_every_language(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "play treasures\nprovince\ngold\nsilver\nend turn\n" * 150

    text = shown(typed, "--lang", language, "--seed", "7", "--bots", "big-money", "--save", str(path))

    assert say(language, "cli-result") in text
    assert say(language, "dominion-province") in text
    assert "Seed 7" in text or language != "en"
    record = ludoteka.read_record(json.loads(path.read_text(encoding="utf-8")))
    assert record.seed == 7
    assert record.replay().over


def test_help_names_all_that_can_be_typed(village: Path) -> None:
    text = shown("?\nhelp\nq\n", "--position", str(village))

    for word in ("? CARD", "save FILE", "take back"):
        assert text.count(word) == 2


@pytest.mark.parametrize(("typed", "card"), [("moat", "moat"), ("Trónterem", "throne_room"), ("throne", "throne_room")])
def test_a_card_is_explained(village: Path, typed: str, card: str) -> None:
    text = shown(f"? {typed}\nq\n", "--position", str(village))

    assert say("en", key_of("dominion", card)) in text
    assert say("en", key_of("dominion", card) + ".rule").split(".")[0] in " ".join(text.replace("│", " ").split())


def test_an_unknown_card_is_said_to_be_unknown(village: Path) -> None:
    assert "No card of that name: dragon" in shown("? dragon\nq\n", "--position", str(village))


def test_what_is_not_offered_changes_nothing(village: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    text = shown(f"buy province\n[bold]x[/]\nm\nsave {path}\nq\n", "--position", str(village))

    assert "Not offered: buy province. Type a number from 1 to 4" in text
    assert "Not offered: [bold]x[/]" in text
    assert "m could be: Play Militia, Play Moat" in text
    assert json.loads(path.read_text(encoding="utf-8"))["choices"] == []


def test_taking_back_is_refused_with_its_reason(village: Path) -> None:
    text = shown("u\nvillage\nundo\nend\nu\nq\n", "--position", str(village))

    assert "Nothing to take back yet." in text
    assert "Cannot undo: something new was shown since." in text
    assert "Taken back" in text


def test_the_log_is_shown_on_demand(village: Path) -> None:
    text = shown("militia\nl\nq\n", "--position", str(village))

    assert "You: Militia" in text.split("Log")[-1]


def test_a_record_that_cannot_be_written_is_no_end(village: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text("kept")
    away = tmp_path / "away" / "game.json"

    text = shown(f"save\nsave {kept}\nsave {away}\nq\n", "--position", str(village)).replace("\n", "")

    assert "save FILE" in text
    assert "There is already a file" in text
    assert "Cannot write" in text
    assert kept.read_text() == "kept"


def test_the_end_of_input_is_leaving(village: Path) -> None:
    assert "Game left." in shown("", "--position", str(village))


def test_a_finished_position_shows_its_result_at_once(tmp_path: Path) -> None:
    path = tmp_path / "over.yaml"
    path.write_text("{players: 2, over: true, seats: {0: {deck: [province]}, 1: {deck: [duchy]}}}")

    text = shown("", "--position", str(path))

    assert "Winner: You" in text
    assert "6 (×1)" in text


def test_bots_of_the_same_name_are_told_apart() -> None:
    text = shown("q\n", "--bots", "random,big-money,random", "--seat", "1", "--seed", "1")

    for name in ("Random 1", "Random 2", "Big Money"):
        assert name in text


def test_the_same_seed_deals_the_same_hand() -> None:
    words = ("--bots", "random", "--seed", "11", "-o", "first=0")

    hands = {next(line for line in shown("q\n", *words).splitlines() if "Hand: Copper" in line) for _ in range(3)}

    assert len(hands) == 1


# Told again


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """A whole game of random bots in a file."""
    state = GAME.start(2, "told again", kingdom="village-square")
    players = [make_bot("big-money-smithy", "dominion", seat) for seat in range(2)]
    while not state.over:
        seat = state.to_move[0]
        state.choose(players[seat].choose(state, seat), seat)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(state.record().to_json()), encoding="utf-8")
    return path


Told = Callable[..., str]


@pytest.fixture
def told(recorded: Path) -> Told:
    """What `replay` prints about that game."""

    def replay(*words: str, typed: str = "") -> str:
        result = RUN.invoke(app, ["replay", str(recorded), *words], input=typed)
        assert result.exit_code == 0, result.output
        return str(result.stdout)

    return replay


def test_a_replay_tells_the_game_to_its_end(told: Told, recorded: Path) -> None:
    state = ludoteka.read_record(json.loads(recorded.read_text(encoding="utf-8"))).replay()
    text = told()

    assert "Turn 1: Seat" in text
    assert "The game is over" in text
    for score in state.scores():
        assert str(score) in text.split("Total")[1]


def test_a_replay_as_json_has_every_choice_and_the_end(told: Told, recorded: Path) -> None:
    data: dict[str, Any] = json.loads(told("--json"))
    record = ludoteka.read_record(json.loads(recorded.read_text(encoding="utf-8")))
    state = record.replay()

    assert data["choices"] == len(record.choices) == len(data["steps"])
    assert [(step["seat"], step["choice"]) for step in data["steps"]] == record.choices
    assert data["over"] is True
    assert data["result"] == json.loads(json.dumps(state.result()))
    assert data["view"] == json.loads(json.dumps(state.view(None)))


def test_a_replay_for_a_seat_shows_its_own_cards_and_no_others(told: Told) -> None:
    data = json.loads(told("--json", "--seat", "1"))
    events = [event for step in data["steps"] for event in step["events"] if event["kind"] == "draw"]

    assert {event["seat"] for event in events} == {0, 1}
    assert all(("cards" in event) == (event["seat"] == 1) for event in events)
    assert all(("choice" in step) == (step["seat"] == 1) for step in data["steps"])


def test_a_spectator_sees_no_hand(told: Told) -> None:
    events = [event for step in json.loads(told("--json"))["steps"] for event in step["events"]]

    assert not [event for event in events if event["kind"] == "draw" and "cards" in event]


def test_a_replay_by_steps_stops_before_each_choice(told: Told) -> None:
    text = told("--step", typed="\n\nq\n")

    assert "Choice 3 of" in text
    assert "Choice 4 of" not in text
    assert text.count("Supply") == 3
    assert "Result" not in text


def test_a_replay_by_steps_goes_to_the_end(told: Told) -> None:
    assert "Result" in told("--step", typed="\n" * 1000)


def test_an_unfinished_record_is_told_as_far_as_it_goes(told: Told, recorded: Path) -> None:
    data = json.loads(recorded.read_text(encoding="utf-8"))
    recorded.write_text(json.dumps({**data, "choices": data["choices"][:5]}), encoding="utf-8")

    assert "The record ends before the game does." in told()
    assert json.loads(told("--json"))["result"] is None
