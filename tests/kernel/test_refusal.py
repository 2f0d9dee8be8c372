"""Refusals and errors: what they say, and that they survive the way between processes."""

from __future__ import annotations

import pickle

import pytest

from grognard.kernel.position import KeyedError
from grognard.kernel.refusal import BadFile, GrognardError, Illegal, UnknownChoice, refuse

ERRORS = [
    GrognardError("something is wrong"),
    Illegal(refuse("6-21", "enemy-zone", unit="e_28")),
    BadFile("my.toml", "is not TOML", line=3),
    UnknownChoice("bot", "foo", ["random", "captain"]),
    KeyedError("no such unit", "units", "us_99"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_crosses_processes(error: GrognardError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_a_refusal_reads_as_the_rule_and_the_reason() -> None:
    assert str(refuse("6-21", "enemy-zone", unit="e_28")) == "6-21: enemy-zone (unit e_28)"
    assert str(refuse("", "game-over")) == "game-over"


def test_an_unknown_choice_lists_the_known_ones() -> None:
    assert (
        str(UnknownChoice("bot", "foo", ["random", "captain"])) == "no bot 'foo'; there are: random, captain"
    )


def test_a_bad_file_names_the_line() -> None:
    assert str(BadFile("my.toml", "is not TOML", 3)) == "my.toml, line 3: is not TOML"
