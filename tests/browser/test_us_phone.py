"""Unconditional Surrender! on a phone: what is told of a place covers neither it nor where it leads."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser import test_us_at_sea
from tests.browser.hosting import Host
from tests.browser.measuring import no_wider_than_the_window, too_small
from tests.browser.opening import Opener
from tests.browser.serving import Server
from tests.browser.test_phone import Finger
from tests.browser.test_unconditional_surrender import ASSAULT, AXIS, begin


@pytest.fixture
def phone(open_page: Opener, server: Server) -> Page:
    page = open_page(begin(server, ASSAULT).links[AXIS], width=390, language="fr", theme="dark")
    Finger(page).turn()
    return page


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    return one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def test_hexes_to_attack_from_stand_in_a_row_and_are_seen_below_it(
    phone: Page, shot: Callable[[Page, str], Path], axe: Callable[[Page], None]
) -> None:
    player = Finger(phone)
    player.pick_unit("de_2_pz")
    expect(phone.locator(".counter[data-unit=de_2_pz]:has(.tone.selected)")).to_be_visible()
    player.pick_unit("uk_bef")
    leads = phone.get_by_test_id("leads").locator("button.lead")
    expect(leads).to_have_count(4)
    assert len({box(lead)["y"] for lead in leads.all()}) == 1
    note, sheet = box(phone.get_by_test_id("refusal")), box(phone.locator("aside.sheet"))
    expect(phone.get_by_test_id("refusal")).to_contain_text("U74")  # why not, all the same
    assert note["height"] < 0.6 * (sheet["y"] - note["y"])
    player.rest()
    phone.wait_for_function("() => !document.querySelector('.world.zooming')")
    target = box(phone.locator(".counter[data-unit=uk_bef]"))
    assert note["y"] + note["height"] <= target["y"]
    assert target["y"] + target["height"] <= sheet["y"]
    chances = phone.get_by_test_id("leads").locator("details")
    expect(chances.get_by_role("list")).to_have_count(0)
    chances.locator("summary").tap()
    expect(chances.get_by_role("list").first).to_be_visible()
    shot(phone, "us-phone-leads")
    axe(phone)
    assert no_wider_than_the_window(phone)
    assert not too_small(phone)
    leads.first.tap()
    expect(phone.get_by_test_id("question")).to_contain_text("Paris")


def test_the_longest_card_leaves_an_army_in_the_middle_in_sight(open_page: Opener, server: Server) -> None:
    phone = open_page(test_us_at_sea.begin(server, test_us_at_sea.BELGIUM).links[AXIS], width=390)
    player = Finger(phone)
    player.turn()
    player.pick_unit("de_1")
    expect(phone.get_by_test_id("pinned")).to_contain_text("National Will")
    player.rest()
    assert apart(box(phone.locator(".cards")), box(player.counter("de_1")))


def test_the_card_of_an_army_leaves_the_army_in_sight(phone: Page) -> None:
    player = Finger(phone)
    for unit in ("de_2_pz", "de_1"):
        player.pick_unit(unit)
        expect(phone.locator(f".counter[data-unit={unit}]:has(.tone.selected)")).to_be_visible()
        expect(phone.get_by_test_id("pinned")).to_be_visible()
        assert apart(box(phone.get_by_test_id("pinned")), box(player.counter(unit)))


def test_who_can_go_far_stays_in_sight(open_page: Opener, server: Server) -> None:
    """The map turns to where it may go, but not away from it, nor under its card."""
    table = Host(server.url).table("me", "me", game="unconditional-surrender", scenario="france_1940")
    phone = open_page(table.links[AXIS], width=390)
    expect(phone.get_by_test_id("question")).to_contain_text("Strategic movement")
    player = Finger(phone)
    player.turn()
    player.pick_unit("de_4")
    expect(phone.get_by_test_id("pinned")).to_be_visible()
    player.rest()
    card, army, sheet = (
        box(phone.locator(".cards")),
        box(player.counter("de_4")),
        box(phone.locator("aside.sheet")),
    )
    strip = box(phone.locator("#map-area"))
    assert strip["y"] <= army["y"]
    assert army["y"] + army["height"] <= sheet["y"]
    assert strip["x"] <= army["x"] <= strip["x"] + strip["width"] - army["width"]
    assert apart(card, army)


def test_a_card_is_gone_after_an_action_and_the_key_gives_way_to_it(phone: Page) -> None:
    key, pinned = phone.locator(".map-legend"), phone.get_by_test_id("pinned")
    player = Finger(phone)
    player.pick_unit("de_2_pz")
    expect(pinned).to_be_visible()
    expect(key).to_have_count(0)
    before = player.look()
    phone.get_by_role("option").filter(has_text="Paris").tap()
    confirm = phone.locator(".question .card[role=group] button.main:enabled")
    confirm.tap()  # by touch what a way costs is shown first
    player.arrived(before)
    expect(pinned).to_have_count(0)
    expect(key).to_be_visible()


@pytest.mark.parametrize(("language", "told"), [("en", "severe/poor/fair"), ("fr", "sév./mauv./bonne")])
def test_weather_that_differs_by_zone_is_one_short_line(
    open_page: Opener, server: Server, language: str, told: str
) -> None:
    winter = {**ASSAULT, "weather": {"cold": "severe", "temperate": "poor", "warm": "fair"}}
    link = begin(server, winter).links[AXIS]
    brief = open_page(link, width=390, language=language).get_by_test_id("status")
    expect(brief).to_contain_text(f"1940, {told}.")
    line = brief.evaluate("(one) => parseFloat(getComputedStyle(one).lineHeight)")
    assert box(brief)["height"] < 2.5 * line
    if language == "en":
        expect(open_page(link).get_by_test_id("status")).to_contain_text("temperate: poor")


@pytest.mark.parametrize(("language", "names"), [("en", "Ger Ita UK"), ("fr", "All Ita R-U")])
def test_six_scores_have_names_and_push_nothing_aside(
    open_page: Opener, server: Server, language: str, names: str
) -> None:
    table = Host(server.url).table("me", "me", "me", game="unconditional-surrender", scenario="main_event")
    phone = open_page(table.links[AXIS], width=390, language=language)
    Finger(phone).turn()
    scores = phone.locator(".strip ul")
    shown = re.findall(r"[^\W\d]+(?:-\w+)?", " ".join(scores.locator("[aria-hidden=true]").all_inner_texts()))
    assert " ".join(shown).startswith(names)
    assert len(shown) == 6
    strip = box(phone.locator(".strip"))
    for button in phone.locator(".strip > button").all():
        assert box(button)["x"] >= strip["x"]
        assert button.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert inside(box(scores), strip)
    assert no_wider_than_the_window(phone)


def inside(one: FloatRect, strip: FloatRect) -> bool:
    return one["y"] >= strip["y"] and one["y"] + one["height"] <= strip["y"] + strip["height"]
