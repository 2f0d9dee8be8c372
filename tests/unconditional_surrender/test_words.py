"""The words of Unconditional Surrender!: none is left over, and everything has a name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from unittest.mock import patch

import pytest

from grognard import bots
from grognard.games.unconditional_surrender.components import RESULTS
from grognard.games.unconditional_surrender.roster import FACTIONS, PHASES
from grognard.games.unconditional_surrender.rules.supply_lines import LACKS
from grognard.games.unconditional_surrender.setup import PLAYERS
from grognard.games.unconditional_surrender.showing.battle import FOUGHT
from grognard.games.unconditional_surrender.showing.outcomes import AIMS, DUELS, FACTORIES, ISSUES
from grognard.games.unconditional_surrender.state import SKIES, STATUSES, SUPPLIES
from grognard.kernel.messages import LANGUAGES, Messages
from grognard.kernel.orders import choices_of
from tests.battery import World
from tests.sentences import (
    check_french,
    check_game,
    entries,
    inside,
    question_keys,
    rules_in_french,
    told,
)
from tests.unconditional_surrender.war import GAME

MAIN = "main_event"
TONES = {
    "attacks": ("enemy", "contested"),
    "zones": (*FACTIONS, "contested"),
    "reach": ("own",),
    "ranges": ("own", "contested", "enemy"),
    "sorties": FACTIONS,
    "supply": (*FACTIONS, "own", "port", "contested", "enemy", *LACKS),
    "convoys": (*FACTIONS, "port", "own", "contested", "enemy"),
    "cities": (*FACTIONS, "neutral"),
    "weather": ("contested", "enemy"),
}
PLAIN = (
    "nation",
    "elite",
    "reduced",
    "low_supply",
    "shock",
    "tank",
    "air_support",
    "isolated",
    "weather",
    "terrain",
)
AT_SEA = ("carrier", "convoy", "against_ships", "sorties", "surface_action", "naval_support", "invasion")
OTHERS = ("side", "additional", "bomber", "german_air", "great_britain")
STRATEGIC = (*(f"ports_{number}" for number in range(5)), "usa", "trade", "bombed", "conquered")
HALVED = ("halved-fort", "halved-unsupplied", "halved-severe", "halved-escort_carriers")
LEFT = ("idle", "assaults", "redeployment", "worn", "mobilization", "unsupplied")


def test_no_sentence_is_left_over() -> None:
    english = entries(GAME.folder / "locale", "en")
    used = {key for key, _ in told(GAME)} | {*question_keys(GAME), *inside(english), *menus(), *names()}
    used |= {*figures(), *shown(), *battle_words(), *chart_words(), *order_words()}
    assert set(english) <= used, sorted(set(english) - used)


def menus() -> list[str]:
    """Verbs and their arguments, scenarios, options, overlays."""
    signatures = GAME.vocabulary.signatures
    return [
        *("title", "about-game", "moment-turn", "moment-brief", "moment-phase"),
        *(f"{prefix}-{verb}" for verb in signatures for prefix in ("verb", "preview")),
        *(f"role-{verb}-{n + 1}" for verb, kinds in signatures.items() for n in range(len(kinds))),
        *(f"role-{kind}" for kinds in signatures.values() for kind in kinds),
        *(f"group-{name}" for name in GAME.verb_groups),
        *(f"{prefix}-{name}" for name in GAME.scenarios for prefix in ("title", "scenario")),
        *(f"option-{name}" for name in GAME.options(MAIN)),
        *(f"option-mobile_attack_weather-{value}" for value in ("any", "fair")),
        *(
            f"seat-{seat}"
            for number in PLAYERS
            for seat in GAME.new(MAIN, options={"players": number}).setup.seats
        ),
        *(f"overlay-{name}" for name in GAME.overlays),
        *(f"overlay-{name}-{tone}" for name, tones in TONES.items() for tone in tones),
        *(f"left-{name}" for name in LEFT),
        *(f"bot-{name.replace(':', '-')}" for name in bots.names(GAME)),
    ]


def names() -> list[str]:
    """What sentences call by its key."""
    return [
        *(f"faction-{name}" for name in (*FACTIONS, "everybody", "neutral")),
        *(f"phase-{name}" for name in PHASES),
        *(f"sky-{name}" for name in SKIES),
        *(f"choice-{name}" for name in ("will", "will_not")),
        *(f"result-{name}" for name in (*RESULTS, *FACTORIES.values(), *DUELS.values())),
        *(f"result-{name}" for both in ISSUES.values() for name in both),
        *(f"result-{kind}-{name}" for kind in ("strike", "escort", "interdiction") for name in RESULTS),
        *(f"supply-{name}" for name in SUPPLIES),
        *(f"status-{name}" for name in STATUSES),
        *(f"outcome-{name}" for name in ("success", "failure")),
        *(f"unknown-{name}" for name in ("commitments", "duel", "escorts")),
    ]


def figures() -> list[str]:
    """What a preview counts."""
    markers = (name for name, kind in GAME.components.marker_kinds.items() if kind.own or kind.enemy)
    lines = {*PLAIN, *AT_SEA, *OTHERS, *STRATEGIC, *HALVED, *markers}
    return [
        *(f"figure-{name}" for name in ("way", "attack_cost", "cost", "left", "price", "points", "faction")),
        *(f"figure-{name}" for name in ("attack", "defence", "adds", "against", "markers", "units")),
        *(f"figure-{name}" for name in (*AIMS.values(), *DUELS.values())),
        *(f"figure-{side}-{line}" for side in ("attack", "defence") for line in lines),
    ]


def battle_words() -> list[str]:
    """What the battle screen says beside the modifiers, which are parts of the figures' sentences."""
    return [
        *(f"battle-{name}" for name in ("title", "attacker", "defender", "sum", "duel")),
        *(f"battle-stage-{kind.__name__.lower()}" for kind in FOUGHT),
        *(f"battle-rank-{name}" for name in ("primary", "additional", "defending", "support")),
    ]


