"""The page's own sentences."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grognard
from grognard.page.words import FOLDER, figure_names, words
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


def test_things_that_are_called_alike_are_counted():
    told, game = words(grognard.game("us"), "en"), grognard.game("us")
    names = game.components.marker_names
    alike = [name for name in names if told.figure("marker", name) == "Ground Support"][:2]
    other = next(name for name in names if told.figure("marker", name) == "Airdrop")
    assert told.figure("markers", [alike[0], other, alike[1]]) == "Ground Support ×2 and Airdrop"
    assert told.figure("path", ["2613", "2614", "2613"]) == "2613 → 2614 → 2613"


class Figures(Visitor):
    """The figures that a sentence asks for."""

    def __init__(self, sentence):
        self.found = set()
        self.visit(sentence)

    def visit_VariableReference(self, node):  # noqa: N802 (named after what is visited)
        self.found.add(re.sub("-(count|known|the|The|of|to|in|e|number)$", "", node.id.name))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["bfg", "dtr", "ee", "us"])
def test_what_an_action_would_do_is_told_by_what_it_names(name, language):
    game = grognard.game(name)
    text = (game.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    told = {
        entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)
    }
    for verb, kinds in game.vocabulary.signatures.items():
        if f"preview-{verb}" in told:
            assert Figures(told[f"preview-{verb}"]).found <= {*figure_names(kinds), "to"}, verb
