"""Maps in characters: what kind a board needs, that everything is on it, and that it can be read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from tests.battery import World, worlds
from tests.tiny import ThreeFoxes, make_board

import grognard
from grognard.cli.textmap import AreaMap, GridMap, TextMap, text_map
from grognard.cli.textmap.lattice import lattice_of
from grognard.cli.textmap.layout import fitted, in_rows
from grognard.cli.textmap.names import shortened
from grognard.cli.words import Words
from grognard.draw.scene import Counter, Flag, LineStyle, Place, Scene, Town
from grognard.kernel.board import Board, Edge
from grognard.kernel.hexgrid import Grid, hex_board
from grognard.page.scene import scene_of

DOWNFALL = grognard.game("downfall-third-reich")
WIDTHS = (60, 80, 120, 200)


def counter(unit: str, space: str, side: str = "red") -> Counter:
    return Counter(
        unit=unit, symbol="none", size="none", factors="3-3", back="#fff", ink="#000", space=space, side=side
    )


def drawn(board: Board, marks: tuple[str, ...] = (), **scene: Any) -> TextMap:
    return text_map(Scene(title="x", **scene), board, Words(ThreeFoxes(), "en"), marks)


def hexes(columns: int, rows: int, orientation: str = "flat", sides: Any = None) -> Board:
    grid = Grid(
        columns=columns, rows=rows, size_km=40, orientation=orientation, number="{col:02d}{row:02d}",
        shift="south" if orientation == "flat" else "east", row_from="north",
    )  # fmt: skip
    return hex_board(grid, {}, sides or {})


def areas(**centres: tuple[float, float]) -> Board:
    """Areas of any shape with these centres; each touches the next."""
    outlines = [
        [(x - 1.0 - n / 50, y), (x, y + 1.0), (x + 1.0 + n / 90, y - 1.0)]
        for n, (x, y) in enumerate(centres.values())
    ]
    edges = [Edge(n, n + 1, frozenset({"river"} if not n else ()), ()) for n in range(len(centres) - 1)]
    return Board(list(centres), list(centres.values()), outlines, [{}] * len(centres), edges)


# ---------------------------------------------------------------- what kind of board it is


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
@pytest.mark.parametrize("size", [(1, 1), (1, 5), (5, 1), (9, 7)], ids=str)
def test_hexes_lie_in_rows_and_columns(orientation: str, size: tuple[int, int]) -> None:
    board = hexes(*size, orientation)
    lattice = lattice_of(board)
    assert lattice is not None
    assert lattice.flat == (orientation == "flat")
    assert len({(cell.x, cell.y) for cell in lattice.cells}) == len(board)
    assert isinstance(drawn(board), GridMap)


def test_the_boards_of_the_games() -> None:
    assert lattice_of(make_board()) is not None
    assert lattice_of(DOWNFALL.board) is None
    lattice = lattice_of(grognard.game("battle-for-germany").board)
    assert lattice is not None
    assert not lattice.flat


def test_a_place_is_told_by_its_name() -> None:
    shown = drawn(hexes(9, 7), places=(Place(space="0302", name="Zara"),))
    assert "Zara" in shown.window("0302", 80).plain
    assert "Za" in shown.whole(80).plain


def test_of_many_spaces_without_a_row_those_are_told_where_something_is() -> None:
    game = grognard.game("unconditional-surrender")
    scene = scene_of(game, game.new("poland_1939", seed=1).view(None), "en", "light")
    assert "Baltic Sea" not in text_map(scene, game.board, Words(game, "en"), ()).whole(80).plain
    assert "[Baltic Sea]" in text_map(scene, game.board, Words(game, "en"), ("z13",)).whole(80).plain


def test_equal_boxes_that_lie_anywhere_are_areas() -> None:
    centres = [(0.0, 0.0), (3.1, 1.0), (7.7, 2.3)]
    boxes = [[(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)] for x, y in centres]
    assert lattice_of(Board(["a", "b", "c"], centres, boxes, [{}] * 3, [])) is None


@dataclass
class Boxed:
    """Hexes with a box off the map."""

    board: Board
    name: str = "America"


@pytest.fixture
def boxed() -> Boxed:
    plain = hexes(4, 3)
    box = [(-300.0, 0.0), (-200.0, 0.0), (-200.0, 50.0), (-300.0, 50.0)]
    edges = [*plain.edges, Edge(0, len(plain), frozenset(), ())]
    return Boxed(
        Board(
            [*plain.names, "America"], [*plain.centres, (-250.0, 25.0)], [*plain.polygons, box],
            [{}] * (len(plain) + 1), edges,
        )
    )  # fmt: skip


def test_boxes_off_a_grid_stand_beside_it(boxed: Boxed) -> None:
    text_map = drawn(boxed.board, (boxed.name,), counters=(counter("us_1", boxed.name),))
    assert isinstance(text_map, GridMap)
    assert [boxed.board.names[space] for space in text_map.beside] == [boxed.name]
    assert "[America] us_1 3-3" in text_map.whole(80).plain
    assert "America: 0101" in text_map.window(boxed.name, 80).plain


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("world", worlds(options=False), ids=str)
def test_the_map_of_every_game_fits_and_its_windows_have_the_units(world: World, width: int) -> None:
    game, view = world.game, world.new().view(None)
    scene = scene_of(game, view, "en")
    shown = text_map(scene, game.board, Words(game, "en"))
    *lines, _ = shown.whole(width).plain.split("\n")
    assert all(len(line) <= width for line in lines)
    for space, stack in list(shown.stacks.items())[:20]:
        assert stack[0].unit in shown.window(space, width).plain


# ---------------------------------------------------------------- hexes


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
@pytest.mark.parametrize("width", WIDTHS)
def test_no_space_of_a_large_board_is_left_out(orientation: str, width: int) -> None:
    board = hexes(68, 56, orientation)
    text = drawn(board).whole(width).plain
    *lines, _ = text.split("\n")
    assert sum(line.split("  ")[-1].count(".") for line in lines if "art" not in line) == len(board) == 3808
    assert all(len(line) <= width for line in lines)
    assert ("Part 2 of 2" in text) == (width < 68)


def test_what_a_space_holds_in_small() -> None:
    stack = [counter(f"su_{n}", "0303") for n in range(12)]
    town = Town(space="0202", name="Berlin", points=1, flag="#fff", flag_ink="#000")
    board = hexes(5, 4)
    for width, told in ((80, ("S+", "Be", "*.")), (9, ("S", "o", "*"))):
        text = drawn(board, ("0404",), counters=tuple(stack), towns=(town,)).whole(width).plain
        assert all(sign in text for sign in told), text


def test_a_window_has_the_names_of_units_uncut_and_the_lines_between() -> None:
    board = hexes(8, 8, sides={"0303-0304": {"kinds": ["river"]}, "0202-0302": {"kinds": ["river"]}})
    units = tuple(counter(f"hungarian_army_{n}", "0303") for n in range(4))
    river = LineStyle(kind="river", colour="river", width=1, meander=True)
    text = drawn(board, ("0304",), counters=units, lines=(river,)).window("0303", 80).plain
    assert "hungarian_army_3+" in text
    assert "[0304]" in text
    assert "~" in text.rpartition("\n")[0]
    assert all(len(line) <= 80 for line in text.split("\n")[:-1])


# ---------------------------------------------------------------- areas


def downfall(marks: tuple[str, ...] = ()) -> AreaMap:
    scene = scene_of(DOWNFALL, DOWNFALL.new(seed=1).view(None), "en")
    shown = text_map(scene, DOWNFALL.board, Words(DOWNFALL, "en"), marks)
    assert isinstance(shown, AreaMap)
    return shown


@pytest.mark.parametrize("width", WIDTHS)
def test_every_area_is_on_the_map_and_none_over_another(width: int) -> None:
    text_map = downfall()
    text = text_map.whole(width).plain
    assert all(len(line) <= width for line in text.split("\n")[:-1])
    for space in range(len(DOWNFALL.board)):
        assert text_map.named(space)[:5] in text, text_map.named(space)


def test_areas_stand_as_they_lie() -> None:
    board = DOWNFALL.board
    places = fitted(tuple(board.centres), (10,) * len(board), 80)
    cells = [(x + n, y) for x, y in places for n in range(10)]
    assert len(set(cells)) == len(cells)
    far = [
        (a, b)
        for a, b in board.pairs
        if abs(board.centres[a][0] - board.centres[b][0]) > 50 and board.centres[a][0] < board.centres[b][0]
    ]
    assert len(far) > 100
    assert sum(places[a][0] < places[b][0] for a, b in far) > 0.95 * len(far)


@pytest.mark.parametrize(("width", "wide"), [(80, 17), (40, 17), (10, 17)])
def test_blocks_always_find_room(width: int, wide: int) -> None:
    places = in_rows([(float(n % 3), float(n // 3)) for n in range(14)], wide, width)
    cells = [(x + n, y) for x, y in places for n in range(wide)]
    assert len(set(cells)) == len(cells) == 14 * wide


def test_holders_units_and_marks_in_small() -> None:
    flags = {"axis": Flag("#000", "#fff", "Axis"), "allies": Flag("#00f", "#fff", "Allies")}
    board = areas(paris=(0, 0), berlin=(9, 0), rome=(5, 9), oslo=(3, -9))
    units = (counter("a", "berlin", "axis"), counter("b", "berlin", "axis"), counter("c", "rome", "allies"))
    both = (counter("d", "oslo", "axis"), counter("e", "oslo", "allies"))
    control = {"paris": "allies", "berlin": "axis", "rome": "axis"}
    text = drawn(board, ("paris",), counters=(*units, *both), control=control, flags=flags).whole(80).plain
    for told in ("*paris l", "berlin A2", "rome aL1", "oslo L1A1", "A Axis", "L Allies"):
        assert told in text, text


def test_a_letter_for_each_power_and_markers_by_what_they_say() -> None:
    """Blocks of two powers of one side; points of a fleet; a work that is nobody's and no unit."""
    flags = {name: Flag("#fff", "#000", name) for name in ("ab", "aba", "b")}
    block, marker = counter("x1", "one"), {"form": "marker", "factors": ""}
    counters = [
        msgspec.structs.replace(block, flag="ab"),
        msgspec.structs.replace(block, unit="x2", flag="aba"),
        msgspec.structs.replace(block, unit="fleet", space="two", side="b", mark="7", **marker),
        msgspec.structs.replace(block, unit="fort", space="two", side="fort", **marker),
    ]
    board = areas(one=(0.0, 0.0), two=(30.0, 0.0))
    shown = drawn(board, flags=flags, counters=tuple(counters)).whole(80).plain
    assert "one A1B1" in shown
    assert "two C7" in shown, "all letters of its name are taken"
    assert "fort" not in shown


