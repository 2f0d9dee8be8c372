"""Dice: committed to before the game, recorded, recomputable by anybody afterwards, scriptable."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from math import factorial
from typing import TypeVar

from grognard.kernel.refusal import GrognardError

T = TypeVar("T")


class DiceError(GrognardError):
    """A die that can't be rolled: no seed is known, or the script names a face the die does not have.

    `why`: what it was for, if it was no secret draw.
    """

    def __init__(self, reason: str, why: str = "") -> None:
        super().__init__(reason)
        self.why = why


def die(seed: str, number: int, sides: int = 6) -> int:
    """Die number 0, 1, 2, ... of the game with this seed.

    Its bytes are SHA-256(seed + ":" + number). The first byte below the largest multiple of `sides` up to
    256 counts, modulo `sides`, plus 1; bytes above it are passed over, so that every face is equally likely.
    Each die stands for itself: any of them can be checked without the others.
    """
    limit = 256 - 256 % sides
    block = hashlib.sha256(f"{seed}:{number}".encode()).digest()
    return next(byte for byte in block if byte < limit) % sides + 1


def secret_number(seed: str, number: int, among: int) -> int:
    """Secret draw number 0, 1, 2, ... of the game with this seed: from 0 to `among` less 1, each as likely.

    It stands apart from the dice, so that neither tells anything of the other. Its bits are those of
    SHA-256(seed + ":secret:" + number + ":" + block), as many blocks as it takes and 64 bits more.
    """
    blocks = (among.bit_length() + 64) // 256 + 1
    found = b"".join(
        hashlib.sha256(f"{seed}:secret:{number}:{block}".encode()).digest() for block in range(blocks)
    )
    return int.from_bytes(found, "big") % among


def permutation(things: Sequence[T], number: int) -> list[T]:
    """The things in their order number 0 (as they are), 1, 2, ... of all the orders there are.

    >>> [permutation("abc", n) for n in (0, 1, 5)]
    [['a', 'b', 'c'], ['a', 'c', 'b'], ['c', 'b', 'a']]
    """
    left, found, orders = list(things), [], factorial(len(things))
    for size in range(len(left), 0, -1):
        orders //= size
        place, number = divmod(number, orders)
        found.append(left.pop(place))
    return found


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is shown when the game starts: it binds the seed and tells nothing of it."""
    return hashlib.sha256(seed.encode()).hexdigest()
