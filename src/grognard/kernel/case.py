"""Cases: a position, actions with scripted dice, and what must come out, as files that a person can write."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.position import KeyedError, build_position, line_of, read_toml
from grognard.kernel.refusal import BadFile, GrognardError
from grognard.kernel.state import State

UNSHUFFLED = [0] * 64
"""The secret draws of a case that says none: whatever is shuffled stays in its order."""


class Do(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a case: an action done, an action refused, or the list of what is offered."""

    seat: str | None = None
    act: str | None = None
    dice: list[int] | None = None
    draws: list[int] | None = None
    refused: str | None = None
    rule: str | None = None
    message: str | None = None
    offered: list[str] | None = None
    offered_of: str | None = None
    expect: dict[str, Any] = {}

    def __post_init__(self) -> None:
        if [self.act, self.refused, self.offered].count(None) != 2:
            raise ValueError("a step has either `act`, or `refused`, or `offered`")
        if (self.dice is not None or self.draws is not None) and self.act is None:
            raise ValueError("`dice` and `draws` belong to an `act`")
        if (self.rule or self.message) and self.refused is None:
            raise ValueError("`rule` and `message` belong to `refused`")
        if self.refused is not None and self.rule is None:
            raise ValueError("`refused` needs the `rule` that forbids it")
        if self.offered_of is not None and self.offered is None:
            raise ValueError("`offered_of` needs the list `offered`")

    @property
    def told(self) -> str:
        return self.act or self.refused or "offered"


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A case: its name, the rules it proves, where it starts, what is done, what holds at the end."""

    name: str
    rules: list[str]
    position: dict[str, Any] = {}
    text: str = ""
    do: list[Do] = []
    expect: dict[str, Any] = {}
    place: str = ""

    def __post_init__(self) -> None:
        if not self.expect and not self.do:
            raise ValueError("a case needs something to check: `do` or `expect`")


class CaseFailed(GrognardError):
    """Something in a case did not come out as it says: where, and what differed."""

    def __init__(self, case: Case, step: int | None, reason: str) -> None:
        where = [case.place, case.name]
        if step is not None:
            where.append(f"step {step} ({case.do[step - 1].told})")
        super().__init__(f"{', '.join(filter(None, where))}: {reason}")
        self.step, self.reason = step, reason


def read_cases(path: Path) -> list[Case]:
    """The cases of a file; BadFile says what is wrong and where. `rules` on top count for every case."""
    data, text = read_toml(path)
    tables, shared = data.get("case"), data.get("rules", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise BadFile(str(path), "has no [[case]]")
    cases = []
    for number, table in enumerate(tables):
        line = _line_of_case(text, number)
        try:
            case = msgspec.convert({"rules": shared, **table, "place": f"{path}, line {line}"}, Case)
        except msgspec.ValidationError as error:
            raise BadFile(str(path), str(error), _line_of_step(text, line, str(error))) from error
        cases.append(case)
    return cases


def _line_of_case(text: str, number: int) -> int:
    starts = [
        n for n, line in enumerate(text.splitlines(), start=1) if re.match(r"\s*\[\[\s*case\s*\]\]", line)
    ]
    return starts[number] if number < len(starts) else 1


def _line_of_step(text: str, start: int, message: str) -> int:
    """The line of the step or of the unknown key that a message is about, else that of the case."""
    after = text.splitlines()[start - 1 :]
    step = re.search(r"\$\.do\[(\d+)\]", message)
    steps = [n for n, line in enumerate(after) if re.match(r"\s*\[\[\s*case\.do\s*\]\]", line)]
    first = steps[int(step[1])] if step and int(step[1]) < len(steps) else 0
    key = re.search(r"unknown field `(\w+)`", message)
    found = line_of("\n".join(after[first:]), [key[1]]) if key else None
    return start + first + (found - 1 if found else 0)


def run_case(game: Game, case: Case) -> None:
    """Plays a case; CaseFailed says at which step it differs and how."""
    try:
        state = build_position(game, case.position)
    except GrognardError as error:
        keys = ".".join(error.keys) if isinstance(error, KeyedError) else ""
        raise CaseFailed(case, None, f"position{' at ' + keys if keys else ''}: {error}") from error
    if "seed" not in case.position:
        # A die that the case does not script would come out otherwise each time: better none at all.
        state.seed = ""
    events: list[Event] = []
    for number, step in enumerate(case.do, start=1):
        try:
            events = _do(state, step, events)
            _check(state, step.expect, events)
        except GrognardError as error:
            raise CaseFailed(case, number, str(error)) from error
    try:
        _check(state, case.expect, events)
    except GrognardError as error:
        raise CaseFailed(case, None, f"at the end, {error}") from error


class _DiffersError(GrognardError):
    pass


def _do(state: State, step: Do, events: list[Event]) -> list[Event]:
    """Does one step; the events of the last action are those that expectations look at."""
    seat = _seat(state, step.seat)
    if step.act is not None:
        if step.dice is not None:
            state.scripted = list(step.dice)
        state.dealt = [*(step.draws or ()), *(() if state.seed else UNSHUFFLED)]
        events = state.act(seat, step.act)
        if step.dice is not None and state.scripted:
            raise _DiffersError(f"{len(state.scripted)} of the dice were not rolled")
        return events
    if step.refused is not None:
        _check_refused(state, seat, step)
    else:
        _check_offered(state, seat, step)
    return events


def _seat(state: State, name: str | None) -> int:
    seats = state.setup.seats
    if name is None:
        if len(state.waiting) != 1:
            raise _DiffersError(f"say which seat: {_words(state, state.waiting)} may answer")
        return state.waiting[0]
    if name not in seats:
        raise _DiffersError(f"no seat {name!r}; there are: {', '.join(seats)}")
    return seats.index(name)


def _check_refused(state: State, seat: int, step: Do) -> None:
    refusal = state.why_not(seat, step.refused or "")
    if refusal is None:
        raise _DiffersError(f"it is legal, but {step.rule} should refuse it")
    if refusal.rule != step.rule:
        raise _DiffersError(
            f"refused by {refusal.rule or 'no rule'} ({refusal}), not by {step.rule or 'no rule'}"
        )
    if step.message is not None and refusal.message != step.message:
        raise _DiffersError(f"refused with {refusal.message!r}, not {step.message!r}")


def _check_offered(state: State, seat: int, step: Do) -> None:
    lines = set(state.prompt(seat).lines)
    if step.offered_of is not None:
        lines = {line for line in lines if step.offered_of in re.split(r"[ +-]", line)}
    expected = {" ".join(line.split()) for line in step.offered or ()}
    if lines != expected:
        missing, extra = sorted(expected - lines), sorted(lines - expected)
        told = [f"not offered: {', '.join(missing)}"] * bool(missing)
        told += [f"offered besides: {', '.join(extra)}"] * bool(extra)
        raise _DiffersError("; ".join(told))


def _check(state: State, expect: dict[str, Any], events: list[Event]) -> None:
    for key, value in expect.items():
        differs = _differs(state, key, value, events)
        if differs is not None:
            raise _DiffersError(f"{key}: {differs}")


def _differs(state: State, key: str, value: Any, events: list[Event]) -> str | None:
    """None if what is expected holds; the keys that every game has are looked at here, others by the game."""
    outcome = state.outcome
    known: dict[str, Any] = {
        "waiting": _words(state, state.waiting),
        "over": outcome is not None,
        "winners": _words(state, outcome.winners) if outcome else [],
        "how": outcome.how if outcome else "",
    }
    if key in known:
        return None if known[key] == value else f"it is {known[key]!r}, not {value!r}"
    if key == "events":
        return _events_differ(events, value)
    if key == "event":
        return _event_differs(events, value)
    return state.game.expect(state, key, value)


def _words(state: State, seats: Sequence[int]) -> list[str]:
    return [state.setup.seats[seat] for seat in seats]


def _events_differ(events: list[Event], kinds: Any) -> str | None:
    rest = iter([event.kind for event in events])
    if all(kind in rest for kind in kinds):
        return None
    return f"{kinds} did not happen in this order, but {[event.kind for event in events]}"


def _event_differs(events: list[Event], value: Any) -> str | None:
    wanted = {key: figure for key, figure in value.items() if key != "kind"}
    alike = [event for event in events if event.kind == value.get("kind")]
    figures = [msgspec.to_builtins(event.figures) for event in alike]
    if any(all(key in told and told[key] == wanted[key] for key in wanted) for told in figures):
        return None
    return f"no {value.get('kind')!r} with {wanted}; there were {figures or [event.kind for event in events]}"
