"""What players settle among themselves: it is done once when all want it, and survives a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from grognard.kernel.record import Record
from grognard.kernel.replay import verify
from grognard.table import Lobby, Table
from grognard.table.agreements import proposed
from grognard.table.errors import (
    CannotResign,
    CannotUndo,
    GoesOn,
    NobodyToAgree,
    NotYourSeat,
    Over,
    Stale,
)
from grognard.table.playing_on import play_on
from grognard.table.record_reading import ReadRecord, read_record
from tests.table.helpers import BFG, TINY, begin, find, lobby_on, play, run, spec, to_a_turn


async def after_dice(lobby: Lobby, id: str) -> tuple[int, int]:
    """Plays until a seat has rolled dice and acted last: the seat, and its number of the table."""
    luck = Random(5)
    while True:
        [(seat, _)] = await play(lobby, id, 1, luck)
        table = await lobby.table(id)
        if table.moves[-1].dice and not table.state.stack[-1].secret:
            return seat, table.numbers(seat).seq


async def propose(lobby: Lobby, id: str, seat: int, kind: str, request: str, agree: bool = True) -> None:
    table = await lobby.table(id)
    after = table.numbers(seat).seq
    await lobby.agreements.propose(id, seat, kind, agree, after, request)  # type: ignore[arg-type]


def test_a_takeback_after_dice_needs_everybody_and_spends_the_dice(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby, BFG)
            seat, seq = await after_dice(lobby, id)
            table = await lobby.table(id)
            rolled, gone, ply = table.state.rolled, table.moves[-1], table.ply
            await propose(lobby, id, seat, "takeback", "a")
            await propose(lobby, id, seat, "takeback", "a")
            assert proposed(await lobby.table(id)) == {"takeback": [seat]}
        async with lobby_on(url) as lobby:
            assert proposed(await lobby.table(id)) == {"takeback": [seat]}
            with lobby.watch(id) as watching:
                await propose(lobby, id, 1 - seat, "takeback", "b")
                kinds = [(await anext(watching)).kind for _ in range(3)]
            assert "back" in kinds
            table = await lobby.table(id)
            assert (table.ply, table.seq, table.state.rolled) == (ply - 1, seq + 1, rolled)
            assert proposed(table) == {}
            await propose(lobby, id, 1 - seat, "takeback", "b")
            assert (await lobby.table(id)).seq == seq + 1
            again = await lobby.act(id, seat, gone.line, seq + 1, "again")
            assert again.ply == ply
            dice = (await lobby.table(id)).state.dump()
        async with lobby_on(url) as lobby:
            table = await lobby.table(id)
            assert table.state.dump() == dice
            assert table.state.rolled > rolled
            await play(lobby, id, 60)
            text = await lobby.record_text(id)
            found = verify(find(BFG), Record.read(text))
            assert found.ok, found.problem
            assert "\n< 1\n" in text
            said = [line.text for line in await lobby.chat(id)]
            assert len([line for line in said if "spent" in line and "perdus" in line]) == 1

    run(check())


def test_a_takeback_lapses_or_is_turned_down(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby, BFG)
            with pytest.raises(CannotUndo):
                await propose(lobby, id, 0, "takeback", "none")
            seat, seq = await after_dice(lobby, id)
            await propose(lobby, id, seat, "takeback", "a")
            await propose(lobby, id, 1 - seat, "takeback", "no", agree=False)
            assert proposed(await lobby.table(id)) == {}
            await propose(lobby, id, seat, "takeback", "a")
            assert proposed(await lobby.table(id)) == {}, "a request is done once"
            await propose(lobby, id, seat, "takeback", "c")
            await play(lobby, id, 1)
            assert proposed(await lobby.table(id)) == {}
            with pytest.raises(Stale):
                await lobby.agreements.propose(id, 1 - seat, "takeback", True, seq, "late")
            assert (await lobby.table(id)).seq == seq + 1

    run(check())


def test_numbers_stay_right_when_secret_answers_are_taken_back(sqlite: str) -> None:
    """Every seat counts what it may know, before and after, and after a restart."""

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby, TINY)
            with pytest.raises(CannotUndo):
                await propose(lobby, id, 0, "takeback", "secret")
            await lobby.act(id, 0, "bid one", 0, "x")
            await lobby.undo(id, 0, 1, "y")
            await lobby.act(id, 0, "bid three", 2, "bid0")
            for seat in (1, 2):
                await lobby.act(id, seat, "bid three", 0, f"bid{seat}")
            for seat in range(3):
                await propose(lobby, id, seat, "takeback", "back")
            table = await lobby.table(id)
            assert (table.ply, table.state.waiting) == (0, (0, 1, 2))
            numbers = [table.numbers(seat) for seat in (None, 0, 1, 2)]
            assert [ply for _, ply in numbers] == [0, 0, 0, 0]
            assert [seq for seq, _ in numbers] == [2, 5, 3, 2]
        async with lobby_on(sqlite) as lobby:
            table = await lobby.table(id)
            assert [table.numbers(seat) for seat in (None, 0, 1, 2)] == numbers
            await lobby.act(id, 2, "bid one", 2, "z")
            assert (await lobby.table(id)).numbers(2) == (3, 1)

    run(check())


def test_a_draw_is_agreed_on(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby, BFG)
            await propose(lobby, id, 1, "draw", "a")
            await play(lobby, id, 3)
            assert proposed(await lobby.table(id)) == {"draw": [1]}, "it waits for an answer"
            await propose(lobby, id, 0, "draw", "b")
            await propose(lobby, id, 0, "draw", "b")
            table = await lobby.table(id)
            assert table.over
            assert table.state.outcome.winners == ()
            assert verify(find(BFG), Record.read(await lobby.record_text(id))).ok
            with pytest.raises(Over):
                await propose(lobby, id, 0, "draw", "c")
            alone = await begin(lobby, BFG, "me", "friend")
            with pytest.raises(NobodyToAgree):
                await propose(lobby, alone, 0, "draw", "a")
            with pytest.raises(NotYourSeat):
                await propose(lobby, alone, 5, "draw", "a")

    run(check())


def test_a_proposal_that_comes_again_late_undoes_nothing(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby, BFG)
            await propose(lobby, id, 0, "draw", "first")
            await propose(lobby, id, 0, "draw", "withdrawn", agree=False)
            await propose(lobby, id, 0, "draw", "first")
            assert proposed(await lobby.table(id)) == {}
            await propose(lobby, id, 1, "draw", "theirs")
            assert not (await lobby.table(id)).over

    run(check())


@pytest.mark.parametrize("kind", ["draw", "takeback"])
def test_a_proposal_may_be_called_as_an_action_was(kind: str, sqlite: str) -> None:
    """Each has a space of names of its own: what all have agreed on is done."""

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby, BFG)
            acted = set[int]()
            while len(acted) < 2:
                table = await lobby.table(id)
                seat = table.waiting[0]
                line = table.game.write(table.state.prompt(seat).sample(Random(table.seq)))
                name = f"r{table.seq}" if seat in acted else "same"
                await lobby.act(id, seat, line, table.numbers(seat).seq, name)
                acted.add(seat)
            before = (await lobby.table(id)).ply
            await propose(lobby, id, seat, kind, "same")
            await propose(lobby, id, 1 - seat, kind, "same")
            table = await lobby.table(id)
            assert (table.over, table.ply) == ((True, before + 1) if kind == "draw" else (False, before - 1))

    run(check())


def test_who_resigns_has_lost_once(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id, three = await begin(lobby, BFG), await begin(lobby, TINY)
            await play(lobby, id, 2)
            first = await lobby.agreements.resign(id, 1, "r")
            again = await lobby.agreements.resign(id, 1, "r")
            assert (first.seq, first.again, again.seq, again.again) == (3, False, 3, True)
            with pytest.raises(Over):
                await lobby.agreements.resign(id, 0, "r")
            with pytest.raises(CannotResign):
                await lobby.agreements.resign(three, 1, "r")
        async with lobby_on(url) as lobby:
            table = await lobby.table(id)
            assert table.over
            assert (table.state.outcome.winners, table.state.outcome.how) == ((0,), "resigned")
            assert [move.line for move in table.moves][-1] == "resign"
            assert verify(find(BFG), Record.read(await lobby.record_text(id))).ok
            assert (await lobby.events(id, 3))[0][1][0].kind == "end"

    run(check())


def test_a_rematch_has_the_sides_changed_and_the_same_tokens(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            made = await lobby.create(spec(BFG, "me", "friend", title="Thursday"))
            claimed = await lobby.claim(made.table, made.seats[1].invite or "", "Ben")
            with pytest.raises(GoesOn):
                await propose(lobby, made.table, 0, "rematch", "a")
            await lobby.agreements.resign(made.table, 0, "r")
            await propose(lobby, made.table, 0, "rematch", "a")
            assert (await lobby.table(made.table)).rematch == ""
            await propose(lobby, made.table, 1, "rematch", "a")
            await propose(lobby, made.table, 1, "rematch", "a")
            old = await lobby.table(made.table)
            new = await lobby.table(old.rematch)
            assert lobby.seat_of(new, claimed.token) == 0
            assert lobby.seat_of(new, made.seats[0].token or "") == 1
            assert (new.title, new.seats[0].name, new.ply, new.over) == ("Thursday", "Ben", 0, False)
            assert new.commitment != old.commitment

    run(check())


def test_a_game_is_played_on_from_a_moment(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            await to_a_turn(lobby, id)
            await play(lobby, id, 12)
            with pytest.raises(GoesOn):
                await play_on(lobby, id, 3, [0, 1], spec())
            made = await play_on(lobby, id, 3, [0, 1, 2], spec())
            new, old = await lobby.table(made.table), await lobby.position(id, 5)
            assert new.state.contents()["columns"] == old.contents()["columns"]
            assert new.state.seed != old.seed
            await play(lobby, made.table, 10_000)
            assert verify(find(TINY), Record.read(await lobby.record_text(made.table))).ok
            text = await lobby.record_text(made.table)
            record = (await lobby.open_record(text)).table
            await play_on(lobby, record, 2, [], spec())
            last = (await lobby.table(record)).numbers(None).ply
            with pytest.raises(Over):
                await play_on(lobby, record, last, [], spec())

    run(check())


def test_a_record_with_a_takeback_is_read_again_and_told_the_same(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby, BFG)
            for n in range(2):
                seat, _ = await after_dice(lobby, id)
                await propose(lobby, id, seat, "takeback", f"a{n}")
                await propose(lobby, id, 1 - seat, "takeback", f"b{n}")
            await play(lobby, id, 30)
            await lobby.agreements.resign(id, 0, "r")
            text = await lobby.record_text(id)
            read = read_record(find, text)
            assert read.spent
            assert msgspec.msgpack.decode(msgspec.msgpack.encode(read), type=ReadRecord) == read
            copy = (await lobby.open_record(text)).table
            assert await lobby.record_text(copy) == text
            old, new = await lobby.table(id), await lobby.table(copy)
            films = [lobby.open_tables.film(t, t.moves, None, "en", 0, t.ply) for t in (old, new)]
            assert films[0] == films[1]

    run(check())


def test_workers_hear_of_what_was_agreed_at_another(postgresql: str) -> None:
    """One player is at one worker, the other at another: a takeback, and then a draw."""

    async def check() -> None:
        async with lobby_on(postgresql) as one, lobby_on(postgresql) as two:
            id = await begin(one, BFG)
            seat, seq = await after_dice(one, id)
            await until(two, id, lambda table: table.seq == seq)
            await propose(one, id, seat, "takeback", "a")
            await until(two, id, lambda table: proposed(table) == {"takeback": [seat]})
            await propose(two, id, 1 - seat, "takeback", "b")
            await until(one, id, lambda table: table.seq == seq + 1)
            tables = [await lobby.table(id) for lobby in (one, two)]
            assert tables[0].state.dump() == tables[1].state.dump()
            assert [table.ply for table in tables] == [seq - 1] * 2
            await propose(one, id, 0, "draw", "c")
            await until(two, id, lambda table: "draw" in proposed(table))
            await propose(two, id, 1, "draw", "d")
            await until(one, id, lambda table: table.over)

    run(check())


async def until(lobby: Lobby, id: str, holds: Callable[[Table], bool]) -> None:
    """Waits until a table is as it should be."""
    while not holds(await lobby.table(id)):
        await asyncio.sleep(0.01)


def test_what_is_said_of_two_proposals_at_once_is_kept_of_both(url: str) -> None:
    """Of one's own, and of what somebody else turns down in that moment."""

    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby, BFG)
            seat, _ = await after_dice(lobby, id)
            other = 1 - seat
            await asyncio.gather(
                propose(lobby, id, seat, "draw", "a"), propose(lobby, id, seat, "takeback", "b")
            )
            assert proposed(await lobby.table(id)) == {"draw": [seat], "takeback": [seat]}
            await asyncio.gather(
                propose(lobby, id, other, "draw", "c", agree=False),
                propose(lobby, id, seat, "takeback", "d", agree=False),
            )
            assert proposed(await lobby.table(id)) == {}
            await asyncio.gather(
                propose(lobby, id, other, "draw", "e", agree=False), propose(lobby, id, seat, "takeback", "f")
            )
            assert proposed(await lobby.table(id)) == {"takeback": [seat]}
            await propose(lobby, id, seat, "takeback", "b", agree=False)  # comes again, late
            assert proposed(await lobby.table(id)) == {"takeback": [seat]}

    run(check())


def test_nothing_is_taken_back_before_everybody_has_come(sqlite: str) -> None:
    """Else who plays first would throw the dice until they please, with nobody there to object."""

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            created = await lobby.create(spec(BFG, "friend", "friend"), seed="7")
            id, invites = created.table, [seat.invite or "" for seat in created.seats]
            seat = (await lobby.table(id)).waiting[0]
            await lobby.claim(id, invites[seat])
            await play(lobby, id, 1)
            with pytest.raises(NobodyToAgree):
                await propose(lobby, id, seat, "takeback", "a")
            await lobby.claim(id, invites[1 - seat])
            await propose(lobby, id, seat, "takeback", "b")
            lobby.store.set_seat(id, 1 - seat, {"kind": "open"})
            await lobby.workers.read_seats(id)
            await propose(lobby, id, seat, "takeback", "b")
            assert (await lobby.table(id)).ply == 1

    run(check())
