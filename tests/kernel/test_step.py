"""A question and what it must have: found out when its class is made."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from grognard.kernel.action import Action
from grognard.kernel.refusal import Refusal, refuse
from grognard.kernel.step import Step
from tests.tiny import ThreeFoxes


class Pass(Step, frozen=True):
    """A question with an answer that needs nothing but its `do_`, and one that may not always be given."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {"pass": (), "boast": ()}

    def may_boast(self, s: Any) -> Refusal | None:
        return refuse("1", "too-modest") if s.points < 3 else None

    def do_pass(self, s: Any) -> None:
        s.points = 0

    def do_boast(self, s: Any) -> None:
        s.points = 9


def test_a_verb_without_arguments_needs_only_to_be_done() -> None:
    state, step = ThreeFoxes().new(seed=1), Pass()
    assert list(step.legal(state, 0)) == [Action("pass")]
    assert step.why_not(state, 0, Action("pass")) is None
    state.points = 3
    assert list(step.legal(state, 0)) == [Action("pass"), Action("boast")]
    step.do(state, 0, Action("pass"))
    assert state.points == 0
    assert step.why_not(state, 0, Action("boast")) == refuse("1", "too-modest")


@pytest.mark.parametrize(
    ("methods", "missing"),
    [
        ({}, "do_leap, may_leap, candidates_leap"),
        ({"do_leap": 1, "may_leap": 1}, "candidates_leap"),
        ({"do_leap": 1, "legal_leap": 1}, "may_leap"),
        ({"may_leap": 1, "candidates_leap": 1}, "do_leap"),
    ],
)
def test_a_missing_method_is_found_when_the_class_is_made(methods: dict[str, Any], missing: str) -> None:
    with pytest.raises(TypeError, match=f"Leap asks for 'leap' but has no {missing}$"):
        type("Leap", (Step,), {"verbs": {"leap": ("space",)}, **methods})
