"""Pure geography under the hexes, as SVG paths in the board's kilometres: land, shelf, lakes, borders."""

import json
from collections.abc import Iterable
from itertools import combinations
from typing import Any

from shapely import simplify
from shapely.geometry import LineString
from shapely.ops import linemerge, unary_union

from mapmaker.description import Description
from mapmaker.geography import Geography
from mapmaker.grid import Grid

SHELVES_KM = (9.0, 20.0)
"""Widths of the bands of paler water along the shore, the widest drawn first."""
LEAST_ISLAND_KM2 = 6.0
LEAST_LAKE_KM2 = 60.0
COAST_TOLERANCE_KM = 0.4
BORDER_TOLERANCE_KM = 2.0
BORDER_WIDTH_KM = 1.5
"""Two outlines that run closer together than this are the same border."""
LEAST_BORDER_KM = 25.0
"""Shorter pieces are crumbs left over where two outlines do not quite agree."""


def text(description: Description, grid: Grid, geography: Geography) -> str:
    """The whole file as JSON; the same geography always gives the same bytes."""
    x0, y0, x1, y1 = grid.extent()
    land = [part for part in _polygons(geography.land()) if part.area >= LEAST_ISLAND_KM2]
    ground = unary_union(land)
    shelves = [
        ground.buffer(width).intersection(geography.frame) for width in sorted(SHELVES_KM, reverse=True)
    ]
    content = {
        "size": [round(x1 - x0 + grid.size, 1), round(y1 - y0 + 2 * grid.radius, 1)],
        "land": [_path(part, COAST_TOLERANCE_KM) for part in _ordered(land)],
        "shelf": [" ".join(_path(part, 1.0) for part in _ordered(_polygons(shelf))) for shelf in shelves],
        "lakes": [
            _path(part, COAST_TOLERANCE_KM) for part in _ordered(_polygons(geography.lakes(LEAST_LAKE_KM2)))
        ],
        "borders": _borders(description, grid, geography, ground),
    }
    rows = [f"{json.dumps(key)}: {json.dumps(value, indent=0)}" for key, value in content.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _borders(description: Description, grid: Grid, geography: Geography, ground: Any) -> list[str]:
    """The lines between the countries of the board's own time."""
    countries = {
        str(area.set["country"]): geography.union("countries", area.countries)
        for area in description.area
        if area.group == "country" and area.countries
    }
    moved = [set(pair) for pair in description.borders.moved]
    pieces = [LineString([grid.plane(*place) for place in line]) for line in description.borders.lines]
    for one, other in combinations(countries, 2):
        if {one, other} not in moved:
            nearby = countries[other].buffer(BORDER_WIDTH_KM)
            pieces += _lines(linemerge(list(_lines(countries[one].boundary.intersection(nearby)))))
    inland = unary_union(pieces).intersection(ground.buffer(-1.0)).intersection(geography.frame)
    merged = simplify(linemerge(list(_lines(inland))), BORDER_TOLERANCE_KM)
    drawn = sorted(
        (list(line.coords) for line in _lines(merged) if line.length >= LEAST_BORDER_KM),
        key=lambda points: points[0],
    )
    return ["M" + "L".join(_point(point) for point in points) for points in drawn]


def _lines(shape: Any) -> Iterable[Any]:
    for part in getattr(shape, "geoms", [shape]):
        if part.geom_type == "LineString" and not part.is_empty:
            yield part
        elif hasattr(part, "geoms"):
            yield from _lines(part)


def _polygons(shape: Any) -> list[Any]:
    return [part for part in getattr(shape, "geoms", [shape]) if part.geom_type == "Polygon"]


def _ordered(polygons: list[Any]) -> list[Any]:
    """Largest first, then by place: the order of a union's parts is no promise of the library."""
    return sorted(polygons, key=lambda part: (-round(part.area, 3), part.bounds))


def _path(polygon: Any, tolerance: float) -> str:
    plain = simplify(polygon, tolerance).normalize()
    return "".join(
        "M" + "L".join(_point(point) for point in ring.coords[:-1]) + "Z"
        for ring in (plain.exterior, *plain.interiors)
    )


def _point(point: tuple[float, ...]) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}".replace(".0 ", " ").removesuffix(".0")
