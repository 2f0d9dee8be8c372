"""`grognard soak`: a real server under attack, for as long as one likes."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.table import Table

from grognard.cli.common import Json, console, errors, print_json
from grognard.soak.run import Result
from grognard.soak.run import soak as attack

FAILED = 1


def soak(
    minutes: Annotated[float, typer.Option(help="How long it lasts, about.", min=0.0)] = 5.0,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be said several times.")] = None,
    database: Annotated[
        str,
        typer.Option(
            help="postgresql://…: a server where it may make a database of its own, and drops it again. "
            "A file that goes away, if not said.",
            metavar="URL",
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(help="The same attacks again.")] = None,
    json: Json = False,
) -> None:
    """Attacks a server of its own: killed, lied to, spied on, flooded, out of disk.

    Example: grognard soak --minutes 10 --game dtr
    """
    seed = time.time_ns() % 10**9 if seed is None else seed
    results = attack(minutes * 60, database, game or (), seed=seed, say=(lambda _: None) if json else _tell)
    if json:
        print_json({"seed": seed, "results": results})
    else:
        _show(results)
        console().print(f"the same again: --seed {seed}")
    if any(one.gave_way for one in results):
        raise typer.Exit(FAILED)


def _tell(progress: str) -> None:
    errors().print(progress, style="dim")


def _show(results: list[Result]) -> None:
    table = Table("database", "game", "attack", "rounds", "seconds", "what", "held", box=None)
    for one in results:
        what = ", ".join(f"{number} {name}" for name, number in sorted(one.counts.items()) if number)
        held = "no" if one.gave_way else "yes"
        table.add_row(one.database, one.game, one.attack, str(one.rounds), f"{one.seconds:.0f}", what, held)
    console().print(table)
    for one in results:
        if one.gave_way:
            console().print(f"{one.attack}, {one.game}: {one.gave_way}", markup=False)
