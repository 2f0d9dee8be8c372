"""An overlay corrects the data of one game object: play follows it, the shared data do not change."""

import re
from typing import Any

import pytest

from grognard.games.downfall_third_reich.game import DownfallThirdReich
from grognard.games.downfall_third_reich.rules.combat import weigh
from grognard.games.downfall_third_reich.state import DownfallState
from grognard.kernel.position import build_position
from grognard.kernel.refusal import GrognardError

PLAIN = DownfallThirdReich()


def both(overlay: dict[str, Any], position: dict[str, Any]) -> tuple[DownfallState, DownfallState]:
    """The same position with the data as they are and with the overlay, made in this order."""
    corrected = DownfallThirdReich(overlay)
    full = {"scenario": "barbarossa_1941", "empty": True, "seed": 1, **position}
    return build_position(PLAIN, full), build_position(corrected, full)


def totals(state: DownfallState, line: str) -> tuple[int, int]:
    attacker, target, *supports = (state.c.number[word] for word in line.split())
    found = weigh(state, attacker, target, tuple(supports))
    return found.attacker_total, found.defender_total


BATTLE: dict[str, Any] = {
    "stage": "combat",
    "armies": {"riga": [["de_inf", 2, "full"], ["su_inf", 1, "full"]]},
    "marks": {"de_inf_1": ["attack", "from konigsberg"], "de_inf_2": ["attack", "from konigsberg"]},
}


def test_two_kinds_of_ground_add_up() -> None:
    """15.7: bonuses are cumulative."""
    plain, corrected = both({"board": {"areas": {"riga": {"terrain": ["forest", "swamp"]}}}}, BATTLE)
    assert totals(plain, "de_inf_1 su_inf_1") == (5, 3)
    assert totals(corrected, "de_inf_1 su_inf_1") == (5, 5)


def test_an_armys_values() -> None:
    overlay = {"units": {"armies": {"de_inf": {"full": {"combat": 6, "support": 3}}}}}
    plain, corrected = both(overlay, BATTLE)
    assert totals(plain, "de_inf_1 su_inf_1 de_inf_2") == (7, 3)
    assert totals(corrected, "de_inf_1 su_inf_1 de_inf_2") == (9, 3)


def test_the_terrain_of_an_area() -> None:
    plain, corrected = both({"board": {"areas": {"riga": {"terrain": ["swamp"]}}}}, BATTLE)
    assert totals(plain, "de_inf_1 su_inf_1") == (5, 3)
    assert totals(corrected, "de_inf_1 su_inf_1") == (5, 4)


def test_a_new_fortress() -> None:
    plain, corrected = both({"board": {"areas": {"riga": {"fortress": True}}}}, BATTLE)
    assert totals(plain, "de_inf_1 su_inf_1") == (5, 3)
    assert totals(corrected, "de_inf_1 su_inf_1") == (5, 4)


def test_a_river_on_a_border() -> None:
    overlay = {"board": {"links": {"konigsberg-riga": {"river": "Niémen", "river_in": ["riga"]}}}}
    plain, corrected = both(overlay, BATTLE)
    assert totals(plain, "de_inf_1 su_inf_1") == (5, 3)
    assert totals(corrected, "de_inf_1 su_inf_1") == (5, 4)


def test_a_new_border() -> None:
    position = {"armies": {"konigsberg": [["de_inf", 1, "full"]]}, "points": {"axis": {"po": 3}}}
    plain, corrected = both({"board": {"links": {"konigsberg-minsk": {}}}}, position)
    assert plain.why_not(0, "tactical de_inf_1 minsk") is not None
    assert corrected.why_not(0, "tactical de_inf_1 minsk") is None


def test_a_supply_source() -> None:
    position = {"armies": {"moscou": [["de_inf", 1, "full"]]}, "control": {"axis": ["moscou"]}}
    overlay = {"board": {"areas": {"konigsberg": {"supply_source": True}}}, "tables": {"planning": {"po": 6}}}
    plain, corrected = both(overlay, {**position, "points": {"axis": {"po": 0}}})
    plain.act(0, "recruit")
    corrected.act(0, "recruit")
    assert plain.why_not(0, "place de_inf konigsberg") is not None
    assert corrected.why_not(0, "place de_inf konigsberg") is None


def test_what_planning_brings() -> None:
    position = {"technologies": {"axis": {"available": ["aviation"]}}, "points": {"axis": {"po": 0}}}
    plain, corrected = both({"tables": {"planning": {"po": 6}}}, position)
    plain.act(0, "plan")
    corrected.act(0, "plan")
    assert (plain.po[0], corrected.po[0]) == (5, 6)


