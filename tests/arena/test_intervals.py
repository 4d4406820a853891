"""Wilson's interval against values printed by Newcombe (Statistics in Medicine 17, 1998, table I)."""

import pytest

from ludoteka.arena import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_the_published_one(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_failures_mirror_successes() -> None:
    low, high = wilson(7, 40)

    assert wilson(33, 40) == pytest.approx((1 - high, 1 - low))


def test_all_won_reaches_one_and_never_beyond() -> None:
    low, high = wilson(20, 20)

    assert high == 1.0
    assert low == pytest.approx(1 - 0.1611, abs=5e-5)


def test_half_wins_count_half() -> None:
    assert wilson(9.5, 40) > wilson(9, 40)
    assert wilson(9.5, 40) < wilson(10, 40)


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
