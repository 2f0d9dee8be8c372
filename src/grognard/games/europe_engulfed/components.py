"""What never changes: map, powers and their pools, tables, scenarios; read once from data/*.toml."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from grognard.games.europe_engulfed.map_data import Map
from grognard.kernel.datafiles import lay_over, read_files
from grognard.kernel.languages import Names, names_of
from grognard.kernel.masks import mask_of

FOLDER = Path(__file__).parent
AXIS, WESTERN, SOVIET = range(3)
CAMPS = ("axis", "western", "soviet")
"""3.1: the three camps; Soviets and westerners never fight each other, and never help each other either."""
FOES = ((WESTERN, SOVIET), (AXIS,), (AXIS,))
"""9.28: the camps that each camp may be at war with."""
NOBODY = -1
"""Who holds what no power holds (9.25); the camp of a power that has none; where a unit off the map is."""
NOWHERE = -1
CLEAR, LIGHT_MUD, MUD, SNOW = range(4)
ROAMS = {
    "bulgaria": ("bulgaria", "greece", "yugoslavia", "turkey"),
    "romania": ("romania", "yugoslavia", "ussr"),
    "hungary": ("hungary", "yugoslavia", "poland", "ussr"),
    "finland": ("finland", "ussr"),
}
"""9.17: the countries in which the Axis minor powers, who share a colour, may ever have units."""
WEATHER = ("clear", "light_mud", "mud", "snow")


class Type(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of unit: class (6.25), WERPs a step (4.43), areas it moves (5.11, 5.12)."""

    armour: bool
    cost: int
    areas: int
    breakthrough_steps: int = 1
    elite: bool = False
    airborne: bool = False
    militia: bool = False
    aircraft: bool = False


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Blocks of a pool that are alike."""

    block: str
    type: str
    steps: int
    count: int
    source: str


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """0.16, 0.19: a power: its camp, its pool, what it may build (4.4, 7.11). A `land` has areas only."""

    camp: Literal["axis", "western", "soviet", "none"]
    sort: Literal["major", "axis_minor", "minor", "land"]
    back: str = ""
    elite_back: str = ""
    pool: list[Row] = []
    ground_support: int = 0
    special_actions: dict[str, int] = {}
    builds: list[str] = []
    one_fleet_a_year: bool = False
    heavy_fortifications: int = 0


class Piece(msgspec.Struct, frozen=True):
    """What a unit may be: a block of a pool, or an aircraft."""

    power: int
    block: str
    kind: Type
    steps: int
    back: str


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn of the track; its weather by zone, none where it varies (1.11)."""

    name: Names
    weather: list[str] = []


