"""Games being played: the hall that keeps them, its tables, seats, bots and notices."""

from grognard.table.botpool import BotPool
from grognard.table.hall import Hall
from grognard.table.listeners import Change, Subscription
from grognard.table.notices import Notices
from grognard.table.table import Table
from grognard.table.tell import tell
from grognard.table.wish import ChatLine, Claimed, Clock, Created, Done, Notify, Seated, SeatWish, Wish

__all__ = [
    "BotPool", "Change", "ChatLine", "Claimed", "Clock", "Created", "Done", "Hall", "Notices", "Notify",
    "SeatWish", "Seated", "Subscription", "Table", "Wish", "tell",
]  # fmt: skip
