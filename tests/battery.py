"""What must hold in every position of every game: asked while random games are played, no code per game."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from math import isfinite
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import grognard
from examples.narrow_seas.game import NarrowSeas
from grognard import bots as known_bots
from grognard.kernel.action import Action, base, leading, things
from grognard.kernel.charts import Chart
from grognard.kernel.game import Game
from grognard.kernel.languages import LANGUAGES
from grognard.kernel.messages import Messages
from grognard.kernel.refusal import Illegal, Refusal
from grognard.kernel.rules import RuleIndex
from grognard.kernel.state import PhaseKey
from tests.secrecy import Check, witnesses
from tests.tiny import ThreeFoxes

MOST_DECISIONS = 20_000
SEED = "the-secret-seed-of-the-battery"
MANY = 300
"""A game with so many units is a very large one."""


class World(NamedTuple):
    """A game with a scenario and options."""

    game: Game
    scenario: str
    options: dict[str, Any]

    def __str__(self) -> str:
        told = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, self.scenario, *told])

    def new(self, number: int = 0) -> Any:
        return self.game.new(self.scenario, options=self.options, seed=f"{SEED}-{number}")

    @property
    def stride(self) -> int:
        """Costly questions are asked at every position of a small game, at one of so many in a large one."""
        if len(self.game.board) < 50:
            return 1
        return 9 if len(self.game.vocabulary.names.get("unit", ())) < MANY else 30

    @property
    def runs(self) -> int:
        """How many games to play: a small one may have no dice in it."""
        return 15 if self.stride == 1 else 1


def games() -> list[Game]:
    return [ThreeFoxes(), NarrowSeas(), *(grognard.game(name) for name in grognard.games())]


SHORT = {
    "europe-engulfed": ("poland-1939",),
    "unconditional-surrender": ("poland_1939", "france_1940", "balkans_1941"),
}
"""Of games whose long scenarios take many seconds the short ones stand for all that is asked at every test;
`python -m tests.secrecy` and `GROGNARD_BATTERY=all` play all of them."""


def scenarios_of(game: Game, everything: bool) -> list[str]:
    """The scenarios that the battery plays."""
    chosen = SHORT.get(game.name, ())
    if everything or os.environ.get("GROGNARD_BATTERY") == "all":
        return list(game.scenarios)
    return [scenario for scenario in game.scenarios if scenario in chosen or not chosen]


def worlds(options: bool = True, everything: bool = False) -> list[World]:
    """Every scenario of every game; with each of its yes-or-no options turned round, one at a time, and
    for every number of players that it has room for."""
    found = []
    for game in games():
        for scenario in scenarios_of(game, everything):
            turned = [
                {name: not value} for name, value in game.options(scenario).items() if isinstance(value, bool)
            ]
            others = [*turned, *_other_tables(game, scenario)] if options else []
            found += [World(game, scenario, chosen) for chosen in ({}, *others)]
    return found


def _other_tables(game: Game, scenario: str) -> list[dict[str, Any]]:
    """The options that seat more or fewer people than usual, where no yes-or-no option says so."""
    usual = game.options(scenario)
    chosen = {number: dict(game.for_seats(scenario, number)) for number in range(2, 5)}
    return [
        options
        for number, options in chosen.items()
        if not options.items() <= usual.items()
        and not any(isinstance(value, bool) for value in options.values())
        and len(game.setup(scenario, {**usual, **options}).seats) == number
    ]


def walk(world: World, number: int = 0) -> Iterator[tuple[Any, int, Action]]:
    """Plays a random game: each position, who acts next and how; done when the next is asked for."""
    rng = Random(number)
    state = world.new(number)
    for _ in range(MOST_DECISIONS):
        if state.outcome is not None:
            return
        seat = rng.choice(state.waiting)
        action = state.prompt(seat).sample(rng)
        yield state, seat, action
        state.do(seat, action)
    pytest.fail(f"{world}: game {number} did not end in {MOST_DECISIONS} decisions")


def now_and_then(world: World, first: int = 0, most: int = 15) -> Iterator[tuple[Any, int, Action]]:
    """Some positions of a large game, or all of several small ones; never in step with its turns."""
    rng = Random(f"{world}{first}")
    for number in range(first, first + min(world.runs, most)):
        for position in walk(world, number):
            if rng.random() * world.stride < 1:
                yield position


# ---------------------------------------------------------------- copies


def check_copies(state: Any, seat: int, action: Action) -> None:
    """Clone, dump and load agree, and what is done to a copy leaves the original alone."""
    digest, dump = state.digest(), state.dump()
    twin, loaded = state.clone(), state.game.load(dump)
    for copy in (twin, loaded):
        assert (copy.digest(), copy.dump()) == (digest, dump)
        assert copy.view(seat).encode() == state.view(seat).encode()
        check_prompts(copy, state, seat)
    check_derived(state, loaded)
    told = twin.act(seat, action)
    assert (state.digest(), state.dump()) == (digest, dump), (
        f"acting on a clone changed the original: {action}"
    )
    assert msgspec.json.encode(loaded.act(seat, action)) == msgspec.json.encode(told)
    assert loaded.dump() == twin.dump()


def check_derived(state: Any, loaded: Any) -> None:
    """What was kept up to date along the way is what follows from the position; -1: not asked for yet."""
    for name in state.derived:
        kept, anew = getattr(state, name), getattr(loaded, name)
        several = type(anew) is list and type(kept) is list and len(anew) == len(kept)
        pairs = zip(kept, anew, strict=True) if several else [(kept, anew)]
        assert all(new in (old, -1) for old, new in pairs), f"{name}: {kept} was kept, {anew} follows"


def check_prompts(one: Any, other: Any, seat: int) -> None:
    """Both put the same question; the lines first, since a list says more than bytes that differ."""
    assert one.prompt(seat).lines == other.prompt(seat).lines
    assert one.prompt(seat).encode() == other.prompt(seat).encode()


# ---------------------------------------------------------------- what search asks for


def check_judgement(state: Any, names: list[str]) -> None:
    """A position is judged with the same features as any other, and is left as it was."""
    game, digest = state.game, state.digest()
    features = game.features(state)
    assert list(features) == names, "other features than at the start"
    assert all(isfinite(value) for value in features.values()), features
    judged = [game.evaluate(state, seat) for seat in range(len(state.setup.seats))]
    assert all(0 <= one <= 1 for one in judged), judged
    assert all(isfinite(game.margin(state, seat)) for seat in range(len(judged)))
    assert state.digest() == digest, "judging changed the position"


def check_other_dice(state: Any, seat: int, action: Action) -> None:
    """A clone with a seed of its own is the same position with other dice; those of one seed are alike."""
    names = state.columns
    twins = [state.clone(seed=seed) for seed in ("one", "one", "other")]
    for twin in twins:
        assert [getattr(twin, name) for name in names] == [getattr(state, name) for name in names]
        assert twin.commitment != state.commitment
        check_prompts(twin, state, seat)
        twin.act(seat, action)
    first, again, other = twins
    assert first.dump() == again.dump()
    assert (first.rolls, first.draws) == (again.rolls, again.draws)
    assert first.seed != other.seed


def check_course(keys: list[PhaseKey], over: list[bool]) -> None:
    """`over[n]`: whether the player-turn of key n was over at key n + 1. No player-turn comes back."""
    for one, following, ended in zip(keys, keys[1:], over, strict=False):
        assert ended == ((one.turn, one.whose) != (following.turn, following.whose))
        assert following.turn >= one.turn, f"{following} after {one}"
    turns = [turn for turn, _ in groupby((key.turn, key.whose) for key in keys)]
    assert len(set(turns)) == len(turns), "a player-turn that was over has come back"


# ---------------------------------------------------------------- what is offered, what is refused


def aim(game: Game, action: Action) -> Action:
    """An action with only the end of its path: another way to the same place is the same offer."""
    kinds = game.vocabulary.signatures[action.verb]
    args = (value[-1:] if kind == "path" else value for kind, value in zip(kinds, action.args, strict=True))
    return Action(action.verb, tuple(args))


def check_offers(state: Any, seat: int) -> list[Action]:
    """What is offered is legal, there once, reads back from its line, and is all that asking would find."""
    game, step, actions = state.game, state.stack[-1], state.prompt(seat).actions
    assert actions, f"{type(step).__name__} offers nothing"
    assert len(set(actions)) == len(actions)
    for action in actions:
        assert state.why_not(seat, action) is None, game.write(action)
        assert game.parse(game.write(action)) == action
    for verb in step.verbs:
        if hasattr(step, f"legal_{verb}") and hasattr(step, f"candidates_{verb}"):
            quick = {aim(game, action) for action in actions if action.verb == verb}
            asked = {aim(game, action) for action in step.legal_by_asking(state, seat, verb)}
            assert quick == asked, f"legal_{verb} and asking differ: {sorted(quick ^ asked)[:5]}"
        check_parts(state, seat, verb, [action for action in actions if action.verb == verb])
    return actions


MOST_PARTS = 5
"""So many things of each argument are asked about; there may be hundreds."""


def check_parts(state: Any, seat: int, verb: str, actions: list[Action]) -> None:
    """What the actions of a verb begin with, and those that hold a thing, are what the whole list says."""
    prompt, names, rng = state.prompt(seat), state.game.vocabulary.names, Random(state.digest())
    assert list(prompt.offered_by(verb)) == actions
    begun: set[tuple[int, int]] = set()
    for number, kind in enumerate(state.stack[-1].verbs[verb]):
        held = sorted({thing for action in actions for thing in things(kind, action.args[number])})
        if number in leading(state.stack[-1].verbs[verb]):
            begun |= {(number, thing) for thing in held}
        stranger = rng.randrange(len(names[base(kind)]))
        for thing in [*rng.sample(held, min(MOST_PARTS, len(held))), stranger]:
            part = list(prompt.offered_with(verb, number, thing))
            wanted = [action for action in actions if thing in things(kind, action.args[number])]
            assert len(part) == len(wanted), f"{verb} with {names[base(kind)][thing]}"
            assert set(part) == set(wanted), f"{verb} with {names[base(kind)][thing]}"
    told = prompt.beginnings(verb)
    assert len(set(told)) == len(told), f"{verb} begins twice with the same"
    assert set(told) == begun, f"{verb} begins with other things: {sorted(set(told) ^ begun)[:5]}"


def check_refusals(
    state: Any, seat: int, offered: list[Action], index: RuleIndex | None, rng: Random
) -> None:
    """What is not offered is refused, with a rule that exists, and changes nothing."""
    game = state.game
    aims = {aim(game, action) for action in offered}
    digest = state.digest()
    for action in strange(game, offered, rng):
        reason = state.why_not(seat, action)
        if reason is None:
            assert aim(game, action) in aims, f"legal but not offered: {game.write(action)}"
        else:
            check_refusal(reason, index)
            refused(state, seat, action)
    others = [other for other in range(len(state.setup.seats)) if other not in state.waiting]
    for other in [*others, len(state.setup.seats)]:
        refused(state, other, offered[0])
        assert not state.prompt(other).actions
    assert state.digest() == digest


def check_refusal(reason: Refusal, index: RuleIndex | None) -> None:
    assert isinstance(reason, Refusal)
    assert index is None or reason.rule == "" or reason.rule in index, f"no rule {reason.rule}: {reason}"
    msgspec.json.encode(reason)


def refused(state: Any, seat: int, action: Action) -> None:
    digest = state.digest()
    with pytest.raises(Illegal):
        state.act(seat, action)
    assert state.digest() == digest


def strange(game: Game, offered: list[Action], rng: Random, rounds: int = 12) -> Iterator[Action]:
    """Actions near and far from what is offered; well formed, most of them illegal."""
    signatures = game.vocabulary.signatures
    for _ in range(rounds):
        verb, args = rng.choice(offered)
        yield _changed(game, verb, list(args), rng)
        verb = rng.choice(sorted(signatures))
        yield Action(verb, tuple(_anything(game, kind, rng) for kind in signatures[verb]))


def _changed(game: Game, verb: str, args: list[Any], rng: Random) -> Action:
    kinds = game.vocabulary.signatures[verb]
    if args:
        i = rng.randrange(len(args))
        value = args[i]
        if type(value) is not tuple or rng.random() < 0.3:
            args[i] = _anything(game, kinds[i], rng)
        elif kinds[i] == "path":
            args[i] = (*value, rng.choice([b for a, b in game.board.pairs if a == value[-1]] or [0]))
        else:
            other = _anything(game, kinds[i], rng)[:1]
            args[i] = tuple(sorted({*value, *other})) if rng.random() < 0.5 or len(value) < 2 else value[1:]
    return Action(verb, tuple(args))


def _anything(game: Game, kind: str, rng: Random) -> Any:
    names = game.vocabulary.names
    if kind == "path":
        way = [rng.randrange(len(names["space"]))]
        beside = [b for a, b in game.board.pairs if a == way[0]]
        return tuple(way + rng.sample(beside, min(len(beside), rng.randrange(2))))
    if kind in names:
        return rng.randrange(len(names[kind]))
    most, least = len(names[kind.removesuffix("?")[:-1]]), 0 if kind.endswith("?") else 1
    return tuple(sorted(rng.sample(range(most), min(most, rng.randint(least, 3)))))


# ---------------------------------------------------------------- charts


def check_charts(state: Any, seat: int, action: Action, index: RuleIndex) -> None:
    """Every chart is a whole table with words and rules that exist, and what is lit is on it."""
    game = state.game
    for weighing in (None, action):
        charts = game.charts(state.setup, state.view(seat), weighing, state.events)
        assert len({chart.name for chart in charts}) == len(charts)
        for chart in charts:
            check_chart(chart, index)
            keys = {f"chart-{chart.name}", *(phrase.key for phrase in chart.phrases())}
            for language in LANGUAGES:
                words = Messages(game, language)
                assert all(words.has(key) for key in keys), f"{language}: {sorted(keys)}"


def check_chart(chart: Chart, index: RuleIndex) -> None:
    assert chart.rows, f"{chart.name} is empty"
    assert all(len(row.cells) == len(chart.columns) for row in chart.rows), f"{chart.name} has gaps"
    rules = {chart.rule, *(row.rule for row in chart.rows)} - {""}
    assert rules <= index.keys(), f"{chart.name}: no rule {rules - index.keys()}"
    for lit, most in ((chart.lit_rows, len(chart.rows)), (chart.lit_columns, len(chart.columns))):
        assert len(set(lit)) == len(lit)
        assert all(0 <= number < most for number in lit), f"{chart.name} lights what it has not"
    assert bool(chart.because) == bool(chart.lit_rows or chart.lit_columns), chart.name


# ---------------------------------------------------------------- secrets


def check_secrets(state: Any, seat: int, action: Action, rng: Random) -> None:
    """What a seat can't know it can't tell: asked in worlds that differ in it."""
    check_notebook(state)
    check = Check(state, witnesses(state), [*strange(state.game, [action], rng, 3), action], rng)
    check.scrambled(seat, action)
    check.secret_answers()
    for witness in range(len(state.setup.seats)):
        check_imagined(state, witness, rng)


def check_notebook(state: Any) -> None:
    """What can have been noted of hidden things is true of each that not everybody sees."""
    assert not any(wrong := [group.contradiction(state) for group in state.hidden]), wrong


def check_imagined(state: Any, witness: int, rng: Random) -> None:
    """A position made up from what a seat sees looks the same to it, and its bots choose the same there."""
    twin = state.game.imagine(state.view(witness), Random(rng.random()))
    assert twin.view(witness).encode() == state.view(witness).encode()
    check_prompts(twin, state, witness)
    if witness in state.waiting:
        _check_bots(state, twin, witness)


def _check_bots(state: Any, twin: Any, seat: int) -> None:
    for name in ("random", *state.game.bots):  # doctrines are the same code with other numbers
        chosen = []
        for world in (state, twin):
            digest = world.digest()
            view = world.clone().view
            bot = known_bots.bot(name, world.game, seed=5)
            chosen.append(bot.choose(world.prompt(seat), lambda view=view: view(seat)))
            assert world.digest() == digest, f"the bot {name} changed the position"
        assert chosen[0] == chosen[1], f"the bot {name} knows what it can't know"
        assert state.why_not(seat, chosen[0]) is None


def everything_shown(state: Any, events: list[Any]) -> bytes:
    """All that any seat or spectator can see of a position and of what led to it."""
    shown = []
    for seat in [None, *range(len(state.setup.seats))]:
        told = [event.seen_by(seat) for event in events]
        shown += [state.view(seat).encode(), state.prompt(seat).encode(), msgspec.json.encode(told)]
    return b"".join(shown)


def pieces(state: Any) -> Counter[str]:
    return Counter(state.pieces())
