"""Chapter 2, components: map, counters and charts, made once from the data files."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from grognard.kernel.board import Edge, Links, Ways
from grognard.kernel.datafiles import Data, lay_over, read_files
from grognard.kernel.hexgrid import Grid, hex_board
from grognard.kernel.languages import Names, names_of
from grognard.kernel.masks import mask_of
from grognard.kernel.refusal import GrognardError

SOVIET, WESTERN, EAST, WEST = range(4)
FORCES = ("soviet", "western", "east_german", "west_german")
GERMANS = (EAST, WEST)

# 11-0: who may hold a city. Both German forces are one side.
GERMAN_SIDE = 2
SIDES = ("soviet", "western", "german")
SIDE_OF = (SOVIET, WESTERN, GERMAN_SIDE, GERMAN_SIDE)

# 7-0: the five boxes of destroyed units; besides, Courland (8-0), and units out of the game for good.
BOXES = ("western_box", "italy_box", "east_german_box", "west_german_box", "soviet_box")
PLACES = (*BOXES, "courland", "out")

FOLDER = Path(__file__).parent

# The tables in which an overlay may set what was not there: a unit, a river side, a fort in a hex, a set-up.
GROWING = (
    "units",
    "board.hexes",
    "board.sides",
    "board.cities",
    "scenarios.scenarios",
    "scenarios.setups",
    "scenarios.control",
)
SIDE_KINDS = {"river", "theater", "yugoslav", "blocked", "lake", "sea"}

Row = TypeVar("Row", bound=msgspec.Struct)
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter: its three figures and who it is."""

    name: Names
    force: Literal["soviet", "western", "east_german", "west_german"]
    nation: str
    branch: str
    size: str
    symbol: str
    attack: Positive
    defence: Positive
    movement: Positive
    source: str
    returns: bool = True


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A city: its hex, its points, and whether the Soviets must garrison it (10-0)."""

    hex: str
    name: Names
    points: int
    source: str
    garrison: bool = False


class Turn(msgspec.Struct, frozen=True):
    """A space of the turn record track (TRT): its dates and the replacements of each box."""

    first_day: date
    last_day: date
    replacements: dict[str, int]
    source: str


class Terrain(msgspec.Struct, frozen=True):
    """A row of the terrain effects chart (TEC)."""

    source: str
    cost: int = 0
    multiplier: int = 1
    closed: bool = False


class Tables(msgspec.Struct, frozen=True):
    """The charts: CRT, TEC and the limits that the text names."""

    combat: dict[str, Any]
    terrain: dict[str, Terrain]
    fortified: dict[str, Any]
    river: dict[str, Any]
    sides: dict[str, Any]
    limits: dict[str, Any]


def read_data(overlay: Mapping[str, Any]) -> Data:
    """The data files by name, with the corrections of an overlay laid over them."""
    data = read_files(FOLDER / "data")
    # An overlay names the counters at once: units.us_12, not units.units.us_12.
    lay_over(
        {**data, "units": data["units"]["units"]},
        overlay,
        lambda path: any(path.startswith(f"{table}.") for table in GROWING),
    )
    return data


def _rows(data: Mapping[str, Any], kind: type[Row], where: str) -> dict[str, Row]:
    """The entries of a table, each checked; an error names the entry."""
    rows = {}
    for name, entry in data.items():
        try:
            rows[name] = msgspec.convert(entry, kind)
        except msgspec.ValidationError as error:
            raise ValueError(f"{where}.{name}: {error}") from error
    return rows


class Components:
    """Everything on the table that does not change during a game, in the form the rules ask for."""

    def __init__(self, overlay: Mapping[str, Any]) -> None:
        data = read_data(overlay)
        try:
            self._counters(data["units"])
            self.tables = msgspec.convert(data["tables"], Tables)
            self._map(data["board"])
            self._track(data["scenarios"])
        except (msgspec.ValidationError, KeyError, ValueError) as error:
            reason = f"there is no {error}" if isinstance(error, KeyError) else error
            raise GrognardError(f"the data of Battle for Germany are not sound: {reason}") from error

    # ---------------------------------------------------------------- 2-5 counters

    def _counters(self, data: Mapping[str, Any]) -> None:
        units = _rows(data["units"], Unit, "units")
        self.ids = list(units)
        self.number = {name: u for u, name in enumerate(self.ids)}
        self.units = list(units.values())
        self.attack = [unit.attack for unit in self.units]
        self.defence = [unit.defence for unit in self.units]
        self.movement = [unit.movement for unit in self.units]
        self.first_force = [FORCES.index(unit.force) for unit in self.units]
        self.front = [unit.size == "front" for unit in self.units]
        self.yugoslav = [unit.nation == "yugoslav" for unit in self.units]
        self.german = [force in GERMANS for force in self.first_force]
        self.ss = [unit.branch == "ss" for unit in self.units]
        self.returns = [unit.returns for unit in self.units]
        self.exile_pole = [unit.nation == "polish_exile" for unit in self.units]
        self.communist_pole = [unit.nation == "polish_communist" for unit in self.units]

    # ---------------------------------------------------------------- 2-2 map

    def _map(self, data: Mapping[str, Any]) -> None:
        grid = msgspec.convert(data["grid"], Grid)
        self.board = board = hex_board(grid, data["hexes"], data["sides"])
        self._check_names(data)
        unknown = {h["terrain"] for h in board.attributes} - set(self.tables.terrain)
        if unknown:
            raise ValueError(f"no terrain {', '.join(sorted(unknown))} in the terrain effects chart")
        for name, row in self.tables.terrain.items():
            if not row.closed and row.cost + min(0, self.tables.river["cost"]) < 1:
                raise ValueError(f"entering {name} terrain has to cost a point or more, also across a river")
        terrain = [self.tables.terrain[h["terrain"]] for h in board.attributes]
        self.map_size = len(board)
        self.multiplier = [t.multiplier for t in terrain]
        self.entry_cost = [t.cost for t in terrain]
        self.closed_ground = mask_of(i for i, t in enumerate(terrain) if t.closed)
        self.east = board.where(lambda h: h.get("theater") == "east")
        self.west = board.where(lambda h: h.get("theater") == "west")
        self.yugoslavia = board.where(lambda h: h.get("country") == "Yugoslavia")
        self.italy = board.where(lambda h: h.get("country") == "Italy")
        self.fortified = [i for i, h in enumerate(board.attributes) if h.get("fortified")]
        self.places = {**board.index, **{name: len(board) + n for n, name in enumerate(PLACES)}}
        self.place_names = [*board.names, *PLACES]
        self.western_box, self.italy_box, self.east_box, self.west_box, self.soviet_box = (
            self.places[name] for name in BOXES
        )
        self.courland, self.out = self.places["courland"], self.places["out"]
        self._cities(data)
        self._passages()

    def _check_names(self, data: Mapping[str, Any]) -> None:
        """Every hex and side named is on the board: a misspelt one would be passed over in silence."""
        board = self.board
        sides = {"-".join(sorted((board.names[e.a], board.names[e.b]))) for e in board.edges}
        for name in data["hexes"]:
            if name not in board.index:
                raise ValueError(f"there is no hex {name!r}")
        for name, side in data["sides"].items():
            if name not in sides:
                raise ValueError(f"{name!r} is no side of two hexes that touch, the lower number first")
            if not set(side.get("kinds", ())) <= SIDE_KINDS:
                raise ValueError(f"sides.{name}: a side can be {', '.join(sorted(SIDE_KINDS))}")

    def _cities(self, data: Mapping[str, Any]) -> None:
        cities = _rows(data["cities"], City, "cities")
        self.city_ids = list(cities)
        self.cities = list(cities.values())
        self.city_hex = [self.board.index[city.hex] for city in self.cities]
        self.city_at = {space: n for n, space in enumerate(self.city_hex)}
        self.garrison_cities = [n for n, city in enumerate(self.cities) if city.garrison]
        self.berlin = self.city_hex[self.city_ids.index("berlin")]

    def _passages(self) -> None:
        """4-4, TEC: what moves, zones and attacks can cross, with the theatre boundary and without it."""
        board, closed_sides = self.board, frozenset(self.tables.sides["closed"])
        open_ground = [not self.closed_ground >> i & 1 for i in range(len(board))]

        def open_side(a: int, b: int, edge: Edge) -> bool:
            return open_ground[a] and open_ground[b] and not edge.kinds & closed_sides

        self.touching: Links = board.links(lambda a, b, edge: True)
        self.attacks: Links = board.links(open_side)
        # Index 0: the theatre boundary has no effect; 1: it is in force.
        self.zones = (
            self.attacks,
            board.links(lambda a, b, e: open_side(a, b, e) and "theater" not in e.kinds),
        )
        self.beside_city = tuple(self._beside_city(links) for links in self.zones)
        # Hexes where a unit's passing matters: cities in or beside them, forts (6-83, 11-0).
        self.notable = tuple(
            mask_of(h for h in range(self.map_size) if near[h] or h in self.fortified)
            for near in self.beside_city
        )
        self.rivers: Links = board.links(lambda a, b, edge: "river" in edge.kinds)
        self.ways: dict[tuple[str, bool, bool], Ways] = {}  # filled by boundary.ways_for
        self.open_side = open_side

    def _beside_city(self, zones: Links) -> list[tuple[int, ...]]:
        """For each hex the cities in it or beside it, over a side that zones of control cross."""
        near: list[list[int]] = [[] for _ in range(self.map_size)]
        for city, space in enumerate(self.city_hex):
            near[space].append(city)
            for other in self.board.beside[space]:
                if zones.neighbours[other] >> space & 1:
                    near[other].append(city)
        return [tuple(cities) for cities in near]

    # ---------------------------------------------------------------- 2-3 charts

    def _track(self, data: Mapping[str, Any]) -> None:
        self.scenario_data = data
        self.scenario_names = names_of(data["scenarios"])
        for name, places in data["setups"].items():
            for unit, place in places.items():
                if unit not in self.number or place not in self.places:
                    raise ValueError(f"setups.{name}: no unit {unit!r} or no place {place!r}")
        turns = _rows(data["turns"], Turn, "turns")
        self.turns = {int(number): turn for number, turn in turns.items()}
        self.edges = {
            name: [self.board.index[h] for h in edge["hexes"]] for name, edge in data["edges"].items()
        }
        self.edge_masks = {name: mask_of(hexes) for name, hexes in self.edges.items()}
