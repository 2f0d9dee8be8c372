"""The attacks of `grognard soak` in small: a round of each on both databases; twin worlds of every game.

`./grognard soak --minutes 60` runs them large.
"""

from __future__ import annotations

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


def test_a_table_laid_out_for_an_attack_is_not_one_that_nobody_began_for_long(sqlite: str) -> None:
    """Else the server deletes it while it is attacked."""
    with closing(stores.open(sqlite)) as store:
        table = lay_out(store, drawn(find(TINY), Random(1))).table
        assert expire(store, time.time() - 3600, time.time()) == []
        assert expire(store, time.time() + 3600, time.time()) == [table]
