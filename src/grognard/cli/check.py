"""`grognard check`: what is amiss in a game that somebody is making."""

from __future__ import annotations

from typing import Annotated

import typer

from grognard.cli.common import FAILED, GameName, Json, Overlay, console, load_game, print_json
from grognard.page.checking import slips


def check(
    game: GameName,
    games: Annotated[int, typer.Option(min=0, help="So many random games of each scenario.")] = 2,
    json: Json = False,
    overlay: Overlay = None,
) -> None:
    """Looks for what is amiss in a game that you are making: missing words, wrong names.

    Example: grognard check my-game
    """
    found = list(dict.fromkeys(slips(load_game(game, overlay), games)))
    if json:
        print_json({"game": game, "slips": found})
    else:
        out = console()
        for slip in found:
            out.print(slip, soft_wrap=True, markup=False, highlight=False)
        out.print(f"{len(found)} found." if found else "Nothing is amiss.")
    if found:
        raise typer.Exit(FAILED)
