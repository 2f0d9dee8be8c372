"""Who may ask from a browser: our own page only. A page elsewhere, or a name that leads here, is refused.

A browser sends along from which page a request comes (`Origin`) and to which name it goes (`Host`). Without a
look at them any page that a player visits could speak to a server on the player's own machine.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from grognard.server.headers import found
from grognard.server.settings import Settings

LOCAL = ("localhost", "127.0.0.1", "::1")
READING = ("GET", "HEAD", "OPTIONS")
BODIES = (b"application/json", b"text/plain")


class Origins:
    """Which hosts and origins are ours.

    A server that listens to its own machine alone answers to the names of that machine; one that was told its
    names (`GROGNARD_PUBLIC_URL`) to those and to plain addresses, which no foreign name can pretend to be;
    one that was told nothing can't know.
    """

    def __init__(self, settings: Settings) -> None:
        self._proxy = settings.proxy
        self._names: Collection[str] | None = None
        if settings.host in LOCAL and not settings.proxy:
            self._names = LOCAL
        elif settings.public:
            self._names = (*LOCAL, urlsplit(settings.public).hostname or "")

    def refusal(self, scope: Any) -> str | None:
        """None if a request may pass, else the key of the sentence that says why not."""
        host = found(scope, b"host").decode("latin-1")
        if not self._is_ours(host):
            return "wrong-host"
        origin = found(scope, b"origin").decode("latin-1")
        if not origin or (scope["type"] == "http" and scope["method"] in READING):
            return None
        if not self._same(origin, host):
            return "foreign-origin"
        kind = found(scope, b"content-type").partition(b";")[0].strip().lower()
        return None if not kind or kind in BODIES else "foreign-origin"

    def _is_ours(self, host: str) -> bool:
        name = _parts(f"//{host}")[0]
        if self._names is None or name in self._names:
            return True
        return self._names is not LOCAL and _is_number(name)

    def _same(self, origin: str, host: str) -> bool:
        """A proxy may leave the port out of the name that it hands on."""
        theirs, ours = _parts(origin), _parts(f"//{host}")
        return theirs[0] == ours[0] != "" and (self._proxy or theirs[1] == ours[1])


@lru_cache(maxsize=64)
def _parts(url: str) -> tuple[str, int | None]:
    """The host name and the port of an address; the usual port is as good as none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return "", None
    return parts.hostname or "", None if port in (80, 443) else port


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
