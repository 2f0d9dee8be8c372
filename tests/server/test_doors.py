"""Seats given away, tables deleted, mail answered, quotas: as they are met over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from grognard.server.settings import Limits, Rate
from grognard.store import mail_addresses
from grognard.table import Lobby
from tests.server.common import BFG, Served, bearer, run, served

ANN = "ann@example.org"


async def with_a_friend(server: Served) -> tuple[str, str, str]:
    """A table, the host's token and a friend's."""
    table, seats = await server.table("me", "friend", game=BFG)
    claim = await server.post(f"/api/tables/{table}/claim", {"invite": seats[1]["invite"]})
    return table, seats[0]["token"], claim.json()["token"]


def test_a_deleted_table_is_closed_to_those_who_listen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, host, friend = await with_a_friend(server)
            async with server.live(table, friend) as live:
                await live.next("scene")
                for headers, status in (
                    ({}, 401),
                    (bearer(friend), 403),
                    (bearer(host), 204),
                    (bearer(host), 404),
                ):
                    answer = await server.client.delete(f"/api/tables/{table}", headers=headers)
                    assert answer.status_code == status
                with pytest.raises(ConnectionClosed) as closed:
                    await live.next("nothing else")
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "deleted")
            answer = await server.get(f"/api/tables/{table}", friend, language="fr")
            assert (answer.status_code, answer.json()["error"]) == (404, "deleted")
            assert "supprimée" in answer.json()["message"]

    run(scenario())


def test_the_seat_of_a_friend_who_stays_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, host, friend = await with_a_friend(server)
            wish, path = {"seat": 1, "request": "r1"}, f"/api/tables/{table}/reinvite"
            answer = await server.post(path, wish, host)
            assert (answer.status_code, answer.json()["error"]) == (409, "not-away")
            let_pass(server.lobby, 90_000)
            told = [(await server.post(path, wish, host)).json() for _ in range(2)]
            assert told[0] == told[1] == {"seat": 1, "invite": told[0]["invite"], "waiting_for": []}
            assert (await server.get(f"/api/tables/{table}", friend)).status_code == 403
            claim = await server.post(f"/api/tables/{table}/claim", {"invite": told[0]["invite"]})
            assert claim.json()["seat"] == 1
            assert (await server.post(path, {**wish, "seat": 9}, host)).status_code == 422

    run(scenario())


def let_pass(lobby: Lobby, seconds: float) -> None:
    now = lobby.now
    lobby.now = lambda: now() + seconds


def test_a_mail_s_link(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            store = server.lobby.store
            word = mail_addresses.mail_address(store, ANN).word
            page = await server.get(f"/mail/{word}", language="fr")
            assert "Oui, écrivez-moi" in page.text
            assert mail_addresses.mail_address(store, ANN).wanted is None  # looking is not answering
            for body, kind, wanted in (
                (b"wanted=yes\r\n", "text/plain", True),
                (b"wanted=no\r\n", "text/plain", False),
                (b"wanted=yes\r\n", "text/plain", True),
                (b"List-Unsubscribe=One-Click", "application/x-www-form-urlencoded", False),
            ):
                headers = {"Content-Type": kind}
                answer = await server.client.post(f"/mail/{word}", content=body, headers=headers)
                assert answer.status_code == 200
                assert mail_addresses.mail_address(store, ANN).wanted is wanted
            assert (await server.client.post(f"/mail/{word}", content=b"what?")).status_code == 422
            for wrong in ("x" * 32, "short", "x" * 500):
                assert (await server.get(f"/mail/{wrong}")).status_code == 404

    run(scenario())


@pytest.mark.parametrize(
    ("limits", "ask"),
    [
        (Limits(records=Rate(250_000, 86400)), ("POST", "/api/records", {"content": b"no record"})),
        (Limits(addresses=Rate(2, 86400)), ("PATCH", "seat", {"json": {"notify": {"email": ANN}}})),
        (
            Limits(addresses=Rate(2, 86400)),
            ("PATCH", "seat", {"json": {"notify": {"webhook": "http://192.0.2.7/"}}}),
        ),
    ],
    ids=["records", "mail addresses", "webhooks"],
)
def test_a_day_has_its_measure(tmp_path: Path, limits: Limits, ask: tuple[str, str, Any]) -> None:
    async def scenario() -> None:
        async with served(tmp_path, limits=limits) as server:
            table, host, _ = await with_a_friend(server)
            method, path, how = ask
            path = path if path.startswith("/") else f"/api/tables/{table}/{path}"
            answers = [
                await server.client.request(method, path, headers=bearer(host), **how) for _ in range(3)
            ]
            assert [answer.status_code for answer in answers] == [422, 422, 429]
            assert int(answers[2].headers["retry-after"]) > 3600

    run(scenario())
