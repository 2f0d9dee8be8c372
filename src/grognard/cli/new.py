"""`grognard new`: a game put on the table, as a file that `play`, `show` and `replay` open."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.common import (
    Dice,
    GameName,
    Options,
    Overlay,
    Position,
    Scenario,
    Seed,
    begin,
    console,
    load_game,
)
from grognard.cli.saving import save
from grognard.kernel.record import Recorder
from grognard.kernel.refusal import BadFile


def new(
    game: GameName,
    to: Annotated[Path, typer.Option(help="The file to write; it must not exist yet.", metavar="FILE")],
    scenario: Scenario = None,
    option: Options = None,
    seed: Seed = None,
    overlay: Overlay = None,
    position: Position = None,
    dice: Dice = None,
) -> None:
    """Starts a game and writes it to a file.

    Example: grognard new bfg --scenario expanded --option waffen_ss --seed 7 --to mine.record
    """
    state = begin(load_game(game, overlay), scenario, option, seed, position, dice)
    if to.exists():
        raise BadFile(str(to), "is there already; choose another name")
    save(Recorder(state), to)
    console().print(
        f"{to}: {state.game.name}, {state.setup.scenario}. Play it with: grognard play --load {to}",
        markup=False,
        soft_wrap=True,
    )
    console().print(f"dice committed to: {state.commitment}", style="dim", soft_wrap=True)
