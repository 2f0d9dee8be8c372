"""What a ground combat is worth: every result by its exact chance, and what each means to both sides."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

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
STEP = 4
"""Movement points that a hex costs at most, with its hexside."""


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


class Prospect(NamedTuple):
    """What an attack may bring: its worth, the chances that it clears the hex and that it changes nothing."""

    worth: float
    clear: float
    again: float

    def tried(self, times: int) -> Prospect:
        """The same if it is tried so often, as long as nothing happens: a mobile attack may go on."""
        often = sum(self.again**number for number in range(times))
        return Prospect(self.worth * often, self.clear * often, self.again**times)


class Odds(NamedTuple):
    """The chance of each result of a combat, in the order of the table; whether the defender can retreat."""

    chances: tuple[float, ...]
    way_out: bool

    def of(self, *words: str) -> float:
        """The chance of one of these results."""
        return sum(chance for chance, word in zip(self.chances, RESULTS, strict=True) if word in words)

    def kills(self, reduced: bool) -> float:
        """The chance that the defender is eliminated, so that nobody's zone of control holds the attacker."""
        if not reduced:
            return self.of("DE")
        return self.of("DD", "DE") if self.way_out else self.of("DR", "DD", "DE")

    def clears(self, reduced: bool) -> float:
        """The chance that the defender is driven from its hex."""
        return self.of("DR", "DD", "DE") if self.way_out or reduced else self.of("DE")


def odds(s: Position, fight: Fight, support: Support) -> Odds:
    """Of a combat in a position in which the attackers stand in their hexes."""
    found = chances(s.c, attacker_modifiers(s, fight, support), defender_modifiers(s, fight, support))
    return Odds(found, bool(retreats(s, fight)))


def prospect(view: Situation, fight: Fight, found: Odds) -> Prospect:
    """Of a combat with these odds."""
    meanings = _meanings(view, fight, found.way_out)
    worth = sum(chance * meaning for chance, meaning in zip(found.chances, meanings, strict=True))
    return Prospect(worth, found.clears(bool(view.s.reduced[fight.defender])), found.of("NE"))


def expected(view: Situation, s: Position, fight: Fight, support: Support) -> Prospect:
    """What the attacker may expect of a combat in a position, in which the attackers stand in their hexes."""
    units = (*fight.attackers, fight.defender)
    key = (
        "fight",
        fight,
        support,
        tuple((s.at[unit], s.reduced[unit]) for unit in units),
        view.near(fight.space),
    )
    return prospect(view, fight, view.mind.noted(key, lambda: odds(s, fight, support)))


def _meanings(view: Situation, fight: Fight, way_out: bool) -> tuple[float, ...]:
    """What each result is worth to the attacker: NE, DR, DD, DE, AS, AA."""
    s, opinions, defender = view.s, view.opinions.attack, fight.defender
    won, killed = taken(view, fight), view.death(defender)
    if way_out and not s.in_fort[defender]:
        back = opinions.pushed + won
    else:
        back = killed + won if s.reduced[defender] else view.loss(defender)
    hurt = killed + won if s.reduced[defender] else view.loss(defender) + back
    lost = (0.0 if view.all_or_nothing else opinions.caution) * view.loss(fight.attackers[ATTACKER])
    return 0.0, back, hurt, killed + won, 0.0, -lost


def taken(view: Situation, fight: Fight) -> float:
    """What the hex is worth to who may advance into it, from where it is now; who comes from the sea gains
    more than ground."""
    s, space = view.s, fight.space
    nearer = max(view.approach[s.at[unit]] for unit in fight.attackers) - view.approach[space]
    found = min(max(nearer, 0), STEP) * view.opinions.attack.ground
    city = s.c.map.city_at.get(space, NONE)
    if city != NONE and s.control[city] in view.foes:
        found += view.city_worth(city)
    return found


def fighting_side(s: Position, fight: Fight, seat: int) -> int:
    """The side on which a seat stands in a combat."""
    return ATTACKER if fight.seat(s, ATTACKER) == seat else DEFENDER
