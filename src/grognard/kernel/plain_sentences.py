"""Sentences put together quickly: most patterns of a catalogue are words, figures and choices between them.

Fluent resolves a pattern with all that one might contain, which takes ten times as long. What is not plain
(calls of functions, terms, large or broken numbers, a figure that is missing) is left to it.
A number below zero has a minus sign rather than the hyphen that Fluent sets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from grognard.kernel.languages import whole

Figures = Mapping[str, Any]
Telling = Callable[[Figures], str]
LARGEST = 999
"""Larger numbers are grouped as the language does it."""


class NotPlain(Exception):
    """This pattern, or these figures, are for Fluent itself."""


def plain(bundle: Any, key: str, language: str) -> Telling | None:
    """What tells the sentence of a key from figures, or raises NotPlain; None if it is not plain at all."""
    try:
        return _telling(bundle.get_message(key).value, bundle, language)
    except NotPlain:
        return None


def _telling(node: Any, bundle: Any, language: str) -> Telling:
    make = _MAKERS.get(type(node).__name__)
    if make is None:
        raise NotPlain
    return make(node, bundle, language)


def _text(node: Any, bundle: Any, language: str) -> Telling:
    words = str(node.value)
    return lambda figures: words


def _pattern(node: Any, bundle: Any, language: str) -> Telling:
    parts = [_telling(part, bundle, language) for part in node.elements]
    return parts[0] if len(parts) == 1 else lambda figures: "".join([part(figures) for part in parts])


def _placeable(node: Any, bundle: Any, language: str) -> Telling:
    return _telling(node.expression, bundle, language)


def _figure(node: Any, bundle: Any, language: str) -> Telling:
    name = node.id.name

    def told(figures: Figures) -> str:
        value = figures.get(name)
        if type(value) is str:
            return value
        if type(value) is int and -LARGEST <= value <= LARGEST:
            return whole(value)
        raise NotPlain

    return told


def _message(node: Any, bundle: Any, language: str) -> Telling:
    if node.attribute is not None or not bundle.has_message(node.id.name):
        raise NotPlain
    return _telling(bundle.get_message(node.id.name).value, bundle, language)


def _choice(node: Any, bundle: Any, language: str) -> Telling:
    """The variant whose key is the figure's word, or its number, or that number's grammatical kind."""
    if type(node.selector).__name__ != "VariableReference":
        raise NotPlain
    name = node.selector.id.name
    variants = [(_key(one.key), _telling(one.value, bundle, language)) for one in node.variants]
    other = next(telling for one, (_, telling) in zip(node.variants, variants, strict=True) if one.default)
    named = {key: telling for key, telling in reversed(variants) if type(key) is str}
    numbered = {key: telling for key, telling in variants if type(key) is int}

    def told(figures: Figures) -> str:
        value = figures.get(name)
        if type(value) is str and not numbered:
            return named.get(value, other)(figures)
        if type(value) is int and -LARGEST <= value <= LARGEST:
            kind = grammatical_kind(language, value)
            return next((t for key, t in variants if key in (value, kind)), other)(figures)
        raise NotPlain

    return told


def _key(node: Any) -> str | int:
    if type(node).__name__ == "Identifier":
        return str(node.name)
    number = float(node.value)
    if number != int(number):
        raise NotPlain
    return int(number)


@lru_cache(maxsize=4096)
def grammatical_kind(language: str, number: int) -> str:
    """ "one", "many", "other": as what a language counts a number."""
    from babel import Locale

    return str(Locale.parse(language).plural_form(number))


_MAKERS: dict[str, Callable[[Any, Any, str], Telling]] = {
    "TextElement": _text,
    "StringLiteral": _text,
    "Pattern": _pattern,
    "Placeable": _placeable,
    "NeverIsolatingPlaceable": _placeable,
    "VariableReference": _figure,
    "MessageReference": _message,
    "SelectExpression": _choice,
}
