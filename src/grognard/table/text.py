"""Text that people send: what is kept of it, and what is refused."""

from __future__ import annotations

from grognard.table.errors import BadText
from grognard.table.interface import LONGEST_REQUEST


def cleaned(text: str, most: int) -> str:
    """One line without control characters, cut where it gets too long."""
    plain = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(plain.split())[:most].strip()


def needed(text: str, what: str, most: int) -> str:
    """As `cleaned`, but refused if nothing is left or it is too long."""
    plain = cleaned(text, most + 1)
    if not 1 <= len(plain) <= most:
        raise BadText(what=what, most=most)
    return plain


def request_key(seat: int | None, request: str, by_bot: bool = False) -> str:
    """How a request is remembered: each seat has its own, and a bot in it too, so that nobody can take
    another's."""
    whose = "-" if seat is None else f"bot {seat}" if by_bot else f"{seat}"
    return f"{whose}:{needed(request, 'request', LONGEST_REQUEST)}"
