"""What runs in a bot's process: it plays its run of actions on a copy of the position."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from grognard import bots
from grognard.kernel.game import Game
from grognard.kernel.memory import settled
from grognard.table.process_pool import when_parent_ends


class _Named(msgspec.Struct):
    game: str
    overlay: dict[str, Any]


def made_ready() -> None:
    """People go first; and who stops the server stops it, not each bot by itself."""
    if hasattr(os, "nice"):
        os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A server that was killed can't tell its bots to go, and they would wait for work for ever.
    when_parent_ends(partial(os._exit, 0))


def think(find: Callable[..., Game], position: bytes, seat: int, bot: str, seed: int, most: int) -> list[str]:
    """The lines that the bot plays until another seat is asked, the game ends, or there are `most`.

    The bot itself gets prompts and views only. The real dice are rolled here, on a copy, after it has
    chosen: only to know where its turn goes on.
    """
    named = msgspec.json.decode(position, type=_Named)
    game = settled(find(named.game, named.overlay))
    state = game.load(position)
    player = bots.bot(bot, game, seed)
    lines: list[str] = []
    while seat in state.waiting and len(lines) < most:
        action = player.choose(state.prompt(seat), partial(state.view, seat))
        state.act(seat, action)
        lines.append(game.write(action))
    return lines
