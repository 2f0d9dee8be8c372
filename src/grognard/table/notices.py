"""Tells players who are away that it is their turn: by webhook or by mail, and never in anybody's way."""

from __future__ import annotations

import asyncio
import logging
import os
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from grognard.kernel.languages import DEFAULT
from grognard.page.library import game_title
from grognard.store import Seat
from grognard.table import mail, webhook
from grognard.table.error_words import say
from grognard.table.errors import BadAddress
from grognard.table.interface import Notify
from grognard.table.table import Table

log = logging.getLogger(__name__)

MAIL_ADDRESS = re.compile(r"[^\s@<>,;:\"]{1,64}@[^\s@<>,;:\"]+\.[^\s@<>,;:\"]+")
StillAway = Callable[[str, int], Awaitable[Seat | None]]


class Notice(msgspec.Struct, kw_only=True):
    """What a webhook gets, as JSON."""

    table: str
    title: str
    game: str
    seat: str
    player: str
    url: str
    text: str


class Notices:
    """Waits `grace` seconds before it writes to somebody: they may be on their way back."""

    def __init__(
        self, smtp: str = "", public: str = "", private_webhooks: bool = False, grace: float = 60.0
    ) -> None:
        self.smtp, self.public, self.private_webhooks, self.grace = smtp, public, private_webhooks, grace
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def from_environment(environment: Mapping[str, str] | None = None) -> Notices:
        """GROGNARD_SMTP_URL, GROGNARD_PUBLIC_URL, GROGNARD_WEBHOOK_PRIVATE=1."""
        given = os.environ if environment is None else environment
        return Notices(
            given.get("GROGNARD_SMTP_URL", ""),
            given.get("GROGNARD_PUBLIC_URL", ""),
            given.get("GROGNARD_WEBHOOK_PRIVATE", "") == "1",
        )

    async def check(self, notify: Notify) -> None:
        """BadAddress if nothing could be sent there."""
        if notify.webhook:
            await webhook.target(notify.webhook, self.private_webhooks)
        if notify.email and not self.smtp:
            raise BadAddress(why="no-mail")
        if notify.email and (len(notify.email) > 254 or not MAIL_ADDRESS.fullmatch(notify.email)):
            raise BadAddress(why="no-mail-address")

    def soon(self, table: Table, seat: int, still_away: StillAway) -> None:
        """It is this seat's turn: its player gets a notice if still away after the grace."""
        task = asyncio.create_task(self._later(table, seat, still_away))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _later(self, table: Table, seat: int, still_away: StillAway) -> None:
        await asyncio.sleep(self.grace)
        try:
            sitting = await still_away(table.id, seat)
            if sitting is not None:
                await self._send(self._notice(table, sitting), msgspec.convert(sitting.notify, Notify))
        except Exception as error:
            # Not its text: that may hold the address.
            log.warning("a notice could not be sent: %s", type(error).__name__)

    async def _send(self, notice: Notice, notify: Notify) -> None:
        if notify.webhook:
            await webhook.post(notify.webhook, msgspec.json.encode(notice), self.private_webhooks)
        if notify.email and self.smtp:
            subject = say("notice-subject", notify.language, seat=notice.seat, title=notice.title)
            await asyncio.to_thread(
                mail.send, self.smtp, notify.email, subject, f"{notice.text}\n\n{notice.url}\n"
            )

    def _notice(self, table: Table, sitting: Seat) -> Notice:
        language = sitting.notify.get("language", DEFAULT)
        name = table.game.label("seat", table.state.setup.seats[sitting.seat], language)
        title = table.title or game_title(table.game, language)
        key = "notice-text-named" if sitting.name else "notice-text"
        return Notice(
            table=table.id, title=title, game=table.game.name, seat=name, player=sitting.name,
            url=f"{self.public.rstrip('/')}/table/{table.id}" if self.public else "",
            text=say(key, language, seat=name, title=title, player=sitting.name),
        )  # fmt: skip


async def checked(notices: Notices | None, notify: Notify) -> dict[str, Any]:
    """An address as it is stored, empty if there is none; BadAddress if it can't be used."""
    if not notify.webhook and not notify.email:
        return {}
    await (notices or Notices()).check(notify)
    stored: dict[str, Any] = msgspec.to_builtins(notify)
    return stored
