"""1.2 to 1.5, set-up: blocks dealt in secret, each realm in its home areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.narrow_seas.components import NOBODY, NOWHERE, SEATS
from examples.narrow_seas.rules.sequence import Rounds, begin_round

if TYPE_CHECKING:
    from examples.narrow_seas.state import Position


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
