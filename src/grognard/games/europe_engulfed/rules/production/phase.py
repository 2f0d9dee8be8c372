"""1.22, 4.5, the production phase: WERPs counted, strategic war, then each power pays and buys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.rules.production.free_french import enlist_free_french
from grognard.games.europe_engulfed.rules.production.grants import (
    Recovery,
    defenders_in_turn,
    grants,
    renew_action,
)
from grognard.games.europe_engulfed.rules.production.income import income, producing
from grognard.games.europe_engulfed.rules.production.lending import lend
from grognard.games.europe_engulfed.rules.production.restricted import without_oil
from grognard.games.europe_engulfed.rules.production.upkeep import keep_fleets, upkeeps
from grognard.games.europe_engulfed.rules.strategic_war.missiles import open_missiles
from grognard.games.europe_engulfed.rules.strategic_war.raids import open_raid
from grognard.games.europe_engulfed.rules.strategic_war.u_boats import hunt_convoys
from grognard.games.europe_engulfed.state import PowerId
from grognard.kernel.ranges import Count, Within
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

WAR: tuple[Callable[[Position], Step | None], ...] = (
    hunt_convoys,
    open_raid,
    lambda s: open_missiles(s, "v1"),
    lambda s: open_missiles(s, "v2"),
)
"""2.0: the strategic war, between counting and upkeep."""


class ProductionPhase(Step, frozen=True):
    """Goes on from the strategic war to one power after the other."""

    left: tuple[PowerId, ...]
    stage: Annotated[int, Within(0, len(WAR))] = 0
    owed: tuple[Count, ...] = ()  # 4.2: the upkeep of each of them, before anybody has built a fleet

    def proceed(self, s: Position) -> bool:
        if self.stage < len(WAR):
            s.stack[-1] = ProductionPhase(self.left, self.stage + 1, self.owed)
            step = WAR[self.stage](s)
            if step is not None:
                s.stack.append(step)
        elif self.left:
            owed = self.owed or upkeeps(s, self.left)  # positions of older versions do not say it
            s.stack[-1] = ProductionPhase(self.left[1:], self.stage, owed[1:])
            s.stack.extend(_begin(s, self.left[0], owed[0]))
        else:
            s.stack.pop()
            _close(s)
        return True


def open_production(s: Position) -> ProductionPhase | None:
    """4.1: every power counts what it receives."""
    powers = producing(s)
    if not powers:
        return None
    _clear(s)
    for power in powers:
        s.werps[power] = income(s, power)
        s.tell("produced", "4.1", power=s.c.power_ids[power], werps=s.werps[power])
        lend(s, power)
    if s.active == 1:
        enlist_free_french(s)
    left = (*powers, *defenders_in_turn(s))
    return ProductionPhase(left, owed=upkeeps(s, left))


def _begin(s: Position, power: int, owed: int) -> list[Step]:
    """4.2, 4.5: upkeep first, then what costs nothing; what is limited a turn is counted anew (2.3).

    9.19: so is fuel; what Germany has used of it would else be seen as soon as another power produces.
    """
    if s.c.powers[power].sort == "minor":
        renew_action(s, power)
        return [Recovery(power, 1)]
    keep_fleets(s, power, owed)
    s.bought, s.sent, s.purse = [0] * len(s.bought), [0] * len(s.sent), s.werps[power]
    s.refitted = 0  # 7.13: what another power has paid for does not serve this one
    s.dry, s.fuel = int(power == s.c.germany and without_oil(s)), [0, 0]
    return [Production(power), *grants(s, power)]


def _clear(s: Position) -> None:
    s.raised, s.refitted, s.dry, s.fuel, s.free_steps = 0, 0, 0, [0, 0], [0]
    s.bought, s.kept = [0] * len(s.bought), s.actions[:]


def _close(s: Position) -> None:
    """4.1: WERPs can't be saved."""
    s.werps = [0] * len(s.werps)
    _clear(s)
