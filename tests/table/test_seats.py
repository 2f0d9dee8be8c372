"""A token opens its seat at its table and nothing else; an invitation is good once."""

from __future__ import annotations

import asyncio
import threading

import pytest

from grognard.kernel.refusal import UnknownChoice
from grognard.store import Seat
from grognard.table import Clock, Notify
from grognard.table.errors import BadAddress, BadText, NotYourSeat, SeatTaken
from tests.table.helpers import BFG, TINY, begin, heard, lobby_on, run, spec


def test_a_token_opens_its_own_seat_only(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            one, two = [await lobby.create(spec(TINY, "me", "me", "friend")) for _ in range(2)]
            table, other = await lobby.table(one.table), await lobby.table(two.table)
            tokens = [seat.token for seat in one.seats]
            assert tokens[2] is None
            assert [lobby.seat_of(table, token) for token in tokens[:2] if token] == [0, 1]
            assert [lobby.seat_of(other, token) for token in tokens[:2] if token] == [None, None]
            invite = one.seats[2].invite
            assert invite is not None
            assert [lobby.seat_of(table, token) for token in ("", "x", invite, "é")] == [None] * 4
            stored = repr(lobby.store.seats(one.table))
            assert not any(token and token in stored for token in [*tokens, invite])

    run(check())


def test_an_invitation_is_claimed_once_and_void_then(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            created = await lobby.create(spec(BFG, "me", "friend"))
            id, invite = created.table, created.seats[1].invite
            assert invite is not None
            with lobby.watch(id) as watching:
                await lobby.table(id)
                tries = [lobby.claim(id, invite, f" Ann\n{n} ") for n in range(3)]
                answers = await asyncio.gather(*tries, return_exceptions=True)
                assert [change.kind for change in await heard(watching, 1)] == ["seats"]
            [claimed] = [answer for answer in answers if not isinstance(answer, BaseException)]
            assert sum(isinstance(answer, SeatTaken) for answer in answers) == 2
            table = await lobby.table(id)
            assert claimed.seat == lobby.seat_of(table, claimed.token) == 1
            assert lobby.seat_of(table, invite) is None
            assert (table.seats[1].kind, table.seats[1].name[:4]) == ("person", "Ann ")
            with pytest.raises(SeatTaken):
                await lobby.claim(id, "wrong")

    run(check())


def test_wishes_that_cannot_be_met(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            for bad in [
                spec(BFG, "me"),
                spec(BFG, "me", "nobody"),
                spec(BFG, scenario="nowhere"),
                spec(BFG, options={"nothing": 1}),
                spec(BFG, clock=Clock()),
                spec(BFG, clock=Clock(minutes=5, days=3)),
                spec(BFG, clock=Clock(minutes=-5)),
            ]:
                with pytest.raises(UnknownChoice):
                    await lobby.create(bad)
            bad = spec(BFG)
            bad.game = "chess"
            with pytest.raises(UnknownChoice):
                await lobby.create(bad)

    run(check())


def test_what_a_player_says_of_themselves(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby, BFG, "me", "random")
            table = await lobby.set_seat(id, 0, name="  Zoé\x00 ")
            assert (table.seats[0].name, table.seats[0].notify) == ("Zoé", {})
            with pytest.raises(BadAddress):
                await lobby.set_seat(id, 0, notify=Notify(email="zoe@example.org"))
            with pytest.raises(NotYourSeat):
                await lobby.set_seat(id, 1, name="I am no bot")
        async with lobby_on(url) as lobby:
            assert (await lobby.table(id)).seats[0].name == "Zoé"

    run(check())


def test_chat_is_told_once_and_kept(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            id = await begin(lobby)
            with lobby.watch(id) as watching:
                line = await lobby.say(id, 0, "Ann", " hello\nthere ", "c1")
                assert await lobby.say(id, 0, "Ann", "hello there", "c1") == line
                last = await lobby.say(id, None, "", "watching", "c1")
                assert [change.chat for change in await heard(watching, 2)] == [line, last]
            assert (line.text, line.seat, line.name) == ("hello there", 0, "Ann")
            assert await lobby.chat(id) == [line, last]
            for text, request in [("", "x"), (" \n", "x"), ("a" * 501, "x"), ("a", ""), ("a", "r" * 65)]:
                with pytest.raises(BadText):
                    await lobby.say(id, 0, "Ann", text, request)

    run(check())


def test_who_is_there(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            await lobby.table(id)
            with lobby.watch(id) as watching:
                first = lobby.watch(id, {0, 1})
                second = lobby.watch(id, [1])
                assert lobby.online(id) == {0, 1}
                first.close()
                first.close()
                assert lobby.online(id) == {1}
                second.close()
                assert lobby.online(id) == set()
                assert [change.kind for change in await heard(watching, 4)] == ["seats"] * 4
                with pytest.raises(StopAsyncIteration):
                    await heard(first, 3)

    run(check())


def test_a_listener_who_sleeps_starts_over(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby)
            await lobby.table(id)
            with lobby.watch(id) as watching:
                for _ in range(150):
                    lobby.watch(id, [0]).close()
                kinds = [change.kind for change in await heard(watching, 44)]
            assert kinds == ["anew"] + ["seats"] * 43

    run(check())


def test_a_claim_whose_answer_was_lost_can_be_sent_again(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            created = await lobby.create(spec(BFG, "me", "friend"))
            invite, request = created.seats[1].invite or "", "drawn-by-chance-0123"
            first = await lobby.claim(created.table, invite, "Ben", request)
        async with lobby_on(url) as lobby:
            assert await lobby.claim(created.table, invite, "Ben", request) == first
            assert lobby.seat_of(await lobby.table(created.table), first.token) == 1
            for other in ("another-0123456789", ""):
                with pytest.raises(SeatTaken):
                    await lobby.claim(created.table, invite, "Eve", other)

    run(check())


def test_a_word_of_recovery_brings_a_player_back_once(url: str) -> None:
    async def check() -> None:
        async with lobby_on(url) as lobby:
            created = await lobby.create(spec(BFG))
            id, token = created.table, created.seats[1].token or ""
            void, word = [(await lobby.recovery(id, 1)).word for _ in range(2)]
            assert word not in repr(lobby.store.seats(id))
            with pytest.raises(SeatTaken):
                await lobby.claim(id, void)
            assert lobby.seat_of(await lobby.table(id), word) is None
            back = await lobby.claim(id, word)
            table = await lobby.table(id)
            assert (back.seat, lobby.seat_of(table, back.token), lobby.seat_of(table, token)) == (1, 1, None)
            with pytest.raises(SeatTaken):
                await lobby.claim(id, word)

    run(check())


def test_what_was_read_before_a_claim_does_not_undo_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seats of a table are read in a thread: who began earlier may come back later."""

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            created = await lobby.create(spec(BFG, "me", "friend"))
            id, has_read, goes_on = created.table, threading.Event(), threading.Event()
            seats = lobby.store.seats

            def slow(id: str) -> list[Seat]:
                found, first = seats(id), not has_read.is_set()
                has_read.set()
                if first:
                    goes_on.wait(60)
                return found

            await lobby.table(id)
            monkeypatch.setattr(lobby.store, "seats", slow)
            earlier = asyncio.create_task(lobby.set_seat(id, 0, "Ada"))
            await asyncio.to_thread(has_read.wait, 60)
            claimed = await lobby.claim(id, created.seats[1].invite or "", "Ben")
            goes_on.set()
            table = await earlier
            assert lobby.seat_of(table, claimed.token) == 1
            assert [seat.name for seat in table.seats] == ["Ada", "Ben"]

    run(check())
