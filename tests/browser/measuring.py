"""What is too small for a finger, cut off, or lies over something else."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST = 44, 44
"""Pixels across and down that a finger needs; a number in the midst of a line is hit around it, too."""
TARGETS = "button, a[href], input, select, summary, [role=option], [role=tab]"
SMALL = """([targets, [wide, high]]) => [...document.querySelectorAll(targets)]
    .filter((one) => one.checkVisibility() && !one.closest('p, .world, .chip, .link, [inert]'))
    .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < wide || box.height < high - 0.5))
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width.toFixed()}x${box.height.toFixed()}`)"""
CUT = """() => [...document.querySelectorAll('[role=tablist], .strip, header, .status, .row, button')]
    .filter((one) => one.checkVisibility() && !one.closest('.world, .chip') && one.clientWidth)
    .filter((one) => one.scrollWidth > one.clientWidth + 1
      || one.matches('.status') && one.scrollHeight > one.clientHeight + 1)
    .map((one) => `cut off: ${one.outerHTML.slice(0, 120)} ${one.scrollWidth} > ${one.clientWidth}`)"""
OVERLAPPING = """() => {
  const groups = ['header > *', '.strip > *', '[role=tab]', 'header, .strip, aside.sheet'];
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return groups.flatMap((group) => {
    const all = [...document.querySelectorAll(group)].filter(shown);
    return all.flatMap((one, n) => all.slice(n + 1)
      .filter((other) => !one.contains(other) && !other.contains(one))
      .filter((other) => over(one.getBoundingClientRect(), other.getBoundingClientRect()))
      .map((other) => `${one.outerHTML.slice(0, 100)} lies over ${other.outerHTML.slice(0, 100)}`));
  });
}"""


def no_wider_than_the_window(page: Page) -> bool:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return bool(wide <= 0)


def too_small(page: Page) -> list[str]:
    """What a finger could miss."""
    found: list[str] = page.evaluate(SMALL, [TARGETS, LEAST])
    return found


def cut_off(page: Page) -> list[str]:
    """Rows and buttons whose text goes on where nobody sees it."""
    found: list[str] = page.evaluate(CUT)
    return found


def overlapping(page: Page) -> list[str]:
    """Strips, and what stands side by side in them, that lie over one another."""
    found: list[str] = page.evaluate(OVERLAPPING)
    return found
