"""The next operation: attacks by whole groups, raids, landings, and moves to where armies are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from grognard.bots.downfall_third_reich.assaults import Assessor, Fighter
from grognard.bots.downfall_third_reich.attacks import LANDING, MOST, attacks, missions_for
from grognard.bots.downfall_third_reich.choices import Choices
from grognard.bots.downfall_third_reich.moves import Mover, Order
from grognard.bots.downfall_third_reich.situation import Situation
from grognard.games.downfall_third_reich.components import AXIS
from grognard.games.downfall_third_reich.state import AT_WAR
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in

Legal = Callable[[Action], bool]


def price_of_point(view: Situation) -> float:
    """What an operation must be worth for each of its points: more on the eve of an offensive."""
    s, opinions = view.s, view.opinions.moves
    po, eve = s.po[view.faction], view.opinions.aims.barbarossa - 1
    if view.faction == AXIS and not s.entered_ussr and s.turn == eve and po <= opinions.store:
        return opinions.saved_point
    return opinions.spare_point if po >= opinions.rich else opinions.point


def next_order(view: Situation, legal: Legal) -> Order | None:
    """The order with the best worth for its price, or None if none is worth it."""
    choices = Choices(view.s)
    if not choices.units:
        return None
    mover = Mover(view, price_of_point(view))
    orders = attacks(view, mover, choices)
    orders += raids(view, mover, choices, legal) + transfers(view, mover, choices)
    return max(orders, key=lambda o: (o.rate, o.actions), default=None)


def raids(view: Situation, mover: Mover, choices: Choices, legal: Legal) -> list[Order]:
    """Walking into ground that nobody holds, and landing on empty shores."""
    found = []
    for unit in choices.units:
        paths = mover.raids(unit)
        if not paths:
            continue
        left = mover.leaving(unit)
        for path in paths:
            points = choices.price(unit, path)
            worth = mover.raid(unit, path, left) - mover.price * points
            action = Action("tactical", (unit, path))
            if worth > view.opinions.moves.least and legal(action):
                found.append(Order(worth, points, (action,)))
    for unit, space in choices.landings():
        if view.hostile >> space & 1 or view.aims.closed >> space & 1:
            continue
        areas, worth = mover.taken((space,))
        worth += mover.arriving(unit, space) - mover.leaving(unit) - LANDING * mover.price
        worth += mover.pockets(view.occupied | 1 << space, areas) + mover.windfalls.gain([(unit, space)])
        if worth > view.opinions.moves.least:
            found.append(Order(worth, LANDING, (Action("land", (unit, space)),)))
    return found


def transfers(view: Situation, mover: Mover, choices: Choices) -> list[Order]:
    """Moves between own areas, where an army stands better than here."""
    ways = {unit: choices.transfers(unit) & ~view.aims.closed for unit in choices.units}
    promise: dict[int, float] = {}
    everywhere = 0
    for areas in ways.values():
        everywhere |= areas
    for area in spaces_in(everywhere):
        promise[area] = view.field[area] * view.opinions.moves.march
        if not view.occupied >> area & 1:
            promise[area] += mover.need(area)
    ranked = sorted(promise, key=lambda a: (-promise[a], a))
    found: list[tuple[float, int, int]] = []
    for unit, areas in ways.items():
        left = mover.leaving(unit)
        tried = 0
        for area in ranked:
            if not areas >> area & 1:
                continue
            tried += 1
            if tried > view.pace.places:
                break
            worth = mover.arriving(unit, area) - left - mover.price
            if worth > view.opinions.moves.least:
                found.append((worth + mover.windfalls.gain([(unit, area)]), unit, area))
    found.sort(reverse=True)
    orders = []
    for worth, unit, area in found[: view.pace.places]:
        action, points = choices.transfer(unit, area)
        worth -= (points - 1) * mover.price
        if worth > view.opinions.moves.least and points <= view.s.po[view.faction]:
            orders.append(Order(worth, points, (action,)))
    return orders


def opening(view: Situation, offered: Iterable[Action]) -> Action | None:
    """13.1: an attack announced to let armour through, if there is armour for it and something behind."""
    s, c = view.s, view.c
    if s.po[view.faction] < 1:
        return None
    near = view.ground.near
    armour = [u for u in view.mine if c.armour[u] and view.ready(u) and not view.hostile >> s.where[u] & 1]
    best: tuple[float, Action] | None = None
    for action in offered:
        attacker, target, supports = action.args
        area = s.where[target]
        around = view.links.spread(near[area] & ~view.hostile)
        if not any((near[area] | around) >> s.where[u] & 1 for u in armour):
            continue
        beyond = near[area] & ~s.controlled[view.faction] & ~view.aims.closed & ~view.hostile
        if not beyond:
            continue
        assessor = Assessor(view, area, missions_for(view, area))
        fighter = Fighter(attacker, s.came[attacker])
        backing = [Fighter(unit, s.came[unit]) for unit in supports]
        assault = assessor.assault(fighter, target, backing, False)
        worth = assault.worth + (view.opinions.attack.way_open if assault.lead >= 4 else 0.0)
        if best is None or (worth, action) > best:
            best = worth, action
    return best[1] if best is not None and best[0] > 0 else None


def torch(view: Situation) -> bool:
    """17.9: whether the Allies open French North Africa, the way to Italy for those beyond the ocean."""
    s, c = view.s, view.c
    italy = c.country_number["italy"]
    waiting = sum(1 for unit in view.mine if view.ready(unit) and c.unlimited >> s.where[unit] & 1)
    return s.standing[italy] == AT_WAR and waiting >= MOST and s.po[view.faction] >= 3 * LANDING
