"""Attacks prepared by operations: who goes into which enemy area, so that the combats there are worth it."""

from __future__ import annotations

from grognard.bots.downfall_third_reich.assaults import Assessor, Fighter
from grognard.bots.downfall_third_reich.choices import Choices
from grognard.bots.downfall_third_reich.moves import Mover, Order
from grognard.bots.downfall_third_reich.situation import Situation
from grognard.games.downfall_third_reich.state import BY_SEA, FIGHTING, FOUGHT, IN_PLACE, SUPPORTED
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in

MOST = 3
"""5.1: armies in an area."""
LANDING = 2
"""8.5: the points of a landing."""


def attacks(view: Situation, mover: Mover, choices: Choices) -> list[Order]:
    """For each enemy area the best group that can fight there."""
    s = view.s
    comers: dict[int, list[tuple[Fighter, Action, int]]] = {}
    for unit, path in choices.attacks():
        came = path[-2] if len(path) > 1 else s.where[unit]
        entry = Fighter(unit, came), Action("attack", (unit, path)), choices.price(unit, path)
        comers.setdefault(path[-1], []).append(entry)
    for (unit,) in choices.engagements():
        fighter = Fighter(unit, IN_PLACE)
        entry = fighter, Action("engage", (unit,)), choices.price(unit, ())
        comers.setdefault(s.where[unit], []).append(entry)
    for unit, space in choices.landings():
        if view.hostile >> space & 1:
            entry = Fighter(unit, BY_SEA), Action("land", (unit, space)), LANDING
            comers.setdefault(space, []).append(entry)
    found = []
    for area, group in comers.items():
        if not view.aims.closed >> area & 1:
            order = attack(view, mover, area, group)
            if order is not None:
                found.append(order)
    return found


def fighting(view: Situation, area: int) -> list[Fighter]:
    """Those who are already there to fight."""
    s = view.s
    return [
        Fighter(unit, s.came[unit])
        for unit in spaces_in(s.armies(view.faction, area))
        if s.flags[unit] & FIGHTING and not s.flags[unit] & (FOUGHT | SUPPORTED)
    ]


def attack(
    view: Situation, mover: Mover, area: int, comers: list[tuple[Fighter, Action, int]]
) -> Order | None:
    """The best number of armies to send into an area, the fittest first."""
    s = view.s
    there = fighting(view, area)
    room = MOST - s.armies(view.faction, area).bit_count()
    targets = list(spaces_in(s.enemies(view.faction, area)))
    missions = missions_for(view, area)
    assessor = Assessor(view, area, missions)
    before = assessor.battle(there, targets) if there else None
    base = total(view, area, before.worth, before.cleared, True) if before else 0.0
    ranked = sorted(comers, key=lambda e: (-fitness(view, mover, assessor, e[0]), e[0].unit))
    best: Order | None = None
    chosen: list[tuple[Fighter, Action, int]] = []
    used: set[int] = set()
    for entry in ranked:
        fighter, action, _ = entry
        if fighter.unit in used:
            continue
        if action.verb != "engage":
            if room <= 0:
                continue
            room -= 1
        used.add(fighter.unit)
        chosen.append(entry)
        order = group_order(view, mover, assessor, area, there, chosen, targets, base)
        if order is not None and (best is None or order.worth > best.worth):
            best = order
        if len(there) + len(chosen) >= MOST:
            break
    if best is None or best.worth < view.opinions.attack.least:
        return None
    return best


def group_order(
    view: Situation,
    mover: Mover,
    assessor: Assessor,
    area: int,
    there: list[Fighter],
    chosen: list[tuple[Fighter, Action, int]],
    targets: list[int],
    base: float,
) -> Order | None:
    s = view.s
    fighters = there + [fighter for fighter, _, _ in chosen]
    points = sum(spent for _, _, spent in chosen)
    if points > s.po[view.faction]:
        return None
    battle = assessor.battle(fighters, targets)
    firm = any(fighter.came != BY_SEA for fighter in fighters)
    worth = total(view, area, battle.worth, battle.cleared, firm) - base
    occupied = view.occupied | 1 << area
    moving = [f.unit for f, action, _ in chosen if action.verb != "engage"]
    for start in {s.where[unit] for unit in moving}:
        if all(u in moving for u in mover.stack(start)):
            occupied &= ~(1 << start)
    worth += view.lost_now - view.leak(occupied)
    for unit in moving:
        worth += mover.march(unit, area) - mover.march(unit, s.where[unit])
    if moving and not view.occupied >> area & 1:
        worth += mover.pockets(occupied, 0)
        if all(action.verb != "land" for _, action, _ in chosen):
            worth -= sum(mover.unsafe(unit, area, 0) for unit in moving)
    worth += mover.windfalls.gain([(unit, area) for unit in moving])
    worth -= points * mover.price
    return Order(worth, points, tuple(action for _, action, _ in chosen))


def total(view: Situation, area: int, battle: float, cleared: float, firm: bool) -> float:
    """What the attacks in an area bring: losses, the area itself, or a foothold if not all came by sea."""
    own = view.s.control[area] == view.faction
    opinions = view.opinions.attack
    worth = view.worth[area] * (opinions.own_area if own else 1.0)
    return (battle + worth * (cleared + firm * opinions.foothold)) * view.aims.boldness


def fitness(view: Situation, mover: Mover, assessor: Assessor, fighter: Fighter) -> float:
    """Who goes first: the strong and full; who is needed where it stands stays."""
    s, c, opinions = view.s, view.c, view.opinions.attack
    fit = assessor.combat(fighter.unit) - opinions.reduced * (s.strength[fighter.unit] < 2)
    fit -= c.border_bonus.get((fighter.came, assessor.area), 0)
    if fighter.came == IN_PLACE:
        return fit + opinions.in_place
    return fit - opinions.by_sea * (fighter.came == BY_SEA) - opinions.needed * mover.leaving(fighter.unit)


def missions_for(view: Situation, area: int) -> int:
    """The air missions that attacks in an area may count on."""
    s = view.s
    if view.winter and not view.c.africa >> area & 1:
        return 0
    ready = s.air[view.faction] + s.air_advanced[view.faction]
    fights = sum(1 for a in spaces_in(view.occupied & view.hostile) if a != area and fighting(view, a))
    return max(0, min(2, ready - fights))
