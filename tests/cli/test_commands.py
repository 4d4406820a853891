"""The commands as they are typed: what they print, and in which shape."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ludoteka
from ludoteka.cli import app
from ludoteka.cli.language import chosen
from ludoteka.cli.where import cards_named, places_in
from ludoteka.locale import LANGUAGES, UnknownLanguage, key_of, say

RUN = CliRunner()
ROOT = Path(__file__).resolve().parents[2]
WAIT = 60


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks, the tests begin in English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LUDOTEKA_LANG"):
        monkeypatch.delenv(name, raising=False)


def told(*words: str, typed: str = "") -> str:
    """What a command that goes well prints."""
    result = RUN.invoke(app, list(words), input=typed)
    assert result.exit_code == 0, result.stderr
    return str(result.stdout)


def start(*words: str) -> subprocess.Popen[str]:
    """The command line in a process of its own."""
    command = [sys.executable, "-m", "ludoteka", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_version_is_that_of_the_package() -> None:
    assert told("--version") == f"ludoteka {ludoteka.__version__}\n"


def test_without_a_command_help_is_shown() -> None:
    text = told()

    for command in ("games", "play", "sim", "serve", "replay", "map", "where"):
        assert command in text


def test_games_are_listed_with_their_options_and_bots() -> None:
    text = told("games")

    for word in ("Dominion", "kingdom", "first-game", "open_counts", "steward"):
        assert word in text


def test_games_as_json_are_one_object() -> None:
    data = json.loads(told("games", "--json"))

    (game,) = [each for each in data["games"] if each["name"] == "dominion"]
    assert game["seats"] == [2, 4]
    assert {option["name"] for option in game["options"]} == {"kingdom", "open_counts", "first"}
    assert game["default_bot"] in game["bots"]


@pytest.mark.parametrize(("language", "word"), [("en", "Players"), ("pl", "Gracze"), ("hu", "Játékosok")])
def test_the_language_is_asked_for_before_or_after_the_command(language: str, word: str) -> None:
    assert word in told("--lang", language, "games")
    assert word in told("games", "--lang", language)


def test_the_surroundings_choose_the_language() -> None:
    assert chosen(None, {"LANG": "pl_PL.UTF-8"}) == "pl"
    assert chosen(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert chosen(None, {"LANG": "C"}) == "en"
    assert chosen(None, {"LC_ALL": "hu_HU", "LANG": "pl_PL"}) == "hu"
    assert chosen(None, {"LUDOTEKA_LANG": "HU", "LANG": "pl_PL"}) == "hu"
    assert chosen("en", {"LUDOTEKA_LANG": "hu"}) == "en"
    with pytest.raises(UnknownLanguage):
        chosen(None, {"LUDOTEKA_LANG": "xx"})


def test_sim_as_json_is_one_object_with_all_that_was_promised() -> None:
    data = json.loads(told("sim", "dominion", "--bots", "big-money,random", "--games", "10", "--seed", "4", "--json"))

    promised = {"game", "bots", "games", "seed", "wins", "shared", "first_seat_wins", "last_seat_wins", "mean_scores"}
    assert promised | {"mean_choices", "seconds", "games_per_second", "compiled"} <= set(data)
    assert (data["game"], data["bots"], data["games"], data["seed"]) == ("dominion", ["big-money", "random"], 10, 4)
    assert data["wins"] == [10, 0]
    assert data["first_seat_wins"] == data["last_seat_wins"] == 5
    assert data["compiled"] is ludoteka.compiled()


def test_sim_gives_the_same_for_the_same_seed_whatever_the_jobs() -> None:
    words = ["sim", "dominion", "--bots", "random,big-money-smithy", "--games", "12", "--seed", "same", "--json"]

    one, two = json.loads(told(*words)), json.loads(told(*words, "--jobs", "2"))

    for data in (one, two):
        for clock in ("jobs", "seconds", "games_per_second"):
            del data[clock]
    assert one == two


@pytest.mark.parametrize("language", LANGUAGES)
def test_sim_prints_a_row_for_each_bot_and_each_place(language: str) -> None:
    text = told("--lang", language, "sim", "dominion", "--bots", "random,big-money,random,random", "--games", "4")

    assert len(re.findall(r"^ *random ", text, flags=re.MULTILINE)) == 3
    assert re.search(r"^ *big-money +4 +100\.0% +51\.0–100\.0 ", text, flags=re.MULTILINE)
    assert re.findall(r"^ *#(\d) ", text, flags=re.MULTILINE) == ["1", "2", "3", "4"]
    assert "…" not in text


def test_sim_takes_options_of_the_game() -> None:
    words = ["sim", "dominion", "--bots", "random,random", "--games", "1", "--json"]

    data = json.loads(told(*words, "--option", "kingdom=village-square", "-o", "open-counts=true"))

    assert data["options"] == {"kingdom": "village-square", "open_counts": True, "first": "0"}


@pytest.mark.parametrize(
    "name", ["Throne Room", "throne_room", "THRONE-ROOM", "Sala tronowa", "Trónterem", "tronterem"]
)
def test_where_finds_a_card_by_its_name_in_any_language(name: str) -> None:
    path, line = told("where", name).strip().rsplit(":", 1)

    source = Path(path).read_text(encoding="utf-8").splitlines()
    assert source[int(line) - 1].startswith("class ThroneRoom")
    assert path.endswith("games/dominion/kingdom.py")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_finds_every_card(language: str) -> None:
    places = list(places_in("games"))
    named = {arg for option in ludoteka.load("dominion").actions for arg in option.args}

    for card in named:
        found = cards_named(say(language, key_of("dominion", card)), places)
        (place,) = [each for each in found if each.game == "dominion"]
        line = place.path.read_text(encoding="utf-8").splitlines()[place.line - 1]
        assert line.startswith(f"class {card.title().replace('_', '')}(")
    assert len(named) == 32


@pytest.mark.parametrize(
    ("name", "file", "line"),
    [
        ("Dar Katedry", "games/rebirth/cards.json", '"id": "cathedral_gift"'),
        ("Draw three", "games/rebirth/towers.py", '"draw_three"'),
        ("Eilean Donan", "games/rebirth/maps/scotland.txt", "Cd Eilean Donan"),
        ("hill of tara", "games/rebirth/maps/ireland.txt", "Tf Hill of Tara"),
    ],
)
def test_where_finds_what_is_listed_as_data(name: str, file: str, line: str) -> None:
    path, number = told("where", name).strip().rsplit(":", 1)

    assert path.endswith(file)
    assert line in Path(path).read_text(encoding="utf-8").splitlines()[int(number) - 1]


def test_where_finds_a_verb() -> None:
    path, line = told("where", "play out").strip().rsplit(":", 1)

    assert Path(path).read_text(encoding="utf-8").splitlines()[int(line) - 1].startswith("def play_out")


# In processes of their own


def test_sim_in_a_process_of_its_own_loads_no_server() -> None:
    code = (
        "import sys; from ludoteka.cli import app\n"
        "try: app(['sim', 'dominion', '--bots', 'random,random', '--games', '1', '--json'])\n"
        "except SystemExit as left: assert left.code == 0\n"
        "print(sorted({'fastapi', 'sqlalchemy', 'uvicorn', 'alembic', 'yaml'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=WAIT, check=True)

    assert done.stdout.splitlines()[1] == "[]"


def test_a_spawned_match_in_a_process_of_its_own_prints_one_object_and_nothing_else() -> None:
    process = start("sim", "dominion", "--bots", "big-money,big-money", "--games", "40", "--jobs", "2", "--json")
    out, err = process.communicate(timeout=WAIT)

    assert (process.returncode, err) == (0, "")
    assert json.loads(out)["games"] == 40


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_match_shows_its_bar_and_ends_quietly(jobs: str) -> None:
    terminal, end = os.openpty()
    words = ["sim", "dominion", "--bots", "random,random", "--games", "5000000", "--jobs", jobs]
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteka", *words], stdout=subprocess.PIPE, stderr=end, text=True
    )
    os.close(end)
    shown = os.read(terminal, 4096)
    while b"500/5000000" not in shown.replace(b"\x1b[32m", b""):
        shown += os.read(terminal, 4096)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=WAIT)
    shown += os.read(terminal, 1 << 16)
    os.close(terminal)

    assert process.returncode == 130
    assert "Playing 5,000,000 games" in shown.decode()
    assert "Traceback" not in out + shown.decode()


def test_a_reader_who_leaves_early_gets_no_traceback() -> None:
    with start("games") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        err = process.stderr.read()

    assert "Traceback" not in err
