"""The page's own sentences."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from grognard.page.words import FOLDER, words
from tests.page.common import BFG, FOXES


def entries(language):
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def test_both_languages_say_the_same_things():
    assert entries("en") == entries("fr")


def test_french_typography():
    text = (FOLDER / "fr.ftl").read_text(encoding="utf-8")
    assert "'" not in text
    assert not re.findall(r"(?m)^.*(?: [:;!?»]|« ).*$", text)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_may_say_it_better(language):
    told = words(BFG, language)
    assert told.tone("zones", "contested") == told.text("overlay-zones-contested")
    assert words(FOXES, language).tone("zones", "contested") == {"en": "contested", "fr": "disputé"}[language]
    assert words(FOXES, language).tone("zones", "blue_sky") == "Blue sky"
    assert told.say("nothing-like-it", "as it is") == "as it is"


def test_several_figures_are_told_each_with_its_thing():
    told = words(BFG, "en")
    assert told.figure("multipliers", {"2613": 2, "1905": 4}) == "Berlin (2613) ×2 and 1905 ×4"
    assert told.figure("cost", 3) == "3"
