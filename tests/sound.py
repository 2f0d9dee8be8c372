"""The Sound: a small game of blocks and fleets on a map of land and seas, for tests of what is drawn only.

1: in turn the two seats march blocks to a neighbouring area and sail fleets to a neighbouring sea. 2: a
block may lose a step or be laid open for all to see. 3: it ends after so many turns, and nobody wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from grognard.draw.scene import SEA, Counter, Flag, Form, Group, Key, Place, Scene
from grognard.kernel.areas import area_board
from grognard.kernel.board import Board, Edge, Point
from grognard.kernel.columns import Column
from grognard.kernel.game import Game, Setup
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.state import State
from grognard.kernel.step import Step
from grognard.kernel.view import View

SEATS = ("red", "blue")
COLOURS = {"red": ("#8a4b2d", "#ffffff"), "blue": ("#4d6f9c", "#ffffff")}
FLAGS = {"red": Flag("#a8352c", "#ffffff", "Red"), "blue": Flag("#34558b", "#ffffff", "Blue")}
GROUNDS = {"plain": "", "hills": "hills", "forest": "forest", "zone": SEA}
"""The ocean is not among them: water that nobody enters."""
MOST = 4


def curve(*points: Point) -> list[Point]:
    """A line with its corners cut twice, so that it bends like a shore; its ends stay."""
    line = list(points)
    for _ in range(2):
        cut = [line[0]]
        for (x0, y0), (x1, y1) in pairwise(line):
            cut += [
                (0.75 * x0 + 0.25 * x1, 0.75 * y0 + 0.25 * y1),
                (0.25 * x0 + 0.75 * x1, 0.25 * y0 + 0.75 * y1),
            ]
        line = [*cut, line[-1]]
    return line


FJORD = curve((150, 0), (165, 70), (140, 120), (185, 165), (250, 180), (300, 150), (340, 185), (372, 170))
HEATH = curve((372, 170), (420, 195), (480, 170), (540, 200), (610, 185), (650, 130), (690, 110), (760, 120))
DUNES = curve((0, 420), (60, 400), (120, 410), (170, 380), (230, 395))
PLAIN = curve((230, 395), (300, 370), (350, 390), (400, 360), (455, 385))
HILLS = curve((455, 385), (520, 370), (590, 390), (640, 350), (700, 345), (760, 360))
NORTH = curve((372, 170), (380, 110), (360, 60), (375, 0))
WEST, EAST = (
    curve((230, 395), (240, 450), (220, 500), (235, 560)),
    curve((455, 385), (470, 440), (450, 500), (465, 560)),
)
ISLE = curve((250, 262), (278, 248), (312, 254), (334, 276), (310, 300), (272, 304), (248, 288), (250, 262))[
    :-1
]
AREAS: Mapping[str, tuple[str, Point, list[Point]]] = {
    "fjord": ("forest", (265, 80), [*FJORD, *NORTH[1:]]),
    "heath": ("plain", (545, 90), [*HEATH, (760, 0), *NORTH[:0:-1]]),
    "isle": ("plain", (290, 276), ISLE),
    "dunes": ("plain", (115, 480), [*DUNES, *WEST[1:], (0, 560)]),
    "plain": ("plain", (345, 465), [*PLAIN, *EAST[1:], *WEST[:0:-1]]),
    "hills": ("hills", (610, 465), [*HILLS, (760, 560), *EAST[:0:-1]]),
    "ocean": ("ocean", (25, 200), [(0, 0), (50, 0), (50, 440), (0, 440)]),
    "west_sea": ("zone", (145, 265), [(50, 0), (240, 0), (215, 220), (240, 440), (50, 440)]),
    "sound": ("zone", (405, 270), [(240, 0), (480, 0), (470, 440), (240, 440), (215, 220)]),
    "east_sea": ("zone", (615, 270), [(480, 0), (760, 0), (760, 440), (470, 440)]),
}
"""Ground, middle and outline of each space. Outlines of seas are coarse and run under the land."""
PAIRS = (
    ("fjord", "heath"),
    ("dunes", "plain"),
    ("plain", "hills"),
    ("west_sea", "sound"),
    ("sound", "east_sea"),
)
SPACES = list(AREAS)
NAMES = {name: name.replace("_", " ").title() for name in SPACES}
UNITS: Mapping[str, tuple[str, str, int]] = {
    **{
        f"r{n}": ("plain", symbol, steps)
        for n, (symbol, steps) in enumerate(
            zip(
                ("infantry",) * 5 + ("armour",) * 3 + ("cavalry", "militia"), (4, 3, 2, 1, 4) * 2, strict=True
            )
        )
    },
    "r10": ("dunes", "mechanised", 3),
    **{f"b{n}": ("plain", "infantry", 4 - n % 4) for n in range(6)},
    "b6": ("heath", "armour", 2),
    "b7": ("heath", "parachute", 4),
    "rf": ("sound", "fleet", 3),
    "rs": ("west_sea", "submarine", 1),
    "bf": ("sound", "fleet", 4),
    "bc": ("east_sea", "convoy", 2),
    "rb": ("isle", "beachhead", 0),
    "ba": ("isle", "bomber", 0),
}
"""By unit: where it stands at first, what it is, how many steps it has (none: a marker)."""
IDS = list(UNITS)
AT_SEA = ("fleet", "submarine", "convoy")


def make_board() -> Board:
    numbers = {name: n for n, name in enumerate(SPACES)}
    edges = [Edge(numbers[a], numbers[b], frozenset(), ()) for a, b in PAIRS]
    grounds, centres, outlines = zip(*AREAS.values(), strict=True)
    return area_board(
        SPACES, centres, [[ring] for ring in outlines], [{"terrain": ground} for ground in grounds], edges
    )


def seat_of(unit: str) -> int:
    return 0 if unit.startswith("r") else 1


class SoundView(View, frozen=True, kw_only=True):
    at: list[int]
    steps: list[int]
    open: list[int]
    turn: int


class SoundState(State):
    at: Column[list[int]]
    steps: Column[list[int]]
    open: Column[list[int]]
    active: Column[int]
    turn: Column[int]

    def pieces(self) -> list[str]:
        return IDS

    def view(self, seat: int | None, like: View | None = None) -> SoundView:
        """Steps of those that are another's and not open are not told."""
        known = [seat == seat_of(unit) or bool(self.open[n]) for n, unit in enumerate(IDS)]
        steps = [steps if known[n] else 0 for n, steps in enumerate(self.steps)]
        return SoundView(
            **self.common_view(seat), at=self.at[:], steps=steps, open=self.open[:], turn=self.turn
        )


