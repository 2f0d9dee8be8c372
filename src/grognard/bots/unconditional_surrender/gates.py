"""Gates: enemies whose zones of control keep units from cities that nobody stands in.

To clear one is worth the cities behind it; in the month before the last also those that lie open only then.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.evaluation import TARGETS
from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.factions import country_at, enemy_ground, enemy_zones
from grognard.games.unconditional_surrender.rules.reach import Ground as Reach
from grognard.games.unconditional_surrender.state import ELIMINATED
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.rules.operations import Operating
    from grognard.games.unconditional_surrender.state import Position


def gate_worth(view: Situation, step: Operating, units: list[int], space: int) -> float:
    """What units that are still to move could take if the enemy in a hex were gone, and can't take now."""
    near = view.ground.near(space, view.mind.pace.gates)
    closed = {
        place: worth
        for place, worth in view.goals.items()
        if near >> place & 1 and not view.enemy >> place & 1
    }
    movers = [unit for unit in units if near >> max(view.s.at[unit], 0) & 1]
    if not closed or not movers:
        return 0.0
    local = view.ground.near(space)
    key = (
        *(
            "gate",
            space,
            tuple(closed.items()),
            tuple((unit, view.s.at[unit], step.left_of(view.s, unit)) for unit in movers),
        ),
        *(view.enemy & local, view.s.standing[view.faction] & local, view.zones & local),
    )
    return view.mind.noted(key, lambda: _worked_out(view, step, movers, closed, space))


def _worked_out(
    view: Situation, step: Operating, movers: list[int], closed: dict[int, float], space: int
) -> float:
    without = view.s.clone()
    without.place(without.unit_in(space, GROUND), ELIMINATED)
    goals = 0
    for place in closed:
        goals |= 1 << place
    won = 0
    for unit in movers:
        if not view.ground.near(view.s.at[unit]) & goals:
            continue
        left = step.left_of(view.s, unit)
        goals &= ~mask_of(view.reached(unit, left, step.started))
        if goals & ~won:
            won |= mask_of(Reach(without, unit).reach(left, step.started)) & goals
    return view.opinions.attack.gate * sum(closed[place] for place in spaces_in(won & goals))


def bar_worth(view: Situation, space: int) -> float:
    """What lies open to a month's march in the month that decides, if the enemy in a hex is gone by then: the
    cities of countries that can't be beaten by what can be taken now or stormed; the less, the farther."""
    if not view.must_attack or view.turns_left != 1 or view.s.setup.scenario not in TARGETS:
        return 0.0
    key = "bars", view.enemy, view.zones, view.closed, tuple(view.goals.items()), tuple(view.s.will)
    own = view.s.standing[view.faction]
    found: dict[int, float] = view.mind.noted((*key, own), lambda: _bars(view))
    return view.opinions.attack.bar * found.get(space, 0.0)


def _bars(view: Situation) -> dict[int, float]:
    """Of each enemy what he bars."""
    now = _open(view, view.s)
    without = {space: _open(view, _cleared(view, space)) for space in spaces_in(view.enemy)}
    stormed = {space for space, found in without.items() if space in found}
    decay, safe = view.opinions.march.decay, _beyond_reach(view, stormed.union(now))
    return {
        space: sum(
            view.goals[place] * decay**way
            for place, way in found.items()
            if place not in now and place != space and country_at(view.s, place) in safe
        )
        for space, found in without.items()
    }


def _beyond_reach(view: Situation, places: Iterable[int]) -> set[int]:
    """The countries that would not be beaten if all these cities fell."""
    lost: dict[int, int] = {}
    for place in places:
        country = country_at(view.s, place)
        lost[country] = lost.get(country, 0) + view.will_of(view.s.c.map.city_at[place])
    return {country for country, will in enumerate(view.s.will) if lost.get(country, 0) < will}


def _cleared(view: Situation, space: int) -> Position:
    s = view.s.clone()
    s.place(s.unit_in(space, GROUND), ELIMINATED)
    return s


def _open(view: Situation, s: Position) -> dict[int, int]:
    """How far the goals are that an army can march on in a month, through hexes that no enemy watches."""
    own = s.standing[view.faction]
    watched = (enemy_ground(s, view.faction) | enemy_zones(s, view.faction)) & ~own & ~mask_of(view.goals)
    way = view.ground.from_mask(own, view.closed | watched)
    return {place: way[place] for place in view.goals if way[place] <= view.opinions.march.month}
