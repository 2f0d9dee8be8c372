"""The slips that `python -m tests.mutants` makes: each changes one function."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.narrow_seas.game import NarrowSeas
from grognard.games.battle_for_germany.rules import stacking
from tests.mutants import Slip, count, make, rules_of, target_of
from tests.unvisited import lines_of


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


def test_lines_are_those_of_functions_without_their_names() -> None:
    text = "one = 1\n\n\nclass Two:\n    three = 3\n\n    def four(self):\n        return [\n            5]\n"
    assert set(lines_of(compile(text, "text", "exec"))) == {8, 9}


def test_a_small_game_may_have_its_rules_in_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Small(NarrowSeas):
        folder = tmp_path / "small_game"

    monkeypatch.setattr(Small, "__module__", "small_game.game")
    monkeypatch.syspath_prepend(str(tmp_path))
    Small.folder.mkdir()
    with pytest.raises(SystemExit, match=r"neither a folder rules/ nor rules\.py"):
        rules_of(Small())
    (Small.folder / "rules.py").write_text("def may(a):\n    return a > 1\n")
    assert [module.__name__ for module in rules_of(Small())] == ["small_game.rules"]
