"""Actions that were taken back after their dice had fallen: what they rolled stays spent.

The next die is one that nobody has seen. So that every die of the seed can still be accounted for, a record
keeps what was taken back as it was played, and whoever verifies it plays it again beside the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from grognard.kernel.refusal import GrognardError
from grognard.kernel.state import State

M = TypeVar("M")
S = TypeVar("S", bound=State)


class WrongTakeback(GrognardError):
    """More was taken back than was done, or less."""


class TakenBack(msgspec.Struct, frozen=True, tag=True):
    """The last so many actions were taken back, `line` is where a record says so (0: in none)."""

    count: int
    line: int = 0


def struck(moves: Sequence[M], spent: dict[int, list[M | TakenBack]], keep: int) -> list[M | TakenBack]:
    """What is played again beside the game when all but the first `keep` of these actions are taken back.

    `spent` says what was taken back before, by the number of the actions that stood then; what followed an
    action that goes itself goes with it.

    >>> spent = {2: ["c", TakenBack(1)]}
    >>> struck(["a", "b", "d"], spent, 1), spent
    (['b', 'c', TakenBack(count=1, line=0), 'd', TakenBack(count=2, line=0)], {})
    """
    found: list[M | TakenBack] = []
    for number in range(keep, len(moves)):
        found += [moves[number], *spent.pop(number + 1, [])]
    return [*found, TakenBack(len(moves) - keep)]


def spend(state: S, items: Iterable[M | TakenBack], do: Callable[[S, M], object]) -> None:
    """Plays what was taken back on copies; the position stays, the dice and draws of the copies are spent.

    WrongTakeback if more is taken back than was done, or less.
    """
    line = [state]
    for item in items:
        if isinstance(item, TakenBack):
            if not 0 < item.count < len(line):
                raise WrongTakeback("more is taken back than was done")
            later = line[-1]
            del line[-item.count :]
            line[-1].go_on_after(later)
        else:
            line.append(line[-1].clone())
            do(line[-1], item)
    if len(line) > 1:
        raise WrongTakeback("an action is neither done nor taken back")
