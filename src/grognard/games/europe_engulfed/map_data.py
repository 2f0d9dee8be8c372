"""The map as the rules ask for it: areas, fortresses, sea zones, what joins them, sets of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from grognard.kernel.areas import area_board
from grognard.kernel.board import Board, Edge, Links
from grognard.kernel.languages import Names
from grognard.kernel.masks import mask_of, spaces_in

ZONES = ("west", "east", "south")
"""1.1: the weather zones."""
ROADS = ("land", "river", "strait", "fortress")
"""The kinds of passage that ground units take."""


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the map: an area, a fortress, a sea zone, or the box of the U.S.A."""

    name: Names
    source: str
    kind: Literal["area", "fortress", "sea", "box"] = "area"
    country: str = ""
    home: bool = False
    weather: Literal["west", "east", "south", ""] = ""
    terrain: list[Literal["clear", "rough", "swamp", "desert", "fortress"]] = []
    coast: list[str] = []
    port: list[str] = []
    beach: dict[str, int] = {}
    werp: int = 0
    capital: bool = False
    vichy_capital: bool = False
    fortress: str = ""
    inside: str = ""
    capacity: int = 0
    maginot: bool = False
    heavy_fort: bool = False
    axis_forbidden: bool = False
    abstract: bool = False
    uses: str = ""
    maintenance: dict[str, str] = {}
    tags: list[str] = []
    ref: str = ""
    fixed: list[str] = []


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What joins two spaces: a border, with river or strait; an air route; a fortress's door; a lake."""

    kind: Literal["land", "air", "fortress", "supply"] = "land"
    river: str = ""
    strait: Names | None = None
    blocked_by: str = ""
    gap_km: int = 0
    source: str = ""
    ref: str = ""

    @property
    def kinds(self) -> frozenset[str]:
        more = ["river"] * bool(self.river) + ["strait"] * bool(self.strait)
        return frozenset([self.kind, *more])


class Map:
    """Spaces by number; sets of them are masks. `index` gives the number of a name."""

    def __init__(self, data: Mapping[str, Any], folder: Path) -> None:
        self.areas = [msgspec.convert(entry, Area) for entry in data["areas"].values()]
        self.names: list[str] = list(data["areas"])
        self.index = {name: n for n, name in enumerate(self.names)}
        self.links = {name: msgspec.convert(entry, Link) for name, entry in data["links"].items()}
        self.board = self._board(folder)
        self._read_spaces()
        self._read_passages()

    def _board(self, folder: Path) -> Board:
        self.backdrop: dict[str, Any] = json.loads((folder / "backdrop.json").read_text(encoding="utf-8"))
        shapes = self.backdrop
        outlines = [shapes["outlines"][name] for name in self.names]
        return area_board(
            self.names,
            [tuple(shape["centre"]) for shape in outlines],
            [[[tuple(point) for point in ring] for ring in shape["rings"]] for shape in outlines],
            [{**msgspec.to_builtins(area), "terrain": self._ground(area)} for area in self.areas],
            [self._edge(name, link, shapes["edges"]) for name, link in self.links.items()],
        )

    def _ground(self, area: Area) -> str:
        return area.terrain[0] if area.terrain else area.kind

    def _edge(self, name: str, link: Link, lines: Mapping[str, Any]) -> Edge:
        a, b = name.split("-")
        line = tuple((x, y) for x, y in lines.get(name, ()))
        named = {"river": link.river} if link.river else {}
        return Edge(self.index[a], self.index[b], link.kinds, line, named)

    def where(self, test: Any) -> int:
        """The spaces of which a test of their `Area` holds."""
        return mask_of(n for n, area in enumerate(self.areas) if test(area))

    def _read_spaces(self) -> None:
        where, areas = self.where, self.areas
        self.seas = list(spaces_in(where(lambda a: a.kind == "sea" and not a.abstract)))
        self.sea_number = {sea: number for number, sea in enumerate(self.seas)}
        self.sea_zones = where(lambda a: a.kind == "sea")
        self.land = where(lambda a: a.kind != "sea")
        self.fortresses = where(lambda a: a.kind == "fortress")
        self.zone = [ZONES.index(a.weather) if a.weather else -1 for a in areas]
        self.in_zone = [where(lambda a, name=name: a.weather == name) for name in ZONES]
        self.terrain = [self._ground(a) for a in areas]
        self.swamps = where(lambda a: "swamp" in a.terrain)
        self.rough = where(lambda a: "rough" in a.terrain)
        self.open = where(lambda a: a.terrain in (["clear"], ["desert"]))
        self.resources = where(lambda a: a.werp)
        self.closed_to_axis = where(lambda a: a.axis_forbidden)
        tags = {tag for a in areas for tag in a.tags}
        self.tagged = {tag: where(lambda a, tag=tag: tag in a.tags) for tag in sorted(tags)}
        self.ports = {
            n: where(lambda a, name=self.names[n]: name in a.port) for n in spaces_in(self.sea_zones)
        }
        self.beaches = {
            n: where(lambda a, name=self.names[n]: name in a.beach) for n in spaces_in(self.sea_zones)
        }
        self.around = [self.index[a.inside] if a.inside else -1 for a in areas]
        """By fortress the area that surrounds it; -1 for all else, and for Malta."""
        self.inside = [self.index[a.fortress] if a.fortress else -1 for a in areas]
        """By area the fortress in it, or -1."""

        self.coasts = {sea: self._coast(sea) for sea in self.ports}
        """By sea zone wherever ships might take units aboard: 5.31, 7.22, 7.25."""

    def _coast(self, sea: int) -> int:
        uses = self.areas[sea].uses
        coast = self.ports[sea] | self.beaches[sea] | (self.ports[self.index[uses]] if uses else 0)
        return coast | mask_of(self.around[n] for n in spaces_in(coast) if self.around[n] >= 0)

    def _read_passages(self) -> None:
        links = self.board.links
        self.roads: Links = links(lambda a, b, edge: bool(edge.kinds & {*ROADS}))
        self.air: Links = links(lambda a, b, edge: "air" in edge.kinds)
        pairs = self.board.pairs.items()
        self.rivers = {pair for pair, edge in pairs if "river" in edge.kinds}
        self.straits = {pair for pair, edge in pairs if "strait" in edge.kinds}
        self.blocked = {
            pair: self.index[link.blocked_by]
            for name, link in self.links.items()
            if link.blocked_by
            for pair in self._both(name)
        }
        """5.17: borders that are closed to the enemies of whoever holds a fortress, and that fortress."""
        self.guarded: dict[int, list[tuple[int, int]]] = {}
        """By space: those beside it over such a border, each with that fortress."""
        for (here, there), guard in self.blocked.items():
            self.guarded.setdefault(here, []).append((there, guard))
        lakes = [name for name, link in self.links.items() if link.kind == "supply"]
        (self.lake,) = [tuple(self.index[end] for end in name.split("-")) for name in lakes]
        """3.2: the two ends of the line over Lake Ladoga, in the order of the alphabet."""

    def _both(self, name: str) -> list[tuple[int, int]]:
        a, b = (self.index[end] for end in name.split("-"))
        return [(a, b), (b, a)]
