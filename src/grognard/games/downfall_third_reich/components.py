"""Chapters 1 and 23, components: areas, armies, markers and tiles, made once from the data files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Literal

import msgspec

from grognard.games.downfall_third_reich.rules.seas import Seas
from grognard.kernel.areas import area_board
from grognard.kernel.board import Edge, Links
from grognard.kernel.datafiles import Data, lay_over, read_files
from grognard.kernel.languages import Names, names_of
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import GrognardError

AXIS, ALLIES, USSR = range(3)
FACTIONS = ("axis", "allies", "ussr")
NEUTRAL = 3
"""Who controls an area that no faction controls."""
HOLDERS = (*FACTIONS, "neutral")
FOES = ((ALLIES, USSR), (AXIS,), (AXIS,))
"""The factions that each faction is at war with (2.1)."""

FOLDER = Path(__file__).parent
OPEN_TABLES = ("links", "control", "armies", "areas")
"""The tables in which an overlay may set what was not there."""

Values = dict[str, int]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area or box of the map."""

    name: Names
    country: str
    home: bool
    terrain: list[Literal["plain", "forest", "swamp", "mountain", "defile"]]
    source: str
    terrain_source: str
    box: bool = False
    fortress: bool = False
    capital: bool = False
    supply_source: bool = False
    victory_area: bool = False
    coast: list[str] = []
    africa: bool = False
    egypt: bool = False
    mediterranean: bool = False
    east_of_limit: bool = False
    soviet_border_freeze: bool = False
    french_north_africa: bool = False
    east_of_tebessa: bool = False
    unlimited_stacking: bool = False


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the border of two areas (15.1, 15.4)."""

    river: str = ""
    river_in: list[str] = []
    fortified: str = ""
    fortified_in: list[str] = []
    strait: bool = False
    high_mountain: bool = False
    name: str = ""


class ArmyType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of army: combat and support of both sides (1.2, 23.1)."""

    name: Names
    country: str
    arm: Literal["infantry", "armour"]
    label: str
    count: int
    full: Values
    reduced: Values
    source: str
    advanced: bool = False
    guards: bool = False
    dak: bool = False
    requires: str = ""
    full_africa: Values = {}
    reduced_africa: Values = {}


