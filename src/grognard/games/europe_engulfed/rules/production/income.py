"""4.1, WERPs: what the resource areas of a power and those that it has captured give in this turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from grognard.games.europe_engulfed.components import AXIS, FOES, NOBODY, NOWHERE, SOVIET, WESTERN
from grognard.games.europe_engulfed.rules.control import friendly, is_contested, troops
from grognard.games.europe_engulfed.rules.partisans import captured
from grognard.games.europe_engulfed.rules.politics.events import happened
from grognard.games.europe_engulfed.rules.supply.lines import fed
from grognard.games.europe_engulfed.rules.supply.sea import Reach
from grognard.games.europe_engulfed.rules.theatre import figure, stays_out, takes_part
from grognard.games.europe_engulfed.seating import camps_in_turn
from grognard.kernel.masks import mask_of, spaces_in

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def producing(s: Position) -> tuple[int, ...]:
    """4.5, 17.8: the powers that produce in this player-turn, senders of WERPs before receivers."""
    table = _table(s)
    if s.turn < s.c.turn[table["first"]]:
        return ()
    powers = [s.c.power[name] for name in table["order"]]
    return tuple(
        p for p in powers if s.camp[p] in camps_in_turn(s) and not s.conquered[p] and has_phase(s, p)
    )


def has_phase(s: Position, power: int) -> bool:
    """9.32, 9.24, 16.0: none for the U.S.A. before they are at war, nor for the Soviets at peace in 1939."""
    if not takes_part(s, power) or stays_out(s, power):
        return False
    if power == s.c.usa:
        return bool(s.war[power])
    return power != s.c.ussr or at_war_with_a_major(s, power) or _in_peace(s) > 0


def at_war_with_a_major(s: Position, power: int) -> bool:
    """4.21: whether a major power is at war with another one."""
    return bool(s.war[power]) and any(
        s.war[other] and s.camp[other] in FOES[s.camp[power]] for other in s.c.majors
    )


class Source(NamedTuple):
    """Where WERPs come from: in which way, by which paragraph, how many, and the area if it is one."""

    name: str
    rule: str
    werps: int
    space: int = NOWHERE


def income(s: Position, power: int) -> int:
    """4.1, 16.0: what a power receives, before the strategic war and without lend-lease."""
    return sum(source.werps for source in sources(s, power))


def sources(s: Position, power: int) -> list[Source]:
    """4.1, 16.0: all that its income is made of."""
    if power == s.c.usa:
        return [Source("american", "4.14", int(_table(s)["usa"]["base"]))]
    if power == s.c.ussr and not at_war_with_a_major(s, power):
        return [Source("in_peace", "9.24", _in_peace(s))]
    fixed = figure(s, "german_werps") if power == s.c.germany else None
    if fixed is not None:
        return [Source("scenario", "16.0", int(fixed))]
    home = Source("home", "4.12", home_income(s, power))
    return [home, *_from_captured(s, power), *_given(s, power)]


def home_income(s: Position, power: int) -> int:
    """4.12, 4.14: its own resource areas that are friendly and supplied, contested or not."""
    own, counted = home_areas(s, power)
    entry = _table(s)[s.c.power_ids[power]]
    if power == s.c.ussr:
        return int(entry["off_map"]) + sum(s.c.map.areas[space].werp for space in spaces_in(counted))
    base = entry["reduced_base"] if power == s.c.italy and italy_reduced(s) else entry["base"]
    return int(base) * counted.bit_count() // own.bit_count()


def home_areas(s: Position, power: int) -> tuple[int, int]:
    """4.12: its own resource areas, and those of them that count: friendly, with a line by land or by sea."""
    own = s.c.home[power] & s.c.map.resources
    counted = own & friendly(s, power) & fed(s, power)
    cut_off = own & friendly(s, power) & ~counted
    lines = Lines(s, power) if cut_off else None
    return own, counted | mask_of(n for n in spaces_in(cut_off) if lines is not None and lines.lead_to(n))


def italy_reduced(s: Position) -> bool:
    """9.42, 9.45: Italy makes half as long as it is neutral, and after the collapse of its morale."""
    return not s.war[s.c.italy] or happened(s, "collapse")


def _in_peace(s: Position) -> int:
    """9.24: what the Soviets make until they are at war with Germany."""
    steps = _table(s)["ussr_at_peace"]
    return max((made for first, made in steps.items() if s.turn >= s.c.turn[first]), default=0)


# ---------------------------------------------------------------- other resource areas


def _from_captured(s: Position, power: int) -> Iterator[Source]:
    """4.11, 4.13, 4.7: captured resource areas with a friendly ground unit and a line of supply."""
    if power == s.c.britain:
        yield from _of_alexandria(s)
    camp = {s.c.germany: AXIS, s.c.ussr: SOVIET}.get(power)
    if camp is None:
        return
    lines = Lines(s, power)
    for space in spaces_in(captured(s, camp)):
        if troops(s, space, camp) and lines.lead_to(space):
            rule = "4.13" if s.c.country[s.c.ussr] >> space & 1 else "4.11"
            yield Source("captured", rule, worth_captured(s, space), space)


def worth_captured(s: Position, space: int) -> int:
    """4.1, 4.13: two WERPs; Soviet areas one, but Moscow and Baku two."""
    table = _table(s)
    if not s.c.country[s.c.ussr] >> space & 1:
        return int(table["captured"])
    return int(table["captured_soviet_dear"].get(s.c.name(space), table["captured_soviet"]))


def _of_alexandria(s: Position) -> Iterator[Source]:
    """4.11: Alexandria alone gives Britain something, with a British ground unit in it."""
    space = s.c.index["alexandria"]
    guards = s.stacks[space] & s.c.ground
    british = any(s.colour_of(unit) == s.c.britain for unit in spaces_in(guards))
    holder = s.holder[space]
    friend = holder != NOBODY and s.camp[holder] == WESTERN
    if british and friend and Lines(s, s.c.britain).lead_to(space):
        yield Source("alexandria", "4.11", s.c.map.areas[space].werp, space)


def _given(s: Position, power: int) -> Iterator[Source]:
    """9.14, 9.15, 9.63: Swedish ore, and what minor powers give to the power they fight beside."""
    if power not in (s.c.germany, s.c.britain):
        return
    lines = Lines(s, power)
    for minor, entry in enumerate(s.c.powers):
        if entry.sort in ("minor", "axis_minor") and s.war[minor] and s.camp[minor] == s.camp[power]:
            areas = s.c.country[minor] & s.c.map.resources & friendly(s, power)
            for area in spaces_in(areas):
                if lines.lead_to(area):
                    rule = "9.15" if entry.sort == "axis_minor" else "9.63"
                    yield Source("minor", rule, s.c.map.areas[area].werp, area)
    if power == s.c.germany and _ore(s):
        yield Source("ore", "9.14", _ore(s))


def _ore(s: Position) -> int:
    """9.14: while Sweden is neutral, Norway too or Oslo safely Axis, and a German fleet is in the Baltic."""
    sweden, norway, oslo = s.c.power["sweden"], s.c.power["norway"], s.c.index["oslo"]
    if s.war[sweden] or s.conquered[sweden]:
        return 0
    holder = s.holder[oslo]
    axis = holder != NOBODY and s.camp[holder] == AXIS and not is_contested(s, oslo)
    neutral = not s.war[norway] and not s.conquered[norway]
    seas = s.c.map.seas
    fleet = s.fleets[s.c.germany * len(seas) + seas.index(s.c.index["baltic"])]
    return int(_table(s)["ore"]) if (axis or neutral) and fleet else 0


class Lines:
    """4.12: the areas from which a line leads to the power that produces, by land or by sea."""

    def __init__(self, s: Position, power: int) -> None:
        self.reach = Reach(s, power)

    def lead_to(self, space: int) -> bool:
        return bool(self.reach.fed >> space & 1 or self.reach.routes(space))


def _table(s: Position) -> dict[str, Any]:
    found: dict[str, Any] = s.c.tables["production"]
    return found
