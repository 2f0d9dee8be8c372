"""Hears what other workers announce through PostgreSQL, in a thread; comes back by itself when cut off.

Its connection also says that this worker runs, see `Store.resume_time`.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import psycopg

from grognard.store.store import CHANNEL, PRESENCE, Store

log = logging.getLogger(__name__)

LONGEST_WAIT = 10.0


class Listener:
    """Calls `hear` for each announcement, and `back` whenever the connection was made anew."""

    def __init__(self, store: Store, hear: Callable[[str], object], back: Callable[[], object]) -> None:
        self._url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear, self._back = hear, back
        self._ended = threading.Event()
        self.listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="grognard-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        wait, first = 0.1, True
        while not self._ended.is_set():
            try:
                self._listen(first)
                return
            except (psycopg.Error, OSError):
                if not self._ended.is_set():
                    log.warning("the connection that hears of other workers was lost")
                # It was heard on for a while: begin with short waits again.
                wait = 0.1 if self.listening.is_set() else min(wait * 2, LONGEST_WAIT)
                first = first and not self.listening.is_set()
                self.listening.clear()
                self._ended.wait(wait)

    def _listen(self, first: bool) -> None:
        with psycopg.connect(self._url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute(f"SELECT pg_advisory_lock_shared({PRESENCE})")
            self.listening.set()
            if not first:
                self._back()
            while not self._ended.is_set():
                for notice in connection.notifies(timeout=0.25):
                    self._hear(notice.payload)
            # Not left to the end of the connection: whoever starts now is to find this worker gone.
            connection.execute(f"SELECT pg_advisory_unlock_shared({PRESENCE})")
