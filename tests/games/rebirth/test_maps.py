"""Maps: the two that are here, and each check broken once, with its line and hex."""

import re
from collections import Counter
from math import hypot, isclose, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka import OptionError
from ludoteka.games.rebirth.maps import LARGEST, Layout, MapError, decode, is_text, named, read
from ludoteka.games.rebirth.maps.layout import IRELAND, SCOTLAND, SETTLEMENT, distance

SCOTTISH = named("scotland").text
IRISH = named("ireland").text
GRID = 7
"""The line of row 0 in a canonical text."""


def put(text: str, **tokens: str) -> str:
    """The map with other tokens: `r2c8="F"` sets the hex 2,8."""
    lines = text.split("\n")
    for place, token in tokens.items():
        row, column = (int(number) for number in place.removeprefix("r").split("c"))
        left, _, right = lines[GRID + row - 1].partition("|")
        cells = right.split()
        cells[column] = token
        lines[GRID + row - 1] = f"{left}| {' '.join(cells)}"
    return "\n".join(lines)


def at(text: str, place: str) -> str:
    row, column = (int(number) for number in place.split(","))
    return text.split("\n")[GRID + row - 1].partition("|")[2].split()[column]


def swap(text: str, one: str, other: str) -> str:
    """The map with the tokens of two hexes exchanged."""
    places = {f"r{place.replace(',', 'c')}": at(text, far) for place, far in [(one, other), (other, one)]}
    return put(text, **places)


def line(text: str, number: int, content: str | None) -> str:
    """The map with another line, or without it."""
    lines = text.split("\n")
    lines[number - 1 : number] = [] if content is None else [content]
    return "\n".join(lines)


def without(text: str, *labels: str) -> str:
    """The map without the names of these labels."""
    return re.sub(rf"^(?:{'|'.join(labels)}) \w.*\n", "", text, flags=re.MULTILINE)


def named_at(text: str, label: str) -> int:
    return [each.split(" ")[0] for each in text.split("\n")].index(label) + 1


def broken(text: str) -> MapError:
    with pytest.raises(MapError) as caught:
        read(text)
    error = caught.value
    where = (f" line {error.line}" if error.line else "") + (f" hex {error.hex}" if error.hex else "")
    assert str(error) == f"{error.check}{where}: {error.text}"
    return error


# The two maps


@pytest.mark.parametrize(
    ("name", "rules", "places", "towns", "land", "coast", "bonus", "left", "neutral"),
    [
        ("scotland", SCOTLAND, (12, 8), [6, 6, 6, 0], 128, 60, 17, 11, {0: 7, 1: 7, 2: 6, 3: 12}),
        ("ireland", IRELAND, (8, 14), [8, 4, 4, 2], 130, 45, 16, 13, {0: 4, 1: 4, 2: 5, 3: 11}),
    ],
)
def test_known_figures(
    name: str,
    rules: int,
    places: tuple[int, int],
    towns: list[int],
    land: int,
    coast: int,
    bonus: int,
    left: int,
    neutral: dict[int, int],
) -> None:
    layout = named(name)
    assert (layout.name, layout.rules, layout.own) == (name.capitalize(), rules, True)
    assert (layout.castles, layout.sites) == places
    assert layout.size == 108
    assert layout.size + layout.castles + layout.sites == land
    assert Counter(layout.kind) == {0: 24, 1: 24, 2: 24, SETTLEMENT: 36}
    assert [len([town for town in layout.towns if len(town) == size]) for size in (1, 2, 3, 4)] == towns
    assert sum(layout.coast) == coast
    assert sum(layout.bonus) == bonus
    assert sum(b and not n for b, n in zip(layout.bonus, layout.neutral, strict=True)) == left
    assert Counter(kind for kind, n in zip(layout.kind, layout.neutral, strict=True) if n) == neutral


