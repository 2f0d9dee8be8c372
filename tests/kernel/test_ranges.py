"""Every number of a position fits its column, and no correction of the data is out of all proportion."""

from __future__ import annotations

import re

import pytest

import grognard
from grognard.kernel.columns import fits
from grognard.kernel.game import Game
from grognard.kernel.refusal import GrognardError

GAME = grognard.game("bfg")
DUMP = GAME.new(seed="1").dump().decode()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r'"where":\[-?\d+', '"where":[' + "9" * 30),
        (r'"where":\[-?\d+', '"where":[100001'),
        (r'"where":\[', '"where":[' + "0," * 20_000),
        (r'"takeback":\d+', '"takeback":1000000000'),
        (r'"rolled":\d+', '"rolled":-1'),
    ],
)
def test_a_number_out_of_range_is_refused(old: str, new: str) -> None:
    forged, count = re.subn(old, new, DUMP, count=1)
    assert count == 1
    with pytest.raises(GrognardError, match="not a position of battle-for-germany"):
        GAME.load(forged.encode())
    assert GAME.load(DUMP.encode()).dump().decode() == DUMP


def test_numbers_of_questions_are_looked_at_too() -> None:
    assert fits([{"unit": 3, "path": [1, 2], "name": "x"}], 10)
    assert not fits([{"unit": 3, "path": [1, 11]}], 10)
    assert not fits([[{"unit": -11}]], 10)


def test_a_correction_beyond_all_figures_is_refused() -> None:
    def corrected(number: int) -> Game:
        return grognard.game(
            "bfg", {"scenarios": {"turns": {"4": {"replacements": {"west_german": number}}}}}
        )

    assert corrected(3).overlay
    for number in (10**9, -(10**9)):
        with pytest.raises(GrognardError, match="more than any figure"):
            corrected(number)
