"""Who looks at a table: the seats held, and with whose eyes the table is seen."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from grognard.server.errors import Refused
from grognard.server.headers import found
from grognard.server.language import language_of
from grognard.table import Lobby, Table
from grognard.table.errors import NoToken, NotYourSeat

LONGEST_TOKEN = 100


class Viewer:
    """Somebody who looks. Several seats can be held at once: the eyes follow the one that is asked."""

    __slots__ = ("eyes", "language", "seats")

    def __init__(self, seats: Iterable[int], language: str) -> None:
        self.seats, self.language = tuple(sorted(set(seats))), language
        self.eyes: int | None = self.seats[0] if self.seats else None

    def look(self, waiting: Collection[int]) -> int | None:
        """The seat to see with now that these are asked: the first held one of them, else as before."""
        self.eyes = next((seat for seat in self.seats if seat in waiting), self.eyes)
        return self.eyes


def bearer(scope: Any) -> str:
    """The token of a request, empty if it has none."""
    value = found(scope, b"authorization")
    # What is no bearer's token is taken whole: it opens nothing, which is refused as it should be.
    return (value[7:].strip() if value[:7].lower() == b"bearer " else value)[:LONGEST_TOKEN].decode("latin-1")


def viewer_of(lobby: Lobby, table: Table, scope: Any) -> Viewer:
    """Who asks: the seat of the token, or a spectator if the table lets them in."""
    token = bearer(scope)
    viewer = Viewer(held(lobby, table, [token] if token else []), language_of(scope))
    viewer.look(table.waiting)
    return viewer


def held(lobby: Lobby, table: Table, tokens: Iterable[str]) -> list[int]:
    """The seats that tokens open. One that opens none is refused, and so is a spectator if not wanted."""
    seats = [_seat(lobby, table, token) for token in tokens]
    if not seats and not table.spectators:
        raise Refused("no-spectators", 401)
    return seats


def _seat(lobby: Lobby, table: Table, token: str) -> int:
    seat = lobby.seat_of(table, token)
    if seat is None:
        raise NotYourSeat
    return seat


def player_of(lobby: Lobby, table: Table, scope: Any) -> int:
    """The seat that wants to do something."""
    token = bearer(scope)
    if not token:
        raise NoToken
    return _seat(lobby, table, token)


def asked(table: Table, eyes: int | None) -> int | None:
    """The seat to which there is more to say than whom one waits for: it may answer, or take back."""
    if eyes is None or not table.playable:
        return None
    return eyes if eyes in table.waiting or table.state.may_undo(eyes) else None


def sight(table: Table, eyes: int | None) -> int | None:
    """Whose view shows what these eyes see: in a game without secrets everybody's is one."""
    return eyes if table.game.secrets else None
