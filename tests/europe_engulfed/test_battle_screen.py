"""6.2: the battle as it is shown: lines, dice with their bonuses, and bounds that hold whatever is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

import grognard
from grognard import bots
from grognard.cli.commands import COMMANDS
from grognard.cli.session import Session
from grognard.cli.words import Words
from grognard.games.europe_engulfed.rules.combat.battle import with_what_lies_open
from grognard.games.europe_engulfed.rules.combat.dice import BONUS_RULES
from grognard.games.europe_engulfed.rules.combat.round import Round
from grognard.games.europe_engulfed.rules.movement.strategic import Strategic
from grognard.games.europe_engulfed.showing.outlook import chances_of, expected_hits, volleys_of
from grognard.kernel.messages import LANGUAGES, Messages
from grognard.kernel.position import build_position
from grognard.kernel.record import Recorder
from grognard.page.answer import answer
from grognard.page.battle import battle_card
from grognard.page.film import Film, film
from grognard.soak.twin_worlds import scrambled

UNITS = {
    "de1": "smolensk armour 4",
    "de2": "smolensk infantry 3",
    "de3": "smolensk infantry 4",
    "dea1": "smolensk air 1",
    "dea2": "smolensk air 1",
    "su1": "smolensk armour 2",
    "su2": "smolensk infantry 3",
    "sua1": "smolensk air 1",
}
AXIS, ALLIES = 0, 1


def fought(
    units: dict[str, str] = UNITS, line: str = "attack smolensk", dice: Sequence[int] = (), **more: Any
) -> Any:
    game = grognard.game("ee")
    position = {"war": ["germany", "ussr"], "phase": "combat", "fresh": ["smolensk"], "units": units, **more}
    state = build_position(game, position, dice)
    state.act(AXIS, line)
    return state


def shown(state: Any, seat: int | None) -> Any:
    return state.game.battle(state.view(seat))


def ranks(state: Any, seat: int | None, side: int) -> dict[str, tuple[str, ...]]:
    return {rank.said.key.rpartition("-")[2]: rank.units for rank in shown(state, seat).lines[side].ranks}


def test_each_side_sees_its_own_blocks_and_the_backs_of_the_others() -> None:
    state = fought()
    assert ranks(state, AXIS, 0) == {
        "infantry": ("de2", "de3"), "armour": ("de1",), "aircraft": ("dea1", "dea2"),
    }  # fmt: skip
    assert ranks(state, AXIS, 1) == {"unseen": ("su1", "su2"), "secret": ("sua1",)}
    assert ranks(state, None, 0) == {"unseen": ("de1", "de2", "de3"), "secret": ("dea1", "dea2")}


def test_what_is_committed_in_secret_is_shown_to_its_owner_until_all_are_ready() -> None:
    state = fought()
    state.act(AXIS, "engage dea1")
    assert ranks(state, AXIS, 0)["engaged"] == ("dea1",)
    assert "engaged" not in ranks(state, ALLIES, 0)
    state.act(AXIS, "ready")
    state.act(ALLIES, "engage sua1")
    (air,) = [one for one in shown(state, ALLIES).lines[1].reckonings if one.said.key == "battle-air"]
    assert air.expected == (pytest.approx(1 / 3), pytest.approx(1 / 3))


def terms(state: Any, side: int) -> dict[tuple[str, str, str], tuple[str, ...]]:
    told = [term for one in shown(state, None).lines[side].reckonings for term in one.terms]
    return {(term.said.key.removeprefix("battle-term-"), term.rule, term.adds): term.units for term in told}


def test_bonuses_are_told_one_by_one_with_their_paragraphs() -> None:
    units = {
        "de1": "smolensk armour 4", "dx1": "smolensk elite_armour 4", "de2": "smolensk infantry 4",
        "su1": "smolensk infantry 3", "su2": "smolensk armour 3",
    }  # fmt: skip
    state = fought(units, "assault smolensk", forts={"smolensk": 1}, actions={"ussr": 0, "germany": 0})
    assert state.waiting == (ALLIES,)
    assert terms(state, 0) == {("assault", "6.32", "×2"): (), ("elite", "0.6", "+1"): ("dx1",)}
    assert terms(state, 1) == {
        ("assault", "6.32", "×2"): (), ("fortification", "6.97", "+1"): ("su2",),
    }  # fmt: skip


def test_who_has_fired_has_no_more_dice_to_tell_of() -> None:
    units = {"de1": "smolensk armour 4", "de2": "smolensk infantry 4", "su1": "smolensk infantry 3"}
    state = fought(units, actions={"ussr": 0, "germany": 0}, dice=[1, 1, 1])
    assert state.waiting == (AXIS,)
    assert not shown(state, AXIS).lines[1].reckonings
    assert len(shown(state, AXIS).lines[0].reckonings) == 2


@pytest.mark.parametrize("seat", [AXIS, ALLIES, None])
def test_bounds_hold_for_every_position_that_fits(seat: int | None) -> None:
    state = fought()
    game, view = state.game, state.view(seat)
    battle = next(step for step in reversed(state.stack) if isinstance(step, Round)).battle
    for defending in (True, False):
        low, high = expected_hits(game.outline(view), battle, defending)
        for number in range(40):
            world = game.imagine(view, Random(number))
            volleys = volleys_of(world, with_what_lies_open(world, battle), defending)
            chances = chances_of(world, [one.dice for one in volleys])
            mean = float(sum(int(hits) * chance for hits, chance in chances.items()))
            assert low - 1e-9 <= mean <= high + 1e-9


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str) -> None:
    words = Messages(grognard.game("ee"), language)
    state = fought()
    for seat in (AXIS, ALLIES, None):
        for phrase in shown(state, seat).phrases():
            assert words.has(phrase.key)
    halving = ("snow", "swamp", "unsupplied", "assault")
    assert all(words.has(f"battle-term-{name}") for name in (*BONUS_RULES, *halving))
    card = battle_card(state.game, state.view(AXIS), language)
    assert card is not None
    assert [line.tone for line in card.lines] == ["germany", "ussr"]
    assert card.stages[card.now].rule == "6.22"


def test_the_terminal_has_a_table_of_the_lines(tmp_path: Path) -> None:
    state = fought()
    paper = StringIO()
    out = Console(file=paper, width=120)
    players = {ALLIES: bots.bot("random", state.game, 1)}
    words = Words(state.game, "en")
    session = Session(state, Recorder(state), tmp_path / "a.record", players, words, out)
    COMMANDS["battle"](session)
    told = paper.getvalue()
    assert "Combat in Smolensk (6.2)" in told
    assert "Armour: 1, 4 steps: de1" in told
    assert "2 blocks unseen: su1, su2" in told
    assert "by what is hidden" in told


def test_worlds_that_look_alike_agree_on_who_is_ready() -> None:
    """6.22: the last who is ready closes the question, so that two worlds can't differ in that for long."""
    state = fought()
    state.act(ALLIES, "ready")
    assert state.stack[-1].secret
    twins = [scrambled(state, AXIS, Random(seed)) for seed in range(10)]
    assert all(twin.answered == state.answered for twin in twins if twin is not None)
    assert any(twin is not None for twin in twins)


