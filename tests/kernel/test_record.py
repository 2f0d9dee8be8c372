"""Records: what is written is read, plays again, and any change to it is noticed, with the line."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.kernel.dice import commitment
from grognard.kernel.record import FIRST_LINE, Record, Recorder
from grognard.kernel.refusal import BadFile
from grognard.kernel.replay import final, replay, start, verify
from tests.tiny import ThreeFoxes

GAME = ThreeFoxes()
SEED = "nobody-may-see-this"


def play(state: Any, recorder: Recorder, most: int = 10_000, seed: int = 1) -> Any:
    rng = Random(seed)
    for _ in range(most):
        if state.outcome is not None:
            break
        seat = state.waiting[0]
        action = state.prompt(seat).sample(rng)
        state.act(seat, action)
        recorder.append(seat, action, state)
    return state


def game_of(rounds: int = 12, private: bool = True, most: int = 10_000) -> tuple[Any, Recorder]:
    state = GAME.new(options={"rounds": rounds}, seed=SEED)
    recorder = Recorder(state, private)
    return play(state, recorder, most), recorder


STATE, RECORDER = game_of()
TEXT = RECORDER.text()


def test_what_is_written_is_read() -> None:
    record = Record.read(TEXT)
    assert record.text() == TEXT
    assert [(move.seat, move.action, move.dice) for move in record.moves] == [
        (move.seat, move.action, move.dice) for move in RECORDER.moves
    ]
    assert record.outcome == STATE.outcome


def test_a_file(tmp_path: Path) -> None:
    RECORDER.write(tmp_path / "game.txt")
    assert Record.read(tmp_path / "game.txt").text() == TEXT
    with pytest.raises(BadFile, match="No such file"):
        Record.read(tmp_path / "nothing.txt")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadFile, match="UTF-8"):
        Record.read(tmp_path / "picture")
    crlf = Record.read(TEXT.replace("\n", "\r\n"))
    assert crlf.text() == TEXT


def test_it_plays_again() -> None:
    record = Record.read(TEXT)
    result = verify(GAME, record)
    assert result.ok
    assert (result.actions, result.dice) == (len(RECORDER.moves), "recomputed from the seed")
    assert result.digests == len(RECORDER.moves) // 50 + 1 > 2
    assert final(GAME, record).dump() == STATE.dump()
    assert sum(len(move.dice) for move in record.moves) > 3


def test_replay_goes_as_far_as_asked() -> None:
    record = Record.read(TEXT)
    played = [(step.seat, step.line) for step in replay(GAME, record, upto=7)]
    assert played == [(move.seat, move.action) for move in record.moves[:7]]
    *_, last = replay(GAME, record, upto=7)
    assert last.events
    assert start(GAME, record).digest() == record.digests[0]


def test_a_long_record_has_checkpoints() -> None:
    _, recorder = game_of(rounds=60)
    record = Record.read(recorder.text())
    assert len(record.moves) > 500
    assert sorted(record.checkpoints) == [0, 500, len(record.moves)]
    assert verify(GAME, record).ok


def test_a_shared_record_has_no_seed_until_the_end() -> None:
    state, recorder = game_of(private=False, most=60)
    assert state.outcome is None
    text = recorder.text()
    assert SEED not in text
    assert '"seed"' not in text
    assert '"scripted"' not in text
    result = verify(GAME, Record.read(text))
    assert (result.ok, result.dice) == (True, "as recorded")
    play(state, recorder, seed=2)
    result = verify(GAME, Record.read(recorder.text()))
    assert (result.ok, result.dice) == (True, "recomputed from the seed")


def test_a_shared_record_hides_the_script() -> None:
    state = GAME.new(seed=SEED, dice=[6, 6, 6, 6])
    private, shared = Recorder(state).text(), Recorder(state, private=False).text()
    assert '"dice":[6,6,6,6]' in private
    assert '"dice"' not in shared
    assert "6,6" not in shared


def test_a_private_record_goes_on() -> None:
    state, recorder = game_of(most=60)
    record = Record.read(recorder.text())
    again = final(GAME, record)
    assert again.dump() == state.dump()
    resumed = Recorder.resume(record, again)
    play(again, resumed, seed=9)
    play(state, recorder, seed=9)
    assert resumed.text() == recorder.text()
    assert verify(GAME, Record.read(resumed.text())).ok


def test_a_game_that_began_from_a_position() -> None:
    state, _ = game_of(most=40)
    for private in (True, False):
        here = state.clone()
        recorder = Recorder(here, private)
        assert recorder.header.position is not None
        play(here, recorder, most=30)
        result = verify(GAME, Record.read(recorder.text()))
        assert result.ok, result.problem
        assert (SEED in recorder.text()) == private


def test_an_older_version_opens_at_its_last_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.read(TEXT)
    monkeypatch.setattr(ThreeFoxes, "version", 2)
    assert final(GAME, record).at == STATE.at
    result = verify(GAME, record)
    assert not result.ok
    assert "version 1 of the rules" in str(result.problem)


def line_with(text: str, pattern: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), start=1) if re.search(pattern, line))


def changed(line: int, old: str, new: str) -> str:
    rows = TEXT.split("\n")
    assert re.search(old, rows[line - 1])
    rows[line - 1] = re.sub(old, new, rows[line - 1], count=1)
    return "\n".join(rows)


DICE = line_with(TEXT, r"\| \d")
MOVE = line_with(TEXT, r" move ")
DIGEST = 3
LATER_DIGEST = max(n for n, line in enumerate(TEXT.split("\n"), start=1) if line.startswith("="))
CHECKPOINT = line_with(TEXT, r"^! ")
END = line_with(TEXT, r"^\* ")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "first line"),
        ("hello\n", 1, "first line"),
        (FIRST_LINE, 1, "breaks off"),
        (f"{FIRST_LINE}\n", 2, "breaks off"),
        (f"{FIRST_LINE}\n{{\n", 2, "header"),
        (f"{FIRST_LINE}\n[1]\n", 2, "header"),
        (changed(2, '"game":"three-foxes",', ""), 2, "header"),
        (changed(2, '"version":1', '"version":"x"'), 2, "header"),
        (changed(2, r'"seats":\[.*?\]', '"seats":[]'), 2, "seats"),
        (changed(DICE, r"\| \d", "| x"), DICE, "no dice"),
        (changed(DICE, r"\| \d", "| 0"), DICE, "no dice"),
        (changed(MOVE, r"^\w+", "green"), MOVE, "neither"),
        (changed(MOVE, r"^.*$", ""), MOVE, "neither"),
        (changed(DIGEST, r"= \w", "= x"), DIGEST, "no digest"),
        (changed(CHECKPOINT, r"! \{", "! "), CHECKPOINT, "checkpoint"),
        (changed(END, r"\* \{", "* "), END, "end of the game"),
        (changed(END, r'"winners":\[.*?\]', '"winners":[7]'), END, "winner"),
        (TEXT + "red done\n", END + 1, "follows the end"),
        (TEXT[: len(TEXT) // 2], None, "breaks off"),
        ("\n".join(TEXT.split("\n")[:20]) + "\n", 20, "breaks off"),
    ],
)
def test_a_broken_file_says_where_and_why(text: str, line: int | None, reason: str) -> None:
    with pytest.raises(BadFile, match=reason) as bad:
        Record.read(text)
    assert line is None or bad.value.line == line


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (changed(2, '"game":"three-foxes"', '"game":"chess"'), 2, "record of chess"),
        (changed(2, '"scenario":"hunt"', '"scenario":"peace"'), 2, "peace"),
        (changed(2, '"rounds":12', '"rounds":"x"'), 2, "rounds"),
        (changed(2, '"rounds":12', '"rounds":11'), DIGEST, "another position"),
        (changed(2, '"red"', '"pink"').replace("\nred ", "\npink "), 2, "seats are"),
        (changed(2, SEED, "another"), 2, "committed"),
        (changed(MOVE, r"move \w+", "move q9"), MOVE, "unknown-name"),
        (changed(MOVE, r"move \w+ .*", "done"), None, ""),
        (changed(MOVE, r"^(red|grey|white)", "white"), MOVE, "not-your-turn"),
        (changed(DICE, r"\| \d", "| 7"), DICE, "dice were"),
        (changed(DICE, r" \|.*", ""), DICE, "dice were"),
        (changed(DIGEST, r"= .*", "= " + "0" * 32), DIGEST, "digest is of another"),
        (changed(LATER_DIGEST, r"= .*", "= " + "0" * 32), LATER_DIGEST, "digest is of another"),
        (changed(CHECKPOINT, '"points":0', '"points":1'), CHECKPOINT, "checkpoint is of another"),
        (changed(END, r'"winners":\[.*?\]', '"winners":[]'), END, "did not end"),
    ],
)
def test_an_edited_record_is_noticed(text: str, line: int | None, reason: str) -> None:
    result = verify(GAME, Record.read(text))
    assert not result.ok
    assert result.problem is not None
    assert reason in result.problem
    assert line is None or f"line {line}:" in result.problem


def test_dice_of_another_seed_are_noticed() -> None:
    """Somebody who changes seed and commitment together still can't keep the dice."""
    text = TEXT.replace(SEED, "other").replace(commitment(SEED), commitment("other"))
    text = re.sub(r"\n= .*", "", text)
    result = verify(GAME, Record.read(text))
    assert "secret draws" in str(result.problem)


