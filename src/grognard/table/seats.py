"""Seats and the tokens that open them: only fingerprints of tokens are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from grognard.store import Seat

__all__ = ["Seat", "fingerprint", "invited_to", "new_token", "opened_by", "recovered_by", "token_for"]


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(24)


def token_for(invite: str, request: str) -> str:
    """The token that a request gets for an invitation: always the same, and nobody can guess it who does not
    know both. So it can be told again, though only its fingerprint is kept."""
    return hmac.new(invite.encode(), request.encode(), hashlib.sha256).hexdigest()


def fingerprint(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def opened_by(seats: Sequence[Seat], token: str) -> int | None:
    """The seat that a token opens."""
    return _matching(token, [(seat.seat, seat.token_hash) for seat in seats])


def invited_to(seats: Sequence[Seat], invite: str) -> int | None:
    """The open seat that an invitation is for."""
    return _matching(invite, [(seat.seat, seat.invite_hash) for seat in seats if seat.kind == "open"])


def recovered_by(seats: Sequence[Seat], word: str) -> int | None:
    """The seat of a player who comes back by a word of recovery."""
    people = [seat for seat in seats if seat.kind == "person" and seat.recovery_hash]
    return _matching(word, [(seat.seat, seat.recovery_hash) for seat in people])


def _matching(token: str, hashes: Sequence[tuple[int, str]]) -> int | None:
    """Every fingerprint is compared, in a time that tells nothing of it."""
    given, found = fingerprint(token), None
    for seat, stored in hashes:
        if hmac.compare_digest(given, stored):
            found = seat
    return found
