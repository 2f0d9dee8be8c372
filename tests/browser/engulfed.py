"""Europe Engulfed by clicks: combat, and what a browser may not have been told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Page

import grognard
from grognard.soak import serving
from tests.browser.answering import option, seq_of, settle
from tests.browser.hosting import Host, Table
from tests.browser.overhearing import Ears
from tests.browser.prepared import prepared

GAME = grognard.game("ee")
BLOCK = re.compile(r"[a-z]{2}\d+")
"""Handles of ground units: de1. Those of aircraft (dea1) hide nothing but their orders."""
UNSEEN = re.compile("unseen|orders secret")
"""Ranks of a line of battle that tell nothing of the units in them."""


def begin(server: serving.Server, position: dict[str, Any], seats: int = 2) -> Table:
    return prepared(Host(server.url), GAME, position, ("me",) * seats)


def fight(page: Page, space: str, combat: str) -> None:
    """Combat in an area: chosen in the list, then its type."""
    before = seq_of(page)
    option(page, space)
    page.locator(".question .card[role=group] button", has_text=combat).click()
    settle(page, before)


# ---------------------------------------------------------------- what somebody may not have been told


def leaks(ears: Ears, own: Sequence[str], opened: Sequence[str] = ()) -> list[str]:
    """Blocks of others whose face, kind or steps have come, whatever the message; `own` are the letters of
    the viewer's handles, `opened` the blocks that lie open before all eyes."""

    def hidden(unit: str) -> bool:
        return bool(BLOCK.fullmatch(unit)) and not unit.startswith(tuple(own)) and unit not in opened

    return [
        f"{where}: {found}"
        for where, text in ears.heard
        for message in [json.loads(text)]
        for unit, found in (*_pictured(message), *_ranked(message), *_named(text))
        if hidden(unit)
    ]


def orders(ears: Ears, planes: Sequence[str]) -> list[str]:
    """What has come of the orders of aircraft: a line of the log about one, or the rank it flies in."""
    return [
        f"{where}: {found}"
        for where, text in ears.heard
        for part in _parts(json.loads(text))
        for found in [part.get("title", part.get("text"))]
        if isinstance(part.get("units"), list) and {*planes} & {*part["units"]}
        if part.get("kind") == "engaging" or ("title" in part and not UNSEEN.search(str(found)))
    ]


def _pictured(message: Any) -> Iterator[tuple[str, str]]:
    """The blocks in every picture of a message that do not stand with their backs to the viewer."""
    for part in _parts(message):
        for key, shown in part.items():
            if key.startswith("unit:") and shown and (len(shown) > 3 or not shown[1].endswith(".standing")):
                yield key.removeprefix("unit:"), f"{key} {shown}"


def _ranked(message: Any) -> Iterator[tuple[str, str]]:
    """The blocks in those ranks of a line of battle that say what is in them."""
    for part in _parts(message):
        if {*part} == {"title", "units"} and not UNSEEN.search(part["title"]):
            yield from ((unit, f"{unit} in {part['title']}") for unit in part["units"])


def _named(text: str) -> Iterator[tuple[str, str]]:
    """The blocks that a sentence calls by their kind: German block 1 (armour, 4 steps)."""
    for unit, label in LABELS.items():
        if f"{label} (" in text:
            yield unit, f"{label} (…"


LABELS = {unit: GAME.label("unit", unit, "en") for unit in GAME.names()["unit"] if BLOCK.fullmatch(unit)}


def _parts(message: Any) -> Iterator[dict[str, Any]]:
    """Every object in a message, however deep."""
    if isinstance(message, dict):
        yield message
    inside = message.values() if isinstance(message, dict) else message if isinstance(message, list) else ()
    for one in inside:
        yield from _parts(one)
