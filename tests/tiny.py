"""Three Foxes: a tiny game that has everything the kernel must carry, for tests only.

0: only its owner knows the strength of a fox (1, 2 or 3). 1: each round the three seats secretly choose how
far they may go. 2: in turn they bring in foxes and move them, one to a space, paying 1 a space and 1 more
across a river. 3: a fox that meets a foreign one attacks it; its owner may flee first, else both roll and add
their strength, which comes to light; the lower leaves the map and mingles with those in the den.
4: who has most foxes on the map after the last round wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, ClassVar

from grognard.draw.scene import Counter
from grognard.kernel.action import Action
from grognard.kernel.board import Board, Edge, Ways
from grognard.kernel.columns import Column, Derived
from grognard.kernel.game import Game, Setup
from grognard.kernel.hidden import UNKNOWN, Hidden
from grognard.kernel.looking import Mark, Preview
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.notebook import ANYTHING, Page
from grognard.kernel.orders import Reaction
from grognard.kernel.position import KeyedError
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.saying import Said
from grognard.kernel.state import State
from grognard.kernel.step import SecretStep, Step

SEATS = ("red", "grey", "white")
FOXES = [f"{seat[0]}{strength}" for seat in SEATS for strength in (1, 2, 3)]
SPACES = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]
HOMES = (0, 2, 7)
DEN = -1


def owner(fox: int) -> int:
    """Foxes are named by handles: the seat that a fox belongs to shows, its strength does not."""
    return fox // 3


def square(i: int) -> list[tuple[float, float]]:
    x, y = float(i % 3), float(i // 3)
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


def make_board() -> Board:
    pairs = [(i, i + 1) for i in range(9) if i % 3 < 2] + [(i, i + 3) for i in range(6)]
    rivers = {(0, 3), (1, 4)}
    edges = [
        Edge(a, b, frozenset({"river"} if (a, b) in rivers else ()), (square(b)[0], square(a)[2]))
        for a, b in pairs
    ]
    centres = [(i % 3 + 0.5, i // 3 + 0.5) for i in range(9)]
    return Board(SPACES, centres, [square(i) for i in range(9)], [{}] * 9, edges)


def sees_fox(s: Foxes, seat: int | None, fox: int) -> bool:
    return bool(s.shown[fox]) or owner(fox) == seat


def sees_bid(s: Foxes, seat: int | None, bidder: int) -> bool:
    return s.active != DEN or bidder == seat


def possible_bids(s: Foxes, column: str, bidder: int) -> Iterable[int]:
    """Any, or none yet; but who has bid and who has not decides when the bids come to light."""
    if s.bids[bidder] is UNKNOWN:
        return range(4)
    return (1, 2, 3) if s.bids[bidder] else (0,)


class Foxes(State):
    hidden = (
        Hidden(
            name="fox",
            piece="number",
            columns=("what",),
            knows=sees_fox,
            back=lambda s, fox: owner(fox),
            deck=lambda s, seat: range(3),
            fits=lambda s, column, fox: range(3),
            notes="notes",
        ),
        Hidden(columns=("bids",), knows=sees_bid, fits=possible_bids),
    )
    at: Column[list[int]]
    what: Column[list[int]]
    shown: Column[list[int]]
    notes: Column[Page]
    bids: Column[list[int]]
    points: Column[int]
    round: Column[int]
    active: Column[int]
    occupied: Derived[int]

    def derive(self) -> None:
        self.occupied = mask_of(space for space in self.at if space != DEN)

    def strength(self, fox: int) -> int:
        return self.what[fox] + 1

    def fox_at(self, space: int) -> int:
        return self.at.index(space)

    def put(self, fox: int, space: int) -> None:
        """Places a fox. One that leaves the map mingles with those of its seat in the den."""
        self.at[fox] = space
        if space == DEN:
            self.shown[fox] = 0
            self.deal("fox", [f for f in range(9) if owner(f) == owner(fox) and self.at[f] == DEN])
        self.derive()

    def pieces(self) -> list[str]:
        return [f"{SEATS[owner(f)]}{self.what[f]}" for f in range(9) if DEN <= self.at[f] < 9]

    def next_turn(self) -> None:
        self.active += 1
        if self.active < 3:
            self.points = self.bids[self.active]
            self.stack = [Turn()]
            return
        self.round, self.active, self.bids, self.points = self.round + 1, DEN, [0, 0, 0], 0
        self.stack = [Bid()]
        if self.round > self.setup.options["rounds"]:
            count = [sum(self.at[f] != DEN for f in range(9) if owner(f) == seat) for seat in range(3)]
            self.finish(tuple(s for s in range(3) if count[s] == max(count)), "foxes", "4", count=max(count))


class Bid(SecretStep, frozen=True):
    rule = "1"
    verbs: ClassVar = {"bid": ("number",)}

    def seats(self, s: Foxes) -> tuple[int, ...]:
        return tuple(seat for seat in range(3) if not s.bids[seat])

    def candidates_bid(self, s: Foxes, seat: int) -> Iterable[tuple[int]]:
        return [(0,), (1,), (2,)]

    def may_bid(self, s: Foxes, seat: int, number: int) -> Refusal | None:
        return None

    def do_bid(self, s: Foxes, seat: int, number: int) -> None:
        s.bids[seat] = number + 1
        s.tell("bid", "1", seat=SEATS[seat], number=number + 1)

    def close(self, s: Foxes) -> None:
        s.reveal("bids", 0, 1, 2)
        s.tell("bids", "1", bids=s.bids[:])
        s.next_turn()


class Turn(Step, frozen=True):
    rule = "2"
    verbs: ClassVar = {"move": ("fox", "path"), "enter": ("fox",), "done": ()}

    def seats(self, s: Foxes) -> tuple[int, ...]:
        return (s.active,)

    def question(self, s: Foxes) -> dict[str, Any]:
        return {"points": s.points}

    def do_done(self, s: Foxes) -> None:
        s.next_turn()

    def candidates_enter(self, s: Foxes) -> Iterable[tuple[int]]:
        return [(fox,) for fox in range(9)]

    def may_enter(self, s: Foxes, fox: int) -> Refusal | None:
        if owner(fox) != s.active:
            return refuse("2", "not-yours", fox=FOXES[fox])
        if s.at[fox] != DEN:
            return refuse("2", "on-map", fox=FOXES[fox])
        if not s.points or s.occupied >> HOMES[s.active] & 1:
            return refuse("2", "no-room", points=s.points)
        return None

    def do_enter(self, s: Foxes, fox: int) -> None:
        s.put(fox, HOMES[s.active])
        s.points -= 1
        s.tell("enter", "2", fox=FOXES[fox])

    def legal_move(self, s: Foxes) -> Iterable[tuple[int, tuple[int, ...]]]:
        mine = mask_of(s.at[f] for f in range(9) if owner(f) == s.active and s.at[f] != DEN)
        for fox in range(9):
            if owner(fox) == s.active and s.at[fox] != DEN:
                levels = s.game.ways.reach(s.at[fox], s.points, mine, s.occupied)
                for to in spaces_in(reduce(or_, levels[1:], 0)):
                    yield fox, s.game.ways.way(levels, to, s.occupied)

    def candidates_move(self, s: Foxes) -> Iterable[tuple[int, tuple[int, ...]]]:
        """Every way without turning back, as if nothing stood in it."""
        for fox in range(9):
            ways = [(s.at[fox],)] if s.at[fox] != DEN else []
            for _ in range(s.points):
                ways = [(*way, to) for way in ways for to in s.game.ways.price[way[-1]] if to not in way]
                yield from ((fox, way[1:]) for way in ways)

    def may_move(self, s: Foxes, fox: int, path: tuple[int, ...]) -> Refusal | None:
        if owner(fox) != s.active or s.at[fox] == DEN:
            return refuse("2", "not-yours", fox=FOXES[fox])
        here, spent = s.at[fox], 0
        for i, space in enumerate(path):
            if space not in s.game.ways.price[here]:
                return refuse("2", "not-adjacent", space=SPACES[space])
            spent += s.game.ways.price[here][space]
            here = space
            if s.occupied >> space & 1 and (i < len(path) - 1 or owner(s.fox_at(space)) == s.active):
                return refuse("2", "in-the-way", space=SPACES[space])
        return refuse("2", "too-far", spent=spent) if spent > s.points else None

    def do_move(self, s: Foxes, fox: int, path: tuple[int, ...]) -> None:
        s.points -= sum(s.game.ways.price[a][b] for a, b in zip((s.at[fox], *path), path, strict=False))
        s.tell("move", "2", fox=FOXES[fox], path=[SPACES[space] for space in path])
        if s.occupied >> path[-1] & 1:
            if len(path) > 1:
                s.put(fox, path[-2])
            s.stack.append(React(fox, s.fox_at(path[-1])))
        else:
            s.put(fox, path[-1])


class React(Step, frozen=True):
    attacker: int
    defender: int
    rule = "3"
    verbs: ClassVar = {"stand": (), "flee": ("space",)}

    def seats(self, s: Foxes) -> tuple[int, ...]:
        return (owner(self.defender),)

    def question(self, s: Foxes) -> dict[str, Any]:
        return {"space": SPACES[s.at[self.defender]]}

    def do_stand(self, s: Foxes) -> None:
        s.stack.pop()
        totals = [s.roll("fight", "3") + s.strength(fox) for fox in (self.attacker, self.defender)]
        s.reveal("what", self.attacker, self.defender)
        for fox in (self.attacker, self.defender):
            s.shown[fox] = 1
            s.tell("shown", "3", fox=FOXES[fox], strength=s.strength(fox))
        lost, space = (self.attacker, DEN) if totals[0] <= totals[1] else (self.defender, s.at[self.defender])
        s.tell("beaten", "3", fox=FOXES[lost])
        s.put(lost, DEN)
        if lost == self.defender:
            s.put(self.attacker, space)

    def candidates_flee(self, s: Foxes) -> Iterable[tuple[int]]:
        return [(space,) for space in s.game.ways.price[s.at[self.defender]]]

    def may_flee(self, s: Foxes, space: int) -> Refusal | None:
        if space not in s.game.ways.price[s.at[self.defender]]:
            return refuse("3", "not-adjacent", space=SPACES[space])
        return refuse("3", "in-the-way", space=SPACES[space]) if s.occupied >> space & 1 else None

    def do_flee(self, s: Foxes, space: int) -> None:
        s.stack.pop()
        left = s.at[self.defender]
        s.put(self.defender, space)
        s.put(self.attacker, left)
        s.tell("fled", "3", fox=FOXES[self.defender], space=SPACES[space])


def stands(step: React, s: Foxes, seat: int) -> Action:
    return Action("stand")


class ThreeFoxes(Game):
    name, short, version = "three-foxes", "tiny", 1
    overlays: ClassVar = {"foxes": ""}
    folder = Path(__file__).parent / "cases" / "three_foxes"
    state_type = Foxes
    step_types = (Bid, Turn, React)
    reactions: ClassVar = {React: Reaction(("attack",), lambda step, s, seat: "attack", {"stand": stands})}
    scenarios: Mapping[str, Any] = {"hunt": {}}

    def __init__(self) -> None:
        self.overlay: dict[str, Any] = {}
        self.board = make_board()
        self.ways: Ways = self.board.ways(lambda a, b, e: True, lambda e: int("river" in e.kinds), [1] * 9)

    def options(self, scenario: str) -> Mapping[str, Any]:
        return {"rounds": 4}

    def setup(self, scenario: str, options: Mapping[str, Any]) -> Setup:
        return Setup(scenario, dict(options), SEATS)

    def names(self) -> Mapping[str, list[str]]:
        return {"space": SPACES, "fox": FOXES, "number": ["one", "two", "three"]}

    def start(self, state: Foxes) -> None:
        self._lay_out(state)
        for seat in range(3):
            state.deal("fox", range(3 * seat, 3 * seat + 3))

    def _lay_out(self, state: Foxes) -> None:
        state.at, state.what, state.shown, state.bids = [DEN] * 9, [0, 1, 2] * 3, [0] * 9, [0] * 3
        state.points, state.round, state.active, state.stack = 0, 1, DEN, [Bid()]
        state.notes = (ANYTHING,) * 9
        state.derive()

    def arrange(self, state: Foxes, position: Mapping[str, Any]) -> None:
        self._lay_out(state)
        for key, value in position.items():
            if key not in ("foxes", "active", "points"):
                raise KeyedError(f"no key {key!r} in a position of Three Foxes", key)
            for fox, space in value.items() if key == "foxes" else ():
                if fox not in FOXES or space not in SPACES:
                    raise KeyedError(f"no fox {fox!r} or no space {space!r}", key, fox)
                state.put(FOXES.index(fox), SPACES.index(space))
        if "active" in position:
            state.active, state.points = SEATS.index(position["active"]), position.get("points", 3)
            state.bids, state.stack = [3, 3, 3], [Turn()]

    def expect(self, state: Foxes, key: str, value: Any) -> Said | None:
        if key not in FOXES:
            return super().expect(state, key, value)
        at = state.at[FOXES.index(key)]
        where = "den" if at == DEN else SPACES[at]
        return None if where == value else Said(f"it is in {where}, not in {value}")

    # ---------------------------------------------------------------- the page

    def faces(self, setup: Setup) -> Mapping[str, Counter]:
        return {
            f"{seat}{known}": Counter(
                unit=seat, symbol="none", size="none", factors=known, back="#888", ink="#000", side=seat
            )
            for seat in SEATS
            for known in ("?", "1", "2", "3")
        }

    def picture(self, view: Any) -> dict[str, Any]:
        """Foxes with their strength for those who may know it; a mark on those that everybody knows."""
        shown: dict[str, Any] = {"track": view.round - 1}
        for fox, (at, what) in enumerate(zip(view.at, view.what, strict=True)):
            if at != DEN:
                known = "?" if what is UNKNOWN else what + 1
                mark = "!" if view.shown[fox] else ""
                shown[f"unit:{FOXES[fox]}"] = (SPACES[at], f"{SEATS[owner(fox)]}{known}", mark)
        for seat, name in enumerate(SEATS):
            shown[f"score:{name}"] = sum(at != DEN for at in view.at[3 * seat : 3 * seat + 3])
        return shown

    def moment(self, view: Any, language: str) -> tuple[str, str]:
        return f"{view.round}", "" if view.active == DEN else SEATS[view.active]

    def marks(self, view: Any, name: str, unit: str | None) -> list[Mark]:
        return [
            Mark(
                space=SPACES[at],
                tone="own" if owner(fox) == view.seat else "enemy",
                shape="ring",
                text="?" if what is UNKNOWN else f"{what + 1}",
            )
            for fox, (at, what) in enumerate(zip(view.at, view.what, strict=True))
            if at != DEN
        ]

    def preview(self, view: Any, action: Action) -> Preview:
        return Preview(figures={"steps": len(action.args[1])}) if action.verb == "move" else Preview()
