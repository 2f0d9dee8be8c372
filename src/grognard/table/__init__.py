"""Games being played: the lobby that keeps them, its tables, seats, bots and notices."""

from grognard.table.bot_pool import BotPool
from grognard.table.error_words import tell
from grognard.table.interface import (
    ChatLine,
    Claimed,
    Clock,
    Created,
    Done,
    Notify,
    Recovery,
    Reinvited,
    Seated,
    SeatSpec,
    TableSpec,
)
from grognard.table.listeners import Change, Subscription
from grognard.table.lobby import Lobby
from grognard.table.notices import Notices
from grognard.table.record_pool import RecordPool
from grognard.table.table import Table

__all__ = [
    "BotPool", "Change", "ChatLine", "Claimed", "Clock", "Created", "Done", "Lobby", "Notices", "Notify",
    "RecordPool", "Recovery", "Reinvited", "SeatSpec", "Seated", "Subscription", "Table", "TableSpec", "tell",
]  # fmt: skip
