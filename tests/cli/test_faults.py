"""Wrong command lines: one line on the error stream that says what is allowed, exit code 2, and nothing else."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteka.cli import app

RUN = CliRunner()
SIM = ["sim", "dominion", "--bots", "random,random", "--games", "1"]


def refusal(*words: str) -> str:
    """What is said about a wrong command line, which must be one line and the only one."""
    result = RUN.invoke(app, list(words))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("ludoteka: ")
    assert result.stderr.count("\n") == 1
    return str(result.stderr)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simm"], ["simm", "games, play, sim, serve, replay, map, where"]),
        (["--nothing"], ["--nothing"]),
        (["--lang", "xx", "games"], ["xx", "en, pl, hu"]),
        (["games", "--lang", ""], ["en, pl, hu"]),
        (["sim"], ["GAME", "sim --help"]),
        (["sim", "dominion"], ["--bots", "sim --help"]),
        (["sim", "domino", "--bots", "random,random"], ["domino", "dominion"]),
        (["sim", "dominion", "--bots", "random,nobody"], ["nobody", "random, big-money"]),
        (["sim", "dominion", "--bots", "random,,random"], ["names with commas"]),
        (["sim", "dominion", "--bots", "random"], ["2 to 4", "1 given"]),
        (["sim", "dominion", "--bots", "random,random,random,random,random"], ["2 to 4", "5 given"]),
        ([*SIM[:-1], "0"], ["--games", "greater than or equal to 1"]),
        ([*SIM[:-1], "many"], ["--games", "integer"]),
        ([*SIM, "--jobs", "0"], ["--jobs"]),
        ([*SIM, "--option", "kingdom"], ["NAME=VALUE", "'kingdom'"]),
        ([*SIM, "--option", "colour=red"], ["colour", "kingdom, open_counts, first"]),
        ([*SIM, "--option", "kingdom=nowhere"], ["nowhere", "first-game"]),
        ([*SIM, "-o", "kingdom=random", "-o", "kingdom=big-money"], ["kingdom", "twice"]),
        ([*SIM, "-o", "first=2"], ["first", "random, 0, 1"]),
        (["play", "domino"], ["domino", "dominion"]),
        (["play", "dominion", "--bots", "nobody"], ["nobody", "random, big-money"]),
        (["play", "dominion", "--seat", "2"], ["0 to 1"]),
        (["play", "dominion", "--seat", "-1"], ["0 to 1"]),
        (["play", "dominion", "--bots", "random,random,random,random"], ["2 to 4"]),
        (["play", "dominion", "--option", "kingdom=moat,village"], ["ten different"]),
        (["play", "dominion", "--lang", "de"], ["de", "en, pl, hu"]),
        (["play", "dominion", "--position", "no-such-file.yaml"], ["no-such-file.yaml", "no such file"]),
        (["play", "dominion", "--save", "no-such-folder/game.json"], ["--save", "new file"]),
        (["replay"], ["FILE"]),
        (["replay", "no-such-file.json"], ["no-such-file.json", "no such file"]),
        (["replay", "no-such-file.json", "--step", "--json"], ["--step and --json"]),
        (["map"], ["FILE"]),
        (["map", "wales"], ["wales", "no such file", "scotland, ireland"]),
        (["where"], ["NAME"]),
        (["where", "Trone Room"], ["Trone Room", "Throne Room"]),
        (["where", " "], ["nothing is named"]),
        (["serve", "--port", "99999"], ["--port", "65535"]),
        (["serve", "--pace", "-1"], ["--pace"]),
        (["serve", "--host", "256.1.1.1"], ["256.1.1.1"]),
    ],
)
def test_a_wrong_command_line_gets_one_line_that_says_what_is_allowed(words: list[str], said: list[str]) -> None:
    line = refusal(*words)

    for part in said:
        assert part in line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[", "not JSON"),
        ("[]", "a record is a mapping"),
        ("{}", "ludoteka: None"),
        ('{"ludoteka": 1, "game": 7}', "game: str expected"),
        ("[" * 100_000, "not JSON"),
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(text)

    assert said in refusal("replay", str(path))


def test_a_record_with_a_choice_that_the_rules_refuse_names_it(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    record = {"ludoteka": 1, "game": "dominion", "rules": 1, "options": {"first": 0}, "seats": 2, "seed": 1}
    path.write_text(json.dumps({**record, "choices": [[0, "buy province"]]}))

    result = RUN.invoke(app, ["replay", str(path)])

    assert result.exit_code == 2
    assert "choices[0]" in result.stderr
    assert "buy province" in result.stderr


def test_a_record_is_shown_for_a_seat_that_it_has(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    record = {"ludoteka": 1, "game": "dominion", "rules": 1, "options": {}, "seats": 2, "seed": 1, "choices": []}
    path.write_text(json.dumps(record))

    assert "0 to 1" in refusal("replay", str(path), "--seat", "2")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("players: [", "neither YAML nor JSON"),
        ("just text", "a mapping expected"),
        ("players: 7", "players"),
        ("seats: {0: {hand: [dragon]}}", "seats.0.hand"),
        ("colour: red", "colour: unknown field"),
        ("options: {kingdom: nowhere}", "first-game"),
    ],
)
def test_a_wrong_position_is_refused_with_its_field(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(text)

    assert said in refusal("play", "dominion", "--position", str(path))


def test_a_position_brings_its_own_options(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text("players: 2")

    assert "--position" in refusal("play", "dominion", "--position", str(path), "--seed", "1")
    assert "--position" in refusal("play", "dominion", "--position", str(path), "-o", "kingdom=random")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(b"\xff\xfe\x00")

    assert "UTF-8" in refusal("replay", str(path))


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text("kept")

    assert "new file" in refusal("play", "dominion", "--save", str(path))
    assert path.read_text() == "kept"
