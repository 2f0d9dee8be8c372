"""Attacks: for each enemy the units that can come beside it, alone in the middle of a move, or together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from grognard.bots.unconditional_surrender import war_plan
from grognard.bots.unconditional_surrender.flights import has_support
from grognard.bots.unconditional_surrender.gates import bar_worth, gate_worth
from grognard.bots.unconditional_surrender.odds import Odds, Prospect, odds, prospect
from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.economy import activation_price
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.rules.reach import Ground as Reach
from grognard.games.unconditional_surrender.state import ATTACKED, ELIMINATED
from grognard.games.unconditional_surrender.ways import Found, way
from grognard.kernel.action import Action
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.marches import March
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.rules.operations import Operating
    from grognard.games.unconditional_surrender.state import Position


class Stand(NamedTuple):
    """A unit, the hex from which it would attack and the way there; what its fight alone would be worth, with
    what chance it clears the hex; whether it may attack in the middle of its move; other hexes for it."""

    worth: float
    clear: float
    unit: int
    space: int
    path: tuple[int, ...]
    mobile: bool
    others: tuple[tuple[int, tuple[int, ...]], ...]


class Attack(NamedTuple):
    """On a hex: what it is worth, and by whom; one unit: a mobile attack, else an Assault."""

    worth: float
    space: int
    stands: tuple[Stand, ...]
    mobile: bool

    def orders(self, s: Position) -> list[Action]:
        """What has to be done for it, one after the other."""
        found = []
        for stand in self.stands:
            found += [Action("move", (stand.unit, stand.path))] if stand.path else []
            if self.mobile:
                found.append(Action("attack", (stand.unit, s.unit_in(self.space, GROUND))))
            else:
                found.append(Action("assault", (stand.unit, self.space)))
        if not self.mobile:
            units = [stand.unit for stand in self.stands]
            found.append(Action("resolve", (self.space, units[0], tuple(sorted(units[1:])))))
        return found


def attacks(view: Situation, step: Operating, units: list[int], marches: dict[int, March]) -> list[Attack]:
    """Those that are worth it, less what their units leave undone for them; the best first."""
    targets = _targets(view, step, units)
    gates = {space: gate_worth(view, step, units, space) + bar_worth(view, space) for space in targets}
    opinions = view.opinions.attack
    share = opinions.errand if view.frees else opinions.detour
    undone = {unit: share * march.worth for unit, march in marches.items()}
    alone = [
        attack
        for space, stands in targets.items()
        for stand in stands
        if stand.mobile
        for attack in [_alone(view, space, stand, gates[space], undone)]
    ]
    instead = dict(undone)
    for attack in alone:
        unit = attack.stands[0].unit
        instead[unit] = max(instead.get(unit, 0.0), attack.worth)
    together = [
        _together(view, space, stands, gates[space], undone, instead) for space, stands in targets.items()
    ]
    found = [attack for attack in alone if attack.stands[0] == best_of(targets[attack.space])]
    found += [attack for attack in together if attack is not None]
    least = 0.0 if view.all_or_nothing else war_plan.least_of_attack(view)
    worth_it = [attack for attack in found if attack.worth > least]
    return sorted(worth_it, key=lambda attack: (attack.worth, attack.mobile, attack.space), reverse=True)


def other_attacks(view: Situation, step: Operating, units: list[int]) -> list[Attack]:
    """What else can be attacked, whatever else the units could do: by each unit alone that may, and by the
    best together; the best first."""
    targets = _targets(view, step, units)
    alone = [
        _alone(view, space, stand, 0.0, {})
        for space, stands in targets.items()
        for stand in stands
        if stand.mobile
    ]
    together = [_together(view, space, stands, 0.0, {}, {}) for space, stands in targets.items()]
    found = [*alone, *(attack for attack in together if attack is not None)]
    return sorted(found, key=lambda attack: (attack.worth, attack.mobile, attack.space), reverse=True)


def _targets(view: Situation, step: Operating, units: list[int]) -> dict[int, list[Stand]]:
    """Of each enemy in reach who can attack him, and from where."""
    targets: dict[int, list[Stand]] = {}
    not_yet = view.not_yet
    for unit in units:
        for space, stand in _stands(view, step, unit):
            if not_yet >> space & 1:
                continue
            targets.setdefault(space, []).append(stand)
    return targets


def best_of(stands: list[Stand]) -> Stand:
    """The unit whose fight alone is worth most."""
    return max(stands, key=lambda stand: (stand.worth, -stand.unit))


def _stands(view: Situation, step: Operating, unit: int) -> list[tuple[int, Stand]]:
    """Of each enemy that a unit can come to the best hex to attack it from."""
    s, near = view.s, view.ground.near(view.s.at[unit]) if view.s.at[unit] < view.s.c.map.hexes else 0
    if not near & view.enemy or s.in_fort[unit]:
        return []
    left = step.left_of(s, unit)
    key = (
        *("stands", unit, s.at[unit], left, s.done[unit], view.enemy & near, view.zones & near),
        *(s.standing[view.faction] & near, s.reduced[unit], view.weakened & near, view.laid, view.flying),
        *(tuple(view.goals.items()), tuple(s.will)),
    )
    return view.mind.noted(key, lambda: list(_look_for(view, step, unit, left)))


def _look_for(view: Situation, step: Operating, unit: int, left: int) -> Iterator[tuple[int, Stand]]:
    s, reach = view.s, Reach(view.s, unit)
    found = view.reached(unit, left, step.started)
    hexes: dict[int, list[tuple[int, int, int]]] = {}
    for a, (cost, _) in found.items():
        if a >= s.c.map.hexes or (a != s.at[unit] and reach.friends >> a & 1):
            continue
        for b in spaces_in(s.c.map.around[a] & view.enemy & ~reach.shut):
            price = reach.attack_price(a, b)
            if cost + price <= left:
                hexes.setdefault(b, []).append((price, cost, a))
    for b, fit in hexes.items():
        yield b, _stand(view, unit, found, b, sorted(fit), left)


def _stand(
    view: Situation, unit: int, found: Found, b: int, fit: list[tuple[int, int, int]], points: int
) -> Stand:
    """From the hex where the fight is worth most: one that cuts the enemy's retreat may be worth a detour."""
    s, target = view.s, view.s.unit_in(b, GROUND)
    mobile = not s.in_fort[target]
    hopes = [
        (_from(view, unit, a, b, mobile, points - cost, price), -number)
        for number, (price, cost, a) in enumerate(fit[: view.mind.pace.hexes])
    ]
    hope, best = max(hopes, key=lambda one: (one[0].worth, one[1]))
    first = fit.pop(-best)
    beyond = _beyond(view, unit, first[2], b, points - first[0] - first[1]) if mobile else 0.0
    ways = [(space, way(found, space) if space != s.at[unit] else ()) for _, _, space in (first, *fit)]
    return Stand(hope.worth + beyond, hope.clear, unit, *ways[0], mobile, tuple(ways[1:]))


