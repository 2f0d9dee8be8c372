"""A way by points that somebody names: what lies between them is filled in."""

from __future__ import annotations

from itertools import pairwise

import grognard
from grognard.page import completing
from grognard.page.answer import answer
from grognard.page.completing import MOST_STEPS, complete
from tests.page.common import BFG, FOXES

DOWNFALL = grognard.game("downfall-third-reich")


def spring_1940():
    """Turn 2 of the whole war: nobody has done anything yet."""
    state = DOWNFALL.new("campaign_1940", seed=1)
    for seat in (0, 1, 1):
        state.act(seat, "end")
    return state


def test_the_gaps_of_a_way_are_filled_with_one_that_may_be_gone():
    found = answer(BFG.new("historical", seed=1), 0, "move su_4gt 2326-2125", "en")
    assert found.line == "move su_4gt 2326-2225-2125"
    assert found.path == ["2325", "2326", "2225", "2125"]
    assert found.refusal is None
    assert {figure.name: figure.text for figure in found.figures} == {"cost": "3", "allowance": "6"}


def test_what_bars_the_shortest_way_is_gone_round():
    """The shortest ways to 2625, and from there to 2724, lead through enemy zones."""
    found = answer(BFG.new("historical", seed=1), 0, "move su_4gt 2625-2724", "en")
    assert found.line == "move su_4gt 2326-2426-2526-2625-2725-2724"
    assert found.refusal is None


def test_a_way_without_gaps_stays_as_it_is():
    state = BFG.new("historical", seed=1)
    for line in ("move su_4gt 2326-2225-2125", "move su_4gt 2324-2224-2125", "move su_f_3b 3325-3424-3425"):
        assert answer(state, 0, line, "en").line == line


def test_every_way_through_its_own_points_may_be_gone():
    """Whoever names some of the points of an offered way is not refused."""
    for state in (BFG.new("historical", seed=1), spring_1940()):
        lines = [line for line in state.prompt(0).lines if line.count("-") >= 2]
        for line in lines[::9]:
            start, _, path = line.rpartition(" ")
            first, *_, last = path.split("-")
            found = answer(state, 0, f"{start} {first}-{last}", "en")
            assert found.refusal is None, (line, found)


def test_another_way_than_the_one_offered():
    state = spring_1940()
    offered = answer(state, 0, "tactical de_inf_1 posen", "en")
    assert offered.line == "tactical de_inf_1 dantzig-posen"
    other = answer(state, 0, "tactical de_inf_1 varsovie-breslau", "en")
    assert other.refusal is None
    assert other.path[1] == "varsovie"
    assert other.path[-1] == "breslau"
    state.act(0, other.line)


def test_the_refusal_is_about_the_way_that_was_chosen():
    found = answer(spring_1940(), 0, "attack de_arm_1 bruxelles-paris", "en")
    assert found.line == "attack de_arm_1 bruxelles-calais-paris"
    assert found.refusal is not None
    assert "Brussels" in found.refusal.text
    assert found.refusal.rule == "8.2.1"


def test_points_that_come_twice_count_once():
    state = BFG.new("historical", seed=1)
    assert answer(state, 0, "move su_4gt 2325-2326-2326-2125", "en").line == "move su_4gt 2326-2225-2125"


def test_a_way_that_begins_where_the_unit_stands_keeps_its_beginning():
    state = BFG.new("historical", seed=1)
    unit = next(u for u in state.members[3] if state.on_map(u) and not state.flags[u])
    edge = next(h for h in state.c.edges["german_exit_west"] if h not in state.at)
    state.move(unit, edge)
    state.phase = next(n for n, p in enumerate(state.setup.phases) if p.name == "west_german movement")
    name, here = state.c.ids[unit], BFG.board.names[edge]
    beside = [BFG.board.names[space] for space in BFG.board.beside[edge]]
    for point in beside:
        line = answer(state, state.waiting[0], f"exit {name} {point}-{here}", "en").line
        assert line == f"exit {name} {here}-{point}-{here}"


def test_ways_that_may_not_be_gone_go_from_neighbour_to_neighbour():
    state, board = BFG.new("historical", seed=1), BFG.board
    path = answer(state, 0, "move su_f_3b 3223-2613-2614", "en").path
    assert [path[0], path[-2], path[-1]] == ["3224", "2613", "2614"]
    assert "3223" in path
    assert all((board.index[a], board.index[b]) in board.pairs for a, b in pairwise(path))


def test_a_way_beyond_all_reason_is_left_as_it_is():
    state = BFG.new("historical", seed=1)
    for path in ("-".join(["0101", "3526"] * 4), "-".join(["2225", "2325"] * MOST_STEPS)):
        found = answer(state, 0, f"move su_4gt {path}", "en")
        assert found.line == f"move su_4gt {path}"
        assert found.refusal is not None


def test_a_way_beyond_all_reason_is_not_measured_to_its_end(monkeypatch):
    """Whoever asks could have the whole board walked for each of hundreds of points."""
    measured, measure = [], completing.distances
    monkeypatch.setattr(
        completing, "distances", lambda board, end: measured.append(end) or measure(board, end)
    )
    state = BFG.new("historical", seed=1)
    for path in ("-".join(["0101", "3526"] * 40), "-".join(["2225", "2325"] * MOST_STEPS)):
        answer(state, 0, f"move su_4gt {path}", "en")
    assert len(measured) < 8


def test_a_unit_that_can_not_be_seen_has_no_way():
    state = FOXES.new(seed=1)
    for seat in range(3):
        state.act(seat, "bid three")
    assert complete(state, 0, "move g1 a1-c3").args == (3, (0, 8))
