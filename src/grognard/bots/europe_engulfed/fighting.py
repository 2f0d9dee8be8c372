"""6.1, 6.2: where a round is fought and how; aircraft, fire and losses in it; the defender's reactions."""

from __future__ import annotations

from typing import Any

from grognard.bots.europe_engulfed.front import Front
from grognard.bots.europe_engulfed.odds import Force, quotient, rates, supported, total
from grognard.games.europe_engulfed.rules.combat.battle import Battle, aircraft_of, fighters_of
from grognard.games.europe_engulfed.rules.combat.fire import Fire, Support
from grognard.games.europe_engulfed.rules.special_actions.reinforce import nearby
from grognard.kernel.action import Action
from grognard.kernel.prompt import Prompt


def outlook(front: Front, space: int) -> tuple[Force, Force]:
    """Both sides of a round that this camp fights where it stands."""
    s = front.s
    units = front.own.get(space, [])
    return front.attack(space, units, front.planes(space, True), bool(s.fresh >> space & 1))


def next_battle(front: Front, prompt: Prompt) -> Action | None:
    """The most promising battle first; those that must be fought at last."""
    s, o = front.s, front.opinions.attack
    ranked = []
    for action in prompt.offered_by("attack"):
        (space,) = action.args
        if not front.own.get(space):
            continue
        ours, theirs = outlook(front, space)
        found = quotient(ours, theirs)
        if found >= o.least_again or s.fresh >> space & 1:
            ranked.append((found, space))
    if not ranked:
        return None
    found, space = max(ranked)
    return Action("assault" if found >= o.assault else "attack", (space,))


def clash(front: Front, space: int) -> Action:
    """6.73: the type of a round that must be fought."""
    bold = quotient(*outlook(front, space)) >= front.opinions.attack.assault
    return Action("assault" if bold else "attack", (space,))


# ---------------------------------------------------------------- in a round


def engage(front: Front, step: Any, prompt: Prompt) -> Action:
    """6.22: as many as the enemy has aircraft there; the others are left to support."""
    s, battle = front.s, step.battle
    defending = battle.defender == front.camp
    theirs = len(aircraft_of(s, battle, not defending))
    mine = step.planes(s, front.seat)
    engaged = sum(s.engaged[plane] for plane in mine)
    if theirs and engaged < min(len(mine), theirs):
        for plane in mine:
            if not s.engaged[plane]:
                return Action("engage", (plane,))
    return Action("ready")


def support(front: Front, step: Support, prompt: Prompt) -> Action:
    """6.6: the strongest units, armour and elite first."""
    s = front.s
    best = max(
        prompt.offered_by("support"),
        key=lambda a: (s.steps[a.args[1]], s.kind(a.args[1]).armour, s.kind(a.args[1]).elite, a),
        default=None,
    )
    return best if best is not None else Action("open_fire")


def fire(front: Front, step: Fire, prompt: Prompt) -> Action:
    """6.25: armour first: what it kills does not matter to the infantry's aim."""
    return Action("fire_armour" if step.left(front.s, True) else "fire_infantry")


def lose(front: Front, prompt: Prompt) -> Action:
    """6.27: the cheapest steps, of the strongest of the units alike."""
    s = front.s
    return min(
        prompt.offered_by("lose"),
        key=lambda a: (s.kind(a.args[0]).cost, s.kind(a.args[0]).elite, -s.steps[a.args[0]], a),
    )


# ---------------------------------------------------------------- the defender's special actions


def defended(front: Front, battle: Battle) -> float:
    """The attacker's quotient in a round, as far as the defender can see."""
    s = front.s
    attackers = fighters_of(s, battle, False)
    own = fighters_of(s, battle, True)
    ours = total(list(rates(s, battle, True, own, attackers).values()))
    theirs = total(list(rates(s, battle, False, attackers, own).values()))
    typical = ours.steps / len(own) if own else 0.0
    ours = supported(s, ours, len(aircraft_of(s, battle, True)), typical)
    theirs = supported(s, theirs, len(aircraft_of(s, battle, False)), typical)
    return quotient(theirs, ours)


def retreat(front: Front, battle: Battle, prompt: Prompt) -> Action:
    """7.51: those who would be destroyed, if they are worth a special action."""
    s, o = front.s, front.opinions
    for action in prompt.offered_by("retreat"):
        steps = sum(s.steps[u] for u in fighters_of(s, battle, True))
        saved = steps * o.worth.step - front.worth[battle.space]
        if defended(front, battle) >= o.actions.helpless and saved >= o.actions.retreat:
            return action
    return Action("decline")


def reinforce(front: Front, battle: Battle, prompt: Prompt) -> Action:
    """7.6: where the help that is beside turns a battle for ground that matters."""
    s, o = front.s, front.opinions
    if front.worth[battle.space] < o.actions.ground:
        return Action("decline")
    before = defended(front, battle)
    for action in prompt.offered_by("reinforce"):
        areas = {s.at[u] for u in nearby(s, battle.space, front.camp, action.args[0]) if s.c.ground >> u & 1}
        there = sum(s.steps[u] for u in fighters_of(s, battle, True))
        grown = (there + o.actions.help * len(areas)) / max(1, there)
        if before >= 1 and before / grown**2 < 1:
            return action
    return Action("decline")


def bring_up(front: Front, space: int, prompt: Prompt) -> Action:
    """7.6: the strongest of each area, but not the last of one that is threatened."""
    s = front.s
    able = [
        action
        for action in prompt.offered_by("bring_up")
        if front.c.is_aircraft[action.args[0]]
        or len(front.own.get(s.at[action.args[0]], [])) > 1
        or not front.threat[s.at[action.args[0]]]
    ]
    best = max(able, key=lambda a: (s.steps[a.args[0]], s.kind(a.args[0]).armour, a), default=None)
    return best if best is not None else Action("enough")


def counter(front: Front, battle: Battle, prompt: Prompt) -> Action:
    """7.7: an enemy who has spent himself."""
    s, o = front.s, front.opinions
    own, foes = fighters_of(s, battle, True), fighters_of(s, battle, False)
    strike = Battle(battle.space, battle.defender, battle.attacker, counter=True)
    ours = total(list(rates(s, strike, False, own, foes).values()))
    theirs = total(list(rates(s, strike, True, foes, own).values()))
    if quotient(ours, theirs) < o.attack.all or front.prize(battle.space, ours, theirs) < o.actions.counter:
        return Action("decline")
    best = max(prompt.offered_by("counter_assault"), key=lambda a: (len(a.args[0]), a), default=None)
    return best if best is not None else Action("decline")