def filmed(seat: int | None, lines: Sequence[tuple[int, str]], units: dict[str, str], **more: Any) -> Film:
    game = grognard.game("ee")
    position = {"war": ["germany", "ussr"], "phase": "combat", "fresh": ["smolensk"], "units": units, **more}
    return film(game, build_position(game, position, [1] * 40), lines, seat, "en")


ALONE = {"de1": "smolensk armour 4", "su1": "smolensk infantry 2", "su2": "smolensk infantry 3"}


def test_a_film_tells_of_a_battle_in_which_nobody_had_anything_to_decide() -> None:
    """6.2: it is over with the action that declares it, and no position between shows it."""
    made = filmed(ALLIES, [(AXIS, "attack smolensk")], ALONE, actions={"ussr": 0, "germany": 0})
    told = made.frames[0].battle
    assert told is not None
    assert (told.title, told.rule, told.space, told.over) == ("Combat in Smolensk", "6.2", "smolensk", True)
    assert [line.units for line in told.lines] == [["de1"], ["su1", "su2"]]


def test_a_film_has_every_frame_of_a_battle_until_it_is_over() -> None:
    lines = [(AXIS, "attack smolensk"), (AXIS, "ready"), (ALLIES, "engage sua1"), (ALLIES, "ready")]
    frames = filmed(AXIS, lines, UNITS).frames
    assert [frame.battle is not None for frame in frames] == [True] * len(frames)
    assert not any(frame.battle.over for frame in frames if frame.battle)


def test_in_a_round_that_was_bought_only_those_who_paid_stand_in_the_line() -> None:
    """6.72: the British fight on without the Americans."""
    units = {"gb1": "rome infantry 4 open", "us1": "rome infantry 4 open", "de1": "rome infantry 4 open"}
    game = grognard.game("ee")
    position = {
        "scenario": "campaign-1941", "turn": "1943-jul-aug", "active": "allies", "phase": "breakthrough",
        "war": ["germany", "britain", "usa"], "units": units,
        "actions": {"britain": 1, "usa": 0, "germany": 0},
    }  # fmt: skip
    state = build_position(game, position, [1] * 40)
    made = film(game, state, [(ALLIES, "renew britain rome")], None, "en")
    told = made.frames[0].battle
    assert told is not None
    assert [line.units for line in told.lines] == [["gb1"], ["de1"]]


