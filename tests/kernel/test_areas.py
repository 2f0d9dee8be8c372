"""Area maps."""

from grognard.kernel.areas import area_board, size
from grognard.kernel.board import Edge

SMALL, LARGE = [(0, 0), (1, 0), (1, 1), (0, 1)], [(5, 5), (9, 5), (9, 9), (5, 9)]


def test_the_polygon_of_an_area_is_its_largest_island():
    board = area_board(["isles", "cape"], [(7, 7), (20, 20)], [[SMALL, LARGE], [SMALL]], [{}, {}], [])
    assert board.polygons[0] == LARGE
    assert board.rings[0] == [SMALL, LARGE]
    assert board.rings[1] == [SMALL]


def test_size_is_the_same_both_ways_round():
    assert size(LARGE) == size(LARGE[::-1]) == 16


def test_areas_are_linked_by_their_edges_alone():
    edge = Edge(0, 1, frozenset({"strait"}), ())
    board = area_board(["a", "b", "c"], [(0, 0)] * 3, [[SMALL]] * 3, [{}] * 3, [edge])
    assert board.beside == [[1], [0], []]
