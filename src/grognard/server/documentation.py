"""The documentation of the API as it is in truth: what the framework cannot know of it is added here."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from litestar import Request
from litestar.enums import OpenAPIMediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

VERSION = "1"
REFERENCE = "#/components/schemas/{name}"


def config(handlers: list[Any]) -> OpenAPIConfig:
    """What the framework is told; `handlers` say with `body` what their requests bring."""
    seat: Any = SecurityScheme(
        type="http", scheme="bearer", description="The token of a seat; a spectator has none."
    )
    bodies = {
        place: handler.opt["body"]
        for handler in handlers
        if "body" in handler.opt
        for place in _places(handler)
    }
    return OpenAPIConfig(
        title="Grognard",
        version=VERSION,
        path="/schema",
        components=Components(security_schemes={"seat": seat}),
        render_plugins=[Overview(bodies), ForPrograms(bodies)],
        use_handler_docstrings=True,
    )


def _places(handler: Any) -> list[tuple[str, str]]:
    """Path and method of a handler, as the schema writes them."""
    paths = [path.replace(":str}", "}") for path in handler.paths]
    return [(path, method.lower()) for path in paths for method in handler.http_methods]


class ForPrograms(OpenAPIRenderPlugin):
    """The schema as JSON, completed."""

    def __init__(self, bodies: dict[tuple[str, str], Any]) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)
        self._bodies = bodies

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, completed(openapi_schema, self._bodies))


class Overview(OpenAPIRenderPlugin):
    """Every address with what it does and how it may refuse, on one plain page without scripts."""

    def __init__(self, bodies: dict[tuple[str, str], Any]) -> None:
        super().__init__(path="/")
        self._bodies = bodies

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schema = completed(openapi_schema, self._bodies)
        parts = [
            _address(method.upper(), path, told)
            for path, item in schema["paths"].items()
            for method, told in item.items()
        ]
        title = escape(schema["info"]["title"])
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title} API</title>'
            f'<h1>{title} API</h1><p><a href="/schema/openapi.json">openapi.json</a></p>'
            f"{''.join(parts)}</html>"
        ).encode()


def _address(method: str, path: str, told: dict[str, Any]) -> str:
    answers = ", ".join(
        f"{code} {escape(answer.get('description', ''))}" for code, answer in told["responses"].items()
    )
    return (
        f"<h2>{escape(told.get('summary', ''))}</h2><p><code>{method} {escape(path)}</code></p>"
        f"<p>{escape(told.get('description', ''))}</p><p><small>{answers}</small></p>"
    )


def completed(schema: dict[str, Any], bodies: dict[tuple[str, str], Any]) -> dict[str, Any]:
    """The framework's schema with the bodies that handlers read themselves, without what never happens."""
    for item in schema["paths"].values():
        for operation in item.values():
            # A request of the wrong form is answered with 422, like one that the rules forbid.
            operation["responses"].pop("400", None)
    for (path, method), body in bodies.items():
        schema["paths"][path][method]["requestBody"] = _body(schema, body)
    return schema


def _body(schema: dict[str, Any], kind: Any) -> dict[str, Any]:
    if kind is str:
        return {"content": {"text/plain": {"schema": {"type": "string"}}}, "required": True}
    (reference,), parts = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    schema["components"]["schemas"].update(parts)
    return {"content": {"application/json": {"schema": reference}}, "required": True}
