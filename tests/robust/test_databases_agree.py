"""SQLite and PostgreSQL accept the same: odd inputs at every address, asked of both, are answered alike."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from grognard.table import Lobby
from tests.databases import postgresql as postgresql
from tests.databases import server as server
from tests.databases import sqlite as sqlite
from tests.robust.asgi import Answer, application, ask, bearer
from tests.table.helpers import BFG, lobby_on, run, spec

ODD: tuple[Any, ...] = (
    "", " ", "\0", "a\0b", "\ud800", "\u202e", "é" * 300, "\U0001f98a" * 70, "x" * 3000, "%00", "'; --", "\r",
    "a" * 16 + "\0", 0, -1, 2**31, 2**63, 10**30, 1.5, True, None, [], {}, ["\0"], {"\0": "\0"}, "e\u0301",
)  # fmt: skip
PATHS = (
    "%00",
    "a%00b",
    "%FF%FE",
    "%ED%A0%80",
    "x" * 3000,
    "..",
    "%2e%2e",
    "é",
    "'",
    "%F0%9F%A6%8A",
    "-1",
    "9" * 30,
)
BODIES: dict[str, dict[str, Any]] = {
    "POST /api/tables": {
        "game": BFG, "scenario": "historical", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}],
        "options": {}, "title": "One", "clock": {"minutes": 9, "seconds": 9}, "spectators": True,
    },
    "POST /api/tables/{table_id}/claim": {"invite": "i", "name": "Ben", "request": "r" * 16},
    "POST /api/tables/{table_id}/actions": {"line": "end", "after": 0, "request": "a1"},
    "POST /api/tables/{table_id}/undo": {"after": 0, "request": "u1"},
    "POST /api/tables/{table_id}/take-out": {"ply": 0, "after": 0, "request": "t1"},
    "POST /api/tables/{table_id}/proposals": {"kind": "draw", "agree": True, "after": 0, "request": "p1"},
    "POST /api/tables/{table_id}/resign": {"request": "g1"},
    "POST /api/tables/{table_id}/reinvite": {"seat": 1, "request": "i1"},
    "POST /api/tables/{table_id}/orders": {"kind": "supply", "choice": "never", "request": "o1"},
    "POST /api/tables/{table_id}/chat": {"text": "Good day.", "request": "c1"},
    "POST /api/tables/{table_id}/recovery": {},
    "PATCH /api/tables/{table_id}/seat": {"name": "Ada", "notify": None},
    "POST /api/tables/{table_id}/rules": {"version": 2},
    "POST /api/tables/{table_id}/stand-in": {"seat": 1, "bot": "random"},
    "POST /api/tables/{table_id}/answer": {"line": "end"},
    "POST /api/tables/{table_id}/offers": {"tokens": ["unit:su_43"], "after": 0},
    "POST /api/tables/{table_id}/reasons": {"picked": ["unit:su_43"], "space": "2020", "verb": "move"},
}  # fmt: skip
"""A body of the right form for every address that takes one."""
Asked = tuple[str, str, bytes]


def test_both_databases_answer_odd_inputs_alike(sqlite: str, postgresql: str) -> None:
    first, second = (run(_answers(url)) for url in (sqlite, postgresql))
    assert len(first) > 700
    assert [told for told in first if int(told.split()[2]) >= 500] == []
    assert [pair for pair in zip(first, second, strict=True) if pair[0] != pair[1]] == []


async def _answers(url: str) -> list[str]:
    async with lobby_on(url) as lobby, application(lobby) as app:
        schema = (await ask(app, "GET", "/schema/openapi.json")).json()
        created = await lobby.create(spec(BFG), seed="1")
        token, told = str(created.seats[0].token), []
        for method, path, body in _odd(schema, created.table):
            answer = await ask(app, method, path, body, [bearer(token)])
            told.append(f"{method} {path[:80]} {answer.status} {body[:200]!r} {_plain(answer)}")
        told += await _kept(lobby, created.table)
    return [line.replace(created.table, "TABLE") for line in told]


def _odd(schema: Any, table: str) -> Iterator[Asked]:
    """Every address with every odd thing in each of its places."""
    for template, methods in schema["paths"].items():
        for method in (name.upper() for name in methods if name in ("get", "post", "patch", "put", "delete")):
            yield from _odd_paths(method, template, table)
            path = re.sub(r"\{[^}]*\}", "x", template.replace("{table_id}", table).replace("{game}", BFG))
            body = BODIES.get(f"{method} {template}")
            if body is not None:
                yield from ((method, path, one) for one in _odd_bodies(body))
            elif method == "POST":
                yield from ((method, path, json.dumps(odd).encode()) for odd in ODD)


def _odd_paths(method: str, template: str, table: str) -> Iterator[Asked]:
    for place in re.findall(r"\{[^}]*\}", template):
        for odd in PATHS:
            path = template.replace(place, odd).replace("{table_id}", table).replace("{game}", BFG)
            yield method, re.sub(r"\{[^}]*\}", "x", path), b""


def _odd_bodies(body: dict[str, Any]) -> Iterator[bytes]:
    yield b"[" * 3000
    yield b'{"a":' * 500
    for name in body:
        for odd in ODD:
            changed = {**body, name: odd}
            if name == "line" and odd == "":
                continue
            yield json.dumps(changed).encode()


def _plain(answer: Answer) -> str:
    """What is told, without what is drawn by chance."""
    if "json" not in answer.headers.get("content-type", ""):
        return ""
    told = answer.json()
    if answer.status >= 400:
        return f"{told['error']} {told['message']}"
    return str(sorted(told)) if isinstance(told, dict) else str(len(told))


async def _kept(lobby: Lobby, table: str) -> list[str]:
    """What is stored of it comes back as it was given."""
    lobby.open_tables.drop(table)
    said = [f"chat {line.name!r} 200 {line.text!r}" for line in await lobby.chat(table)]
    found = await lobby.table(table)
    return [*said, *(f"seat {seat.seat} 200 {seat.name!r} {seat.kind}" for seat in found.seats)]


def test_the_addresses_that_take_a_body_are_all_here(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby, application(lobby) as app:
            schema = (await ask(app, "GET", "/schema/openapi.json")).json()
        wanted = {
            f"{method.upper()} {path}"
            for path, methods in schema["paths"].items()
            for method, described in methods.items()
            if "application/json" in described.get("requestBody", {}).get("content", {})
        }
        assert wanted == set(BODIES)

    run(check())
