"""Which language a client asked for, and the server's own sentences in it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from grognard.kernel.languages import DEFAULT, LANGUAGES
from grognard.kernel.messages import sentence

FOLDER = Path(__file__).parent / "locale"


def language_of(scope: Any) -> str:
    """The language of a request's `Accept-Language`."""
    for name, value in scope["headers"]:
        if name == b"accept-language":
            return preferred(value)
    return DEFAULT


@lru_cache(maxsize=256)
def preferred(header: bytes) -> str:
    """The first language of the header that there is, the best liked first; else English."""
    wishes = [_wish(part) for part in header.decode("latin-1").split(",")]
    for _, language in sorted(wishes, key=lambda wish: -wish[0]):
        if language in LANGUAGES:
            return language
    return DEFAULT


def _wish(part: str) -> tuple[float, str]:
    tag, _, rest = part.partition(";")
    quality = rest.strip().removeprefix("q=")
    try:
        return float(quality) if quality else 1.0, tag.strip().lower()[:2]
    except ValueError:
        return 0.0, ""


def say(key: str, language: str, **figures: Any) -> str:
    """A sentence of the server itself."""
    return sentence(FOLDER, language, key, figures)