@pytest.mark.parametrize("seat", [ALLIES, None])
def test_a_film_tells_nothing_of_blocks_that_were_not_laid_open(seat: int | None) -> None:
    """6.24: whatever the attackers are, who sees their backs has the same film until they lie open."""
    others = {**UNITS, "de1": "smolensk infantry 2", "de2": "smolensk armour 1", "de3": "smolensk armour 4"}
    if seat is None:
        others |= {"su1": "smolensk infantry 4", "su2": "smolensk armour 1"}
    lines = [(AXIS, "attack smolensk"), (AXIS, "engage dea1"), (AXIS, "ready")]
    one, two = (msgspec.json.encode(filmed(seat, lines, units)) for units in (UNITS, others))
    assert one == two
    assert one != msgspec.json.encode(filmed(AXIS, lines, UNITS))


@pytest.mark.parametrize(("german", "hits"), [("infantry 2", "0"), ("armour 4", "1")])
def test_what_is_expected_is_one_figure_where_the_hidden_blocks_make_no_difference(
    german: str, hits: str
) -> None:
    """6.26: of what hides nothing that matters no bounds are told."""
    game = grognard.game("ee")
    units = {"de1": f"smolensk {german}", "su2": "smolensk infantry 3"}
    position = {"war": ["germany", "ussr"], "phase": "combat", "fresh": ["smolensk"], "units": units}
    state = build_position(game, position)
    told = game.preview(state.view(AXIS), game.parse("attack smolensk"))
    assert told.figures["scored"] == hits
    assert "–" in told.figures["taken"]


MIXED = {
    "am1": "vinnitsa romania_infantry 3 open",
    "am2": "vinnitsa hungary_infantry 2 open",
    "su1": "vinnitsa infantry 2 open",
    "dea1": "vinnitsa air 1",
}


@pytest.mark.rule("europe-engulfed", "9.18")
@pytest.mark.parametrize("seat", [AXIS, ALLIES, None])
def test_two_minor_powers_that_lie_open_are_reckoned_with_before_the_first_die(seat: int | None) -> None:
    position = {
        "turn": "1943-jul-aug", "war": ["germany", "romania", "hungary", "ussr"], "active": "allies",
        "phase": "combat", "holds": {"germany": ["vinnitsa"]}, "units": MIXED,
        "actions": {"ussr": 0, "germany": 0},
    }  # fmt: skip
    state = build_position(grognard.game("ee"), position)
    state.act(ALLIES, "attack vinnitsa")
    attack = shown(state, seat).lines[0].reckonings[0]
    assert [(term.said.key, term.rule) for term in attack.terms] == [("battle-term-mixed_minors", "9.18")]
    assert attack.expected == (pytest.approx(2 / 3), pytest.approx(2 / 3))


@pytest.mark.rule("europe-engulfed", "7.21", "7.31")
@pytest.mark.parametrize(("sea", "rule"), [(False, "7.31"), (True, "7.21")])
def test_the_bonus_against_a_landing_is_that_of_its_own_paragraph(sea: bool, rule: str) -> None:
    """7.31: of parachutists alone; 7.21 where others come over the sea."""
    position = {
        "turn": "1942-may-jun", "war": ["germany", "italy", "britain"],
        "holds": {"britain": ["crete"], "italy": ["athens"]},
        "units": {
            "de1": "athens airborne 3", "it1": "athens infantry 2", "it2": "athens infantry 3",
            "gb1": "crete infantry 2", "gb2": "crete armour 2",
        },
        "actions": {"germany": 1, "italy": 1, "britain": 0},
        "fleets": {"italy": {"mediterranean": 2}, "britain": {"mediterranean": 0}},
    }  # fmt: skip
    state = build_position(grognard.game("ee"), position)
    by_sea = ["invade italy mediterranean-crete", "land it1", "land it2", "go_ashore"] if sea else []
    for line in ("drop de1 crete", *by_sea, "end"):
        state.act(AXIS, line)
    if isinstance(state.stack[-1], Strategic):
        state.act(AXIS, "end")
    state.act(AXIS, "attack crete")
    assert {told for told in terms(state, 1) if told[0] == "landing"} == {("landing", rule, "+1")}


@pytest.mark.rule("europe-engulfed", "6.6", "6.61")
def test_fire_is_not_opened_without_a_word_while_aircraft_could_support() -> None:
    """Two aircraft of the defender, then one."""
    units = {"de1": "smolensk armour 4", "su1": "smolensk armour 2", "su2": "smolensk infantry 3"}
    state = fought(units | {"sua1": "smolensk air 1", "sua2": "smolensk air 1"})
    while "open_fire" not in state.prompt(ALLIES).verbs:
        state.act(state.waiting[0], "ready")
    told = []
    for support in ("support sua1 su1", "support sua2 su2"):
        told += [lost.text for lost in answer(state, ALLIES, "open_fire", "en").lost]
        state.act(ALLIES, support)
    assert told == ["2 more air units could support this fire.", "One more air unit could support this fire."]
