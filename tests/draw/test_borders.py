"""Lines along borders of any shape."""

import math

import pytest

from grognard.draw import borders
from grognard.kernel.areas import area_board
from grognard.kernel.board import Edge

WEST, EAST, NORTH = (
    [(0, 0), (10, 0), (10, 20), (0, 20)],
    [(10, 0), (20, 0), (20, 20), (10, 20)],
    [(0, -9), (20, -9), (20, 0), (0, 0)],
)
LINE = ((10, 0), (11, 10), (10, 20))


def board(**sides):
    edges = [
        Edge(0, 1, frozenset({"river"}), LINE, {}, {kind: frozenset(of) for kind, of in sides.items()}),
        Edge(
            1,
            2,
            frozenset({"river"}),
            ((20, 0), (10, 0)),
            {},
            {kind: frozenset(of) for kind, of in sides.items()},
        ),
    ]
    return area_board("wen", [(5, 10), (15, 10), (10, -5)], [[WEST], [EAST], [NORTH]], [{}, {}, {}], edges)


def test_what_is_left_of_a_line_that_goes_right_is_above_it():
    assert borders.side([(0, 0), (10, 0)], (5, -3)) > 0
    assert borders.side([(0, 0), (10, 0)], (5, 3)) < 0
    (_, y), *_ = borders.pushed([(0, 0), (30, 0)], 2.0)
    assert y == pytest.approx(-2)


def test_a_line_runs_inside_the_space_that_it_counts_for():
    for space, wanted in ((0, lambda x: x < 10), (1, lambda x: x > 11)):
        made = board(river={space})
        (course,) = borders.courses(made, made.edges[:1], "river")
        assert all(wanted(x) for x, _ in borders.pushed(course, 3.0)[1:-1])


def test_edges_on_the_same_side_join_into_one_course():
    made = board(river={1})
    (course,) = borders.courses(made, made.edges, "river")
    assert len(course) == 4
    assert borders.side(course, (15, 10)) > 0


def test_points_are_measured_off_evenly_and_short_lines_have_their_middle():
    places = [place for place, _ in borders.measured([(0, 0), (10, 0), (10, 10)], 5, 0)]
    assert places == [(0, 0), (5, 0), (10, 0), (10, 5), (10, 10)]
    assert [place for place, _ in borders.measured([(0, 0), (4, 0)], 5, 3)] == [(2, 0)]
    assert borders.middle([(0, 0), (4, 0), (4, 4)]) == ((4, 0), (1, 0))


def test_softening_keeps_the_ends():
    points = [(0, 0), (5, 8), (10, 0)]
    soft = borders.softened(points)
    assert (soft[0], soft[-1]) == (points[0], points[-1])
    assert math.dist(soft[1], (5, 4)) < 1e-9
