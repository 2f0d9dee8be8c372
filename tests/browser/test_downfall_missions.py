"""Downfall of the Third Reich by link: an air mission is cancelled in another browser (11.2)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.downfall import ALLIES, AXIS, General, table
from tests.browser.opening import Opener
from tests.browser.playing import PATIENCE
from tests.browser.serving import Server

Shot = Callable[[Page, str], Path]
Axe = Callable[[Page], None]
ATTACK = ("de_inf_1", "su_inf_1")


def test_a_cancelled_air_mission(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    """Riga, summer 1941: 5 against 4. The USSR has two markers and the Allies four, and one seat has both."""
    found = table(server, "me", "friend", scenario="barbarossa_1941")
    found.play(until="attack")
    axis = General(open_page(found.links[AXIS]))
    allies = General(open_page(f"{found.path}#invite={found.invites[ALLIES]}"))
    allies.page.get_by_label("Your name").fill("Georgi")
    allies.page.get_by_role("button", name="Take the seat").click()
    waits(allies, "Axis")

    attacks(axis)
    flies(axis)
    asked(allies, "USSR", shot, axe)
    waits(axis, "Allies")
    shows(allies, axis=5, ussr=2, allies=4)

    cancels(allies)
    again(axis, shot)
    for player in (axis, allies):
        player.logged("Air mission cancelled by the USSR.", "11.2")
        shows(player, axis=5, ussr=1, allies=4)

    flies(axis)
    for _ in ("USSR", "Allies"):
        lets_through(allies)
    dice(axis, allies)
    shows(allies, axis=4, ussr=1, allies=4)


def attacks(axis: General) -> None:
    """Clicks, to where it is asked whether an air mission is flown."""
    axis.turn()
    axis.closer("riga")
    axis.operate("Attack", ATTACK[0], "riga")
    before = axis.turn()
    axis.press("Begin the combats")
    axis.page.get_by_role("button", name="Begin the combats anyway").click()
    axis.arrived(before)
    before = axis.turn()
    axis.choose_armies(*ATTACK)
    axis.arrived(before)
    expect(axis.page.get_by_role("button", name="Fly an air mission")).to_be_visible()


def flies(axis: General) -> None:
    before = axis.turn()
    axis.press("Fly an air mission")
    axis.arrived(before)


def asked(allies: General, faction: str, shot: Shot, axe: Axe) -> None:
    question = allies.page.get_by_test_id("question")
    expect(question).to_contain_text("with an air mission", timeout=PATIENCE)
    expect(question).to_contain_text(f"A marker of the {faction} can cancel the mission.")
    expect(allies.page.locator(".question .chip").first).to_have_text("11.2")
    assert allies.turn().buttons[:2] == ["Cancel the mission", "Let it through"]
    answers = allies.page.locator(".question table")
    expect(answers.get_by_role("row", name="Attack before the die").get_by_role("cell")).to_have_text(
        ["5", "7"]
    )
    expect(answers.get_by_role("row", name=re.compile("Losses")).first).to_contain_text("%")
    shot(allies.page, "downfall-interception")
    axe(allies.page)


def waits(player: General, seat: str) -> None:
    """Who is not asked has nothing to press."""
    expect(player.page.get_by_test_id("question")).to_contain_text(re.compile(f"Waiting for (the )?{seat}"))
    for button in ("Fly an air mission", "Cancel the mission", "Finish"):
        expect(player.page.get_by_role("button", name=button)).to_have_count(0)


def cancels(allies: General) -> None:
    allies.press("Cancel the mission")
    waits(allies, "Axis")


def again(axis: General, shot: Shot) -> None:
    """The question is open again: fly once more, or attack without."""
    expect(axis.page.get_by_role("button", name="Fly an air mission")).to_be_visible(timeout=PATIENCE)
    expect(axis.page.get_by_role("button", name="No air mission")).to_be_visible()
    expect(axis.page.get_by_role("button", name="Undo")).to_be_disabled()
    shot(axis.page, "downfall-cancelled")


def lets_through(allies: General) -> None:
    before = allies.turn()
    allies.press("Let it through")
    allies.arrived(before)


def dice(*players: General) -> None:
    """Both see the same throw."""
    told = []
    for player in players:
        line = player.tab("Log").get_by_role("listitem").filter(has_text="Riga. Attack, German infantry 1")
        expect(line).to_contain_text(re.compile(r"5 \+ air 2 \+ die \d = \d+\. Defence, Soviet infantry 1"))
        told.append(line.inner_text())
    assert told[0] == told[1]


def shows(player: General, **markers: int) -> None:
    for faction, number in markers.items():
        player.gauge(f"{faction}.air", number)
