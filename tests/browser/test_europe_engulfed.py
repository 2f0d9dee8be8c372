"""Europe Engulfed by clicks: the fall of Poland, aircraft committed in secret, production; no leaks."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

import grognard
from grognard.soak import serving
from tests.browser.hosting import Host, Table
from tests.browser.opening import Opener
from tests.browser.overhearing import Ears
from tests.browser.prepared import prepared
from tests.browser.serving import ROOT, Server

AXIS, ALLIES = range(2)
LEAKY = (sys.executable, "-m", "tests.browser.leaky")
GAME = grognard.game("ee")
INVASION = {
    "war": ["germany", "britain"],
    "sides": {"poland": "western"},
    "phase": "operations",
    "actions": {"germany": 0, "britain": 0},
    "holds": {"germany": ["poznan", "krakow", "brest_litovsk", "lvov"]},
    "units": {f"de{n}": "east_prussia armour 4" for n in range(1, 6)} | {"pl1": "warsaw infantry 1"},
}
MEETING = {
    "war": ["germany", "ussr"],
    "phase": "combat",
    "actions": {"germany": 0, "ussr": 0},
    "fresh": ["smolensk"],
    "units": {
        "de1": "smolensk armour 4",
        "de2": "smolensk infantry 3",
        "dea1": "smolensk air 1",
        "dea2": "smolensk air 1",
        "su1": "smolensk armour 2",
        "su2": "smolensk infantry 3",
        "sua1": "smolensk air 1",
    },
}
BUYING = {
    "turn": "1940-mar-apr",
    "war": ["germany", "france", "britain"],
    "phase": "production",
    "bombers": {"germany": 0, "western": 0},
    "units": {"de1": "berlin infantry 2", "fr1": "paris infantry 2", "gb1": "london infantry 2"},
}


def begin(server: serving.Server, position: dict[str, Any]) -> Table:
    return prepared(Host(server.url), GAME, position, ("me", "me"))


def asked(page: Page, words: str) -> None:
    expect(page.get_by_test_id("question")).to_contain_text(words)


def press(page: Page, name: str) -> None:
    """A button under the question, and the one that confirms it if it can't be taken back."""
    seq = page.locator(".table").get_attribute("data-seq")
    page.locator(".question > .row > button", has_text=re.compile(f"^\\s*{name}\\s*$")).click()
    sure = page.locator(".question .card[role=group] button.main")
    done = page.locator(f".table:not([data-seq='{seq}'])")
    expect(sure.or_(done).first).to_be_visible()
    if sure.count():
        sure.first.click()
    expect(done).to_be_visible()


def option(page: Page, name: str) -> None:
    page.get_by_role("option").filter(has_text=name).first.click()


def told(page: Page) -> str:
    page.get_by_role("tab", name="Log").click()
    return page.get_by_role("tabpanel", name="Log").inner_text()


def test_poland_is_invaded_and_falls(open_page: Opener, server: Server) -> None:
    page = open_page(begin(server, INVASION).links[AXIS])
    asked(page, "Operational movement")
    for number in range(1, 6):
        option(page, f"German block {number} ")
        option(page, "Warsaw")
        expect(page.locator(f"[data-unit=de{number}][data-space=warsaw]")).to_be_attached()
    press(page, "End the phase")
    asked(page, "There must be combat in Warsaw")
    option(page, "Warsaw")
    page.locator(".question .card[role=group] button", has_text="Assault").click()
    page.locator(".question .card[role=group] button.main").click()
    asked(page, "fleet")
    assert "Poland is conquered" in told(page)
    expect(page.get_by_test_id("battle")).to_have_count(0)


def test_aircraft_are_committed_in_secret_and_blocks_stay_hidden(
    open_page: Opener, server: Server, axe: Callable[[Page], None], shot: Callable[[Page, str], Path]
) -> None:
    table = begin(server, MEETING)
    attacker, defender, watcher = (open_page() for _ in range(3))
    ears = {page: Ears(page) for page in (attacker, defender, watcher)}
    for page, path in ((attacker, table.links[AXIS]), (defender, table.links[ALLIES]), (watcher, table.path)):
        page.goto(path)
    asked(attacker, "Combat")
    option(attacker, "Smolensk")
    attacker.locator(".question .card[role=group] button", has_text="Normal combat").click()
    attacker.locator(".question .card[role=group] button.main").click()
    battle = attacker.get_by_test_id("battle")
    expect(battle.get_by_role("list", name="Armour: 1, 4 steps")).to_be_visible()
    expect(battle.get_by_role("list", name="2 blocks unseen")).to_be_visible()
    battle.locator("[data-unit=dea1]").click()  # the aircraft is chosen in the line of battle
    expect(battle.get_by_role("list", name="Aircraft in the air: 1")).to_be_visible()
    for other in (defender, watcher):
        expect(
            other.get_by_test_id("battle").get_by_role("list", name="Aircraft, orders secret: 2")
        ).to_be_visible()
    shot(attacker, "battle")
    axe(attacker)
    known = {defender: "su", watcher: "", attacker: "de"}
    for page, own in known.items():
        assert leaks(ears[page], own) == []
    press(attacker, "Ready")
    asked(defender, "which of them fight in the air")
    press(defender, "Ready")
    expect(
        defender.get_by_test_id("battle").get_by_role("list", name=re.compile("^Armour: 1"))
    ).to_have_count(2)


def leaks(ears: Ears, own: str) -> list[str]:
    """Ground units of others whose face or steps have come, whatever the message."""
    return [
        f"{where}: {unit} {shown}"
        for where, text in ears.heard
        for unit, shown in pictured(text)
        if unit[:2] in ("de", "su") and unit[2].isdigit() and unit[:2] != own
        if len(shown) > 3 or not shown[1].endswith(".standing")
    ]


def pictured(text: str) -> Iterator[tuple[str, list[Any]]]:
    """The units of every picture in a message, and how they are shown."""
    message = json.loads(text)
    if isinstance(message, dict):
        for part in ("picture", "changes"):
            for key, shown in (message.get(part) or {}).items():
                if key.startswith("unit:") and shown:
                    yield key.removeprefix("unit:"), shown


def test_the_same_search_finds_a_leak(chromium: Browser, tmp_path: Path) -> None:
    server = serving.Server(f"sqlite:///{tmp_path / 'g.db'}", tmp_path / "log", command=LEAKY, folder=ROOT)
    server.start()
    try:
        opener = Opener(chromium, server.url)
        page = opener()
        ears = Ears(page)
        page.goto(begin(server, MEETING).path)
        expect(page.locator("[data-unit=de1]")).to_be_attached()
        found = " ".join(leaks(ears, ""))
        opener.close()
    finally:
        server.stop()
    assert "de1" in found
    assert "su1" in found


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
