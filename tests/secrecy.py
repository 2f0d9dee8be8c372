"""What a seat can't know it can't tell: two worlds that differ only in that, and all that it gets of both.

The worlds are made without `imagine`: by scrambling what the game declares as hidden, or by letting another
seat give two different secret answers. Then the same is done in both. A seat may learn what was revealed to
it (`state.reveal`), and nothing else: as long as that is the same, every byte it gets must be.

    python -m tests.secrecy three-foxes 50000      compares at so many positions and tells what it compared

A third word says with how many workers, if not one for each core.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, count, zip_longest
from random import Random
from typing import Any

import msgspec

from grognard.kernel.action import Action
from grognard.kernel.event import Event
from grognard.kernel.hidden import Hidden
from grognard.kernel.state import Fact
from grognard.page.answer import answer
from grognard.page.charts import charts, weighed
from grognard.page.details import details
from grognard.page.film import film
from grognard.page.lines import lines
from grognard.page.overlay import overlay
from grognard.page.question import question
from grognard.page.reasons import Click, reasons
from grognard.page.status import status
from grognard.soak.twin_worlds import scrambled

STEPS = 3
"""So many actions are done in both worlds before the next position is looked at."""
ENOUGH = 20
FAR_APART = 5
"""When many are wanted, one of so many positions of a game is looked at: neighbours are much alike."""
GAMES_APART = 1_000_000
LOOKS = 5
"""When many are wanted, what is made from views alone is compared at one of so many pairs."""
LOOKED_AT = 2
"""The details of so many units and spaces are compared."""
LANGUAGES = ("en", "fr")
Witness = int | None
Script = list[tuple[int, Action]]
"""Who does what, one after the other."""


class Leak(AssertionError):
    """A seat was told what it can't know: which, how, and what differed."""

    def __init__(self, witness: Witness, how: str, what: str, one: Any, other: Any) -> None:
        super().__init__(f"seat {witness} can tell two worlds apart {how}, by {what}:\n{one}\n{other}")
        self.what = what
        self.told = witness, how, what, one, other

    def __reduce__(self) -> tuple[type[Leak], tuple[Any, ...]]:
        """A worker hands it to whoever waits for it."""
        return Leak, self.told


def witnesses(state: Any) -> list[Witness]:
    """Every seat, and a spectator."""
    return [None, *range(len(state.setup.seats))]


# ---------------------------------------------------------------- what a seat gets


def gets(state: Any, witness: Witness, asked: Sequence[Action], language: str) -> Iterator[tuple[str, Any]]:
    """All that a seat gets of a position, by name: what it sees, is asked and is refused."""
    game, view, prompt = state.game, state.view(witness), state.prompt(witness)
    yield "view", view.encode()
    yield "undo", (prompt.undo, view.undo)
    yield "waiting", view.waiting
    yield "prompt", prompt.encode()
    yield "question", msgspec.json.encode(question(game, prompt, language))
    for action in asked:
        yield f"refusal of {game.write(action)}", msgspec.json.encode(state.why_not(witness, action))
        told = answer(state, witness, game.write(action), language)
        yield f"answer to {game.write(action)}", msgspec.json.encode(told)
        yield f"weighing of {game.write(action)}", weighed(state, witness, game.write(action))
        if game.has_basket and witness in state.waiting and state.why_not(witness, action) is None:
            yield f"price of {game.write(action)}", msgspec.json.encode(game.purchase(view, action))
    if witness in state.waiting:
        for place in game.board.names[:1]:
            told_why = reasons(state, witness, Click(space=place), language)
            yield f"reasons against {place}", msgspec.json.encode(told_why)


def looks_at(
    state: Any, witness: Witness, asked: Sequence[Action], laid: Sequence[str], language: str, seed: float
) -> Iterator[tuple[str, Any]]:
    """All that is made for a seat from its view alone: what it may look at, things drawn by the seed."""
    game, view, rng = state.game, state.view(witness), Random(seed)
    yield "picture", msgspec.json.encode(game.picture(view))
    yield "status", msgspec.json.encode(status(game, view, language))
    units = [key.partition(":")[2] for key in sorted(game.picture(view)) if key.startswith("unit:")]
    for name in rng.sample(units, min(len(units), LOOKED_AT)):
        yield f"details of {name}", msgspec.json.encode(details(game, view, "unit", name, language))
    for name in rng.sample(game.board.names, LOOKED_AT):
        yield f"details of {name}", msgspec.json.encode(details(game, view, "space", name, language))
    for attack in dict.fromkeys([None, *(weighed(state, witness, game.write(action)) for action in asked)]):
        told_charts = charts(game, state.setup, language, view, attack)
        yield f"charts for {attack}", msgspec.json.encode(told_charts)
    for name in laid:
        unit = rng.choice(game.vocabulary.names["unit"]) if game.overlays[name] else None
        yield f"overlay {name}", msgspec.json.encode(overlay(game, view, name, unit, language))


