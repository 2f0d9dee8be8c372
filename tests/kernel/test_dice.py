"""Dice can be recomputed by anybody, are fair, and can be scripted."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise
from math import factorial

import pytest

from grognard.kernel.dice import DiceError, commitment, die, new_seed, permutation, secret_number
from tests.tiny import ThreeFoxes


def by_hand(seed: str, number: int, sides: int) -> int:
    """As the record's reader is told to do it: written anew here, from the description."""
    for byte in hashlib.sha256(seed.encode() + b":" + str(number).encode()).digest():
        if byte < (256 // sides) * sides:
            return 1 + byte % sides
    raise AssertionError("32 bytes passed over")


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 20, 100])
def test_anybody_can_recompute_a_roll(sides: int) -> None:
    assert [die("7", n, sides) for n in range(500)] == [by_hand("7", n, sides) for n in range(500)]


def test_the_published_vector() -> None:
    # SHA-256("grognard:0") begins with these bytes; 6-sided dice follow by hand.
    block = hashlib.sha256(b"grognard:0").digest()
    assert block.hex().startswith(VECTOR_START)
    assert [die("grognard", n) for n in range(12)] == VECTOR


VECTOR_START = "feb52c2b"
VECTOR = [2, 1, 6, 6, 5, 6, 5, 3, 3, 2, 4, 5]


@pytest.mark.parametrize(("sides", "limit"), [(6, 20.5), (10, 27.9)])
def test_every_face_is_equally_likely(sides: int, limit: float) -> None:
    """Chi-square below what fair dice exceed once in a thousand times; likewise for pairs of rolls."""
    rolls = [die("fair", n, sides) for n in range(12_000)]
    assert set(rolls) == set(range(1, sides + 1))
    assert chi_square(Counter(rolls), sides, len(rolls)) < limit
    follows = Counter(b for a, b in pairwise(rolls) if a == 1)
    assert chi_square(follows, sides, sum(follows.values())) < limit


def chi_square(counts: Counter[int], sides: int, total: int) -> float:
    fair = total / sides
    return sum((counts[face] - fair) ** 2 / fair for face in range(1, sides + 1))


def test_the_commitment_binds_the_seed() -> None:
    assert commitment("7") == hashlib.sha256(b"7").hexdigest()
    assert commitment("7") != commitment("8")
    assert len({new_seed() for _ in range(50)}) == 50


def test_a_script_comes_first_and_counts() -> None:
    state = ThreeFoxes().new(seed="x", dice=[3, 5])
    rolls = [state.roll("test", "") for _ in range(4)]
    assert rolls == [3, 5, die("x", 2), die("x", 3)]
    assert state.rolled == 4


@pytest.mark.parametrize("script", [[7], [0]])
def test_a_face_that_the_die_does_not_have(script: list[int]) -> None:
    state = ThreeFoxes().new(seed="x")
    state.scripted = script
    with pytest.raises(DiceError, match="6 sides"):
        state.roll("test", "")


def test_without_a_seed_there_are_no_dice() -> None:
    state = ThreeFoxes().new(seed="", draws=[0, 0, 0])
    with pytest.raises(DiceError, match="without its seed"):
        state.roll("test", "")
    with pytest.raises(DiceError, match="without its seed"):
        state.draw(6)


def test_secret_draws_are_fair_and_stand_apart_from_the_dice() -> None:
    drawn = [secret_number("a seed", n, 6) for n in range(6000)]
    assert all(900 < drawn.count(value) < 1100 for value in range(6))
    rolled = [die("a seed", n) - 1 for n in range(6000)]
    assert 900 < sum(a == b for a, b in zip(drawn, rolled, strict=True)) < 1100
    large = factorial(60)
    assert len({secret_number("a seed", n, large) for n in range(50)}) == 50
    assert max(secret_number("a seed", n, large) for n in range(50)) > large // 2


def test_every_order_has_its_number() -> None:
    orders = {tuple(permutation("abcd", number)) for number in range(24)}
    assert len(orders) == 24
    assert permutation("abcd", 0) == list("abcd")


def test_a_script_of_draws_must_fit() -> None:
    state = ThreeFoxes().new(seed=1)
    state.dealt = [4, 2]
    with pytest.raises(DiceError, match="3 things"):
        state.draw(3)
    assert state.draw(3) == 2
