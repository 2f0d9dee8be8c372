"""16.4, 16.10: both dice are thrown, the two armies that fought take their losses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, USSR
from grognard.games.downfall_third_reich.rules.control import left_by
from grognard.games.downfall_third_reich.rules.potential import least_die, losses, parts_of, totals
from grognard.games.downfall_third_reich.state import FOUGHT, HIT_BY_ALLIES, HIT_BY_USSR, STRUCK, SUPPORTED

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

HIT = {AXIS: 0, ALLIES: HIT_BY_ALLIES, USSR: HIT_BY_USSR}


def resolve(s: DownfallState, attacker: int, target: int, supports: tuple[int, ...], mission: bool) -> None:
    """16.10, 22.10: both dice are thrown, the two armies that fought take their losses."""
    c, area = s.c, s.where[target]
    parts = parts_of(s, attacker, target, supports, mission)
    attack, defence = totals(parts)
    least = least_die(s, attacker, True), least_die(s, target, False)
    ours = max(s.roll("attack-die", "16.4"), least[0])
    theirs = max(s.roll("defence-die", "16.4"), least[1])
    attack, defence = attack + ours, defence + theirs
    lost = losses(attack, defence, (s.strength[attacker], s.strength[target]))
    s.tell(
        "combat",
        "16.10",
        space=c.board.names[area],
        unit=c.ids[attacker],
        target=c.ids[target],
        supports=[c.ids[unit] for unit in supports],
        **parts,
        attack_die=ours,
        defence_die=theirs,
        attack=attack,
        defence=defence,
        attack_losses=lost[0],
        defence_losses=lost[1],
    )
    s.flags[attacker] |= FOUGHT
    s.target[attacker] = 0
    s.flags[target] |= STRUCK | HIT[s.phase]
    for unit in supports:
        s.flags[unit] |= SUPPORTED
        s.backing[unit] = 0
    s.slots[area] -= len(supports)
    if area in s.due:
        s.due.remove(area)
    for unit, number in ((attacker, lost[0]), (target, lost[1])):
        if number:
            _lose(s, unit, number)


def _lose(s: DownfallState, unit: int, number: int) -> None:
    """1.2: the army is turned over or eliminated; 17.10: partisans hold only where they stand."""
    area, eliminated = s.where[unit], number >= s.strength[unit]
    s.tell("eliminated" if eliminated else "reduced", "1.2", unit=s.c.ids[unit])
    s.lose(unit, number)
    if eliminated:
        left_by(s, unit, area)
