"""Matches between bots: many games, seats rotating, and what their results say with which certainty."""

from .intervals import wilson
from .match import Match, Tally
from .run import Report, run_match

__all__ = ["Match", "Report", "Tally", "run_match", "wilson"]
