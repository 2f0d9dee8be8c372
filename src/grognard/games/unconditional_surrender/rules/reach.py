"""Section 9.2, ground movement: what steps cost, which are forbidden, and how far a unit comes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.roster import FACTIONS, GROUND
from grognard.games.unconditional_surrender.rules.factions import (
    enemies,
    enemy_cities,
    enemy_forts,
    enemy_ground,
    enemy_units,
    enemy_zones,
    land_of_faction,
    strange_hexes,
    strangers,
)
from grognard.games.unconditional_surrender.rules.weather import weather_at
from grognard.games.unconditional_surrender.state import FAIR, FULL
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

Found = dict[int, tuple[int, int]]
"""Of each hex that can be reached the points spent on the way, and the hex before."""
ENTRANCE = "central_russia"


def points(s: Position, unit: int) -> int:
    """U63: movement points of an activation."""
    kind = "other" if s.c.mobile[unit] or s.c.branch[unit] != GROUND else "leg"
    low = "" if s.supply[unit] == FULL else "_low"
    return int(s.c.tables["movement"]["points"][kind + low])


class Ground:
    """What the ground is to one unit: worked out once for each question, and then asked many times."""

    def __init__(self, s: Position, unit: int) -> None:
        self.s, self.unit, self.map = s, unit, s.c.map
        self.faction = s.faction_of(unit)
        self.prices = s.c.tables["movement"]["ground"]
        self.strong = enemy_cities(s, self.faction) | enemy_forts(s, self.faction)
        self.hostile = self.strong | enemy_units(s, self.faction)
        self.zones = enemy_zones(s, self.faction)
        self.enemies = enemy_ground(s, self.faction)
        self.friends = s.standing[self.faction] & ~(1 << max(s.at[unit], 0))
        self.strange = strange_hexes(s, self.faction)
        self.shut = s.closed[self.faction] | self.kept

    @cached_property
    def kept(self) -> int:
        """U72: what lies outside the countries that a unit keeps to."""
        country = self.s.serves[self.unit]
        stay = self.s.c.scenarios[self.s.setup.scenario].stay.get(self.s.c.country_names[country])
        if stay is not None:
            allowed = 0
            for name in stay:
                allowed |= self.s.land[self.s.c.country[name]]
            return self.map.land & ~allowed
        if self.s.c.countries[country].major:
            return 0
        return land_of_faction(self.s, strangers(self.s, self.faction))

    @cached_property
    def barred(self) -> int:
        """U34, U35, U67, U69: hexes that can't be entered, by whatever way; a friend alone lets one pass."""
        return self.shut | self.strange | self.enemies | self.friends & self.zones

    @cached_property
    def entrances(self) -> dict[int, int]:
        """U27: where a Soviet unit goes into the Central Russia box and out of it, and for how much."""
        if self.s.c.country_names[self.s.serves[self.unit]] != self.s.c.central.country:
            return {}
        return dict.fromkeys(self.s.c.central_hexes, self.prices["box"])

    # ---------------------------------------------------------------- prices

    def hex_price(self, b: int) -> int:
        """U69: a hex without a transport line: city or fort, friendly or enemy, else the terrain."""
        if self.strong >> b & 1:
            return int(self.prices["enemy_city"])
        if (self.map.city | self.s.forts[self.faction]) >> b & 1:
            return int(self.prices["friendly_city"])
        return int(self.prices["rough" if self.map.rough >> b & 1 else "clear"])

    def full_price(self, a: int, b: int) -> int:
        """U64, U69: hex and hexside, without the bonus of a transport line."""
        side = self.map.side[a, b]
        return self.hex_price(b) + (0 if side == "clear" else int(self.prices[side]))

    def price(self, a: int, b: int) -> int:
        """U69: along a line as if all were clear, unless an enemy city, fort or unit of any kind is there."""
        if (a, b) in self.map.line and not self.hostile >> b & 1:
            return int(self.prices["line"])
        return self.full_price(a, b)

    def attack_price(self, a: int, b: int) -> int:
        """U42, U75: the full price of the defender's hex, and that of the attack by its weather."""
        sky = "attack_fair" if weather_at(self.s, b) == FAIR else "attack_foul"
        return self.full_price(a, b) + int(self.prices[sky])

    # ---------------------------------------------------------------- single steps

    def same_zone(self, a: int, b: int) -> bool:
        """U66: whether one enemy unit exerts its zone of control into both hexes."""
        if not (self.zones >> a & self.zones >> b & 1):
            return False
        both = self.map.around[a] & self.map.around[b]
        return any(self.s.exerting[foe] & both for foe in enemies(self.s, self.faction))

    def why_not(self, b: int) -> Refusal | None:
        """Why a hex can't be entered at all."""
        space = self.s.c.name(b)
        if not self.map.land >> b & 1:
            return refuse("U69", "water-hex", space=space)
        if self.map.faded >> b & 1:
            return refuse("U25", "faded-hex", space=space)
        if self.kept >> b & 1:
            return refuse("U72", "keeps-home", unit=self.s.unit_name(self.unit), space=space)
        if self.shut >> b & 1:
            return refuse("U69", "shut-hex", space=space, faction=FACTIONS[self.faction])
        if self.strange >> b & 1:
            return refuse("U12", "strange-hex", space=space)
        if self.enemies >> b & 1:
            return refuse("U35", "enemy-in-hex", space=space)
        if self.friends & self.zones & 1 << b:
            return refuse("U67", "friend-in-zone", space=space)
        return None

    def why_not_step(self, a: int, b: int, first: bool) -> Refusal | None:
        """U66, U69: why a unit can't go from a hex to another; `first`: its activation has just begun."""
        if (a, b) not in self.map.side:
            return refuse("U69", "no-step", space=self.s.c.name(b))
        refusal = self.why_not(b)
        if refusal is not None:
            return refusal
        if not first and self.zones >> a & 1:
            return refuse("U66", "stops-in-zone", space=self.s.c.name(a))
        if self.same_zone(a, b):
            return refuse("U66", "same-zone", space=self.s.c.name(b))
        return None

    # ---------------------------------------------------------------- all of them

    def reach(self, left: int, started: bool) -> Found:
        """The hexes a unit comes to with the points it has left, by the cheapest way."""
        start = self.s.at[self.unit]
        found: Found = {start: (0, start)}
        if started and start < self.map.hexes and self.zones >> start & 1:
            return found
        waiting: list[list[int]] = [[start], *([] for _ in range(left))]
        for spent, here in enumerate(waiting):
            for a in here:
                if found[a][0] < spent or (a != start and self.zones >> a & 1):
                    continue
                for b, price in self._steps(a):
                    total = spent + price
                    if total > left or (b in found and found[b][0] <= total):
                        continue
                    if a == start and b < self.map.hexes and self.same_zone(a, b):
                        continue
                    found[b] = total, a
                    waiting[total].append(b)
        return found

    def _steps(self, a: int) -> list[tuple[int, int]]:
        """The hexes that can be entered from one, and for how much."""
        if a >= self.map.hexes:
            return [(b, self.hex_price(b)) for b in self.entrances if not self.barred >> b & 1]
        open_ = self.map.around[a] & ~self.barred
        if not open_:
            return []
        odd = open_ & (self.hostile | self.s.forts[self.faction])
        steps = [
            (b, self.price(a, b) if odd & bit else price)
            for b, bit, price in self.s.c.plain_steps[a]
            if open_ & bit
        ]
        if a in self.entrances:
            steps.append((self.map.index[ENTRANCE], self.entrances[a]))
        return steps


def way(found: Found, to: int) -> tuple[int, ...]:
    """The cheapest way to a hex, the start left out."""
    path: list[int] = []
    while found[to][0]:
        path.append(to)
        to = found[to][1]
    return tuple(reversed(path))
