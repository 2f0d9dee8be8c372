"""What a seat may not know changes nothing in what it is sent.

The same game is played in worlds that differ in what is hidden: how strong foxes are, what was bid, how often
somebody thought again, who was the first to bid and who the last. Everything that those who may not know are
answered and sent must be the same, byte for byte, and as many messages. So nothing of it can be a hint.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from itertools import combinations, groupby
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from grognard import store as stores
from grognard.table import Clock, Lobby
from tests.robust.asgi import Live, application, ask, bearer
from tests.table.helpers import TINY, run, spec
from tests.tiny import Bid, React, ThreeFoxes, owner

RED, GREY, WHITE = SEATS = range(3)
EVERYBODY: tuple[int | None, ...] = (*SEATS, None)
ADDRESSES = (
    "", "/scene", "/question", "/film", "/film?first=1", "/film?first=0&last=1", "/film?first=2&last=90",
    "/overlays/foxes", "/record",
)  # fmt: skip
PICKED = ("fox:r1", "fox:g1", "fox:g2", "space:a2", "number:two")
TRIED = ("move r1 a2", "move g1 a2", "enter g2", "bid one", "flee a1", "stand")
WRONG = {"actions": b'{"line":"bid one","after":999,"request":"w"}', "undo": b'{"after":999,"request":"w"}'}
Told = dict[int | None, list[str]]


class Deed(NamedTuple):
    """Somebody does something, or takes back (no line), so many seconds after the beginning."""

    seat: int
    line: str = ""
    at: float = 0.0


class World(ThreeFoxes):
    """Three Foxes in which the foxes of each seat lie in one of their six orders, whatever the seed."""

    def __init__(self, *orders: int) -> None:
        super().__init__()
        self.orders = orders

    def new(self, *args: Any, draws: Sequence[int] = (), **more: Any) -> Any:
        return super().new(*args, draws=draws or self.orders, **more)


# ---------------------------------------------------------------- how strong foxes are


@pytest.mark.parametrize("victim", SEATS)
def test_nobody_else_learns_how_strong_a_fox_is(victim: int, tmp_path: Path) -> None:
    """Not even when others fight, and a beaten fox mingles with those in its den."""
    deeds = _without_a_fight_of(victim)
    assert sum(deed.line.startswith("enter") for deed in deeds if deed.seat == victim) > 1
    assert any(deed.line == "stand" for deed in deeds)
    told = [
        run(_told(tmp_path / str(order), deeds, World(*(order if seat == victim else 1 for seat in SEATS))))
        for order in (0, 3, 5)
    ]
    for seat in EVERYBODY:
        same = [one[seat] == told[0][seat] for one in told[1:]]
        assert same == [seat != victim] * 2


def _without_a_fight_of(victim: int) -> list[Deed]:
    """A random game up to where a fox of one seat would fight."""
    for seed in range(100):
        rng, state, deeds = Random(seed), World(1, 1, 1).new(seed="1"), list[Deed]()
        while state.waiting and len(deeds) < 45:
            seat = rng.choice(state.waiting)
            action, step = state.prompt(seat).sample(rng), state.stack[-1]
            mine = isinstance(step, React) and victim in (owner(step.attacker), owner(step.defender))
            if mine and action.verb == "stand":
                break
            state.act(seat, action)
            deeds.append(Deed(seat, state.game.write(action)))
        if len(deeds) >= 30 and any(deed.line == "stand" for deed in deeds):
            return deeds[:-1]  # not to the end: then everybody may read the record
    raise AssertionError("no such game")


# ---------------------------------------------------------------- answers that are still secret


SECOND_THOUGHTS = (
    (), ("bid one",), ("bid three",), ("bid one", ""), ("bid one", "", "bid three"), ("bid two", "") * 3,
)  # fmt: skip
"""What one seat does while the others have still to bid; "" takes back."""


@pytest.mark.parametrize(
    ("later", "waiting", "clock"),
    [
        (False, (GREY,), None),
        (False, (GREY, RED), Clock(minutes=10, seconds=5)),
        (True, (GREY,), Clock(days=1)),
        (True, (GREY, RED), None),
    ],
)
def test_nobody_else_learns_whether_somebody_has_answered(
    later: bool, waiting: tuple[int, ...], clock: Clock | None, tmp_path: Path
) -> None:
    """White bids, thinks again or does nothing; of the others some have bid before or bid meanwhile."""
    before = _up_to_the_second_round() if later else []
    told = []
    for number, thoughts in enumerate(SECOND_THOUGHTS):
        own = [Deed(WHITE, line, 10.0 + n) for n, line in enumerate(thoughts)]
        half = len(own) // 2
        others = [Deed(seat, "bid two", 30.0) for seat in SEATS if seat not in (*waiting, WHITE)]
        deeds = [*before, *own[:half], *others, *(deed._replace(at=40.0 + deed.at) for deed in own[half:])]
        told.append(run(_told(tmp_path / str(number), deeds, World(2, 2, 2), clock)))
    for seat in (RED, GREY, None):
        for one in told[1:]:
            assert one[seat] == told[0][seat]
    assert len({str(one[WHITE]) for one in told}) == len(told), "white is told what it did"


def _up_to_the_second_round() -> list[Deed]:
    rng, state, deeds = Random(4), World(2, 2, 2).new(seed="1"), list[Deed]()
    while state.round == 1:
        seat = rng.choice(state.waiting)
        action = state.prompt(seat).sample(rng)
        state.act(seat, action)
        deeds.append(Deed(seat, state.game.write(action)))
    assert isinstance(state.stack[-1], Bid)
    return deeds


# ---------------------------------------------------------------- answers that have come to light


R, G, W = Deed(RED, "bid two"), Deed(GREY, "bid one"), Deed(WHITE, "bid three")
UNDO_R, UNDO_G, UNDO_W = (Deed(seat) for seat in SEATS)
HISTORIES = (
    [R, G, W],
    [G, R, W],
    [R, UNDO_R, R, G, W],
    [R, G, UNDO_G, G, UNDO_R, R, W],
    [G._replace(line="bid three"), R, UNDO_G, G, W],
    [W, R, G],
    [W, UNDO_W, W, G, R],
    [G, UNDO_G, W, G, UNDO_G, R, G],
    [G, W, UNDO_G, UNDO_W, G, W, R],
)
"""Ways to the same bids."""
AFTERWARDS = [
    Deed(RED, "enter r1"),
    Deed(RED, ""),
    Deed(RED, "enter r2"),
    Deed(RED, "done"),
    Deed(GREY, "enter g3"),
]


def test_nobody_else_ever_learns_how_the_answers_came_about(tmp_path: Path) -> None:
    """Neither the order of the bids nor second thoughts show, when the bids are open and the game goes on."""
    told = [
        run(_told(tmp_path / str(number), [*history, *AFTERWARDS], World(2, 4, 0)))
        for number, history in enumerate(HISTORIES)
    ]
    compared = 0
    for seat in EVERYBODY:

        def may_know(number: int, seat: int | None = seat) -> str:
            """What a seat may know of a history: what it did itself, and whether it was the last."""
            history = HISTORIES[number]
            return f"{[deed for deed in history if deed.seat == seat]} {history[-1].seat == seat}"

        numbers = sorted(range(len(HISTORIES)), key=may_know)
        for _, alike in groupby(numbers, key=may_know):
            for one, other in combinations(alike, 2):
                assert told[one][seat] == told[other][seat], (one, other)
                compared += 1
    assert compared > 45


# ---------------------------------------------------------------- playing, and hearing it all


async def _told(folder: Path, deeds: list[Deed], game: World, clock: Clock | None = None) -> Told:
    """Does these deeds; all that each seat and a spectator are sent meanwhile, and answered at the end."""
    folder.mkdir()
    now = [1000.0]
    with closing(stores.open(f"sqlite:///{folder / 'games.db'}")) as store:
        lobby = Lobby(store, find=lambda *_: game, clock=lambda: now[0])
        async with application(lobby) as app:
            created = await lobby.create(spec(TINY, clock=clock), seed="1")
            tokens: dict[int | None, str] = {seat.seat: str(seat.token) for seat in created.seats}
            lives = {}
            for seat in EVERYBODY:  # one after the other, so that they always come in the same way
                lives[seat] = _live(app, created.table, tokens.get(seat))
                await lives[seat].upto(0)
            for number, deed in enumerate(deeds):
                now[0] = 1000.0 + deed.at
                await _do(lobby, created.table, deed, f"r{number}", lives)
            now[0] = 1100.0
            await lobby.say(created.table, RED, "", "That is all.", "end")
            told: Told = {}
            for seat, one in lives.items():
                await one.hears("That is all.")
                told[seat] = one.heard[:]
            for seat in lives:
                after = (await lobby.table(created.table)).numbers(seat).seq
                told[seat] += await _answers(app, created.table, tokens.get(seat), after)
            for one in lives.values():
                await one.close()
    return {seat: [text.replace(created.table, "TABLE") for text in texts] for seat, texts in told.items()}


async def _do(lobby: Lobby, table: str, deed: Deed, request: str, lives: dict[int | None, Live]) -> None:
    """When this comes back, whoever is told of it has been, with the question after it."""
    found = await lobby.table(table)
    before = {seat: found.numbers(seat).seq for seat in lives}
    if deed.line:
        done = await lobby.act(table, deed.seat, deed.line, before[deed.seat], request)
    else:
        done = await lobby.undo(table, deed.seat, before[deed.seat], request)
    assert done.seq == before[deed.seat] + 1
    for seat, one in lives.items():
        if found.numbers(seat).seq > before[seat]:
            await one.upto(found.numbers(seat).seq)
    # Time enough for a question, if somebody were asked who is not to be.
    await asyncio.sleep(0.03)


def _live(app: Any, table: str, token: str | None) -> Live:
    return Live(app, table, {"tokens": [token] if token else [], "language": "en", "questions": True})


async def _answers(app: Any, table: str, token: str | None, after: int) -> list[str]:
    headers, found = [bearer(token)] if token else [], []
    for address in ADDRESSES:
        answer = await ask(app, "GET", f"/api/tables/{table}{address}", headers=headers)
        found.append(f"{address} {answer.status} {answer.body.decode()}")
    for line in TRIED:
        body = f'{{"line":"{line}"}}'.encode()
        answer = await ask(app, "POST", f"/api/tables/{table}/answer", body, headers)
        found.append(f"{line} {answer.status} {answer.body.decode()}")
    for address, body in WRONG.items():
        answer = await ask(app, "POST", f"/api/tables/{table}/{address}", body, headers)
        found.append(f"{address} {answer.status} {answer.body.decode()}")
    for thing in PICKED:
        body = f'{{"tokens":["{thing}"],"after":{after}}}'.encode()
        answer = await ask(app, "POST", f"/api/tables/{table}/offers", body, headers)
        found.append(f"{thing} {answer.status} {answer.body.decode()}")
    return found
