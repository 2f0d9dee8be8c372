"""Downfall of the Third Reich at the page: tables of it, and somebody who plays it with the mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.hosting import Host, Table
from tests.browser.playing import PATIENCE, READ, Mouse, Seen
from tests.browser.serving import Server

GAME = "downfall-third-reich"
AXIS, ALLIES = 0, 1
CLOSE = 26
"""Pixels of a counter that somebody can read, and hit."""

ASKED = f"""() => {{
  const seen = ({READ})();
  return seen && !seen.busy && (seen.over || seen.buttons.length + seen.choices.length > 0);
}}"""
"""Like MY_TURN; a question of yes or no has buttons only."""
PICKED = """([seq, picked]) => Number(document.querySelector('.table').dataset.seq) !== seq
    || document.querySelector('.table').dataset.busy === 'false'
      && document.querySelectorAll('#choices [aria-selected=true]').length > picked"""
DONE_OR_SHOWN = """(seq) => Number(document.querySelector('.table').dataset.seq) !== seq
    || document.querySelector('[data-testid=preview]')"""


def table(server: Server, *kinds: str, scenario: str = "campaign_1940") -> Table:
    return Host(server.url).table(*kinds, game=GAME, scenario=scenario)


def spring_1940(server: Server, *kinds: str) -> Table:
    """Turn 2 of the whole war, before anybody has done anything; in winter nothing flies (19.1)."""
    found = table(server, *kinds)
    for seat in (AXIS, ALLIES, ALLIES):
        found.act("end", seat)
    return found


def sit_at(page: Page, found: Table) -> None:
    """Puts every seat of the host into one browser."""
    for link in found.links:
        page.goto(link)
        page.wait_for_function("() => !location.hash")
    page.goto(found.path)


class General(Mouse):
    """Gives orders: picks armies and areas on the map, and verbs under their headings."""

    end = "Finish"

    def __init__(self, page: Page) -> None:
        super().__init__(page, deeds=0)

    def turn(self) -> Seen:
        self.page.wait_for_function(ASKED, timeout=PATIENCE)
        return self.look()

    # ------------------------------------------------------------ the map

    def closer(self, area: str) -> None:
        """Turns the wheel over an area until counters are large enough."""
        self.whole_map()
        for _ in range(20):
            box = self.page.locator(".map-board .counter").first.bounding_box()
            if box and box["width"] >= CLOSE:
                return
            self.page.mouse.move(*self.spot(area))
            self.page.mouse.wheel(0, -240)
            self.page.wait_for_timeout(150)
        raise AssertionError("the map does not come closer")

    def stands(self, unit: str, area: str) -> None:
        expect(self.counter(unit)).to_have_attribute("data-space", area, timeout=PATIENCE)

    def gone(self, unit: str) -> None:
        expect(self.page.locator(f".map-board [data-unit='{unit}']")).to_have_count(0)

    def suffered(self, unit: str) -> None:
        """The map shows of an army what the log tells of its losses."""
        label = self.sheet["units"][unit]["label"]
        told = self.tab("Log").inner_text()
        if f"Eliminated: {label}." in told:
            self.gone(unit)
        else:
            side = ".r" if f"Reduced: {label}." in told else ""
            expect(self.counter(unit)).to_have_attribute("data-face", unit.rpartition("_")[0] + side)

    # ------------------------------------------------------------ verbs

    def heading(self, title: str) -> Locator:
        return self.page.get_by_role("group", name=title, exact=True)

    def take(self, verb: str) -> Seen:
        """Presses an action that needs nothing else, and confirms it if that is asked."""
        before = self.turn()
        self.press(verb)
        self.page.wait_for_function(DONE_OR_SHOWN, arg=before.seq, timeout=PATIENCE)
        if self.look().seq == before.seq:
            self.confirm()
        self.arrived(before)
        return self.turn()

    def begin(self, group: str, verb: str) -> None:
        """Opens a heading and picks a verb under it that needs armies or areas."""
        heading = self.heading(group)
        opener = heading.get_by_role("button", name=group)
        expect(heading).to_be_visible()
        if opener.count() and opener.get_attribute("aria-expanded") == "false":
            opener.click()
        button = heading.get_by_role("button", name=f"{verb}…", exact=True)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    def operate(self, verb: str, unit: str, area: str) -> Seen:
        """Picks an army, then where it goes; says by which verb if there are several."""
        before = self.turn()
        self.pick_unit(unit)
        self.taken(before)
        picked = self.look()
        self.pick_place(area)
        self.taken(picked)
        if self.look().seq == before.seq:
            which = self.page.get_by_role("group", name="Which").get_by_role("button", name=verb, exact=True)
            which.click()
        self.arrived(before)
        return self.turn()

    def choose_armies(self, *units: str) -> None:
        """Attacker, target and supports, one after the other; the last may be all that was missing."""
        for unit in units:
            before = self.look()
            self.pick_unit(unit)
            self.page.wait_for_function(PICKED, arg=[before.seq, before.picked], timeout=PATIENCE)

    # ------------------------------------------------------------ what the page shows

    def tab(self, name: str) -> Locator:
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel", name=name)

    def gauge(self, name: str, value: int) -> None:
        """The number that a gauge shows, and that a screen reader hears."""
        shown = self.tab("Sides").locator(f"[data-gauge='{name}'] .value")
        expect(shown).to_have_text(re.compile(rf"^\s*{value}( of \d+)?\s*$"))

    def logged(self, text: str, rule: str) -> None:
        """A line of the log, and the number of its rule beside it."""
        line = self.tab("Log").get_by_role("listitem").filter(has_text=text).last
        expect(line).to_be_visible()
        expect(line.get_by_role("button", name="Rule")).to_have_text(rule)