class Orders(Step, frozen=True):
    rule = "1"
    verbs: ClassVar = {
        "march": ("unit", "space"),
        "sail": ("unit", "space"),
        "lose": ("unit",),
        "show": ("unit",),
        "end": (),
    }

    def seats(self, s: SoundState) -> tuple[int, ...]:
        return (s.active,)

    def _mine(self, s: SoundState, verb: str) -> list[int]:
        """Own units that sail or march."""
        return [
            n
            for n, unit in enumerate(IDS)
            if seat_of(unit) == s.active and UNITS[unit][2] and (UNITS[unit][1] in AT_SEA) == (verb == "sail")
        ]

    def _goes(self, s: SoundState, verb: str) -> Iterable[tuple[int, int]]:
        return [(unit, space) for unit in self._mine(s, verb) for space in s.game.board.beside[s.at[unit]]]

    def _may_go(self, s: SoundState, verb: str, unit: int, space: int) -> Refusal | None:
        return None if (unit, space) in self._goes(s, verb) else refuse("1", "too-far", space=SPACES[space])

    def candidates_march(self, s: SoundState) -> Iterable[tuple[int, int]]:
        return self._goes(s, "march")

    def may_march(self, s: SoundState, unit: int, space: int) -> Refusal | None:
        return self._may_go(s, "march", unit, space)

    def do_march(self, s: SoundState, unit: int, space: int) -> None:
        s.at[unit] = space

    def candidates_sail(self, s: SoundState) -> Iterable[tuple[int, int]]:
        return self._goes(s, "sail")

    def may_sail(self, s: SoundState, unit: int, space: int) -> Refusal | None:
        return self._may_go(s, "sail", unit, space)

    def do_sail(self, s: SoundState, unit: int, space: int) -> None:
        s.at[unit] = space

    def candidates_lose(self, s: SoundState) -> Iterable[tuple[int]]:
        return [(unit,) for unit in self._mine(s, "march") if s.steps[unit] > 1]

    def may_lose(self, s: SoundState, unit: int) -> Refusal | None:
        return None if (unit,) in self.candidates_lose(s) else refuse("2", "last-step")

    def do_lose(self, s: SoundState, unit: int) -> None:
        s.steps[unit] -= 1

    def candidates_show(self, s: SoundState) -> Iterable[tuple[int]]:
        return [(unit,) for unit in self._mine(s, "march") if not s.open[unit]]

    def may_show(self, s: SoundState, unit: int) -> Refusal | None:
        return None if (unit,) in self.candidates_show(s) else refuse("2", "open-already")

    def do_show(self, s: SoundState, unit: int) -> None:
        s.open[unit] = 1
        s.reveal()

    def do_end(self, s: SoundState) -> None:
        s.active, s.turn = 1 - s.active, s.turn + 1
        if s.turn > s.setup.options["turns"]:
            s.finish((), "over", "3")


