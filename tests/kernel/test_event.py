"""An event shows each seat what it may know."""

from __future__ import annotations

import pytest

from grognard.kernel.event import Event


def test_what_is_public_is_seen_by_all() -> None:
    event = Event("combat", "6-1", {"odds": "3-1"})
    assert [event.seen_by(seat) for seat in (None, 0, 1)] == [event] * 3


@pytest.mark.parametrize(
    ("seat", "figures"),
    [(None, {"handle": 4}), (0, {"handle": 4, "unit": "a_1"}), (1, {"handle": 4})],
)
def test_a_secret_figure_is_seen_by_its_seat(seat: int | None, figures: dict[str, object]) -> None:
    event = Event("move", "5-1", {"handle": 4}, {0: {"unit": "a_1"}})
    assert event.seen_by(seat) == Event("move", "5-1", figures)


@pytest.mark.parametrize(("seat", "told"), [(None, False), (0, False), (1, True)])
def test_a_secret_event_is_seen_by_its_seats(seat: int | None, told: bool) -> None:
    event = Event("draw", "9-1", {"card": "x"}, seats=(1,))
    seen = event.seen_by(seat)
    assert (seen is not None) == told
    assert seen is None or (seen.seats is None and seen.figures == {"card": "x"})
