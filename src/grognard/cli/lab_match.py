"""`grognard lab match` and `grognard lab tune`: which bot is stronger, and opinions fitted by play."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from grognard.cli.common import (
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
from grognard.lab import match as matches
from grognard.lab.journal import Journal, Watch
from grognard.lab.match import Match
from grognard.lab.run import Result
from grognard.lab.tune import Judged, Tuned, Tuning
from grognard.lab.tune import tune as tuned

Seed = Annotated[int, typer.Option(help="The same seed gives the same games, on any number of cores.")]
Cores = Annotated[int, typer.Option(min=0, help="How many processes; 0: one for each core.")]
Keep = Annotated[
    Path | None,
    typer.Option("--journal", help="Note every game in this file; go on with those in it.", metavar="FILE"),
]


def watched(what: str) -> Watch:
    """Shows on stderr how far a part of a study has come."""

    def watch(results: Iterable[Result], games: int) -> Iterator[Result]:
        columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=errors(), transient=True) as progress:
            task = progress.add_task(what, total=games)
            for result in results:
                progress.advance(task)
                yield result

    return watch


def match(
    game: GameName,
    first: Annotated[str, typer.Argument(help="A bot, such as captain:bold.")],
    second: Annotated[str, typer.Argument(help="The other one.")],
    games: Annotated[int, typer.Option(min=2, help="How many games; an even number.")] = 200,
    seed: Seed = 1,
    scenario: Scenario = None,
    option: Options = None,
    cores: Cores = 0,
    journal: Keep = None,
    json: Json = False,
    overlay: Overlay = None,
) -> None:
    """Plays a match of two bots, on the same dice from both sides, and tells how sure the outcome is.

    Example: grognard lab match bfg captain:bold captain --games 200
    """
    plan = matches.setting(load_game(game, overlay), scenario, read_options(option), [first, second], seed)
    found = matches.play(plan, (games + 1) // 2, Journal(journal), _cores(cores), watched("playing"))
    if json:
        print_json(found)
    else:
        console().print(shown_match(found))


def tune(
    game: GameName,
    bot: Annotated[str, typer.Option(help="The bot whose opinions are fitted.")] = "captain",
    only: Annotated[str, typer.Option(help="Opinions or groups of them: attack,march.turn")] = "",
    rounds: Annotated[int, typer.Option(min=1, help="How often numbers are fitted and moved.")] = 2,
    pairs: Annotated[int, typer.Option(min=2, help="Pairs of games in a round.")] = 200,
    games: Annotated[int, typer.Option("--match", min=2, help="Games of the match at the end.")] = 200,
    spread: Annotated[float, typer.Option(min=0.01, max=2, help="How far numbers are changed.")] = 0.4,
    step: Annotated[float, typer.Option(min=0.01, max=2, help="How far they move in a round.")] = 0.5,
    seed: Seed = 1,
    scenario: Scenario = None,
    option: Options = None,
    cores: Cores = 0,
    journal: Keep = None,
    json: Json = False,
    overlay: Overlay = None,
) -> None:
    """Fits the opinions of a captain by self-play, and tries what was found in a match on fresh dice.

    Example: grognard lab tune bfg --only attack,march --pairs 200 --journal tune.jsonl
    """
    tuning = Tuning(
        bot=bot,
        rounds=rounds,
        pairs=pairs,
        match_pairs=(games + 1) // 2,
        spread=spread,
        step=step,
        only=tuple(name.strip() for name in only.split(",") if name.strip()),
    )
    table, chosen = load_game(game, overlay), read_options(option)
    found = tuned(table, scenario, chosen, seed, tuning, Journal(journal), _cores(cores), watched)
    if json:
        print_json(found)
    else:
        console().print(shown_tuning(found))


def _cores(cores: int) -> int:
    return cores or os.cpu_count() or 1


def shown_match(found: Match) -> RenderableType:
    """A match as a person reads it."""
    low, high = found.between
    return Group(
        Text(f"{found.first}\nagainst {found.second}: {found.games} games"),
        Text(
            f"{found.wins} won, {found.draws} drawn, {found.losses} lost; margin {found.margin:+.2f} a game"
        ),
        Text(f"{found.share:.1%} of the points, 95 % between {low:.1%} and {high:.1%}", style="bold"),
        Text(f"digest {found.digest}", style="dim"),
    )


def shown_tuning(found: Tuned) -> RenderableType:
    """A fit as a person reads it."""
    head = Text(f"{found.game}, {found.scenario}: {found.games} games from seed {found.seed}")
    parts: list[RenderableType] = [head]
    for number, judged in enumerate(found.rounds, 1):
        parts += [Text(f"\nround {number}"), _round(judged)]
    low = found.match.between[0]
    verdict = "stronger: worth keeping" if low > 0.5 else "not shown to be stronger: not worth keeping"
    return Group(
        *parts, Text("\nmatch on fresh dice"), shown_match(found.match), Text(verdict), _digest(found)
    )


def _digest(found: Tuned) -> Text:
    return Text(f"digest of it all {found.digest}", style="dim")


def _round(judged: list[Judged]) -> Table:
    table = Table("opinion", "before", "slope", "error", "after", box=None, pad_edge=False)
    for one in sorted(judged, key=lambda one: -abs(one.slope) / one.error if one.error else 0.0):
        after = f"{one.after:g}" if one.after != one.before else ""
        table.add_row(one.name, f"{one.before:g}", f"{one.slope:+.3f}", f"{one.error:.3f}", after)
    return table


def register(app: typer.Typer) -> None:
    """The commands beside `lab run`."""
    commands: dict[str, Callable[..., None]] = {"match": match, "tune": tune}
    for name, command in commands.items():
        app.command(name)(command)
