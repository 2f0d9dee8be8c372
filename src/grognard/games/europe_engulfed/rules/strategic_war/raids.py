"""2.2, raids: whether to fly, against what, and whether to intercept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import NOBODY
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.strategic_war.air import GERMANS, WESTERNERS, fly
from grognard.games.europe_engulfed.rules.strategic_war.damage import foul
from grognard.games.europe_engulfed.seating import seat_of
from grognard.kernel.ranges import Flag
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def open_raid(s: Position) -> Raid | None:
    """2.0: the western Allies bomb in the Axis production phase, Germany in the Allied one."""
    raider = WESTERNERS if s.active == 0 else GERMANS
    if raider == WESTERNERS:
        s.bombed, s.supported = 0, NOBODY
    elif s.conquered[s.c.france] and s.raids_from == NOBODY:
        s.raids_from = s.turn + 1  # a position that does not say when France fell: in this turn
    return Raid(raider) if _may_fly(s, raider) else None


def _may_fly(s: Position, raider: int) -> bool:
    """2.2: with a bomber, against an enemy; Germany from the turn after the fall of France."""
    if not s.bombers[raider] or not s.war[s.c.germany] or western_power(s) is None:
        return False
    return raider == WESTERNERS or (s.raids_from != NOBODY and s.turn >= s.raids_from and _britain(s))


def western_power(s: Position) -> int | None:
    """9.32: whose strategic elements they are: Britain's, or once it is conquered those of the U.S.A."""
    return next((p for p in (s.c.britain, s.c.usa) if s.war[p] and not s.conquered[p]), None)


def _britain(s: Position) -> bool:
    return bool(s.war[s.c.britain]) and not s.conquered[s.c.britain]


def commander(s: Position, side: int) -> int:
    """Who commands the aircraft of a side of the track."""
    western = western_power(s)
    return seat_of(s, s.c.germany if side == GERMANS or western is None else western)


class Raid(Asked, frozen=True):
    """2.2, 2.21, 2.22: all bombers fly with all fighters, or none."""

    raider: Flag
    rule: ClassVar[str] = "2.2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"raid": (), "raid_railways": (), "stay_home": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (commander(s, self.raider),)

    def question(self, s: Position) -> dict[str, Any]:
        return {
            "bombers": s.bombers[self.raider],
            "fighters": s.fighters[self.raider],
            "enemy": s.fighters[1 - self.raider],
        }

    def told_verbs(self, s: Position) -> tuple[str, ...]:
        """2.27: Germans don't bomb in support of operations."""
        return tuple(v for v in self.verbs if v != "raid_railways" or self.raider == WESTERNERS)

    def do_raid(self, s: Position, seat: int) -> None:
        self._fly(s, supporting=False)

    def may_raid_railways(self, s: Position, seat: int) -> Refusal | None:
        """2.27: the Allies with twice the fighters, and more than none; not two turns running."""
        if self.raider != WESTERNERS:
            return refuse("2.27", "western-bombers-only")
        ratio = s.c.tables["air_war"]["support_superiority"]
        needed = max(1, ratio * s.fighters[GERMANS])
        if s.fighters[WESTERNERS] < needed:
            return refuse("2.27", "no-superiority", number=ratio)
        if s.last_support != NOBODY and s.last_support == s.turn - 1:
            return refuse("2.27", "supported-last-turn")
        return None

    def do_raid_railways(self, s: Position, seat: int) -> None:
        self._fly(s, supporting=True)

    def do_stay_home(self, s: Position, seat: int) -> None:
        s.tell("no_raid", "2.2", seat=s.setup.seats[seat])
        s.stack.pop()

    def _fly(self, s: Position, supporting: bool) -> None:
        """2.22(a): against many bombers the defender must intercept."""
        s.stack.pop()
        bombers, fighters = s.bombers[self.raider], s.fighters[self.raider]
        s.tell("raid", "2.27" if supporting else "2.22", bombers=bombers, fighters=fighters)
        compulsory = bombers >= s.c.tables["air_war"]["must_intercept"][foul(s)]
        defenders = s.fighters[1 - self.raider] > 0
        if compulsory or not defenders:
            fly(s, self.raider, defenders, supporting)
        else:
            s.stack.append(Interception(self.raider, supporting))


class Interception(Asked, frozen=True):
    """2.22(a): against a small raid the defender may keep his fighters on the ground."""

    raider: Flag
    supporting: bool
    rule: ClassVar[str] = "2.22"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"scramble": (), "hold_back": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (commander(s, 1 - self.raider),)

    def question(self, s: Position) -> dict[str, Any]:
        return {
            "bombers": s.bombers[self.raider],
            "fighters": s.fighters[1 - self.raider],
            "enemy": s.fighters[self.raider],
        }

    def do_scramble(self, s: Position, seat: int) -> None:
        self._resolve(s, intercepted=True)

    def do_hold_back(self, s: Position, seat: int) -> None:
        self._resolve(s, intercepted=False)

    def _resolve(self, s: Position, intercepted: bool) -> None:
        s.stack.pop()
        fly(s, self.raider, intercepted, self.supporting)
