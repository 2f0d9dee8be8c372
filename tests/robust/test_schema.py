"""The documentation of the API is true: requests made from it are answered as it says, wrong ones refused.

A few dozen requests for each address; `GROGNARD_FUZZ=500 ./test tests/robust/test_schema.py` sends more.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import ignored_auth

from grognard.server.app import create
from grognard.server.settings import Settings
from tests.browser.serving import Server
from tests.robust.asgi import ask

FUZZ = int(os.environ.get("GROGNARD_FUZZ", "20"))
USUAL = FUZZ <= 20
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{12}")
WORD = re.compile(r"[a-z0-9_-]{1,40}")
GAME = "battle-for-germany"
SEATS = [{"kind": "me"}, {"kind": "friend"}]
# What the schema allows may still be against the rules of the game, or come too late: that is no fault.
REFUSED = ["2xx", "304", "401", "403", "404", "409", "422"]
CONFIG = {"checks": {"positive_data_acceptance": {"expected-statuses": REFUSED}}}


def _served() -> Any:
    """The schema as the server gives it out."""
    return asyncio.run(ask(create(Settings(limits=None, log=False)), "GET", "/schema/openapi.json")).json()


api = schemathesis.openapi.from_dict(_served(), config=schemathesis.Config.from_dict(CONFIG))


class Playground:
    """A server with a game to play at, whose requests are filled in from what is true there."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._http = httpx.Client(base_url=url, timeout=30)
        made = self._http.post("/api/tables", json={"game": GAME, "seats": [SEATS[0]] * 2}).json()
        self.table, self.tokens = made["table"], [seat["token"] for seat in made["seats"]]

    def asked(self) -> tuple[int, int]:
        """The seat that is asked, and the table's seq."""
        card = self._get("", self.tokens[0])
        return next(seat["seat"] for seat in card["seats"] if seat["waiting"]), card["seq"]

    def legal(self, seat: int) -> str:
        """The last of the actions offered: it ends a phase sooner or later."""
        asked = self._get("/question", self.tokens[seat])
        line = [list(asked["choices"])[-1]]
        branch = asked["choices"][line[0]]
        if line[0] in asked["more"]:
            branch = self._offers_of(seat, asked["more"][line[0]][0])[line[0]]
        while branch:
            line.append(list(branch)[-1])
            branch = branch[line[-1]] if isinstance(branch, dict) else []
        return " ".join(line)

    def _offers_of(self, seat: int, token: str) -> Any:
        """The actions that hold something."""
        body = {"tokens": [token], "after": self.asked()[1]}
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return self._http.post(f"/api/tables/{self.table}/offers", json=body, headers=headers).json()[
            "choices"
        ]

    def fill(self, case: Any) -> str:
        """Puts what is true here where the schema's would do; tells the token to send."""
        names = case.path_parameters or {}
        for name, pattern, true in (
            ("table_id", TABLE_ID, self.table),
            ("game", WORD, GAME),
            ("name", WORD, "zones"),
        ):
            given = names.get(name)
            if isinstance(given, str) and pattern.fullmatch(given) and given[0] not in "xyz":
                names[name] = true
        if case.operation.method == "delete" and names.get("table_id") == self.table:
            return self._deleted(case)
        if case.meta.generation.mode.is_positive and case.operation.method == "post":
            bodies = {
                "actions": self._action,
                "offers": self._offers,
                "claim": self._claim,
                "tables": self._new,
                "records": self._record,
            }
            put = bodies.get(case.path.rpartition("/")[2])
            if put is not None:
                return put(case)
        return str(self.tokens[0])

    def _action(self, case: Any) -> str:
        seat, seq = self.asked()
        case.body = {"line": self.legal(seat), "after": seq, "request": uuid4().hex}
        return str(self.tokens[seat])

    def _offers(self, case: Any) -> str:
        seat, seq = self.asked()
        case.body = {"tokens": ["unit:su_43", *case.body["tokens"]][: len(case.body["tokens"])], "after": seq}
        return str(self.tokens[seat])

    def _new(self, case: Any) -> str:
        case.body = {
            **case.body,
            "game": GAME,
            "scenario": None,
            "options": {},
            "clock": None,
            "seats": SEATS,
        }
        return ""

    def _claim(self, case: Any) -> str:
        made = self._http.post("/api/tables", json={"game": GAME, "seats": SEATS}).json()
        case.path_parameters["table_id"] = made["table"]
        case.body = {**case.body, "invite": made["seats"][1]["invite"]}
        return ""

    def _deleted(self, case: Any) -> str:
        """A table of its own, for the others are still to be played at."""
        made = self._http.post("/api/tables", json={"game": GAME, "seats": SEATS}).json()
        case.path_parameters["table_id"] = made["table"]
        return str(made["seats"][0]["token"])

    def _record(self, case: Any) -> str:
        case.body = self._http.get(f"/api/tables/{self.table}/record").text
        return ""

    def _get(self, path: str, token: str) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        return self._http.get(f"/api/tables/{self.table}{path}", headers=headers).json()


@pytest.fixture(scope="module")
def playground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playground]:
    folder: Path = tmp_path_factory.mktemp("server")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GROGNARD_LIMITS", "off")
        server = Server(folder)
        try:
            server.start()
            yield Playground(server.url)
        finally:
            server.close()


@api.parametrize()
@settings(
    max_examples=FUZZ,
    deadline=None,
    derandomize=USUAL,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_documented(case: Any, playground: Playground) -> None:
    token = playground.fill(case)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    # A table that was deleted is gone for whoever asks next, with a token or without.
    excluded = [ignored_auth] if case.operation.method == "delete" else []
    case.call_and_validate(base_url=playground.url, headers=headers, excluded_checks=excluded)
