"""16.0 to 18.0, set-up by the players: group after group goes where its player likes, or as the sample."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.components import NOBODY, Piece
from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import mix_all, remove
from grognard.games.europe_engulfed.rules.forces import deploy, read_force
from grognard.games.europe_engulfed.rules.movement.stacking import capacity
from grognard.games.europe_engulfed.rules.politics.vichy import region_of
from grognard.games.europe_engulfed.rules.sequence import begin_game
from grognard.games.europe_engulfed.rules.theatre import in_play
from grognard.games.europe_engulfed.seating import seat_of
from grognard.kernel.action import Action
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.ranges import Count, UnitId
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Blocks = Counter[tuple[str, int]]
"""How many blocks of each kind with so many steps."""


def groups(s: Position) -> list[str]:
    """The groups of the scenario in the order of its powers; those of powers without a turn come last."""
    told = s.c.scenarios[s.setup.scenario]
    order = [*told["order"], *s.c.power_ids]
    return sorted(told["groups"], key=lambda name: order.index(told["groups"][name]["power"]))


def place_sample(s: Position, group: str) -> None:
    """A group as the sample has it, as far as that is in play."""
    told, units = s.c.scenarios[s.setup.scenario]["groups"][group], list[int]()
    for area, force in told["sample"].items():
        if in_play(s) >> s.c.index[area] & 1:
            units += deploy(s, s.c.power[told["power"]], s.c.index[area], force)
    noting.set_up(s, units)


def force_of(s: Position, group: str) -> Blocks:
    """What a group has: all of it, or what its sample has in play."""
    told, found = s.c.scenarios[s.setup.scenario]["groups"][group], Blocks()
    for area, force in told["sample"].items():
        if in_play(s) >> s.c.index[area] & 1:
            for count, block, steps in read_force(force):
                found[block, steps] += count
    return found


class SettingUp(Step, frozen=True):
    """Lies under the questions of set-up; when all groups stand the game begins."""

    number: Count = 0

    def proceed(self, s: Position) -> bool:
        names = groups(s)
        if self.number == len(names):
            mix_all(s)
            begin_game(s)
            return True
        s.stack[-1] = SettingUp(self.number + 1)
        if force_of(s, names[self.number]):
            s.stack.append(Placing(self.number))
        return True


class Placing(Asked, frozen=True):
    """The blocks of one group, one after the other; others see their backs."""

    number: Count  # of the group, in the order of set-up
    placed: tuple[UnitId, ...] = ()
    returned: Count = 0  # how often something was taken back
    rule: ClassVar[str] = "16.0"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "place": ("block", "number", "space"),
        "take_back": ("unit",),
        "as_sample": (),
        "stand": (),
    }

    def group(self, s: Position) -> dict[str, Any]:
        found: dict[str, Any] = s.c.scenarios[s.setup.scenario]["groups"][groups(s)[self.number]]
        return found

    def power(self, s: Position) -> int:
        return s.c.power[self.group(s)["power"]]

    def seats(self, s: Position) -> tuple[int, ...]:
        return (seat_of(s, self.power(s)),)

    def question(self, s: Position) -> dict[str, Any]:
        """4.5: how many are left is plain to all, which is not."""
        left = force_of(s, groups(s)[self.number]).total() - len(self.placed)
        return {"power": s.c.power_ids[self.power(s)], "number": left}

    def openly(self, s: Any, seat: int, action: Action) -> Any:
        if action.verb != "place":
            return action
        block, _, space = action.args
        piece = self._piece(s, block)
        return "place", piece.back if piece is not None else "", space

    def _piece(self, s: Position, block: int) -> Piece | None:
        name, power = s.c.block_ids[block], self.power(s)
        nation = s.c.france if power == s.c.vichy else power
        return next((p for p in s.c.pieces if p.power == nation and p.block == name), None)

    def left(self, s: Position) -> Blocks:
        stand = Blocks((s.c.pieces[s.what[unit]].block, s.steps[unit]) for unit in self.placed)
        return force_of(s, groups(s)[self.number]) - stand

    # ---------------------------------------------------------------- a block

    def candidates_place(self, s: Position, seat: int) -> Iterator[tuple[int, int, int]]:
        for block, steps in sorted(self.left(s)):
            number = s.c.block_ids.index(block)
            yield from ((number, steps, space) for space in spaces_in(self._areas(s)))

    def _areas(self, s: Position) -> int:
        """Those of the group that are its side's from the start: nobody sets up behind the enemy's lines."""
        return s.c.spaces(self.group(s)["where"]) & in_play(s) & self._in_hand(s)

    def _in_hand(self, s: Position) -> int:
        power = self.power(s)
        own = (one for one, camp in enumerate(s.camp) if one == power or camp == s.camp[power] != NOBODY)
        return sum(s.held[one] for one in own)

    def may_place(self, s: Position, seat: int, block: int, number: int, space: int) -> Refusal | None:
        name, piece = s.c.name(space), self._piece(s, block)
        if piece is None or not self.left(s)[piece.block, number]:
            return refuse("16.0", "not-in-the-group", block=s.c.block_ids[block], number=number)
        if not self._areas(s) >> space & 1:
            theirs = (s.c.spaces(self.group(s)["where"]) & in_play(s)) >> space & 1
            return refuse("16.0", "in-other-hands" if theirs else "not-their-area", space=name)
        if self.power(s) == s.c.vichy and region_of(s, space) & mask_of(s.at[unit] for unit in self.placed):
            return refuse("9.522", "one-in-each-region", space=name)
        if piece.kind.armour and s.c.map.swamps >> space & 1:
            return refuse("5.15", "armour-in-swamp", space=name)
        most = capacity(s, space)
        full = most and (piece.kind.aircraft or (s.stacks[space] & s.c.ground).bit_count() >= most)
        return refuse("5.5", "fortress-full", space=name, most=most) if full else None

    def do_place(self, s: Position, seat: int, block: int, number: int, space: int) -> None:
        (unit,) = deploy(s, self.power(s), space, f"1 {s.c.block_ids[block]} {number}")
        s.stack[-1] = replace(self, placed=(*self.placed, unit))
        s.tell("placed", "16.0", unit=s.c.handles[unit], space=s.c.name(space))

    def candidates_take_back(self, s: Position, seat: int) -> Iterator[tuple[int]]:
        yield from ((unit,) for unit in self.placed)

    def may_take_back(self, s: Position, seat: int, unit: int) -> Refusal | None:
        """As often as the group has blocks, so that a set-up ends."""
        if unit not in self.placed:
            return refuse("16.0", "not-placed-now", unit=s.c.handles[unit])
        most = force_of(s, groups(s)[self.number]).total()
        return refuse("16.0", "taken-back-enough", most=most) if self.returned >= most else None

    def do_take_back(self, s: Position, seat: int, unit: int) -> None:
        s.tell("taken_back", "16.0", unit=s.c.handles[unit], space=s.c.name(s.at[unit]))
        left = tuple(one for one in self.placed if one != unit)
        s.stack[-1] = replace(self, placed=left, returned=self.returned + 1)
        remove(s, unit)

    # ---------------------------------------------------------------- the whole group

    def do_as_sample(self, s: Position, seat: int) -> None:
        """What has been placed is taken back, and all stand as the sample shows."""
        for unit in self.placed:
            remove(s, unit)
        place_sample(s, groups(s)[self.number])
        self._over(s)

    def may_stand(self, s: Position, seat: int) -> Refusal | None:
        left = self.left(s).total()
        return refuse("16.0", "blocks-left", number=left) if left else self._why_too_few(s)

    def _why_too_few(self, s: Position) -> Refusal | None:
        """18.0: the ground units that 9.23 and 9.26 want in some areas from the start."""
        own = s.c.ground & sum(1 << unit for unit in self.placed)
        for wanted in self.group(s).get("least", ()):
            names = wanted["spaces"]
            there = sum((s.stacks[s.c.index[name]] & own).bit_count() for name in names)
            if there < wanted["units"]:
                return refuse(wanted["rule"], "too-few-there", number=wanted["units"], spaces=names)
        return None

    def do_stand(self, s: Position, seat: int) -> None:
        """Everybody has the list of the group; where each block of it stands, nobody else knows."""
        noting.set_up(s, self.placed)
        for back in s.c.backs:
            s.mingle("unit", [unit for unit in self.placed if s.c.back[unit] == back])
        self._over(s)

    def _over(self, s: Position) -> None:
        s.stack.pop()
        mix_all(s)
        s.tell("set_up", "16.0", power=s.c.power_ids[self.power(s)])
