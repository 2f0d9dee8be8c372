"""What is shown: every unit has a face, every line of a combat a name."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.draw.scene import Arrow
from grognard.games.unconditional_surrender.showing.outcomes import hope, percent
from grognard.games.unconditional_surrender.showing.table import FLAGS
from grognard.games.unconditional_surrender.state import Position
from grognard.kernel.messages import LANGUAGES, Messages
from grognard.kernel.refusal import refuse
from grognard.kernel.step import NOTHING_FITS
from grognard.page.answer import answer
from grognard.page.details import details
from grognard.page.reasons import Click, reasons
from grognard.page.scene import scene_of
from tests.sentences import entries
from tests.unconditional_surrender.war import GAME, position

MEETING = {"de_2_pz": "2816", "de_1": "2915", "fr_10": "2914"}


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_shows_only_what_the_table_has(scenario: str, language: str) -> None:
    state = GAME.new(scenario, seed=1)
    table, faces, shown = (
        GAME.table(state.setup, language),
        GAME.faces(state.setup),
        GAME.picture(state.view(None)),
    )
    places = {*GAME.board.names, *(box.name for box in table.boxes)}
    units = [value for key, value in shown.items() if key.startswith("unit:")]
    assert len(units) >= len(GAME.components.scenarios[scenario].setup)
    assert all(place in places and face in faces for place, face, _ in units)
    assert {key.removeprefix("card:") for key in shown if key.startswith("card:")} <= {
        c.name for c in table.cards
    }
    assert 0 <= shown["track"] < len(table.track.cells)


def test_x8_line_by_line_before_it_is_fought() -> None:
    """A German tank assaults a reduced UK infantry in a city in poor weather: without air and markers."""
    units = {"de_2_pz": "2814", "uk_bef": "2813 reduced", "fr_1": "2912"}
    s = position(
        scenario="france_1940", phase="actions", faction="axis", weather={"temperate": "poor"}, units=units
    )
    told = GAME.preview(s.view(0), GAME.parse("assault de_2_pz 2813"))
    assert told.figures["attack-nation"] == "+2"
    assert told.figures["attack-tank"] == "+1"
    assert told.figures["attack-weather"] == "−2"
    assert told.figures["attack-terrain"] == "−1"
    assert told.figures["defence-nation"] == "+1"
    assert told.figures["defence-reduced"] == "−2"
    assert told.figures["defence"] == "−1"
    assert told.unknown == ("commitments",)
    assert sum(told.chances.values()) == Fraction(1)


def test_who_joins_a_designated_assault_is_told_what_all_of_them_can_do() -> None:
    units = {"de_2_pz": "2814", "de_6": "2914", "uk_bef": "2813"}
    s = position(scenario="france_1940", phase="actions", faction="axis", units=units)
    alone = GAME.preview(s.view(0), GAME.parse("assault de_2_pz 2813"))
    s.act(0, GAME.parse("assault de_6 2813"))
    both = GAME.preview(s.view(0), GAME.parse("assault de_2_pz 2813"))
    assert "attack-additional" not in alone.figures
    assert both.figures["attack-additional"] == "+1"
    assert both.figures["hope"] > alone.figures["hope"]


def test_every_line_that_counts_has_a_name_in_both_languages() -> None:
    names = {
        "nation",
        "elite",
        "reduced",
        "low_supply",
        "shock",
        "tank",
        "air_support",
        "isolated",
        "weather",
    }
    names |= {
        "terrain",
        "side",
        "additional",
        "sorties",
        "bomber",
        "halved-fort",
        "halved-severe",
        "halved-unsupplied",
    }
    names |= {key for key, kind in GAME.components.marker_kinds.items() if kind.own or kind.enemy} - {
        "wolf_packs"
    }
    for language in LANGUAGES:
        told = entries(GAME.folder / "locale", language)
        assert {f"figure-{side}-{name}" for side in ("attack", "defence") for name in names} <= told.keys()


@pytest.mark.parametrize("name", GAME.overlays)
def test_overlays_point_at_spaces_with_words(name: str) -> None:
    state = meeting() if name == "attacks" else GAME.new("france_1940", seed=1)
    unit = "de_1_luf" if name == "ranges" else "de_2_pz"
    marks = GAME.marks(state.view(0), name, unit if GAME.overlays[name] else None)
    told = entries(GAME.folder / "locale", "en")
    assert marks or name in ("weather", "convoys")
    assert {f"overlay-{name}-{mark.tone}" for mark in marks} <= told.keys()


def meeting(**more: Any) -> Position:
    return position(
        scenario="france_1940",
        phase="actions",
        faction="axis",
        weather={"temperate": "fair"},
        units=MEETING,
        **more,
    )


def test_u74_the_hexes_to_attack_from_with_the_chances_that_there_are_once_one_is_there() -> None:
    s = meeting()
    leads = GAME.approaches(s.view(0), "de_2_pz", "2914")
    assert [lead.space for lead in leads][:2] == ["3014", "3013"]
    assert [lead.hope for lead in leads] == sorted((lead.hope for lead in leads), reverse=True)
    for lead in leads:
        there = s.clone()
        there.act(0, lead.action)
        assert there.why_not(0, lead.after) is None
        told = GAME.preview(there.view(0), lead.after)
        assert told.chances == lead.preview.chances
        paid = {**told.figures, "attack_cost": told.figures["cost"]}
        del paid["cost"]
        assert paid == {name: lead.preview.figures[name] for name in paid}
        assert lead.preview.figures["way"] == GAME.preview(s.view(0), lead.action).figures["cost"]


def test_beside_an_enemy_only_hexes_with_a_better_chance_are_offered() -> None:
    """U88: across the river from 2915, and not from 3014."""
    s = position(
        scenario="france_1940",
        phase="actions",
        faction="axis",
        weather={"temperate": "fair"},
        units={"de_1": "2915", "uk_bef": "2914"},
    )
    here = GAME.preview(s.view(0), GAME.parse("attack de_1 uk_bef"))
    assert here.figures["attack-side"] == "−1"
    leads = GAME.approaches(s.view(0), "de_1", "2914")
    assert "3014" in [lead.space for lead in leads]
    assert all("attack-side" not in lead.preview.figures for lead in leads)
    there = s.clone()
    there.act(0, leads[0].action)
    assert GAME.approaches(there.view(0), "de_1", "2914") == []


def test_every_hex_to_attack_from_is_found_by_going_there() -> None:
    s = meeting()
    found = set()
    for action in s.prompt(0).offered_by("move"):
        there = s.clone()
        there.act(0, action)
        if (
            action.args[0] == GAME.components.unit["de_2_pz"]
            and "attack de_2_pz fr_10" in there.prompt(0).lines
        ):
            found.add(action)
    assert {lead.action for lead in GAME.approaches(s.view(0), "de_2_pz", "2914")} == found


def test_u77_where_no_mobile_attack_may_be_made_an_assault_is_meant() -> None:
    """U76: a unit in a fort."""
    s = position(
        scenario="france_1940",
        phase="actions",
        faction="axis",
        weather={"temperate": "fair"},
        units={"de_2_pz": "2820", "fr_5": "3019 in_fort"},
    )
    leads = GAME.approaches(s.view(0), "de_2_pz", "3019")
    assert leads
    assert {lead.after.verb for lead in leads} == {"assault"}
    assert [(mark.space, mark.tone) for mark in GAME.marks(s.view(0), "attacks", "de_2_pz")] == [
        ("3019", "contested")
    ]


def test_who_is_not_to_act_has_nothing_to_attack() -> None:
    s = meeting()
    assert GAME.approaches(s.view(0), "fr_10", "2915") == []
    assert GAME.marks(s.view(0), "attacks", "fr_10") == []


def test_u77_assaults_are_arrows() -> None:
    s = meeting(assault={"de_1": "2914"})
    shown = GAME.picture(s.view(None))
    assert {key: value for key, value in shown.items() if key.startswith("arrow:")} == {
        "arrow:de_1": ("2915", "2914", "axis")
    }
    assert scene_of(GAME, s.view(None), "en").arrows == (Arrow("2915", "2914", FLAGS["axis"][0]),)


def test_u82_what_a_commitment_would_add() -> None:
    s = position(
        scenario="france_1940",
        phase="actions",
        faction="axis",
        weather={"temperate": "fair"},
        units={"de_2_pz": "2915", "fr_10": "2914", "de_1_luf": "2817"},
    )
    s.act(0, "attack de_2_pz fr_10")
    will = GAME.preview(s.view(0), GAME.parse("will"))
    assert will.figures["units"] == ["de_1_luf"]
    before, after = will.figures["hope"].split(" → ")
    assert GAME.preview(s.view(0), GAME.parse("will_not")).figures["hope"] == before != after
    assert percent(hope(will.chances)) == after  # the chances beside it are those of the same combat
    assert "units" not in GAME.preview(s.view(1), GAME.parse("will")).figures
    s.act(0, "will")
    s.act(1, "will_not")
    told = GAME.preview(s.view(0), GAME.parse("support de_1_luf"))
    bonus = GAME.components.tables["ground"]["drm"]["air_support"]["fair"]
    assert told.figures["adds"] == f"{bonus:+d}"
    assert told.rules["attack-air_support"] == "U101"


def test_the_unit_under_way_is_named_by_the_question() -> None:
    s = meeting()
    assert s.prompt(0).under_way is None
    s.act(0, "move de_2_pz 2916")
    assert s.prompt(0).under_way == GAME.components.unit["de_2_pz"]


def test_a_far_enemy_is_told_with_the_hexes_to_attack_it_from() -> None:
    click = Click(picked=["unit:de_2_pz"], unit="fr_10")
    for language in LANGUAGES:
        told = reasons(meeting(), 0, click, language)
        assert [(reason.verb, reason.rule) for reason in told.reasons] == [("attack", "U74")]
        assert told.leads[0].line == "move de_2_pz 2916-3015-3014"
        assert told.leads[0].path == ["2816", "2916", "3015", "3014"]
        assert "U88" in {figure.rule for figure in told.leads[0].figures}
    only = reasons(meeting(), 0, Click(picked=["unit:de_2_pz"], unit="fr_10", verb="rebase"), "en")
    assert only.leads == []


def test_u114_an_invasion_is_weighed_before_it_sets_out() -> None:
    """U171: with the Naval Support that is certain there; an empty beach has only its price."""
    s = position(
        scenario="france_1944",
        phase="actions",
        faction="western",
        weather={"temperate": "fair"},
        units={"us_1": "2807", "de_4_gar": "2910"},
        markers={"us_surprise_attack_1": "events"},
    )
    told = GAME.preview(s.view(1), GAME.parse("descend us_surprise_attack_1 us_1 2910"))
    assert (told.figures["attack-invasion"], told.figures["attack-naval_support"]) == ("−1", "+2")
    assert told.figures["hope"] == percent(hope(told.chances))
    s.act(1, GAME.parse("descend us_surprise_attack_1 us_1 2910"))
    assert GAME.preview(s.view(1), GAME.parse("will_not")).chances == told.chances


def test_u114_what_escorts_will_add_is_not_known_before_they_are_named() -> None:
    s = position(
        scenario="main_event",
        turn="1943-06",
        phase="actions",
        faction="western",
        weather={"warm": "fair"},
        points={"usa": 9},
        policy={"appeasement": 10, "nazi_soviet_pact": 10},
        countries={"italy": "active axis", "usa": "active western"},
        units={"us_10": "5445", "us_1_convoy": "5445", "uk_med_fleet": "5445", "de_1_gar": "4743"},
    )
    line = next(one for one in s.prompt(1).lines if one.startswith("invade us_10") and one.endswith("4743"))
    told = GAME.preview(s.view(1), GAME.parse(line))
    assert told.chances
    assert told.unknown == ("escorts", "commitments")
    assert "attack-naval_support" not in told.figures


def test_u56_the_strategic_move_is_not_given_up_unasked() -> None:
    s = position(scenario="france_1940", phase="strategic_movement", faction="axis", units={"de_4": "2819"})
    for language in LANGUAGES:
        (lost,) = answer(s, 0, "end", language).lost
        assert (lost.rule, lost.units) == ("U56", ["de_4"])
    s.act(0, next(iter(s.prompt(0).actions)))
    assert s.prompt(0).actions == []  # the one unit has moved, nobody need end anything


def test_a_verb_that_nobody_can_do_says_what_it_takes() -> None:
    """With no unit on the map every verb of the operations is closed."""
    prompt = position(scenario="france_1940", phase="actions", faction="axis").prompt(0)
    told = {verb: prompt.why_closed(verb) for verb in prompt.verbs if verb in GAME.takes}
    assert {"attack", "resolve", "strike", "bomb", "evacuate"} <= told.keys()
    assert not [verb for verb, why in told.items() if why is not None and why.message == NOTHING_FITS]
    assert told["resolve"] == refuse("U78", "takes-resolve")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_landing_by_the_abstract_rules_takes_the_marker_by_its_name(language: str) -> None:
    """U171: a Surprise Attack allows it, and no ship has to do with it."""
    words = Messages(GAME, language)
    marker = {"en": "Surprise Attack", "fr": "Attaque surprise"}[language]
    assert marker in words.text("no-takes-descend", {})
    assert marker not in words.text("no-takes-invade", {})


@pytest.mark.parametrize(("language", "told"), [("en", "Switzerland (neutral)"), ("fr", "Suisse (neutre)")])
def test_how_a_country_stands_is_told_in_words(language: str, told: str) -> None:
    card = details(GAME, meeting().view(0), "space", "3220", language)
    assert told in [line.text for line in card.lines]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_on_a_phone_every_score_has_a_name_of_its_own(scenario: str, language: str) -> None:
    scores = GAME.table(GAME.new(scenario, seed=1).setup, language).scores
    briefs = [score.brief for score in scores]
    assert len({*briefs}) == len(briefs)
    assert all(0 < len(brief) <= 4 for brief in briefs)
