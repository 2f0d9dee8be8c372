"""What happened, in lines."""

from __future__ import annotations

import pytest

import grognard
from grognard.kernel.event import Event
from grognard.kernel.messages import Messages
from grognard.page.lines import lines
from tests.page.common import BFG, FOXES, RAW_KEY, played


def test_an_attack_names_its_spaces_units_and_die():
    state = BFG.new("historical", seed=1)
    state.act(0, "end")
    line = next(line for line in state.prompt(0).lines if line.startswith("attack") and "+" in line)
    _, spaces, units = line.split()
    told = lines(BFG, state.act(0, line), 0, "en")
    attack = next(one for one in told if one.kind == "attack")
    die = next(one for one in told if one.kind == "die")
    assert attack.spaces == spaces.split("+")
    assert attack.units == units.split("+")
    assert attack.rule == "6-1"
    assert attack.dice == next(one for one in told if one.kind == "result").dice == []
    assert die.dice == state.rolls
    assert die.text == f"Die for the combat: {state.rolls[0]}."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_lines_say_what_the_messages_say_and_never_a_key(language):
    words, kinds = Messages(BFG, language), set()
    for _, _, _, events in played(BFG, "expanded", seed=2, most=600):
        told = lines(BFG, events, 0, language)
        assert [line.text for line in told] == [words.event(event) for event in events]
        assert [line.kind for line in told] == [event.kind for event in events]
        for line in told:
            assert not RAW_KEY.match(line.text), line.text
            assert line.heading == (line.kind in ("turn", "phase"))
            assert all(space in BFG.board.index or space == "courland" for space in line.spaces)
            assert all(unit in BFG.vocabulary.numbers["unit"] for unit in line.units)
            kinds.add(line.kind)
    assert {"turn", "phase", "moved", "attack", "die", "result", "retreats", "control"} <= kinds


def test_a_way_is_told_in_its_order_and_each_space_once():
    event = Event("moved", "5-0", {"unit": "su_f_3b", "path": ["3325", "3424", "3325"]})
    assert lines(BFG, [event], None, "en")[0].spaces == ["3325", "3424"]


def test_a_seat_reads_its_own_secrets_and_nobody_elses():
    event = Event("bid", "1", {"seat": "red"}, {0: {"number": 2}})
    hidden = Event("whisper", "1", {"seat": "red"}, {}, (0,))
    own, other, nobody = (lines(FOXES, [event, hidden], seat, "en") for seat in (0, 1, None))
    assert [line.text for line in own] == ["event-bid (seat red, number 2)", "event-whisper (seat red)"]
    assert [line.text for line in other] == [line.text for line in nobody] == ["event-bid (seat red)"]


@pytest.mark.parametrize(("language", "part"), [("en", "Strategic war"), ("fr", "Guerre Stratégique")])
def test_a_part_of_a_phase_has_a_heading_of_its_own(language, part):
    game = grognard.game("europe-engulfed")
    events = [
        Event("produced", "4.1", {"power": "germany", "werps": 30}),
        Event("u_boats_hunted", "2.11", {"number": 3, "left": 20}),
        Event("declared", "6.2", {"space": "metz", "combat": "normal"}),
    ]
    assert [line.part for line in lines(game, events, None, language)] == ["", part, ""]
