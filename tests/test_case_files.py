"""Case files: right ones pass; a wrong expectation of any kind fails, with its line and what differed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard
from grognard.cases import CaseFailed, read_cases, run_case
from grognard.cases.file import read_file
from grognard.cases.problem import Problem
from grognard.cases.run import problems
from grognard.kernel.languages import DEFAULT, LANGUAGES
from grognard.kernel.refusal import BadFile
from grognard.kernel.saying import Said
from tests.sentences import entries, variables
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
exactly = true
rule = "2"
message = "not-adjacent"
figures = { space = "c1" }

[[case.do]]
offered_at_least = ["move r3 a2"]

[[case.do]]
legal = ["move r3 a2", "done"]

[[case.do]]
legal = "move r3 b1"
figures = { steps = 1 }

[[case.do]]
expect = { over = false, sees = { grey = { r3 = "a1", over = false } } }

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


def line_of(text: str, old: str) -> int:
    """The line on which a piece of a text begins."""
    return text[: text.index(old)].count("\n") + 1


def test_a_right_case_passes(tmp_path: Path) -> None:
    run(tmp_path, GOOD)
    run(tmp_path, GOOD + GOOD.replace("The stronger", "Again the stronger"))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('r3 = "b1"\ng1', 'r3 = "a1"\ng1', "r3: it is in b1, not in a1"),
        ("over = false\nhow", "over = true\nhow", "over: it is false, not true"),
        ('how = ""', 'how = "foxes"', "how: it is '', not 'foxes'"),
        ("winners = []", 'winners = ["red"]', "winners: it is [], not ['red']"),
        ("winners = []", 'winners = ["pink"]', "no seat “pink”"),
        ("winners = []", "losers = []", "nothing called 'losers'"),
        ('offered = ["move r3 b1", ', "offered = [", "Offered besides: move r3 b1"),
        (
            'offered = ["move r3 b1", "move r3 a2"]',
            'offered = ["move r3 b1", "move r3 c1"]',
            "is not offered",
        ),
        ('offered_of = "r3"\noffered', 'offered_of = "r33"\noffered', "word “r33” in it. Did you mean “r3”?"),
        ('offered_at_least = ["move r3 a2"]', 'offered_at_least = ["moev r3 a2"]', "Did you mean “move”?"),
        ('offered_at_least = ["move r3 a2"]', 'offered_at_least = ["stand"]', "“stand” is not offered"),
        ('rule = "2"', 'rule = "3"', "refused, but not by rule 3. 2: "),
        ('rule = "2"', 'rule = "3*"', "refused, but not by rule 3*"),
        ('rule = "2"', 'rule = ""', "refused, but not without a rule"),
        ('message = "not-adjacent"', 'message = "too-far"', "“not-adjacent” and not “too-far”"),
        ('figures = { space = "c1" }', 'figures = { space = "c2" }', "space is 'c1', not 'c2'"),
        ('figures = { space = "c1" }', 'figures = { sapce = "c1" }', "no 'sapce'; did you mean space?"),
        ("figures = { steps = 1 }", "figures = { steps = 2 }", "steps is 1, not 2"),
        ("figures = { steps = 1 }", 'chances = { hit = "1/2" }', "No die brings “hit”"),
        ('legal = ["move r3 a2", "done"]', 'legal = ["move r3 a2", "stand"]', "“stand” should be legal"),
        ('legal = ["move r3 a2", "done"]', 'legal = ["move r3 a2", "stand"]', "It is answered with: move"),
        ('refused = "move r3 c1"', 'refused = "done"', "“done” is legal, but rule 2 should refuse it"),
        ('refused = "move r3 c1"', 'refused = "move r3 c1 c2"', "is no action"),
        ('refused = "move r3 c1"', 'refused = "move r33 c1"', "Did you mean “r3”?"),
        ('seat = "red"', 'seat = "pink"', "no seat “pink”"),
        ("sees = { grey = {", "sees = { gray = {", "no seat “gray”. Did you mean “grey”?"),
        (
            'sees = { grey = { r3 = "a1"',
            'sees = { grey = { r3 = "b1"',
            "In the eyes of grey: r3: it is in",
        ),
        ('waiting = ["grey"]', 'waiting = ["red"]', "waiting: it is ['grey'], not ['red']"),
        ('act = "move r3 b1"', 'act = "move r3 c3"', "may not be done. 2: "),
        ('act = "move r3 b1"', 'act = "fly"', "There is no action “fly”"),
        ("dice = [4, 5]", "dice = [4, 5, 6]", "Only 2 dice are rolled here; 1 of “dice” are left"),
        ("dice = [4, 5]", "dice = [4, 5, 6]", "are left. The question now: "),
        ("dice = [4, 5]", "dice = [4]", "More dice are rolled here than “dice” names"),
        ("dice = [4, 5]", "dice = [4, 9]", "Die number 2 can't show 9"),
        ('fox = "g1" } }', 'fox = "r3" } }', "an event “beaten”, but fox is 'g1', not 'r3'"),
        ('["die", "beaten"]', '["beaten", "die"]', "did not happen in this order"),
        ('kind = "beaten"', 'kind = "fled"', "no event “fled”"),
        ('fox = "g1" } }', 'colour = "grey" } }', "no 'colour'"),
        ('g1 = "b1", w1', 'g7 = "b1", w1', "Position: no fox 'g7'"),
    ],
)
def test_a_wrong_case_fails_with_its_line(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(CaseFailed) as failed:
        run(tmp_path, GOOD.replace(old, new))
    assert reason in str(failed.value)
    within = range(line_of(GOOD, old), line_of(GOOD, old) + new.count("\n") + 1)
    assert failed.value.line in within
    assert "The stronger fox wins" in str(failed.value)


def test_dice_that_nobody_names(tmp_path: Path) -> None:
    with pytest.raises(CaseFailed, match="say with “dice") as failed:
        run(tmp_path, GOOD.replace("dice = [4, 5]\n", ""))
    assert failed.value.line == line_of(GOOD, 'act = "stand"')


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ("draws = [1]", "A die is rolled here"),
        ("draws = [7], dice = [1, 1, 1]", "The secret draws are other ones"),
        ("draws = [1], dice = [1, 7, 1]", "Die number 2 can't show 7"),
    ],
)
def test_of_draws_and_dice_the_one_that_is_wrong_is_told(tmp_path: Path, named: str, reason: str) -> None:
    """One of two markers is drawn from a cup, and then the weather of the next month is rolled."""
    others = ("hungary", "romania", "bulgaria", "finland", "yugoslavia", "turkey", "bessarabia", "karelia")
    boxed = "".join(f'{one} = "box"\n' for one in others)
    (tmp_path / "draws.toml").write_text(
        '[[case]]\nname = "A marker"\nrules = ["U144"]\n[case.position]\nscenario = "main_event"\n'
        'phase = "diplomacy"\npoints = { germany = 9 }\nunits = { de_1 = "2725" }\nno_events = 1\n'
        f'[case.position.cup]\nbaltic_states = "box"\n{boxed}'
        f'[[case.do]]\nact = "draw"\n{named.replace(", d", chr(10) + "d")}\n',
        encoding="utf-8",
    )
    (case,) = read_cases(tmp_path / "draws.toml")
    with pytest.raises(CaseFailed, match=reason):
        run_case(grognard.game("us"), case)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("text =", "txet =", "Nothing here is called “txet”. Did you mean “text”?"),
        ('rules = ["3"]', 'rules = "3"', "“rules” must be a list of texts"),
        ('seat = "red"', 'saet = "red"', "Nothing here is called “saet”. Did you mean “seat”?"),
        ('act = "stand"\ndice', "dice", "“dice” belongs to a step with: act"),
        ('act = "stand"', 'act = "stand"\nrefused = "stand"', "A step has one of these"),
        ('rule = "2"\nmessage = "not-adjacent"\nfigures = { space = "c1" }', "", "needs the “rule”"),
        ("dice = [4, 5]", "dice = [4, -5]", "a list of numbers from 1 on"),
        ("dice = [4, 5]", 'rule = "3"', "“rule” belongs to a step with: refused"),
        ("exactly = true", 'exactly = "yes"', "“exactly” must be true or false"),
        ('act = "stand"', "act = ", "nvalid"),
    ],
)
def test_a_broken_file_says_where_and_why(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(BadFile) as bad:
        run(tmp_path, GOOD.replace(old, new))
    assert reason in bad.value.reason
    assert abs((bad.value.line or 0) - line_of(GOOD, old)) <= 4  # the step at least


def test_a_file_without_cases_is_none(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"no \[\[case\]\]"):
        run(tmp_path, GOOD.replace("[[case]]", "[[cases]]"))


def test_a_case_has_a_name_and_checks_something(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="Nothing is checked"):
        run(tmp_path, '[[case]]\nname = "x"\nrules = ["1"]\n')
    with pytest.raises(BadFile, match="“name”"):
        run(tmp_path, GOOD.replace('name = "The stronger fox wins"\n', ""))


def test_rules_on_top_count_for_every_case(tmp_path: Path) -> None:
    path = tmp_path / "cases.toml"
    path.write_text('rules = ["4"]\n[[case]]\nname = "x"\nexpect = { over = false }\n', encoding="utf-8")
    assert [case.rules for case in read_cases(path)] == [["4"]]


BRANCHES = """\
[[case]]
name = "Two ways from one position"
position = { active = "red", points = 2, foxes = { r3 = "a1", g1 = "b1" } }
do = [{ legal = "move r3 a2" }]
expect = { r3 = "a1" }
branch = [
  { name = "down", do = [{ act = "move r3 a2", expect = { r3 = "a2" } }], expect = { g1 = "b1" } },
  { name = "not at all", do = [
    { act = "done" },
    { refused = "move r3 a2", rule = "*" },
  ], expect = { r3 = "a1" } },
]
"""


def test_branches_begin_where_their_case_ends_and_fail_by_themselves(tmp_path: Path) -> None:
    path = tmp_path / "cases.toml"
    path.write_text(BRANCHES, encoding="utf-8")
    (case,) = read_file(path).cases
    assert list(problems(GAME, case)) == []
    wrong = BRANCHES.replace('expect = { r3 = "a2" }', 'expect = { r3 = "a3" }')
    path.write_text(
        wrong.replace('expect = { r3 = "a1" } },\n]', 'expect = { r3 = "b1" } },\n]'), encoding="utf-8"
    )
    (case,) = read_file(path).cases
    found = [(case.line(problem), str(problem)) for problem in problems(GAME, case)]
    assert found == [(7, "r3: it is in a2, not in a3."), (11, "r3: it is in a1, not in b1.")]


def test_every_rule_or_any_that_begins_so(tmp_path: Path) -> None:
    for rule in ("*", "2*"):
        run(tmp_path, GOOD.replace('rule = "2"', f'rule = "{rule}"'))


# ---------------------------------------------------------------- words


def test_cases_have_a_sentence_for_every_problem_in_both_languages_and_no_other() -> None:
    folder = Problem.folder
    english, french = (entries(folder, language) for language in LANGUAGES)
    kernel = entries(Said.folder, DEFAULT)
    telling = [*folder.parent.glob("*.py"), folder.parents[1] / "cli" / "case.py"]
    code = "".join(path.read_text(encoding="utf-8") for path in telling)
    said = set(re.findall(r'Problem\(\s*"([a-z-]+)"', code)) | set(re.findall(r'"(no-[a-z]+)"', code))
    assert english.keys() == french.keys() == said
    for key in english:
        assert variables({**kernel, **english}, key) == variables({**kernel, **french}, key), key


def test_the_kernel_says_what_is_wrong_in_a_file_in_both_languages() -> None:
    english, french = (entries(Said.folder, language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    for key in english:
        assert variables(english, key) == variables(french, key), key