def _from(view: Situation, unit: int, a: int, b: int, mobile: bool, left: int, price: int) -> Prospect:
    """What a unit's fight alone may bring from a hex, tried as often as the points left allow."""
    hope = weigh(view, [(unit, a)], b, mobile=True)
    hope = hope.tried(left // price) if mobile else hope
    if view.quays >> a & 1:
        hope = hope._replace(worth=hope.worth - view.opinions.landing.quay * (1 - hope.clear))
    return hope


def _beyond(view: Situation, unit: int, a: int, b: int, left: int) -> float:
    """What a unit may take after a mobile attack that kills: with what it has left, through the gap."""
    near = view.ground.near(b, left) if left > 1 else 0
    if not any(near >> place & 1 for place in view.goals if place != b):
        return 0.0
    s, local = view.s, view.ground.near(b)
    key = (
        *("beyond", unit, s.at[unit], a, b, left, view.enemy & local, s.standing[view.faction] & local),
        *(s.exerting[foe] & local for foe in view.foes),
        *(s.cities[view.faction] & local, tuple(s.no_zone)),
    )
    found = view.mind.noted(key, lambda: _through(view, unit, a, b, left))
    best = max((worth for place, worth in view.goals.items() if found >> place & 1), default=0.0)
    if not best:
        return 0.0
    chance = _odds(view, [(unit, a)], b, True).kills(bool(s.reduced[s.unit_in(b, GROUND)]))
    return view.opinions.attack.beyond * chance * best


def _through(view: Situation, unit: int, a: int, b: int, left: int) -> int:
    """The hexes that a unit reaches through one that it has cleared."""
    s = view.s.clone()
    if s.at[unit] != a:
        s.place(unit, a)
    s.place(s.unit_in(b, GROUND), ELIMINATED)
    s.no_zone = [*s.no_zone, b]
    s.place(unit, b)
    return mask_of(Reach(s, unit).reach(left, True)) & ~(1 << b)


def weigh(
    view: Situation, placed: list[tuple[int, int]], b: int, mobile: bool, marker_at: list[int] | None = None
) -> Prospect:
    """What a combat may bring with attackers in these hexes; with markers where they are or would be."""
    return prospect(view, _fight(view, placed, b, mobile), _odds(view, placed, b, mobile, marker_at))


def _fight(view: Situation, placed: list[tuple[int, int]], b: int, mobile: bool) -> Fight:
    units = tuple(unit for unit, _ in placed)
    return Fight("mobile" if mobile else "assault", units, view.s.unit_in(b, GROUND), b)


def _odds(
    view: Situation, placed: list[tuple[int, int]], b: int, mobile: bool, marker_at: list[int] | None = None
) -> Odds:
    """Noted under what is near the hex: the same fight is thought of again and again."""
    s, target = view.s, view.s.unit_in(b, GROUND)
    key = (
        *("odds", tuple((unit, a, s.at[unit], s.reduced[unit]) for unit, a in placed), b, mobile),
        *(target, s.reduced[target], None if marker_at is None else tuple(marker_at)),
        *(view.flying, view.near(b)),
    )
    return view.mind.noted(key, lambda: _worked_out(view, placed, b, mobile, marker_at))


def _worked_out(
    view: Situation, placed: list[tuple[int, int]], b: int, mobile: bool, marker_at: list[int] | None
) -> Odds:
    s = view.s.clone()
    if marker_at is not None:
        s.marker_at = marker_at
    for unit, a in placed:
        if s.at[unit] != a:
            s.place(unit, a)
    fight = _fight(view, placed, b, mobile)
    return odds(s, fight, has_support(s, fight))


def _alone(view: Situation, space: int, stand: Stand, gate: float, undone: Mapping[int, float]) -> Attack:
    """A mobile attack; with what the way that it opens is worth."""
    worth = stand.worth * (1 + view.opinions.attack.mobile) + stand.clear * gate
    return Attack(_net(view, worth, [stand]) - undone.get(stand.unit, 0.0), space, (stand,), True)


def _together(
    view: Situation,
    space: int,
    stands: list[Stand],
    gate: float,
    undone: Mapping[int, float],
    instead: Mapping[int, float],
) -> Attack | None:
    """An Assault: by the best unit, then by those who add more than they could do instead."""
    fresh = [stand for stand in stands if not view.s.done[stand.unit] & ATTACKED]
    fresh = sorted(fresh, key=lambda stand: (-stand.worth, stand.unit))[: view.mind.pace.attackers]
    chosen: list[Stand] = []
    worth = -inf
    for stand in fresh:
        if len(chosen) > view.mind.pace.helpers:
            break
        best, value = chosen, -inf
        for placed in _rooms(stand, [one.space for one in chosen])[: view.mind.pace.hexes]:
            tried = [*chosen, placed]
            hope = weigh(view, [(one.unit, one.space) for one in tried], space, mobile=False)
            found = _net(view, hope.worth + hope.clear * gate, tried) - undone.get(tried[0].unit, 0.0)
            found -= sum(instead.get(one.unit, 0.0) for one in tried[1:])
            if found > value:
                best, value = tried, found
        if value > (worth + view.opinions.attack.another if chosen else -inf):
            chosen, worth = best, value
    if not chosen or (len(chosen) == 1 and chosen[0].mobile):
        return None
    return Attack(worth, space, tuple(chosen), False)


def _rooms(stand: Stand, taken: list[int]) -> list[Stand]:
    """A unit in each of its hexes that nobody else takes, the best first."""
    hexes = ((stand.space, stand.path), *stand.others)
    return [stand._replace(space=space, path=path) for space, path in hexes if space not in taken]


def _net(view: Situation, worth: float, stands: list[Stand]) -> float:
    """Less what its activations cost."""
    if view.all_or_nothing:
        return worth
    price = sum(activation_price(view.s, stand.unit) for stand in stands)
    return worth - price * view.opinions.money.point
