"""Goals shared out: where cities are counted each army has its own to go to, from one to the next.

Without that all of them march on the same city, and others are left alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.bots.unconditional_surrender.ground import FAR

if TYPE_CHECKING:
    from grognard.bots.unconditional_surrender.situation import Situation


def starts(view: Situation, unit: int) -> dict[int, int]:
    """How much farther away each goal counts to a unit: one that others are for, one in which an enemy
    stands."""
    march, own = view.opinions.march, shared_out(view).get(unit)
    return {
        place: farther
        + march.siege * (view.enemy >> place & 1)
        + march.shared * (own is not None and place not in own)
        for place, farther in view.starts.items()
    }


def shared_out(view: Situation) -> dict[int, frozenset[int]]:
    """Whose each goal is, by a timetable: the army that can be there first takes the next, and goes on from
    there."""
    s = view.s
    units = tuple((unit, s.at[unit], s.done[unit]) for unit in view.units(view.faction))
    key = "shares", units, tuple(view.starts.items()), view.enemy, view.closed
    return view.mind.noted(key, lambda: _timetable(view))


def _timetable(view: Situation) -> dict[int, frozenset[int]]:
    """Who is done for this month begins a month later."""
    s, march, left = view.s, view.opinions.march, list(view.goals)
    ready = {
        unit: (march.month if s.done[unit] else 0, s.at[unit])
        for unit in view.units(view.faction)
        if view.approach[s.at[unit]] < FAR
    }
    farther = {place: more + march.siege * (view.enemy >> place & 1) for place, more in view.starts.items()}
    ways = {place: view.ground.to(place, view.closed) for place in left}
    found: dict[int, list[int]] = {}
    while left and ready:
        when, unit, place = min(
            (since + ways[place][at] + farther[place], unit, place)
            for unit, (since, at) in ready.items()
            for place in left
        )
        found.setdefault(unit, []).append(place)
        left.remove(place)
        ready[unit] = when, place
    return {unit: frozenset(places) for unit, places in found.items()}
