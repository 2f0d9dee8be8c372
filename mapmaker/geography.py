"""The geographic layers, laid on a board's plane and cut to its frame."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from shapely import make_valid, segmentize, transform
from shapely.geometry import Polygon, box, shape
from shapely.ops import unary_union

from mapmaker.description import LonLat
from mapmaker.grid import Point

FOLDER = Path(__file__).parent / "geography"
LONGEST_STEP = 0.25
"""Degrees: a longer straight line between two points would miss the curve it has on the plane."""


class Geography:
    """Reads layers when asked; a shape is a shapely geometry in the board's coordinates."""

    def __init__(
        self,
        plane: Callable[[float, float], Point],
        frame: tuple[float, float, float, float],
        files: Mapping[str, str] | None = None,
    ) -> None:
        """`files` names the file of a layer, where it is not called like the layer."""
        self._plane, self._files = plane, dict(files or {})
        self._layers: dict[str, list[tuple[str, Any]]] = {}
        self.frame = box(*frame)

    def shapes(self, layer: str) -> list[tuple[str, Any]]:
        """Name and shape of every feature that reaches into the frame."""
        if layer not in self._layers:
            text = (FOLDER / f"{self._files.get(layer, layer)}.geojson").read_text(encoding="utf-8")
            laid = [
                (f["properties"]["name"], self._laid(shape(f["geometry"])))
                for f in json.loads(text)["features"]
            ]
            self._layers[layer] = [(name, geometry) for name, geometry in laid if not geometry.is_empty]
        return self._layers[layer]

    def union(self, layer: str, names: tuple[str, ...]) -> Any:
        """The features of these names as one shape; a name that is not on the board is an error."""
        have = dict.fromkeys(name for name, _ in self.shapes(layer))
        missing = [name for name in names if name not in have]
        if missing:
            raise ValueError(f"{layer} has nothing named {', '.join(missing)} on this board")
        return unary_union([geometry for name, geometry in self.shapes(layer) if name in names])

    def ring(self, points: tuple[LonLat, ...]) -> Any:
        """The inside of a ring of longitudes and latitudes."""
        polygon = Polygon(points)
        return self._laid(polygon if polygon.is_valid else make_valid(polygon))

    def land(self) -> Any:
        return unary_union([geometry for _, geometry in self.shapes("land")])

    def lakes(self, least_km2: float) -> Any:
        return unary_union([geometry for _, geometry in self.shapes("lakes") if geometry.area >= least_km2])

    def _laid(self, geometry: Any) -> Any:
        laid = transform(
            segmentize(geometry, LONGEST_STEP),
            lambda points: [self._plane(lon, lat) for lon, lat in points],
        )
        return (laid if laid.is_valid else make_valid(laid)).intersection(self.frame)
