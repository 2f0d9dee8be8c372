"""Europe Engulfed, what happened since my last turn: each battle is a scene, as whoever looks saw it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.engulfed import begin, leaks
from tests.browser.opening import Opener
from tests.browser.overhearing import Ears
from tests.browser.serving import Server

AXIS, ALLIES = range(2)
INVADED = {
    "scenario": "campaign-1941",
    "war": ["germany", "ussr"],
    "phase": "combat",
    "fresh": ["smolensk", "kiev"],
    "actions": {"germany": 0, "ussr": 0},
    "holds": {"germany": ["minsk", "brest_litovsk", "lvov"]},
    "units": {
        "de1": "smolensk armour 4",
        "de2": "smolensk infantry 4",
        "de3": "kiev infantry 4",
        "de4": "minsk infantry 1",
        "su1": "smolensk infantry 1",
        "su2": "kiev infantry 4",
        "su3": "kiev infantry 3",
        "su4": "moscow armour 2",
    },
}


@pytest.mark.parametrize("width", [1440, 390])
def test_battles_go_by_one_after_the_other(
    open_page: Opener,
    server: Server,
    shot: Callable[[Page, str], Path],
    axe: Callable[[Page], None],
    width: int,
) -> None:
    table = begin(server, INVADED)
    page = open_page(table.links[ALLIES], width=width)
    expect(page.get_by_test_id("question")).to_contain_text("Waiting")
    page.goto("/about")
    table.act("assault smolensk", AXIS)
    table.play(until="attack")
    table.act("attack kiev", AXIS)
    table.play(asked=ALLIES)

    ears = Ears(page)
    page.goto(table.path)
    page.get_by_role("button", name=re.compile("What happened")).click()
    scene, fought = page.get_by_test_id("scene"), page.get_by_test_id("fought")
    expect(scene).to_contain_text("Assault in Smolensk, 1 of ")
    attacker, defender = fought.get_by_role("list").all()
    expect(attacker.get_by_role("listitem")).to_have_count(2)
    expect(defender.get_by_role("listitem")).to_have_count(1)
    told = page.get_by_role("region", name="Since your last turn").get_by_role("listitem")
    expect(told.filter(has_text="Laid open in Smolensk")).to_be_visible()
    shot(page, "reel-battle")
    axe(page)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(scene).to_contain_text("Combat in Kiev, 2 of ")
    expect(fought.locator("[data-unit=su3]")).to_be_visible()
    # The film is that of this seat: the block that rested in Minsk has no face in it.
    assert leaks(ears, ["su"], opened=("de1", "de2", "de3")) == []
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    expect(page.get_by_test_id("question")).to_be_visible()
