"""What the page asks: overlays, previews, the way that is meant."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from grognard.games.downfall_third_reich.showing import overlays
from grognard.games.downfall_third_reich.showing.picture import Pictures
from grognard.kernel.looking import Mark
from tests.downfall_third_reich.test_movement import BARBAROSSA, GAME, NAME, position


def marks(state: Any, name: str, unit: str | None = None, seat: int = 0) -> Sequence[Mark]:
    return list(GAME.marks(state.view(seat), name, unit))


def spaces(found: Sequence[Mark], **keys: str) -> list[str]:
    return [mark.space for mark in found if all(getattr(mark, key) == keys[key] for key in keys)]


def barbarossa(**keys: Any) -> Any:
    return position(**{**BARBAROSSA, "scenario": "barbarossa_1941", **keys})


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_overlays_and_previews_answer_in_every_position(scenario: str) -> None:
    state, rng = GAME.new(scenario, seed=3), Random(3)
    while state.outcome is None:
        seat = state.waiting[0]
        action = state.prompt(seat).sample(rng)
        if rng.random() < 0.1:
            digest, unit = state.digest(), rng.choice(GAME.components.ids)
            for name in overlays.TAKES:
                found = marks(state, name, unit if overlays.TAKES[name] else None, seat)
                assert {mark.space for mark in found} <= set(GAME.board.names)
            told = GAME.preview(state.view(seat), action)
            assert not told.chances or sum(told.chances.values()) == 1
            assert state.digest() == digest
        state.do(seat, action)


@pytest.mark.rule(NAME, "7.1")
def test_supply_shows_lines_and_armies_without_one() -> None:
    found = marks(barbarossa(), "supply")
    assert spaces(found, tone="ussr", shape="ring") == ["vilnius"]
    assert {"moscou", "tallinn"} <= set(spaces(found, tone="ussr", shape="hatch"))
    assert "vilnius" not in spaces(found, tone="ussr", shape="hatch")
    assert {"berlin", "riga", "daugavpils"} <= set(spaces(found, tone="axis", shape="hatch"))


@pytest.mark.rule(NAME, "7.1")
def test_the_line_of_an_army() -> None:
    assert spaces(marks(barbarossa(), "line", "de_arm_1"))[:3] == ["daugavpils", "riga", "konigsberg"]
    assert marks(barbarossa(), "line", "su_inf_3")[0].shape == "ring"


@pytest.mark.rule(NAME, "8.1")
def test_the_reach_of_an_army() -> None:
    found = marks(barbarossa(phase="ussr"), "reach", "su_inf_1")
    assert {"tallinn", "leningrad"} <= set(spaces(found, tone="own", shape="fill"))
    assert spaces(found, tone="enemy", shape="ring") == ["riga"]
    assert "moscou" in spaces(found, shape="hatch")
    assert not marks(barbarossa(phase="ussr"), "reach", "su_inf_3")
    waiting = marks(barbarossa(phase="axis"), "reach", "su_inf_1")
    assert spaces(waiting) == spaces(found)


@pytest.mark.rule(NAME, "4.5")
def test_what_is_guessed_of_tiles_lays_nothing_over_the_map() -> None:
    for hidden in ("amphibious_assaults", "logistics"):
        state = position(
            scenario="case_blue_1942",
            turn=15,
            technologies={"allies": {"available": ["aviation", hidden]}},
            face_down=[f"allies.{hidden}"],
        )
        seen = spaces(marks(state, "reach", "uk_inf_4"), shape="ring")
        assert seen == ["calais", "caen"]  # the axes that need no technology
        own = spaces(marks(state, "reach", "uk_inf_4", seat=1), shape="ring")
        assert ("bruxelles" in own) is (hidden == "amphibious_assaults")


@pytest.mark.rule(NAME, "17.5")
def test_what_is_missing_for_surrenders() -> None:
    state = position(
        turn=2, armies={"reims": [["de_inf", 1, "full"]]}, empty=True, control={"ussr": ["vienne"]}
    )
    found = marks(state, "surrender")
    text = {mark.space: mark.text for mark in found}
    assert (text["berlin"], text["reims"], text["moscou"], text["bruxelles"]) == ("1/3", "1/3", "0/4", "0/2")
    assert {"vienne", "reims"} <= set(spaces(found, shape="fill"))


@pytest.mark.rule(NAME, "13.1")
def test_breakthroughs_that_could_be_made() -> None:
    state = barbarossa(marks={"de_inf_1": ["attack"], "de_inf_2": ["attack"]}, points={"axis": {"air": 0}})
    assert [(mark.space, mark.tone, mark.text) for mark in marks(state, "breakthrough")] == [
        ("riga", "own", "+4")
    ]


@pytest.mark.rule(NAME, "8.0")
def test_previews_of_operations() -> None:
    state = position(turn=1, points={"axis": {"po": 5}})
    told = GAME.preview(state.view(0), GAME.parse("attack de_inf_7 bruxelles"))
    assert told.figures == {"cost": 1, "left": 4, "due": ["bruxelles"], "joins": ["belgium"]}
    assert GAME.preview(state.view(0), GAME.parse("plan")).figures == {"po": 5}


@pytest.mark.rule(NAME, "16.4")
def test_previews_of_attacks() -> None:
    marked = {"marks": {"de_inf_1": ["attack"], "de_inf_2": ["attack"]}, "stage": "combat"}
    state = barbarossa(**marked)
    told = GAME.preview(state.view(0), GAME.parse("assault de_inf_1 su_inf_1 de_inf_2"))
    assert (told.figures["attack"], told.figures["defence"]) == (7, 3)
    assert told.chances["0-2"] == Fraction(12, 36)


def test_the_way_that_is_meant_goes_round_enemies() -> None:
    state = position(
        scenario="barbarossa_1941",
        empty=True,
        armies={"konigsberg": [["de_inf", 1, "full"]], "riga": [["su_inf", 1, "full"]]},
    )
    names = GAME.board.names

    def way(line: str) -> list[str]:
        found = GAME.tried_way(state.view(0), GAME.parse(line))
        return [names[area] for area in found or ()]

    assert way("tactical de_inf_1 daugavpils") == ["vilnius", "daugavpils"]
    assert way("tactical de_inf_1 riga") == ["riga"]


def test_where_enemies_bar_the_way_nobody_means_a_long_way_round() -> None:
    """Frankfurt to Calais is through Brussels, not through Italy: the refusal is about the Belgians."""
    state = position(scenario="campaign_1940", turn=2)
    found = GAME.tried_way(state.view(0), GAME.parse("attack de_arm_2 calais"))
    assert [GAME.board.names[area] for area in found or ()] in (["bruxelles", "calais"], ["reims", "calais"])


@pytest.mark.rule(NAME, "13.1")
def test_a_preview_tells_that_an_opening_attack_needs_a_mission() -> None:
    marked = {
        "marks": {"de_inf_1": ["attack"], "de_inf_2": ["attack"]},
        "points": {"axis": {"po": 5, "air": 1}},
    }
    state = barbarossa(**marked)
    alone = GAME.preview(state.view(0), GAME.parse("breach de_inf_1 su_inf_1 none")).figures
    assert (alone["difference"], alone["needed"], alone["with_mission"]) == (2, 4, 4)
    backed = GAME.preview(state.view(0), GAME.parse("breach de_inf_1 su_inf_1 de_inf_2")).figures
    assert backed["difference"] == 4
    assert "with_mission" not in backed


@pytest.mark.rule(NAME, "11.2")
def test_who_may_cancel_a_mission_sees_what_it_is_worth() -> None:
    marked = {"marks": {"de_inf_1": ["attack"], "de_inf_2": ["attack"]}, "stage": "combat"}
    state = barbarossa(**marked, points={"axis": {"air": 1}, "ussr": {"air": 1}})
    state.act(0, "assault de_inf_1 su_inf_1 none")
    state.act(0, "fly")
    (seat,) = state.waiting
    through, cancelled = (
        GAME.preview(state.view(seat), GAME.parse(verb)).figures["attack"] for verb in ("let_pass", "cancel")
    )
    assert (through, cancelled) == (7, 5)


def test_armies_have_their_order_whoever_came_last() -> None:
    """A picture is made of the last one of the game; what it shows, and how, does not hang on that."""
    remembering, state = Pictures(GAME.components), barbarossa()
    army = next(unit for unit, place in enumerate(state.where) if place < GAME.components.map_size)
    home = state.where[army]
    for place in (home, GAME.components.out, home, GAME.components.reserve):
        state.where[army] = place
        view = state.view(None)
        fresh = Pictures(GAME.components).picture(view)
        assert list(remembering.picture(view).items()) == list(fresh.items())
