"""Terrain of areas: patches with rounded outlines a little inside the borders, and places for signs."""

import math
from typing import Any

from shapely import prepare
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry import box
from shapely.ops import unary_union

from mapmaker.areas.cells import Land
from mapmaker.areas.description import Description
from mapmaker.grid import Point
from mapmaker.paths import ordered, polygon_path, polygons_of

INSET = 5.0
ROUNDING = 11.0
PATCH_TOLERANCE = 0.7
SPACING = 21.0
"""Units between signs."""
ROW = 17.0
JITTER = 5.0
MARGIN = 6.0
NAME_BOX = (-34.0, 15.0, 34.0, 31.0)
"""Round the centre of an area: where its name stands and no sign may."""


def relief(description: Description, land: Land) -> dict[str, dict[str, Any]]:
    """By terrain: the outlines of its patches, and the places of the signs that fill them."""
    found: dict[str, list[str]] = {}
    for area in description.area:
        terrain = area.set["terrain"][0]
        if terrain not in description.bare:
            found.setdefault(terrain, []).append(area.id)
    shore = land.ground.buffer(6.0, quad_segs=2).simplify(2.0)
    dry = land.dry.simplify(0.5)
    names_of = unary_union([_name_box(centre) for centre in land.centres.values()])
    patches, signs = dict[str, list[str]](), dict[str, list[list[float]]]()
    for terrain, names in found.items():
        ground = _rounded(unary_union([land.cells[name] for name in names]))
        ground = ground.intersection(shore)
        patches[terrain] = [polygon_path(part, PATCH_TOLERANCE) for part in ordered(polygons_of(ground))]
        signs[terrain] = _scattered(ground.intersection(dry).buffer(-MARGIN).difference(names_of))
    return {"patches": patches, "signs": signs}


def _rounded(shape: Any) -> Any:
    """The shape drawn in from its border, its corners and thin tongues taken off."""
    return shape.buffer(-INSET - ROUNDING, quad_segs=6).buffer(ROUNDING, quad_segs=6)


def _name_box(centre: Point) -> Any:
    left, top, right, bottom = NAME_BOX
    return box(centre[0] + left, centre[1] + top, centre[0] + right, centre[1] + bottom)


def _scattered(shape: Any) -> list[list[float]]:
    """Points of a lattice, each pushed a little aside, from north to south."""
    if shape.is_empty:
        return []
    prepare(shape)
    left, top, right, bottom = shape.bounds
    found = []
    for row in range(math.floor(top / ROW), math.ceil(bottom / ROW) + 1):
        for column in range(math.floor(left / SPACING), math.ceil(right / SPACING) + 1):
            x = (column + 0.5 * (row % 2)) * SPACING + JITTER * math.sin(row * 12.9898 + column * 78.233)
            y = row * ROW + JITTER * math.sin(row * 39.3467 + column * 11.135)
            if shape.covers(ShapelyPoint(x, y)):
                found.append([round(x, 1), round(y, 1)])
    return sorted(found, key=lambda place: (place[1], place[0]))