def test_recorded_dice_without_a_seed_must_all_be_used() -> None:
    _, recorder = game_of(private=False, most=60)
    text = recorder.text()
    row = next(line for line in text.split("\n") if re.search(r"\| \d \d", line))
    for wrong, reason in (
        (r"\1 \2 3", "dice were"),
        (r"\1", "came without its seed"),
        (r"\1 9", "6 sides"),
    ):
        broken = re.sub(r"(\| \d) (\d)", wrong, row)
        result = verify(GAME, Record.read(text.replace(row, broken, 1)))
        assert reason in str(result.problem)


def test_secret_draws_are_recorded_and_verified() -> None:
    """In a record without its seed, too: those of the set-up, and those of an action."""
    for private in (True, False):
        _, recorder = game_of(private=private, most=400)
        text = recorder.text()
        result = verify(GAME, Record.read(text))
        assert result.ok, result.problem
        row = next(line for line in text.split("\n") if "~" in line)
        other = re.sub(r"~\d+", lambda found: f"~{1 - int(found[0][1:])}", row)
        problem = verify(GAME, Record.read(text.replace(row, other, 1))).problem
        assert problem is not None
        assert "secret" in problem or "digest" in problem or "draw from" in problem
        setup = re.sub(r'"draws":\[\d,', '"draws":[9,', text, count=1)
        assert setup != text
        assert not verify(GAME, Record.read(setup)).ok


def test_a_start_that_was_tampered_with_is_no_traceback() -> None:
    state, _ = game_of(most=40)
    recorder = Recorder(state)
    play(state, recorder, most=30)
    text = re.sub(r"\n= .*", "", recorder.text())
    for old, new in (
        (r'"at":\[[^]]*\]', '"at":[77]'),
        (r'"stack":\[.*?\]', '"stack":[]'),
        (r'"shown":\[[^]]*\]', '"shown":[]'),
    ):
        broken = re.sub(old, new, text, count=1)
        assert broken != text
        assert not verify(GAME, Record.read(broken)).ok
