"""Somebody at the page: answers what it asks by what it offers, with the mouse or with the keys."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 180_000
"""Milliseconds for whatever may take long on a busy machine, a bot's whole phase among them."""

READ = """() => {
  const table = document.querySelector('.table');
  const said = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const preview = document.querySelector('[data-testid=preview]');
  return table && {
    seq: Number(table.dataset.seq),
    busy: table.dataset.busy !== 'false',
    status: said('[data-testid=status]'),
    text: said('[data-testid=question]'),
    over: Boolean(document.querySelector('[data-testid=outcome]')),
    buttons: all('.question > .row > button:enabled:not([aria-disabled=true])')
      .map((one) => one.textContent.trim()),
    choices: all('#choices [role=option]:not([aria-disabled])').map((one) =>
      ({ label: one.firstElementChild.textContent, selected: one.ariaSelected === 'true' })),
    preview: preview !== null,
    known: preview !== null &&
      preview.querySelector('.what').textContent.trim() !== preview.querySelector('.main').textContent.trim(),
    which: all('.question .card[role=group] button').map((one) => one.textContent.trim()),
  };
}"""
"""What the page shows of the question, in one look."""

MY_TURN = f"""() => {{
  const seen = ({READ})();
  return seen && !seen.busy && (seen.over || seen.choices.length > 0);
}}"""
TAKEN = f"""([seq, picked]) => {{
  const seen = ({READ})();
  if (seen.seq !== seq) return !seen.busy;
  if (seen.preview) return seen.known && !seen.busy;
  if (seen.busy) return false;
  return seen.which.length > 0 || seen.choices.filter((one) => one.selected).length !== picked;
}}"""

STILL = """() => new Promise((told) => {
  const where = () => {
    const { left, top, width } = document.querySelector('.world').getBoundingClientRect();
    return [left, top, width].join();
  };
  const before = where();
  requestAnimationFrame(() => requestAnimationFrame(() => told(where() === before)));
})"""
"""Whether the map stays where it is."""

FOCUSED = """() => {
  const held = document.activeElement;
  const label = held.labels?.[0]?.firstElementChild;
  return held.ariaLabel ?? (label ?? held).textContent.trim();
}"""
"""The name of what has the focus."""


@dataclass
class Seen:
    """What the page shows of the question."""

    seq: int
    busy: bool
    status: str
    text: str
    over: bool
    buttons: list[str]
    choices: list[dict[str, Any]]
    preview: bool
    known: bool
    which: list[str]

    @property
    def free(self) -> list[str]:
        """What is not yet picked."""
        return [one["label"] for one in self.choices if not one["selected"]]

    @property
    def picked(self) -> int:
        return sum(one["selected"] for one in self.choices)


