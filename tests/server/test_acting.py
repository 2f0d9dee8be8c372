"""Actions go past the framework: whatever is sent, its route answers alike."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from grognard.server.settings import BODY_LIMIT
from grognard.table import Lobby
from tests.robust.asgi import Answer, application, ask, bearer
from tests.server.common import BFG, run
from tests.table.helpers import lobby_on, spec


def _body(line: str = "move", after: Any = 0, request: str = "r0", **more: Any) -> bytes:
    return json.dumps({"line": line, "after": after, "request": request, **more}).encode()


async def _both(app: Any, table: str, body: bytes, *headers: tuple[bytes, bytes]) -> Answer:
    """What an action is answered; its route, to which a stroke at the end leads, says the same."""
    answers = [
        await ask(app, "POST", f"/api/tables/{table}/actions{end}", body, headers) for end in ("/", "")
    ]
    assert answers[0] == answers[1]
    return answers[1]


def test_an_action_is_answered_as_by_its_route(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with lobby_on(f"sqlite:///{tmp_path / 'games.db'}") as lobby, application(lobby) as app:
            created = await lobby.create(spec(BFG), seed="1")
            table, token = created.table, bearer(created.seats[0].token or "")
            state = (await lobby.table(table)).state
            line = state.game.write(state.prompt(0).sample(Random(1)))
            french = (b"accept-language", b"fr")
            refused = {
                "unknown table": ("x" * 12, _body(), (token,)),
                "no table": ("short", _body(), (token,)),
                "no token": (table, _body(line), ()),
                "forged": (table, _body(line), (bearer("forged"),)),
                "other seat": (table, _body(line), (bearer(created.seats[1].token or ""),)),
                "illegal": (table, _body("move nobody 0101-0102"), (token,)),
                "illegal in French": (table, _body("move nobody 0101-0102"), (token, french)),
                "stale": (table, _body(line, after=5), (token, french)),
                "nothing": (table, b"", (token,)),
                "broken": (table, b'{"line":', (token,)),
                "no text": (table, b"\xff\xfe", (token,)),
                "deep": (table, b"[" * 30_000, (token,)),
                "too long": (table, b" " * (BODY_LIMIT + 1), (token,)),
                "long": (table, _body("x" * 2001), (token,)),
                "wrong type": (table, _body(line, after="0"), (token,)),
                "one too many": (table, _body(line, more=1), (token, french)),
                "odd request": (table, _body(line, request="a b"), (token,)),
            }
            for name, (id, body, headers) in refused.items():
                assert 400 <= (await _both(app, id, body, *headers)).status < 500, name
            done = await ask(app, "POST", f"/api/tables/{table}/actions", _body(line), (token,))
            assert (done.status, done.json()) == (200, {"seq": 1, "ply": 1, "again": False})
            again = await _both(app, table, _body(line), token)
            assert (again.status, again.json()) == (200, {"seq": 1, "ply": 1, "again": True})

    run(scenario())


def test_a_fault_is_answered_as_by_the_route(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any, **__: Any) -> Any:
        raise RuntimeError("a secret")

    monkeypatch.setattr(Lobby, "act", fail)

    async def scenario() -> None:
        async with lobby_on(f"sqlite:///{tmp_path / 'games.db'}") as lobby, application(lobby) as app:
            created = await lobby.create(spec(BFG), seed="1")
            answer = await _both(app, created.table, _body(), bearer(created.seats[0].token or ""))
            assert answer.status == 500
            assert b"secret" not in answer.body

    run(scenario())


def test_a_fault_that_comes_again_does_not_fill_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever plays on from a position of their own making may break the rules with every request."""

    async def fail(*_: Any, **__: Any) -> Any:
        raise RuntimeError("broken")

    monkeypatch.setattr(Lobby, "act", fail)

    async def scenario() -> None:
        async with lobby_on(f"sqlite:///{tmp_path / 'games.db'}") as lobby, application(lobby) as app:
            created = await lobby.create(spec(BFG), seed="1")
            for _ in range(5):
                await _both(app, created.table, _body(), bearer(created.seats[0].token or ""))

    run(scenario())
    faults = [record for record in caplog.records if "failed" in record.getMessage()]
    assert len(faults) == 10
    assert [bool(record.exc_info) for record in faults] == [True] + [False] * 9
    assert all(record.getMessage().count("\n") == 0 for record in faults)


@pytest.mark.parametrize(
    ("cut", "status"),
    [
        (lambda body: [b"", body], 200),
        (lambda body: [body[:7], b"", body[7:]], 200),
        (lambda body: [body[:7]], 422),
        (lambda body: [], 422),
    ],
)
def test_a_body_in_pieces_is_done_when_it_is_whole(
    cut: Callable[[bytes], list[bytes]], status: int, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with lobby_on(f"sqlite:///{tmp_path / 'games.db'}") as lobby, application(lobby) as app:
            created = await lobby.create(spec(BFG), seed="1")
            state = (await lobby.table(created.table)).state
            body = _body(state.game.write(state.prompt(0).sample(Random(1))))
            path, token = f"/api/tables/{created.table}/actions", bearer(created.seats[0].token or "")
            answer = await ask(app, "POST", path, body, (token,), cut(body))
            assert answer.status == status, answer.body
            assert (await lobby.table(created.table)).seq == (1 if status == 200 else 0)

    run(scenario())


def test_actions_do_not_pass_the_framework(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with lobby_on(f"sqlite:///{tmp_path / 'games.db'}") as lobby, application(lobby) as app:
            created = await lobby.create(spec(BFG), seed="1")
            passed: list[str] = []

            async def noted(scope: Any, receive: Any, send: Any) -> None:
                passed.append(scope["path"])

            monkeypatch.setattr(app._acting, "_api", SimpleNamespace(state=app.api.state, __call__=noted))
            monkeypatch.setattr(app, "api", noted)
            answer = await ask(app, "POST", f"/api/tables/{created.table}/actions", _body())
            assert (answer.status, passed) == (401, [])

    run(scenario())


@pytest.mark.parametrize("end", ["", "/"])
def test_who_is_not_waited_for_when_the_server_ends_is_told_to_ask_again(
    end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be stored or not: with the same request it is done once."""
    begun = asyncio.Event()

    async def act(*_: Any, **__: Any) -> Any:
        begun.set()
        await asyncio.sleep(600)

    monkeypatch.setattr(Lobby, "act", act)

    async def scenario() -> None:
        async with lobby_on(f"sqlite:///{tmp_path / 'games.db'}") as lobby, application(lobby) as app:
            created = await lobby.create(spec(BFG), seed="1")
            path, token = f"/api/tables/{created.table}/actions{end}", bearer(created.seats[0].token or "")
            asked = asyncio.create_task(ask(app, "POST", path, _body(), (token,)))
            await begun.wait()
            asked.cancel()
            answer = await asked
            assert (answer.status, answer.json()["error"]) == (503, "not-stored")

    run(scenario())
