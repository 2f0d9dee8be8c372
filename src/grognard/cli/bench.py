"""`grognard bench`: how fast the engine plays, as a ratio to python-chess."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

import grognard
from grognard.cli.common import Json, console, errors, print_json
from grognard.lab import bench as measure


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
        # One entry a game at the top, and beside them what was measured to compare with.
        figures = msgspec.to_builtins(found)
        print_json({**figures.pop("games"), "measured": figures})
    else:
        console().print(_table(found))


def _table(found: measure.Bench) -> Table:
    table = Table("", "decisions a second", "games a second", "ratio to python-chess", "clone", box=None)
    for name, speed in found.games.items():
        ratio = (
            "(not installed)" if speed.ratio_to_python_chess is None else f"{speed.ratio_to_python_chess:.2f}"
        )
        table.add_row(
            name,
            f"{speed.decisions_per_s:,.0f}",
            f"{speed.games_per_s:.1f}",
            ratio,
            f"{speed.clone_us:.1f} µs",
        )
    if found.python_chess_per_s:
        table.add_row("python-chess", f"{found.python_chess_per_s:,.0f}", "", "1.00", "")
    table.add_row("plain loop", f"{found.loops_per_s:,.0f}", "", "", "", style="dim")
    return table
