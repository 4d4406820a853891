"""`ludoteka map`, and maps in files where a game takes one."""

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from ludoteka.cli import app
from ludoteka.cli.faults import Fault
from ludoteka.cli.given import with_maps
from ludoteka.cli.map_picture import picture
from ludoteka.cli.maps import text_of
from ludoteka.games.rebirth.maps import named, read
from ludoteka.locale import LANGUAGES, say

RUN = CliRunner()
SVG = "{http://www.w3.org/2000/svg}"
TYPED = (Path(__file__).parents[1] / "games" / "rebirth" / "typed.txt").read_text(encoding="utf-8")
BROKEN = named("scotland").text.replace("2a+", "b")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LUDOTEKA_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")


def told(*words: str) -> str:
    result = RUN.invoke(app, list(words))
    assert result.exit_code == 0, result.stderr
    return str(result.stdout)


def refusal(*words: str) -> str:
    """The one line that is said of a wrong command line."""
    result = RUN.invoke(app, list(words))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return str(result.stderr).removeprefix("ludoteka: ").strip()


def test_a_map_is_described() -> None:
    text = told("map", "scotland")

    assert re.search(r"Scotland +\(rules of Scotland\)|Scotland \(rules of Scotland\)", text)
    assert "108 (food 24, energy 24, blank 24, settlements 36)" in text
    assert "18 (6 × 1, 6 × 2, 6 × 3)" in text
    assert "Castles 12" in text
    assert "Girnigoe, Lews, Fyvie" in text
    assert re.search(r"Ports +17\n", text.replace(" \n", "\n")) or re.search(r"Ports +17 ", text)
    assert re.search(r"On the coast +60", text)
    assert re.search(r"Neutral with two players +32", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_words(language: str) -> None:
    text = told("map", "ireland", "--lang", language)

    for word in ("ireland", "spaces", "castles", "towers", "offshore", "coast", "neutral"):
        assert say(language, f"cli-map-{word}") in text


def test_a_map_in_a_file_of_any_line_ends(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(
        b"\xef\xbb\xbf" + named("ireland").text.replace("\n", "\r\n").replace("Ireland", "[Erin]").encode()
    )

    assert "[Erin] (rules of Ireland)" in told("map", str(file))


@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_the_picture_shows_what_the_map_has(name: str, tmp_path: Path) -> None:
    layout, file = named(name), tmp_path / "map.svg"
    assert f"Saved: {file}" in told("map", name, "--svg", str(file))

    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    drawn = Counter(each.get("class") for each in root.iter() if each.get("class"))
    words = [each.text for each in root.iter(f"{SVG}text")]
    hexes = [each.text for each in root.iter(f"{SVG}title")]
    land = [token for row in layout.tokens for token in row if token != "."]
    assert len(hexes) == 1 + len(land)
    assert drawn["neutral"] == sum(layout.neutral)
    assert drawn["badge"] == sum(layout.bonus) + 1
    assert drawn["keep"] == layout.castles + 1
    assert drawn["spire"] == layout.sites + 1
    assert drawn["plate"] == layout.castles + layout.sites
    assert set(layout.names.values()) <= set(words)
    for space, place in enumerate(layout.at):
        assert f"{place // 32},{place % 32} {layout.tokens[place // 32][place % 32]}" in hexes, space


def test_walls_and_shores_are_drawn_where_they_are() -> None:
    layout = named("scotland")
    drawn = Counter(re.findall(r'<path class="(wall|shore)"', picture("en", layout)))
    inner = [sum(other in town for space in town for other in layout.near[space]) for town in layout.towns]
    walls = sum(len(town) * (6 * len(town) - joined) for town, joined in zip(layout.towns, inner, strict=True))
    assert drawn["wall"] == walls
    assert drawn["shore"] - 1 >= sum(layout.coast)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_speaks_the_language_and_escapes_names(language: str) -> None:
    layout = read(named("scotland").text.replace("Girnigoe", "Rock & <b>").replace("Scotland", "Mine <&>"))
    root = ElementTree.fromstring(picture(language, layout))
    words = [each.text or "" for each in root.iter(f"{SVG}text")]
    assert {"Rock & <b>", "Mine <&>"} <= set(words)
    legend = say(language, "cli-map-neutral")
    assert legend[0].upper() + legend[1:] in words


def test_names_do_not_cover_each_other() -> None:
    for name in ("scotland", "ireland"):
        root = ElementTree.fromstring(picture("en", named(name)))
        spots = [
            (float(each.get("x", 0)), float(each.get("y", 0)), len(each.text or ""))
            for each in root.iter(f"{SVG}text")
            if each.get("class") == "town"
        ]
        for index, (x, y, long) in enumerate(spots):
            for u, v, other in spots[:index]:
                assert abs(y - v) > 9 or abs(x - u) > 3 * (long + other)


def test_files_that_are_no_map(tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    assert refusal("map", str(file)) == f"{file}: no such file or directory; maps known by name: scotland, ireland"
    assert refusal("map", str(tmp_path)) == f"{tmp_path}: is a directory"
    file.write_bytes(b"rebirth-map 1\n\xff\xfe\x00")
    assert refusal("map", str(file)) == f"{file}: F1 line 2: the file is not UTF-8 text"
    file.write_bytes(b" " * 40_000)
    assert refusal("map", str(file)) == f"{file}: F1: a map has at most 32768 bytes, this file has 40000"
    file.write_text(BROKEN)
    assert refusal("map", str(file)) == f"{file}: M3 line 7 hex 0,8: settlement 2a has 1 spaces"


def test_a_picture_goes_only_where_a_picture_may_go(tmp_path: Path) -> None:
    assert "a file whose name ends in .svg is expected" in refusal("map", "scotland", "--svg", str(tmp_path / "a.txt"))
    assert not (tmp_path / "a.txt").exists()
    result = RUN.invoke(app, ["map", "scotland", "--svg", str(tmp_path / "none" / "a.svg")])
    assert result.exit_code == 2
    assert "no such file or directory" in result.stderr


def test_an_option_names_a_map_its_text_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(f"# mine\n{named('ireland').text}")
    assert text_of("map", "ireland") == "ireland"
    assert text_of("map", "Scotland") == "Scotland"
    assert text_of("map", file.read_text()) == file.read_text()
    assert text_of("map", BROKEN) == BROKEN
    assert text_of("map", str(file)) == named("ireland").text


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "{file}: no such file or directory; maps known by name: scotland, ireland"),
        (b"\xff\xff", "{file}: F1 line 1: the file is not UTF-8 text"),
        (b"x" * 33_000, "{file}: F1: a map has at most 32768 bytes, this file has 33000"),
        (BROKEN.encode(), "{file}: M3 line 7 hex 0,8: settlement 2a has 1 spaces"),
    ],
)
def test_an_option_with_a_file_that_is_no_map(content: bytes | None, said: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Fault) as caught:
        text_of("map", str(file))
    assert caught.value.format_message() == f"option map: {said.format(file=file)}"


