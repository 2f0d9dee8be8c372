"""What an action costs or is worth before it is done; the way that a person means who names its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grognard.games.downfall_third_reich.components import FACTIONS
from grognard.games.downfall_third_reich.rules.politics import shut_to
from grognard.games.downfall_third_reich.rules.potential import Odds, weigh
from grognard.games.downfall_third_reich.rules.reach import allowance, pinned
from grognard.games.downfall_third_reich.showing.fights import fight_of
from grognard.kernel.action import Action
from grognard.kernel.board import Board
from grognard.kernel.looking import Preview

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

OPERATIONS = ("tactical", "attack", "engage", "strategic", "sail", "land")
POINTS = (
    *("plan", "produce", "ready_air", "ready_submarines", "recruit", "place", "place_full", "restore"),
    *("exchange", "hunt_standard", "hunt_advanced"),
)


def preview(s: DownfallState, action: Action) -> Preview:
    """8.0: the PO of an operation, what it leads to; 4: points; 16: totals and chances of an attack."""
    if action.verb in OPERATIONS:
        return Preview(figures=_operation(s, action))
    if action.verb in POINTS:
        return Preview(figures=_points(s, action))
    fight = fight_of(s, action)
    return Preview() if fight is None else _weighed(s, action.verb, weigh(s, *fight))


def _after(s: DownfallState, action: Action) -> DownfallState:
    """The position after an action that needs no dice."""
    twin = s.clone()
    twin.stack[-1].do(twin, twin.seat(twin.phase), action)
    return twin


def _operation(s: DownfallState, action: Action) -> dict[str, Any]:
    """8.0: what it costs, what is left; 8.2.3, 2.3, 3.5: an attack to make, who joins the war, total war."""
    twin, faction = _after(s, action), s.phase
    figures: dict[str, Any] = {"cost": s.po[faction] - twin.po[faction], "left": twin.po[faction]}
    names = s.c.board.names
    due = [names[area] for area in twin.due if area not in s.due]
    if due:
        figures["due"] = due
    joined = [name for n, name in enumerate(s.c.country_ids) if s.standing[n] != twin.standing[n]]
    if joined:
        figures["joins"] = joined
    roused = [name for n, name in enumerate(FACTIONS) if s.total[n] != twin.total[n]]
    if roused:
        figures["total_war"] = roused
    return figures


def _points(s: DownfallState, action: Action) -> dict[str, int]:
    """4.1 to 4.4, 10.1: what an action brings (+) or costs (-)."""
    twin = _after(s, action)
    before, after = _stock(s), _stock(twin)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def _stock(s: DownfallState) -> Mapping[str, int]:
    faction = s.phase
    _, standard, advanced, at_sea, advanced_at_sea = s.subs
    return {
        "po": s.po[faction],
        "pb": s.pb[faction],
        "pr": s.pr + sum(s.minor_pr),
        "air": s.air[faction],
        "air_advanced": s.air_advanced[faction],
        "subs": standard,
        "subs_advanced": advanced,
        "atlantic": at_sea + advanced_at_sea,
    }


def _fight(odds: Odds) -> Preview:
    """16.4: both totals before the dice, what they are made of, and the chance of each pair of losses."""
    parts = {name: value for name, value in odds.parts.items() if value}
    totals = {"attack": odds.attacker_total, "defence": odds.defender_total}
    return Preview(figures={**totals, **parts}, chances=odds.chances)


def _difference(s: DownfallState, odds: Odds) -> dict[str, int]:
    """13.1: how much is there before the dice, and how much opens the way."""
    number = odds.attacker_total - odds.defender_total
    return {"difference": number, "needed": int(s.c.tables["combat"]["crossing"])}


def _weighed(s: DownfallState, verb: str, odds: Odds) -> Preview:
    """13.1: a breach, and a mission before the combats begin, are about the lead that opens the way; 11.1:
    one that falls short is announced for the sake of a marker."""
    told = _fight(odds)
    if verb == "assault" or (verb != "breach" and s.fought):
        return told
    lead = _difference(s, odds)
    if verb == "breach" and lead["difference"] < lead["needed"]:
        lead = {**lead, "with_mission": lead["difference"] + int(s.c.tables["air"]["bonus"])}
    return Preview(figures={**lead, **told.figures}, chances=told.chances)


# ---------------------------------------------------------------- the way that is meant


def tried_way(s: DownfallState, action: Action) -> tuple[int, ...] | None:
    """Round enemies and closed areas if that is not too far, else straight: so the refusal tells what bars
    the way to the area, or that it is too far, and never of a detour that nobody has meant."""
    if action.verb not in ("tactical", "attack"):
        return None
    unit, path = action.args
    to = path[-1]
    if not s.on_map(unit) or to == s.where[unit]:
        return None
    faction, here = s.c.faction[unit], s.where[unit]
    board: Board = s.c.board
    hostile, way_to = s.hostile(faction), board.shortest_way
    bad = hostile | (~s.controlled[faction] if pinned(s, unit) else 0)
    most, straight, shut = allowance(s, unit, action.verb), way_to(here, to), shut_to(s, unit)
    for avoided in (bad | shut, hostile | shut, shut):
        way = way_to(here, to, avoided)
        if way is not None and len(way) <= most:
            return way
    if straight is None or len(straight) <= most:
        return straight
    # too far whichever way: past what is closed or held on the first steps, if such a way is there at all
    return way_to(here, to, hostile | shut) or way_to(here, to, shut) or straight
