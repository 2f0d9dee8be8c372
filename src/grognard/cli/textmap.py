"""The map in characters: the whole of it in small, or a window in which every unit has its name."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from rich.text import Text

from grognard.draw.scene import Counter, LineStyle, Scene
from grognard.kernel.board import Board

# By the ground that a picture would paint; anything else is water, and left blank.
GROUND = {
    "": (".", "dim"),
    "hills": ("n", "yellow"),
    "mountains": ("^", "bright_red"),
    "closed": ("x", "dim"),
}
LINE_STYLES = {"~": "bright_blue", ":": "magenta", "#": "bold red", "=": "bright_blue"}
MARK = "bold black on bright_yellow"
SMALL, LARGE = 3, 8
LARGE_HEIGHT, LABEL = 3, 5


class Cell(NamedTuple):
    """A space and where it lies: its row from the top, its column in halves of a space from the left."""

    space: int
    row: int
    half: int


class TextMap:
    """A scene on a board of hexes, ready to be printed."""

    def __init__(self, scene: Scene, board: Board, marks: Collection[str] = ()) -> None:
        self.scene, self.board, self.marks = scene, board, frozenset(marks)
        self.stacks: dict[str, list[Counter]] = {}
        for one in reversed(scene.counters):
            self.stacks.setdefault(one.space, []).append(one)
        self.towns = {town.space: town for town in scene.towns}

    @cached_property
    def cells(self) -> list[Cell]:
        rows = {y: n for n, y in enumerate(sorted({round(y, 1) for _, y in self.board.centres}))}
        first = [x for x, y in self.board.centres if round(y, 1) == min(rows)]
        pitch, left = (max(first) - min(first)) / (len(first) - 1), min(x for x, _ in self.board.centres)
        return [
            Cell(space, rows[round(y, 1)], round(2 * (x - left) / pitch))
            for space, (x, y) in enumerate(self.board.centres)
        ]

    # ---------------------------------------------------------------- the whole map

    def whole(self, width: int = 80) -> Text:
        """Three characters a space: how many units and whose, the first letters of a town, or the ground.

        Where there is room, the name of each row's first space stands before it.
        """
        canvas, named = _Canvas(), set[int]()
        widest = SMALL * (max(cell.half for cell in self.cells) + 2) // 2
        margin = LABEL if widest + LABEL <= width else 0
        for space, row, half in self.cells:
            x = margin + half * SMALL // 2
            if margin and row not in named:
                canvas.put(0, row, self.board.names[space], "dim")
                named.add(row)
            if self.board.names[space] in self.marks:
                canvas.put(x, row, "*", MARK)
            canvas.put(x + 1, row, *self._small(space))
        return canvas.text()

    def _small(self, space: int) -> tuple[str, str]:
        name = self.board.names[space]
        stack = self.stacks.get(name)
        if stack:
            return f"{stack[0].unit[0].upper()}{len(stack)}", _colours(stack[0])
        if name in self.towns:
            return self.towns[name].name[:2], f"bold {self.towns[name].flag_ink} on {self.towns[name].flag}"
        return self._ground(space)

    # ---------------------------------------------------------------- a window of it

    def window(self, around: str, width: int, rows: int = 9) -> Text:
        """The spaces round one of them: number, ground or town, the unit on top, + for more."""
        columns = max(3, (width - LARGE // 2) // LARGE)
        centre = self.cells[self.board.index[around]]
        last_row, last_half = max(cell.row for cell in self.cells), max(cell.half for cell in self.cells)
        top = max(0, min(centre.row - rows // 2, last_row + 1 - rows))
        left = max(0, min(centre.half - columns, last_half + 1 - 2 * columns))
        canvas = _Canvas()
        for cell in self.cells:
            row, half = cell.row - top, cell.half - left
            if 0 <= row < rows and 0 <= half < 2 * columns:
                self._large(canvas, cell.space, half * LARGE // 2, row * LARGE_HEIGHT)
        return canvas.text()

    def _large(self, canvas: _Canvas, space: int, x: int, y: int) -> None:
        name = self.board.names[space]
        ground, style = self._ground(space)
        stack, town = self.stacks.get(name, []), self.towns.get(name)
        for dx, dy, length, sign in self._sides(space):
            canvas.put(x + dx, y + dy, sign * length, LINE_STYLES[sign])
        if name in self.marks:
            canvas.put(x + 1, y, f"[{name}]", MARK)
        elif ground.strip() or stack:
            canvas.put(x + 2, y, name, "dim")
        if town:
            canvas.put(x + 1, y + 1, town.name[:7], f"bold {town.flag_ink} on {town.flag}")
        elif len(stack) > 1:
            canvas.put(x + 1, y + 1, stack[1].unit[:7], _colours(stack[1]))
        else:
            canvas.put(x + 1, y + 1, ground * 7, style)
        if stack:
            more = "+" if len(stack) > (1 if town else 2) else ""
            canvas.put(x + 1, y + 2, f"{stack[0].unit[: 7 - len(more)]}{more}", _colours(stack[0]))
        else:
            canvas.put(x + 1, y + 2, ground * 7, style)

    def _sides(self, space: int) -> Iterator[tuple[int, int, int, str]]:
        """The lines on the west and the two upper sides of a space, as places in its cell."""
        here = self.cells[space]
        for (a, b), edge in ((pair, self.board.pairs[pair]) for pair in self._upper_pairs[space]):
            style = next((one for one in reversed(self.scene.lines) if one.kind in edge.kinds), None)
            if style is None:
                continue
            there = self.cells[b if a == space else a]
            if there.row == here.row:
                yield 0, 1, 1, _sign(style)
                yield 0, 2, 1, _sign(style)
            else:
                yield (0 if there.half < here.half else 6), 0, 2, _sign(style)

    @cached_property
    def _upper_pairs(self) -> list[list[tuple[int, int]]]:
        """For each space the pairs it makes with the neighbours above it and to its left."""
        found: list[list[tuple[int, int]]] = [[] for _ in self.cells]
        for a, b in self.board.pairs:
            here, there = self.cells[a], self.cells[b]
            if (there.row, there.half) < (here.row, here.half):
                found[a].append((a, b))
        return found

    def _ground(self, space: int) -> tuple[str, str]:
        ground = self.scene.grounds.get(str(self.board.attributes[space].get("terrain")), "water")
        return GROUND.get(ground, (" ", ""))


def _sign(style: LineStyle) -> str:
    """What hints at a line: a river, a crest that nobody crosses, a border, or other water."""
    return "~" if style.meander else "#" if style.toothed else ":" if style.dash else "="


def _colours(counter: Counter) -> str:
    return f"{counter.ink} on {counter.back}"


class _Canvas:
    """Characters with a style each, put anywhere."""

    def __init__(self) -> None:
        self.rows: list[dict[int, tuple[str, str]]] = []

    def put(self, x: int, y: int, text: str, style: str) -> None:
        while len(self.rows) <= y:
            self.rows.append({})
        for n, letter in enumerate(text):
            self.rows[y][x + n] = (letter, style)

    def text(self) -> Text:
        lines = []
        for row in self.rows:
            line = Text()
            letters = (row.get(x, (" ", "")) for x in range(max(row, default=-1) + 1))
            for style, run in groupby(letters, key=itemgetter(1)):
                line.append("".join(letter for letter, _ in run), style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)