def test_an_option_with_what_cannot_be_a_file() -> None:
    with pytest.raises(Fault, match="no map and no file"):
        text_of("map", "a\0b")


def test_options_of_other_kinds_stay(tmp_path: Path) -> None:
    assert with_maps("dominion", {"kingdom": "big-money", "map": str(tmp_path)}) == {
        "kingdom": "big-money",
        "map": str(tmp_path),
    }


def test_games_are_played_on_the_map_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(TYPED, encoding="utf-8")
    bots = ["--bots", "random,random,random", "--games", "3", "--seed", "1", "--json"]

    of_file = json.loads(told("sim", "rebirth", "--option", f"map={file}", *bots))
    of_text = json.loads(told("sim", "rebirth", "--option", f"map={TYPED}", *bots))
    of_name = json.loads(told("sim", "rebirth", "--option", "map=ireland", *bots))

    assert of_file["options"]["map"] == of_text["options"]["map"] == read(TYPED).text
    assert of_file["mean_scores"] == of_text["mean_scores"] != of_name["mean_scores"]
    assert of_name["options"]["map"] == "ireland"


def test_a_person_plays_on_the_map_in_a_file_and_the_record_holds_it(tmp_path: Path) -> None:
    file, record = tmp_path / "mine.txt", tmp_path / "record.json"
    file.write_text(TYPED, encoding="utf-8")
    words = ["play", "rebirth", "--bots", "random", "--option", f"map={file}", "--option", "first=0", "--seed", "3"]
    result = RUN.invoke(app, [*words, "--save", str(record)], input="1\n1\nq\n")
    assert result.exit_code == 0, result.stderr

    assert "Kestrel Isle" in result.stdout
    assert json.loads(record.read_text(encoding="utf-8"))["options"]["map"] == read(TYPED).text
    file.unlink()
    assert "Kestrel Isle" in told("replay", str(record), "--step")


def test_a_bad_map_starts_nothing(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(BROKEN, encoding="utf-8")
    bots = ["--bots", "random,random", "--games", "1"]
    said = "M3 line 7 hex 0,8: settlement 2a has 1 spaces"
    assert refusal("sim", "rebirth", "-o", f"map={file}", *bots) == f"option map: {file}: {said}"
    assert refusal("sim", "rebirth", "-o", f"map={BROKEN}", *bots) == said
    assert "no such file" in refusal("play", "rebirth", "-o", "map=nowhere.txt")
