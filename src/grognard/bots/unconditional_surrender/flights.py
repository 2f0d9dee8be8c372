"""Air units: whose support a combat is likely to have, and where they should be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.rules.combat import SIDES
from grognard.games.unconditional_surrender.rules.commitments import air_units, why_not_supporting
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.games.unconditional_surrender.rules.weather import weather_at
from grognard.games.unconditional_surrender.state import SEVERE

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.rules.ground_combat import Support
    from grognard.games.unconditional_surrender.state import Position
    from grognard.kernel.action import Action


def supporters(s: Position, fight: Fight, side: int) -> list[int]:
    """The air units that may support a side, the freshest first."""
    fit = [unit for unit in air_units(s, fight, side) if why_not_supporting(s, fight, side, unit) is None]
    return sorted(fit, key=lambda unit: (s.sorties[unit], unit))


def has_support(s: Position, fight: Fight) -> Support:
    """Who will have Air Support if both sides send what they can: two that meet cancel out."""
    able = [bool(supporters(s, fight, side)) for side in SIDES]
    return able[ATTACKER] and not able[DEFENDER], able[DEFENDER] and not able[ATTACKER]


def rebase(view: Situation, actions: list[Action]) -> Action | None:
    """To the base from which most of the front is in range, if the present one has nothing to do."""
    s, reach = view.s, view.s.c.tables["ranges"]["air_support"]
    best: tuple[int, int, Action] | None = None
    for action in actions:
        unit, space = action.args
        if s.sorties[unit] >= view.opinions.air.tired or _fights_near(view, s.at[unit], reach):
            continue
        if space >= s.c.map.hexes or view.front[space] <= 2:
            continue
        rank = _fights_near(view, space, reach), -view.front[space], action
        if rank[0] and (best is None or rank[:2] > best[:2]):
            best = rank
    return best[2] if best is not None else None


def support_for(
    view: Situation, attackers: list[int], space: int, rebases: Iterable[Action]
) -> Action | None:
    """A rested air unit to where it is in range of an attack that none can support yet, and of others."""
    s, reach = view.s, view.s.c.tables["ranges"]["air_support"]
    near, rested = view.ground.near(space, reach), _rested(view, attackers)
    if weather_at(s, space) == SEVERE or any(near >> s.at[unit] & 1 for unit in rested):
        return None
    fit = [
        (_fights_near(view, base, reach), -s.sorties[unit], view.front[base], action)
        for action in rebases
        for unit, base in [action.args]
        if unit in rested and base < s.c.map.hexes and near >> base & 1
    ]
    return max(fit)[-1] if fit else None


def _rested(view: Situation, attackers: list[int]) -> list[int]:
    """The air units of the attackers' countries that a flight more does not wear out."""
    s, countries = view.s, {view.s.serves[unit] for unit in attackers}
    limit = s.c.tables["limits"]["sorties"] - 1 if view.all_or_nothing else view.opinions.air.tired
    return [
        unit
        for unit in s.c.fliers
        if s.at[unit] >= 0 and s.serves[unit] in countries and s.sorties[unit] < limit
    ]


def _fights_near(view: Situation, space: int, reach: int) -> int:
    """The enemy ground units in range that one's own units stand near."""
    s = view.s
    if space >= s.c.map.hexes:
        return 0
    contact = s.c.map.step_links.spread(s.c.map.step_links.spread(s.standing[view.faction]))
    return int((s.c.map.within(space, reach) & view.enemy & contact).bit_count())