@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_neighbours_are_the_hexes_one_step_away(name: str) -> None:
    layout = named(name)
    centres = [((place % 32) + (place // 32 % 2) / 2, place // 32 * sqrt(3) / 2) for place in layout.at]
    for space, (x, y) in enumerate(centres):
        near = [other for other, (u, v) in enumerate(centres) if isclose(hypot(x - u, y - v), 1)]
        assert layout.near[space] == near
        assert all(space in layout.near[other] for other in near)
        assert all(distance(layout.at[space], layout.at[other]) == 1 for other in near)


@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_places_know_their_spaces_and_spaces_their_places(name: str) -> None:
    layout = named(name)
    assert layout.castle_labels == sorted(layout.castle_labels)
    assert layout.site_labels == sorted(layout.site_labels)
    for around, near in [
        (layout.around_castle, layout.castles_near),
        (layout.around_site, layout.sites_near),
        (layout.towns, [[town] if town >= 0 else [] for town in layout.town]),
    ]:
        assert {(place, space) for place, spaces in enumerate(around) for space in spaces} == {
            (place, space) for space, places in enumerate(near) for place in places
        }
    assert all(layout.space_at[place] == space for space, place in enumerate(layout.at))


def test_names_and_places_of_scotland() -> None:
    layout = named("scotland")
    assert layout.castle_labels[:2] == ["Ca", "Cb"]
    assert layout.castle_names[8:] == ["Edinburgh", "Floors", "Culzean", "Caerlaverock"]
    assert layout.site_names[5] == "Perth"
    thurso = layout.towns[layout.town_labels.index("2a")]
    assert [layout.at[space] for space in thurso] == [8, 9]
    inverness = layout.town_labels.index("3d")
    assert layout.town_names[inverness] == "Inverness"
    assert [layout.neutral[space] for space in layout.towns[inverness]] == [True, True, True]
    girnigoe = layout.around_castle[0]
    assert [(place // 32, place % 32) for place in [layout.at[s] for s in girnigoe]] == [(0, 8), (0, 9), (1, 7), (2, 8)]


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(OptionError, match="known: scotland, ireland"):
        named("wales")


# Reading


def test_what_is_meant_as_a_text() -> None:
    assert is_text("rebirth-map 1")
    assert is_text("\ufeff\n rebirth-map 1")
    assert is_text("# mine\rrebirth-map 1")
    assert not is_text("scotland")
    assert not is_text(" scotland\n")
    assert not is_text("maps/mine.txt")


def same(one: Layout, other: Layout) -> bool:
    return vars_of(one) == vars_of(other)


def vars_of(layout: Layout) -> tuple[object, ...]:
    return (layout.text, layout.at, layout.kind, layout.near, layout.towns, layout.town_names, layout.castle_names)


@pytest.mark.parametrize("text", [SCOTTISH, IRISH])
@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_any_line_ends_blanks_and_comments(text: str, end: str) -> None:
    lines = ["\ufeff# a map", "#", "", *text.replace("|  ", "|\t").replace("rules  ", "rules\t").split("\n")]
    assert same(read(f"  {end}".join(lines)), read(text))


@pytest.mark.parametrize("text", [SCOTTISH, IRISH])
def test_the_canonical_text_is_read_as_itself(text: str) -> None:
    assert read(text).text == text
    assert len(text) < 4000


def test_sections_headers_and_names_in_any_order() -> None:
    head, grid, names = re.split(r"\n(?=grid|names)", SCOTTISH.replace("\n\n", "\n"))
    first, *others = head.split("\n")
    opening, *entries, end, last = names.split("\n")
    mixed = "\n".join([opening, *reversed(entries), end, last])
    text = "\n".join([first, mixed, *reversed(others), grid, ""])
    assert same(read(text), read(SCOTTISH))


def test_labels_that_are_not_in_reading_order_and_leave_letters_out() -> None:
    text = SCOTTISH.replace("Ca ", "Cz ").replace("Kh ", "Kx ").replace("2a", "2z")
    layout = read(text)
    assert layout.castle_labels[-1] == "Cz"
    assert layout.castle_names[-1] == "Girnigoe"
    assert layout.site_labels[-1] == "Kx"
    assert layout.around_castle[-1] == named("scotland").around_castle[0]
    assert layout.town_names[layout.town_labels.index("2z")] == "Thurso"
    assert read(layout.text).text == layout.text


def test_short_rows_end_in_the_sea() -> None:
    text = re.sub(r"( +\.)+$", "", SCOTTISH, flags=re.MULTILINE)
    assert len(text) < len(SCOTTISH)
    assert same(read(text), read(SCOTTISH))


def test_a_printed_board_may_differ_where_only_our_own_maps_are_bound() -> None:
    text = SCOTTISH.replace("layout own", "layout printed")
    text = put(text, r1c1=".", r18c0="e", r2c2="B", r3c1="1b", r1c7=".", r9c7="Cb", r5c6="3d+", r2c8="F", r16c7="e")
    text = put(text, r16c7="3o", r15c3="e", r17c6="1n")
    layout = read(text)
    assert not layout.own
    assert layout.castles == 12
    assert len(layout.around_castle[0]) == 3
    assert sum(layout.neutral) == 32
    assert layout.neutral[layout.space_at[2 * 32 + 8]]
    assert read(layout.text).text == layout.text
    assert "layout printed" in layout.text


PRINTED = SCOTTISH.replace("layout own", "layout printed")


@pytest.mark.parametrize(
    ("text", "check", "text_of", "row", "hex_of"),
    [
        (without(put(PRINTED, r10c4="b"), "Ke"), "M1", "7 spaces of kind K, expected 8", 0, ""),
        (line(put(PRINTED, r10c4="Cm"), 0, None), "F5", "Cm has no name", 10, "10,4"),
        (put(PRINTED, **{f"r7c{n}": "." for n in (1, 2, 3, 4, 7, 8, 9)}), "M1", "101 tile spaces, at least 102", 0, ""),
        (put(PRINTED, r16c7="e"), "M3", "settlement 3o has 2 spaces", 15, "15,6"),
        (put(PRINTED, r7c10="3g+"), "M6", "+ on a space that is not on the coast", 7, "7,10"),
        (put(PRINTED, r1c1="e+"), "M6", "+ (port) on a space that is no settlement space", 1, "1,1"),
        (put(PRINTED, r2c8="F"), "M8", "33 neutral spaces, expected 32", 0, ""),
        (
            put(PRINTED, r1c1=".", r2c1=".", r1c2=".", r3c1=".", r18c0="e", r18c1="e", r18c2="e", r17c0="1b"),
            "M5",
            "Lews has only 0 tile spaces around it, at least 1 expected",
            2,
            "2,2",
        ),
    ],
)
def test_what_a_printed_board_must_keep(text: str, check: str, text_of: str, row: int, hex_of: str) -> None:
    error = broken(text)
    assert (error.check, error.text, error.line, error.hex) == (check, text_of, GRID + row, hex_of)


def test_more_castles_than_the_rules_allow() -> None:
    text = put(PRINTED, r8c7="Cm").replace("\nKa Dornoch", "\nCm Braemar\nKa Dornoch")
    assert str(broken(text)) == "M1 line 7: 13 castles, at most 12"


# The form of the text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "F1 line 1: the first line must be 'rebirth-map 1'"),
        ("# nothing\n\n", "F1 line 1: the first line must be 'rebirth-map 1'"),
        (line(SCOTTISH, 1, "rebirth-map 2"), "F1 line 1: the first line must be 'rebirth-map 1'"),
        (line(SCOTTISH, 1, None), "F1 line 1: the first line must be 'rebirth-map 1'"),
        (SCOTTISH + "#" * LARGEST, f"F1: a map has at most 32768 bytes, this text has {len(SCOTTISH) + LARGEST}"),
        (
            line(SCOTTISH, 2, "title Scotland"),
            "F2 line 2: unknown, empty or repeated header 'title'; "
            "allowed: rebirth-map, name, rules, layout, grid, names",
        ),
        (
            line(SCOTTISH, 2, "name"),
            "F2 line 2: unknown, empty or repeated header 'name'; "
            "allowed: rebirth-map, name, rules, layout, grid, names",
        ),
        (
            line(SCOTTISH, 5, "name Caledonia"),
            "F2 line 5: unknown, empty or repeated header 'name'; "
            "allowed: rebirth-map, name, rules, layout, grid, names",
        ),
        (line(SCOTTISH, 2, None), "F2 line 1: header 'name' is missing"),
        (line(SCOTTISH, 3, None), "F2 line 1: header 'rules' is missing"),
        (line(SCOTTISH, 4, None), "F2 line 1: header 'layout' is missing"),
        (line(SCOTTISH, 3, "rules wales"), "F2 line 3: rules must be scotland or ireland"),
        (line(SCOTTISH, 4, "layout mine"), "F2 line 4: layout must be own or printed"),
        (line(SCOTTISH, 2, f"name {'x' * 41}"), "F2 line 2: a name has at most 40 characters, "),
        (
            SCOTTISH + "é" * (LARGEST // 2),
            f"F1: a map has at most 32768 bytes, this text has {len(SCOTTISH) + LARGEST}",
        ),
        (line(SCOTTISH, 2, "name a\ud800b"), "F2 line 2: the name 'a\\ud800b' has a character that cannot be printed"),
        (line(SCOTTISH, 2, "name a\x07b"), "F2 line 2: the name 'a\\x07b' has a character that cannot be printed"),
        (SCOTTISH + "grid\nend\n", "F2 line 68: second section 'grid'"),
        (SCOTTISH.rstrip().removesuffix("end"), "F2 line 66: section 'names' has no 'end'"),
        (SCOTTISH.partition("\nnames")[0], "F2 line 26: section 'grid' or 'names' is missing or empty"),
        (re.sub(r"\n *\d+ \|.*", "", SCOTTISH), "F2 line 48: section 'grid' or 'names' is missing or empty"),
        (line(SCOTTISH, GRID + 4, " 5 | ."), "F3 line 11: expected a row starting with '4 |'"),
        (line(SCOTTISH, GRID + 4, " 4   . f"), "F3 line 11: expected a row starting with '4 |'"),
        (
            line(SCOTTISH, GRID + 19, "\n".join([f"{n} | ." for n in range(19, 33)] + ["end"])),
            "F3 line 39: a map has at most 32 rows",
        ),
        (line(SCOTTISH, GRID, " 0 | " + ". " * 33), "F3 line 7 hex 0,32: a row has at most 32 hexes"),
        (put(SCOTTISH, r2c8="x"), "F4 line 9 hex 2,8: unknown token 'x'"),
        (put(SCOTTISH, r2c8=".+"), "F4 line 9 hex 2,8: unknown token '.+'"),
        (put(SCOTTISH, r2c8="Ca+"), "F4 line 9 hex 2,8: unknown token 'Ca+'"),
        (put(SCOTTISH, r2c8="5a"), "F4 line 9 hex 2,8: unknown token '5a'"),
        (put(SCOTTISH, r2c8="CA"), "F4 line 9 hex 2,8: unknown token 'CA'"),
        (put(SCOTTISH, r2c8="1é"), "F4 line 9 hex 2,8: unknown token '1é'"),
        (put(SCOTTISH, r2c8="f++"), "F4 line 9 hex 2,8: unknown token 'f++'"),
        (put(SCOTTISH, r2c8="+"), "F4 line 9 hex 2,8: unknown token '+'"),
        (line(SCOTTISH, named_at(SCOTTISH, "Ca"), "Ca"), "F5 line 29: expected 'label name'"),
        (line(SCOTTISH, named_at(SCOTTISH, "Ca"), "fa Girnigoe"), "F5 line 29: expected 'label name'"),
        (line(SCOTTISH, named_at(SCOTTISH, "Ca"), "Cb Girnigoe"), "F5 line 30: label Cb is named twice"),
        (line(SCOTTISH, named_at(SCOTTISH, "3d"), "2A Inverness"), "F5 line 61: label 2a is named twice"),
        (line(SCOTTISH, named_at(SCOTTISH, "Ca"), "Ca a\x1bb"), "F5 line 29: the name 'a\\x1bb' has a character that"),
        (line(SCOTTISH, named_at(SCOTTISH, "Ca"), f"Ca {'y' * 41}"), "F5 line 29: a name has at most 40 characters, "),
    ],
)
def test_the_form_of_the_text(text: str, said: str) -> None:
    assert str(broken(text)).startswith(said)


def test_files_that_are_no_text() -> None:
    assert decode(b"\xef\xbb\xbf" + SCOTTISH.encode()) == SCOTTISH
    with pytest.raises(MapError, match=r"^F1 line 3: the file is not UTF-8 text$"):
        decode(b"rebirth-map 1\nname x\nrules \xff")
    with pytest.raises(MapError, match=r"^F1: a map has at most 32768 bytes, this file has 32769$"):
        decode(b" " * (LARGEST + 1))


# The grid

FEWER_OTHERS = {"r2c8": "F", "r3c7": "F", "r12c7": "B", "r7c8": "E", "r7c7": "E"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (without(SCOTTISH, "Ca"), "F5 line 8 hex 1,8: Ca has no name"),
        (SCOTTISH.replace("Ca Girn", "Cz Girn"), "F5 line 8 hex 1,8: Ca has no name"),
        (SCOTTISH.replace("1n Camp", "1z Camp"), "F5 line 53: label 1z is not on the grid"),
        (put(SCOTTISH, r4c7="Ta"), "F6 line 11 hex 4,7: Ta is no space of scotland"),
        (put(IRISH, r5c2="Kb"), "F6 line 12 hex 5,2: Kb is no space of ireland"),
        (put(SCOTTISH, r5c10="Cb"), "F6 line 12 hex 5,10: label Cb stands on two hexes"),
        (put(SCOTTISH, r2c8="e"), "M1 line 7: 23 spaces of kind f, expected 24"),
        (put(SCOTTISH, r2c8=".", r18c0="f", r1c1="."), "M1 line 7: 23 spaces of kind e, expected 24"),
        (put(SCOTTISH, r1c2="~"), "M1 line 7: 23 spaces of kind b, expected 24"),
        (without(put(SCOTTISH, r1c8="."), "Ca"), "M1 line 7: 11 spaces of kind C, expected 12"),
        (without(put(SCOTTISH, r10c4="."), "Ke"), "M1 line 7: 7 spaces of kind K, expected 8"),
        (without(put(IRISH, r5c2="."), "Tb"), "M1 line 7: 13 spaces of kind T, expected 14"),
        (
            without(put(SCOTTISH, r18c5="2z+", r17c5="2z", r6c2="b"), "1f", "1q"),
            "M1 line 7: 4 settlements of 1, expected 6",
        ),
        (swap(SCOTTISH, "14,11", "18,0"), "M2 line 25 hex 18,0: tile spaces are not all connected"),
        (put(SCOTTISH, r5c1="B"), "M2 line 8 hex 1,1: tile spaces without the neutral ones are not all connected"),
        (put(SCOTTISH, r16c7="e"), "M3 line 22 hex 15,6: settlement 3o has 2 spaces"),
        (put(SCOTTISH, r16c8="3o"), "M3 line 22 hex 15,6: settlement 3o has 4 spaces"),
        (swap(SCOTTISH, "8,11", "5,9"), "M3 line 12 hex 5,9: settlement 3g is not in one piece"),
        (
            put(SCOTTISH, r13c9="4l", r13c10="4l+", r14c9="4l", r14c10="4l").replace("3l Leith", "4l Leith"),
            "M3 line 20 hex 13,9: no settlement of 4 in scotland",
        ),
        (swap(SCOTTISH, "15,3", "17,6"), "M3 line 24 hex 17,6: settlements 1n and 3o touch"),
        (
            swap(SCOTTISH, "12,5", "11,5"),
            "M4 line 18 hex 11,7: Stirling and Inveraray are 2 apart, at least 3 expected",
        ),
        (swap(SCOTTISH, "10,9", "9,9"), "M4 line 16 hex 9,9: Perth and Balmoral are 1 apart, at least 2 expected"),
        (
            swap(IRISH, "12,4", "11,4"),
            "M4 line 18 hex 11,4: Bunratty and Clonmacnoise are 1 apart, at least 2 expected",
        ),
        (
            swap(SCOTTISH, "1,2", "11,10"),
            "M5 line 9 hex 2,2: Lews has only 3 tile spaces around it, at least 4 expected",
        ),
        (put(SCOTTISH, r7c10="3g+"), "M6 line 14 hex 7,10: + on a space that is not on the coast"),
        (put(IRISH, r2c8="3a+"), "M6 line 9 hex 2,8: + on a space that is not on the coast"),
        (put(SCOTTISH, r1c1="e+"), "M6 line 8 hex 1,1: + (port) on a space that is no settlement space"),
        (SCOTTISH.replace("+", " "), "M6 line 7: 0 spaces with +, at least 8"),
        (IRISH.replace("+", " ", 5), "M6 line 7: 11 spaces with +, at least 12"),
        (SCOTTISH.replace("Kf Perth", "Kf Dunkeld"), "M7 line 29: Perth must be on the map once, as K"),
        (SCOTTISH.replace("Ci Edin", "Ci Dun"), "M7 line 29: Edinburgh must be on the map once, as C"),
        (SCOTTISH.replace("Cg Stir", "Cg Sti"), "M7 line 29: Stirling must be on the map once, as C"),
        (SCOTTISH.replace("Ch Inver", "Ch Inner"), "M7 line 29: Inveraray must be on the map once, as C"),
        (IRISH.replace("Ch Blarney", "Ch Blarne"), "M7 line 28: Blarney must be on the map once, as C"),
        (IRISH.replace("Tf Hill", "Tf hill"), "M7 line 28: Hill of Tara must be on the map once, as T"),
        (SCOTTISH.replace("2a Thurso", "2a Elgin"), "M7 line 55: the name Elgin is used twice"),
        (put(SCOTTISH, r2c8="F"), "M8 line 7: 33 neutral spaces, expected 32"),
        (put(IRISH, r3c8="f"), "M8 line 7: 23 neutral spaces, expected 24"),
        (put(SCOTTISH, r5c6="3d+"), "M8 line 12 hex 5,6: settlement 3d is neutral only in part"),
        (
            put(SCOTTISH, r10c10="2I+", r11c9="2I", r9c9="f", r9c10="f"),
            "M9 line 7: 22 settlement and 54 other spaces are left for 2 players, 24 and 48 are needed",
        ),
        (
            put(put(SCOTTISH, r5c6="3d+", r6c6="3d", r6c7="3d", r5c11="2e+", r6c12="2e"), **FEWER_OTHERS),
            "M9 line 7: 29 settlement and 47 other spaces are left for 2 players, 24 and 48 are needed",
        ),
    ],
)
def test_the_grid(text: str, said: str) -> None:
    assert str(broken(text)) == said


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_what_is_no_map_is_refused_with_a_check(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([SCOTTISH, IRISH, PRINTED]))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        length = data.draw(st.integers(0, 30))
        text = text[:place] + data.draw(st.text(max_size=5)) + text[place + length :]
    outcome = outcome_of(text)
    if isinstance(outcome, Layout):
        assert read(outcome.text).text == outcome.text
    else:
        assert re.fullmatch(r"[FM][1-9]", outcome.check)
        assert 0 <= outcome.line <= len(text.splitlines()) + 1


def outcome_of(text: str) -> Layout | MapError:
    try:
        return read(text)
    except MapError as error:
        return error
