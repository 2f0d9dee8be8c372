"""Which areas touch: the links of the board, the lines of their borders, and contacts that are no links."""

from typing import Any

from shapely import STRtree
from shapely.geometry import LineString
from shapely.ops import linemerge, unary_union

from mapmaker.areas.cells import Land
from mapmaker.areas.description import Description, Properties
from mapmaker.grid import Point
from mapmaker.paths import lines_of, polygons_of

GROWN_KM = 0.6
"""Areas grow by this much to overlap where they touch."""
LEAST_CLOSED_KM = 2.5
"""A contact that is no link is shown as closed from this length on."""
LEAST_CLOSED = 1.5
LEAST_MAINLAND = 2500.0
"""Square units of an island on which a closed contact is worth showing."""


class Contacts:
    """Links with what lies on them, by "a-b" in the order of the alphabet."""

    def __init__(self, description: Description, land: Land) -> None:
        self._land = land
        self._near = land.dry.buffer(land.plane.units(land.plane.table.shore_km))
        self._firm = land.dry.buffer(1.0)
        self._mainland = unary_union([part for part in polygons_of(land.dry) if part.area >= LEAST_MAINLAND])
        touching = self._touching(0.0)
        least = land.plane.table.touch_km
        self.links: dict[str, Properties] = {name: {} for name, km in touching.items() if km >= least}
        known = description.spaces.keys()
        for link in description.link:
            name = "-".join(sorted(link.between))
            if not known >= set(link.between):
                raise ValueError(f"a link names an unknown area: {name}")
            if link.remove:
                self.links.pop(name, None)
            elif name not in self.links and not link.add:
                raise ValueError(f"{name} is no border (say add = true)")
            else:
                self.links[name] = link.set
        self.links = {name: self.links[name] for name in sorted(self.links)}
        self.lines = {name: self._line(name, self._firm) for name in self.links}
        contacts = {
            name: self._line(name, self._mainland)
            for name in sorted(touching)
            if name not in self.links and self._mainland_km(*name.split("-")) >= LEAST_CLOSED_KM
        }
        self.closed = {
            name: line for name, line in contacts.items() if LineString(line).length >= LEAST_CLOSED
        }

    def _touching(self, least_km: float) -> dict[str, float]:
        """Length in km of the land border of each pair of areas, measured on both sides at once."""
        grow = self._land.plane.units(GROWN_KM)
        grown = {name: self._land.parts[name].buffer(grow) for name in self._land.ids}
        names = list(grown)
        tree = STRtree(list(grown.values()))
        found = {}
        for n, name in enumerate(names):
            for m in sorted(tree.query(grown[name])):
                if m <= n:
                    continue
                shared = grown[name].intersection(grown[names[m]]).area / (2 * grow)
                km = shared * self._land.plane.table.km_per_unit
                if km > least_km:
                    found["-".join(sorted((name, names[m])))] = km
        return found

    def border(self, a: str, b: str) -> Any:
        """The common line of two areas as far as the sea along the shore reaches."""
        land = self._land
        if a not in land.cells or b not in land.cells:
            return LineString()
        return land.cells[a].boundary.intersection(land.cells[b].boundary).intersection(self._near)

    def _line(self, name: str, within: Any) -> list[Point]:
        """The longest piece of a border on this land; where there is none, of the border itself."""
        border = self.border(*name.split("-"))
        for shape in (border.intersection(within), border):
            pieces = list(lines_of(linemerge(list(lines_of(shape)))))
            if pieces:
                longest = max(pieces, key=lambda piece: (round(piece.length, 3), piece.bounds))
                points = [(round(x, 1), round(y, 1)) for x, y in longest.coords]
                return points if points[0] <= points[-1] else points[::-1]
        return []

    def _mainland_km(self, a: str, b: str) -> float:
        """Length of a border on land that is no small island."""
        border = self.border(a, b)
        return float(border.intersection(self._mainland).length) * self._land.plane.table.km_per_unit
