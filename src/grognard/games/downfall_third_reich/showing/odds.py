"""What the dice may bring: of two totals, or of an attack in a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from grognard.games.downfall_third_reich.components import FOES
from grognard.games.downfall_third_reich.rules.potential import chances, weigh
from grognard.games.downfall_third_reich.state import MISSION
from grognard.kernel.action import NONE
from grognard.kernel.refusal import GrognardError

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.game import DownfallThirdReich

AIR = "air"
"""The last word of an attack that flies an air mission which nobody cancels."""


def odds(game: DownfallThirdReich, words: Sequence[str], view: Any) -> Mapping[str, Any]:
    """16.10: of two totals before the dice ("7 3"), or of an attack in a position.

    An attack is named as `assault` names it ("de_inf_1 su_inf_2 de_inf_4"), or by its target and those who
    attack it, the attacker first ("su_inf_2 de_inf_1+de_inf_4").
    """
    if view is None:
        return _of_totals(words)
    mission = bool(words) and words[-1] == AIR
    named = list(words[:-1] if mission else words)
    if len(named) == 2:
        attacking, _, backing = named[1].partition("+")
        named = [attacking, named[0], backing or NONE]
    s = game.imagine(view, Random(0))
    attacker, target, supports = game.parse(" ".join(("assault", *named))).args
    away = [s.c.ids[unit] for unit in (attacker, target, *supports) if not s.on_map(unit)]
    if away:
        raise GrognardError(f"not on the map: {', '.join(away)}")
    if s.c.faction[target] not in FOES[s.c.faction[attacker]]:
        raise GrognardError(f"{s.c.ids[attacker]} and {s.c.ids[target]} are not enemies")
    apart = [s.c.ids[unit] for unit in (attacker, *supports) if s.where[unit] != s.where[target]]
    if apart:
        raise GrognardError(f"not in the area of {s.c.ids[target]}: {', '.join(apart)}")
    announced = bool(s.flags[attacker] & MISSION and s.target[attacker] == target + 1)
    found = weigh(s, attacker, target, supports, mission or announced)
    parts = {name: value for name, value in found.parts.items() if value}
    totals = {"attack": found.attacker_total, "defence": found.defender_total}
    return {**totals, **parts, "chances": found.chances}


def _of_totals(words: Sequence[str]) -> Mapping[str, Any]:
    if len(words) != 2 or not all(word.isdecimal() and int(word) for word in words):
        raise GrognardError("odds needs the totals of attack and defence before the dice, such as: 7 3")
    attack, defence = map(int, words)
    return {"attack": attack, "defence": defence, "chances": chances(attack, defence)}
