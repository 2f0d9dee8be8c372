"""Floods, reach and cheapest ways agree with the plain algorithms on graphs and on a hex grid."""

from __future__ import annotations

import heapq
import math
import sys
from collections.abc import Callable
from itertools import pairwise
from types import FrameType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.board import Board, Links, Ways
from grognard.kernel.hexgrid import Grid, hex_board
from grognard.kernel.masks import draw, mask_of, spaces_in
from grognard.kernel.refusal import GrognardError

GRID = hex_board(Grid(columns=5, rows=4, size_km=50.0), {}, {})
SIZE = len(GRID)


@st.composite
def graphs(draw_: Any) -> tuple[int, list[tuple[int, int]]]:
    """A few one-way passages between up to 14 spaces, or the hex grid."""
    if draw_(st.booleans()):
        return SIZE, list(GRID.pairs)
    size = draw_(st.integers(1, 14))
    space = st.integers(0, size - 1)
    return size, draw_(st.lists(st.tuples(space, space), max_size=40, unique=True))


def plain_flood(pairs: list[tuple[int, int]], start: int, within: int) -> set[int]:
    found, queue = set(spaces_in(start)), list(spaces_in(start))
    while queue:
        here = queue.pop()
        for a, b in pairs:
            if a == here and within >> b & 1 and b not in found:
                found.add(b)
                queue.append(b)
    return found


@given(graphs(), st.data())
def test_spread_and_flood(graph: tuple[int, list[tuple[int, int]]], data: st.DataObject) -> None:
    size, pairs = graph
    links = Links(size, pairs)
    masks = st.integers(0, (1 << size) - 1)
    start, within = data.draw(masks), data.draw(masks)
    assert set(spaces_in(links.spread(start))) == {b for a, b in pairs if start >> a & 1}
    assert set(spaces_in(links.flood(start, within))) == plain_flood(pairs, start, within)


@given(graphs(), st.data())
def test_rings_are_the_distances(graph: tuple[int, list[tuple[int, int]]], data: st.DataObject) -> None:
    size, pairs = graph
    within = data.draw(st.integers(0, (1 << size) - 1))
    rings = list(Links(size, pairs).rings(1, within))
    distance, fringe, step = {0: 0}, {0}, 0
    while fringe:
        step += 1
        fringe = {b for a, b in pairs if a in fringe and b not in distance and within >> b & 1}
        distance |= dict.fromkeys(fringe, step)
    assert {space: n for n, ring in enumerate(rings) for space in spaces_in(ring)} == distance


def test_both_ways_to_spread_are_used() -> None:
    assert Links(SIZE, GRID.pairs)._shifts is not None
    assert Links(20, [(0, b) for b in range(20)])._shifts is None


def dijkstra(ways: Ways, start: int, points: int, closed: int, stops: int, first: int) -> dict[int, int]:
    """Cheapest prices, the plain way. The first step differs from later ones, so it is part of the place."""
    best: dict[int, int] = {start: 0}
    queue = [(0, start)]
    while queue:
        spent, here = heapq.heappop(queue)
        if spent > best[here] or (spent and stops >> here & 1):
            continue
        for to, price in ways.price[here].items():
            if closed >> to & 1 or (not spent and first >> to & 1) or spent + price > points:
                continue
            if spent + price < best.get(to, points + 1):
                best[to] = spent + price
                heapq.heappush(queue, (spent + price, to))
    return best


@given(graphs(), st.data())
def test_reach_and_way(graph: tuple[int, list[tuple[int, int]]], data: st.DataObject) -> None:
    size, pairs = graph
    extra = data.draw(st.lists(st.integers(0, 2), min_size=len(pairs), max_size=len(pairs)))
    crossing = dict(zip(pairs, extra, strict=True))
    enter = data.draw(st.lists(st.integers(1, 3), min_size=size, max_size=size))
    ways = Ways(size, pairs, lambda a, b: crossing[a, b], enter)
    masks = st.integers(0, (1 << size) - 1)
    start, points = data.draw(st.integers(0, size - 1)), data.draw(st.integers(0, 8))
    closed, stops, first = data.draw(masks), data.draw(masks), data.draw(masks)
    levels = ways.reach(start, points, closed, stops, first)
    best = dijkstra(ways, start, points, closed, stops, first)
    assert {space: n for n, level in enumerate(levels) for space in spaces_in(level)} == best
    for to, price in best.items():
        check_way(ways, ways.way(levels, to, stops, first), start, to, price, closed, stops, first)
    some = data.draw(st.sets(st.sampled_from(sorted(best))))
    assert list(ways.ways_to(levels, mask_of(some), stops, first)) == [
        ways.way(levels, to, stops, first) for to in sorted(some)
    ]


