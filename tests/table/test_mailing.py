"""Mail goes to those who said yes to it, not too much of it, and every mail has a way out."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from grognard.store import Store, mail_addresses
from grognard.table import Lobby, Notices, Notify, closing
from grognard.table.errors import BadAddress
from grognard.table.mailing import A_DAY, ASKED_AT_MOST
from tests.table.helpers import BFG, lobby_on, run, spec
from tests.table.test_notices import notices, to_the_other, with_notify

ANN = "ann@example.org"


class MailServer:
    """Takes mail as a mail server does, and keeps it."""

    def __init__(self) -> None:
        self.came: list[str] = []

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            if line.upper() == "DATA":
                writer.write(b"354 go on\r\n")
                self.came.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            if line.upper() == "QUIT":
                break
            writer.write(b"250 fine\r\n")
        writer.close()

    async def until(self, count: int) -> str:
        """The last of so many mails."""
        while len(self.came) < count:
            await asyncio.sleep(0.01)
        assert len(self.came) == count
        return self.came[-1]


@asynccontextmanager
async def mailing(url: str) -> AsyncIterator[tuple[Lobby, MailServer]]:
    server = MailServer()
    listening = await asyncio.start_server(server.talk, "127.0.0.1", 0)
    smtp = f"smtp://127.0.0.1:{listening.sockets[0].getsockname()[1]}?from=games@example.org"
    async with listening, lobby_on(url, None, notices(smtp=smtp)) as lobby:
        yield lobby, server


def word_of(mail: str) -> str:
    """The word of the link in a mail."""
    found = re.search(r"https://games\.example/mail/([\w-]{32})", mail.replace("=\r\n", ""))
    assert found is not None, mail
    return found[1]


async def answered(store: Store, mail: str, wanted: bool) -> None:
    assert await asyncio.to_thread(mail_addresses.decide, store, word_of(mail), wanted)


async def all_sent(lobby: Lobby) -> None:
    assert lobby.notices is not None
    while lobby.notices._tasks:
        await asyncio.sleep(0.01)


def test_a_mail_asks_and_nothing_is_sent_before_it_is_answered(url: str) -> None:
    async def check() -> None:
        async with mailing(url) as (lobby, server):
            id = await with_notify(lobby, Notify(email=ANN))
            asking = await server.until(1)
            assert f"To: {ANN}" in asking
            assert "From: games@example.org" in asking
            await to_the_other(lobby, id)
            await all_sent(lobby)
            await to_the_other(lobby, id)
            await answered(lobby.store, asking, True)
            await to_the_other(lobby, id)
            told = await server.until(2)
            assert "Ann, it is your turn" in told
            assert f"https://games.example/table/{id}" in told
            assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in told
            assert word_of(told) == word_of(asking)

    run(check())


def test_who_wants_no_mail_gets_none(sqlite: str) -> None:
    async def check() -> None:
        async with mailing(sqlite) as (lobby, server):
            id = await with_notify(lobby, Notify(email=ANN, language="fr"))
            await answered(lobby.store, await server.until(1), False)
            await to_the_other(lobby, id)
            await all_sent(lobby)
            with pytest.raises(BadAddress) as stopped:
                await with_notify(lobby, Notify(email=ANN.upper()))
            assert stopped.value.figures == {"why": "mail-stopped"}
            assert len(server.came) == 1

    run(check())


def test_an_address_is_not_asked_over_and_over(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        now = 1e9
        monkeypatch.setattr("grognard.table.mailing.time.time", lambda: now)
        async with mailing(url) as (lobby, server):
            for _ in range(ASKED_AT_MOST + 2):
                for _ in range(2):
                    await with_notify(lobby, Notify(email=ANN))
                now += 90_000
            assert len(server.came) == ASKED_AT_MOST

    run(check())


def test_nobody_gets_more_than_so_many_a_day(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        now, sent = 1e9, list[str]()
        monkeypatch.setattr("grognard.table.mailing.time.time", lambda: now)
        monkeypatch.setattr("grognard.table.mail.send", lambda *mail: sent.append(mail[3]))
        async with mailing(sqlite) as (lobby, _):
            assert lobby.notices is not None
            await with_notify(lobby, Notify(email=ANN))
            await answered(lobby.store, sent[0], True)
            for _ in range(A_DAY + 5):
                await lobby.notices.mailing.send(ANN, "en", "subject", "text")
            assert len(sent) == A_DAY
            now += 90_000
            await lobby.notices.mailing.send(ANN, "en", "subject", "text")
            assert len(sent) == A_DAY + 1

    run(check())


def test_a_deleted_table_is_told_of(sqlite: str) -> None:
    async def check() -> None:
        async with mailing(sqlite) as (lobby, server):
            created = await lobby.create(spec(BFG, "me", "friend", title="Our war"))
            await lobby.claim(created.table, created.seats[1].invite or "", "Ann")
            await lobby.set_seat(created.table, 1, notify=Notify(email=ANN))
            await answered(lobby.store, await server.until(1), True)
            await closing.delete(lobby, created.table, 0)
            assert "Subject: Table deleted: Our war" in await server.until(2)

    run(check())


def test_without_an_address_of_its_own_a_server_sends_no_mail() -> None:
    for made in (Notices(smtp="smtp://localhost"), Notices(public="https://games.example")):
        with pytest.raises(BadAddress) as bad:
            run(made.check(Notify(email=ANN)))
        assert bad.value.figures == {"why": "no-mail"}
