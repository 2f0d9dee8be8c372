"""The picture of the starting position of Battle for Germany."""

import re
import struct
import xml.etree.ElementTree as ElementTree
from collections import Counter

import msgspec
import pytest
import resvg_py

import grognard
from grognard.draw.palette import DARK, LIGHT, THEMES
from grognard.draw.render import FONTS, png, svg
from grognard.draw.scene import Fort, Mark
from grognard.draw.text import FAMILY
from grognard.games.battle_for_germany.showing.table import short_name
from grognard.page.scene import scene_of

GAME = grognard.game("bfg")
STATE = GAME.new("historical", seed="a picture")


def drawn(game=GAME, language="en", theme="light", **changed):
    scene = scene_of(game, STATE.view(None), language, theme)
    return svg(msgspec.structs.replace(scene, **changed), game.board, game.backdrop)


def grounds(text):
    return {found[1]: found[2] for found in re.finditer(r'<path class="ground (\w+)" d="([^"]*)"', text)}


def test_every_unit_of_the_setup_is_drawn_exactly_once():
    setup = GAME.components.scenario_data["setups"]["historical"]
    on_map = {unit: place if place in GAME.board.index else "" for unit, place in setup.items()}
    found = re.findall(r'class="counter" data-unit="([^"]*)" data-space="([^"]*)"', drawn())
    assert Counter(found) == Counter(on_map.items())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_picture_is_well_formed(language, theme):
    root = ElementTree.fromstring(drawn(language=language, theme=theme, numbers=True))
    words = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {city.name.told(language) for city in GAME.components.cities} <= words


def test_a_changed_terrain_changes_its_patch_and_no_other():
    corrected = grognard.game("bfg", {"board": {"hexes": {"2519": {"terrain": "rough"}}}})
    before, after = grounds(drawn()), grounds(drawn(corrected))
    assert before.keys() == after.keys()
    assert {ground for ground in before if before[ground] != after[ground]} == {"mountains"}


def test_destroyed_forts_are_marked():
    forts = scene_of(GAME, STATE.view(None), "en").forts
    text = drawn(forts=tuple(Fort(fort.space, fort.space == "1905") for fort in forts))
    assert text.count('class="fort fallen"') == 1
    assert text.count('class="fort"') == drawn().count('class="fort"') - 1


def test_a_held_city_changes_the_colour_of_its_badge():
    taken = STATE.clone()
    taken.holder[GAME.components.city_ids.index("prague")] = 1
    towns = scene_of(GAME, taken.view(None), "en").towns
    badge = r'class="town"[^>]* fill="(#\w+)"'
    before, after = (Counter(re.findall(badge, text)) for text in (drawn(), drawn(towns=towns)))
    assert sum(before.values()) == sum(after.values()) == len(towns)
    assert len(before) == 1
    assert sorted(after.values()) == [1, len(towns) - 1]


def test_each_kind_of_highlight_has_a_shape_of_its_own():
    text = drawn(marks=(Mark("2519", "legal"), Mark("2520", "selected"), Mark("2521", "threatened")))
    assert re.search(r'<circle class="mark legal"', text)
    assert re.search(r'<path class="mark selected"[^>]*fill="#', text)
    assert re.search(r'<path class="mark threatened"[^>]*fill="url\(#map-hatch\)"', text)


def test_themes_name_the_same_things():
    assert {f: type(getattr(LIGHT, f)) for f in LIGHT.__struct_fields__} == {
        f: type(getattr(DARK, f)) for f in DARK.__struct_fields__
    }
    for field in ("ground", "relief", "lines", "marks"):
        assert list(getattr(LIGHT, field)) == list(getattr(DARK, field))


def test_the_png_is_as_wide_as_asked():
    picture = png(drawn(), 640)
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">I", picture[16:20]) == (640,)


def test_without_a_width_the_png_is_as_large_as_counters_need():
    sheet = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 410 30" width="410" height="30"/>'
    assert struct.unpack(">II", png(sheet)[16:24]) == (410, 30)


def test_letters_are_drawn_without_any_font_of_the_system():
    sheet = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 30">{}</svg>'
    words = f'<text x="5" y="20" font-family="{FAMILY}" font-weight="{{}}">Łódź 8-20-3</text>'
    empty = png(sheet.format(""), 100)
    regular, bold = (png(sheet.format(words.format(weight)), 100) for weight in (400, 700))
    assert len({empty, regular, bold}) == 3
    without = resvg_py.svg_to_bytes(
        svg_string=sheet.format(words.format(400)), width=100, skip_system_fonts=True
    )
    assert bytes(without) == empty
    assert sum(path.stat().st_size for path in FONTS.glob("*.ttf")) < 700_000


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("XLVII Panzer Corps", "XLVII"),
        ("5th Guards Tank Army", "5GT"),
        ("3rd Byelorussian Front", "3B"),
        ("48th Army", "48"),
        ("Hermann Göring Parachute Panzer Corps", "HG"),
    ],
)
def test_short_names(name, short):
    assert short_name(name) == short


def test_a_full_box_keeps_its_counters_inside_its_frame() -> None:
    from grognard.draw import counters, panel

    assert panel.PAD + 4 + panel.COUNTERS_IN_A_ROW * panel.ROW <= panel.WIDTH
    assert panel.ROW > counters.SIDE
