"""6.27, 6.28, losses: full-strength units of the class first, then any of it, then the other class."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.components import NOBODY
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import lose_step
from grognard.games.europe_engulfed.rules.combat.battle import Battle, fighters_of, of_class
from grognard.kernel.ranges import Count
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class Lose(Asked, frozen=True):
    """6.27: the owner of the units that were hit takes off steps, one at a time."""

    battle: Battle
    defending: bool  # it is the defender who was hit
    armour: bool
    hits: Count
    rule: ClassVar[str] = "6.27"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"lose": ("unit",)}

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(sorted({s.seat_of(unit) for unit in self._exposed(s)}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.battle.space), "hits": self.hits}

    def _exposed(self, s: Position) -> list[int]:
        """Those that may lose the next step: full-strength units of the class, else any of it."""
        units = of_class(s, fighters_of(s, self.battle, self.defending), self.armour)
        full = [unit for unit in units if s.steps[unit] == s.full(unit)]
        return full or units

    def proceed(self, s: Position) -> bool:
        """6.28: what a class can't lose goes over to the other; what leaves no choice is done."""
        everybody = fighters_of(s, self.battle, self.defending)
        if not self.hits or not everybody:
            s.stack.pop()
            return True
        exposed = self._exposed(s)
        if not exposed:
            s.stack[-1] = Lose(self.battle, self.defending, not self.armour, self.hits)
            return True
        if not _alike(s, exposed):
            return False
        self._hit(s, exposed[0])
        return True

    def candidates_lose(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(unit,) for unit in fighters_of(s, self.battle, self.defending)]

    def may_lose(self, s: Position, seat: int, unit: int) -> Refusal | None:
        name = s.c.handles[unit]
        if unit not in fighters_of(s, self.battle, self.defending) or s.seat_of(unit) != seat:
            return refuse("6.27", "not-in-battle", unit=name, space=s.c.name(self.battle.space))
        if s.kind(unit).armour != self.armour:
            return refuse("6.25", "other-class", unit=name)
        return None if unit in self._exposed(s) else refuse("6.27", "full-strength-first", unit=name)

    def do_lose(self, s: Position, seat: int, unit: int) -> None:
        self._hit(s, unit)

    def _hit(self, s: Position, unit: int) -> None:
        name = s.c.handles[unit]
        s.stack[-1] = Lose(self.battle, self.defending, self.armour, self.hits - 1)
        if s.steps[unit] == 1:
            s.tell("destroyed", "0.22", unit=name, space=s.c.name(self.battle.space))
            lose_step(s, unit)
        else:
            lose_step(s, unit)
            s.tell("hit", "6.27", unit=name, steps=s.steps[unit])


def _alike(s: Position, units: Sequence[int]) -> bool:
    """Whether it makes no difference which of them is hit."""
    looks = {
        (
            s.c.pieces[s.what[unit]].block,
            s.power_of(unit),
            s.steps[unit],
            s.out[unit],
            s.via[unit],
            s.sailed_from[unit],  # 6.86: where it can go back to
            s.ready[unit],  # 9.16: whether it may go abroad
            s.service[unit],  # 9.533: a Free French block is stronger or weaker at full strength
            s.seat_of(unit),
            unit if _may_have_to_rest(s, unit) else NOBODY,
        )
        for unit in units
    }
    return len(looks) == 1


def _may_have_to_rest(s: Position, unit: int) -> bool:
    """7.3: whether it may be one that has dropped lately, for all that others know: which did, its owner
    alone can tell."""
    alike = (piece for piece, told in enumerate(s.c.pieces) if told.power == s.c.lead[unit])
    return s.kind(unit).airborne and any(s.dropped[piece] >= max(s.turn - 1, 0) for piece in alike)
