"""Where attacks take place: the server with its database, and the games it knows."""

from __future__ import annotations

from contextlib import AbstractContextManager, closing
from typing import NamedTuple

from grognard import store as stores
from grognard.soak.serving import Server
from grognard.store import Store
from grognard.table.record_reading import Find


class Field(NamedTuple):
    """A server, and how its games are found."""

    server: Server
    find: Find

    def store(self) -> AbstractContextManager[Store]:
        """The database of the server, beside it."""
        return closing(stores.open(self.server.database))
