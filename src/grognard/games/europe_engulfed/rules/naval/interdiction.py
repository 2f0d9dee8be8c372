"""8.2, 8.23, naval interdiction: dice against each unit that moves strategically over a sea zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.rules.blocks import lose_step, show_strength
from grognard.games.europe_engulfed.rules.control import enemies
from grognard.games.europe_engulfed.rules.naval.transport import bold_points, points
from grognard.games.europe_engulfed.rules.supply.sea import holds

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def interdict(s: Position, unit: int, sea: int) -> None:
    """8.21: every enemy camp with enough fleets there rolls a die a point; each hit costs a step."""
    camp = s.camp_of(unit)
    for foe in enemies(s, camp) if s.war[s.power_of(unit)] else ():
        if s.at[unit] == NOWHERE or not enough(s, foe, camp, sea):
            continue
        rolled = s.roll_together(bold_points(s, foe, sea), "interdiction", "8.21")
        hits = sum(die >= needed(s, foe, sea) for die in rolled)
        if hits:
            _suffer(s, unit, sea, hits)


def enough(s: Position, foe: int, camp: int, sea: int) -> bool:
    """8.22: one point at least for each two of the enemy's."""
    ratio, own = s.c.tables["naval"]["interdiction_ratio"], bold_points(s, foe, sea)
    return bool(own) and own >= points(s, camp, sea) // ratio


def needed(s: Position, foe: int, sea: int) -> int:
    """8.21: a 6; in the Mediterranean a 5 for whoever holds Sicily or Malta."""
    naval = s.c.tables["naval"]
    islands = holds(s, foe, "sicily") or holds(s, foe, "malta")
    at_home = sea == s.c.index["mediterranean"] and islands
    return int(naval["interdiction_hit_island" if at_home else "interdiction_hit"])


def _suffer(s: Position, unit: int, sea: int, hits: int) -> None:
    """8.21: one hit destroys aircraft, which have one step."""
    name = s.c.handles[unit]
    show_strength(s, unit)
    lost = min(hits, s.steps[unit])
    s.tell("interdicted", "8.21", unit=name, space=s.c.name(sea), lost=lost)
    for _ in range(lost):
        lose_step(s, unit)
    if s.at[unit] == NOWHERE:
        s.tell("sunk", "8.21", unit=name, space=s.c.name(sea))
