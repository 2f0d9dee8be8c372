"""Our own page may ask from a browser; a page elsewhere, or another name for this machine, may not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from grognard.server.origin import Origins
from grognard.server.settings import Settings
from tests.server.common import run, served

HOME, CLUB = Settings(), Settings(host="0.0.0.0", public="https://games.example.org")
UNTOLD, BEHIND = Settings(host="0.0.0.0"), Settings(proxy=True, public="https://games.example.org")


def asked(host: str, origin: str = "", method: str = "POST", kind: str = "", scheme: str = "http") -> Any:
    headers = {"host": host, "origin": origin, "content-type": kind}
    told = [(name.encode(), value.encode()) for name, value in headers.items() if value]
    return {"type": scheme, "method": method, "headers": told}


@pytest.mark.parametrize(
    ("settings", "scope", "refusal"),
    [
        (HOME, asked("127.0.0.1:8765"), None),
        (HOME, asked("localhost:8765", "http://localhost:8765"), None),
        (HOME, asked("[::1]:8765", "http://[::1]:8765"), None),
        (HOME, asked("evil.example:8765", method="GET"), "wrong-host"),
        (HOME, asked("192.168.0.7:8765", method="GET"), "wrong-host"),
        (HOME, asked(""), "wrong-host"),
        (HOME, asked("127.0.0.1:8765", "https://evil.example"), "foreign-origin"),
        (HOME, asked("127.0.0.1:8765", "http://127.0.0.1:9999"), "foreign-origin"),
        (HOME, asked("127.0.0.1:8765", "null"), "foreign-origin"),
        (HOME, asked("127.0.0.1:8765", "http://[broken"), "foreign-origin"),
        (HOME, asked("127.0.0.1:8765", "https://evil.example", "GET"), None),
        (HOME, asked("127.0.0.1:8765", "https://evil.example", scheme="websocket"), "foreign-origin"),
        (HOME, asked("localhost", "http://localhost", kind="application/json; charset=utf-8"), None),
        (HOME, asked("localhost", "http://localhost", kind="text/plain"), None),
        (HOME, asked("localhost", "http://localhost", kind="multipart/form-data"), "foreign-origin"),
        (HOME, asked("localhost", kind="application/x-www-form-urlencoded"), None),
        (CLUB, asked("games.example.org", "https://games.example.org"), None),
        (CLUB, asked("10.0.0.1:8765", "http://10.0.0.1:8765"), None),
        (CLUB, asked("rebound.example", "http://rebound.example"), "wrong-host"),
        (BEHIND, asked("games.example.org", "https://games.example.org:8443"), None),
        (BEHIND, asked("games.example.org", "https://evil.example"), "foreign-origin"),
        (UNTOLD, asked("any.example", "https://any.example"), None),
        (UNTOLD, asked("any.example", "https://evil.example"), "foreign-origin"),
    ],
)
def test_who_may_ask(settings: Settings, scope: Any, refusal: str | None) -> None:
    assert Origins(settings).refusal(scope) == refusal


def test_a_foreign_page_is_turned_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            body = {"game": "bfg", "seats": [{"kind": "me"}] * 2}
            for headers, key in (
                ({"Origin": "https://evil.example"}, "foreign-origin"),
                ({"Host": "evil.example"}, "wrong-host"),
            ):
                answer = await server.client.post("/api/tables", json=body, headers=headers)
                assert (answer.status_code, answer.json()["error"]) == (403, key)
            table, _ = await server.table()
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            async with connect(address, origin="https://evil.example") as socket:  # type: ignore[arg-type]
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403

    run(scenario())
