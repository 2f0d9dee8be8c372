"""What never changes on a table."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ElementTree

import msgspec
import pytest

from grognard.draw.palette import CSS, DARK, LIGHT, variables
from grognard.page.picture import difference
from grognard.page.sheet import Sheet, sheet
from tests.page.common import BFG, FOXES, GAMES, RAW_KEY
from tests.sound import TheSound

SETUP = BFG.setup("historical", BFG.options("historical"))
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsl\(")


def bfg(language: str = "en") -> Sheet:
    return sheet(BFG, SETUP, language)


def fragments(made: Sheet) -> dict[str, str]:
    """Every piece of SVG in a sheet."""
    return {
        "ground": made.ground,
        "upper": made.upper,
        "definitions": made.definitions,
        **{f"face {name}": face for name, face in made.faces.items()},
        **{
            f"fort {space} {n}": drawing
            for space, both in made.forts.items()
            for n, drawing in enumerate(both)
        },
        **{f"legend {n}": item.sample for n, item in enumerate(made.legend)},
    }


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_drawings_are_well_formed(game, language):
    made = sheet(game, game.setup(*first_choice(game)), language)
    for name, drawing in fragments(made).items():
        try:
            ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>')
        except ElementTree.ParseError as error:
            pytest.fail(f"{name}: {error}")


def first_choice(game):
    scenario = next(iter(game.scenarios))
    return scenario, game.options(scenario)


def test_what_is_drawn_refers_only_to_what_is_there_and_all_ids_are_the_maps_own():
    made = bfg()
    drawn = "".join(fragments(made).values())
    ids = re.findall(r'\bid="([^"]*)"', drawn)
    assert all(name.startswith("map-") for name in ids)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]*)', drawn)) <= set(ids)


def test_colours_are_left_to_the_theme_but_for_counters_and_flags():
    made = bfg()
    plain = {
        name: drawing
        for name, drawing in fragments(made).items()
        if not name.startswith(("face", "definitions"))
    }
    own = {flag.colour for flag in made.flags.values()}
    own |= set(re.findall(r"#[0-9a-fA-F]{6}", "".join(made.faces.values())))
    for name, drawing in plain.items():
        assert set(re.findall(r"#[0-9a-fA-F]{6}", drawing)) <= (own if name.startswith("legend") else set())
        assert not COLOUR.search(re.sub("|".join(own), "", drawing)), name


def test_both_themes_give_a_value_to_every_colour_that_is_used():
    made = bfg()
    used = set(re.findall(r"var\((--map-[a-z0-9-]+)\)", "".join(fragments(made).values())))
    assert len(used) > 20
    for theme, palette in (("light", LIGHT), ("dark", DARK)):
        assert made.palette[theme] == variables(palette)
        assert used <= set(made.palette[theme])
        assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in made.palette[theme].values())
    assert made.palette["light"]["--map-ground-hills"] == LIGHT.ground["hills"]
    assert made.palette["dark"]["--map-shelf-1"] == DARK.shelf[1]
    assert CSS.ground["hills"] == "var(--map-ground-hills)"


def test_the_sheet_is_small_enough_to_send():
    data = msgspec.json.encode(bfg())
    assert len(data) < 560_000
    assert len(gzip.compress(data, 6)) < 100_000


def test_ground_has_no_counters_badges_or_forts():
    made = bfg()
    for drawn in (made.ground, made.upper):
        assert "counter" not in drawn
        assert 'class="town"' not in drawn
        assert 'class="fort' not in drawn
        assert "Berlin" not in drawn
    assert "GERMANY" in made.upper
    assert "ALLEMAGNE" in bfg("fr").upper


def test_spaces_units_and_towns_of_battle_for_germany():
    made = bfg()
    spaces = {space.name: space for space in made.spaces}
    assert "3501" not in spaces, "the sea can't be pointed at"
    assert spaces["2613"].label == "Berlin (2613)"
    assert len(spaces["2613"].polygon) == 6
    assert spaces["1905"].about == (
        "broken ground, Germany, fortified; river to the north-west, north-east and west"
    )
    assert made.units["su_f_3b"] == type(made.units["su_f_3b"])(
        label="3rd Byelorussian Front (8-20-3)",
        about="Soviet front, infantry: attack 8, defence 20, movement 3",
        side="soviet",
        rank=made.units["su_f_3b"].rank,
    )
    by_rank = sorted(made.units, key=lambda name: made.units[name].rank)
    assert by_rank.index("h_1") < by_rank.index("e_28") < by_rank.index("su_43") < by_rank.index("su_f_3b")
    assert len(made.units) == 119
    berlin = next(town for town in made.towns if town.space == "2613")
    assert (berlin.name, berlin.points, berlin.capital, berlin.garrison) == ("Berlin", 10, True, True)
    assert [seat.label for seat in made.seats] == ["Soviet player", "Western player"]
    assert made.track is not None
    assert made.track.cells[0].note == "16–31 Dec"
    assert not made.secrets


def test_a_river_is_told_on_the_side_where_it_runs():
    """The river side of each hex, found again in the words by the neighbour beyond it."""
    board, spaces = BFG.board, {space.name: space for space in bfg().spaces}
    checked = 0
    for edge in board.edges:
        (xa, ya), (xb, yb) = board.centres[edge.a], board.centres[edge.b]
        if "river" not in edge.kinds or abs(ya - yb) > 1 or board.names[edge.a] not in spaces:
            continue
        direction = "east" if xb > xa else "west"
        told = spaces[board.names[edge.a]].about.split("river to the ")[1].split(";")[0]
        assert direction in re.split(" and |, ", told), (board.names[edge.a], told)
        checked += 1
    assert checked > 20


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_has_words(language):
    made = bfg(language)
    told = msgspec.json.encode(
        {
            "spaces": [(space.label, space.about) for space in made.spaces],
            "units": list(made.units.values()),
            "verbs": [verb.label for verb in made.verbs.values()],
            "overlays": [overlay.title for overlay in made.overlays],
            "legend": [item.text for item in made.legend],
            "rest": (made.title, made.scenario_title, made.legend_title, made.seats, made.boxes, made.flags),
        }
    ).decode()
    assert not RAW_KEY.search(told), RAW_KEY.search(told)
    assert all(space.about for space in made.spaces)
    assert all(unit.about for unit in made.units.values())


def test_the_languages_differ_in_every_text_about_a_space_or_a_unit():
    english, french = bfg("en"), bfg("fr")
    assert not {s.about for s in english.spaces} & {s.about for s in french.spaces}
    assert not {u.about for u in english.units.values()} & {u.about for u in french.units.values()}


def test_a_unit_that_changes_sides_has_another_face():
    faces = bfg().faces
    german = next(name for name in BFG.vocabulary.names["unit"] if f"{name}.west_german" in faces)
    assert faces[german] != faces[f"{german}.west_german"]
    assert any(name.endswith(".western") for name in faces)


def test_a_game_without_a_drawn_map_has_its_bare_spaces():
    made = sheet(FOXES, FOXES.setup("hunt", {"rounds": 4}), "fr")
    assert made.title == "Three foxes"
    assert made.frame == (0.0, 0.0, 3.0, 3.0)
    assert [space.name for space in made.spaces] == FOXES.board.names
    assert made.secrets
    assert made.verbs["enter"].kinds == ["fox"]


SOUND = TheSound()


def sound() -> Sheet:
    return sheet(SOUND, SOUND.setup("crossing", SOUND.options("crossing")), "en")


def test_seas_can_be_pointed_at_and_other_water_can_not():
    found = {space.name: space for space in sound().spaces}
    assert [name for name, space in found.items() if space.sea] == ["west_sea", "sound", "east_sea"]
    assert "ocean" not in found
    assert (found["sound"].label, found["sound"].about) == ("Sound", "sea zone")
    assert (found["sound"].x, found["sound"].y) == (405.0, 270.0)


def test_only_seas_say_that_they_are():
    """A word for each of a thousand hexes would be too much."""
    told = msgspec.json.decode(msgspec.json.encode(sound()))["spaces"]
    assert {space["name"] for space in told if "sea" in space} == {"west_sea", "sound", "east_sea"}
    assert not any("sea" in space for space in msgspec.to_builtins(bfg())["spaces"])


def test_what_a_game_of_blocks_draws_is_well_formed_and_refers_to_what_is_there():
    made = sound()
    drawn = "".join(fragments(made).values())
    ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')
    ids = re.findall(r'\bid="([^"]*)"', drawn)
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'(?:href="#|url\(#)([^")]*)', drawn))
    steps = {f"map-steps-{left}-4" for left in range(1, 5)}
    assert used | steps | {"map-water"} <= set(ids)


def test_faces_of_blocks_say_whose_they_are_and_how_many_steps_they_have():
    made = sound()
    assert set(made.pieces) == set(made.faces)
    back, infantry = made.pieces["blue.back"], made.pieces["red.infantry.lying"]
    assert (back.label, back.side, back.steps) == ("Blue block", "blue", 0)
    assert (infantry.side, infantry.steps) == ("red", 4)
    assert bfg().pieces == {}, "flat counters need none of it"


def test_a_block_that_loses_a_step_changes_one_entry_of_the_picture():
    state = SOUND.new(seed=1)
    before = SOUND.picture(state.view(0))
    state.act(0, "lose r0")
    after = SOUND.picture(state.view(0))
    assert difference(before, after) == {"unit:r0": ("plain", "red.infantry.facing", "", 3)}
    assert SOUND.picture(state.view(1))["unit:red.0"] == ("plain", "red.back", "")


def test_a_sheet_is_made_once_for_each_choice():
    assert bfg() is bfg()
    assert bfg("fr") is not bfg()
    other = sheet(BFG, BFG.setup("four_players", BFG.options("four_players")), "en")
    assert [seat.name for seat in other.seats] == list(
        BFG.setup("four_players", BFG.options("four_players")).seats
    )
