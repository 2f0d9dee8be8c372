"""The picture of an area map: the starting position of Downfall of the Third Reich."""

import re
import xml.etree.ElementTree as ElementTree

import msgspec
import pytest

import grognard
from grognard.draw.palette import THEMES
from grognard.draw.render import svg
from grognard.page.scene import scene_of

GAME = grognard.game("dtr")


def scene(language="en", theme="light"):
    state = GAME.new("campaign_1940", seed="a picture")
    return scene_of(GAME, state.view(None), language, theme)


def drawn(picture):
    return svg(picture, GAME.board, GAME.backdrop)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("theme", sorted(THEMES))
def test_it_is_well_formed_and_names_every_area(language, theme):
    root = ElementTree.fromstring(drawn(scene(language=language, theme=theme)))
    words = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {area.name.told(language) for area in GAME.components.areas} <= words


def test_every_army_on_the_map_or_in_reserve_is_drawn_once():
    found = re.findall(r'class="counter" data-unit="([^"]*)"', drawn(scene()))
    assert sorted(found) == sorted(GAME.components.ids)


def test_areas_are_coloured_by_their_holder_and_hatched_away_from_home():
    picture = scene()
    plain = drawn(msgspec.structs.replace(picture, control={"berlin": "axis"}))
    taken = drawn(msgspec.structs.replace(picture, control={"berlin": "allies"}))
    none = drawn(msgspec.structs.replace(picture, control={}))
    assert 'class="held axis"' in plain
    assert "map-held" not in plain
    assert 'fill="url(#map-held-allies)"' in taken
    assert 'class="held' not in none


def test_land_is_one_outline_with_the_frames_in_the_water():
    """A browser joins several outlines before it cuts something to them, and takes its time for a coast."""
    text = drawn(scene())
    (land,) = re.findall(r'<clipPath id="map-land">(.*?)</clipPath>', text)
    assert land == '<use href="#map-coast"/>'
    coast = re.search(r'id="map-coast" d="([^"]*)"', text)[1]
    assert coast.lower().count("z") == sum(
        len(GAME.board.rings[GAME.board.index[name]]) for name in GAME.backdrop["frames"]
    ) + ("".join(GAME.backdrop["land"]).count("Z"))


def test_rivers_walls_crests_straits_and_limits_are_drawn():
    text = drawn(scene())
    for kind in ("river", "fortified", "limit"):
        assert f'class="line {kind}"' in text
    assert text.count('class="axis"') > len(GAME.backdrop["axes"])  # straits, and samples of the legend
    assert text.count(">D</text>") >= 14


def test_names_stand_below_the_counters():
    picture = scene()
    counter = msgspec.structs.replace(picture.counters[0], space="posen")
    text = drawn(msgspec.structs.replace(picture, counters=(counter,)))
    y = float(re.search(r'data-space="posen" transform="translate\(\S+ (\S+)\)"', text)[1])
    name = float(re.search(r'y="(\S+)"[^>]*>Posen<', text)[1])
    assert name - y > 24


def test_a_reduced_army_looks_reduced():
    faces = GAME.faces(GAME.setup("campaign_1940", GAME.options("campaign_1940")))
    assert faces["de_inf.r"].reduced
    assert not faces["de_inf"].reduced
    assert (faces["de_inf"].factors, faces["de_inf.r"].factors) == ("5-2", "3-1")
    assert len({faces[name].tag for name in ("de_inf", "de_dak", "su_gds")} - {""}) == 2
