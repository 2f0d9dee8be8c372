"""Section 15, supply by sea: whether a line that a convoy traces holds (U125, U126)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR, CONVOY, GROUND
from grognard.games.unconditional_surrender.rules.naval import (
    friendly_ports,
    price_of_way,
    zones_at_hand,
)
from grognard.games.unconditional_surrender.rules.supply import (
    Network,
    limited_sources,
    off_map_sources,
    unlimited_sources,
)
from grognard.games.unconditional_surrender.rules.voyages import why_in_port
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.ways import Way
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

# ---------------------------------------------------------------- what a source gives


def drained(s: Position, drawn: tuple[int, ...], source: int) -> bool:
    """U122, U123: a Limited Source has served as many units as it can."""
    return drawn.count(source) >= int(s.c.tables["limits"]["limited_source_serves"])


class FarEnds:
    """U125: the ports and off-map zones where lines by sea end, for each country looked up once."""

    def __init__(self, net: Network, drawn: tuple[int, ...]) -> None:
        self.net, self.s, self.drawn = net, net.s, drawn
        self.unlimited = cache(self._unlimited)
        self.limited = cache(self._limited)

    def _unlimited(self, country: int) -> int:
        s = self.s
        return self._ports(country, unlimited_sources(s, country)) | mask_of(off_map_sources(s, country))

    def _limited(self, country: int) -> dict[int, int]:
        sources = spaces_in(limited_sources(self.s, country))
        return {source: self._ports(country, 1 << source) for source in sources}

    def _ports(self, country: int, sources: int) -> int:
        """Ports that are sources, or joined to one by transport line."""
        return friendly_ports(self.s, self.net.faction) & self.net.joined(country, sources)

    def sources(self, countries: Iterable[int], end: int) -> tuple[int, ...] | None:
        """For a unit of each country the Limited Source that it draws on there, or NONE for an Unlimited one;
        None if one of them finds nothing."""
        found: list[int] = []
        for country in countries:
            source = NONE
            if not self.unlimited(country) >> end & 1:
                source = next(self._open(country, end, (*self.drawn, *found)), NONE)
                if source == NONE:
                    return None
            found.append(source)
        return tuple(found)

    def _open(self, country: int, end: int, drawn: tuple[int, ...]) -> Iterator[int]:
        for source, ports in self.limited(country).items():
            if ports >> end & 1 and not drained(self.s, drawn, source):
                yield source


# ---------------------------------------------------------------- whether a line holds


def why_no_line(
    s: Position, drawn: tuple[int, ...], convoy: int, units: tuple[int, ...], path: Way
) -> Refusal | None:
    """U125, U126: from one port of arrival over open sea, past a fresh convoy, to what all units can use."""
    refusal = why_in_port(s, convoy)
    if refusal is not None:
        return refusal
    if s.c.branch[convoy] != CONVOY:
        return refuse("U126", "no-convoy", unit=s.unit_name(convoy))
    most = s.c.tables["limits"]["convoy_serves"]
    if len(units) > most:
        return refuse("U126", "serves-so-many", number=most)
    net = Network(s, s.faction)
    for unit in units:
        if s.c.branch[unit] not in (GROUND, AIR):
            return refuse("U128", "needs-no-convoy", unit=s.unit_name(unit))
        if not net.ports_of_arrival(unit) >> path[0] & 1:
            return refuse("U125", "no-line", unit=s.unit_name(unit), space=s.c.name(path[0]))
    price = price_of_way(s, s.faction, path[0], path[1:])
    if isinstance(price, Refusal):
        return price
    if not on_the_way(s, convoy).intersection(path):
        return refuse("U126", "off-the-way", unit=s.unit_name(convoy))
    countries = [s.serves[unit] for unit in units]
    if path[-1] == path[0] or FarEnds(net, drawn).sources(countries, path[-1]) is None:
        return refuse("U127", "no-source", unit=s.unit_name(units[0]), space=s.c.name(path[-1]))
    return None


def on_the_way(s: Position, convoy: int) -> set[int]:
    """U126: the zones on which its port opens, or its off-map zone."""
    return set(zones_at_hand(s, convoy)) or {s.at[convoy]}
