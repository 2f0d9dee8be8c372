"""Outlines and chains on a small patch of hexes."""

import math
import re

from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.draw.shapes import chains, closed_path, number, outlines
from grognard.draw.short_paths import compact
from grognard.kernel.hexgrid import Grid

GRID = Grid(columns=5, rows=5, size_km=10.0)


def hexes(*cells):
    return [GRID.corners(GRID.centre(*cell)) for cell in cells]


def area(loop):
    following = [*loop[1:], loop[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, following, strict=True)) / 2


ONE_HEX = abs(area(hexes((0, 0))[0]))


def test_one_hex_is_its_own_outline():
    (loop,) = outlines(hexes((2, 2)))
    assert len(loop) == 6
    assert math.isclose(abs(area(loop)), ONE_HEX, rel_tol=1e-3)


def test_two_neighbours_lose_the_side_between_them():
    (loop,) = outlines(hexes((1, 2), (2, 2)))
    assert len(loop) == len(set(loop)) == 10
    assert math.isclose(abs(area(loop)), 2 * ONE_HEX, rel_tol=1e-3)


def test_hexes_apart_have_loops_of_their_own():
    assert [len(loop) for loop in outlines(hexes((0, 0), (3, 3)))] == [6, 6]


def test_a_ring_of_six_has_an_outside_and_a_hole_that_turns_the_other_way():
    centre = GRID.centre(2, 2)
    cells = [(i, j) for i in range(5) for j in range(5)]
    ring = [cell for cell in cells if math.isclose(math.dist(GRID.centre(*cell), centre), 10.0)]
    loops = sorted(outlines(hexes(*ring)), key=len)
    assert [len(loop) for loop in loops] == [6, 18]
    assert area(loops[0]) * area(loops[1]) < 0


def test_a_closed_path_ends_where_it_begins():
    path = closed_path([(0, 0), (10, 0), (10, 10), (0, 10)])
    assert path.startswith("M5 0")
    assert path.endswith("5 0Z")
    assert path.count("Q") == 4


def test_segments_in_any_order_join_into_one_chain():
    assert chains([((2, 0), (3, 0)), ((1, 0), (0, 0)), ((1, 0), (2, 0))]) == [
        [(0, 0), (1, 0), (2, 0), (3, 0)]
    ]


def test_chains_stop_at_a_fork():
    found = chains([((0, 0), (1, 0)), ((1, 0), (2, 1)), ((1, 0), (2, -1))])
    assert sorted(len(chain) for chain in found) == [2, 2, 2]


def test_a_ring_of_segments_comes_back_to_its_start():
    (ring,) = chains([((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 0))])
    assert ring[0] == ring[-1]
    assert len(ring) == 4


def points_of(path):
    """Every point of a path with absolute or relative steps, as a reader of SVG would find them."""
    found, here, first = [], (0.0, 0.0), (0.0, 0.0)
    for letter, text in re.findall(r"([MmLlHhVvQqZz])([^MmLlHhVvQqZz]*)", path):
        values = [float(value) for value in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        base = here if letter.islower() else (0.0, 0.0)
        if letter in "zZ":
            here = first
            continue
        size = {"h": 1, "v": 1, "q": 4}.get(letter.lower(), 2)
        for n in range(0, len(values), size):
            step, base = values[n : n + size], here if letter.islower() else (0.0, 0.0)
            if letter == "h":
                step = [step[0], 0.0]
            elif letter == "v":
                step = [0.0, step[0]]
            told = [(base[0] + x, base[1] + y) for x, y in zip(step[::2], step[1::2], strict=True)]
            found += told
            here = told[-1]
        if letter in "mM":
            first = here
    return [(round(x, 1), round(y, 1)) for x, y in found]


NUMBERS = st.integers(-20_000, 20_000).map(lambda tenths: tenths / 10)
POINTS = st.tuples(NUMBERS, NUMBERS)


@settings(deadline=None)
@given(
    st.lists(
        st.tuples(
            POINTS, st.lists(st.tuples(st.sampled_from("LQ"), POINTS, POINTS), max_size=5), st.booleans()
        ),
        min_size=1,
        max_size=4,
    )
)
def test_a_compact_path_goes_through_the_same_points(loops):
    path = ""
    for start, steps, closed in loops:
        path += f"M{number(start[0])} {number(start[1])}"
        for letter, one, two in steps:
            points = [one, two] if letter == "Q" else [one]
            path += letter + " ".join(f"{number(x)} {number(y)}" for x, y in points)
        path += "Z" * closed
    shorter = compact(path)
    assert points_of(shorter) == points_of(path)
    assert shorter.count("z") == path.count("Z")
