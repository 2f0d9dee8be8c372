"""What an area map is drawn with: geography as SVG paths, outlines of areas, lines of borders, arrows."""

import json
from itertools import combinations
from typing import Any

from shapely import simplify
from shapely.geometry import LineString, box
from shapely.ops import linemerge, unary_union

from mapmaker.areas import relief
from mapmaker.areas.axes import arrows
from mapmaker.areas.cells import Land
from mapmaker.areas.contacts import Contacts
from mapmaker.areas.description import Description
from mapmaker.areas.plane import Plane
from mapmaker.geography import Geography
from mapmaker.paths import line_path, lines_of, ordered, polygon_path, polygons_of

SHELVES = (9.0, 18.0)
"""Widths of the bands of paler water along the shore, in units."""
LEAST_ISLAND = 7.0
COAST_TOLERANCE = 0.65
SHELF_TOLERANCE = 2.0
RIVER_TOLERANCE = 0.6
RIVER_APART = 18.0
MARGIN = 4.0
"""Units of land drawn beyond the sheet, so that its edge shows no coast."""


def text(description: Description, plane: Plane, geography: Geography, land: Land, contacts: Contacts) -> str:
    """The whole file as JSON; the same geography always gives the same bytes."""
    sheet = box(-MARGIN, -MARGIN, plane.size[0] + MARGIN, plane.size[1] + MARGIN)
    coast = [part for part in polygons_of(land.ground.intersection(sheet)) if part.area >= LEAST_ISLAND]
    ground = unary_union(coast)
    lakes = geography.lakes(plane.table.min_lake_km2 / plane.table.km_per_unit**2).intersection(sheet)
    named = {name: plane.point(*place) for name, place in description.places.items()}
    content = {
        "origin": [0, 0],
        "size": [round(length, 1) for length in plane.size],
        "land": [polygon_path(part, COAST_TOLERANCE) for part in ordered(coast)],
        "shelf": [_shelf(ground, width, sheet) for width in sorted(SHELVES, reverse=True)],
        "lakes": [polygon_path(part, COAST_TOLERANCE) for part in ordered(polygons_of(lakes))],
        "rivers": _rivers(geography, ground.difference(lakes), contacts),
        "outside": _outside(description, land, sheet),
        "grid": _grid(description, land, ground),
        "borders": _borders(description, land, ground),
        **relief.relief(description, land),
        "limits": [line_path(plane.points(line)) for line in description.limit],
        "frames": sorted(land.framed),
        "places": {name: [round(x, 1), round(y, 1)] for name, (x, y) in named.items()},
        "axes": arrows(description, plane, land),
        "closed": list(contacts.closed.values()),
        "outlines": {
            name: {"centre": [round(length, 1) for length in land.centres[name]], "rings": rings}
            for name, rings in land.rings.items()
        },
        "edges": {name: line for name, line in contacts.lines.items() if line},
    }
    rows = [f"{json.dumps(key)}: {_value(value)}" for key, value in content.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _value(value: Any) -> str:
    """One entry a line: what changed can be seen in the history of the file."""
    if isinstance(value, dict):
        rows = [f"{json.dumps(key)}: {_flat(entry)}" for key, entry in value.items()]
        return "{\n" + ",\n".join(rows) + "\n}"
    if isinstance(value, list) and value and not isinstance(value[0], int | float):
        return "[\n" + ",\n".join(_flat(entry) for entry in value) + "\n]"
    return _flat(value)


def _flat(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _shelf(ground: Any, width: float, sheet: Any) -> str:
    shelf = ground.buffer(width, quad_segs=3).intersection(sheet)
    return " ".join(polygon_path(part, SHELF_TOLERANCE) for part in ordered(polygons_of(shelf)))


def _rivers(geography: Geography, dry: Any, contacts: Contacts) -> list[str]:
    """Real rivers, but for stretches beside a border that counts as one: two would be one too many."""
    counting = [LineString(line) for name, line in contacts.lines.items() if "river" in contacts.links[name]]
    dry = dry.difference(unary_union(counting).buffer(RIVER_APART)) if counting else dry
    merged = linemerge(list(lines_of(unary_union([shape for _, shape in geography.shapes("rivers")]))))
    return _drawn(simplify(merged, RIVER_TOLERANCE).intersection(dry), 12.0)


def _outside(description: Description, land: Land, sheet: Any) -> list[str]:
    """Land that nobody enters, coarsely along the shore: it is drawn cut to the coast."""
    near = land.ground.buffer(8.0, quad_segs=1).simplify(3.0)
    void = (
        unary_union([land.cells[void.id] for void in description.void]).intersection(near).intersection(sheet)
    )
    return [polygon_path(part, 0.3) for part in ordered(polygons_of(void))]


def _grid(description: Description, land: Land, ground: Any) -> list[str]:
    """Every border of an area on land, once."""
    void = unary_union([land.cells[void.id] for void in description.void])
    outlines = unary_union([*(land.cells[name].boundary for name in land.ids), void.boundary])
    return _drawn(outlines.intersection(ground.buffer(-0.4)), 1.0)


def _borders(description: Description, land: Land, ground: Any) -> list[str]:
    """The lines between countries, and between them and land outside the game."""
    countries: dict[str, list[Any]] = {}
    for area in description.area:
        countries.setdefault(str(area.set["country"]), []).append(land.cells[area.id])
    countries[""] = [land.cells[void.id] for void in description.void]
    outlines = {name: unary_union(cells).boundary for name, cells in countries.items()}
    shared = [outlines[one].intersection(outlines[other]) for one, other in combinations(outlines, 2)]
    pieces = [line for shape in shared for line in lines_of(shape)]
    return _drawn(unary_union(pieces).intersection(ground.buffer(-0.4)), 2.0)


def _drawn(shape: Any, least: float) -> list[str]:
    """Lines joined end to end, in the order of their first points, without crumbs."""
    merged = linemerge(list(lines_of(shape)))
    lines = sorted(list(line.coords) for line in lines_of(merged) if line.length > least)
    return [line_path(points) for points in lines]
