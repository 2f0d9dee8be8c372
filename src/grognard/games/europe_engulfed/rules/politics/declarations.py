"""1.23, declarations of war: who may declare it on whom, and what comes by itself (9.15, 9.32, 9.42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.games.europe_engulfed.components import AXIS, WESTERN
from grognard.games.europe_engulfed.rules.politics.events import before_this_turn, happened, mark
from grognard.games.europe_engulfed.rules.politics.minors import activate
from grognard.games.europe_engulfed.rules.politics.pact import claim_all
from grognard.games.europe_engulfed.rules.politics.vichy import fight_vichy
from grognard.games.europe_engulfed.rules.theatre import stays_out
from grognard.games.europe_engulfed.seating import PLAYER_TURNS, seat_of
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position

TOGETHER = (("belgium", "netherlands"),)
"""9.11: powers that are one where declarations of war are concerned."""


def figures(s: Position) -> dict[str, Any]:
    table: dict[str, Any] = s.c.tables["politics"]
    return table


# ---------------------------------------------------------------- who may


def why_no_war(s: Position, seat: int, power: int) -> Refusal | None:
    """1.23: why this seat may not declare war on a power in this phase."""
    name = s.c.power_ids[power]
    if s.conquered[power] or (s.war[power] and not _joins_war(s, power)):
        return refuse("1.23", "not-neutral", power=name)
    eastern = s.active == 1 and s.c.first_camp[power] == AXIS
    if eastern and s.war[power] and seat_of(s, s.c.ussr) != seat:
        return refuse("1.23", "not-neutral", power=name)
    party = s.c.ussr if eastern else power
    if stays_out(s, party):
        return refuse("16.0", "stays-neutral", power=s.c.power_ids[party])
    if s.active == 0:
        return _why_not_axis(s, power)
    if eastern:
        return _why_not_soviets(s, seat, power)
    return _why_not_westerners(s, seat, power)


def _joins_war(s: Position, power: int) -> bool:
    """9.23: powers that the U.S.S.R. may still declare war on, though others are at war with them."""
    return s.active == 1 and s.c.first_camp[power] == AXIS and not s.war[s.c.ussr]


def _why_not_axis(s: Position, power: int) -> Refusal | None:
    """9.11: the limits of German declarations."""
    c, name, sort = s.c, s.c.power_ids[power], s.c.powers[power].sort
    if not s.war[c.germany]:
        return refuse("9.11", "germany-neutral")
    if s.c.first_camp[power] == AXIS:
        return refuse("9.42" if power == c.italy else "9.15", "own-side", power=name)
    if sort == "land":
        return refuse("9.11" if power == c.vichy else "9.25", "never-attacked", power=name)
    if power in (c.britain, c.france, c.usa):
        return refuse("9.32" if power == c.usa else "17.0", "comes-by-itself", power=name)
    if name == "switzerland" and not s.conquered[c.france]:  # as it is, too, once there is Vichy (10.12)
        return refuse("9.11", "not-before-france", power=name)
    early = s.turn < c.turn[figures(s)["minors_from"]] and not happened(s, "invasion")
    if sort == "minor" and early and name != "poland":
        return refuse("9.11", "phoney-war", power=name)
    return None


def _why_not_soviets(s: Position, seat: int, power: int) -> Refusal | None:
    """9.23: on Axis powers alone; before 1942 only for cause. Neutral minor powers one by one."""
    c, name = s.c, s.c.power_ids[power]
    if seat_of(s, c.ussr) != seat or s.conquered[c.ussr]:
        return refuse("9.31", "not-yours-to-declare", power=name)
    if s.war[c.ussr]:
        return None
    if power != c.germany:
        return refuse("9.23", "germany-first", power=name)
    if s.turn < c.turn[figures(s)["soviets_from"]] and not _provoked(s):
        return refuse("9.23", "not-provoked", power=name)
    return None


def _provoked(s: Position) -> bool:
    return eastern_guard(s) < guard_wanted(s) or _britain_invaded(s) or _turkey_attacked(s)


def eastern_guard(s: Position) -> int:
    """9.23: the German ground units in Poland and East Prussia; their colour shows, so all can count them."""
    c = s.c
    there = c.country[c.power["poland"]] | 1 << c.index["east_prussia"]
    units = (unit for space in spaces_in(there) for unit in spaces_in(s.stacks[space] & c.ground))
    return sum(c.lead[unit] == c.germany for unit in units)


def guard_wanted(s: Position) -> int:
    """9.23: the fewest German ground units there that keep the Soviets quiet."""
    levels = figures(s)["eastern_guard"]
    return int(max((least for turn, least in levels.items() if s.c.turn[turn] <= s.turn), default=0))


def _britain_invaded(s: Position) -> bool:
    """9.23: Germans hold one of the British Isles' areas, with a unit on them not known to be airborne."""
    c = s.c
    isles = c.map.tagged["british_isles"]
    units = [unit for space in spaces_in(isles) for unit in spaces_in(s.stacks[space] & c.ground)]
    landed = [unit for unit in units if c.lead[unit] == c.germany]
    by_sea = [unit for unit in landed if not (s.open[unit] and s.kind(unit).airborne)]
    return bool(isles & s.held[c.germany] and by_sea)


