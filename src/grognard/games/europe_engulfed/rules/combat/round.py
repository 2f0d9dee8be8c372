"""6.2, a round of combat, from the declaration to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from grognard.games.europe_engulfed.components import WESTERN
from grognard.games.europe_engulfed.rules.blocks import lay_open, remove, stand_up
from grognard.games.europe_engulfed.rules.combat.aircraft import Engage, fight_in_the_air
from grognard.games.europe_engulfed.rules.combat.battle import (
    Battle,
    aircraft_of,
    fighters_of,
    with_what_lies_open,
)
from grognard.games.europe_engulfed.rules.combat.fire import Support
from grognard.games.europe_engulfed.rules.control import settle_control
from grognard.games.europe_engulfed.rules.left_alone import overrun
from grognard.games.europe_engulfed.rules.special_actions.ashore import establish, lose_beachheads
from grognard.games.europe_engulfed.rules.special_actions.counter import offer_counter
from grognard.games.europe_engulfed.rules.special_actions.reinforce import offer_reinforcements
from grognard.games.europe_engulfed.rules.special_actions.retreat import offer_retreat
from grognard.kernel.columns import with_entry
from grognard.kernel.masks import spaces_in
from grognard.kernel.ranges import Within
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class Round(Step, frozen=True):
    """6.2: each stage puts its questions on top, and the next comes when they are settled."""

    battle: Battle
    stage: Stage = 0
    counter: Battle | None = None  # 7.7: the counter-attack that is to be fought before the next stage

    def proceed(self, s: Position) -> bool:
        if self.counter is not None:
            s.stack[-1] = Round(self.battle, self.stage)
            s.stack.append(Round(self.counter))
            return True
        if self.stage == len(STAGES):
            s.stack.pop()
            return True
        stage, battle = STAGES[self.stage], self.battle
        if stage is defend and _both_there(s, battle):  # their blocks have just been laid open
            battle = with_what_lies_open(s, battle)
        s.stack[-1] = Round(battle, self.stage + 1)
        stage(s, battle)
        return True


def give_up_vichy(s: Position, battle: Battle) -> None:
    """9.525: they are gone as the round begins."""
    for unit in giving_up(s, battle):
        s.tell("gave_up", "9.525", unit=s.c.handles[unit], space=s.c.name(battle.space))
        remove(s, unit)


def giving_up(s: Position, battle: Battle) -> list[int]:
    """9.525: garrisons of Vichy, who do not fight Americans who come alone."""
    if {s.power_of(unit) for unit in fighters_of(s, battle, False)} != {s.c.usa}:
        return []
    return [unit for unit in fighters_of(s, battle, True) if s.power_of(unit) == s.c.vichy]


def commit_aircraft(s: Position, battle: Battle) -> None:
    """6.22: asked if anybody has aircraft that can fight here."""
    if not _both_there(s, battle):
        return
    if aircraft_of(s, battle, True) or aircraft_of(s, battle, False):
        s.stack.append(Engage(battle))


def reveal_blocks(s: Position, battle: Battle) -> None:
    """6.24: all ground units of the area, unless the defender has retreated (7.51)."""
    if not _both_there(s, battle):
        return
    lay_open(s, spaces_in(s.stacks[battle.space] & s.c.ground))


def defend(s: Position, battle: Battle) -> None:
    """6.31, 6.32: the defender fires first."""
    _fire(s, battle, True)


def attack(s: Position, battle: Battle) -> None:
    """6.31, 6.32: then the attackers that have survived."""
    _fire(s, battle, False)


def _fire(s: Position, battle: Battle, defending: bool) -> None:
    if _both_there(s, battle):
        s.stack.append(Support(battle, defending))


def _both_there(s: Position, battle: Battle) -> bool:
    return bool(fighters_of(s, battle, True) and fighters_of(s, battle, False))


def end_round(s: Position, battle: Battle) -> None:
    """6.64, 6.74, 6.97: aircraft left alone, works that were breached, control, blocks that stand up."""
    s.fought |= 1 << battle.space
    s.engaged = (0,) * len(s.engaged)
    overrun(s, battle.space)
    if fighters_of(s, battle, False):
        if battle.first and battle.fought:
            breach(s, battle)
        if battle.landed == battle.attacker:
            establish(s, battle.space)
    if not battle.counter:
        s.fresh &= ~(1 << battle.space)  # 0.20: it has been fought over
    settle_control(s, battle.space)
    lose_beachheads(s)
    stand_up(s)


def breach(s: Position, battle: Battle) -> None:
    """6.84, 6.97: attackers still there after the first round have broken the works; heavy ones hold."""
    if s.fort[battle.space] == 1:
        s.fort = with_entry(s.fort, battle.space, 0)
        s.tell("breached", "6.97", space=s.c.name(battle.space))
    if s.maginot and s.c.map.areas[battle.space].maginot and battle.defender == WESTERN:
        s.maginot = 0
        s.tell("maginot_breached", "6.84", space=s.c.name(battle.space))


STAGES: tuple[Callable[[Position, Battle], None], ...] = (
    give_up_vichy,
    offer_retreat,
    offer_reinforcements,
    commit_aircraft,
    fight_in_the_air,
    reveal_blocks,
    defend,
    attack,
    offer_counter,
    end_round,
)
"""6.21 to 6.29, 6.5, in their order."""
Stage = Annotated[int, Within(0, len(STAGES))]
"""How many of them are behind."""
