"""The battery finds what is wrong: Three Foxes with one fault each."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.kernel.event import Event
from grognard.kernel.refusal import refuse
from tests import test_battery as battery
from tests import tiny
from tests.battery import World


@pytest.fixture
def world() -> World:
    return World(tiny.ThreeFoxes(), "hunt", {})


OFFERED = battery.test_the_offered_are_legal_and_all_others_are_refused
SECRET = battery.test_what_a_seat_cannot_know_it_cannot_tell


def fails(test: Any, world: World) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        test(world)


def test_without_a_fault_nothing_is_found(world: World) -> None:
    for test in (OFFERED, SECRET, battery.test_copies_are_equal_and_independent):
        test(world)


def test_an_endless_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.Foxes, "finish", lambda *_, **__: None)
    fails(battery.test_random_games_end_and_never_stop_before, world)


def test_a_dead_end(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.React, "may_stand", lambda *_: refuse("3", "no"))
    monkeypatch.setattr(tiny.React, "may_flee", lambda *_: refuse("3", "no"))
    with pytest.raises((AssertionError, IndexError)):
        battery.test_random_games_end_and_never_stop_before(world)


def test_a_lost_piece(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        tiny.Foxes, "pieces", lambda s: [f for f, at in zip(tiny.FOXES, s.at, strict=True) if at]
    )
    fails(battery.test_no_piece_is_lost_or_made_twice, world)


def test_a_column_that_is_not_stored(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.Foxes, "dump", lambda s, secret=True: b"{}")
    with pytest.raises(Exception, match="not a position"):
        battery.test_copies_are_equal_and_independent(world)


def test_a_clone_that_shares(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def shallow(state: Any) -> Any:
        twin = clone(state)
        twin.at = state.at
        return twin

    clone = tiny.Foxes.clone
    monkeypatch.setattr(tiny.Foxes, "clone", shallow)
    fails(battery.test_copies_are_equal_and_independent, world)


def test_an_action_that_is_not_offered(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    legal = tiny.Turn.legal_move
    monkeypatch.setattr(tiny.Turn, "legal_move", lambda self, s: list(legal(self, s))[1:])
    fails(OFFERED, world)


def test_a_part_of_the_actions_that_lacks_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def with_(self: Any, s: Any, number: int, thing: int) -> Any:
        found = [args for args in self.legal_move(s) if thing == (args[0] if number == 0 else args[1][-1])]
        return found[:2]

    monkeypatch.setattr(tiny.Turn, "legal_move_with", with_, raising=False)
    fails(OFFERED, world)


def test_a_beginning_that_leads_nowhere(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = lambda self, s: [(0, fox) for fox in range(9) if tiny.owner(fox) == s.active]  # noqa: E731
    monkeypatch.setattr(tiny.Turn, "begins_move", mine, raising=False)
    fails(OFFERED, world)


def test_quick_parts_of_a_secret_question_get_the_seat(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set()

    def begins(self: Any, s: Any, seat: int) -> Any:
        asked.add(seat)
        return [(0, 0), (0, 1), (0, 2)]

    def with_(self: Any, s: Any, seat: int, number: int, thing: int) -> Any:
        asked.add(seat)
        return [(thing,)]

    monkeypatch.setattr(tiny.Bid, "begins_bid", begins, raising=False)
    monkeypatch.setattr(tiny.Bid, "legal_bid_with", with_, raising=False)
    OFFERED(world)
    assert asked == {0, 1, 2}


def test_an_action_offered_and_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    may = tiny.Turn.may_move
    forbid = refuse("2", "no")
    monkeypatch.setattr(
        tiny.Turn, "may_move", lambda self, s, fox, path: may(self, s, fox, path[:1]) or forbid
    )
    fails(OFFERED, world)


def test_a_strength_that_shows(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    view = tiny.Foxes.view

    def leaky(self: Any, seat: int | None) -> Any:
        self = self.clone()
        self.shown = [1] * 9
        return view(self, seat)

    monkeypatch.setattr(tiny.Foxes, "view", leaky)
    monkeypatch.setattr(tiny.ThreeFoxes, "imagine", _blind(tiny.ThreeFoxes.imagine))
    fails(SECRET, world)


def _blind(imagine: Any) -> Any:
    """Imagines without what the view should not have told."""

    def deal(self: Any, view: Any, rng: Random) -> Any:
        from msgspec.structs import replace

        return imagine(self, replace(view, map=[(o, h, at, 0) for o, h, at, _ in view.map]), rng)

    return deal


def test_a_handle_that_tells(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def put(self: Any, fox: int, space: int) -> None:
        keep(self, fox, space)
        self.handle[fox] = tiny.DEN if space == tiny.DEN else fox % 3

    def deal(self: Any, state: Any, view: Any, seat: int, rng: Random) -> None:
        dealt(self, state, view, seat, rng)
        for fox in range(9):
            state.handle[fox] = tiny.DEN if state.at[fox] == tiny.DEN else fox % 3

    keep, dealt = tiny.Foxes.put, tiny.ThreeFoxes._deal
    monkeypatch.setattr(tiny.Foxes, "put", put)
    monkeypatch.setattr(tiny.ThreeFoxes, "_deal", deal)
    fails(SECRET, world)


def test_an_event_that_tells(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(self: Any, kind: str, rule: str, fox: int, **figures: Any) -> None:
        self.events.append(Event(kind, rule, {"fox": tiny.FOXES[fox], **figures}))

    monkeypatch.setattr(tiny.Foxes, "told", told)
    fails(SECRET, world)


def test_a_prompt_that_tells(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.React, "question", lambda self, s: {"strength": tiny.strength(self.attacker)})
    fails(SECRET, world)


def test_a_bot_that_peeks(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    class Peeking:
        def choose(self, prompt: Any, view: Any) -> Any:
            state = prompt._state
            actions = prompt.actions
            return actions[(state.at[0] + 5 * state.at[4]) % len(actions)]

    monkeypatch.setattr(tiny.ThreeFoxes, "bots", ("peeking",))
    monkeypatch.setattr(tiny.ThreeFoxes, "bot", lambda *_: Peeking())
    fails(SECRET, world)


def test_a_seed_that_shows(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.Turn, "question", lambda self, s: {"seed": s.seed})
    fails(battery.test_the_seed_is_never_shown, world)


def test_dice_from_elsewhere(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(0)

    def roll(self: Any, why: str, rule: str, sides: int = 6) -> int:
        self.rolls.append(rng.randint(1, sides))
        return self.rolls[-1]

    monkeypatch.setattr(tiny.Foxes, "roll", roll)
    with pytest.raises(AssertionError):
        battery.test_a_record_plays_again_to_the_same_position(world, True)
