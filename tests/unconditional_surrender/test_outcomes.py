"""U92, U103b, U54: what the results of the table are called in each kind of combat."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from grognard.kernel.action import Action
from grognard.kernel.messages import LANGUAGES, Messages
from grognard.page.battle import battle_card
from grognard.page.lines import lines
from grognard.page.question import question
from tests.unconditional_surrender.war import GAME, C, position

AXIS, WEST = 0, 1
RETREAT = {"en": "retreats", "fr": "retraite"}
OPEN = {"appeasement": 10, "nazi_soviet_pact": 10}


def at_sea() -> Any:
    """Case X19: a convoy with a fleet beside it, and an air unit that may intercept."""
    s = position(
        scenario="main_event",
        turn="1940-06",
        phase="actions",
        faction="western",
        weather={"temperate": "fair"},
        points={"uk": 3},
        policy=OPEN,
        control={"axis": ["calais", "brest"]},
        units={"uk_bef": "2710", "uk_1_convoy": "2710", "uk_home_fleet": "2807", "de_1_luf": "2813"},
    )
    s.act(WEST, "ship uk_bef uk_1_convoy z10-2910")
    s.act(WEST, "escort uk_home_fleet")
    return s


def names(chances: Any) -> set[str]:
    return {name.rpartition("-")[0] for name in chances}


def escort_beaten(s: Any) -> None:
    s.act(AXIS, "intercept de_1_luf uk_home_fleet z10")
    s.scripted = [6, 1]
    s.act(AXIS, "will_not")
    s.act(WEST, "will_not")


@pytest.mark.rule("unconditional-surrender", "U103b")
def test_an_escort_holds_or_fails_the_ship_behind_it_gets_through_or_not() -> None:
    s = at_sea()
    told = GAME.preview(s.view(AXIS), GAME.parse("intercept de_1_luf uk_home_fleet z10"))
    assert names(told.chances) == {"escort"}
    assert told.figures["escort_fails"].endswith("%")
    escort_beaten(s)
    told = GAME.preview(s.view(AXIS), GAME.parse("intercept de_1_luf uk_1_convoy z10"))
    assert names(told.chances) == {"interdiction"}
    assert told.figures["interdicted"].endswith("%")
    assert sum(told.chances.values()) == Fraction(1)


@pytest.mark.rule("unconditional-surrender", "U103b")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_at_sea_speaks_of_no_retreat(language: str) -> None:
    """On the screen of the battle, before the dice, and in the log after them."""
    s = at_sea()
    s.act(AXIS, "intercept de_1_luf uk_home_fleet z10")
    card = battle_card(GAME, s.view(AXIS), language)
    assert card is not None
    assert len(card.stages) == 2  # nobody retreats or advances
    titles = [one.title for line in card.lines for sum_ in line.reckonings for one in sum_.chances]
    assert {"en": "The escort fails", "fr": "L’escorte échoue"}[language] in " ".join(titles)
    s.scripted = [6, 1]
    s.act(AXIS, "will_not")
    s.act(WEST, "will_not")
    logged = [line.text for line in lines(GAME, s.events, None, language)]
    assert not any(RETREAT[language] in text for text in (*titles, *logged))


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_air_and_at_sea_nobody_is_asked_for_an_air_unit(language: str) -> None:
    """U82, U101: only markers can be committed there."""
    s, air = at_sea(), {"en": "air unit", "fr": "unité aérienne"}[language]
    s.act(AXIS, "intercept de_1_luf uk_home_fleet z10")
    assert air not in question(GAME, s.prompt(AXIS), language).text
    units = {"de_2_pz": "2915", "fr_10": "2914"}
    ground = position(scenario="france_1940", phase="actions", faction="axis", units=units)
    ground.act(AXIS, "attack de_2_pz fr_10")
    assert air in question(GAME, ground.prompt(AXIS), language).text


@pytest.mark.rule("unconditional-surrender", "U100", "U103b")
def test_an_air_strike_comes_to_sorties_alone() -> None:
    units = {"de_1_luf": "2817", "fr_1_air": "2912"}
    s = position(scenario="france_1940", phase="actions", faction="axis", units=units)
    (strike,) = s.prompt(AXIS).offered_by("strike")
    told = GAME.preview(s.view(AXIS), strike)
    assert names(told.chances) == {"strike"}
    assert not {"hope", "escort_fails", "interdicted"} & told.figures.keys()


@pytest.mark.rule("unconditional-surrender", "U8", "U103b")
@pytest.mark.parametrize("language", LANGUAGES)
def test_sorties_in_words_are_those_of_the_table(language: str) -> None:
    words = Messages(GAME, language)
    for number, result in enumerate(("NE", "DR", "DD", "DE", "AS", "AA")):
        plus, beaten = C.plus[number] or 1, result in ("AS", "AA")
        wanted = [plus if beaten else 1, 1 if beaten else plus]
        for kind in ("strike", "escort", "interdiction"):
            text = words.label("result", f"{kind}-{result}")
            assert [int(one) for one in re.findall(r"\+(\d)", text)] == wanted, text


@pytest.mark.rule("unconditional-surrender", "U83", "U103b")
def test_before_a_duel_is_told_who_may_have_air_support() -> None:
    s = position(
        scenario="france_1940",
        phase="actions",
        faction="axis",
        weather={"temperate": "fair"},
        units={"de_2_pz": "2915", "fr_10": "2914", "de_1_luf": "2817", "fr_1_air": "2912"},
        markers={"ax_rockets": "events"},
    )
    s.act(AXIS, "attack de_2_pz fr_10")
    s.act(AXIS, "will")
    s.act(WEST, "will")
    s.act(AXIS, "support de_1_luf")
    told = GAME.preview(s.view(WEST), Action("support", (C.unit["fr_1_air"],)))
    duels = {name: text for name, text in told.figures.items() if name.startswith("duel-")}
    assert duels
    assert {told.rules[name] for name in duels} == {"U103b"}
    s.act(WEST, "support fr_1_air")
    battle = GAME.battle(s.view(AXIS))
    (shown,) = [one for line in battle.lines for one in line.reckonings if one.rule == "U83"]
    assert set(shown.chances) == set(duels)
    assert sum(shown.chances.values()) == Fraction(1)
