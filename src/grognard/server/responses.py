"""Answers that are long: encoded once, compressed if the client takes it, and known again by their tag."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response
from litestar.enums import MediaType

from grognard.server.headers import found
from grognard.server.requests import Asking

WORTH_IT = 1400
LEVEL = 5
VARY = "Accept-Encoding, Accept-Language"


def packed(request: Asking, body: bytes, headers: dict[str, str] | None = None) -> Response[Any]:
    """JSON that is ready, compressed if that is worth it."""
    told = {"Vary": VARY, **(headers or {})}
    if len(body) >= WORTH_IT and b"gzip" in found(request.scope, b"accept-encoding"):
        body, told["Content-Encoding"] = gzip.compress(body, LEVEL), "gzip"
    return Response(body, media_type=MediaType.JSON, headers=told)


def encoded(request: Asking, value: Any) -> Response[Any]:
    """A value as JSON, compressed if that is worth it."""
    return packed(request, msgspec.json.encode(value))


def tagged(request: Asking, body: bytes) -> Response[Any]:
    """JSON that a client may keep, and ask about by its tag whether it is still the same."""
    tag = _tag(body)
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": VARY}
    if found(request.scope, b"if-none-match") == tag.encode():
        return Response(b"", status_code=304, media_type=MediaType.JSON, headers=headers)
    if b"gzip" in found(request.scope, b"accept-encoding"):
        return Response(
            _zipped(body), media_type=MediaType.JSON, headers={**headers, "Content-Encoding": "gzip"}
        )
    return Response(body, media_type=MediaType.JSON, headers=headers)


@lru_cache(maxsize=64)
def _tag(body: bytes) -> str:
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


@lru_cache(maxsize=64)
def _zipped(body: bytes) -> bytes:
    return gzip.compress(body, 9)
