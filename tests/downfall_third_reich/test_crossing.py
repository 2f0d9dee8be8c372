"""13.1 and 15.6, Blitzkrieg: the attack that opens an area for armour, and how it is bound."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.downfall_third_reich.rules import crossing
from grognard.games.downfall_third_reich.rules.potential import weigh
from tests.downfall_third_reich.fights import AREA, C, Fight, refusal, told

NAME = "downfall-third-reich"
FULL, REDUCED = "full", "reduced"


CROSSINGS: dict[str, tuple[dict[str, Any], bool, tuple[int, int], str]] = {
    "22.7 Riga": (
        {
            "area": "riga",
            "attacker": ("de_inf", FULL),
            "entered": "konigsberg",
            "supports": [("de_inf", FULL)],
            "supports_entered": ["konigsberg"],
            "idle": [("de_inf", FULL)],
            "target": ("su_inf", FULL),
            "defenders": [("su_inf", FULL)],
        },
        False,
        (7, 3),
        "",
    ),
    "22.7 Kovel": (
        {
            "area": "kovel",
            "attacker": ("de_inf", FULL),
            "entered": "varsovie",
            "idle": [("de_inf", FULL)],
            "target": ("su_inf", FULL),
            "defenders": [("su_inf", FULL)],
        },
        True,
        (7, 3),
        "",
    ),
    "22.9 Toula": (
        {
            "area": "toula",
            "turn": 8,
            "attacker": ("de_arm", FULL),
            "entered": "briansk",
            "supports": [("de_inf", FULL)],
            "supports_entered": ["briansk"],
            "target": ("su_arm", FULL),
        },
        True,
        (10, 6),
        "no-crossing-fortress",
    ),
    "22.9 Kalinine": (
        {
            "area": "kalinine",
            "turn": 8,
            "attacker": ("de_inf", FULL),
            "entered": "smolensk",
            "supports": [("de_inf", FULL), ("de_inf", FULL)],
            "supports_entered": ["smolensk", "smolensk"],
            "target": ("su_inf", FULL),
        },
        True,
        (11, 4),
        "no-crossing-ground",
    ),
    "22.11 Reims": (
        {
            "area": "reims",
            "turn": 2,
            "attacker": ("de_inf", FULL),
            "entered": "francfort",
            "idle": [("de_inf", FULL)],
            "target": ("fr_inf", FULL),
            "defenders": [("fr_inf", FULL), ("fr_arm", FULL)],
        },
        True,
        (7, 3),
        "",
    ),
    "22.11 Nancy from Reims": (
        {
            "area": "nancy",
            "turn": 2,
            "attacker": ("de_arm", FULL),
            "entered": "reims",
            "idle": [("de_inf", FULL)],
            "target": ("fr_inf", FULL),
            "defenders": [("fr_inf", FULL)],
        },
        True,
        (8, 3),
        "",
    ),
    "22.11 Nancy over the line": (
        {
            "area": "nancy",
            "turn": 2,
            "attacker": ("de_inf", FULL),
            "entered": "stuttgart",
            "idle": [("de_arm", FULL)],
            "target": ("fr_inf", FULL),
            "defenders": [("fr_inf", FULL)],
        },
        False,
        (5, 5),
        "difference-too-small",
    ),
}


@pytest.mark.rule(NAME, "22.7", "22.9", "22.11", "13.1", "15.1", "16.3")
@pytest.mark.parametrize("name", CROSSINGS)
def test_crossings_of_the_rulebook(name: str) -> None:
    fight, air, totals, refused = CROSSINGS[name]
    at = Fight(**fight, stage="actions", points={"axis": {"air": int(air)}})
    attacker, target, supports = at.units()
    found = weigh(at.state, attacker, target, supports, air)
    assert (found.attacker_total, found.defender_total) == totals
    reason = at.why_not(at.line("breach"))
    if refused:
        assert (reason.rule, reason.message) == ("13.1", refused)
        return
    assert reason is None
    events = at.act(at.line("breach"))
    if air:
        events = at.act("fly")
    assert told(events, "breached")["number"] == totals[0] - totals[1]
    assert at.state.breached == [AREA[at.area]]
    assert crossing.passable(at.state, C.number["de_arm_2"]) == 1 << AREA[at.area]
    assert crossing.passable(at.state, C.number["de_inf_9"]) == 0, "infantry does not cross"


# -------------------------------------------------------------------- 13.1: the attack is fixed


def breached(**more: Any) -> Fight:
    """22.7: the attack in Riga is announced; a third army and an armour outside are free."""
    fight, _, _, _ = CROSSINGS["22.7 Riga"]
    at = Fight(**fight, stage="actions", armies={"konigsberg": [["de_arm", 1, "full"]]}, **more)
    at.act(at.line("breach"))
    return at


@pytest.mark.rule(NAME, "13.1")
def test_a_fixed_attack_comes_first_and_as_announced() -> None:
    at = breached()
    assert refusal(at, "end") == ("8.2.3", "attacks-owed")
    assert refusal(at, "breach de_inf_3 su_inf_2 none") == ("13.1", "breached-already")
    at.act("fight")
    lines = [line for line in at.state.prompt(0).lines if line.startswith("assault")]
    assert lines == ["assault de_inf_1 su_inf_1 de_inf_2"]
    assert refusal(at, "assault de_inf_3 su_inf_2 none") == ("13.1", "fixed-attack-first")
    assert refusal(at, "assault de_inf_1 su_inf_1 none") == ("13.1", "fixed-attack-first")
    figures = told(at.act(lines[0]), "combat")
    assert (figures["attack_support"], figures["attack_air"]) == (2, 0)
    assert refusal(at, "assault de_inf_3 su_inf_2 none") is None


@pytest.mark.rule(NAME, "13.1")
def test_a_fixed_attack_keeps_its_mission() -> None:
    fight, _, _, _ = CROSSINGS["22.7 Kovel"]
    at = Fight(**fight, stage="actions", points={"axis": {"air": 2}})
    at.act(at.line("breach"))
    at.act("fly")
    at.act("fight")
    figures = told(at.act(at.line()), "combat")
    assert (figures["attack_air"], at.state.air[0]) == (2, 1)


@pytest.mark.rule(NAME, "13.1")
def test_an_announcement_that_is_too_weak_fixes_nothing() -> None:
    fight, _, _, _ = CROSSINGS["22.7 Kovel"]
    at = Fight(**fight, stage="actions", points={"axis": {"air": 1}, "ussr": {"air": 1}})
    before = at.state.flags[:]
    at.act(at.line("breach"))
    at.act("fly")
    assert told(at.act("cancel"), "breach-failed")["number"] == 2
    assert (at.state.breached, at.state.flags, at.state.air) == ([], before, [0, 0, 0])
    assert refusal(at, at.line("breach")) == ("13.1", "difference-too-small")


@pytest.mark.rule(NAME, "13.1", "15.6")
def test_the_technology_and_africa() -> None:
    tiles = {"axis": {"available": []}, "allies": {"available": []}}
    fight, _, _, _ = CROSSINGS["22.7 Riga"]
    at = Fight(**fight, stage="actions", technologies=tiles)
    assert refusal(at, at.line("breach")) == ("13.1", "no-blitzkrieg")
    desert = {
        "attacker": ("uk_adv", FULL),
        "entered": "in place",
        "supports": [("uk_inf", FULL)],
        "supports_entered": ["in place"],
        "target": ("it_inf", REDUCED),
        "turn": 11,
        "stage": "actions",
        "technologies": tiles,
    }
    at = Fight("tobruk", **desert)  # a fortress is no matter there
    assert refusal(at, at.line("breach")) is None


@pytest.mark.rule(NAME, "4.5", "13.1")
def test_the_tile_is_turned_up_when_it_is_used() -> None:
    at = Fight(
        **CROSSINGS["22.7 Riga"][0],
        stage="actions",
        technologies={"axis": {"available": ["blitzkrieg"]}},
        face_down=["axis.blitzkrieg"],
    )
    assert told(at.act(at.line("breach")), "reveal")["tile"] == "axis.blitzkrieg"
    assert at.state.shown[C.tile_number["axis.blitzkrieg"]]


@pytest.mark.rule(NAME, "13.1", "22.7")
def test_armour_crosses_the_open_area_and_stops_beyond() -> None:
    fight, _, _, _ = CROSSINGS["22.7 Riga"]
    at = Fight(
        **fight, stage="actions", armies={"konigsberg": [["de_arm", 1, "full"]]}, points={"axis": {"po": 5}}
    )
    line = "tactical de_arm_1 riga-daugavpils"
    assert at.why_not(line) is not None
    at.act(at.line("breach"))
    assert at.why_not(line) is None
    assert at.why_not("tactical de_arm_1 riga-daugavpils-vitebsk") is not None
    at.act(line)
    assert at.state.where[C.number["de_arm_1"]] == AREA["daugavpils"]
