"""Answers at the page by its buttons and its list, until each has been done."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect


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
