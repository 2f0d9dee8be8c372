"""Tables that begin at a position of a file, so that a test comes at once to what it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.position import build_position
from grognard.kernel.record import Recorder
from tests.browser.hosting import Host, Table


def prepared(host: Host, game: Game, position: Mapping[str, Any], kinds: Sequence[str]) -> Table:
    """A table whose game begins at a position: it is sent as a record, from whose start the seats play on."""
    state = build_position(game, position)
    shown = host.upload(Recorder(state, private=False).text())
    return host.table(
        *kinds, game=game.name, scenario=state.setup.scenario, start={"table": shown, "moment": 0}
    )