class Country(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A country: whose it is, and how it enters the war (2.2)."""

    faction: str
    major: bool = False
    entry_turn: int = 0
    entry_with_axis_total_war: bool = False
    entry_on_surrender_of: str = ""


class Technology(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A technology: who has a tile of it, from which turn, and after which other (chapter 13)."""

    name: Names
    factions: list[str]
    source: str
    available_from: dict[str, int] = {}
    requires: dict[str, list[str]] = {}


def read_data(overlay: Mapping[str, Any]) -> Data:
    """The data files by name, with the corrections of an overlay laid over them."""
    data = read_files(FOLDER / "data")
    lay_over(data, overlay, lambda path: any(f".{table}." in path for table in OPEN_TABLES))
    return data


class Components:
    """Everything on the table that does not change during a game, in the form the rules ask for."""

    def __init__(self, overlay: Mapping[str, Any]) -> None:
        data = read_data(overlay)
        try:
            self.tables: dict[str, Any] = data["tables"]
            self.scenario_data: dict[str, Any] = data["scenarios"]["scenarios"]
            self.scenario_names = names_of(self.scenario_data)
            self._countries(data["tables"]["countries"])
            self._areas(data["board"])
            self._armies(data["units"])
            self._tiles(data["units"])
            self.seas = Seas(data["board"], self)
        except (msgspec.ValidationError, KeyError, ValueError) as error:
            reason = f"there is no {error}" if isinstance(error, KeyError) else error
            raise GrognardError(f"the data of Downfall of the Third Reich are not sound: {reason}") from error

    # ---------------------------------------------------------------- 2 countries

    def _countries(self, data: Mapping[str, Any]) -> None:
        self.countries = [msgspec.convert(entry, Country) for entry in data.values()]
        self.country_ids = list(data)
        self.country_number = {name: n for n, name in enumerate(self.country_ids)}
        number = self.country_number
        self.germany, self.italy, self.finland = number["germany"], number["italy"], number["finland"]
        self.uk, self.france, self.ussr = number["uk"], number["france"], number["ussr"]
        self.belgium, self.yugoslavia = number["belgium"], number["yugoslavia"]
        self.country_faction = [FACTIONS.index(c.faction) if c.faction else NEUTRAL for c in self.countries]
        self.minors_of = [
            [n for n, c in enumerate(self.countries) if self.country_faction[n] == faction and not c.major]
            for faction in range(3)
        ]

    # ---------------------------------------------------------------- the map

    def _areas(self, data: Mapping[str, Any]) -> None:
        areas = {name: msgspec.convert(entry, Area) for name, entry in data["areas"].items()}
        links = {name: msgspec.convert(entry, Link) for name, entry in data["links"].items()}
        self.areas = list(areas.values())
        names = list(areas)
        index = {name: n for n, name in enumerate(names)}
        for name in links:
            if set(name.split("-")) - index.keys() or len(name.split("-")) != 2:
                raise ValueError(f"{name!r} is no border of two areas")
        self.board = self._board(names, links)
        self.map_size = size = len(names)
        self.calais, self.carelia = index["calais"], index["carelie"]
        self.reserve, self.out = size, size + 1
        self.country_of = [self.country_number[area.country] for area in self.areas]
        self.home_faction = [self.country_faction[country] for country in self.country_of]
        where = self._where
        self.territory = [where(lambda a, name=name: a.country == name) for name in self.country_ids]
        self.home = [where(lambda a, name=name: a.country == name and a.home) for name in self.country_ids]
        self.africa = where(lambda a: a.africa)
        self.egypt = where(lambda a: a.egypt)
        self.east_of_limit = where(lambda a: a.east_of_limit)
        self.frozen = where(lambda a: a.soviet_border_freeze)
        self.french_africa = where(lambda a: a.french_north_africa)
        self.east_of_tebessa = where(lambda a: a.east_of_tebessa)
        self.unlimited = where(lambda a: a.unlimited_stacking)
        self.fortresses = where(lambda a: a.fortress)
        self.sources = where(lambda a: a.supply_source)
        self.home_sources = [self.sources & home for home in self.home]
        self.sources_of = [
            self.sources & mask_of(n for n, owner in enumerate(self.home_faction) if owner == faction)
            for faction in range(3)
        ]
        self.suez, self.trondheim = index["suez"], index["trondheim"]
        self.london, self.moscow = index["londres"], index["moscou"]
        status = self.tables["actions"]
        self.resources = [
            [
                (index[area], [HOLDERS.index(name) for name in r["held_by"]], r.get("last_turn", 99), r["po"])
                for area, r in self.tables["resources"].items()
                if r["faction"] == faction
            ]
            for faction in FACTIONS
        ]
        """Chapter 18, by faction: the area, who must hold it, the last turn, what Planning brings more."""
        self.dear = int(self.tables["operations"]["dear"])
        self.steps = {
            kind: tuple(int(self.tables["operations"][kind][arm]) for arm in ("infantry", "armour"))
            for kind in ("tactical", "attack")
        }
        """8.1, 8.2: how many areas an army goes, by kind of operation, infantry and armour."""
        self.actions = [[int(status[name][faction]) for faction in FACTIONS] for name in ("limited", "total")]
        self.soviet_entry = where(lambda a: a.country in status["soviet_entry"])
        self.victory_areas = where(lambda a: a.victory_area)
        self.plains = where(lambda a: a.terrain == ["plain"])
        self.rough = where(lambda a: bool({"forest", "swamp", "mountain"} & set(a.terrain)))
        self.capital = [
            next((n for n, a in enumerate(self.areas) if a.capital and a.country == name), -1)
            for name in self.country_ids
        ]
        own_rule = {self.belgium, self.italy, self.france, self.germany, self.ussr}
        self.surrendering = [
            (n, self.country_faction[n], -1 if n in own_rule else self.capital[n])
            for n, country in enumerate(self.countries)
            if n in own_rule or not country.major
        ]
        """17.1 to 17.6: the countries that may surrender, their faction, and the capital they do so with."""
        self.capitals_of = [
            mask_of(
                area
                for area, owner in zip(self.capital, self.country_faction, strict=True)
                if area >= 0 and owner == faction
            )
            for faction in range(3)
        ]
        bonus = self.tables["combat"]["terrain"]
        self.ground_bonus = [sum(bonus[kind] for kind in area.terrain) for area in self.areas]
        self.border_bonus = self._border_bonuses(index, links)
        self.links: Links = self.board.links(lambda a, b, e: True)
        self.open_links: Links = self.board.links(lambda a, b, e: "high_mountain" not in e.kinds)
        self.crests: Links = self.board.links(lambda a, b, e: "high_mountain" in e.kinds)
        self.under_crests: int = self.crests.spread((1 << size) - 1)

    def _where(self, test: Any) -> int:
        return mask_of(n for n, area in enumerate(self.areas) if test(area))

    def _board(self, names: list[str], links: Mapping[str, Link]) -> Any:
        shapes = json.loads((FOLDER / "data" / "backdrop.json").read_text(encoding="utf-8"))
        index = {name: n for n, name in enumerate(names)}
        edges = []
        for name, link in links.items():
            kinds = frozenset(
                kind for kind in ("river", "fortified", "strait", "high_mountain") if getattr(link, kind)
            )
            a, b = name.split("-")
            line = tuple((x, y) for x, y in shapes["edges"].get(name, ()))
            told = {"river": link.river, "fortified": link.fortified, "strait": link.name}
            counting = {"river": link.river_in, "fortified": link.fortified_in}
            sides = {
                kind: frozenset(index[name] for name in within) for kind, within in counting.items() if within
            }
            edges.append(Edge(index[a], index[b], kinds, line, {k: v for k, v in told.items() if v}, sides))
        outlines = [shapes["outlines"][name] for name in names]
        return area_board(
            names,
            [tuple(shape["centre"]) for shape in outlines],
            [[[tuple(point) for point in ring] for ring in shape["rings"]] for shape in outlines],
            [{**msgspec.to_builtins(area), "terrain": area.terrain[0]} for area in self.areas],
            edges,
        )

    def _border_bonuses(
        self, index: Mapping[str, int], links: Mapping[str, Link]
    ) -> dict[tuple[int, int], int]:
        """15.1, 15.5: what a defender gets if every attacker came over the border (from, into his area)."""
        figures, found = self.tables["combat"], dict[tuple[int, int], int]()
        for name, link in links.items():
            a, b = name.split("-")
            for start, end in ((a, b), (b, a)):
                bonus = figures["river"] * (end in link.river_in)
                bonus += figures["fortified"] * (end in link.fortified_in)
                bonus += figures["strait"] * link.strait
                if bonus:
                    found[index[start], index[end]] = bonus
        return found

    # ---------------------------------------------------------------- 23 armies

    def _armies(self, data: Mapping[str, Any]) -> None:
        types = {name: msgspec.convert(entry, ArmyType) for name, entry in data["armies"].items()}
        self.types = list(types.values())
        self.type_ids = list(types)
        self.type_number = {name: n for n, name in enumerate(self.type_ids)}
        self.type_country = [self.country_number[kind.country] for kind in self.types]
        self.type_armour = [kind.arm == "armour" for kind in self.types]
        pairs = [(n, i + 1) for n, kind in enumerate(self.types) for i in range(kind.count)]
        self.ids = [f"{self.type_ids[n]}_{i}" for n, i in pairs]
        self.number = {name: unit for unit, name in enumerate(self.ids)}
        self.type_of = [n for n, _ in pairs]
        self.units_of_type = [
            mask_of(u for u, kind in enumerate(self.type_of) if kind == n) for n in range(len(self.types))
        ]
        self.country = [self.type_country[kind] for kind in self.type_of]
        self.faction = [self.country_faction[country] for country in self.country]
        self.armour = [self.type_armour[kind] for kind in self.type_of]
        self.units_of_country = [
            mask_of(u for u, country in enumerate(self.country) if country == n)
            for n in range(len(self.country_ids))
        ]
        self.units_of_faction = [
            mask_of(u for u, faction in enumerate(self.faction) if faction == n) for n in range(3)
        ]
        self.members = [list(spaces_in(units)) for units in self.units_of_faction]
        self.foes = [
            reduce(or_, (self.units_of_faction[foe] for foe in FOES[faction])) for faction in range(3)
        ]
        factions = [self.country_faction[country] for country in self.type_country]
        self.types_of_faction = [[n for n, own in enumerate(factions) if own == f] for f in range(3)]
        self.types_of_country = [
            [kind for kind, own in enumerate(self.type_country) if own == country]
            for country in range(len(self.country_ids))
        ]
        self.ordinary_armour = [
            [
                n
                for n, kind in enumerate(self.types)
                if kind.country == name and kind.arm == "armour" and not kind.advanced
            ]
            for name in self.country_ids
        ]
        self.ordinary_infantry = [
            next((n for n, k in enumerate(self.types) if k.country == name and k.arm == "infantry"), -1)
            for name in self.country_ids
        ]
        self.dak = next(u for u, kind in enumerate(self.type_of) if self.types[kind].dak)
        self.printed_supports: dict[str, dict[str, list[int]]] = data["printed_supports"]
        self.missions: dict[str, Any] = data["missions"]

    # ---------------------------------------------------------------- 13 tiles

    def _tiles(self, data: Mapping[str, Any]) -> None:
        self.technologies = {
            name: msgspec.convert(entry, Technology) for name, entry in data["technologies"].items()
        }
        self.tile_ids = [
            f"{faction}.{name}"
            for faction in FACTIONS
            for name, technology in self.technologies.items()
            if faction in technology.factions
        ]
        self.tile_number = {name: n for n, name in enumerate(self.tile_ids)}
        self.tile_faction = [FACTIONS.index(name.split(".")[0]) for name in self.tile_ids]
        self.tile_technology = [name.split(".")[1] for name in self.tile_ids]
        self.tiles_of = [[t for t, faction in enumerate(self.tile_faction) if faction == n] for n in range(3)]
        self.tile_of = [{self.tile_technology[t]: t for t in own} for own in self.tiles_of]

    def tile(self, faction: int, technology: str) -> int:
        """The tile of a technology that a faction has, or -1."""
        return self.tile_of[faction].get(technology, -1)
