"""U171: with the abstract naval rules supply over the sea is told by ports, without a word of convoys."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.messages import LANGUAGES
from grognard.page.overlay import overlay
from grognard.page.question import question
from tests.unconditional_surrender.war import GAME, position

AXIS, WEST = 0, 1
CONVOYS = {"en": "convoy that", "fr": "le convoi qui"}


def landed(phase: str = "supply") -> Any:
    """Two British units at Cherbourg and beside it; France has no city there any more."""
    return position(
        scenario="france_1944",
        phase=phase,
        faction="western",
        control={"western": ["cherbourg"]},
        units={"uk_2": "2910", "us_1": "3010", "de_7": "3012"},
    )


@pytest.mark.rule("unconditional-surrender", "U171")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["convoys", "supply"])
def test_the_overlay_tells_the_ports(name: str, language: str) -> None:
    s = landed()
    shown = overlay(GAME, s.view(WEST), name, "uk_2" if GAME.overlays[name] else None, language)
    ports = [mark for mark in shown.marks if mark.tone == "port"]
    assert "2910" in {mark.space for mark in ports}
    assert not any(CONVOYS[language] in tone.text for tone in shown.legend)
    axis = overlay(GAME, landed().view(AXIS), name, "de_7" if GAME.overlays[name] else None, language)
    assert (name == "supply") != any(mark.tone == "port" for mark in axis.marks)


@pytest.mark.rule("unconditional-surrender", "U123", "U171")
def test_a_port_that_has_served_tells_what_is_left_of_it() -> None:
    s = landed()

    def left() -> str:
        marks = GAME.marks(s.view(WEST), "convoys", None)
        return next(mark.text for mark in marks if (mark.space, mark.tone) == ("2910", "port"))

    assert left() == "2"
    s.act(WEST, "draw_supply uk_2 2910")
    assert left() == "1"


@pytest.mark.rule("unconditional-surrender", "U171")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_of_supply_speaks_of_ports(language: str) -> None:
    put = question(GAME, landed().prompt(WEST), language)
    assert {"en": "ports", "fr": "ports"}[language] in put.text
    assert {"en": "convoy", "fr": "convoi"}[language] not in put.text
    assert "ferry" not in put.closed
