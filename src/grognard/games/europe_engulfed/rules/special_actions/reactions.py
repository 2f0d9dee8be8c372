"""6.21, 6.5: what the defender's special actions do in a round of combat; what those questions share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.combat.battle import Battle
from grognard.games.europe_engulfed.rules.control import contested, friendly
from grognard.games.europe_engulfed.rules.politics.operating import finnish_border, open_to
from grognard.games.europe_engulfed.rules.special_actions.spending import serves, why_none
from grognard.games.europe_engulfed.seating import seat_of
from grognard.games.europe_engulfed.state import SeatId
from grognard.kernel.masks import listed, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position
    from grognard.kernel.action import Action


class Reaction(Asked, frozen=True):
    """Put to every seat whose powers could pay, as far as all can see; each declines or pays."""

    battle: Battle
    passed: tuple[SeatId, ...] = ()

    def able(self, s: Position) -> list[int]:
        """The powers that might pay: this must follow from what everybody sees."""
        raise NotImplementedError

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(sorted({seat_of(s, power) for power in self.able(s)} - {*self.passed}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.battle.space)}

    def proceed(self, s: Position) -> bool:
        if self.seats(s):
            return False
        s.stack.pop()
        return True

    def why_not_pay(self, s: Position, seat: int, power: int) -> Refusal | None:
        """7.13: a power of this seat, on the defender's side, with a special action left."""
        return self.why_not_commanded(s, seat, power) or why_none(s, power)

    def why_not_commanded(self, s: Position, seat: int, power: int) -> Refusal | None:
        """7.13: whether it is one of this seat's powers that defend."""
        if s.camp[power] == self.battle.defender and seat_of(s, power) == seat:
            return None
        return refuse("7.13", "not-your-power", power=s.c.power_ids[power])

    def why_not(self, s: Any, seat: int, action: Action) -> Refusal | None:
        """9.64: a minor power does not retreat: where it alone defends that is not even asked."""
        asked = action.verb in self.verbs
        if action.verb == "retreat" and not asked and s.c.powers[action.args[0]].sort == "minor":
            return refuse("9.64", "defence-only", power=s.c.power_ids[action.args[0]])
        return super().why_not(s, seat, action)

    def do_decline(self, s: Position, seat: int) -> None:
        s.stack[-1] = replace(self, passed=(*self.passed, seat))


def payers(s: Position, camp: int) -> list[int]:
    """7.1, 9.64: the powers of a camp at war that have a special action."""
    return [
        power for power, count in enumerate(s.actions) if count and s.camp[power] == camp and s.war[power]
    ]


def defenders(s: Position, battle: Battle, power: int) -> list[int]:
    """7.13: units of the defender in the area, aircraft too, that a special action of a power serves."""
    own = s.stacks[battle.space] & s.members[battle.defender]
    return [unit for unit in spaces_in(own) if serves(s, power, unit)]


def calm_beside(s: Position, power: int, space: int) -> int:
    """7.51, 7.6: the friendly, uncontested areas beside a space; 5.17, 9.17: not over a closed border."""
    own = friendly(s, power)
    found = s.c.map.roads.neighbours[space] & own & ~contested(s)
    found &= ~finnish_border(s, s.camp[power], space)
    for near in list(listed(found)):
        guard = s.c.map.blocked.get((space, near))
        if guard is not None and not own >> guard & 1:
            found &= ~(1 << near)
    return found


def why_shut(s: Position, power: int, space: int, near: int) -> Refusal | None:
    """5.17, 9.17: what closes the way between two neighbours, by land or air, if that is what does."""
    if near == NOWHERE or not (s.c.map.roads.neighbours[space] | s.c.map.air.neighbours[space]) >> near & 1:
        return None
    guard = s.c.map.blocked.get((space, near))
    if guard is not None and not friendly(s, power) >> guard & 1:
        return refuse("5.17", "guarded", space=s.c.name(guard))
    if finnish_border(s, s.camp[power], space) >> near & 1:
        return refuse("9.17", "finnish-border", space=s.c.name(near))
    return None


def may_be_in(s: Position, unit: int, spaces: int) -> int:
    """5.15, 5.5, chapter 9: those of some spaces that a unit can go to."""
    spaces &= open_to(s, unit)
    if s.kind(unit).armour:
        spaces &= ~s.c.map.swamps
    return spaces & ~s.c.map.fortresses if s.c.is_aircraft[unit] else spaces


def each(values: Iterable[int]) -> list[tuple[int]]:
    """Arguments of a verb that takes one thing."""
    return [(value,) for value in values]
