"""Marches: where units that do not attack should stand, and the move that gains most."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grognard.bots.unconditional_surrender import war_plan
from grognard.bots.unconditional_surrender.budget import to_mobilize, to_restore
from grognard.bots.unconditional_surrender.garrisons import post_of, stationed
from grognard.bots.unconditional_surrender.ground import FAR
from grognard.games.unconditional_surrender.roster import CONVOY
from grognard.games.unconditional_surrender.rules.economy import activation_price
from grognard.games.unconditional_surrender.rules.reach import Ground as Reach
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.games.unconditional_surrender.state import UNLIMITED
from grognard.games.unconditional_surrender.ways import Found, way
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.rules.operations import Operating
    from grognard.games.unconditional_surrender.state import Position


class March(NamedTuple):
    """A move: what it gains, and what of that are cities that it takes."""

    worth: float
    booty: float
    unit: int
    path: tuple[int, ...]

    @property
    def order(self) -> Action:
        return Action("move", (self.unit, self.path))


def marches(view: Situation, step: Operating, units: list[int]) -> dict[int, March]:
    """Of each unit the move that gains most, if one is worth its price."""
    return {unit: march for unit in units if (march := _best_of(view, step, unit)) is not None}


def best_march(view: Situation, found: dict[int, March]) -> March | None:
    """The move that gains most; in the month that decides strong units are kept for what only they can do."""
    spared = view.opinions.march.spared if view.all_or_nothing else 0.0

    def rank(march: March) -> tuple[float, int]:
        return march.worth - spared * prowess(view.s, march.unit), -march.unit

    return max(found.values(), key=rank, default=None)


def prowess(s: Position, unit: int) -> int:
    """U88: what a unit adds to its die when it attacks in fair weather, by its nation, kind and strength."""
    drm = s.c.tables["ground"]["drm"]
    found: int = drm["nation"].get(s.c.country_names[s.serves[unit]], 0)
    found += drm["elite"] if s.c.units[unit].elite else 0
    found += drm.get(s.c.kind[unit], {}).get("fair", 0)
    return found + (drm["reduced"] if s.reduced[unit] else 0)


def _best_of(view: Situation, step: Operating, unit: int) -> March | None:
    s = view.s
    if not _affordable(view, step, unit):
        return None
    left = step.left_of(s, unit)
    near = view.ground.near(s.at[unit]) if s.at[unit] < s.c.map.hexes else 0
    own = view.s.standing[view.faction] & near & ~(1 << s.at[unit])
    key = (
        *("march", unit, s.at[unit], left, view.enemy & near, view.zones & near, own, _drive(view)),
        *(tuple(view.goals.items()), tuple(view.starts_of(unit).items())),
        *(tuple(view.threatened.items()), view.supplied(s.serves[unit]) & near, post_of(view, unit)),
        view.not_yet,
    )
    best = view.mind.noted(key, lambda: _look_for(view, step, unit, left))
    price = 0 if step.started else activation_price(s, unit)
    return best if best.path and best.worth >= view.opinions.march.least * (1 + price) else None


def _affordable(view: Situation, step: Operating, unit: int) -> bool:
    """Marches leave points for replacements and mobilization, up to a share of them."""
    s, country = view.s, view.s.serves[unit]
    left = s.points[country]
    if step.started or left == UNLIMITED or view.last_turn:
        return True
    from_factories = view.mind.noted(("points", country), lambda: left)
    kept = min(view.opinions.money.kept * from_factories, to_mobilize(s, country) + to_restore(s, country))
    kept = max(kept, 0 if war_plan.gathers(view) else war_plan.envoys(view, country))
    return left - activation_price(s, unit) >= kept


def _look_for(view: Situation, step: Operating, unit: int, left: int) -> March:
    s, reach = view.s, Reach(view.s, unit)
    found = view.reached(unit, left, step.started)
    here, taken = place_worth(view, unit, s.at[unit]), _taken(view, found)
    best, march, barred = March(0.0, 0.0, unit, ()), view.opinions.march, _barred(view, found)
    for space in found:
        if space == s.at[unit] or space >= s.c.map.hexes or (reach.friends | barred) >> space & 1:
            continue
        gain = place_worth(view, unit, space) + taken[space] - here - march.pace * found[space][0]
        if gain > best.worth:
            best = March(gain, taken[space], unit, way(found, space))
    return best


def _barred(view: Situation, found: Found) -> int:
    """The hexes that are reached through land that is left alone yet."""
    barred = view.not_yet
    for space, (_, before) in sorted(found.items(), key=lambda one: one[1][0]) if barred else ():
        barred |= (barred >> before & 1) << space
    return barred


def _taken(view: Situation, found: Found) -> dict[int, float]:
    """Of each hex what the cities on the way to it are worth, itself among them."""
    taken: dict[int, float] = {}
    for space, (_, before) in sorted(found.items(), key=lambda one: one[1][0]):
        own = view.goals.get(space, 0.0)
        taken[space] = own + (taken[before] if before != space else 0.0)
    return taken


def won(view: Situation, unit: int, space: int) -> float:
    """What a unit gains by coming into a hex, by whatever way, with the city that is there."""
    return (
        place_worth(view, unit, space) - place_worth(view, unit, view.s.at[unit]) + view.goals.get(space, 0.0)
    )


def place_worth(view: Situation, unit: int, space: int) -> float:
    """What it is worth that a unit stands in a hex at the end of the month."""
    s, march = view.s, view.opinions.march
    if space >= s.c.map.hexes or view.all_or_nothing:
        return 0.0
    at_post = stationed(view, unit, space)
    found = approached(view, view.way_of(unit)[space]) if at_post is None else at_post
    found += _held(view, unit, space) + _embarked(view, space)
    if view.quays >> space & 1:
        found -= view.opinions.landing.quay
    around = s.c.map.around[space]
    foes = (around & view.enemy).bit_count()
    if foes:
        friends = (around & s.standing[view.faction] & ~(1 << max(s.at[unit], 0))).bit_count()
        found += march.friend * friends - march.exposed * foes
        if not friends and not around & ~(view.enemy | view.zones | ~s.c.map.land):
            found -= march.pocket
    if view.front[space] <= march.watch:
        beside = view.ground.near(space, 2) & s.standing[view.faction] & ~(1 << max(s.at[unit], 0))
        found += march.line * min(beside.bit_count(), 2)
    if view.front[space] <= 4 and (s.c.map.city | s.c.map.rough) >> space & 1:
        found += march.cover
    if not view.supplied(s.serves[unit]) >> space & 1:
        found -= march.cut_off
    return found


def approached(view: Situation, distance: int) -> float:
    """What it is worth to be so near to a goal."""
    march, plan = view.opinions.march, view.opinions.plan
    if view.bides and not view.last_turn:
        # Who waits comes up, but not too near.
        clear = plan.gathering * (FAR - max(distance, plan.clear))
        return march.approach * (clear + view.drive * (plan.clear - min(distance, plan.clear)))
    return march.approach * _drive(view) * (FAR - distance)


def _embarked(view: Situation, space: int) -> float:
    """Where no goal can be walked to, units gather in ports, best beside a convoy."""
    s = view.s
    if view.approach[space] < FAR or not s.c.map.port >> space & 1:
        return 0.0
    landing = view.opinions.landing
    return landing.port + landing.convoy * (s.unit_in(space, CONVOY) != NONE)


def _drive(view: Situation) -> float:
    """How much a faction wants to come near its goals: fully if it has lost unless it does, or with the upper
    hand; hardly without; and not at all when there is no time left to arrive."""
    if view.last_turn:
        return 0.0
    if view.must_attack:
        return 1.0
    if war_plan.is_whole_war(view):
        return view.drive
    return min(1.0, max(0.1, view.ratio / view.opinions.march.confident - 0.25))


def _held(view: Situation, unit: int, space: int) -> float:
    """Cities of one's own that need it and that nobody else stands in: this one, and those beside."""
    s, march = view.s, view.opinions.march
    others = s.standing[view.faction] & ~(1 << max(s.at[unit], 0))
    share = march.guard if view.must_attack else 1.0
    found = 0.0
    for place, worth in view.threatened.items():
        if others >> place & 1:
            continue
        if place == space:
            found += share * march.hold * worth
        elif s.c.map.around[space] >> place & 1:
            found += share * march.beside * worth
    return found
