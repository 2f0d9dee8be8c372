"""New tables: what is stored when somebody wishes for a game, or opens a record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from grognard import bots
from grognard.kernel.dice import new_seed
from grognard.kernel.game import Game
from grognard.kernel.record import Header, Recorder, Struck
from grognard.kernel.refusal import UnknownChoice
from grognard.kernel.takeback import TakenBack
from grognard.kernel.trace import Trace, trace_text
from grognard.store import Entry, Seat, TableRow
from grognard.table.clocks import full
from grognard.table.interface import LONGEST_NAME, LONGEST_TITLE, Clock, Created, Seated, SeatSpec, TableSpec
from grognard.table.record_reading import Find, ReadRecord
from grognard.table.seats import fingerprint, new_token
from grognard.table.text import cleaned

if TYPE_CHECKING:
    from grognard.table.table import Table

NOTHING_TOLD = trace_text(Trace())


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
    game = find(spec.game)
    return laid_out(game, game.new(spec.scenario, options=spec.options, seed=seed), spec, now)


def laid_out(game: Game, state: Any, spec: TableSpec, now: float) -> Opened:
    """A table at which a game goes on from a position: the set-up of a scenario, or any other."""
    if len(spec.seats) != len(state.setup.seats):
        what = f"number of seats for {state.setup.scenario}"
        raise UnknownChoice(what, len(spec.seats), [len(state.setup.seats)])
    _check_clock(spec.clock)
    seated = [_seat(game, number, seat, spec.clock) for number, seat in enumerate(spec.seats)]
    clock = msgspec.to_builtins(spec.clock) if spec.clock is not None else None
    more = {"spectators": spec.spectators, "clock": clock, "title": cleaned(spec.title, LONGEST_TITLE)}
    return _opened(state, [seat for seat, _ in seated], [told for _, told in seated], now, more)


def _opened(state: Any, seats: list[Seat], told: list[Seated], now: float, more: Mapping[str, Any]) -> Opened:
    """The table of a game that begins with this position."""
    id = secrets.token_urlsafe(9)
    row = _row(id, "game", Recorder(state).header, state.seed, now, **more)
    bot_asked = any(seats[seat].kind == "bot" for seat in state.waiting)
    row = msgspec.structs.replace(
        row, over=state.outcome is not None, bot_asked=bot_asked, opening=trace_text(Trace(state.events))
    )
    seats = [msgspec.structs.replace(seat, seen_at=now) for seat in seats]
    return Opened(row, seats, Created(table=id, seats=told), state.dump(secret=False))


def afresh(position: Any) -> Any:
    """A position to play on from, with dice of its own."""
    state = position.clone(seed=new_seed())
    state.undoable = []
    return state


def rematch(table: Table, now: float) -> Opened:
    """The same game again for the same people and bots, each in the next seat; their tokens open these."""
    header, left = table.header, full(table.clock)
    if header.position is None:
        state = table.game.new(header.scenario, options=header.options)
    else:
        state = afresh(table.start())
    seats = [
        Seat(
            seat=number, kind=old.kind, bot=old.bot, name=old.name, token_hash=old.token_hash,
            invite_hash=old.invite_hash, notify=old.notify, host=old.host, clock_left=left, clock_told=left,
        )
        for number, old in enumerate([table.seats[-1], *table.seats[:-1]])
    ]  # fmt: skip
    clock = msgspec.to_builtins(table.clock) if table.clock is not None else None
    more = {"spectators": table.spectators, "clock": clock, "title": table.title}
    told = [Seated(seat=seat.seat, kind=seat.kind) for seat in seats]
    return _opened(state, seats, told, now, more)


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
    id = secrets.token_urlsafe(9)
    entries, traces = _journal(id, record, now)
    numbers = {"seq": len(entries), "ply": len(record.moves)}
    row = _row(id, "record", record.header, record.header.seed or "", now, **numbers)
    row = msgspec.structs.replace(row, over=record.over, opening=record.opening)
    seats = [Seat(seat=number, kind="person") for number in range(len(record.header.seats))]
    told = [Seated(seat=seat.seat, kind="person") for seat in seats]
    return Opened(row, seats, Created(table=id, seats=told), record.start, entries, traces)


def _journal(id: str, record: ReadRecord, now: float) -> tuple[list[Entry], dict[int, str]]:
    """The entries of a record with their traces. What was taken back is there to account for its dice; what
    it told is not kept, and the trace of the action before it says which dice were spent."""
    entries, traces, ply = list[Entry](), dict[int, str](), 0

    def enter(item: Struck, trace: str, hushed: bool = False) -> None:
        nonlocal ply
        seq = len(entries) + 1
        if isinstance(item, TakenBack):
            ply -= item.count
            entries.append(Entry(id, seq, ply, "back", 0, "", (), None, now))
        else:
            ply += 1
            entries.append(
                Entry(id, seq, ply, "act", item.seat, item.action, item.dice, None, now, item.draws, hushed)
            )
        traces[seq] = trace

    for number in range(len(record.moves) + 1):
        if number:
            enter(record.moves[number - 1], record.traces[number], number in record.hushed)
        for item in record.spent.get(number, []):
            enter(item, NOTHING_TOLD)
    return entries, traces
