"""Section 15 laid over the map: the line of a unit by land or sea, and what the convoys carry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import CONVOY, FACTIONS, WESTERN
from grognard.games.unconditional_surrender.rules.supply import (
    Network,
    limited_sources,
    port_sources,
    unlimited_sources,
)
from grognard.games.unconditional_surrender.rules.supply_convoys import on_the_way
from grognard.games.unconditional_surrender.rules.supply_lines import line_of
from grognard.games.unconditional_surrender.rules.supply_phase import Supplying
from grognard.games.unconditional_surrender.rules.voyages import why_in_port
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import FULL, LOW, NO
from grognard.games.unconditional_surrender.ways import Way
from grognard.kernel.looking import Mark, Shape
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

PORT = "port"
"""The tone of ports that give supply by the abstract naval rules."""
LEVELS = {FULL: "own", LOW: "contested", NO: "enemy"}


def supply(s: Position, unit: int) -> Iterator[Mark]:
    """U122 to U128: the unit's own line to its source, over the sea with the convoy that carries it, and what
    a better one lacks; shaded: from where lines lead by land to an Unlimited Source, to a port that gives
    supply by the abstract naval rules (U171), or to a Limited Source."""
    country, here = s.serves[unit], s.at[unit]
    if s.joined[country] == NONE or here < 0:
        return
    net = Network(s, s.joined[country])
    best, more = unlimited_sources(s, country), limited_sources(s, country)
    full = net.reached(country, best)
    ports = port_sources(_in_phase(s, s.joined[country]))
    by_port = net.reached(country, ports) & ~full
    low = net.reached(country, more) & ~full & ~by_port
    yield from _at(s, full, "own", "fill")
    yield from _at(s, by_port, PORT, "fill")
    yield from _at(s, low, "contested", "fill")
    yield from _at(s, best, "own", "ring")
    yield from _at(s, more, "contested", "ring")
    yield from _at(s, ports, PORT, "ring")
    yield from _own_line(s, unit)


def _own_line(s: Position, unit: int) -> Iterator[Mark]:
    """As the rules would find it now in a Supply Sub-Phase of its faction."""
    step = s.stack[-1] if s.stack else None
    drawn = step.drawn if isinstance(step, Supplying) and unit in step.left else ()
    world = _in_phase(s, s.faction_of(unit))
    found = line_of(world, unit, drawn)
    for part in (found.by_land, found.by_sea, found.inland):
        yield from _along(s, part, LEVELS[found.level])
    if found.convoy != NONE:
        tone, port = FACTIONS[world.faction], s.at[found.convoy]
        yield Mark(space=s.c.name(port), tone=tone, shape="badge", text=_load(s, 1))
        met = min(on_the_way(world, found.convoy).intersection(found.by_sea))
        yield from _along(s, () if port in found.by_sea else (port, met), tone)
    if found.level == NO:
        yield Mark(space=s.c.name(s.at[unit]), tone="enemy", shape="ring")
    if found.lacks:
        yield from _at(s, found.ports or 1 << s.at[unit], found.lacks, "hatch")


def _in_phase(s: Position, faction: int) -> Position:
    """As if it were a faction's phase."""
    if s.faction == faction:
        return s
    world = s.clone()
    world.faction = faction
    return world


def _along(s: Position, way: Way, tone: str) -> Iterator[Mark]:
    """A line from place to place, if there is more than one."""
    if len(way) > 1:
        yield Mark(space=s.c.name(way[0]), tone=tone, shape="line", way=tuple(s.c.names(way[1:])))


def _at(s: Position, mask: int, tone: str, shape: Shape) -> Iterator[Mark]:
    yield from (Mark(space=s.c.name(space), tone=tone, shape=shape) for space in spaces_in(mask))


def convoys(s: Position) -> Iterator[Mark]:
    """U122, U126: the convoys, and for how many units each can still carry supply, or the ports of the
    abstract naval rules (U171); ringed: who has no Full Supply, and in the Supply Sub-Phase who waits."""
    step = s.stack[-1]
    waiting, drawn = (step.left, step.drawn) if isinstance(step, Supplying) else ((), ())
    most = int(s.c.tables["limits"]["limited_source_serves"])
    for port in spaces_in(port_sources(_in_phase(s, WESTERN))):
        left = max(most - drawn.count(port), 0)
        yield Mark(space=s.c.name(port), tone=PORT, shape="badge", text=str(left))
    for unit, here in enumerate(s.at):
        if here < 0 or s.faction_of(unit) == NONE:
            continue
        if s.c.branch[unit] == CONVOY:
            tone = FACTIONS[s.faction_of(unit)]
            fit = s.faction_of(unit) != s.faction or why_in_port(s, unit) is None
            yield Mark(space=s.c.name(here), tone=tone, shape="badge", text=_load(s, int(fit)))
        elif unit in waiting or s.supply[unit] != FULL:
            yield Mark(space=s.c.name(here), tone=LEVELS[s.supply[unit]], shape="ring")


def _load(s: Position, convoys_at_hand: int) -> str:
    """For how many units it is good now."""
    return str(convoys_at_hand * int(s.c.tables["limits"]["convoy_serves"]))
