"""What a test of the page starts from. All tests in this folder are marked `browser`. ./test tests/browser

- `server`: a real `grognard serve`, shared with other tests: `.url`, `.log`. A module that needs other games,
  or a server that is killed or left to bots, says so by a fixture `server` of its own, which returns
  `foxes_server`, `example_server` or `own_server`: `.kill()` (power cut), `.restart()` (same port, same
  database), `.stop()` (Ctrl-C), `.start()`.
- `open_page(path="/", width=1440 | 390, language="en" | "fr", theme="light" | "dark", motion=False)`:
  a Playwright page of `server` in a fresh context, so that each is another person's browser. At the end the
  test fails if any page met an error, a console error or warning, a failed request or an answer of 400 and
  more, unless `open_page.expect(pattern)` said that it would.
- `shot(page, name)`: a picture in artefacts/screens/<name>-<width>.png.
- `axe(page)`: fails with a list if there are serious or critical barriers to accessibility.
- `chromium`: the browser itself, for what `open_page` can't do.

A test that fails leaves pictures and HTML of its pages in artefacts/failures, and the server's log in the
report.

Playwright keeps an event loop running in the main thread while `chromium` is open, so a test in this folder
can't use asyncio.run. The browser is closed after the last test of the folder, so tests elsewhere can.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import grognard
from tests.browser.opening import TIMEOUT, Opener
from tests.browser.reading import barriers
from tests.browser.serving import Server

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts"
ARGUMENTS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-audio-output",
]
MANY_TABLES = {"GROGNARD_TABLES_PER_MINUTE": "10000"}
"""To a server, all tests of a run are one client."""
NO_MORE: Mapping[str, str] = {}
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "setup":
        item.stash[FAILED] = False  # of an earlier try
    if report.failed:
        item.stash[FAILED] = True
        server = getattr(item, "funcargs", {}).get("server")
        if isinstance(server, Server):
            report.sections.append(("the server's log", server.log[-8000:]))
    return report


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    # A browser that runs as root has no sandbox to put its pages into.
    arguments = ["--no-sandbox", *ARGUMENTS] if os.getuid() == 0 else ARGUMENTS
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def server(plain_server: Server) -> Server:
    return plain_server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that no other test has to do with."""
    with _running(tmp_path) as server:
        yield server


@pytest.fixture(scope="package")
def _plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with _running(tmp_path_factory.mktemp("plain")) as server:
        yield server


@pytest.fixture(scope="package")
def _foxes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with _running(tmp_path_factory.mktemp("foxes"), foxes=True) as server:
        yield server


@pytest.fixture(scope="package")
def _example(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    environment = {grognard.ADDED: "examples.narrow_seas.game:NarrowSeas"}
    with _running(tmp_path_factory.mktemp("example"), environment=environment) as server:
        yield server


@pytest.fixture
def plain_server(_plain: Server) -> Server:
    return _started(_plain)


@pytest.fixture
def foxes_server(_foxes: Server) -> Server:
    """A server that also has the tests' own small games, in which seats have secrets."""
    return _started(_foxes)


@pytest.fixture
def example_server(_example: Server) -> Server:
    """A server that the environment tells of Narrow Seas."""
    return _started(_example)


@pytest.fixture
def open_page(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Opener]:
    opener = Opener(chromium, server.url)
    yield opener
    troubles = opener.troubles
    if troubles or request.node.stash.get(FAILED, False):
        opener.keep(ARTEFACTS / "failures", re.sub(r"\W+", "-", request.node.name))
    opener.close()
    if troubles:
        pytest.fail("The page met trouble:\n" + "\n".join(troubles), pytrace=False)


@pytest.fixture
def shot() -> Callable[[Page, str], Path]:
    def take(page: Page, name: str) -> Path:
        assert page.viewport_size is not None
        path = ARTEFACTS / "screens" / f"{name}-{page.viewport_size['width']}.png"
        page.screenshot(path=path, animations="disabled")
        return path

    return take


@pytest.fixture
def axe() -> Callable[[Page], None]:
    def check(page: Page) -> None:
        found = barriers(page)
        if found:
            pytest.fail(f"{page.url} keeps people out:\n" + "\n".join(found), pytrace=False)

    return check


@contextmanager
def _running(
    folder: Path, *, foxes: bool = False, environment: Mapping[str, str] = NO_MORE
) -> Iterator[Server]:
    if not (ROOT / "src/grognard/server/static/index.html").exists():
        pytest.fail("The page is not built; ./test builds it.", pytrace=False)
    with closing(Server(folder, foxes=foxes, environment={**MANY_TABLES, **environment})) as server:
        server.start()
        yield server


def _started(server: Server) -> Server:
    """A shared server, also after a test that broke it."""
    if not server.runs:
        server.start()
    return server


def browser_path() -> str:
    """The browser that ./test would use."""
    script = 'root=$1; . "$root/scripts/setup"; find_browser'
    found = subprocess.run(["sh", "-c", script, "sh", ROOT], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.fail("No Chromium was found; ./test without arguments fetches one.", pytrace=False)
    return found.stdout.strip()
