"""Shapes taken apart, put in order and written as SVG paths; the same shape always gives the same bytes."""

from collections.abc import Iterable
from typing import Any

from shapely import simplify


def lines_of(shape: Any) -> Iterable[Any]:
    for part in getattr(shape, "geoms", [shape]):
        if part.geom_type == "LineString" and not part.is_empty:
            yield part
        elif hasattr(part, "geoms"):
            yield from lines_of(part)


def polygons_of(shape: Any) -> list[Any]:
    return [
        part for part in getattr(shape, "geoms", [shape]) if part.geom_type == "Polygon" and not part.is_empty
    ]


def ordered(polygons: list[Any]) -> list[Any]:
    """Largest first, then by place: the order of a union's parts is no promise of the library."""
    return sorted(polygons, key=lambda part: (-round(part.area, 3), part.bounds))


def polygon_path(polygon: Any, tolerance: float) -> str:
    plain = simplify(polygon, tolerance).normalize()
    return "".join(
        "M" + "L".join(point_text(point) for point in ring.coords[:-1]) + "Z"
        for ring in (plain.exterior, *plain.interiors)
    )


def line_path(points: Iterable[tuple[float, ...]]) -> str:
    return "M" + "L".join(point_text(point) for point in points)


def point_text(point: tuple[float, ...]) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}".replace(".0 ", " ").removesuffix(".0")
