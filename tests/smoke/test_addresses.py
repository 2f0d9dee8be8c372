"""Every address of the server, for every game and scenario: none breaks, and all speak in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from grognard.kernel.messages import LANGUAGES
from grognard.store import mail_addresses
from tests.battery import World, strange
from tests.server.common import Served, bearer, run, served
from tests.smoke.common import check_words, every_scenario, stock

PROGRAMS = {"error", "definitions", "ground", "upper", "faces", "forts", "sample", "line", "kind", "name"}
"""What is no text for people: keys for programs, drawings, actions as they are sent."""


class Doors:
    """A client at one table that looks at every answer, and knows at which addresses it has been."""

    def __init__(self, server: Served, world: World) -> None:
        self.server, self.world, self.been = server, world, set[str]()
        self.table, self.tokens = "", list[str]()

    async def ask(
        self,
        method: str,
        path: str,
        token: str = "",
        language: str = "en",
        codes: tuple[int, ...] = (200,),
        **how: Any,
    ) -> Any:
        """The answer at an address ("…" is the table): with one of these codes, and without raw keys."""
        template = re.sub(r"\?.*", "", path)
        template = re.sub("details/.*", "details/{kind}/{name}", template)
        template = re.sub("^/mail/.*", "/mail/{word}", template)
        self.been.add(f"{method} {re.sub('overlays/.*', 'overlays/{name}', template)}")
        headers = {"Accept-Language": language, **(bearer(token) if token else {})}
        answer = await self.server.client.request(method, self.address(path), headers=headers, **how)
        assert answer.status_code in codes, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return self.looked_at(answer)

    def address(self, path: str) -> str:
        return path.replace("…", f"/api/tables/{self.table}").replace("{game}", self.world.game.name)

    def looked_at(self, answer: httpx.Response) -> Any:
        if "json" not in answer.headers.get("content-type", ""):
            return answer.text
        told = answer.json()
        for text in texts(told):
            check_words(text, self.world.game)
        return told

    # ---------------------------------------------------------------- the table

    async def sit_down(self) -> None:
        """A new table: the last seat is a friend's, who takes the invitation up."""
        seats = self.world.game.new(self.world.scenario, seed=0).setup.seats
        wish = {
            "game": self.world.game.name,
            "scenario": self.world.scenario,
            "seats": [{"kind": "me", "name": "Ada"}] * (len(seats) - 1) + [{"kind": "friend"}],
        }
        made = await self.ask("POST", "/api/tables", codes=(201,), json=wish)
        self.table, own = made["table"], made["seats"]
        claim = {"invite": own[-1]["invite"], "name": "Ben"}
        friend = await self.ask("POST", "…/claim", json=claim)
        self.tokens = [*(seat["token"] for seat in own[:-1]), friend["token"]]
        await self.ask("PATCH", "…/seat", self.tokens[0], json={"name": "Anna"})
        await self.ask("POST", "…/recovery", self.tokens[0], json={})
        today = {"version": self.world.game.version}
        await self.ask("POST", "…/rules", self.tokens[0], codes=(200, 409), json=today)

    async def play(self) -> None:
        """Some decisions, each asked about first; then the last is taken back, if it can be, and so on."""
        rng, live = Random(1), await self.server.lobby.table(self.table)
        for n in range(6):
            if live.over:
                break
            seat = live.waiting[0]
            action = live.state.prompt(seat).sample(rng)
            wrong = next(strange(self.world.game, [action], rng))
            for language in LANGUAGES:
                for one in (action, wrong):
                    line = {"line": self.world.game.write(one)}
                    await self.ask("POST", "…/answer", self.tokens[seat], language, json=line)
            seq = live.numbers(seat).seq
            things = {"tokens": [f"space:{self.world.game.board.names[0]}"], "after": seq}
            await self.ask("POST", "…/offers", self.tokens[seat], json=things)
            for language in LANGUAGES:
                click = {"space": self.world.game.board.names[0]}
                await self.ask("POST", "…/reasons", self.tokens[seat], language, json=click)
            done = {"line": self.world.game.write(action), "after": seq, "request": f"r{n}"}
            refused = {**done, "line": "nonsense", "request": f"w{n}"}
            await self.ask("POST", "…/actions", self.tokens[seat], "fr", (422,), json=refused)
            await self.ask("POST", "…/actions", self.tokens[seat], json=done)
        back = {"after": live.numbers(seat).seq, "request": "back"}
        await self.ask("POST", "…/undo", self.tokens[seat], codes=(200, 409, 422), json=back)
        out = {"ply": 1, "after": live.numbers(seat).seq, "request": "out"}
        await self.ask("POST", "…/take-out", self.tokens[seat], codes=(200, 409, 422), json=out)
        draw = {"kind": "draw", "after": 0, "request": "d"}
        await self.ask("POST", "…/proposals", self.tokens[0], codes=(200, 409), json=draw)
        await self.ask("POST", "…/chat", self.tokens[0], json={"text": "Well played", "request": "c"})
        await self.order()
        stand_in = {"seat": 0, "bot": "random"}
        await self.ask("POST", "…/stand-in", self.tokens[-1], codes=(409,), json=stand_in)
        for language in LANGUAGES:
            away = {"seat": len(self.tokens) - 1, "request": "away"}
            await self.ask("POST", "…/reinvite", self.tokens[0], language, (409,), json=away)

    async def order(self) -> None:
        """Every standing order that may be given, and one that may not."""
        for language in LANGUAGES:
            told = await self.ask("GET", "…/orders", self.tokens[0], language)
            for n, (kind, choice) in enumerate(
                (order["kind"], choice["name"]) for order in told["orders"] for choice in order["choices"]
            ):
                wish = {"kind": kind, "choice": choice, "request": f"o{language}{n}"}
                await self.ask("POST", "…/orders", self.tokens[0], language, (200, 409), json=wish)
            unknown = {"kind": "nonsense", "choice": "ask", "request": "o"}
            await self.ask("POST", "…/orders", self.tokens[0], language, (409, 422), json=unknown)

    async def answer_a_mail(self) -> None:
        """The page of a mail's link."""
        word = mail_addresses.mail_address(self.server.lobby.store, "ann@example.org").word
        for language in LANGUAGES:
            await self.ask("GET", f"/mail/{word}", language=language)
            for answer in ("wanted=yes", "wanted=no"):
                await self.ask("POST", f"/mail/{word}", language=language, content=answer.encode())
        await self.ask("GET", f"/mail/{'x' * 32}", codes=(404,))

    async def leave(self) -> None:
        """The host deletes the table, which is gone for everybody then."""
        await self.ask("DELETE", "…", self.tokens[-1], codes=(403,))
        await self.ask("DELETE", "…", self.tokens[0], codes=(204,))
        for language in LANGUAGES:
            await self.ask("GET", "…", self.tokens[0], language, codes=(404,))

    async def look_into_the_library(self) -> None:
        for language in LANGUAGES:
            for path in ("/health", "/ready", "/api/games", "/api/games/{game}/rules"):
                await self.ask("GET", path, language=language)

    async def look_round(self, token: str, language: str) -> None:
        """Everything that can be looked at, by one pair of eyes and in one language."""
        for path in ("…", "…/question", "…/basket"):
            await self.ask("GET", path, token, language)
        sheet = await self.ask("GET", "…/sheet", token, language)
        scene = await self.ask("GET", "…/scene", token, language)
        unit = next((key for key in scene["picture"] if key.startswith("unit:")), "").removeprefix("unit:")
        for kind, name in (("unit", unit), ("space", self.world.game.board.names[0])):
            if name:
                await self.ask("GET", f"…/details/{kind}/{name}", token, language)
        for overlay in sheet["overlays"]:
            query = f"?unit={unit}" if overlay["takes"] == "unit" else ""
            await self.ask("GET", f"…/overlays/{overlay['name']}{query}", token, language)
        await self.ask("GET", "…/overlays/none", token, language, (404,))  # a game may have no overlays
        for query in ("", "?line=end", "?line=nonsense"):
            await self.ask("GET", f"…/charts{query}", token, language)
        film = await self.ask("GET", "…/film", token, language)
        await self.ask("GET", f"…/film?first={len(film['frames']) // 2}", token, language)

    async def resign(self) -> None:
        """A game for two ends by it, in words; another one is refused in words."""
        for n, language in enumerate(LANGUAGES):
            give_up = {"request": f"g{n}"}
            await self.ask("POST", "…/resign", self.tokens[0], language, (200, 409), json=give_up)
        for language in LANGUAGES:
            await self.ask("GET", "…/scene", self.tokens[0], language)

    async def keep(self) -> None:
        """The record, where it may be had while the game goes on; and a record that is brought back."""
        await self.ask("GET", "…/record", self.tokens[0], codes=(409,) if self.world.game.secrets else (200,))
        text = await self.server.lobby.record_text(self.table)
        copy = await self.ask("POST", "/api/records", codes=(201,), content=text.encode())
        self.table = copy["table"]
        for language in LANGUAGES:
            await self.look_round("", language)

    async def listen(self) -> None:
        """The live connection: what it sends first."""
        for language in LANGUAGES:
            async with self.server.live(self.table, *self.tokens, language=language, questions=True) as live:
                for kind in ("scene", "question"):
                    for text in texts(await live.next(kind)):
                        check_words(text, self.world.game)


def texts(value: Any) -> Iterator[str]:
    """The texts for people in an answer."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)
    elif isinstance(value, dict):
        for name, part in value.items():
            if name not in PROGRAMS:
                yield from texts(part)


@every_scenario
def test_every_door_opens(world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stock(monkeypatch)

    async def scenario() -> None:
        async with served(tmp_path) as server:
            doors = Doors(server, world)
            await doors.look_into_the_library()
            await doors.sit_down()
            await doors.play()
            for language in LANGUAGES:
                for token in ("", *doors.tokens):
                    await doors.look_round(token, language)
            await doors.listen()
            await doors.answer_a_mail()
            played = doors.table
            await doors.keep()
            doors.table = played
            await doors.resign()
            await doors.leave()
            schema = (await server.get("/schema/openapi.json")).json()
            there = {f"{method.upper()} {path}" for path, item in schema["paths"].items() for method in item}
            been = {door.replace("…", "/api/tables/{table_id}") for door in doors.been}
            assert there - been == set(), "a door that nobody has tried"

    run(scenario())
