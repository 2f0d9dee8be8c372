"""Areas as shapes: Voronoi cells with bent borders, and what of them is land."""

import math
from typing import Any

from shapely import (
    MultiPoint,
    STRtree,
    coverage_simplify,
    make_valid,
    segmentize,
    transform,
    voronoi_polygons,
)
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry import Polygon, box
from shapely.ops import polylabel, unary_union

from mapmaker.areas.description import Description
from mapmaker.areas.plane import Plane
from mapmaker.geography import Geography
from mapmaker.grid import Point
from mapmaker.paths import ordered, polygons_of

STEP_KM = 8.0
"""Borders are bent at points this far apart."""
WAVES = (
    ((0.50, 0.021, -0.013, 0.3), (0.30, -0.037, -0.045, 1.7), (0.20, 0.083, -0.071, 4.1)),
    ((-0.50, -0.015, -0.023, 2.2), (-0.30, 0.049, -0.031, 0.9), (-0.20, -0.067, -0.091, 5.3)),
)
"""Strength, the two frequencies and the phase of the waves that move points across and down."""
BORDER_TOLERANCE_KM = 1.6
SHORE_TOLERANCE_KM = 9.0
LEAST_PART_KM2 = 60.0
"""An area's parts with less land than this can't be pointed at."""
DECIMALS = 1


class Land:
    """What every area and every stretch of void land looks like, in the board's units."""

    def __init__(self, description: Description, plane: Plane, geography: Geography) -> None:
        self.plane = plane
        table = plane.table
        self.ground = geography.land()
        lakes = geography.lakes(table.min_lake_km2 / table.km_per_unit**2)
        self.dry = self.ground.difference(lakes)
        self.ids = [area.id for area in description.area]
        self.framed = {box_.id: _rectangle(box_.rect) for box_ in description.box}
        exact = self._cells(description)
        self.parts = {name: exact[name].intersection(self.dry).buffer(0) for name in self.ids}
        plain = coverage_simplify(list(exact.values()), plane.units(BORDER_TOLERANCE_KM))
        self.cells = dict(zip(exact, plain, strict=True))
        for area in description.area:
            if area.reach_km:
                middle = self.parts[area.id].centroid
                self.framed[area.id] = middle.buffer(plane.units(area.reach_km), quad_segs=12)
        self.rings = {name: self._rings(name) for name in self.ids} | {
            name: [_rounded(shape.exterior.coords[:-1])] for name, shape in self.framed.items()
        }
        self.centres = {area.id: self._centre(area.id, area.at) for area in description.area}
        for box_ in description.box:
            left, top, wide, high = box_.rect
            self.centres[box_.id] = left + wide / 2, top + high / 2
        self._drawn_over(description)

    def _drawn_over(self, description: Description) -> None:
        """Fortresses as circles, sea zones as they are described."""
        for fort in description.fort:
            middle = self.centres[fort.id] = self.plane.point(*fort.at)
            circle = ShapelyPoint(middle).buffer(self.plane.units(fort.radius_km), quad_segs=6)
            self.rings[fort.id] = [_rounded(circle.exterior.coords[:-1])]
        for sea in description.sea:
            self.centres[sea.id] = self.plane.point(*sea.at)
            self.rings[sea.id] = [_rounded(self.plane.points(sea.outline))]

    def _cells(self, description: Description) -> dict[str, Any]:
        """Each area and void with everything nearest to its points, land or not."""
        areas = [(area.id, cell) for area in description.area for cell in area.cells]
        owners = [*areas, *((void.id, cell) for void in description.void for cell in void.cells)]
        points = [self.plane.point(*cell) for _, cell in owners]
        nearest = list(voronoi_polygons(MultiPoint(points), extend_to=box(*self.plane.reach())).geoms)
        tree = STRtree(nearest)
        gathered: dict[str, list[Any]] = {}
        for (name, _), point in zip(owners, points, strict=True):
            place = ShapelyPoint(point)
            found = min(n for n in tree.query(place) if nearest[n].covers(place))
            gathered.setdefault(name, []).append(nearest[found])
        step = self.plane.units(STEP_KM)
        bent = {
            name: transform(
                segmentize(unary_union(cells), step), lambda points: [self._bent(point) for point in points]
            )
            for name, cells in gathered.items()
        }
        return {name: cell if cell.is_valid else make_valid(cell) for name, cell in bent.items()}

    def _bent(self, point: Point) -> Point:
        """A point moved by a smooth field that is always the same, so that borders look like borders."""
        x, y = self.plane.km(point)
        across, down = (
            sum(strength * math.sin(u * x + v * y + phase) for strength, u, v, phase in waves)
            for waves in WAVES
        )
        bend = self.plane.units(self.plane.table.bend_km)
        # Rounded: two neighbours walk along their border in opposite directions.
        return round(point[0] + bend * across, 4), round(point[1] + bend * down, 4)

    def _rings(self, name: str) -> list[list[Point]]:
        """Outlines that can be pointed at, the largest first: the coast is left to the backdrop."""
        units = self.plane.units
        own = self.parts[name].simplify(units(SHORE_TOLERANCE_KM / 2))
        near = own.buffer(units(self.plane.table.shore_km), quad_segs=2).simplify(
            units(SHORE_TOLERANCE_KM / 2)
        )
        inside = near.intersection(self.cells[name])
        filled = unary_union([Polygon(part.exterior) for part in polygons_of(inside)])
        least = LEAST_PART_KM2 / self.plane.table.km_per_unit**2
        parts = [part for part in ordered(polygons_of(filled)) if part.intersection(own).area >= least]
        return [
            _rounded(part.normalize().exterior.coords[:-1])
            for part in parts or [ordered(polygons_of(filled))[0]]
        ]

    def _centre(self, name: str, at: tuple[float, float] | None) -> Point:
        """Where counters stand with the name below them: in the widest part of the land."""
        if at:
            return self.plane.point(*at)
        if name in self.framed:
            middle = self.framed[name].centroid
        else:
            shore = self.parts[name].simplify(1.0).buffer(4.0).intersection(Polygon(self.rings[name][0]))
            middle = polylabel(ordered(polygons_of(shore))[0], 1.0)
        return middle.x, middle.y


def _rectangle(rect: tuple[float, float, float, float]) -> Polygon:
    left, top, wide, high = rect
    return box(left, top, left + wide, top + high)


def _rounded(points: Any) -> list[Point]:
    return [(round(x, DECIMALS), round(y, DECIMALS)) for x, y in points]
