"""9.15, 9.24, 9.62, what comes without cost: conscripts, guards, a step for minor powers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import (
    AXIS,
    NOBODY,
    NOWHERE,
    SOVIET,
    WESTERN,
    Piece,
    Type,
)
from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import raise_unit, strengthen
from grognard.games.europe_engulfed.rules.control import friendly, held_by_troops
from grognard.games.europe_engulfed.rules.production.costs import ITEMS
from grognard.games.europe_engulfed.rules.production.income import at_war_with_a_major
from grognard.games.europe_engulfed.rules.production.places import (
    in_pool,
    paid_by,
    site_of,
    sites,
    why_no_site,
    why_no_step,
)
from grognard.games.europe_engulfed.seating import seat_of
from grognard.games.europe_engulfed.state import PowerId
from grognard.kernel.action import Action
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import Count
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

GUARDS = "elite_infantry"
"""9.24(e): the block of the Soviet reinforcements."""


class Grant(Asked, frozen=True):
    """Steps for units of a power, or new cadres; who has nobody to give them to forgoes them.

    Nobody is passed over because of what he alone knows: that would tell the others that his units are at
    full strength (4.5). What all can see goes without a question.
    """

    power: PowerId
    left: Count
    places: ClassVar[str] = "4.41"
    """Which paragraph says where its new blocks appear."""
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "replace": ("unit",),
        "build": ("block", "space"),
        "forgo": (),
    }

    def seats(self, s: Position) -> tuple[int, ...]:
        return (seat_of(s, self.power),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"power": s.c.power_ids[self.power], "number": self.left}

    def proceed(self, s: Position) -> bool:
        """Ends when all is given, or when anybody can see that nobody is left to take it."""
        if self.left > 0 and s.finds(lambda: self.in_sight(s)):
            return False
        if self.left > 0:
            self.do_forgo(s, *self.seats(s))
        else:
            s.stack.pop()
        return True

    def in_sight(self, s: Position) -> bool:
        """Whether a block could get something for all that a notebook knows: so asking tells nothing."""
        return any(
            self._could_get(s, power, unit)
            for power in self.powers(s)
            for unit in spaces_in(s.c.may_be[power] & s.c.ground)
        )

    def _could_get(self, s: Position, power: int, unit: int) -> bool:
        """A block as the notebook has it; what lies open is seen as it is."""
        pieces = [
            piece
            for piece in (noting.possible(s, unit) if not s.open[unit] else [s.what[unit]])
            if s.c.piece_power[piece] == power and self.fits(s, s.c.piece_kind[piece])
        ]
        if s.at[unit] == NOWHERE:
            return bool(pieces and self.sites(s, power))
        if "replace" not in self.verbs or not self.grounds(s, power) >> s.at[unit] & 1:
            return False
        if s.open[unit]:
            return bool(pieces) and s.steps[unit] < s.full(unit)
        return any(s.least[piece] < s.c.full_steps[piece] for piece in pieces)

    def openly(self, s: Any, seat: int, action: Action) -> Any:
        """4.5: a step goes to some unit; a new block is seen, but not its face."""
        if action.verb == "replace" and not s.open[action.args[0]]:
            return ("step", *self.told_power(s, s.power_of(action.args[0])))
        return ("block", action.args[1]) if action.verb == "build" else action

    def told_power(self, s: Position, power: int) -> tuple[int, ...]:
        """What others learn of whose step it is, where that is not plain."""
        return ()

    def powers(self, s: Position) -> list[int]:
        """Whose units may get it."""
        return [self.power]

    def fits(self, s: Position, kind: Type) -> bool:
        """Which units may get it: infantry that is not elite, nor cavalry, airborne or militia."""
        return kind == s.c.types["infantry"]

    # ---------------------------------------------------------------- a step

    def candidates_replace(self, s: Position, seat: int) -> Iterator[tuple[int]]:
        powers = self.powers(s)
        for unit in spaces_in(s.on_map & s.commanded[seat]):
            if s.power_of(unit) in powers:
                yield (unit,)

    def may_replace(self, s: Position, seat: int, unit: int) -> Refusal | None:
        name = s.c.handles[unit]
        mine = s.at[unit] != NOWHERE and s.seat_of(unit) == seat
        refusal = self.why_not_of(s, s.power_of(unit)) if mine else None
        if refusal is not None:
            return refusal
        if not mine or s.power_of(unit) not in self.powers(s) or not self.fits(s, s.kind(unit)):
            return refuse(self.rule, "no-free-step-for", unit=name)
        return self.why_no_step(s, unit)

    def why_not_of(self, s: Position, power: int) -> Refusal | None:
        """Why nothing is for a power, where there is more to say than that it gets nothing."""
        return None

    def grounds(self, s: Position, power: int) -> int:
        """Where its units may get steps, besides what is asked of all replacements."""
        return (1 << len(s.c.board)) - 1

    def why_no_step(self, s: Position, unit: int) -> Refusal | None:
        return why_no_step(s, unit)

    def do_replace(self, s: Position, seat: int, unit: int) -> None:
        """4.5: nobody is told which unit it is."""
        power = s.power_of(unit)
        strengthen(s, unit)
        noting.gained(s, lambda piece: piece.power == power and self.fits(s, piece.kind))
        self._count(s, power)
        s.tell("step_given", self.rule, power=s.c.power_ids[power], left=self.left - 1)

    # ---------------------------------------------------------------- a new block

    def candidates_build(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        for power in self.powers(s):
            blocks = [block for block, kind in in_pool(s, power).items() if self.fits(s, kind)]
            for space in spaces_in(self.sites(s, power)):
                yield from ((s.c.block_ids.index(block), space) for block in blocks)

    def sites(self, s: Position, power: int) -> int:
        return sites(s, power)

    def may_build(self, s: Position, seat: int, block: int, space: int) -> Refusal | None:
        name = s.c.block_ids[block]
        owner = site_of(s, self.power, space)
        refusal = None if owner is None else self.why_not_of(s, owner)
        if refusal is not None:
            return refusal
        if owner is None or owner not in self.powers(s):
            return refuse(self.places, "not-home-site", space=s.c.name(space))
        kind = in_pool(s, owner).get(name)
        if kind is None:
            return refuse("4.4", "none-in-the-pool", block=name)
        return why_no_site(s, self.power, kind, space) if self.fits(s, kind) else self._why_unfit(name)

    def _why_unfit(self, block: str) -> Refusal:
        return refuse(self.rule, "not-for-nothing", block=block)

    def do_build(self, s: Position, seat: int, block: int, space: int) -> None:
        owner = site_of(s, self.power, space)
        if owner is None:
            return

        def told(piece: Piece) -> bool:
            return piece.power == owner and self.fits(s, piece.kind)

        unit = raise_unit(s, owner, s.c.block_ids[block], space, self.strength(s, owner, block), told)
        s.raised |= 1 << unit if unit is not None else 0
        self._count(s, owner)
        s.tell("unit_given", self.rule, power=s.c.power_ids[owner], space=s.c.name(space), left=self.left - 1)

    def strength(self, s: Position, power: int, block: int) -> int:
        """A cadre; further steps of it are steps like any other."""
        return 1

    def _count(self, s: Position, power: int) -> None:
        s.given = with_entry(s.given, power, s.turn)
        s.stack[-1] = type(self)(self.power, self.left - 1)

    def do_forgo(self, s: Position, seat: int) -> None:
        """What is not taken now is lost."""
        s.tell("forgone", self.rule, power=s.c.power_ids[self.power], left=self.left)
        s.stack.pop()


class Conscripts(Grant, frozen=True):
    """9.24(f): steps of the Soviet emergency conscription, beside normal production."""

    rule: ClassVar[str] = "9.24"

    def closed(self, s: Position, verb: str) -> Refusal:
        """As in other gifts: the words of what is bought would be untrue."""
        return refuse(
            "9.24",
            "given-replace-infantry" if verb == "replace" else "given-build-infantry",
            power=s.c.power_ids[self.power],
        )


class Guards(Grant, frozen=True):
    """9.24(e): elite infantry at full strength, placed like other new units."""

    rule: ClassVar[str] = "9.24"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"build": ("block", "space"), "forgo": ()}

    def closed(self, s: Position, verb: str) -> Refusal:
        return refuse("9.24", "given-build-guards", power=s.c.power_ids[self.power])

    def fits(self, s: Position, kind: Type) -> bool:
        return kind == s.c.types[GUARDS]

    def strength(self, s: Position, power: int, block: int) -> int:
        return next(p.steps for p in s.c.pieces if p.power == power and p.block == s.c.block_ids[block])


class AxisMinorStep(Grant, frozen=True):
    """9.15: a step for infantry of an Axis minor power in its home areas; not for one power twice running."""

    rule: ClassVar[str] = "9.15"
    places: ClassVar[str] = "9.15"

    def closed(self, s: Position, verb: str) -> Refusal:
        return refuse(
            "9.15",
            "given-replace-axis_minor" if verb == "replace" else "given-build-axis_minor",
            power=s.c.power_ids[self.power],
        )

    def told_power(self, s: Position, power: int) -> tuple[int, ...]:
        """9.15: a marker shows which of them it is."""
        return (power,)

    def powers(self, s: Position) -> list[int]:
        return [power for power in axis_minors_at_war(s) if self.why_not_of(s, power) is None]

    def why_not_of(self, s: Position, power: int) -> Refusal | None:
        lately = power in s.c.axis_minors and s.given[power] != NOBODY and s.given[power] >= s.turn - 1
        return refuse("9.15", "given-last-turn", power=s.c.power_ids[power]) if lately else None

    def grounds(self, s: Position, power: int) -> int:
        return s.c.home[power]

    def why_no_step(self, s: Position, unit: int) -> Refusal | None:
        if not self.grounds(s, s.power_of(unit)) >> s.at[unit] & 1:
            return refuse("9.15", "step-at-home-only", unit=s.c.handles[unit])
        return why_no_step(s, unit)


class Recovery(Grant, frozen=True):
    """9.62: a minor power that holds out regains a step at home, be it contested, or a cadre."""

    rule: ClassVar[str] = "9.62"

    def closed(self, s: Position, verb: str) -> Refusal:
        return refuse(
            "9.62",
            "given-replace-recovery" if verb == "replace" else "given-build-recovery",
            power=s.c.power_ids[self.power],
        )

    def fits(self, s: Position, kind: Type) -> bool:
        return not kind.aircraft

    def why_no_step(self, s: Position, unit: int) -> Refusal | None:
        name = s.c.handles[unit]
        if s.steps[unit] >= s.full(unit):
            return refuse("4.3", "at-full-strength", unit=name)
        if not self.grounds(s, self.power) >> s.at[unit] & 1:
            return refuse("9.62", "step-at-home-only", unit=name)
        return None

    def sites(self, s: Position, power: int) -> int:
        """9.62: friendly: also one that an ally has taken back for it; 9.28: not beside Soviets."""
        soviets = held_by_troops(s, s.members[SOVIET] & s.c.ground) if s.camp[power] == WESTERN else 0
        return s.c.home[power] & friendly(s, power) & ~s.c.map.fortresses & ~soviets

    grounds = sites

    def may_build(self, s: Position, seat: int, block: int, space: int) -> Refusal | None:
        name = s.c.block_ids[block]
        kind = in_pool(s, self.power).get(name)
        if kind is None:
            return refuse("4.4", "none-in-the-pool", block=name)
        if not self.fits(s, kind):
            return self._why_unfit(name)
        return None if self.sites(s, self.power) >> space & 1 else self._why_shut(s, space)

    def _why_shut(self, s: Position, space: int) -> Refusal:
        """What keeps its new block from a place."""
        name = s.c.name(space)
        if not s.c.home[self.power] & ~s.c.map.fortresses & 1 << space:
            return refuse("9.62", "not-home-site", space=name)
        if not friendly(s, self.power) >> space & 1:
            return refuse("9.62", "site-hostile", space=name)
        return refuse("9.62", "site-of-soviets", space=name)


# ---------------------------------------------------------------- when


def axis_minors_at_war(s: Position) -> list[int]:
    return [power for power in paid_by(s, s.c.germany) if power in s.c.axis_minors]


def grants(s: Position, power: int) -> list[Grant]:
    """What a major power gets in this production phase; the last is asked first."""
    if power == s.c.germany:
        return [AxisMinorStep(power, 1)] if axis_minors_at_war(s) else []
    if power != s.c.ussr:
        return []
    number = s.c.tables["conscription"]["guards"]
    coming: list[Grant] = [Guards(power, number)] if s.turn == s.c.turn[_guards_turn(s)] else []
    if 0 < s.conscription <= len(conscripts(s)):
        s.conscription += 1
    return coming + call(s) if s.conscription else coming


def _guards_turn(s: Position) -> str:
    return str(s.c.tables["conscription"]["guards_turn"])


def conscripts(s: Position) -> list[int]:
    """9.24(f), 10.5: the steps of its four phases, less or more by what was bid for the sides."""
    table = s.c.tables["conscription"]
    bid = int(s.setup.options.get("bid", 0)) // table["bid_unit"]
    return [steps + bid * change for steps, change in zip(table["steps"], table["bid_change"], strict=True)]


def call(s: Position) -> list[Grant]:
    """9.24(f): the conscripts of this phase; none when all have come, or were bid away."""
    steps = conscripts(s)
    due = steps[s.conscription - 1] if s.conscription <= len(steps) else 0
    return [Conscripts(s.c.ussr, due)] if due > 0 else []


class CallingUp:
    """9.24(f): a verb of Soviet production, once in a game."""

    power: int

    def may_call_up(self, s: Position, seat: int) -> Refusal | None:
        if self.power != s.c.ussr or not at_war_with_a_major(s, self.power):
            return refuse("9.24", "no-conscription-now")
        if s.conscription:
            return refuse("9.24", "called-up-already")
        if not any(conscripts(s)):
            return refuse("10.5", "conscripts-bid-away")
        if s.bought[ITEMS.index("special_action")]:
            return refuse("9.24", "action-bought")
        return None

    def do_call_up(self, s: Position, seat: int) -> None:
        """9.24(f): the first of the four phases is this one."""
        s.conscription = 1
        s.tell("called_up", "9.24")
        s.stack.extend(call(s))


def why_no_action(s: Position, power: int) -> Refusal | None:
    """9.24(f): none is built in the four phases in which conscripts come."""
    calling = power == s.c.ussr and 0 < s.conscription <= len(conscripts(s))
    return refuse("9.24", "conscripts-instead") if calling else None


def defenders_in_turn(s: Position) -> tuple[int, ...]:
    """9.62, 9.64: the minor powers that hold out, in the player-turn of their side."""
    side = (AXIS,) if s.active == 0 else (1, 2)
    return tuple(
        power
        for power, entry in enumerate(s.c.powers)
        if entry.sort == "minor" and s.war[power] and s.camp[power] in side and not s.conquered[power]
    )


def renew_action(s: Position, power: int) -> None:
    """9.64: each January its special action comes back, if it has been spent."""
    most = max(s.c.powers[power].special_actions.values(), default=0)
    if s.c.months(s.turn) == s.c.tables["politics"]["minor_actions_in"] and s.actions[power] < most:
        s.actions[power] = most
        s.tell("action_renewed", "9.64", power=s.c.power_ids[power])