def told(state: Any, events: Sequence[Event], witness: Witness, language: str) -> bytes:
    """What a seat is told of events, as data and as lines of the log."""
    seen = [event.seen_by(witness) for event in events]
    known = [event for event in seen if event is not None]
    assert not any(event.secrets or event.seats for event in known)
    return msgspec.json.encode([known, lines(state.game, events, witness, language)])


def learnt_alike(worlds: Sequence[Any], witness: Witness, how: str) -> bool:
    """Whether the last action revealed the same to a seat in both worlds.

    If it did not, they are no longer one and the same to it. But that something came to light in one of them
    and not in the other would tell, too.
    """
    one, other = (
        [fact for fact in world.revealed if fact.to is None or witness in fact.to] for world in worlds
    )
    for first, second in zip_longest(one, other):
        if first is None or second is None or (first.column, first.index) != (second.column, second.index):
            if _came_by_use(one, worlds[1]) or _came_by_use(other, worlds[0]):
                return False
            raise Leak(witness, how, "what comes to light", first, second)
        if first.value != second.value:
            return False
    return True


def _came_by_use(facts: Sequence[Fact], elsewhere: Any) -> bool:
    """Something came to light by being used that can't be used in the other world."""
    used = {column for group in elsewhere.hidden if group.used for column in group.columns}
    return any(
        fact.column in used and getattr(elsewhere, fact.column)[fact.index] != fact.value for fact in facts
    )


# ---------------------------------------------------------------- the checks


class Check(msgspec.Struct):
    """One position, who looks on, what everybody asks about; `compared` counts the pairs of positions.

    At one of `looks` pairs what is made from the views alone is compared, too. That costs more than all the
    rest, and of two views with the same bytes it can only be the same.
    """

    state: Any
    witnesses: list[Witness]
    asked: list[Action]
    rng: Random
    looks: int = 1
    compared: int = 0

    def scrambled(self, seat: int, action: Action) -> None:
        """What is hidden is exchanged; then the same is done in both worlds, as long as nothing comes out."""
        for witness in self.witnesses:
            twin = scrambled(self.state, witness, self.rng)
            if twin is not None:
                self._same(self.state, twin, witness, "as they stand")
                self._go_on([self.state.clone(), twin], witness, seat, action)

    def _go_on(self, worlds: list[Any], witness: Witness, seat: int, action: Action) -> None:
        for _ in range(STEPS):
            refusal = worlds[1].why_not(seat, action)
            if refusal is not None:
                if seat == witness:
                    raise Leak(witness, "by a refusal", worlds[0].game.write(action), None, refusal)
                return  # what another seat may do can depend on what only it knows
            if seat != witness and len({str(_look(world, seat, action)) for world in worlds}) > 1:
                return  # nor is it the same to others if it names what they can't see
            events = [world.act(seat, action) for world in worlds]
            how = f"after {worlds[0].game.write(action)}"
            if not self._same_so_far(worlds, events, witness, how) or worlds[0].outcome is not None:
                return
            seat = self.rng.choice(worlds[0].waiting)
            action = worlds[0].prompt(seat).sample(self.rng)

    def secret_answers(self) -> None:
        """Another seat gives two different answers that look alike; to a secret question, all that it has."""
        for seat in self.state.waiting:
            others = [witness for witness in self.witnesses if witness != seat]
            actions = _alike(self.state, seat, self.rng)
            if actions and others:
                worlds = [self.state.clone(), self.state.clone()]
                events = [world.act(seat, action) for world, action in zip(worlds, actions, strict=True)]
                for witness in others:
                    self._same_so_far(worlds, events, witness, "after two answers that look alike")
                    for world, happened in zip(worlds, events, strict=True):
                        self._nothing_happened(world, happened, witness)
            if others and self.state.stack[-1].secret:
                self._played_out(seat, others)

    def _nothing_happened(self, after: Any, events: Sequence[Event], witness: Witness) -> None:
        """A secret answer changes nothing for anybody else: what they see, are told, may take back."""
        if after.stack[-1] is not self.state.stack[-1] or not after.stack[-1].secret:
            return
        if told(after, events, witness, "en") != told(self.state, [], witness, "en"):
            raise Leak(witness, "after a secret answer", "what it is told", events, [])
        if not after.hushed:
            raise Leak(witness, "after a secret answer", "the number of actions", "one more", "as before")
        self._same(self.state, after, witness, "before and after a secret answer")

    def _played_out(self, seat: int, others: Sequence[Witness]) -> None:
        """A secret question is answered to its end: by one seat in two ways, by the others alike."""
        first, after = _script(self.state, seat, self.rng)
        again = _in_another_order(self.state, first, self.rng) if self.rng.random() < 0.5 else None
        second = again or _script(self.state, seat, self.rng)[0]
        script = Script()
        for other in self.state.waiting:
            if other != seat and after.stack[-1] is self.state.stack[-1]:
                more, after = _script(after, other, self.rng)
                script += more
        worlds, events = [self.state.clone(), self.state.clone()], list[list[Event]]()
        for world, own in zip(worlds, (first, second), strict=True):
            events.append([event for who, action in (*own, *script) for event in world.act(who, action)])
        for witness in others:
            if self._same_so_far(worlds, events, witness, "after all have answered"):
                self._same_films([*first, *script], [*second, *script], witness)
            elif again is not None:
                what = "the order of what was done in secret"
                raise Leak(witness, "after all have answered", what, first, second)

    def _same_films(self, first: Script, second: Script, witness: Witness) -> None:
        """Played again, what happened looks the same to a seat, and has as many moments."""
        game, language = self.state.game, self.rng.choice(LANGUAGES)
        one, other = (
            film(game, self.state, [(who, game.write(action)) for who, action in script], witness, language)
            for script in (first, second)
        )
        if one != other:
            raise Leak(witness, "when it is played again", "the film", one, other)

    def _same(self, one: Any, other: Any, witness: Witness, how: str) -> None:
        """A seat can't tell these two positions apart."""
        self.compared += 1
        language = self.rng.choice(LANGUAGES)
        found = [gets(world, witness, self.asked, language) for world in (one, other)]
        if self.looks == 1 or self.rng.randrange(self.looks) == 0:
            known = list(one.game.overlays)
            laid = known if len(known) < 3 else [self.rng.choice(known)]  # each costs as much as a view
            seed = self.rng.random()
            seen = (looks_at(world, witness, self.asked, laid, language, seed) for world in (one, other))
            found = [chain(*both) for both in zip(found, seen, strict=True)]
        for (what, first), (_, second) in zip(*found, strict=True):
            if first != second:
                raise Leak(witness, how, what, first, second)

    def _same_so_far(
        self, worlds: Sequence[Any], events: Sequence[Sequence[Event]], witness: Witness, how: str
    ) -> bool:
        """What happened last told a seat the same in both worlds; False if it learnt different things."""
        one, other = worlds
        if not learnt_alike(worlds, witness, how):
            return False
        language = self.rng.choice(LANGUAGES)
        first, second = (told(one, happened, witness, language) for happened in events)
        if first != second:
            raise Leak(witness, how, "what it is told", first, second)
        self._same(one, other, witness, how)
        return True


