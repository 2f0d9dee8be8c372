"""Reads the body of a request: once, as what it has to be, with every bound checked."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, TypeVar, cast

import msgspec
from litestar.exceptions import InternalServerException

from grognard.kernel.refusal import GrognardError
from grognard.server.errors import Refused

T = TypeVar("T")
_PLACE = re.compile(r"`\$\.([^`]+)`$|field `([^`]+)`")


async def read(request: Any, kind: type[T]) -> T:
    """The body of a request as a struct."""
    return decoded(await body_of(request), kind)


def decoded(body: bytes, kind: type[T]) -> T:
    """A body as a struct; what is wrong with it is told by the place where it is."""
    try:
        return cast(T, decoder(cast(Any, kind)).decode(body))
    except msgspec.ValidationError as error:
        raise misshapen(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("unreadable", 422) from None


async def body_of(request: Any) -> bytes:
    """The body as it came. Who goes away in the middle of it is refused: it is no fault of the program, whose
    log would fill."""
    try:
        body: bytes = await request.body()
    except InternalServerException:
        raise Refused("unreadable", 422) from None
    return body


def misshapen(reason: str) -> GrognardError:
    """The refusal of a body that is JSON, but not of the right form."""
    place = _PLACE.search(reason)
    if place is None:
        return Refused("unreadable", 422)
    return Refused("misshapen", 422, where=place[1] or place[2])


@lru_cache(maxsize=64)
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
