"""Seas as spaces of the board: on a map of areas and on hexes."""

import re
import xml.etree.ElementTree as ElementTree

import msgspec
from tests.sound import GROUNDS, SPACES, TheSound

from grognard.draw import ground, seaways, spaces
from grognard.draw.palette import LIGHT
from grognard.draw.render import svg
from grognard.draw.scene import SEA, Mark, Scene
from grognard.kernel.hexgrid import Grid, hex_board
from grognard.page.scene import scene_of

GAME = TheSound()
BOARD = GAME.board
SCENE = scene_of(GAME, GAME.new(seed=1).view(0), "en")


def names(of):
    return [SPACES[space] for space in of]


def drawn(scene: Scene = SCENE) -> str:
    return svg(scene, BOARD, GAME.backdrop)


def test_seas_are_spaces_and_the_ocean_is_not():
    assert names(spaces.at_sea(SCENE, BOARD)) == ["west_sea", "sound", "east_sea"]
    assert "ocean" not in names(spaces.spaces(SCENE, BOARD))
    assert names(spaces.in_play(SCENE, BOARD)) == ["fjord", "heath", "isle", "dunes", "plain", "hills"]


def test_the_picture_is_well_formed_with_every_piece_and_the_names_of_seas_leaning():
    root = ElementTree.fromstring(drawn())
    words = {element.text: element for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert "skewX" in words["West Sea"].get("transform")
    assert words["Dunes"].get("transform") is None
    assert drawn().count('class="counter"') == len(SCENE.counters)


def test_fleets_stand_in_the_middle_of_their_sea():
    fleets = [one for one in SCENE.counters if one.space == "east_sea"]
    text = drawn(msgspec.structs.replace(SCENE, counters=tuple(fleets), places=()))
    assert 'data-space="east_sea" transform="translate(615 270)"' in text


def test_what_is_water_is_told_from_the_land_over_it():
    """The page draws the land below the water instead: it has to find the sea, its lines and the land."""
    found = ElementTree.fromstring(ground.ground(SCENE, BOARD, GAME.backdrop, LIGHT))
    water, land, terrain = found
    assert (found.get("clip-path"), water.get("class"), land.get("class")) == (
        "url(#map-frame)",
        "water",
        "land",
    )
    assert [water[0].tag, water[0].get("fill")] == ["rect", LIGHT.sea]
    assert water[-1].tag == "g"
    assert [line.get("class") for line in water[-1]] == ["seas", None]
    assert terrain.get("clip-path") == "url(#map-land)"


def test_land_is_cut_out_of_what_is_drawn_on_a_sea():
    text = drawn(msgspec.structs.replace(SCENE, marks=(Mark("sound", "selected"), Mark("isle", "selected"))))
    assert re.search(r'<g mask="url\(#map-water\)"><path class="mark selected"[^>]*/></g>', text)
    assert text.count('class="mark selected"') == 2


def test_land_without_a_backdrop_is_that_of_the_land_spaces():
    coast = re.search(r'id="map-coast" d="([^"]*)"', ground.definitions(SCENE, BOARD, {}))[1]
    assert coast.count("M") == 6


def test_nobody_holds_a_sea():
    assert SCENE.control["sound"] == "red"
    assert 'class="held blue"' in drawn()
    assert 'class="held red"' not in drawn()


def test_lines_run_between_seas_and_round_what_is_mere_water():
    path = re.search(r'class="seas" d="([^"]*)"', seaways.seas(SCENE, BOARD, LIGHT))[1]
    assert path.count("l-25 220 25 220") == 1, "between the west sea and the sound, once"
    assert path.count("v440") == 1, "towards the ocean"
    assert seaways.seas(msgspec.structs.replace(SCENE, grounds={"plain": ""}), BOARD, LIGHT) == ""


def test_a_scene_without_seas_has_no_water_to_cut_to():
    dry = {terrain: kind for terrain, kind in GROUNDS.items() if kind != SEA}
    assert "map-water" not in drawn(msgspec.structs.replace(SCENE, grounds=dry, places=(), marks=()))


def test_hexes_of_sea_have_lines_but_none_along_the_shore():
    """Five of six sides: two numbers for the beginning and each slanting side, one for the upright one."""
    hexes = {"0101": {"terrain": "sea"}, "0102": {"terrain": "clear"}}
    board = hex_board(Grid(columns=2, rows=1, size_km=60.0), hexes, {})
    scene = Scene(title="", grounds={"sea": SEA, "clear": ""})
    path = re.search(r'class="seas" d="([^"]*)"', seaways.seas(scene, board, LIGHT))[1]
    assert len(re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path)) == 2 + 4 * 2 + 1
