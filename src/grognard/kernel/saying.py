"""Errors that are told in the reader's language: the key of a sentence and its figures."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import msgspec

from grognard.kernel.languages import DEFAULT
from grognard.kernel.refusal import GrognardError

NOTHING = "none"
"""The figure of a sentence for which there is nothing to say."""


@runtime_checkable
class Telling(Protocol):
    """What can say itself in a language: names, sentences."""

    def told(self, language: str) -> str: ...


class Said(GrognardError):
    """An error with a sentence in the catalogues of `folder`, by its key and figures.

    A reason that is no key of a sentence is told as it is, with figures that can say themselves in their
    language, lists and tables as a file would write them.
    """

    folder: Path = Path(__file__).parent / "locale"

    def __init__(self, key: str, /, **figures: Any) -> None:
        super().__init__(key)
        self.key, self.figures = key, figures

    def told(self, language: str) -> str:
        """The sentence in a language."""
        from grognard.kernel.messages import catalogue

        bundle = catalogue(language, self.folder)
        if not bundle.has_message(self.key):
            return self.key
        figures = {name: _shown(value, language) for name, value in self.figures.items()}
        text, _ = bundle.format_pattern(bundle.get_message(self.key).value, figures)
        return str(text)

    def __str__(self) -> str:
        return self.told(DEFAULT)


def _shown(value: Any, language: str) -> Any:
    if isinstance(value, Telling):
        return value.told(language)
    if type(value) in (int, str):
        return value
    if isinstance(value, tuple):
        return ", ".join(str(_shown(one, language)) for one in value)
    return in_file(value)


def in_file(value: Any) -> str:
    """A value as a file writes it.

    >>> in_file({"berlin": ["su_8g", True]})
    "{ berlin = ['su_8g', true] }"
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"'{value}'" if "'" not in value else msgspec.json.encode(value).decode()
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(in_file, value))}]"
    if isinstance(value, Mapping):
        entries = ", ".join(f"{_key(name)} = {in_file(one)}" for name, one in value.items())
        return f"{{ {entries} }}" if entries else "{}"
    return str(value)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else in_file(name)


def nearest(word: str, known: Any, cutoff: float = 0.6) -> str:
    """Of these words the one most like a wrong one; NOTHING if none is."""
    return next(iter(get_close_matches(word, list(known), n=1, cutoff=cutoff)), NOTHING)
