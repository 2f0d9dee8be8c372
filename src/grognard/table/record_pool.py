"""Reads records that somebody brought, in a process with little time and memory."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

import grognard
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadFile
from grognard.table.bot_process import made_ready
from grognard.table.process_pool import GaveUp, ProcessPool
from grognard.table.record_reading import ReadRecord, read_record

SECONDS, MEMORY = 30.0, 2 << 30
Answer = tuple[bytes, None] | tuple[None, tuple[str, str, int | None]]


class RecordPool(ProcessPool):
    """One record at a time, of which a forged one can cost no more than this process."""

    def __init__(self, find: Callable[..., Game] = grognard.game, seconds: float = SECONDS) -> None:
        super().__init__(1, seconds, made_small)
        self._find = find

    async def read(self, text: str) -> ReadRecord:
        """The record of a text; BadFile says where it is not true, or that it asks for too much."""
        try:
            record, wrong = await self.do(_read, self._find, text)
        except (GaveUp, MemoryError) as error:
            raise BadFile("record", "asks for more work or memory than a record may") from error
        if record is None:
            raise BadFile(*(wrong or ()))
        return msgspec.json.decode(record, type=ReadRecord)


def made_small() -> None:
    """As other processes beside the server; and it gets no more memory than it may have."""
    made_ready()
    try:
        import resource
    except ImportError:  # Windows has no such limit: there only the time is limited
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _read(find: Callable[..., Game], text: str) -> Answer:
    """Errors go back as data: their classes don't travel between processes. What is read goes back as JSON,
    which holds a secret draw of any length."""
    try:
        return msgspec.json.encode(read_record(find, text)), None
    except BadFile as error:
        return None, (error.name, error.reason, error.line)
