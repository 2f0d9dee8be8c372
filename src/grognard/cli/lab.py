"""`grognard lab`: many games between bots, on all cores, and what came of them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grognard.cli import lab_match
from grognard.cli.common import (
    FAILED,
    GameName,
    Json,
    Options,
    Overlay,
    Scenario,
    console,
    errors,
    load_game,
    print_json,
    read_options,
)
from grognard.kernel.refusal import BadFile
from grognard.lab.report import report, shown
from grognard.lab.run import Result, play_many, study

FAILURES = Path("lab-failures")

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    help="Studies games by having bots play them.",
)


@app.callback()
def lab() -> None:
    """The studies stand beside each other."""


@app.command("run")
def run(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="A bot for all seats, or one for each: captain,random")
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[
        int, typer.Option(help="The same seed gives the same games, on any number of cores.")
    ] = 1,
    scenario: Scenario = None,
    option: Options = None,
    cores: Annotated[int, typer.Option(min=0, help="How many processes; 0: one for each core.")] = 0,
    json: Json = False,
    overlay: Overlay = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the record of every game in this folder.", metavar="FOLDER")
    ] = None,
) -> None:
    """Plays games between bots and tells who won, how often and how.

    Example: grognard lab run bfg --bots captain,random --games 100 --seed 1
    """
    table = load_game(game, overlay)
    players = [name.strip() for name in bots.split(",")]
    plan = study(table, scenario, players, seed, read_options(option), keep=save is not None)
    seats = table.setup(plan.scenario, {**table.options(plan.scenario), **plan.options}).seats
    cores = cores or os.cpu_count() or 1
    start = time.perf_counter()
    results = list(_kept(_watched(play_many(plan, games, cores), games), save))
    found = report(plan, seats, results, time.perf_counter() - start, cores)
    if json:
        print_json(found)
    else:
        console().print(shown(found))
    if found.failures:
        raise typer.Exit(FAILED)


def _watched(results: Iterable[Result], games: int) -> Iterator[Result]:
    """Shows on stderr how far the study has come."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors(), transient=True) as progress:
        task = progress.add_task("playing", total=games)
        for result in results:
            progress.advance(task)
            yield result


def _kept(results: Iterable[Result], folder: Path | None) -> Iterator[Result]:
    """Writes down the games that were asked for, and always those that went wrong."""
    for result in results:
        if folder is not None or result.status != "finished":
            _keep(result, folder or FAILURES)
        yield result


def _keep(result: Result, folder: Path) -> None:
    name = f"game-{result.number:05}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.record").write_text(result.record, encoding="utf-8")
        if result.problem:
            (folder / f"{name}.{result.status}.txt").write_text(result.problem, encoding="utf-8")
    except OSError as error:
        raise BadFile(str(folder), f"cannot be written: {error.strerror}") from error
    if result.problem:
        last = result.problem.strip().splitlines()[-1]
        errors().print(f"game {result.number} {result.status}: {last} (kept in {folder})", markup=False)


lab_match.register(app)
