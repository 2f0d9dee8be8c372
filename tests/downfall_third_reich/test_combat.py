"""Chapters 15 and 16: the examples of the rulebook, dice, losses, targets, supports."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.games.downfall_third_reich.rules.combat import has_target, owed
from grognard.games.downfall_third_reich.rules.potential import chances, least_die, losses, weigh
from grognard.games.downfall_third_reich.showing.odds import odds
from grognard.kernel.refusal import GrognardError
from tests.downfall_third_reich.fights import AREA, GAME, C, Fight, refusal, told

NAME = "downfall-third-reich"
FULL, REDUCED = "full", "reduced"
PLANE = {"air": 1}


# -------------------------------------------------------------------- 22.10: combats with both dice

COMBATS: dict[str, tuple[dict[str, Any], tuple[int, int], tuple[int, int, str, str]]] = {
    "22.10 Bruxelles": (
        {
            "area": "bruxelles",
            "turn": 18,
            "attacker": ("us_inf", FULL),
            "entered": "amphibious",
            "supports": [("uk_adv", FULL)],
            "supports_entered": ["calais"],
            "target": ("de_inf", FULL),
            "points": {"allies": PLANE},
        },
        (2, 5),
        (10, 11, "eliminated", "reduced"),
    ),
    "22.10 Francfort": (
        {
            "area": "francfort",
            "turn": 20,
            "attacker": ("us_adv", FULL),
            "entered": "nancy",
            "target": ("de_inf", FULL),
            "points": {"allies": PLANE},
        },
        (3, 5),
        (11, 11, "reduced", "reduced"),
    ),
    "22.10 Kalinine": (
        {
            "area": "kalinine",
            "turn": 8,
            "attacker": ("de_inf", FULL),
            "entered": "smolensk",
            "supports": [("de_inf", FULL)],
            "supports_entered": ["smolensk"],
            "target": ("su_inf", FULL),
        },
        (5, 2),
        (12, 6, "full", "eliminated"),
    ),
    "22.10 Toula": (
        {
            "area": "toula",
            "turn": 8,
            "attacker": ("de_arm", FULL),
            "entered": "briansk",
            "supports": [("de_inf", FULL)],
            "supports_entered": ["briansk"],
            "target": ("su_arm", FULL),
            "points": {"axis": PLANE},
        },
        (1, 6),
        (13, 12, "reduced", "eliminated"),
    ),
    "a reduced loser costs the winner nothing": (
        {
            "area": "riga",
            "attacker": ("de_inf", FULL),
            "entered": "konigsberg",
            "target": ("su_inf", REDUCED),
        },
        (3, 4),
        (8, 6, "full", "eliminated"),
    ),
    "the attacker loses by double": (
        {
            "area": "el_alamein",
            "turn": 11,
            "attacker": ("it_inf", REDUCED),
            "entered": "mersa_matrouh",
            "target": ("uk_arm", FULL),
        },
        (1, 1),
        (3, 9, "eliminated", "full"),
    ),
    "winter 1942": (
        {
            "area": "moscou",
            "turn": 9,
            "attacker": ("su_inf", FULL),
            "entered": "in place",
            "supports": [("su_inf", FULL)],
            "supports_entered": ["in place"],
            "target": ("de_inf", FULL),
            "held": False,
            "points": {"ussr": PLANE},
        },
        (4, 3),
        (9, 7, "reduced", "eliminated"),
    ),
    "the DAK in Africa": (
        {
            "area": "el_alamein",
            "turn": 11,
            "attacker": ("de_dak", FULL),
            "entered": "mersa_matrouh",
            "supports": [("it_inf", FULL)],
            "supports_entered": ["mersa_matrouh"],
            "target": ("uk_arm", REDUCED),
        },
        (2, 2),
        (12, 7, "full", "eliminated"),
    ),
}


@pytest.mark.rule(
    NAME, "22.10", "1.2", "11.1", "15.2", "15.3", "16.4", "16.6", "16.8", "16.9", "16.10", "19.3"
)
@pytest.mark.parametrize("name", COMBATS)
def test_combats_of_the_rulebook_and_ours(name: str) -> None:
    fight, dice, (attack, defence, attacker_after, target_after) = COMBATS[name]
    at = Fight(**fight, dice=list(dice))
    events = at.act(at.line())
    if type(at.state.stack[-1]).__name__ == "Mission":
        events = at.act("fly")
    figures = told(events, "combat")
    assert (figures["attack"], figures["defence"]) == (attack, defence)
    ours = [v for k, v in figures.items() if k.startswith("attack_") and k != "attack_losses"]
    theirs = [v for k, v in figures.items() if k.startswith("defence_") and k != "defence_losses"]
    assert (sum(ours), sum(theirs)) == (attack, defence), "the parts make up the totals"
    assert (at.fate(at.attacker), at.fate(at.target)) == (attacker_after, target_after)
    assert all(at.fate(support) == "full" for support in at.supports)


# -------------------------------------------------------------------- 22.8: bonuses of the border

BONUSES: dict[str, tuple[str, str, list[str], int]] = {
    "22.8 Bruxelles, landed infantry": ("bruxelles", "amphibious", ["calais"], 1),
    "22.8 Bruxelles, armour from Calais": ("bruxelles", "calais", [], 0),
    "22.8 Francfort across the Rhine": ("francfort", "nancy", [], 1),
    "22.8 Francfort in the next turn": ("francfort", "in place", [], 0),
    "22.8 from the Ruhr against Bruxelles": ("bruxelles", "ruhr", [], 0),
    "from Bruxelles against the Ruhr": ("ruhr", "bruxelles", [], 1),
    "one support came round": ("ruhr", "bruxelles", ["hanovre"], 0),
    "both across the Maginot line": ("nancy", "francfort", ["stuttgart"], 2),
}


@pytest.mark.rule(NAME, "22.8", "15.1", "15.5", "15.7")
@pytest.mark.parametrize("name", BONUSES)
def test_bonuses_of_the_border(name: str) -> None:
    area, entered, others, bonus = BONUSES[name]
    ours, theirs = ("us_adv", "de_inf") if entered != "ruhr" and area != "nancy" else ("de_arm", "fr_inf")
    at = Fight(
        area, (ours, FULL), entered, (theirs, FULL), [(ours, FULL)] * len(others), others, turn=11, held=False
    )
    parts = weigh(at.state, *at.units()).parts
    assert sum(parts[name] for name in ("defence_ground", "defence_border", "defence_coast")) == bonus


# -------------------------------------------------------------------- chances and dice


@pytest.mark.rule(NAME, "16.10")
@pytest.mark.parametrize(
    ("totals", "in_36"),
    [
        ((5, 3), {"0-2": 6, "1-2": 20, "1-1": 4, "2-1": 6}),
        ((7, 3), {"0-2": 12, "1-2": 21, "1-1": 2, "2-1": 1}),
        ((9, 3), {"0-2": 18, "1-2": 18}),
        ((7, 5), {"0-2": 2, "1-2": 24, "1-1": 4, "2-1": 6}),
    ],
)
def test_chances_of_two_totals(totals: tuple[int, int], in_36: dict[str, int]) -> None:
    expected = {result: Fraction(number, 36) for result, number in in_36.items()}
    assert chances(*totals) == expected
    assert odds(GAME, [str(total) for total in totals], None)["chances"] == expected


@pytest.mark.rule(NAME, "1.2", "16.10")
@pytest.mark.parametrize(
    ("attack", "defence", "strengths", "expected"),
    [
        (8, 4, (2, 2), (0, 2)),  # double is at least double
        (7, 4, (2, 2), (1, 2)),
        (7, 4, (2, 1), (0, 1)),  # the loser was reduced
        (7, 4, (1, 2), (1, 2)),
        (6, 6, (2, 2), (1, 1)),
        (6, 6, (1, 1), (1, 1)),
        (4, 7, (2, 2), (2, 1)),
        (4, 7, (1, 2), (1, 0)),
        (4, 7, (2, 1), (2, 1)),
        (4, 8, (2, 2), (2, 0)),
    ],
)
def test_losses(attack: int, defence: int, strengths: tuple[int, int], expected: tuple[int, int]) -> None:
    assert losses(attack, defence, strengths) == expected


@pytest.mark.rule(NAME, "16.8", "16.9")
@pytest.mark.parametrize(
    ("kind", "area", "attacking", "least"),
    [
        ("de_arm", "riga", True, 3),
        ("de_adv", "riga", True, 3),
        ("de_dak", "riga", True, 3),
        ("de_arm", "riga", False, 1),  # only in attack
        ("de_inf", "riga", True, 1),
        ("de_arm", "kalinine", True, 1),  # forest
        ("de_arm", "toula", True, 3),  # a fortress is no matter
        ("de_arm", "carelie", True, 1),  # not Soviet home territory
        ("de_arm", "reims", True, 1),
        ("de_arm", "tobruk", True, 1),
        ("de_dak", "tobruk", True, 3),
        ("de_dak", "tobruk", False, 3),
        ("uk_arm", "tobruk", True, 3),
        ("uk_adv", "tobruk", False, 3),
        ("uk_inf", "tobruk", True, 1),
        ("us_adv", "tobruk", True, 1),
        ("uk_arm", "reims", True, 1),
        ("su_arm", "riga", True, 1),
    ],
)
def test_a_die_of_one_or_two_counts_three(kind: str, area: str, attacking: bool, least: int) -> None:
    foe = "su_inf" if kind.startswith("de") and area not in ("reims", "tobruk") else "fr_inf"
    foe = "de_inf" if kind[:2] in ("uk", "us", "su") else foe
    at = Fight(area, (kind, FULL), "in place", (foe, FULL), turn=11, countries={"france": "war"})
    assert least_die(at.state, C.number[at.attacker], attacking) == least
    if attacking and least == 3:
        assert weigh(at.state, *at.units()).chances == chances(*_totals(at), least=(3, 1), strengths=(2, 2))


def _totals(at: Fight) -> tuple[int, int]:
    found = weigh(at.state, *at.units())
    return found.attacker_total, found.defender_total


@pytest.mark.rule(NAME, "16.6", "16.7", "19.3", "15.3")
def test_values_that_depend_on_the_place() -> None:
    def parts(**fight: Any) -> dict[str, int]:
        at = Fight(**fight)
        return weigh(at.state, *at.units()).parts

    dak = {"attacker": ("de_dak", FULL), "entered": "in place", "turn": 11}
    assert parts(area="tobruk", target=("uk_inf", FULL), **dak)["attack_combat"] == 7
    assert parts(area="riga", target=("su_inf", FULL), **dak)["attack_combat"] == 5
    british = {"area": "tobruk", "attacker": ("uk_inf", FULL), "entered": "in place", "turn": 11}
    italian = ("it_inf", FULL)
    assert parts(target=italian, **british)["defence_italians"] == 0
    assert parts(target=italian, defenders=[("de_inf", FULL)], **british)["defence_italians"] == 1
    assert parts(target=("de_inf", FULL), defenders=[italian], **british)["defence_italians"] == 0
    assert parts(target=italian, **british)["defence_fortress"] == 1
    assert parts(target=italian, held=False, **british)["defence_fortress"] == 0
    soviet = {"attacker": ("su_inf", FULL), "entered": "in place", "target": ("de_inf", FULL)}
    assert parts(area="moscou", turn=9, **soviet)["defence_winter"] == -1
    assert parts(area="moscou", turn=13, **soviet)["defence_winter"] == 0
    assert parts(area="carelie", turn=9, **soviet)["defence_winter"] == 0
    german = {"attacker": ("de_inf", FULL), "entered": "in place", "target": ("su_inf", FULL)}
    assert parts(area="moscou", turn=9, **german)["attack_winter"] == -1


# -------------------------------------------------------------------- 16.1 to 16.3, 9.5, 9.7: targets


@pytest.mark.rule(NAME, "16.1", "16.3", "16.5")
def test_supports() -> None:
    at = Fight(
        "bruxelles",
        ("uk_adv", FULL),
        "calais",
        ("de_inf", FULL),
        [("us_inf", FULL)],
        ["amphibious"],
        [("us_adv", FULL)],
        defenders=[("it_inf", FULL)],
        turn=18,
        dice=[3, 3],
    )
    first, landed, third = at.attacker, *at.supports, *at.idle
    assert refusal(at, f"assault {first} {at.target} {landed}") == ("16.5", "landed-no-support")
    assert refusal(at, f"assault {landed} {at.target} {first}") is None
    both = "+".join(sorted([first, third], key=C.number.__getitem__))
    assert refusal(at, f"assault {landed} {at.target} {both}") == ("16.3", "too-many-supports")
    assert refusal(at, f"assault {first} {at.target} {first}") == ("16.3", "supports-itself")
    assert refusal(at, f"assault {first} {landed} none") == ("16.3", "not-an-enemy")
    assert refusal(at, f"assault {first} de_inf_7 none") == ("16.3", "not-in-the-area")
    assert refusal(at, f"assault {at.target} {first} none") == ("16.1", "not-in-phase")
    assert refusal(at, f"assault uk_arm_1 {at.target} none") == ("16.1", "not-on-map")
    at.act(f"assault {landed} {at.target} {first}")  # 9 against 9: both are reduced
    assert refusal(at, f"assault {landed} it_inf_1 none") == ("16.3", "attacks-once")
    assert refusal(at, f"assault {first} it_inf_1 none") == ("16.3", "has-supported")
    assert at.state.slots[AREA["bruxelles"]] == 0, "the one support is used up"
    assert refusal(at, f"assault {third} {at.target} none") == ("16.3", "attacked-before")
    assert refusal(at, f"assault {third} it_inf_1 none") is None


@pytest.mark.rule(NAME, "16.1")
def test_an_army_that_only_moved_does_not_fight() -> None:
    at = Fight(
        "riga",
        ("de_inf", FULL),
        "konigsberg",
        ("su_inf", FULL),
        armies={"riga": [["de_inf", 2, "full"], ["su_inf", 1, "full"]]},
        marks={"de_inf_2": ["moved"]},
    )
    assert refusal(at, "assault de_inf_2 su_inf_1 none") == ("16.1", "no-attack-marker")
    assert refusal(at, "assault de_inf_1 su_inf_1 de_inf_2") == ("16.1", "no-attack-marker")


@pytest.mark.rule(NAME, "16.2")
def test_nobody_is_attacked_by_allies_and_soviets_in_one_turn() -> None:
    at = Fight(
        "prague",
        ("su_inf", FULL),
        "in place",
        ("de_inf", FULL),
        defenders=[("de_inf", FULL)],
        turn=20,
        marks={"de_inf_1": ["hit by allies"]},
    )
    assert refusal(at, "assault su_inf_1 de_inf_1 none") == ("16.2", "attacked-by-ally")
    assert refusal(at, "assault su_inf_1 de_inf_2 none") is None
    assert has_target(at.state, C.number["su_inf_1"], AREA["prague"])


@pytest.mark.rule(NAME, "9.5")
def test_the_french_in_calais_are_attacked_first() -> None:
    at = Fight(
        "calais",
        ("de_inf", FULL),
        "bruxelles",
        ("uk_inf", FULL),
        idle=[("de_inf", FULL)],
        defenders=[("fr_inf", FULL)],
        turn=2,
    )
    assert refusal(at, "assault de_inf_1 uk_inf_1 none") == ("9.5", "french-first")
    at.act("assault de_inf_1 fr_inf_1 none")
    assert refusal(at, "assault de_inf_2 uk_inf_1 none") is None


@pytest.mark.rule(NAME, "9.7")
@pytest.mark.parametrize("held", [True, False])
def test_finns_in_soviet_carelia_only_support(held: bool) -> None:
    at = Fight(
        "carelie", ("fi_inf", FULL), "in place", ("su_inf", FULL), idle=[("de_inf", FULL)], turn=8, held=held
    )
    expected = ("9.7", "finns-only-support") if held else None
    assert refusal(at, "assault fi_inf_1 su_inf_1 none") == expected
    assert refusal(at, "assault de_inf_1 su_inf_1 fi_inf_1") is None
    assert has_target(at.state, C.number["fi_inf_1"], AREA["carelie"]) is not held


@pytest.mark.rule(NAME, "8.2.3")
def test_an_attack_that_is_due_must_be_made() -> None:
    at = Fight("riga", ("de_inf", FULL), "konigsberg", ("su_inf", FULL))
    assert owed(at.state) == [AREA["riga"]]
    assert refusal(at, "end") == ("8.2.3", "attacks-owed")
    at.act(at.line())
    assert not at.state.due


@pytest.mark.rule(NAME, "17.10")
def test_where_the_last_partisan_falls_the_axis_holds_again() -> None:
    at = Fight(
        "zagreb",
        ("yu_inf", REDUCED),
        "in place",
        ("de_inf", FULL),
        turn=15,
        held=False,
        countries={"yugoslavia": "returned"},
        dice=[1, 6],
    )
    at.act(at.line())
    assert at.fate(at.attacker) == "eliminated"
    assert at.state.control[AREA["zagreb"]] == 0


# -------------------------------------------------------------------- odds in a position


@pytest.mark.rule(NAME, "16.4")
def test_odds_of_an_attack_in_a_position() -> None:
    german, soviet = ("de_inf", FULL), ("su_inf", FULL)
    at = Fight(
        "riga", german, "konigsberg", soviet, [german], ["in place"], [german], [soviet], stage="actions"
    )
    view = at.state.view(None)
    one = odds(GAME, ["de_inf_1", "su_inf_1", "de_inf_2"], view)
    assert (one["attack"], one["defence"], one["chances"]) == (7, 3, chances(7, 3))
    assert odds(GAME, ["su_inf_1", "de_inf_1+de_inf_2"], view) == one
    assert odds(GAME, ["de_inf_1", "su_inf_1", "de_inf_2", "air"], view)["attack"] == 9
    for words in (
        ["su_inf_1", "su_inf_2", "none"],
        ["de_inf_1", "de_inf_2", "none"],
        ["de_inf_9", "su_inf_1", "none"],
    ):
        with pytest.raises(GrognardError):
            odds(GAME, words, view)
    with pytest.raises(GrognardError):
        odds(GAME, ["7"], None)
