"""A seat whose player stays away is given to somebody else, if everybody who is still there agrees."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from grognard.kernel.languages import LANGUAGES
from grognard.store import Clocks, Seat, absence
from grognard.table import clocks
from grognard.table.error_words import say
from grognard.table.errors import NotAway, NotYourSeat, Over
from grognard.table.interface import Clock, Reinvited
from grognard.table.seats import fingerprint, token_for
from grognard.table.table import Table

if TYPE_CHECKING:
    from grognard.table.lobby import Lobby

HOUR = 3600.0


def long_away(clock: Clock | None) -> float:
    """Seconds of absence after which a seat may be given away: an hour where players sit down to minutes, a
    day where there is no clock, and where they have days for a move, so many."""
    if clock is None:
        return clocks.DAY
    return clock.days * clocks.DAY or HOUR


async def reinvite(lobby: Lobby, id: str, seat: int, by: int, token: str, request: str) -> Reinvited:
    """The player `by`, who has this token, wants a seat to be given to somebody else.

    When everybody agrees, the host (or any player, if it is the host who is away) gets an invitation to it;
    the token of who sat there opens nothing from then on. The same request again gets the same invitation.
    """
    invite = token_for(token, f"reinvite {request}")
    table = await _playing(lobby, id, seat)
    if hmac.compare_digest(table.seats[seat].invite_hash, fingerprint(invite)):
        return Reinvited(seat=seat, invite=invite)
    if seat == by or not is_away(lobby, table, seat):
        raise NotAway()
    if table.seats[by].releases != _release(table.seats[seat]):
        table = await _agree(lobby, table, seat, by)
    missing = _missing(lobby, table, seat, by)
    if missing or not _invites(table, seat, by):
        return Reinvited(seat=seat, waiting_for=missing)
    return await _open(lobby, table, seat, invite)


async def _playing(lobby: Lobby, id: str, seat: int) -> Table:
    table = await lobby.open_tables.quiet(id)
    if table.kind != "game" or table.over:
        raise Over()
    if not 0 <= seat < len(table.seats):
        raise NotYourSeat()
    return table


def is_away(lobby: Lobby, table: Table, seat: int) -> bool:
    """True for a person who has not been there for long."""
    if table.seats[seat].kind != "person" or seat in lobby.online(table.id):
        return False
    return lobby.now() - lobby.last_seen.at(table, seat) >= long_away(table.clock)


def _release(sitting: Seat) -> str:
    """What who agrees has agreed to: it is about who sits there now, not about who will."""
    return f"{sitting.seat}:{sitting.token_hash[:16]}"


async def _agree(lobby: Lobby, table: Table, seat: int, by: int) -> Table:
    release = _release(table.seats[seat])
    await lobby.writer.call(lobby.store.set_seat, table.id, by, {"releases": release})
    table = await lobby.workers.read_seats(table.id)
    await _tell(lobby, table, "reinvite-asked", f"release-{by}-{release}", by=by, seat=seat)
    return table


def _missing(lobby: Lobby, table: Table, seat: int, by: int) -> list[int]:
    """The seats whose players have still to agree: not those who stay away themselves, nor other seats of
    the host, if it is the host who asks."""
    release, host = _release(table.seats[seat]), table.seats[by].host
    return [
        one.seat
        for one in table.seats
        if one.kind == "person" and one.seat != seat and one.releases != release
        and not (host and one.host) and not is_away(lobby, table, one.seat)
    ]  # fmt: skip


def _invites(table: Table, seat: int, by: int) -> bool:
    """Whether this player is the one to get the invitation."""
    return table.seats[by].host or not any(one.host for one in table.seats if one.seat != seat)


async def _open(lobby: Lobby, table: Table, seat: int, invite: str) -> Reinvited:
    hashes, now = (table.seats[seat].token_hash, fingerprint(invite)), lobby.now()
    left = _clocks(table, seat, now)
    if not await lobby.writer.call(absence.reopen, lobby.store, table.id, seat, *hashes, left, now):
        raise NotAway()
    table = await lobby.workers.read_seats(table.id)
    await _tell(lobby, table, "reinvite-open", f"reopened-{hashes[1][:16]}", seat=seat)
    return Reinvited(seat=seat, invite=invite)


def _clocks(table: Table, seat: int, now: float) -> list[Clocks]:
    """What everybody has left when the clocks stop; who comes to the seat has all the time there was."""
    if table.clock is None:
        return []
    left = [table.clock_left(one.seat, now) or 0.0 for one in table.seats]
    told = [table.clock_shown(one.seat, now, None) or 0.0 for one in table.seats]
    left[seat] = told[seat] = clocks.full(table.clock) or 0.0
    return [Clocks(number, left[number], told[number]) for number in range(len(left))]


async def _tell(lobby: Lobby, table: Table, key: str, request: str, **seats: int) -> None:
    """A line of the chat for everybody, in every language, once."""

    def line(language: str) -> str:
        label, names = table.game.label, table.state.setup.seats
        return say(key, language, **{role: label("seat", names[n], language) for role, n in seats.items()})

    lines = [line(language) for language in LANGUAGES]
    await lobby.say(table.id, None, "", " / ".join(lines), request)
