"""Mail to people who said yes to it: a first mail asks, and nothing else is sent until its link was used.

Anybody can write anybody's address into a form, so an address gets little before its owner has answered, and
never much; every mail has a link by which no more come.
"""

from __future__ import annotations

import asyncio
import re
import time

from grognard.store import Store
from grognard.store.mail_addresses import MailAddress, count_mail, mail_address
from grognard.table import mail
from grognard.table.error_words import say
from grognard.table.errors import BadAddress

ADDRESS = re.compile(r"[^\s@<>,;:\"]{1,64}@[^\s@<>,;:\"]+\.[^\s@<>,;:\"]+")
LONGEST = 254
ASKED_AT_MOST = 3
"""How often the owner of an address is asked before they have answered; once a day."""
A_DAY = 50
"""How many mails an address gets in a day."""


class Mailing:
    """Through the mail server `smtp`; links lead to `public`. Without both, or a store, there is no mail."""

    def __init__(self, smtp: str = "", public: str = "") -> None:
        self._smtp, self._public = smtp, public.rstrip("/")
        self._store: Store | None = None

    def keep_in(self, store: Store) -> None:
        """What people answered is kept there."""
        self._store = store

    def check(self, email: str) -> None:
        """BadAddress if nothing could be sent there."""
        if not self._smtp or not self._public:
            raise BadAddress(why="no-mail")
        if len(email) > LONGEST or not ADDRESS.fullmatch(email):
            raise BadAddress(why="no-mail-address")

    async def ask(self, email: str, language: str) -> None:
        """Asks the owner of an address whether they want mail, unless they have answered, or were asked a
        moment ago; BadAddress if they want none."""
        self.check(email)
        known = await self._known(email)
        if known is None or known.wanted:
            return
        if known.wanted is False:
            raise BadAddress(why="mail-stopped")
        if known.asked < ASKED_AT_MOST and await self._count(known, 1, asks=True):
            link = self._link(known)
            text = say("mail-ask-text", language, server=self._public, link=link)
            await asyncio.to_thread(mail.send, self._smtp, email, say("mail-ask-subject", language), text)

    async def send(self, email: str, language: str, subject: str, text: str) -> None:
        """Sends a mail, if its receiver wants mail and has not had too many today."""
        known = await self._known(email)
        if known is None or not known.wanted or not await self._count(known, A_DAY):
            return
        link = self._link(known)
        text = f"{text}\n\n{say('mail-stop', language, link=link)}\n"
        # RFC 8058: mail programs offer to stop it by themselves.
        headers = {"List-Unsubscribe": f"<{link}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        await asyncio.to_thread(mail.send, self._smtp, email, subject, text, headers)

    def _link(self, known: MailAddress) -> str:
        return f"{self._public}/mail/{known.word}"

    async def _known(self, email: str) -> MailAddress | None:
        if self._store is None or not self._smtp or not self._public:
            return None
        return await asyncio.to_thread(mail_address, self._store, email)

    async def _count(self, known: MailAddress, most: int, asks: bool = False) -> bool:
        assert self._store is not None
        now = time.time()
        return await asyncio.to_thread(count_mail, self._store, known.fingerprint, most, now, asks)
