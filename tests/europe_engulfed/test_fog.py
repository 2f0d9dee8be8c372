"""The fog of Europe Engulfed: planted leaks are found, handles are dealt anew, questions do not tell."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from grognard.games.europe_engulfed.components import NOWHERE
from grognard.games.europe_engulfed.game import EuropeEngulfed
from grognard.games.europe_engulfed.rules import noting
from grognard.games.europe_engulfed.rules.blocks import mix, put, remove
from grognard.games.europe_engulfed.rules.movement.exploitation import Exploitation
from grognard.games.europe_engulfed.rules.movement.strategic import Strategic
from grognard.games.europe_engulfed.rules.production import buying
from grognard.games.europe_engulfed.rules.production.buying import Production
from grognard.games.europe_engulfed.rules.production.grants import Grant, Recovery
from grognard.games.europe_engulfed.rules.set_up import Placing
from grognard.games.europe_engulfed.rules.supply.phases import show_nations
from grognard.games.europe_engulfed.state import FREE_FRENCH
from grognard.kernel.action import Action
from grognard.kernel.columns import with_entry
from grognard.kernel.position import build_position
from tests.secrecy import Check, Leak, witnesses

GAME = EuropeEngulfed()
C = GAME.components
ENEMY = 1


def producing(number: int) -> Any:
    """Germany buys, in 1941, with steps to replace; nobody has noted anything yet."""
    state = GAME.new("campaign-1941", seed=number)
    rng = Random(number)
    for unit, space in enumerate(state.at):
        if space >= 0 and C.back[unit] == "de" and rng.random() < 0.5:
            state.steps[unit] = max(1, state.steps[unit] - 1)
    noting.begin(state)
    while not isinstance(state.stack[-1], Production):
        seat = state.waiting[0]
        state.do(seat, state.prompt(seat).sample(rng))
    return state


def attacked(state: Any, rounds: int = 12) -> None:
    """What the enemy can tell of two purchases that look alike."""
    rng = Random(5)
    for _ in range(rounds):
        check = Check(state, [ENEMY], [], rng)
        check.secret_answers()
        assert check.compared


@pytest.mark.rule("europe-engulfed", "4.5")
def test_purchases_that_look_alike_can_not_be_told_apart() -> None:
    attacked(producing(1))


@pytest.mark.rule("europe-engulfed", "4.5")
def test_a_purchase_that_names_its_block_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Production.do_replace

    def naming(self: Production, s: Any, seat: int, unit: int) -> None:
        honest(self, s, seat, unit)
        s.tell("stationed", "4.5", unit=C.handles[unit], space=C.name(s.at[unit]))

    monkeypatch.setattr(Production, "do_replace", naming)
    with pytest.raises(Leak):
        attacked(producing(1))


@pytest.mark.rule("europe-engulfed", "4.5")
def test_a_new_block_under_a_handle_of_its_own_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(s: Any, power: int, block: str, space: int, steps: int, told: Any) -> int:
        pool = [u for u, at in enumerate(s.at) if at < 0 and C.pieces[s.what[u]].power == power]
        unit = next(u for u in pool if C.pieces[s.what[u]].block == block)
        s.steps[unit] = steps
        put(s, unit, space)
        return unit

    monkeypatch.setattr(buying, "raise_unit", telling)
    with pytest.raises(Leak):
        attacked(producing(1), 60)


@pytest.mark.rule("europe-engulfed", "4.5")
def test_an_announcement_that_counts_hidden_steps_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def counting(self: Production, s: Any, seat: int) -> None:
        armour = [u for u, at in enumerate(s.at) if at >= 0 and C.back[u] == "de" and s.kind(u).armour]
        s.tell("production_over", "4.5", power="germany", left=sum(s.steps[u] for u in armour))
        s.stack.pop()

    monkeypatch.setattr(Production, "do_finish", counting)
    with pytest.raises(Leak):
        Check(producing(1), [ENEMY], [], Random(1)).scrambled(0, Action("finish", ()))


@pytest.mark.rule("europe-engulfed", "4.5")
def test_only_a_step_for_a_block_that_lies_open_is_seen() -> None:
    state = producing(1)
    bought = next(action for action in state.prompt(0).offered_by("replace"))
    (unit,) = bought.args
    assert state.stack[-1].openly(state, 0, bought) != bought
    state.open = with_entry(state.open, unit, 1)
    assert state.stack[-1].openly(state, 0, bought) == bought


# ---------------------------------------------------------------- handles


def stacks(state: Any, back: str) -> Iterator[list[int]]:
    """Blocks of a colour that stand together."""
    for space in range(len(C.board)):
        units = [u for u in C.units_with[back] if state.at[u] == space]
        if len(units) > 1:
            yield units


@pytest.mark.rule("europe-engulfed", "6.24")
def test_blocks_that_mingle_are_dealt_anew() -> None:
    changed = 0
    for number in range(12):
        state = GAME.new("campaign-1941", seed=number)
        units = next(one for one in stacks(state, "su") if len(one) > 2)
        before = [state.what[unit] for unit in units]
        mix(state, state.at[units[0]])
        after = [state.what[unit] for unit in units]
        assert sorted(after) == sorted(before)
        changed += after != before
    assert changed > 3


@pytest.mark.rule("europe-engulfed", "0.8")
def test_a_block_that_leaves_the_map_is_one_of_its_pool() -> None:
    seen = set()
    for number in range(12):
        state = GAME.new("campaign-1941", seed=number)
        unit = next(u for u in C.units_with["su"] if state.at[u] >= 0)
        piece = state.what[unit]
        remove(state, unit)
        seen.add(state.what[unit] == piece)
    assert False in seen


# ---------------------------------------------------------------- questions


def free_french(opened: int = 0) -> tuple[Any, int]:
    """Three players in 1942: a Free French cadre in Gibraltar, which only the American player sees."""
    state: Any = GAME.new("campaign-1941", options={"three_players": True}, seed=1)
    unit = C.handles.index("fr5")
    state.steps[unit] = 1
    put(state, unit, C.index["gibraltar"])
    state.service = with_entry(state.service, unit, FREE_FRENCH)
    state.open = with_entry(state.open, unit, opened)
    state.enrol()
    return state, unit


def who_sees(state: Any, unit: int) -> list[int]:
    return [seat for seat in range(3) if state.blocks.knows(state, seat, unit)]


@pytest.mark.rule("europe-engulfed", "9.531", "9.53")
def test_the_soviet_player_does_not_count_the_free_french_in_the_pool_of_a_fallen_france() -> None:
    """Of three players: with the pool before him he would know what is missing in it, so what is built."""
    state, unit = free_french()
    pool = [other for other in C.units_with["fr"] if state.at[other] == NOWHERE]
    assert {tuple(who_sees(state, other)) for other in (unit, *pool)} == {(1,)}


@pytest.mark.rule("europe-engulfed", "0.8", "9.531")
@pytest.mark.parametrize("opened", [0, 1])
def test_a_free_french_block_that_is_lost_goes_back_into_the_american_pool(opened: int) -> None:
    state, unit = free_french(opened)
    before = len(state.revealed)
    remove(state, unit)
    assert state.revealed[before:] == []
    assert who_sees(state, unit) == [1]


@pytest.mark.rule("europe-engulfed", "9.531", "10.12")
def test_of_three_players_the_american_one_has_the_french_pool_as_soon_as_france_has_fallen() -> None:
    war = {"turn": "1940-jul-aug", "phase": "combat", "war": ["germany", "britain", "france"]}
    west = {"holds": {"germany": ["paris", "metz"]}, "units": {"fr1": "lyon infantry 2"}}
    state: Any = build_position(GAME, {**war, **west, "options": {"three_players": True}})
    pool = [unit for unit in C.units_with["fr"] if state.at[unit] == NOWHERE]
    assert {tuple(who_sees(state, unit)) for unit in pool} == {(2,)}
    before = len(state.revealed)
    state.do(0, Action("accept", ()))
    facts = [fact for fact in state.revealed[before:] if fact.column == "what" and fact.index >= 0]
    assert [(fact.index, fact.to) for fact in facts] == [(unit, (1,)) for unit in C.units_with["fr"]]
    assert {tuple(who_sees(state, unit)) for unit in pool if state.at[unit] == NOWHERE} == {(1,)}


@pytest.mark.rule("europe-engulfed", "16.0")
def test_of_a_block_that_is_set_up_its_power_is_noted() -> None:
    """Axis minor powers share a colour, but all see whose group it is: nothing of the others is forgotten."""
    state: Any = GAME.new("tournament-1942", options={"free_set_up": True}, seed=3)
    rng, seen = Random(3), set[int]()
    while state.waiting and isinstance(step := state.stack[-1], Placing):
        seat, power = state.waiting[0], step.power(state)
        action, least = state.prompt(seat).sample(rng), state.least
        state.do(seat, action)
        if action.verb != "place" or power not in C.axis_minors or power == C.italy:
            continue
        placed: Any = state.stack[-1]
        unit = placed.placed[-1]
        if not C.is_aircraft[unit]:
            assert {C.pieces[piece].power for piece in noting.possible(state, unit)} == {power}
            others = [n for n, piece in enumerate(C.pieces) if piece.power != power]
            assert all(state.least[n] == least[n] for n in others)
            seen.add(power)
    assert len(seen) > 1


@pytest.mark.rule("europe-engulfed", "9.522", "16.0")
@pytest.mark.parametrize("scenario", ["campaign-1941", "tournament-1942"])
def test_which_of_equal_blocks_is_set_up_does_not_tell_how_the_pool_was_dealt(scenario: str) -> None:
    """The blocks of Vichy are open, those of the French pool are not: nor is their order."""
    state: Any = GAME.new(scenario, options={"free_set_up": True}, seed=1)
    rng, check = Random(1), Check(state, [], [], Random(1))
    while isinstance(step := state.stack[-1], Placing):
        seat = state.waiting[0]
        sample = GAME.parse("as_sample") if step.power(state) != C.vichy else None
        action = sample or state.prompt(seat).sample(rng)
        if action.verb == "place":
            check.state, check.witnesses = state, witnesses(state)
            check.scrambled(seat, action)
        state.do(seat, action)
    assert check.compared


@pytest.mark.rule("europe-engulfed", "5.2", "5.42")
@pytest.mark.parametrize("block", ["infantry", "armour", "militia"])
def test_whether_one_is_asked_does_not_depend_on_what_a_block_is(block: str) -> None:
    """Armour beside nothing but swamps has no way; the enemy can't see that it is armour."""
    position = {
        "war": ["germany", "ussr"],
        "turn": "1943-jul-aug",
        "holds": {"germany": ["minsk", "pripet_marshes"]},
    }
    state = GAME.new("campaign-1941", seed=1)
    GAME.arrange(state, {**position, "units": {"de1": f"minsk {block} 3"}, "phase": "strategic"})
    assert Strategic().anybody(state, 0)
    pushed = Exploitation(C.index["smolensk"], (C.germany,))
    state.stack.append(pushed)
    assert not pushed.proceed(state)


