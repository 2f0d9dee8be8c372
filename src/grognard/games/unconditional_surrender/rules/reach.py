"""Section 9.2, ground movement: what steps cost, which are forbidden, and how far a unit comes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.rules.factions import why_shut
from grognard.games.unconditional_surrender.rules.fronts import front, kept_from
from grognard.games.unconditional_surrender.rules.weather import weather_at
from grognard.games.unconditional_surrender.state import FAIR, FULL
from grognard.games.unconditional_surrender.ways import ByteStep, Found, byte_step
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

ENTRANCE = "central_russia"


def points(s: Position, unit: int) -> int:
    """U63: movement points of an activation."""
    full, low = s.c.points[unit]
    return full if s.supply[unit] == FULL else low


class Ground:
    """What the ground is to one unit: worked out once for each question, and then asked many times."""

    def __init__(self, s: Position, unit: int) -> None:
        self.s, self.unit, self.map = s, unit, s.c.map
        self.faction = s.faction_of(unit)
        self.prices = s.c.ground_prices
        self.foes, self.strong, self.hostile, self.zones, self.enemies, self.strange = front(s, self.faction)
        self.friends = s.standing[self.faction] & ~(1 << max(s.at[unit], 0))
        self.kept = kept_from(s, s.serves[unit])
        self.shut = s.closed[self.faction] | self.kept

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
            return self.prices["enemy_city"]
        if (self.map.city | self.s.forts[self.faction]) >> b & 1:
            return self.prices["friendly_city"]
        return self.prices["rough" if self.map.rough >> b & 1 else "clear"]

    def full_price(self, a: int, b: int) -> int:
        """U64, U69: hex and hexside, without the bonus of a transport line."""
        side = self.map.side[a, b]
        return self.hex_price(b) + (0 if side == "clear" else self.prices[side])

    def price(self, a: int, b: int) -> int:
        """U69: along a line as if all were clear, unless an enemy city, fort or unit of any kind is there.
        Out of a box there is no hexside to be crossed."""
        if a >= self.map.hexes:
            return self.hex_price(b)
        if (a, b) in self.map.line and not self.hostile >> b & 1:
            return self.prices["line"]
        return self.full_price(a, b)

    def attack_price(self, a: int, b: int) -> int:
        """U42, U75: the full price of the defender's hex, and that of the attack by its weather."""
        sky = "attack_fair" if weather_at(self.s, b) == FAIR else "attack_foul"
        return self.full_price(a, b) + self.prices[sky]

    # ---------------------------------------------------------------- single steps

    def same_zone(self, a: int, b: int) -> bool:
        """U66: whether one enemy unit exerts its zone of control into both hexes."""
        if not (self.zones >> a & self.zones >> b & 1):
            return False
        both = self.map.around[a] & self.map.around[b]
        return any(self.s.exerting[foe] & both for foe in self.foes)

    def why_not(self, b: int) -> Refusal | None:
        """Why a hex of land can't be entered at all."""
        space = self.s.c.name(b)
        if self.map.faded >> b & 1:
            return refuse("U25", "faded-hex", space=space)
        if self.kept >> b & 1:
            return refuse("U72", "keeps-home", unit=self.s.unit_name(self.unit), space=space)
        if self.shut >> b & 1:
            return why_shut(self.s, self.faction, b, "U69")
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
        """The hexes a unit comes to with the points it has left, by the cheapest way.

        Every step costs a point or more, so nothing is looked for where none is left.
        """
        start, steps_from = self.s.at[self.unit], self.s.c.steps_in_bytes
        found: Found = {start: (0, start)}
        if started and self.zones >> start & 1:
            return found
        fresh = bytearray(self._in_bytes(~(self.barred | 1 << start)))  # and not yet had as cheaply as may be
        odd, stops = self._in_bytes(self.odd), self._in_bytes(self.zones)
        special = {start, self.map.index[ENTRANCE], *self.entrances}
        waiting: list[list[int]] = [[start], *([] for _ in range(left))]
        for spent in range(left):
            for a in waiting[spent]:
                if found[a][0] < spent:
                    continue
                for b, byte, bit, price in self._steps(a) if a in special else steps_from[a]:
                    if not fresh[byte] & bit:
                        continue
                    total = spent + (self.price(a, b) if odd[byte] & bit else price)
                    if total > left or (b in found and found[b][0] <= total):
                        continue
                    found[b] = total, a
                    if total == spent + 1:
                        fresh[byte] ^= bit
                    if total < left and not stops[byte] & bit:
                        waiting[total].append(b)
        return found

    def _in_bytes(self, mask: int) -> bytes:
        """A set of hexes and boxes as bytes: asking it for one hex after the other is quicker."""
        size = len(self.s.c.steps_in_bytes)
        return (mask & (1 << size) - 1).to_bytes(size // 8 + 1, "little")

    def _steps(self, a: int) -> list[ByteStep]:
        """U27, U66: the steps from where the unit stands, from the box and into it, and what they cost where
        no enemy is."""
        if a >= self.map.hexes:
            return [byte_step(b, self.hex_price(b)) for b in self.entrances]
        steps = self.s.c.steps_in_bytes[a]
        if a == self.s.at[self.unit] and self.zones >> a & 1:
            steps = [step for step in steps if not self.same_zone(a, step[0])]
        if a in self.entrances:
            steps = [*steps, byte_step(self.map.index[ENTRANCE], self.entrances[a])]
        return steps

    @cached_property
    def odd(self) -> int:
        """U69: where a step does not cost what is printed."""
        return self.hostile | self.s.forts[self.faction]


@recalled
def reached(s: Position, unit: int, left: int, started: bool) -> Found:
    """The hexes a unit comes to with so many points; `started`: its activation has begun before."""
    return Ground(s, unit).reach(left, started)
