"""U43: what is said of a neutral country that was clicked, and that the phase of declarations offers it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.messages import LANGUAGES
from grognard.page.answer import answer
from grognard.page.reasons import Click, reasons
from tests.unconditional_surrender.war import GAME, position

AXIS, WEST, SOVIET = range(3)
BRUSSELS, BERNE, RIGA = "2816", "3220", "1939"


def operations(faction: str, unit: str, space: str, scenario: str = "main_event", **more: Any) -> Any:
    return position(
        **({"turn": "1939-10"} if scenario == "main_event" else {}),
        scenario=scenario,
        phase="actions",
        faction=faction,
        units={unit: space},
        points={"germany": 9, "uk": 9, "france": 9},
        **more,
    )


def told(s: Any, seat: int, unit: str, space: str) -> str:
    refusal = s.why_not(seat, f"move {unit} {space}")
    assert refusal is not None
    return str(refusal.message)


@pytest.mark.rule("unconditional-surrender", "U43", "U44", "U139")
def test_a_neutral_country_is_told_with_when_war_can_be_declared_on_it() -> None:
    s = operations("axis", "de_1", "2817")
    assert told(s, AXIS, "de_1", BRUSSELS) == "neutral-land"
    assert told(operations("axis", "de_1", "3120"), AXIS, "de_1", BERNE) == "neutral-for-good"
    west = operations("western", "fr_1", "2815")
    assert told(west, WEST, "fr_1", BRUSSELS) == "neutral-by-appeasement"
    later = operations("western", "fr_1", "2815", policy={"appeasement": 1, "nazi_soviet_pact": 0})
    assert told(later, WEST, "fr_1", BRUSSELS) == "neutral-land"
    short = operations("axis", "de_1", "3120", "france_1940")
    assert told(short, AXIS, "de_1", BERNE) == "neutral-here"


@pytest.mark.rule("unconditional-surrender", "U43")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_names_the_phase(language: str) -> None:
    click = Click(picked=["unit:de_1"], space=BRUSSELS)
    (why, *_) = reasons(operations("axis", "de_1", "2817"), AXIS, click, language).reasons
    phase = {"en": "Declaration of War Phase", "fr": "phase de déclarations de guerre"}[language]
    assert phase in why.text
    assert "U43" in why.text


@pytest.mark.rule("unconditional-surrender", "U43", "U43a", "U44")
def test_a_click_on_a_country_declares_war_where_that_is_asked() -> None:
    s = GAME.new("main_event", seed=1)
    while "declare" not in s.prompt(s.waiting[0]).verbs:
        s.act(s.waiting[0], s.prompt(s.waiting[0]).actions[0])
    seat = s.waiting[0]
    found = reasons(s, seat, Click(space=BRUSSELS), "en")
    assert (found.stands_for, found.reasons) == ("country:belgium", [])
    told = answer(s, seat, "declare belgium", "en")
    assert [(one.title, one.text) for one in told.figures] == [("Joins the", "Western faction")]
    shut = reasons(s, seat, Click(space=BERNE), "en")
    assert shut.stands_for is None
    assert [one.rule for one in shut.reasons] == ["U44"]
    held = reasons(s, seat, Click(space=RIGA), "en")
    assert [one.rule for one in held.reasons] == ["U43a"]


def test_where_nobody_declares_war_a_place_is_a_place() -> None:
    s = operations("axis", "de_1", "2817")
    assert reasons(s, AXIS, Click(space=BRUSSELS), "en").stands_for is None
