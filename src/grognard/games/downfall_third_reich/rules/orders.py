"""8.0, operations in general: which armies may make one, what it costs, and what entering an area brings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from grognard.games.downfall_third_reich.components import AXIS, FACTIONS, USSR, Components
from grognard.games.downfall_third_reich.rules import control, factions
from grognard.games.downfall_third_reich.rules.politics import lands, waiting
from grognard.games.downfall_third_reich.rules.scenarios import year
from grognard.games.downfall_third_reich.rules.winter import HARDEST
from grognard.games.downfall_third_reich.state import (
    AT_WAR,
    BY_SEA,
    IN_PLACE,
    OPERATED,
    RETURNED,
    UNSUPPLIED,
)
from grognard.kernel.event import Event
from grognard.kernel.masks import mask_of, spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.downfall_third_reich.state import DownfallState

Path = tuple[int, ...]
IDLE = OPERATED | UNSUPPLIED


# ---------------------------------------------------------------- who


def why_idle(s: DownfallState, unit: int) -> Refusal | None:
    """Why an army may not make an operation now, or None."""
    c, name, flags = s.c, s.c.ids[unit], s.flags[unit]
    if c.faction[unit] != s.phase:
        return refuse("8.0", "not-your-phase", unit=name, faction=FACTIONS[s.phase])
    if s.where[unit] >= c.map_size:
        return refuse("8.0", "not-on-map", unit=name)
    if s.fought:
        return refuse("3.3", "combat-has-begun")
    if s.standing[c.country[unit]] not in (AT_WAR, RETURNED):
        return refuse("2.2", "at-peace", unit=name, country=c.country_ids[c.country[unit]])
    if flags & OPERATED:
        return refuse("8.0", "already-operated", unit=name)
    if flags & UNSUPPLIED:
        return refuse("8.0", "unsupplied", unit=name)
    if waiting(s, s.phase):
        return refuse("9.6", "allies-wait", unit=name)
    if not s.po[s.phase]:
        return refuse("8.0", "no-po", po=0)
    return None


def nobody_may(s: DownfallState) -> bool:
    """Whether no army may make an operation now, whichever it is."""
    return bool(s.fought) or not s.po[s.phase] or waiting(s, s.phase)


def ready(s: DownfallState) -> list[int]:
    """The armies that may make an operation, as far as they themselves and the PO go."""
    if nobody_may(s):
        return []
    size, where, flags, standing, country = s.c.map_size, s.where, s.flags, s.standing, s.c.country
    return [
        unit
        for unit in s.c.members[s.phase]
        if where[unit] < size and not flags[unit] & IDLE and standing[country[unit]] in (AT_WAR, RETURNED)
    ]


# ---------------------------------------------------------------- what it costs


@lru_cache(maxsize=16)
def _dear_in_the_west(c: Components) -> int:
    mask = 0
    for name in c.tables["operations"]["dear_allied_countries"]:
        mask |= c.home[c.country_number[name]]
    return mask


def dear(s: DownfallState, faction: int) -> int:
    """8.0.1, 8.0.2, 8.0.3: the set of areas where the next operation of a faction costs more."""
    c = s.c
    if faction == AXIS:
        return c.east_of_limit if s.turn != HARDEST else c.east_of_limit | c.home[c.ussr]
    figures = c.tables["operations"]
    if faction == USSR:
        surprised = s.entered_ussr == s.turn and year(s.turn) < figures["surprise_before"]
        return lands(c).everywhere if surprised else 0
    if year(s.turn) != figures["dear_allied_year"] or s.entered_west != s.turn:
        return 0
    return _dear_in_the_west(c) if s.operations < figures["dear_allied_operations"] else 0


def cost(s: DownfallState, faction: int, base: int, touched: int) -> int:
    """8.0.1 to 8.0.3: the PO of an operation that costs `base` elsewhere and touches some areas."""
    return max(base, s.c.dear) if dear(s, faction) & touched else base


def too_dear(s: DownfallState, faction: int) -> int:
    """The set of areas that an operation of the lowest price can't touch with the PO there are."""
    return 0 if s.po[faction] >= s.c.dear else dear(s, faction)


def why_not_pay(s: DownfallState, faction: int, price: int) -> Refusal | None:
    if price > s.po[faction]:
        return refuse("8.0", "too-few-po", cost=price, po=s.po[faction])
    return None


# ---------------------------------------------------------------- doing it


def march(s: DownfallState, unit: int, path: Sequence[int], mark: int) -> None:
    """An army goes from area to area and is marked; each entry has its effects while it is still outside."""
    start, faction = s.where[unit], s.c.faction[unit]
    partisan = s.standing[s.c.country[unit]] == RETURNED
    came = here = start
    for area in path:
        factions.entered(s, faction, here, area)
        came, here = here, area
    s.came[unit] = came
    s.move(unit, here)
    for area in path[:-1]:
        if s.control[area] != faction and not partisan and area not in s.crossed:
            s.crossed.append(area)
    s.flags[unit] |= mark
    if partisan:
        control.left_by(s, unit, start)


def ship(s: DownfallState, unit: int, area: int, mark: int) -> None:
    """An army goes by sea and is marked."""
    march(s, unit, (area,), mark)
    s.came[unit] = BY_SEA


def fight_there(s: DownfallState, unit: int) -> None:
    """8.2.3: an army that may fight has come among enemies: an attack is due if no friends stood there."""
    area, faction = s.where[unit], s.c.faction[unit]
    if s.enemies(faction, area) and not stood(s, faction, area) and area not in s.due:
        s.due.append(area)


def stood(s: DownfallState, faction: int, area: int) -> bool:
    """8.2.3: whether an army of a faction is in an area that did not come there in this phase."""
    return any(s.came[unit] == IN_PLACE for unit in spaces_in(s.armies(faction, area)))


def begin(s: DownfallState, kind: str, rule: str, unit: int, path: Sequence[int], price: int) -> None:
    """An operation is paid for and told, before it is made."""
    names = s.c.board.names
    s.po[s.phase] -= price
    s.operations += 1
    s.acted = 1
    figures = {
        "operation": kind,
        "unit": s.c.ids[unit],
        "from": names[s.where[unit]],
        "to": names[path[-1]],
        "path": [names[area] for area in path],
        "cost": price,
        "po": s.po[s.phase],
    }
    s.events.append(Event("operation", rule, figures))


def touched(start: int, path: Sequence[int]) -> int:
    """The set of areas that an operation starts, passes or ends in."""
    return 1 << start | mask_of(path)
