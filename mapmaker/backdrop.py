"""Pure geography under the hexes, as SVG paths in the board's kilometres: land, shelf, lakes, borders."""

import json
from itertools import combinations
from typing import Any

from shapely import simplify
from shapely.geometry import LineString
from shapely.ops import linemerge, unary_union

from mapmaker.description import Description
from mapmaker.geography import Geography
from mapmaker.grid import Grid
from mapmaker.paths import line_path, lines_of, ordered, polygon_path, polygons_of

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
    land = [part for part in polygons_of(geography.land()) if part.area >= LEAST_ISLAND_KM2]
    ground = unary_union(land)
    shelves = [
        ground.buffer(width).intersection(geography.frame) for width in sorted(SHELVES_KM, reverse=True)
    ]
    content = {
        "size": [round(x1 - x0 + grid.size, 1), round(y1 - y0 + 2 * grid.radius, 1)],
        "land": [polygon_path(part, COAST_TOLERANCE_KM) for part in ordered(land)],
        "shelf": [
            " ".join(polygon_path(part, 1.0) for part in ordered(polygons_of(shelf))) for shelf in shelves
        ],
        "lakes": [
            polygon_path(part, COAST_TOLERANCE_KM)
            for part in ordered(polygons_of(geography.lakes(LEAST_LAKE_KM2)))
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
            pieces += lines_of(linemerge(list(lines_of(countries[one].boundary.intersection(nearby)))))
    inland = unary_union(pieces).intersection(ground.buffer(-1.0)).intersection(geography.frame)
    merged = simplify(linemerge(list(lines_of(inland))), BORDER_TOLERANCE_KM)
    drawn = sorted(
        (list(line.coords) for line in lines_of(merged) if line.length >= LEAST_BORDER_KM),
        key=lambda points: points[0],
    )
    return [line_path(points) for points in drawn]
