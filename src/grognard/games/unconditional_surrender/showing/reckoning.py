"""Section 10, what a combat comes to: modifiers line by line, halvings, the chance of each result."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any

from grognard.games.unconditional_surrender.components import RESULTS, Components
from grognard.games.unconditional_surrender.rules import strategic_warfare
from grognard.games.unconditional_surrender.rules.air_combat import both_modifiers
from grognard.games.unconditional_surrender.rules.combat import (
    SIDES,
    Committing,
    Modifiers,
    cut,
    final_value,
    result,
)
from grognard.games.unconditional_surrender.rules.fights import Fight
from grognard.games.unconditional_surrender.rules.ground_combat import attacker_modifiers, defender_modifiers
from grognard.games.unconditional_surrender.spaces import NONE
from grognard.kernel.languages import PER_CENT
from grognard.kernel.looking import Preview

if TYPE_CHECKING:
    from collections.abc import Mapping

    from grognard.games.unconditional_surrender.state import Position

FACES = range(1, 7)
RULES = {
    "additional": "U89",
    "invasion": "U89",
    "naval_support": "U89",
    "air_support": "U101",
    "isolated": "U91",
    "airdrop": "U119",
    "partisans": "U119",
    "surprise_attack": "U120",
}
"""The paragraphs of single modifiers; the others are of the list of their kind of combat."""
DRIVEN_OUT = ("DR", "DD", "DE")
EFFECTS = {
    "NE": "strategic-both",
    **dict.fromkeys(DRIVEN_OUT, "strategic-won"),
    **dict.fromkeys(("AS", "AA"), "strategic-lost"),
}
"""U54: what each result does to the markers of factories lost."""
"""U92: the results that an attacker on the ground hopes for: the defender is driven back, or worse."""


def fought(s: Position, fight: Fight, figures: Mapping[str, Any]) -> Preview:
    """U84 to U86: both sides' lines, totals and halvings; the chances of the thirty-six throws."""
    both = modifiers(s, fight)
    if both is None:
        return Preview(figures=figures)
    own, other = both
    unknown = ("duel",) if NONE not in fight.air else ()
    if not isinstance(s.stack[-1], Committing):
        unknown = (*unknown, "commitments")
    return Preview(
        figures={**figures, **_lines(s.c, "attack", own), **_lines(s.c, "defence", other)},
        chances=_strategic(chances(s.c, own, other)) if fight.factions else chances(s.c, own, other),
        unknown=unknown,
        rules={**_rules("attack", fight, own), **_rules("defence", fight, other)},
    )


def modifiers(s: Position, fight: Fight) -> tuple[Modifiers, Modifiers] | None:
    """Of both sides, in every combat; of two air units that support a ground combat neither is counted before
    their duel is fought."""
    if fight.factions:
        own, other = (strategic_warfare.modifiers(s, fight, side) for side in SIDES)
        return own, other
    if fight.defender == NONE:
        return None
    if not fight.ground:
        return both_modifiers(s, fight)
    support = (False, False) if NONE not in fight.air else (fight.air[0] != NONE, fight.air[1] != NONE)
    return attacker_modifiers(s, fight, support), defender_modifiers(s, fight, support)


def _lines(c: Components, side: str, modifiers: Modifiers) -> dict[str, Any]:
    found: dict[str, Any] = {f"{side}-{name}": signed(value) for name, value in modifiers.lines.items()}
    found[side] = signed(cut(c, modifiers))
    return found | {f"{side}-halved-{name}": "÷2" for name in modifiers.halved}


def paragraphs(fight: Fight, modifiers: Modifiers) -> tuple[dict[str, str], dict[str, str]]:
    """U53, U88 to U91, U101, U103: where each line of a side is laid down, and each of its halvings."""
    usual, halving = ("U88", "U90") if fight.ground else ("U53" if fight.factions else "U103",) * 2
    lines = {name: RULES.get(name, usual) for name in modifiers.lines}
    return lines, dict.fromkeys(modifiers.halved, halving)


def _rules(side: str, fight: Fight, modifiers: Modifiers) -> dict[str, str]:
    lines, halvings = paragraphs(fight, modifiers)
    found = {f"{side}-{name}": rule for name, rule in lines.items()}
    return found | {f"{side}-halved-{name}": rule for name, rule in halvings.items()}


def chances(c: Components, own: Modifiers, other: Modifiers) -> dict[str, Fraction]:
    """U85, U86: how likely each result is, in the order of the list."""
    found = dict.fromkeys(RESULTS, Fraction(0))
    for attack, defence in product(FACES, FACES):
        word = RESULTS[result(c, final_value(c, attack, own), final_value(c, defence, other))]
        found[word] += Fraction(1, len(FACES) ** 2)
    return {word: chance for word, chance in found.items() if chance}


def _strategic(found: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """U54: what the results come to in a strategic combat, where nobody retreats."""
    told = dict.fromkeys(EFFECTS.values(), Fraction(0))
    for word, chance in found.items():
        told[EFFECTS[word]] += chance
    return {effect: chance for effect, chance in told.items() if chance}


def hope(found: Mapping[str, Fraction]) -> Fraction:
    """How likely the defender is driven back, or worse."""
    return sum((found.get(one, Fraction(0)) for one in DRIVEN_OUT), Fraction(0))


def signed(value: int) -> str:
    """A modifier as it is written, with a minus sign as wide as the plus."""
    return f"{value:+d}".replace("-", "−")


def percent(chance: Fraction) -> str:
    """A chance as it is written on the map and beside a choice."""
    return f"{round(100 * chance)}{PER_CENT}"
