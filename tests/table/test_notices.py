"""BotPlayers who are away hear of their turn; nothing goes into private networks, nothing is followed."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from grognard.table import Lobby, Notices, Notify, webhook
from grognard.table.errors import BadAddress
from grognard.table.notices import IN_SECONDS, MOST_POSTS, Posts
from grognard.table.webhook import is_public
from tests.table.helpers import BFG, begin, lobby_on, play, run


class Inbox(HTTPServer):
    """A web server on this machine that remembers what was posted to it."""

    status, location, slow = 204, "", 0.0

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.posted: list[tuple[str, dict[str, Any]]] = []
        self.came = threading.Event()
        self.url = f"http://127.0.0.1:{self.server_port}/hook?a=1"


class _Handler(BaseHTTPRequestHandler):
    server: Inbox

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.posted.append((self.path, json.loads(body)))
        threading.Event().wait(self.server.slow)
        self.send_response(self.server.status)
        if self.server.location:
            self.send_header("Location", self.server.location)
        self.end_headers()
        self.server.came.set()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    server = Inbox()
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def notices(**more: Any) -> Notices:
    settings = {"public": "https://games.example/", "private_webhooks": True, "grace": 0.05, **more}
    return Notices(**settings)


async def to_the_other(lobby: Lobby, id: str) -> None:
    """The one who is asked plays until the other one is."""
    first = (await lobby.table(id)).waiting
    while (await lobby.table(id)).waiting == first:
        await play(lobby, id, 1)


async def with_notify(lobby: Lobby, notify: Notify) -> str:
    id = await begin(lobby, BFG, title="Our war")
    await lobby.set_seat(id, 1, name="Ann", notify=notify)
    return id


def test_a_webhook_is_told_whose_turn_it_is(sqlite: str, inbox: Inbox) -> None:
    async def check() -> None:
        async with lobby_on(sqlite, None, notices()) as lobby:
            id = await with_notify(lobby, Notify(webhook=inbox.url, language="fr"))
            await to_the_other(lobby, id)
            assert await asyncio.to_thread(inbox.came.wait, 60)
            [(path, told)] = inbox.posted
            assert path == "/hook?a=1"
            assert (told["table"], told["url"]) == (id, f"https://games.example/table/{id}")
            assert told["text"].startswith("Ann, c’est à vous de jouer")
            assert told["title"] == "Our war"

    run(check())


def test_who_is_there_gets_no_notice(sqlite: str, inbox: Inbox) -> None:
    async def check() -> None:
        async with lobby_on(sqlite, None, notices()) as lobby:
            id = await with_notify(lobby, Notify(webhook=inbox.url))
            with lobby.watch(id, [1]):
                await to_the_other(lobby, id)
                await asyncio.sleep(0.3)
            assert inbox.posted == []

    run(check())


def test_who_has_answered_within_the_grace_gets_no_notice(sqlite: str, inbox: Inbox) -> None:
    async def check() -> None:
        async with lobby_on(sqlite, None, notices(grace=2.0)) as lobby:
            id = await with_notify(lobby, Notify(webhook=inbox.url))
            await to_the_other(lobby, id)
            await to_the_other(lobby, id)
            await asyncio.sleep(2.5)
            assert inbox.posted == []

    run(check())


def test_no_redirection_is_followed(inbox: Inbox) -> None:
    inbox.status, inbox.location = 307, inbox.url.replace("/hook", "/elsewhere")
    with pytest.raises(ConnectionError):
        run(webhook.post(inbox.url, b"{}", private=True))
    assert [path for path, _ in inbox.posted] == ["/hook?a=1"]


def test_a_slow_server_is_left_alone(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "SECONDS", 0.2)
    inbox.slow = 1.0
    with pytest.raises(TimeoutError):
        run(webhook.post(inbox.url, b"{}", private=True))


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://127.0.0.1/x", "private-host"),
        ("http://localhost:99/x", "private-host"),
        ("https://[::1]/", "private-host"),
        ("http://[::ffff:10.0.0.1]/", "private-host"),
        ("http://10.1.2.3/", "private-host"),
        ("http://192.168.0.1/", "private-host"),
        ("http://169.254.169.254/latest/meta-data", "private-host"),
        ("http://0.0.0.0/", "private-host"),
        ("http://2130706433/", "private-host"),
        ("http://nowhere.invalid/", "unknown-host"),
        ("ftp://example.org/", "no-webhook"),
        ("file:///etc/passwd", "no-webhook"),
        ("http://user:password@example.org/", "no-webhook"),
        ("http:///x", "no-webhook"),
        ("http://example.org:99999/", "no-webhook"),
        ("http://example.org/\r\nX: y", "no-webhook"),
        ("http://example.org/" + "a" * 2000, "no-webhook"),
    ],
)
def test_addresses_that_nothing_is_sent_to(url: str, why: str) -> None:
    with pytest.raises(BadAddress) as bad:
        run(Notices().check(Notify(webhook=url)))
    assert bad.value.figures == {"why": why}
    with pytest.raises(BadAddress):
        run(webhook.post(url, b"{}", private=False))


def test_a_public_address_is_taken() -> None:
    to = run(webhook.target("https://8.8.8.8/hook?x", private=False))
    assert to == ("8.8.8.8", 443, "8.8.8.8", "/hook?x", True)


@pytest.mark.parametrize("email", ["ann", "ann@x", "a b@example.org", "ann@example.org\nBcc: x@y.z", "@b.c"])
def test_what_is_no_mail_address(email: str) -> None:
    with pytest.raises(BadAddress) as bad:
        run(notices(smtp="smtp://localhost").check(Notify(email=email)))
    assert bad.value.figures == {"why": "no-mail-address"}


def test_a_failure_is_logged_without_the_address(
    sqlite: str, inbox: Inbox, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        inbox.status = 500
        async with lobby_on(sqlite, None, notices()) as lobby:
            id = await with_notify(lobby, Notify(webhook=inbox.url))
            await to_the_other(lobby, id)
            assert await asyncio.to_thread(inbox.came.wait, 60)
            while "could not be sent" not in caplog.text:
                await asyncio.sleep(0.01)

    with caplog.at_level(logging.DEBUG, "grognard"):
        run(check())
    assert "could not be sent" in caplog.text
    assert "127.0.0.1" not in caplog.text


def test_settings_come_from_the_environment() -> None:
    made = Notices.from_environment(
        {"GROGNARD_SMTP_URL": "smtp://h", "GROGNARD_PUBLIC_URL": "https://p", "GROGNARD_WEBHOOK_PRIVATE": "1"}
    )
    assert (made.smtp, made.public, made.private_webhooks) == ("smtp://h", "https://p", True)
    assert not Notices.from_environment({}).private_webhooks


@pytest.mark.parametrize(
    ("number", "public"),
    [
        ("8.8.8.8", True), ("2606:4700::1111", True), ("64:ff9b::808:808", True), ("127.0.0.1", False),
        ("10.0.0.1", False), ("::1", False), ("fc00::1", False), ("fe80::1%eth0", False),
        ("::ffff:127.0.0.1", False), ("::7f00:1", False), ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False), ("2002:a00:1::", False),
    ],
)  # fmt: skip
def test_every_way_to_write_a_private_address_is_known(number: str, public: bool) -> None:
    assert is_public(number) == public


def test_names_that_nobody_answers_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is stored is read in threads too, of which there are few."""
    answered = threading.Event()

    def slow(*_: Any, **__: Any) -> Any:
        answered.wait(60)
        raise OSError("no such name")

    monkeypatch.setattr("socket.getaddrinfo", slow)

    async def check() -> None:
        asked = [asyncio.create_task(webhook.target(f"http://h{n}.example/", False)) for n in range(64)]
        await asyncio.sleep(0)
        try:
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "read"), 5) == "read"
        finally:
            answered.set()
            ends = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(end) for end in ends} == {BadAddress}

    run(check())


def test_nobody_is_flooded_with_notices(sqlite: str, inbox: Inbox) -> None:
    """However fast two seats play whose notices somebody sends to a host that is not theirs."""

    async def check() -> None:
        async with lobby_on(sqlite, None, notices(grace=1.0)) as lobby:
            id = await with_notify(lobby, Notify(webhook=inbox.url))
            await lobby.set_seat(id, 0, notify=Notify(webhook=inbox.url))
            for _ in range(6):
                await to_the_other(lobby, id)
            assert await asyncio.to_thread(inbox.came.wait, 60)
            await asyncio.sleep(0.5)
            assert len(inbox.posted) == 1

    run(check())


def test_a_host_gets_so_many_notices_and_no_more() -> None:
    now = 0.0
    posts = Posts(lambda: now)
    told = [posts.one_more(f"http://a.example/{n}") for n in range(MOST_POSTS + 5)]
    assert told == [True] * MOST_POSTS + [False] * 5
    assert posts.one_more("http://b.example/")
    now = IN_SECONDS + 1
    assert posts.one_more("http://a.example/")
