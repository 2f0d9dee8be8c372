"""The documentation is true: what the server answers is what its schema says, whatever it is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.common import Served, bearer, first_line, run, served

CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


async def documentation(server: Served) -> dict[str, Any]:
    found: dict[str, Any] = (await server.get("/schema/openapi.json")).json()
    return found


def test_every_address_is_documented(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            schema = await documentation(server)
            assert len(schema["paths"]) == 33
            for path, item in schema["paths"].items():
                for method, told in item.items():
                    assert told["summary"], path
                    assert told["description"], path
                    assert ("requestBody" in told) == (method in ("post", "patch")), path
                    assert "429" in told["responses"], path
                    assert "400" not in told["responses"], path
                    for parameter in told.get("parameters", ()):
                        assert parameter["name"] != "table_id" or parameter["schema"]["pattern"]
            overview = (await server.get("/schema")).text
            assert "Do an action" in overview
            assert "<script" not in overview

    run(scenario())


def test_what_is_answered_fits_the_schema(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            schema = schemathesis.openapi.from_dict(await documentation(server))
            table, seats = await server.table("me", "friend")
            token, path = seats[0]["token"], f"/api/tables/{table}"

            def check(method: str, template: str, answer: httpx.Response) -> None:
                assert answer.status_code < 300, answer.text
                schema[template][method].validate_response(answer)

            check("GET", "/api/games", await server.get("/api/games"))
            check("GET", "/api/games/{game}/rules", await server.get("/api/games/bfg/rules"))
            line = await first_line(server, table, token)
            done = {"line": line, "after": 0, "request": "a"}
            for what, body in (
                ("answer", {"line": line}),
                ("offers", {"tokens": ["unit:su_43"], "after": 0}),
                ("actions", done),
                ("chat", {"text": "x", "request": "c"}),
                ("claim", {"invite": seats[1]["invite"]}),
            ):
                answer = await server.post(f"{path}/{what}", body, token)
                check("POST", f"/api/tables/{{table_id}}/{what}", answer)
            for what in ("", "/sheet", "/scene", "/question", "/film", "/record"):
                answer = await server.get(path + what, token)
                check("GET", f"/api/tables/{{table_id}}{what}", answer)
            answer = await server.get(f"{path}/overlays/zones", token)
            check("GET", "/api/tables/{table_id}/overlays/{name}", answer)

    run(scenario())


def test_whatever_is_asked_is_answered_as_documented(tmp_path: Path) -> None:
    """Requests of every kind, right and wrong, at a table that exists."""

    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            schema = schemathesis.openapi.from_dict(await documentation(server))
            address = f"http://127.0.0.1:{server.port}"
            await asyncio.to_thread(_ask_anything, schema, address, table, seats[0]["token"])

    run(scenario())


def _ask_anything(schema: Any, address: str, table: str, token: str) -> None:
    for found in schema.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=8,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            case.call_and_validate(base_url=address, headers=bearer(token), checks=CHECKS)

        ask()
