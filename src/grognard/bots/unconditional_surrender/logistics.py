"""Supply, replacements, upgrades, mobilization and the rest of a month."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender import war_plan
from grognard.bots.unconditional_surrender.budget import to_mobilize
from grognard.bots.unconditional_surrender.marches import place_worth
from grognard.bots.unconditional_surrender.situation import Situation
from grognard.games.unconditional_surrender.roster import AIR, GROUND
from grognard.games.unconditional_surrender.rules.logistics import price
from grognard.games.unconditional_surrender.rules.supply import port_sources
from grognard.games.unconditional_surrender.rules.supply_phase import Supplying
from grognard.games.unconditional_surrender.state import UNLIMITED
from grognard.kernel.action import Action

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.mind import Mind
    from grognard.games.unconditional_surrender.state import Position
    from grognard.kernel.prompt import Prompt


def supply(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """What sources give goes to the units that are worth most; a convoy first, it gives more. Of its lines
    for the same units the first has Full Supply rather than Low, and the shortest way."""
    step = s.stack[-1]
    assert isinstance(step, Supplying)
    view = Situation(s, mind, s.faction)
    ferries = list(prompt.offered_by("ferry"))
    if ferries:
        return max(ferries, key=lambda action: _sum(view, action.args[1]))
    offers: dict[int, list[int]] = {}
    for action in prompt.offered_by("draw_supply"):
        offers.setdefault(action.args[0], []).append(action.args[1])
    if not offers:
        return Action("end")
    room = int(s.c.tables["limits"]["limited_source_serves"])
    good = port_sources(s)
    served = shared_out(
        {
            unit: sorted(offers[unit], key=lambda source: not good >> source & 1)
            for unit in by_need(view, offers)
        },
        lambda source: room - step.drawn.count(source),
    )
    return Action("draw_supply", min(served.items()))


def by_need(view: Situation, units: Iterable[int]) -> list[int]:
    """Armies before air units, which fight as well without; then what is worth most."""
    s = view.s
    return sorted(units, key=lambda unit: (s.c.branch[unit] != GROUND, -view.unit_worth(unit), unit))


def shared_out(wishes: Mapping[int, list[int]], room: Callable[[int], int]) -> dict[int, int]:
    """Each unit to a source of its own list; who comes later gets one if those before can still have one."""
    served: dict[int, int] = {}

    def finds(unit: int, seen: set[int]) -> bool:
        for source in wishes[unit]:
            if source in seen:
                continue
            seen.add(source)
            guests = [one for one, at in served.items() if at == source]
            if len(guests) < room(source) or any(finds(guest, seen) for guest in guests):
                served[unit] = source
                return True
        return False

    for unit in wishes:
        finds(unit, set())
    return served


def _sum(view: Situation, units: int | tuple[int, ...]) -> float:
    return sum(view.unit_worth(unit) for unit in ((units,) if isinstance(units, int) else units))


def restore(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """The unit for which a point does most, near the front first; tired air units only if it pays, and with
    points that no army waits for."""
    view = Situation(s, mind, s.faction)
    best = max(((_need(view, a.args[0]), a) for a in prompt.actions if a.verb == "restore"), default=None)
    return best[1] if best is not None and best[0] > 0 else Action("end")


def _need(view: Situation, unit: int) -> float:
    s = view.s
    cost = price(s, unit, "replacement")
    if s.c.branch[unit] != GROUND:
        country = s.serves[unit]
        kept = to_mobilize(s, country) + war_plan.envoys(view, country)
        if s.points[country] != UNLIMITED and s.points[country] - cost < kept:
            return 0.0
        return (s.sorties[unit] - 1) * 0.5 / cost
    near = 1.0 if s.at[unit] < s.c.map.hexes and view.front[s.at[unit]] <= view.opinions.march.alarm else 0.5
    return near * view.loss(unit) / cost


def mobilize(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """What is worth most for its price, where it is needed most."""
    view = Situation(s, mind, s.faction)
    offers = [action for action in prompt.actions if action.verb in ("mobilize", "man_fort")]
    best = max(((_use(view, action), action) for action in offers), default=None)
    return best[1] if best is not None else Action("end")


def _use(view: Situation, action: Action) -> tuple[float, float]:
    s, (unit, space) = view.s, action.args
    worth = view.opinions.worth.units[s.c.kind[unit]] / price(s, unit, "mobilization")
    if s.c.branch[unit] == GROUND:
        return worth, place_worth(view, unit, space) + (action.verb == "man_fort")
    if s.c.branch[unit] == AIR and space < s.c.map.hexes:
        return worth, -abs(view.front[space] - 4)
    return worth, 0.0


def upgrade(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """The best new unit for the one that is worth least."""
    view = Situation(s, mind, s.faction)
    worth = view.opinions.worth.units
    offers = [action for action in prompt.actions if action.verb == "upgrade"]
    gain = [(worth[s.c.kind[a.args[0]]] - worth[s.c.kind[a.args[1]]], a) for a in offers]
    best = max(gain, default=None)
    return best[1] if best is not None and best[0] >= 0 else Action("end")


def buy(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """Surprise Attack markers, when many points would be lost."""
    left = sum(n for n, of in zip(s.points, s.joined, strict=True) if of == s.faction and n != UNLIMITED)
    offers = [action for action in prompt.actions if action.verb == "buy"]
    return offers[0] if offers and left >= mind.opinions.money.surprise else Action("end")


def redeploy(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """The ground unit that gains most by going far."""
    view = Situation(s, mind, s.faction)
    best, wish = mind.opinions.march.least, Action("end")
    here: dict[int, float] = {}
    for action in prompt.offered_by("redeploy"):
        unit, space = action.args
        if s.c.branch[unit] != GROUND or view.front[s.at[unit]] <= 6 or space >= s.c.map.hexes:
            continue
        if view.not_yet >> space & 1:
            continue
        if unit not in here:
            here[unit] = place_worth(view, unit, s.at[unit])
        gain = place_worth(view, unit, space) - here[unit]
        if gain > best:
            best, wish = gain, action
    return wish


def settle(s: Position, mind: Mind, prompt: Prompt) -> Action:
    """A unit has to be put somewhere: where it is worth most, air units and ships away from the enemy."""
    actions = prompt.actions
    unit = actions[0].args[0]
    view = Situation(s, mind, s.faction_of(unit))

    def rank(action: Action) -> tuple[float, Action]:
        space = action.args[-1] if isinstance(action.args[-1], int) else action.args[-1][-1]
        if s.c.branch[unit] == GROUND:
            return place_worth(view, unit, space), action
        far = view.front[space] if space < s.c.map.hexes else 0
        return -abs(far - 5.0), action

    return max(actions, key=rank)
