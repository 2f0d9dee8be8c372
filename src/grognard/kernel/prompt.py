"""The question as a seat meets it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.refusal import Refusal


class Prompt:
    """What a seat is asked: a message with figures, the rule behind it, and what it may answer.

    The legal actions are listed only when somebody looks: one can be drawn, or asked about, without the list.
    """

    __slots__ = (
        "_legal",
        "_sample",
        "_why_not",
        "_write",
        "figures",
        "message",
        "rule",
        "seat",
        "undo",
        "verbs",
    )

    def __init__(
        self,
        seat: int | None,
        message: str,
        figures: dict[str, Any],
        rule: str,
        verbs: tuple[str, ...],
        undo: bool,
        legal: Callable[[], Iterator[Action]],
        sample: Callable[[Random], Action],
        why_not: Callable[[Action | str], Refusal | None],
        write: Callable[[Action], str],
    ) -> None:
        self.seat, self.message, self.figures, self.rule = seat, message, figures, rule
        self.verbs, self.undo = verbs, undo
        self._legal, self._sample, self._why_not, self._write = legal, sample, why_not, write

    @property
    def actions(self) -> list[Action]:
        """Every action offered, in a fixed order. An action with a path is offered with its cheapest way."""
        return list(self._legal())

    @property
    def lines(self) -> list[str]:
        """The actions offered, as lines."""
        return [self._write(action) for action in self._legal()]

    def offered(self) -> Iterator[Action]:
        """The actions offered, one at a time."""
        return self._legal()

    def sample(self, rng: Random) -> Action:
        """One legal action drawn by chance."""
        return self._sample(rng)

    def why_not(self, action: Action | str) -> Refusal | None:
        """None, or why this seat may not do this now."""
        return self._why_not(action)

    def write(self, action: Action) -> str:
        return self._write(action)

    def encode(self) -> bytes:
        """The whole prompt as bytes, as a client would get it."""
        return msgspec.json.encode(
            {
                "seat": self.seat,
                "message": self.message,
                "figures": self.figures,
                "rule": self.rule,
                "undo": self.undo,
                "actions": self.lines,
            },
            order="deterministic",
        )
