"""Answers in a combat: what is committed to it, where one retreats, who advances."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grognard.bots.unconditional_surrender.gates import bar_worth, gate_worth
from grognard.bots.unconditional_surrender.ground import FAR
from grognard.bots.unconditional_surrender.marches import place_worth, won
from grognard.bots.unconditional_surrender.markers import kept_for_drop
from grognard.bots.unconditional_surrender.odds import expected, fighting_side
from grognard.bots.unconditional_surrender.situation import Situation
from grognard.games.unconditional_surrender.rules.combat import SIDES, Commitment, Committing
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.games.unconditional_surrender.rules.ground_results import Advance, Retreat
from grognard.games.unconditional_surrender.rules.operations import Operating
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.mind import Mind
    from grognard.games.unconditional_surrender.state import Position
    from grognard.kernel.prompt import Prompt

SIGN = {ATTACKER: 1, DEFENDER: -1}


def will_commit(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """If anything that is at hand is worth committing."""
    step = s.stack[-1]
    assert isinstance(step, Commitment)
    assert prompt.seat is not None
    side = fighting_side(s, step.fight, prompt.seat)
    probe = s.clone()
    will = tuple(one == side for one in SIDES)
    probe.stack[-1] = asked = Committing(step.fight, side, will, (0, 0))
    options = [action for verb in ("commit", "equip", "support") for action in asked.legal_by(probe, 0, verb)]
    found = _best(probe, mind, asked, options)
    return Action("will" if found is not None else "will_not")


def commit(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """The best thing that is worth it; the first must be, whatever it is worth."""
    step = s.stack[-1]
    assert isinstance(step, Committing)
    options = [action for action in prompt.actions if action.verb != "decline"]
    found = _best(s, mind, step, options)
    if found is not None:
        return found
    return Action("decline") if step.made[step.side] else options[0]


def _best(s: Position, mind: Mind, step: Committing, options: list[Action]) -> Action | None:
    view = Situation(s, mind, step.fight.faction(s, ATTACKER)) if not step.fight.factions else None
    found = [(_gain(s, view, step, action), number) for number, action in enumerate(options)]
    worth, number = max(found, default=(0.0, 0))
    return options[number] if worth > 0 else None


def _gain(s: Position, view: Situation | None, step: Committing, action: Action) -> float:
    """What an action adds for its side, less what it has to."""
    if view is None or not step.fight.ground:
        return _in_the_air(s, step, action)
    air, opened = view.opinions.air, _opened(view, step.fight)
    before, after = step.fight, _with(step, action)
    gain = SIGN[step.side] * (_worth(view, s, after, opened) - _worth(view, s, before, opened))
    if action.verb == "support":
        if kept_for_drop(view, action.args[0]):
            return 0.0
        tired: int = s.sorties[action.args[0]] - air.tired
        return gain - air.support - max(tired, 0) * air.support
    return gain - air.marker


def _in_the_air(s: Position, step: Committing, action: Action) -> float:
    """Fights of air units, ships and trade: markers that are made for them."""
    return 1.0 if step.fight.factions or s.c.marker_kinds[s.c.markers[action.args[0]].kind].own > 1 else 0.0


def _with(step: Committing, action: Action) -> Fight:
    fight = step.fight
    if action.verb == "support":
        air = tuple(action.args[0] if side == step.side else one for side, one in enumerate(fight.air))
        return msgspec.structs.replace(fight, air=air)
    tanks = (*fight.tanks, *action.args[1:])
    return msgspec.structs.replace(fight, markers=(*fight.markers, action.args[0]), tanks=tanks)


def _worth(view: Situation, s: Position, fight: Fight, opened: float) -> float:
    """With the support that is there: two air units that meet are even."""
    mine, theirs = (unit != NONE for unit in fight.air)
    found = expected(view, s, fight, (mine and not theirs, theirs and not mine))
    return found.worth + found.clear * opened


def _opened(view: Situation, fight: Fight) -> float:
    """What the attackers could take beyond the hex, now or next month, if the enemy in it were gone."""
    steps = [step for step in view.s.stack if isinstance(step, Operating)]
    gates = (gate_worth(view, step, step.ready(view.s), fight.space) for step in steps)
    return max(gates, default=0.0) + bar_worth(view, fight.space)


def retreat(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """Where the unit is worth most; in a fort it stands while it is full."""
    step = s.stack[-1]
    assert isinstance(step, Retreat)
    unit = step.fight.defender
    view = Situation(s, mind, s.faction_of(unit))
    if prompt.why_not(Action("stand")) is None and (s.in_fort[unit] and not s.reduced[unit]):
        return Action("stand")
    ways = [action for action in prompt.actions if action.verb == "retreat"]
    if ways:
        return max(ways, key=lambda action: (place_worth(view, unit, action.args[1]), action))
    return next(iter(prompt.actions))


def advance(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """By the unit that gains most; nobody, if it would stand worse."""
    step = s.stack[-1]
    assert isinstance(step, Advance)
    view = Situation(s, mind, step.fight.faction(s, ATTACKER))
    space = step.fight.space
    found = [
        (won(view, action.args[0], space), action) for action in prompt.actions if action.verb == "advance"
    ]
    worth, action = max(found, default=(-FAR, Action("hold")))
    return action if worth > -mind.opinions.attack.eager else Action("hold")
