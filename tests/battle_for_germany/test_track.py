"""The turn record track: sixteen half-months, and the replacements of each box on each of them."""

from datetime import date, timedelta

import pytest

from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.kernel.position import build_position

GAME = BattleForGermany()

# turn: western, italy, west German, Soviet, east German
TRACK = {
    1: (2, 0, 2, 4, 0),
    2: (2, 1, 2, 4, 1),
    3: (2, 0, 2, 4, 1),
    4: (2, 1, 1, 4, 1),
    5: (2, 0, 2, 4, 0),
    6: (2, 1, 1, 4, 1),
    7: (2, 0, 2, 4, 0),
    8: (2, 1, 1, 4, 1),
    9: (2, 0, 1, 4, 0),
    10: (2, 1, 1, 4, 0),
    11: (1, 0, 0, 0, 0),
    12: (1, 0, 0, 0, 0),
    13: (1, 0, 0, 0, 0),
    14: (1, 0, 0, 0, 0),
    15: (1, 0, 0, 0, 0),
    16: (1, 0, 0, 0, 0),
}
BOXES = ("western", "italy", "west_german", "soviet", "east_german")

# box: the phase that draws from it, five units of equal attack, and the hexes where they come in
DRAWS = {
    "western": ("western", ["us_13", "us_15", "us_6", "fr_1", "fr_2"], ["1401", "1501", "1601"]),
    "italy": ("western", ["us_13", "us_15", "us_6", "fr_1", "fr_2"], ["0112", "0113", "0114"]),
    "west_german": ("west_german", ["w_88", "w_30", "w_86", "w_74", "w_67"], ["2713", "2612", "2513"]),
    "soviet": ("soviet", ["su_8g", "su_38", "su_43", "su_48", "su_11g"], ["1026", "1126", "1226"]),
    "east_german": ("east_german", ["e_59", "e_9", "e_26", "e_41", "e_6"], ["2714", "2614", "2514"]),
}


@pytest.mark.parametrize("turn", TRACK)
@pytest.mark.rule("battle-for-germany", "TRT")
def test_numbers_on_the_track(turn: int) -> None:
    found = GAME.components.turns[turn].replacements
    assert tuple(found[box] for box in BOXES) == TRACK[turn]
    assert set(found) == set(BOXES)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("turn", TRACK)
@pytest.mark.rule("battle-for-germany", "TRT", "7-2")
def test_the_box_gives_back_so_many_units_and_no_more(turn: int, box: str) -> None:
    """Played: as many units come back from a full box as the track says."""
    group, units, hexes = DRAWS[box]
    state = build_position(
        GAME,
        {
            "scenario": "expanded",
            "clear": True,
            "turn": turn,
            "phase": f"{group} replacement",
            "units": dict.fromkeys(units, f"{box}_box"),
            "seed": 1,
        },
    )
    back = 0
    while state.outcome is None and (state.turn, state.now.name) == (turn, f"{group} replacement"):
        seat = state.waiting[0]
        state.act(seat, f"replace {units[back]} {hexes[back // 2]}")
        back += 1
    assert back == TRACK[turn][BOXES.index(box)]


@pytest.mark.rule("battle-for-germany", "TRT")
def test_turns_are_half_months_without_gaps() -> None:
    turns = GAME.components.turns
    assert sorted(turns) == list(range(1, 17))
    assert turns[1].first_day == date(1944, 12, 16)
    assert turns[10].last_day == date(1945, 5, 15)
    assert turns[11].first_day == date(1945, 5, 16)
    assert turns[16].last_day == date(1945, 8, 15)
    for number in range(1, 17):
        turn = turns[number]
        assert 13 <= (turn.last_day - turn.first_day).days <= 15
        if number > 1:
            assert turn.first_day == turns[number - 1].last_day + timedelta(days=1)


@pytest.mark.rule("battle-for-germany", "TRT", "15-21")
def test_six_western_replacements_in_red_star() -> None:
    assert sum(TRACK[turn][0] for turn in range(11, 17)) == 6
