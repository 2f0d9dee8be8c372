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

BORDER_TOLERANCE_KM = 2.0
BORDER_WIDTH_KM = 1.5
"""Two outlines that run closer together than this are the same border."""
LEAST_BORDER_KM = 25.0
"""Shorter pieces are crumbs left over where two outlines do not quite agree."""


def text(description: Description, grid: Grid, geography: Geography) -> str:
    """The whole file as JSON; the same geography always gives the same bytes."""
    x0, y0, x1, y1 = grid.extent()
    style = description.backdrop
    land = [part for part in polygons_of(geography.land()) if part.area >= style.least_island_km2]
    ground = unary_union(land)
    shelves = [
        ground.buffer(width).intersection(geography.frame) for width in sorted(style.shelves_km, reverse=True)
    ]
    content = {
        "size": [round(x1 - x0 + grid.size, 1), round(y1 - y0 + 2 * grid.radius, 1)],
        "land": [polygon_path(part, style.coast_tolerance_km) for part in ordered(land)],
        "shelf": [
            " ".join(
                polygon_path(part, max(1.0, style.coast_tolerance_km)) for part in ordered(polygons_of(shelf))
            )
            for shelf in shelves
        ],
        "lakes": [
            polygon_path(part, style.coast_tolerance_km)
            for part in ordered(polygons_of(geography.lakes(style.least_lake_km2)))
        ],
        "borders": _borders(description, grid, geography, ground),
    }
    rows = [f"{json.dumps(key)}: {json.dumps(value, indent=0)}" for key, value in content.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _borders(description: Description, grid: Grid, geography: Geography, ground: Any) -> list[str]:
    """The lines between the countries of the board's own time; none where the board has its own."""
    if description.borders is None:
        return []
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
