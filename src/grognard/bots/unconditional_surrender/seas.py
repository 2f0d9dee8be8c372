"""Ships: landings, escorts, interceptions; bombers and those who meet them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from grognard.bots.unconditional_surrender.flights import has_support
from grognard.bots.unconditional_surrender.garrisons import is_kept, post_of
from grognard.bots.unconditional_surrender.ground import FAR
from grognard.bots.unconditional_surrender.marches import approached, won
from grognard.bots.unconditional_surrender.odds import chances, expected
from grognard.bots.unconditional_surrender.situation import Situation
from grognard.games.unconditional_surrender.components import RESULTS
from grognard.games.unconditional_surrender.roster import GROUND
from grognard.games.unconditional_surrender.rules.air_combat import FOR_ATTACKER, air_naval_modifiers
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.rules.invasions import Ashore
from grognard.games.unconditional_surrender.rules.mulberry import harbour_for
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.action import Action
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.mind import Mind
    from grognard.games.unconditional_surrender.rules.actions import Actions
    from grognard.games.unconditional_surrender.state import Position
    from grognard.kernel.prompt import Prompt

PASSAGES = ("ship", "transport")


def landing(view: Situation, step: Actions, prompt: Prompt) -> Action | None:
    """The landing that is worth most: ground that leads to goals, and no bad fight on the beach."""
    return next(landings(view, step, prompt), None)


def landings(view: Situation, step: Actions, prompt: Prompt) -> Iterator[Action]:
    """For each beach the landing that is worth most, if it is worth anything; the best first.

    Most of what could be tried is worth nothing, so what is legal is asked afterwards.
    """
    s, found = view.s, dict[tuple[int, int], list[Action]]()
    beaches = s.c.map.coastal & ~(view.closed | s.standing[view.faction])
    for verb, args in _tries(view, step):
        unit, space = args[0] if verb == "invade" else args[1], args[-1][-1]
        if beaches >> space & 1 and post_of(view, unit) is None:
            found.setdefault((unit, space), []).append(Action(verb, args))
    alike: dict[tuple[object, ...], float] = {}
    for unit, space in found:
        if (one := (space, *_sort(view, unit))) not in alike:
            alike[one] = _beach(view, unit, space)
    ranked = sorted(((alike[space, *_sort(view, unit)], -unit, space) for unit, space in found), reverse=True)
    seen = 0
    for worth, unit, space in ranked:
        if worth <= view.opinions.attack.least:
            return
        legal = (action for action in found[-unit, space] if prompt.why_not(action) is None)
        action = next(legal, None) if not seen >> space & 1 else None
        if action is not None:
            seen |= 1 << space
            yield action


def _sort(view: Situation, unit: int) -> tuple[object, ...]:
    """What a unit's landing depends on beside the beach: armies of a kind land alike."""
    s = view.s
    return (
        s.serves[unit],
        s.c.kind[unit],
        s.c.units[unit].elite,
        s.reduced[unit],
        s.supply[unit],
        s.at[unit] >= s.c.map.hexes,
    )


