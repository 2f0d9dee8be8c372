"""Games played through the server at once, beside a bare endpoint: `python -m benchmarks.server --help`."""

from __future__ import annotations

import json
import shutil
import statistics
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import grognard
from benchmarks.load.games import prepare, several
from benchmarks.load.generator import Game, Plan, Seen
from benchmarks.load.processes import bare_command, free_port, grognard_command, load, running

LISTENING = ((0, 0), (4, 0), (4, 2), (4, 4))
"""Listeners of a game, and how many of them want questions, as the pages of players do."""
BARE = ("loop", "thread", "async")
HEADINGS = ("", "actions/s", "ratio (from-to)", "p50 ms", "p99 ms", "updates/s", "missing", "CPU ms")


class Bench:
    """One kind of measure after the other, each on a fresh server with a fresh copy of the database."""

    def __init__(self, folder: Path, name: str, games: int, seconds: float) -> None:
        self._folder, self._seconds = folder, seconds
        self._file = folder / "prepared.db"
        self._games = prepare(self._file, games, name, several(name))

    def grognard(self, listeners: int, questions: int) -> Seen:
        database, port = self._fresh(), free_port()
        shutil.copy(self._file, database)
        with running(grognard_command(port, database), port, self._folder / "server.log") as pid:
            plan = Plan(pid, port, "/api/tables/{table}/actions", self._games, self._seconds)
            plan.listeners, plan.questions = listeners, questions
            return load(plan)

    def bare(self, how: str) -> Seen:
        database, port = self._fresh(), free_port()
        games = [Game(game.table, [], game.moves * 4) for game in self._games]
        with running(bare_command(port, database, how), port, self._folder / "bare.log") as pid:
            return load(Plan(pid, port, "/keep", games, self._seconds))

    def _fresh(self) -> Path:
        for old in self._folder.glob("games.db*"):
            old.unlink()
        return self._folder / "games.db"


def measure(bench: Bench, rounds: int, say: Callable[[str], object]) -> dict[str, list[Seen]]:
    """Every measure once a round, in turns, so that a mood of the machine touches all of them."""
    kinds: dict[str, Callable[[], Seen]] = {}
    for how in BARE:
        if how != "async" or find_spec("aiosqlite") is not None:
            kinds[f"bare, {how}"] = partial(bench.bare, how)
    for listeners, questions in LISTENING:
        kinds[f"grognard, {listeners}/{questions}"] = partial(bench.grognard, listeners, questions)
    seen: dict[str, list[Seen]] = {kind: [] for kind in kinds}
    for number in range(rounds):
        for kind, work in kinds.items():
            say(f"round {number + 1} of {rounds}: {kind}")
            seen[kind].append(work())
    return seen


def summed_up(seen: dict[str, list[Seen]]) -> dict[str, dict[str, Any]]:
    """Medians of the rounds; ratios are to the bare endpoint that was fastest, round by round."""
    bare = {kind: measures for kind, measures in seen.items() if kind.startswith("bare")}
    best = max(bare.values(), key=lambda measures: statistics.median(one.per_second for one in measures))
    summary = {}
    for kind, measures in seen.items():
        ratios = [one.per_second / base.per_second for one, base in zip(measures, best, strict=True)]
        medians = {
            name: statistics.median(getattr(one, name) for one in measures) for name in Seen.__struct_fields__
        }
        summary[kind] = {
            **{name: round(value, 6) for name, value in medians.items()},
            "ratio": round(statistics.median(ratios), 3),
            "ratio_least": round(min(ratios), 3),
            "ratio_most": round(max(ratios), 3),
            "undelivered": sum(one.undelivered for one in measures),
            "gaps": sum(one.gaps for one in measures),
        }
    return summary


def show(console: Console, name: str, games: int, summary: dict[str, dict[str, Any]]) -> None:
    """The summary as a table."""
    table = Table(title=f"{name}: {games} games at once, each with one client that acts")
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for kind, one in summary.items():
        table.add_row(
            kind,
            f"{one['per_second']:,.0f}",
            f"{one['ratio']:.2f} ({one['ratio_least']:.2f}-{one['ratio_most']:.2f})",
            f"{one['p50'] * 1000:.1f}",
            f"{one['p99'] * 1000:.1f}",
            f"{one['updates_per_second']:,.0f}",
            f"{one['undelivered'] + one['gaps']:.0f}",
            f"{one['cost'] * 1000:.2f}",
        )
    console.print(table)


def main(
    names: Annotated[list[str] | None, typer.Argument(help="Which games; all if not said.")] = None,
    games: Annotated[list[int] | None, typer.Option(help="Games at once; may be said several times.")] = None,
    seconds: Annotated[float, typer.Option(help="How long one measure lasts.", min=0.5, max=60)] = 5.0,
    rounds: Annotated[int, typer.Option(help="How often everything is measured.", min=1, max=20)] = 5,
    folder: Annotated[Path | None, typer.Option(help="Where the databases are to be.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For comparing runs.")] = False,
) -> None:
    """Acknowledged and stored actions a second of games with live listeners, beside a bare endpoint.

    "grognard, 4/2": each game has four live listeners, two of whom are asked questions, as the pages of
    players are. Ratios are to the fastest bare endpoint of the same round; "CPU ms" is the server's processor
    time for one action, which other work on the machine changes little.
    """
    console, errors = Console(), Console(stderr=True)
    found: dict[str, dict[int, Any]] = {}
    for name, number in product(names or grognard.games(), games or [50, 200]):
        with TemporaryDirectory(prefix="grognard-", dir=folder) as inside:
            bench = Bench(Path(inside), name, number, seconds)
            summary = summed_up(measure(bench, rounds, lambda told: errors.print(told, style="dim")))
        found.setdefault(name, {})[number] = summary
        if not as_json:
            show(console, name, number, summary)
    if as_json:
        json.dump(found, sys.stdout, indent=2)


if __name__ == "__main__":
    typer.run(main)
