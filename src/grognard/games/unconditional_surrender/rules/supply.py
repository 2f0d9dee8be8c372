"""Section 15, supply: sources, and from where a line by land reaches them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import AIR, AXIS, GROUND, SOVIET, WESTERN
from grognard.games.unconditional_surrender.rules.factions import (
    enemies,
    enemy_cities,
    enemy_forts,
    enemy_units,
    enemy_zones,
    prohibited,
)
from grognard.games.unconditional_surrender.rules.naval import friendly_ports, open_seas
from grognard.games.unconditional_surrender.state import CONQUERED
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.recall import recalled

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

LEADERS = {AXIS: ("germany",), WESTERN: ("uk", "usa"), SOVIET: ("ussr",)}
"""U123: the countries whose units draw Limited Supply from the capitals of their partners."""
OFF_MAP = {"uk": ("ena", "wio"), "usa": ("ena",)}
"""U123: off-map zones that are Unlimited Sources."""
OWN_CAPITAL = {AXIS: "berlin", WESTERN: "london", SOVIET: "moscow"}


def blocked(s: Position, faction: int) -> int:
    """U68, U124: hexes that no line of a faction may enter; a friend in the hex lifts a zone of control."""
    friends = s.cities[faction] | s.forts[faction] | s.standing[faction]
    hostile = enemy_cities(s, faction) | enemy_forts(s, faction) | enemy_units(s, faction)
    return prohibited(s, faction) | hostile | (enemy_zones(s, faction) & ~friends) | _partisans(s, faction)


def _partisans(s: Position, faction: int) -> int:
    """U119: no line enters a hex with enemy Partisans; the unit in it has its own."""
    foes = enemies(s, faction)
    return mask_of(
        place
        for marker, place in enumerate(s.marker_at)
        if place >= 0 and s.c.markers[marker].kind == "partisans" and s.c.marker_faction[marker] in foes
    )


def unlimited_sources(s: Position, country: int) -> int:
    """U123: friendly mainland cities of the country; for US units those of the UK."""
    faction = s.joined[country]
    home = s.c.country["uk"] if s.c.country_names[country] == "usa" else country
    found = s.land[home] & s.c.map.city & s.cities[faction] & ~s.c.map.overseas
    west_of = s.c.scenarios[s.setup.scenario].source_lines_west_of
    if west_of and s.c.country_names[country] == "germany":
        land = s.land[home] | s.land[s.c.country["poland"]]
        found |= land & s.c.map.lines & s.c.columns_up_to(west_of)
    return found


def limited_sources(s: Position, country: int) -> int:
    """U123: overseas factories of the country, capitals of conquered countries and of partners."""
    faction, name = s.joined[country], s.c.country_names[country]
    found = s.land[country] & s.c.map.factory & s.c.map.overseas
    for other, one in enumerate(s.c.countries):
        if not one.capital or one.capital == OWN_CAPITAL[faction]:
            continue
        own = name in LEADERS[faction] and s.joined[other] == faction
        if own or (s.status[other] == CONQUERED and s.conqueror[other] == faction):
            found |= 1 << s.c.map.index[s.c.map.cities[one.capital].hex]
    return found & s.cities[faction]


def port_sources(s: Position) -> int:
    """U171: with the abstract naval rules a Western port outside Great Britain serves two Western units."""
    if s.c.scenarios[s.setup.scenario].naval != "abstract" or s.faction != WESTERN:
        return 0
    return friendly_ports(s, WESTERN) & ~s.c.map.island["great_britain"]


@recalled
def _open_ground(s: Position, faction: int) -> int:
    return s.c.map.land & ~blocked(s, faction)


class Network:
    """U124: where lines of a faction may run, and the pieces into which enemies cut its transport lines.

    Worked out once for each question, and then asked for many units and sources.
    """

    def __init__(self, s: Position, faction: int) -> None:
        self.s, self.faction = s, faction
        self.open = _open_ground(s, faction)
        self.pieces: tuple[int, ...] = s.c.map.pieces_of_lines(self.open & s.c.map.lines)

    def _with_lines(self, mask: int, touching: int) -> int:
        """A set of hexes with the pieces of lines that meet another one."""
        for piece in self.pieces:
            if piece & touching:
                mask |= piece
        return mask

    def joined(self, country: int, sources: int) -> int:
        """The hexes that transport lines join to one of the sources, through hexes that are open."""
        sources = self.ends(country, sources)
        return self._with_lines(sources, sources)

    def ends(self, country: int, sources: int) -> int:
        """The sources that a line can come to, and for Soviet units where lines go off to Central Russia."""
        sources &= self.open
        if self.s.c.country_names[country] == self.s.c.central.country:
            sources |= self.s.c.central_mask & self.open & self.s.c.map.lines
        return sources

    def reached(self, country: int, sources: int) -> int:
        """The hexes from which a line reaches one of the sources: two hexes, then along transport lines.

        It is laid from the sources outwards: along the lines through hexes that are open, then two steps
        more; the hex where a unit stands may itself be one that no line could enter.
        """
        found = self.joined(country, sources)
        for _ in range(self.s.c.tables["ranges"]["supply_walk"]):
            found |= self.s.c.map.step_links.spread(found & self.open)
        return found & self.s.c.map.land

    def ports_of_arrival(self, unit: int) -> int:
        """U125: the friendly ports to which the part on land of a line by sea leads from a unit."""
        if self.s.at[unit] >= self.s.c.map.hexes:
            return 0
        found = start = 1 << self.s.at[unit]
        for _ in range(self.s.c.tables["ranges"]["supply_walk"]):
            found |= self.s.c.map.step_links.spread(found) & self.open
        along = self._with_lines(found, found | self.s.c.map.line_links.spread(start))
        return along & friendly_ports(self.s, self.faction) & self.open


@recalled
def any_line(s: Position, country: int) -> int:
    """U99, U125: the hexes with a line to any source, by land, or by sea as if a convoy were at hand."""
    sources = unlimited_sources(s, country) | limited_sources(s, country)
    net = Network(s, s.joined[country])
    by_land = net.reached(country, sources)
    ports = _ports_as_if(net, country, sources)
    return by_land | (net.reached(country, ports) if ports else 0)


def _ports_as_if(net: Network, country: int, sources: int) -> int:
    """U125, U171: ports to which a convoy could bring supply."""
    s = net.s
    if s.c.scenarios[s.setup.scenario].naval == "abstract":
        return friendly_ports(s, net.faction) if net.faction == WESTERN else 0
    return ports_over_sea(net, country, sources, off_map_sources(s, country))


def off_map_sources(s: Position, country: int) -> tuple[int, ...]:
    """U123: the off-map zones that are Unlimited Sources for the units of a country."""
    return tuple(s.c.map.index[box] for box in OFF_MAP.get(s.c.country_names[country], ()))


def ports_over_sea(net: Network, country: int, sources: int, boxes: tuple[int, ...]) -> int:
    """U125: ports that open sea joins to a port on a line to one of the sources, or to an off-map source."""
    s, faction = net.s, net.faction
    seas, friendly = open_seas(s, faction), friendly_ports(s, faction)
    ports = spaces_in(friendly & net.joined(country, sources))
    start = frozenset(zone for port in ports for zone in seas.zones_off(port))
    return friendly & seas.reaching(start.union(boxes))


def always_supplied(s: Position, unit: int) -> bool:
    """U122, U128: in an off-map zone or a box that is its own; a ship in a port of its mainland."""
    if s.at[unit] >= s.c.map.hexes:
        return True
    ship = s.c.branch[unit] not in (GROUND, AIR)
    return ship and bool(unlimited_sources(s, s.serves[unit]) >> s.at[unit] & 1)
