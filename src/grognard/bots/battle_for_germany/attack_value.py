"""What an attack is worth before the die is cast: every result, weighed by its exact chance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from grognard.bots.battle_for_germany.ground import FAR
from grognard.bots.battle_for_germany.situation import Situation
from grognard.games.battle_for_germany.components import GERMANS
from grognard.games.battle_for_germany.rules.boundary import why_closed
from grognard.games.battle_for_germany.rules.combat import defenders_of
from grognard.games.battle_for_germany.rules.exit import exit_hexes
from grognard.games.battle_for_germany.rules.terrain import multiplier
from grognard.games.battle_for_germany.state import GARRISON

Posts = Sequence[tuple[int, int]]
RESULTS = ("De", "Ex", "Dr", "Ar", "Ae")
EVEN = 3  # the column 1-1


class Chances(NamedTuple):
    """The chance of each result."""

    de: float
    ex: float
    dr: float
    ar: float
    ae: float


@lru_cache(maxsize=8)
def table(rows: tuple[tuple[str, ...], ...]) -> tuple[Chances, ...]:
    """The columns of the CRT as chances."""
    faces = len(rows)
    return tuple(
        Chances(*(sum(row[n] == result for row in rows) / faces for result in RESULTS))
        for n in range(len(rows[0]))
    )


class Assessor:
    """Weighs attacks in one situation."""

    def __init__(self, view: Situation) -> None:
        self.view = view
        self.s, self.opinions = view.s, view.opinions.attack
        self.columns = table(tuple(tuple(row) for row in view.s.c.tables.combat["rows"]))
        self.gain: dict[int, float] = {}

    def chances(self, attack: int, defence: int, smooth: bool) -> Chances:
        """6-1: of the column; `smooth` goes gradually from column to column, to see that more is better."""
        last = len(self.columns) - 1
        at = EVEN + attack / defence - 1 if attack >= defence else EVEN + 1 - defence / attack
        at = min(max(at, 0.0), float(last))
        low = int(at)
        part = at - low
        if not smooth or not part:
            return self.columns[low]
        return Chances(
            *(a + part * (b - a) for a, b in zip(self.columns[low], self.columns[low + 1], strict=True))
        )

    def worth(
        self, targets: Sequence[int], posts: Posts, zone: int, occupied: int, smooth: bool = False
    ) -> float:
        """The expected gain of attacking these hexes from these posts; `zone`: the hexes our units cover."""
        s, value = self.s, self.view.value
        attack = sum(self.view.strength[unit] for unit, _ in posts)
        origins = [space for _, space in posts]
        defence = printed = 0
        killed = beaten = gain = 0.0
        for space in targets:
            defenders = defenders_of(s, space)
            printed_here = sum(s.c.defence[unit] for unit in defenders)
            printed += printed_here
            defence += multiplier(s, space, origins) * printed_here
            here = sum(value[unit] for unit in s.at[space])
            killed += here
            beaten += here if not self.ways_out(space, zone, occupied) else here * self.opinions.push
            gain += self.ground_gain(space, posts) + self.alarm(space)
        if not defence:
            return 0.0
        odds = self.chances(attack, defence, smooth)
        lost = self.cheapest_loss([unit for unit, _ in posts], printed)
        pushed = sum(self._pushed(unit, space) for unit, space in posts)
        everything = sum(value[unit] for unit, _ in posts)
        return (
            odds.de * (killed + gain)
            + odds.ex * (killed + gain - lost)
            + odds.dr * (beaten + gain)
            - odds.ar * pushed
            - odds.ae * everything
        )

    def ways_out(self, space: int, zone: int, occupied: int) -> int:
        """6-21: the hexes into which the defenders of a hex could retreat."""
        s, view = self.s, self.view
        units = s.at[space]
        if all(s.flags[unit] & GARRISON for unit in units):
            return 1 << space  # 10-3
        free = view.near[space] & ~zone & ~occupied & ~s.full
        force = s.force[units[0]]
        if force in GERMANS and not s.setup.germans_enter_berlin:
            free &= ~(1 << s.c.berlin)
        return free & ~s.strangers(force) if free else 0

    def worth_of_trap(self, space: int, posts: Posts) -> float:
        """6-23: what it adds to an attack from these posts if the defenders can't retreat."""
        s = self.s
        attack = sum(self.view.strength[unit] for unit, _ in posts)
        factor = multiplier(s, space, [origin for _, origin in posts])
        odds = self.chances(attack, factor * sum(s.c.defence[unit] for unit in s.at[space]), smooth=False)
        return odds.dr * (1 - self.opinions.push) * sum(self.view.value[unit] for unit in s.at[space])

    def alarm(self, space: int) -> float:
        """9-1: a German at the edge of the map would leave it with two of ours; driven off he can't."""
        s = self.s
        leaving = sum(bool(exit_hexes(s, unit) >> space & 1) for unit in s.at[space])
        return leaving * self.opinions.alarm * self.view.patience

    def _pushed(self, unit: int, space: int) -> float:
        view = self.view
        if self.s.flags[unit] & GARRISON:
            return 0.0
        free = view.near[space] & ~view.hostile_zone & ~view.blocked
        return view.value[unit] * (self.opinions.pushed if free else 1.0)

    def cheapest_loss(self, units: Sequence[int], needed: int) -> float:
        """What an exchange costs: cheap units first, until they are enough."""
        value, attack = self.view.value, self.s.c.attack
        total, cost = 0, 0.0
        for unit in sorted(units, key=lambda u: (value[u] / attack[u], u)):
            total += attack[unit]
            cost += value[unit]
            if total >= needed:
                break
        return cost

    def ground_gain(self, space: int, posts: Posts) -> float:
        """What it is worth that one of us can go where the enemy stood (6-91)."""
        if not any(why_closed(self.s, unit, origin, space) is None for unit, origin in posts):
            return 0.0
        if space not in self.gain:
            self.gain[space] = self._ground_gain(space)
        return self.gain[space]

    def _ground_gain(self, space: int) -> float:
        s, view = self.s, self.view
        gain = (
            self.opinions.ground
            * min(1.0, view.patience)
            * (self.opinions.ground_german if view.german else 1.0)
        )
        for city in s.c.beside_city[s.boundary][space]:
            if s.holder[city] != view.side:
                inside = s.c.city_hex[city] == space
                gain += (
                    view.city_worth(city)
                    * (self.opinions.into_city if inside else self.opinions.beside_city)
                    * (1.0 if city_open(view, city) else self.opinions.closed_city)
                )
        return gain


def city_open(view: Situation, city: int) -> bool:
    """Whether a unit of this side could get to the city at all."""
    goal = view.s.c.city_hex[city]
    return any(view.ground.to(view.s, unit, goal)[view.s.where[unit]] < FAR for unit in view.mine)
