"""How a server is set up: by `GROGNARD_…` variables of the environment, and by the command line over them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from grognard.kernel.refusal import GrognardError

PREFIX = "GROGNARD_"
DAY = 86400
BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 4 * 1024 * 1024
STATIC = Path(__file__).parent / "static"


class Rate(msgspec.Struct, frozen=True):
    """So many in so many seconds, all of which may come at once."""

    count: float
    seconds: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client address may ask."""

    everything: Rate = Rate(100, 1)
    actions: Rate = Rate(20, 1)
    tables: Rate = Rate(30, 60)
    films: Rate = Rate(10, 10)
    sockets: int = 100
    opened: Rate = Rate(100, 10)
    """Live connections opened: each begins with a whole scene."""
    connections: int = 200
    bot_tables: int = 5
    records: Rate = Rate(40e6, DAY)
    """Bytes of records."""
    addresses: Rate = Rate(5, 3600)
    """Addresses for notices, of mail or of webhooks."""


class Patience(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds that a client has to send the head of a request and its body, and to read an answer."""

    head: float = 10.0
    body: float = 120.0
    answer: float = 60.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. `limits` None: no client is held back (load tests)."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""
    workers: int = 1
    proxy: bool = False
    public: str = ""
    limits: Limits | None = Limits()
    bots: int = 1
    log: bool = True
    static: Path = STATIC
    hello_seconds: float = 5.0
    ping_seconds: float = 20.0
    queue: int = 64
    patience: Patience = Patience()
    unstarted_days: float = 30
    clock_begun: float | None = None
    """Of all workers, also of one that is started later, when the system's clock has been set."""

    def changed(self, **values: Any) -> Settings:
        """The same with other values; None means: leave it."""
        return msgspec.structs.replace(self, **{k: v for k, v in values.items() if v is not None})


class _Environment(msgspec.Struct, frozen=True):
    """What the environment may say, as it is written there."""

    host: str | None = None
    port: int | None = None
    database: str | None = None
    workers: int | None = None
    proxy: bool | None = None
    public_url: str | None = None
    bots: int | None = None
    log: bool | None = None
    limits: bool | None = None
    actions_per_second: float | None = None
    requests_per_second: float | None = None
    tables_per_minute: float | None = None
    record_megabytes_per_day: float | None = None
    connections: int | None = None
    unstarted_days: float | None = None
    clock_begun: float | None = None


_PLAIN = ("host", "port", "database", "workers", "proxy", "bots", "log", "unstarted_days", "clock_begun")
_WORDS = {"on": "true", "off": "false", "yes": "true", "no": "false"}


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment asks for."""
    told = {}
    for name in _Environment.__struct_fields__:
        value = environment.get(PREFIX + name.upper())
        if value is not None:
            told[name] = _WORDS.get(value.lower(), value)
    try:
        said = msgspec.convert(told, _Environment, strict=False)
    except msgspec.ValidationError as error:
        raise GrognardError(f"a setting of the environment ({PREFIX}…) cannot be used: {error}") from error
    plain = {name: getattr(said, name) for name in _PLAIN}
    settings = Settings().changed(**plain, public=said.public_url)
    return msgspec.structs.replace(settings, limits=None if said.limits is False else _limits(said))


def _limits(said: _Environment) -> Limits:
    usual = Limits()
    return Limits(
        everything=Rate(said.requests_per_second or usual.everything.count, 1),
        actions=Rate(said.actions_per_second or usual.actions.count, 1),
        tables=Rate(said.tables_per_minute or usual.tables.count, 60),
        records=Rate((said.record_megabytes_per_day or usual.records.count / 1e6) * 1e6, DAY),
        connections=said.connections or usual.connections,
    )
