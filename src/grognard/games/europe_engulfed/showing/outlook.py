"""6.26: what the fire of a line may bring: exactly where blocks lie open, else between two bounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from grognard.games.europe_engulfed.rules.combat.battle import (
    Battle,
    fighters_of,
    firers_of,
    of_class,
    with_what_lies_open,
)
from grognard.games.europe_engulfed.rules.combat.dice import volley
from grognard.games.europe_engulfed.rules.control import troops
from grognard.kernel.hidden import UNKNOWN
from grognard.kernel.masks import spaces_in
from grognard.kernel.odds import hits

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


class Volley(NamedTuple):
    """6.25: units of one class that fire together, the class they fire at, their dice by hit-bonus."""

    armour: bool
    at_armour: bool
    units: list[int]
    supported: Sequence[int]
    dice: dict[int, int]


def seen(s: Position, unit: int) -> bool:
    """Whether whoever looks knows which piece a unit is."""
    return s.what[unit] is not UNKNOWN


def in_line(s: Position, battle: Battle, defending: bool) -> list[int]:
    """The ground units of a side; of powers that attack alone (6.72), as far as their colours tell."""
    camp = battle.defender if defending else battle.attacker
    units = list(spaces_in(troops(s, battle.space, camp)))
    if defending or not battle.powers:
        return units
    return [u for u in units if (s.power_of(u) if seen(s, u) else s.colour_of(u)) in battle.powers]


def volleys_of(
    s: Position, battle: Battle, defending: bool, supported: Sequence[int] = (), done: Sequence[int] = ()
) -> Iterator[Volley]:
    """6.25: infantry and armour of a line, without those that have fired; every block has to be seen."""
    left = [unit for unit in firers_of(s, battle, defending) if unit not in done]
    for armour in (False, True):
        aimed = volley_of(s, battle, defending, left, armour, supported)
        if aimed.units:
            yield aimed


def volley_of(
    s: Position,
    battle: Battle,
    defending: bool,
    units: Sequence[int],
    armour: bool,
    supported: Sequence[int] = (),
) -> Volley:
    """6.26: the units of a class among some: at its like, or at the other if there is none."""
    firing = of_class(s, list(units), armour)
    at_armour = armour if of_class(s, fighters_of(s, battle, not defending), armour) else not armour
    dice = volley(s, battle, defending, firing, at_armour, supported)
    return Volley(armour, at_armour, firing, supported, dice)


def chances_of(s: Position, volleys: Sequence[dict[int, int]]) -> dict[str, Fraction]:
    """The chance of each number of hits."""
    needed, faces = s.c.tables["combat"]["hit"], dict[int, int]()
    for dice in volleys:
        for bonus, number in dice.items():
            faces[bonus] = faces.get(bonus, 0) + number
    groups = tuple((number, min(6, 7 - needed + bonus)) for bonus, number in sorted(faces.items()))
    return {str(number): chance for number, chance in enumerate(hits(groups)) if chance}


# ---------------------------------------------------------------- in the fog


def expected_hits(s: Position, battle: Battle, defending: bool) -> tuple[float, float]:
    """How many hits a line can expect, at least and at most, whatever the blocks are that can't be seen.

    The extremes are those of lines of one class, each block the weakest or the strongest of its colour.
    """
    found = [_mean(world, battle, defending) for world in _extremes(s, battle, defending)]
    return min(found), max(found)


def _mean(s: Position, battle: Battle, defending: bool) -> float:
    """The hits that a line expects, without aircraft, of which each would add to it (6.6)."""
    aware = with_what_lies_open(s, battle)
    chances = chances_of(s, [one.dice for one in volleys_of(s, aware, defending)])
    return float(sum(int(number) * chance for number, chance in chances.items()))


def _extremes(s: Position, battle: Battle, defending: bool) -> Iterator[Position]:
    """The hidden blocks of each side are of one class; how strong those are that are hit does not count."""
    firing = [unit for unit in in_line(s, battle, defending) if not seen(s, unit)]
    aimed_at = [unit for unit in in_line(s, battle, not defending) if not seen(s, unit)]
    for armour, full, at_armour in product((False, True), (False, True), (False, True)):
        world = s.clone()
        for unit in firing:
            world.what[unit], world.steps[unit] = _piece(s, unit, armour, full)
        for unit in aimed_at:
            world.what[unit], world.steps[unit] = _piece(s, unit, at_armour, False)
        yield world


def _piece(s: Position, unit: int, armour: bool, full: bool) -> tuple[int, int]:
    """A piece that a hidden block may be, of a class if its colour has one there, and its steps."""
    deck = s.c.at_home_in(s.c.back[unit], s.at[unit])
    alike = [piece for piece in deck if s.c.piece_kind[piece].armour == armour] or deck
    plain = [piece for piece in alike if s.c.piece_kind[piece].militia != full] or alike
    strongest = max(plain, key=lambda piece: s.c.pieces[piece].steps)
    return strongest, s.c.pieces[strongest].steps if full else 1
