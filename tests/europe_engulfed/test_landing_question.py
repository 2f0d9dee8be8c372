"""7.13: who may take part in a landing is asked only where Allies have seats of their own."""

import pytest

import grognard
from grognard.kernel.position import build_position
from grognard.page.question import question

GAME = grognard.game("ee")
ALLIES = 1
LANDING = {
    "turn": "1940-jul-aug",
    "war": ["germany", "britain"],
    "active": "allies",
    "actions": {"germany": 0, "britain": 1},
    "fleets": {"britain": {"atlantic": 3}, "germany": {"atlantic": 0}},
    "holds": {"germany": ["narvik", "trondheim", "oslo"]},
    "units": {"gb5": "scotland infantry 3"},
}


@pytest.mark.parametrize("players", [2, 3])
def test_a_part_in_it_is_spoken_of_among_three_only(players):
    state = build_position(GAME, {**LANDING, "options": {"three_players": players == 3}})
    state.act(ALLIES, GAME.parse("invade britain atlantic-narvik"))
    told = question(GAME, state.prompt(ALLIES), "en")
    assert "land" in told.choices
    assert ("share" in told.closed) == (players == 3)
    assert ("stay_apart" in told.closed) == (players == 3)
