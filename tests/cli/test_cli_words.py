"""The terminal's own sentences: both languages have the same ones, all that the code says and no other."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast as ftl
from tests.sentences import entries, variables

from grognard.cli.tables import COLUMNS, STAGES
from grognard.cli.word_list import KINDS
from grognard.cli.words import FOLDER
from grognard.kernel.messages import LANGUAGES

PARTS = {
    *("legend-whole", "legend-tiny", "legend-window", "cases-run", "no-cases"),
    *(f"words-{kind}" for kind in KINDS),
    *(f"tables-{column}" for column in COLUMNS),
    *(f"tables-stage-{stage}" for stage in STAGES),
}
"""Sentences whose keys are put together, or that are said without a game."""


def test_both_languages_say_the_same() -> None:
    english, french = (entries(FOLDER, language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    assert {key: variables(english, key) for key in english} == {
        key: variables(french, key) for key in french
    }


def test_the_terminal_has_words_for_all_it_says_and_no_other() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.parent.rglob("*.py")))
    said = set(re.findall(r'\bsay\(\s*"([a-z-]+)"', code)) | PARTS
    said |= {key for pair in re.findall(r'\bsay\("([a-z-]+)" if .* else "([a-z-]+)"\)', code) for key in pair}
    messages: dict[str, ftl.Message] = entries(Path(FOLDER), "en")
    assert said == messages.keys()
