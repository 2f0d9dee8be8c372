"""Opinions: the numbers behind a captain's choices, by name, as a value that can be changed and compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from grognard.kernel.refusal import UnknownChoice

Held = TypeVar("Held", bound="Opinions")
AND = "+"


class Opinions(msgspec.Struct, frozen=True):
    """A group of named numbers, with the reason for each beside it; a group may hold other groups.

    Numbers with a point are matters of degree, which a fit may change; whole ones are counts and dates.
    Tables (tuples) belong to an opinion but have no name of their own.
    """


def numbers(opinions: Opinions | Mapping[str, Any], before: str = "") -> dict[str, float]:
    """Every number by its name, groups and mappings written with points: "attack.push"."""
    found: dict[str, float] = {}
    for name, value in _members(opinions):
        if isinstance(value, int | float):
            found[before + name] = value
        elif isinstance(value, Opinions | Mapping):
            found |= numbers(value, f"{before}{name}.")
    return found


def matters_of_degree(opinions: Opinions) -> dict[str, float]:
    """The numbers that a fit may change: those with a point that are not nothing."""
    return {name: value for name, value in numbers(opinions).items() if type(value) is float and value}


def changed(opinions: Held, values: Mapping[str, float]) -> Held:
    """The same opinions but for these numbers; an unknown name, or a share of a count, is refused."""
    known = numbers(opinions)
    for name, value in values.items():
        if name not in known:
            raise UnknownChoice("opinion", name, list(known))
        if type(known[name]) is int and value != int(value):
            raise UnknownChoice(f"value of the opinion {name}", value, ["a whole number"])
    made: Held = _changed(opinions, values)
    return made


def _members(group: Opinions | Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    if isinstance(group, Mapping):
        return iter(group.items())
    return ((name, getattr(group, name)) for name in group.__struct_fields__)


def _changed(group: Any, values: Mapping[str, float]) -> Any:
    new: dict[str, Any] = {}
    for name, old in _members(group):
        if name in values:
            new[name] = type(old)(values[name])
        inside = {key[len(name) + 1 :]: value for key, value in values.items() if key.startswith(f"{name}.")}
        if inside:
            new[name] = _changed(old, inside)
    return {**group, **new} if isinstance(group, Mapping) else msgspec.structs.replace(group, **new)


def spoken(doctrines: Mapping[str, Held], said: str) -> Held:
    """The opinions that a bot's name says behind its colon: a doctrine, numbers, or both, joined by "+".

    "cautious", "attack.push=0.12", "cautious+attack.push=0.12"; nothing: the doctrine called "".
    """
    parts = [part for part in said.split(AND) if part]
    named = parts.pop(0) if parts and "=" not in parts[0] else ""
    if named not in doctrines:
        raise UnknownChoice("doctrine", named, [name for name in doctrines if name])
    return changed(doctrines[named], dict(map(_number, parts)))


def told(values: Mapping[str, float]) -> str:
    """Numbers as a bot's name has them: `spoken` reads them back to the last digit."""
    return AND.join(f"{name}={value!r}" for name, value in values.items())


def _number(part: str) -> tuple[str, float]:
    name, _, value = part.partition("=")
    try:
        return name, float(value)
    except ValueError:
        raise UnknownChoice("opinion", part, ["a name and a number, such as attack.push=0.12"]) from None
