"""How things stand for a faction: what cities are worth, how near enemies are, where supply is."""

from __future__ import annotations

from functools import cached_property
from math import log
from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender.ground import FAR
from grognard.games.unconditional_surrender.evaluation import TARGETS
from grognard.games.unconditional_surrender.roster import AXIS, FACTIONS, WESTERN
from grognard.games.unconditional_surrender.rules.conquest import starting_will
from grognard.games.unconditional_surrender.rules.factions import (
    country_at,
    enemies,
    enemy_cities,
    enemy_ground,
    enemy_zones,
)
from grognard.games.unconditional_surrender.rules.movement import ground_units
from grognard.games.unconditional_surrender.rules.supply import (
    Network,
    limited_sources,
    port_sources,
    unlimited_sources,
)
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import NO_WILL
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.mind import Mind
    from grognard.games.unconditional_surrender.state import Position


ABOUT = {**TARGETS, "france_1944": ("belgium", "netherlands", "france")}
"""The countries whose cities decide a scenario; of the others all do."""


class Situation:
    """A position as one faction looks at it; what is asked often is noted for the phase."""

    def __init__(self, s: Position, mind: Mind, faction: int) -> None:
        self.s, self.mind, self.faction = s, mind, faction
        self.opinions, self.ground = mind.opinions, mind.ground
        self.foes = enemies(s, faction)
        self.enemy = enemy_ground(s, faction)
        self.zones = enemy_zones(s, faction)

    # ---------------------------------------------------------------- worth

    def unit_worth(self, unit: int) -> float:
        """Of a unit as it is now."""
        worth = self.opinions.worth
        full = worth.units[self.s.c.kind[unit]]
        return full * worth.reduced if self.s.reduced[unit] and self.s.c.units[unit].field else full

    def loss(self, unit: int) -> float:
        """What a unit loses by a step: half of it, or all that is left, with the will that goes with it."""
        worth = self.opinions.worth
        if self.s.reduced[unit]:
            return self.unit_worth(unit) + self.will_worth(self.s.serves[unit], 1)
        return worth.units[self.s.c.kind[unit]] * (1 - worth.reduced)

    def death(self, unit: int) -> float:
        return self.unit_worth(unit) + self.will_worth(self.s.serves[unit], 1)

    def will_worth(self, country: int, points: int) -> float:
        """What it means to a country to lose some will: the more, the less is left."""
        left = self.s.will[country]
        if left == NO_WILL or left == 0:
            return 0.0
        worth = self.opinions.worth
        gone = 1 - left / max(starting_will(self.s, country), left)
        return points * (worth.will + gone * worth.last_will / max(left, points))

    def city_worth(self, city: int) -> float:
        """Of a city, with the will of the country that it is part of."""
        s, worth = self.s, self.opinions.worth
        place = s.c.map.city_hex[city]
        country, bit = country_at(s, place), 1 << place
        if s.c.map.overseas & bit or self._decides_nothing(country):
            return worth.aside
        found = (
            worth.city + worth.port * bool(s.c.map.port & bit) + worth.factory * bool(s.c.map.factory & bit)
        )
        capital = s.c.map.city_names[city] == s.c.countries[country].capital
        if s.joined[country] in (self.faction, *self.foes):
            found += self.will_worth(country, 4 if capital else 2)
        return found + (worth.capital if capital else 0.0)

    def _decides_nothing(self, country: int) -> bool:
        """Whether a country is beaten already, or its cities are not what a scenario is about."""
        if country == NONE:
            return True
        about = ABOUT.get(self.s.setup.scenario)
        return self.s.conqueror[country] == self.faction or (
            about is not None and self.s.c.country_names[country] not in about
        )

    # ---------------------------------------------------------------- near and far

    @cached_property
    def closed(self) -> int:
        return self.s.closed[self.faction]

    @cached_property
    def goals(self) -> dict[int, float]:
        """The hexes of enemy cities that can be walked to, and what they are worth."""
        s = self.s
        hexes = enemy_cities(s, self.faction) & ~self.closed
        hexes = hexes & ~s.c.map.overseas or hexes
        return {place: self.city_worth(s.c.map.city_at[place]) for place in spaces_in(hexes)}

    @cached_property
    def approach(self) -> list[int]:
        """For each hex how far it is to a goal; a city of little worth counts as farther away."""
        if not self.goals:
            return self.front
        key = "approach", self.faction, tuple(self.goals), self.closed
        return self.mind.noted(key, self._approach)

    def _approach(self) -> list[int]:
        best, decay = max(self.goals.values()), -log(self.opinions.march.decay)
        starts = {place: round(log(best / worth) / decay) for place, worth in self.goals.items()}
        return self.ground.distances(starts, self.closed)

    @cached_property
    def front(self) -> list[int]:
        """For each hex how far the nearest enemy ground unit is."""
        key = "front", self.faction, self.enemy
        return self.mind.noted(key, lambda: self.ground.from_mask(self.enemy, ~self.s.c.map.land))

    @cached_property
    def threatened(self) -> dict[int, float]:
        """Cities of one's own that enemies are near and may enter, and what they are worth."""
        s, alarm, open_to = self.s, self.opinions.march.alarm, 0
        for foe in self.foes:
            open_to |= ~s.closed[foe]
        places = spaces_in(s.cities[self.faction] & ~self.closed & open_to)
        gates = s.c.map.port if self.overseas else 0
        near = [place for place in places if self.front[place] <= alarm and not gates >> place & 1]
        return {place: self.city_worth(s.c.map.city_at[place]) for place in near}

    @cached_property
    def overseas(self) -> bool:
        """Whether units wait beyond the sea: who stands in a port on this side shuts it to them."""
        return any(self.approach[self.s.at[unit]] >= FAR for unit in self.units(self.faction))

    @cached_property
    def must_attack(self) -> bool:
        """Whether the other side wins a scenario if nothing happens; of the whole war nobody does so soon."""
        scenario = self.s.setup.scenario
        return scenario != "main_event" and self.faction == (WESTERN if scenario == "france_1944" else AXIS)

    @cached_property
    def ratio(self) -> float:
        """One's own strength on the ground against the enemy's."""
        own = sum(self.unit_worth(unit) for unit in self.units(self.faction))
        other = sum(self.unit_worth(unit) for foe in self.foes for unit in self.units(foe))
        return own / max(other, 0.1)

    def units(self, faction: int) -> list[int]:
        """The ground units of a faction that stand somewhere."""
        return ground_units(self.s, faction)

    # ---------------------------------------------------------------- supply

    def supplied(self, country: int) -> int:
        """The hexes where units of a country are supplied by land, fully or not."""
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
