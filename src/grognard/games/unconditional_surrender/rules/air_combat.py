"""Section 12, air and naval combat: modifiers of each side's unit, Sorties, and who wins the support duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.unconditional_surrender.components import RESULTS
from grognard.games.unconditional_surrender.roster import AIR, WESTERN
from grognard.games.unconditional_surrender.rules.combat import Modifiers, rolled
from grognard.games.unconditional_surrender.rules.fights import ATTACKER, DEFENDER, Fight
from grognard.games.unconditional_surrender.rules.laid_markers import AFTER_A_LANDING, add_markers
from grognard.games.unconditional_surrender.rules.weather import weather_at
from grognard.games.unconditional_surrender.state import LOW, NO, POOR, SEVERE, SKIES

if TYPE_CHECKING:
    from grognard.games.unconditional_surrender.state import Position

BOTH = ("NE", "DR", "AS")
FOR_ATTACKER = ("DR", "DD", "DE")


def air_naval_modifiers(s: Position, unit: int, foe: int, space: int, struck_from: int | None) -> Modifiers:
    """U103, U173a: `space` is the defender's hex or sea zone; `struck_from` that of an Air Strike on it."""
    table, country = s.c.tables["air_naval"]["drm"], s.c.country_names[s.serves[unit]]
    found, flies, sky = Modifiers(), s.c.branch[unit] == AIR, weather_at(s, space)
    found.add("nation", table["air_nation" if flies else "naval_nation"].get(country, 0))
    if flies and country == "germany":
        found.add("german_air", s.setup.options["german_air_drm"])  # U173a
    if struck_from is not None and _defends_britain(s, unit, space, struck_from):
        found.add("great_britain", table["great_britain"])
    if s.c.kind[unit] == "carrier":
        found.add("carrier", table["carrier"][SKIES[sky]])
    if s.c.kind[unit] in ("bomber", "convoy"):
        found.add(s.c.kind[unit], table[s.c.kind[unit]])
    if s.supply[unit] == LOW:
        found.add("low_supply", table["low_supply"])
    if flies and s.c.branch[foe] != AIR:
        found.add("against_ships", table["air_against_naval"])
    if sky == POOR:
        found.add("weather", table["poor_weather"])
    found.add("sorties", -s.sorties[unit])
    found.halved += ["unsupplied"] * (s.supply[unit] == NO) + ["severe"] * (sky == SEVERE)
    return found


def both_modifiers(s: Position, fight: Fight) -> tuple[Modifiers, Modifiers]:
    """U103: of both sides but of a duel, with the markers that are committed and those that lie there."""
    unit, target = fight.attackers[ATTACKER], fight.defender
    struck_from = s.at[unit] if fight.kind == "strike" else None
    own = air_naval_modifiers(s, unit, target, fight.space, None)
    other = air_naval_modifiers(s, target, unit, fight.space, struck_from)
    for side, modifiers in enumerate((own, other)):
        add_markers(s, fight, side, modifiers)
    return own, other


def _defends_britain(s: Position, unit: int, space: int, struck_from: int) -> bool:
    """U103, U103a: a Western air unit in Great Britain, against a strike from outside it."""
    island = s.c.map.island["great_britain"]
    at_home = s.c.branch[unit] == AIR and s.faction_of(unit) == WESTERN and bool(island >> space & 1)
    return at_home and not island >> struck_from & 1


def add_sorties(s: Position, unit: int, number: int) -> None:
    """U8: never more than 6."""
    s.sorties[unit] = min(s.sorties[unit] + number, s.c.tables["limits"]["sorties"])
    s.tell("sorties", "U8", unit=s.unit_name(unit), number=s.sorties[unit])


def wear(s: Position, attacker: int, defender: int, result: int) -> None:
    """U103b, step 1: the side that the result is against adds its "+#" part, the other one Sortie."""
    plus = s.c.plus[result] or 1
    beaten = DEFENDER if RESULTS[result] in FOR_ATTACKER else ATTACKER
    add_sorties(s, attacker, plus if beaten == ATTACKER else 1)
    add_sorties(s, defender, plus if beaten == DEFENDER else 1)


def duel(s: Position, fight: Fight) -> tuple[bool, bool]:
    """U83, U103b: the air units committed to a ground combat fight; which sides then have Air Support."""
    attacker, defender = fight.air
    s.tell("duel", "U83", unit=s.unit_name(attacker), target=s.unit_name(defender))
    result = rolled(s, *duel_modifiers(s, fight))
    wear(s, attacker, defender, result)
    return supported(RESULTS[result])


def duel_modifiers(s: Position, fight: Fight) -> tuple[Modifiers, Modifiers]:
    """U83, U103: of the air units of both sides, over the hex of the ground combat."""
    attacker, defender = fight.air
    own = air_naval_modifiers(s, attacker, defender, fight.space, None)
    other = air_naval_modifiers(s, defender, attacker, fight.space, None)
    if fight.kind not in AFTER_A_LANDING:
        flown = Fight("duel", (attacker,), defender, fight.space)
        add_markers(s, flown, ATTACKER, own)
        add_markers(s, flown, DEFENDER, other)
    return own, other


def supported(word: str) -> tuple[bool, bool]:
    """U103b: which sides have Air Support after a result of the duel."""
    return word in BOTH or word in FOR_ATTACKER, word in BOTH or word == "AA"
