"""`grognard bench`: how fast the engine plays, as a ratio to python-chess."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

import grognard
from grognard.cli.common import Json, console, errors, print_json
from grognard.lab import bench as measure
from grognard.lab.bench import Speed


def bench(
    json: Json = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long one measure lasts.")] = 2.0,
    rounds: Annotated[int, typer.Option(min=1, help="How often each is measured; the median counts.")] = 5,
) -> None:
    """Measures random play of every game, in turns with python-chess.

    Example: grognard bench --seconds 1
    """
    with Progress(console=errors(), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * (len(grognard.games()) + 1))
        found = measure.bench(seconds, rounds, lambda: progress.advance(task))
    if json:
        print_json(found)
    else:
        console().print(_table(found))


def _table(found: dict[str, Speed]) -> Table:
    table = Table("", "decisions a second", "games a second", "ratio to python-chess", "clone", box=None)
    for name, speed in found.items():
        ratio = speed.ratio_to_python_chess
        table.add_row(
            name,
            f"{speed.decisions_per_s:,.0f}",
            f"{speed.games_per_s:.1f}",
            "(not installed)" if ratio is None else f"{ratio:.2f}",
            f"{speed.clone_us:.1f} µs",
        )
    any_speed = next(iter(found.values()))
    if any_speed.python_chess_per_s:
        table.add_row("python-chess", f"{any_speed.python_chess_per_s:,.0f}", "", "1.00", "")
    table.add_row("plain loop", f"{any_speed.loops_per_s:,.0f}", "", "", "", style="dim")
    return table
