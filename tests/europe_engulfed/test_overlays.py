"""3.1 to 3.3 over the map: lines, what fleets carry, who would be cut off; and what is printed on it."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.kernel.position import build_position
from grognard.page.details import details
from grognard.page.overlay import overlay

GAME = grognard.game("ee")
WAR = {"turn": "1941-jan-feb", "war": ["germany", "britain", "italy"], "conquered": ["france"]}


def marks(state: Any, name: str, unit: str | None = None, seat: int | None = 0) -> dict[str, tuple[str, str]]:
    """By space the tone and the text; of several in one space the last."""
    return {mark.space: (mark.tone, mark.text) for mark in GAME.marks(state.view(seat), name, unit)}


def africa(**fleets: Any) -> Any:
    units = {"it1": "tripolitania infantry 3", "it2": "tripolitania infantry 3"}
    return build_position(GAME, {**WAR, "units": units, **fleets})


def test_a_unit_overseas_is_fed_by_the_sea() -> None:
    line = marks(africa(), "line", "it1")
    assert line["mediterranean"] == ("own", "1")
    assert line["tripolitania"] == ("own", "")


def test_a_unit_without_fleets_has_no_line() -> None:
    line = marks(africa(fleets={"italy": {"mediterranean": 0}}), "line", "it1")
    assert {tone for tone, _ in line.values()} == {"enemy"}
    assert "mediterranean" not in line


def test_what_fleets_carry() -> None:
    needed, capacity = marks(africa(), "convoys")["mediterranean"][1].split("/")
    assert int(needed) == 2
    assert int(capacity) > 2


def test_who_would_be_cut_off() -> None:
    state = GAME.new("poland-1939", seed=1)
    cut = marks(state, "lifelines")
    assert cut["east_prussia"] == ("germany", "6")  # those in it, who are fed over the Baltic
    assert "berlin" not in cut
    assert cut["baltic"][0] == "germany"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_card_of_an_area_or_a_sea_says_who_would_be_cut_off(seat: int | None) -> None:
    view = GAME.new("poland-1939", seed=1).view(seat)

    def card(space: str) -> list[str]:
        told = details(GAME, view, "space", space, "en").lines
        return [line.text for line in told if "out of supply" in line.text]

    assert card("east_prussia") == ["If it fell, 6 units more would be out of supply (East Prussia)."]
    assert card("berlin") == []
    assert [line.startswith("If a point of Germany sailed away, ") for line in card("baltic")] == [True]


@pytest.mark.parametrize("name", ["supply", "convoys", "lifelines", "weather", "resources", "beaches"])
def test_what_all_can_see_is_the_same_for_all(name: str) -> None:
    state = GAME.new("campaign-1941", seed=1)
    seen = [marks(state, name, seat=seat) for seat in (None, 0, 1)]
    assert seen[0]
    assert seen[0] == seen[1] == seen[2]


def test_a_flag_is_called_like_its_power() -> None:
    state = GAME.new("poland-1939", seed=1)
    told = {one.tone: one.text for one in overlay(GAME, state.view(0), "resources", None, "fr").legend}
    assert told["germany"] == "Allemagne"


FRONT = {
    "scenario": "campaign-1941",
    "war": ["germany", "ussr"],
    "weather": {"east": "clear"},
    "holds": {"germany": ["minsk", "brest_litovsk", "lithuania"]},
    "units": {"de1": "brest_litovsk armour 4", "de2": "minsk infantry 4", "su1": "smolensk infantry 2"},
}


@pytest.mark.parametrize(("seat", "far"), [(0, "2"), (1, "1+1?"), (None, "1+1?")])
def test_a_threat_tells_what_is_hidden_as_a_doubt(seat: int | None, far: str) -> None:
    """5.11, 5.12: the armour behind reaches Smolensk; who sees its back knows that only if it is fast."""
    state = build_position(GAME, FRONT)
    assert state.why_not(0, "move de1 minsk-smolensk") is None
    assert marks(state, "threat", seat=seat)["smolensk"] == ("germany", far)


def test_a_threat_is_no_greater_than_what_the_rules_let_move() -> None:
    """5.12: two areas away only what is fast goes: infantry behind the front does not count for its owner."""
    slow = {**FRONT, "units": {**FRONT["units"], "de1": "brest_litovsk infantry 4"}}
    state = build_position(GAME, slow)
    assert state.why_not(0, "move de1 minsk-smolensk") is not None
    assert marks(state, "threat", seat=0)["smolensk"] == ("germany", "1")
    assert marks(state, "threat", seat=1)["smolensk"] == ("germany", "1+1?")


def test_the_reach_of_a_block_that_stands_with_its_back_is_that_of_any() -> None:
    state = build_position(GAME, FRONT)
    owner, enemy = (marks(state, "reach", "de1", seat=seat) for seat in (0, 1))
    assert owner["smolensk"] == ("enemy", "")
    assert enemy["smolensk"] == ("enemy", "?")
    slow = build_position(GAME, {**FRONT, "units": {**FRONT["units"], "de1": "brest_litovsk infantry 4"}})
    assert marks(slow, "reach", "de1", seat=1) == enemy  # whatever it is
    assert "smolensk" not in {
        space for space, (_, text) in marks(slow, "reach", "de1").items() if text != "?"
    }


LAKE = {"war": ["germany", "ussr"], "holds": {"germany": ["latvia"]}, "weather": {"east": "clear"}}


@pytest.mark.rule("europe-engulfed", "5.17")
@pytest.mark.parametrize(
    ("units", "sure"),
    [
        ({"de1": "latvia infantry 4"}, {"novgorod", "leningrad"}),  # it takes both, and goes in
        ({"de1": "latvia infantry 4", "su1": "leningrad infantry 1"}, {"novgorod"}),
        ({"de1": "latvia infantry 4", "su1": "novgorod infantry 1"}, {"novgorod"}),
    ],
)
def test_an_empty_fortress_is_no_further_than_the_area_round_it(
    units: dict[str, str], sure: set[str]
) -> None:
    state = build_position(GAME, {**LAKE, "units": units})
    for seat in (0, 1):
        found = marks(state, "reach", "de1", seat=seat)
        assert {space for space in ("novgorod", "leningrad") if found.get(space, "?")[1:] == ("",)} == sure


@pytest.mark.rule("europe-engulfed", "5.17")
def test_any_block_goes_out_of_a_friendly_fortress_and_on() -> None:
    state = build_position(GAME, {**LAKE, "active": "allies", "units": {"su1": "leningrad infantry 4"}})
    assert marks(state, "reach", "su1", seat=1)["kalinin"] == ("own", "")
    assert marks(state, "reach", "su1", seat=0)["kalinin"] == ("enemy", "")
