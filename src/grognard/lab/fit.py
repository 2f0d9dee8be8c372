"""Least squares: how much each of several causes moves an outcome, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

RIDGE = 1.0
"""As if each cause had been seen once more without any effect: with few games it keeps the fit calm."""

Matrix = list[list[float]]


class Slope(NamedTuple):
    """What one unit of a cause does to the outcome, and the standard error of that."""

    slope: float
    error: float

    @property
    def sure(self) -> float:
        """The slope less what may be chance: nothing if it is smaller than its own error."""
        if abs(self.slope) <= self.error:
            return 0.0
        return self.slope * (1 - (self.error / self.slope) ** 2)


def fit(causes: Sequence[Sequence[float]], outcomes: Sequence[float]) -> list[Slope]:
    """Outcomes as a weighted sum of causes, a row of them for each outcome.

    >>> [round(slope, 2) for slope, _ in fit([(1, 1), (1, -1), (-1, 1), (-1, -1)] * 50, [3, 1, -1, -3] * 50)]
    [1.99, 1.0]
    """
    width = len(causes[0])
    products = [[sum(row[i] * row[j] for row in causes) for j in range(width)] for i in range(width)]
    for i in range(width):
        products[i][i] += RIDGE
    inverse = inverted(products)
    moments = [sum(row[i] * y for row, y in zip(causes, outcomes, strict=True)) for i in range(width)]
    slopes = [sum(inverse[i][j] * moments[j] for j in range(width)) for i in range(width)]
    left = [
        y - sum(slope * x for slope, x in zip(slopes, row, strict=True))
        for row, y in zip(causes, outcomes, strict=True)
    ]
    variance = sum(rest * rest for rest in left) / max(1, len(outcomes) - width)
    return [Slope(slope, sqrt(variance * inverse[i][i])) for i, slope in enumerate(slopes)]


def inverted(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric matrix that has one, by elimination.

    >>> inverted([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                factor = rows[k][i]
                rows[k] = [value - factor * above for value, above in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
