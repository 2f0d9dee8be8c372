"""What is shown: every unit has a face, every line of a combat a name."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.kernel.messages import LANGUAGES
from tests.sentences import entries
from tests.unconditional_surrender.war import GAME, position


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_shows_only_what_the_table_has(scenario: str, language: str) -> None:
    state = GAME.new(scenario, seed=1)
    table, faces, shown = (
        GAME.table(state.setup, language),
        GAME.faces(state.setup),
        GAME.picture(state.view(None)),
    )
    places = {*GAME.board.names, *(box.name for box in table.boxes)}
    units = [value for key, value in shown.items() if key.startswith("unit:")]
    assert len(units) >= len(GAME.components.scenarios[scenario].setup)
    assert all(place in places and face in faces for place, face, _ in units)
    assert {key.removeprefix("card:") for key in shown if key.startswith("card:")} <= {
        c.name for c in table.cards
    }
    assert 0 <= shown["track"] < len(table.track.cells)


def test_x8_line_by_line_before_it_is_fought() -> None:
    """A German tank assaults a reduced UK infantry in a city in poor weather: without air and markers."""
    units = {"de_2_pz": "2814", "uk_bef": "2813 reduced", "fr_1": "2912"}
    s = position(
        scenario="france_1940", phase="actions", faction="axis", weather={"temperate": "poor"}, units=units
    )
    told = GAME.preview(s.view(0), GAME.parse("assault de_2_pz 2813"))
    assert told.figures["attack-nation"] == "+2"
    assert told.figures["attack-tank"] == "+1"
    assert told.figures["attack-weather"] == "-2"
    assert told.figures["attack-terrain"] == "-1"
    assert told.figures["defence-nation"] == "+1"
    assert told.figures["defence-reduced"] == "-2"
    assert told.figures["defence"] == "-1"
    assert told.unknown == ("commitments",)
    assert sum(told.chances.values()) == Fraction(1)


def test_every_line_that_counts_has_a_name_in_both_languages() -> None:
    names = {
        "nation",
        "elite",
        "reduced",
        "low_supply",
        "shock",
        "tank",
        "air_support",
        "isolated",
        "weather",
    }
    names |= {
        "terrain",
        "side",
        "additional",
        "sorties",
        "bomber",
        "halved-fort",
        "halved-severe",
        "halved-unsupplied",
    }
    names |= {key for key, kind in GAME.components.marker_kinds.items() if kind.own or kind.enemy} - {
        "wolf_packs"
    }
    for language in LANGUAGES:
        told = entries(GAME.folder / "locale", language)
        assert {f"figure-{side}-{name}" for side in ("attack", "defence") for name in names} <= told.keys()


@pytest.mark.parametrize("name", GAME.overlays)
def test_overlays_point_at_spaces_with_words(name: str) -> None:
    state = GAME.new("france_1940", seed=1)
    marks = GAME.marks(state.view(0), name, "de_2_pz" if GAME.overlays[name] else None)
    told = entries(GAME.folder / "locale", "en")
    assert marks or name == "weather"
    assert {f"overlay-{name}-{mark.tone}" for mark in marks} <= told.keys()
