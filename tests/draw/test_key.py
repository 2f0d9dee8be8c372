"""The key of the picture: each entry beside its sample, in one of two columns."""

import xml.etree.ElementTree as ElementTree

import pytest

import grognard
from grognard.draw import panel
from grognard.draw.palette import LIGHT
from grognard.draw.text import width
from grognard.games import GAMES
from grognard.page.scene import scene_of


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", [game.short for game in GAMES])
def test_words_stay_in_their_column(name, language):
    game = grognard.game(name)
    scene = scene_of(game, game.new(seed="a key").view(None), language, "light")
    drawn, _ = panel.panel(scene, LIGHT, 0.0, 0.0, 4000.0)
    texts = {one.text: one for one in ElementTree.fromstring(f"<svg>{drawn}</svg>").iter("text")}
    for key in scene.legend:
        begins, size = float(texts[key.text].get("x")), float(texts[key.text].get("font-size"))
        column = panel.WIDTH if begins > panel.WIDTH / 2 else panel.WIDTH / 2
        assert begins + width(key.text, size) <= column, key.text
