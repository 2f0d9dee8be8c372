"""The steps of a case: an action done, may be done, is refused, is offered."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any, TypeVar

from grognard.cases.file import Do
from grognard.cases.meaning import ANY, action, check_key, check_rule, fits, meant, seat_of, thing
from grognard.cases.problem import Problem, Purpose, Question, Reason
from grognard.kernel.action import Action
from grognard.kernel.dice import DiceError
from grognard.kernel.event import Event
from grognard.kernel.figures import KNOWN
from grognard.kernel.position_file import differs
from grognard.kernel.refusal import Illegal, Refusal
from grognard.kernel.saying import NOTHING, in_file
from grognard.kernel.state import State

T = TypeVar("T")
UNSHUFFLED = [0] * 64
"""The secret draws of a case that says none: whatever is shuffled stays in its order."""


def do(state: State, step: Do, events: list[Event]) -> list[Event]:
    """Does one step; the events of the last action are those that expectations look at."""
    seat = seat_of(state, step.seat) if step.act or step.legal or step.refused or _offers(step) else -1
    if step.act is not None:
        return _at(("act",), partial(_act, state, seat, step, step.act))
    for number, line in enumerate(step.legal):
        _at(("legal", number), partial(_check_legal, state, seat, step, line))
    for number, line in enumerate(step.refused):
        _at(("refused", number), partial(_check_refused, state, seat, step, line))
    if _offers(step):
        _check_offered(state, seat, step)
    return events


def _offers(step: Do) -> bool:
    return step.offered is not None or bool(step.offered_at_least)


def _at(keys: tuple[str | int, ...], check: Callable[[], T]) -> T:
    """A problem that does not say where it is, is here."""
    try:
        return check()
    except Problem as problem:
        if problem.keys:
            raise
        raise problem.inside(*keys) from problem.__cause__


# ---------------------------------------------------------------- done


def _act(state: State, seat: int, step: Do, line: str) -> list[Event]:
    what = action(state, seat, line, step.exactly)
    refusal = state.why_not(seat, what)
    if refusal is not None:
        raise Problem("act-refused", line=line, why=Reason(state.game, refusal, state.prompt(seat)))
    _check_before(state, seat, step, what)
    if step.dice is not None:
        state.scripted = list(step.dice)
    state.dealt = [*step.draws, *(() if state.seed else UNSHUFFLED)]
    dealt = len(state.dealt)
    try:
        events = state.act(seat, what)
    except DiceError as error:
        raise _wrong_dice(state, step, error.why, drawn=dealt - len(state.dealt)) from error
    if step.dice is not None and state.scripted:
        rolled = len(step.dice) - len(state.scripted)
        asked = Question(state.game, state.prompt(state.waiting[0])) if state.waiting else NOTHING
        raise Problem("dice-left", "dice", rolled=rolled, left=len(state.scripted), asked=asked)
    return events


def _wrong_dice(state: State, step: Do, why: str, drawn: int) -> Problem:
    """A draw from other things, too few dice, or one that has no such face."""
    rolled, dice = len(state.rolls), step.dice or []
    if drawn > len(state.draws):
        return Problem("draws-wrong", "draws")
    if rolled < len(dice):
        return Problem("no-such-face", "dice", die=dice[rolled], number=rolled + 1)
    keys = () if step.dice is None else ("dice",)
    return Problem("dice-wanted", *keys, rolled=rolled, what=Purpose(state.game, why))


# ---------------------------------------------------------------- may be done, and what it would bring


def _check_legal(state: State, seat: int, step: Do, line: str) -> None:
    what = action(state, seat, line, step.exactly)
    refusal = state.why_not(seat, what)
    if refusal is not None:
        raise Problem("not-legal", line=line, why=Reason(state.game, refusal, state.prompt(seat)))
    _check_before(state, seat, step, what)


def _check_before(state: State, seat: int, step: Do, what: Action) -> None:
    """What the player sees of it before: cost, odds and other figures, and the chances of the dice."""
    if not (step.figures or step.chances):
        return
    preview = state.game.preview(state.view(seat), what)
    _check_figures(dict(preview.figures), step)
    for result, wanted in step.chances.items():
        found, chance = preview.chances.get(result), _chance(result, wanted)
        if found is None and chance:
            raise Problem("no-result", "chances", result, name=result, known=tuple(preview.chances) or ("-",))
        if found is not None and found != chance:
            raise Problem(
                "other-chance", "chances", result, name=result, found=str(found), wanted=str(chance)
            )


def _check_figures(found: dict[str, Any], step: Do) -> None:
    told = differs({name: value for name, value in found.items() if name != KNOWN}, step.figures)
    if told is not None:
        raise Problem("figures-differ", "figures", why=told, known=tuple(found) or ("-",))


def _chance(name: str, wanted: Any) -> Fraction:
    try:
        return Fraction(wanted) if isinstance(wanted, (str, int)) else Fraction(str(wanted))
    except (ValueError, ZeroDivisionError) as error:
        raise Problem("chance-form", "chances", name, name=name, value=in_file(wanted)) from error


# ---------------------------------------------------------------- refused


def _check_refused(state: State, seat: int, step: Do, line: str) -> None:
    check_rule(state.game, step.rule, "rule")
    if step.message is not None:
        check_key(state.game, "no-message", "no", step.message, "message")
    refusal = _refusal(state, seat, step, line)
    if refusal is None:
        raise Problem("is-legal", line=line, rule=_told(step.rule))
    why = Reason(state.game, refusal, state.prompt(seat))
    if not fits(refusal.rule, step.rule):
        raise Problem("other-rule", "rule", line=line, why=why, rule=_told(step.rule))
    if step.message is not None and refusal.message != step.message:
        raise Problem("other-message", "message", why=why, found=refusal.message, wanted=step.message)
    _check_figures(dict(refusal.figures), step)


def _told(rule: str) -> str:
    return "any" if rule == ANY else rule or NOTHING


def _refusal(state: State, seat: int, step: Do, line: str) -> Refusal | None:
    """Why not. What is no action at all is a slip of the pen, unless the case says that it means it."""
    try:
        return state.why_not(seat, meant(state, seat, line, step.exactly))
    except Illegal as illegal:
        if illegal.refusal.message == step.message:
            return illegal.refusal
        raise Problem("misspelt", line=line, why=Reason(state.game, illegal.refusal)) from illegal


# ---------------------------------------------------------------- offered


def _check_offered(state: State, seat: int, step: Do) -> None:
    lines = set(state.prompt(seat).lines)
    if step.offered_of is not None:
        word = thing(state.game, step.offered_of)
        lines = {line for line in lines if word in re.split(r"[ +-]", line)}
    key = "offered_at_least" if step.offered is None else "offered"
    wanted = [
        _at((key, number), partial(_offered, state, seat, lines, line))
        for number, line in enumerate(step.offered or step.offered_at_least)
    ]
    extra = sorted(lines - set(wanted))
    if step.offered is not None and extra:
        raise Problem("offered-besides", "offered", lines=tuple(extra))


def _offered(state: State, seat: int, lines: set[str], line: str) -> str:
    """The line of an offer as the game writes it; a problem if there is none."""
    readings = list(_readings(state, seat, line))
    found = next((one for one in readings if one in lines), None)
    if found is not None:
        return found
    refusal = state.why_not(seat, readings[-1])
    if refusal is None:
        raise Problem("not-among", line=line)
    raise Problem("not-offered", line=line, why=Reason(state.game, refusal, state.prompt(seat)))


def _readings(state: State, seat: int, line: str) -> Iterator[str]:
    """As it stands, and as it is meant."""
    yield " ".join(line.split())
    yield state.game.write(action(state, seat, line))
