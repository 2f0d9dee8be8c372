"""An overlay corrects the data of one game object: play follows it, the shared data do not change."""

import re
from typing import Any

import pytest

from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.rules.combat import weigh
from grognard.games.battle_for_germany.state import BattleState
from grognard.kernel.position import build_position
from grognard.kernel.refusal import GrognardError

PLAIN = BattleForGermany()


def both(overlay: dict[str, Any], position: dict[str, Any]) -> tuple[BattleState, BattleState]:
    """The same position with the data as they are and with the overlay, made in this order."""
    corrected = BattleForGermany(overlay)
    full = {"clear": True, "seed": 1, **position}
    return build_position(PLAIN, full), build_position(corrected, full)


def odds(state: BattleState, line: str) -> tuple[int, int, str]:
    targets, attackers = state.game.parse(line).args
    found = weigh(state, targets, attackers)
    return found.attack, found.defence, found.column


BATTLE = {"turn": 2, "phase": "western combat", "units": {"us_12": "2610", "us_3": "2610", "w_88": "2611"}}


def test_a_units_attack() -> None:
    plain, corrected = both({"units": {"us_12": {"attack": 9}}}, BATTLE)
    assert odds(plain, "attack 2611 us_12+us_3") == (13, 3, "4-1")
    assert odds(corrected, "attack 2611 us_12+us_3") == (15, 3, "5-1")


def test_the_terrain_of_a_hex() -> None:
    plain, corrected = both({"board": {"hexes": {"2611": {"terrain": "rough"}}}}, BATTLE)
    assert odds(plain, "attack 2611 us_12") == (7, 3, "2-1")
    assert odds(corrected, "attack 2611 us_12") == (7, 9, "1-2")


def test_the_terrain_of_a_hex_for_movement() -> None:
    units = {"us_15": "2610"}
    position = {"turn": 2, "phase": "western movement", "units": units}
    plain, corrected = both({"board": {"hexes": {"2611": {"terrain": "sea"}}}}, position)
    assert plain.why_not(1, "move us_15 2611") is None
    refusal = corrected.why_not(1, "move us_15 2611")
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("TEC", "closed-ground")


def test_a_river_on_a_side() -> None:
    plain, corrected = both({"board": {"sides": {"2610-2611": {"kinds": ["river"]}}}}, BATTLE)
    assert odds(plain, "attack 2611 us_12")[1] == 3
    assert odds(corrected, "attack 2611 us_12")[1] == 6


def test_a_river_taken_away() -> None:
    position = {**BATTLE, "units": {"us_12": "2611", "w_88": "2612"}}
    plain, corrected = both({"board": {"sides": {"2611-2612": {"kinds": []}}}}, position)
    assert odds(plain, "attack 2612 us_12")[1] == 6
    assert odds(corrected, "attack 2612 us_12")[1] == 3


def test_a_new_fort() -> None:
    plain, corrected = both({"board": {"hexes": {"2611": {"fortified": True}}}}, BATTLE)
    assert odds(plain, "attack 2611 us_12")[1] == 3
    assert odds(corrected, "attack 2611 us_12")[1] == 6


def test_a_citys_points() -> None:
    position = {
        "turn": 10,
        "phase": "east_german combat",
        "control": {"lodz": "soviet", "essen": "western"},
        "berlin": {"soviet": 9},
    }
    plain, corrected = both({"board": {"cities": {"lodz": {"points": 3}}}}, position)
    assert plain.outcome is not None
    assert corrected.outcome is not None
    assert [plain.setup.seats[w] for w in plain.outcome.winners] == ["western"]
    assert [corrected.setup.seats[w] for w in corrected.outcome.winners] == ["soviet"]


def test_a_replacement_number() -> None:
    position = {
        "turn": 4,
        "phase": "west_german replacement",
        "units": {"w_88": "west_german_box", "w_30": "west_german_box", "w_86": "west_german_box"},
    }
    overlay = {"scenarios": {"turns": {"4": {"replacements": {"west_german": 2}}}}}
    plain, corrected = both(overlay, position)
    for state in (plain, corrected):
        state.act(0, "replace w_88 2612")
    assert plain.now.kind == "movement"
    corrected.act(0, "replace w_30 2612")
    assert corrected.now.kind == "movement"


