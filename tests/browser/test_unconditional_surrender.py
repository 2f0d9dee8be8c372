"""Unconditional Surrender! by clicks: one activation as one flow, a month of mobile attacks, an Assault with
commitments."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import grognard
from tests.browser.hosting import Host, Table
from tests.browser.opening import Opener
from tests.browser.overhearing import Ears
from tests.browser.playing import Mouse, Seen
from tests.browser.prepared import prepared
from tests.browser.serving import Server

AXIS, WEST = range(2)
GAME = grognard.game("us")
ANSWERS = (
    "End this phase",
    "Will not commit",
    "Decline",
    "Do not advance",
    "Stop here",
    "Stand and take the loss",
    "Pass",
)
"""What gets a month on, the first that is offered."""
ASSAULT = {
    "scenario": "france_1940",
    "phase": "actions",
    "faction": "axis",
    "weather": {"temperate": "fair"},
    "units": {
        "de_2_pz": "2816",
        "de_1": "2915",
        "de_3": "2913",
        "de_1_luf": "2817",
        "uk_bef": "2914",
        "uk_ftr_cmd": "2912",
    },
}


TRAPPED = {
    **ASSAULT,
    "units": {
        "de_2_pz": "2816",
        "de_1": "2915",
        "de_3": "2913",
        "de_4": "2813",
        "nl_dutch": "2914 reduced low",
    },
}
"""Wherever the attack comes from it succeeds, and who is driven back has nowhere to go."""


class General(Mouse):
    """Somebody who leads armies with the mouse."""

    end = "End this phase"

    def aim(self, unit: str, enemy: str) -> None:
        """Picks an army, unless it is under way, and clicks an enemy."""
        if not self.is_picked(unit):
            self.pick_unit(unit)
            expect(self.selected(unit)).to_be_visible()
        self.pick_unit(enemy)

    def selected(self, unit: str) -> Locator:
        return self.page.locator(f".counter[data-unit='{unit}']:has(.tone.selected)")

    def is_picked(self, unit: str) -> bool:
        return self.selected(unit).count() > 0

    def lead(self, place: str = "") -> None:
        """Goes to one of the hexes to attack from, or the best: one click."""
        before = self.look()
        self.page.get_by_test_id("leads").locator("button.lead", has_text=place).first.click()
        self.arrived(before)

    def choose_attack(self, verb: str) -> None:
        """Of a mobile attack and an Assault, which stand side by side with their odds: one click."""
        before = self.look()
        self.page.locator(".which").get_by_role("button", name=verb, exact=True).click()
        self.arrived(before)

    def undo(self) -> None:
        before = self.look()
        self.press("Undo")
        self.arrived(before)

    def asked(self, text: str) -> None:
        expect(self.page.get_by_test_id("question")).to_contain_text(text)
        expect(self.page.locator(".table")).to_have_attribute("data-busy", "false")

    def reply(self, label: str) -> None:
        """A button of the question, confirmed where it is asked for."""
        before = self.look()
        self.press(label)
        self.settle(before)

    def settle(self, before: Seen) -> None:
        sure = self.page.locator(".question .card[role=group] button.main:enabled")
        moved = self.page.locator(f".table:not([data-seq='{before.seq}'])")
        expect(moved.or_(sure).first).to_be_attached()
        if not moved.count():
            sure.first.click()
        self.arrived(before)

    def get_on(self, seen: Seen) -> None:
        """Answers by what ends something, or by the first thing there is."""
        label = next((one for one in ANSWERS if one in seen.buttons), None)
        if label:
            self.reply(label)
        elif seen.free:
            self.page.get_by_role("option").first.click()
            self.taken(seen)
            if self.look().seq == seen.seq and self.look().preview:
                self.settle(seen)
        else:
            self.reply(seen.buttons[0])


def begin(server: Server, position: Mapping[str, Any]) -> Table:
    return prepared(Host(server.url), GAME, position, ("me", "me"))


def play_on(players: list[General], until: Callable[[Seen], bool], most: int = 300) -> None:
    """Whoever is asked answers, until one of them sees what is waited for."""
    for _ in range(most):
        for player in players:
            player.page.wait_for_function("() => document.querySelector('.table')?.dataset.busy === 'false'")
            seen = player.look()
            if until(seen):
                return
            if seen.choices or set(seen.buttons) - {"Undo"}:
                player.get_on(seen)
                break
        else:
            players[0].page.wait_for_timeout(100)
    raise AssertionError(f"not reached in {most} answers: {[player.look() for player in players]}")


def test_the_first_month_of_france_1940_with_mobile_attacks(
    open_page: Opener, server: Server, axe: Callable[[Page], None], shot: Callable[[Page, str], Path]
) -> None:
    table = Host(server.url).table("me", "me", game=GAME.name, scenario="france_1940")
    axis, west = (General(open_page(link)) for link in table.links)
    both = [axis, west]
    play_on(both, lambda seen: "Operations: actions, Axis" in seen.status)
    axis.asked("Operations")
    axis.aim("de_1_pz", "nl_dutch")  # not beside it: the hexes to attack from are offered
    expect(axis.page.get_by_text("Attacks of a unit")).to_be_visible()
    leads = axis.page.get_by_test_id("leads")
    expect(leads.get_by_role("button").first).to_contain_text(re.compile(r"Mobile attack\s+\d+%"))
    expect(leads.get_by_role("list", name="Modifiers")).to_contain_text("Attacker: tanks")
    expect(leads.get_by_role("list", name="Chances").get_by_role("listitem").first).to_be_visible()
    shot(axis.page, "us-leads")
    axe(axis.page)
    axis.lead()
    axis.asked("German 1st Panzer Army is under way")
    expect(axis.selected("de_1_pz")).to_be_visible()
    axis.undo()
    axis.asked("Operations")
    axis.aim("de_1_pz", "nl_dutch")
    axis.lead()
    axis.asked("German 1st Panzer Army is under way")  # what the first step was for is picked
    which = axis.page.locator(".which")
    expect(which.get_by_role("row", name=re.compile("Attacker: nation"))).to_contain_text("U88")
    axis.choose_attack("Mobile attack")
    for player in both:
        player.asked("will you commit")
        player.reply("Will not commit")
    fought = axis.page.get_by_role("tabpanel", name="Log")
    axis.page.get_by_role("tab", name="Log").click()
    expect(fought).to_contain_text("German 1st Panzer Army attacks")
    expect(axis.page.get_by_role("button", name="Undo", disabled=False)).to_have_count(0)  # dice have fallen
    play_on(both, lambda seen: seen.text.startswith("Operations"))
    play_on(both, lambda seen: "Jun 1940" in seen.status)


def test_the_map_stays_while_the_front_is_in_sight(open_page: Opener, server: Server) -> None:
    """An army that can go as far as Denmark does not move the map away from under the pointer."""
    table = Host(server.url).table("me", "me", game=GAME.name, scenario="france_1940")
    axis, west = (General(open_page(link)) for link in table.links)
    play_on([axis, west], lambda seen: "Operations: actions, Axis" in seen.status)
    enemy = axis.page.locator(".counter[data-unit='be_1']")
    before = enemy.bounding_box()
    axis.pick_unit("de_1_pz")
    expect(axis.page.get_by_text("Attacks of a unit")).to_be_visible()
    axis.rest()
    assert enemy.bounding_box() == before


def test_move_attack_advance_and_move_on(open_page: Opener, server: Server) -> None:
    axis, west = (General(open_page(link)) for link in begin(server, TRAPPED).links)
    axis.asked("Operations")
    axis.aim("de_2_pz", "nl_dutch")
    expect(axis.page.locator("button.lead", has_text="Paris")).to_contain_text("100%")
    axis.lead("Paris")
    axis.choose_attack("Mobile attack")
    for player in (axis, west):
        player.asked("will you commit")
        player.reply("Will not commit")
    axis.asked("advance")
    before = axis.look()
    axis.page.locator(".question button.main").click()
    axis.arrived(before)
    axis.asked("German 2nd Panzer Army is under way in 2914")
    expect(axis.selected("de_2_pz")).to_be_visible()
    before = axis.look()
    axis.pick_place("2814")
    axis.arrived(before)
    expect(axis.page.locator("[data-unit=de_2_pz][data-space='2814']")).to_be_attached()
    axis.undo()  # a move after the dice can be taken back, the attack can't
    axis.asked("German 2nd Panzer Army is under way in 2914")


def test_beside_an_enemy_better_hexes_to_attack_from_are_offered_too(
    open_page: Opener, server: Server, axe: Callable[[Page], None]
) -> None:
    """Across the river from 2915, but not from Paris."""
    axis = General(open_page(begin(server, ASSAULT).links[AXIS]))
    axis.asked("Operations")
    axis.aim("de_1", "uk_bef")
    which = axis.page.locator(".which")
    expect(which.get_by_role("button", name="Mobile attack", exact=True)).to_be_visible()
    here = which.get_by_role("row", name="Defender driven back or worse").get_by_role("cell").first
    better = which.get_by_test_id("leads").get_by_role("button", name=re.compile("Paris"))
    expect(better).to_contain_text("Mobile attack")
    assert percent(here) < percent(better)
    better.hover()
    expect(which.get_by_test_id("leads")).to_contain_text("Movement points to get there")
    axe(axis.page)
    axis.lead("Paris")
    axis.asked("German 1st Army is under way in Paris")
    expect(which.get_by_role("button", name="Mobile attack", exact=True)).to_be_visible()
    expect(which.get_by_test_id("leads")).to_have_count(0)


def percent(told: Locator) -> int:
    return int(re.findall(r"(\d+)%", told.inner_text())[0])


def test_an_assault_is_gathered_and_both_sides_commit(
    open_page: Opener, server: Server, axe: Callable[[Page], None], shot: Callable[[Page, str], Path]
) -> None:
    table = begin(server, ASSAULT)
    pages = open_page(), open_page()
    ears = Ears(pages[WEST])
    for page, link in zip(pages, table.links, strict=True):
        page.goto(link)
    axis, west = map(General, pages)
    axis.asked("Operations")
    axis.aim("de_2_pz", "uk_bef")
    axis.lead()
    axis.choose_attack("Designate an Assault")
    for unit in ("de_1", "de_3"):
        axis.asked("Operations")
        axis.aim(unit, "uk_bef")
        axis.choose_attack("Designate an Assault")
    for player in (axis, west):
        expect(player.page.locator("[data-arrow]")).to_have_count(3)
    axis.undo()
    expect(west.page.locator("[data-arrow]")).to_have_count(2)
    axis.aim("de_3", "uk_bef")
    axis.choose_attack("Designate an Assault")
    shot(axis.page, "us-arrows")
    axis.asked("Operations")
    axis.pick_unit("uk_bef")  # the hex that the arrows point to
    axis.pick_unit("de_2_pz")
    axis.press("Add all who can join")
    preview = axis.page.get_by_test_id("preview")
    expect(preview).to_contain_text("additional attackers")
    before = axis.look()
    axis.confirm()
    axis.arrived(before)

    axis.asked("will you commit")
    west.asked("will you commit")
    expect(axis.page.get_by_role("row", name=re.compile("Air units in range"))).to_contain_text("Luf")
    shot(axis.page, "us-will-commit")
    axe(axis.page)
    quiet = len(ears.heard)
    axis.reply("Will commit")
    expect(axis.page.get_by_test_id("answered")).to_be_visible()
    expect(west.page.get_by_test_id("question")).to_contain_text("will you commit")
    assert [text for _, text in ears.heard[quiet:] if '"update"' in text] == []  # no sign of a choice
    west.reply("Will commit")

    axis.asked("commit something, as you said")
    option = axis.page.get_by_role("option").filter(has_text="Luf")
    expect(option.get_by_test_id("brings")).to_contain_text(re.compile(r"Adds \+\d"))
    expect(option.get_by_test_id("brings")).to_contain_text(re.compile(r"\d+% → \d+%"))
    expect(option).to_contain_text("Air Support")
    shot(axis.page, "us-commit")
    axe(axis.page)
    before = axis.look()
    option.click()
    axis.settle(before)
    west.asked("commit something, as you said")
    tanks = west.page.get_by_role("option").filter(has_text="Tanks (United Kingdom)").first
    expect(tanks.get_by_test_id("brings")).to_contain_text("Adds")
    before = west.look()
    tanks.click()
    west.page.get_by_role("option").filter(has_text="British Expeditionary Force").click()  # who gets them
    west.settle(before)
    battle = west.page.get_by_test_id("battle")
    expect(battle).to_contain_text("Tanks (United Kingdom) for British Expeditionary Force")
    play_on([axis, west], lambda seen: seen.text.startswith("Operations"))
    axis.page.get_by_role("tab", name="Log").click()
    expect(axis.page.get_by_role("tabpanel", name="Log")).to_contain_text("Luf")
    for player in (axis, west):
        expect(player.page.locator("[data-arrow]")).to_have_count(0)