@pytest.mark.rule("europe-engulfed", "3.1", "9.17")
@pytest.mark.parametrize(("space", "shows"), [("smolensk", True), ("kursk", False), ("belgrade", False)])
def test_a_minor_power_shows_its_nation_only_where_supply_depends_on_it(space: str, shows: bool) -> None:
    """Smolensk has a line for some of those who may be there; to the other areas all have one, or none."""
    position = {
        "war": ["germany", "ussr", "romania", "hungary", "finland", "bulgaria"],
        "turn": "1942-jul-aug",
        "phase": "supply",
        "holds": {"germany": [space, "lvov", "kiev", "vinnitsa", "minsk", "brest_litovsk", "odessa"]},
    }
    state = GAME.new("campaign-1941", seed=1)
    GAME.arrange(state, {**position, "units": {"am1": f"{space} romania_infantry 3"}})
    state.begin_action()
    show_nations(state)
    assert bool(state.revealed) == shows


@pytest.mark.rule("europe-engulfed", "4.5", "9.19")
def test_what_armour_has_taken_of_the_last_oil_is_not_seen_when_italy_produces() -> None:
    """Germany without Ploesti adds a step to armour or two to infantry, for the same price."""
    position = {
        "war": ["germany", "italy", "ussr"],
        "turn": "1943-mar-apr",
        "phase": "production",
        "weather": {"west": "clear"},
        "holds": {"ussr": ["ploesti"]},
        "fleets": {"germany": {"baltic": 0, "atlantic": 0}},
        "units": {"de1": "berlin armour 1", "de2": "berlin infantry 1"},
    }
    seen = []
    for bought in (["replace de1"], ["replace de2", "replace de2"]):
        state = build_position(GAME, position)
        for line in (*bought, "finish"):
            state.act(0, line)
        assert state.stack[-1] == Production(C.italy)
        seen.append(state.view(ENEMY).fuel)
    assert seen == [[0, 0], [0, 0]]


