"""Chapter 3, sequence of play: from phase to phase, player turn to player turn, turn to turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from grognard.games.battle_for_germany.components import FORCES, GERMANS, SOVIET, WESTERN
from grognard.games.battle_for_germany.rules import boundary, garrisons, victory
from grognard.games.battle_for_germany.rules.combat import CombatPhase
from grognard.games.battle_for_germany.rules.destroyed import destroy
from grognard.games.battle_for_germany.rules.movement import MovementPhase
from grognard.games.battle_for_germany.rules.replacements import ReplacementPhase
from grognard.games.battle_for_germany.rules.scenarios import COMBAT, MOVEMENT, REPLACEMENT
from grognard.games.battle_for_germany.state import ARRIVED, FLIPPED, FOUGHT, MOVED, PINNED, STRAYED, STRUCK
from grognard.kernel.step import Step

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState


class Turns(Step, frozen=True):
    """3-0: under the question of a phase; when the phase is over it opens the next one."""

    rule: ClassVar[str] = "3-0"

    def proceed(self, s: BattleState) -> bool:
        end_phase(s)
        return True


STEPS: dict[str, Step] = {
    REPLACEMENT: ReplacementPhase(),
    MOVEMENT: MovementPhase(),
    COMBAT: CombatPhase(),
}


def begin_phase(s: BattleState) -> None:
    """3-A, 3-B, 16-1, 17-2: opens the phase that the sequence has come to."""
    phase = s.now
    if phase.opens:
        begin_player_turn(s)
    if not any(in_game(s, force) for force in phase.forces):
        next_phase(s)
        return
    s.tell("phase", "3-0", phase=phase.kind, group=phase.group, turn=s.turn)
    if phase.kind == REPLACEMENT:
        s.replaced, s.evacuated = [0] * len(s.replaced), 0
    elif phase.kind == MOVEMENT:
        clear(s, MOVED, phase.forces)
        s.due = garrisons.due(s) if SOVIET in phase.forces else []
    else:
        s.attacks = 0
        clear(s, FOUGHT | STRUCK | STRAYED, (0, 1, 2, 3))
        if SOVIET in phase.forces:
            _warn_yugoslavs(s)
    s.stack[:] = [Turns(), STEPS[phase.kind]]


def in_game(s: BattleState, force: int) -> bool:
    """12-22, 14-0, 15-23: forces left out by the scenario, and Germans who are gone, have no phases."""
    return FORCES[force] not in s.setup.without and (force not in GERMANS or bool(s.germans))


def begin_player_turn(s: BattleState) -> None:
    """12-22, 13-1: in the player turn after the fall of Berlin the Germans are gone."""
    if any(s.berlin) and s.germans and s.setup.after_berlin != "nothing":
        germans_leave(s)


def germans_leave(s: BattleState) -> None:
    """12-22: all Germans go and the boundary opens; 13-1: the allies may fight; 13-2: the Waffen-SS stay."""
    war = s.setup.after_berlin == "war"
    rule = "13-1" if war else "12-22"
    s.germans = 0
    for unit, german in enumerate(s.c.german):
        if not german or s.where[unit] == s.c.out:
            continue
        if s.setup.waffen_ss and s.c.ss[unit] and s.on_map(unit):
            s.change_force(unit, WESTERN)
            s.tell("defects", "13-2", unit=s.c.ids[unit])
        else:
            s.move(unit, s.c.out)
    s.tell("germans-leave", rule)
    s.set_lines(boundary=0, war=int(war or s.war))
    for city in range(len(s.holder)):
        victory.vacated(s, s.c.city_hex[city])


def end_phase(s: BattleState) -> None:
    """Closes the phase: what must have happened by now has happened, or costs units."""
    phase = s.now
    if phase.kind == MOVEMENT:
        _end_movement(s, phase.forces)
    elif phase.kind == COMBAT and SOVIET in phase.forces:
        _recall_yugoslavs(s)
    next_phase(s)


def _end_movement(s: BattleState, forces: tuple[int, ...]) -> None:
    for unit, flags in enumerate(s.flags):
        if flags & FLIPPED:  # 9-1: the pursuers of a unit that has left the map follow it now
            space = s.where[unit]
            s.move(unit, s.c.out)
            s.flags[unit] = 0
            victory.vacated(s, space)
    boundary.send_back_or_lose(s, forces)
    if SOVIET in forces:
        garrisons.install(s)
    clear(s, ARRIVED | PINNED, forces)


def _warn_yugoslavs(s: BattleState) -> None:
    """5-51: Yugoslavs that were pushed out before this combat phase must be back when it ends."""
    for unit in _yugoslavs_outside(s):
        s.flags[unit] |= STRAYED


def _recall_yugoslavs(s: BattleState) -> None:
    """5-51: those still outside are lost; who was pushed out in this very phase has until the next."""
    for unit in _yugoslavs_outside(s):
        if s.flags[unit] & STRAYED:
            destroy(s, unit, "5-51")


def _yugoslavs_outside(s: BattleState) -> list[int]:
    return [u for u in s.units_of((SOVIET,)) if s.c.yugoslav[u] and not s.c.yugoslavia >> s.where[u] & 1]


def next_phase(s: BattleState) -> None:
    """3-C: after the last phase the turn marker advances; 12-0, 13-0, 15-21: after the last turn it ends."""
    last_phase = s.phase == len(s.setup.phases) - 1
    if last_phase and s.turn == s.setup.last_turn:
        victory.decide(s)
        return
    s.phase = 0 if last_phase else s.phase + 1
    if last_phase:
        s.turn += 1
        clear(s, ARRIVED, tuple(range(len(FORCES))))  # 7-22: doubled on the turn of arrival only
        s.tell("turn", "3-C", turn=s.turn)
    if s.delayed and SOVIET in s.now.forces and s.turn == s.setup.first_turn:
        next_phase(s)  # 15-22: the Soviets miss their first turn
        return
    begin_phase(s)


def begin_game(s: BattleState) -> None:
    """The first phase; 15-22: a die decides whether the Soviets miss the first turn."""
    if s.setup.soviet_delay:
        die = s.roll("soviet-delay", "15-22")
        s.delayed = int(die in s.setup.soviet_delay)
        s.tell("soviet-delay", "15-22", die=die, delayed=s.delayed)
    if s.delayed:
        s.phase = -1
        next_phase(s)
    else:
        begin_phase(s)


def clear(s: BattleState, flags: int, forces: tuple[int, ...]) -> None:
    """Takes these marks off the units of these forces."""
    keep, marks = ~flags, s.flags
    for force in forces:
        for unit in s.members[force]:
            marks[unit] &= keep
