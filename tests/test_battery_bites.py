"""The battery finds what is wrong: Three Foxes and Narrow Seas with one fault each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from examples.narrow_seas.components import NOWHERE
from examples.narrow_seas.game import NarrowSeas
from examples.narrow_seas.rules.purchases import Purchases
from examples.narrow_seas.state import Position
from grognard.kernel import state
from grognard.kernel.looking import Detail
from grognard.kernel.refusal import refuse
from grognard.kernel.state import PhaseKey
from tests import secrecy, tiny
from tests import test_battery as battery
from tests.battery import World
from tests.secrecy import Leak


@pytest.fixture
def world() -> World:
    return World(tiny.ThreeFoxes(), "hunt", {})


@pytest.fixture
def seas() -> World:
    return World(NarrowSeas(), "straits", {})


OFFERED = battery.test_the_offered_are_legal_and_all_others_are_refused
SECRET = battery.test_what_a_seat_cannot_know_it_cannot_tell
HANDLES = battery.test_handles_say_nothing


def found(world: World, *what: str) -> None:
    """The leak is found, by one of the things that a seat gets."""
    with pytest.raises(Leak) as leak:
        SECRET(world)
    assert leak.value.what.startswith(what), leak.value.what


def fails(test: Any, world: World) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        test(world)


def test_without_a_fault_nothing_is_found(world: World) -> None:
    for test in (OFFERED, SECRET, HANDLES, battery.test_copies_are_equal_and_independent):
        test(world)


def test_a_notebook_that_is_wrong(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "mingle", lambda *_: None)
    with pytest.raises(AssertionError, match="noted was"):
        SECRET(world)


def test_a_notebook_that_tells(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = tiny.Turn.do_enter

    def pinning(self: tiny.Turn, s: Any, fox: int) -> None:
        honest(self, s, fox)
        s.pin("what", [fox])

    monkeypatch.setattr(tiny.Turn, "do_enter", pinning)
    found(world, "view")


def test_an_endless_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.Foxes, "finish", lambda *_, **__: None)
    fails(battery.test_random_games_end_and_never_stop_before, world)


def test_a_dead_end(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.React, "may_stand", lambda *_: refuse("3", "no"), raising=False)
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


def test_a_judgement_that_says_more_than_won(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.ThreeFoxes, "prospect", lambda game, s, seat: s.round / 2)
    fails(battery.test_a_position_is_judged_and_left_alone, world)


def test_a_judgement_that_touches(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.ThreeFoxes, "features", lambda game, s: s.bids.append(0) or {})
    fails(battery.test_a_position_is_judged_and_left_alone, world)


def test_features_that_come_and_go(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.ThreeFoxes, "features", lambda game, s: {f"round {s.round}": 1.0})
    fails(battery.test_a_position_is_judged_and_left_alone, world)


def test_a_clone_with_the_old_dice(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    clone = tiny.Foxes.clone
    monkeypatch.setattr(tiny.Foxes, "clone", lambda s, seed=None: clone(s))
    fails(battery.test_a_clone_may_have_other_dice, world)


def test_a_turn_that_comes_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    key = property(lambda s: PhaseKey(0, "", str(s.active)))
    monkeypatch.setattr(tiny.Foxes, "phase_key", key)
    fails(battery.test_player_turns_follow_one_another, world)


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


def test_an_identity_in_the_view(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    view = tiny.Foxes.view
    monkeypatch.setattr(tiny.Foxes, "view", lambda s, seat: replace(view(s, seat), what=s.what[:]))
    found(world, "view")


def test_an_identity_in_the_log_at_every_move(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    move = tiny.Turn.do_move

    def do_move(self: Any, s: Any, fox: int, path: Any) -> None:
        move(self, s, fox, path)
        s.tell("stalks", "2", fox=tiny.FOXES[fox], strength=s.strength(fox))

    monkeypatch.setattr(tiny.Turn, "do_move", do_move)
    found(world, "what it is told")


def test_words_for_those_who_may_not_know(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    known = tiny.Foxes.known
    monkeypatch.setattr(
        tiny.Foxes, "known", lambda s, seat, figures: known(s, 0 if seat is None else seat, figures)
    )
    found(world, "what it is told", "answer")


def test_a_commitment_told_to_all(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.Foxes, "keep_between", lambda s, seats: None)
    found(world, "what it is told")


def test_a_commitment_told_by_the_way(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes out when all have answered, without being revealed: whoever bid highest."""

    def close(self: Any, s: Any) -> None:
        s.tell("highest", "1", seat=tiny.SEATS[s.bids.index(max(s.bids))])
        s.bids = [1, 1, 1]
        s.next_turn()

    monkeypatch.setattr(tiny.Bid, "close", close)
    found(world, "what it is told")


