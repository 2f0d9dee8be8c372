"""What a map in characters knows of a scene: counters by space, words for grounds, lines and borders."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from rich.text import Text

from grognard.cli.words import Words
from grognard.draw.scene import Counter, Key, LineStyle, Scene
from grognard.kernel.board import Board

MARK = "bold black on bright_yellow"


class Sight:
    """A scene on its board, whatever that looks like; `marks` are the spaces to point out."""

    def __init__(self, scene: Scene, board: Board, words: Words, marks: Collection[str] = ()) -> None:
        self.scene, self.board, self.words, self.marks = scene, board, words, frozenset(marks)
        # the upper ones first
        self.stacks: dict[str, list[Counter]] = {}
        for one in reversed(scene.counters):
            self.stacks.setdefault(one.space, []).append(one)

    def named(self, space: int) -> str:
        """What a space is called."""
        return self.words.label("space", self.board.names[space])

    def marked(self, space: int) -> bool:
        return self.board.names[space] in self.marks

    # ---------------------------------------------------------------- grounds and lines

    def ground(self, space: int) -> str:
        """The ground that a picture would paint a space with; "water" where there is none."""
        terrain = str(self.board.attributes[space].get("terrain", ""))
        return self.scene.grounds.get(terrain, "water") if self.scene.grounds else ""

    @cached_property
    def ground_texts(self) -> dict[str, str]:
        """The grounds in words; bare land is the entry of the legend that shows nothing else."""
        keys = [key for key in self.scene.legend if key.ground or key == Key(text=key.text)]
        return {key.ground: key.text for key in keys}

    def line_text(self, kind: str) -> str:
        """A kind of line in words."""
        return next((key.text for key in self.scene.legend if key.line == kind), "")

    # ---------------------------------------------------------------- who touches whom

    def touching(self, space: int) -> Text:
        """The spaces that a space touches, and what lies in between."""
        others = sorted(self.board.beside[space], key=self.named)
        told = ", ".join(self.named(other) + self._between(space, other) for other in others)
        return Text.assemble((self.named(space), "bold"), ": ", told or "–")

    def _between(self, a: int, b: int) -> str:
        told = [self._crossed(style, a, b) for style in self.scene.lines if self._lies_between(style, a, b)]
        return f" ({', '.join(told)})" if told else ""

    def _lies_between(self, style: LineStyle, a: int, b: int) -> bool:
        if style.differs:
            here, there = self.board.attributes[a], self.board.attributes[b]
            return here.get(style.differs) != there.get(style.differs)
        return style.kind in self.board.pairs[a, b].kinds

    def _crossed(self, style: LineStyle, a: int, b: int) -> str:
        """A line by its own name or by what it is, and on whose side it lies where that matters."""
        edge = self.board.pairs[a, b]
        name = edge.names.get(style.kind, "")
        text = self.scene.line_names.get(name, name) or self.line_text(style.kind) or style.kind
        if len(edge.sides.get(style.kind, ())) != 1:
            return text
        (side,) = edge.sides[style.kind]
        return self.words.say("on-the-side", line=text, space=self.named(side))


def colours(counter: Counter) -> str:
    return f"{counter.ink} on {counter.back}"


def told(counter: Counter) -> str:
    """A unit in a line: what it is called, its figures, what is laid upon it."""
    return " ".join(filter(None, (counter.unit, counter.factors, counter.mark)))


def told_of(one: Counter, words: Words) -> str:
    """A unit with its kind, its factors, the steps of a block and its mark, as far as it has them; a marker
    by what it is."""
    if one.form == "marker":
        return f"{words.label('face', one.unit)} {one.mark}".rstrip()
    kind = words.game.label("kind", one.kind, words.language) if one.kind else ""
    steps = f"{one.steps}/{one.most_steps}" if one.steps else ""
    return " ".join(filter(None, (one.unit, kind, one.factors, steps, one.mark)))
