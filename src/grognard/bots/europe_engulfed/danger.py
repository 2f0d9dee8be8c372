"""What the enemy could come with next, and which ground can't be held against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.europe_engulfed.odds import Force, quotient, rates, total
from grognard.games.europe_engulfed.components import AXIS, WESTERN
from grognard.games.europe_engulfed.rules.combat.battle import Battle
from grognard.kernel.masks import mask_of

if TYPE_CHECKING:
    from grognard.bots.europe_engulfed.front import Front


def beside(front: Front) -> list[float]:
    """By space the enemy's steps beside it that are free to move: those in contested areas are not."""
    found = [0.0] * len(front.c.board)
    for space, steps in _free(front).items():
        for near in front.ground.near[space]:
            found[near] += steps
    return found


def menace(front: Front) -> list[float]:
    """By space the steps that may come: those beside it, and of those behind them the share that is fast."""
    found, share = list(front.threat), front.opinions.line.fast
    for space, steps in _free(front).items() if share else ():
        for far in front.ground.second[space]:
            found[far] += share * steps
    return found


def _free(front: Front) -> dict[int, int]:
    return {space: steps for space, steps in front.enemy_steps.items() if space not in front.own}


def untenable(front: Front) -> int:
    """The areas in which those who stand there would be overrun, by more than the ground is worth."""
    o = front.opinions.line
    return mask_of(
        space
        for space in front.own
        if front.threat[space]
        and front.friendly >> space & 1
        and not front.contested(space)
        and _overrun(front, space) >= o.hopeless + o.dear * front.worth[space]
    )


def _overrun(front: Front, space: int) -> float:
    """The quotient of all enemies beside a space against those who stand in it, or could come in time."""
    s, own = front.s, front.own[space]
    around = [near for near in front.ground.near[space] if near not in front.own]
    foes = [unit for near in around for unit in front.enemy.get(near, ())]
    attacker = s.camp_of(foes[0]) if foes else WESTERN if front.camp == AXIS else AXIS
    battle = Battle(space, attacker, front.camp, first=True)
    theirs = total(list(rates(s, battle, False, foes, own).values()))
    ours = total(list(rates(s, battle, True, own, foes).values()))
    others = front.opinions.line.help * sum(front.steps.get(near, 0) for near in front.ground.near[space])
    grown = 1 + others / ours.steps
    return quotient(theirs, Force(ours.steps * grown, ours.fire * grown))
