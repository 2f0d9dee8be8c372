"""The headers that every answer carries: what a browser may do with it."""

from __future__ import annotations

from typing import Any

Headers = list[tuple[bytes, bytes]]

# Nothing from elsewhere, nothing inline: the page's scripts and styles are files of its own.
_POLICY = (
    b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    b"frame-ancestors 'none'; form-action 'self'; base-uri 'none'; object-src 'none'"
)
SECURITY: Headers = [
    (b"content-security-policy", _POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
CLIENT = "grognard.client"
"""Where a request's scope has the address of its client, as the limits count it."""
NO_STORE = (b"cache-control", b"no-store")


def secured(headers: Headers) -> Headers:
    """The headers of an answer with those that all have; unless it says otherwise it is not to be kept."""
    for name, _ in headers:
        if name == b"cache-control":
            return [*headers, *SECURITY]
    return [*headers, *SECURITY, NO_STORE]


def found(scope: Any, wanted: bytes) -> bytes:
    """The value of a request's header, empty if it has none."""
    value: bytes
    for name, value in scope["headers"]:
        if name == wanted:
            return value
    return b""
