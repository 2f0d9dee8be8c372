"""The store keeps what it was given, once, and says what it could not keep."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard import store as stores
from grognard.store import Clocks, Entry, NoDatabase, Seat, Store, TableRow


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = stores.open(url)
    yield opened
    opened.close()


CLOCKS = (Clocks(0, 5.5, 5.25), Clocks(1, 7.0, 7.0))


def row(id: str) -> TableRow:
    return TableRow(
        id=id, kind="game", game="g", version=1, scenario="s", options={"a": True}, header={"game": "g"},
        seed="secret", title="été", spectators=True, clock={"days": 3}, created=1.5, asked_at=2.5,
        told_at=2.25,
    )  # fmt: skip


def entry(table: str, seq: int, request: str, **more: object) -> Entry:
    return Entry(table, seq, seq, "act", 0, "go", (6, 1), request, 9.25)._replace(**more)  # type: ignore[arg-type]


def step(*args: object, **more: object) -> stores.Step:
    return stores.Step(entry(*args), **more)  # type: ignore[arg-type]


def add(store: Store, *ids: str) -> None:
    for id in ids:
        seated = [Seat(seat=0, kind="person", notify={"email": "x"}), Seat(seat=1, kind="open")]
        store.add(row(id), seated, b"start")


def test_a_table_comes_back_as_it_was_given(store: Store) -> None:
    add(store, "one")
    assert store.table("one") == row("one")
    assert store.table("two") is None
    assert store.seats("one")[0] == Seat(seat=0, kind="person", notify={"email": "x"})
    assert store.entries("one") == []


def test_entries_come_back_in_order_and_mark_the_table(store: Store) -> None:
    add(store, "one")
    for seq in (1, 2, 3):
        [outcome] = store.commit([step("one", seq, f"r{seq}", over=seq == 3)])
        assert outcome.how == "written"
    assert store.entries("one") == [entry("one", seq, f"r{seq}") for seq in (1, 2, 3)]
    assert store.entries("one", after=2) == [entry("one", 3, "r3")]
    found = store.table("one")
    assert found is not None
    assert (found.seq, found.ply, found.over, found.asked_at) == (3, 3, True, 9.25)


def test_secret_draws_and_what_only_one_seat_may_know_come_back(store: Store) -> None:
    add(store, "one")
    deck = 10**300 + 7
    given = entry("one", 1, "a", draws=(deck, 0), hushed=True)
    store.commit([stores.Step(given, told_at=4.5)])
    assert store.entries("one") == [given]
    found = store.table("one")
    assert found is not None
    assert (found.asked_at, found.told_at) == (9.25, 4.5)
    store.commit([step("one", 2, "b")])
    assert store.entries("one", after=1)[0].hushed is False
    found = store.table("one")
    assert found is not None
    assert found.told_at == 9.25


def test_one_that_cannot_be_written_leaves_the_others_be(store: Store) -> None:
    add(store, "a", "b", "c", "d")
    store.commit([step("a", 1, "first"), step("b", 1, "first")])
    outcomes = store.commit(
        [step("d", 1, "x"), step("b", 1, "other"), step("a", 2, "first"), step("c", 1, "x")]
    )
    assert [outcome.how for outcome in outcomes] == ["written", "taken", "known", "written"]
    assert outcomes[2].entry == entry("a", 1, "first")
    assert [len(store.entries(id)) for id in "abcd"] == [1, 1, 1, 1]


def test_an_entry_of_no_table_is_not_kept(store: Store) -> None:
    assert [o.how for o in store.commit([step("nowhere", 1, "x")])] == ["taken"]
    assert store.entries("nowhere") == []


def test_snapshots_clocks_and_bots_go_with_the_entry(store: Store) -> None:
    add(store, "one")
    store.commit([step("one", 1, "a", snapshot=b"\x00p1", clocks=CLOCKS, bot_asked=True)])
    store.commit([step("one", 2, "b", snapshot=b"p2", bot_asked=True)])
    assert store.snapshot("one") == (2, 2, b"p2")
    assert store.snapshots("one") == [(0, 0, b"start"), (1, 1, b"\x00p1"), (2, 2, b"p2")]
    assert [(seat.clock_left, seat.clock_told) for seat in store.seats("one")] == [(5.5, 5.25), (7.0, 7.0)]
    assert store.waiting_for_bots() == ["one"]
    store.commit([step("one", 3, "c")])
    assert store.waiting_for_bots() == []


def test_an_invitation_is_good_once(store: Store) -> None:
    store.add(row("one"), [Seat(seat=0, kind="open", invite_hash="i")], b"start")
    assert not store.claim("one", 0, "wrong", "t", "Ann", 5.0)
    assert store.claim("one", 0, "i", "t", "Ann", 5.0)
    assert not store.claim("one", 0, "i", "t2", "Bob", 6.0)
    assert store.seats("one") == [Seat(seat=0, kind="person", token_hash="t", name="Ann", seen_at=5.0)]
    found = store.table("one")
    assert found is not None
    assert (found.asked_at, found.told_at) == (5.0, 5.0)


def test_chat_is_kept_once(store: Store) -> None:
    add(store, "one", "two")
    first, new = store.say("one", 1.0, 0, "Ann", "hello", "r1")
    assert new
    assert store.say("one", 2.0, 0, "Ann", "hello again", "r1") == (first, False)
    second, _ = store.say("one", 3.0, None, "", "ça va ?", "r2")
    store.say("two", 3.0, None, "", "elsewhere", "r2")
    assert store.chat("one") == [first, second]
    assert store.chat("one", last=1) == [second]
    assert store.chat("one", after=first.id) == [second]
    assert store.chat("one", upto=first.id) == [first]


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("sqlite://", "the database sqlite:// can't be opened: games are kept in a file"),
        ("sqlite:///:memory:", "the database sqlite:///:memory: can't be opened: games are kept in a file"),
        ("foo", "the database foo can't be opened: not an address"),
        ("mysql://me:secret@host/x", "the database mysql://me:***@host/x can't be opened: games are kept by"),
        ("postgresql://me:secret@127.0.0.1:1/x", "the database postgresql://me:***@127.0.0.1:1/x can't be"),
        ("sqlite:////dev/null/x.db", "the database sqlite:////dev/null/x.db can't be opened:"),
    ],
)
def test_a_database_that_does_not_open_says_so_without_its_password(url: str, told: str) -> None:
    with pytest.raises(NoDatabase) as error:
        stores.open(url)
    assert str(error.value).startswith(told)
    assert "secret" not in str(error.value)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps files apart in other ways")
def test_the_file_is_for_its_own_user_only(tmp_path: Path) -> None:
    stores.open(f"sqlite:///{tmp_path / 'new.db'}").close()
    assert (tmp_path / "new.db").stat().st_mode & 0o077 == 0
