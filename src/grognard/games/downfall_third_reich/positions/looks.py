"""What a case can look at in a position of this game, where it is more than a column of it."""

from __future__ import annotations

from typing import Any

from grognard.games.downfall_third_reich.components import FACTIONS, FOES
from grognard.games.downfall_third_reich.rules import combat, supply
from grognard.games.downfall_third_reich.rules.scenarios import REDUCED
from grognard.games.downfall_third_reich.state import ADVANCED, STANDARD, UNSUPPLIED, DownfallState
from grognard.kernel.masks import spaces_in
from grognard.kernel.position_file import differs
from grognard.kernel.saying import Said, in_file, nearest


def place(s: DownfallState, unit: int) -> str:
    """Where an army is: "riga", "riga reduced", "reserve", "out"."""
    if not s.on_map(unit):
        return "reserve" if s.where[unit] == s.c.reserve else "out"
    return f"{s.c.board.names[s.where[unit]]}{_side(s, unit)}"


def _side(s: DownfallState, unit: int) -> str:
    return " reduced" if s.strength[unit] == REDUCED else ""


def all_in(s: DownfallState, where: str, names: Any) -> Said | None:
    """reserve = [...], out = [...]: every army named is there; others may be too."""
    places = {name: place(s, unit) for unit, name in enumerate(s.c.ids)}
    return differs(places, dict.fromkeys(map(str, names), where) if isinstance(names, list) else names)


def armies(s: DownfallState) -> dict[str, list[str]]:
    """The armies of each area."""
    return {
        name: [f"{s.c.ids[unit]}{_side(s, unit)}" for unit in spaces_in(units)]
        for name, units in zip(s.c.board.names, s.at, strict=True)
    }


def stuck(s: DownfallState) -> list[str]:
    """The armies that had no line of supply when their phase began."""
    return [name for name, flags in zip(s.c.ids, s.flags, strict=True) if flags & UNSUPPLIED]


def points(s: DownfallState) -> dict[str, dict[str, int]]:
    return {
        name: {
            **{key: getattr(s, key)[faction] for key in ("po", "pb", "air", "air_advanced", "air_reserve")},
            "pr": s.pr if faction == s.phase else 0,
            "pr_uk": s.pr_uk if faction == s.phase else 0,
            "submarine": s.subs[STANDARD],
            "submarine_advanced": s.subs[ADVANCED],
        }
        for faction, name in enumerate(FACTIONS)
    }


def weighed(s: DownfallState, wanted: Any) -> Said | None:
    """weigh = { "de_inf_1 su_inf_1 de_inf_2 air" = [9, 3] }: attacker, target, supports, mission."""
    for line, totals in wanted.items() if isinstance(wanted, dict) else {"": wanted}.items():
        words = line.split()
        air = words[-1:] == ["air"]
        armies = words[:-1] if air else words
        wrong = _why_not_weighed(s, line, armies)
        if wrong is not None:
            return wrong
        attacker, target, *supports = (s.c.number[name] for name in armies)
        odds = combat.weigh(s, attacker, target, tuple(supports), air)
        found = [odds.attacker_total, odds.defender_total]
        if found != totals:
            return Said("file-differs", where=line, found=in_file(found), wanted=in_file(totals))
    return None


def _why_not_weighed(s: DownfallState, line: str, armies: list[str]) -> Said | None:
    """16.3: two armies at least, of enemies, all of them in one area."""
    if len(armies) < 2:
        return Said("file-weigh", line=line)
    for name in armies:
        if name not in s.c.number:
            return Said("file-not-there", name=name, nearest=nearest(name, s.c.number))
    attacker, target, *supports = (s.c.number[name] for name in armies)
    if s.c.faction[target] not in FOES[s.c.faction[attacker]]:
        return Said("file-no-enemies", unit=armies[0], target=armies[1])
    apart = [s.c.ids[u] for u in (attacker, *supports) if not s.on_map(u) or s.where[u] != s.where[target]]
    return Said("file-apart", units=tuple(apart), target=armies[1]) if apart else None


def in_supply(s: DownfallState) -> dict[str, bool]:
    """7.1: whether each army on the map has a line now. To look turns up no tile."""
    twin = s.clone()
    without = {unit for faction in range(len(FACTIONS)) for unit in supply.unsupplied(twin, faction)}
    return {name: unit not in without for unit, name in enumerate(s.c.ids) if s.on_map(unit)}
