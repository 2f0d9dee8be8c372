"""4.3, 4.4, places: where units get steps, where they return to full strength, where new ones come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import AXIS, NOWHERE, Components, Type
from grognard.games.europe_engulfed.rules.control import contested, friendly, is_contested
from grognard.games.europe_engulfed.rules.supply.lines import fed
from grognard.games.europe_engulfed.state import SUPPLIED
from grognard.kernel.masks import spaces_in
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

BOUNDLESS = ("usa", "ural")
"""4.42: home areas in which any number of new units appear."""
OVERSEAS = ("africa", "middle_east")


@recalled
def paid_by(s: Position, power: int) -> list[int]:
    """9.15: the powers for whose units a power pays: Germany for the Axis minor powers at war."""
    if power != s.c.germany:
        return [power]
    minors = [p for p in s.c.axis_minors if s.war[p] and s.camp[p] == AXIS and not s.conquered[p]]
    return [power, *minors]


# ---------------------------------------------------------------- replacements


def why_no_step(s: Position, unit: int) -> Refusal | None:
    """4.31, 4.32: a reduced unit in supply, in a friendly uncontested area; not to full strength anywhere.

    7.8: where that has been paid for both is waived; 9.16: but not full strength for Axis minor powers.
    """
    name, space, power = s.c.handles[unit], s.at[unit], s.power_of(unit)
    paid = bool(s.refitted >> space & 1)
    if s.steps[unit] >= s.full(unit):
        return refuse("4.3", "at-full-strength", unit=name)
    calm = paid or s.raised >> unit & 1 or (friendly(s, power) >> space & 1 and not is_contested(s, space))
    if s.out[unit] != SUPPLIED or not calm:
        return refuse("4.31", "no-replacements-there", unit=name, space=s.c.name(space))
    if s.raised >> unit & 1 or (paid and power not in s.c.axis_minors):
        return None
    if s.steps[unit] + 1 == s.full(unit) and not full_strength(s, power) >> space & 1:
        rule = "9.16" if power in s.c.axis_minors else "4.32"
        return refuse(rule, "not-to-full-strength", unit=name, space=s.c.name(space))
    return None


def full_strength(s: Position, power: int) -> int:
    """4.32: its home areas and those that the table names; western units also use Europe's Atlantic ports."""
    return _full_strength(s.c, power)


@lru_cache(maxsize=256)
def _full_strength(c: Components, power: int) -> int:
    found, entry = c.home[power], c.tables["full_strength"].get(c.power_ids[power])
    if entry is None:
        return found
    found |= c.spaces(entry["spaces"])
    if "ports" in entry:
        overseas = c.spaces([f"tag:{tag}" for tag in OVERSEAS])
        found |= c.map.ports[c.index[entry["ports"]]] & ~overseas
    return found


# ---------------------------------------------------------------- new units


@recalled
def sites(s: Position, power: int) -> int:
    """4.41: friendly uncontested home areas that are a source of supply, with less than two new units."""
    most = s.c.tables["costs"]["new_units_per_area"]
    home = s.c.home[power] & friendly(s, power) & ~s.c.map.fortresses
    found = home & fed(s, power) & ~contested(s)
    boundless = s.c.spaces(BOUNDLESS)
    for space in spaces_in(found & ~boundless):
        if new_in(s, space) >= most:
            found &= ~(1 << space)
    return found | _baku(s, home)


def _baku(s: Position, home: int) -> int:
    """4.42: one new unit in Baku though it is contested."""
    space = s.c.index["baku"]
    possible = home >> space & 1 and is_contested(s, space) and not new_in(s, space)
    return 1 << space if possible else 0


def new_in(s: Position, space: int) -> int:
    return (s.stacks[space] & s.raised).bit_count()


def site_of(s: Position, payer: int, space: int) -> int | None:
    """9.15: the power in whose home areas a space is, of those that a power pays for."""
    return next((power for power in paid_by(s, payer) if s.c.home[power] >> space & 1), None)


def why_no_site(s: Position, payer: int, kind: Type, space: int) -> Refusal | None:
    power = site_of(s, payer, space)
    if power is None:
        return refuse("4.41", "not-home-site", space=s.c.name(space))
    if kind.armour and s.c.map.swamps >> space & 1:
        return refuse("4.41", "no-armour-in-swamp", space=s.c.name(space))
    return None if sites(s, power) >> space & 1 else _why_shut(s, power, space)


def _why_shut(s: Position, power: int, space: int) -> Refusal:
    """4.41, 4.42: what keeps new units from a home area."""
    name, most = s.c.name(space), s.c.tables["costs"]["new_units_per_area"]
    if s.c.map.fortresses >> space & 1:
        return refuse("4.41", "site-fortress", space=name)
    if not friendly(s, power) >> space & 1:
        return refuse("4.41", "site-hostile", space=name)
    if is_contested(s, space):
        if space == s.c.index["baku"]:
            return refuse("4.42", "site-baku", space=name)
        return refuse("4.41", "site-contested", space=name)
    if not fed(s, power) >> space & 1:
        return refuse("4.41", "site-cut-off", space=name)
    return refuse("4.41", "site-full", space=name, most=most)


@recalled
def in_pool(s: Position, power: int) -> dict[str, Type]:
    """4.4: the blocks and aircraft that are left in the pool of a power."""
    found: dict[str, Type] = {}
    for unit in (unit for back in s.c.backs_of[power] for unit in s.c.units_with[back]):
        piece = s.c.pieces[s.what[unit]]
        if s.at[unit] == NOWHERE and piece.power == power:
            found.setdefault(piece.block, piece.kind)
    return found


def openings(s: Position, payer: int) -> Iterator[tuple[int, str, Type, int]]:
    """Every block of every power with the sites where it may appear, whatever it costs."""
    for power in paid_by(s, payer):
        spaces = sites(s, power)
        for block, kind in in_pool(s, power).items():
            yield power, block, kind, spaces & ~s.c.map.swamps if kind.armour else spaces
