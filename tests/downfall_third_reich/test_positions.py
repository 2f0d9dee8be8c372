"""Position files of this game: what they set, and what they say when something in them is wrong."""

import re
from pathlib import Path
from typing import Any

import pytest

from grognard.games.downfall_third_reich.game import DownfallThirdReich
from grognard.games.downfall_third_reich.state import ATTACK, LANDED, UNSUPPLIED
from grognard.kernel.position import KeyedError, build_position
from grognard.kernel.refusal import BadFile

GAME = DownfallThirdReich()


def position(**tables: Any) -> Any:
    return build_position(GAME, {"seed": 1, **tables})


BROKEN: list[tuple[dict[str, Any], str, tuple[str, ...]]] = [
    (
        {"army": {}},
        "no key 'army' in a position of this game; did you mean armies? There",
        ("army",),
    ),
    ({"turn": 23}, "turn must be a number from 1 to 22, not 23", ("turn",)),
    ({"scenario": "barbarossa_1941", "turn": 13}, "turn must be a number from 7 to 12", ("turn",)),
    ({"phase": "italy"}, "no faction 'italy'; there are: axis, allies, ussr", ("phase",)),
    ({"stage": "night"}, "no stage 'night'; there are: actions, combat, after", ("stage",)),
    ({"begin": 1}, "begin must be true or false", ("begin",)),
    ({"empty": "yes"}, "empty must be true or false", ("empty",)),
    ({"armies": []}, "armies must be a table such as", ("armies",)),
    ({"armies": {"atlantis": []}}, "no area 'atlantis'", ("armies", "atlantis")),
    ({"armies": {"riga": [["de_inf", 2]]}}, "an army is told as", ("armies", "riga")),
    ({"armies": {"riga": [["mars", 2, "full"]]}}, "an army is told as", ("armies", "riga")),
    ({"armies": {"riga": [["mars", 2, "full"]]}}, "no type 'mars'; there are: uk_inf", ("armies", "riga")),
    (
        {"armies": {"riga": ["de_inf two full"]}},
        "value 2 must be a number, 1 or more, not 'two'",
        ("armies", "riga"),
    ),
    ({"armies": {"riga": [["de_dak", 2, "full"]]}}, "there is no de_dak left in reserve", ("armies", "riga")),
    (
        {"armies": {"riga": [["de_inf", 4, "full"]]}},
        "4 armies of axis can’t stand in riga",
        ("armies", "riga"),
    ),
    (
        {"armies": {"riga": [["uk_inf", 1, "full"], ["su_inf", 1, "full"]]}},
        "allies and ussr can’t stand together in riga",
        ("armies", "riga"),
    ),
    ({"marks": {"de_inf_16": ["attack"]}}, "no army 'de_inf_16' on the map", ("marks", "de_inf_16")),
    ({"marks": {"de_inf_99": ["attack"]}}, "no army 'de_inf_99'; one is called", ("marks", "de_inf_99")),
    ({"marks": {"de_inf_1": ["asleep"]}}, "no mark 'asleep'", ("marks", "de_inf_1")),
    ({"marks": {"de_inf_1": ["from mars"]}}, "no mark 'from mars'", ("marks", "de_inf_1")),
    (
        {"control": {"mars": []}},
        "no holder 'mars'; there are: axis, allies, ussr, neutral",
        ("control", "mars"),
    ),
    ({"control": {"axis": ["mars"]}}, "no area 'mars'", ("control", "axis")),
    ({"control": {"axis": "riga"}}, "axis must be a list", ("control", "axis")),
    (
        {"control": {"axis": ["riga"], "ussr": ["riga"]}},
        "ussr has riga, but axis has it, too",
        ("control", "ussr"),
    ),
    ({"control": {"axis": ["riga", "riga"]}}, "axis has riga twice", ("control", "axis")),
    ({"control_as": "mars"}, "no scenario 'mars'", ("control_as",)),
    ({"countries": {"mars": "war"}}, "no country 'mars'", ("countries", "mars")),
    (
        {"countries": {"italy": "asleep"}},
        "no standing 'asleep'; there are: peace, war, surrendered, returned",
        ("countries", "italy"),
    ),
    ({"fell": {"mars": 2}}, "no country 'mars'", ("fell", "mars")),
    ({"total_war": ["mars"]}, "no faction 'mars'", ("total_war",)),
    (
        {"points": {"axis": {"gold": 2}}},
        "no key 'gold' in axis; there are: po, pb",
        ("points", "axis", "gold"),
    ),
    ({"points": {"axis": {"po": 13}}}, "po must be a number from 0 to 12", ("points", "axis", "po")),
    ({"points": {"axis": {"pb": 7}}}, "pb must be a number from 0 to 6", ("points", "axis", "pb")),
    ({"points": {"axis": {"air": -1}}}, "air must be a number, 0 or more", ("points", "axis", "air")),
    ({"points": {"axis": {"air": 7}}}, "axis has only 6 markers for air", ("points", "axis", "air")),
    (
        {"points": {"allies": {"submarine": 1}}},
        "only the axis has submarines",
        ("points", "allies", "submarine"),
    ),
    ({"points": {"ussr": {"pr": 1}}}, "only the faction in its phase has pr", ("points", "ussr", "pr")),
    ({"atlantic": {"standard": 5}}, "submarine markers", ("atlantic", "standard")),
    (
        {"atlantic": {"wooden": 1}},
        "no key 'wooden' in atlantic; there are: standard, advanced",
        ("atlantic", "wooden"),
    ),
    ({"bombers": 3}, "bombers must be a number from 0 to 2", ("bombers",)),
    (
        {"points": {"allies": {"air": 4}}, "bombers": 2},
        "the markers in reserve are too few for that: 1",
        ("bombers",),
    ),
    (
        {"technologies": {"axis": {"lost": []}}},
        "no key 'lost' in axis; there are: available, development",
        ("technologies", "axis", "lost"),
    ),
    (
        {"technologies": {"axis": {"available": ["guards"]}}},
        "axis has no tile 'guards'; there are: blitzkrieg",
        ("technologies", "axis", "available"),
    ),
    (
        {"technologies": {"axis": {"available": ["logistics"], "development": ["logistics"]}}},
        "axis has the tile logistics only once",
        ("technologies", "axis", "development"),
    ),
    (
        {"face_down": ["axis.logistic"]},
        "no tile 'axis.logistic'; one is called axis.logistics",
        ("face_down",),
    ),
    ({"taken": {"sleeping": 1}}, "no action 'sleeping'; there are: planning", ("taken", "sleeping")),
    ({"lend_lease": 1}, "lend_lease must be true or false", ("lend_lease",)),
    ({"vichy": "sunny"}, "no state of French North Africa 'sunny'; there are: french, closed", ("vichy",)),
    ({"entered_ussr": "soon"}, "entered_ussr must be a number", ("entered_ussr",)),
]