def test_the_date_of_a_technology() -> None:
    position = {"technologies": {"axis": {"available": ["aviation"], "development": ["advanced_tanks"]}}}
    overlay = {"units": {"technologies": {"advanced_tanks": {"available_from": {"axis": 7}}}}}
    plain, corrected = both(overlay, position)
    assert plain.why_not(0, "complete axis.advanced_tanks") is not None
    assert corrected.why_not(0, "complete axis.advanced_tanks") is None


def test_a_place_in_a_set_up() -> None:
    setup = {"scenarios": {"campaign_1940": {"armies": {"berlin": [["de_inf", 1, "full"]]}}}}
    corrected = DownfallThirdReich({"scenarios": setup})
    assert corrected.new(seed=1).at[corrected.board.index["berlin"]]
    assert not PLAIN.new(seed=1).at[PLAIN.board.index["berlin"]]


def test_the_shared_data_stay_as_they_are() -> None:
    overlay = {
        "units": {"armies": {"de_inf": {"full": {"combat": 9}}}},
        "board": {"areas": {"riga": {"terrain": ["swamp"]}}, "links": {"konigsberg-minsk": {}}},
        "tables": {"planning": {"po": 9}},
    }
    before = repr(overlay)
    DownfallThirdReich(overlay)
    fresh = DownfallThirdReich().components
    assert fresh.types[fresh.type_number["de_inf"]].full["combat"] == 5
    assert fresh.areas[fresh.board.index["riga"]].terrain == ["plain"]
    assert fresh.tables["planning"]["po"] == 5
    assert repr(overlay) == before


def test_a_position_is_not_read_with_other_data() -> None:
    corrected = DownfallThirdReich({"tables": {"planning": {"po": 6}}})
    with pytest.raises(GrognardError, match="with these data"):
        PLAIN.load(corrected.new(seed=1).dump())


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"bord": {}}, "an overlay corrects board, units, scenarios, tables; there is no file 'bord'"),
    ({"units": 3}, "units of the overlay must be a table"),
    ({"units": {"armies": {"de_inf": 5}}}, "units.armies.de_inf of the overlay must be a table"),
    (
        {"units": {"armies": {"de_inf": {"count": "many"}}}},
        "units.armies.de_inf.count of the overlay is 'many'",
    ),
    ({"units": {"armies": {"de_inf": {"arm": "cavalry"}}}}, "cavalry"),
    ({"units": {"armies": {"de_inf": {"cuont": 5}}}}, "cuont"),
    ({"units": {"armies": {"mars_inf": {"count": 5}}}}, "name"),
    ({"units": {"technologies": {"radar": {}}}}, "units.technologies.radar"),
    ({"board": {"areas": {"riga": {"terrain": ["lava"]}}}}, "lava"),
    ({"board": {"areas": {"riga": {"country": "mars"}}}}, "mars"),
    ({"board": {"areas": {"riga": "plain"}}}, "board.areas.riga of the overlay must be a table"),
    ({"board": {"links": {"riga-mars": {}}}}, "'riga-mars' is no border of two areas"),
    ({"board": {"rivers": {}}}, "the overlay sets board.rivers, but board has only: areas"),
    (
        {"scenarios": {"scenarios": {"campaign_1940": {"axis": {"po": "five"}}}}},
        "axis.po of the overlay is 'five'",
    ),
    ({"tables": {"planning": {"po": "five"}}}, "tables.planning.po of the overlay is 'five'"),
    ({"tables": {"planing": {"po": 5}}}, "the overlay sets tables.planing"),
]


@pytest.mark.parametrize(("overlay", "told"), BROKEN, ids=[told[:40] for _, told in BROKEN])
def test_a_broken_overlay_says_what_is_wrong(overlay: dict[str, Any], told: str) -> None:
    with pytest.raises(GrognardError, match=re.escape(told)):
        DownfallThirdReich(overlay)


# What a scenario says is read when a game of it begins: the message names the place then.
BROKEN_LATER: list[tuple[dict[str, Any], str]] = [
    ({"armies": {"atlantis": [["de_inf", 1, "full"]]}}, "atlantis"),
    ({"armies": {"berlin": [["mars_inf", 1, "full"]]}}, "mars_inf"),
    ({"axis": {"air": 9}}, "mission markers"),
]


@pytest.mark.parametrize(("table", "told"), BROKEN_LATER, ids=[told for _, told in BROKEN_LATER])
def test_a_broken_scenario_says_what_is_wrong(table: dict[str, Any], told: str) -> None:
    with pytest.raises(GrognardError, match=told):
        DownfallThirdReich({"scenarios": {"scenarios": {"campaign_1940": table}}}).new(seed=1)
