"""Properties of the hexes: land or water, terrain, country, theatre."""

from typing import Any

from shapely import prepare
from shapely.geometry import Polygon
from shapely.ops import unary_union

from mapmaker.description import Area, Description, Properties
from mapmaker.geography import Geography
from mapmaker.grid import Grid

NO_GROUND = ("sea", "lake", "off")
LEAST_LAND = 0.1
"""Part of a hex: with less land, an area's share is measured on the whole hex."""


class Ground:
    """The hexes' outlines and what is land inside them."""

    def __init__(self, description: Description, grid: Grid, geography: Geography) -> None:
        self.lakes = geography.lakes(description.water.min_lake_km2)
        self.land = geography.land().difference(self.lakes)
        prepare(self.land)
        self.outline = {hid: Polygon(grid.corners(cell)) for hid, cell in grid.cells.items()}
        self.inside = {hid: polygon.intersection(self.land) for hid, polygon in self.outline.items()}

    def land_share(self, hid: str) -> float:
        return float(self.inside[hid].area / self.outline[hid].area)

    def base(self, hid: str) -> Any:
        """What an area's share of a hex is measured on."""
        return self.inside[hid] if self.land_share(hid) > LEAST_LAND else self.outline[hid]

    def water_name(self, hid: str) -> str:
        wet = self.outline[hid].area - self.inside[hid].area
        return "lake" if self.lakes.intersection(self.outline[hid]).area > 0.5 * wet else "sea"


def properties(description: Description, geography: Geography, ground: Ground) -> dict[str, Properties]:
    """Every hex's properties: areas in their order, then groups, then the corrections by hand."""
    hexes: dict[str, Properties] = {
        hid: {"terrain": _first_terrain(description, ground, hid)} for hid in ground.outline
    }
    for correction in description.hex:
        for hid in correction.ids:
            hexes[hid]["terrain"] = correction.set.get("terrain", hexes[hid]["terrain"])
    dry = [hid for hid in hexes if hexes[hid]["terrain"] not in NO_GROUND]
    grouped: dict[tuple[str, str], tuple[float, Properties]] = {}
    for area in description.area:
        for hid, share in _shares(area, dry, geography, ground).items():
            if not area.group:
                hexes[hid].update(area.set)
            elif share > grouped.get((area.group, hid), (0.0, {}))[0]:
                grouped[area.group, hid] = share, area.set
    for (_, hid), (_, winner) in grouped.items():
        hexes[hid].update(winner)
    for correction in description.hex:
        for hid in correction.ids:
            hexes[hid].update(correction.set)
    return hexes


def without_ground(description: Description, ground: Ground) -> set[str]:
    """Hexes that are water or not in play from the start: no hexside is drawn beside them."""
    terrain = {hid: _first_terrain(description, ground, hid) for hid in ground.outline}
    for correction in description.hex:
        for hid in correction.ids:
            terrain[hid] = str(correction.set.get("terrain", terrain[hid]))
    return {hid for hid, name in terrain.items() if name in NO_GROUND}


def _first_terrain(description: Description, ground: Ground, hid: str) -> str:
    if ground.land_share(hid) >= description.water.land_share:
        return description.default_terrain
    return ground.water_name(hid)


def _shares(area: Area, dry: list[str], geography: Geography, ground: Ground) -> dict[str, float]:
    """The part of each hex inside an area, where it reaches the area's least share."""
    rings = (area.ring, *area.rings) if area.ring else area.rings
    if rings:
        inside = unary_union([geography.ring(ring) for ring in rings])
    elif area.countries:
        inside = geography.union("countries", area.countries)
    else:
        inside = geography.union("regions", area.regions)
    if area.minus_ring:
        inside = inside.difference(geography.ring(area.minus_ring))
    prepare(inside)
    touched = [hid for hid in dry if inside.intersects(ground.outline[hid])]
    shares = {
        hid: float(ground.base(hid).intersection(inside).area / ground.base(hid).area) for hid in touched
    }
    return {hid: share for hid, share in shares.items() if share > 0 and share >= area.share}
