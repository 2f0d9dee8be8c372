"""What stands beside the map, many verbs, several arguments of a kind: from a game to the page."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest

from grognard.draw.scene import Card, Gauge, Group, Scene, Standing, Word
from grognard.kernel.action import Action, names_in
from grognard.kernel.step import Step
from grognard.page.library import card
from grognard.page.mentions import pointed_out
from grognard.page.question import question, tree
from grognard.page.sheet import sheet
from grognard.page.words import figure_names, words
from tests.page.common import BFG, FOXES, GAMES
from tests.tiny import SEATS, Setup, ThreeFoxes


class Hunt(Step, frozen=True):
    """A verb with several foxes, the last of which may be missing."""

    verbs: ClassVar = {"hunt": ("fox", "fox", "foxs?"), "end": ()}
    # Never asked in play: the sheet and the words of its verbs are looked at.
    candidates_hunt = may_hunt = do_hunt = do_end = None


class RichFoxes(ThreeFoxes):
    """Three Foxes with things beside the map, headings for verbs, and seats that an option decides about."""

    name = "rich-foxes"
    step_types = (*ThreeFoxes.step_types, Hunt)
    verb_groups: ClassVar = {"field": ("move", "hunt")}
    endings: ClassVar = ("end", "done")
    tasks: ClassVar = ("hunt", "move")

    def options(self, scenario: str) -> dict[str, Any]:
        return {"rounds": 4, "alone": False, "rain": False}

    def setup(self, scenario: str, options: Any) -> Setup:
        return Setup(scenario, dict(options), SEATS[: 1 if options["alone"] else 3])

    def table(self, setup: Setup, language: str) -> Scene:
        return Scene(
            title="Rich",
            groups=(Group(key="reds", title="Reds", colour="#a00", ink="#fff", seat="red"),),
            gauges=(Gauge(name="reds.food", title="Food", group="reds", most=12),),
            cards=(Card(name="two", title="Two", about="more than one", group="reds"),),
            card_rows=(Word("ready", "Ready"),),
            badges=(Word("hungry", "Hungry"),),
            standings=(Standing(name="hens", title="Hens", space="a1"),),
            states=(Word("asleep", "Asleep"),),
        )


RICH = RichFoxes()


def test_the_sheet_has_what_the_table_has():
    made = sheet(RICH, RICH.setup("hunt", RICH.options("hunt")), "en")
    assert [group.seat for group in made.groups] == ["red"]
    assert (made.gauges[0].name, made.gauges[0].most, made.gauges[0].pips) == ("reds.food", 12, False)
    assert [word.key for word in (*made.card_rows, *made.badges, *made.states)] == [
        "ready",
        "hungry",
        "asleep",
    ]
    assert made.standings[0].space == "a1"
    assert made.names["number"]["two"].about == "more than one"
    assert made.names["fox"]["r1"].label == "r1"
    assert msgspec.json.decode(msgspec.json.encode(made))["cards"][0]["group"] == "reds"


def test_verbs_have_headings_roles_and_ranks():
    verbs = sheet(RICH, RICH.setup("hunt", RICH.options("hunt")), "fr").verbs
    assert (verbs["hunt"].group, verbs["move"].group, verbs["done"].group) == ("field", "field", "")
    assert [verb for verb, one in verbs.items() if one.ends] == ["done", "end"]
    assert not any(verb.asks for verb in verbs.values())
    assert verbs["move"].roles == ["Fox", "Destination"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_that_has_none_of_it_shows_none(game):
    scenario = next(iter(game.scenarios))
    made = sheet(game, game.setup(scenario, game.options(scenario)), "en")
    assert [*made.groups, *made.gauges, *made.cards, *made.standings, *made.verb_groups] == []
    assert [verb for verb, one in made.verbs.items() if one.ends] == ["end"] * ("end" in made.verbs)


def test_options_decide_about_seats():
    (scenario,) = card(RICH, "en").scenarios
    assert [(one.options, len(one.seats)) for one in scenario.seatings] == [
        ({"alone": False}, 3),
        ({"alone": True}, 1),
    ]
    assert all(not scenario.seatings for scenario in card(BFG, "en").scenarios)


def test_arguments_of_a_kind_are_told_apart():
    assert figure_names(("unit", "unit", "units?")) == ["unit", "unit2", "units"]
    assert (names_in("units?", "none"), names_in("units?", "a+b"), names_in("unit", "none")) == (
        [],
        ["a", "b"],
        "none",
    )
    assert words(BFG, "en").text("nowhere", {"unit2": "su_4gt"}).count("4th Guards Tank Army") == 1
    action = RICH.parse("hunt r1 g2 none")
    assert words(RICH, "en").action(action) == "Hunt: r1, g2"
    assert words(RICH, "en").action(RICH.parse("hunt r1 g2 w1+w2")) == "Hunt: r1, g2, w1 and w2"


def test_the_tree_has_empty_sets_too():
    actions = [Action("hunt", (0, 3, ())), Action("hunt", (0, 3, (1, 2))), Action("end")]
    assert tree(RICH, actions) == {"hunt": {"r1": {"g1": ["none", "r2+r3"]}}, "end": []}


def test_a_question_says_what_it_is_about():
    state = FOXES.new(seed=1)
    for seat, line in enumerate(("bid three", "bid three", "bid three")):
        state.act(seat, line)
    for line in ("enter r1", "move r1 b1", "done"):
        state.act(0, line)
    for line in ("enter g1", "move g1 b1"):
        state.act(1, line)
    put = question(FOXES, state.prompt(0), "en")
    assert (put.seat, put.spaces, put.units, put.group) == (0, ["b1"], [], "")


def test_a_target_may_be_a_unit_or_a_space():
    figures = {"unit": "us_12", "targets": ["su_4gt", "2613"], "from": "2325", "seat": "soviet", "points": 3}
    assert pointed_out(BFG, figures, "unit") == ["us_12", "su_4gt"]
    assert pointed_out(BFG, figures, "space") == ["2613", "2325"]


def test_units_that_support_are_pointed_out_too():
    figures = {"unit": "us_12", "target": "su_4gt", "supports": ["us_1", "us_9"]}
    assert pointed_out(BFG, figures, "unit") == ["us_12", "su_4gt", "us_1", "us_9"]


def test_only_tasks_are_left_to_do(monkeypatch):
    prompt = BFG.new("historical", seed=1).prompt(0)
    assert question(BFG, prompt, "en").left
    monkeypatch.setattr(type(BFG), "tasks", ("attack",))
    assert question(BFG, prompt, "en").left == []
