"""Exact chances agree with counting every throw; the examples in the kernel's docstrings run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

import grognard.kernel
from grognard.kernel.odds import at_least, combine, expected, hits, of_die, of_sum

MODULES = [module.name for module in pkgutil.iter_modules(grognard.kernel.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(f"grognard.kernel.{name}"))
    assert result.failed == 0


def test_there_are_examples() -> None:
    tried = [
        doctest.testmod(importlib.import_module(f"grognard.kernel.{name}")).attempted for name in MODULES
    ]
    assert sum(tried) >= 4


@pytest.mark.parametrize(("dice", "sides"), [(0, 6), (1, 6), (3, 6), (2, 10)])
def test_sums(dice: int, sides: int) -> None:
    throws = Counter(sum(throw) for throw in product(range(1, sides + 1), repeat=dice))
    assert of_sum(dice, sides) == {total: Fraction(count, sides**dice) for total, count in throws.items()}


@pytest.mark.parametrize("groups", [(), ((3, 2),), ((2, 1), (1, 4)), ((1, 0), (2, 6))])
def test_hits(groups: tuple[tuple[int, int], ...]) -> None:
    faces = [face for number, face in groups for _ in range(number)]
    throws = list(product(range(1, 7), repeat=len(faces)))
    count = Counter(sum(die <= face for die, face in zip(throw, faces, strict=True)) for throw in throws)
    chances = hits(groups)
    assert sum(chances) == 1
    assert list(chances) == [Fraction(count[n], len(throws)) for n in range(len(chances))]
    assert max(count) < len(chances)


def test_of_die_and_combine() -> None:
    one = of_die(lambda die: die >= 5)
    both = combine(one, one, lambda a, b: a and b)
    assert both == {False: Fraction(8, 9), True: Fraction(1, 9)}
    assert at_least(of_sum(2), 11) == Fraction(1, 12)
    assert expected(of_sum(2), float) == pytest.approx(7.0)
