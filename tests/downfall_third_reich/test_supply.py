"""Supply and control: examples 2, 3 and 5, lines by sea, pockets, hidden Blitzkrieg, partisans."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.downfall_third_reich.components import ALLIES, AXIS, FACTIONS, USSR
from grognard.games.downfall_third_reich.rules import control, supply
from grognard.kernel.masks import mask_of, spaces_in
from tests.downfall_third_reich.test_movement import BARBAROSSA, GAME, INDEX, NAME, STALINGRAD, C, position

WITHOUT = {"axis": {"available": ["aviation"]}, "ussr": {"available": ["aviation"]}}


def supplied(state: Any, faction: str) -> dict[str, bool]:
    """By area, whether the armies of a faction there have a line."""
    armies = state.units_on_map(FACTIONS.index(faction))
    return {GAME.board.names[state.where[unit]]: supply.supplied(state, unit) for unit in armies}


def names(areas: int) -> list[str]:
    return [GAME.board.names[area] for area in spaces_in(areas)]


def holders(state: Any, *areas: str) -> list[int]:
    return [state.control[INDEX[area]] for area in areas]


@pytest.mark.rule(NAME, "22.2", "22.3")
@pytest.mark.parametrize(
    ("faction", "technologies", "lacking"),
    [
        ("ussr", BARBAROSSA["technologies"], ["vilnius"]),
        ("axis", BARBAROSSA["technologies"], []),
        ("axis", WITHOUT, ["daugavpils", "minsk"]),
    ],
)
def test_examples_2_and_3(faction: str, technologies: dict[str, Any], lacking: list[str]) -> None:
    state = position(**{**BARBAROSSA, "technologies": technologies, "scenario": "barbarossa_1941"})
    found = supplied(state, faction)
    assert [area for area, fed in found.items() if not fed] == lacking
    assert len(found) == 4


@pytest.mark.rule(NAME, "22.6")
def test_example_6() -> None:
    state = position(**STALINGRAD, scenario="case_blue_1942")
    assert supplied(state, "axis") == {"stalingrad": True, "rostov": True, "stalino": True}


@pytest.mark.rule(NAME, "22.5")
def test_example_5() -> None:
    """The armies in Vilnius fall at the end of their phase; then the area is Axis."""
    state = position(**BARBAROSSA, scenario="barbarossa_1941", phase="ussr")
    events = state.act(1, "end")
    starved = next(event.figures["units"] for event in events if event.kind == "starved")
    assert starved == ["su_inf_3", "su_inf_4"]
    assert holders(state, "vilnius", "riga", "kovel", "minsk") == [AXIS, USSR, USSR, USSR]


@pytest.mark.rule(NAME, "7.1")
@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_at_the_start_every_army_has_a_line_and_no_area_is_cut_off(scenario: str) -> None:
    state = GAME.new(scenario, seed=1)
    for faction in range(3):
        assert [C.ids[unit] for unit in supply.unsupplied(state, faction)] == []
        assert names(supply.cut_off(state, faction)) == []


@pytest.mark.rule(NAME, "7.1")
@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_an_army_is_supplied_if_it_has_a_line(scenario: str) -> None:
    state = GAME.new(scenario, seed=1)
    for faction in range(3):
        blitzkrieg = state.has(faction, "blitzkrieg")
        for unit in state.units_on_map(faction):
            found = supply.line(state, unit, blitzkrieg)
            if state.at_war(C.country[unit]):
                assert found is not None, C.ids[unit]
                assert found[0] == state.where[unit]


@pytest.mark.rule(NAME, "7.1")
def test_an_army_in_its_own_capital_is_supplied_whoever_controls_it() -> None:
    ring = ["calais", "reims", "dijon", "bourges", "caen", "paris"]
    armies = {"paris": [["fr_inf", 1, "full"], ["uk_inf", 1, "full"], ["de_inf", 1, "full"]]}
    state = position(turn=3, empty=True, phase="allies", armies=armies, control={"axis": ring})
    assert [C.ids[unit] for unit in supply.unsupplied(state, ALLIES)] == ["uk_inf_1"]


@pytest.mark.rule(NAME, "7.5")
def test_axis_lines_do_not_end_in_egypt_by_sea() -> None:
    keys: dict[str, Any] = {"scenario": "case_blue_1942", "empty": True}
    egypt = {"alexandrie": [["de_inf", 1, "full"]]}
    axis = ["alexandrie", "el_alamein", "mersa_matrouh", "tobruk"]
    state = position(**keys, armies=egypt, control={"axis": axis})
    assert supplied(state, "axis") == {"alexandrie": True}
    state = position(**keys, armies=egypt, control={"axis": axis[:3], "allies": ["tobruk"]})
    assert supplied(state, "axis") == {"alexandrie": False}
    assert names(supply.cut_off(state, AXIS)) == ["mersa_matrouh", "el_alamein"]


@pytest.mark.rule(NAME, "7.4")
def test_soviet_lines_use_the_black_sea_but_not_the_baltic() -> None:
    keys: dict[str, Any] = {"scenario": "barbarossa_1941", "phase": "ussr", "empty": True}
    around = ["nikolaiev", "vinnitsa", "pskov", "daugavpils", "leningrad", "riga"]
    armies = {"odessa": [["su_inf", 1, "full"]], "tallinn": [["su_inf", 1, "full"]]}
    state = position(**keys, armies=armies, control={"axis": around})
    assert supplied(state, "ussr") == {"odessa": True, "tallinn": False}


@pytest.mark.rule(NAME, "7.3")
def test_a_landed_army_needs_no_line_until_the_end_of_its_next_phase() -> None:
    state = position(
        scenario="two_fronts_1944",
        turn=19,
        phase="allies",
        empty=True,
        armies={"brest": [["us_inf", 1, "full"], ["de_inf", 1, "full"]]},
        marks={"us_inf_1": ["landed", "by sea"]},
        control={"axis": ["brest"]},
        points={faction: {"po": 5, "air": 0, "air_advanced": 0} for faction in FACTIONS},
        dice=[3, 1],
    )
    unit = C.number["us_inf_1"]
    state.act(1, "fight")
    state.act(1, "assault us_inf_1 de_inf_1 none")
    assert state.strength[unit] == 1
    state.act(1, "end")
    while state.phase != ALLIES:
        assert state.where[unit] == INDEX["brest"]
        state.act(state.waiting[0], "end")
    assert state.why_not(1, "engage us_inf_1") is None
    events = state.act(1, "end")
    assert [event.figures["units"] for event in events if event.kind == "starved"] == [["us_inf_1"]]


# -------------------------------------------------------------------- 4.5: Blitzkrieg face down

POCKET: dict[str, Any] = {
    "scenario": "case_blue_1942",
    "turn": 14,
    "phase": "ussr",
    "empty": True,
    "technologies": {"ussr": {"available": ["aviation", "blitzkrieg"]}},
    "face_down": ["ussr.blitzkrieg"],
    "armies": {
        "smolensk": [["su_inf", 1, "full"], ["de_inf", 1, "full"]],
        "minsk": [["su_inf", 1, "full"], ["de_inf", 1, "full"]],
        "moscou": [["su_inf", 1, "full"]],
    },
    "control": {"axis": ["smolensk", "minsk"], "ussr": ["kalinine"]},
}


@pytest.mark.rule(NAME, "4.5", "7.2")
def test_a_hidden_blitzkrieg_shows_when_an_army_lives_by_it() -> None:
    tile = C.tile(USSR, "blitzkrieg")
    state = position(**POCKET)
    state.shown[tile] = 0
    events = state.act(1, "end")
    assert [event.figures["tile"] for event in events if event.kind == "reveal"] == ["ussr.blitzkrieg"]
    assert not any(event.kind == "starved" for event in events)


@pytest.mark.rule(NAME, "4.5", "7.2")
def test_it_stays_hidden_if_nothing_hangs_on_it() -> None:
    tile = C.tile(USSR, "blitzkrieg")
    state = position(**{**POCKET, "armies": {"moscou": [["su_inf", 1, "full"]]}})
    state.shown[tile] = 0
    events = state.act(1, "end")
    assert not state.shown[tile]
    assert not any(event.kind == "reveal" for event in events)


# -------------------------------------------------------------------- 6.2, 7.7, 17.10


@pytest.mark.rule(NAME, "7.7")
def test_a_pocket_falls_from_its_rim_inwards() -> None:
    pocket = ["riazan", "toula", "koursk", "briansk"]
    state = position(scenario="barbarossa_1941", empty=True, entered_ussr=7)
    ring = C.links.spread(mask_of(INDEX[name] for name in pocket)) & ~mask_of(INDEX[name] for name in pocket)
    for area in spaces_in(ring):
        state.set_control(area, AXIS)
    control.cut_off(state)
    assert holders(state, *pocket) == [AXIS] * 4


@pytest.mark.rule(NAME, "7.7")
def test_an_area_cut_off_with_an_own_army_in_it_stays() -> None:
    state = position(**BARBAROSSA, scenario="barbarossa_1941")
    control.cut_off(state)
    assert holders(state, "vilnius") == [USSR]


@pytest.mark.rule(NAME, "7.7")
def test_the_enemy_with_most_neighbours_takes_an_area() -> None:
    """Of equals the one in phase."""
    keys: dict[str, Any] = {"scenario": "two_fronts_1944", "turn": 22, "empty": True}
    soviet, allied = ["varsovie", "tarnow", "dantzig", "stettin"], ["berlin", "breslau"]
    state = position(**keys, phase="allies", control={"ussr": soviet, "allies": allied})
    control.cut_off(state)
    assert holders(state, "posen") == [USSR]
    state = position(**keys, phase="allies", control={"ussr": soviet[:3], "allies": [*allied, "stettin"]})
    control.cut_off(state)
    assert holders(state, "posen") == [ALLIES]


@pytest.mark.rule(NAME, "17.10")
def test_an_area_that_partisans_leave_goes_back_to_the_axis() -> None:
    state = position(
        scenario="case_blue_1942",
        turn=12,
        phase="allies",
        empty=True,
        countries={"yugoslavia": "returned"},
        armies={"sarajevo": [["yu_inf", 1, "full"]]},
        control={"allies": ["sarajevo"]},
        points={"allies": {"po": 5}},
    )
    unit = C.number["yu_inf_1"]
    assert supply.supplied(state, unit)
    state.act(1, "tactical yu_inf_1 zagreb-split")
    assert holders(state, "sarajevo", "zagreb", "split") == [AXIS, AXIS, AXIS]
    state.act(1, "end")
    assert holders(state, "sarajevo", "zagreb", "split") == [AXIS, AXIS, ALLIES]
    assert state.where[unit] == INDEX["split"]
