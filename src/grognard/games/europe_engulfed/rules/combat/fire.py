"""0.12, 6.25 to 6.29, fire: aircraft are assigned, then a side fires by class, armour also by block."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.combat.aircraft import why_grounded
from grognard.games.europe_engulfed.rules.combat.battle import (
    Battle,
    aircraft_of,
    fighters_of,
    firers_of,
    of_class,
)
from grognard.games.europe_engulfed.rules.combat.dice import halvings, volley
from grognard.games.europe_engulfed.rules.combat.losses import Lose
from grognard.games.europe_engulfed.state import SeatId
from grognard.kernel.ranges import UnitId
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Pairs = tuple[tuple[UnitId, UnitId], ...]


class Firing(Asked, frozen=True):
    """What the two questions of a side that fires have in common: aircraft are assigned in both of them."""

    battle: Battle
    defending: bool
    pairs: Pairs = ()  # 6.6: aircraft, and the units that they support

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(sorted({s.seat_of(unit) for unit in fighters_of(s, self.battle, self.defending)}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.battle.space)}

    def _all(self, s: Position) -> list[tuple[int, int]]:
        units = fighters_of(s, self.battle, self.defending)
        return [(plane, unit) for plane in aircraft_of(s, self.battle, self.defending) for unit in units]

    def candidates_support(self, s: Position, seat: int) -> Iterable[tuple[int, int]]:
        return self._all(s)

    def may_support(self, s: Position, seat: int, plane: int, unit: int) -> Refusal | None:
        name, most = s.c.handles[plane], s.c.tables["combat"]["most_supported"]
        if plane not in aircraft_of(s, self.battle, self.defending) or s.seat_of(plane) != seat:
            return why_grounded(s, self.battle.space, seat, plane, "6.6")
        if unit not in fighters_of(s, self.battle, self.defending):
            return refuse("6.6", "not-in-battle", unit=s.c.handles[unit], space=s.c.name(self.battle.space))
        if s.engaged[plane]:
            return refuse("6.6", "fought-in-the-air", unit=name)
        if any(plane == one or unit == other for one, other in self.pairs):
            return refuse("6.61", "one-for-one", unit=name)
        if not may_help(s, plane, unit):
            return refuse("6.62" if s.power_of(plane) == s.c.germany else "6.61", "other-nation", unit=name)
        return refuse("6.63", "enough-support", most=most) if len(self.pairs) >= most else None

    def do_support(self, s: Position, seat: int, plane: int, unit: int) -> None:
        s.tell("supported", "6.6", unit=s.c.handles[plane], target=s.c.handles[unit])
        s.stack[-1] = replace(self, pairs=(*self.pairs, (plane, unit)))


class Support(Firing, frozen=True):
    """6.6: aircraft that have not fought in the air are assigned to ground units, one to one.

    What is left of them may still be, as long as somebody has to fire.
    """

    content: tuple[SeatId, ...] = ()  # seats of Allies who assign no more
    rule: ClassVar[str] = "6.6"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"support": ("unit", "unit"), "open_fire": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        """Each for his own aircraft: none of two Allies opens fire before the other has assigned his."""
        owners = {s.seat_of(plane) for plane in aircraft_of(s, self.battle, self.defending)}
        return tuple(seat for seat in sorted(owners - {*self.content}) if self._may_assign(s, seat))

    def _may_assign(self, s: Position, seat: int) -> bool:
        return any(self.may_support(s, seat, plane, unit) is None for plane, unit in self._all(s))

    def proceed(self, s: Position) -> bool:
        if self.seats(s):
            return False
        s.stack[-1] = Fire(self.battle, self.defending, self.pairs)
        return True

    def do_open_fire(self, s: Position, seat: int) -> None:
        s.stack[-1] = replace(self, content=(*self.content, seat))


def may_help(s: Position, plane: int, unit: int) -> bool:
    """6.61, 6.62: units of its own nation; German aircraft also help Axis minors."""
    power, other = s.power_of(plane), s.power_of(unit)
    return power == other or (power == s.c.germany and other in s.c.axis_minors)


class Fire(Firing, frozen=True):
    """6.25, 6.29: infantry together; armour together, or one block after the other.

    6.6: aircraft that are left are assigned just before the dice, so also when others have fired already.
    """

    fired: tuple[UnitId, ...] = ()
    rule: ClassVar[str] = "6.25"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "fire": ("unit",),
        "fire_armour": (),
        "fire_infantry": (),
        "support": ("unit", "unit"),
    }

    @property
    def supported(self) -> tuple[int, ...]:
        return tuple(unit for _, unit in self.pairs)

    def told_verbs(self, s: Position) -> tuple[str, ...]:
        """Of aircraft is spoken where some were kept back."""
        return tuple(verb for verb in self.verbs if verb != "support" or self._could_be_helped(s))

    def left(self, s: Position, armour: bool) -> list[int]:
        units = of_class(s, firers_of(s, self.battle, self.defending), armour)
        return [unit for unit in units if unit not in self.fired]

    def _targets(self, s: Position, armour: bool) -> list[int]:
        return of_class(s, fighters_of(s, self.battle, not self.defending), armour)

    def proceed(self, s: Position) -> bool:
        """Goes on by itself where no choice is left."""
        armour, infantry = self.left(s, True), self.left(s, False)
        if not (armour or infantry) or not fighters_of(s, self.battle, not self.defending):
            s.stack.pop()
        elif self.fired and self._could_be_helped(s):
            return False
        elif infantry and not armour:
            self._volley(s, infantry)
        elif armour and not infantry and (len(armour) == 1 or not self._targets(s, True)):
            self._volley(s, armour)
        else:
            return False
        return True

    def _could_be_helped(self, s: Position) -> bool:
        """6.6: aircraft that were kept back can still support somebody who fires."""
        firing = firers_of(s, self.battle, self.defending)
        pairs = [(plane, unit) for plane, unit in self._all(s) if unit in firing]
        return any(self.may_support(s, s.seat_of(plane), plane, unit) is None for plane, unit in pairs)

    def may_support(self, s: Position, seat: int, plane: int, unit: int) -> Refusal | None:
        if unit in self.fired:
            return refuse("6.6", "has-fired", unit=s.c.handles[unit])
        return super().may_support(s, seat, plane, unit)

    def candidates_fire(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(unit,) for unit in self.left(s, True)]

    def may_fire(self, s: Position, seat: int, unit: int) -> Refusal | None:
        name = s.c.handles[unit]
        if unit not in self.left(s, True) or s.seat_of(unit) != seat:
            return refuse("6.29", "no-such-armour", unit=name)
        return refuse("1.12", "halved-together", unit=name) if self._halved_with_others(s, unit) else None

    def _halved_with_others(self, s: Position, unit: int) -> bool:
        """1.12: armour whose dice are halved is totalled; 3.4: what is supplied beside it fires alone."""
        halved = [one for one in self.left(s, True) if halvings(s, self.battle, one)]
        return not self.defending and unit in halved and len(halved) > 1

    def do_fire(self, s: Position, seat: int, unit: int) -> None:
        self._volley(s, [unit])

    def may_fire_armour(self, s: Position, seat: int) -> Refusal | None:
        return None if self.left(s, True) else refuse("6.25", "none-left")

    def do_fire_armour(self, s: Position, seat: int) -> None:
        self._volley(s, self.left(s, True))

    def may_fire_infantry(self, s: Position, seat: int) -> Refusal | None:
        return None if self.left(s, False) else refuse("6.25", "none-left")

    def do_fire_infantry(self, s: Position, seat: int) -> None:
        self._volley(s, self.left(s, False))

    def _volley(self, s: Position, units: list[int]) -> None:
        """6.26: at the enemy's like class, or at the other if there is none; each hit costs a step."""
        armour = s.kind(units[0]).armour
        at_armour = armour if self._targets(s, armour) else not armour
        hits = 0
        for bonus, number in volley(s, self.battle, self.defending, units, at_armour, self.supported).items():
            needed = s.c.tables["combat"]["hit"] - bonus
            rolled = s.roll_together(number, "armour" if armour else "infantry", "6.26")
            hits += sum(die >= needed for die in rolled)
        s.tell("fired", "6.26", units=s.c.names(units), hits=hits)
        s.stack[-1] = replace(self, fired=(*self.fired, *units))
        s.stack.append(Lose(self.battle, not self.defending, at_armour, hits))
