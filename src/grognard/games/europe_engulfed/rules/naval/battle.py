"""8.12 to 8.14, naval combat: dice of both sides at once, and which fleet points go down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import AXIS, NOBODY, NOWHERE, SOVIET
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import remove
from grognard.games.europe_engulfed.rules.naval.transport import points, slot
from grognard.games.europe_engulfed.state import CampId, Place, PowerOrNobody
from grognard.kernel.columns import with_entry
from grognard.kernel.ranges import Count, SpaceId, UnitId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Cargo = tuple[tuple[UnitId, PowerOrNobody, Place], ...]
IDLE, LADEN, SPENT = range(3)
"""8.14: points that have carried nothing in this turn, that carry now, that have carried: in this order."""


def fight(s: Position, sea: int, foe: int, camp: int, cargo: Cargo) -> None:
    """8.12, 8.13: as many dice each as the smaller fleet has points, then those that the larger has over."""
    naval = s.c.tables["naval"]
    sizes = {foe: points(s, foe, sea), camp: points(s, camp, sea)}
    least, over = min(sizes.values()), abs(sizes[foe] - sizes[camp])
    hits = {
        side: _hits(s, least, why, "8.12", naval["equal_hit"])
        for side, why in ((foe, "interceptors"), (camp, "escort"))
    }
    if over:
        larger = max(sizes, key=lambda side: sizes[side])
        why = "interceptors" if larger == foe else "escort"
        hits[larger] += _hits(s, over, why, "8.13", naval["excess_hit"])
    s.tell("sea_battle", "8.12", space=s.c.name(sea), hits=hits[foe], losses=hits[camp])
    s.stack.append(Sinking(sea, foe, hits[camp], ()))
    s.stack.append(Sinking(sea, camp, hits[foe], cargo))


def _hits(s: Position, dice: int, why: str, rule: str, needed: int) -> int:
    return sum(die >= needed for die in s.roll_together(dice, why, rule))


def admiral(s: Position, camp: int) -> int:
    """9.32, 9.51: the seat that commands all fleets of a camp: the French fight under the British."""
    if camp == AXIS:
        return 0
    return 2 if camp == SOVIET and s.setup.three else 1


class Sinking(Asked, frozen=True):
    """8.14: the points of a camp that go down, one after the other."""

    sea: SpaceId
    camp: CampId
    hits: Count
    cargo: Cargo
    carrier: PowerOrNobody = NOBODY  # the power whose laden point goes down: which of its units with it?
    rule: ClassVar[str] = "8.14"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"sink": ("power",), "drown": ("unit",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        if self.carrier == NOBODY:
            return (admiral(s, self.camp),)
        return tuple(sorted({s.seat_of(unit) for unit in self._aboard(s, self.carrier)}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.sea), "hits": self.hits}

    def told_verbs(self, s: Position) -> tuple[str, ...]:
        return ("sink",) if self.carrier == NOBODY else ("drown",)

    def proceed(self, s: Position) -> bool:
        """What leaves no choice is done."""
        _, powers = self._exposed(s)
        if not self.hits or not powers:
            s.stack.pop()
            return True
        if self.carrier == NOBODY:
            if len(powers) == 1:
                self._hit(s, powers[0])
            return len(powers) == 1
        aboard = self._aboard(s, self.carrier)
        if len(aboard) == 1:
            self._drown(s, aboard[0])
        return len(aboard) == 1

    def _aboard(self, s: Position, power: int) -> list[int]:
        return [unit for unit, carrier, _ in self.cargo if carrier == power and s.at[unit] != NOWHERE]

    def _exposed(self, s: Position) -> tuple[int, list[int]]:
        """The sort of points that are next, and the powers that have some."""
        found: tuple[list[int], list[int], list[int]] = ([], [], [])
        for power, camp in enumerate(s.camp):
            if camp != self.camp or not s.war[power]:
                continue
            here, laden = slot(s, power, self.sea), len(self._aboard(s, power))
            spent = s.used[here] - s.shifted[here]
            counts = (s.fleets[here] - spent, laden, spent - laden)
            for sort, count in enumerate(counts):
                if count > 0:
                    found[sort].append(power)
        return next(((sort, powers) for sort, powers in enumerate(found) if powers), (IDLE, []))

    def candidates_sink(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(power,) for power in self._exposed(s)[1]] if self.carrier == NOBODY else []

    def may_sink(self, s: Position, seat: int, power: int) -> Refusal | None:
        if self.carrier != NOBODY or power not in self._exposed(s)[1]:
            return refuse("8.14", "not-next-to-sink", power=s.c.power_ids[power])
        return None

    def do_sink(self, s: Position, seat: int, power: int) -> None:
        self._hit(s, power)

    def candidates_drown(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(unit,) for unit in self._aboard(s, self.carrier)]

    def may_drown(self, s: Position, seat: int, unit: int) -> Refusal | None:
        if s.seat_of(unit) != seat or unit not in self._aboard(s, self.carrier):
            return refuse("8.14", "not-aboard", unit=s.c.handles[unit])
        return None

    def do_drown(self, s: Position, seat: int, unit: int) -> None:
        self._drown(s, unit)

    def _hit(self, s: Position, power: int) -> None:
        sort, _ = self._exposed(s)
        if sort == LADEN:
            s.stack[-1] = Sinking(self.sea, self.camp, self.hits, self.cargo, power)
            return
        self._lose(s, power, sort)

    def _drown(self, s: Position, unit: int) -> None:
        power = self.carrier
        self._lose(s, power, LADEN)
        s.tell("drowned", "8.14", unit=s.c.handles[unit], space=s.c.name(self.sea))
        remove(s, unit)

    def _lose(self, s: Position, power: int, sort: int) -> None:
        here = slot(s, power, self.sea)
        shifted = int(sort == IDLE and s.shifted[here] > 0)  # it could carry nobody in this turn anyway
        s.fleets = with_entry(s.fleets, here, s.fleets[here] - 1)
        s.used = with_entry(s.used, here, s.used[here] - int(sort != IDLE or shifted))
        s.shifted = with_entry(s.shifted, here, s.shifted[here] - shifted)
        s.tell(
            "fleet_sunk", "8.14", power=s.c.power_ids[power], space=s.c.name(self.sea), left=s.fleets[here]
        )
        s.stack[-1] = Sinking(self.sea, self.camp, self.hits - 1, self.cargo)
