"""What a ground combat is worth: every result by its exact chance, and what each means to both sides."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.components import RESULTS, Components
from grognard.games.unconditional_surrender.rules.combat import Modifiers, final_value, result
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.games.unconditional_surrender.rules.ground_combat import (
    Support,
    attacker_modifiers,
    defender_modifiers,
    retreats,
)
from grognard.games.unconditional_surrender.spaces import NONE

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation
    from grognard.games.unconditional_surrender.state import Position

FACES = range(1, 7)


def chances(c: Components, own: Modifiers, other: Modifiers) -> tuple[float, ...]:
    """Of each result, in the order of the table."""
    return _chances(c, own.total, len(own.halved), other.total, len(other.halved))


@lru_cache(maxsize=4096)
def _chances(c: Components, own: int, own_halved: int, other: int, other_halved: int) -> tuple[float, ...]:
    attacker, defender = Modifiers({"": own}, [""] * own_halved), Modifiers({"": other}, [""] * other_halved)
    found = [0.0] * len(RESULTS)
    for attack, defence in product(FACES, FACES):
        found[result(c, final_value(c, attack, attacker), final_value(c, defence, defender))] += 1 / 36
    return tuple(found)


def expected(view: Situation, s: Position, fight: Fight, support: Support) -> float:
    """What the attacker may expect of a combat in a position, in which the attackers stand in their hexes."""
    found = chances(s.c, attacker_modifiers(s, fight, support), defender_modifiers(s, fight, support))
    return sum(chance * meaning for chance, meaning in zip(found, _meanings(view, s, fight), strict=True))


def clears(s: Position, fight: Fight, support: Support) -> float:
    """The chance that the defender is driven from its hex."""
    found = chances(s.c, attacker_modifiers(s, fight, support), defender_modifiers(s, fight, support))
    open_to = retreats(s, fight) or s.reduced[fight.defender]
    wins = ("DR", "DD", "DE") if open_to else ("DE",)
    return sum(chance for chance, word in zip(found, RESULTS, strict=True) if word in wins)


def _meanings(view: Situation, s: Position, fight: Fight) -> tuple[float, ...]:
    """What each result is worth to the attacker: NE, DR, DD, DE, AS, AA."""
    opinions, defender = view.opinions.attack, fight.defender
    won, killed = taken(view, fight), view.death(defender)
    if retreats(s, fight) and not s.in_fort[defender]:
        back = opinions.pushed + won
    else:
        back = killed + won if s.reduced[defender] else view.loss(defender)
    hurt = killed + won if s.reduced[defender] else view.loss(defender) + back
    lost = opinions.caution * view.loss(fight.attackers[ATTACKER])
    return 0.0, back, hurt, killed + won, 0.0, -lost


def taken(view: Situation, fight: Fight) -> float:
    """What the hex is worth to who may advance into it."""
    s, space = view.s, fight.space
    nearer = max(view.approach[s.at[unit]] - view.approach[space] for unit in fight.attackers)
    found = max(nearer, 0) * view.opinions.attack.ground
    city = s.c.map.city_at.get(space, NONE)
    if city != NONE and s.control[city] in view.foes:
        found += view.city_worth(city)
    return found


def fighting_side(s: Position, fight: Fight, seat: int) -> int:
    """The side on which a seat stands in a combat."""
    return ATTACKER if fight.seat(s, ATTACKER) == seat else DEFENDER
