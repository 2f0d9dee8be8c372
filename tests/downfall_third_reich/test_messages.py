"""The sentences of Downfall of the Third Reich: both languages have them all, and every figure exists."""

from __future__ import annotations

import re

import pytest

import grognard
from grognard.games.downfall_third_reich.components import FACTIONS, HOLDERS
from grognard.games.downfall_third_reich.rules.potential import ATTACK_PARTS, DEFENCE_PARTS
from grognard.games.downfall_third_reich.rules.research import HIDDEN
from grognard.games.downfall_third_reich.showing.about import FACTS
from grognard.games.downfall_third_reich.showing.table import GROUNDS, LANDS, LINES, MOST, RIVERS, SIGNS
from grognard.games.downfall_third_reich.state import ACTIONS
from grognard.kernel.languages import key_of
from grognard.kernel.messages import LANGUAGES, OWN_FOLDER, Messages
from grognard.page.words import words
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

GAME = grognard.game("dtr")
LOCALE = GAME.folder / "locale"
WORLDS = [world for world in worlds() if world.game is GAME]
# What the page tells of an action before it is done, and the colours of what is laid over the map.
POINTS = ("po", "pb", "pr", "air", "air_advanced", "subs", "subs_advanced", "atlantic")
TOTALS = ("attack", "defence", *ATTACK_PARTS, *DEFENCE_PARTS, "difference", "with_mission", "needed")
FIGURES = ("cost", "left", "due", "joins", "total_war", *POINTS, *TOTALS)
OPERATIONS = ("tactical", "attack", "engage", "strategic", "sail", "land")
TONES = {
    "supply": FACTIONS,
    "line": ("own", "enemy"),
    "reach": ("own", "enemy", "contested"),
    "breakthrough": ("own", "enemy"),
    "surrender": HOLDERS,
    "control": HOLDERS,
}


def test_the_rules_in_french_are_set_as_french() -> None:
    check_french(rules_in_french(GAME))


def test_no_sentence_is_left_over() -> None:
    """What is in the catalogue is told somewhere, is a word of the menus, or a part of another sentence."""
    english = entries(LOCALE, "en")
    used = {key for key, _ in told(GAME)} | {*entries(OWN_FOLDER, "en"), *menu_keys(), *question_keys(GAME)}
    used |= {*thing_keys(GAME), *page_keys(), *name_keys(), *picture_keys(), *inside(english)}
    used |= {"chart-here", *chart_keys(GAME)}
    assert set(english) <= used, sorted(set(english) - used)


# ---------------------------------------------------------------- menus


def menu_keys() -> list[str]:
    return [
        *(f"verb-{verb}" for verb in GAME.vocabulary.signatures),
        *(f"group-{name}" for name in GAME.verb_groups),
        *(f"scenario-{scenario}" for scenario in GAME.scenarios),
        *(f"option-{option}" for scenario in GAME.scenarios for option in GAME.options(scenario)),
    ]


def page_keys() -> list[str]:
    """What the page says of actions, overlays, areas, armies and technologies."""
    signatures = GAME.vocabulary.signatures
    return [
        *(f"preview-{verb}" for verb in signatures),
        *(f"role-{kind.removesuffix('?')}" for kinds in signatures.values() for kind in kinds),
        *(f"role-{verb}-{n}" for verb, kinds in signatures.items() for n in range(1, len(kinds) + 1)),
        *(f"figure-{name}" for name in FIGURES),
        *(f"overlay-{name}" for name in GAME.overlays),
        *(f"overlay-{name}-{tone}" for name, tones in TONES.items() for tone in tones),
        *(
            "about-game",
            "bot-captain",
            "bot-captain-bold",
            "bot-captain-cautious",
            "about-box",
            "about-coast",
            "about-landings",
            "about-landings-d",
        ),
        *(f"about-{fact}" for fact in FACTS),
        *(f"about-side-{kind}" for kind in ("river", "fortified", "strait", "high-mountain")),
        *(f"about-unit{more}" for more in ("", "-africa", "-requires", "-steppe", "-desert", "-italian")),
        *("about-unit-printed", "about-tile-from", "about-tile-after"),
        *(f"about-tile-{name}" for name in GAME.components.technologies),
    ]


