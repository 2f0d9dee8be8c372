"""The words of Europe Engulfed: both languages say the same, nothing is missing, nothing is left over."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from unittest.mock import patch

import pytest

from grognard.games.europe_engulfed.components import CAMPS, WEATHER
from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules.phases import PHASES
from grognard.games.europe_engulfed.rules.production.costs import ITEMS
from grognard.games.europe_engulfed.seating import PLAYER_TURNS, THREE, TWO
from grognard.games.europe_engulfed.showing.battle import ASKED
from grognard.games.europe_engulfed.showing.supply_overlays import TONES
from grognard.kernel.messages import LANGUAGES, Messages, patterns
from tests.battery import World
from tests.sentences import check_french, check_game, entries, inside, question_keys, rules_in_french, told

GAME = EuropeEngulfed()
LEVELS = ("decisive", "operational", "marginal")
LOCALE = GAME.folder / "locale"


def test_no_sentence_is_left_over() -> None:
    english = entries(LOCALE, "en")
    used = {key for key, _ in told(GAME)} | {*question_keys(GAME), *inside(english), *other_words()}
    used |= {*shown_words(), *words_beside(), *battle_words(), *chart_words(), "ask-nothing"}
    assert set(english) <= used, sorted(set(english) - used)


def other_words() -> list[str]:
    """Names, menus and titles."""
    c, signatures = GAME.components, GAME.vocabulary.signatures
    return [
        *("title", "about-game", "ask-nothing"),
        *("called-unit", "called-piece", "called-piece-of", "known-unit"),
        *(f"bot-captain-{name}" if name else "bot-captain" for name in GAME.doctrines("captain")),
        *(f"seat-{seat}" for seat in (*TWO, *THREE)),
        *(f"side-{side}" for side in PLAYER_TURNS),
        *(f"power-{power}" for power in c.power_ids),
        *(f"option-{option}" for scenario in GAME.scenarios for option in GAME.options(scenario)),
        *(f"back-{back}" for back in c.backs),
        *(f"block-{piece.block}" for piece in c.pieces),
        *(f"weather-{kind}" for kind in WEATHER),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"item-{item}" for item in (*ITEMS, "fleet")),
        *(f"end-{side}_{level}" for side in ("axis", "allied") for level in LEVELS),
        *("combat-normal", "combat-assault", "why-armour", "why-infantry"),
        *("why-escort", "why-interceptors"),
        *("file-no-block", "file-used-up", "file-steps", "file-force"),
        *(f"{prefix}-{verb}" for verb in signatures for prefix in ("verb", "preview")),
        *(f"role-{verb}-{n + 1}" for verb, kinds in signatures.items() for n in range(len(kinds))),
        *(f"role-{kind}" for kinds in signatures.values() for kind in kinds),
    ]


def shown_words() -> set[str]:
    """Those that the tables of two scenarios and all that is said of spaces and units ask for."""
    asked, text, game = set[str](), Messages.text, type(GAME)()

    def noted(self: Messages, key: str, figures: Mapping[str, Any] | None = None) -> str:
        asked.add(key)
        return text(self, key, figures or {})

    with patch.object(Messages, "text", noted):
        for scenario in ("campaign-1939", "tournament-1942"):
            game.table(game.setup(scenario, {}), "en")
        for kind in ("space", "unit"):
            for name in game.vocabulary.names[kind]:
                game.about(kind, name, "en")
        for name in ("fort.metz", "beachhead.normandy", "fleet.britain.atlantic"):
            game.label("face", name, "en")
    return asked


def words_beside() -> list[str]:
    """Moments, purses, groups of verbs, kinds of blocks, what overlays and previews tell."""
    overlays = {
        "supply": TONES, "line": ("own", "enemy"), "convoys": (*TONES, "contested"),
        "lifelines": (*TONES, "contested"), "reach": ("own", "enemy"), "threat": TONES,
        "control": ("nobody",), "weather": tuple(f"weather_{kind}" for kind in WEATHER),
        "resources": ("nobody",), "beaches": ("own",),
    }  # fmt: skip
    assert overlays.keys() == GAME.overlays.keys()
    return [
        *("moment-turn", "moment-phase", "basket-purse", "result-hits"),
        *(f"scenario-{name}" for name in GAME.scenarios),
        *(f"camp-{camp}" for camp in CAMPS),
        *(f"group-{name}" for name in GAME.verb_groups),
        *(f"part-{name}" for name in GAME.log_parts.values()),
        *(f"kind-{piece.block}" for piece in GAME.components.pieces),
        *(f"figure-{name}" for name in ("cost", "left", "blocks", "moves", "dice", "steps", "least")),
        *(f"figure-{name}" for name in ("left_steps", "going", "actions")),
        *(f"figure-{side}" for side in ("scored", "taken")),
        *(f"unknown-{name}" for name in ("kinds", "aircraft", "enemy_aircraft", "losses")),
        *(f"overlay-{name}" for name in overlays),
        *(f"overlay-{name}-{tone}" for name, tones in overlays.items() for tone in tones),
    ]


def battle_words() -> list[str]:
    """What the battle screen says."""
    ranks = ("infantry", "armour", "unseen", "secret", "engaged", "aircraft")
    terms = (*GAME.components.tables["combat"]["bonus"], "assault", "snow", "swamp", "unsupplied")
    return [
        *(f"battle-{name}" for name in ("title", "attacker", "defender", "air", "outlook", "volley")),
        *(f"battle-stage-{name}" for name in ASKED),
        *(f"battle-rank-{name}" for name in ranks),
        *(f"battle-term-{name}" for name in terms),
    ]


def chart_words() -> set[str]:
    """What stands on the charts, and the sources that no position of this test has."""
    state = GAME.new("poland-1939", seed=1)
    told = {phrase.key for chart in GAME.charts(state.setup, state.view(0)) for phrase in chart.phrases()}
    told |= {f"chart-{chart.name}" for chart in GAME.charts(state.setup, state.view(0))}
    rare = ("american", "in_peace", "scenario", "captured", "minor", "ore", "alexandria")
    return told | {
        "chart-upkeep",
        "chart-had",
        "chart-left",
        "chart-turn",
        *(
            f"chart-{one}"
            for one in ("joins-next", "joins-now", "morale", "morale-gone", "note-front", "wait-too-early")
        ),
        *(f"chart-from-{one}" for one in rare),
    }


def test_every_verb_and_argument_has_words() -> None:
    english = entries(LOCALE, "en")
    for verb, kinds in GAME.vocabulary.signatures.items():
        assert f"verb-{verb}" in english
        assert f"preview-{verb}" in english
        assert all({f"role-{kind}", f"role-{verb}-{n + 1}"} & english.keys() for n, kind in enumerate(kinds))


def test_french_typography_of_the_rules() -> None:
    check_french(rules_in_french(GAME))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("role", ["victor", "friend"])
def test_a_power_is_named_in_every_part_it_plays(role: str, language: str) -> None:
    assert GAME.label(role, "ussr", language) == GAME.label("power", "ussr", language) != "ussr"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    for kind in ("unit", "space", "piece", "power"):
        for name in GAME.vocabulary.names[kind]:
            text = GAME.label(kind, name, language)
            assert text
            assert not re.search(r"_|None|[{}]|  ", text), text


@pytest.mark.parametrize("seats", [2, 3])
def test_all_that_a_game_says(seats: int) -> None:
    check_game(World(GAME, "france-1940", {"three_players": seats == 3}))


def test_french_sentences_have_the_articles_of_powers_and_verbs_that_agree() -> None:
    words = Messages(GAME, "fr")
    told = {
        "germany": "L’Allemagne prend la Ruhr.",
        "italy": "L’Italie prend la Ruhr.",
        "ussr": "L’U.R.S.S. prend la Ruhr.",
        "britain": "La Grande-Bretagne prend la Ruhr.",
        "denmark": "Le Danemark prend la Ruhr.",
        "usa": "Les U.S.A. prennent la Ruhr.",
        "netherlands": "Les Pays-Bas prennent la Ruhr.",
        "baltic_states": "Les États baltes prennent la Ruhr.",
    }
    assert {power: words.text("event-taken", {"power": power, "space": "ruhr"}) for power in told} == told
    assert words.text("event-taken", {"power": "germany", "space": "krakow"}) == "L’Allemagne prend Cracovie."
    assert words.text("no-never-attacked", {"power": "ussr"}) == "L’Axe ne déclare pas la guerre à l’U.R.S.S."
    war = {"side": "allies", "power": "netherlands"}
    assert words.text("event-war", war) == "Les Alliés déclarent la guerre aux Pays-Bas."
    paid = words.text("preview-renew", {"space": "crete", "powers": ["britain", "usa"]})
    assert paid == "Combat normal en Crète pour une Action Spéciale de la Grande-Bretagne et des U.S.A."


def test_units_have_their_articles_too() -> None:
    words = Messages(GAME, "fr")
    assert (
        words.text("no-has-moved", {"unit": "gba2"}) == "L’Avion britannique 2 a déjà bougé dans cette phase."
    )
    fired = words.text("event-fired", {"units": ["de4", "dx1"], "hits": 0})
    assert fired == "Tir du Bloc allemand 4 et du Bloc d’Élite allemand 1\N{NO-BREAK SPACE}: aucun hit."
    assert "infanterie de la Finlande" in {
        words.label("piece", one) for one in GAME.vocabulary.names["piece"]
    }


def test_every_power_takes_an_article_in_french_and_is_in_its_own_way() -> None:
    words = Messages(GAME, "fr")
    nouns = words._nouns
    assert nouns is not None
    names = [words.label("power", one) for one in GAME.vocabulary.names["power"]]
    assert not [name for name in names if nouns.gender(name) is None]
    assert nouns.lands <= nouns.genders.keys()
    places = {"ruhr": "dans la Ruhr", "morocco": "au Maroc", "iraq": "en Irak", "warsaw": "à Varsovie"}
    assert {one: words.text("preview-attack", {"space": one}) for one in places} == {
        one: f"Combat normal {told}" for one, told in places.items()
    }


def test_no_french_sentence_leaves_a_power_bare_before_a_verb() -> None:
    """A power stands without its article only where it is a heading, or behind a colon or in brackets."""
    for key, text in patterns("fr", LOCALE).items():
        for bare in re.finditer(r"\{ \$(power|side|victor|friend) \}(.?)", text):
            before = text[: bare.start()].rstrip()
            heads = not before or before.endswith((":", "("))
            assert heads, key
            assert bare[2] in ("", ")", ".", ",", "\N{NO-BREAK SPACE}"), key
