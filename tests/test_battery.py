"""One battery for every game: random games, copies, records, offers, refusals, secrets, nonsense."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.record import Record, Recorder
from grognard.kernel.refusal import Illegal, Refusal
from grognard.kernel.replay import final, verify
from grognard.kernel.rules import RuleIndex
from tests.battery import (
    MOST_DECISIONS,
    SEED,
    World,
    check_copies,
    check_course,
    check_judgement,
    check_offers,
    check_other_dice,
    check_refusals,
    check_secrets,
    everything_shown,
    games,
    now_and_then,
    pieces,
    walk,
    worlds,
)
from tests.secrecy import check_handles

every_world = pytest.mark.parametrize("world", worlds(), ids=str)
every_scenario = pytest.mark.parametrize("world", worlds(options=False), ids=str)
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


@every_world
def test_random_games_end_and_never_stop_before(world: World) -> None:
    for number in range(3 if world.stride > 1 else 100):
        for state, seat, action in walk(world, number):
            assert state.why_not(seat, action) is None, f"drawn but illegal: {action}"
            for waiting in state.waiting:
                assert next(state.prompt(waiting).offered(), None) is not None, (
                    f"{state.stack[-1]} offers nothing"
                )
        assert state.outcome is not None
        assert not state.waiting
        assert isinstance(state.why_not(seat, action), Refusal)


@every_world
def test_no_piece_is_lost_or_made_twice(world: World) -> None:
    start = pieces(world.new())
    for state, _, action in walk(world):
        assert pieces(state) == start, f"before {action}"
    assert pieces(state) == start


@every_scenario
def test_copies_are_equal_and_independent(world: World) -> None:
    for state, seat, action in now_and_then(world):
        check_copies(state, seat, action)


@every_scenario
@pytest.mark.parametrize("private", [True, False], ids=["private", "shared"])
def test_a_record_plays_again_to_the_same_position(world: World, private: bool) -> None:
    for number in range(world.runs):
        played, recorder = _recorded(world, private, number)
        record = Record.read(recorder.text())
        result = verify(world.game, record)
        assert result.ok, result.problem
        assert result.actions == len(recorder.moves) > 0
        assert result.dice == "recomputed from the seed"
        assert final(world.game, record).digest() == played.digest()


@every_scenario
def test_a_record_under_way_tells_nothing_of_the_dice_to_come(world: World) -> None:
    for number in range(world.runs):
        _, recorder = _recorded(world, False, number, most=25)
        assert SEED not in recorder.text()
        result = verify(world.game, Record.read(recorder.text()))
        assert result.ok, result.problem
        assert result.dice == "as recorded"


def _recorded(world: World, private: bool, number: int, most: int = MOST_DECISIONS) -> tuple[Any, Recorder]:
    """A random game and its record, to its end or as far as said."""
    rng, state = Random(number), world.new(number)
    recorder = Recorder(state, private)
    while state.outcome is None and len(recorder.moves) < most:
        seat = state.waiting[-1]
        action = state.prompt(seat).sample(rng)
        state.act(seat, action)
        recorder.append(seat, action, state)
    return state, recorder


@every_world
def test_the_offered_are_legal_and_all_others_are_refused(world: World) -> None:
    rng = Random(1)
    index = RuleIndex.of(world.game) if (world.game.folder / "rules.toml").exists() else None
    for state, seat, _ in now_and_then(world, 1):
        offered = check_offers(state, seat)
        check_refusals(state, seat, offered, index, rng)


@every_world
def test_what_a_seat_cannot_know_it_cannot_tell(world: World) -> None:
    rng = Random(2)
    # A few here; `python -m tests.secrecy GAME 5000` compares as many as one likes.
    for state, seat, action in now_and_then(world, 2, most=2):
        check_secrets(state, seat, action, rng)


@every_scenario
def test_handles_say_nothing(world: World) -> None:
    if not any(group.deck for group in world.game.state_type.hidden):
        pytest.skip("no pieces are dealt out in this game")
    check_handles(world.new, lambda state, number: (state for state, _, _ in walk(world, number)), 40)


@every_scenario
def test_the_seed_is_never_shown(world: World) -> None:
    for state, _, _ in now_and_then(world, 3):
        assert SEED.encode() not in everything_shown(state, state.events)


@every_scenario
def test_a_position_is_judged_and_left_alone(world: World) -> None:
    names = list(world.game.features(world.new()))
    for state, _, _ in now_and_then(world, 5):
        check_judgement(state, names)


@every_scenario
def test_a_game_that_is_over_is_judged_by_its_outcome(world: World) -> None:
    state = [state for state, _, _ in walk(world, 6)][-1]
    winners = state.outcome.winners
    for seat in range(len(state.setup.seats)):
        assert world.game.evaluate(state, seat) == (float(seat in winners) if winners else 0.5)
    assert state.player_turn_over(state.phase_key)


@every_scenario
def test_a_clone_may_have_other_dice(world: World) -> None:
    for state, seat, action in now_and_then(world, 7):
        check_other_dice(state, seat, action)


@every_scenario
def test_player_turns_follow_one_another(world: World) -> None:
    keys, over = [], []
    for state, _, _ in walk(world, 8):
        if keys:
            over.append(state.player_turn_over(keys[-1]))
        keys.append(state.phase_key)
    check_course(keys, over)


@every_game
def test_every_name_reads_back(game: Any) -> None:
    for kind, names in game.vocabulary.names.items():
        assert len(set(names)) == len(names), kind
        for name in names:
            assert len(name.split()) == 1, name
            assert not set(name) & set("+|-" if kind == "space" else "+|"), name


@cache
def _somewhere(game: Any, number: int) -> Any:
    """A few positions of a game, to throw nonsense at."""
    for i, (state, _, _) in enumerate(walk(World(game, next(iter(game.scenarios)), {}), 4)):
        if i == number * 7:
            return state.clone()
    raise AssertionError("the game is too short")


@every_game
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_nonsense_is_refused_and_changes_nothing(game: Any, data: st.DataObject) -> None:
    words = sorted(
        {*game.vocabulary.signatures, *(n for names in game.vocabulary.names.values() for n in names)}
    )
    sentence = st.lists(st.sampled_from(words) | st.text(max_size=5), max_size=4).map(" ".join)
    state = _somewhere(game, data.draw(st.integers(0, 4))).clone()
    line, seat = data.draw(st.text() | sentence), data.draw(st.integers(-2, 5))
    digest, reason = state.digest(), state.why_not(seat, line)
    if reason is None:
        state.act(seat, line)
        assert state.digest() != digest
    else:
        with pytest.raises(Illegal) as illegal:
            state.act(seat, line)
        assert illegal.value.refusal == reason
        assert state.digest() == digest