def name_keys() -> list[str]:
    """How things are called that the data do not name."""
    c, kinds = GAME.components, [kind for kinds in GAME.vocabulary.signatures.values() for kind in kinds]
    return [
        *("called-result", f"tile-{HIDDEN}"),
        *(f"faction-{holder}" for holder in HOLDERS),
        *(f"country-{country}" for country in c.country_ids),
        *(f"action-{action}" for action in ACTIONS),
        *(f"operation-{verb}" for verb in OPERATIONS),
        *(f"season-{season}" for season in c.tables["calendar"]["seasons"]),
        *(f"terrain-{terrain}" for terrain in GROUNDS),
        *(f"arm-{kind.arm}" for kind in c.types),
        *(f"kind-{kind.removesuffix('?')}" for kind in kinds),
        *(f"land-{land}" for land in LANDS),
        *(f"line-{key_of(name)}" for name in RIVERS),
    ]


def picture_keys() -> list[str]:
    """What stands on the picture and beside it."""
    table = GAME.table(GAME.setup("campaign_1940", GAME.options("campaign_1940")), "en")
    rows = {"row": table.card_rows, "status": table.badges, "state": table.states}
    signs = (*GROUNDS, *(style.kind for style in LINES), *SIGNS.values())
    return [
        *("title", "title-cards", "title-standings", "title-reserve", "moment-turn", "moment-phase"),
        *(f"{kind}-{word.key}" for kind, words in rows.items() for word in words),
        *(f"track-{season}" for season in GAME.components.tables["calendar"]["seasons"]),
        *(f"key-{sign}" for sign in (*signs, "outside", "closed", "axis_plain", "axis_d", "held", "taken")),
        *(f"key-{kind}" for kind in ("figures", "infantry", "armour", "reduced")),
        *(f"gauge-{gauge}" for gauge in MOST),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus_and_questions_have_words(language: str) -> None:
    messages = Messages(GAME, language)
    for key in menu_keys():
        assert render(messages, key, {}) == messages.text(key)
    wanted = [*question_keys(GAME), *name_keys(), *picture_keys()]
    assert not [key for key in wanted if not messages.has(key)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["unit", "space", "type", "tile"])
def test_everything_has_a_name_and_is_told_about(kind: str, language: str) -> None:
    for name in GAME.vocabulary.names[kind]:
        for text in (GAME.label(kind, name, language), GAME.about(kind, name, language)):
            assert text
            assert not re.search(r"_|None|[{}]|  |\w+-\w+ \(|^about", text), text


# ---------------------------------------------------------------- the sentences as shown


@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_all_that_a_game_says(world: World) -> None:
    check_game(world)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    ["march", "tactical de_inf_1", "tactical nobody riga", "assault de_inf_1 su_inf_1 su_inf_2+su_inf_2"],
)
def test_lines_that_are_no_actions(language: str, line: str) -> None:
    refusal = GAME.new(seed=1).why_not(0, line)
    assert refusal is not None
    messages = Messages(GAME, language)
    figures = {name: str(value).replace("_", "") for name, value in refusal.figures.items()}
    assert render(messages, f"no-{refusal.message}", figures)
    assert "no-" not in messages.refusal(refusal)


@pytest.mark.parametrize(
    ("language", "line", "text"),
    [
        ("en", "assault de_arm_1 su_inf_2 none", "Attack Soviet infantry 2 with German armour 1"),
        (
            "fr",
            "breach de_inf_1 su_inf_2 de_inf_2+de_inf_3",
            "Annoncer une attaque qui ouvre le passage aux Blindés\u00a0: Infanterie allemande 1 contre "
            "Infanterie soviétique 2, Support\u00a0: Infanterie allemande 2 et Infanterie allemande 3",
        ),
        (
            "fr",
            "tactical de_dak_1 tobruk-el_alamein",
            "Mouvement tactique\u00a0: Afrika Korps (DAK) → El Alamein",
        ),
    ],
)
def test_actions_in_words(language: str, line: str, text: str) -> None:
    assert words(GAME, language).action(GAME.parse(line)) == text
