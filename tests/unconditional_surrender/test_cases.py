"""The cases of this game, which is not in the list of games yet; and that rules, code and words fit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from grognard.cases import Case, read_cases, run_case
from grognard.kernel.messages import LANGUAGES, OWN_FOLDER
from grognard.kernel.rules import RuleIndex, coverage
from tests.sentences import entries, question_keys, told, variables
from tests.unconditional_surrender.war import GAME

TESTS = Path(__file__).parents[1]
LOCALE = GAME.folder / "locale"


def cases() -> list[Any]:
    return [
        pytest.param(case, id=f"{path.stem}:{case.name}")
        for path in sorted((TESTS / "cases" / "unconditional_surrender").glob("*.toml"))
        for case in read_cases(path)
    ]


@pytest.mark.parametrize("case", cases())
def test_case(case: Case) -> None:
    assert not set(case.rules) - RuleIndex.of(GAME).keys()
    run_case(GAME, case)


def test_the_index_has_every_rule_once_and_tests_name_no_other() -> None:
    found = coverage(GAME, TESTS)
    assert found.paragraphs == 194
    assert found.unknown == []


def test_both_languages_say_the_same_with_the_same_figures() -> None:
    english, french = entries(LOCALE, "en"), entries(LOCALE, "fr")
    assert list(english) == list(french)
    for key in english:
        assert variables(english, key) == variables(french, key), key


def test_every_key_of_the_code_has_a_sentence_and_every_figure_of_it_is_given() -> None:
    for language in LANGUAGES:
        messages = {**entries(OWN_FOLDER, language), **entries(LOCALE, language)}
        for key, figures in told(GAME):
            assert key in messages, key
            assert figures is None or variables(messages, key) <= figures, key
        assert {*question_keys(GAME)} <= messages.keys()


def test_french_typography() -> None:
    for path in (LOCALE / "fr.ftl", GAME.folder / "rules.toml"):
        french = path.read_text(encoding="utf-8")
        assert not re.findall(r"(?m)^(?!#).*(?: [:;!?»](?:\s|$)|« ).*$", french)
        assert "'" not in french.replace("'\"", "") or path.suffix == ".toml"
