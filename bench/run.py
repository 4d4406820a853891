"""Measures Ludoteka beside pyminion from PyPI, one core each, and says which targets are met.

Every measurement is taken in a process of its own, in rounds that go through all of them in turn and back again, so
that a busy machine slows all alike; what counts is the median of the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "bench" / "results.json"
ENGINES: Final = {"compiled": ROOT / "build" / "compiled", "interpreted": ROOT / "src"}


@dataclass(frozen=True)
class Measure:
    """What is measured: its title, the name `measure.py` knows it by, the engine, and the unit of each value."""

    title: str
    name: str
    engine: str
    values: dict[str, str]

    @property
    def key(self) -> str:
        """Its name in the results."""
        return f"{self.name} {self.engine}".strip()


MEASURES: Final = (
    Measure("Big Money, pyminion", "pyminion", "", {"games": "games/s"}),
    Measure("  the same without its log", "pyminion-no-log", "", {"games": "games/s"}),
    Measure("Big Money, compiled", "big-money", "compiled", {"games": "games/s", "choices": "choices/s"}),
    Measure("Big Money, interpreted", "big-money", "interpreted", {"games": "games/s", "choices": "choices/s"}),
    Measure("Random play, compiled", "random", "compiled", {"games": "games/s", "choices": "choices/s"}),
    Measure("clone, compiled", "clone", "compiled", {"microseconds": "µs"}),
    Measure("dump and load, compiled", "dump-load", "compiled", {"microseconds": "µs"}),
    Measure("Citadels: random play", "random-citadels", "compiled", {"games": "games/s", "choices": "choices/s"}),
    Measure("Citadels: clone", "clone-citadels", "compiled", {"microseconds": "µs"}),
    Measure("Rebirth: random play", "random-rebirth", "compiled", {"games": "games/s", "choices": "choices/s"}),
    Measure("Rebirth: clone", "clone-rebirth", "compiled", {"microseconds": "µs"}),
    Measure("Seasons: random play", "random-seasons", "compiled", {"games": "games/s", "choices": "choices/s"}),
    Measure("Seasons: clone", "clone-seasons", "compiled", {"microseconds": "µs"}),
)


@dataclass(frozen=True)
class Target:
    """A bound: at least so many times the games a second that pyminion plays, at least so many choices a second, or at
    most so many microseconds.
    """

    title: str
    measure: str
    bound: float
    of: str = "ratio"

    def value(self, medians: dict[str, dict[str, float]]) -> float:
        """The measured ratio, rate or time."""
        found = medians[self.measure]
        return found["games"] / medians["pyminion"]["games"] if self.of == "ratio" else found[self.of]

    def is_met(self, medians: dict[str, dict[str, float]]) -> bool:
        """Whether the value keeps to its bound."""
        value = self.value(medians)
        return value <= self.bound if self.of == "microseconds" else value >= self.bound

    def said(self, medians: dict[str, dict[str, float]]) -> tuple[str, str]:
        """The bound and the value, with their unit."""
        if self.of == "ratio":
            return f"≥ {self.bound:.3g} × pyminion", f"{self.value(medians):.1f} ×"
        if self.of == "choices":
            return f"≥ {self.bound:,.0f} choices/s", f"{self.value(medians):,.0f}"
        return f"≤ {self.bound:.3g} µs", f"{self.value(medians):.2f} µs"


# Random play: 3,000 games a second on a machine where pyminion plays 290 of Big Money; in Rebirth 2,000 of 68 tiles
TARGETS: Final = (
    Target("Big Money, compiled", "big-money compiled", 25),
    Target("Big Money, interpreted", "big-money interpreted", 4),
    Target("Random play, compiled", "random compiled", 3000 / 290),
    Target("clone, compiled", "clone compiled", 4, "microseconds"),
    Target("dump and load, compiled", "dump-load compiled", 250, "microseconds"),
    Target("Citadels: random play", "random-citadels compiled", 100_000, "choices"),
    Target("Citadels: clone", "clone-citadels compiled", 6, "microseconds"),
    Target("Rebirth: random play", "random-rebirth compiled", 2_000 * 68, "choices"),
    Target("Rebirth: clone", "clone-rebirth compiled", 6, "microseconds"),
    Target("Seasons: random play", "random-seasons compiled", 100_000, "choices"),
    Target("Seasons: clone", "clone-seasons compiled", 6, "microseconds"),
)


def measured(measure: Measure, seconds: float) -> dict[str, float]:
    """One measurement; ends the run if it fails or was taken with another engine."""
    source = ENGINES[measure.engine or "interpreted"]
    command = [sys.executable, str(ROOT / "bench" / "measure.py"), measure.name, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{measure.title}: failed\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    engine = found.pop("engine")
    if measure.engine and engine != measure.engine:
        raise SystemExit(f"{measure.title}: the engine in {source} is {engine}; `make bench` builds what is missing.")
    return found


def rounds(count: int, seconds: float, console: Console) -> dict[str, list[dict[str, float]]]:
    """All measurements, `count` times, every second round in the opposite order."""
    order = [MEASURES[:: 1 if number % 2 == 0 else -1] for number in range(count)]
    steps = [measure for each in order for measure in each]
    runs: dict[str, list[dict[str, float]]] = {measure.key: [] for measure in MEASURES}
    for measure in track(steps, "Measuring", console=console, transient=True, disable=not console.is_terminal):
        runs[measure.key].append(measured(measure, seconds))
    return runs


def medians_of(runs: dict[str, list[dict[str, float]]]) -> dict[str, dict[str, float]]:
    """For each measure the median of each of its values."""
    return {key: {value: median(run[value] for run in taken) for value in taken[0]} for key, taken in runs.items()}


def machine() -> dict[str, Any]:
    """On what was measured."""
    cpu = ""
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        cpu = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "")
    return {
        "cores": os.cpu_count(),
        "cpu": cpu or platform.processor(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "pyminion": version("pyminion"),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def results(runs: dict[str, list[dict[str, float]]], seconds: float, facts: dict[str, Any]) -> dict[str, Any]:
    """All that is written down."""
    medians = medians_of(runs)
    return {
        "machine": facts,
        "seconds_each": seconds,
        "medians": medians,
        "runs": runs,
        "targets": [
            {
                "title": target.title,
                "bound": round(target.bound, 3),
                "value": round(target.value(medians), 3),
                "met": target.is_met(medians),
            }
            for target in TARGETS
        ],
    }


def measures_table(runs: dict[str, list[dict[str, float]]]) -> Table:
    """What was measured."""
    medians = medians_of(runs)
    table = Table(title=f"Medians of {len(runs['pyminion'])}, one core", title_justify="left")
    for header in ("", "median", "least", "most", "", "× pyminion"):
        table.add_column(header, justify="right" if header else "left")
    for measure in MEASURES:
        for place, (value, unit) in enumerate(measure.values.items()):
            taken = [run[value] for run in runs[measure.key]]
            ratio = f"{medians[measure.key][value] / medians['pyminion']['games']:.1f}" if value == "games" else ""
            cells = [
                f"{each:,.0f}" if each >= 100 else f"{each:.2f}" for each in (median(taken), min(taken), max(taken))
            ]
            table.add_row(measure.title if place == 0 else "", *cells, unit, ratio)
    return table


def targets_table(runs: dict[str, list[dict[str, float]]]) -> Table:
    """Which targets are met."""
    medians = medians_of(runs)
    table = Table(title="Targets", title_justify="left")
    for header in ("", "target", "measured", ""):
        table.add_column(header)
    for target in TARGETS:
        met = "[green]met[/]" if target.is_met(medians) else "[red]missed[/]"
        table.add_row(target.title, *target.said(medians), met)
    return table


def main() -> None:
    """Measure, show, write down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often each thing is measured (default: 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each time (default: 2)")
    parser.add_argument("--strict", action="store_true", help="end with an error if a target is missed")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("--rounds must be at least 1, and --seconds more than 0")
    console = Console()
    facts = machine()
    runs = rounds(arguments.rounds, arguments.seconds, console)
    found = results(runs, arguments.seconds, facts)
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    console.print(" · ".join(f"{name}: {value}" for name, value in facts.items()), style="dim")
    console.print(measures_table(runs))
    console.print(targets_table(runs))
    console.print(f"Written to {RESULTS.relative_to(ROOT)}", style="dim")
    if arguments.strict and not all(target["met"] for target in found["targets"]):
        sys.exit(1)


if __name__ == "__main__":
    main()
