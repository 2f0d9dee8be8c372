"""Sections 2, 4 and 14: countries, units and markers, as they are printed."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from grognard.kernel.languages import Names

Faction = Literal["axis", "western", "soviet"]
FACTIONS: tuple[Faction, ...] = ("axis", "western", "soviet")
AXIS, WESTERN, SOVIET = range(3)

# U33: of each of these one may stand in a hex.
GROUND, AIR, CONVOY, WARSHIP = range(4)
BRANCHES = ("ground", "air", "convoy", "warship")
BRANCH_OF = {
    "infantry": GROUND,
    "paratroop": GROUND,
    "shock": GROUND,
    "garrison": GROUND,
    "motorized": GROUND,
    "tank": GROUND,
    "fighter": AIR,
    "bomber": AIR,
    "convoy": CONVOY,
    "surface": WARSHIP,
    "carrier": WARSHIP,
}
MOBILE = frozenset({"motorized", "tank"})


class Country(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """U13, U17: a country; without `will` it is never active."""

    name: Names
    major: bool
    factories: int
    source: str
    will: int = 0
    rating: dict[Faction, int] = {}
    attacked: dict[Faction, Faction] = {}
    capital: str = ""
    off_map_factories: dict[str, int] = {}
    areas: tuple[str, ...] = ()
    placement: dict[str, str] = {}


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """U29, U30, U31, U32: a counter; `label` is what is printed on it."""

    country: str
    type: Literal[
        "infantry",
        "paratroop",
        "shock",
        "garrison",
        "motorized",
        "tank",
        "fighter",
        "bomber",
        "convoy",
        "surface",
        "carrier",
    ]
    name: Names
    label: str
    entry: str
    source: str
    elite: bool = False

    @property
    def branch(self) -> int:
        return BRANCH_OF[self.type]

    @property
    def mobile(self) -> bool:
        """U29: shock units are leg units."""
        return self.type in MOBILE

    @property
    def field(self) -> bool:
        """U30: it has a full and a reduced side."""
        return self.branch == GROUND and self.type != "garrison"


class MarkerKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """U118 and the markers' own texts: where one counts, what it adds, where it goes after use."""

    name: Names
    back: str
    source: str
    combat: tuple[str, ...] = ()
    on_map: tuple[str, ...] = ()
    own: int = 0
    enemy: int = 0
    strategic_own: int = 0
    halves_enemy: bool = False
    factories: int = 0
    ways: tuple[int, ...] = ()
    takes_city_up_to: int = 0
    removed_on: int = 0


class Marker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One marker: whose it is, and when it comes in the Main Event."""

    kind: str
    faction: Faction
    entry: str
    nations: tuple[str, ...] = ()


class Disputed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """U16: an area that may change hands."""

    owner: str
    claimant: str
    on_joining_axis: bool = False


class Conquest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """U159a: by whom a country was conquered, and whose it had been."""

    by: Faction
    of: Faction


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: months, sides, set-up, and the rules of its own."""

    name: Names
    first_turn: str
    last_turn: str
    naval: Literal["abstract", "full"]
    factions: tuple[Faction, ...]
    skip_phases: tuple[str, ...]
    active: dict[Faction, list[str]]
    will: dict[str, int]
    production: dict[str, Any]
    markers: dict[Faction, list[str]]
    forts: dict[str, str]
    reinforcements: dict[str, list[str]]
    setup: dict[str, str]
    source: str
    open: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    stay: dict[str, list[str]] = {}
    conquered: dict[str, Conquest] = {}
    ceded: tuple[str, ...] = ()
    annexed: dict[str, str] = {}
    activated: dict[str, str] = {}
    event_units: dict[str, str] = {}
    conditional: tuple[str, ...] = ()
    events_happened: tuple[str, ...] = ()
    policies: tuple[str, ...] = ()
    fac_lost: dict[str, int] = {}
    diplomacy: bool = False
    own_will: bool = False
    british_rebase_within: int = 0
    no_invasion_of_ports_in: tuple[str, ...] = ()
    kept_out_of_enemy_countries: tuple[Faction, ...] = ()
    source_lines_west_of: int = 0
    withdrawn_fighters: dict[str, int] = {}
    ports_stand_still: str = ""
    bombers_stay_home: bool = False
    without_bombing: bool = False


PHASES = (  # U38, with the identifiers of `skip_phases`
    "weather",
    "declare_war",
    "economy",
    "strategic_warfare",
    "strategic_movement",
    "actions",
    "supply",
    "no_supply",
    "replacements",
    "upgrade",
    "mobilization",
    "diplomacy",
    "victory",
    "end",
)


def month(text: str) -> int:
    """A turn as a number: months since the year 0. "1939-09" is one less than "1939-10"."""
    year, number = text.split("-")
    return int(year) * 12 + int(number) - 1


def written(turn: int) -> str:
    """A turn as data files have it: the other way round."""
    return f"{turn // 12}-{turn % 12 + 1:02d}"
