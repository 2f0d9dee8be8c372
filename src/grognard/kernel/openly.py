"""What the others see of an action: who did it and its line, as far as these tell nothing that is hidden."""

from __future__ import annotations

from typing import NamedTuple

from grognard.kernel.ending import ENDINGS
from grognard.kernel.state import State
from grognard.kernel.step import Step


class Openly(NamedTuple):
    """An action to those who did not do it: None for what they may not know."""

    seat: int | None
    line: str | None


def openly(before: State, seat: int, line: str) -> Openly:
    """What the others see of a seat's action; `before` is the position in which it was done.

    The answer that closes a secret question tells what comes to light, but not who gave it: who was last.
    """
    if line in ENDINGS or not before.game.secrets:
        return Openly(seat, line)
    step = before.stack[-1]
    told = type(step).openly is Step.openly or _shows_all(before, step, seat, line)
    return Openly(None if step.secret else seat, line if told else None)


def _shows_all(before: State, step: Step, seat: int, line: str) -> bool:
    action = before.game.parse(line)
    return bool(step.openly(before, seat, action) == action)
