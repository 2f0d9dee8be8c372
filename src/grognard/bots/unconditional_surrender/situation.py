"""How things stand for a faction: what cities are worth, how near enemies are, where supply is."""

from __future__ import annotations

from functools import cached_property
from math import log
from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender import garrisons, shares, war_plan
from grognard.bots.unconditional_surrender.ground import FAR
from grognard.games.unconditional_surrender.evaluation import TARGETS
from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, GROUND, SOVIET, WESTERN, month
from grognard.games.unconditional_surrender.rules.factions import (
    country_at,
    enemies,
    enemy_cities,
    enemy_ground,
    enemy_zones,
)
from grognard.games.unconditional_surrender.rules.movement import ground_units
from grognard.games.unconditional_surrender.rules.reach import Ground as Reach
from grognard.games.unconditional_surrender.rules.supply import (
    Network,
    limited_sources,
    port_sources,
    unlimited_sources,
)
from grognard.games.unconditional_surrender.rules.victory import cities_held
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import NO_WILL
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.mind import Mind
    from grognard.games.unconditional_surrender.state import Position
    from grognard.games.unconditional_surrender.ways import Found


LIBERATION = "france_1944"
"""The scenario in which cities are counted at the end."""
ABOUT = {**TARGETS, LIBERATION: ("belgium", "netherlands", "france")}
"""The countries whose cities decide a scenario; of the others all do."""


