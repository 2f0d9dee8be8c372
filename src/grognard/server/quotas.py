"""What one client may have done for it beyond single requests: records kept, mails sent, bots at play."""

from __future__ import annotations

import math

from grognard.server.bot_tables import BotTables
from grognard.server.errors import Refused
from grognard.server.limits import Buckets
from grognard.server.settings import Limits
from grognard.store import Store

SMALLEST_RECORD = 100_000
"""Bytes that a record counts for at least: a short one is a table too."""


class Quotas:
    """One for each process. Clients are counted by their addresses, which are not stored."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.bot_tables = BotTables(store, limits.bot_tables)
        self._records, self._addresses = Buckets(limits.records), Buckets(limits.addresses)
        self._entries, self._most_entries = Buckets(limits.actions), limits.actions.count

    def record(self, client: str, length: int) -> None:
        """A client brings a record of so many bytes; Refused if that is too much for a day."""
        _hold_back(self._records.wait(client, max(length, SMALLEST_RECORD)))

    def address(self, client: str) -> None:
        """A client names an address for notices; Refused if it names too many."""
        _hold_back(self._addresses.wait(client))

    def entries(self, client: str, count: int) -> None:
        """One request of a client makes so many entries: they count as if it had made them one by one, but as
        no more than it may make at once."""
        _hold_back(self._entries.wait(client, min(count, self._most_entries)))


def _hold_back(wait: float) -> None:
    if wait:
        raise Refused("too-many", 429, seconds=math.ceil(wait))
