"""Code never asks which language it is: it names a sentence, and the catalogues have it in each."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard
from grognard.kernel.languages import LANGUAGES

SOURCE = Path(grognard.__file__).parent
ALLOWED = {"kernel/languages.py"}
"""The languages themselves, and names in each of them."""


def choices(source: str) -> Iterator[int]:
    """The lines where a language is named, or something is looked up by it."""
    for node in ast.walk(ast.parse(source)):
        named = isinstance(node, ast.Constant) and node.value in LANGUAGES
        picked = isinstance(node, ast.Attribute) and node.attr in LANGUAGES
        looked_up = isinstance(node, ast.Subscript) and _is_language(node.slice)
        asked = isinstance(node, ast.Compare) and any(map(_is_language, [node.left, *node.comparators]))
        if named or picked or looked_up or (asked and not _of_all(node)) or _fetched(node):
            yield node.lineno  # type: ignore[attr-defined]


def _is_language(node: ast.expr) -> bool:
    return getattr(node, "id", getattr(node, "attr", "")) == "language"


def _of_all(node: ast.AST) -> bool:
    """Whether there is such a language, or whether something is kept by it, may be asked."""
    return isinstance(node, ast.Compare) and all(isinstance(op, ast.In | ast.NotIn) for op in node.ops)


def _fetched(node: ast.AST) -> bool:
    """`names.get(language)` or `getattr(names, language)`."""
    if not isinstance(node, ast.Call):
        return False
    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
    return name in ("get", "getattr") and any(map(_is_language, node.args))


def test_no_code_chooses_words_by_the_language() -> None:
    found = {
        f"{path.relative_to(SOURCE).as_posix()}:{line}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path.relative_to(SOURCE).as_posix() not in ALLOWED
        for line in choices(path.read_text(encoding="utf-8"))
    }
    assert not found


@pytest.mark.parametrize("allowed", sorted(ALLOWED))
def test_nothing_is_allowed_without_need(allowed: str) -> None:
    assert list(choices((SOURCE / allowed).read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "line",
    [
        'said = "oui" if language == "fr" else "yes"',
        'TURN = {"en": "Turn", "fr": "Tour"}',
        "said = TURN[language]",
        "said = TURN[viewer.language]",
        "said = names.get(language, name)",
        "said = getattr(rule.title, words.language)",
        "said = rule.title.fr",
        "said = PAIR[language == OTHER]",
    ],
)
def test_choices_are_found(line: str) -> None:
    assert list(choices(line))


@pytest.mark.parametrize(
    "line",
    ["if language not in LANGUAGES: pass", 'said = words.say("french")', "label(kind, name, language)"],
)
def test_other_code_is_no_choice(line: str) -> None:
    assert not list(choices(line))
