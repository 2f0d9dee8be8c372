"""2.22 to 2.25, a raid in the air: escorts, interceptors, flak, bombs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.europe_engulfed.rules.strategic_war.damage import destroy, foul, most_damage

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

GERMANS, WESTERNERS = 0, 1
"""Whose points on the general information track."""
NEVER = 7
"""More than a die can show."""


def fight_escorts(s: Position, raider: int) -> None:
    """2.22(b), 2.24(b): a die an escort; kills before exchanges, both limited by what is there."""
    table, defender = _table(s, raider), 1 - raider
    dice = s.roll_together(s.fighters[raider], "escorts", "2.22")
    killed = min(sum(die >= table["escort_kill"] for die in dice), s.fighters[defender])
    s.fighters[defender] -= killed
    exchanges = sum(table["escort_exchange"] <= die < table["escort_kill"] for die in dice)
    exchanged = min(exchanges, s.fighters[defender], s.fighters[raider])
    s.fighters[defender] -= exchanged
    s.fighters[raider] -= exchanged
    s.tell("escorts_fought", "2.22", own=s.fighters[raider], enemy=s.fighters[defender])


def fight_bombers(s: Position, raider: int) -> None:
    """2.22(c), 2.24(a): interceptors that are left, a die each."""
    table, defender = _table(s, raider), 1 - raider
    dice = s.roll_together(s.fighters[defender], "scrambled", "2.22")
    killed = min(sum(die >= table["intercept_kill"] for die in dice), s.bombers[raider])
    s.bombers[raider] -= killed
    exchanges = sum(table["intercept_exchange"] <= die < table["intercept_kill"] for die in dice)
    exchanged = min(exchanges, s.bombers[raider], s.fighters[defender])
    s.bombers[raider] -= exchanged
    s.fighters[defender] -= exchanged
    s.tell("interceptors_fought", "2.22", left=s.bombers[raider], enemy=s.fighters[defender])


def flak_dice(s: Position, defender: int, points: int) -> int:
    """2.22(d): a die for so many bombers, by the level of flak; fractions give none."""
    per_die = s.c.tables["air_war"]["flak_bombers_per_die"][s.flak[defender]]
    return points // int(per_die) if per_die else 0


def fire_flak(s: Position, defender: int, points: int) -> int:
    """2.22(d): how many of so many bombers or missiles are shot down."""
    dice = s.roll_together(flak_dice(s, defender, points), "flak", "2.22")
    needed = int(s.c.tables["air_war"]["flak_kill"])
    hits = min(points, sum(die >= needed for die in dice))
    if dice:
        s.tell("flak_fired", "2.22", number=hits)
    return hits


def bomb(s: Position, raider: int) -> int:
    """2.23: hits of the bombers that are left, a die each."""
    needed = _table(s, raider)["bomb_hit"][foul(s)]
    dice = s.roll_together(s.bombers[raider], "bombs", "2.23")
    return sum(die >= needed for die in dice)


def fly(s: Position, raider: int, intercepted: bool, supporting: bool) -> None:
    """2.22, 2.23, 2.25, 2.27: a raid from beginning to end."""
    if intercepted:
        fight_escorts(s, raider)
        fight_bombers(s, raider)
    s.bombers[raider] -= fire_flak(s, 1 - raider, s.bombers[raider])
    hits = bomb(s, raider)
    if supporting:
        s.supported, s.last_support = hits, s.turn
        s.tell("supported_ground", "2.27", number=hits)
    else:
        power = s.c.germany if raider == WESTERNERS else s.c.britain
        s.tell("bombed", "2.23", **destroy(s, power, min(hits, most_damage(s, power))))
    if raider == WESTERNERS:
        _cut_railways(s)


def _cut_railways(s: Position) -> None:
    """2.25: German strategic moves lost by the bombers that came home from a raid."""
    s.bombed = s.bombers[WESTERNERS] // int(s.c.tables["air_war"]["rail_interdiction"][foul(s)])
    if s.bombed:
        s.tell("railways_cut", "2.25", number=s.bombed)


def _table(s: Position, raider: int) -> dict[str, Any]:
    """2.24: the figures of a raid; those of the Allies get better with the years."""
    table = {"escort_kill": NEVER, "intercept_exchange": NEVER, **s.c.tables["air_war"]}
    if raider == WESTERNERS:
        for name in ("bombers_improved", "escorts_improved"):
            if s.turn >= s.c.turn[table[name]["from"]]:
                table |= table[name]
    return table
