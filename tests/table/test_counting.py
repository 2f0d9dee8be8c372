"""What a seat may know of the numbers of a journal, and that this costs little however long it is."""

from __future__ import annotations

import time
from random import Random

from grognard.store import Entry
from grognard.table.counting import Counting
from grognard.table.standing import Standing

MANY = 200_000


def entry(seq: int, kind: str, seat: int, hushed: bool) -> Entry:
    return Entry("t", seq, 0, kind, seat, "", (), None, 0.0, (), hushed)  # type: ignore[arg-type]


def test_hushed_entries_of_others_are_left_out_up_to_any_entry() -> None:
    rng, counting = Random(3), Counting()
    told: list[tuple[int, int, int, int]] = []  # seq, seat, entries, actions
    for seq in range(1, 300):
        kind, seat = rng.choice(("act", "act", "undo", "back")), rng.randrange(3)
        hushed = kind != "back" and rng.random() < 0.5
        gone = [
            Standing(rng.randrange(3), "x", hushed=rng.random() < 0.5) for _ in range(3 * (kind == "back"))
        ]
        counting.add(entry(seq, kind, seat, hushed), gone)
        told += [(seq, seat, 1, 1 if kind == "act" else -1)] * hushed
        told += [(seq, move.seat, 0, -1) for move in gone if move.hushed]
    for viewer in (None, 0, 1, 2):
        for seq in range(301):
            others = [one for one in told if one[0] <= seq and one[1] != viewer]
            expected = (seq - sum(one[2] for one in others), 1000 - sum(one[3] for one in others))
            assert counting.known(viewer, seq, 1000) == expected


def test_a_journal_of_very_many_secret_answers_holds_nobody_up() -> None:
    """Numbers are asked for with every action, for every listener."""
    counting = Counting()
    for seq in range(1, MANY + 1):
        counting.add(entry(seq, "act" if seq % 2 else "undo", 0, True))
    begun = time.process_time()
    assert {counting.known(1, MANY, 0).seq for _ in range(1000)} == {0}
    assert time.process_time() - begun < 1
