"""What would come of an action."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from grognard.games.battle_for_germany.rules.reach import allowance
from grognard.kernel.looking import Preview
from grognard.kernel.messages import Messages
from grognard.page.answer import answer
from grognard.page.completing import complete
from tests.page.common import BFG, FOXES, RAW_KEY, played


def start(seed=1):
    return BFG.new("historical", seed=seed)


def test_the_end_of_a_way_is_enough_and_the_cheapest_way_is_taken():
    found = answer(start(), 0, "move su_f_3b 3424", "en")
    assert found.line == "move su_f_3b 3325-3424"
    assert found.refusal is None
    assert not found.final
    assert found.path == ["3224", "3325", "3424"]
    assert {figure.name: figure.text for figure in found.figures} == {"cost": "3", "allowance": "3"}
    assert found.chances == []
    assert found.text == "Move 3rd Byelorussian Front (8-20-3) to 3424"


def test_another_legal_way_is_left_as_it_is():
    state = start()
    offered = next(line for line in state.prompt(0).lines if line.count("-") >= 2)
    assert answer(state, 0, offered, "en").line == offered


def test_a_refusal_is_about_the_place_and_not_about_a_gap():
    state = start()
    found = answer(state, 0, "move su_f_3b 3525", "en")
    refusal = state.why_not(0, found.line)
    assert refusal is not None
    assert refusal.message == "too-far"
    assert found.refusal is not None
    assert found.refusal.rule == "5-1"
    assert found.refusal.text == Messages(BFG, "en").text("no-too-far", refusal.figures)
    assert found.path[-1] == "3525"
    assert state.why_not(0, "move su_f_3b 3525").message == "not-adjacent"  # type: ignore[union-attr]


def test_an_exit_too_far_away_is_refused_for_its_price():
    state = next(
        (s for s, *_ in played(BFG, "historical", seed=2, most=900) if can_leave(s)),
        None,
    )
    assert state is not None, "somewhere in a game a German may move"
    unit = state.prompt(state.waiting[0]).lines[0].split()[1]
    edge = "3526" if state.now.group == "east_german" else "2301"
    found = answer(state, state.waiting[0], f"exit {unit} {edge}", "en")
    assert found.refusal is None or "begin" not in found.refusal.text
    assert found.line.split()[2].split("-")[0] == found.path[0]


def can_leave(state):
    return (
        state.waiting
        and state.now.kind == "movement"
        and "german" in state.now.group
        and state.prompt(state.waiting[0]).lines[0].startswith("move")
    )


def test_the_odds_of_an_attack_are_the_games():
    state = start()
    state.act(0, "end")
    for line in state.prompt(0).lines:
        if not line.startswith("attack"):
            continue
        found = answer(state, 0, line, "fr")
        odds = BFG.odds(line.split()[1:], state.view(0))
        assert {c.result: Fraction(c.fraction) for c in found.chances} == odds["chances"]
        assert sum(Fraction(c.fraction) for c in found.chances) == 1
        assert all(abs(c.chance - float(Fraction(c.fraction))) < 1e-6 for c in found.chances)
        figures = {figure.name: figure.text for figure in found.figures}
        assert figures["attack"] == str(odds["attack"])
        assert figures["defence"] == str(odds["defence"])
        assert figures["column"] == odds["column"]
        assert found.final
        assert found.text.startswith("Attaquer ")


def test_the_real_dice_do_not_show():
    """Only an imagined position is acted in: the real one keeps its place in the dice, whatever is asked."""
    state = start()
    state.act(0, "end")
    line = next(line for line in state.prompt(0).lines if line.startswith("attack"))
    before = state.dump()
    answers = set()
    for seed in range(40):
        other = start(seed)
        other.act(0, "end")
        answers.add(repr(answer(other, 0, line, "en")))
    assert len(answers) == 1
    answer(state, 0, line, "en")
    assert state.dump() == before
    state.seed = ""  # whoever rolled a die of this position would now be told that it has none
    assert answer(state, 0, line, "en").final


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "There is no action “”."),
        ("fly su_f_3b 3424", "There is no action “fly”."),
        ("move su_f_3b", "“move” needs: unit path."),
        ("move nobody 3424", "There is no unit “nobody”."),
        ("move su_f_3b 9999", "There is no hex “9999”."),
        ("attack 3124 su_f_3b+su_f_3b", "“su_f_3b+su_f_3b” names something twice."),
        ("move " + "x" * 3000, "The line is too long: 2,000 characters at most."),
    ],
)
def test_a_malformed_line_is_refused_in_words(line, told):
    found = answer(start(), 0, line, "en")
    assert found.refusal is not None
    assert found.refusal.rule == ""
    assert found.refusal.text == told
    assert (found.text, found.path, found.final) == ("", [], False)
    assert len(found.line) <= 200


@pytest.mark.parametrize("seat", [1, None])
def test_another_seats_turn(seat):
    found = answer(start(), seat, "move su_f_3b 3424", "en")
    assert found.refusal is not None
    assert found.refusal.text == "It is not your turn to answer."
    assert not found.figures


def test_the_end_of_a_phase_is_final_only_if_somebody_else_is_asked():
    state = start()
    seen = {}
    for _ in range(400):
        seat = state.waiting[0]
        if "end" in state.prompt(seat).lines:
            clone = state.clone()
            clone.act(seat, "end")
            final = answer(state, seat, "end", "en").final
            if not clone.rolls:
                assert final == (clone.waiting != (seat,))
                seen[final] = True
            state.act(seat, "end")
        else:
            state.act(seat, state.prompt(seat).lines[0])
        if len(seen) == 2 or not state.waiting:
            break
    assert set(seen) == {True, False}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_of_a_game_has_words_and_figures(language):
    verbs = set()
    for scenario in ("historical", "three_players"):
        state = BFG.new(scenario, seed=3)
        for position, *_ in played(BFG, scenario, seed=3, most=700):
            state = position
            if not state.waiting:
                break
            prompt = state.prompt(state.waiting[0])
            for verb in set(prompt.verbs) - verbs:
                line = next((one for one in prompt.lines if one.split()[0] == verb), None)
                if line is None:
                    continue
                found = answer(state, state.waiting[0], line, language)
                verbs.add(verb)
                assert found.refusal is None
                assert found.text
                texts = [found.text, *(f.title for f in found.figures), *(c.title for c in found.chances)]
                assert not any(RAW_KEY.match(text) for text in texts), texts
    assert {"move", "attack", "end", "retreat", "advance", "stay", "replace", "exit"} <= verbs


def test_leaving_the_map_and_crossing_it_have_their_price():
    """9-3: with a unit's own points; 16-32: with three times as many."""
    seen = {}
    for state, *_ in played(BFG, "three_players", seed=3, most=700):
        seat = state.waiting[0] if state.waiting else None
        for line in state.prompt(seat).lines:
            verb, unit, *_ = f"{line} -".split()
            if verb not in ("exit", "transfer") or verb in seen:
                continue
            figures = {figure.name: int(figure.text) for figure in answer(state, seat, line, "en").figures}
            number = state.c.number[unit]
            seen[verb] = figures["allowance"] // allowance(state, number)
        if len(seen) == 2:
            break
    assert seen == {"exit": 1, "transfer": 3}


