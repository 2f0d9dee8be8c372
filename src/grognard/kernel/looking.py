"""What a game points out while nothing is done: marks on spaces, the worth of an action."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Literal

import msgspec

from grognard.kernel.action import Action

Shape = Literal["hatch", "ring", "fill", "line", "badge"]


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """A space pointed out. `tone` says whose it is: the key of a flag, or "own", "enemy", "contested".

    A `line` begins in the space and goes by the spaces of its `way`.
    """

    space: str
    tone: str
    shape: Shape
    text: str = ""
    way: tuple[str, ...] = ()


class Detail(msgspec.Struct, frozen=True):
    """One line about a thing as it is now: the sentence `detail-<key>` of the game's words and its rule."""

    key: str
    rule: str
    figures: Mapping[str, Any] = {}


class LeftOver(msgspec.Struct, frozen=True):
    """What an ending would leave unused: the sentence `left-<name>` of the game's words, with `$number` and
    the other figures; `units` are those that could still act."""

    name: str
    rule: str
    number: int
    figures: Mapping[str, Any] = {}
    units: tuple[str, ...] = ()


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What an action costs or is worth before it is done: figures by name, and the chance of each result.

    `unknown` names what counts but can't be known (`unknown-<name>` in the words): figures and chances are
    then those without it, and are shown as such. `rules` has the paragraphs of figures that are lines of a
    sum.
    """

    figures: Mapping[str, Any] = {}
    chances: Mapping[str, Fraction] = {}
    unknown: tuple[str, ...] = ()
    rules: Mapping[str, str] = {}


class Lead(msgspec.Struct, frozen=True, kw_only=True):
    """A first step towards what can't be done at once, or not so well: after `action`, which ends in `space`,
    the action `after` is legal. `preview` is what that one would bring then, `hope` how likely it is to
    succeed."""

    action: Action
    space: str
    after: Action
    preview: Preview
    hope: Fraction
