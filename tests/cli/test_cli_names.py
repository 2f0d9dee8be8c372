"""What players call spaces: every line that is shown can be typed, in either language."""

from __future__ import annotations

import pytest
from tests.battery import World, walk, worlds

import grognard
from grognard.kernel.messages import LANGUAGES
from grognard.page.names import Names, plain

DOWNFALL = grognard.game("downfall-third-reich")


@pytest.mark.parametrize("world", worlds(options=False), ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_that_is_shown_can_be_typed(world: World, language: str) -> None:
    game, names = world.game, Names(world.game, language)
    for number, (_, _, action) in enumerate(walk(world)):
        assert game.parse(names.heard(names.said(action))) == action
        assert game.parse(names.heard(game.write(action))) == action
        if number == 300:
            break


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("attack de_arm_1 Brussels", "attack de_arm_1 bruxelles"),
        ("attack de_arm_1 brus", "attack de_arm_1 bruxelles"),
        ("attack de_arm_1 bruxelles", "attack de_arm_1 bruxelles"),
        ("tactical de_inf_1 warsaw-Tarnow", "tactical de_inf_1 varsovie-tarnow"),
        ("tactical de_inf_1 stal", "tactical de_inf_1 stal"),
        ("strategic de_inf_1 united_states", "strategic de_inf_1 etats_unis"),
        ("fly here", "fly here"),
    ],
)
def test_a_name_or_its_beginning_will_do(typed: str, line: str) -> None:
    assert Names(DOWNFALL, "en").heard(typed) == line


def test_numbers_are_not_guessed() -> None:
    names = Names(grognard.game("battle-for-germany"), "en")
    assert names.meant("262") == "262"
    assert names.meant("warsaw") == names.meant("2623") == "2623"
    assert names.typed("2623") == "2623"


def test_names_lose_capitals_accents_and_spaces() -> None:
    assert [plain(text) for text in ("Mersa Matruh", "Nikolaïev", "États-Unis")] == [
        "mersa_matruh",
        "nikolaiev",
        "etats_unis",
    ]
