"""The slips that `python -m tests.mutants` makes: each changes one function."""

from __future__ import annotations

from grognard.games.battle_for_germany.rules import stacking
from tests.mutants import Slip, count, make, target_of


def made() -> list[Slip]:
    found = [make(stacking, number) for number in range(count(stacking))]
    return [slip for slip in found if slip is not None]


def test_every_slip_reads_otherwise_and_runs_otherwise() -> None:
    slips = made()
    assert len(slips) > 5
    for slip in slips:
        target = target_of(slip)
        assert target is not None
        old, new = target.__code__, slip.code
        assert slip.before != slip.after
        assert (new.co_code, new.co_consts) != (old.co_code, old.co_consts)


def test_a_refusal_that_is_left_out_is_one_of_them() -> None:
    assert any("refuse(" in slip.before and slip.after == "return None" for slip in made())
