"""What a view looks like as one scene: the table, the picture on it, and the moment below the title."""

from __future__ import annotations

import pytest

from grognard.kernel.languages import LANGUAGES
from grognard.page.scene import scene_of
from grognard.page.words import scenario_title
from tests.battery import World, worlds
from tests.page.common import BFG, FOXES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("world", worlds(options=False), ids=str)
def test_the_moment_stands_below_the_title(world: World, language: str) -> None:
    view = world.new().view(None)
    moment = [part for part in world.game.moment(view, language) if part]
    scene = scene_of(world.game, view, language, "dark")
    assert scene.subtitle.splitlines()[-len(moment) :] == moment
    assert scene.theme == "dark"


def test_a_table_may_say_more_below_its_title() -> None:
    scene = scene_of(BFG, BFG.new("historical", seed=1).view(None), "fr")
    assert scene.subtitle.splitlines() == [
        scenario_title(BFG, "historical", "fr"),
        "Tour 1, 16–31 déc. 1944",
        "Les Soviétiques, phase de mouvement",
    ]


def test_a_game_without_a_table_has_its_name_and_its_pieces() -> None:
    state = FOXES.new(seed=1)
    scene = scene_of(FOXES, state.view(None), "en")
    assert scene.title == "Three foxes"
    assert len(scene.counters) == sum(key.startswith("unit:") for key in FOXES.picture(state.view(None)))