class Player(ABC):
    """Does a few things in each phase, then ends it; what must be answered is answered."""

    end, add_all = "End the phase", "Add all who can join"
    passes = ("No advance", "No pursuit")

    def __init__(self, page: Page, deeds: int = 2) -> None:
        self.page = page
        self.deeds = deeds
        self.done: Counter[str] = Counter()
        """How often something was done in each phase."""

    # ------------------------------------------------------------ what the page says

    @cached_property
    def sheet(self) -> Any:
        """The game's own names, as the page got them."""
        table = self.page.url.split("/table/")[1][:12]
        language = self.page.locator("html").get_attribute("lang") or "en"
        return self.page.request.get(
            f"/api/tables/{table}/sheet", headers={"Accept-Language": language, **self._token(table)}
        ).json()

    def _token(self, table: str) -> dict[str, str]:
        seats = json.loads(self.page.evaluate("() => localStorage['grognard.seats'] ?? '{}'"))
        held = next(iter(seats.get(table, {}).values()), None)
        return {"Authorization": f"Bearer {held}"} if held else {}

    def look(self) -> Seen:
        return Seen(**self.page.evaluate(READ))

    def turn(self) -> Seen:
        """Waits until this person is asked something, or the game is over."""
        self.page.wait_for_function(MY_TURN, timeout=PATIENCE)
        return self.look()

    # ------------------------------------------------------------ playing

    def play_until(self, status: str, most: int = 200) -> Seen:
        """Plays until the status of the table has these words and it is one's turn."""
        for _ in range(most):
            seen = self.turn()
            if status in seen.status or seen.over:
                return seen
            self.answer(seen)
        raise AssertionError(f"{status!r} was not reached in {most} answers")

    def answer(self, seen: Seen) -> None:
        """One answer to the question: enough has been done in this phase, or one thing more."""
        if self.end in seen.buttons and self.done[seen.status] >= self.deeds:
            self.finish()
        else:
            self.deed(seen)

    def finish(self) -> None:
        """Ends the phase, also if units could still do something."""
        before = self.look()
        self.press(self.end)
        sure = self.page.get_by_role("group", name="Are you sure?")
        expect(self.page.locator(f".table:not([data-seq='{before.seq}'])").or_(sure).first).to_be_visible()
        if sure.is_visible():
            self.confirm()
        self.arrived(before)

    def deed(self, seen: Seen, first: str = "") -> None:
        """Picks, one thing after the other, until it makes an action, and confirms that if it is asked."""
        start = seen
        self.choose(first or self.preferred(seen))
        for _ in range(20):
            self.taken(seen)
            now = self.look()
            if now.seq != start.seq:
                break
            if self.add_all in self.offered():
                self.press(self.add_all)
            elif now.preview:
                self.confirm()
                self.arrived(start)
                break
            elif now.which:
                self.press(now.which[0])
            else:
                self.choose(self.preferred(now))
            seen = now
        self.done[start.status] += 1

    def preferred(self, seen: Seen) -> str:
        """What is picked next: nothing clever, but not always the same."""
        return seen.free[(self.done.total() * 7) % len(seen.free)]

    def offered(self) -> list[str]:
        return self.page.locator(".question button:enabled:not([aria-disabled=true])").all_inner_texts()

    def taken(self, before: Seen) -> None:
        """Waits until the last pick has had its effect."""
        self.page.wait_for_function(TAKEN, arg=[before.seq, before.picked], timeout=PATIENCE)

    def arrived(self, before: Seen) -> None:
        """Waits until an action has been done and told."""
        expect(self.page.locator(f".table:not([data-seq='{before.seq}'])")).to_be_attached(timeout=PATIENCE)

    @abstractmethod
    def choose(self, label: str) -> None:
        """Picks one of the choices."""

    @abstractmethod
    def press(self, label: str) -> None:
        """Presses a button of the question."""

    @abstractmethod
    def confirm(self) -> None:
        """Presses the button that does what is shown."""