class TheSound(Game):
    name, short, version = "the-sound", "sound", 1
    secrets = True
    folder = Path(__file__).parent / "cases" / "the_sound"
    state_type = SoundState
    step_types = (Orders,)
    scenarios: Mapping[str, Any] = {"crossing": {}}

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.overlay: dict[str, Any] = {}
        self.board = make_board()

    def options(self, scenario: str) -> Mapping[str, Any]:
        return {"turns": 40}

    def setup(self, scenario: str, options: Mapping[str, Any]) -> Setup:
        return Setup(scenario, dict(options), SEATS)

    def names(self) -> Mapping[str, Sequence[str]]:
        return {"space": SPACES, "unit": IDS}

    def start(self, state: SoundState) -> None:
        state.at = [SPACES.index(where) for where, _, _ in UNITS.values()]
        state.steps = [steps for _, _, steps in UNITS.values()]
        state.open = [int(not steps or symbol in AT_SEA) for _, symbol, steps in UNITS.values()]
        state.active, state.turn, state.stack = 0, 1, [Orders()]

    def arrange(self, state: SoundState, position: Mapping[str, Any]) -> None:
        self.start(state)

    def imagine(self, view: SoundView, rng: Random) -> SoundState:
        state: SoundState = self.blank(view, rng)
        self.start(state)
        return state

    # ---------------------------------------------------------------- what is drawn

    def label(self, kind: str, name: str, language: str) -> str:
        if kind == "space":
            return NAMES[name]
        if kind == "face":
            return f"{name.split('.')[0].title()} block"
        return f"{SEATS[seat_of(name)].title()} {UNITS[name][1]} {name[1:]}" if name in UNITS else name

    def about(self, kind: str, name: str, language: str) -> str:
        return "sea zone" if kind == "space" and AREAS[name][0] == "zone" else ""

    def table(self, setup: Setup, language: str) -> Scene:
        return Scene(
            title="The Sound",
            grounds=GROUNDS,
            places=tuple(Place(space=name, name=NAMES[name]) for name in SPACES if name != "ocean"),
            home=dict.fromkeys(("fjord", "heath", "isle"), ("blue",))
            | dict.fromkeys(("dunes", "plain", "hills"), ("red",)),
            flags=FLAGS,
            groups=tuple(
                Group(key=seat, title=seat.title(), colour=COLOURS[seat][0], ink=COLOURS[seat][1], seat=seat)
                for seat in SEATS
            ),
            legend_title="Key",
            legend=(
                Key(text="Sea zone", ground=SEA),
                Key(text="Fleet", symbol="fleet"),
                *(
                    Key(text=told, piece=counter("red", form, "infantry"))
                    for told, form in (("Hidden", "standing"), ("Yours", "facing"), ("Open", "lying"))
                ),
            ),
        )

    def faces(self, setup: Setup) -> Mapping[str, Counter]:
        found = {f"{seat}.back": counter(seat, "standing", "none") for seat in SEATS}
        for seat in SEATS:
            for symbol in dict.fromkeys(symbol for _, symbol, _ in UNITS.values()):
                units = tuple(u for u in IDS if SEATS[seat_of(u)] == seat and UNITS[u][1] == symbol)
                for form in forms(symbol):
                    found[f"{seat}.{symbol}.{form}"] = counter(seat, form, symbol, units=units)
        return found

    def picture(self, view: SoundView) -> dict[str, Any]:
        """Own units and open ones by their names, others by a number, which says nothing."""
        shown: dict[str, Any] = {"space:plain": "blue", "space:heath": "blue", "space:sound": "red"}
        for n, unit in enumerate(IDS):
            seat, (_, symbol, _) = SEATS[seat_of(unit)], UNITS[unit]
            form = shown_form(view, n)
            if form == "standing":
                shown[f"unit:{seat}.{n}"] = SPACES[view.at[n]], f"{seat}.back", ""
            elif form == "marker":
                shown[f"unit:{unit}"] = SPACES[view.at[n]], f"{seat}.{symbol}.marker", ""
            else:
                shown[f"unit:{unit}"] = SPACES[view.at[n]], f"{seat}.{symbol}.{form}", "", view.steps[n]
        return shown

    @property
    def backdrop(self) -> Mapping[str, Any]:
        return {}


def forms(symbol: str) -> tuple[Form, ...]:
    if symbol in ("beachhead", "bomber"):
        return ("marker",)
    return ("lying",) if symbol in AT_SEA else ("facing", "lying")


def shown_form(view: SoundView, unit: int) -> Form:
    name = IDS[unit]
    if not UNITS[name][2]:
        return "marker"
    if view.open[unit]:
        return "lying"
    return "facing" if view.seat == seat_of(name) else "standing"


def counter(seat: str, form: Form, symbol: str, **more: Any) -> Counter:
    """A piece of a seat; what a hidden block is can't be told from its counter."""
    back, ink = COLOURS[seat]
    hidden = form == "standing"
    return Counter(
        **{"unit": seat, **more},
        symbol="none" if hidden else symbol,
        size="none",
        factors="",
        back=back,
        ink=ink,
        side=seat,
        form=form,
        most_steps=0 if hidden or form == "marker" else MOST,
    )
