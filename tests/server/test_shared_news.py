"""Messages that are put into words once for all who see alike: each gets what would be said to it alone."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import grognard
from grognard.kernel.languages import LANGUAGES
from grognard.page.picture import Picture
from grognard.server.listener import Message
from grognard.server.news import News
from grognard.table import Change, Lobby, SeatSpec, TableSpec
from grognard.table.interface import Clock
from tests.server.common import TINY, run
from tests.table.helpers import find, lobby_on

ACTIONS = int(os.environ.get("GROGNARD_NEWS", "40"))
CLOCK = Clock(minutes=90)
Ears = tuple[int | None, str]
Told = dict[Ears, tuple[Message, Picture]]


@pytest.mark.parametrize("clock", [None, CLOCK], ids=["without", "with-clock"])
@pytest.mark.parametrize("name", [TINY, *grognard.games()])
def test_who_shares_a_message_is_told_what_would_be_said_to_it_alone(
    name: str, clock: Clock | None, tmp_path: Path
) -> None:
    async def scenario() -> None:
        rng, game = Random(f"{name} {clock}"), find(name)
        scenarios = game.scenarios
        seats = game.setup(next(iter(scenarios)), game.options(next(iter(scenarios)))).seats
        async with lobby_on(f"sqlite:///{tmp_path / 'games.db'}", clock=lambda: 1000.0) as lobby:
            sat = TableSpec(game=name, seats=[SeatSpec(kind="me") for _ in seats], clock=clock)
            id = (await lobby.create(sat, seed="7")).table
            await _play(lobby, id, rng)

    run(scenario())


async def _play(lobby: Lobby, id: str, rng: Random) -> None:
    table = await lobby.table(id)
    listening: list[Ears] = [
        (eyes, tongue) for eyes in (None, *range(len(table.seats))) for tongue in LANGUAGES
    ]
    drawn = {eyes: table.game.picture(table.state.view(eyes)) for eyes, _ in listening}
    before = begun = {ears: drawn[ears[0]] for ears in listening}
    one_by_one, run = list[Told](), list[Change]()
    with lobby.watch(id) as subscription:
        for number in range(ACTIONS):
            if table.over:
                return
            await _do(lobby, id, rng, number)
            change = await anext(subscription)
            told_to_one = [msgspec.structs.replace(event, seats=(change.seat,)) for event in change.events]
            _compared(lobby, id, [msgspec.structs.replace(change, events=told_to_one)], before, rng)
            told = _compared(lobby, id, [change], before, rng)
            one_by_one, run, before = [*one_by_one, told], [*run, change], _after(before, told)
            if rng.random() < 0.4:
                _told_together(_compared(lobby, id, run, begun, rng), one_by_one, begun)
                one_by_one, run, begun = [], [], before


async def _do(lobby: Lobby, id: str, rng: Random, number: int) -> None:
    table = await lobby.table(id)
    able = [seat for seat in range(len(table.seats)) if table.may_undo(seat)]
    if able and rng.random() < 0.2:
        seat = rng.choice(able)
        await lobby.undo(id, seat, table.numbers(seat).seq, f"r{number}")
    else:
        seat = rng.choice(table.waiting)
        line = table.game.write(table.state.prompt(seat).sample(rng))
        await lobby.act(id, seat, line, table.numbers(seat).seq, f"r{number}")


def _compared(lobby: Lobby, id: str, changes: list[Change], before: dict[Ears, Picture], rng: Random) -> Told:
    """What everybody is told of some changes. In any order: the first to be told is asked for all."""
    table = lobby.open_tables.tables[id]
    room: Any = SimpleNamespace(lobby=lobby, table=table, secrets=table.game.secrets)
    shared, told = News(room, changes), Told()
    for ears in rng.sample(list(before), len(before)):
        together, alone = shared.told(*ears, before[ears]), News(room, changes).told(*ears, before[ears])
        if alone is None or together is None:
            assert together is alone is None
            continue
        assert together[0].texts == alone[0].texts, ears
        assert together[1] == alone[1]
        told[ears] = together
    return told


def _after(before: dict[Ears, Picture], told: Told) -> dict[Ears, Picture]:
    """The pictures that everybody has then."""
    return {ears: told[ears][1] if ears in told else picture for ears, picture in before.items()}


def _told_together(run: Told, one_by_one: list[Told], begun: dict[Ears, Picture]) -> None:
    """Who is told of some changes together learns of each what it would learn of it alone, in the same order,
    and has the same picture and the same status in the end."""
    for ears, picture in begun.items():
        steps = [msgspec.json.decode(told[ears][0].texts[0]) for told in one_by_one if ears in told]
        assert (ears in run) == bool(steps)
        if not steps:
            continue
        updates = [msgspec.json.decode(text) for text in run[ears][0].texts]
        for of_each in ("seq", "ply", "by", "line", "undoes", "lines", "waiting", "over"):
            assert [one[of_each] for one in updates] == [one[of_each] for one in steps], (ears, of_each)
        for in_the_end in ("status", "seats"):
            assert updates[-1].get(in_the_end) == steps[-1].get(in_the_end), (ears, in_the_end)
        assert _changed(picture, updates) == _changed(picture, steps) == _read(run[ears][1])


def _changed(picture: Picture, updates: list[dict[str, Any]]) -> Picture:
    after = _read(picture)
    for update in updates:
        after |= update["changes"]
    return {key: value for key, value in after.items() if value is not None}


def _read(picture: Picture) -> Picture:
    """As it is when it comes out of a message."""
    read: Picture = msgspec.json.decode(msgspec.json.encode(picture))
    return read