class Situation:
    """A position as one faction looks at it; what is asked often is noted for the phase."""

    def __init__(self, s: Position, mind: Mind, faction: int) -> None:
        self.s, self.mind, self.faction = s, mind, faction
        self.opinions, self.ground = mind.opinions, mind.ground
        self.foes = enemies(s, faction)
        self.enemy = enemy_ground(s, faction)
        self.zones = enemy_zones(s, faction)
        self._starts: dict[int, dict[int, int]] = {}
        self._ways: dict[int, list[int]] = {}
        self._fed: dict[int, int] = {}

    # ---------------------------------------------------------------- worth

    def unit_worth(self, unit: int) -> float:
        """Of a unit as it is now."""
        worth = self.opinions.worth
        full = worth.units[self.s.c.kind[unit]] * self._lasting
        return full * worth.reduced if self.s.reduced[unit] and self.s.c.units[unit].field else full

    @cached_property
    def _lasting(self) -> float:
        """What counts of whatever does not decide the game: little in the month that decides it, and the less
        the nearer it is where cities are counted at the end."""
        least = self.opinions.worth.at_last
        if self.all_or_nothing:
            return least
        if self.s.setup.scenario != LIBERATION:
            return 1.0
        return min(1.0, least + (1 - least) * self.turns_left / self.opinions.worth.horizon)

    def loss(self, unit: int) -> float:
        """What a unit loses by a step: half of it, or all that is left, with the will that goes with it."""
        worth, attack = self.opinions.worth, self.opinions.attack
        if self.s.reduced[unit]:
            return self.death(unit)
        pursuit = attack.last_pursuit if self.all_or_nothing else attack.pursuit
        will = pursuit * self.will_worth(self.s.serves[unit], 1)
        return self.unit_worth(unit) * (1 - worth.reduced) + will

    def death(self, unit: int) -> float:
        """What is lost with a unit; with one that is no field unit no will."""
        will = self.will_worth(self.s.serves[unit], 1) if self.s.c.units[unit].field else 0.0
        return self.unit_worth(unit) + will

    def will_worth(self, country: int, points: int) -> float:
        """What it means to a country to lose some will: a share of what its fall would be worth."""
        left = self._will_left(country)
        if left <= 0:
            return 0.0
        return points * self.opinions.worth.will + self._fall_worth(country) * min(1.0, points / left)

    def _will_left(self, country: int) -> int:
        """How much a country has to lose until it is beaten; of the USSR of 1941 it need not be all."""
        left = self.s.will[country]
        if self.s.setup.scenario == "ussr_1941" and self.s.c.country_names[country] == "ussr":
            return max(left - int(self.s.c.tables["victory"]["soviet_will"]) + 1, 1)
        return 0 if left == NO_WILL else left

    def _fall_worth(self, country: int) -> float:
        worth, one = self.opinions.worth, self.s.c.countries[country]
        if self.s.setup.scenario == "main_event":
            return worth.great if one.major else worth.small
        if self._decides_nothing(country):
            return 0.0
        return worth.decisive * self._part(country) * worth.hard.get(self.s.c.country_names[country], 1.0)

    def _part(self, country: int) -> float:
        """Where several countries have to fall, all points of will that are left to them count the same."""
        left = self._left_to_targets
        return len(left) * self._will_left(country) / max(sum(left), 1) if left else 1.0

    @cached_property
    def _left_to_targets(self) -> list[int]:
        targets = TARGETS.get(self.s.setup.scenario, ())
        return [self._will_left(self.s.c.country[name]) for name in targets]

    def city_worth(self, city: int) -> float:
        """Of a city, with the will of the country that it is part of."""
        s, worth = self.s, self.opinions.worth
        place = s.c.map.city_hex[city]
        country, bit = country_at(s, place), 1 << place
        if s.c.map.overseas & bit or self._decides_nothing(country):
            return worth.aside
        if s.setup.scenario == LIBERATION:
            found = worth.city + worth.decisive / max(cities_held(s) - _few_cities(s), 1)
            return found + self.harbour_worth(place)
        if s.conqueror[country] == self.faction:
            return worth.occupied + worth.door * (war_plan.is_whole_war(self) and bool(s.c.map.port & bit))
        capital = self._is_capital(city)
        found = worth.city * self._lasting
        if s.joined[country] in (self.faction, *self.foes):
            found += self.will_worth(country, self.will_of(city))
        if s.setup.scenario in TARGETS:
            return found
        found += worth.port * bool(s.c.map.port & bit) + worth.factory * bool(s.c.map.factory & bit)
        return found + (worth.capital if capital else 0.0)

    def will_of(self, city: int) -> int:
        """U152: how much will a country loses with a city of its mainland."""
        figures = self.s.c.tables["will"]
        return -int(figures["capital" if self._is_capital(city) else "mainland_city"])

    def _is_capital(self, city: int) -> bool:
        country = country_at(self.s, self.s.c.map.city_hex[city])
        found: bool = self.s.c.map.city_names[city] == self.s.c.countries[country].capital
        return found

    def harbour_worth(self, space: int) -> float:
        """What a port is worth to who comes over the sea, while those that he has feed fewer than all his
        armies: another lands through it each month, and two draw supply by it."""
        return self.opinions.landing.harbour if self.hungry and self.s.c.map.port >> space & 1 else 0.0

    @cached_property
    def hungry(self) -> bool:
        """Whether a faction that frees countries has too few ports in them."""
        s = self.s
        if self.all_or_nothing or not self.frees:
            return False
        ground = 0
        for name in ABOUT[s.setup.scenario]:
            ground |= s.land[s.c.country[name]]
        fed = int(s.c.tables["limits"]["limited_source_serves"]) * (port_sources(s) & ground).bit_count()
        return fed < len(self.units(self.faction))

    def _decides_nothing(self, country: int) -> bool:
        """Whether a country is beaten already, or its cities are not what a scenario is about."""
        if country == NONE:
            return True
        about = ABOUT.get(self.s.setup.scenario)
        if about is None:
            return False
        beaten = self.s.conqueror[country] == self.faction and self.s.setup.scenario != LIBERATION
        return beaten or self.s.c.country_names[country] not in about

    # ---------------------------------------------------------------- the end

    @cached_property
    def turns_left(self) -> int:
        """How many months come after this one."""
        return month(self.s.c.scenarios[self.s.setup.scenario].last_turn) - self.s.turn

    @cached_property
    def last_turn(self) -> bool:
        """Whether what is done now is the last that counts."""
        return self.turns_left <= 0

    @cached_property
    def all_or_nothing(self) -> bool:
        """Whether nothing that is lost from now on counts: who has not won in this turn has lost, or no enemy
        moves any more."""
        last_of_all = self.s.c.scenarios[self.s.setup.scenario].factions[-1] == self.name
        return self.last_turn and (last_of_all or (self.must_attack and self.s.setup.scenario in TARGETS))

    # ---------------------------------------------------------------- near and far

    @cached_property
    def closed(self) -> int:
        return self.s.closed[self.faction] & ~self.coming

    @cached_property
    def weakened(self) -> int:
        """The hexes of enemy ground units that are reduced."""
        s = self.s
        return self.enemy & mask_of(
            at for at, reduced in zip(s.at, s.reduced, strict=True) if reduced and at >= 0
        )

    @cached_property
    def laid(self) -> tuple[tuple[int, int], ...]:
        """The markers that lie on the map, and where."""
        return tuple((marker, at) for marker, at in enumerate(self.s.marker_at) if at >= 0)

    @cached_property
    def flying(self) -> tuple[tuple[int, int], ...]:
        """The air units that can still fly this month, and where they are."""
        s, limit = self.s, self.s.c.tables["limits"]["sorties"]
        return tuple((unit, s.at[unit]) for unit in s.c.fliers if s.at[unit] >= 0 and s.sorties[unit] < limit)

    @cached_property
    def goals(self) -> dict[int, float]:
        """The hexes of enemy cities that can be walked to, and what they are worth; those that decide nothing
        only where no other is left."""
        s = self.s
        coming = self.coming & s.cities[SOVIET]
        hexes = (enemy_cities(s, self.faction) | coming) & ~self.closed
        hexes = hexes & ~s.c.map.overseas or hexes
        sides = tuple(s.joined), tuple(s.conqueror), tuple(s.cities)
        key = "goals", self.faction, self._lasting, hexes, tuple(s.will), sides
        return self.mind.noted(key, lambda: self._worths(hexes))

    def _worths(self, hexes: int) -> dict[int, float]:
        found = {place: self.city_worth(self.s.c.map.city_at[place]) for place in spaces_in(hexes)}
        aside = self.opinions.worth.aside
        return {place: worth for place, worth in found.items() if worth > aside} or found

    @cached_property
    def approach(self) -> list[int]:
        """For each hex how far it is to a goal; a city of little worth counts as farther away."""
        if not self.goals:
            return self.front
        return self._distances(self.starts)

    @cached_property
    def starts(self) -> dict[int, int]:
        """How much farther away each goal counts than the best."""
        if not self.goals:
            return {}
        goals = {place: worth for place, worth in self.goals.items() if not self.lost >> place & 1}
        goals = goals or self.goals
        best, decay = max(goals.values()), -log(self.opinions.march.decay)
        return {place: round(log(best / worth) / decay) for place, worth in goals.items()}

    @cached_property
    def prospects(self) -> dict[int, float]:
        """For each coast how many goals are near: one counts half for each month of marching."""
        march, farther = self.opinions.march, self.starts
        ways = [(self.ground.to(place, self.closed), more) for place, more in farther.items()]
        key = "prospects", self.faction, tuple(farther.items()), self.closed
        coasts = spaces_in(self.s.c.map.coastal & ~self.closed)
        return self.mind.noted(
            key,
            lambda: {
                space: sum(0.5 ** ((way[space] + more) / march.month) for way, more in ways)
                for space in coasts
            },
        )

    @property
    def frees(self) -> bool:
        """Whether a faction wins by the number of cities that it takes, whichever they are."""
        return self.s.setup.scenario == LIBERATION and self.must_attack

    def starts_of(self, unit: int) -> dict[int, int]:
        """The same for one unit: where cities are counted each has its own to go to."""
        if unit not in self._starts:
            self._starts[unit] = shares.starts(self, unit) if self.frees else self.starts
        return self._starts[unit]

    def way_of(self, unit: int) -> list[int]:
        """For each hex how far a unit has from it to a goal."""
        if not self.frees or not self.goals:
            return self.approach
        if unit not in self._ways:
            self._ways[unit] = self._distances(self.starts_of(unit))
        return self._ways[unit]

    def _distances(self, starts: dict[int, int]) -> list[int]:
        key = "approach", self.faction, tuple(starts.items()), self.closed
        return self.mind.noted(key, lambda: self.ground.distances(starts, self.closed))

    @cached_property
    def front(self) -> list[int]:
        """For each hex how far the nearest enemy ground unit is."""
        key = "front", self.faction, self.enemy
        return self.mind.noted(key, lambda: self.ground.from_mask(self.enemy, ~self.s.c.map.land))

    @cached_property
    def marched(self) -> list[int]:
        """For each hex how far the nearest ground unit of one's own is."""
        own = self.s.standing[self.faction]
        return self.mind.noted(("marched", own), lambda: self.ground.from_mask(own, ~self.s.c.map.land))

    @cached_property
    def threatened(self) -> dict[int, float]:
        """Cities of one's own that enemies are near and may enter, and what is at stake in each: of several
        near him an enemy takes one."""
        if self.all_or_nothing:
            return {}
        s, open_to = self.s, 0
        for foe in self.foes:
            open_to |= ~s.closed[foe]
        places = s.cities[self.faction] & ~self.closed & open_to
        if self.overseas:
            places &= ~s.c.map.port
        risk: dict[int, float] = {}
        for space in spaces_in(self.enemy):
            near = list(spaces_in(self._around(space) & places))
            force = 1.0 if not s.reduced[s.unit_in(space, GROUND)] else self.opinions.worth.reduced
            for place in near:
                risk[place] = risk.get(place, 0.0) + force / len(near)
        return {
            place: min(chance, 1.0) * self.city_worth(s.c.map.city_at[place])
            for place, chance in risk.items()
            if self.front[place] < FAR
        }

    def _around(self, space: int) -> int:
        return self.ground.near(space, self.opinions.march.alarm)

    @cached_property
    def overseas(self) -> bool:
        """Whether units wait beyond the sea: who stands in a port on this side shuts it to them. In the whole
        war some always do; it matters to who has more of his strength there than here."""
        if war_plan.is_whole_war(self):
            return 2 * self.waiting_overseas > sum(self.unit_worth(unit) for unit in self.units(self.faction))
        return any(self.approach[self.s.at[unit]] >= FAR for unit in self.units(self.faction))

    @cached_property
    def quays(self) -> int:
        """The ports on the side of the goals, while units wait beyond the sea: one army a month comes through
        each, if nobody stands in it."""
        return 0 if self.all_or_nothing or not self.overseas else self.havens

    @cached_property
    def havens(self) -> int:
        """The ports on the side of the goals."""
        return mask_of(space for space in spaces_in(self.s.c.map.port) if self.approach[space] < FAR)

    @cached_property
    def waiting_overseas(self) -> float:
        """What stands beyond the sea and could follow a landing."""
        found = [unit for unit in self.units(self.faction) if self.approach[self.s.at[unit]] >= FAR]
        return sum(self.unit_worth(unit) for unit in found)

    @cached_property
    def ashore(self) -> bool:
        """Whether a unit stands where it can walk to a goal, so that others can follow it."""
        return any(self.approach[self.s.at[unit]] < FAR for unit in self.units(self.faction))

    @cached_property
    def must_attack(self) -> bool:
        """Whether the other side wins a scenario if nothing happens; of the whole war nobody does so soon."""
        scenario = self.s.setup.scenario
        return scenario != "main_event" and self.faction == (WESTERN if scenario == LIBERATION else AXIS)

    @cached_property
    def ratio(self) -> float:
        """One's own strength on the ground against the enemy's."""
        own = sum(self.unit_worth(unit) for unit in self.units(self.faction))
        other = sum(self.unit_worth(unit) for foe in self.foes for unit in self.units(foe))
        return own / max(other, 0.1)

    def near(self, space: int) -> tuple[object, ...]:
        """What a combat in a hex depends on beside its units: who and what is near, markers on the map."""
        s, near = self.s, self.ground.near(space, 2)
        held = tuple((s.cities[foe] | s.forts[foe]) & near for foe in self.foes)
        own = s.standing[self.faction] & near, s.exerting[self.faction] & near
        return self.laid, tuple(s.no_zone), self.enemy & near, own, held

    def units(self, faction: int) -> list[int]:
        """The ground units of a faction that stand somewhere."""
        return ground_units(self.s, faction)

    def reached(self, unit: int, left: int, started: bool) -> Found:
        """Where a unit comes to with so many points; `started`: its activation has begun before."""
        s, near = self.s, self.ground.near(self.s.at[unit]) if self.s.at[unit] < self.s.c.map.hexes else -1
        key = (
            *("reached", unit, s.at[unit], left, started, self.enemy & near, self.zones & near),
            *(s.standing[self.faction] & near, s.cities[self.faction] & near),
        )
        return self.mind.noted(key, lambda: Reach(s, unit).reach(left, started))

    # ---------------------------------------------------------------- the whole war

    @cached_property
    def posts(self) -> dict[int, int]:
        """The units that guard, and where."""
        return garrisons.posted(self)

    @cached_property
    def lost(self) -> int:
        """The cities of one's own lands that enemies from beyond the sea hold."""
        return garrisons.lost(self)

    @cached_property
    def drive(self) -> float:
        """How much a faction of the whole war wants to come near its goals."""
        return war_plan.drive(self)

    @cached_property
    def bides(self) -> bool:
        """Whether a faction waits or gathers."""
        return war_plan.bides_its_time(self)

    @cached_property
    def coming(self) -> int:
        """The land that a war is planned against, and the part of it where nobody goes yet."""
        return war_plan.coming(self)

    @cached_property
    def not_yet(self) -> int:
        """The land that is left alone until the date of the plan."""
        return war_plan.not_yet(self)

    # ---------------------------------------------------------------- supply

    def supplied(self, country: int) -> int:
        """The hexes where units of a country are supplied by land, fully or not."""
        if country not in self._fed:
            self._fed[country] = self._noted_supply(country)
        return self._fed[country]

    def _noted_supply(self, country: int) -> int:
        s = self.s
        key = "supplied", country, s.cities[self.faction], self.zones & ~s.standing[self.faction], self.enemy
        return self.mind.noted(key, lambda: self._supplied(country))

    def _supplied(self, country: int) -> int:
        s = self.s
        sources = unlimited_sources(s, country) | limited_sources(s, country) | port_sources(s)
        return Network(s, self.faction).reached(country, sources)

    @property
    def name(self) -> str:
        return FACTIONS[self.faction]


def _few_cities(s: Position) -> int:
    return int(s.c.tables["victory"]["few_cities"])
