"""New tables: what is stored when somebody wishes for a game, or opens a record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from grognard import bots
from grognard.kernel.game import Game
from grognard.kernel.record import Header, Recorder
from grognard.kernel.refusal import UnknownChoice
from grognard.kernel.trace import Trace, trace_text
from grognard.store import Entry, Seat, TableRow
from grognard.table.clocks import full
from grognard.table.interface import LONGEST_NAME, LONGEST_TITLE, Clock, Created, Seated, SeatSpec, TableSpec
from grognard.table.record_reading import Find, ReadRecord
from grognard.table.seats import fingerprint, new_token
from grognard.table.text import cleaned


class Opened(NamedTuple):
    """A new table as it is stored, and what whoever made it is told."""

    row: TableRow
    seats: list[Seat]
    created: Created
    start: bytes
    entries: Sequence[Entry] = ()
    traces: Mapping[int, str] = MappingProxyType({})


def begin(find: Find, spec: TableSpec, now: float, seed: str | None = None) -> Opened:
    """A table for a new game."""
    return begin_at(find(spec.game).new(spec.scenario, options=spec.options, seed=seed), spec, now)


def begin_at(state: Any, spec: TableSpec, now: float) -> Opened:
    """A table for a game that begins with a position."""
    game = state.game
    if len(spec.seats) != len(state.setup.seats):
        what = f"number of seats for {state.setup.scenario}"
        raise UnknownChoice(what, len(spec.seats), [len(state.setup.seats)])
    _check_clock(spec.clock)
    seated = [_seat(game, number, seat, spec.clock) for number, seat in enumerate(spec.seats)]
    id = secrets.token_urlsafe(9)
    clock = msgspec.to_builtins(spec.clock) if spec.clock is not None else None
    row = _row(id, "game", Recorder(state).header, state.seed, now, spectators=spec.spectators, clock=clock)
    row = msgspec.structs.replace(
        row, title=cleaned(spec.title, LONGEST_TITLE), over=state.outcome is not None
    )
    bot_asked = any(seated[seat][0].kind == "bot" for seat in state.waiting)
    row = msgspec.structs.replace(row, bot_asked=bot_asked, opening=trace_text(Trace(state.events)))
    created = Created(table=id, seats=[told for _, told in seated])
    seats = [msgspec.structs.replace(seat, seen_at=now) for seat, _ in seated]
    return Opened(row, seats, created, state.dump(secret=False))


def _check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    of_days, of_minutes = 0 < clock.days <= 90, 0 < clock.minutes <= 1440 and 0 <= clock.seconds <= 3600
    if of_days == of_minutes or (clock.days and clock.seconds):
        given = f"{clock.minutes} min + {clock.seconds} s, {clock.days} d"
        raise UnknownChoice("clock", given, ["1-1440 min + 0-3600 s", "1-90 d"])


def _seat(game: Game, number: int, spec: SeatSpec, clock: Clock | None) -> tuple[Seat, Seated]:
    """A seat as it is stored, and what the host is told of it."""
    left = full(clock)
    name = cleaned(spec.name, LONGEST_NAME)
    seat = Seat(seat=number, kind="person", name=name, clock_left=left, clock_told=left)
    changed = msgspec.structs.replace
    if spec.kind == "bot":
        if spec.bot not in bots.names(game):
            raise UnknownChoice(f"bot for {game.name}", spec.bot, bots.names(game))
        return changed(seat, kind="bot", bot=spec.bot), Seated(seat=number, kind="bot")
    token = new_token()
    if spec.kind == "me":
        mine = changed(seat, token_hash=fingerprint(token), host=True)
        return mine, Seated(seat=number, kind="person", token=token)
    told = Seated(seat=number, kind="open", invite=token)
    return changed(seat, kind="open", invite_hash=fingerprint(token)), told


def _row(id: str, kind: Any, header: Header, seed: str, now: float, **more: Any) -> TableRow:
    values = {
        "id": id, "kind": kind, "game": header.game, "version": header.version, "scenario": header.scenario,
        "options": header.options, "seed": seed, "title": "", "spectators": True, "clock": None,
        "created": now, "asked_at": now, "told_at": now,
        "header": msgspec.to_builtins(msgspec.structs.replace(header, seed=None)),
    }  # fmt: skip
    return TableRow(**{**values, **more})


def from_record(record: ReadRecord, now: float) -> Opened:
    """A table to look at a record."""
    id, hushed = secrets.token_urlsafe(9), set(record.hushed)
    entries = [
        Entry(id, n, n, "act", move.seat, move.action, move.dice, None, now, move.draws, n in hushed)
        for n, move in enumerate(record.moves, start=1)
    ]
    row = _row(id, "record", record.header, record.header.seed or "", now, seq=len(entries), ply=len(entries))
    row = msgspec.structs.replace(row, over=record.over, opening=record.opening)
    seats = [Seat(seat=number, kind="person") for number in range(len(record.header.seats))]
    told = [Seated(seat=seat.seat, kind="person") for seat in seats]
    return Opened(row, seats, Created(table=id, seats=told), record.start, entries, record.traces)
