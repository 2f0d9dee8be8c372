"""Section 15 laid over the map: the line of a unit by land or sea, and what the convoys carry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR, CONVOY, FACTIONS, GROUND
from grognard.games.unconditional_surrender.rules.convoy_ways import Line, lines
from grognard.games.unconditional_surrender.rules.naval import price_of_way
from grognard.games.unconditional_surrender.rules.supply import (
    Network,
    limited_sources,
    off_map_sources,
    ports_over_sea,
    unlimited_sources,
)
from grognard.games.unconditional_surrender.rules.supply_phase import Supplying
from grognard.games.unconditional_surrender.rules.voyages import why_in_port
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import FULL, LOW, NO
from grognard.kernel.looking import Mark
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

LEVELS = {FULL: "own", LOW: "contested", NO: "enemy"}


def supply(s: Position, unit: int) -> Iterator[Mark]:
    """U123 to U126: from where lines by land lead to an Unlimited Source, and to a Limited one alone; ringed:
    the sources. Where the unit has none by land, the ports to which a convoy could bring it, and the way."""
    country, here = s.serves[unit], s.at[unit]
    if s.joined[country] == NONE or here < 0:
        return
    net = Network(s, s.joined[country])
    best, more = unlimited_sources(s, country), limited_sources(s, country)
    full = net.reached(country, best)
    low = net.reached(country, more) & ~full
    yield from (Mark(space=s.c.name(space), tone="own", shape="fill") for space in spaces_in(full))
    yield from (Mark(space=s.c.name(space), tone="contested", shape="fill") for space in spaces_in(low))
    yield from (Mark(space=s.c.name(space), tone="own", shape="ring") for space in spaces_in(best))
    yield from (Mark(space=s.c.name(space), tone="contested", shape="ring") for space in spaces_in(more))
    if not full >> here & 1 and s.c.branch[unit] in (GROUND, AIR):
        yield from _by_sea(s, net, unit)


def _by_sea(s: Position, net: Network, unit: int) -> Iterator[Mark]:
    """U125, U126: the line that a convoy would trace in the phase of its faction, zone by zone; else the
    ports where one could bring it."""
    if s.c.scenarios[s.setup.scenario].naval != "full":
        return
    if s.faction == net.faction:
        best: dict[int, Line] = {}
        for line in lines(s, (unit,), ()):
            best.setdefault(line[0], line)
        if best:
            convoy, _, path = min(best.values(), key=lambda line: _length(s, line))
            yield Mark(space=s.c.name(s.at[convoy]), tone="enemy", shape="badge", text=_load(s, 1))
            yield from (Mark(space=s.c.name(space), tone="enemy", shape="ring") for space in path)
            return
    country = s.serves[unit]
    ports = ports_over_sea(net, country, unlimited_sources(s, country), off_map_sources(s, country))
    for port in spaces_in(ports & net.ports_of_arrival(unit)):
        yield Mark(space=s.c.name(port), tone="enemy", shape="ring")


def _length(s: Position, line: Line) -> int:
    """The price of its way over the sea."""
    _, _, (port, *way) = line
    price = price_of_way(s, s.faction, port, tuple(way))
    return price if isinstance(price, int) else len(way)


def convoys(s: Position) -> Iterator[Mark]:
    """U122, U126: the convoys, and for how many units each can still carry supply; ringed: who has no Full
    Supply, and in the Supply Sub-Phase who waits for it."""
    step = s.stack[-1]
    waiting = step.left if isinstance(step, Supplying) else ()
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
