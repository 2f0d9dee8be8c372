"""The same SVG path in fewer characters: every point told from the one before it, which repeats itself."""

from __future__ import annotations

import re
from collections.abc import Sequence

PARTS = re.compile(r"([MLQZ])([^MLQZ]*)")
NUMBERS = re.compile(r"-?[\d.]+")


def compact(path: str) -> str:
    """A path of absolute M, L, Q and Z with one decimal, as relative steps; nothing is rounded again.

    >>> compact("M10 10L20 5.5L20 8L10.4 8Z")
    'M10 10l10-4.5v2.5h-9.6z'
    """
    written: list[str] = []
    last = ""
    x = y = 0
    start = 0, 0
    for command, text in PARTS.findall(path):
        # In tenths, so that steps add up exactly.
        values = [round(float(value) * 10) for value in NUMBERS.findall(text)]
        steps = [value - (y if n % 2 else x) for n, value in enumerate(values)]
        if values:
            x, y = values[-2:]
        if command == "M":
            start = x, y
        if command == "Z":
            x, y = start
        letter, steps = _shortest(command if not written else command.lower(), steps)
        joined = _joined(steps)
        if letter == last and letter in "lhvq":
            letter = "" if joined.startswith("-") else " "
        else:
            last = letter
        written.append(letter + joined)
    return "".join(written)


def _shortest(letter: str, steps: list[int]) -> tuple[str, list[int]]:
    """A line straight across or straight down needs one number."""
    if letter == "l" and not steps[1]:
        return "h", steps[:1]
    if letter == "l" and not steps[0]:
        return "v", steps[1:]
    return letter, steps


def _joined(steps: Sequence[int]) -> str:
    """Numbers with a space between them where no minus sign parts them."""
    text = ""
    for step in steps:
        value = f"{step / 10:g}".replace("0.", ".", 1) if -10 < step < 10 else f"{step / 10:g}"
        text += value if not text or value.startswith("-") else f" {value}"
    return text
