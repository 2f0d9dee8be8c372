"""The attacks of `grognard soak` in small: a round of each on both databases; twin worlds of every game.

`./grognard soak --minutes 60` runs them large.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from random import Random

import pytest

import grognard
from grognard import store as stores
from grognard.soak.attacks import ATTACKS, Attack
from grognard.soak.field import Field
from grognard.soak.journals import drawn, lay_out
from grognard.soak.run import Result, soak
from grognard.soak.serving import DidNotStart
from grognard.soak.spying import twin_worlds
from grognard.soak.wire import Unanswered, Wire
from grognard.store.deleting import expire
from tests.browser.serving import FOXES
from tests.databases import server as server
from tests.databases import sqlite as sqlite
from tests.table.helpers import TINY, find


def told(results: list[Result]) -> dict[tuple[str, str], str]:
    return {(one.game, one.attack): one.gave_way for one in results}


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_server_holds_out(database: str, request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("server") if database == "postgresql" else ""
    left_out = {"starts", "kills" if database == "sqlite" else ""}  # they have tests of their own
    attacks = [one for one in ATTACKS if one.name not in left_out and one.database in ("", database)]
    results = soak(0, url, [TINY], attacks=attacks, command=FOXES, find=find)
    assert told(results) == {(TINY, attack.name): "" for attack in attacks}
    counts = {one.attack: one.counts for one in results}
    assert counts["forgeries"]["forged"]
    assert counts["twin worlds"]["compared"] > 20
    assert counts["floods"]["held back"]
    assert counts["full disk"]["not stored"] if database == "sqlite" else counts["kills"]["kills"]


def test_nobody_can_tell_the_twin_worlds_of_any_game_apart() -> None:
    results = soak(0, attacks=[Attack("twin worlds", twin_worlds)])
    assert told(results) == {(name, "twin worlds"): "" for name in grognard.games()}


def test_a_server_that_tells_a_secret_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the worlds has another turn, which everybody sees: a leak as small as it gets."""
    from grognard.soak import spying

    drawn = spying.twins

    def leaking(*args):
        pair = drawn(*args)
        pair.other.stack, pair.other.turn = pair.other.stack[:], pair.other.turn + 1
        return pair

    monkeypatch.setattr(spying, "twins", leaking)
    [result] = soak(0, games=["bfg"], attacks=[Attack("twin worlds", twin_worlds)])
    assert "can tell two worlds apart" in result.gave_way


def test_a_server_that_does_not_come_back_is_told_and_the_rest_goes_on() -> None:
    async def dies(field: Field, *_: object) -> None:
        field.server.kill()
        raise DidNotStart("it ended")

    attacks = [Attack("death", dies), next(one for one in ATTACKS if one.name == "forgeries")]
    results = soak(0, "", [TINY], attacks=attacks, command=FOXES, find=find)
    assert [(one.attack, one.gave_way) for one in results] == [("death", "it ended"), ("forgeries", "")]


def test_a_server_that_does_not_answer_is_told_and_the_rest_goes_on() -> None:
    async def unheard(*_: object) -> None:
        raise Unanswered("not a byte")

    attacks = [Attack("silence", unheard), next(one for one in ATTACKS if one.name == "forgeries")]
    results = soak(0, "", [TINY], attacks=attacks, command=FOXES, find=find)
    assert [(one.attack, one.gave_way) for one in results] == [("silence", "not a byte"), ("forgeries", "")]


def test_a_connection_that_the_server_has_ended_is_not_used_again() -> None:
    """A server ends those on which nothing was asked for long: that is no answer that was lost."""

    async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async def scenario() -> None:
        async with await asyncio.start_server(answered, "127.0.0.1", 0) as server:
            with closing(Wire(server.sockets[0].getsockname()[1])) as wire:
                for _ in range(3):
                    assert (await wire.get("/health")).status == 200
                    await asyncio.sleep(0.2)

    asyncio.run(scenario())


def test_a_table_laid_out_for_an_attack_is_not_one_that_nobody_began_for_long(sqlite: str) -> None:
    """Else the server deletes it while it is attacked."""
    with closing(stores.open(sqlite)) as store:
        table = lay_out(store, drawn(find(TINY), Random(1))).table
        assert expire(store, time.time() - 3600, time.time()) == []
        assert expire(store, time.time() + 3600, time.time()) == [table]