def test_a_seat_asked_only_if_it_holds_a_certain_piece(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def proceed(self: Any, s: Any) -> bool:
        if s.strength(self.defender) == 3:
            return False
        self.do_stand(s)
        return True

    monkeypatch.setattr(tiny.React, "proceed", proceed)
    found(world, "what comes to light")


def test_a_handle_equal_to_identity(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.Foxes, "deal", lambda *_: None)
    with pytest.raises(Leak, match="at every start, by the handle"):
        HANDLES(world)


def test_a_handle_that_is_not_dealt_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def put(self: Any, fox: int, space: int) -> None:
        self.at[fox] = space
        if space == tiny.DEN:
            self.shown[fox] = 0
        self.derive()

    monkeypatch.setattr(tiny.Foxes, "put", put)
    with pytest.raises(Leak, match="by a notebook"):
        HANDLES(world)


def test_an_undo_that_betrays_a_secret_answer(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the last action could be taken back by whoever is asked."""
    monkeypatch.setattr(tiny.Foxes, "may_undo", lambda s, seat: bool(s.undoable) and seat in s.waiting)
    found(world, "undo", "view")


def test_a_count_of_actions_that_betrays_a_secret_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def do(self: Any, seat: int, action: Any) -> Any:
        events = plain(self, seat, action)
        self.hushed = False
        return events

    plain = tiny.Foxes.do
    monkeypatch.setattr(tiny.Foxes, "do", do)
    found(world, "the number of actions")


def test_a_list_of_those_asked_that_betrays_a_secret_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiny.Foxes, "seems_waiting", lambda s, seat: s.waiting)
    found(world, "view", "waiting")


def test_funds_that_show(seas: World, monkeypatch: pytest.MonkeyPatch) -> None:
    view = Position.view
    monkeypatch.setattr(Position, "view", lambda s, seat: replace(view(s, seat), purse=s.purse[:]))
    found(seas, "view")


def test_a_purchase_that_is_told(seas: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while all purchase, when the kernel would keep it: when they are done."""

    def close(self: Any, s: Any) -> None:
        plain(self, s)
        s.tell("spent", "3.1", left=s.purse[:])

    plain = Purchases.close
    monkeypatch.setattr(Purchases, "close", close)
    found(seas, "what it is told")


def test_handles_in_the_order_of_purchase(seas: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first block that is called up gets the lowest handle there is in reserve, and so on."""

    def do_recruit(self: Any, s: Any, seat: int, block: int, space: int) -> None:
        alike = [b for b in s.blocks(NOWHERE, seat) if s.called[b] == NOWHERE and s.back(b) == s.back(block)]
        s.what[block], s.what[alike[0]] = s.what[alike[0]], s.what[block]
        plain(self, s, seat, alike[0], space)

    plain = Purchases.do_recruit
    monkeypatch.setattr(Purchases, "do_recruit", do_recruit)
    found(seas, "the order of what was done in secret")


def test_a_film_with_a_frame_for_each_secret_answer(seas: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(game: Any, state: Any, moves: Any, *more: Any) -> Any:
        return len(moves), plain(game, state, moves, *more)

    plain = secrecy.film
    monkeypatch.setattr(secrecy, "film", whole)
    found(seas, "the film")


def test_a_refusal_that_depends_on_what_is_hidden(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def may_move(self: Any, s: Any, fox: int, path: Any) -> Any:
        reason = may(self, s, fox, path)
        if reason is not None and s.occupied >> path[-1] & 1:
            return refuse("2", "in-the-way", strength=s.strength(s.fox_at(path[-1])))
        return reason

    may = tiny.Turn.may_move
    monkeypatch.setattr(tiny.Turn, "may_move", may_move)
    found(world, "refusal", "answer")


def test_an_offer_that_depends_on_what_is_hidden(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def may_flee(self: Any, s: Any, space: int) -> Any:
        return may(self, s, space) or (refuse("3", "no") if s.strength(self.attacker) == 3 else None)

    may = tiny.React.may_flee
    monkeypatch.setattr(tiny.React, "may_flee", may_flee)
    found(world, "prompt", "refusal")


def test_a_preview_that_knows(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances worked out from the position itself: the page hands it what it should not have."""

    def answered(state: Any, seat: Any, line: str, language: str) -> Any:
        told = plain(state, seat, line, language)
        return replace(told, figures=[sum(state.what[:2])])

    plain = secrecy.answer
    monkeypatch.setattr(secrecy, "answer", answered)
    found(world, "answer")


@pytest.fixture
def peeking(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], list[int]]:
    """What the foxes are behind a view: kept aside when the view was made."""
    view, kept = tiny.Foxes.view, dict[int, tuple[Any, list[int]]]()

    def keeping(s: Any, seat: int | None) -> Any:
        seen = view(s, seat)
        kept[id(seen)] = seen, s.what[:]
        return seen

    monkeypatch.setattr(tiny.Foxes, "view", keeping)
    return lambda seen: kept[id(seen)][1]


def test_an_overlay_that_knows(world: World, monkeypatch: pytest.MonkeyPatch, peeking: Any) -> None:
    """One that is drawn from what the view hides."""
    marks = tiny.ThreeFoxes.marks
    monkeypatch.setattr(
        tiny.ThreeFoxes,
        "marks",
        lambda self, seen, *more: marks(self, replace(seen, what=peeking(seen)), *more),
    )
    found(world, "overlay")


@pytest.mark.parametrize("kind", ["unit", "space"])
def test_a_card_that_knows(world: World, monkeypatch: pytest.MonkeyPatch, peeking: Any, kind: str) -> None:
    """The card of a thing in the inspector, made from what the view hides."""

    def told(self: Any, seen: Any, asked: str, name: str) -> list[Detail]:
        return [Detail("strength", "1", {"number": sum(peeking(seen)[:2])})] if asked == kind else []

    monkeypatch.setattr(tiny.ThreeFoxes, "details", told)
    found(world, "details")


def test_a_prompt_that_tells(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.React, "question", lambda self, s: {"strength": s.strength(self.attacker)})
    found(world, "prompt")


def test_a_bot_that_peeks(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    class Peeking:
        def choose(self, prompt: Any, view: Any) -> Any:
            state = prompt._state
            actions = prompt.actions
            return actions[(state.what[0] + 5 * state.what[4]) % len(actions)]

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
