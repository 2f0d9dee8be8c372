"""Every way in which a request can be wrong: the status, the key, and a sentence in both languages."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from tests.server.common import BFG, Served, bearer, run, served

NOWHERE = "x" * 12
ACT = {"line": "end", "after": 0, "request": "r"}
TAKEBACK = {"kind": "takeback", "agree": True, "after": 0, "request": "r"}
REMATCH = {"kind": "rematch", "agree": True, "after": 0, "request": "r"}
SEATS = [{"kind": "me"}, {"kind": "me"}]
TABLE = {"game": BFG, "seats": SEATS}


class Wrong:
    """A request that is wrong, and what comes of it."""

    def __init__(self, status: int, error: str, method: str, path: str, **more: Any) -> None:
        self.status, self.error, self.method, self.path, self.more = status, error, method, path, more

    def __repr__(self) -> str:
        return f"{self.method} {self.path} {self.error}"


WRONG = [
    Wrong(404, "no-such-page", "GET", "/api/nothing"),
    Wrong(405, "wrong-method", "DELETE", "/api/tables"),
    Wrong(404, "no-such-game", "GET", "/api/games/chess/rules"),
    Wrong(404, "no-such-page", "GET", "/api/games/%20/rules"),
    Wrong(404, "no-such-page", "GET", "{table}/overlays/%20"),
    Wrong(404, "no-such-table", "GET", f"/api/tables/{NOWHERE}"),
    Wrong(404, "no-such-table", "GET", "/api/tables/short"),
    Wrong(404, "no-such-table", "POST", f"/api/tables/{NOWHERE}/actions", json=ACT),
    Wrong(404, "no-such-table", "POST", f"/api/tables/{NOWHERE}/claim", json={"invite": "x"}),
    Wrong(422, "unknown-choice", "POST", "/api/tables", json={**TABLE, "game": "chess"}),
    Wrong(422, "unknown-choice", "POST", "/api/tables", json={**TABLE, "scenario": "mars"}),
    Wrong(422, "unknown-choice", "POST", "/api/tables", json={**TABLE, "seats": SEATS[:1]}),
    Wrong(422, "unknown-choice", "POST", "/api/tables", json={**TABLE, "options": {"x": 1}}),
    Wrong(422, "misshapen", "POST", "/api/tables", json={"game": BFG, "seats": [], "spectators": True}),
    Wrong(422, "misshapen", "POST", "/api/tables", json={"game": 7, "seats": SEATS}),
    Wrong(422, "misshapen", "POST", "/api/tables", json={"seats": SEATS}),
    Wrong(422, "unreadable", "POST", "/api/tables", content=b"{"),
    Wrong(422, "misshapen", "POST", "/api/tables", content=b'{"game":' + b"[" * 30_000),
    Wrong(422, "misshapen", "POST", "/api/tables", content=b'{"x":' + b"[" * 30_000),
    Wrong(422, "unreadable", "POST", "/api/tables", content=b"[" * 30_000),
    Wrong(422, "unreadable", "POST", "/api/tables", content=b"\xff\xfe"),
    Wrong(413, "too-large", "POST", "/api/tables", content=b" " * 70_000),
    Wrong(413, "too-large", "POST", "/api/records", content=b" " * 5_000_000),
    Wrong(422, "bad-file", "POST", "/api/records", content=b"not a record"),
    Wrong(422, "bad-file", "POST", "/api/records", content=b"\xff\xfe"),
    Wrong(422, "bad-file", "POST", "/api/records", content=b"grognard record 1\n{}\n"),
    Wrong(401, "no-token", "POST", "{table}/actions", json=ACT),
    Wrong(401, "no-token", "POST", "{table}/undo", json={"after": 0, "request": "r"}),
    Wrong(401, "no-token", "POST", "{table}/chat", json={"text": "x", "request": "r"}),
    Wrong(401, "no-token", "PATCH", "{table}/seat", json={"name": "x"}),
    Wrong(401, "no-token", "POST", "{table}/stand-in", json={"seat": 0, "bot": "random"}),
    Wrong(403, "not-your-seat", "GET", "{table}/scene", headers=bearer("forged")),
    Wrong(403, "not-your-seat", "GET", "{table}", headers={"Authorization": "Basic eDp5"}),
    Wrong(403, "not-your-seat", "POST", "{table}/actions", json=ACT, headers=bearer("forged")),
    Wrong(409, "stale", "POST", "{table}/actions", json={**ACT, "after": 9}, seat=0),
    Wrong(409, "cannot-undo", "POST", "{table}/undo", json={"after": 0, "request": "r"}, seat=0),
    Wrong(409, "seat-taken", "POST", "{table}/claim", json={"invite": "forged"}),
    Wrong(422, "not-your-turn", "POST", "{table}/actions", json=ACT, seat=1),
    Wrong(422, "unknown-verb", "POST", "{table}/actions", json={**ACT, "line": "fly"}, seat=0),
    Wrong(422, "unknown-name", "POST", "{table}/actions", json={**ACT, "line": "move x 1"}, seat=0),
    Wrong(422, "misshapen", "POST", "{table}/actions", json={**ACT, "line": ""}, seat=0),
    Wrong(422, "misshapen", "POST", "{table}/actions", json={**ACT, "after": -1}, seat=0),
    Wrong(422, "misshapen", "POST", "{table}/actions", json={**ACT, "after": "0"}, seat=0),
    Wrong(422, "misshapen", "POST", "{table}/actions", json={**ACT, "request": "a b"}, seat=0),
    Wrong(422, "misshapen", "POST", "{table}/actions", json={**ACT, "more": 1}, seat=0),
    Wrong(422, "unreadable", "POST", "{table}/actions", json=[], seat=0),
    Wrong(422, "unreadable", "POST", "{table}/actions", content=b"", seat=0),
    Wrong(422, "misshapen", "POST", "{table}/chat", json={"text": "", "request": "r"}, seat=0),
    Wrong(422, "bad-text", "POST", "{table}/chat", json={"text": "  ", "request": "r"}, seat=0),
    Wrong(422, "no-such-seat", "POST", "{table}/stand-in", json={"seat": 9, "bot": "random"}, seat=0),
    Wrong(409, "still-running", "POST", "{table}/stand-in", json={"seat": 1, "bot": "random"}, seat=0),
    Wrong(409, "cannot-take-back", "POST", "{table}/proposals", json=TAKEBACK, seat=0),
    Wrong(409, "goes-on", "POST", "{table}/proposals", json=REMATCH, seat=0),
    Wrong(404, "no-such-overlay", "GET", "{table}/overlays/weather"),
    Wrong(422, "no-such-unit", "GET", "{table}/overlays/reach?unit=nobody"),
    Wrong(422, "no-such-moment", "GET", "{table}/film?first=3"),
    Wrong(422, "no-such-moment", "GET", "{table}/film?last=3"),
    Wrong(422, "misshapen", "GET", "{table}/film?first=-1"),
    Wrong(422, "misshapen", "GET", "{table}/film?first=now"),
]


def test_every_error_has_its_status_and_words(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            before = (await server.get(f"/api/tables/{table}/scene")).json()
            for wrong in WRONG:
                told = [
                    await _ask(server, wrong, f"/api/tables/{table}", seats, language)
                    for language in ("en", "fr-CH,fr;q=0.9,en;q=0.5")
                ]
                assert told[0] != told[1], wrong
            assert (await server.get(f"/api/tables/{table}/scene")).json() == before

    run(scenario())


async def _ask(server: Served, wrong: Wrong, table: str, seats: list[Any], language: str) -> str:
    more = dict(wrong.more)
    headers = {"Accept-Language": language, **more.pop("headers", {})}
    if "seat" in more:
        headers |= bearer(seats[more.pop("seat")]["token"])
    path = wrong.path.replace("{table}", table)
    answer = await server.client.request(wrong.method, path, headers=headers, **more)
    assert (answer.status_code, answer.json()["error"]) == (wrong.status, wrong.error), (wrong, answer.text)
    assert answer.json().keys() <= {"error", "message", "rule", "seq"}
    assert answer.json()["message"][0].isupper()
    return str(answer.json()["message"])


def test_a_fault_of_the_program_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, _ = await server.table()

            def fail(*_: Any) -> None:
                raise RuntimeError("the secret place")

            monkeypatch.setattr(server.lobby, "chat", fail)
            answer = await server.get(f"/api/tables/{table}/scene", language="fr")
            assert (answer.status_code, answer.json()["error"]) == (500, "failed")
            assert "secret" not in answer.text
            assert answer.headers["x-content-type-options"] == "nosniff"

    with caplog.at_level(logging.ERROR, "grognard.server"):
        run(scenario())
    assert "the secret place" in caplog.text


def test_what_is_long_or_deep_is_no_fault_of_the_program(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            deep = b"[" * 30_000
            for path in ("/api/tables", "/api/records"):
                assert (await server.client.post(path, content=deep)).status_code == 422
            record = b'grognard record 2\n{"options":' + b'{"a":' * 50_000 + b"\n! {}\n"
            assert (await server.client.post("/api/records", content=record)).status_code == 422
            seed = b'grognard record 2\n{"game":"bfg","seed":"' + b"x" * 300 + b'"}\n! {}\n'
            assert (await server.client.post("/api/records", content=seed)).status_code == 422
            for path in ("/" + "x" * 5000, "/assets/" + "x" * 300, "/%ff%fe", "/api/tables/%ff"):
                assert (await server.get(path)).status_code in (200, 404, 503)

    run(scenario())


def test_health_asks_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> None:
        raise OSError("the disk is gone")

    async def scenario() -> None:
        async with served(tmp_path) as server:
            assert (await server.get("/health")).json() == {"status": "ok"}
            monkeypatch.setattr(server.lobby.store, "check", gone)
            assert (await server.get("/health")).status_code == 503
            assert (await server.get("/ready")).status_code == 200

    run(scenario())
