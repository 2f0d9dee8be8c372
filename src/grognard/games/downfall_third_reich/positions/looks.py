"""What a case can look at in a position of this game, where it is more than a column of it."""

from __future__ import annotations

from grognard.games.downfall_third_reich.components import FACTIONS
from grognard.games.downfall_third_reich.rules import combat
from grognard.games.downfall_third_reich.rules.scenarios import REDUCED
from grognard.games.downfall_third_reich.state import ADVANCED, STANDARD, UNSUPPLIED, DownfallState
from grognard.kernel.masks import spaces_in
from grognard.kernel.position_file import differs


def place(s: DownfallState, unit: int) -> str:
    """Where an army is: "riga", "riga reduced", "reserve", "out"."""
    if not s.on_map(unit):
        return "reserve" if s.where[unit] == s.c.reserve else "out"
    return f"{s.c.board.names[s.where[unit]]}{_side(s, unit)}"


def _side(s: DownfallState, unit: int) -> str:
    return " reduced" if s.strength[unit] == REDUCED else ""


def all_in(s: DownfallState, where: str, names: list[str]) -> str | None:
    """reserve = [...], out = [...]: every army named is there; others may be too."""
    places = {name: place(s, unit) for unit, name in enumerate(s.c.ids)}
    return differs(places, dict.fromkeys(names, where))


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


def weighed(s: DownfallState, wanted: dict[str, list[int]]) -> str | None:
    """weigh = { "de_inf_1 su_inf_1 de_inf_2 air" = [9, 3] }: attacker, target, supports, mission."""
    for line, totals in wanted.items():
        words = line.split()
        air = words[-1] == "air"
        attacker, target, *supports = (s.c.number[word] for word in words if word != "air")
        odds = combat.weigh(s, attacker, target, tuple(supports), air)
        if [odds.attacker_total, odds.defender_total] != totals:
            return f"{line} weighs {odds.attacker_total} to {odds.defender_total}, not {totals}"
    return None