def test_a_place_in_a_set_up() -> None:
    corrected = BattleForGermany({"scenarios": {"setups": {"historical": {"us_12": "1803"}}}})
    assert corrected.new(seed=1).where[corrected.components.number["us_12"]] == corrected.board.index["1803"]
    assert PLAIN.new(seed=1).where[PLAIN.components.number["us_12"]] == PLAIN.board.index["1804"]


def test_a_limit_of_the_rules() -> None:
    position = {"turn": 2, "phase": "east_german movement", "units": {"e_59": "2125", "su_38": "2626"}}
    plain, corrected = both({"tables": {"limits": {"exit_cost": 3}}}, position)
    assert plain.why_not(1, "exit e_59 2125-2126") is not None
    assert corrected.why_not(1, "exit e_59 2125-2126") is None


def test_the_shared_data_stay_as_they_are() -> None:
    overlay = {
        "units": {"us_12": {"attack": 9}},
        "board": {"hexes": {"2611": {"terrain": "rough"}}, "cities": {"lodz": {"points": 3}}},
        "scenarios": {"turns": {"4": {"replacements": {"west_german": 9}}}},
    }
    before = repr(overlay)
    BattleForGermany(overlay)
    fresh = BattleForGermany().components
    assert fresh.attack[fresh.number["us_12"]] == 7
    assert fresh.board.attributes[fresh.board.index["2611"]]["terrain"] == "clear"
    assert fresh.cities[fresh.city_ids.index("lodz")].points == 1
    assert fresh.turns[4].replacements["west_german"] == 1
    assert repr(overlay) == before


def test_a_position_is_not_read_with_other_data() -> None:
    corrected = BattleForGermany({"units": {"us_12": {"attack": 9}}})
    with pytest.raises(GrognardError, match="with these data"):
        PLAIN.load(corrected.new(seed=1).dump())


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"bord": {}}, "an overlay corrects board, units, scenarios, tables; there is no file 'bord'"),
    ({"units": 3}, "units of the overlay must be a table"),
    ({"units": {"us_12": 7}}, "units.us_12 of the overlay must be a table"),
    ({"units": {"us_12": {"attack": "seven"}}}, "units.us_12.attack of the overlay is 'seven'"),
    ({"units": {"us_12": {"attack": 0}}}, "units.us_12"),
    ({"units": {"us_12": {"atack": 7}}}, "units.us_12: Object contains unknown field `atack`"),
    ({"units": {"us_99": {"attack": 7}}}, "units.us_99: Object missing required field `name`"),
    ({"units": {"us_12": {"force": "martian"}}}, "units.us_12"),
    ({"board": {"hexes": {"2618": {"terrain": "swamp"}}}}, "no terrain swamp in the terrain effects chart"),
    ({"board": {"hexes": {"2618": "rough"}}}, "board.hexes.2618 of the overlay must be a table"),
    ({"board": {"hexes": {"9999": {"terrain": "clear"}}}}, "the grid has no hex 9999"),
    ({"board": {"sides": {"2619-2618": {"kinds": ["river"]}}}}, "the lower number first"),
    ({"board": {"sides": {"2618-2718": {"kinds": ["rivver"]}}}}, "a side can be blocked"),
    ({"tables": {"terrain": {"clear": {"cost": 0}}}}, "entering clear terrain has to cost a point or more"),
    ({"tables": {"river": {"cost": -1}}}, "entering clear terrain has to cost a point or more"),
    ({"board": {"cities": {"lodz": {"points": "two"}}}}, "board.cities.lodz.points of the overlay is 'two'"),
    ({"board": {"rivers": {}}}, "the overlay sets board.rivers, but board has only: grid"),
    (
        {"scenarios": {"turns": {"4": {"replacements": {"martian": 1}}}}},
        "has only: western, italy, west_german, soviet, east_german",
    ),
    ({"scenarios": {"setups": {"historical": {"us_12": "9999"}}}}, "no place '9999'"),
    ({"tables": {"limits": {"stack": "three"}}}, "tables.limits.stack of the overlay is 'three'"),
]


@pytest.mark.parametrize(("overlay", "told"), BROKEN, ids=[told[:40] for _, told in BROKEN])
def test_a_broken_overlay_says_what_is_wrong(overlay: dict[str, Any], told: str) -> None:
    with pytest.raises(GrognardError, match=re.escape(told)):
        BattleForGermany(overlay)
