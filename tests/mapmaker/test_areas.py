"""Area maps: what the committed files hold, and how borders come about."""

import json
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

pytest.importorskip("shapely", reason="shapely is only installed where boards are made")
pytest.importorskip("pyproj", reason="pyproj is only installed where boards are made")

from mapmaker.areas.description import read
from mapmaker.areas.plane import Plane
from mapmaker.build import BOARDS
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

NAME = "downfall_third_reich"
DATA = Path(__file__).resolve().parents[2] / "src" / "grognard" / "games" / NAME / "data"
BACKDROP = json.loads((DATA / "backdrop.json").read_text(encoding="utf-8"))
BOARD = tomllib.loads((DATA / "board.toml").read_text(encoding="utf-8"))
AREAS = {
    name: unary_union([Polygon(ring).buffer(0) for ring in shape["rings"]])
    for name, shape in BACKDROP["outlines"].items()
}


def test_every_area_has_an_outline_with_its_centre_in_it():
    assert AREAS.keys() == BOARD["areas"].keys()
    for name, shape in BACKDROP["outlines"].items():
        assert AREAS[name].buffer(4).covers(Point(shape["centre"])), name


def test_outlines_do_not_overlap():
    names = [name for name in AREAS if name not in BACKDROP["frames"]]
    for n, one in enumerate(names):
        for other in names[n + 1 :]:
            if AREAS[one].intersects(AREAS[other]):
                assert AREAS[one].intersection(AREAS[other]).area < 12, (one, other)


def test_every_link_on_land_has_a_line_between_its_areas():
    for link in BOARD["links"]:
        ends = link.split("-")
        if not set(ends).isdisjoint(BACKDROP["frames"]):
            continue
        line = LineString(BACKDROP["edges"][link])
        assert all(AREAS[name].distance(line) < 1 for name in ends), link
        assert all(before != after for before, after in pairwise(BACKDROP["edges"][link]))


def test_there_is_an_arrow_for_each_axis_that_is_not_lettered():
    arrows = [axis for axis in BACKDROP["axes"] if not axis["letter"]]
    assert len(arrows) == sum(not landing["d"] for landing in BOARD["landings"])


def test_the_plane_has_its_origin_at_the_north_west_corner():
    plane = Plane(read(BOARDS / f"{NAME}.toml").plane)
    left, top, _, _ = plane.table.frame
    x, y = plane.point(18.0, 50.0)
    assert (x, y) == pytest.approx((-left / plane.table.km_per_unit, -top / plane.table.km_per_unit))
    assert plane.km((x, y)) == pytest.approx((0, 0), abs=1e-6)
    assert BACKDROP["size"] == pytest.approx(plane.size, abs=0.1)
