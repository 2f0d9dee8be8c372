"""Who wants mail: of an address only its fingerprint is kept, what its owner said, and how much was sent."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from grognard.store.engine import writing
from grognard.store.schema import mail_addresses
from grognard.store.store import Store

DAY = 86400.0


class MailAddress(msgspec.Struct, frozen=True):
    """`word` is in the links of every mail and opens nothing else; `wanted` None: the owner has not answered
    yet. `asked` times they were asked; `sent` is what went there in the day that began at `since`."""

    fingerprint: str
    word: str
    wanted: bool | None = None
    asked: int = 0
    sent: int = 0
    since: float = 0.0


def mail_address(store: Store, address: str) -> MailAddress:
    """What is known of an address; the same word for ever."""
    fingerprint = hashlib.sha256(address.lower().encode()).hexdigest()
    new = MailAddress(fingerprint, secrets.token_urlsafe(24))
    try:
        with writing(store.engine) as connection:
            connection.execute(sa.insert(mail_addresses).values(msgspec.structs.asdict(new)))
        return new
    except IntegrityError:
        with store.engine.connect() as connection:
            return _found(connection, mail_addresses.c.fingerprint == fingerprint) or new


def by_word(store: Store, word: str) -> MailAddress | None:
    """The address whose links have this word."""
    with store.engine.connect() as connection:
        return _found(connection, mail_addresses.c.word == word)


def decide(store: Store, word: str, wanted: bool) -> bool:
    """Its owner wants mail, or wants none; False if no address has this word."""
    change = sa.update(mail_addresses).where(mail_addresses.c.word == word)
    with writing(store.engine) as connection:
        return connection.execute(change.values(wanted=wanted)).rowcount == 1


def count_mail(store: Store, fingerprint: str, most: int, now: float, asks: bool = False) -> bool:
    """Counts a mail to an address before it is sent; False if as many went there within a day already."""
    column = mail_addresses.c
    new_day = column.since <= now - DAY
    change = sa.update(mail_addresses).where(
        column.fingerprint == fingerprint, sa.or_(new_day, column.sent < most)
    )
    values: dict[str, Any] = {
        "sent": sa.case((new_day, 1), else_=column.sent + 1),
        "since": sa.case((new_day, now), else_=column.since),
        "asked": column.asked + (1 if asks else 0),
    }
    with writing(store.engine) as connection:
        return connection.execute(change.values(values)).rowcount == 1


def _found(connection: sa.Connection, where: sa.ColumnElement[bool]) -> MailAddress | None:
    row = connection.execute(sa.select(mail_addresses).where(where)).mappings().one_or_none()
    return MailAddress(**row) if row is not None else None