def _alike(state: Any, seat: int, rng: Random) -> list[Action]:
    """Two answers of a seat, drawn by chance, that the others can't tell apart; none if there are none."""
    by_look = dict[Any, list[Action]]()
    for action in state.prompt(seat).offered():
        by_look.setdefault(_look(state, seat, action), []).append(action)
    several = [actions for actions in by_look.values() if len(actions) > 1]
    return rng.sample(rng.choice(several), 2) if several else []


def _look(state: Any, seat: int, action: Action) -> Any:
    """What others see of an answer."""
    return state.stack[-1].openly(state, seat, action)


def _script(state: Any, seat: int, rng: Random) -> tuple[Script, Any]:
    """All that a seat answers to a secret question, drawn by chance, and the position after it."""
    world, step, found = state.clone(), state.stack[-1], Script()
    while world.stack[-1] is step and seat in world.waiting:
        found.append((seat, world.prompt(seat).sample(rng)))
        world.act(*found[-1])
    return found, world


def _in_another_order(state: Any, script: Script, rng: Random) -> Script | None:
    """The same answers in another order, if they can be given so."""
    world, other = state.clone(), rng.sample(script, len(script))
    if other == script:
        return None
    for seat, action in other:
        if world.why_not(seat, action) is not None:
            return None
        world.act(seat, action)
    return other


# ---------------------------------------------------------------- handles that say nothing


def check_handles(new: Callable[[int], Any], play: Callable[[Any, int], Iterator[Any]], games: int) -> None:
    """At the start of many games a handle is any of its pieces; and what was seen once and can't be known any
    more has been dealt again, so that it is not always still the same."""
    starts = Counter[tuple[int, int, int]]()
    again = Counter[bool]()
    for number in range(games):
        state = new(number)
        for place, group in enumerate(state.hidden):
            for thing in range(group.size(state)) if group.deck is not None else ():
                if not group.knows(state, None, thing) and not _can_be_worked_out(state, group, thing):
                    starts[place, thing, getattr(state, group.columns[0])[thing]] += 1
        again += _seen_again(play(state, number))
    for place, thing in {key[:2] for key in starts}:
        found = [piece for other, handle, piece in starts if (other, handle) == (place, thing)]
        if len(found) == 1:
            raise Leak(None, "at every start", f"the handle {thing}", found, "any other piece")
    if again.total() >= ENOUGH and not again[False]:
        raise Leak(None, "by a notebook", "handles that stay", again, "dealt again")


