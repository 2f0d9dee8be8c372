"""16.0, a scenario on a part of the map: what is in play, who takes part, and who is called away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from grognard.games.europe_engulfed.rules.asking import Asked
from grognard.games.europe_engulfed.rules.blocks import put
from grognard.kernel.masks import spaces_in
from grognard.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from grognard.games.europe_engulfed.state import Position


def in_play(s: Position) -> int:
    """The spaces of the scenario's theatre; of most scenarios that is the whole map."""
    return s.c.theatres[s.setup.scenario]


def takes_part(s: Position, power: int) -> bool:
    """Whether a power has home areas in play: others neither produce nor are drawn in."""
    return bool(s.c.home[power] & in_play(s))


def figure(s: Position, name: str) -> Any:
    """A figure of the scenario's own, or None."""
    return s.c.scenarios[s.setup.scenario].get("figures", {}).get(name)


def stays_out(s: Position, power: int) -> bool:
    """Whether the scenario keeps a power out of the war."""
    named = s.c.power_ids[power] in s.c.scenarios[s.setup.scenario].get("neutral", ())
    country = s.c.country[power]
    return named or bool(country and not country & in_play(s))


# ---------------------------------------------------------------- gone west


def call_west(s: Position) -> None:
    """16.0: at the start of a German turn, from the turn that the scenario names; 6.24: how strong its units
    are, only the German knows, so he is asked as long as there are any."""
    first = figure(s, "sent_west_from")
    if first is not None and s.turn >= s.c.turn[first] and any(True for _ in _germans(s)):
        s.stack.append(SentWest())


def _germans(s: Position) -> Iterator[int]:
    """German ground units in play."""
    for space in spaces_in(in_play(s) & s.c.map.land):
        for unit in spaces_in(s.stacks[space] & s.c.ground):
            if s.power_of(unit) == s.c.germany:
                yield unit


def _able(s: Position) -> Iterator[int]:
    """Those of them that are strong enough."""
    least = figure(s, "sent_west_steps")
    return (unit for unit in _germans(s) if s.steps[unit] >= least)


class SentWest(Asked, frozen=True):
    """16.0: one German ground unit leaves the theatre for good; where it goes nothing is in play."""

    rule: ClassVar[str] = "16.0"
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"send_west": ("unit",), "send_none": ()}

    def seats(self, s: Position) -> tuple[int, ...]:
        return (0,)

    def question(self, s: Position) -> dict[str, Any]:
        return {"steps": figure(s, "sent_west_steps")}

    def candidates_send_west(self, s: Position, seat: int) -> Iterator[tuple[int]]:
        yield from ((unit,) for unit in _able(s))

    def may_send_west(self, s: Position, seat: int, unit: int) -> Refusal | None:
        if unit in _able(s):
            return None
        return refuse("16.0", "not-for-the-west", unit=s.c.handles[unit], steps=figure(s, "sent_west_steps"))

    def do_send_west(self, s: Position, seat: int, unit: int) -> None:
        s.stack.pop()
        s.tell("sent_west", "16.0", unit=s.c.handles[unit], space=s.c.name(s.at[unit]))
        put(s, unit, s.c.index[figure(s, "sent_west_to")])

    def may_send_none(self, s: Position, seat: int) -> Refusal | None:
        unit = next(_able(s), None)
        return refuse("16.0", "must-be-sent", unit=s.c.handles[unit]) if unit is not None else None

    def do_send_none(self, s: Position, seat: int) -> None:
        s.stack.pop()
