"""The plane of an area map in the board's units: x to the east, y to the SOUTH, origin in the north-west."""

from pyproj import Transformer

from mapmaker.areas.description import LonLat, PlaneTable
from mapmaker.grid import Point

AROUND = 400.0
"""Units of land beyond the sheet, so that nothing near its edge looks cut."""


class Plane:
    """Places on the globe as points of the board."""

    def __init__(self, table: PlaneTable) -> None:
        self.table = table
        self._to_km = Transformer.from_crs("EPSG:4326", table.proj, always_xy=True)
        left, top, right, bottom = table.frame
        self.size = (right - left) / table.km_per_unit, (bottom - top) / table.km_per_unit

    def point(self, lon: float, lat: float) -> Point:
        east, north = self._to_km.transform(lon, lat)
        left, top, _, _ = self.table.frame
        return (east - left) / self.table.km_per_unit, (-north - top) / self.table.km_per_unit

    def points(self, places: tuple[LonLat, ...]) -> list[Point]:
        return [self.point(*place) for place in places]

    def units(self, km: float) -> float:
        return km / self.table.km_per_unit

    def km(self, point: Point) -> Point:
        """Back to kilometres from the middle of the projection."""
        left, top, _, _ = self.table.frame
        return left + point[0] * self.table.km_per_unit, top + point[1] * self.table.km_per_unit

    def reach(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all that has a bearing on the sheet."""
        return -AROUND, -AROUND, self.size[0] + AROUND, self.size[1] + AROUND