def test_a_window_has_every_neighbour_with_all_its_units_and_who_touches_whom() -> None:
    text_map = downfall(("paris",))
    text = text_map.window("paris", 80).plain
    assert "[Paris]" in text
    for space in (DOWNFALL.board.index["paris"], *DOWNFALL.board.beside[DOWNFALL.board.index["paris"]]):
        assert text_map.named(space) in text
        for one in text_map.stacks.get(DOWNFALL.board.names[space], ()):
            assert one.unit in text
    assert "Paris: Bourges (Loire, on the side of Bourges), Caen, Calais, Dijon, Reims" in text
    assert all(len(line) <= 80 for line in text.partition("Who touches whom")[0].split("\n"))


def test_names_are_cut_only_as_far_as_they_stay_different() -> None:
    names = ["Stalino", "Stalingrad", "Dnepropetrovsk", "Nis", "El Alamein", "El Agheila"]
    assert shortened(names, 4) == ["Stalino", "Staling", "Dnep", "Nis", "El Al", "El Ag"]


def test_of_a_large_map_the_part_with_units_is_enough() -> None:
    """Where a phase begins; a small map is shown whole, and so is any map to who asks for it."""
    large, small = hexes(60, 60), hexes(12, 12)
    near = (
        drawn(large, counters=(counter("su_1", "3030"), counter("su_2", "3233"))).where_units_are(100).plain
    )
    assert "S1" in near
    assert "0101" not in near
    assert len(near.split("\n")) < 25
    assert "The whole map" in near
    units = (counter("su_1", "0505"),)
    assert drawn(small, counters=units).where_units_are(100) == drawn(small, counters=units).whole(100)
    assert drawn(large).where_units_are(100) == drawn(large).whole(100)
