"""A map typed in from docs/maps.md alone: it passes, the document shows it, and whole games are played on it."""

from pathlib import Path
from random import Random

import pytest

import ludoteka
from ludoteka.games.rebirth.maps import read

ROOT = Path(__file__).resolve().parents[3]
TYPED = (Path(__file__).parent / "typed.txt").read_text(encoding="utf-8")
DOCUMENT = (ROOT / "docs" / "maps.md").read_text(encoding="utf-8")


def test_the_map_passes_every_check() -> None:
    layout = read(TYPED)
    assert (layout.name, layout.own, layout.size, layout.castles, layout.sites) == ("Kestrel Isle", True, 108, 12, 8)


def test_the_document_shows_this_map() -> None:
    shown = [block for block in DOCUMENT.split("```")[1::2] if block.startswith(("\nrebirth-map", "\ngrid", "\nend\n"))]
    assert len(shown) == 3
    for line in "\n".join(shown).split("\n"):
        assert not line or line in TYPED.split("\n")


def test_the_document_tells_what_every_check_is() -> None:
    source = "".join(
        (ROOT / "src" / "ludoteka" / "games" / "rebirth" / "maps" / name).read_text(encoding="utf-8")
        for name in ("reading.py", "checks.py")
    )
    for check in [f"F{number}" for number in range(1, 7)] + [f"M{number}" for number in range(1, 10)]:
        assert f'"{check}"' in source
        assert f"\n| {check} | " in DOCUMENT


def test_the_example_of_an_error_is_what_is_said() -> None:
    text = TYPED.replace("2a  Ca", "b   Ca")
    with pytest.raises(ludoteka.OptionError) as caught:
        read(text)
    assert f"ludoteka: mine.txt: {caught.value}\n" in DOCUMENT


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_are_played_on_it(seats: int) -> None:
    lot = Random(seats)
    state = ludoteka.load("rebirth").start(seats, seed=seats, map=TYPED)
    while not state.over:
        seat = state.to_move[0]
        state.choose(lot.choice(state.options(seat)), seat)
    record = state.record()
    assert record.to_json()["options"]["map"] == read(TYPED).text
    again = record.replay()
    assert again.over
    assert again.result() == state.result()
    assert state.view(0)["zones"][0]["map"]["name"] == "Kestrel Isle"
