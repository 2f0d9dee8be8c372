"""The description of a board: what its grid looks like, where it lies on the globe, what it shows."""

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Literal

import msgspec

LonLat = tuple[float, float]
Value = str | bool | int | tuple[int, ...]
Properties = dict[str, Value]


class GridTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pointy-topped hexes in rows, every second row pushed by half a hex."""

    orientation: Literal["pointy"]
    columns: int
    rows: int
    size_km: float
    shifted: Literal["odd", "even"]
    shift: Literal["east", "west"]
    number: str
    row_from: Literal["north", "south"]
    col_from: Literal["west", "east"]
    source: str


class Georef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The projection, and the place on the globe of one hex's centre."""

    proj: str
    hex: str
    lon: float
    lat: float


class Water(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a hex is sea, and when the side between two land hexes is water."""

    land_share: float
    side_share: float
    min_lake_km2: float


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Properties of every hex of which at least `share` lies inside; in a `group` the largest part wins."""

    set: Properties
    name: str = ""
    group: str = ""
    countries: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    ring: tuple[LonLat, ...] = ()
    rings: tuple[tuple[LonLat, ...], ...] = ()
    minus_ring: tuple[LonLat, ...] = ()
    share: float = 0.5


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line through known places that becomes an unbroken chain of hexsides."""

    kind: str
    name: str
    points: tuple[LonLat, ...]


class Frontier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of hexside that lies wherever a property changes between the named values."""

    kind: str
    name: str
    key: str
    pair: tuple[str, str] | None = None
    of: str = ""

    def runs_between(self, one: Value | None, other: Value | None) -> bool:
        if one == other:
            return False
        if self.pair is not None:
            return {one, other} == set(self.pair)
        return self.of in (one, other)


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city at its place on the globe, or in a hex named by hand; a port opens on its sea `zones`."""

    id: str
    name: dict[str, str]
    lon: float
    lat: float
    source: str
    points: int | None = None
    hex: str = ""
    garrison: bool = False
    capital: bool = False
    factory: bool = False
    port: bool = False
    zones: tuple[int, ...] = ()


class Borders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines drawn for orientation: today's borders, without those that have moved, and older ones by hand."""

    moved: tuple[tuple[str, str], ...]
    lines: tuple[tuple[LonLat, ...], ...]


class HexCorrection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Properties given to hexes by hand; they win over everything else."""

    ids: tuple[str, ...]
    set: Properties


class SideCorrection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of hexside added or removed by hand: between two hexes, or all along a chain of them."""

    between: tuple[str, str] | None = None
    chain: tuple[str, ...] = ()
    add: str = ""
    name: str = ""
    remove: str = ""

    def pairs(self) -> list[tuple[str, ...]]:
        """The hexes on either side, the lower number first."""
        between = [self.between] if self.between else pairwise(self.chain)
        return [tuple(sorted(pair)) for pair in between]


class Backdrop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How finely the geography under the hexes is drawn; `shelves_km` are bands of paler water."""

    coast_tolerance_km: float = 0.4
    shelves_km: tuple[float, ...] = (9.0, 20.0)
    least_island_km2: float = 6.0
    least_lake_km2: float = 60.0


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board.

    `layers` names other files of geography for a layer; `properties` are those of a hex that the board's file
    has, in their order, and `defaults` those that it leaves out where they hold.
    """

    game: str
    grid: GridTable
    georef: Georef
    water: Water
    default_terrain: str
    sources: dict[str, str]
    area: tuple[Area, ...]
    line: tuple[Line, ...]
    city: tuple[City, ...]
    hex: tuple[HexCorrection, ...]
    side: tuple[SideCorrection, ...]
    frontier: tuple[Frontier, ...] = ()
    borders: Borders | None = None
    backdrop: Backdrop = Backdrop()
    layers: dict[str, str] = {}
    properties: tuple[str, ...] = ("terrain", "theater", "country", "fortified")
    defaults: Properties = {}


def read(path: Path) -> Description:
    """The description in a TOML file; raises msgspec.ValidationError when a table is malformed."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Description)
