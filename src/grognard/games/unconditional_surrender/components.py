"""What never changes: map, countries, units, markers, tables and scenarios, read once from data/*.toml."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.games.unconditional_surrender.roster import (
    AIR,
    BRANCHES,
    FACTIONS,
    GROUND,
    Country,
    Disputed,
    Marker,
    MarkerKind,
    Scenario,
    Unit,
)
from grognard.games.unconditional_surrender.seas import seas_by_openness
from grognard.games.unconditional_surrender.spaces import NONE, Box, Spaces
from grognard.games.unconditional_surrender.ways import ByteStep, byte_step
from grognard.kernel.datafiles import NAMES, lay_over, read_files
from grognard.kernel.languages import Names, names_of
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import GrognardError

FOLDER = Path(__file__).parent
NUMBER = re.compile(r"-?\d+\.?\d*")
FILES = (*NAMES, "seas", "countries", "events")
RESULTS = ("NE", "DR", "DD", "DE", "AS", "AA")
GROWING = ("units.units", "board.hexes", "board.sides", "board.cities", "seas.links", "scenarios.scenarios")
"""The tables in which an overlay may set what was not there."""

Row = TypeVar("Row", bound=msgspec.Struct)


SERVE_ALL = ("surprise_attack",)
"""The kinds of markers that help any unit of the faction, whichever nation paid for them."""


class Components:
    """Everything by number: a space, unit, country, marker, city or area is its place in a list."""

    def __init__(self, overlay: Mapping[str, Any]) -> None:
        data = read_files(FOLDER / "data", FILES)
        lay_over(data, overlay, grows=lambda path: path.startswith(GROWING))
        self.tables, self.events = data["tables"], data["events"]
        self._read_countries(data["countries"])
        self.map = Spaces(data["board"], data["seas"], self.country_names)
        self.board = self.map.board
        self._read_land()
        self._read_units(data["units"]["units"])
        self._read_markers()
        self.options: dict[str, Any] = data["scenarios"]["options"]
        self.scenarios = _rows(Scenario, data["scenarios"]["scenarios"], "scenario")
        self._read_crt()
        self.diplomacy: list[str] = [
            name for place in ("in_cup", "in_box", "later") for name in self.events["diplomacy"][place]
        ]

        self.politics: dict[Any, Any] = {}
        """What follows from countries and policies, by how these are: see `Position.derive`."""
        self.laid_out: dict[tuple[str, int], Any] = {}
        """Positions before the first turn, by scenario and number of seats: those games have begun with."""

    @cached_property
    def words(self) -> Mapping[str, Mapping[str, Names]]:
        """What the data call things, by kind and name."""
        spaces = {
            name: zone.name for name, zone in zip(self._zone_names(), self.map.zones.values(), strict=True)
        }
        spaces |= {name: box.name for name, box in self.map.boxes.items()}
        spaces |= {city.hex: city.name for city in self.map.cities.values()}
        return {
            "space": spaces,
            "city": {name: city.name for name, city in self.map.cities.items()},
            "unit": {name: unit.name for name, unit in zip(self.unit_names, self.units, strict=True)},
            "country": {name: one.name for name, one in zip(self.country_names, self.countries, strict=True)},
            "marker": dict(zip(self.marker_names, map(self._marker_name, self.markers), strict=True)),
            "area": self.area_names,
            "policy": names_of(self.events["policies"]),
            "event": names_of(self.events["conditional"]),
            "cup": self._cup_names(),
        }

    def _marker_name(self, marker: Marker) -> Names:
        """With its nation where others of the faction have such markers too, and it matters whose it is."""
        name = self.marker_kinds[marker.kind].name
        alike = [one for one in self.markers if (one.kind, one.faction) == (marker.kind, marker.faction)]
        if len({one.nations for one in alike}) == 1 or len(marker.nations) != 1 or marker.kind in SERVE_ALL:
            return name
        return name.with_note(self.countries[self.country[marker.nations[0]]].name)

    def _cup_names(self) -> dict[str, Names]:
        """U144: a country's marker is called like the country, a cession by its own name."""
        cessions = self.events["diplomacy"]["cessions"]
        return {
            name: msgspec.convert(cessions[name], Names)
            if name in cessions
            else self.countries[self.country[name]].name
            for name in self.diplomacy
        }

    def _zone_names(self) -> list[str]:
        return [f"z{number}" for number in self.map.zones]

    @cached_property
    def backdrop(self) -> Mapping[str, Any]:
        """Coasts and lakes under the hexes, as large as these are shown; boxes have a frame in the water."""
        told = msgspec.json.decode((FOLDER / "data" / "backdrop.json").read_bytes())
        found = {layer: [self._scaled(path) for path in paths] for layer, paths in told.items()}
        return {**found, "frames": list(self.map.boxes)}

    def _scaled(self, told: float | str) -> float | str:
        """A length, or every length of a path."""
        if isinstance(told, str):
            return NUMBER.sub(lambda one: f"{float(one[0]) * self.map.scale:.1f}", told)
        return told * self.map.scale

    def _read_countries(self, data: Mapping[str, Any]) -> None:
        """U13, U16: in the order of their table."""
        self.countries = list(_rows(Country, data["countries"], "country").values())
        self.country_names = list(data["countries"])
        self.country = {name: n for n, name in enumerate(self.country_names)}
        self.disputed = _rows(Disputed, data["disputed"], "disputed area")
        self.area_names = {name: msgspec.convert(told, Names) for name, told in data["areas"].items()}

    def _read_land(self) -> None:
        """U16: the hexes of each country by area, as printed; they change hands as wholes."""
        self.bunches: dict[tuple[int, int], int] = {}
        for space, country in enumerate(self.map.country_of):
            if country != NONE:
                bunch = country, self.map.area_of[space]
                self.bunches[bunch] = self.bunches.get(bunch, 0) | 1 << space
        self.area_home = [NONE] * len(self.map.areas)
        for country, area in self.bunches:
            if area != NONE:
                self.area_home[area] = country

    @cached_property
    def points(self) -> list[tuple[int, int]]:
        """U63: of each unit the movement points of an activation, in Full Supply and in less."""
        told = self.tables["movement"]["points"]
        kinds = [
            "other" if mobile or branch != GROUND else "leg"
            for mobile, branch in zip(self.mobile, self.branch, strict=True)
        ]
        return [(int(told[kind]), int(told[f"{kind}_low"])) for kind in kinds]

    @cached_property
    def activation_prices(self) -> list[int]:
        """U50, U51: of each unit what its activation costs, if it is a ground unit."""
        told = self.tables["prices"]["activation"]
        return [int(told["mobile" if mobile else "leg"]) for mobile in self.mobile]

    @cached_property
    def ground_prices(self) -> dict[str, int]:
        """U69: what hexes, hexsides and attacks cost."""
        return {name: int(price) for name, price in self.tables["movement"]["ground"].items()}

    @cached_property
    def plain_steps(self) -> list[list[tuple[int, int, int]]]:
        """U69: from each hex its neighbours, their bits and what a step costs where no enemy is."""
        prices = self.ground_prices

        def price(a: int, b: int) -> int:
            if (a, b) in self.map.line:
                return int(prices["line"])
            side = self.map.side[a, b]
            city, rough = self.map.city >> b & 1, self.map.rough >> b & 1
            ground = prices["friendly_city"] if city else prices["rough" if rough else "clear"]
            return int(ground) + (0 if side == "clear" else int(prices[side]))

        return [[(b, 1 << b, price(a, b)) for b in walks] for a, walks in enumerate(self.map.walks)]

    @cached_property
    def steps_in_bytes(self) -> list[list[ByteStep]]:
        """The same for searches, which ask many hexes whether they are in a set; boxes have none of these."""
        found = [[byte_step(b, price) for b, _, price in steps] for steps in self.plain_steps]
        return found + [[] for _ in self.map.boxes]

    def rows_between(self, first: int, last: int) -> int:
        """The hexes of some rows."""
        above = (first - 1) * self.map.columns
        return (1 << last * self.map.columns) - (1 << above)

    def columns_up_to(self, column: int) -> int:
        """The hexes in a column and west of it."""
        west, columns = (1 << column) - 1, self.map.columns
        return sum(west << row * columns for row in range(self.map.rows))

    @cached_property
    def sea_ways(self) -> list[list[tuple[int, int, tuple[int, ...]]]]:
        """U106, U106a: from each port, zone or box the next ones, the price of the passage, who can close it.

        A canal is a step of its own before the zone behind it; a strait is added to that zone.
        """
        prices, index = self.tables["movement"]["naval"], self.map.index
        extra = {"open": 0, "strait": prices["strait"], "canal": prices["canal"]}
        found = [
            [(b, int(prices["zone"] + extra[kind]), control) for b, kind, control in links]
            for links in self.sea_links
        ]
        for port, zones in self.map.opens_on.items():
            found[port] += [(zone, int(prices["zone"]), ()) for zone in zones]
        for name, box in self.map.boxes.items():
            for number in box.zones:
                found[index[name]].append((self.map.zone(number), prices["zone"], ()))
                found[self.map.zone(number)].append((index[name], prices["off_map"], ()))
            for other in box.links:
                found[index[name]].append((index[other], prices["off_map"], ()))
        return found

    @cached_property
    def sea_links(self) -> list[list[tuple[int, str, tuple[int, ...]]]]:
        """U27: from each zone the zones it is linked to, by what kind of passage, and who can close it."""
        found: list[list[tuple[int, str, tuple[int, ...]]]] = [[] for _ in self.board.names]
        for key, link in self.map.links.items():
            ends = [self.map.index[f"z{number}"] for number in key.split("-")]
            control = tuple(self.map.index[name] for name in link.control)
            for a, b in (ends, ends[::-1]):
                found[a].append((b, link.kind, control))
        return found

    @cached_property
    def off_map(self) -> int:
        """U27: the off-map zones as a set."""
        return mask_of(self.map.off_map)

    @cached_property
    def gates(self) -> int:
        """U106a: the hexes that control passages."""
        return mask_of(place for links in self.sea_links for _, _, control in links for place in control)

    @cached_property
    def seas(self) -> Any:
        """The sea as it is to who sails, by the gates that are held and by the Mulberries: see `Seas`."""
        return seas_by_openness(self)

    @cached_property
    def beaches(self) -> dict[int, list[int]]:
        """U113: of each sea zone the coastal hexes with a port, or beside one and not cut off by water."""
        near = self.map.port | self.map.step_links.spread(self.map.port)
        fit = self.map.coastal & near & ~self.map.faded
        found: dict[int, list[int]] = {}
        for space in spaces_in(fit):
            for zone in self.map.zones_of[space]:
                found.setdefault(zone, []).append(space)
        return found

    @property
    def central(self) -> Box:
        """U27: the Central Russia box."""
        return self.map.boxes["central_russia"]

    @cached_property
    def supporting_boxes(self) -> dict[int, int]:
        """The boxes from which air units give Air Support, and in which hexes."""
        boxes = ((name, box) for name, box in self.map.boxes.items() if box.air_support)
        return {
            self.map.index[name]: mask_of(self.map.index[space] for space in box.air_support)
            for name, box in boxes
        }

    @cached_property
    def central_hexes(self) -> list[int]:
        """U27: the hexes from which Central Russia is entered."""
        return [self.map.index[name] for name in self.central.hexes]

    @cached_property
    def central_mask(self) -> int:
        """The same as a set."""
        return mask_of(self.central_hexes)

    def _read_units(self, data: Mapping[str, Any]) -> None:
        """U29 to U32."""
        self.units = list(_rows(Unit, data, "unit").values())
        self.unit_names = list(data)
        self.unit = {name: n for n, name in enumerate(self.unit_names)}
        self.home = [self.country[unit.country] for unit in self.units]
        self.branch = [unit.branch for unit in self.units]
        self.of_branch = [
            mask_of(unit for unit, own in enumerate(self.branch) if own == branch)
            for branch in range(len(BRANCHES))
        ]
        self.mobile = [unit.mobile for unit in self.units]
        self.kind = [unit.type for unit in self.units]
        self.fliers = [unit for unit, branch in enumerate(self.branch) if branch == AIR]
        self.units_of = [
            [unit for unit, home in enumerate(self.home) if home == country]
            for country in range(len(self.countries))
        ]

    @cached_property
    def units_by_entry(self) -> dict[str, list[int]]:
        """The units that come in the same month or by the same event."""
        found: dict[str, list[int]] = {}
        for number, unit in enumerate(self.units):
            found.setdefault(unit.entry, []).append(number)
        return found

    def _read_markers(self) -> None:
        """U118, and the texts of the markers."""
        self.marker_kinds = _rows(MarkerKind, self.events["kinds"], "kind of marker")
        self.markers = list(_rows(Marker, self.events["markers"], "marker").values())
        self.marker_names = list(self.events["markers"])
        self.marker = {name: n for n, name in enumerate(self.marker_names)}
        self.mulberries = [n for n, marker in enumerate(self.markers) if marker.kind == "mulberry"]
        self.marker_faction = [FACTIONS.index(marker.faction) for marker in self.markers]

    def _read_crt(self) -> None:
        """U86: a row for each value of the defender, in it the attacker's."""
        crt = self.tables["crt"]
        self.crt = [[RESULTS.index(word) for word in row.split()] for row in crt["rows"]]
        self.plus = [crt["plus"].get(result, 0) for result in RESULTS]

    def name(self, space: int) -> str:
        return self.board.names[space]

    def names(self, spaces: Sequence[int]) -> list[str]:
        return [self.board.names[space] for space in spaces]


def _rows(kind: type[Row], tables: Mapping[str, Any], what: str) -> dict[str, Row]:
    """The entries of a table as they are read; GrognardError says which one is wrong and how."""
    found = {}
    for name, table in tables.items():
        try:
            found[name] = msgspec.convert(table, kind)
        except msgspec.ValidationError as error:
            raise GrognardError(f"{what} {name}: {error}") from error
    return found
