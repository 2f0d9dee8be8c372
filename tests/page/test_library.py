"""What can be played."""

from __future__ import annotations

import pytest

import grognard
from grognard.kernel.rules import RuleIndex
from grognard.page.library import card, games, rules
from tests.page.common import BFG, FOXES, RAW_KEY


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_scenario_option_and_bot_has_words(language):
    assert [game.name for game in games(language)] == grognard.games()
    for game in games(language):
        texts = [game.title, game.summary, *(bot.summary for bot in game.bots)]
        for scenario in game.scenarios:
            texts += [scenario.title, scenario.summary, *(seat.label for seat in scenario.seats)]
            texts += [option.summary for option in scenario.options]
        assert all(texts)
        assert not any(RAW_KEY.match(text) for text in texts)


def test_battle_for_germany():
    found = card(BFG, "fr")
    assert (found.name, found.short, found.title) == (
        "battle-for-germany",
        "bfg",
        "Bataille pour l’Allemagne",
    )
    assert [scenario.name for scenario in found.scenarios] == list(BFG.scenarios)
    doctrines = [f"captain:{name}" for name in ("former", "cautious", "bold")]
    assert [bot.name for bot in found.bots] == ["random", *doctrines, "captain"]
    three = next(scenario for scenario in found.scenarios if scenario.name == "three_players")
    assert [seat.name for seat in three.seats] == ["soviet", "german", "western"]
    assert three.seats[1].label == "Joueur allemand"


def test_options_have_their_defaults():
    found = card(BFG, "en")
    for scenario in found.scenarios:
        assert {o.name: o.default for o in scenario.options} == dict(BFG.options(scenario.name))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_are_the_index_in_its_order(language):
    index = RuleIndex.of(BFG)
    found = rules(BFG, language)
    assert [rule.number for rule in found] == list(index)
    assert all(rule.title == getattr(index[rule.number].title, language) for rule in found)
    assert all(rule.summary == getattr(index[rule.number].summary, language) for rule in found)


def test_a_game_without_words_is_called_by_its_name():
    found = card(FOXES, "en")
    assert found.title == "Three foxes"
    assert [scenario.title for scenario in found.scenarios] == ["Hunt"]


def test_an_option_that_is_no_yes_or_no_has_its_values():
    us, ee = card(grognard.game("us"), "en"), card(grognard.game("ee"), "en")
    war = next(scenario for scenario in us.scenarios if scenario.name == "main_event")
    options = {option.name: option for option in war.options}
    assert [one.value for one in options["players"].values] == [2, 3, 4]
    assert [one.label for one in options["mobile_attack_weather"].values][1] == "in fair weather only"
    assert options["weather_memory"].values == []
    assert {seating.options["players"]: len(seating.seats) for seating in war.seatings} == {2: 2, 3: 3, 4: 4}
    (bid,) = (option for option in ee.scenarios[0].options if option.name == "bid")
    assert [one.value for one in bid.values][::5] == [-50, 0, 50]


@pytest.mark.parametrize("name", grognard.games())
def test_every_value_of_an_option_can_be_played(name):
    game = grognard.game(name)
    for scenario in game.scenarios:
        for option, values in game.option_values(scenario).items():
            assert game.options(scenario)[option] in values
            for value in values:
                game.setup(scenario, {**game.options(scenario), option: value})
