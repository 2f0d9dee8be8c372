"""Europe Engulfed by clicks, and what other seats and spectators were told: aircraft committed in secret, an
invasion, a quarrel of the Allies settled by the Axis. The same searches find what a leaky server tells."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from grognard.soak import serving
from tests.browser.answering import asked, choose, press, told
from tests.browser.engulfed import begin, fight, leaks, orders
from tests.browser.hosting import Table
from tests.browser.opening import Opener
from tests.browser.overhearing import Ears
from tests.browser.serving import ROOT, Server

LEAKY = (sys.executable, "-m", "tests.browser.leaky")
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
OVERLORD = {
    "scenario": "campaign-1941",
    "turn": "1944-may-jun",
    "war": ["germany", "britain", "usa"],
    "active": "allies",
    "weather": {"west": "clear"},
    "conquered": ["france"],
    "actions": {"germany": 0, "britain": 1, "usa": 1},
    "fleets": {"britain": {"atlantic": 4}, "germany": {"atlantic": 0}},
    "holds": {"germany": ["normandy", "paris", "pas_de_calais", "bordeaux"]},
    "units": {
        "gb1": "plymouth infantry 3",
        "gba1": "plymouth air 1",
        "gba2": "london air 1",
        "us1": "plymouth infantry 4",
        "us2": "london infantry 4",
        "us3": "midlands armour 4",
        "de1": "normandy infantry 3",
        "de2": "normandy armour 2",
        "de3": "paris armour 4",
        "dea1": "normandy air 1",
    },
}
QUARREL = {
    "scenario": "campaign-1941",
    "options": {"three_players": True},
    "turn": "1943-jul-aug",
    "war": ["germany", "britain", "usa", "ussr"],
    "active": "allies",
    "phase": "combat",
    "actions": {"germany": 0, "britain": 1, "ussr": 1, "usa": 0},
    "holds": {"germany": ["bordeaux", "minsk"]},
    "units": {
        "gb1": "bordeaux infantry 2",
        "gb2": "london armour 3",
        "su1": "minsk infantry 3",
        "su2": "moscow armour 2",
        "de1": "bordeaux infantry 2",
        "de2": "minsk infantry 4",
        "de3": "berlin armour 1",
    },
}
OWN_OF_THREE: tuple[list[str], ...] = (["de"], ["gb", "us"], ["su"], [])
"""The letters of the handles that the Axis, the western Allies, the Soviets and a spectator have."""


def seated(open_page: Opener, table: Table) -> tuple[list[Page], dict[Page, Ears]]:
    """Everybody at a table in a browser of their own, a spectator last, and what each of them hears."""
    pages = [open_page() for _ in (*table.links, table.path)]
    ears = {page: Ears(page) for page in pages}
    for page, path in zip(pages, (*table.links, table.path), strict=True):
        page.goto(path)
    return pages, ears


def test_aircraft_are_committed_in_secret_and_blocks_stay_hidden(
    open_page: Opener, server: Server, axe: Callable[[Page], None], shot: Callable[[Page, str], Path]
) -> None:
    (attacker, defender, watcher), ears = seated(open_page, begin(server, MEETING))
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
        assert orders(ears[other], ["dea1", "dea2"]) == []
    shot(attacker, "battle")
    axe(attacker)
    known = {attacker: ["de"], defender: ["su"], watcher: []}
    for page, own in known.items():
        assert leaks(ears[page], own) == []
    press(attacker, "Ready")
    asked(defender, "which of them fight in the air")
    press(defender, "Ready")
    expect(
        defender.get_by_test_id("battle").get_by_role("list", name=re.compile("^Armour: 1"))
    ).to_have_count(2)


def test_an_invasion_with_aircraft_committed_in_secret(
    open_page: Opener, server: Server, shot: Callable[[Page, str], Path]
) -> None:
    (german, allied, watcher), ears = seated(open_page, begin(server, OVERLORD))
    asked(allied, "Operational movement")
    allied.get_by_role("button", name=re.compile("^Special actions", re.IGNORECASE)).click()
    allied.get_by_role("button", name="Invade…").click()
    choose(allied, "Britain", "U.S.A.", "Normandy")
    for unit in ("British block 1 ", "American block 1 ", "American block 2 "):
        asked(allied, "which infantry goes ashore")
        choose(allied, unit)
    press(allied, "Go ashore")
    for plane in ("British aircraft 1", "British aircraft 2"):
        asked(allied, "Operational movement")
        choose(allied, plane, "Normandy")
    for phase in ("Operational movement", "Strategic movement"):
        asked(allied, phase)
        press(allied, "End the phase")
    asked(allied, "There must be combat in Normandy")
    fight(allied, "Normandy", "Normal combat")
    lines = {page: page.get_by_test_id("battle") for page in (german, allied, watcher)}
    lines[allied].locator("[data-unit=gba2]").click()
    expect(lines[allied].get_by_role("list", name="Aircraft in the air: 1")).to_be_visible()
    for other in (german, watcher):
        expect(lines[other].get_by_role("list", name="Aircraft, orders secret: 2")).to_be_visible()
        assert orders(ears[other], ["gba1", "gba2"]) == []
    shot(allied, "invasion")
    for page, own in {allied: ["gb", "us"], german: ["de"], watcher: []}.items():
        assert leaks(ears[page], own) == []
    press(allied, "Ready")
    asked(german, "which of them fight in the air")
    assert orders(ears[german], ["gba1", "gba2"]) == []
    press(german, "Ready")
    opened = ("gb1", "us1", "us2", "de1", "de2")
    for page, own in {allied: ["gb", "us"], german: ["de"], watcher: []}.items():
        expect(lines[page].get_by_role("list", name=re.compile("unseen"))).to_have_count(0)
        ears[page].until("In the air over Normandy: British aircraft 2")
        assert leaks(ears[page], own, opened) == []  # neither the armour in Paris nor that in the Midlands


def test_the_axis_settles_which_allied_battle_comes_next(open_page: Opener, server: Server) -> None:
    pages, ears = seated(open_page, begin(server, QUARREL, seats=3))
    german, western, soviet, watcher = pages
    asked(western, "Combat")
    fight(western, "Bordeaux", "Normal combat")
    asked(soviet, "wants to fight in Bordeaux next")
    choose(soviet, "Minsk")
    asked(german, "Which is fought?")
    for page, own in zip(pages, OWN_OF_THREE, strict=True):
        assert leaks(ears[page], own) == []
    choose(german, "Minsk")
    asked(soviet, "Combat")
    fight(soviet, "Minsk", "Normal combat")
    asked(western, "Combat")  # his battle is still to be fought, and nobody is asked whether it may be
    for page, own in zip(pages, OWN_OF_THREE, strict=True):
        ears[page].until("Laid open in Minsk")
        assert leaks(ears[page], own, opened=("su1", "de2")) == []
    fight(western, "Bordeaux", "Normal combat")
    for words in ("The Axis decides: Minsk comes next", "Bordeaux: normal combat"):
        assert words in told(watcher)


def test_the_axis_settles_whose_the_next_special_action_is(open_page: Opener, server: Server) -> None:
    pages, ears = seated(open_page, begin(server, QUARREL | {"phase": "breakthrough"}, seats=3))
    german, western, soviet, watcher = pages
    asked(western, "Breakthrough")
    western.get_by_role("button", name="Buy normal combat…").click()
    choose(western, "Britain", "Bordeaux")
    asked(soviet, "the next special action is to be ours")
    press(soviet, "Claim it yourself")
    asked(german, "who spends the next special action")
    press(german, "The U.S.S.R. and France")
    asked(soviet, "Breakthrough")
    for page, own in zip(pages, OWN_OF_THREE, strict=True):
        ears[page].until("The Axis decides")
        assert leaks(ears[page], own) == []
    assert "U.S.S.R. and France: no, it is to be ours" in told(watcher)


@pytest.mark.parametrize(
    ("position", "seats", "hidden"),
    [
        (MEETING, 2, ("de1", "de2", "su1", "su2")),
        (OVERLORD, 2, ("gb1", "us1", "us3", "de1", "de3")),
        (QUARREL, 3, ("gb1", "gb2", "su1", "su2", "de1", "de3")),
    ],
)
def test_the_same_search_finds_a_leak(
    chromium: Browser, tmp_path: Path, position: dict[str, Any], seats: int, hidden: tuple[str, ...]
) -> None:
    """At a server that shows every block to everybody, a spectator and the last seat are told of all."""
    server = serving.Server(f"sqlite:///{tmp_path / 'g.db'}", tmp_path / "log", command=LEAKY, folder=ROOT)
    server.start()
    try:
        opener = Opener(chromium, server.url)
        pages, ears = seated(opener, begin(server, position, seats))
        for page in pages:
            expect(page.locator(f"[data-unit={hidden[0]}]")).to_be_attached()
        spectator, seated_last = (" ".join(leaks(ears[page], [])) for page in (pages[-1], pages[-2]))
        opener.close()
    finally:
        server.stop()
    assert all(f"unit:{unit} " in spectator and f"unit:{unit} " in seated_last for unit in hidden)
