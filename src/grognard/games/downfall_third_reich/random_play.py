"""What random play prefers: operations, then actions and what they pay for; every action has a chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Any

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, Components
from grognard.games.downfall_third_reich.rules import naval, orders, strategic
from grognard.games.downfall_third_reich.rules.actions import ActionsPhase
from grognard.games.downfall_third_reich.rules.air import ready
from grognard.games.downfall_third_reich.rules.amphibious import landings
from grognard.games.downfall_third_reich.rules.combat import CombatPhase, bound, fixed_attack
from grognard.games.downfall_third_reich.rules.crossing import difference, needed, openable
from grognard.games.downfall_third_reich.rules.hidden_tiles import AVAILABLE
from grognard.games.downfall_third_reich.rules.politics import ends, homebound, lands
from grognard.games.downfall_third_reich.rules.reach import ATTACKING, TACTICAL, all_ends, reach, way
from grognard.games.downfall_third_reich.rules.recruitment import MinorRecruits, Spending
from grognard.games.downfall_third_reich.rules.research import (
    why_not_completed,
    why_not_developed,
    why_not_this,
)
from grognard.games.downfall_third_reich.rules.scenarios import FULL, REDUCED
from grognard.games.downfall_third_reich.rules.stacking import room, why_full
from grognard.games.downfall_third_reich.rules.status import actions_left, times
from grognard.games.downfall_third_reich.rules.tactical import why_not_among
from grognard.games.downfall_third_reich.rules.targets import contested, fighters, open_attacks, slots_in
from grognard.games.downfall_third_reich.rules.transport import Destinations
from grognard.games.downfall_third_reich.state import (
    ADVANCED,
    ATTACK,
    LEND_LEASE,
    MISSIONS,
    PLANNING,
    PRODUCTION,
    RECRUITMENT,
    RESEARCH,
    STANDARD,
    DownfallState,
)
from grognard.kernel.action import Action
from grognard.kernel.masks import draw, spaces_in
from grognard.kernel.refusal import Refusal
from grognard.kernel.step import Draw, Step

AT_ONCE = 0.5
"""How often an operation is made without a look at what else there is to do."""
GIVING_UP = 0.1
"""How often an army is given up where one could be exchanged."""
ARMIES_DRAWN = 5
"""How many armies are drawn before those that can do something are listed."""
OPENING = 0.02
"""How often the opening of French North Africa is tried before any operation."""
ALL_SUPPORTS = 0.75
"""How often an attack has all the supports it can have."""
BETWEEN = 0.1
"""How often something that may be done between two attacks is done there."""
LAST_COMBAT = 0.15
"""How often the combats are ended where others could be fought."""
SPENDING_ON = 0.75
"""How often a country that is no major power spends its points."""

Draws = Callable[[ActionsPhase, DownfallState, Random], Action | None]
DrawsFor = Callable[[ActionsPhase, DownfallState, int, Random], Action | None]

# -------------------------------------------------------------------- the phase


def an_answer(step: ActionsPhase, s: DownfallState, seat: int, rng: Random) -> Action:
    """Operations most often, then actions and what they pay for, removals rarely; in the end the end."""
    faction, before, able = s.phase, not s.fought, ENDING
    if before and s.po[faction] > 0:
        if rng.random() >= AT_ONCE:
            able |= OPERATING
        elif (action := an_operation(step, s, rng)) is not None:
            return action
    if before and contested(s):
        able |= FIGHTING | BREACHING
    if sum(s.taken) < s.c.actions[s.total[faction]][faction] + s.lend_lease:  # more are never left
        able |= ACTING
    if s.pr:
        able |= SPENDING
    if s.pb[faction] or (not s.acted and rng.random() < GIVING_UP):
        able |= EXCHANGING
    if s.subs[STANDARD] or s.subs[ADVANCED] if faction == AXIS else s.air_advanced[faction]:
        able |= FLYING
    while True:
        draws = DRAWS[able]
        kind, some = draws[int(rng.random() * len(draws))]
        action = some(step, s, rng)
        if action is not None:
            return action
        able &= ~kind  # the phase can be ended or combats are to be fought: something is left


def the_end(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    return Action("end") if step.may_end(s) is None else None


def the_combats(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    return Action("fight") if step.may_fight(s) is None else None


def an_action(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    """One of the actions of chapter 4: the first legal one from somewhere in the list."""
    number = len(ACTIONS_DRAWN)
    first = int(rng.random() * number)
    if not actions_left(s):
        return None
    for n in range(first, first + number):
        kind, verb, may = ACTIONS_DRAWN[n % number]
        if s.taken[kind] and s.taken[kind] >= times(s, s.phase, kind):
            continue
        if may is not None:
            if may(step, s) is None:
                return Action(verb)
        elif (action := a_tile(s, rng)) is not None:
            return action
    return None


def a_tile(s: DownfallState, rng: Random) -> Action | None:
    """A tile that can be moved on: the first from somewhere among them."""
    tiles = [tile for tile in s.c.tiles_of[s.phase] if s.tiles[tile] != AVAILABLE]
    first = int(rng.random() * len(tiles))
    if not tiles or why_not_this(s, tiles[0]) is not None:
        return None
    for tile in tiles[first:] + tiles[:first]:
        if why_not_developed(s, tile) is None:
            return Action("develop", (tile,))
        if why_not_completed(s, tile) is None:
            return Action("complete", (tile,))
    return None


def an_exchange(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    """An exchange for armour, now and then an army given up; None if the draw hits none."""
    if not s.acted and (not s.pb[s.phase] or rng.random() < GIVING_UP):
        verb, found = ("remove", "downgrade")[int(rng.random() * 2)], s.units_on_map(s.phase)
        args: tuple[int, ...] = (found[int(rng.random() * len(found))],) if found else ()
    else:
        verb, pairs = "exchange", list(step.candidates_exchange(s))
        args = pairs[int(rng.random() * len(pairs))] if pairs else ()
    return Action(verb, args) if args and getattr(step, f"may_{verb}")(s, *args) is None else None


def a_marker(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    """One of the missions that are flown from the actions."""
    if s.phase == AXIS:
        tests = [("hunt_standard", step.may_hunt_standard), ("hunt_advanced", step.may_hunt_advanced)]
    elif s.phase == ALLIES:
        tests = [("bomb", step.may_bomb)]
    else:
        return None
    able = [verb for verb, may in tests if may(s) is None]
    return Action(able[int(rng.random() * len(able))]) if able else None


# -------------------------------------------------------------------- recruits


def a_recruit(step: Spending, s: DownfallState, rng: Random) -> Action | None:
    """A legal way to spend points; None if there is none."""
    if rng.random() < 0.5:
        return _a_repair(step, s, rng) or _a_new_army(step, s, rng)
    return _a_new_army(step, s, rng) or _a_repair(step, s, rng)


def _a_repair(step: Spending, s: DownfallState, rng: Random) -> Action | None:
    units = step.reduced(s)
    while units:
        unit = units.pop(int(rng.random() * len(units)))
        if step.may_restore(s, unit) is None:
            return Action("restore", (unit,))
    return None


def _a_new_army(step: Spending, s: DownfallState, rng: Random) -> Action | None:
    c = s.c
    types = c.types_of_faction[s.phase]
    first = int(rng.random() * len(types))
    for kind in types[first:] + types[:first]:
        if not s.reserves & c.units_of_type[kind]:
            continue
        grounds = step.grounds(s, c.type_country[kind])
        if not grounds or step.why_not_type(s, kind, REDUCED) is not None:
            continue
        while grounds:
            space = draw(grounds, rng)
            if why_full(s, s.phase, space) is None:
                whole = rng.random() < 0.5 and step.why_not_type(s, kind, FULL) is None
                return Action("place_full" if whole else "place", (kind, space))
            grounds ^= 1 << space
    return None


def a_minor_recruit(step: MinorRecruits, s: DownfallState, seat: int, rng: Random) -> Action:
    """Points are mostly spent, now and then given up."""
    action = a_recruit(step, s, rng) if rng.random() < SPENDING_ON else None
    return action if action is not None else Action("end")


# -------------------------------------------------------------------- operations


def an_operation(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    """One legal operation; every one has a chance. None if there is none."""
    if rng.random() < OPENING and step.may_open_africa(s) is None:
        return Action("open_africa")
    if orders.nobody_may(s):
        return None
    own, shut = s.c.members[s.phase], orders.too_dear(s, s.phase)
    where, flags, size = s.where, s.flags, s.c.map_size
    for _ in range(ARMIES_DRAWN):
        unit = own[int(rng.random() * len(own))]
        if where[unit] >= size or flags[unit] & orders.IDLE or shut >> where[unit] & 1:
            continue
        if s.at_war(s.c.country[unit]):
            action = _operation_of(step, s, unit, rng)
            if action is not None:
                return action
    units = [unit for unit in orders.ready(s) if not shut >> s.where[unit] & 1]
    while units:
        action = _operation_of(step, s, units.pop(int(rng.random() * len(units))), rng)
        if action is not None:
            return action
    return Action("open_africa") if step.may_open_africa(s) is None else None


def _operation_of(step: ActionsPhase, s: DownfallState, unit: int, rng: Random) -> Action | None:
    """One operation of an army, or None if it can make none."""
    here = s.where[unit]
    kinds = kinds_from(s.c, s.c.country[unit], here, s.hostile(s.phase) >> here & 1 == 1)
    if not kinds:
        return None
    first = int(rng.random() * len(kinds))
    for kind in kinds[first:] + kinds[:first]:
        action = kind(step, s, unit, rng)
        if action is not None:
            return action
    return None


@lru_cache(maxsize=4096)
def kinds_from(c: Components, country: int, area: int, contested: bool) -> tuple[DrawsFor, ...]:
    """The kinds of operation that an army of a country in an area may be able to make."""
    kinds: list[DrawsFor] = [_an_engagement] if contested else []
    if lands(c).bounds.get(country) == 1 << area:
        return tuple(kinds)  # 9.1: it may be nowhere else
    if c.links.neighbours[area]:
        kinds += [_a_tactical_move, _an_attack, _a_strategic_move]
    if c.seas.all_coasts >> area & 1:
        kinds.append(_a_naval_move)
    if area in c.seas.landings_from:
        kinds.append(_a_landing)
    return tuple(kinds)


def _an_engagement(step: ActionsPhase, s: DownfallState, unit: int, rng: Random) -> Action | None:
    return Action("engage", (unit,)) if step.may_engage(s, unit) is None else None


def _a_tactical_move(step: ActionsPhase, s: DownfallState, unit: int, rng: Random) -> Action | None:
    return _a_march(s, unit, TACTICAL, rng)


def _an_attack(step: ActionsPhase, s: DownfallState, unit: int, rng: Random) -> Action | None:
    return _a_march(s, unit, ATTACKING, rng) if not homebound(s, unit) else None


def _a_march(s: DownfallState, unit: int, kind: str, rng: Random) -> Action | None:
    """A move by land: its length first, if there is one of that length."""
    steps = s.c.steps[kind][s.c.armour[unit]]
    length = 1 + int(rng.random() * steps)
    found = reach(s, unit, length)
    farthest = found.free[length] | found.fights[length] | found.beyond[length]
    end = _an_end(s, unit, farthest, kind, rng) if farthest else -1
    if end < 0:
        if length < steps:
            found = reach(s, unit, steps)
        end = _an_end(s, unit, all_ends(found), kind, rng)
    return Action(kind, (unit, way(s, unit, found, end, steps))) if end >= 0 else None


def _an_end(s: DownfallState, unit: int, areas: int, kind: str, rng: Random) -> int:
    """One of the areas within reach where a move may end, or -1."""
    faction = s.c.faction[unit]
    hostile = s.hostile(faction)
    areas &= ends(s, unit)
    while areas:
        area = draw(areas, rng)
        if room(s, faction, area) and (
            not hostile >> area & 1 or why_not_among(s, unit, area, kind == ATTACKING) is None
        ):
            return area
        areas ^= 1 << area
    return -1


def _a_strategic_move(step: ActionsPhase, s: DownfallState, unit: int, rng: Random) -> Action | None:
    return _a_transport(s, "strategic", unit, strategic.destinations, rng)


def _a_naval_move(step: ActionsPhase, s: DownfallState, unit: int, rng: Random) -> Action | None:
    return _a_transport(s, "sail", unit, naval.destinations, rng)


def _a_transport(
    s: DownfallState, verb: str, unit: int, destinations: Destinations, rng: Random
) -> Action | None:
    areas = destinations(s, unit) & ends(s, unit)
    while areas:
        area = draw(areas, rng)
        if room(s, s.phase, area):
            return Action(verb, (unit, area))
        areas ^= 1 << area
    return None


def _a_landing(step: ActionsPhase, s: DownfallState, unit: int, rng: Random) -> Action | None:
    found = list(landings(s, [unit], lands(s.c).everywhere))
    return Action("land", found[int(rng.random() * len(found))]) if found else None


# -------------------------------------------------------------------- combats


def a_combat(step: CombatPhase, s: DownfallState, seat: int, rng: Random) -> Action:
    """An area and an attack in it, mostly with all supports there are; now and then something else, or the
    end."""
    if rng.random() < BETWEEN and (between := _between(step, s, seat)):
        return between[int(rng.random() * len(between))]
    if rng.random() < LAST_COMBAT and step.may_end(s) is None:
        return Action("end")
    areas = contested(s)
    while areas:
        area = draw(areas, rng)
        first = bound(s, area)
        if first >= 0:
            return Action("assault", fixed_attack(s, first))
        attacks = open_attacks(s, area)
        if attacks:
            attacker, target = attacks[int(rng.random() * len(attacks))]
            supports = _some_supports(s, attacker, fighters(s, area), s.slots[area], rng)
            return Action("assault", (attacker, target, supports))
        areas ^= 1 << area
    return Action("end")


def _between(step: CombatPhase, s: DownfallState, seat: int) -> list[Action]:
    """What is no attack but goes at any moment of the phase."""
    verbs = (verb for verb in step.verbs if verb not in ("assault", "end"))
    return [action for verb in verbs for action in step.legal_by(s, seat, verb)]


def a_breach(step: ActionsPhase, s: DownfallState, rng: Random) -> Action | None:
    """The announcement of a breakthrough, or None if the draw hits none that may be made."""
    areas = list(spaces_in(openable(s)))
    if not areas:
        return None
    area = areas[int(rng.random() * len(areas))]
    attacks = open_attacks(s, area)
    if not attacks:
        return None
    attacker, target = attacks[int(rng.random() * len(attacks))]
    supports = _some_supports(s, attacker, fighters(s, area), slots_in(s, area), rng)
    if difference(s, attacker, target, supports, ready(s, s.phase, area)) < needed(s):
        return None
    return Action("breach", (attacker, target, supports))


def _some_supports(
    s: DownfallState, attacker: int, own: list[int], slots: int, rng: Random
) -> tuple[int, ...]:
    """A set of supports; more often many than few."""
    able = [unit for unit in own if unit != attacker and s.flags[unit] & ATTACK]
    most = min(slots, len(able))
    if not most:
        return ()
    number = most if rng.random() < ALL_SUPPORTS else int(rng.random() * (most + 1))
    return tuple(sorted(rng.sample(able, number)))


# -------------------------------------------------------------------- how often what

KINDS = 8
ENDING, FIGHTING, BREACHING, OPERATING, ACTING, SPENDING, EXCHANGING, FLYING = (1 << n for n in range(KINDS))

CHANCES: tuple[tuple[int, Draws, int], ...] = (
    (ENDING, the_end, 1),
    (FIGHTING, the_combats, 8),
    (BREACHING, a_breach, 3),
    (OPERATING, an_operation, 30),
    (ACTING, an_action, 20),
    (SPENDING, a_recruit, 12),
    (EXCHANGING, an_exchange, 2),
    (FLYING, a_marker, 3),
)
"""What there may be to do in a phase, each as often as it is tried."""

DRAWS = [
    tuple((kind, some) for kind, some, often in CHANCES if able & kind for _ in range(often))
    for able in range(1 << KINDS)
]
"""The same for each set of kinds."""

ACTIONS_DRAWN: tuple[tuple[int, str, Callable[[Any, DownfallState], Refusal | None] | None], ...] = (
    (PLANNING, "plan", ActionsPhase.may_plan),
    (PRODUCTION, "produce", ActionsPhase.may_produce),
    (RECRUITMENT, "recruit", ActionsPhase.may_recruit),
    (RESEARCH, "develop", None),
    (MISSIONS, "ready_air", ActionsPhase.may_ready_air),
    (PLANNING, "plan", ActionsPhase.may_plan),
    (LEND_LEASE, "lend_lease", ActionsPhase.may_lend_lease),
    (RECRUITMENT, "recruit", ActionsPhase.may_recruit),
    (RESEARCH, "complete", None),
    (MISSIONS, "ready_submarines", ActionsPhase.may_ready_submarines),
    (PLANNING, "plan", ActionsPhase.may_plan),
    (RECRUITMENT, "recruit", ActionsPhase.may_recruit),
)
"""The actions of chapter 4: the more useful, the more often."""

PREFERS: Mapping[type[Step], Draw] = {
    ActionsPhase: an_answer,
    MinorRecruits: a_minor_recruit,
    CombatPhase: a_combat,
}