def _can_be_worked_out(state: Any, group: Hidden, thing: int) -> bool:
    """The one thing of its back, or one that a notebook has: what it is can't be a secret."""
    alone = len(list(group.deck(state, group.back(state, thing)) if group.deck else ())) == 1
    return alone or len(group.might_be(state, group.columns[0], thing)) == 1


def _seen_again(positions: Iterator[Any]) -> Counter[bool]:
    """Of things that everybody knew and nobody can know any more: whether they are what they were.

    Only where others have mingled with them: a thing that stands alone can be followed.
    """
    notes: dict[tuple[int, int], int] = {}
    found = Counter[bool]()
    for state in positions:
        for place, group in enumerate(state.hidden):
            if group.deck is None:
                continue
            pieces = getattr(state, group.columns[0])
            unknown = {thing for thing in range(len(pieces)) if not group.knows(state, None, thing)}
            for fact in state.revealed:
                if fact.column == group.columns[0] and fact.to is None:
                    notes[place, fact.index] = fact.value
            for thing in sorted(unknown):
                seen = notes.pop((place, thing), None)
                if seen is None:
                    continue
                looks = _looks(state, group, thing)
                if sum(_looks(state, group, other) == looks for other in unknown) > 1:
                    found[pieces[thing] == seen] += 1
    return found


def _looks(state: Any, group: Hidden, thing: int) -> Any:
    """All that shows of a thing: its back, and what the other columns of the same length say of it."""
    hidden = {column for other in state.hidden for column in (*other.columns, other.notes)}
    size = group.size(state)
    open_columns = [
        getattr(state, name)
        for name in state.columns
        if name not in hidden and isinstance(getattr(state, name), list | tuple)
        if len(getattr(state, name)) == size
    ]
    return group.back(state, thing), [column[thing] for column in open_columns]


def main(name: str, wanted: int, workers: int) -> None:
    """Compares at random positions of every scenario, as many as wanted that have something hidden."""
    began, share = time.monotonic(), -(-wanted // workers)
    with ProcessPoolExecutor(workers) as pool:
        parts = list(pool.map(_compared, [name] * workers, range(workers), [share] * workers))
    positions, pairs = (sum(column) for column in zip(*parts, strict=True))
    seconds = time.monotonic() - began
    print(f"{name}: at {positions} positions {pairs} pairs compared, no leak, {seconds:.0f} s")


def _compared(name: str, part: int, wanted: int) -> tuple[int, int]:
    """One worker's share: at how many positions something was compared, and how many pairs."""
    positions, pairs = 0, 0
    for game, found in _in_the_dark(name, part):
        of_game = [compared for compared in map(_check, found) if compared]
        positions, pairs = positions + len(of_game), pairs + sum(of_game)
        print(f"{game}: {sum(of_game)} pairs; {positions} positions, {pairs} pairs so far", flush=True)
        if positions >= wanted:
            break
    return positions, pairs


def _check(found: tuple[Any, int, Action, Random]) -> int:
    """Compares what it can at a position: how many pairs."""
    from tests.battery import strange

    state, seat, action, rng = found
    asked = [*strange(state.game, [action], rng, 1), action]
    witness = rng.choice([one for one in witnesses(state) if _may_not_know(state, one)])
    check = Check(state, [witness], asked, rng, looks=LOOKS)
    check.scrambled(seat, action)
    check.secret_answers()
    return check.compared


def _in_the_dark(name: str, part: int) -> Iterator[tuple[str, Iterator[tuple[Any, int, Action, Random]]]]:
    """Random games of all its worlds in turn, without end, each with the positions in which somebody may not
    know something."""
    from tests.battery import walk, worlds

    here = [world for world in worlds(everything=True) if name in (world.game.name, world.game.short)]
    for number, world in ((number, world) for number in count(part * GAMES_APART) for world in here):
        rng, far = Random(f"{world}{number}"), max(FAR_APART, world.stride)
        yield (
            f"{world}, game {number}",
            (
                (state, seat, action, rng)
                for state, seat, action in walk(world, number)
                if rng.random() * far < 1 and any(_may_not_know(state, one) for one in witnesses(state))
            ),
        )


def _may_not_know(state: Any, witness: Witness) -> bool:
    return any(
        not group.knows(state, witness, thing) for group in state.hidden for thing in range(group.size(state))
    )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else os.cpu_count() or 1)
