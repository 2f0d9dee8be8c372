"""Actions are written as lines and read back; what is no action is refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.action import LONGEST_LINE, Action, Vocabulary, base, leading, names_in, things
from grognard.kernel.refusal import Illegal
from tests.tiny import Bid, ThreeFoxes

WORDS = Vocabulary(
    {"space": ["1905", "1906", "2005"], "unit": ["us_3", "us_12", "e_28"]},
    {"attack": ("space", "units"), "move": ("unit", "path"), "back": ("unit", "units?"), "pass": ()},
)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("attack 1905 us_3+e_28", Action("attack", (0, (0, 2)))),
        ("move us_12 1906-1905-1906", Action("move", (1, (1, 0, 1)))),
        ("pass", Action("pass", ())),
        ("back us_3 us_12+e_28", Action("back", (0, (1, 2)))),
        ("back us_3 none", Action("back", (0, ()))),
    ],
)
def test_a_line_and_back(line: str, action: Action) -> None:
    assert WORDS.read(line) == action
    assert WORDS.write(action) == line
    assert WORDS.check(action) is None


def test_a_set_is_put_in_order_a_path_is_not() -> None:
    assert WORDS.read("attack 1905 e_28+us_3") == WORDS.read("attack 1905 us_3+e_28")
    assert WORDS.read("move us_3 1906-1905") != WORDS.read("move us_3 1905-1906")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "unknown-verb"),
        ("fly us_3", "unknown-verb"),
        ("pass us_3", "wrong-arguments"),
        ("attack 1905", "wrong-arguments"),
        ("attack 1905 us_4", "unknown-name"),
        ("attack 1905 us_3+", "unknown-name"),
        ("attack 1905 us_3+us_3", "named-twice"),
        ("attack 1905 none", "unknown-name"),
        ("back us_3 none+us_12", "unknown-name"),
        ("move us_3 1905+1906", "unknown-name"),
        ("pass" + " " * LONGEST_LINE, "line-too-long"),
    ],
)
def test_a_line_that_is_none(line: str, message: str) -> None:
    with pytest.raises(Illegal) as illegal:
        WORDS.read(line)
    assert illegal.value.refusal.message == message


@pytest.mark.parametrize(
    "action",
    [
        Action("fly", (0,)),
        Action("pass", (0,)),
        Action("attack", (0,)),
        Action("attack", (3, (0,))),
        Action("attack", (-1, (0,))),
        Action("attack", (True, (0,))),
        Action("attack", (0, (1, 0))),
        Action("attack", (0, (0, 0))),
        Action("attack", (0, ())),
        Action("attack", (0, [0])),
        Action("attack", ("1905", (0,))),
        Action("move", (0, ())),
        Action("move", (0, (0, 9))),
    ],
)
def test_a_malformed_action_is_refused(action: Action) -> None:
    assert WORDS.check(action) is not None


@pytest.mark.parametrize("verb", [None, 3, ["move"]])
def test_a_verb_that_is_no_word_is_refused(verb: Any) -> None:
    reason = WORDS.check(Action(verb, ()))
    assert reason is not None
    assert reason.message == "unknown-verb"


def test_one_verb_has_one_form_in_a_game() -> None:
    class Other(Bid, frozen=True):
        verbs = {"bid": ("space",)}  # noqa: RUF012

    class Muddled(ThreeFoxes):
        step_types = (Bid, Other)

    with pytest.raises(TypeError, match="Other asks 'bid'"):
        _ = Muddled().vocabulary


@pytest.mark.parametrize(
    ("kind", "value", "of", "held"),
    [
        ("unit", 1, "unit", (1,)),
        ("units", (0, 2), "unit", (0, 2)),
        ("units?", (), "unit", ()),
        ("path", (1, 0, 2), "space", (2,)),
    ],
)
def test_what_an_argument_holds(kind: str, value: Any, of: str, held: tuple[int, ...]) -> None:
    assert (base(kind), things(kind, value)) == (of, held)


@pytest.mark.parametrize(
    ("kinds", "numbers"),
    [
        ((), []),
        (("unit", "path"), [0]),
        (("spaces", "units"), [0, 1]),
        (("unit", "unit", "units?"), [0]),
        (("type", "space"), [0]),
    ],
)
def test_an_action_is_begun_with_its_first_argument_or_with_who_acts(
    kinds: tuple[str, ...], numbers: list[int]
) -> None:
    assert leading(kinds) == numbers


EXAMPLES = json.loads((Path(__file__).parents[2] / "web/src/testing/action-lines.json").read_text("utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{one['kind']} {one['word']}")
def test_the_page_knows_the_same_grammar(example: dict[str, Any]) -> None:
    kind, word, names = example["kind"], example["word"], example["names"]
    vocabulary = Vocabulary({example["thing"]: names or ["x"]}, {"do": (kind,)})
    several = kind == "path" or example["set"]
    assert base(kind) == example["thing"]
    assert names_in(kind, word) == (names if several else word)
    assert vocabulary.write(Action("do", (tuple(range(len(names))) if several else 0,))) == f"do {word}"
    assert (vocabulary.check(Action("do", ((),))) is None) == example["empty"]