def _turkey_attacked(s: Position) -> bool:
    """9.23: Germany is at war with Turkey or has conquered it, whoever holds it now: nobody else could."""
    turkey = s.c.power["turkey"]
    return bool(s.conquered[turkey] or (s.war[turkey] and s.camp[turkey] == WESTERN))


def _why_not_westerners(s: Position, seat: int, power: int) -> Refusal | None:
    """9.31, 9.51: on Norway and Denmark, on Vichy from 1942, on Portugal after the Axis went for Spain."""
    c, name = s.c, s.c.power_ids[power]
    if seat_of(s, c.britain) != seat or not (s.war[c.britain] or s.war[c.usa]):
        return refuse("9.31", "not-yours-to-declare", power=name)
    if power == c.vichy:
        return _why_no_vichy_war(s)
    if name == "portugal":
        spain = c.power["spain"]
        attacked = s.camp[spain] == WESTERN or s.conquered[spain]
        return None if attacked else refuse("9.31", "not-before-spain", power=name)
    return None if name in ("norway", "denmark") else refuse("9.31", "not-their-war", power=name)


def _why_no_vichy_war(s: Position) -> Refusal | None:
    name, first = s.c.power_ids[s.c.vichy], figures(s)["vichy_war_from"]
    if not s.vichy or happened(s, "occupation"):
        return refuse("9.31", "not-neutral", power=name)
    return refuse("9.31", "too-early", power=name, turn=first) if s.turn < s.c.turn[first] else None


# ---------------------------------------------------------------- what follows


def declare(s: Position, power: int) -> None:
    """1.23: war, at once; minor powers deploy, a major one fights beside those of its camp."""
    camp = AXIS if s.active == 1 else WESTERN
    s.tell("war", "1.23", side=PLAYER_TURNS[s.active], power=s.c.power_ids[power])
    if power == s.c.vichy:
        fight_vichy(s)
    elif power == s.c.italy:
        _join(s, [power], "9.23")
    elif s.c.powers[power].sort == "major":
        s.war[s.c.ussr] = s.war[s.c.germany] = 1
        mark(s, "eastern_war")
        s.enrol()
        claim_all(s)
    else:
        for one in sorted(_together(s, power), reverse=True):
            activate(s, one, camp, "9.61")


def _together(s: Position, power: int) -> set[int]:
    name = s.c.power_ids[power]
    group = next((group for group in TOGETHER if name in group), (name,))
    return {s.c.power[one] for one in group if not s.war[s.c.power[one]]}


def enter_the_war(s: Position) -> None:
    """9.15, 9.32, 9.42, 17.0: at the start of an operational phase, what is declared without a choice."""
    told = s.c.scenarios[s.setup.scenario].get("opening", {}).get(PLAYER_TURNS[s.active])
    if told and s.turn == s.setup.first:
        _join(s, [s.c.power[name] for name in told["powers"]], "17.0")
        for name in told["on"]:
            if not s.war[s.c.power[name]]:
                declare(s, s.c.power[name])
    if s.active == 1:
        return
    if before_this_turn(s, "paris") and not s.conquered[s.c.italy]:
        _join(s, [s.c.italy], "9.42")
    if before_this_turn(s, "paris"):
        for power in reversed(s.c.axis_minors):
            if not s.war[power] and not s.conquered[power]:
                activate(s, power, AXIS, "9.15")
    if s.turn >= s.c.turn[figures(s)["americans_from"]]:
        _join(s, [s.c.usa], "9.32")


def _join(s: Position, powers: list[int], rule: str) -> None:
    for power in powers:
        if not s.war[power] and not stays_out(s, power):
            s.war[power] = 1
            s.tell("entered_war", rule, power=s.c.power_ids[power])
    s.enrol()
