"""Tables set up over the API, so that a test begins where it gets interesting."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import httpx

GAME, BOT = "battle-for-germany", "captain"
SOVIET, WESTERN = 0, 1
TOO_SLOW = "asks for more work or memory"


@dataclass
class Table:
    """A table with what its host knows of it."""

    host: Host
    id: str
    tokens: dict[int, str]
    invites: dict[int, str]

    @property
    def path(self) -> str:
        return f"/table/{self.id}"

    @property
    def links(self) -> list[str]:
        """The ways to open each of the host's own seats."""
        return [f"{self.path}#seat={seat}:{token}" for seat, token in self.tokens.items()]

    def card(self, seat: int | None = None) -> Any:
        """The table in short, as one of the host's seats sees it, or a spectator."""
        return self.host.get(f"/tables/{self.id}", self.tokens[seat] if seat is not None else "")

    def film(self) -> Any:
        return self.host.get(f"/tables/{self.id}/film")

    def question(self) -> Any:
        """What one of the host's seats is asked now; of many answers those are filled in that come first."""
        card = self.card()
        seat = next(seat["seat"] for seat in card["seats"] if seat["waiting"])
        asked = self.host.get(f"/tables/{self.id}/question", self.tokens[seat])
        for verb, tokens in asked["more"].items():
            body = {"tokens": tokens[:1], "after": card["seq"]}
            found = self.host.post(f"/tables/{self.id}/offers", body, self.tokens[seat])
            asked["choices"][verb] = found["choices"][verb]
        return asked

    def act(self, line: str, seat: int) -> None:
        body = {"line": line, "after": self.card(seat)["seq"], "request": uuid4().hex}
        self.host.post(f"/tables/{self.id}/actions", body, self.tokens[seat])

    def say(self, text: str, seat: int) -> None:
        body = {"text": text, "request": uuid4().hex}
        self.host.post(f"/tables/{self.id}/chat", body, self.tokens[seat])

    def play(self, *, until: str = "", asked: int | None = None, most: int = 400) -> Any:
        """Plays as short as the rules allow until a verb is offered, a seat is asked, or the game is over."""
        for _ in range(most):
            if self.card()["over"]:
                return None
            question = self.question()
            if until in question["choices"] or question["seat"] == asked:
                return question
            self.act(shortest(question["choices"]), question["seat"])
        raise AssertionError(f"it did not come to that in {most} actions")


class Host:
    """Speaks to a server as the page does, and waits when it is asked to."""

    def __init__(self, url: str) -> None:
        self._client = httpx.Client(base_url=url, timeout=60)

    def table(self, *kinds: str, game: str = GAME, scenario: str = "historical", start: Any = None) -> Table:
        seats = [{"kind": kind, "bot": BOT if kind == "bot" else "", "name": ""} for kind in kinds]
        wish = {"game": game, "scenario": scenario, "seats": seats, "spectators": True, "start": start}
        made = self.post("/tables", wish)
        tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
        invites = {seat["seat"]: seat["invite"] for seat in made["seats"] if seat["invite"]}
        return Table(self, made["table"], tokens, invites)

    def upload(self, record: str) -> str:
        """A record becomes a table to look at: its name. On a busy machine the process that reads it may be
        given up before it is ready: then it is sent again."""
        for _ in range(20):
            answer = self._client.post("/api/records", content=record.encode())
            if not (answer.status_code == httpx.codes.UNPROCESSABLE_ENTITY and TOO_SLOW in answer.text):
                break
        answer.raise_for_status()
        return str(answer.json()["table"])

    def get(self, path: str, token: str = "") -> Any:
        return self._ask("GET", path, token)

    def post(self, path: str, body: Any, token: str = "") -> Any:
        return self._ask("POST", path, token, json=body)

    def _ask(self, method: str, path: str, token: str, **more: Any) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self._client.request(method, f"/api{path}", headers=headers, **more)
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            time.sleep(float(answer.headers.get("Retry-After", 1)))
            return self._ask(method, path, token, **more)
        answer.raise_for_status()
        return answer.json()


def shortest(choices: dict[str, Any]) -> str:
    """A line that gets on: the end of a phase if it is offered, else the first of what is."""
    for verb in ("end", "stay", "decline"):
        if verb in choices:
            return verb
    verb, rest = next(iter(choices.items()))
    words = [verb]
    while isinstance(rest, dict):
        word, rest = next(iter(rest.items()))
        words.append(word)
    return " ".join([*words, *rest[:1]])
