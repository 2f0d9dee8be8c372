"""Tells players who are away that it is their turn: by webhook or by mail, and never in anybody's way."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import deque
from collections.abc import Callable, Coroutine, Mapping
from smtplib import SMTPException
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from grognard.kernel.languages import DEFAULT
from grognard.page.library import game_title
from grognard.store import Seat
from grognard.table import webhook
from grognard.table.error_words import say
from grognard.table.errors import BadAddress, NoSuchTable
from grognard.table.interface import Notify
from grognard.table.mailing import Mailing
from grognard.table.table import Table

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby

log = logging.getLogger(__name__)


MOST_POSTS, IN_SECONDS = 60, 360.0
"""How many webhooks of one host are called in so many seconds; more than that are not sent."""


class Notice(msgspec.Struct, kw_only=True):
    """What a webhook gets, as JSON."""

    table: str
    title: str
    game: str
    seat: str
    player: str
    url: str
    text: str


class Posts:
    """How many notices each host has had: whoever names one that is not theirs can't have it flooded."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._sent: dict[str, deque[float]] = {}

    def one_more(self, url: str) -> bool:
        """Whether a host may get another one now, which counts."""
        since, host = self._clock() - IN_SECONDS, urlsplit(url).hostname or ""
        for other in [one for one, times in self._sent.items() if times[-1] < since]:
            del self._sent[other]
        times = self._sent.setdefault(host, deque(maxlen=MOST_POSTS))
        if len(times) == MOST_POSTS and times[0] >= since:
            return False
        times.append(self._clock())
        return True


class Notices:
    """Waits `grace` seconds before it writes to somebody: they may be on their way back."""

    def __init__(
        self, smtp: str = "", public: str = "", private_webhooks: bool = False, grace: float = 60.0
    ) -> None:
        self.smtp, self.public, self.private_webhooks, self.grace = smtp, public, private_webhooks, grace
        self.mailing = Mailing(smtp, public)
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: dict[tuple[str, int], float] = {}  # since when, of those who may be away
        self._posts = Posts()

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
        """BadAddress if nothing could be sent there; a new mail address is asked whether it wants mail."""
        if notify.webhook:
            await webhook.target(notify.webhook, self.private_webhooks)
        if notify.email:
            await self._ask(notify.email, notify.language)

    async def _ask(self, email: str, language: str) -> None:
        try:
            await self.mailing.ask(email, language)
        except (OSError, SMTPException) as error:
            log.warning("a mail could not be sent: %s", type(error).__name__)
            raise BadAddress(why="mail-failed") from error

    def remind(self, lobby: Lobby, table: Table, before: tuple[int, ...]) -> None:
        """Whoever is asked now, was not before and is still away after the grace gets a notice."""
        for seat in table.waiting:
            if seat in before or table.seats[seat].kind != "person" or not table.seats[seat].notify:
                continue
            reminded = (table.id, seat) in self._asked
            self._asked[table.id, seat] = time.monotonic()
            if not reminded:
                self._do(self._later(lobby, table, seat))

    def at_once(self, table: Table, sitting: Seat, about: str) -> None:
        """Tells a player something else; `about` begins the keys of its words."""
        if sitting.notify:
            self._do(self._tell(table, sitting, about))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _later(self, lobby: Lobby, table: Table, seat: int) -> None:
        asked = table.id, seat
        try:
            while (left := self._asked[asked] + self.grace - time.monotonic()) > 0:
                await asyncio.sleep(left)
        finally:
            del self._asked[asked]
        sitting = await _still_away(lobby, table.id, seat)
        if sitting is not None:
            await self._tell(table, sitting, "notice")

    async def _tell(self, table: Table, sitting: Seat, about: str) -> None:
        try:
            notify = msgspec.convert(sitting.notify, Notify)
            await self._send(self._notice(table, sitting, about), notify, about)
        except Exception as error:
            # Not its text: that may hold the address.
            log.warning("a notice could not be sent: %s", type(error).__name__)

    async def _send(self, notice: Notice, notify: Notify, about: str) -> None:
        if notify.webhook and self._posts.one_more(notify.webhook):
            await webhook.post(notify.webhook, msgspec.json.encode(notice), self.private_webhooks)
        if notify.email:
            subject = say(f"{about}-subject", notify.language, seat=notice.seat, title=notice.title)
            text = f"{notice.text}\n\n{notice.url}"
            await self.mailing.send(notify.email, notify.language, subject, text)

    def _notice(self, table: Table, sitting: Seat, about: str) -> Notice:
        language = sitting.notify.get("language", DEFAULT)
        name = table.game.label("seat", table.state.setup.seats[sitting.seat], language)
        title = table.title or game_title(table.game, language)
        key = f"{about}-text-named" if sitting.name else f"{about}-text"
        return Notice(
            table=table.id, title=title, game=table.game.name, seat=name, player=sitting.name,
            url=f"{self.public.rstrip('/')}/table/{table.id}" if self.public else "",
            text=say(key, language, seat=name, title=title, player=sitting.name),
        )  # fmt: skip


async def _still_away(lobby: Lobby, id: str, seat: int) -> Seat | None:
    """The seat, if its player is still asked and not there."""
    try:
        table = await lobby.table(id)
    except NoSuchTable:
        return None
    away = seat in table.waiting and seat not in lobby.online(id)
    return table.seats[seat] if away else None


async def checked(notices: Notices | None, notify: Notify) -> dict[str, Any]:
    """An address as it is stored, empty if there is none; BadAddress if it can't be used."""
    if not notify.webhook and not notify.email:
        return {}
    await (notices or Notices()).check(notify)
    stored: dict[str, Any] = msgspec.to_builtins(notify)
    return stored