def test_an_exit_from_the_edge_costs_four_points():
    state = BFG.new("historical", seed=1)
    unit = next(u for u in state.members[3] if state.on_map(u) and not state.flags[u])
    edge = next(h for h in state.c.edges["german_exit_west"] if h not in state.at)
    state.move(unit, edge)
    state.phase = next(n for n, p in enumerate(state.setup.phases) if p.name == "west_german movement")
    name, hex_name = state.c.ids[unit], BFG.board.names[edge]
    found = answer(state, state.waiting[0], f"exit {name} {hex_name}", "en")
    assert found.refusal is None, found
    assert {figure.name: figure.text for figure in found.figures}["cost"] == "4"
    assert found.path == [hex_name]


@pytest.mark.parametrize("others", [(), (1,), (1, 2)])
def test_a_bid_may_be_the_last_so_it_is_final_whoever_has_bid(others):
    state = FOXES.new(seed=1)
    for seat in others:
        state.act(seat, "bid one")
    found = answer(state, 0, "bid two", "en")
    assert found.refusal is None
    assert found.final
    assert found.text == "Bid: two"


def test_a_game_without_words_of_its_own_is_still_understood():
    state = FOXES.new(seed=1)
    for seat in range(3):
        state.act(seat, "bid three")
    state.act(0, "enter r1")
    found = answer(state, 0, "move r1 b1", "fr")
    assert (found.line, found.path) == ("move r1 b1", ["a1", "b1"])
    strength = FOXES.vocabulary.names["number"][state.what[0]]
    assert found.text == f"Move\u00a0: {strength}, b1", "its owner knows it by its strength"
    assert [(f.title, f.text) for f in found.figures] == [("Steps", "1")]
    far = answer(state, 0, "move r1 c3", "en")
    assert far.refusal is not None
    assert far.path[0] == "a1"
    assert far.path[-1] == "c3"
    assert len(far.path) == 5


def test_ways_that_may_not_be_gone_go_from_neighbour_to_neighbour():
    state, board = start(), BFG.board
    for end in ("2613", "3501", "0101", "1206", "3223"):
        path = answer(state, 0, f"move su_f_3b {end}", "en").path
        assert (path[0], path[-1]) == ("3224", end)
        assert all((board.index[a], board.index[b]) in board.pairs for a, b in pairwise(path))


@pytest.mark.parametrize(
    ("line", "rule", "said"),
    [
        ("move su_f_3b 3223", "5-2", "3223 is occupied"),
        ("move su_f_3b 3024", "4-3", "zone of"),
        ("move su_43 3222", "5-2", "3222 is occupied"),  # whatever bars the way to it
        ("move yu_1 1019", "4-3", "zone of"),  # not 14 hexes round the zones to a place 4 hexes away
        ("move su_f_2b 3326", "5-1", "Too far"),
        ("move su_f_3b 2020", "5-1", "Too far"),  # not the zones in front of it
        ("move su_f_3b 0505", "TEC", "No unit can enter 0505"),
    ],
)
def test_the_refusal_is_about_the_place(line: str, rule: str, said: str):
    refusal = answer(start(), 0, line, "en").refusal
    assert refusal is not None
    assert refusal.rule == rule
    assert said in refusal.text


def test_a_unit_that_stays_where_it_is_goes_nowhere():
    found = answer(start(), 0, "move su_f_3b 3224", "en")
    assert found.line == "move su_f_3b 3224"
    assert found.refusal is not None


def test_a_unit_that_can_not_be_seen_has_no_way():
    state = FOXES.new(seed=1)
    for seat in range(3):
        state.act(seat, "bid three")
    assert complete(state, 0, "move g1 c3").args == (3, (8,))


def test_a_preview_says_what_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    state = FOXES.new(seed=1)
    monkeypatch.setattr(type(FOXES), "preview", lambda *_: Preview(unknown=("its strength",)))
    assert answer(state, 0, "bid one", "en").unknown == ["its strength"]
