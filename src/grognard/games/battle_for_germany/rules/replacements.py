"""Chapter 7, replacements: where destroyed units go, which of them return, and where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.battle_for_germany.components import BOXES, EAST, FORCES, GERMANS, SOVIET, WEST, WESTERN
from grognard.games.battle_for_germany.rules.courland import Courland, pocket
from grognard.games.battle_for_germany.rules.passage import enter
from grognard.games.battle_for_germany.rules.stacking import why_not_there
from grognard.games.battle_for_germany.rules.zones import enemy_zone
from grognard.games.battle_for_germany.state import ARRIVED, PINNED
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.battle_for_germany.state import BattleState

WESTERN_BOX, ITALY_BOX, EAST_BOX, WEST_BOX, SOVIET_BOX = range(5)
# TRT: the name of each box on the turn record track, in the order of BOXES.
ON_TRACK = ("western", "italy", "east_german", "west_german", "soviet")


def boxes_of(s: BattleState) -> tuple[int, ...]:
    """7-0: the boxes from which the forces in phase draw; 12-3, 16-33: all German units from both."""
    forces = s.now.forces
    if forces == (SOVIET,):
        return (SOVIET_BOX,)
    if forces == (WESTERN,):
        return (WESTERN_BOX, ITALY_BOX)
    if s.setup.germans_together:
        return (EAST_BOX, WEST_BOX)
    if s.setup.eastern_replacements:
        return (EAST_BOX, WEST_BOX) if forces == (EAST,) else ()
    return (EAST_BOX,) if forces == (EAST,) else (WEST_BOX,)


def pooled(s: BattleState) -> bool:
    """12-3, 16-33: German boxes that share their numbers; the Western ones never do (7-13)."""
    return boxes_of(s) == (EAST_BOX, WEST_BOX)


def allotted(s: BattleState, box: int) -> int:
    """7-2, TRT: how many replacements may still come from a box; pooled boxes share their numbers."""
    track = s.c.turns[s.turn].replacements
    shared = boxes_of(s) if pooled(s) else (box,)
    return sum(track[ON_TRACK[b]] - s.replaced[b] for b in shared)


def waiting_in(s: BattleState, box: int) -> list[int]:
    """7-12: the units of a box that can return: never Yugoslavs and Hungarians."""
    place = s.c.places[BOXES[box]]
    return [unit for unit in s.units_in(place) if s.c.returns[unit]]


def first_to_return(s: BattleState) -> list[int]:
    """7-21: of Soviets and Germans the lowest attack first; of Western units whichever is wanted."""
    units = [u for box in boxes_of(s) if allotted(s, box) > 0 for u in waiting_in(s, box)]
    if not units or s.now.forces == (WESTERN,):
        return units
    weakest = min(s.c.attack[u] for u in units)
    return [u for u in units if s.c.attack[u] == weakest]


def entry_hexes(s: BattleState, unit: int) -> list[int]:
    """7-22, 7-24, 7-25: the hexes in which a unit may come back, whoever stands there now."""
    c = s.c
    if not c.german[unit]:
        if c.first_force[unit] == SOVIET:
            return c.edges["soviet_entry"]
        return c.edges["italy_entry" if s.where[unit] == c.italy_box else "western_entry"]
    east, west = c.edges["german_replacements_east"], c.edges["german_replacements_west"]
    if s.setup.germans_together:
        return east + west
    own, other = (west, east) if s.now.forces == (WEST,) else (east, west)
    if all(holds_enemy(s, space) for space in own) and not s.setup.east_only:
        return other  # 7-24
    return own


def holds_enemy(s: BattleState, space: int) -> bool:
    """7-23: Germans do not appear where an enemy stands."""
    return any(s.force[unit] not in GERMANS for unit in s.at.get(space, ()))


def force_at(s: BattleState, unit: int, space: int) -> int:
    """7-24: a German who appears on the other side of Berlin belongs to the force there."""
    if not s.c.german[unit]:
        return s.c.first_force[unit]
    return WEST if s.c.west >> space & 1 else EAST


def closed_to(s: BattleState, unit: int) -> int:
    """Every hex for which `why_not_there` has a reason, whichever force the unit would belong to there."""
    if s.c.german[unit]:
        west = s.c.west
        strangers = s.strangers(WEST) & west | s.strangers(EAST) & ~west
    else:
        strangers = s.strangers(s.c.first_force[unit])
    return strangers | s.full | (s.fronts if s.c.front[unit] else 0)


class ReplacementPhase(Courland, frozen=True):
    """7-2: destroyed units return, as many as the turn record track says; none can be saved for later."""

    rule: ClassVar[str] = "7-2"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "replace": ("unit", "space"),
        "evacuate": ("unit",),
        "enter": ("unit", "space"),
        "end": (),
    }

    def seats(self, s: BattleState) -> tuple[int, ...]:
        return (s.now.seat,)

    def question(self, s: BattleState) -> dict[str, Any]:
        groups = [boxes_of(s)] if pooled(s) else [(box,) for box in boxes_of(s)]
        left = sum(
            min(max(0, allotted(s, group[0])), sum(len(waiting_in(s, b)) for b in group)) for group in groups
        )
        return {"group": s.now.group, "turn": s.turn, "left": left}

    def told_verbs(self, s: BattleState) -> tuple[str, ...]:
        """8-0: East Germans sail from Courland, Soviets march out of it, as long as anybody is there."""
        there = {s.force[unit] for unit in s.units_in(s.c.courland)}
        possible = {
            "evacuate": EAST in s.now.forces and EAST in there,
            "enter": SOVIET in s.now.forces and SOVIET in there,
        }
        return tuple(verb for verb in self.verbs if possible.get(verb, True))

    def why_idle(self, s: BattleState, unit: int) -> Refusal:
        name = s.c.ids[unit]
        if s.on_map(unit):
            return refuse("7-2", "on-map-already", unit=name)
        if s.where[unit] == s.c.courland:
            if EAST in s.now.forces and s.c.german[unit]:
                return self.may_evacuate(s, unit) or refuse("8-0", "no-way-out")
            return (
                self.closed(s, "enter")
                if SOVIET in s.now.forces
                else refuse("7-2", "not-in-your-box", unit=name)
            )
        entry = next(iter(entry_hexes(s, unit)), -1)
        barred = self.may_replace(s, unit, entry) if entry >= 0 else None
        if barred is not None and "space" not in barred.figures:
            return barred
        return refuse("7-2", "no-room-to-enter", unit=name)

    def closed(self, s: BattleState, verb: str) -> Refusal:
        if verb == "replace":
            left = any(allotted(s, box) > 0 for box in boxes_of(s))
            return refuse("7-2", "nobody-returns") if left else refuse("TRT", "no-more-return", turn=s.turn)
        if verb == "evacuate":
            return refuse("8-0", "one-ship-a-turn" if s.evacuated else "ports-closed")
        waiting = pocket(s)
        if waiting:
            return refuse("8-0", "pocket-holds", units=[s.c.ids[unit] for unit in waiting])
        return refuse("8-0", "no-way-out")

    def proceed(self, s: BattleState) -> bool:
        """Nobody to bring back: the phase is over."""
        if next(self.legal_replace(s), None) is not None:
            return False
        for verb in ("evacuate", "enter"):
            if next(self.legal_by_asking(s, s.now.seat, verb), None) is not None:
                return False
        s.stack.pop()
        return True

    # ---------------------------------------------------------------- replace

    def candidates_replace(self, s: BattleState) -> Iterator[tuple[int, int]]:
        for unit in first_to_return(s):
            for space in entry_hexes(s, unit):
                yield unit, space

    def legal_replace(self, s: BattleState) -> Iterator[tuple[int, int]]:
        for unit in first_to_return(s):
            closed = closed_to(s, unit)
            for space in entry_hexes(s, unit):
                if not closed >> space & 1:
                    yield unit, space

    def may_replace(self, s: BattleState, unit: int, space: int) -> Refusal | None:
        name = s.c.ids[unit]
        box = next((b for b in boxes_of(s) if s.where[unit] == s.c.places[BOXES[b]]), None)
        if box is None:
            return refuse("7-2", "not-in-your-box", unit=name)
        if not s.c.returns[unit]:
            return refuse("7-12", "never-returns", unit=name)
        if allotted(s, box) <= 0:
            return refuse("TRT", "no-replacements-left", turn=s.turn)
        weakest = first_to_return(s)
        if unit not in weakest:
            return refuse("7-21", "weakest-first", unit=s.c.ids[weakest[0]])
        if space not in entry_hexes(s, unit):
            return refuse(
                "7-22" if s.c.german[unit] else "7-25", "not-an-entry-hex", space=s.c.board.names[space]
            )
        return why_not_there(s, unit, space, force_at(s, unit, space))

    def do_replace(self, s: BattleState, unit: int, space: int) -> None:
        box = next(b for b in boxes_of(s) if s.where[unit] == s.c.places[BOXES[b]])
        s.replaced[box] += 1
        force = force_at(s, unit, space)
        s.change_force(unit, force)
        s.move(unit, space)
        if s.c.german[unit]:
            s.flags[unit] |= ARRIVED
        s.tell("replaced", "7-2", unit=s.c.ids[unit], space=s.c.board.names[space], force=FORCES[force])
        if enemy_zone(s, force) >> space & 1:
            s.flags[unit] |= PINNED
            s.tell("pinned", "7-26", unit=s.c.ids[unit])
        enter(s, unit, space)

    # ---------------------------------------------------------------- end

    def do_end(self, s: BattleState) -> None:
        s.stack.pop()
