"""Plays cases and says what does not come out: each branch by itself, with the line that it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from grognard.cases import expect, steps
from grognard.cases.file import Branch, Case
from grognard.cases.meaning import check_rule
from grognard.cases.problem import Problem
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.position import KeyedError, build_position
from grognard.kernel.refusal import GrognardError
from grognard.kernel.state import State

T = TypeVar("T")


class CaseFailed(GrognardError):
    """Something in a case did not come out as it says: where, and what differed."""

    def __init__(self, case: Case, problem: Problem) -> None:
        line = case.line(problem)
        super().__init__(f"{case.file}, line {line}, {case.told(problem)}: {problem}")
        self.case, self.problem, self.line = case, problem, line


def run_case(game: Game, case: Case) -> None:
    """Plays a case; CaseFailed says at which line it differs and how."""
    for problem in problems(game, case):
        raise CaseFailed(case, problem) from problem.__cause__


def problems(game: Game, case: Case) -> Iterator[Problem]:
    """What does not come out as a case says: at most one for each of its branches."""
    try:
        for number, rule in enumerate(case.rules):
            check_rule(game, rule, "rules", number)
        state = _guarded(partial(_position, game, case))
    except Problem as problem:
        yield problem
    else:
        yield from _branch(state, [], case, ())


def _position(game: Game, case: Case) -> State:
    try:
        state: State = build_position(game, case.position)
    except KeyedError as error:
        raise Problem("position", "position", *error.keys, why=error) from error
    if "seed" not in case.position:
        # A die that the case does not script would come out otherwise each time: better none at all.
        state.seed = ""
    return state


def _branch(
    state: State, events: Sequence[Event], branch: Branch, keys: tuple[str | int, ...]
) -> Iterator[Problem]:
    """Plays the steps of a branch, then each of those that go on from there."""
    done, inside = list(events), keys
    try:
        for number, step in enumerate(branch.do):
            inside = (*keys, "do", number)
            done = _guarded(partial(steps.do, state, step, done))
            _guarded(partial(expect.check, state, step.expect, done))
        inside = keys
        _guarded(partial(expect.check, state, branch.expect, done))
    except Problem as problem:
        yield problem.inside(*inside)
        return
    for number, one in enumerate(branch.branch):
        yield from _branch(state.clone(), done, one, (*keys, "branch", number))


def _guarded(do: Callable[[], T]) -> T:
    """Whatever goes wrong is a problem of the case; what nobody has foreseen is one of the program."""
    try:
        return do()
    except Problem:
        raise
    except GrognardError as error:
        raise Problem("error", why=str(error)) from error
    except Exception as error:
        raise Problem("program", error=type(error).__name__) from error
