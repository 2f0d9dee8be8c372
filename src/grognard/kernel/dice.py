"""Dice: committed to before the game, recorded, recomputable by anybody afterwards, scriptable."""

from __future__ import annotations

import hashlib
import secrets

from grognard.kernel.refusal import GrognardError


class DiceError(GrognardError):
    """A die that can't be rolled: no seed is known, or the script names a face the die does not have."""


def die(seed: str, number: int, sides: int = 6) -> int:
    """Die number 0, 1, 2, ... of the game with this seed.

    Its bytes are SHA-256(seed + ":" + number). The first byte below the largest multiple of `sides` up to
    256 counts, modulo `sides`, plus 1; bytes above it are passed over, so that every face is equally likely.
    Each die stands for itself: any of them can be checked without the others.
    """
    limit = 256 - 256 % sides
    block = hashlib.sha256(f"{seed}:{number}".encode()).digest()
    return next(byte for byte in block if byte < limit) % sides + 1


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is shown when the game starts: it binds the seed and tells nothing of it."""
    return hashlib.sha256(seed.encode()).hexdigest()
