"""6.72, 7.13, three players: an Ally of another seat pays as well and attacks beside who has paid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from msgspec.structs import replace

from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.combat.battle import Battle
from grognard.games.europe_engulfed.rules.special_actions.spending import spend
from grognard.games.europe_engulfed.seating import seat_of
from grognard.games.europe_engulfed.state import PowerId, SeatId
from grognard.kernel.ranges import Within
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

Powers = tuple[PowerId, ...]


class Alongside(Asked, frozen=True):
    """Put to the seat of each power that could attack there too; then the attack begins."""

    battle: Battle  # 6.72: the round that is bought; 7.7: the round that is answered
    leader: SeatId
    powers: Powers  # those that have paid
    assault: Annotated[int, Within(0, 1)] = 0
    apart: tuple[SeatId, ...] = ()  # seats that stand by
    rule: ClassVar[str] = "7.13"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"share": ("power",), "decline": ()}

    def able(self, s: Position) -> list[int]:
        """The powers that could pay for a part in the attack, by what all can see."""
        raise NotImplementedError

    def launch(self, s: Position) -> None:
        """The attack, with all that have paid."""
        raise NotImplementedError

    def _others(self, s: Position) -> list[int]:
        aside = (self.leader, *self.apart)
        return [p for p in self.able(s) if p not in self.powers and seat_of(s, p) not in aside]

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(sorted({seat_of(s, power) for power in self._others(s)}))

    def question(self, s: Position) -> dict[str, Any]:
        return {"space": s.c.name(self.battle.space)}

    def proceed(self, s: Position) -> bool:
        if self.seats(s):
            return False
        s.stack.pop()
        self.launch(s)
        return True

    def candidates_share(self, s: Position, seat: int) -> Iterable[tuple[int]]:
        return [(power,) for power in self._others(s)]

    def may_share(self, s: Position, seat: int, power: int) -> Refusal | None:
        if power not in self._others(s) or seat_of(s, power) != seat:
            return refuse("7.13", "not-your-power", power=s.c.power_ids[power])
        return None

    def do_share(self, s: Position, seat: int, power: int) -> None:
        spend(s, power, self.rule)
        s.stack[-1] = replace(self, powers=(*self.powers, power))

    def do_decline(self, s: Position, seat: int) -> None:
        s.stack[-1] = replace(self, apart=(*self.apart, seat))