def order_words() -> list[str]:
    """What may be ordered in advance."""
    found = choices_of(GAME)
    choices = {choice for kind in found.values() for choice in kind}
    return [*(f"order-{kind}" for kind in found), *(f"ordered-{choice}" for choice in choices)]


def chart_words() -> set[str]:
    """What stands on the charts, and what no position of this test has."""
    told = set[str]()
    for scenario in ("main_event", "poland_1939"):
        state = GAME.new(scenario, seed=1)
        charts = GAME.charts(state.setup, state.view(0))
        told |= {phrase.key for chart in charts for phrase in chart.phrases()}
        told |= {f"chart-{chart.name}" for chart in charts}
    rare = ("shop", "price", "given", "bombed", "unlimited", "unit", "marker", "add", "conquered", "ended")
    return told | {f"chart-{name}" for name in (*rare, "told", "note-usa", "goes-back", "lost")}


def shown() -> set[str]:
    """Those that table, spaces and units ask for, in a game that remembers none."""
    asked, text, game = set[str](), Messages.text, type(GAME)()

    def noted(self: Messages, key: str, figures: Mapping[str, Any] | None = None) -> str:
        asked.add(key)
        return text(self, key, figures or {})

    with patch.object(Messages, "text", noted):
        for scenario in game.scenarios:
            game.table(game.setup(scenario, game.options(scenario)), "en")
        for kind in ("space", "unit"):
            for name in game.vocabulary.names[kind]:
                game.about(kind, name, "en")
    return asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    for kind in ("unit", "space", "marker", "country", "city", "cup", "event"):
        for name in GAME.vocabulary.names[kind]:
            text = GAME.label(kind, name, language)
            assert text
            assert not re.search(r"_|None|[{}]|  ", text), text


def test_french_typography_of_the_rules() -> None:
    check_french(rules_in_french(GAME))


@pytest.mark.parametrize("scenario", ["poland_1939", "france_1940"])
def test_all_that_a_game_says(scenario: str) -> None:
    check_game(World(GAME, scenario, {}))
