"""Attacks: for each enemy the units that can come beside it, alone in the middle of a move, or together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from grognard.bots.unconditional_surrender.flights import has_support
from grognard.bots.unconditional_surrender.odds import expected
from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.economy import activation_price
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.rules.reach import Found, way
from grognard.games.unconditional_surrender.rules.reach import Ground as Reach
from grognard.games.unconditional_surrender.state import ATTACKED
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.rules.operations import Operating
    from grognard.games.unconditional_surrender.state import Position


class Stand(NamedTuple):
    """A unit, the hex from which it would attack, the way there, and what the fight alone would be worth."""

    worth: float
    unit: int
    space: int
    path: tuple[int, ...]
    mobile: bool


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


def best_attack(view: Situation, step: Operating, units: list[int]) -> Attack | None:
    """The one that is worth most, if any is worth it."""
    targets: dict[int, list[Stand]] = {}
    for unit in units:
        for space, stand in _stands(view, step, unit):
            targets.setdefault(space, []).append(stand)
    found = [attack for space, stands in targets.items() for attack in _on(view, space, stands)]
    best = max(found, key=lambda attack: (attack.worth / len(attack.stands), attack.space), default=None)
    return best if best is not None and best.worth > view.opinions.attack.least else None


def _stands(view: Situation, step: Operating, unit: int) -> list[tuple[int, Stand]]:
    """Of each enemy that a unit can come to the best hex to attack it from."""
    s, near = view.s, view.ground.near(view.s.at[unit]) if view.s.at[unit] < view.s.c.map.hexes else 0
    if not near & view.enemy or s.in_fort[unit]:
        return []
    left = step.left_of(s, unit)
    key = (
        *("stands", unit, s.at[unit], left, s.done[unit], view.enemy & near, view.zones & near),
        *(s.standing[view.faction] & near, tuple(s.marker_at), s.reduced[unit]),
    )
    return view.mind.noted(key, lambda: list(_look_for(view, step, unit, left)))


def _look_for(view: Situation, step: Operating, unit: int, left: int) -> Iterator[tuple[int, Stand]]:
    s, reach = view.s, Reach(view.s, unit)
    found = reach.reach(left, step.started)
    best: dict[int, tuple[tuple[int, int], int]] = {}
    for a, (cost, _) in found.items():
        if a >= s.c.map.hexes or (a != s.at[unit] and reach.friends >> a & 1):
            continue
        for b in spaces_in(s.c.map.around[a] & view.enemy & ~reach.shut):
            price = reach.attack_price(a, b)
            rank = price, cost
            if cost + price <= left and (b not in best or rank < best[b][0]):
                best[b] = rank, a
    for b, (_, a) in best.items():
        yield b, _stand(view, unit, found, a, b)


def _stand(view: Situation, unit: int, found: Found, a: int, b: int) -> Stand:
    s = view.s
    target = s.unit_in(b, GROUND)
    worth = _weigh(view, [(unit, a)], b, mobile=True)
    path = way(found, a) if a != s.at[unit] else ()
    return Stand(worth, unit, a, path, not s.in_fort[target])


def _weigh(view: Situation, placed: list[tuple[int, int]], b: int, mobile: bool) -> float:
    """What a combat is worth with attackers in these hexes."""
    s = view.s.clone()
    for unit, a in placed:
        if s.at[unit] != a:
            s.place(unit, a)
    units = tuple(unit for unit, _ in placed)
    fight = Fight("mobile" if mobile else "assault", units, s.unit_in(b, GROUND), b)
    return expected(view, s, fight, has_support(s, fight))


def _on(view: Situation, space: int, stands: list[Stand]) -> Iterator[Attack]:
    """By the best unit alone, and by the best together."""
    stands = sorted(stands, key=lambda stand: (-stand.worth, stand.unit))[: view.mind.pace.attackers]
    for stand in stands[:1]:
        if stand.mobile:
            yield Attack(
                _net(view, stand.worth * (1 + view.opinions.attack.mobile), [stand]), space, (stand,), True
            )
    fresh = [stand for stand in stands if not view.s.done[stand.unit] & ATTACKED]
    chosen: list[Stand] = []
    worth = -1.0
    for stand in fresh:
        if len(chosen) > view.mind.pace.helpers or stand.space in [one.space for one in chosen]:
            continue
        tried = [*chosen, stand]
        value = _weigh(view, [(one.unit, one.space) for one in tried], space, mobile=False)
        if not chosen or value > worth + view.opinions.attack.another:
            chosen, worth = tried, value
    if chosen:
        yield Attack(_net(view, worth, chosen), space, tuple(chosen), False)


def _net(view: Situation, worth: float, stands: list[Stand]) -> float:
    """Less what its activations cost."""
    price = sum(activation_price(view.s, stand.unit) for stand in stands)
    return worth - price * view.opinions.money.point
