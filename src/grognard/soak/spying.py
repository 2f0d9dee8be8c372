"""Twin worlds over HTTP and live connections: what a seat may not know changes no byte that it gets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, closing
from random import Random
from urllib.parse import quote

from grognard.kernel.game import Game
from grognard.soak.ears import Ear
from grognard.soak.field import Field
from grognard.soak.journals import Prepared, lay_out
from grognard.soak.players import expect
from grognard.soak.serving import Server
from grognard.soak.twin_worlds import Twins, twins
from grognard.soak.wire import Answer, Wire

BEFORE, DEEDS = 40, 6
"""Actions before the worlds part, and after."""
DIGEST = re.compile(r"^= [0-9a-f]{32}$", re.MULTILINE)
ADDRESSES = (
    "", "/sheet", "/scene", "/question", "/film", "/film?first=1", "/record", "/charts", "/basket", "/orders",
)  # fmt: skip
LOOKED_AT = 3
"""Of so many units and places everything is asked."""
PRESENCE = '{"type":"seats"'
"""Who is there is told when they come and go, now and then twice: that is no matter of the game."""


async def twin_worlds(field: Field, game: Game, rng: Random, counts: Counter[str]) -> None:
    """Two tables that differ only in what a seat may not know: it and a spectator get the same bytes."""
    pair = twins(game, rng, BEFORE, DEEDS)
    with field.store() as store:
        tables = [lay_out(store, state) for state in (pair.one, pair.other)]
    one, other = [await _all_told(field.server, table, pair) for table in tables]
    counts["worlds"] += 1
    counts["compared"] += len(one)
    expect(len(one) == len(other), f"{pair.witness} was told {len(one)} things, or {len(other)}")
    for first, second in zip(one, other, strict=True):
        expect(first == second, f"{pair.witness} can tell two worlds apart:\n{first}\n{second}")


async def _all_told(server: Server, table: Prepared, pair: Twins) -> list[str]:
    """Everything that the witness and a spectator hear and are answered while the deeds are done."""
    token = "" if pair.witness is None else table.tokens[pair.witness]
    path = f"/api/tables/{table.table}"
    async with AsyncExitStack() as stack:
        wire = stack.enter_context(closing(Wire(server.port)))
        who = list[tuple[str, Ear]]()
        for one in ("", token):  # one after the other, so that they find the same people there
            who.append((one, await stack.enter_async_context(Ear(server.url, table.table, one))))
            await _heard(wire, path, who)
        for number, (seat, line) in enumerate(pair.deeds):
            after = (await wire.get(path, table.tokens[seat])).json()["seq"]
            done = {"line": line, "after": after, "request": f"r{number}"}
            answer = await wire.post(f"{path}/actions", done, table.tokens[seat])
            expect(answer.status == 200, f"{line} was answered with {answer.body!r}")
            await _heard(wire, path, who)
        told = [text for _, ear in who for text in ear.heard if not text.startswith(PRESENCE)]
        for one in ("", token):
            told += [_shown(answer) async for answer in _looked(wire, path, pair, one)]
    hidden = {table.table: "TABLE", pair.one.commitment: "COMMITMENT", pair.other.commitment: "COMMITMENT"}
    return [_without(text, hidden) for text in told]


async def _heard(wire: Wire, path: str, who: list[tuple[str, Ear]]) -> None:
    for token, ear in who:
        await ear.upto((await wire.get(path, token)).json()["seq"])


async def _looked(wire: Wire, path: str, pair: Twins, token: str) -> AsyncIterator[Answer]:
    """The answers at every address where something is looked at."""
    game = pair.one.game
    for address in ADDRESSES:
        yield await wire.get(path + address, token)
    units = game.vocabulary.names.get("unit", ())
    for unit, space in zip(_some(units), _some(game.board.names), strict=True):
        for name, of_unit in game.overlays.items():
            yield await wire.get(f"{path}/overlays/{name}" + (f"?unit={unit}" if of_unit else ""), token)
        yield await wire.get(f"{path}/details/unit/{unit}", token)
        yield await wire.get(f"{path}/details/space/{space}", token)
        yield await wire.post(f"{path}/reasons", {"picked": [f"unit:{unit}"], "space": space}, token)
    for _, line in pair.deeds:
        yield await wire.post(f"{path}/answer", {"line": line}, token)
        yield await wire.get(f"{path}/charts?line={quote(line)}", token)
    yield await wire.post(f"{path}/undo", {"after": 999_999, "request": "w"}, token)
    numbers = (await wire.get(path, token)).json()
    for unit in _some(units):
        picked = {"tokens": [f"unit:{unit}"], "after": numbers["seq"]}
        yield await wire.post(f"{path}/offers", picked, token)
    # The last thing: if it is done, the table is no longer as it was.
    out = {"ply": max(numbers["ply"] - 1, 1), "after": numbers["seq"], "request": "o"}
    yield await wire.post(f"{path}/take-out", out, token)


def _some(names: Sequence[str]) -> list[str]:
    """A few of them, from all over the list."""
    last = len(names) - 1
    return [names[number * last // (LOOKED_AT - 1)] if names else "" for number in range(LOOKED_AT)]


def _shown(answer: Answer) -> str:
    return f"{answer.status} {answer.body.decode()}"


def _without(text: str, names: dict[str, str]) -> str:
    text = DIGEST.sub("= DIGEST", text)  # of the commitment, too
    for name, word in names.items():
        text = text.replace(name, word)
    return text
