"""Chapters 16 to 20, set-up: war, control, fleets, tracks, and the sample placing of all groups.

16.0, 17.0, 18.0 are the scenarios, 19.0 the minor powers, 20.0 the tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from grognard.games.europe_engulfed.components import NOBODY, NOWHERE
from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.blocks import mix_all, mix_pools
from grognard.games.europe_engulfed.rules.naval.transport import slot
from grognard.games.europe_engulfed.rules.politics.events import note_history
from grognard.games.europe_engulfed.rules.production.costs import ITEMS
from grognard.games.europe_engulfed.rules.production.forts import HEAVY
from grognard.games.europe_engulfed.rules.production.lending import WAYS
from grognard.games.europe_engulfed.rules.set_up import place_sample
from grognard.games.europe_engulfed.state import OWN, STAYED, SUPPLIED
from grognard.kernel.columns import with_entry

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def lay_out(s: Position) -> None:
    """An empty map at the beginning of a scenario: control, war, fleets, tracks, all units in their pools."""
    told = s.c.scenarios[s.setup.scenario]
    _empty_pools(s)
    _hold(s, told["control"])
    _powers(s, told)
    _fleets(s, told["fleets"])
    _tracks(s, told)
    s.turn, s.active, s.phase, s.weather = s.setup.first, 0, 0, [0, 0, 0]
    s.done, s.fresh, s.fought, s.stirred = [0] * len(s.setup.seats), 0, 0, 0
    s.engaged, s.answered = (0,) * len(s.c.handles), [0] * len(s.setup.seats)
    s.invaded = 0
    s.landing, s.freed, s.ceded, s.claimed = [], [], [], []
    status = told["status"]
    s.ferried, s.shipped, s.sailed_from = 0, 0, (NOWHERE,) * len(s.c.handles)
    s.maginot, s.vichy, s.pact = int(status["maginot"]), int(status["vichy"]), int(status["pact"])
    s.conscription = len(s.c.tables["conscription"]["steps"]) + 1 if status["conscription_used"] else 0
    bid = int(s.setup.options.get("points_bid", 0))
    s.points, s.scored_spaces = [max(0, -bid), max(0, bid)], []
    note_history(s)
    noting.begin(s)
    s.derive()


def _empty_pools(s: Position) -> None:
    units = len(s.c.handles)
    s.at, s.what, s.steps = [NOWHERE] * units, s.c.first_what[:], [0] * units
    s.open, s.moved, s.via, s.out = (0,) * units, (0,) * units, (STAYED,) * units, (SUPPLIED,) * units
    s.service, s.ready, s.dropped = (OWN,) * units, (0,) * units, (-1,) * len(s.c.pieces)


def _hold(s: Position, control: Mapping[str, Any]) -> None:
    spaces = len(s.c.board)
    s.holder = s.c.first_holder
    s.fort, s.fort_turn, s.beachhead = (0,) * spaces, (NOBODY,) * spaces, (NOBODY,) * spaces
    for power, names in control.items():
        for name in names:
            s.holder = with_entry(s.holder, s.c.index[name], s.c.power[power])
    for name, sort in s.c.scenarios[s.setup.scenario].get("fortifications", {}).items():
        s.fort = with_entry(s.fort, s.c.index[name], 2 if sort == "heavy" else 1)


def _powers(s: Position, told: Mapping[str, Any]) -> None:
    powers, number = len(s.c.powers), s.c.power
    s.camp, s.war, s.conquered = s.c.first_camp[:], [0] * powers, (0,) * powers
    for name in told["status"]["at_war"]:
        s.war[number[name]] = 1
    for name in told["status"].get("conquered", ()):
        s.conquered = with_entry(s.conquered, number[name], 1)
    s.actions, s.werps, s.strategic = [0] * powers, [0] * powers, [0] * powers
    for name, count in told["special_actions"].items():
        s.actions[number[name]] = count
    s.next_fleet, s.transfers = (0,) * powers, [0] * powers


def _fleets(s: Position, fleets: Mapping[str, Any]) -> None:
    seas = s.c.map.seas
    s.fleets = s.used = s.shifted = (0,) * len(s.c.powers) * len(seas)
    for power, points in fleets.items():
        if power != "source":
            for sea, number in points.items():
                here = slot(s, s.c.power[power], s.c.index[sea])
                s.fleets = with_entry(s.fleets, here, number)


def _tracks(s: Position, told: Mapping[str, Any]) -> None:
    tracks, allowed = told["tracks"], told["next_allowed"]
    s.u_boats, s.asw, s.v1, s.v2 = (tracks[name] for name in ("u_boats", "asw", "v1", "v2"))
    s.fighters, s.bombers, s.flak = (
        [tracks[name]["germany"], tracks[name].get("western", tracks[name].get("britain"))]
        for name in ("fighters", "bombers", "flak")
    )
    s.next_asw = s.c.turn[allowed["asw"]]
    s.next_flak = [s.c.turn[allowed[f"flak_{name}"]] for name in ("germany", "britain")]
    _strategic_war(s)
    for key, turn in allowed.items():
        if key.startswith("fleet_"):
            power = s.c.power[key.removeprefix("fleet_")]
            s.next_fleet = with_entry(s.next_fleet, power, s.c.turn[turn])


def _strategic_war(s: Position) -> None:
    """2.2: if France has fallen before the scenario begins Germany may bomb from its first turn."""
    s.bombed, s.supported, s.last_support, s.western = 0, NOBODY, NOBODY, 0
    s.raids_from = s.setup.first if s.conquered[s.c.france] else NOBODY
    s.raised, s.refitted, s.kept, s.purse = 0, 0, [0] * len(s.c.powers), 0
    s.bought, s.sent, s.dry, s.fuel = [0] * len(ITEMS), [0] * len(WAYS), 0, [0, 0]
    s.heavy_forts = s.fort.count(HEAVY)
    s.given, s.free_pool, s.free_steps = (NOBODY,) * len(s.c.powers), int(s.conquered[s.c.france]), [0]


# ---------------------------------------------------------------- units


def set_up(s: Position) -> None:
    """The sample placing of every group, the blocks of each stack mixed."""
    lay_out(s)
    mix_pools(s)
    for group in s.c.scenarios[s.setup.scenario]["groups"]:
        place_sample(s, group)
    s.derive()
    mix_all(s)
