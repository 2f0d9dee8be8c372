"""A long game's log is put into words beside everybody's play, not before it."""

from __future__ import annotations

import threading
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grognard.server import game_log, responses, scene
from grognard.table.table import EVENTS_KEPT
from tests.server.common import run, served
from tests.table.helpers import play


def test_the_words_of_what_happened_long_ago_are_made_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    actions, made = EVENTS_KEPT + 40, Counter[bool]()
    logged = game_log.logged

    def counted(*args: Any) -> Any:
        made[threading.current_thread() is threading.main_thread()] += 1
        return logged(*args)

    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            await play(server.lobby, table, actions)
            monkeypatch.setattr(game_log, "logged", counted)
            scene = (await server.get(f"/api/tables/{table}/scene", seats[0]["token"])).json()
            plies = [line["ply"] for line in scene["log"]]
            assert plies == sorted(plies)
            assert plies[-1] == actions
            again = (await server.get(f"/api/tables/{table}/scene", seats[0]["token"])).json()
            assert again["log"] == scene["log"]

    run(scenario())
    assert made[False] == actions  # the opening alone is told where everybody waits
    assert made[True] == 1


def test_a_long_game_is_packed_beside_everybodys_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be megabytes, and one who looks may look again and again: the log is put into bytes once."""
    packed_aside, told = Counter[bool](), list[Any]()
    compress, whole_log = responses.gzip.compress, scene.whole_log

    def compressed(*args: Any, **more: Any) -> bytes:
        packed_aside[threading.current_thread() is not threading.main_thread()] += 1
        return compress(*args, **more)

    async def logged(*args: Any) -> Any:
        told.append(await whole_log(*args))
        return told[-1]

    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, _ = await server.table()
            await play(server.lobby, table, EVENTS_KEPT + 40)
            monkeypatch.setattr(responses, "gzip", SimpleNamespace(compress=compressed))
            monkeypatch.setattr(scene, "whole_log", logged)
            for what in ("scene", "scene", "film"):
                assert (await server.get(f"/api/tables/{table}/{what}")).status_code == 200

    run(scenario())
    assert packed_aside == {True: 3}
    assert told[0] is told[1]
