"""What a person waits for, of this tree and others in turns: `python -m benchmarks.felt --help`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parents[1]
WORKER = Path(__file__).with_name("felt_worker.py")
HELP = "import sys; sys.argv = ['grognard', '--help']; from grognard.cli import main; main()"
STARTS = 3
"""How often a program is started in a round; the quickest start counts."""

Figures = dict[str, float]


def main(
    against: Annotated[
        list[Path] | None, typer.Option(help="The folder of another checkout to measure in turns.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long random play of one game lasts.")] = 2.0,
    listed: Annotated[int, typer.Option(help="How many games' questions are listed.")] = 6,
    rounds: Annotated[int, typer.Option(help="How often each tree is measured; medians are told.")] = 5,
) -> None:
    """Random play beside python-chess, listings, clones and starts."""
    trees = [*(path.resolve() for path in against or ()), HERE]
    found: dict[Path, list[Figures]] = {tree: [] for tree in trees}
    for number in range(rounds):
        for tree in trees if number % 2 == 0 else trees[::-1]:
            found[tree].append(measured(tree, seconds, listed, number))
    Console(width=max(80, 44 + 24 * len(trees))).print(table(trees, found))


def measured(tree: Path, seconds: float, listed: int, seed: int) -> Figures:
    """All figures of a tree, each taken in a process of its own that imports Grognard from there."""
    program = [sys.executable, str(WORKER), str(seconds), str(listed), str(seed * 1000)]
    played = subprocess.run(program, env=_environment(tree), check=True, capture_output=True, cwd=tree)
    figures: Figures = json.loads(played.stdout)
    figures["grognard --help, s"] = _start(tree, HELP)
    for name in ("bfg", "dtr"):
        code = f"import grognard; grognard.game('{name}')"
        figures[f"{name} imported and made, s"] = _start(tree, code)
    return figures


def _start(tree: Path, code: str) -> float:
    """Seconds of processor time from nothing until the code has run: the least of several starts."""
    return min(_once(tree, code) for _ in range(STARTS))


def _once(tree: Path, code: str) -> float:
    before = os.times()
    subprocess.run([sys.executable, "-c", code], env=_environment(tree), check=True, capture_output=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def _environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(tree / "src")}


def table(trees: Sequence[Path], found: dict[Path, list[Figures]]) -> Table:
    """The medians side by side, and the median of the rounds' ratios of the last tree to the first."""
    shown = Table("", *(tree.name for tree in trees), "ratio", box=None)
    for name in found[trees[-1]][0]:
        rows = [[figures[name] for figures in found[tree]] for tree in trees]
        ratio = median(new / old for old, new in zip(rows[0], rows[-1], strict=True) if old)
        shown.add_row(name, *(_figure(median(row)) for row in rows), f"{ratio:.2f}")
    return shown


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


if __name__ == "__main__":
    typer.run(main)
