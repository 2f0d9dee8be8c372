"""The slips that `python -m tests.mutants` makes: each changes one function, and the rules as they are stay."""

from __future__ import annotations

from grognard.games.battle_for_germany.rules import stacking
from tests.mutants import Slip, _target, count, make


def made() -> list[Slip]:
    found = [make(stacking, number) for number in range(count(stacking))]
    return [slip for slip in found if slip is not None]


def test_every_slip_reads_otherwise_and_runs_otherwise() -> None:
    slips = made()
    assert len(slips) > 5
    for slip in slips:
        target = _target(slip)
        assert target is not None
        assert slip.before != slip.after
        assert (
            slip.code.co_code != target.__code__.co_code or slip.code.co_consts != target.__code__.co_consts
        )


def test_a_refusal_that_is_left_out_is_one_of_them() -> None:
    assert any("refuse(" in slip.before and slip.after == "return None" for slip in made())
