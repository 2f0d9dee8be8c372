"""The languages there are, and names that a data file gives in each of them.

Nothing else asks which language it is: sentences come from the catalogues, see `kernel/messages.py`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Literal, get_args

import msgspec

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
DEFAULT: Language = LANGUAGES[0]


def known(wish: str) -> str:
    """The language that is wished for, or the default where there is no such language."""
    return wish if wish in LANGUAGES else DEFAULT


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name or text in every language: { en = "Rhine", fr = "Rhin" }."""

    en: str
    fr: str

    def told(self, language: str) -> str:
        """The name in a language."""
        return str(getattr(self, language))

    def each(self, change: Callable[[str], str]) -> Names:
        """The same change made to the name in every language."""
        return Names(*(change(self.told(language)) for language in LANGUAGES))

    def with_note(self, note: Names) -> Names:
        """The name with another one behind it in brackets, in every language."""
        return Names(*(f"{self.told(language)} ({note.told(language)})" for language in LANGUAGES))


def names_of(tables: Mapping[str, Any]) -> dict[str, Names]:
    """What the entries of a data file are called: each has a `name` in every language."""
    return {key: msgspec.convert(entry["name"], Names) for key, entry in tables.items()}


def key_of(name: str) -> str:
    """A name as a part of a key, which has letters without accents, digits, "_" and "-".

    >>> key_of("us_12"), key_of("Boug méridional")
    ('us_12', 'Boug-meridional')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9_-]+", "-", plain)


PER_CENT = "\N{NO-BREAK SPACE}%"
"""The sign after a number, as it is kept; `typeset` writes it as a language does."""


def typeset(text: str, language: str) -> str:
    """A text of numbers as it is written in a language: only French has a space before the sign.

    >>> typeset(f"64{PER_CENT}", "en")
    '64%'
    """
    return text.replace(PER_CENT, "%") if language == "en" else text


def share(chance: float | Fraction, language: str) -> str:
    """A chance in per cent with one decimal, as a language writes it.

    >>> share(0.2222, "en")
    '22.2%'
    """
    told = f"{100 * float(chance):.1f}{PER_CENT}"
    return typeset(told if language == "en" else told.replace(".", ","), language)


MINUS = "\N{MINUS SIGN}"


def whole(number: int) -> str:
    """A whole number as it is printed.

    >>> whole(-2)
    '−2'
    """
    return str(number).replace("-", MINUS)


def title(text: str) -> str:
    """A phrase as it begins a line."""
    return f"{text[:1].upper()}{text[1:]}"
