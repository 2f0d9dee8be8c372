"""What the tests of the server share: a real server on a free port, clients that speak to it, small games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from grognard import store as stores
from grognard.server.app import create
from grognard.server.run import free_port, options
from grognard.server.settings import Settings
from grognard.table import BotPool, Lobby
from tests.table.helpers import BFG, TINY, find, run

__all__ = ["BFG", "TINY", "Live", "Served", "bearer", "first_line", "moves_of", "run", "served"]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Live:
    """A live connection that keeps what it was told up to date, as the page does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.heard = socket, list[str]()
        self.picture: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.seq = self.ply = -1
        self.eyes: int | None = None
        self.status: dict[str, Any] = {}
        self.waiting: list[int] = []

    async def next(self, *kinds: str) -> Any:
        """The next message of these kinds; others are taken in on the way."""
        while True:
            message = self._take_in(str(await asyncio.wait_for(self.socket.recv(), 60)))
            if not kinds or message["type"] in kinds:
                return message

    async def until(self, seq: int) -> None:
        """Takes in what comes until the table's number, as the viewer may count, is reached."""
        while self.seq < seq:
            await self.next("scene", "update")

    async def until_seen_by(self, eyes: int | None, seq: int) -> None:
        """For one who holds several seats: takes in what comes until these eyes are at this number."""
        while (self.eyes, self.seq) != (eyes, seq):
            await self.next("scene", "update")

    def _take_in(self, text: str) -> Any:
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "scene":
            self.picture, self.eyes = dict(message["picture"]), message["seat"]
            self.log, self.seq, self.ply = message["log"], message["seq"], message["ply"]
            self.status = message["status"]
            self.waiting = [seat["seat"] for seat in message["card"]["seats"] if seat["waiting"]]
        elif message["type"] == "update":
            self._follow(message)
        return message

    def _follow(self, update: dict[str, Any]) -> None:
        assert update["seq"] == self.seq + 1
        assert update["ply"] == self.ply + (1 if update["undoes"] is None else -1)
        self.seq, self.ply, self.status = update["seq"], update["ply"], update["status"]
        self.waiting = update["waiting"]
        self.log = [line for line in self.log if line["ply"] <= self.ply] + update["lines"]
        for key, value in update["changes"].items():
            if value is None:
                del self.picture[key]
            else:
                self.picture[key] = value


class Served:
    """A server that runs, and a client to ask it."""

    def __init__(self, client: httpx.AsyncClient, port: int, lobby: Lobby, server: uvicorn.Server) -> None:
        self.client, self.port, self.lobby, self.server = client, port, lobby, server

    async def get(self, path: str, token: str = "", language: str = "en", **headers: str) -> httpx.Response:
        return await self.client.get(path, headers=_headers(token, language, headers))

    async def post(self, path: str, body: Any, token: str = "", language: str = "en") -> httpx.Response:
        return await self.client.post(path, json=body, headers=_headers(token, language, {}))

    async def table(self, *kinds: str, game: str = BFG, **more: Any) -> tuple[str, list[dict[str, Any]]]:
        """A new table: its id and its seats."""
        kinds = kinds or ("me",) * (3 if game == TINY else 2)
        made = await self.post("/api/tables", {"game": game, "seats": [{"kind": k} for k in kinds], **more})
        assert made.status_code == 201, made.text
        return made.json()["table"], made.json()["seats"]

    async def act(self, table: str, token: str, line: str, after: int, request: str = "") -> httpx.Response:
        body = {"line": line, "after": after, "request": request or f"r{after}"}
        return await self.post(f"/api/tables/{table}/actions", body, token)

    @asynccontextmanager
    async def live(self, table: str, *tokens: str, language: str = "en", **hello: Any) -> AsyncIterator[Live]:
        async with connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/live") as socket:
            await socket.send(json.dumps({"tokens": tokens, "language": language, **hello}))
            yield Live(socket)


def _headers(token: str, language: str, more: dict[str, str]) -> dict[str, str]:
    return {"Accept-Language": language, **(bearer(token) if token else {}), **more}


@asynccontextmanager
async def served(folder: Path, bots: BotPool | None = None, **settings: Any) -> AsyncIterator[Served]:
    """A server as `grognard serve` runs it, in this process, with Three Foxes among the games."""
    chosen = Settings(**{"port": free_port("127.0.0.1", 0), "limits": None, **settings})
    store = stores.open(f"sqlite:///{folder / 'test.db'}")
    lobby = Lobby(store, bots, find=find)
    config = uvicorn.Config(create(chosen, lobby), **{**options(chosen), "loop": "none"})
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve())  # without taking over the signals of the tests
    while not server.started:
        assert not task.done()
        await asyncio.sleep(0.01)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{chosen.port}", timeout=30) as client:
            yield Served(client, chosen.port, lobby, server)
    finally:
        server.should_exit = True
        await task
        store.close()


async def moves_of(server: Served, table: str, token: str) -> dict[str, list[str]]:
    """Where each unit can go, asked for as the page does."""
    question = (await server.get(f"/api/tables/{table}/question", token)).json()
    moves: dict[str, list[str]] = {}
    for unit in question["more"]["move"]:
        moves |= (await _offers(server, table, token, unit))["move"]
    return moves


async def first_line(server: Served, table: str, token: str) -> str:
    """An action that is offered."""
    question = (await server.get(f"/api/tables/{table}/question", token)).json()
    choices, verb = question["choices"], next(iter(question["choices"]))
    if verb in question["more"]:
        choices = await _offers(server, table, token, question["more"][verb][0])
    words = []
    while choices:
        words.append(choices[0] if isinstance(choices, list) else next(iter(choices)))
        choices = None if isinstance(choices, list) else choices[words[-1]]
    return " ".join(words)


async def _offers(server: Served, table: str, token: str, picked: str) -> Any:
    after = (await server.get(f"/api/tables/{table}", token)).json()["seq"]
    body = {"tokens": [picked], "after": after}
    return (await server.post(f"/api/tables/{table}/offers", body, token)).json()["choices"]
