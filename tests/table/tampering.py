"""Positions that were tampered with: numbers of columns and questions, lengths, steps out of place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from grognard.kernel.game import Game
from grognard.kernel.record import Recorder

Position = dict[str, Any]
ODD = (-1, 0, 1, 2, 3, 7, 100, 255, 9_999, 10**9)


def positions(game: Game, number: int, rng: Random) -> Iterator[Position]:
    """Positions of random games, from the first one on."""
    state, found = None, 0
    while found < number:
        if state is None or state.outcome is not None:
            state = game.new(rng.choice(list(game.scenarios)), seed=rng.randbytes(4).hex())
        yield msgspec.json.decode(state.dump(secret=False))
        found += 1
        for _ in range(rng.randrange(1, 60)):
            if state.outcome is None:
                seat = rng.choice(state.waiting)
                state.do(seat, state.prompt(seat).sample(rng))


def tampered(position: Position, rng: Random) -> Position:
    """The position with one to three things changed."""
    forged = deepcopy(position)
    for _ in range(rng.choice((1, 1, 2, 3))):
        rng.choice(WAYS)(forged, rng)
    return forged


def record_of(game: Game, position: Position) -> str:
    """A record without an action that begins and ends with a position, be it a true one or not."""
    scenario = position["scenario"] if position["scenario"] in game.scenarios else None
    known = game.options(scenario or next(iter(game.scenarios)))
    options = {name: value for name, value in position["options"].items() if name in known}
    lines = Recorder(game.new(scenario, options=options, seed="1")).text().split("\n")
    header = msgspec.json.decode(lines[1])
    for told in ("seed", "opening", "dice", "draws"):
        header.pop(told, None)
    header |= {"position": position, "commitment": position["commitment"]}
    written = [msgspec.json.encode(one).decode() for one in (header, position)]
    return "\n".join([lines[0], written[0], f"! {written[1]}", ""])


def _number(position: Position, rng: Random) -> None:
    """Another number in a column: one that stands elsewhere in it as a rule, so that its range is kept."""
    columns = position["columns"]
    name = rng.choice(list(columns))
    held = columns[name]
    if isinstance(held, int):
        columns[name] = rng.choice((held + 1, held - 1, *ODD))
    elif held:
        columns[name][rng.randrange(len(held))] = rng.choice((*rng.choices(held, k=12), *ODD))
    else:
        columns[name] = [rng.choice(ODD)]


def _length(position: Position, rng: Random) -> None:
    columns = position["columns"]
    name = rng.choice([name for name, held in columns.items() if isinstance(held, list)])
    columns[name] = rng.choice((columns[name][:-1], [*columns[name], 0], [], columns[name] * 2))


def _question(position: Position, rng: Random) -> None:
    """A step with other numbers, twice, gone, or in another order."""
    stack = position["stack"]
    ways: list[Callable[[], object]] = [
        lambda: stack.append(deepcopy(rng.choice(stack))),
        lambda: stack.pop(),
        lambda: stack.reverse(),
        lambda: _other_field(rng.choice(stack), rng),
        lambda: _other_field(rng.choice(stack), rng),
    ]
    if stack:
        rng.choice(ways)()


def _other_field(step: dict[str, Any], rng: Random) -> None:
    names = [name for name in step if name != "type"]
    if names:
        name = rng.choice(names)
        step[name] = [rng.choice(ODD)] if isinstance(step[name], list) else rng.choice(ODD)


def _frame(position: Position, rng: Random) -> None:
    """What stands beside the columns."""
    changes: list[Position] = [
        {"rolled": 10**9}, {"takeback": 3}, {"undoable": [7]}, {"outcome": None}, {"options": {}},
        {"outcome": {"winners": [5], "how": "x", "rule": "", "figures": {}}}, {"stack": []},
        {"scenario": "none"}, {"scripted": [9]},
    ]  # fmt: skip
    position |= rng.choice(changes)


WAYS = (_number,) * 8 + (_length, _question, _question, _frame)
