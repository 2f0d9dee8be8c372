"""Section 9, one activation as one flow: what a unit could attack on its way, from where and how likely."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.actions import Actions, Activation
from grognard.games.unconditional_surrender.rules.attacks import beset
from grognard.games.unconditional_surrender.rules.factions import past_pact
from grognard.games.unconditional_surrender.rules.fronts import front
from grognard.games.unconditional_surrender.showing.outcomes import hope, percent
from grognard.games.unconditional_surrender.showing.preview import operation
from grognard.games.unconditional_surrender.ways import Way
from grognard.kernel.action import Action
from grognard.kernel.dice import DiceError
from grognard.kernel.looking import Lead, Mark, Preview

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position


POINTS = ("cost", "left")
"""The movement points of an action, which a lead has for both of its two."""


class Stand(msgspec.Struct, frozen=True):
    """A hex of a unit's activation: the question now and the way to it; position and question then."""

    begun: Actions | Activation
    path: Way
    there: Position
    step: Actions | Activation


class Attack(msgspec.Struct, frozen=True):
    """An attack from a hex, and what it would bring."""

    action: Action
    preview: Preview

    @property
    def hope(self) -> Fraction:
        return hope(self.preview.chances)


def approaches(s: Position, unit: int, space: int) -> list[Lead]:
    """U59, U74: the hexes that a unit can go to now and attack another from with what it then has left; if it
    can attack from where it is, those with a better chance than there."""
    around = s.c.map.around[space] if space < s.c.map.hexes else 0
    found = [
        (stand, attack)
        for stand in stands(s, unit, around)
        if (attack := attack_on(stand, unit, space)) is not None
    ]
    here = max((attack.hope for stand, attack in found if not stand.path), default=None)
    leads = [
        _lead(s, unit, stand, attack)
        for stand, attack in found
        if stand.path and (here is None or attack.hope > here)
    ]
    return sorted(leads, key=lambda lead: (-lead.hope, lead.preview.figures["way"]))


def _lead(s: Position, unit: int, stand: Stand, attack: Attack) -> Lead:
    """The attack with what the way to it costs."""
    move = Action("move", (unit, stand.path))
    gone, fought = operation(s, stand.begun, move).figures, attack.preview.figures
    points = {"way": gone["cost"], "attack_cost": fought["cost"], "left": fought["left"]}
    figures = points | {name: value for name, value in {**gone, **fought}.items() if name not in POINTS}
    return Lead(
        action=move,
        space=s.c.name(stand.path[-1]),
        after=attack.action,
        preview=msgspec.structs.replace(attack.preview, figures=figures),
        hope=attack.hope,
    )


def attacks(s: Position, unit: int) -> Iterator[Mark]:
    """U59, U74: all that a unit could attack in its activation, each with the best of its chances; apart from
    them what it could only assault."""
    best: dict[int, Attack] = {}
    for stand in stands(s, unit, -1):
        for space in beset(past_pact(stand.there) or stand.there, unit):
            attack = attack_on(stand, unit, space)
            if attack is not None and (space not in best or attack.hope > best[space].hope):
                best[space] = attack
    for space, attack in sorted(best.items()):
        tone = "enemy" if attack.action.verb == "attack" else "contested"
        yield Mark(space=s.c.name(space), tone=tone, shape="ring", text=percent(attack.hope))


def stands(s: Position, unit: int, near: int) -> Iterator[Stand]:
    """Where a unit is, and where it can go beside an enemy in its activation, as far as it is in a set."""
    step = s.stack[-1]
    if not isinstance(step, Actions | Activation) or unit not in step.ready(s) or s.at[unit] >= s.c.map.hexes:
        return
    if near >> s.at[unit] & 1:
        yield Stand(step, (), s, step)
    foes = front(past_pact(s) or s, s.faction_of(unit)).ground
    for _, path in step.ways_of(s, unit):
        end = path[-1]
        if end < s.c.map.hexes and near >> end & 1 and s.c.map.around[end] & foes:
            there = _gone(s, step, unit, path)
            if there is not None:
                yield there


def _gone(s: Position, step: Actions | Activation, unit: int, path: Way) -> Stand | None:
    """The position after the move, cities taken on the way and all; nothing where dice decide about it, or
    where the move has ended the activation."""
    there = s.clone()
    try:
        there.do(step.seats(s)[0], Action("move", (unit, path)))
    except DiceError:
        return None
    goes_on = [one for one in there.stack if isinstance(one, Activation) and one.unit == unit]
    return Stand(step, path, there, goes_on[-1]) if goes_on and there.at[unit] == path[-1] else None


def attack_on(stand: Stand, unit: int, space: int) -> Attack | None:
    """U76, U77: a mobile attack where there may be one, else an Assault."""
    s, step = stand.there, stand.step
    target = s.unit_in(space, GROUND)
    if target < 0:
        return None
    if step.may_attack(s, unit, target) is None:
        action = Action("attack", (unit, target))
    elif step.may_assault(s, unit, space) is None:
        action = Action("assault", (unit, space))
    else:
        return None
    return Attack(action, operation(s, step, action))
