"""The worked example: its cases, what is hidden at the start, its words, its map, its previews."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.battery import World
from tests.sentences import check_game, entries, inside, question_keys, render, told, variables

from examples.narrow_seas.components import NOWHERE, SEATS
from examples.narrow_seas.game import NarrowSeas
from grognard.cases import Case, read_cases, run_case
from grognard.draw.spaces import sides
from grognard.kernel.messages import LANGUAGES, OWN_FOLDER, Messages
from grognard.kernel.orders import choices_of
from grognard.kernel.refusal import GrognardError
from grognard.kernel.rules import RuleIndex, coverage
from grognard.page.answer import answer
from grognard.page.lines import lines
from grognard.page.overlay import overlay
from grognard.page.question import question
from grognard.page.sheet import sheet

GAME = NarrowSeas()
TESTS = Path(__file__).parents[1]
ATTACK = Path(__file__).with_name("attack.toml")
LOCALE = GAME.folder / "locale"


def cases() -> list[Any]:
    return [
        pytest.param(case, id=f"{path.stem}:{case.name}")
        for path in sorted((GAME.folder / "cases").glob("*.toml"))
        for case in read_cases(path)
    ]


@pytest.mark.parametrize("case", cases())
def test_case(case: Case) -> None:
    assert case.rules
    run_case(GAME, case)


def test_every_paragraph_is_cited_and_proved() -> None:
    found = coverage(GAME, TESTS)
    assert found.missing == []
    assert found.unknown == []


def test_the_rulebook_and_its_index_say_the_same() -> None:
    text = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    paragraphs = re.findall(r"\*\*(\d\.\d) ([^*]+)\.\*\* (.*?)(?=\n\n|\Z)", text, re.DOTALL)
    written = {number: (title, " ".join(words.split())) for number, title, words in paragraphs}
    index = RuleIndex.of(GAME)
    assert written == {number: (rule.title.en, rule.summary.en) for number, rule in index.items()}


# ---------------------------------------------------------------- what is hidden


@pytest.mark.rule("narrow-seas", "1.2", "1.3")
def test_at_the_start_nobody_knows_what_the_blocks_of_others_are() -> None:
    state = GAME.new(seed=1)
    for seat in range(3):
        view: Any = state.view(seat)
        own = GAME.components.blocks_of[seat]
        assert [view.what[block] for block in own] == [state.what[block] for block in own]
        assert all(view.what[block] is None for block in range(30) if block not in own)
        assert all(view.steps[block] is None for block in range(30) if block not in own)
    for block, place in enumerate(state.at):
        kind = GAME.components.kind_of[state.what[block]]
        assert kind.fleet == GAME.components.fleet[block]
        assert state.steps[block] == (0 if place == NOWHERE else kind.start)
    assert len({tuple(GAME.new(seed=seed).what) for seed in range(20)}) == 20


@pytest.mark.rule("narrow-seas", "2.2", "3.1")
def test_only_the_one_who_is_asked_hears_what_is_left() -> None:
    state = GAME.new(seed=1)
    told = [state.prompt(seat).figures for seat in range(3)]
    assert told == [{"left": 7}, {"left": 7}, {"left": 7}]
    block = next(
        b for b in GAME.components.blocks_of[0] if state.at[b] != NOWHERE and not GAME.components.fleet[b]
    )
    state.steps[block] = 1
    state.act(0, f"build {GAME.components.handles[block]}")
    assert question(GAME, state.prompt(0), "en").text.startswith("Purchases, in secret: you have ")
    assert state.prompt(0).figures != {"left": 7}
    assert state.prompt(1).figures == {"left": 7}
    assert state.view(1).purse == [None, 7, None]  # type: ignore[attr-defined]
    assert [len(lines(GAME, state.events, seat, "en")) for seat in (0, 1, None)] == [1, 0, 0]


def opened(seat: int | None) -> list[str]:
    """What a seat reads of a march, and of an attack that lays two blocks open."""
    state = GAME.from_position(ATTACK, dice=[1, 1, 1, 1])
    read = []
    for actor, action in ((0, "march n2 kivi"), (0, "attack orsk n1"), (0, "commit 0"), (2, "commit 0")):
        read += [line.text for line in lines(GAME, state.act(actor, action), seat, "en")]
    return read


@pytest.mark.rule("narrow-seas", "1.3", "6.3")
def test_the_log_names_a_block_as_what_it_is_to_those_who_may_know() -> None:
    open_to_all = "Laid open: Norda block 1 (1st Infantry, 2 steps) and Orsia block 1 (1st Armour, 2 steps)."
    for seat in (0, 1, 2, None):
        assert open_to_all in opened(seat)
    assert "Norda block 2 (Marines, 1 step) marches to Kivi." in opened(0)
    assert "Norda block 2 marches to Kivi." in opened(1)
    assert "Orsk is attacked by Norda block 1." in opened(2)


# ---------------------------------------------------------------- looking ahead


def test_the_preview_of_an_attack_is_exact_and_says_what_it_can_not_know() -> None:
    state = GAME.from_position(ATTACK)
    hidden = answer(state, 0, "attack orsk n1", "en")
    assert {figure.name: figure.text for figure in hidden.figures} == {"dice": "2", "least": "1"}
    assert [(one.title, Fraction(one.fraction)) for one in hidden.chances] == [
        ("0 hits", Fraction(4, 9)),
        ("1 hit", Fraction(4, 9)),
        ("2 hits", Fraction(1, 9)),
    ]
    assert len(hidden.unknown) == 2
    state.open[GAME.components.handles.index("o1")] = 1
    seen = answer(state, 0, "attack orsk n1", "en")
    assert {figure.name: figure.text for figure in seen.figures} == {"dice": "2", "steps": "2"}
    assert seen.unknown == ["supply to be committed"]


def test_the_odds_of_the_terminal_are_those_of_the_preview() -> None:
    state = GAME.from_position(ATTACK)
    found = GAME.odds(["orsk", "n1"], state.view(0))
    assert found["chances"] == {"0": Fraction(4, 9), "1": Fraction(4, 9), "2": Fraction(1, 9)}
    assert found["unknown"] == ("kinds", "supply")
    assert not GAME.odds(["orsk", "n1"], state.view(1))["chances"]
    with pytest.raises(GrognardError, match="no odds"):
        GAME.odds(["3", "2"], None)


def test_reach_shows_where_a_block_may_go_and_attack() -> None:
    state = GAME.from_position(ATTACK)
    for seat in (0, 1, None):
        found = overlay(GAME, state.view(seat), "reach", "n1", "en")
        assert {(mark.space, mark.tone) for mark in found.marks} == {("kivi", "own"), ("orsk", "enemy")}
    control = overlay(GAME, state.view(None), "control", None, "fr")
    assert len(control.marks) == 13


# ---------------------------------------------------------------- words


def test_both_languages_say_the_same_with_the_same_figures() -> None:
    english, french = entries(LOCALE, "en"), entries(LOCALE, "fr")
    assert list(english) == list(french)
    for key in english:
        assert variables(english, key) == variables(french, key), key


def test_every_key_of_the_code_has_a_sentence_and_every_figure_of_it_is_given() -> None:
    for language in LANGUAGES:
        messages = {**entries(OWN_FOLDER, language), **entries(LOCALE, language)}
        for key, figures in told(GAME):
            assert key in messages, key
            assert figures is None or variables(messages, key) <= figures, key
        assert {*question_keys(GAME)} <= messages.keys()


def test_no_sentence_is_left_over() -> None:
    english = entries(LOCALE, "en")
    used = {key for key, _ in told(GAME)} | {*question_keys(GAME), *inside(english), *words_of_the_page()}
    assert set(english) <= used, sorted(set(english) - used)


def words_of_the_page() -> list[str]:
    """Names, menus, and whatever the showing/ of the game says by name."""
    signatures, names = GAME.vocabulary.signatures, GAME.vocabulary.names
    said = "".join(path.read_text(encoding="utf-8") for path in GAME.folder.rglob("*.py"))
    return [
        *(f"{kind}-{name}" for kind, known in {**names, "seat": SEATS}.items() for name in known),
        *(f"terrain-{space['terrain']}" for space in GAME.board.attributes),
        *(f"kind-{kind}" for kind in GAME.components.kinds),
        *(f"order-{kind}" for kind in choices_of(GAME)),
        *(f"ordered-{choice}" for choices in choices_of(GAME).values() for choice in choices),
        *(f"{prefix}-{verb}" for verb in signatures for prefix in ("verb", "preview")),
        *(f"role-{verb}-{n + 1}" for verb, kinds in signatures.items() for n in range(len(kinds))),
        *(f"role-{kind}" for kinds in signatures.values() for kind in kinds),
        *(f"overlay-{name}" for name in GAME.overlays),
        *(f"overlay-reach-{tone}" for tone in ("own", "enemy", "contested")),
        *(f"overlay-control-{tone}" for tone in (*SEATS, "nobody")),
        *(f"figure-{name}" for name in ("cost", "left", "orders", "seats", "dice", "steps", "least")),
        *(f"unknown-{name}" for name in ("kinds", "supply")),
        *("about-game", "title-straits", "scenario-straits", "known-unit", "moment-turn", "moment-phase"),
        *re.findall(r'"([a-z]+(?:-[a-z]+)?)"', said),
    ]


def test_french_typography() -> None:
    text = (LOCALE / "fr.ftl").read_text(encoding="utf-8")
    assert "'" not in text
    assert not re.findall(r"(?m)^(?!#).*(?: [:;!?»](?:\s|$)|« ).*$", text)


def test_all_that_a_game_says() -> None:
    check_game(World(GAME, "straits", {}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_is_told_about(language: str) -> None:
    for kind in ("unit", "space"):
        for name in GAME.vocabulary.names[kind]:
            for text in (GAME.label(kind, name, language), GAME.about(kind, name, language)):
                assert text
                assert not re.search(r"_|None|[{}]|  |^\w+-", text), text
    assert render(Messages(GAME, language), "title", {}) == "Narrow Seas"


# ---------------------------------------------------------------- the map


@pytest.mark.rule("narrow-seas", "1.1")
def test_neighbours_share_a_side_on_the_map() -> None:
    board = GAME.board
    by_side: dict[Any, set[int]] = {}
    for space in range(len(board)):
        for side in sides(board, [space]):
            by_side.setdefault(side, set()).add(space)
    touching = {frozenset(spaces) for spaces in by_side.values() if len(spaces) == 2}
    island = frozenset({board.index["skar"], board.index["grey_sea"]})  # which lies round it
    assert touching | {island} == {frozenset(pair) for pair in board.pairs}
    assert [GAME.components.sea.count(sea) for sea in (False, True)] == [13, 5]


def test_the_table_can_be_drawn() -> None:
    made = sheet(GAME, GAME.setup("straits", {}), "fr")
    assert (made.title, made.scenario_title) == ("Narrow Seas", "Les détroits")
    assert {space.name for space in made.spaces if space.sea} == {
        name for name, sea in zip(GAME.board.names, GAME.components.sea, strict=True) if sea
    }
    rng, state = Random(4), GAME.new(seed=4)
    while state.outcome is None:
        for seat in (None, 0, 1, 2):
            shown = GAME.picture(state.view(seat))
            assert {value[1] for key, value in shown.items() if key.startswith("unit:")} <= made.faces.keys()
        actor = state.waiting[0]
        state.act(actor, state.prompt(actor).sample(rng))
