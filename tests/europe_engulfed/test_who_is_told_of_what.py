"""1.23, 4.5: a question speaks of no answer that one could never give; war is shown, then declared."""

import pytest

import grognard
from grognard.kernel.position import build_position
from grognard.page.question import question
from grognard.page.sheet import sheet

GAME = grognard.game("ee")
AXIS, ALLIES = 0, 1
SETUPS = {"ee": ("campaign-1939", {}), "us": ("main_event", {"players": 3})}
BUYING = {
    "turn": "1942-jul-aug",
    "war": ["germany", "britain", "usa", "ussr"],
    "phase": "production",
    "bombers": {"germany": 0, "western": 0},
    "units": {"de1": "berlin infantry 2", "gb1": "london infantry 2", "su1": "moscow infantry 2"},
}
GERMAN, BRITISH, AMERICAN, SOVIET = {"aid"}, {"murmansk", "persia"}, {"aid", "raise_french"}, {"call_up"}
OF_SOME = GERMAN | BRITISH | AMERICAN | SOVIET


@pytest.mark.parametrize(
    ("side", "seat", "power", "able"),
    [
        ("axis", AXIS, "germany", GERMAN),
        ("axis", AXIS, "italy", set()),
        ("allies", ALLIES, "britain", BRITISH),
        ("allies", ALLIES, "usa", AMERICAN),
        ("allies", ALLIES, "ussr", SOVIET),
    ],
)
def test_a_power_is_told_of_what_it_could_buy_or_send(side, seat, power, able):
    state = build_position(GAME, {**BUYING, "active": side})
    while state.stack[-1].power != state.c.power[power]:
        state.act(seat, GAME.parse("finish"))
    told = question(GAME, state.prompt(seat), "en")
    assert OF_SOME & {*told.choices, *told.closed} == able


@pytest.mark.parametrize(
    ("players", "side", "spoken"),
    [(2, "axis", False), (2, "allies", False), (3, "axis", False), (3, "allies", True)],
)
def test_areas_are_asked_for_among_three_only(players, side, spoken):
    """9.28: by one Ally of the other."""
    position = {"turn": "1942-jul-aug", "war": ["germany", "britain", "ussr"], "active": side}
    state = build_position(GAME, {**position, "options": {"three_players": players == 3}, "units": {}})
    (seat, *_) = state.stack[-1].seats(state)
    told = question(GAME, state.prompt(seat), "en")
    assert ("request" in {*told.choices, *told.closed}) == spoken


@pytest.mark.parametrize("three", [False, True])
def test_of_a_part_in_a_landing_is_spoken_among_three_only(three):
    """7.13: where the other Ally has a seat of his own."""
    war = {"turn": "1940-mar-apr", "war": ["germany", "britain", "france"], "active": "allies"}
    weather = {"west": "clear", "east": "clear", "south": "clear"}
    fleets = {"britain": {"atlantic": 3}, "france": {"atlantic": 1}, "germany": {"atlantic": 0}}
    units = {"gb1": "scotland infantry 3", "fr1": "normandy infantry 3", "de1": "trondheim infantry 1"}
    position = {
        **war,
        "weather": weather,
        "fleets": fleets,
        "units": units,
        "options": {"three_players": three},
    }
    more = {"actions": {"britain": 1, "france": 1}, "holds": {"germany": ["trondheim"]}}
    state = build_position(GAME, {**position, **more})
    state.act(ALLIES, "invade britain atlantic-trondheim")
    told = question(GAME, state.prompt(ALLIES), "en")
    assert ("share" in {*told.choices, *told.closed}) == three


@pytest.mark.parametrize(
    ("side", "bombers", "spoken"), [("axis", "western", True), ("allies", "germany", False)]
)
def test_railways_are_bombed_by_the_allies_alone(side, bombers, spoken):
    """2.27: nobody asks a German for it."""
    position = {**BUYING, "active": side, "u_boats": 0, "conquered": ["france"], "raids_from": "1940-sep-oct"}
    fighters = {"germany": 0, "western": 4}
    state = build_position(GAME, {**position, "bombers": {bombers: 2}, "fighters": fighters})
    (seat,) = state.waiting
    told = question(GAME, state.prompt(seat), "en")
    assert "raid" in {*told.choices}
    assert ("raid_railways" in {*told.choices, *told.closed}) == spoken


@pytest.mark.parametrize("name", SETUPS)
def test_war_is_shown_before_it_is_declared(name):
    game = grognard.game(name)
    assert sheet(game, game.setup(*SETUPS[name]), "en").verbs["declare"].asks


def test_the_price_of_what_is_bought_stands_beside_it():
    verbs = sheet(GAME, GAME.setup(*SETUPS["ee"]), "en").verbs
    assert {verb for verb, card in verbs.items() if card.compared} == {"build", "buy"}