def check_way(
    ways: Ways, path: tuple[int, ...], start: int, to: int, price: int, closed: int, stops: int, first: int
) -> None:
    assert ((start, *path)[-1], len(set(path))) == (to, len(path))
    here, spent = start, 0
    for space in path:
        assert not closed >> space & 1
        assert spent == 0 or not stops >> here & 1
        assert spent > 0 or not first >> space & 1
        spent += ways.price[here][space]
        here = space
    assert spent == price


Priced = tuple[int, dict[tuple[int, int], int], list[int]]


@st.composite
def priced_graphs(draw_: Any) -> Priced:
    """Passages one way or both, in any order, with what each adds; some spaces lead nowhere."""
    size = draw_(st.integers(1, 40))
    space = st.integers(0, size - 1)
    crossing = draw_(st.dictionaries(st.tuples(space, space), st.integers(0, 3), max_size=120))
    enter = draw_(st.lists(st.integers(1, 4), min_size=size, max_size=size))
    return size, crossing, enter


@given(priced_graphs())
def test_ways_are_those_found_by_looking_at_every_two_spaces(graph: Priced) -> None:
    size, crossing, enter = graph
    ways = Ways(size, crossing, lambda a, b: crossing[a, b], enter)
    price = {(a, b): extra + enter[b] for (a, b), extra in crossing.items()}
    spaces = range(size)
    assert ways.price == [{b: price[a, b] for b in spaces if (a, b) in price} for a in spaces]
    assert ways._into == [[(a, price[a, b]) for a in spaces if (a, b) in price] for b in spaces]
    for a in spaces:
        steps = ways.reach(a, max(price.values(), default=0), 0, stops=mask_of(spaces))
        onward = ((p, b) for p in range(len(steps)) for b in spaces if b != a and price.get((a, b)) == p)
        assert [(p, b) for p in range(1, len(steps)) for b in spaces_in(steps[p])] == list(onward)


@given(priced_graphs(), st.data())
def test_of_equal_ways_the_one_over_the_lowest_space_is_taken(graph: Priced, data: st.DataObject) -> None:
    size, crossing, enter = graph
    ways = Ways(size, crossing, lambda a, b: crossing[a, b], enter)
    start = data.draw(st.integers(0, size - 1))
    levels = ways.reach(start, 12, 0, 0)
    spent = {space: n for n, level in enumerate(levels) for space in spaces_in(level)}
    for to in spent:
        for a, b in pairwise((start, *ways.way(levels, to, 0))):
            equals = [x for x in spent if spent[x] + crossing.get((x, b), 99) + enter[b] == spent[b]]
            assert a == min(equals)


