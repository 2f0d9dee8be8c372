"""A basket: what is bought can be taken out again, each thing by itself and in any order, until it is paid.

There is nothing behind it but actions that can still be taken back. To take one out is to do those after it
again without it. What an action brought to the table goes with it: a step bought for a new unit, say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from grognard.kernel.action import Action, base
from grognard.kernel.charts import Phrase
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.refusal import Illegal, refuse


class Purchase(msgspec.Struct, frozen=True):
    """What an action would put into the basket: what it costs, and what it is paid from, with what is there
    before it."""

    purse: Phrase
    price: int
    held: int


class Bought(NamedTuple):
    """An action of a run that can be taken back, the positions around it, the units that it brought to the
    table, and the action of the run that had brought the unit it is about."""

    action: Action
    before: Any
    after: Any
    brought: tuple[str, ...]
    belongs_to: int | None


class Redone(NamedTuple):
    """An action done again without another one: its line, the position after it, what it brought about."""

    line: str
    after: Any
    events: list[Event]


def run_of(state: Any, seat: int, lines: Sequence[str]) -> list[Bought]:
    """The actions of a seat from a position on, one after the other."""
    game: Game = state.game
    run: list[Bought] = []
    before, there = state, _on_table(state, seat)
    for line in lines:
        action, after = game.parse(line), before.clone()
        after.act(seat, action)
        now = _on_table(after, seat)
        named = _units(game, action)
        whose = next((n for n, one in enumerate(run) if named & set(one.brought)), None)
        run.append(Bought(action, before, after, tuple(sorted(now - there)), whose))
        before, there = after, now
    return run


def without(run: Sequence[Bought], seat: int, number: int) -> list[Redone]:
    """What is to be done in place of the actions of a run from a number on, which is taken out. Illegal if
    one of them can't be done without it, would do something else, or could not be taken back any more.

    A unit may come under another name then, as the first free one is given: lines that are about it follow.
    """
    gone, kept = {number}, list[Redone]()
    position, renamed = run[number].before, dict[str, str]()
    there = _on_table(position, seat)
    for later, one in enumerate(run[number + 1 :], start=number + 1):
        if one.belongs_to in gone:
            gone.add(later)
            continue
        line = _with_names(position.game, one.action, renamed)
        position = position.clone()
        events = position.act(seat, line)
        if not position.may_undo(seat):
            raise Illegal(refuse("", "final-without-it"))
        now = _on_table(position, seat)
        brought, there = sorted(now - there), now
        if len(brought) != len(one.brought):
            raise Illegal(refuse("", "other-without-it"))
        renamed |= dict(zip(one.brought, brought, strict=True))
        kept.append(Redone(line, position, events))
    return kept


def _on_table(state: Any, seat: int) -> set[str]:
    """The units that this seat sees on the map or in a box."""
    picture = state.game.picture(state.view(seat))
    return {key[5:] for key, shown in picture.items() if key.startswith("unit:") and shown and shown[0]}


def _units(game: Game, action: Action) -> set[str]:
    kinds, tokens = game.vocabulary.signatures[action.verb], game.vocabulary.tokens(action)
    return {token for kind, token in zip(kinds, tokens, strict=True) if base(kind) == "unit"}


def _with_names(game: Game, action: Action, renamed: Mapping[str, str]) -> str:
    kinds, tokens = game.vocabulary.signatures[action.verb], game.vocabulary.tokens(action)
    told = (
        renamed.get(token, token) if base(kind) == "unit" else token
        for kind, token in zip(kinds, tokens, strict=True)
    )
    return " ".join([action.verb, *told])
