"""1.3, an army given up at the start of a phase; 10.1, infantry exchanged for armour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from grognard.games.downfall_third_reich.rules.control import left_by
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState


class Exchanging(Step, frozen=True):
    """The counters of an army change without recruitment."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "remove": ("unit",),
        "downgrade": ("unit",),
        "exchange": ("unit", "type"),
    }

    # ---------------------------------------------------------------- 1.3

    def candidates_remove(self, s: DownfallState) -> Iterator[tuple[int]]:
        return ((unit,) for unit in s.units_on_map(s.phase)) if not s.acted else iter(())

    def may_remove(self, s: DownfallState, unit: int) -> Refusal | None:
        return _why_not_yours(s, unit, "1.3") or _why_too_late(s)

    def do_remove(self, s: DownfallState, unit: int) -> None:
        space = s.where[unit]
        s.move(unit, s.c.reserve)
        left_by(s, unit, space)
        s.acted = 1
        s.tell("removed", "1.3", unit=s.c.ids[unit], space=s.c.board.names[space])

    def candidates_downgrade(self, s: DownfallState) -> Iterator[tuple[int]]:
        return self.candidates_remove(s)

    def may_downgrade(self, s: DownfallState, unit: int) -> Refusal | None:
        refusal = _why_not_yours(s, unit, "1.3")
        if refusal is not None:
            return refusal
        if not s.c.armour[unit]:
            return refuse("1.3", "not-armour", unit=s.c.ids[unit])
        if _infantry_for(s, unit) < 0:
            return refuse("1.3", "no-infantry-in-reserve", unit=s.c.ids[unit])
        return _why_too_late(s)

    def do_downgrade(self, s: DownfallState, unit: int) -> None:
        infantry = _infantry_for(s, unit)
        replace(s, unit, infantry)
        s.acted = 1
        s.tell("downgraded", "1.3", unit=s.c.ids[unit], type=s.c.type_ids[s.c.type_of[infantry]])

    # ---------------------------------------------------------------- 10.1

    def candidates_exchange(self, s: DownfallState) -> Iterator[tuple[int, int]]:
        if not s.pb[s.phase]:
            return
        for space in spaces_in(_sources(s)):
            for unit in spaces_in(s.armies(s.phase, space)):
                if not s.c.armour[unit]:
                    for kind in s.c.ordinary_armour[s.c.country[unit]]:
                        yield unit, kind

    def may_exchange(self, s: DownfallState, unit: int, kind: int) -> Refusal | None:
        c, name = s.c, s.c.ids[unit]
        refusal = _why_not_yours(s, unit, "10.1")
        if refusal is not None:
            return refusal
        if c.armour[unit]:
            return refuse("10.1", "not-infantry", unit=name)
        if kind not in c.ordinary_armour[c.country[unit]]:
            return refuse("10.1", "not-its-armour", unit=name, type=c.type_ids[kind])
        if not _sources(s) >> s.where[unit] & 1:
            return refuse("10.1", "not-on-a-source", unit=name, space=c.board.names[s.where[unit]])
        if s.pb[s.phase] < s.strength[unit]:
            return refuse("10.1", "not-enough-pb", cost=s.strength[unit], pb=s.pb[s.phase])
        if s.reserve_of(kind) < 0:
            return refuse("10.1", "none-in-reserve", type=c.type_ids[kind])
        return None

    def do_exchange(self, s: DownfallState, unit: int, kind: int) -> None:
        armour = s.reserve_of(kind)
        s.pb[s.phase] -= s.strength[unit]
        replace(s, unit, armour)
        s.acted = 1
        s.tell("exchanged", "10.1", unit=s.c.ids[unit], type=s.c.type_ids[kind])


def replace(s: DownfallState, old: int, new: int) -> None:
    """A counter of the reserve takes the place of an army, its strength and all that it has done."""
    s.strength[new], s.flags[new], s.came[new] = s.strength[old], s.flags[old], s.came[old]
    s.target[new], s.backing[new] = s.target[old], s.backing[old]
    s.put(new, s.where[old])
    s.move(old, s.c.reserve)
    for unit, attacker in enumerate(s.backing):
        if attacker == old + 1:
            s.backing[unit] = new + 1


def _sources(s: DownfallState) -> int:
    """10.1: the supply sources of the faction in phase that it controls."""
    return s.c.sources_of[s.phase] & s.controlled[s.phase]


def _infantry_for(s: DownfallState, unit: int) -> int:
    """1.3: an infantry army in reserve that can take the place of an armour of its country, or -1."""
    return s.reserve_of(s.c.ordinary_infantry[s.c.country[unit]])


def _why_not_yours(s: DownfallState, unit: int, rule: str) -> Refusal | None:
    c, name = s.c, s.c.ids[unit]
    if c.faction[unit] != s.phase:
        return refuse(rule, "not-your-army", unit=name)
    if not s.on_map(unit):
        return refuse(rule, "not-on-the-map", unit=name)
    if not s.at_war(c.country[unit]):
        return refuse("2.2", "not-at-war", country=c.country_ids[c.country[unit]])
    return None


def _why_too_late(s: DownfallState) -> Refusal | None:
    return refuse("1.3", "only-at-the-start") if s.acted else None
