"""A token opens its seat at its table and nothing else; an invitation is good once."""

from __future__ import annotations

import asyncio

import pytest

from grognard.kernel.refusal import UnknownChoice
from grognard.table import Clock, Notify
from grognard.table.errors import BadAddress, BadText, NotYourSeat, SeatTaken
from tests.table.helpers import BFG, TINY, begin, hall_on, heard, run, wish


def test_a_token_opens_its_own_seat_only(url: str) -> None:
    async def check() -> None:
        async with hall_on(url) as hall:
            one, two = [await hall.create(wish(TINY, "me", "me", "friend")) for _ in range(2)]
            table, other = await hall.table(one.table), await hall.table(two.table)
            tokens = [seat.token for seat in one.seats]
            assert tokens[2] is None
            assert [hall.seat_of(table, token) for token in tokens[:2] if token] == [0, 1]
            assert [hall.seat_of(other, token) for token in tokens[:2] if token] == [None, None]
            invite = one.seats[2].invite
            assert invite is not None
            assert [hall.seat_of(table, token) for token in ("", "x", invite, "é")] == [None] * 4
            stored = repr(hall.store.seats(one.table))
            assert not any(token and token in stored for token in [*tokens, invite])

    run(check())


def test_an_invitation_is_claimed_once_and_void_then(url: str) -> None:
    async def check() -> None:
        async with hall_on(url) as hall:
            created = await hall.create(wish(BFG, "me", "friend"))
            id, invite = created.table, created.seats[1].invite
            assert invite is not None
            with hall.watch(id) as watching:
                await hall.table(id)
                tries = [hall.claim(id, invite, f" Ann\n{n} ") for n in range(3)]
                answers = await asyncio.gather(*tries, return_exceptions=True)
                assert [change.kind for change in await heard(watching, 1)] == ["seats"]
            [claimed] = [answer for answer in answers if not isinstance(answer, BaseException)]
            assert sum(isinstance(answer, SeatTaken) for answer in answers) == 2
            table = await hall.table(id)
            assert claimed.seat == hall.seat_of(table, claimed.token) == 1
            assert hall.seat_of(table, invite) is None
            assert (table.seats[1].kind, table.seats[1].name[:4]) == ("person", "Ann ")
            with pytest.raises(SeatTaken):
                await hall.claim(id, "wrong")

    run(check())


def test_wishes_that_cannot_be_met(sqlite: str) -> None:
    async def check() -> None:
        async with hall_on(sqlite) as hall:
            for bad in [
                wish(BFG, "me"),
                wish(BFG, "me", "nobody"),
                wish(BFG, scenario="nowhere"),
                wish(BFG, options={"nothing": 1}),
                wish(BFG, clock=Clock()),
                wish(BFG, clock=Clock(minutes=5, days=3)),
                wish(BFG, clock=Clock(minutes=-5)),
            ]:
                with pytest.raises(UnknownChoice):
                    await hall.create(bad)
            bad = wish(BFG)
            bad.game = "chess"
            with pytest.raises(UnknownChoice):
                await hall.create(bad)

    run(check())


def test_what_a_player_says_of_themselves(url: str) -> None:
    async def check() -> None:
        async with hall_on(url) as hall:
            id = await begin(hall, BFG, "me", "random")
            table = await hall.set_seat(id, 0, name="  Zoé\x00 ")
            assert (table.seats[0].name, table.seats[0].notify) == ("Zoé", {})
            with pytest.raises(BadAddress):
                await hall.set_seat(id, 0, notify=Notify(email="zoe@example.org"))
            with pytest.raises(NotYourSeat):
                await hall.set_seat(id, 1, name="I am no bot")
        async with hall_on(url) as hall:
            assert (await hall.table(id)).seats[0].name == "Zoé"

    run(check())


def test_chat_is_told_once_and_kept(url: str) -> None:
    async def check() -> None:
        async with hall_on(url) as hall:
            id = await begin(hall)
            with hall.watch(id) as watching:
                line = await hall.say(id, 0, "Ann", " hello\nthere ", "c1")
                assert await hall.say(id, 0, "Ann", "hello there", "c1") == line
                last = await hall.say(id, None, "", "watching", "c1")
                assert [change.chat for change in await heard(watching, 2)] == [line, last]
            assert (line.text, line.seat, line.name) == ("hello there", 0, "Ann")
            assert await hall.chat(id) == [line, last]
            for text, request in [("", "x"), (" \n", "x"), ("a" * 501, "x"), ("a", ""), ("a", "r" * 65)]:
                with pytest.raises(BadText):
                    await hall.say(id, 0, "Ann", text, request)

    run(check())


def test_who_is_there(sqlite: str) -> None:
    async def check() -> None:
        async with hall_on(sqlite) as hall:
            id = await begin(hall)
            await hall.table(id)
            with hall.watch(id) as watching:
                first = hall.watch(id, {0, 1})
                second = hall.watch(id, [1])
                assert hall.online(id) == {0, 1}
                first.close()
                first.close()
                assert hall.online(id) == {1}
                second.close()
                assert hall.online(id) == set()
                assert [change.kind for change in await heard(watching, 4)] == ["seats"] * 4
                with pytest.raises(StopAsyncIteration):
                    await heard(first, 3)

    run(check())


def test_a_listener_who_sleeps_starts_over(sqlite: str) -> None:
    async def check() -> None:
        async with hall_on(sqlite) as hall:
            id = await begin(hall)
            await hall.table(id)
            with hall.watch(id) as watching:
                for _ in range(150):
                    hall.watch(id, [0]).close()
                kinds = [change.kind for change in await heard(watching, 44)]
            assert kinds == ["anew"] + ["seats"] * 43

    run(check())