# ---------------------------------------------------------------- free steps


@pytest.mark.rule("europe-engulfed", "1.2", "4.5", "9.62")
@pytest.mark.parametrize(("steps", "noted", "asked"), [(2, True, False), (1, True, True), (2, False, True)])
def test_who_is_noted_at_full_strength_is_not_asked_who_gets_a_step(
    steps: int, noted: bool, asked: bool
) -> None:
    """What the owner alone knows of his blocks changes nothing: he says himself that they want none."""
    position = {
        "war": ["germany", "britain"],
        "turn": "1940-mar-apr",
        "sides": {"norway": "western"},
        "active": "allies",
        "phase": "production",
        "conquered": ["france"],
        "u_boats": 0,
        "units": {"no1": f"oslo infantry_small {steps}", "no2": "trondheim infantry_small 2"},
    }
    state = build_position(GAME, position)
    if noted:
        noting.see(state, [C.handles.index("no1"), C.handles.index("no2")])
    for _ in ("britain", "ussr"):
        state.act(ENEMY, "finish")
    assert isinstance(state.stack[-1], Recovery) == asked


@pytest.mark.rule("europe-engulfed", "9.15", "9.24", "9.62")
def test_nobody_is_passed_over_who_could_give_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever a game says so by itself: then nothing is legal but to forgo it."""
    passed: set[tuple[type, int]] = set()
    honest = Grant.in_sight

    def looking(self: Grant, s: Any) -> bool:
        found = honest(self, s)
        if not found:
            (seat,) = self.seats(s)
            others = [verb for verb in self.verbs if verb != "forgo"]
            assert not any(list(self.legal_by(s, seat, verb)) for verb in others), self
            passed.add((type(self), s.turn))
        return found

    monkeypatch.setattr(Grant, "in_sight", looking)
    state: Any = GAME.new("campaign-1939", seed=3)
    rng = Random(3)
    while state.outcome is None:
        seat = rng.choice(state.waiting)
        state.act(seat, state.prompt(seat).sample(rng))
    assert len(passed) > 5


@pytest.mark.rule("europe-engulfed", "2.27")
@pytest.mark.parametrize("kind", ["infantry", "armour"])
def test_a_train_past_swamps_does_not_tell_armour_by_the_moves_in_the_west(kind: str) -> None:
    west = {"supported": 6, "conquered": ["poland", "france"], "units": {"de1": f"kiev {kind} 3"}}
    war = {"turn": "1943-jul-aug", "war": ["germany", "ussr", "britain", "romania", "hungary"]}
    round_about = ["vinnitsa", "bessarabia", "lithuania", "warsaw", "poznan"]
    holds = {
        "germany": ["minsk", "pripet_marshes", "kiev", *round_about],
        "ussr": ["lvov", "krakow", "brest_litovsk"],
    }
    start = {"game": "europe-engulfed", "scenario": "campaign-1939", "phase": "strategic"}
    state = build_position(GAME, {**start, **war, **west, "holds": holds})
    state.act(0, "entrain de1 minsk")
    assert state.western == 0


@pytest.mark.rule("europe-engulfed", "9.17")
@pytest.mark.parametrize(("blocks", "shown"), [(["armour"] * 2, [0, 1]), (["infantry"] * 4, [])])
def test_armour_that_must_leave_romania_shows_that_it_is_armour(blocks: list[str], shown: list[int]) -> None:
    """That the Soviet player is asked tells it; of infantry too many its number alone is seen."""
    units = {f"de{n + 1}": f"ploesti {block} 3" for n, block in enumerate(blocks)}
    war = {"turn": "1941-mar-apr", "war": ["germany", "britain", "romania", "hungary", "bulgaria"]}
    state = build_position(GAME, {**war, "conquered": ["france"], "units": units, "dice": [1]})
    state.act(0, "end")
    assert type(state.stack[-1]).__name__ == "Expulsion"
    found = [fact.index for fact in state.revealed if fact.column == "what"]
    assert found == [C.handles.index(f"de{n + 1}") for n in shown]
