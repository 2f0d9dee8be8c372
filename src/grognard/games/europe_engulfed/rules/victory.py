"""10.4, 16.0, victory: the campaign's levels, and those of the short scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from grognard.games.europe_engulfed.components import AXIS, NOBODY, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules.control import troops
from grognard.games.europe_engulfed.rules.politics.declarations import eastern_guard
from grognard.games.europe_engulfed.rules.politics.events import axis_holds
from grognard.games.europe_engulfed.state import SUPPLIED
from grognard.kernel.masks import spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def decide(s: Position) -> None:
    """At the end of each player-turn: whether the game is over, and how."""
    DECISIONS[s.c.scenarios[s.setup.scenario]["victory"]](s)


def _over(s: Position) -> bool:
    return s.active == 1 and s.turn == s.setup.last


def _axis_wins(s: Position, level: str, rule: str, **figures: Any) -> None:
    decisive, operational = level == "decisive", level == "operational"
    s.finish(
        (0,),
        "axis_decisive" if decisive else "axis_operational" if operational else "axis_marginal",
        rule,
        **figures,
    )


def _allies_win(s: Position, level: str, rule: str, **figures: Any) -> None:
    winners = tuple(range(1, len(s.setup.seats)))
    decisive, operational = level == "decisive", level == "operational"
    s.finish(
        winners,
        "allied_decisive" if decisive else "allied_operational" if operational else "allied_marginal",
        rule,
        **figures,
    )


def _told(s: Position) -> dict[str, Any]:
    found: dict[str, Any] = s.c.scenarios[s.setup.scenario]
    return found


# ---------------------------------------------------------------- 10.4: the campaign


def campaign(s: Position) -> None:
    """10.41 to 10.47: Germany's fall ends the game, or two Allied powers' does; else the end of 1945."""
    if s.conquered[s.c.germany]:
        _germany_fell(s)
    elif s.active == 1 and _two_powers_gone(s):
        _axis_wins(s, "decisive", "10.41")
    elif _over(s):
        areas = axis_wealth(s).bit_count()
        enough = areas >= int(s.c.tables["victory"]["areas"])
        level, rule = ("operational", "10.42") if enough else ("marginal", "10.43")
        _axis_wins(s, level, rule)


def _germany_fell(s: Position) -> None:
    """10.44 to 10.47: the sooner the better for the Allies."""
    table, turn = s.c.tables["victory"], s.c.turn
    for level, rule in (("decisive", "10.47"), ("operational", "10.46"), ("marginal", "10.45")):
        if s.turn < turn[table[f"{level}_before"]]:
            _allies_win(s, level, rule)
            return
    s.finish((), "draw", "10.44")


def _two_powers_gone(s: Position) -> bool:
    """10.41: of Britain, France, the U.S.S.R. and the U.S.A.; and no German resource area Allied."""
    c = s.c
    gone = sum(s.conquered[power] for power in (c.britain, c.france, c.ussr, c.usa))
    wealth = c.home[c.germany] & c.map.resources
    return gone >= int(c.tables["victory"]["powers"]) and not wealth & ~axis_wealth(s)


def axis_wealth(s: Position) -> int:
    """10.42: the resource areas that powers of the Axis at war control."""
    mask = 0
    for power, held in enumerate(s.held):
        if s.camp[power] == AXIS and s.war[power]:
            mask |= held & s.c.map.resources
    return mask


# ---------------------------------------------------------------- 16.0: Poland 1939, France 1940


def _allies_in(s: Position, spaces: int) -> bool:
    return any(troops(s, space, camp) for space in spaces_in(spaces) for camp in (WESTERN, SOVIET))


def poland(s: Position) -> None:
    """16.0: Poland's fall at the price of one special action, of two, of more; else how far France came."""
    if not _over(s):
        return
    c, told = s.c, _told(s)
    spent = told["special_actions"]["germany"] - s.actions[c.germany]
    invaded = _allies_in(s, c.country[c.germany])
    if s.conquered[c.power["poland"]]:
        few, more = told["figures"]["decisive_actions"], told["figures"]["operational_actions"]
        level = "decisive" if spent <= few and not invaded else "operational" if spent <= more else "marginal"
        _axis_wins(s, level, "16.0")
        return
    french = any(s.power_of(unit) == c.france for unit in spaces_in(troops(s, c.index["rhineland"], WESTERN)))
    _allies_win(s, "operational" if french else "marginal", "16.0")


