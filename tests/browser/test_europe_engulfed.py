"""Europe Engulfed by clicks: the fall of Poland, aircraft committed in secret, production; no leaks."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, expect

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


def begin(server: serving.Server, position: dict[str, Any]) -> Table:
    return prepared(Host(server.url), GAME, position, ("me", "me"))


def asked(page: Page, words: str) -> None:
    expect(page.get_by_test_id("question")).to_contain_text(words)


def press(page: Page, name: str) -> None:
    """A button under the question, and the one that confirms it if it can't be taken back."""
    before = seq_of(page)
    page.locator(".question > .row > button", has_text=re.compile(f"^\\s*{name}\\s*$")).click()
    settle(page, before)


def choose(page: Page, *names: str) -> None:
    """One thing after the other in the list, and the button that confirms an answer that is final."""
    before = seq_of(page)
    for name in names:
        option(page, name)
    settle(page, before)


def fight(page: Page, space: str, combat: str) -> None:
    """Combat in an area: chosen in the list, then its type."""
    before = seq_of(page)
    option(page, space)
    page.locator(".question .card[role=group] button", has_text=combat).click()
    settle(page, before)


def option(page: Page, name: str) -> None:
    page.get_by_role("option").filter(has_text=name).first.click()


def seq_of(page: Page) -> str | None:
    return page.locator(".table").get_attribute("data-seq")


def settle(page: Page, before: str | None) -> None:
    """Until something has been done: what is final is confirmed, what can be taken back is done at once."""
    sure = page.locator(".question .card[role=group] button.main:enabled")
    for _ in range(600):
        if seq_of(page) != before:
            return
        if sure.count():
            with suppress(TimeoutError):
                sure.first.click(timeout=1_000)
        page.wait_for_timeout(100)
    raise AssertionError("nothing was done")


def told(page: Page) -> str:
    page.get_by_role("tab", name="Log").click()
    return page.get_by_role("tabpanel", name="Log").inner_text()


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


def test_aircraft_are_committed_in_secret_and_blocks_stay_hidden(
    open_page: Opener, server: Server, axe: Callable[[Page], None], shot: Callable[[Page, str], Path]
) -> None:
    table = begin(server, MEETING)
    attacker, defender, watcher = (open_page() for _ in range(3))
    ears = {page: Ears(page) for page in (attacker, defender, watcher)}
    for page, path in ((attacker, table.links[AXIS]), (defender, table.links[ALLIES]), (watcher, table.path)):
        page.goto(path)
    asked(attacker, "Combat")
    fight(attacker, "Smolensk", "Normal combat")
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
