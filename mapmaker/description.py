"""The description of a board: what its grid looks like, where it lies on the globe, what it shows."""

import tomllib
from pathlib import Path
from typing import Literal

import msgspec

LonLat = tuple[float, float]
Properties = dict[str, str | bool]


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

    def runs_between(self, one: str | bool | None, other: str | bool | None) -> bool:
        if one == other:
            return False
        if self.pair is not None:
            return {one, other} == set(self.pair)
        return self.of in (one, other)


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city at its place on the globe, or in a hex named by hand."""

    id: str
    name: dict[str, str]
    lon: float
    lat: float
    points: int
    source: str
    hex: str = ""
    garrison: bool = False


class Borders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines drawn for orientation: today's borders, without those that have moved, and older ones by hand."""

    moved: tuple[tuple[str, str], ...]
    lines: tuple[tuple[LonLat, ...], ...]


class HexCorrection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Properties given to hexes by hand; they win over everything else."""

    ids: tuple[str, ...]
    set: Properties


class SideCorrection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of hexside added or removed by hand."""

    between: tuple[str, str]
    add: str = ""
    name: str = ""
    remove: str = ""


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole board."""

    game: str
    grid: GridTable
    georef: Georef
    water: Water
    default_terrain: str
    sources: dict[str, str]
    area: tuple[Area, ...]
    line: tuple[Line, ...]
    frontier: tuple[Frontier, ...]
    borders: Borders
    city: tuple[City, ...]
    hex: tuple[HexCorrection, ...]
    side: tuple[SideCorrection, ...]


def read(path: Path) -> Description:
    """The description in a TOML file; raises msgspec.ValidationError when a table is malformed."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Description)
