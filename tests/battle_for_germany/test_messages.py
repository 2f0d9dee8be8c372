"""The sentences of Battle for Germany: both languages have all of them, and every figure they name exists."""

from __future__ import annotations

import pytest
from tests.battery import World, worlds
from tests.sentences import (
    chart_keys,
    check_french,
    check_game,
    entries,
    inside,
    question_keys,
    render,
    rules_in_french,
    thing_keys,
    told,
)

import grognard
from grognard.games.battle_for_germany.components import FORCES, PLACES, SIDES
from grognard.games.battle_for_germany.showing.about import DIRECTIONS
from grognard.games.battle_for_germany.showing.table import BOX_COLOURS, COUNTRIES, GROUNDS, RIVERS, SEAS
from grognard.kernel.languages import key_of
from grognard.kernel.messages import LANGUAGES, OWN_FOLDER, Messages

GAME = grognard.game("bfg")
LOCALE = GAME.folder / "locale"
WORLDS = [world for world in worlds() if world.game is GAME]


def test_the_rules_in_french_are_set_as_french() -> None:
    check_french(rules_in_french(GAME))


def test_no_sentence_is_left_over() -> None:
    """What is in the catalogue is told somewhere, is a word of the menus, or a part of another sentence."""
    english = entries(LOCALE, "en")
    used = {key for key, _ in told(GAME)} | {*entries(OWN_FOLDER, "en"), *menu_keys(), *question_keys(GAME)}
    used |= {*thing_keys(GAME), *page_keys(), *name_keys(), *picture_keys(), *inside(english)}
    used |= {*chart_keys(GAME)}
    assert set(english) <= used, sorted(set(english) - used)


# ---------------------------------------------------------------- menus


def menu_keys() -> list[str]:
    return [
        *(f"verb-{verb}" for verb in GAME.vocabulary.signatures),
        *(f"scenario-{scenario}" for scenario in GAME.scenarios),
        *(f"option-{option}" for scenario in GAME.scenarios for option in GAME.options(scenario)),
    ]


def page_keys() -> list[str]:
    """What the page says of actions, overlays, hexes and units; tests/page shows that each is said."""
    board = GAME.board
    return [
        *(f"preview-{verb}" for verb in GAME.vocabulary.signatures),
        *(f"figure-{name}" for name in ("attack", "defence", "column", "multipliers", "cost", "allowance")),
        *(f"overlay-{name}" for name in GAME.overlays),
        *(f"overlay-{name}-{side}" for name in ("zones", "cities") for side in SIDES),
        *(
            "overlay-zones-contested",
            "overlay-reach-own",
            "overlay-attacks-enemy",
            "about-game",
            "bot-captain",
            "bot-captain-bold",
            "bot-captain-cautious",
            "bot-captain-former",
        ),
        *(f"about-{name}" for name in ("unit", "city", "garrison", "fortified")),
        *(f"about-ground-{attributes['terrain']}" for attributes in board.attributes),
        *(f"about-side-{kind}" for edge in board.edges for kind in edge.kinds),
        *(f"about-to-{direction}" for direction in DIRECTIONS),
    ]


def name_keys() -> list[str]:
    """How things are called that the data do not name."""
    setups = [GAME.setup(scenario, GAME.options(scenario)) for scenario in GAME.scenarios]
    countries = {attributes["country"] for attributes in GAME.board.attributes if "country" in attributes}
    results = {result for row in GAME.components.tables.combat["rows"] for result in row}
    return [
        "called-unit",
        *(f"force-{force}" for force in (*FORCES, "german")),
        *(f"seat-{seat}" for setup in setups for seat in setup.seats),
        *(f"space-{place}" for place in PLACES),
        *(f"phase-{phase.kind}" for setup in setups for phase in setup.phases),  # type: ignore[attr-defined]
        *(f"result-{result}" for result in results),
        *(f"kind-{kind}" for kinds in GAME.vocabulary.signatures.values() for kind in kinds),
        *(f"country-{key_of(name)}" for name in {*countries, *(name for _, name, *_ in COUNTRIES)}),
        *(f"sea-{name}" for _, name, *_ in SEAS),
        *(f"line-{key_of(name)}" for name in RIVERS),
    ]


def picture_keys() -> list[str]:
    """What stands on the picture and beside it."""
    lines = ("river", "theater", "yugoslav", "blocked", "fortified", "garrison")
    return [
        *("title", "dates", "moment-turn", "moment-phase"),
        *(f"title-{box}" for box in BOX_COLOURS),
        *(f"holder-{side}" for side in SIDES),
        *(f"brief-{side}" for side in SIDES),
        *(f"key-{name}" for name in (*GROUNDS, *lines, *SIDES)),
        *(
            f"key-{kind}"
            for kind in ("figures", "infantry", "armour", "mountain", "parachute", "east", "west")
        ),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_and_questions_have_words(language: str) -> None:
    messages = Messages(GAME, language)
    for key in menu_keys():
        assert render(messages, key, {}) == messages.text(key)
    wanted = [*question_keys(GAME), *page_keys(), *name_keys(), *picture_keys()]
    assert not [key for key in wanted if not messages.has(key)]


# ---------------------------------------------------------------- the sentences as shown


@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_all_that_a_game_says(world: World) -> None:
    check_game(world)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["fly", "move e_28", "move nobody 2225", "attack 2225 e_28+e_28", "end now"])
def test_lines_that_are_no_actions(language: str, line: str) -> None:
    refusal = GAME.new(seed=1).why_not(0, line)
    messages = Messages(GAME, language)
    figures = {name: str(value).replace("_", "") for name, value in refusal.figures.items()}
    assert render(messages, f"no-{refusal.message}", figures)
    assert "no-" not in messages.refusal(refusal)
