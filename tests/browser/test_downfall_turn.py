"""Downfall of the Third Reich: a table from the first screen, and an Axis phase of 1940 by clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.downfall import General, spring_1940
from tests.browser.opening import Opener
from tests.browser.serving import Server

Shot = Callable[[Page, str], Path]
Axe = Callable[[Page], None]


def test_from_the_first_screen(open_page: Opener, shot: Shot, axe: Axe) -> None:
    """The game is chosen, then the side; the first action and the first order are clicks too."""
    page = open_page()
    page.get_by_role("button", name="Downfall of the Third Reich").click()
    page.get_by_role("button", name="Axis", exact=True).click()
    shot(page, "downfall-start")
    axe(page)
    page.get_by_role("button", name="Play now", exact=True).click()
    player = General(page)
    seen = player.turn()
    assert seen.text.startswith("Axis phase, turn 1: 3 actions left, 5 operation points")
    player.gauge("axis.actions", 3)
    shot(page, "downfall-table")
    axe(page)

    seen = player.take("Planning")
    assert "2 actions left, 10 operation points" in seen.text
    player.gauge("axis.actions", 2)
    player.gauge("axis.po", 10)
    player.closer("dantzig")
    player.operate("Strategic movement", "de_inf_10", "dantzig")
    player.stands("de_inf_10", "dantzig")
    player.logged("Planning, 5 operation points more", "4.1")
    player.logged("German infantry 10, Stuttgart → ", "8.3")
    player.press("Undo")
    player.stands("de_inf_10", "stuttgart")


def test_an_axis_phase_by_clicks(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    table = spring_1940(server, "me", "me")
    page = open_page(table.links[0])
    player = General(page)
    assert player.turn().status == "Turn 2, spring 1940. Axis phase"
    takes_actions(player)
    attacks(player, shot)
    opens_the_way(player, shot, axe)
    crosses(player, shot)
    fights(player, shot, axe)
    ends_the_phase(player, shot)
    assert table.card()["seats"][1]["waiting"]


def takes_actions(player: General) -> None:
    """4.1, 4.3: two of three actions."""
    assert "2 actions left, 10 operation points" in player.take("Planning").text
    assert "one action left" in player.take("Missions: air").text
    for name, value in (("actions", 1), ("po", 10), ("air", 6)):
        player.gauge(f"axis.{name}", value)
    player.logged("Axis: Missions, 2 air mission markers more.", "4.3")


def attacks(player: General, shot: Shot) -> None:
    """8.2: from the Ruhr into Brussels, from Frankfurt into Reims; Denmark lies open."""
    player.closer("bruxelles")
    for unit, area in (
        ("de_inf_7", "bruxelles"),
        ("de_inf_8", "bruxelles"),
        ("de_arm_1", "bruxelles"),
        ("de_inf_9", "reims"),
        ("de_inf_6", "danemark"),
    ):
        player.operate("Attack", unit, area)
        player.stands(unit, area)
    player.logged("Attack (1 point, 9 left): German infantry 7, Ruhr → Brussels.", "8.2")
    player.gauge("axis.po", 5)
    shot(player.page, "downfall-attacks")


def opens_the_way(player: General, shot: Shot, axe: Axe) -> None:
    """13.1: before the way is open armour can't go on to Calais, and is told why; then it is opened."""
    page = player.page
    refused(player, "de_arm_2", "calais", "8.2.1")
    player.begin("Operations", "Announce an opening attack")
    roles = page.get_by_test_id("roles")
    expect(roles).to_contain_text(re.compile(r"Attacker\s*to choose\s*Target\s*to choose"))
    player.choose_armies("de_arm_1", "be_inf_1")
    expect(roles).to_contain_text(
        re.compile(r"Attacker\s*German armour 1.*Target\s*Belgian and Dutch infantry 1")
    )
    preview = page.get_by_test_id("preview")
    expect(preview).to_contain_text(re.compile(r"Lead before the dice\s*3\s*Lead needed for a crossing\s*4"))
    shot(page, "downfall-announced")
    axe(page)
    before = player.look()
    player.choose_armies("de_inf_7")
    player.arrived(before)
    question = page.get_by_test_id("question")
    expect(question).to_contain_text("8 against 3 before the dice: an air mission of the Axis adds 2")
    shot(page, "downfall-mission")
    axe(page)
    player.take("Fly an air mission")
    player.logged("Brussels: Axis air mission.", "11.1")
    player.logged("Brussels: a lead of 7 before the dice; armour may cross.", "13.1")
    player.gauge("axis.air", 5)