def _tries(view: Situation, step: Actions) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Landings, legal or not."""
    yield from (("descend", args) for args in step.candidates_descend(view.s))
    yield from (("invade", args) for args in step.candidates_invade(view.s))


def _beach(view: Situation, unit: int, space: int) -> float:
    """The ground that is won, and the door for others, most if nobody is ashore yet, by the chance of it."""
    s, target = view.s, view.s.unit_in(space, GROUND)
    if not is_kept(view, space):
        return 0.0
    is_door = _is_door(view, unit, space)
    door = 0.0 if view.ashore else view.opinions.landing.foothold * is_door
    if is_door and view.hungry and not s.c.map.port >> space & 1:
        door += view.opinions.landing.harbour
    door -= view.opinions.landing.danger * max(0.0, _who_waits(view, space) - view.waiting_overseas)
    ground = _shore(view, unit, space)
    if target == NONE:
        return ground + door + _next_to(view, unit, space)
    fight = Fight("invasion", (unit,), target, space, naval_support=True)
    support = has_support(s, fight)
    gain = ground - view.goals.get(space, 0.0) + door
    hope = expected(view, s, fight, support)
    return hope.worth + hope.clear * gain


def _next_to(view: Situation, unit: int, space: int) -> float:
    """What an Assault may bring on whom the invader then stands beside, if it is worth it."""
    s = view.s
    if not view.zones >> space & 1:
        return 0.0
    ashore = s.clone()
    ashore.place(unit, space)
    best = 0.0
    for place in spaces_in(s.c.map.around[space] & view.enemy):
        fight = Fight("landing", (unit,), s.unit_in(place, GROUND), place, naval_support=True)
        best = max(best, expected(view, ashore, fight, has_support(ashore, fight)).worth)
    return best


def _shore(view: Situation, unit: int, space: int) -> float:
    """What a unit gains by coming from beyond the sea into a hex: much where goals are near, hardly anything
    where it would have to march for months."""
    landing = view.opinions.landing
    if view.approach[view.s.at[unit]] < FAR:
        return won(view, unit, space)
    near = approached(view, view.way_of(unit)[space])
    return won(view, unit, space) - near + landing.shore * view.prospects[space]


def _who_waits(view: Situation, space: int) -> float:
    """The enemies who can come to a beach soon."""
    s, near = view.s, view.ground.near(space, view.opinions.landing.near)
    return sum(view.unit_worth(s.unit_in(place, GROUND)) for place in spaces_in(view.enemy & near))


def _is_door(view: Situation, unit: int, space: int) -> bool:
    """Whether others can follow: by a port, or a Mulberry where there is none."""
    return bool(view.s.c.map.port >> space & 1) or harbour_for(view.s, unit) != NONE


def passage(view: Situation, actions: list[Action]) -> Action | None:
    """The ground unit that gains most by going over sea to a port of one's own."""
    s, best, wish = view.s, view.opinions.march.least, None
    for action in actions:
        unit = action.args[0]
        space = action.args[-1] if action.verb == "transport" else action.args[-1][-1]
        if s.c.branch[unit] != GROUND or space >= s.c.map.hexes or post_of(view, unit) is not None:
            continue
        gain = won(view, unit, space)
        if gain > best:
            best, wish = gain, action
    return wish


def ashore(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """One hex inland, or an Assault, if it pays."""
    step = s.stack[-1]
    assert isinstance(step, Ashore)
    view = Situation(s, mind, s.faction)
    best, wish = 0.0, Action("stop")
    for action in prompt.actions:
        if action.verb == "move":
            worth = won(view, step.unit, action.args[1][-1])
        elif action.verb == "assault":
            space = action.args[1]
            fight = Fight(
                "landing", (step.unit,), s.unit_in(space, GROUND), space, naval_support=step.support
            )
            worth = expected(view, s, fight, has_support(s, fight)).worth
        else:
            continue
        if worth > best:
            best, wish = worth, action
    return wish


def intercept(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """With the unit that has the best chance, if it is good enough."""
    best, wish = mind.opinions.air.intercept, Action("pass")
    for action in prompt.offered_by("intercept"):
        unit, target, zone = action.args
        own = air_naval_modifiers(s, unit, target, zone, None)
        other = air_naval_modifiers(s, target, unit, zone, None)
        found = chances(s.c, own, other)
        chance = sum(p for p, word in zip(found, RESULTS, strict=True) if word in FOR_ATTACKER)
        if chance > best:
            best, wish = chance, action
    return wish


def scramble(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """With a fighter that is not tired."""
    fit = [
        action
        for action in prompt.offered_by("scramble")
        if s.c.kind[action.args[0]] == "fighter" and s.sorties[action.args[0]] < mind.opinions.air.tired
    ]
    return min(fit, key=lambda action: (s.sorties[action.args[0]], action), default=Action("stay_down"))


def escort(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """As many as may come, the freshest."""
    return max(
        prompt.actions,
        key=lambda action: (len(action.args[0]), -sum(s.sorties[unit] for unit in action.args[0]), action),
    )