class Components:
    """Everything on the table. Units are named by handles; what a unit is, is a piece with the same back."""

    def __init__(self, overlay: Mapping[str, Any]) -> None:
        data = read_files(FOLDER / "data")
        lay_over(data, overlay, grows=lambda path: False)
        self.tables: dict[str, Any] = data["tables"]
        self.map = Map(data["board"], FOLDER / "data")
        self.board, self.index = self.map.board, self.map.index
        self._read_turns()
        self._read_powers(data["units"])
        self._read_pieces()
        self._read_units()
        self._read_countries()
        self.minors: dict[str, Any] = data["scenarios"]["minors"]
        self.scenarios: dict[str, Any] = _extended(data["scenarios"]["scenarios"])
        self.scenario_names = names_of(self.scenarios)
        everything = mask_of(range(len(self.board)))
        self.theatres = {
            name: self.spaces(told["only"]) if "only" in told else everything
            for name, told in self.scenarios.items()
        }

    # ---------------------------------------------------------------- turns

    def _read_turns(self) -> None:
        self.turn_ids: list[str] = list(self.tables["track"])
        self.turns = [msgspec.convert(entry, Turn) for entry in self.tables["track"].values()]
        self.turn = {name: n for n, name in enumerate(self.turn_ids)}

    def year(self, turn: int) -> int:
        return int(self.turn_ids[turn][:4])

    def months(self, turn: int) -> str:
        """The months of a turn as the tables call them: "mar-apr"."""
        return self.turn_ids[turn][5:]

    # ---------------------------------------------------------------- powers

    def _read_powers(self, data: Mapping[str, Any]) -> None:
        self.types = {name: msgspec.convert(entry, Type) for name, entry in data["types"].items()}
        self.free_french, self.vichy_block = data["free_french"], str(data["vichy"]["block"])
        self.free_blocks = {*self.free_french["first"], *self.free_french["later"]}
        powers = {name: msgspec.convert(entry, Power) for name, entry in data["powers"].items()}
        self.power_ids, self.powers = list(powers), list(powers.values())
        self.power = {name: n for n, name in enumerate(self.power_ids)}
        self.majors = [n for n, power in enumerate(self.powers) if power.sort == "major"]
        self.axis_minors = [n for n, power in enumerate(self.powers) if power.sort == "axis_minor"]
        number = self.power
        self.germany, self.italy, self.britain = number["germany"], number["italy"], number["britain"]
        self.usa, self.france, self.ussr = number["usa"], number["france"], number["ussr"]
        self.finland, self.vichy = number["finland"], number["vichy"]
        self.first_camp = [CAMPS.index(p.camp) if p.camp in CAMPS else NOBODY for p in self.powers]

    def _read_countries(self) -> None:
        areas = self.map.where
        self.country = [areas(lambda a, name=name: a.country == name) for name in self.power_ids]
        self.home = [areas(lambda a, name=name: a.country == name and a.home) for name in self.power_ids]
        self.capital = [
            areas(lambda a, name=name: a.country == name and a.capital) for name in self.power_ids
        ]
        self.roams = {
            self.power[name]: sum(self.country[self.power[land]] for land in lands)
            for name, lands in ROAMS.items()
        }
        owner = {name: n for n, name in enumerate(self.power_ids)}
        self.first_holder = tuple(owner.get(area.country, NOBODY) for area in self.map.areas)

    # ---------------------------------------------------------------- pieces and units

    def _read_pieces(self) -> None:
        """Every block and every aircraft by itself; `piece_ids` are the words for them."""
        self.pieces: list[Piece] = []
        self.piece_ids: list[str] = []
        for number, power in enumerate(self.powers):
            for row in power.pool:
                kind = self.types[row.type]
                back = power.elite_back if kind.elite else power.back
                piece = Piece(number, row.block, kind, row.steps, back)
                self._add(piece, row.count)
            aircraft = Piece(number, "air", self.types["ground_support"], 1, f"{power.back}a")
            self._add(aircraft, power.ground_support)
        self.block_ids = sorted({piece.block for piece in self.pieces})
        self.piece_power = [piece.power for piece in self.pieces]
        self.same = [(piece.power, piece.block) for piece in self.pieces]
        """Blocks that nobody can tell apart even if he sees them."""
        self.full_steps = tuple(piece.steps for piece in self.pieces)
        self.piece_kind = [piece.kind for piece in self.pieces]

    def _add(self, piece: Piece, count: int) -> None:
        self.pieces += [piece] * count
        self.piece_ids += [f"{self.power_ids[piece.power]}_{piece.block}_{n + 1}" for n in range(count)]

    def _read_units(self) -> None:
        """6.24: a handle tells the colour of a block and nothing else: `back` is its first letters."""
        self.backs = list(dict.fromkeys(piece.back for piece in self.pieces))
        self.deck = {
            back: [n for n, piece in enumerate(self.pieces) if piece.back == back] for back in self.backs
        }
        pairs = [(back, n + 1) for back in self.backs for n in range(len(self.deck[back]))]
        self.handles = [f"{back}{number}" for back, number in pairs]
        self.back = [back for back, _ in pairs]
        self.units_with = {back: [u for u, own in enumerate(self.back) if own == back] for back in self.backs}
        self.backs_of = [
            sorted({piece.back for piece in self.pieces if piece.power == power})
            for power in range(len(self.powers))
        ]
        self.back_of = {(piece.power, piece.block): piece.back for piece in self.pieces}
        self.first_what = [piece for back in self.backs for piece in self.deck[back]]
        aircraft = {piece.back for piece in self.pieces if piece.kind.aircraft}
        self.is_aircraft = [back in aircraft for back in self.back]
        self.aircraft = mask_of(u for u, flies in enumerate(self.is_aircraft) if flies)
        self.ground = mask_of(u for u, flies in enumerate(self.is_aircraft) if not flies)
        self.sharing = {
            back: sorted({self.pieces[piece].power for piece in self.deck[back]}) for back in self.backs
        }
        self.with_back = {back: mask_of(units) for back, units in self.units_with.items()}
        """By colour: its units, as a mask."""
        self.may_be = [sum(self.with_back[back] for back in backs) for backs in self.backs_of]
        for other in (self.usa, self.vichy):
            self.may_be[other] |= self.may_be[self.france]
        """By power: the units that may be its own; French ones may serve two others (9.52, 9.53)."""
        self.lead = [self.sharing[back][0] for back in self.back]
        """Whose colour a unit has: the power itself, or the first of those that share a colour."""
        self.sole = [self.sharing[back][0] if len(self.sharing[back]) == 1 else NOBODY for back in self.back]
        """The power of a unit, where its colour tells it."""

    def at_home_in(self, back: str, space: int) -> list[int]:
        """9.17: the pieces of a colour that may be in a space; in the pool, and of most colours, all."""
        deck = self.deck[back]
        if space == NOWHERE or len(self.sharing[back]) == 1:
            return deck
        return [piece for piece in deck if self.roams[self.piece_power[piece]] >> space & 1] or deck

    # ---------------------------------------------------------------- names

    def name(self, space: int) -> str:
        return self.map.names[space]

    def names(self, units: Sequence[int]) -> list[str]:
        return [self.handles[unit] for unit in units]

    def spaces(self, where: Sequence[str]) -> int:
        """What data describe: spaces, home:<country>, country:<country>, tag:<tag>, weather:<zone>."""
        found = 0
        for word in where:
            sort, _, name = word.rpartition(":")
            if sort == "home":
                found |= self.home[self.power[name]]
            elif sort == "country":
                found |= self.country[self.power[name]]
            elif sort == "tag":
                found |= self.map.tagged[name]
            elif sort == "weather":
                found |= self.map.where(lambda area, name=name: area.weather == name)
            else:
                found |= 1 << self.index[name]
        return found


def _extended(scenarios: Mapping[str, Any]) -> dict[str, Any]:
    """A scenario that extends another one has what that has, unless it says otherwise."""
    return {
        name: {**scenarios[entry["extends"]], **entry} if "extends" in entry else dict(entry)
        for name, entry in scenarios.items()
    }