def refused(player: General, unit: str, area: str, rule: str) -> None:
    before = player.look()
    player.pick_unit(unit)
    player.taken(before)
    player.pick_place(area)
    told = player.page.get_by_test_id("refusal")
    expect(told).to_be_visible()
    expect(told.get_by_role("button", name="Rule").filter(has_text=rule).first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(told).to_be_hidden()


def crosses(player: General, shot: Shot) -> None:
    """13.1: through the area that the announced attack opened, and no farther than the next one."""
    player.operate("Attack", "de_arm_2", "calais")
    player.stands("de_arm_2", "calais")
    player.logged("German armour 2, Frankfurt → Brussels → Calais.", "8.2")
    player.gauge("axis.po", 4)
    shot(player.page, "downfall-crossed")


def fights(player: General, shot: Shot, axe: Axe) -> None:
    """Chapter 16: what is at stake is shown before each throw; the announced attack is the first."""
    page = player.page
    before = player.turn()
    player.press("Begin the combats")
    page.get_by_role("button", name="Begin the combats anyway").click()
    player.arrived(before)
    assert "an attack is still due in Brussels, Reims and Calais" in player.turn().text
    finish = page.get_by_role("button", name="Finish", exact=True)
    expect(finish).to_have_attribute("aria-disabled", "true")  # 8.2.3: it stays, and tells why

    player.choose_armies("de_arm_1", "be_inf_1", "de_inf_7")
    preview = page.get_by_test_id("preview")
    for figure in (r"Attack before the die\s*10", r"Defence before the die\s*3", r"air mission\s*2"):
        expect(preview).to_contain_text(re.compile(figure))
    chances = preview.get_by_role("list", name="Chances").get_by_role("listitem")
    expect(chances).to_have_text([re.compile(r"attacker 0, defender 2.*58\.3%"), re.compile(r"41\.7%")])
    expect(preview).to_contain_text("This can’t be taken back.")
    shot(page, "downfall-assault")
    axe(page)
    before = player.look()
    player.confirm()
    player.arrived(before)
    player.turn()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(page.get_by_test_id("toast").locator("svg")).to_have_count(2)  # both dice
    player.gone("be_inf_1")  # whatever the dice, the Belgians lose two steps
    player.logged("Eliminated: Belgian and Dutch infantry 1.", "1.2")
    player.logged("6 + support 2 + air 2 + die ", "16.10")

    assaults(player, "de_inf_8", "be_inf_2", "Fly an air mission", ("7", "5"), shot)
    player.gauge("axis.air", 4)
    assaults(player, "de_arm_2", "fr_inf_1", "No air mission", ("8", "6"))
    assaults(player, "de_inf_9", "fr_inf_2", "No air mission", ("7", "5"))
    player.gauge("axis.air", 4)
    for unit in ("de_arm_1", "de_inf_8", "be_inf_2", "de_arm_2", "fr_inf_1", "de_inf_9", "fr_inf_2"):
        player.suffered(unit)


def assaults(
    player: General,
    attacker: str,
    target: str,
    mission: str,
    totals: tuple[str, str],
    shot: Shot | None = None,
) -> None:
    """An attack with the question of an air mission: both answers side by side, with their chances."""
    page = player.page
    before = player.turn()
    player.choose_armies(attacker, target)
    player.arrived(before)
    expect(page.get_by_test_id("question")).to_contain_text("an air mission of the Axis adds 2")
    table = page.locator(".question table")
    expect(table.get_by_role("row", name="Attack before the die").get_by_role("cell")).to_have_text(totals)
    expect(table.get_by_role("row", name=re.compile("Losses")).first).to_contain_text("%")
    if shot:
        shot(page, "downfall-mission-odds")
    player.take(mission)
    player.logged(f"Attack, {player.sheet['units'][attacker]['label']}: ", "16.10")


def ends_the_phase(player: General, shot: Shot) -> None:
    """6.2, 17.8: areas pass to who is alone in them, whatever the dice did elsewhere; Denmark surrenders."""
    page = player.page
    if "combats" in player.turn().text:
        player.finish()
        player.turn()
    player.gauge("axis.actions", 1)
    expect(page.locator("[data-area=danemark]")).not_to_have_attribute("data-holder", "axis")
    player.finish()
    expect(page.get_by_test_id("status")).to_have_text("Turn 2, spring 1940. Allied phase")
    player.logged("Control passes to the Axis: ", "6.2")
    player.logged("Surrender of Denmark to the Axis.", "17.8")
    expect(page.locator("[data-area=danemark]")).to_have_attribute("data-holder", "axis")
    sides = player.tab("Sides")
    expect(sides.get_by_role("list", name="surrendered").locator("[data-standing=denmark]")).to_be_visible()
    shot(page, "downfall-control")
