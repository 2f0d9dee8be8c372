"""The sheet beside the map: title, score, track, holding boxes, legend."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.draw import counters, legend
from grognard.draw.palette import Palette
from grognard.draw.scene import Box, Scene, Track
from grognard.draw.shapes import number
from grognard.draw.text import label, width

WIDTH = 364.0
PAD = 9.0
ROW = counters.SIDE + 4.5
COUNTERS_IN_A_ROW = int((WIDTH - 2 * PAD - 4) // ROW)
CELL_HEIGHT = 46.0
KEY_HEIGHT, KEY_SIZE = 21.0, 12.0
KEY_SAMPLE = 42.0
"""From the left of an entry of the key to its words."""
SCORE_GAP, SCORE_ROW = 8.0, 40.0


class _Column:
    """Draws one thing under the other and remembers how far down it has come."""

    def __init__(self, scene: Scene, palette: Palette, left: float, top: float) -> None:
        self.scene, self.palette, self.left, self.y = scene, palette, left, top
        self.drawn: list[str] = []

    def add(self, *elements: str) -> None:
        self.drawn += elements

    def frame(self, height: float, colour: str = "") -> None:
        """A rounded panel from here down, with a bar of colour along its left edge."""
        place = f'x="{number(self.left)}" y="{number(self.y)}"'
        self.add(
            f'<rect {place} width="{number(WIDTH)}" height="{number(height)}" rx="5" '
            f'fill="{self.palette.panel}" stroke="{self.palette.panel_line}" stroke-width="1"/>'
        )
        if colour:
            self.add(f'<rect {place} width="5" height="{number(height)}" rx="2.5" fill="{colour}"/>')

    def heading(self, words: str) -> None:
        self.add(
            label(self.left + PAD + 3, self.y + 17, words, 13.5, self.palette.text, anchor="start", bold=True)
        )


def panel(scene: Scene, palette: Palette, left: float, top: float, bottom: float) -> tuple[str, float]:
    """Everything beside the map, and how far down it comes; the legend stands at the foot."""
    column = _Column(scene, palette, left, top)
    _title(column)
    _scores(column)
    if scene.track:
        _track(column, scene.track)
    for box in scene.boxes:
        _box(column, box)
    if scene.legend:
        height = 30 + KEY_HEIGHT * ((len(scene.legend) + 1) // 2)
        column.y = max(column.y, bottom - height)
        _legend(column, height)
        column.y += height
    return "".join(column.drawn), column.y


def _title(column: _Column) -> None:
    palette, title = column.palette, column.scene.title
    size = min(36.0, WIDTH / width(title, 1.0))
    column.add(label(column.left, column.y + 31, title, size, palette.text, anchor="start", bold=True))
    column.y += 52
    for line in column.scene.subtitle.split("\n"):
        column.add(label(column.left, column.y, line, 16, palette.text_soft, anchor="start"))
        column.y += 20
    column.y += 2


def _scores(column: _Column) -> None:
    """In as many rows as their names need."""
    scores = column.scene.scores
    if not scores:
        return
    need = max(width(one.name, 13.5) + width(str(one.points), 22) + 28 for one in scores)
    most = max(1, int((WIDTH + SCORE_GAP) // (need + SCORE_GAP)))
    rows = -(-len(scores) // most)
    columns = -(-len(scores) // rows)
    wide = (WIDTH - SCORE_GAP * (columns - 1)) / columns
    for n, score in enumerate(scores):
        x, y = column.left + n % columns * (wide + SCORE_GAP), column.y + n // columns * SCORE_ROW
        column.add(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="34" rx="5" '
            f'fill="{score.colour}"/>',
            label(x + 10, y + 22, score.name, 13.5, score.ink, anchor="start"),
            label(x + wide - 10, y + 25, str(score.points), 22, score.ink, anchor="end", bold=True),
        )
    column.y += rows * SCORE_ROW + 6


def _track(column: _Column, track: Track) -> None:
    palette = column.palette
    rows = -(-len(track.cells) // track.columns)
    column.frame(28 + rows * CELL_HEIGHT + PAD - 3)
    column.heading(track.title)
    wide = (WIDTH - 2 * PAD) / track.columns
    inset = min(8.0, wide / 7)
    large = _fitting([cell.label for cell in track.cells], 18, wide - 2 * inset)
    small = _fitting([cell.note for cell in track.cells], 10.5, wide - 2 * inset)
    for n, cell in enumerate(track.cells):
        x = column.left + PAD + (n % track.columns) * wide
        y = column.y + 28 + n // track.columns * CELL_HEIGHT
        here = n == track.current
        past = track.current is not None and n < track.current
        fill = palette.lines["boundary"] if here else palette.ground["outside"] if past else palette.land
        ink = "#ffffff" if here else palette.text
        column.add(
            f'<rect class="{"turn current" if here else "turn"}" x="{number(x + 1.5)}" y="{number(y)}" '
            f'width="{number(wide - 3)}" height="{number(CELL_HEIGHT - 3)}" rx="4" fill="{fill}" '
            f'stroke="{palette.panel_line}" stroke-width=".7"/>',
            label(x + inset, y + 21, cell.label, large, ink, anchor="start", bold=True),
            label(x + wide - inset, y + 36, cell.note, small, ink, anchor="end", opacity=0.85),
        )
    column.y += 28 + rows * CELL_HEIGHT + PAD + 5


def _fitting(texts: Sequence[str], size: float, room: float) -> float:
    """The size of letters, or a smaller one with which the widest text has room."""
    return min(size, room / max(width(text, 1.0) for text in (*texts, "i")))


def _box(column: _Column, box: Box) -> None:
    rows = max(1, -(-len(box.counters) // COUNTERS_IN_A_ROW))
    height = 25 + rows * ROW + PAD / 2
    column.frame(height, box.colour)
    column.heading(box.title)
    if box.counters:
        count = label(column.left + WIDTH - PAD, column.y + 17, str(len(box.counters)), 13.5,
                      column.palette.text_soft, anchor="end", bold=True)  # fmt: skip
        column.add(count)
    for n, one in enumerate(box.counters):
        x = column.left + PAD + 4 + (n % COUNTERS_IN_A_ROW + 0.5) * ROW
        y = column.y + 26 + (n // COUNTERS_IN_A_ROW + 0.5) * ROW
        column.add(counters.counter(one, (x, y)))
    column.y += height + 7


def _legend(column: _Column, height: float) -> None:
    column.frame(height)
    column.heading(column.scene.legend_title)
    rows = (len(column.scene.legend) + 1) // 2
    begins = PAD + 4
    room = WIDTH / 2 - begins - KEY_SAMPLE - 4
    for n, key in enumerate(column.scene.legend):
        x = column.left + begins + (n // rows) * (WIDTH / 2)
        size = min(KEY_SIZE, room / max(0.1, width(key.text, 1.0)))
        y = column.y + 26 + (n % rows) * KEY_HEIGHT
        column.add(
            legend.sample(key, column.scene, column.palette, x, y),
            label(x + KEY_SAMPLE, y + 12, key.text, size, column.palette.text, anchor="start"),
        )
