"""A seat whose player stays away is given to somebody else, when all who are there agree."""

from __future__ import annotations

import pytest

from grognard.table import Clock, Lobby
from grognard.table.errors import NotAway, SeatTaken
from grognard.table.reinviting import reinvite
from tests.table.helpers import TINY, lobby_on, run, spec, to_a_turn
from tests.table.test_clocks import DAY, Time


class Three:
    """A table of a host, Ben and Cem, who came by invitation, each with a token."""

    def __init__(self, lobby: Lobby, id: str, tokens: list[str]) -> None:
        self.lobby, self.id, self.tokens = lobby, id, tokens

    @classmethod
    async def sit_down(cls, lobby: Lobby, clock: Clock | None = None) -> Three:
        created = await lobby.create(spec(TINY, "me", "friend", "friend", clock=clock))
        tokens = [created.seats[0].token or ""]
        for seat, name in ((1, "Ben"), (2, "Cem")):
            invite = created.seats[seat].invite or ""
            tokens.append((await lobby.claim(created.table, invite, name)).token)
        return cls(lobby, created.table, tokens)

    async def here(self, *seats: int) -> None:
        """These players look in."""
        table = await self.lobby.table(self.id)
        for seat in seats:
            assert self.lobby.seat_of(table, self.tokens[seat]) == seat

    async def ask(self, by: int, seat: int, request: str = "r") -> tuple[str | None, list[int]]:
        told = await reinvite(self.lobby, self.id, seat, by, self.tokens[by], request)
        return told.invite, told.waiting_for


def test_a_seat_is_given_away_when_all_agree(url: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(url, clock=time) as lobby:
            three = await Three.sit_down(lobby)
            time.now += DAY
            await three.here(0, 1)
            assert await three.ask(0, 2) == (None, [1])
            assert await three.ask(0, 2) == (None, [1])
        async with lobby_on(url, clock=time) as lobby:
            three.lobby = lobby
            assert await three.ask(1, 2, "other") == (None, [])
            invite, _ = await three.ask(0, 2)
            assert invite is not None
            assert await three.ask(0, 2) == (invite, [])
            table = await lobby.table(three.id)
            assert (table.seats[2].kind, table.seats[2].name) == ("open", "")
            assert lobby.seat_of(table, three.tokens[2]) is None
            claimed = await lobby.claim(three.id, invite, "Dan")
            assert lobby.seat_of(await lobby.table(three.id), claimed.token) == 2
            with pytest.raises(SeatTaken):
                await lobby.claim(three.id, invite)
            with pytest.raises(NotAway):
                await three.ask(0, 2)
            lines = [line.text for line in await lobby.chat(three.id)]
            assert len(lines) == 3
            assert "is open again" in lines[2]
            assert "de nouveau libre" in lines[2]

    run(check())


def test_who_is_there_keeps_the_seat(sqlite: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(sqlite, clock=time) as lobby:
            three = await Three.sit_down(lobby)
            with lobby.watch(three.id, [2]):
                time.now += DAY
                with pytest.raises(NotAway):
                    await three.ask(0, 2)
            time.now += DAY - 61
            with pytest.raises(NotAway):
                await three.ask(0, 2)
            for seat in (0, 3):
                with pytest.raises(Exception, match="not-"):
                    await three.ask(0, seat)

    run(check())


def test_a_server_that_was_down_has_missed_nobody(url: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(url, clock=time) as lobby:
            three = await Three.sit_down(lobby)
        time.now += 2 * DAY
        async with lobby_on(url, clock=time) as lobby:
            three.lobby = lobby
            with pytest.raises(NotAway):
                await three.ask(0, 2)

    run(check())


def test_whoever_stays_away_need_not_agree_and_need_not_be_there_to_invite(sqlite: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(sqlite, clock=time) as lobby:
            three = await Three.sit_down(lobby)
            time.now += DAY
            await three.here(1)
            assert await three.ask(1, 2) == (None, [])  # it is the host who invites
            invite, _ = await three.ask(1, 0)
            assert invite is not None
            assert (await lobby.claim(three.id, invite)).seat == 0

    run(check())


def test_clocks_stand_while_the_seat_is_open(url: str) -> None:
    async def check() -> None:
        time = Time()
        async with lobby_on(url, clock=time) as lobby:
            three = await Three.sit_down(lobby, Clock(minutes=90))
            asked = await to_a_turn(lobby, three.id)
            away = (asked + 1) % 3
            time.now += 3600
            others = [seat for seat in range(3) if seat != away]
            await three.here(*others)
            for by in (*others, *others):
                invite, _ = await three.ask(by, away)
                if invite:
                    break
            assert invite is not None
            time.now += 600
            left = (await lobby.table(three.id)).clock_left
            assert [left(seat, time.now) for seat in range(3)] == [
                30 * 60 if seat == asked else 90 * 60 for seat in range(3)
            ]
            await lobby.claim(three.id, invite)
            time.now += 60
            left = (await lobby.table(three.id)).clock_left
            assert left(asked, time.now) == 29 * 60

    run(check())
