"""The map of a board of hexes or squares: a few characters a space, or a cell with the names of its units."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cached_property

from rich.text import Text

from grognard.cli.textmap.canvas import Canvas
from grognard.cli.textmap.lattice import Cell, Lattice
from grognard.cli.textmap.scene_words import MARK, Sight, colours, told
from grognard.cli.words import Words
from grognard.draw.scene import LineStyle, Scene
from grognard.kernel.board import Board

# By the ground that a picture would paint; anything else is water, and left blank.
GROUND = {
    "": (".", "dim"),
    "hills": ("n", "yellow"),
    "mountains": ("^", "bright_red"),
    "forest": ("f", "green"),
    "swamp": ("s", "cyan"),
    "defile": ("v", "yellow"),
    "closed": ("x", "dim"),
}
LINE_STYLES = {"~": "bright_blue", ":": "magenta", "#": "bold red", "=": "bright_blue"}
SIZES = (3, 2, 1)
"""How many characters a space may have across where all of the map is shown."""
GLANCE, AROUND = 40, 4
"""So many rows of a map are shown whole where nobody asked for it; else so much around the units."""
NARROWEST, WINDOW_LINES = 8, 27
MANY_BESIDE = 12
"""More spaces than these without a row, such as the seas of a large map, are told when something is there."""


class GridMap(Sight):
    """A scene on a board of hexes or squares, ready to be printed."""

    def __init__(
        self, scene: Scene, board: Board, words: Words, marks: Collection[str], lattice: Lattice
    ) -> None:
        super().__init__(scene, board, words, marks)
        self.cells, self.beside, self.flat = lattice
        self.towns = {town.space: (town.name, f"bold {town.flag_ink} on {town.flag}") for town in scene.towns}
        self.towns |= {place.space: (place.name, "bold") for place in scene.places}
        self.by_space = {cell.space: cell for cell in self.cells}

    # ---------------------------------------------------------------- the whole map

    def whole(self, width: int) -> Text:
        """So many characters a space as there is room for: how many units and whose, a town, or the ground.

        Where there is room, the name of each row's first space stands before it. What is wider than the
        terminal even with one character a space comes in parts, from west to east.
        """
        size = next((size for size in SIZES if self._across(size) <= width), SIZES[-1])
        margin = 1 + max(len(self.board.names[cell.space]) for cell in self.cells)
        margin = margin if self._across(size) + margin <= width else 0
        parts = [
            self._part(range(left, left + width), size, margin)
            for left in range(0, self._across(size), width)
        ]
        if len(parts) > 1:
            for n, part in enumerate(parts, start=1):
                part.append("\n" + self.words.say("map-part", number=n, parts=len(parts)), "dim")
        return Text("\n").join([*parts, *self._beside(), self._legend("whole" if size > 1 else "tiny")])

    def where_units_are(self, width: int) -> Text:
        """Of a map with more rows than can be seen at a glance the part that has units, and some around; of a
        small one all."""
        held = [cell for cell in self.cells if self.board.names[cell.space] in self.stacks]
        rows = {self._at(cell, 1)[1] for cell in self.cells}
        if not held or len(rows) <= GLANCE:
            return self.whole(width)
        west, east = min(cell.x for cell in held) - AROUND, max(cell.x for cell in held) + AROUND
        north, south = min(cell.y for cell in held) - AROUND, max(cell.y for cell in held) + AROUND
        west, north = max(0, west - west % 2), max(0, north - north % 2)  # halves stay halves
        cells = [
            Cell(cell.space, cell.x - west, cell.y - north)
            for cell in self.cells
            if west <= cell.x <= east and north <= cell.y <= south
        ]
        if len(cells) == len(self.cells):
            return self.whole(width)
        part = GridMap(self.scene, self.board, self.words, self.marks, Lattice(cells, self.beside, self.flat))
        return Text("\n").join([part.whole(width), Text(self.words.say("map-units"), "dim")])

    def _across(self, size: int) -> int:
        return max(self._at(cell, size)[0] for cell in self.cells) + size

    def _at(self, cell: Cell, size: int) -> tuple[int, int]:
        """The first character and the line of a space."""
        return (cell.x * size, cell.y // 2) if self.flat else (cell.x * size // 2, cell.y)

    def _part(self, across: range, size: int, margin: int) -> Text:
        canvas, named = Canvas(), set[int]()
        for cell in self.cells:
            x, y = self._at(cell, size)
            if x not in across:
                continue
            if margin and y not in named:
                canvas.put(0, y, self.board.names[cell.space], "dim")
                named.add(y)
            canvas.put(margin + x - across.start, y, *self._small(cell.space, size))
        return canvas.text()

    def _small(self, space: int, size: int) -> tuple[str, str]:
        """What a space holds in a few characters; a marked one begins with a star."""
        name = self.board.names[space]
        stack, town = self.stacks.get(name), self.towns.get(name)
        text, style = self._ground(space)
        if stack:
            count = str(len(stack)) if len(stack) < 10 else "+"
            text, style = f"{stack[0].unit[0].upper()}{count}", colours(stack[0])
        elif town:
            text, style = town[0][:2] if size > 1 else "o", town[1]
        if name in self.marks:
            return f"*{text}"[:size], MARK
        return (f" {text}" if size == SIZES[0] else text)[:size], style

    def _beside(self) -> Iterator[Text]:
        """The spaces that lie in no row, with what is there; where there are many, only those that matter."""
        for space in self.beside:
            name = self.board.names[space]
            if len(self.beside) > MANY_BESIDE and name not in self.stacks and name not in self.marks:
                continue
            line = Text(f"[{self.named(space)}]" if name in self.marks else self.named(space), "bold")
            for one in self.stacks.get(name, ()):
                line.append(" ").append(told(one), colours(one))
            yield line

    # ---------------------------------------------------------------- a window of it

    def window(self, around: str, width: int) -> Text:
        """The spaces round one of them: name, ground or town, the units on top, + for more."""
        space = self.board.index[around]
        if space not in self.by_space:
            return Text("\n").join([*self._beside(), self.touching(space)])
        wide, high = self._cell_size
        centre, last_x, last_y = self.by_space[space], *self._last
        columns = max(3, (width - wide // 2) // wide) * (2 - self.flat)
        rows = WINDOW_LINES // high * (1 + self.flat)
        left = max(0, min(centre.x - columns // 2, last_x + 1 - columns))
        top = max(0, min(centre.y - rows // 2, last_y + 1 - rows))
        canvas = Canvas()
        for cell in self.cells:
            x, y = cell.x - left, cell.y - top
            if 0 <= x < columns and 0 <= y < rows:
                self._large(canvas, cell.space, x * wide // (2 - self.flat), y * high // (1 + self.flat))
        return Text("\n").join([canvas.text(), self._legend("window", around)])

    @cached_property
    def _last(self) -> tuple[int, int]:
        return max(cell.x for cell in self.cells), max(cell.y for cell in self.cells)

    @cached_property
    def _cell_size(self) -> tuple[int, int]:
        """How wide and high the cell of a space is: no unit's name is cut, and there is room for a plus."""
        longest = max((len(one.unit) for one in self.scene.counters), default=0)
        return max(NARROWEST, longest + 2), 4 if self.flat else 3

    def _large(self, canvas: Canvas, space: int, x: int, y: int) -> None:
        name, (wide, high) = self.board.names[space], self._cell_size
        for dx, dy, length, sign in self._sides(space):
            canvas.put(x + dx, y + dy, sign * length, LINE_STYLES[sign])
        ground, _ = self._ground(space)
        if name in self.marks:
            canvas.put(x + 1, y, f"[{name}]", MARK)
        elif ground.strip() or name in self.stacks:
            canvas.put(x + 2, y, name, "dim")
        for n, (text, style) in enumerate(self._rows(space, wide - 1, high - 1), start=1):
            canvas.put(x + 1, y + n, text, style)

    def _rows(self, space: int, wide: int, high: int) -> list[tuple[str, str]]:
        """What stands under the name of a space: its town, its ground, its units with the topmost last."""
        name = self.board.names[space]
        stack, town = self.stacks.get(name, []), self.towns.get(name)
        head = [(town[0][:wide], town[1])] if town else []
        units = [(one.unit, colours(one)) for one in stack[: high - len(head)]]
        if len(units) < len(stack):
            units[0] = (f"{units[0][0]}+", units[0][1])
        ground, style = self._ground(space)
        bare = [(ground * wide, style)] * (high - len(head) - len(units))
        return [*head, *bare, *reversed(units)]

    def _sides(self, space: int) -> Iterator[tuple[int, int, int, str]]:
        """The lines on the upper and western sides of a space, as places in its cell."""
        for other in self._before[space]:
            kinds = self.board.pairs[space, other].kinds
            style = next((one for one in reversed(self.scene.lines) if one.kind in kinds), None)
            if style is not None:
                for place in self._side(self.by_space[space], self.by_space[other]):
                    yield *place, sign(style)

    def _side(self, here: Cell, there: Cell) -> list[tuple[int, int, int]]:
        """Where in its cell a space has its side towards another, and how long it is."""
        wide, _ = self._cell_size
        if there.x == here.x:
            return [(1, 0, 1), (wide - 2, 0, 2)]
        if there.y == here.y:
            return [(0, 1, 1), (0, 2, 1)]
        if self.flat:
            first = 0 if there.y < here.y else 2
            return [(0, first, 1), (0, first + 1, 1)]
        return [(0 if there.x < here.x else wide - 2, 0, 2)]

    @cached_property
    def _before(self) -> dict[int, list[int]]:
        """For each space the neighbours above it and to its left: each side is drawn once."""
        found: dict[int, list[int]] = {space: [] for space in self.by_space}
        for a, b in self.board.pairs:
            if a in found and b in found and self._order(b) < self._order(a):
                found[a].append(b)
        return found

    def _order(self, space: int) -> tuple[int, int]:
        _, x, y = self.by_space[space]
        return (x, y) if self.flat else (y, x)

    def _ground(self, space: int) -> tuple[str, str]:
        return GROUND.get(self.ground(space), (" ", ""))

    # ---------------------------------------------------------------- what the signs mean

    def _legend(self, part: str, space: str = "") -> Text:
        """The signs in the words of the game's own legend."""
        told: dict[str, list[str]] = {}
        if part == "window":
            for style in self.scene.lines:
                text = self.line_text(style.kind) or self.words.say("other-line")
                told.setdefault(sign(style), []).append(text)
        else:
            for ground, text in self.ground_texts.items():
                if ground in GROUND:
                    told.setdefault(GROUND[ground][0], []).append(text)
        signs = "".join(f", {one} {' / '.join(dict.fromkeys(texts))}" for one, texts in told.items())
        return Text(self.words.say(f"legend-{part}", signs=signs, space=space), "dim")


def sign(style: LineStyle) -> str:
    """What hints at a line: a river, a crest that nobody crosses, a border, or other water."""
    return "~" if style.meander else "#" if style.toothed else ":" if style.dash else "="
