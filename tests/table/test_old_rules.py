"""A game outlives its rules: it is shown as it was played, and goes on by others if its players say so."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from grognard.kernel.columns import Column
from grognard.kernel.game import Game
from grognard.kernel.record import Record
from grognard.kernel.refusal import BadFile
from grognard.kernel.replay import verify
from grognard.kernel.trace import Trace, trace_text
from grognard.store import open as open_store
from grognard.table import Lobby, Table
from grognard.table.errors import OldRules
from grognard.table.moving_over import go_on
from tests.databases import postgresql, server, sqlite, url
from tests.table.helpers import begin, find, lobby_on, play, run, to_a_turn
from tests.tiny import DEN, Foxes, ThreeFoxes

__all__ = ["postgresql", "server", "sqlite", "url"]


class LuckyFoxes(Foxes):
    """A position of the new rules has more in it."""

    luck: Column[int]

    def next_turn(self) -> None:
        super().next_turn()
        self.luck += 1
        if self.outcome is None and self.active != DEN:
            self.points += self.luck


class NewerFoxes(ThreeFoxes):
    """Rules that give another course to the game, and another shape to its positions."""

    version = 2
    state_type = LuckyFoxes

    def _lay_out(self, state: Any) -> None:
        state.luck = 0
        super()._lay_out(state)

    def older(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        columns = {**position["columns"], "luck": 0}
        return {**super().older(position, version), "columns": columns}


NEWER = NewerFoxes()


def newer(name: str, overlay: Mapping[str, Any] | None = None) -> Game:
    return NEWER


async def shown(lobby: Lobby, id: str) -> dict[str, Any]:
    """Everything that can be seen of a table's past, by everybody, in both languages."""
    table: Table = await lobby.table(id)
    seen: dict[str, Any] = {"over": table.over, "seed": table.seed, "moves": table.moves}
    for seat in (None, 0, 1, 2):
        last = table.numbers(seat).ply
        for language in ("en", "fr"):
            film = lobby.open_tables.film(table, table.moves, seat, language, 0, last)
            seen[f"{seat} {language}"] = film
    seen["events"] = [(n, [trace_text(Trace(events))]) for n, events in await lobby.events(id, 1)]
    return seen


@pytest.mark.parametrize("count", [10_000, 40])
def test_a_game_is_shown_as_it_was_played(url: str, count: int) -> None:
    """Finished or not, moment by moment, by rules that would play it otherwise."""

    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            await play(lobby, id, count)
            before = await shown(lobby, id)
        async with Opened(url) as lobby:
            table = await lobby.table(id)
            assert (table.old_rules, table.waiting, table.bot_to_act) == (True, (), None)
            assert await shown(lobby, id) == before

    run(check())


def test_actions_that_were_taken_back_are_not_shown(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            await lobby.act(id, 1, "bid one", 0, "a")
            await lobby.act(id, 0, "bid two", 0, "a")
            await lobby.undo(id, 1, 1, "b")
            await lobby.act(id, 1, "bid three", 2, "c")
            await lobby.act(id, 2, "bid one", 0, "a")
            before = await shown(lobby, id)
        async with Opened(url) as lobby:
            assert await shown(lobby, id) == before
            assert (await lobby.table(id)).state.bids == [2, 3, 1]

    run(check())


def test_nothing_is_done_by_other_rules_until_all_players_agree(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            seat = await to_a_turn(lobby, id)
            before = await shown(lobby, id)
        async with Opened(url) as lobby:
            with pytest.raises(OldRules):
                await lobby.act(id, seat, "done", 2, "x")
            with pytest.raises(OldRules):
                await go_on(lobby, id, 0, 3)
            for other in (0, 1):
                assert (await go_on(lobby, id, other, 2)).old_rules
            with lobby.watch(id) as watching:
                table = await go_on(lobby, id, 2, 2)
                assert not table.old_rules
                assert "anew" in [(await anext(watching)).kind for _ in range(2)]
            told = (await lobby.chat(id))[-1]
            assert told.text.startswith("From here on this game is played by version 2 of the rules")
            assert "version 2 des règles" in told.text
            await lobby.act(id, seat, "done", 2, "x")
            assert (await lobby.table(id)).state.luck == 1
        async with Opened(url) as lobby:
            table = await lobby.table(id)
            assert (table.old_rules, table.state.luck, table.ply) == (False, 1, 4)
            after = await shown(lobby, id)
            assert after["events"][:3] == before["events"]
            assert after["None en"].frames[:1] == before["None en"].frames
            record = Record.read(await lobby.record_text(id))
            assert (record.header.version, record.header.moved_at) == (2, 3)
            assert not verify(NEWER, record).ok

    run(check())


def test_other_data_are_other_rules(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A price that changes without a new version changes no game in play, with a snapshot or without."""

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            long, short = await begin(lobby, "battle-for-germany"), await begin(lobby, "battle-for-germany")
            await play(lobby, long, 400)
            assert len(lobby.store.snapshots(long)) > 1
            before = (await lobby.table(long)).state.digest()
        monkeypatch.setitem(vars(find("battle-for-germany")), "data_fingerprint", "another price")
        async with lobby_on(sqlite) as lobby:
            for id in (long, short):
                table = await lobby.table(id)
                assert table.old_rules
                with pytest.raises(OldRules):
                    await lobby.act(id, 0, "end", table.seq, "x")
            assert (await lobby.table(long)).state.digest() == before

    run(check())


def test_a_record_of_older_rules_opens_moment_by_moment(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            await play(lobby, id, 10_000)
            text, before = await lobby.record_text(id), await shown(lobby, id)
        async with Opened(sqlite) as lobby:
            for taken in (text, await lobby.record_text(id)):
                copy = (await lobby.open_record(taken)).table
                after = await shown(lobby, copy)
                assert all(after[key] == before[key] for key in after if " " in key)
            with pytest.raises(BadFile, match="line"):
                await lobby.open_record(re.sub(r'"at":{"\d+"', '"at":{"99"', text, count=1))

    run(check())


def test_games_stored_before_traces_were_kept_get_them(url: str) -> None:
    """At the first start, before any rules change: the upgrade from the version before this."""

    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            await play(lobby, id, 60)
            before = await shown(lobby, id)
        store = open_store(url)
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE journal SET trace = ''")
            connection.exec_driver_sql("UPDATE tables SET opening = ''")
            connection.exec_driver_sql("DELETE FROM snapshots WHERE ply = 0")
        assert store.untraced() == [id]
        store.close()
        async with lobby_on(url):
            pass
        async with Opened(url) as lobby:
            assert await shown(lobby, id) == before

    run(check())


def test_the_way_back(url: str) -> None:
    """Who goes back to the version before finds the games of then as they were, and plays on."""

    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            await play(lobby, id, 30)
            before = (await lobby.table(id)).state.dump()
        async with Opened(url) as lobby:
            await lobby.table(id)
            await begin(lobby)
        async with lobby_on(url) as lobby:
            assert (await lobby.table(id)).state.dump() == before
            assert len(await play(lobby, id, 5)) == 5

    run(check())


class Opened:
    """A lobby with the newer rules."""

    def __init__(self, url: str) -> None:
        self._store = open_store(url)
        self._lobby = Lobby(self._store, find=newer)

    async def __aenter__(self) -> Lobby:
        await self._lobby.start()
        return self._lobby

    async def __aexit__(self, *_: object) -> None:
        await self._lobby.stop()
        self._store.close()
