"""4.3 to 4.6, what a power buys with its WERPs: steps, units, fleets, fortifications, items of the track."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import Piece, Type
from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.asking import Asked, nearest
from grognard.games.europe_engulfed.rules.blocks import raise_unit, strengthen
from grognard.games.europe_engulfed.rules.naval.transport import slot
from grognard.games.europe_engulfed.rules.production.costs import (
    ITEMS,
    cadre_cost,
    item_cost,
    step_cost,
)
from grognard.games.europe_engulfed.rules.production.forts import fort_cost, fortify, why_no_fort
from grognard.games.europe_engulfed.rules.production.free_french import (
    RaisingFreeFrench,
    count_step,
    french_kind,
    why_no_french_step,
)
from grognard.games.europe_engulfed.rules.production.grants import CallingUp, why_no_action
from grognard.games.europe_engulfed.rules.production.income import producing
from grognard.games.europe_engulfed.rules.production.lending import (
    GIFT,
    MURMANSK,
    PERSIA,
    friend,
    most_sent,
    send,
    why_not_sent,
)
from grognard.games.europe_engulfed.rules.production.places import (
    in_pool,
    openings,
    paid_by,
    site_of,
    why_no_site,
    why_no_step,
)
from grognard.games.europe_engulfed.rules.production.restricted import (
    add,
    burn,
    mark_fleet,
    on_track,
    why_no_fleet,
    why_no_oil,
    why_not_item,
)
from grognard.games.europe_engulfed.rules.production.upkeep import pay, why_poor
from grognard.games.europe_engulfed.rules.special_actions.spending import spend
from grognard.games.europe_engulfed.seating import seat_of
from grognard.games.europe_engulfed.state import SUPPLIED, PowerId
from grognard.kernel.action import Action
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

VERBS: dict[str, tuple[str, ...]] = {
    "replace": ("unit",),
    "build": ("block", "space"),
    "buy": ("item",),
    "lay_down": ("space",),
    "fortify": ("space",),
    "refit": ("space",),
    "aid": ("number",),
    "murmansk": ("number",),
    "persia": ("number",),
    "raise_french": ("block", "space"),
    "call_up": (),
    "finish": (),
}


WAYS = {"aid": GIFT, "murmansk": MURMANSK, "persia": PERSIA}


@recalled
def provided_for(s: Position, power: int, seat: int) -> list[int]:
    """4.3: the units of a seat on the map that a power pays for."""
    powers, own = paid_by(s, power), s.commanded[seat] & s.on_map
    return [unit for unit in spaces_in(own) if s.power_of(unit) in powers]


class Production(RaisingFreeFrench, CallingUp, Asked, frozen=True):
    """4.5: one power buys, one thing after the other, and says what it has left."""

    power: PowerId
    rule: ClassVar[str] = "4.5"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = VERBS
    takes: ClassVar[Mapping[str, str]] = {
        "replace": "4.3",
        "build": "4.4",
        "buy": "4.43",
        "lay_down": "4.64",
        "fortify": "6.91",
        "refit": "7.8",
        "raise_french": "9.531",
    }

    def seats(self, s: Position) -> tuple[int, ...]:
        return (seat_of(s, self.power),)

    def question(self, s: Position) -> dict[str, Any]:
        return {"power": s.c.power_ids[self.power], "werps": s.werps[self.power]}

    def told_verbs(self, s: Position) -> tuple[str, ...]:
        """9.24(f), 9.35, 9.43, 9.531: who sends WERPs to whom, calls up conscripts, raises the French."""
        power = self.power
        able = {
            "aid": friend(s, power, GIFT) is not None,
            "murmansk": friend(s, power, MURMANSK) is not None,
            "persia": friend(s, power, PERSIA) is not None,
            "raise_french": power == s.c.usa,
            "call_up": power == s.c.ussr,
        }
        return tuple(verb for verb in self.verbs if able.get(verb, True))

    def closed(self, s: Position, verb: str) -> Refusal | None:
        """What could be had if it were not too dear, or what stands against all that a verb may be about."""
        if verb in WAYS:
            return why_not_sent(s, self.power, WAYS[verb], 1)
        if verb == "refit" and not self._kept_action(s):
            return refuse("7.8", "no-kept-action", power=s.c.power_ids[self.power])
        return nearest(self.reasons_against(s, seat_of(s, self.power), verb))

    def proceed(self, s: Position) -> bool:
        """Who has no WERPs has nothing to buy; 9.24(f): conscripts cost none."""
        if s.werps[self.power] > 0 or self.may_call_up(s, seat_of(s, self.power)) is None:
            return False
        s.stack.pop()
        return True

    def openly(self, s: Any, seat: int, action: Action) -> Any:
        """4.5: of a step only the cost is known; of a new block its colour and where it stands as well."""
        if action.verb == "replace" and not s.open[action.args[0]]:
            return "step", self.cost_of(s, action)
        if action.verb == "build":
            block, space = action.args
            _, kind = self._what(s, block, space)
            if not kind.aircraft:
                return "block", space, kind.elite, self.cost_of(s, action)
        if action.verb == "raise_french":
            return "french", action.args[1], self.cost_of(s, action)
        return action

    def cost_of(self, s: Position, action: Action) -> int | None:
        """4.43: what an answer costs in WERPs; None if it is no purchase."""
        if action.verb == "replace":
            (unit,) = action.args
            return step_cost(s, s.power_of(unit), s.kind(unit))
        if action.verb == "build":
            return cadre_cost(s, *self._what(s, *action.args))
        if action.verb == "raise_french":
            return cadre_cost(s, self.power, french_kind(s, action.args[0]))
        if action.verb == "buy":
            return item_cost(s, ITEMS[action.args[0]])
        if action.verb == "fortify":
            return fort_cost(s, self.power, *action.args)
        return int(s.c.tables["costs"]["fleet"]) if action.verb == "lay_down" else None

    def _why_done(self, s: Position, power: int, seat: int) -> Refusal | None:
        """4.5: one power after the other: what is meant for one that has spent all it had comes too late."""
        produced = power in producing(s) and power != self.power and seat_of(s, power) == seat
        return (
            refuse("4.5", "all-spent", power=s.c.power_ids[power])
            if produced and not s.werps[power]
            else None
        )

    def _why_poor(self, s: Position, cost: int) -> Refusal | None:
        return why_poor(s, self.power, cost)

    def _paid(self, s: Position, cost: int) -> dict[str, Any]:
        """4.5: pays, and gives what is announced: the cost, and what is left."""
        pay(s, self.power, cost)
        return {"power": s.c.power_ids[self.power], "cost": cost, "left": s.werps[self.power]}

    # ---------------------------------------------------------------- replacements

    def candidates_replace(self, s: Position, seat: int) -> Iterator[tuple[int]]:
        yield from ((unit,) for unit in provided_for(s, self.power, seat))

    def may_replace(self, s: Position, seat: int, unit: int) -> Refusal | None:
        name = s.c.handles[unit]
        if unit not in provided_for(s, self.power, seat):
            done = self._why_done(s, s.power_of(unit), seat) if s.seat_of(unit) == seat else None
            return done or refuse("4.3", "not-paid-by", unit=name, power=s.c.power_ids[self.power])
        kind, power = s.kind(unit), s.power_of(unit)
        limits = why_no_oil(s, power, kind, new=False) or why_no_french_step(s, unit)
        return why_no_step(s, unit) or limits or self._why_poor(s, step_cost(s, power, kind))

    def do_replace(self, s: Position, seat: int, unit: int) -> None:
        """4.5: nobody is told which unit it is."""
        power, kind = s.power_of(unit), s.kind(unit)
        cost = step_cost(s, power, kind)
        strengthen(s, unit)
        count_step(s, unit)
        burn(s, power, kind)
        noting.gained(s, lambda piece: self._step_of(s, piece) == cost)
        s.tell("step_bought", "4.5", **self._paid(s, cost))

    def _step_of(self, s: Position, piece: Piece) -> int | None:
        """What this power pays for a step of such a block; the U.S.A. pay for the Free French (9.531)."""
        if (self.power, piece.power) == (s.c.usa, s.c.france):
            return step_cost(s, self.power, piece.kind) if piece.block in s.c.free_blocks else None
        return step_cost(s, piece.power, piece.kind) if piece.power in paid_by(s, self.power) else None

    # ---------------------------------------------------------------- new units

    def _what(self, s: Position, block: int, space: int) -> tuple[int, Type]:
        """The power whose unit it would be, and its type; of a block that it has not got, any."""
        power, name = site_of(s, self.power, space), s.c.block_ids[block]
        owner = self.power if power is None else power
        kinds = [p.kind for p in s.c.pieces if p.power == owner and p.block == name]
        return owner, kinds[0] if kinds else s.c.types["infantry"]

    def legal_build(self, s: Position, seat: int) -> Iterator[tuple[int, int]]:
        left = s.werps[self.power]
        for owner, block, kind, spaces in openings(s, self.power):
            if cadre_cost(s, owner, kind) <= left and why_no_oil(s, owner, kind, new=True) is None:
                number = s.c.block_ids.index(block)
                yield from ((number, space) for space in spaces_in(spaces))

    def may_build(self, s: Position, seat: int, block: int, space: int) -> Refusal | None:
        owner, kind = self._what(s, block, space)
        others = (power for power in s.c.majors if s.c.home[power] >> space & 1 and power != owner)
        done = next((why for why in (self._why_done(s, one, seat) for one in others) if why), None)
        if done is not None:
            return done
        if s.c.block_ids[block] not in in_pool(s, owner):
            return refuse("4.4", "none-in-the-pool", block=s.c.block_ids[block])
        limits = why_no_site(s, self.power, kind, space) or why_no_oil(s, owner, kind, new=True)
        return limits or self._why_poor(s, cadre_cost(s, owner, kind))

    def do_build(self, s: Position, seat: int, block: int, space: int) -> None:
        """4.41, 4.5: a cadre; further steps are bought like replacements."""
        owner, kind = self._what(s, block, space)
        cost, where = cadre_cost(s, owner, kind), s.c.name(space)

        def told(piece: Piece) -> bool:
            return piece.power == owner and cadre_cost(s, owner, piece.kind) == cost

        unit = raise_unit(s, owner, s.c.block_ids[block], space, 1, told)
        if unit is None:
            return
        s.raised |= 1 << unit
        burn(s, owner, kind)
        paid = self._paid(s, cost)
        s.tell("aircraft_built" if kind.aircraft else "unit_built", "4.41", space=where, **paid)

    # ---------------------------------------------------------------- tracks, fleets, fortifications

    def candidates_buy(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return ((item,) for item in range(len(ITEMS)))

    def may_buy(self, s: Position, seat: int, item: int) -> Refusal | None:
        name = ITEMS[item]
        conscripts = why_no_action(s, self.power) if name == "special_action" else None
        return why_not_item(s, self.power, name) or conscripts or self._why_poor(s, item_cost(s, name))

    def do_buy(self, s: Position, seat: int, item: int) -> None:
        name = ITEMS[item]
        add(s, self.power, name)
        now = on_track(s, self.power, name)
        s.tell("item_bought", "4.43", item=name, now=now, **self._paid(s, item_cost(s, name)))

    def candidates_lay_down(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return ((sea,) for sea in s.c.map.seas)

    def may_lay_down(self, s: Position, seat: int, space: int) -> Refusal | None:
        poor = self._why_poor(s, int(s.c.tables["costs"]["fleet"]))
        return why_no_fleet(s, self.power, space) or poor

    def do_lay_down(self, s: Position, seat: int, space: int) -> None:
        here = slot(s, self.power, space)
        s.fleets = with_entry(s.fleets, here, s.fleets[here] + 1)
        mark_fleet(s, self.power)
        paid = self._paid(s, int(s.c.tables["costs"]["fleet"]))
        s.tell("fleet_built", "4.64", space=s.c.name(space), **paid)

    def candidates_fortify(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return ((space,) for space in spaces_in(s.c.map.open) if s.stacks[space])

    def may_fortify(self, s: Position, seat: int, space: int) -> Refusal | None:
        return why_no_fort(s, self.power, space) or self._why_poor(s, fort_cost(s, self.power, space))

    def do_fortify(self, s: Position, seat: int, space: int) -> None:
        cost = fort_cost(s, self.power, space)
        fortify(s, self.power, space)
        s.tell("fortified", "6.91", space=s.c.name(space), level=s.fort[space], **self._paid(s, cost))

    # ---------------------------------------------------------------- 7.8

    def candidates_refit(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        found = {s.at[unit] for unit in provided_for(s, self.power, seat)}
        return ((space,) for space in sorted(found)) if self._kept_action(s) else ()

    def may_refit(self, s: Position, seat: int, space: int) -> Refusal | None:
        """7.8: a special action of an earlier turn, in an area with supplied units of this power."""
        if not self._kept_action(s):
            return refuse("7.8", "no-kept-action", power=s.c.power_ids[self.power])
        own = [u for u in provided_for(s, self.power, seat) if s.at[u] == space and s.out[u] == SUPPLIED]
        if not own:
            return refuse("7.8", "nobody-to-refit", space=s.c.name(space))
        paid = s.refitted >> space & 1
        return refuse("7.8", "refitted-already", space=s.c.name(space)) if paid else None

    def _kept_action(self, s: Position) -> bool:
        return min(s.kept[self.power], s.actions[self.power]) > 0

    def do_refit(self, s: Position, seat: int, space: int) -> None:
        s.kept[self.power] -= 1
        spend(s, self.power, "7.8")
        s.refitted |= 1 << space
        s.tell("refitted", "7.8", power=s.c.power_ids[self.power], space=s.c.name(space))

    # ---------------------------------------------------------------- aid

    def candidates_aid(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return ((number,) for number in range(1, most_sent(s, self.power, GIFT) + 1))

    def may_aid(self, s: Position, seat: int, number: int) -> Refusal | None:
        return why_not_sent(s, self.power, GIFT, number)

    def do_aid(self, s: Position, seat: int, number: int) -> None:
        send(s, self.power, GIFT, number)

    def candidates_murmansk(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return ((number,) for number in range(1, most_sent(s, self.power, MURMANSK) + 1))

    def may_murmansk(self, s: Position, seat: int, number: int) -> Refusal | None:
        return why_not_sent(s, self.power, MURMANSK, number)

    def do_murmansk(self, s: Position, seat: int, number: int) -> None:
        send(s, self.power, MURMANSK, number)

    def candidates_persia(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return ((number,) for number in range(1, most_sent(s, self.power, PERSIA) + 1))

    def may_persia(self, s: Position, seat: int, number: int) -> Refusal | None:
        return why_not_sent(s, self.power, PERSIA, number)

    def do_persia(self, s: Position, seat: int, number: int) -> None:
        send(s, self.power, PERSIA, number)

    def do_finish(self, s: Position, seat: int) -> None:
        """4.1: what is left is lost."""
        s.tell("production_over", "4.5", power=s.c.power_ids[self.power], left=s.werps[self.power])
        s.stack.pop()
