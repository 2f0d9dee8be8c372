"""What the results of the table come to in each kind of combat: U92 on the ground, U103b in the air and at
sea, U54 in strategic warfare."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.rules.air_combat import FOR_ATTACKER, supported
from grognard.games.unconditional_surrender.rules.interceptions import Interceptions
from grognard.kernel.languages import PER_CENT

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.rules.fights import Fight
    from grognard.games.unconditional_surrender.state import Position

Chances = Mapping[str, Fraction]
FACTORIES = {
    "NE": "strategic-both",
    **dict.fromkeys(FOR_ATTACKER, "strategic-won"),
    **dict.fromkeys(("AS", "AA"), "strategic-lost"),
}
"""U54: what each result does to the markers of factories lost."""
DUELS = {(True, True): "duel-both", (True, False): "duel-attacker", (False, True): "duel-defender"}
"""U103b: who has Air Support after both sides' air units have fought for it."""
ISSUES = {
    "escort": ("escort-holds", "escort-fails"),
    "interdiction": ("interdiction-fails", "interdiction-succeeds"),
}
"""U103b, step 2: what a result against the attacker or nobody, and one against the defender, decides."""
AIMS = {"ground": "hope", "escort": "escort_fails", "interdiction": "interdicted"}
"""What an attacker hopes for, by the kind of effects; a strike has none but Sorties."""


def effects_of(s: Position, fight: Fight) -> str:
    """Which list of effects a combat has; at sea it depends on whether an escort is met (U111)."""
    if fight.factions:
        return "strategic"
    if fight.ground:
        return "ground"
    if fight.kind == "strike":
        return "strike"
    voyage = next((step.voyage for step in reversed(s.stack) if isinstance(step, Interceptions)), None)
    return "escort" if voyage is not None and fight.defender != voyage.unit else "interdiction"


def outcomes(s: Position, fight: Fight, found: Chances) -> dict[str, Fraction]:
    """The chances by what the results are called in this combat. In strategic warfare some come to the same;
    in the air and at sea each adds other Sorties."""
    effects = effects_of(s, fight)
    if effects == "ground":
        return dict(found)
    if effects == "strategic":
        return _together(found, lambda word: FACTORIES[word], FACTORIES.values())
    return {f"{effects}-{word}": chance for word, chance in found.items()}


def issues(s: Position, fight: Fight, found: Chances) -> dict[str, Fraction]:
    """The same in short: where something is decided, without the Sorties."""
    effects = effects_of(s, fight)
    if effects not in ISSUES:
        return outcomes(s, fight, found)
    lost, won = ISSUES[effects]
    return _together(found, lambda word: won if word in FOR_ATTACKER else lost, ISSUES[effects])


def duelled(found: Chances) -> dict[str, Fraction]:
    """U103b: who will have Air Support."""
    return _together(found, lambda word: DUELS[supported(word)], DUELS.values())


def _together(found: Chances, name: Callable[[str], str], order: Iterable[str]) -> dict[str, Fraction]:
    told = dict.fromkeys(order, Fraction(0))
    for word, chance in found.items():
        told[name(word)] += chance
    return {effect: chance for effect, chance in told.items() if chance}


def hope(found: Chances) -> Fraction:
    """How likely the result is against the defender."""
    return sum((found.get(one, Fraction(0)) for one in FOR_ATTACKER), Fraction(0))


def percent(chance: Fraction) -> str:
    """A chance as it is written on the map and beside a choice."""
    return f"{round(100 * chance)}{PER_CENT}"
