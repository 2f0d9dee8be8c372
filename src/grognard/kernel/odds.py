"""Exact arithmetic of dice: chances as fractions, no sampling."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import TypeVar

T = TypeVar("T", bound=Hashable)
Chances = dict[T, Fraction]


def of_die(result: Callable[[int], T], sides: int = 6) -> Chances[T]:
    """The chance of each result of one die.

    >>> of_die(lambda die: "hit" if die >= 5 else "miss")
    {'miss': Fraction(2, 3), 'hit': Fraction(1, 3)}
    """
    chances: Chances[T] = {}
    for face in range(1, sides + 1):
        outcome = result(face)
        chances[outcome] = chances.get(outcome, Fraction(0)) + Fraction(1, sides)
    return chances


def of_sum(dice: int, sides: int = 6) -> Chances[int]:
    """The chance of each total of several dice.

    >>> of_sum(2)[7]
    Fraction(1, 6)
    """
    totals: Chances[int] = {0: Fraction(1)}
    for _ in range(dice):
        totals = combine(totals, of_die(lambda die: die, sides), lambda a, b: a + b)
    return totals


@lru_cache(maxsize=4096)
def hits(groups: tuple[tuple[int, int], ...], sides: int = 6) -> tuple[Fraction, ...]:
    """The chance of 0, 1, 2, ... hits; each group is (number of dice, faces that hit)."""
    spread: Chances[int] = {0: Fraction(1)}
    for number, faces in groups:
        one = {1: Fraction(faces, sides), 0: Fraction(sides - faces, sides)}
        for _ in range(number):
            spread = combine(spread, one, lambda a, b: a + b)
    return tuple(spread.get(n, Fraction(0)) for n in range(max(spread) + 1))


def combine(
    first: Mapping[T, Fraction], second: Mapping[T, Fraction], join: Callable[[T, T], T]
) -> Chances[T]:
    """The chances of two independent results taken together."""
    chances: Chances[T] = {}
    for (a, p), (b, q) in product(first.items(), second.items()):
        key = join(a, b)
        chances[key] = chances.get(key, Fraction(0)) + p * q
    return chances


def expected(chances: Mapping[T, Fraction], worth: Callable[[T], float]) -> float:
    """What the result is worth on average."""
    return sum(float(chance) * worth(outcome) for outcome, chance in chances.items())


def at_least(chances: Mapping[int, Fraction], least: int) -> Fraction:
    """The chance of a number not below this one."""
    return total(chance for number, chance in chances.items() if number >= least)


def total(chances: Iterable[Fraction]) -> Fraction:
    return sum(chances, Fraction(0))
