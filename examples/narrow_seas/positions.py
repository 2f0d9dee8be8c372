"""Positions that files describe, and what cases look at, in the same words: n1 = "hallem infantry 2 open"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from examples.narrow_seas.components import NOBODY, NOWHERE, SEATS
from examples.narrow_seas.rules.purchases import Purchases
from examples.narrow_seas.rules.sequence import Orders, Rounds, begin_round
from examples.narrow_seas.rules.victory import points
from grognard.kernel.position import KeyedError, only_known_keys

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position

KEYS = ("round", "turn", "orders", "supply", "holds", "blocks")


def lay_out(s: Position) -> None:
    """1.3, 1.5: every block in reserve, each realm in its home areas."""
    blocks = len(s.c.handles)
    s.at, s.steps, s.open, s.moved = [NOWHERE] * blocks, [0] * blocks, [0] * blocks, [0] * blocks
    s.called = [NOWHERE] * blocks
    s.what = [block % len(s.c.pieces) for block in range(blocks)]
    s.holder = s.c.home[:]
    s.answered, s.purse = [0] * len(SEATS), [s.c.scenarios[s.setup.scenario]["supply"]] * len(SEATS)
    s.round, s.active, s.orders, s.stack = 1, NOBODY, 0, [Rounds()]


def begin(s: Position) -> None:
    """1.2, 1.3: pieces are dealt among the blocks in secret, then those on the map get their steps."""
    lay_out(s)
    for seat, name in enumerate(SEATS):
        for sort, fleet in (("armies", False), ("fleets", True)):
            own = [block for block in s.c.blocks_of[seat] if s.c.fleet[block] == fleet]
            s.deal("unit", own)
            for block, space in zip(own, s.c.scenarios[s.setup.scenario][sort][name], strict=False):
                s.at[block] = s.c.board.index[space]
                s.steps[block] = s.c.kind_of[s.what[block]].start
    begin_round(s)


def arrange(s: Position, position: Mapping[str, Any]) -> None:
    """A position of a file: the blocks that it names, all others in reserve."""
    only_known_keys(position, KEYS)
    lay_out(s)
    for handle, words in position.get("blocks", {}).items():
        _place(s, handle, words)
    for name, areas in position.get("holds", {}).items():
        for area in areas:
            s.holder[_number(s.c.board.names, area, "holds", name)] = _number(SEATS, name, "holds", name)
    for name, supply in position.get("supply", {}).items():
        s.purse[_number(SEATS, name, "supply", name)] = supply
    s.round = position.get("round", 1)
    s.stack.append(Purchases())
    if "turn" in position:
        s.active = _number(SEATS, position["turn"], "turn")
        s.orders = position.get("orders", s.c.tables["turns"]["orders"])
        s.stack[-1] = Orders()


def _place(s: Position, handle: str, words: str) -> None:
    """n1 = "hallem infantry 2 open": the block swaps pieces with one of its realm in reserve."""
    where, kind, steps, *marks = words.split()
    block = _number(s.c.handles, handle, "blocks", handle)
    mine = [b for b in s.c.blocks_of[s.c.owner[block]] if s.at[b] == NOWHERE]
    other = next((b for b in mine if s.c.kind_names[s.what[b]] == kind), None)
    if other is None:
        raise KeyedError(f"no {kind!r} is left for {handle}", "blocks", handle)
    s.what[block], s.what[other] = s.what[other], s.what[block]
    s.at[block] = _number(s.c.board.names, where, "blocks", handle)
    s.steps[block] = int(steps)
    s.open[block], s.moved[block] = int("open" in marks), int("moved" in marks)
    if not s.c.fleet[block]:
        s.holder[s.at[block]] = s.c.owner[block]


def _number(names: Any, name: str, *keys: str) -> int:
    if name not in names:
        raise KeyedError(f"no {name!r}; there are: {', '.join(names)}", *keys)
    return int(names.index(name))


def expect(s: Position, key: str, value: Any) -> str | None:
    """What differs from what a case says: of a block in the words above, of others as in a position."""
    found = _found(s, key)
    if found is None:
        return f"a position of Narrow Seas has no {key!r}"
    if isinstance(value, dict):
        found = {name: found.get(name) for name in value}
    return None if found == value else f"it is {found!r}, not {value!r}"


def _found(s: Position, key: str) -> Any:
    if key in s.c.handles:
        return told(s, s.c.handles.index(key))
    names = s.c.board.names
    return {
        "round": s.round,
        "turn": SEATS[s.active] if s.active != NOBODY else "",
        "orders": s.orders,
        "supply": dict(zip(SEATS, s.purse, strict=True)),
        "points": {name: points(s.c, s.holder, seat) for seat, name in enumerate(SEATS)},
        "holds": {name: [names[a] for a, h in enumerate(s.holder) if h == n] for n, name in enumerate(SEATS)},
    }.get(key)


def told(s: Position, block: int) -> str:
    """A block in the words of a position."""
    kind, marks = s.c.kind_names[s.what[block]], ["open"] * s.open[block] + ["moved"] * s.moved[block]
    if s.at[block] == NOWHERE:
        return f"reserve {kind}"
    return " ".join([s.c.name(s.at[block]), kind, str(s.steps[block]), *marks])
