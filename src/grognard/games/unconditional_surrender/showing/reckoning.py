"""Section 10, what a combat comes to: modifiers line by line, halvings, the chance of each result."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any

from grognard.games.unconditional_surrender.components import RESULTS, Components
from grognard.games.unconditional_surrender.rules import strategic_warfare
from grognard.games.unconditional_surrender.rules.air_combat import both_modifiers, duel_modifiers
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
from grognard.games.unconditional_surrender.showing.outcomes import (
    AIMS,
    duelled,
    effects_of,
    hope,
    outcomes,
    percent,
)
from grognard.games.unconditional_surrender.spaces import NONE
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


def fought(s: Position, fight: Fight, figures: Mapping[str, Any]) -> Preview:
    """U84 to U86: both sides' lines, totals and halvings; the chances of the thirty-six throws."""
    both = modifiers(s, fight)
    if both is None:
        return Preview(figures=figures)
    own, other = both
    duels = duel(s, fight)
    unknown = ("duel",) if duels else ()
    if not isinstance(s.stack[-1], Committing):
        unknown = (*unknown, "commitments")
    return Preview(
        figures={
            **figures,
            **_lines(s.c, "attack", own),
            **_lines(s.c, "defence", other),
            **{name: percent(chance) for name, chance in duels.items()},
        },
        chances=outcomes(s, fight, chances(s.c, own, other)),
        unknown=unknown,
        rules={
            **_rules("attack", fight, own),
            **_rules("defence", fight, other),
            **dict.fromkeys(duels, "U103b"),
        },
    )


def aim(s: Position, fight: Fight) -> tuple[str, Fraction] | None:
    """What the attacker hopes for, by the name of its figure, and how likely it is; nothing in a strike."""
    name, both = AIMS.get(effects_of(s, fight)), modifiers(s, fight)
    return None if name is None or both is None else (name, hope(chances(s.c, *both)))


def duel(s: Position, fight: Fight) -> dict[str, Fraction]:
    """U83, U103b: who will have Air Support, if both sides have committed an air unit."""
    if not fight.ground or NONE in fight.air:
        return {}
    return duelled(chances(s.c, *duel_modifiers(s, fight)))


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


def signed(value: int) -> str:
    """A modifier as it is written, with a minus sign as wide as the plus."""
    return f"{value:+d}".replace("-", "−")
