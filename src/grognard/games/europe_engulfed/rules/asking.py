"""A question that is put to several seats openly: whoever is asked may answer, and each has its own units."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.rules.phases import OF_PHASES, PHASES
from grognard.games.europe_engulfed.seating import camps_in_turn, seats_in_turn
from grognard.kernel.masks import listed
from grognard.kernel.recall import recalled
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position
    from grognard.kernel.action import Action
    from grognard.kernel.state import State


IN_PHASE = {
    "replace": "production", "build": "production", "buy": "production", "lay_down": "production",
    "move": "operations", "ship": "operations", "entrain": "strategic",
    "attack": "combat", "assault": "combat",
}  # fmt: skip
"""Verbs of one phase, whose paragraph stands against them in all others."""
ONLY_THEN = {
    "raid": "2.2", "scramble": "2.22", "raid_railways": "2.27", "launch": "2.28",
    "declare": "1.23", "exploit": "5.41", "redeploy": "5.41", "renew": "6.71", "renew_assault": "6.71",
    "fortify": "6.91", "invade": "7.2", "drop": "7.3", "withdraw": "7.52", "retreat": "7.51",
    "reinforce": "7.6", "counter": "7.7", "counter_assault": "7.7", "refit": "7.8", "relieve": "7.9",
    "transfer": "8.3", "dismantle": "7.22", "intercept": "8.11", "call_up": "9.24", "murmansk": "9.35",
    "persia": "9.35", "aid": "9.43", "raise_french": "9.533",
}  # fmt: skip
"""Verbs that a paragraph opens in some phases or to one side only: elsewhere it stands against them."""


USED_UP: dict[str, Callable[[Position, int, Action], Refusal | None]] = {}
"""By verb: a phase ends by itself with the last that could be done in it; that nothing of it is left is said
after it, too, to the seat whose action it was. The modules of these verbs enter what says so."""


def nearest(refusals: Iterable[Refusal]) -> Refusal | None:
    """The reason to tell of many: what is only too dear, the cheapest; else the one against all of them."""
    found = list(refusals)
    dear = [one for one in found if one.message == "too-dear"]
    if dear:
        return min(dear, key=lambda one: int(one.figures["cost"]))
    return found[0] if found and all(one == found[0] for one in found) else None


class Asked(Step, frozen=True):
    """Its methods get the seat that answers, as two Allied players may be asked at once."""

    def why_not(self, s: Any, seat: int, action: Action) -> Refusal | None:
        phase = PHASES.index(IN_PHASE[action.verb]) if action.verb in IN_PHASE else s.phase
        rule = OF_PHASES[phase] if phase != s.phase else ONLY_THEN.get(action.verb)
        if action.verb not in self.verbs and rule is not None:
            left = USED_UP.get(action.verb)
            used_up = left(s, seat, action) if left is not None else None
            return used_up or refuse(rule, "not-now", verb=action.verb)
        return super().why_not(s, seat, action)

    def _call(self, method: Any, s: State, seat: int, *args: Any) -> Any:
        return method(s, seat, *args)

    def reasons_against(self, s: Position, seat: int, verb: str) -> Iterator[Refusal]:
        """What stands against each candidate of a verb that has no legal action; of one that lists these at
        once nothing is known."""
        candidates, may = getattr(self, f"candidates_{verb}", None), getattr(self, f"may_{verb}")
        for args in candidates(s, seat) if candidates is not None else ():
            refusal = may(s, seat, *args)
            if refusal is not None:
                yield refusal

    def do(self, s: State, seat: int, action: Action) -> None:
        getattr(self, f"do_{action.verb}")(s, seat, *action.args)


class PhaseStep(Asked, frozen=True):
    """A phase in which every seat of the player-turn acts until it says that it has finished."""

    def seats(self, s: Position) -> tuple[int, ...]:
        return tuple(seat for seat in seats_in_turn(s) if not s.done[seat])

    def do_end(self, s: Position, seat: int) -> None:
        """1.2, 1.3: this seat has nothing more to do in this phase."""
        s.done[seat] = 1
        s.tell("finished", "1.2", seat=s.setup.seats[seat])
        if not self.seats(s):
            s.stack.pop()


def why_not_yours(s: Position, seat: int, unit: int, rule: str) -> Refusal | None:
    """1.2, 1.3: a unit on the map that this seat commands, in the player-turn of its side."""
    name = s.c.handles[unit]
    if s.seat_of(unit) != seat or s.camp_of(unit) not in camps_in_turn(s):
        return refuse("1.2", "not-yours", unit=name)
    return refuse(rule, "in-the-pool", unit=name) if s.at[unit] == NOWHERE else None


@recalled
def on_the_map(s: Position, seat: int) -> list[int]:
    """The units that this seat has on the map in the player-turn of its side."""
    return list(listed(in_turn(s) & s.commanded[seat]))


def in_turn(s: Position) -> int:
    """1.2, 1.3: the units on the map whose side has its player-turn, as a mask."""
    mask = 0
    for camp in camps_in_turn(s):
        mask |= s.members[camp]
    return mask & s.on_map


def what_all_share(refusals: Iterable[Refusal | None]) -> Refusal | None:
    """What stands against each of them, if it is the same for all: a better answer than that none can."""
    found = list(refusals)
    kinds = {(one.rule, one.message) if one is not None else None for one in found}
    return found[0] if len(kinds) == 1 else None
