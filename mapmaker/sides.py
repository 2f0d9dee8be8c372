"""Kinds of the hexsides: water between land hexes, rivers and crests, frontiers, corrections by hand."""

from typing import Any

import msgspec
from shapely.geometry import LineString, Polygon

from mapmaker.chains import chain
from mapmaker.description import Description, Properties
from mapmaker.geography import Geography
from mapmaker.grid import Grid, Point
from mapmaker.hexes import Ground

Pair = tuple[str, str]
FRAME_INSET = 1.4
"""Hex sizes: lines are cut this far inside the frame, so that a chain ends at the board's edge."""
STRIP_WIDTH = 0.12
"""Hex sizes to either side of a hexside that are searched for land."""


class Side(msgspec.Struct):
    """What lies on a hexside, and the name of each kind that has one."""

    kinds: list[str] = []
    names: dict[str, str] = {}

    def add(self, kind: str, name: str = "") -> None:
        if kind not in self.kinds:
            self.kinds.append(kind)
        known = self.names.get(kind, "")
        if name and name not in known.split(" / "):
            self.names[kind] = f"{known} / {name}" if known else name

    def remove(self, kind: str) -> None:
        self.kinds.remove(kind)
        self.names.pop(kind, None)


def sides(
    description: Description,
    grid: Grid,
    geography: Geography,
    ground: Ground,
    wet: set[str],
    hexes: dict[str, Properties],
) -> dict[Pair, Side]:
    """Every hexside on which something lies, in the order of the hex numbers."""
    segments = {(a, b): (start, end) for a, b, start, end in grid.sides()}
    found = {pair: Side() for pair in sorted(segments)}
    dry = {pair: segment for pair, segment in segments.items() if not wet.intersection(pair)}
    for pair, segment in dry.items():
        water = _water(description, grid, ground, segment)
        if water:
            found[pair].add(water)
    _add_lines(description, grid, geography, segments, dry, found)
    for frontier in description.frontier:
        for a, b in dry:
            if frontier.runs_between(hexes[a].get(frontier.key), hexes[b].get(frontier.key)):
                found[a, b].add(frontier.kind, frontier.name)
    for correction in description.side:
        for a, b in correction.pairs():
            if correction.add:
                found[a, b].add(correction.add, correction.name)
            if correction.remove:
                found[a, b].remove(correction.remove)
    return {pair: side for pair, side in found.items() if side.kinds}


def _water(description: Description, grid: Grid, ground: Ground, segment: tuple[Point, Point]) -> str:
    """ "sea" or "lake" when so little of a side between two land hexes is land that nobody can cross it."""
    line = LineString(segment)
    strip = Polygon(line.buffer(STRIP_WIDTH * grid.size, cap_style="flat"))
    least = description.water.side_share
    if line.intersection(ground.land).length >= least * line.length:
        return ""
    if strip.intersection(ground.land).area >= least * strip.area:
        return ""
    in_lake = ground.lakes.intersection(strip).area > 0.5 * strip.difference(ground.land).area
    return "lake" if in_lake else "sea"


def _add_lines(
    description: Description,
    grid: Grid,
    geography: Geography,
    segments: dict[Pair, tuple[Point, Point]],
    dry: dict[Pair, tuple[Point, Point]],
    found: dict[Pair, Side],
) -> None:
    """Lays each line on the grid; a chain is worked out over water too, but leaves its mark on land only."""
    pair_of = {segment: pair for pair, segment in segments.items()}
    inner = geography.frame.buffer(-FRAME_INSET * grid.size)
    for line in description.line:
        path: Any = LineString([grid.plane(lon, lat) for lon, lat in line.points]).intersection(inner)
        if path.geom_type == "MultiLineString":
            path = max(path.geoms, key=lambda part: part.length)
        for start, end in chain(path, segments.values(), grid.size):
            pair = pair_of[min(start, end), max(start, end)]
            if pair in dry:
                found[pair].add(line.kind, line.name)