def instructions(make: Callable[[], object]) -> int:
    """How many instructions Python carries out: work that no clock has to measure."""
    count, before = 0, sys.gettrace()

    def watch(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return watch

    sys.settrace(watch)
    try:
        make()
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("make", ["board", "links", "ways"])
def test_making_a_board_four_times_as_large_is_four_times_the_work(make: str) -> None:
    def work(rows: int) -> int:
        grid = Grid(columns=8, rows=rows, size_km=50.0)
        board = hex_board(grid, {}, {})
        enter = [1 + space % 3 for space in range(len(board))]
        making: dict[str, Callable[[], object]] = {
            "board": lambda: hex_board(grid, {}, {}),
            "links": lambda: board.links(lambda a, b, edge: True),
            "ways": lambda: board.ways(lambda a, b, edge: True, lambda edge: (edge.a + edge.b) % 2, enter),
        }
        return instructions(making[make])

    assert 0 < work(40) < 4.4 * work(10)


@pytest.mark.parametrize("extra", [-1, -2])
def test_a_step_costs_a_point_or_more(extra: int) -> None:
    with pytest.raises(ValueError, match="a point or more"):
        Ways(2, [(0, 1)], lambda a, b: extra, [1, 1])


def test_a_stop_is_entered_but_not_left() -> None:
    ways = Ways(3, [(0, 1), (1, 2)], lambda a, b: 0, [1, 1, 1])
    assert ways.reach(0, 5, 0, 0b000)[2] == 0b100
    assert ways.reach(0, 5, 0, 0b010)[1:3] == [0b010, 0]
    assert ways.reach(0, 5, 0, 0b001)[2] == 0b100, "the start may be left"


def test_first_closed_bars_only_the_first_step() -> None:
    ways = Ways(3, [(0, 1), (1, 2), (0, 2)], lambda a, b: 0, [1, 1, 1])
    assert ways.reach(0, 2, 0, 0, first_closed=0b100)[2] == 0b100
    assert ways.reach(0, 2, 0b100, 0)[2] == 0


def test_a_hex_touches_up_to_six() -> None:
    around = [sum(1 for a, _ in GRID.pairs if a == i) for i in range(SIZE)]
    assert max(around) == 6
    # Inside a 5 by 4 grid lie 3 by 2 hexes.
    assert around.count(6) == 6
    assert all((b, a) in GRID.pairs for a, b in GRID.pairs)


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
@pytest.mark.parametrize("shift", ["east", "west"])
def test_hexes_touch_where_their_centres_are_one_hex_apart(orientation: str, shift: str) -> None:
    grid = Grid(columns=7, rows=6, size_km=94.36, orientation=orientation, shift=shift)
    board = hex_board(grid, {}, {})
    spaces = [(a, b) for a in range(len(board)) for b in range(len(board))]
    apart = {(a, b): math.dist(board.centres[a], board.centres[b]) for a, b in spaces}
    assert set(board.pairs) == {pair for pair in spaces if math.isclose(apart[pair], 94.36)}
    assert all(len(set(board.beside[a])) == len(board.beside[a]) for a in range(len(board)))
    for (a, b), edge in board.pairs.items():
        for corner in edge.segment:
            assert math.isclose(math.dist(corner, board.centres[a]), 94.36 / math.sqrt(3))
            assert math.isclose(math.dist(corner, board.centres[b]), 94.36 / math.sqrt(3))


@given(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1), st.sets(st.integers(0, SIZE - 1)))
def test_a_shortest_way_avoids_all_but_its_end(here: int, to: int, avoided: set[int]) -> None:
    way = GRID.shortest_way(here, to, mask_of(avoided))
    open_spaces = mask_of({*range(SIZE)} - avoided | {here, to})
    rings = GRID.links(lambda a, b, edge: a == here or a not in avoided).rings(1 << here, open_spaces)
    far = next((n for n, ring in enumerate(rings) if ring >> to & 1), None)
    if far is None:
        assert way is None
    elif here != to:
        assert way is not None
        assert len(way) == far
        assert way[-1] == to
        assert not avoided & {*way[:-1]}
        assert all(b in GRID.beside[a] for a, b in pairwise((here, *way)))


def test_where_and_links_ask_attributes_and_edges() -> None:
    board = hex_board(
        Grid(columns=2, rows=1, size_km=10.0), {"0101": {"city": "Bonn"}}, {"0101-0102": {"kinds": ["river"]}}
    )
    assert isinstance(board, Board)
    assert board.where(lambda space: "city" in space) == 0b01
    assert board.links(lambda a, b, edge: "river" not in edge.kinds).spread(0b01) == 0
    assert board.links(lambda a, b, edge: True).spread(0b01) == 0b10


@given(st.sets(st.integers(0, 200), min_size=1), st.floats(0, 1, exclude_max=True))
def test_draw_gives_a_member(spaces: set[int], chance: float) -> None:
    class Fixed:
        def random(self) -> float:
            return chance

    assert draw(mask_of(spaces), Fixed()) == sorted(spaces)[int(chance * len(spaces))]  # type: ignore[arg-type]


@pytest.mark.parametrize("spaces", [[], [0], [3, 1, 200]])
def test_masks_round_trip(spaces: list[int]) -> None:
    assert list(spaces_in(mask_of(spaces))) == sorted(spaces)


def test_a_grid_says_which_hexes_and_hexsides_it_has_not() -> None:
    grid = Grid(columns=2, rows=1, size_km=50.0)
    river = {"kinds": ["river"]}
    assert hex_board(grid, {}, {"0102-0101": river}).edges[0].kinds == {"river"}
    with pytest.raises(GrognardError, match="the grid has no hex 0109"):
        hex_board(grid, {"0109": {}}, {})
    with pytest.raises(GrognardError, match="the grid has no hexside 0101-0301"):
        hex_board(grid, {}, {"0101-0301": river})
