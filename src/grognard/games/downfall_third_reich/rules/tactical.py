"""8.1 Tactical movement and 8.2 Attack: by land, area by area; an attack may be made without moving."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from grognard.games.downfall_third_reich.rules import factions, orders, targets
from grognard.games.downfall_third_reich.rules.orders import Path
from grognard.games.downfall_third_reich.rules.politics import (
    ends,
    homebound,
    out_of_bounds,
    why_closed,
    why_no_end,
)
from grognard.games.downfall_third_reich.rules.reach import (
    ATTACKING,
    RULE,
    TACTICAL,
    Ways,
    all_ends,
    allowance,
    pinned,
    reach,
    way,
    why_not_along,
)
from grognard.games.downfall_third_reich.rules.stacking import full, why_full
from grognard.games.downfall_third_reich.state import ATTACK, MOVED
from grognard.kernel.masks import EVERYWHERE, narrowed, spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


def why_not_among(s: DownfallState, unit: int, area: int, attacking: bool) -> Refusal | None:
    """8.2.3: why an army may not come among enemies: an attack that is due must be possible."""
    faction, space = s.c.faction[unit], s.c.board.names[area]
    if area in s.due or orders.stood(s, faction, area):
        return None
    if not attacking:
        return refuse("8.2.3", "must-attack", space=space)
    return None if targets.has_target(s, unit, area) else refuse("8.2.3", "no-target", space=space)


def why_not_there(s: DownfallState, unit: int, area: int, kind: str) -> Refusal | None:
    """Why an operation of an army may not end in an area, or None."""
    refusal = why_no_end(s, unit, area) or why_full(s, s.c.faction[unit], area)
    if refusal is None and s.enemies(s.c.faction[unit], area):
        refusal = why_not_among(s, unit, area, kind == ATTACKING)
    return refusal


# ---------------------------------------------------------------- both ways of moving


def _candidates(s: DownfallState, kind: str) -> Iterator[tuple[int, Path]]:
    for unit in orders.ready(s):
        found = reach(s, unit, allowance(s, unit, kind))
        for area in spaces_in(all_ends(found)):
            yield unit, way(s, unit, found, area)


def _legal(s: DownfallState, kind: str, units: Sequence[int], within: int) -> Iterator[tuple[int, Path]]:
    if kind == ATTACKING:
        units = [unit for unit in units if not homebound(s, unit)]
    if not units:
        return
    hostile, crowded = s.hostile(s.phase), full(s, s.phase)
    for unit in units:
        found = reach(s, unit, allowance(s, unit, kind))
        ways = Ways(s, unit, found)
        for area in spaces_in(all_ends(found) & ends(s, unit) & ~crowded & within):
            if hostile >> area & 1 and why_not_among(s, unit, area, kind == ATTACKING) is not None:
                continue
            yield unit, ways.to(area)


def _begins(s: DownfallState, kind: str) -> Iterator[tuple[int, int]]:
    """The armies that can move: most of them to an area beside them, where no enemies are."""
    taken = s.hostile(s.phase) | full(s, s.phase)
    for unit in orders.ready(s):
        if kind == ATTACKING and homebound(s, unit):
            continue
        beside = reach(s, unit, 1).free[1] & ends(s, unit) & ~taken
        if beside or next(_legal(s, kind, (unit,), EVERYWHERE), None) is not None:
            yield 0, unit


def _may(s: DownfallState, unit: int, path: Path, kind: str) -> Refusal | None:
    refusal = orders.why_idle(s, unit) or why_not_along(s, unit, path, kind)
    if refusal is not None:
        return refusal
    if kind == ATTACKING and homebound(s, unit):
        return why_closed(s, unit, s.where[unit])
    price = _price(s, unit, path, kind)
    return why_not_there(s, unit, path[-1], kind) or orders.why_not_pay(s, s.phase, price)


def _price(s: DownfallState, unit: int, path: Path, kind: str) -> int:
    base = int(s.c.tables["operations"][kind]["po"])
    return orders.cost(s, s.phase, base, orders.touched(s.where[unit], path))


def _do(s: DownfallState, unit: int, path: Path, kind: str) -> None:
    orders.begin(s, kind, RULE[kind], unit, path, _price(s, unit, path, kind))
    orders.march(s, unit, path, ATTACK if kind == ATTACKING else MOVED)
    if kind == ATTACKING:
        orders.fight_there(s, unit)
        factions.attacked_in(s, unit, path[-1])


class Tactical(Step, frozen=True):
    """Movement by land, with or without an attack to follow."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "tactical": ("unit", "path"),
        "attack": ("unit", "path"),
        "engage": ("unit",),
    }

    # ---------------------------------------------------------------- 8.1 tactical

    def candidates_tactical(self, s: DownfallState) -> Iterator[tuple[int, Path]]:
        return _candidates(s, TACTICAL)

    def legal_tactical(self, s: DownfallState) -> Iterator[tuple[int, Path]]:
        return _legal(s, TACTICAL, orders.ready(s), EVERYWHERE)

    def begins_tactical(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        return _begins(s, TACTICAL)

    def legal_tactical_with(self, s: DownfallState, number: int, thing: int) -> Iterator[tuple[int, Path]]:
        return _legal(s, TACTICAL, *narrowed(orders.ready(s), number, thing))

    def may_tactical(self, s: DownfallState, unit: int, path: Path) -> Refusal | None:
        return _may(s, unit, path, TACTICAL)

    def do_tactical(self, s: DownfallState, unit: int, path: Path) -> None:
        _do(s, unit, path, TACTICAL)

    # ---------------------------------------------------------------- 8.2 attack

    def candidates_attack(self, s: DownfallState) -> Iterator[tuple[int, Path]]:
        return _candidates(s, ATTACKING)

    def legal_attack(self, s: DownfallState) -> Iterator[tuple[int, Path]]:
        return _legal(s, ATTACKING, orders.ready(s), EVERYWHERE)

    def begins_attack(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        return _begins(s, ATTACKING)

    def legal_attack_with(self, s: DownfallState, number: int, thing: int) -> Iterator[tuple[int, Path]]:
        return _legal(s, ATTACKING, *narrowed(orders.ready(s), number, thing))

    def may_attack(self, s: DownfallState, unit: int, path: Path) -> Refusal | None:
        return _may(s, unit, path, ATTACKING)

    def do_attack(self, s: DownfallState, unit: int, path: Path) -> None:
        _do(s, unit, path, ATTACKING)

    # ---------------------------------------------------------------- 8.2 without moving

    def candidates_engage(self, s: DownfallState) -> Iterator[tuple[int]]:
        for unit in orders.ready(s):
            yield (unit,)

    def legal_engage(self, s: DownfallState) -> Iterator[tuple[int]]:
        hostile = s.hostile(s.phase)
        for unit in orders.ready(s):
            if hostile >> s.where[unit] & 1 and self.may_engage(s, unit) is None:
                yield (unit,)

    def may_engage(self, s: DownfallState, unit: int) -> Refusal | None:
        refusal = orders.why_idle(s, unit)
        if refusal is not None:
            return refusal
        here = s.where[unit]
        if not pinned(s, unit):
            return refuse("8.2", "no-enemies", space=s.c.board.names[here])
        if out_of_bounds(s, unit) >> here & 1:
            return why_closed(s, unit, here)
        price = _price(s, unit, (), ATTACKING)
        return why_no_end(s, unit, here) or orders.why_not_pay(s, s.phase, price)

    def do_engage(self, s: DownfallState, unit: int) -> None:
        here = s.where[unit]
        orders.begin(s, "engage", "8.2", unit, (here,), _price(s, unit, (), ATTACKING))
        s.flags[unit] |= ATTACK
        factions.attacked_in(s, unit, here)
