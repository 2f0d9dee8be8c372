"""The charts in words, and what of them an attack lights."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.downfall_third_reich.rules.potential import losses
from grognard.games.downfall_third_reich.showing.charts import BANDS, band
from grognard.kernel.action import Action
from grognard.kernel.game import Game
from grognard.page.charts import ChartCard, charts, weighed
from tests.battery import World, walk

BFG, DTR = grognard.game("bfg"), grognard.game("dtr")


def named(state: Any, action: Action | None = None, **how: Any) -> dict[str, ChartCard]:
    view = state.view(state.waiting[0])
    return {card.name: card for card in charts(state.game, state.setup, "en", view, action, **how)}


def played(game: Game, verb: str) -> tuple[Any, Action]:
    """The first position of a random game in which this verb is drawn, and the action."""
    world = World(game, next(iter(game.scenarios)), {})
    return next((state, action) for state, _, action in walk(world, 1) if action.verb == verb)


@pytest.mark.rule("battle-for-germany", "CRT", "6-8")
def test_an_attack_lights_its_column_and_its_terrain() -> None:
    state, attack = played(BFG, "attack")
    seat = state.waiting[0]
    assert not named(state)["combat"].lit_columns
    odds = BFG.preview(state.view(seat), attack)
    cards = named(state, attack)
    (column,) = cards["combat"].lit_columns
    assert cards["combat"].columns[column] == odds.figures["column"]
    assert cards["combat"].lit == "Lit: the attack being weighed"
    assert cards["terrain"].lit_rows
    told = state.act(seat, attack)
    after = named(state, told=told)["combat"]
    die = next(event.figures["die"] for event in told if event.kind == "result")
    assert (after.lit_rows, after.lit_columns) == ([die - 1], [column])
    result = next(event.figures["result"] for event in told if event.kind == "result")
    assert after.rows[die - 1].cells[column] == result


@pytest.mark.rule("battle-for-germany", "TRT")
def test_the_turn_track_ends_where_the_scenario_does() -> None:
    for name in BFG.scenarios:
        state = BFG.new(name, seed=1)
        track = named(state)["turns"]
        assert [row.head for row in track.rows][-1] == str(state.setup.last_turn)
        assert "ends" in track.rows[-1].cells[-1]
        assert track.rows[track.lit_rows[0]].head == str(state.turn)


@pytest.mark.rule("downfall-third-reich", "16.10", "16.4")
def test_an_assault_lights_what_counts_and_what_may_come_of_it() -> None:
    state, assault = played(DTR, "assault")
    seat = state.waiting[0]
    odds = DTR.preview(state.view(seat), assault)
    cards = named(state, assault)
    counts = cards["modifiers"]
    here = {counts.rows[n].head: counts.rows[n].cells[1] for n in counts.lit_rows}
    assert (
        sum(int(value.replace("−", "-")) for head, value in here.items() if head.startswith("Att"))
        == (odds.figures["attack"])
    )
    assert cards["combat"].lit_rows
    told = state.act(seat, assault)
    fought = [event for event in told if event.kind == "combat"]
    if fought:
        after = named(state, told=told)["combat"]
        assert len(after.lit_rows) == 1


@pytest.mark.rule("downfall-third-reich", "16.10")
def test_the_rows_of_the_losses_are_those_of_the_rule() -> None:
    """Each example stands for every pair of totals that compare like it."""
    for attack in range(1, 25):
        for defence in range(1, 25):
            example = BANDS[band(attack, defence)]
            assert losses(attack, defence, (2, 2)) == losses(*example, (2, 2)), (attack, defence)


def test_only_what_may_be_done_is_weighed() -> None:
    state, attack = played(BFG, "attack")
    seat = state.waiting[0]
    line = BFG.write(attack)
    assert weighed(state, seat, line) == attack
    assert weighed(state, None, line) is None
    assert weighed(state, 1 - seat, line) is None
    assert weighed(state, seat, "nonsense") is None