def france(s: Position) -> None:
    """16.0: how soon France is out; if it is not, how the front stands. The East must be guarded."""
    c, figures = s.c, _told(s)["figures"]
    unguarded = s.active == 0 and eastern_guard(s) < figures["least_in_the_east"]
    if unguarded or s.conquered[c.germany]:
        _allies_win(s, "decisive", "16.0" if unguarded else "10.47")
    elif s.active == 0:
        return
    elif s.conquered[c.france]:
        levels = ("decisive", "operational", "marginal")
        _axis_wins(s, next(level for level in levels if s.turn <= c.turn[figures[level]]), "16.0")
    elif _over(s):
        german = axis_holds(s, "paris")
        level = "decisive" if _allies_in(s, c.country[c.germany]) else "marginal" if german else "operational"
        _allies_win(s, level, "16.0")


# ---------------------------------------------------------------- 16.0: victory points


def points(s: Position) -> None:
    """16.0: points for each Allied player-turn, and more at the end; a tie is a draw."""
    if s.active == 0:
        return
    told = _told(s)["points"]
    _score_first(s, told["first"])
    if "denied" in told and s.c.turn_ids[s.turn] in told["denied"]["turns"]:
        held = sum(axis_holds(s, name) for name in told["denied"]["spaces"])
        s.points[1] += told["denied"]["points"] * (held <= told["denied"]["most"])
    if s.conquered[s.c.germany]:
        _allies_win(s, "decisive", "10.47")
    elif _over(s):
        _score_last(s, told)
        _count(s)


def _score_first(s: Position, first: dict[str, Any]) -> None:
    """Each space once, when the Axis controls it at the end of an Allied player-turn."""
    for name in first["spaces"]:
        space = s.c.index[name]
        if axis_holds(s, name) and space not in s.scored_spaces:
            s.scored_spaces.append(space)
            s.points[0] += first["points"]
            s.tell("scored", "16.0", space=name, points=first["points"])


def _score_last(s: Position, told: dict[str, Any]) -> None:
    """What is held at the end."""
    c, tagged = s.c, s.c.map.tagged
    soviet = told["soviet_last"]
    s.points[1] += soviet["points"] * sum(_held_by(s, c.index[name], SOVIET) for name in soviet["spaces"])
    ends = {
        "africa_last": not any(axis_holds(s, c.name(space)) for space in spaces_in(tagged["africa"])),
        "sicily_last": _held_by(s, c.index["sicily"], WESTERN),
        "italy_out": bool(s.conquered[c.italy]),
        "france_last": _supplied_in_france(s),
    }
    s.points[1] += sum(told[key]["points"] for key, so in ends.items() if so and key in told)


def _supplied_in_france(s: Position) -> bool:
    france = s.c.map.tagged["metropolitan_france"] & ~(1 << s.c.index["corsica"])
    units = [unit for space in spaces_in(france) for unit in spaces_in(troops(s, space, WESTERN))]
    return any(s.out[unit] == SUPPLIED for unit in units)


def _held_by(s: Position, space: int, camp: int) -> bool:
    return s.holder[space] != NOBODY and s.camp[s.holder[space]] == camp


def _count(s: Position) -> None:
    axis, allies = s.points
    figures = {"axis": axis, "allies": allies}
    if axis == allies:
        s.finish((), "points_equal", "16.0", **figures)
    elif axis > allies:
        s.finish((0,), "points_axis", "16.0", **figures)
    else:
        s.finish(tuple(range(1, len(s.setup.seats))), "points_allies", "16.0", **figures)


DECISIONS: dict[str, Callable[[Position], None]] = {
    "campaign": campaign,
    "poland": poland,
    "france": france,
    "points": points,
}
"""By the word of the scenario."""
