"""Every game has its counts, its playthroughs, its recorded games, its rulings, and a second count of its scores."""

from pathlib import Path

import pytest
import yaml

import ludoteka

TESTS = Path(__file__).parent
ROOT = TESTS.parent


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_game_has_a_count_file_with_several_positions(name: str) -> None:
    counts = yaml.safe_load((TESTS / "counts" / f"{name}.yaml").read_text())

    assert len(counts) >= 5
    assert all(entry["name"] and max(entry["counts"]) >= 3 for entry in counts)


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_game_has_two_playthroughs(name: str) -> None:
    assert len(list((TESTS / "playthroughs").glob(f"{name}-*.txt"))) >= 2


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_game_has_recorded_games_for_every_number_of_seats(name: str) -> None:
    game = ludoteka.load(name)
    found = {path.stem.split("-")[-1] for path in (TESTS / "records" / name).glob("*.json")}

    assert {str(seats) for seats in range(game.fewest, game.most + 1)} <= found


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_game_has_its_rulings_written_down(name: str) -> None:
    rulings = (ROOT / "docs" / "rulings" / f"{name}.md").read_text()

    assert rulings.count("\n| ") > 10


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_game_has_a_second_count_of_its_components_and_scores(name: str) -> None:
    assert (TESTS / "laws" / "recounts" / f"{name}.py").exists()


@pytest.mark.parametrize("name", ludoteka.games())
def test_a_game_has_its_own_tests_and_positions(name: str) -> None:
    assert list((TESTS / "games" / name).glob("test_*.py"))
    assert f"game: {name}" in (ROOT / "docs" / "positions.md").read_text()
