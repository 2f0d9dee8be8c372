"""Weather zones and beaches on the map, air routes over the water."""

import re
import time

import msgspec
import pytest

import grognard
from grognard.draw import coasts, zones
from grognard.draw.render import svg
from grognard.draw.scene import Shore
from grognard.page.scene import scene_of
from grognard.page.sheet import sheet

GAME = grognard.game("ee")
SETUP = GAME.setup("campaign-1939", GAME.options("campaign-1939"))
TABLE = GAME.table(SETUP, "en")


@pytest.fixture(scope="module")
def shores():
    return coasts.shores(TABLE, GAME.board, GAME.backdrop)


def picture(**changes):
    shown = scene_of(GAME, GAME.new("campaign-1939", seed="a sky").view(None), "en", "light")
    return svg(msgspec.structs.replace(shown, **changes), GAME.board, GAME.backdrop)


def test_every_beach_of_the_data_has_its_figure_at_sea(shores):
    areas = zip(GAME.components.map.names, GAME.components.map.areas, strict=True)
    wanted = [Shore(name, sea, str(number)) for name, area in areas for sea, number in area.beach.items()]
    assert [shore for shore, _ in shores] == wanted
    land = coasts.Land(TABLE, GAME.board, GAME.backdrop)
    for shore, place in shores:
        assert not land.holds(place), shore
        assert any(coasts.holds(ring, place) for ring in GAME.board.rings[GAME.board.index[shore.sea]]), shore


def test_an_area_between_two_seas_has_a_figure_on_each_side(shores):
    places = {shore.sea: place for shore, place in shores if shore.space == "denmark"}
    assert places["atlantic"][0] < GAME.board.centres[GAME.board.index["denmark"]][0] < places["baltic"][0]


def test_a_label_of_a_zone_stands_on_its_own_side_of_the_line():
    west = next(zone for zone in TABLE.zones if zone.name == "west")
    x, y, dx, dy = zones.spots(west, TABLE, GAME.board)[0]
    own, other = (
        min(
            (GAME.board.centres[n][0] - x - side * dx * 20) ** 2
            + (GAME.board.centres[n][1] - y - side * dy * 20) ** 2
            for n, one in enumerate(GAME.board.attributes)
            if one["weather"] == "west"
        )
        for side in (1, -1)
    )
    assert own < other


def test_labels_tell_todays_weather_and_are_gone_with_it():
    text = picture()
    assert len(re.findall(r">East · clear<", text)) > 3
    snow = tuple(msgspec.structs.replace(zone, flag="weather_snow") for zone in TABLE.zones)
    assert ">East · snow<" in picture(zones=snow)
    assert "East ·" not in picture(zones=TABLE.zones)


def test_the_limit_of_zones_and_the_air_routes_are_drawn():
    text = picture()
    assert 'class="line zone"' in text
    assert 'class="line air"' in text


def test_an_air_route_is_drawn_over_water_only():
    land = coasts.Land(TABLE, GAME.board, GAME.backdrop)
    london, normandy = (GAME.board.centres[GAME.board.index[name]] for name in ("london", "normandy"))
    stretches = land.at_sea(london, normandy)
    assert stretches
    assert not any(land.holds(end) for stretch in stretches for end in stretch)
    assert not land.at_sea(london, london)


def test_a_picture_names_the_weather_of_each_zone():
    shown = GAME.picture(GAME.new("campaign-1939", seed="a sky").view(None))
    assert {zone.name for zone in TABLE.zones} == {"west", "east", "south"}
    assert all(shown[f"zone:{zone.name}"] in TABLE.flags for zone in TABLE.zones)


def test_the_page_is_told_of_them():
    made = sheet(GAME, SETUP, "fr")
    assert [zone.title for zone in made.zones] == ["Ouest", "Est", "Sud"]
    assert all(zone.spots for zone in made.zones)
    assert {shore.text for shore in made.shores} == {"1", "2", "3", "4"}


def test_a_map_of_thousands_of_hexes_has_its_weather_too():
    """Among hexes a label lies where no counter does, so what lies there decides."""
    war = grognard.game("us")
    view = war.new("main_event", seed="a sky").view(None)
    shown = scene_of(war, view, "en", "light")
    begun = time.process_time()
    found = {zone.name: zones.spots(zone, shown, war.board) for zone in shown.zones}
    assert time.process_time() - begun < 1.5, "it took 3 s when each place looked at every hex"
    assert {*found} == {"cold", "temperate", "warm", "desert"}
    assert all(found.values())
    drawn = svg(shown, war.board, war.backdrop)
    assert all(f">{zone.title} · fair<" in drawn for zone in shown.zones)
    boxes = [
        (float(x), float(y), float(x) + float(wide), float(y) + float(high))
        for x, y, wide, high in re.findall(
            r'class="zone \w+"><rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"', drawn
        )
    ]
    assert boxes
    for counter in shown.counters:
        x, y = war.board.centres[war.board.index[counter.space]]
        assert not any(left < x < right and top < y < bottom for left, top, right, bottom in boxes)
