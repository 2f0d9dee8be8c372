"""Case files: right ones pass; a wrong expectation of any kind fails and says what differed."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.cases import CaseFailed, read_cases, run_case
from grognard.kernel.refusal import BadFile
from tests.tiny import ThreeFoxes

GAME = ThreeFoxes()

GOOD = """\
[[case]]
name = "The stronger fox wins"
rules = ["3"]
text = "Red's 3 attacks grey's 1."

[case.position]
active = "red"
points = 2
foxes = { r3 = "a1", g1 = "b1", w1 = "c3" }

[[case.do]]
offered_of = "r3"
offered = ["move r3 b1", "move r3 a2"]

[[case.do]]
seat = "red"
refused = "move r3 c1"
rule = "2"
message = "not-adjacent"

[[case.do]]
act = "move r3 b1"
expect = { waiting = ["grey"], r3 = "a1" }

[[case.do]]
seat = "grey"
act = "stand"
dice = [4, 5]
expect = { events = ["die", "beaten"], event = { kind = "beaten", fox = "g1" } }

[case.expect]
r3 = "b1"
g1 = "den"
over = false
how = ""
winners = []
"""


def run(folder: Path, text: str) -> None:
    path = folder / "cases.toml"
    path.write_text(text, encoding="utf-8")
    for case in read_cases(path):
        run_case(GAME, case)


def test_a_right_case_passes(tmp_path: Path) -> None:
    run(tmp_path, GOOD)
    run(tmp_path, GOOD + GOOD.replace("The stronger", "Again the stronger"))


@pytest.mark.parametrize(
    ("old", "new", "step", "reason"),
    [
        ('r3 = "b1"\ng1', 'r3 = "a1"\ng1', None, "r3: it is in b1, not in a1"),
        ("over = false", "over = true", None, "over: it is False, not True"),
        ('how = ""', 'how = "foxes"', None, "how: it is '', not 'foxes'"),
        ("winners = []", 'winners = ["red"]', None, "winners"),
        ("winners = []", "losers = []", None, "nothing called 'losers'"),
        ('offered = ["move r3 b1", ', "offered = [", 1, "offered besides: move r3 b1"),
        ('"move r3 a2"]', '"move r3 a2", "move r3 a3"]', 1, "not offered: move r3 a3"),
        ('offered_of = "r3"\n', "", 1, "offered besides"),
        ('rule = "2"', 'rule = "3"', 2, "refused by 2"),
        ('message = "not-adjacent"', 'message = "too-far"', 2, "refused with 'not-adjacent'"),
        ('refused = "move r3 c1"', 'refused = "done"', 2, "it is legal"),
        ('seat = "red"', 'seat = "pink"', 2, "no seat 'pink'"),
        ('seat = "red"', 'seat = "white"', 2, "not-your-turn"),
        ('waiting = ["grey"]', 'waiting = ["red"]', 3, "waiting: it is ['grey']"),
        ('act = "move r3 b1"', 'act = "move r3 c1"', 3, "not-adjacent"),
        ('act = "move r3 b1"', 'act = "fly"', 3, "unknown-verb"),
        ("dice = [4, 5]", "dice = [4, 5, 6]", 4, "1 of the dice were not rolled"),
        ("dice = [4, 5]", "dice = [4]", 4, "without its seed"),
        ("dice = [4, 5]\n", "", 4, "without its seed"),
        ("dice = [4, 5]", "dice = [4, 9]", 4, "6 sides"),
        ("dice = [4, 5]", "dice = [1, 5]", 4, "no 'beaten' with {'fox': 'g1'}"),
        ('["die", "beaten"]', '["beaten", "die"]', 4, "did not happen in this order"),
        ('kind = "beaten"', 'kind = "fled"', 4, "no 'fled'"),
        ('fox = "g1" } }', 'colour = "grey" } }', 4, "no 'beaten' with {'colour'"),
        ('g1 = "b1", w1', 'g7 = "b1", w1', None, "position at foxes.g7"),
    ],
)
def test_a_wrong_case_fails(tmp_path: Path, old: str, new: str, step: int | None, reason: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(CaseFailed) as failed:
        run(tmp_path, GOOD.replace(old, new))
    assert failed.value.step == step
    assert reason in failed.value.reason
    assert f"{tmp_path / 'cases.toml'}, line 1, The stronger fox wins" in str(failed.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("[[case]]", "[[cases]]", None, "no [[case]]"),
        ('name = "The stronger fox wins"\n', "", 1, "name"),
        ('rules = ["3"]', 'rules = "3"', 1, "rules"),
        ("text =", "txet =", 4, "txet"),
        ('seat = "red"', 'saet = "red"', 16, "saet"),
        ('act = "stand"\ndice = [4, 5]', "dice = [4, 5]", 25, "either"),
        ('act = "stand"', 'act = "stand"\nrefused = "stand"', 25, "either"),
        ('rule = "2"\nmessage = "not-adjacent"', "", 15, "needs the `rule`"),
        ('act = "stand"', "act = ", 27, "nvalid"),
    ],
)
def test_a_broken_file_says_where_and_why(
    tmp_path: Path, old: str, new: str, line: int | None, reason: str
) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(BadFile) as bad:
        run(tmp_path, GOOD.replace(old, new))
    assert bad.value.line == line
    assert reason in bad.value.reason


def test_a_case_that_checks_nothing_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="something to check"):
        run(tmp_path, '[[case]]\nname = "x"\nrules = ["1"]\n')


def test_rules_on_top_count_for_every_case(tmp_path: Path) -> None:
    path = tmp_path / "cases.toml"
    path.write_text('rules = ["4"]\n[[case]]\nname = "x"\nexpect = { over = false }\n', encoding="utf-8")
    assert [case.rules for case in read_cases(path)] == [["4"]]