class Mouse(Player):
    """Picks counters and spaces on the map, and never touches the list."""

    def choose(self, label: str) -> None:
        unit = self.unit(label)
        if unit is not None:
            self.pick_unit(unit)
        else:
            self.pick_place(self.place(label))

    def press(self, label: str) -> None:
        self.page.locator(".question").get_by_role("button", name=label, exact=True).click()

    def confirm(self) -> None:
        self.page.locator(".question .card[role=group] button.main").click()

    def unit(self, label: str) -> str | None:
        return next((name for name, card in self.sheet["units"].items() if card["label"] == label), None)

    def place(self, label: str) -> str:
        places = {space["label"]: space["name"] for space in self.sheet["spaces"]}
        boxes = {box["title"]: box["name"] for box in self.sheet["boxes"]}
        return str({**boxes, **places}[label])

    def whole_map(self) -> None:
        """Zooms out until everything is in sight."""
        self.page.get_by_role("button", name="Whole map").click()
        self.page.wait_for_function(
            """() => {
                const world = document.querySelector('.world').getBoundingClientRect();
                const board = document.querySelector('.map-board').getBoundingClientRect();
                return world.left >= board.left - 1 && world.right <= board.right + 1
                    && world.top >= board.top - 1 && world.bottom <= board.bottom + 1;
            }"""
        )

    def counter(self, unit: str) -> Locator:
        return self.page.locator(f"[data-unit='{unit}']")

    def pick_unit(self, unit: str) -> None:
        """Clicks a counter; in a stack after it has fanned out."""
        self.reveal(unit)
        self.tap(*middle(self.counter(unit)))

    def reveal(self, unit: str) -> None:
        counter = self.counter(unit)
        self.rest()
        stack = self.page.locator(f".counter[data-space='{counter.get_attribute('data-space')}']")
        if stack.count() > 1:
            self.page.mouse.move(*middle(counter))
            expect(self.page.locator(f".counter.fanned[data-unit='{unit}']")).to_be_visible()
        else:
            counter.scroll_into_view_if_needed()

    def pick_place(self, name: str) -> None:
        box = self.page.locator(f"[data-place='{name}'] button.box-pick")
        chosen = self.page.locator(".map-board .counter:has(.tone.selected)")
        if box.count():
            box.click()
        elif chosen.count() == 1 and self.friends(unit := str(chosen.get_attribute("data-unit")), name):
            self.drag(unit, name)  # a click would choose whoever stands there
        else:
            self.rest()
            self.tap(*self.spot(name))

    def friends(self, unit: str, place: str) -> bool:
        """Whether somebody of a unit's own side stands at a place."""
        side = self.sheet["units"][unit]["side"]
        there = self.page.locator(f".map-board .counter[data-space='{place}']")
        names = there.evaluate_all("(all) => all.map((one) => one.dataset.unit)")
        return any(self.sheet["units"][name]["side"] == side for name in names)

    def tap(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def rest(self) -> None:
        """Takes the pointer off the map, so that no stack is fanned out over what is meant, and waits."""
        self.page.mouse.move(0, 0)
        expect(self.page.locator(".map-board .plate")).to_have_count(0)
        self.page.wait_for_function(STILL)

    def spot(self, space: str) -> tuple[float, float]:
        """Where on the screen a space is."""
        found = next(one for one in self.sheet["spaces"] if one["name"] == space)
        left, top, width, _ = self.sheet["frame"]
        world = self.page.locator(".world").bounding_box()
        assert world is not None
        scale = world["width"] / width
        return world["x"] + (found["x"] - left) * scale, world["y"] + (found["y"] - top) * scale

    def drag(self, unit: str, space: str) -> None:
        """Takes a counter up and puts it down elsewhere."""
        self.reveal(unit)
        x, y = self.spot(space)
        self.page.mouse.move(*middle(self.counter(unit)))
        self.page.mouse.down()
        self.page.mouse.move(x, y, steps=8)
        expect(self.page.locator(".counter-ghost")).to_be_visible()
        self.page.mouse.up()


class Keys(Player):
    """Uses the keyboard alone, and sees to it that the focus is never lost."""

    def choose(self, label: str) -> None:
        self.key("q")
        labels = [one["label"] for one in self.look().choices]
        wanted = f"choice-{labels.index(label)}"
        listed = self.page.locator("#choices")
        expect(listed).to_be_focused()
        self.key("Home")
        while listed.get_attribute("aria-activedescendant") != wanted:
            self.key("ArrowDown")
        self.key("Enter")

    def press(self, label: str) -> None:
        keys = {self.end: "e", self.add_all: "a"}
        if label in keys:
            self.key(keys[label])
        else:
            self.tab_to(label)
            self.key("Enter")

    def confirm(self) -> None:
        self.key("c")

    def tab_to(self, name: str, most: int = 80) -> None:
        """Goes on with the Tab key until something of this name has the focus."""
        for _ in range(most):
            if self.page.evaluate(FOCUSED) == name:
                return
            self.key("Tab")
        raise AssertionError(f"{name!r} can't be reached with the Tab key")

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def arrived(self, before: Seen) -> None:
        super().arrived(before)
        self.turn()
        assert self.focused() != "BODY", "the focus is lost"

    def focused(self) -> str:
        return str(self.page.evaluate("() => document.activeElement.tagName"))


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
