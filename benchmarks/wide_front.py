"""A game that is nothing but large, for measuring the page: 3,808 hexes and 400 counters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from benchmarks.sheets import invented
from grognard.draw.scene import SEA, Counter, LineStyle, Scene
from grognard.kernel.board import Board
from grognard.kernel.columns import Column
from grognard.kernel.game import Game, Setup
from grognard.kernel.hexgrid import hex_board
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.state import State
from grognard.kernel.step import Step

COLUMNS, ROWS = 68, 56
SIDES = {"red": "#a33", "blue": "#346"}
UNITS = [f"{side}_{number}" for side in SIDES for number in range(200)]


def at_sea(board: Board, space: int) -> bool:
    return bool(board.attributes[space].get("terrain") == "sea")


class Front(State):
    at: Column[list[int]]


class Turn(Step, frozen=True):
    """1: any unit may step to a neighbour that is not sea, as often as one likes."""

    rule = "1"
    verbs: ClassVar = {"move": ("unit", "space")}

    def seats(self, s: Front) -> tuple[int, ...]:
        return (0,)

    def candidates_move(self, s: Front) -> Iterable[tuple[int, int]]:
        return [(unit, to) for unit, here in enumerate(s.at) for to in s.game.board.beside[here]]

    def may_move(self, s: Front, unit: int, to: int) -> Refusal | None:
        if to not in s.game.board.beside[s.at[unit]] or at_sea(s.game.board, to):
            return refuse("1", "not-there", unit=UNITS[unit], space=s.game.board.names[to])
        return None

    def do_move(self, s: Front, unit: int, to: int) -> None:
        s.at[unit] = to
        s.tell("moved", "1", unit=UNITS[unit], space=s.game.board.names[to])


class WideFront(Game):
    """Named in `GROGNARD_GAMES` it can be played like any other."""

    name, short, version = "wide-front", "wide", 1
    folder = Path(__file__).parent
    state_type, step_types = Front, (Turn,)
    scenarios: Mapping[str, Any] = {"front": {}}

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.overlay = dict(overlay or {})
        self.board = hex_board(*invented(COLUMNS, ROWS))

    def options(self, scenario: str) -> Mapping[str, Any]:
        return {}

    def setup(self, scenario: str, options: Mapping[str, Any]) -> Setup:
        return Setup(scenario, dict(options), tuple(SIDES))

    def names(self) -> Mapping[str, list[str]]:
        return {"space": list(self.board.names), "unit": UNITS}

    def start(self, state: Front) -> None:
        land = [space for space in range(len(self.board)) if not at_sea(self.board, space)]
        state.at = Random(1).sample(land, len(UNITS))
        state.stack = [Turn()]

    def arrange(self, state: Front, position: Mapping[str, Any]) -> None:
        """It has no position files: whatever they say, it begins as ever."""
        self.start(state)

    def table(self, setup: Setup, language: str) -> Scene:
        grounds = {
            "sea": SEA,
            "clear": "",
            "desert": "",
            "woods": "forest",
            "hill": "hills",
            "marsh": "swamp",
        }
        lines = (LineStyle(kind="river", colour="river", width=3.0, meander=True),)
        return Scene(title="Wide front", grounds=grounds, lines=lines)

    def faces(self, setup: Setup) -> Mapping[str, Counter]:
        return {
            f"{side}-{factor}": Counter(
                unit=side,
                symbol="armour" if factor > 4 else "infantry",
                size="corps",
                factors=f"{factor}-{factor}-6",
                back=colour,
                ink="#fff",
                side=side,
            )
            for side, colour in SIDES.items()
            for factor in range(1, 9)
        }

    def picture(self, view: Any) -> dict[str, Any]:
        names = self.board.names
        return {
            f"unit:{unit}": (names[here], f"{unit.partition('_')[0]}-{number % 8 + 1}", "")
            for number, (unit, here) in enumerate(zip(UNITS, view.at, strict=True))
        }
