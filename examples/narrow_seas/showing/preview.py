"""What an order costs and what the dice may bring, exactly, as far as a view can tell; and what it can't."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from examples.narrow_seas.components import SEATS
from examples.narrow_seas.rules.combat import Battle, dice_of
from examples.narrow_seas.rules.interception import Interception
from grognard.kernel.action import Action
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.looking import Preview
from grognard.kernel.odds import hits

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position


def preview(s: Position, seat: int | None, action: Action) -> Preview:
    """The position is an outline: what the view does not know is UNKNOWN there and is never reckoned with."""
    step = s.stack[-1]
    if action.verb in ("build", "recruit") and seat is not None:
        return Preview(figures=_price(s, seat, action))
    if action.verb in ("march", "sail", "ship"):
        return Preview(figures={"orders": s.orders - 1, **_voyage(s, action)})
    if action.verb == "attack":
        area, units = action.args
        return _fight(s, Battle(units, tuple(s.foes(area, s.active)), area), seat, None)
    if isinstance(step, Battle):
        return _fight(s, step, seat, action.args[0])
    if isinstance(step, Interception) and action.verb == "intercept" and seat is not None:
        zone, mover = step.path[0], s.c.owner[step.unit]
        return _fight(s, Battle(tuple(s.blocks(zone, mover)), tuple(s.blocks(zone, seat)), zone), seat, None)
    return Preview()


def _price(s: Position, seat: int, action: Action) -> dict[str, Any]:
    """3.2, 3.3."""
    build = action.verb == "build"
    cost = s.c.kind_of[s.what[action.args[0]]].cost if build else s.c.tables["supply"]["recruit"]
    return {"cost": cost, "left": s.purse[seat] - cost}


def _voyage(s: Position, action: Action) -> dict[str, Any]:
    """5.1: who has fleets on the way."""
    zones = [space for space in _way(action) if s.c.sea[space]]
    there = {s.c.owner[block] for zone in zones for block in s.foes(zone, s.active)}
    return {"seats": [SEATS[seat] for seat in sorted(there)]} if there else {}


def _way(action: Action) -> Sequence[int]:
    return action.args[1] if isinstance(action.args[1], tuple) else ()


def _fight(s: Position, battle: Battle, seat: int | None, supply: int | None) -> Preview:
    """6.2 to 6.6: the chance of each number of hits with this supply (None: not decided yet), and how many
    steps stand against it; of hidden blocks only that each has one at least."""
    attacking = s.c.owner[battle.attackers[0]] == seat
    own, foes = (battle.attackers, battle.defenders)[:: 1 if attacking else -1]
    if any(s.what[block] is UNKNOWN for block in own):
        return Preview(unknown=("kinds", "supply"))  # asked by somebody who looks on
    known = [s.steps[block] for block in foes if s.what[block] is not UNKNOWN]
    hidden = len(foes) - len(known)
    dice = dice_of(s, battle, attacking, supply or 0)
    return Preview(
        figures={"dice": len(dice), "least" if hidden else "steps": sum(known) + hidden},
        chances=_chances(dice),
        unknown=(*["kinds"] * bool(hidden), "supply"),
    )


def _chances(dice: Sequence[int]) -> dict[str, Fraction]:
    """The chance of each number of hits; `dice` says for each die how many of its faces hit."""
    groups = tuple((count, faces) for faces, count in sorted(Counter(dice).items()))
    return {str(number): chance for number, chance in enumerate(hits(groups)) if chance}