@pytest.mark.parametrize(("tables", "told", "keys"), BROKEN, ids=[told[:40] for _, told, _ in BROKEN])
def test_a_broken_position_says_what_is_wrong(
    tables: dict[str, Any], told: str, keys: tuple[str, ...]
) -> None:
    with pytest.raises(KeyedError, match=re.escape(told)) as found:
        position(**tables)
    assert found.value.keys[: len(keys)] == keys  # and the number of an entry in a list


def test_a_file_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "riga.toml"
    path.write_text('turn = 3\n\n[armies]\nriga = [["de_inf", 1, "full"]]\nmars = []\n', encoding="utf-8")
    with pytest.raises(BadFile, match="no area 'mars'") as found:
        GAME.from_position(path)
    assert found.value.line == 5


def test_nothing_said_is_the_start_of_the_game() -> None:
    assert position().dump() == GAME.new(seed=1).dump()


def test_listed_areas_hold_just_what_is_listed_and_the_others_what_they_held() -> None:
    s = position(armies={"konigsberg": [["de_arm", 1, "reduced"]], "bakou": []})
    assert s.at[s.c.board.index["konigsberg"]] == 1 << s.c.number["de_arm_4"]
    assert s.at[s.c.board.index["varsovie"]].bit_count() == 2
    assert s.where[s.c.number["de_inf_1"]] == s.c.reserve


def test_the_date_brings_countries_and_total_war_unless_the_file_says_otherwise() -> None:
    s = position(turn=10)
    assert s.total == [1, 1, 1]
    assert [s.at_war(s.c.country_number[name]) for name in ("usa", "greece", "italy")] == [True, True, False]
    s = position(turn=10, total_war=[], countries={"usa": "peace"})
    assert s.total == [0, 0, 0]
    assert not s.at_war(s.c.country_number["usa"])
    assert s.air_waiting == 6


def test_marks_tell_what_the_phase_has_seen() -> None:
    s = position(
        scenario="two_fronts_1944",
        phase="allies",
        empty=True,
        armies={
            "trondheim": [["uk_inf", 1, "full"], ["de_inf", 1, "full"]],
            "calais": [["uk_inf", 1, "full"], ["de_inf", 1, "full"]],
        },
        marks={"uk_inf_1": ["landed", "by sea"], "uk_inf_2": ["attack"]},
    )
    flags = [s.flags[s.c.number[name]] for name in ("uk_inf_1", "uk_inf_2")]
    assert (flags[0] & LANDED, flags[1] & ATTACK) == (LANDED, ATTACK)
    assert (s.operations, s.landings, s.ore_landings) == (2, 1, 1)
    assert [s.c.board.names[area] for area in s.due] == ["trondheim"]


def test_armies_without_a_line_are_marked_when_the_phase_is_under_way() -> None:
    s = position(scenario="barbarossa_1941", empty=True, armies={"moscou": [["de_inf", 1, "full"]]})
    assert s.flags[s.c.number["de_inf_1"]] & UNSUPPLIED


def test_pieces_are_conserved() -> None:
    s = position(
        scenario="case_blue_1942",
        empty=True,
        armies={"riga": [["de_inf", 3, "full"]]},
        points={"axis": {"air": 1, "submarine": 1}, "allies": {"air": 2}},
        atlantic={"standard": 2},
        bombers=2,
        countries={"italy": "surrendered"},
    )
    assert sorted(s.pieces()) == sorted(GAME.new("case_blue_1942", seed=1).pieces())
