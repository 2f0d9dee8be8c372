"""Section 3, the map: hexes, boxes and sea zones as one board, and what never changes about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property, lru_cache
from typing import Any

import msgspec

from grognard.kernel.board import Board, Edge, Links, Point
from grognard.kernel.hexgrid import Grid, hex_board
from grognard.kernel.languages import Names
from grognard.kernel.masks import mask_of, spaces_in

NONE = -1
"""No country, no city, no area."""
HEX_SHOWN = 58.0
"""How wide a hex is on the table: as much as its counters and its name need."""
CLIMATES = ("cold", "temperate", "warm", "desert")
ROUGH = frozenset({"desert", "hill", "marsh", "woods"})
WATER = frozenset({"sea", "lake"})
LINES_REMEMBERED = 64
FLIGHTS_REMEMBERED = 1024
SIDE_PRICES = ("strait", "canal", "mountain", "river")


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """U21: a capital, factory, port or plain city; a port opens on its sea zones."""

    hex: str
    name: Names
    source: str
    capital: bool = False
    factory: bool = False
    port: bool = False
    zones: tuple[int, ...] = ()


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """U27: a sea zone."""

    name: Names
    weather: str
    source: str


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """U27: where two sea zones meet; who holds the `control` hexes can close it (U106a)."""

    kind: str
    name: Names | None = None
    control: tuple[str, ...] = ()


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """U27: an off-map zone, or a box; it is drawn over a hex that nobody enters (`at`)."""

    name: Names
    kind: str
    source: str
    at: str
    zones: tuple[int, ...] = ()
    links: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    country: str = ""
    scenario: str = ""
    faction: str = ""
    port: bool = False
    invasion: tuple[str, ...] = ()
    air_support: tuple[str, ...] = ()


class Spaces:
    """U20 to U28: spaces are numbered hexes first, then boxes, then sea zones; sets of them are bit masks."""

    def __init__(self, board: Mapping[str, Any], seas: Mapping[str, Any], countries: list[str]) -> None:
        whole = msgspec.convert(board["grid"], Grid)
        grid = msgspec.structs.replace(whole, size_km=HEX_SHOWN)
        self.scale = HEX_SHOWN / whole.size_km
        self.cities = {key: msgspec.convert(city, City) for key, city in board["cities"].items()}
        self.zones = {int(key): msgspec.convert(zone, Zone) for key, zone in seas["zones"].items()}
        self.boxes = {key: msgspec.convert(box, Box) for key, box in seas["boxes"].items()}
        self.links = {key: msgspec.convert(link, Link) for key, link in seas["links"].items()}
        self.rows, self.columns = grid.rows, grid.columns
        self.hexes = grid.rows * grid.columns
        hexes = {name: _hex({**board["defaults"], **table}) for name, table in board["hexes"].items()}
        self.board = self._with_seas(hex_board(grid, hexes, board["sides"]))
        self.index = self.board.index
        self._read_hexes(countries)
        self._read_cities()
        self._read_sides()

    # ---------------------------------------------------------------- boxes and sea zones

    def _with_seas(self, land: Board) -> Board:
        """The hexes, and behind them the boxes and sea zones with the links between them (U27)."""
        names = [*land.names, *self.boxes, *(f"z{number}" for number in self.zones)]
        number = {name: n for n, name in enumerate(names)}
        boxes = [land.centres[land.index[box.at]] for box in self.boxes.values()]
        centres = [*land.centres, *boxes, *self._amid_their_hexes(land)]
        size = land.polygons[0][0][1] - land.centres[0][1]
        sizes = [*(2 * size for _ in self.boxes), *(size for _ in self.zones)]
        shapes = [_square(centre, size) for centre, size in zip(centres[self.hexes :], sizes, strict=True)]
        attributes = [*land.attributes, *({"terrain": "box"} for _ in self.boxes)]
        attributes += [{"terrain": "zone", "weather": zone.weather} for zone in self.zones.values()]
        edges = [*land.edges, *(self._link(number, key) for key in self.links)]
        for key, box in self.boxes.items():
            ends = [*(f"z{zone}" for zone in box.zones), *(name for name in box.links if name < key)]
            edges += [_edge(number[key], number[end], "off_map") for end in ends]
            edges += [_edge(number[key], number[end], "box") for end in box.hexes]
        for city in self.cities.values():
            edges += [_edge(number[city.hex], number[f"z{zone}"], "port") for zone in city.zones]
        return Board(names, centres, [*land.polygons, *shapes], attributes, edges)

    def _link(self, number: Mapping[str, int], key: str) -> Edge:
        one, other = (number[f"z{zone}"] for zone in key.split("-"))
        return _edge(one, other, self.links[key].kind)

    def _amid_their_hexes(self, land: Board) -> list[Point]:
        """A sea zone stands amid its hexes; one without hexes at its first port."""
        return [self._middle(land, number) for number in self.zones]

    def _middle(self, land: Board, number: int) -> Point:
        own = [n for n, hex_ in enumerate(land.attributes) if hex_.get("zone") == number]
        ports = [land.index[city.hex] for city in self.cities.values() if number in city.zones]
        found = [land.centres[n] for n in own or ports[:1]]
        return sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)

    def zone(self, number: int) -> int:
        """The space of a sea zone."""
        return self.index[f"z{number}"]

    # ---------------------------------------------------------------- hexes

    def _read_hexes(self, countries: list[str]) -> None:
        """U16, U22, U25, U28: country, area, terrain and climate of each hex."""
        hexes = self.board.attributes[: self.hexes]
        where = self.board.where
        self.land = where(lambda a: a["terrain"] not in {"sea", "lake", "box", "zone"})
        self.rough = where(lambda a: a.get("ground") in ROUGH)
        self.faded = where(lambda a: bool(a.get("faded")))
        self.overseas = where(lambda a: a.get("region") == "overseas") & self.land
        self.country_of = [countries.index(a["country"]) if "country" in a else NONE for a in hexes]
        self.areas = sorted({str(a["area"]) for a in hexes if a.get("area")})
        self.area_of = [self.areas.index(a["area"]) if a.get("area") else NONE for a in hexes]
        self.island = {
            name: where(lambda a, name=name: a.get("island") == name)  # type: ignore[misc]
            for name in sorted({a["island"] for a in hexes if "island" in a})
        }
        self.climate = [CLIMATES.index(self._climate(a)) for a in self.board.attributes]
        self.row = [n // self.columns + 1 for n in range(self.hexes)]
        self.column = [n % self.columns + 1 for n in range(self.hexes)]

    def _climate(self, attributes: Mapping[str, Any]) -> str:
        """U28: of a hex of the sea that of its zone; boxes are never asked, and a lake is nobody's."""
        if "zone" in attributes:
            return self.zones[attributes["zone"]].weather
        return str(attributes.get("weather", CLIMATES[-1]))

    def _read_cities(self) -> None:
        """U21, U26: what kind of city, and on which sea zones coasts and ports lie."""
        self.city_names = list(self.cities)
        self.city_hex = [self.index[city.hex] for city in self.cities.values()]
        self.city_at = {place: number for number, place in enumerate(self.city_hex)}
        rows = list(zip(self.city_hex, self.cities.values(), strict=True))
        self.city = mask_of(self.city_hex)
        self.capital = mask_of(place for place, city in rows if city.capital)
        self.factory = mask_of(place for place, city in rows if city.factory)
        self.port = mask_of(place for place, city in rows if city.port)
        coast = [tuple(a.get("coast", ())) for a in self.board.attributes[: self.hexes]]
        self.coastal = mask_of(n for n, zones in enumerate(coast) if zones)
        opens = {place: city.zones for place, city in rows}
        self.opens_on = {place: tuple(map(self.zone, zones)) for place, zones in opens.items() if zones}
        self.off_map = [self.index[name] for name, box in self.boxes.items() if box.kind == "off_map"]
        self.boxes_left_by_sea = [self.index[name] for name, box in self.boxes.items() if not box.hexes]
        self.first_zone = self.hexes + len(self.boxes)
        self.zones_of = [
            tuple(self.zone(zone) for zone in dict.fromkeys((*zones, *opens.get(n, ()))))
            for n, zones in enumerate(coast)
        ]

    # ---------------------------------------------------------------- hexsides

    def _read_sides(self) -> None:
        """U23, U24: for each hex the neighbours that can be walked to, and what lies between."""
        self.line: set[tuple[int, int]] = set()
        self.side: dict[tuple[int, int], str] = {}
        walks: list[list[int]] = [[] for _ in range(self.hexes)]
        for (a, b), edge in self.board.pairs.items():
            if not (self.land >> a & self.land >> b & 1) or edge.kinds & WATER:
                continue
            walks[a].append(b)
            self.side[a, b] = next((kind for kind in SIDE_PRICES if kind in edge.kinds), "clear")
            if "transport" in edge.kinds:
                self.line.add((a, b))
        self.walks = [tuple(sorted(found)) for found in walks]
        self.around = [mask_of(found) for found in self.walks]
        self.lines = mask_of(a for a, _ in self.line)

    @cached_property
    def ports_beside(self) -> dict[int, int]:
        """U105: of each sea zone the ports that open on it."""
        found: dict[int, int] = {}
        for port, zones in self.opens_on.items():
            for zone in zones:
                found[zone] = found.get(zone, 0) | 1 << port
        return found

    @cached_property
    def step_links(self) -> Links:
        """Over every hexside that ground units can cross (U23)."""
        return self.board.links(lambda a, b, edge: (a, b) in self.side)

    @cached_property
    def along_lines(self) -> list[tuple[int, ...]]:
        """U24: from each hex the neighbours that a transport line joins to it."""
        found: list[list[int]] = [[] for _ in self.board.names]
        for a, b in sorted(self.line):
            found[a].append(b)
        return [tuple(others) for others in found]

    @cached_property
    def two_steps_from(self) -> Callable[[int], int]:
        """The hexes whose units and those of a hex may exert zones of control into the same one (U65)."""
        return cache(lambda space: self.step_links.spread(self.around[space]))

    @cached_property
    def line_links(self) -> Links:
        """Along the transport lines (U24)."""
        return self.board.links(lambda a, b, edge: (a, b) in self.line)

    @cached_property
    def pieces_of_lines(self) -> Callable[[int], tuple[int, ...]]:
        """The parts of a set of hexes that transport lines hold together; sets that were asked for lately are
        remembered, as enemies do not come near the lines all the time."""
        return lru_cache(LINES_REMEMBERED)(self._pieces_of_lines)

    def _pieces_of_lines(self, within: int) -> tuple[int, ...]:
        left, found = within, list[int]()
        while left:
            found.append(self.line_links.flood(1 << left.bit_length() - 1, left))
            left ^= found[-1]
        return tuple(found)

    @cached_property
    def flights(self) -> Callable[[int, int, int], int]:
        """U6: the hexes to which one flies from some hexes within so many points, not over closed ones: by
        start, points and what is closed, as air units have few bases."""
        return lru_cache(FLIGHTS_REMEMBERED)(self._flights)

    def _flights(self, start: int, points: int, closed: int) -> int:
        found, open_ = start, (1 << self.hexes) - 1 & ~closed
        fringe = start
        for _ in range(points):
            fringe = self.range_links.spread(fringe) & open_ & ~found
            found |= fringe
        return found

    @cached_property
    def range_links(self) -> Links:
        """U6: from hex to hex, whatever lies between."""
        return self.board.links(lambda a, b, edge: max(a, b) < self.hexes)

    @cached_property
    def within(self) -> Callable[[int, int], int]:
        """U6: the hexes in range of a hex, its own among them, by hex and distance."""
        return cache(self._within)

    def _within(self, space: int, distance: int) -> int:
        reached, fringe = 1 << space, 1 << space
        for _ in range(distance):
            fringe = self.range_links.spread(fringe) & ~reached
            reached |= fringe
        return reached

    def at_map_edge(self, space: int) -> bool:
        """U91: whether land goes on beyond the edge of the map beside a hex: in the south and the east; in
        the west and the north is the ocean."""
        return self.row[space] == self.rows or self.column[space] == self.columns

    def cities_in(self, mask: int) -> list[int]:
        """The cities whose hexes are in a set."""
        return [self.city_at[place] for place in spaces_in(mask & self.city)]


def _hex(attributes: dict[str, Any]) -> dict[str, Any]:
    """U25: a faded hex is told and drawn as such; its `ground` is what it would be otherwise."""
    found = {**attributes, "ground": attributes["terrain"]}
    return {**found, "terrain": "faded"} if attributes.get("faded") else found


def _edge(a: int, b: int, kind: str) -> Edge:
    return Edge(a, b, frozenset({kind}), ())


def _square(centre: Point, size: float) -> list[Point]:
    x, y = centre
    return [(x - size, y - size), (x + size, y - size), (x + size, y + size), (x - size, y + size)]
