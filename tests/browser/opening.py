"""Pages in fresh browser contexts, and everything that went wrong in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

HEIGHTS = {1440: 900, 1024: 768, 844: 390, 390: 844, 320: 568}
TOUCHED = 1100
"""Screens up to this width are touched."""
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
OF_THE_MACHINE = (
    "Service Worker registration blocked by Playwright",
    "The AudioContext encountered an error from the audio device or the WebAudio renderer.",
)
"""What a browser says of where it runs, not of the page: it has no worker here, and no loudspeaker."""
TIMEOUT = 60_000
"""Milliseconds: as patient as a busy machine needs."""


class Opener:
    """What the fixture `open_page` gives: call it for a page; `expect` what is meant to go wrong in them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._contexts: list[BrowserContext] = []
        self._expected: list[str] = []
        self._troubles: list[str] = []

    def __call__(
        self,
        path: str = "/",
        *,
        width: int = 1440,
        language: str = "en",
        theme: str = "light",
        motion: bool = False,
    ) -> Page:
        # A test sees every request: none is answered by what the page has kept.
        device = {"service_workers": "block", **_device(width, language, theme, motion)}
        context = self._browser.new_context(**device, base_url=self._url)
        context.set_default_timeout(TIMEOUT)
        self._contexts.append(context)
        context.on("page", self._watch)
        page = context.new_page()
        page.goto(path)
        return page

    def expect(self, pattern: str) -> None:
        """Trouble that matches is meant to be in this test: a killed server, a refused action."""
        self._expected.append(pattern)

    @property
    def troubles(self) -> list[str]:
        """What went wrong in any page of this test and was not expected."""
        return [told for told in self._troubles if not any(re.search(one, told) for one in self._expected)]

    def keep(self, folder: Path, name: str) -> list[Path]:
        """Saves how every open page looks and what it consists of."""
        folder.mkdir(parents=True, exist_ok=True)
        kept = []
        for number, page in enumerate(page for context in self._contexts for page in context.pages):
            picture = folder / f"{name}-{number}.png"
            page.screenshot(path=picture, animations="disabled", timeout=5_000)
            picture.with_suffix(".html").write_text(page.content(), encoding="utf-8")
            kept.append(picture)
        return kept

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._troubles.append(f"error in the page: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text not in OF_THE_MACHINE:
            self._troubles.append(f"console {message.type}: {message.text} {message.location.get('url', '')}")

    def _failed(self, request: Request) -> None:
        # A page that is left drops what it was loading; nobody misses that.
        if request.failure != "net::ERR_ABORTED":
            self._troubles.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._troubles.append(f"answer {response.status}: {response.request.method} {response.url}")


def _device(width: int, language: str, theme: str, motion: bool) -> dict[str, Any]:
    small = width < TOUCHED
    return {
        "viewport": {"width": width, "height": HEIGHTS[width]},
        "locale": LOCALES[language],
        "color_scheme": theme,
        "reduced_motion": "no-preference" if motion else "reduce",
        "has_touch": small,
        "is_mobile": small,
    }
