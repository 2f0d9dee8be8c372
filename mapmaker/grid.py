"""The hex grid on the plane: kilometres, x to the east, y to the SOUTH, origin at the north-west hex."""

import math
from collections.abc import Iterator

from pyproj import Transformer

from mapmaker.description import Georef, GridTable

Point = tuple[float, float]
Cell = tuple[int, int]
"""Column and row counted from the north-west, from 0."""


class Grid:
    """Numbers, centres, corners and neighbours of the hexes, and their place on the globe."""

    def __init__(self, table: GridTable, georef: Georef) -> None:
        self.table = table
        self.size = table.size_km
        self.radius = table.size_km / math.sqrt(3)
        self.cells: dict[str, Cell] = {
            self.number(cell): cell
            for cell in ((i, j) for j in range(table.rows) for i in range(table.columns))
        }
        self._to_plane = Transformer.from_crs("EPSG:4326", georef.proj, always_xy=True)
        east, north = self._to_plane.transform(georef.lon, georef.lat)
        x, y = self.centre(self.cells[georef.hex])
        self._east, self._north = east - x, north + y

    def number(self, cell: Cell) -> str:
        """The printed number of a cell."""
        row, col = self._printed(cell)
        return self.table.number.format(row=row, col=col)

    def _printed(self, cell: Cell) -> tuple[int, int]:
        i, j = cell
        row = j if self.table.row_from == "north" else self.table.rows - 1 - j
        col = i if self.table.col_from == "west" else self.table.columns - 1 - i
        return row + 1, col + 1

    def centre(self, cell: Cell) -> Point:
        i, j = cell
        pushed = (self._printed(cell)[0] % 2 == 1) == (self.table.shifted == "odd")
        push = (0.5 if self.table.shift == "east" else -0.5) if pushed else 0.0
        return (i + push) * self.size, j * self.size * math.sqrt(3) / 2

    def corners(self, cell: Cell) -> list[Point]:
        """The six corners, the first at the lower right, turning clockwise on the sheet."""
        x, y = self.centre(cell)
        angles = [math.radians(30 + 60 * k) for k in range(6)]
        return [(x + self.radius * math.cos(a), y + self.radius * math.sin(a)) for a in angles]

    def plane(self, lon: float, lat: float) -> Point:
        east, north = self._to_plane.transform(lon, lat)
        return east - self._east, self._north - north

    def holding(self, point: Point) -> str | None:
        """The number of the hex that holds a point of the plane, None off the grid."""
        nearest = min(self.cells, key=lambda hid: math.dist(self.centre(self.cells[hid]), point))
        inside = math.dist(self.centre(self.cells[nearest]), point) <= self.radius * 1.001
        return nearest if inside else None

    def sides(self) -> Iterator[tuple[str, str, Point, Point]]:
        """Every side common to two hexes: their numbers in order, and its two end points."""
        owners: dict[tuple[Point, Point], list[str]] = {}
        for hid, cell in self.cells.items():
            ring = [(round(x, 3), round(y, 3)) for x, y in self.corners(cell)]
            for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
                owners.setdefault((min(start, end), max(start, end)), []).append(hid)
        for (start, end), hexes in owners.items():
            if len(hexes) == 2:
                yield min(hexes), max(hexes), start, end

    def extent(self) -> tuple[float, float, float, float]:
        """Least and greatest x and y of the centres: x0, y0, x1, y1."""
        centres = [self.centre(cell) for cell in self.cells.values()]
        xs, ys = [x for x, _ in centres], [y for _, y in centres]
        return min(xs), min(ys), max(xs), max(ys)
