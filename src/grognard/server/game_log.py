"""The log of a table in words: worked out once for each language and sight, kept while it is live."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from weakref import WeakKeyDictionary

import msgspec

from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.page.lines import HEADINGS, lines
from grognard.server.messages import LoggedLine
from grognard.table import Lobby, Table
from grognard.table.standing import Standing

# The lines of one action are numbered from ply * STRIDE, so that numbers grow through the log.
STRIDE = 1000


def logged(
    game: Game, ply: int, events: Sequence[Event], sight: int | None, language: str
) -> list[LoggedLine]:
    """What an action brought, as lines of the log; `ply` is its number as this sight may count."""
    return [
        LoggedLine(**msgspec.structs.asdict(line), ply=ply, n=ply * STRIDE + k)
        for k, line in enumerate(lines(game, events, sight, language))
    ]


def told_in_phase(table: Table, sight: int | None) -> list[Event]:
    """What a sight knows to have happened since the phase began, as far back as the table remembers."""
    found: list[Event] = []
    for move, events in zip(reversed(table.moves), reversed(table.kept), strict=False):
        seen = [event.seen_by(sight) for event in events] if move.known_to(sight) else []
        told = [event for event in seen if event is not None]
        last = next((n for n, event in enumerate(reversed(told)) if event.kind in HEADINGS), None)
        found = (told if last is None else told[len(told) - last :]) + found
        if last is not None:
            break
    return found


class Log:
    """The lines of the actions that stand, as one sight knows them in one language."""

    def __init__(self, sight: int | None, language: str) -> None:
        self._sight, self._language = sight, language
        self._moves: list[Standing] = []  # also those that this sight may not know of: they have no lines
        self._lines: list[bytes] = []
        self._plies = [0]
        self._opening: bytes | None = None
        self._whole: msgspec.Raw | None = None

    def lines(self, table: Table) -> msgspec.Raw | None:
        """The whole log from the set-up on, as it is sent; None if the table no longer remembers some of it.

        In a long game it is megabytes, and who looks may look again and again: each line is put into bytes
        once.
        """
        self._drop_undone(table)
        for move in table.moves[len(self._moves) :]:
            events = table.events_of(len(self._moves) + 1)
            if events is None:
                return None
            [words] = self._put(table.game, [move], [(0, events)], self._plies[-1])
            self._add(move, words)
        if self._opening is None:
            self._opening = _bytes_of(logged(table.game, 0, table.opening, self._sight, self._language))
        if self._whole is None:
            self._whole = msgspec.Raw(b"[%b]" % b",".join(filter(None, (self._opening, *self._lines))))
        return self._whole

    async def fill(self, lobby: Lobby, table: Table) -> None:
        """Fetches what the table no longer remembers."""
        self._drop_undone(table)
        first, wanted = len(self._moves), table.moves[len(self._moves) :]
        told = await lobby.events(table.id, first + 1, first + len(wanted))
        # The words of a long game take so long that everybody's play would wait for them.
        made = await asyncio.to_thread(self._put, table.game, wanted, told, self._plies[-1])
        if first != len(self._moves):
            return
        for number, (move, words) in enumerate(zip(wanted, made, strict=False), start=first):
            # An action that was taken back meanwhile is not the same one, even if it was done again.
            if number >= len(table.moves) or table.moves[number] is not move:
                return
            self._add(move, words)

    def _put(
        self, game: Game, moves: Sequence[Standing], told: Sequence[tuple[int, list[Event]]], ply: int
    ) -> list[bytes]:
        """Actions after one with this number, in words."""
        made = []
        for move, (_, events) in zip(moves, told, strict=False):
            known = move.known_to(self._sight)
            ply += known
            words = logged(game, ply, events, self._sight, self._language) if known else []
            made.append(_bytes_of(words))
        return made

    def _add(self, move: Standing, words: bytes) -> None:
        self._whole = None
        self._moves.append(move)
        self._plies.append(self._plies[-1] + move.known_to(self._sight))
        self._lines.append(words)

    def _drop_undone(self, table: Table) -> None:
        """As soon as an action still stands where it stood, all before it do: what came after moves up."""
        while self._moves and (
            len(self._moves) > len(table.moves) or table.moves[len(self._moves) - 1] is not self._moves[-1]
        ):
            self._whole = None
            self._moves.pop()
            self._lines.pop()
            self._plies.pop()


def _bytes_of(words: list[LoggedLine]) -> bytes:
    """Lines as they stand in a list of them."""
    return msgspec.json.encode(words)[1:-1]


_logs: WeakKeyDictionary[Table, dict[tuple[int | None, str], Log]] = WeakKeyDictionary()


async def whole_log(lobby: Lobby, table: Table, sight: int | None, language: str) -> msgspec.Raw:
    """The log as it stands when this returns: a list of `LoggedLine` as it is sent."""
    log = _logs.setdefault(table, {}).setdefault((sight, language), Log(sight, language))
    found = log.lines(table)
    while found is None:
        await log.fill(lobby, table)
        found = log.lines(table)
    return found
