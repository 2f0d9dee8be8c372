"""The map of a board of areas: every area by its name, or those round one of them with all their units."""

from __future__ import annotations

import textwrap
from collections import Counter as Tally
from collections.abc import Iterator
from functools import cached_property
from itertools import chain
from string import ascii_uppercase, digits

from rich.text import Text

from grognard.cli.textmap.canvas import Canvas
from grognard.cli.textmap.layout import fitted, in_rows
from grognard.cli.textmap.names import shortened
from grognard.cli.textmap.scene_words import MARK, Sight, colours, told_of
from grognard.draw.scene import Counter

LONGEST, SHORTEST = 16, 4
"""How many letters a name may have on the whole map, if it is not needed whole to tell it from another."""
SUFFIX = 4
"""The room after a name: a space, who holds it, whose units, how many."""
BLOCK, BLOCK_ROWS = 17, 3
"""The least width of an area in the window; about how many stand one under another."""

Line = tuple[str, str]
"""A text and its style."""


class AreaMap(Sight):
    """A scene on areas of any shape, ready to be printed. Borders can't be drawn: they are told in words."""

    # ---------------------------------------------------------------- the whole map

    def whole(self, width: int) -> Text:
        """Each area by its name, or a beginning of it that no other has; whose it is; whose units, how many.

        It stands where it lies or, where it is too narrow there, a little beside.
        """
        letters = max(SHORTEST, min(LONGEST, width // 5))
        names = shortened([self.named(space) for space in range(len(self.board))], letters)
        widths = tuple(len(name) + SUFFIX for name in names)
        places = fitted(tuple(self.board.centres), widths, width - 1)
        canvas = Canvas()
        for y, line in enumerate(sorted({line for _, line in places})):
            here = sorted((x, space) for space, (x, at) in enumerate(places) if at == line)
            ends = [x for x, _ in here[1:]] + [width]
            for (x, space), end in zip(here, ends, strict=True):
                self._small(canvas, space, names[space], range(x, end), y)
        return Text("\n").join([canvas.text(), self._legend()])

    def where_units_are(self, width: int) -> Text:
        """Areas are few enough to be shown all."""
        return self.whole(width)

    def _small(self, canvas: Canvas, space: int, name: str, room: range, y: int) -> None:
        """A star if the area is marked, its name, and its signs, which have the room if it is too narrow."""
        signs = list(self._signs(space))
        name = name[: max(2, len(room) - 2 - sum(len(sign) for sign, _ in signs))]
        if self.marked(space):
            canvas.put(room.start, y, "*", MARK)
        x = room.start + 1
        canvas.put(x, y, name, MARK if self.marked(space) else self._held(space))
        x += len(name) + 1
        for text, style in signs:
            canvas.put(x, y, text, style)
            x += len(text)

    def _signs(self, space: int) -> Iterator[Line]:
        """Who holds a space, if the units there don't tell it; whose units these are, and how many."""
        name = self.board.names[space]
        stack, holder = self.stacks.get(name, []), self.scene.control.get(name, "")
        units = [one for one in stack if _owner(one) in self.letters]
        counts, tops = Tally[str](), {_owner(one): colours(one) for one in reversed(units)}
        for one in units:
            counts[_owner(one)] += _number(one)
        if holder and list(counts) != [holder]:
            yield self.letters[holder].lower(), self._held(space)
        for side, count in sorted(counts.items()):
            yield f"{self.letters[side]}{count if count < 10 else '+'}", tops[side]

    def _held(self, space: int) -> str:
        """The colours of whoever holds a space."""
        flag = self.scene.flags.get(self.scene.control.get(self.board.names[space], ""))
        if flag:
            return f"{flag.ink} on {flag.colour}"
        return "bright_blue" if self.ground(space) == "water" else ""

    @cached_property
    def letters(self) -> dict[str, str]:
        """One letter for each side: the first of its title that no other has yet, else any other letter."""
        found: dict[str, str] = {}
        units = (_owner(one) for one in self.scene.counters if self._is_unit(one))
        for side in dict.fromkeys([*self.scene.flags, *self.scene.control.values(), *units]):
            title = [letter for letter in self._title(side).upper() if letter.isalnum()]
            possible = chain(title, ascii_uppercase, digits, "?")
            found[side] = next(one for one in possible if one not in found.values() or one == "?")
        return found

    def _is_unit(self, one: Counter) -> bool:
        """Markers are not, such as works that have no owner of their own."""
        return one.form != "marker" or _owner(one) in self.scene.flags

    def _title(self, side: str) -> str:
        return self.scene.flags[side].title if side in self.scene.flags else side

    def _legend(self) -> Text:
        """The letters, then how to read an area."""
        line, sides = Text(), [side for side in self.letters if side]
        for side in sides:
            flag = self.scene.flags.get(side)
            line.append(self.letters[side], f"{flag.ink} on {flag.colour}" if flag else "bold")
            line.append(f" {self._title(side)}  ")
        if sides:
            letter, name = self.letters[sides[0]], self.named(0)
            figures = {"two": f"{name} {letter}2", "held": f"{name} {letter.lower()}"}
            line.append(self.words.say("legend-areas", side=self._title(sides[0]), **figures), "dim")
        return line.append(self.words.say("legend-marks"), "dim") if self.marks else line

    # ---------------------------------------------------------------- a window of it

    def window(self, around: str, width: int) -> Text:
        """An area, those that touch it and the next nearest, with all their units; who touches whom."""
        centre = self.board.index[around]
        wide = self._block_width
        shown = self._around(centre, max(1, (width + 1) // (wide + 1)) * BLOCK_ROWS)
        places = in_rows([self.board.centres[space] for space in shown], wide, width)
        blocks = [list(self._block(space)) for space in shown]
        canvas, top = Canvas(), 0
        for row in sorted({y for _, y in places}):
            here = [(x, block) for (x, y), block in zip(places, blocks, strict=True) if y == row]
            for x, block in here:
                for n, line in enumerate(block):
                    canvas.put(x, top + n, *line)
            top += max(len(block) for _, block in here) + 1
        touching = [
            self.touching(space) for space in (centre, *sorted(self.board.beside[centre], key=self.named))
        ]
        return Text("\n").join([canvas.text(), Text(), Text(self.words.say("touching"), "dim"), *touching])

    @cached_property
    def _block_width(self) -> int:
        names = (len(self.named(space)) + 2 for space in range(len(self.board)))
        return max(BLOCK, *names, *(len(told_of(one, self.words)) for one in self.scene.counters))

    def _around(self, centre: int, count: int) -> list[int]:
        """An area and its neighbours, all of them, then the nearest others."""
        (x, y), beside = self.board.centres[centre], self.board.beside[centre]
        others = sorted(
            set(range(len(self.board))) - {centre, *beside},
            key=lambda n: (self.board.centres[n][0] - x) ** 2 + (self.board.centres[n][1] - y) ** 2,
        )
        return [centre, *beside, *others[: max(0, count - 1 - len(beside))]]

    def _block(self, space: int) -> Iterator[Line]:
        """What there is to tell of an area: name, holder, ground and signs, every unit."""
        name, held = self.board.names[space], self._held(space)
        yield (f"[{self.named(space)}]", MARK) if self.marked(space) else (self.named(space), f"bold {held}")
        if name in self.scene.control:
            yield self._title(self.scene.control[name]), held
        for line in textwrap.wrap(self._facts(space), self._block_width):
            yield line, "dim"
        for one in self.stacks.get(name, ()):
            yield told_of(one, self.words), colours(one)

    def _facts(self, space: int) -> str:
        """Ground and signs in the words of the game's own legend."""
        signs = {key.sign: key.text for key in self.scene.legend if key.sign}
        places = [place for place in self.scene.places if place.space == self.board.names[space]]
        ground = self.ground_texts.get(self.ground(space), "")
        return ", ".join(
            filter(None, [ground, *(signs.get(sign, "") for place in places for sign in place.signs)])
        )


def _number(one: Counter) -> int:
    """How many a counter stands for: a marker with a number for so many, such as points of a fleet."""
    return int(one.mark) if one.form == "marker" and one.mark.isdecimal() else 1


def _owner(one: Counter) -> str:
    return one.flag or one.side
