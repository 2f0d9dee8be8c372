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
from grognard.server.rooms import News
from grognard.table import Change, Lobby, SeatSpec, TableSpec
from grognard.table.interface import Clock
from tests.server.common import TINY, run
from tests.table.helpers import find, lobby_on

ACTIONS = int(os.environ.get("GROGNARD_NEWS", "40"))
CLOCK = Clock(minutes=90)
Ears = tuple[int | None, str]


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
    before = {ears: drawn[ears[0]] for ears in listening}
    with lobby.watch(id) as subscription:
        for number in range(ACTIONS):
            if table.over:
                return
            await _do(lobby, id, rng, number)
            change = await anext(subscription)
            told_to_one = [msgspec.structs.replace(event, seats=(change.seat,)) for event in change.events]
            _compared(lobby, id, msgspec.structs.replace(change, events=told_to_one), before, rng)
            before = _compared(lobby, id, change, before, rng)


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


def _compared(
    lobby: Lobby, id: str, change: Change, before: dict[Ears, Picture], rng: Random
) -> dict[Ears, Picture]:
    """The pictures that everybody has after a change. In any order: the first to be told is asked for all."""
    table = lobby.open_tables.tables[id]
    room: Any = SimpleNamespace(lobby=lobby, table=table, secrets=table.game.secrets)
    shared, after = News(room, change), dict(before)
    for ears in rng.sample(list(before), len(before)):
        together, alone = shared.told(*ears, before[ears]), News(room, change).told(*ears, before[ears])
        if alone is None or together is None:
            assert together is alone is None
            continue
        assert together[0].text == alone[0].text, ears
        assert together[1] == alone[1]
        after[ears] = together[1]
    return after
