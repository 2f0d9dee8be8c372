"""What must be so: the keys that every game has are looked at here, all others by the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from grognard.cases.meaning import check_key, seat_of
from grognard.cases.problem import Problem
from grognard.kernel.event import Event
from grognard.kernel.position_file import differs
from grognard.kernel.saying import Said, in_file
from grognard.kernel.state import State


def check(state: State, expect: Mapping[str, Any], events: Sequence[Event]) -> None:
    """A problem if something is otherwise than expected."""
    for key, value in expect.items():
        looked = COMMON.get(key)
        told = looked(state, value, events) if looked else state.game.expect(state, key, value)
        if told is not None:
            if type(told) is Said:
                told.folder = state.game.folder / "locale"  # where a game has sentences of its own
            raise Problem("expected", "expect", key, key=key, why=told)


def _waiting(state: State, value: Any, events: Sequence[Event]) -> Said | None:
    return differs(_names(state, state.waiting), _seats(state, value, "waiting"))


def _winners(state: State, value: Any, events: Sequence[Event]) -> Said | None:
    winners = state.outcome.winners if state.outcome else ()
    return differs(_names(state, winners), _seats(state, value, "winners"))


def _seats(state: State, value: Any, key: str) -> Any:
    for name in value if isinstance(value, list) else ():
        _seat(state, str(name), "expect", key)
    return value


def _seat(state: State, name: str, *keys: str) -> int:
    try:
        return seat_of(state, name)
    except Problem as problem:
        raise Problem(problem.key, *keys, **problem.figures) from problem


def _names(state: State, seats: Sequence[int]) -> list[str]:
    return [state.setup.seats[seat] for seat in seats]


def _over(state: State, value: Any, events: Sequence[Event]) -> Said | None:
    return differs(state.outcome is not None, value)


def _how(state: State, value: Any, events: Sequence[Event]) -> Said | None:
    if value:
        check_key(state.game, "no-end", "end", str(value), "expect", "how")
    return differs(state.outcome.how if state.outcome else "", value)


def _events(state: State, value: Any, events: Sequence[Event]) -> Said | None:
    """Kinds of events in this order; others may lie between."""
    kinds = value if isinstance(value, list) else [value]
    happened = [event.kind for event in events]
    rest = iter(happened)
    if all(kind in rest for kind in kinds):
        return None
    for kind in kinds:
        _check_kind(state, kind, happened)
    return Problem("not-in-order", kinds=in_file(kinds), happened=in_file(happened))


def _event(state: State, value: Any, events: Sequence[Event]) -> Said | None:
    """One event with these figures."""
    if not isinstance(value, dict) or "kind" not in value:
        return Problem("event-form", value=in_file(value))
    kind, wanted = value["kind"], {key: figure for key, figure in value.items() if key != "kind"}
    alike = [msgspec.to_builtins(event.figures) for event in events if event.kind == kind]
    if any(differs(figures, wanted) is None for figures in alike):
        return None
    happened = [event.kind for event in events]
    if not alike:
        _check_kind(state, kind, happened)
        return Problem("no-event", kind=str(kind), happened=in_file(happened))
    return Problem("event-differs", kind=str(kind), why=differs(alike[-1], wanted))


def _check_kind(state: State, kind: Any, happened: Sequence[str]) -> None:
    if kind not in happened and kind != "end":
        check_key(state.game, "no-kind", "event", str(kind), "expect")


def _sees(state: State, value: Any, events: Sequence[Event]) -> Said | None:
    """What holds in the eyes of a seat; what it may not know is "unknown"."""
    if not isinstance(value, dict) or not all(isinstance(one, dict) for one in value.values()):
        return Problem("sees-form", value=in_file(value))
    for name, expect in value.items():
        seat = _seat(state, name, "expect", "sees", name)
        seen = [told for event in events if (told := event.seen_by(seat)) is not None]
        try:
            check(state.game.outline(state.view(seat)), expect, seen)
        except Problem as problem:
            raise Problem(
                "sees", "expect", "sees", name, *problem.keys[1:], seat=name, why=problem
            ) from problem
    return None


COMMON: dict[str, Callable[[State, Any, Sequence[Event]], Said | None]] = {
    "waiting": _waiting,
    "over": _over,
    "winners": _winners,
    "how": _how,
    "events": _events,
    "event": _event,
    "sees": _sees,
}
