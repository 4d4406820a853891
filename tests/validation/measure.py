"""How measured numbers are compared with known ones: three standard errors of both, and rounding."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev

SIGMAS = 3


def agrees(found: int, games: int, percent: float, of: int = 0, rounding: float = 0.05) -> bool:
    """Whether `found` of `games` fits a known share, itself measured over `of` games (0: exact) and rounded."""
    share = percent / 100
    error = sqrt(share * (1 - share) * (1 / games + (1 / of if of else 0)))
    return abs(found / games - share) <= SIGMAS * error + rounding / 100


def mean_agrees(values: list[int], mean: float, of: int, rounding: float) -> bool:
    """Whether the mean of measured values fits a known one, itself measured over `of` values and rounded."""
    error = stdev(values) * sqrt(1 / len(values) + 1 / of)
    return abs(fmean(values) - mean) <= SIGMAS * error + rounding


def pairs_of_hands(deck: list[str]) -> Iterator[tuple[list[str], list[str]]]:
    """All pairs of hands of five cards, one drawn after the other, each as likely as any other."""
    everything = range(len(deck))
    for first in combinations(everything, 5):
        rest = [place for place in everything if place not in first]
        for second in combinations(rest, 5):
            yield [deck[place] for place in first], [deck[place] for place in second]


def percent(hits: Iterable[bool]) -> float:
    """The share of what is true, in percent."""
    return 100 * fmean(map(float, hits))
