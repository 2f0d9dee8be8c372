"""Standing orders of Unconditional Surrender!: what passes without a question, and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.orders import choices_of, kind_asked, ordered
from tests.unconditional_surrender.war import GAME, position

AXIS = 0
NEVER, FRESH = {"transport": "never"}, {"transport": "fresh"}
CHANNEL = {
    "scenario": "main_event",
    "turn": "1940-06",
    "phase": "actions",
    "faction": "western",
    "weather": {"temperate": "fair"},
    "points": {"uk": 3},
    "policy": {"appeasement": 10, "nazi_soviet_pact": 10},
    "control": {"axis": ["calais", "brest"]},
}
RAID = {**CHANNEL, "turn": "1942-05", "policy": {"appeasement": 10, "nazi_soviet_pact": 0}}


def shipped(axis: dict[str, str], *lines: str) -> Any:
    """The British Expeditionary Force sails for Le Havre, with the Home Fleet."""
    units = {"uk_bef": "2710", "uk_1_convoy": "2710", "uk_home_fleet": "2807", **axis}
    s = position(**CHANNEL, units=units)
    for line in ("ship uk_bef uk_1_convoy z10-2910", "escort uk_home_fleet", *lines):
        s.act(s.waiting[0], line)
    return s


def told(s: Any, orders: dict[str, str]) -> str:
    action = ordered(s, AXIS, orders)
    return GAME.write(action) if action is not None else "asked"


def test_every_voyage_and_raid_can_be_let_pass() -> None:
    kinds = "supply", "move", "transport", "invasion", "raid"
    assert choices_of(GAME) == dict.fromkeys(kinds, ("ask", "never", "fresh"))


@pytest.mark.rule("unconditional-surrender", "U110")
def test_an_order_is_about_one_kind_of_voyage() -> None:
    s = shipped({"de_1_luf": "2813"})
    assert kind_asked(s, AXIS) == "transport"
    assert kind_asked(s, 1) is None
    assert told(s, {}) == "asked"
    assert told(s, NEVER) == "pass"
    assert told(s, {"supply": "never", "invasion": "never"}) == "asked"


@pytest.mark.rule("unconditional-surrender", "U110")
@pytest.mark.parametrize(
    ("axis", "answer"),
    [
        ({"de_1_luf": "2813"}, "asked"),
        ({"de_1_luf": "2813 sorties1"}, "pass"),
        ({"de_1_luf": "2813 sorties1", "de_1_fleet": "3107"}, "pass"),  # a fleet is no air unit
        ({"de_1_luf": "2813 sorties1", "de_2_luf": "2719"}, "pass"),  # the fresh one is too far away
        ({"de_1_luf": "2813 sorties1", "de_2_luf": "2912"}, "asked"),
    ],
)
def test_who_spares_worn_units_is_asked_only_for_a_fresh_air_unit(axis: dict[str, str], answer: str) -> None:
    assert told(shipped(axis), FRESH) == answer


@pytest.mark.rule("unconditional-surrender", "U110a")
def test_who_has_attacked_is_asked_to_the_end() -> None:
    s = shipped(
        {"de_1_luf": "2813", "de_1_fleet": "3107"},
        "intercept de_1_luf uk_home_fleet z10",
    )
    s.scripted = [6, 1]
    for seat in (AXIS, 1):
        s.act(seat, "will_not")
    assert s.waiting == (AXIS,)
    assert told(s, NEVER) == told(s, FRESH) == "asked"
    assert kind_asked(s, AXIS) is None


@pytest.mark.rule("unconditional-surrender", "U110")
def test_bombers_are_let_pass_too() -> None:
    units = {"uk_bmb_cmd": "2611", "uk_ftr_cmd": "2710", "de_1_luf": "2719 sorties2", "de_3_luf": "2831"}
    s = position(**RAID, units=units)
    s.act(s.waiting[0], "bomb uk_bmb_cmd 2818")
    assert kind_asked(s, AXIS) == "raid"
    assert told(s, {"raid": "never"}) == told(s, {"raid": "fresh"}) == "stay_down"
    assert told(s, NEVER) == "asked"


def test_an_order_never_attacks() -> None:
    """Whatever is ordered, only the two answers that attack nobody are given."""
    for reaction in GAME.reactions.values():
        assert set(reaction.choices) == {"never", "fresh"}
    s = shipped({"de_1_luf": "2813", "de_1_fleet": "3107"})
    for choice in ("never", "fresh"):
        assert told(s, {"transport": choice}) in ("asked", "pass")
