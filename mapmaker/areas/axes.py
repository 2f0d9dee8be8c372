"""Axes over the sea as arrows: from coast to coast, or only the last stretch before the coast."""

import math
from typing import Any

from shapely import prepare
from shapely.geometry import LineString, box
from shapely.ops import unary_union

from mapmaker.areas.cells import Land
from mapmaker.areas.description import Description, Landing
from mapmaker.areas.plane import Plane
from mapmaker.grid import Point
from mapmaker.paths import lines_of, ordered, polygons_of

STEPS = 8
"""An arrow is drawn along this many pieces."""
BENDS = (0.1, -0.1, 0.2, -0.2, 0.35, -0.35)
"""How far an axis may bend aside, as a part of its length."""
ASHORE = 5.0
LEAST_LENGTH = 30.0
LAST_STRETCH = 36.0
SHORE_STEP = 9.0
TO_THE_MIDDLE = 0.3
"""How much being away from the middle of an area counts against a place, compared with being far."""
TRIED = 60
"""Of all pairs of places, how many are looked at closely."""
Arrow = dict[str, Any]


def arrows(description: Description, plane: Plane, land: Land) -> list[Arrow]:
    """Every axis once; those with a letter once for each coast that they lead to."""
    found = [_crossing(landing, land) for landing in description.landings if not landing.d]
    coasts = {area.id: area.set.get("coast", ()) for area in description.area}
    ends: dict[str, str] = {}
    for landing in description.landings:
        if landing.d:
            end = landing.b if landing.a in landing.origins else landing.a
            seas = coasts.get(end, ())
            ends.setdefault(end, landing.sea if landing.sea in seas or not seas else seas[0])
    for end, sea in ends.items():
        if end in description.arrivals:
            found.append(_lettered(plane.points(description.arrivals[end])))
        else:
            found.append(_arrival(land, end, plane.point(*description.places[sea])))
    return found


def _lettered(line: list[Point]) -> Arrow:
    return {"line": _rounded(line), "heads": [False, True], "letter": "D"}


def _main(land: Land, name: str) -> Any:
    """The part of an area that an axis leads to: its largest."""
    return land.framed[name] if name in land.framed else ordered(polygons_of(land.parts[name]))[0]


def _coast(land: Land, name: str, apart: float) -> list[Point]:
    """Points on the shore of an area's main part, evenly apart, away from other land."""
    main = _main(land, name)
    others = _others(land, (name,), main.bounds, 20.0)
    open_shore = main.exterior.simplify(1.0).difference(others.buffer(apart, quad_segs=2))
    points = [
        line.interpolate(min(line.length, (n + 0.5) * SHORE_STEP)).coords[0]
        for line in lines_of(open_shore)
        for n in range(max(1, round(line.length / SHORE_STEP)))
    ]
    return sorted(points)


def _others(
    land: Land, names: tuple[str, ...], bounds: tuple[float, float, float, float], margin: float
) -> Any:
    """Everything near but the areas named: land, and frames in the water."""
    here = box(bounds[0] - margin, bounds[1] - margin, bounds[2] + margin, bounds[3] + margin)
    near = land.dry.intersection(here).simplify(0.6)
    own = [land.parts[name].intersection(here) for name in names if name in land.parts]
    frames = [shape.intersection(here) for name, shape in land.framed.items() if name not in names]
    return unary_union([near.difference(unary_union(own).buffer(1.5, quad_segs=2)), *frames])


def _crossing(landing: Landing, land: Land) -> Arrow:
    """A curve between two coasts, rather from middle to middle, that keeps clear of other land."""
    ends = landing.a, landing.b
    near, far = (land.centres[name] for name in ends)
    shores = [_coast(land, name, 7.0) for name in ends]
    pairs = [
        (math.dist(p, q) + TO_THE_MIDDLE * (math.dist(p, near) + math.dist(q, far)), p, q)
        for p in shores[0]
        for q in shores[1]
    ]
    others = _others(land, ends, unary_union([_main(land, name) for name in ends]).bounds, 60.0)
    prepare(others)
    least, best = math.inf, list[Point]()
    for cost, p, q in sorted(pairs)[:TRIED]:
        if cost >= least:
            break
        for bend in BENDS:
            curve = _curve(*_lengthened(p, q), bend)
            worse = round(cost + 20 * abs(bend) + 4 * _ashore(curve, others), 1)
            if worse < least:
                least, best = worse, curve
    heads = [landing.b in landing.origins, landing.a in landing.origins]
    return {"line": _rounded(best), "heads": heads, "letter": ""}


def _ashore(curve: list[Point], others: Any) -> float:
    line = LineString(curve)
    return float(line.intersection(others).length) if others.intersects(line) else 0.0


def _arrival(land: Land, end: str, sea: Point) -> Arrow:
    """The last stretch of an axis that comes from afar."""
    middle = land.centres[end]
    found = []
    for coast in _coast(land, end, 3.0):
        far = math.dist(coast, middle) or 1.0
        across, down = (coast[0] - middle[0]) / far, (coast[1] - middle[1]) / far
        start = coast[0] + across * LAST_STRETCH, coast[1] + down * LAST_STRETCH
        tip = coast[0] - across * ASHORE, coast[1] - down * ASHORE
        dry = LineString([start, coast]).intersection(land.dry).length
        found.append((round(2 * far + math.dist(coast, sea) + dry, 1), start, tip))
    _, start, tip = min(found)
    return _lettered([start, tip])


def _lengthened(start: Point, end: Point) -> tuple[Point, Point]:
    """Both ends a little ashore, farther where the crossing is short."""
    length = math.dist(start, end) or 1.0
    more = max(ASHORE, (LEAST_LENGTH - length) / 2) / length
    dx, dy = (end[0] - start[0]) * more, (end[1] - start[1]) * more
    return (start[0] - dx, start[1] - dy), (end[0] + dx, end[1] + dy)


def _curve(start: Point, end: Point, bend: float) -> list[Point]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    aside = start[0] + dx / 2 - dy * bend * 2, start[1] + dy / 2 + dx * bend * 2
    points = []
    for n in range(STEPS + 1):
        t = n / STEPS
        points.append(
            (
                (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * aside[0] + t**2 * end[0],
                (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * aside[1] + t**2 * end[1],
            )
        )
    return points


def _rounded(points: list[Point]) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in points]
