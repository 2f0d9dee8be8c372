"""Europe Engulfed by clicks: the fall of Poland, Dunkirk, production and its basket."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.answering import asked, choose, option, press, told
from tests.browser.engulfed import begin, fight
from tests.browser.hosting import Host
from tests.browser.opening import Opener
from tests.browser.overhearing import Ears
from tests.browser.playing import STILL
from tests.browser.serving import Server

AXIS, ALLIES = range(2)
INVASION = {
    "war": ["germany", "britain"],
    "sides": {"poland": "western"},
    "phase": "operations",
    "actions": {"germany": 0, "britain": 0},
    "holds": {"germany": ["poznan", "krakow", "brest_litovsk", "lvov"]},
    "units": {f"de{n}": "east_prussia armour 4" for n in range(1, 6)} | {"pl1": "warsaw infantry 1"},
}
DUNKIRK = {
    "turn": "1940-may-jun",
    "war": ["germany", "britain", "france"],
    "phase": "combat",
    "fresh": ["pas_de_calais"],
    "actions": {"germany": 0, "france": 0, "britain": 1},
    "fleets": {"britain": {"atlantic": 4}, "germany": {"atlantic": 0}},
    "holds": {"germany": ["belgium", "paris", "normandy"]},
    "units": {
        "de1": "pas_de_calais armour 4",
        "gb1": "pas_de_calais infantry 3",
        "gb2": "pas_de_calais armour 2",
    },
}
BUYING = {
    "turn": "1940-mar-apr",
    "war": ["germany", "france", "britain"],
    "phase": "production",
    "bombers": {"germany": 0, "western": 0},
    "units": {"de1": "berlin infantry 2", "fr1": "paris infantry 2", "gb1": "london infantry 2"},
}


def test_poland_is_invaded_and_falls(open_page: Opener, server: Server) -> None:
    page = open_page(begin(server, INVASION).links[AXIS])
    asked(page, "Operational movement")
    for number in range(1, 6):
        choose(page, f"German block {number} ", "Warsaw")
        expect(page.locator(f"[data-unit=de{number}][data-space=warsaw]")).to_be_attached()
    press(page, "End the phase")
    asked(page, "There must be combat in Warsaw")
    fight(page, "Warsaw", "Assault")
    asked(page, "fleet")
    assert "Poland is conquered" in told(page)
    expect(page.get_by_test_id("battle")).to_have_count(0)


def test_dunkirk_between_two_browsers(open_page: Opener, server: Server) -> None:
    table = begin(server, DUNKIRK)
    german, british = (open_page(link) for link in table.links)
    asked(german, "Combat")
    fight(german, "Pas de Calais", "Normal combat")
    asked(british, "do you spend a special action to retreat")
    expect(german.get_by_test_id("battle").get_by_role("list", name="2 blocks unseen")).to_be_visible()
    choose(british, "Britain")
    for number in (1, 2):
        asked(british, "where do your units go")
        choose(british, f"British block {number} ", "London")
    asked(german, "fleet")
    for page in (german, british):
        for unit in ("gb1", "gb2"):
            expect(page.locator(f"[data-unit={unit}][data-space=london]")).to_be_attached()
    assert "Germany takes Pas de Calais" in told(german)


def test_the_map_tells_todays_weather_and_the_beaches(open_page: Opener, server: Server) -> None:
    snow = {"turn": "1942-nov-dec", "weather": {"west": "mud", "east": "snow", "south": "clear"}}
    page = open_page(begin(server, {**INVASION, **snow}).links[AXIS], language="fr")
    labels = page.locator(".zones text")
    expect(labels.filter(has_text="Est · neige").first).to_be_attached()
    expect(labels.filter(has_text="Ouest · pluvieux").first).to_be_attached()
    expect(page.locator(".shores text")).to_have_count(62)


def test_an_ocean_is_chosen_without_a_step_back(open_page: Opener, server: Server) -> None:
    table = Host(server.url).table("me", "me", game="europe-engulfed", scenario="france-1940")
    page = open_page(table.links[AXIS])
    asked(page, "Transfer fleet points")
    near = page.locator(".world").bounding_box()
    option(page, "Atlantic Ocean")
    expect(page.locator("#choices [aria-selected=true]").first).to_be_visible()
    page.wait_for_function(STILL)
    after = page.locator(".world").bounding_box()
    assert near is not None
    assert after is not None
    assert abs(after["width"] - near["width"]) < 1


def test_a_production_turn(open_page: Opener, server: Server) -> None:
    page = open_page(begin(server, BUYING).links[AXIS])
    asked(page, "29 WERPs left")
    page.get_by_role("tab", name="Charts").click()
    left = page.get_by_role("row", name=re.compile("Germany: left to spend")).get_by_role("cell")
    expect(left).to_have_text("29")
    page.get_by_role("button", name=re.compile("^Fleets, works and tracks", re.IGNORECASE)).click()
    page.get_by_role("button", name="Buy…").click()
    option(page, "fighter")
    asked(page, "26 WERPs left")
    expect(left).to_have_text("26")
    page.get_by_role("button", name="Undo").click()
    asked(page, "29 WERPs left")
    expect(left).to_have_text("29")
    press(page, "End production")
    expect(page.get_by_test_id("question")).not_to_contain_text("Germany")


def test_a_basket_is_filled_changed_and_then_paid(
    open_page: Opener, server: Server, axe: Callable[[Page], None], shot: Callable[[Page, str], Path]
) -> None:
    table = begin(server, BUYING)
    for line in ("build armour ruhr", "build infantry berlin", "replace de3", "buy fighters", "replace de1"):
        table.act(line, AXIS)
    page, other = open_page(), open_page()
    ears = Ears(other)
    page.goto(table.links[AXIS])
    other.goto(table.links[ALLIES])
    basket = page.get_by_test_id("basket")
    expect(basket.get_by_role("row")).to_have_count(5)
    expect(basket).to_contain_text("11 of 29 spent, 18 left")
    shot(page, "basket")
    axe(page)
    basket.get_by_role("row").first.get_by_role("button").click()  # the armour, bought first
    asked(page, "22 WERPs left")
    expect(basket.get_by_role("row")).to_have_count(4)
    expect(page.locator("[data-unit=de2][data-space=berlin]")).to_be_attached()
    basket.get_by_role("row", name=re.compile("Berlin")).first.get_by_role("button").click()
    expect(basket.get_by_role("row")).to_have_count(2)  # the new block's step has gone with it
    asked(page, "25 WERPs left")
    ears.until("25")
    assert ears.holding("replace de", "build infantry", "build armour") == []
    press(page, "End production")
    asked(page, "Italy")
    basket.get_by_role("row", name=re.compile("fighter")).get_by_role(
        "button"
    ).click()  # Germany thinks again
    expect(basket).to_contain_text("1 of 29 spent, 28 left")
    asked(page, "Italy")
    press(page, "End production")
    asked(page, "Operational movement")
    expect(basket).to_have_count(0)
