"""Records: a true one opens as a table to look at, a false one is refused with the line."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import astuple

import grognard
from grognard.kernel.datafiles import fingerprint
from grognard.kernel.record import Record, Recorder
from grognard.kernel.refusal import BadFile
from grognard.kernel.replay import verify
from grognard.table.errors import Over
from grognard.table.record_reading import read_record
from tests.table.helpers import BFG, TINY, begin, find, lobby_on, play, run

GOLDEN = Path(__file__).parents[1] / "golden" / "battle-for-germany-historical.record"


def unfinished(private: bool) -> str:
    """Some actions of a game, as the terminal keeps them if private."""
    state, rng = grognard.game(BFG).new(seed="not-told"), Random(4)
    recorder = Recorder(state, private=private)
    for _ in range(120):
        seat = state.waiting[0]
        action = state.prompt(seat).sample(rng)
        state.act(seat, action)
        recorder.append(seat, action, state)
    return recorder.text()


def test_a_finished_record_opens_and_comes_out_as_it_went_in(url: str) -> None:
    async def check() -> None:
        text = GOLDEN.read_text(encoding="utf-8")
        async with lobby_on(url) as lobby:
            created = await lobby.open_record(text)
        async with lobby_on(url) as lobby:
            table = await lobby.table(created.table)
            assert (table.kind, table.over, table.waiting) == ("record", True, ())
            assert table.ply == table.seq == len(Record.read(text).moves)
            with pytest.raises(Over):
                await lobby.act(table.id, 0, "end", table.seq, "r")
            with pytest.raises(Over):
                await lobby.undo(table.id, 0, table.seq, "r")
            again = await lobby.record_text(table.id)
            assert verify(grognard.game(BFG), Record.read(again)).ok
            came, went = Record.read(again), Record.read(text)
            assert [move[:4] for move in map(astuple, came.moves)] == [
                move[:4] for move in map(astuple, went.moves)
            ]
            assert came.header == went.header

    run(check())


@pytest.mark.parametrize("private", [False, True])
def test_an_unfinished_record_never_tells_its_seed(sqlite: str, private: bool) -> None:
    async def check() -> None:
        text = unfinished(private)
        assert ("not-told" in text) == private
        async with lobby_on(sqlite) as lobby:
            table = await lobby.table((await lobby.open_record(text)).table)
            assert table.seed is None
            again = await lobby.record_text(table.id)
            assert "not-told" not in again
            assert verify(grognard.game(BFG), Record.read(again)).ok
            assert (await lobby.position(table.id, 60)).stack
            assert len(await lobby.events(table.id, 1)) == 120

    run(check())


def test_a_record_of_a_game_with_secrets(sqlite: str) -> None:
    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            id = await begin(lobby, TINY)
            await play(lobby, id, 10_000)
            text = await lobby.record_text(id)
            shown = await lobby.table((await lobby.open_record(text)).table)
            assert shown.state.digest() == (await lobby.table(id)).state.digest()
            assert verify(find(TINY), Record.read(text)).dice == "recomputed from the seed"

    run(check())


def tampered(text: str) -> dict[str, tuple[str, int]]:
    """False records, and the line where each is wrong."""
    lines = text.split("\n")
    rolled = next(n for n, line in enumerate(lines) if " | " in line and n > 2)
    other = {"1": "2"}.get(lines[rolled][-1], "1")
    moved = next(n for n, line in enumerate(lines) if " move " in line)

    def with_line(number: int, line: str) -> str:
        return "\n".join([*lines[:number], line, *lines[number + 1 :]])

    return {
        "no record": ("hello", 1),
        "broken off": ("\n".join(lines[:50]), 50),
        "dice": (with_line(rolled, lines[rolled][:-1] + other), rolled + 1),
        "seat": (with_line(moved, "nobody end"), moved + 1),
        "illegal": (with_line(moved, lines[moved].split(" ")[0] + " attack 1905 us_12"), moved + 1),
        "header": (with_line(1, "{"), 2),
        "game": (with_line(1, lines[1].replace(BFG, "chess")), 2),
    }


@pytest.mark.parametrize("what", list(tampered(GOLDEN.read_text(encoding="utf-8"))))
def test_a_false_record_is_refused_with_its_line(sqlite: str, what: str) -> None:
    text, line = tampered(GOLDEN.read_text(encoding="utf-8"))[what]

    async def check() -> None:
        async with lobby_on(sqlite) as lobby:
            with pytest.raises(BadFile) as bad:
                await lobby.open_record(text)
            assert bad.value.line == line

    run(check())


OVERLAYS = [
    ("us", {"units": {"units": {"fr_levant": {"country": "atlantis"}}}}),
    ("us", {"board": {"hexes": {"2928": {"country": "atlantis"}}}}),
    ("ee", {"units": {"powers": {"belgium": {"sort": "x"}}}}),
    ("ee", {"board": {"areas": {"trondheim": {"coast": [1]}}}}),
    ("us", {"scenarios": {"scenarios": {"ussr_1941": {"forts": {"2154": ""}}}}}),
]


@pytest.mark.parametrize(
    "tables", [{"politics": {"minors_from": "x"}}, {"v_missiles": {"v1": {"from": "x"}}}]
)
def test_a_record_with_which_no_chart_can_be_made_is_refused(tables: dict[str, Any]) -> None:
    """It can be played and drawn; whoever opened its charts would meet a fault."""
    state = grognard.game("ee", {"tables": tables}).new(seed="1")
    with pytest.raises(BadFile, match="the question of the position or the charts beside it"):
        read_record(grognard.game, Recorder(state).text())


@pytest.mark.parametrize(("game", "overlay"), OVERLAYS)
def test_a_record_whose_corrections_do_not_fit_is_refused(game: str, overlay: dict[str, Any]) -> None:
    """It is what somebody sent, and no fault of the program."""
    played = grognard.game(game)
    wanted = overlay.get("scenarios", {}).get("scenarios", {})
    state = played.new(next(iter(wanted), None), seed="1")
    data = fingerprint(played.folder / "data", overlay)
    header = msgspec.structs.replace(Recorder(state).header, overlay=overlay, data=data)
    with pytest.raises(BadFile):
        read_record(grognard.game, Recorder(state, header=header).text())
