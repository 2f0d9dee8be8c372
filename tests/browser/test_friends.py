"""Between friends: links, takebacks after dice, draws, giving up, another game; lost seats; bots to watch."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.hosting import SOVIET, WESTERN, Host, Table, shortest
from tests.browser.opening import Opener
from tests.browser.playing import Mouse
from tests.browser.serving import Server

Shot = Callable[[Page, str], Path]
Axe = Callable[[Page], None]


def two(open_page: Opener, server: Server, until: str = "") -> tuple[Table, Page, Page]:
    """A table of two friends in two browsers."""
    table = Host(server.url).table("me", "me")
    if until:
        table.play(until=until)
    pages = [open_page(link) for link in table.links]
    for page in pages:
        page.get_by_role("tab", name="Table").click()
    return table, pages[SOVIET], pages[WESTERN]


def offer(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()
    expect(page.get_by_test_id("proposal").get_by_role("button", name="Withdraw")).to_be_visible()


def answer(page: Page, text: str, button: str) -> None:
    proposal = page.get_by_test_id("proposal")
    expect(proposal).to_contain_text(text)
    proposal.get_by_role("button", name=button).click()
    expect(proposal).to_have_count(0)


def test_the_link_is_what_one_sees_first(open_page: Opener, server: Server, shot: Shot, axe: Axe) -> None:
    host = open_page()
    host.get_by_text("Another game").click()
    host.get_by_label("Who plays: Western player").select_option("a friend, by link")
    host.get_by_label("Your name").fill("Boris")
    host.get_by_role("button", name="Set up the table").click()
    card = host.get_by_test_id("invitations")
    expect(card).to_contain_text("Boris invites you to Battle for Germany")
    expect(card.get_by_role("button", name=re.compile("Copy"))).to_be_visible()
    expect(host.get_by_test_id("part")).to_have_text("Soviet player")
    link = card.get_by_role("textbox").input_value()
    shot(host, "table-invitation")
    axe(host)

    friend = open_page(link.removeprefix(server.url), width=390)
    expect(friend.get_by_test_id("joined")).to_contain_text("Battle for Germany · ")
    said = "Boris invites you to Battle for Germany, Historical scenario. You will play: Western player."
    expect(card).to_contain_text(said)
    expect(friend.get_by_text(said)).to_be_visible()
    shot(friend, "join-friend")
    open_page.expect("503")
    loses_the_answer(friend)
    expect(host.get_by_test_id("invitations")).to_have_count(0)
    expect(friend.get_by_test_id("part")).to_have_text("Western player")
    watcher = open_page(link.removeprefix(server.url).split("#")[0])
    expect(watcher.get_by_test_id("part")).to_have_text("watching")
    keeps_the_record(watcher)
    host.goto("/")
    mine = host.get_by_role("region", name="My tables")
    expect(mine).to_contain_text("Battle for Germany")
    expect(mine).to_contain_text("Soviet player")


def loses_the_answer(friend: Page) -> None:
    """The seat is given, but the first answer gets lost on its way: the page asks again, and has the seat."""
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().text())
            route.fulfill(status=503, json={"error": "lost", "message": "lost"})

    friend.route("**/claim", lose)
    friend.get_by_label("Your name").fill("Anna")
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.get_by_test_id("question")).to_contain_text("Waiting for the Soviet player")
    assert lost


def keeps_the_record(watcher: Page) -> None:
    watcher.get_by_role("tab", name="Table").click()
    with watcher.expect_download() as told:
        watcher.get_by_role("button", name="Download the record").click()
    assert re.fullmatch(r"battle-for-germany_historical_watching_.*\.record", told.value.suggested_filename)


def test_a_takeback_after_dice_a_draw_and_the_rematch(
    open_page: Opener, server: Server, shot: Shot, axe: Axe
) -> None:
    table, soviet, western = two(open_page, server, until="attack")
    attack = table.question()
    line = next(iter(attack["choices"]["attack"].items()))
    table.act(f"attack {line[0]} {line[1][0]}", attack["seat"])
    asking, other = (soviet, western) if attack["seat"] == SOVIET else (western, soviet)
    log = [page.locator(".table") for page in (soviet, western)]
    seq = table.card(0)["seq"]
    for shown in log:
        expect(shown).to_have_attribute("data-seq", str(seq))

    offer(asking, "Ask for a takeback")
    answer(other, "may the last action be taken back?", "Decline")
    expect(asking.get_by_test_id("proposal")).to_have_count(0)
    offer(asking, "Ask for a takeback")
    expect(other.get_by_test_id("proposal")).to_be_visible()
    shot(other, "table-proposal")
    axe(other)
    answer(other, "may the last action be taken back?", "Agree")
    for shown in log:
        expect(shown).to_have_attribute("data-seq", str(seq + 1))
    assert "attack" in table.question()["choices"]

    offer(western, "Offer a draw")
    answer(soviet, "a draw?", "Agree")
    for page in (soviet, western):
        expect(page.get_by_test_id("outcome")).to_contain_text("A draw, agreed on by the players.")
    western.get_by_role("button", name="Rematch, sides changed").click()
    answer(soviet, "another game, with sides changed?", "Agree")
    for page, part in ((soviet, "Western player"), (western, "Soviet player")):
        page.get_by_role("button", name="To the rematch").click()
        expect(page.get_by_test_id("part")).to_have_text(part)
    assert Mouse(western).turn().text.startswith("Soviet movement, turn 1")


def test_giving_up_and_playing_on_from_a_moment(open_page: Opener, server: Server) -> None:
    table, soviet, western = two(open_page, server, until="attack")
    soviet.get_by_role("button", name="Resign…").click()
    soviet.get_by_role("button", name="Resign: the game is lost").click()
    expect(western.get_by_test_id("outcome")).to_contain_text("Victory: Western player")
    western.goto(f"{table.path}?moment=1")
    western.get_by_text("Play on from here").click()
    western.get_by_role("button", name="As Soviet player").click()
    expect(western.get_by_test_id("part")).to_have_text("Soviet player")
    expect(western).not_to_have_url(re.compile(table.id))
    assert Mouse(western).turn().text.startswith("Soviet")


def test_a_lost_seat_is_found_again_by_the_word(open_page: Opener, server: Server) -> None:
    table = Host(server.url).table("me", "me")
    page = open_page(table.links[SOVIET])
    page.get_by_role("tab", name="Table").click()
    page.get_by_text("My seat: Soviet player").click()
    page.get_by_role("button", name="Get a word to come back by").click()
    word = page.get_by_label("Word of recovery", exact=True).input_value()
    other = open_page(table.path)
    other.get_by_role("tab", name="Table").click()
    other.get_by_text("I hold a seat here").click()
    other.get_by_label("Word of recovery").fill(word)
    other.get_by_role("button", name="Take my seat again").click()
    expect(other.get_by_test_id("part")).to_have_text("Soviet player")
    assert Mouse(other).turn().text.startswith("Soviet movement")


def test_bots_are_watched(open_page: Opener, server: Server) -> None:
    page = open_page()
    page.get_by_text("Another game").click()
    page.get_by_role("combobox", name="Scenario").select_option("Collapse in the East")
    for seat in ("Soviet player", "Western player"):
        page.get_by_label(f"Who plays: {seat}").select_option("a bot")
    for seat in ("Soviet player", "Western player"):
        page.get_by_label(f"Bot for: {seat}").select_option("random")
    expect(page.get_by_text("Nobody plays but bots")).to_be_visible()
    page.get_by_role("button", name="Watch the bots").click()
    expect(page.get_by_test_id("part")).to_have_text("watching")
    expect(page.locator(".table")).to_have_attribute("data-seq", re.compile(r"^[1-9]"))


def test_what_bots_do_can_be_skipped(open_page: Opener, server: Server) -> None:
    table = Host(server.url).table("me", "bot")
    page = open_page(table.links[SOVIET])
    player = Mouse(page)
    player.turn()  # the table has come, and its own header with it
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="step by step").click()
    page.keyboard.press("Escape")
    skip = page.get_by_role("button", name="Skip", exact=True)
    for _ in range(3000):
        if skip.is_visible():
            break
        if table.card()["seats"][SOVIET]["waiting"]:
            table.act(shortest(table.question()["choices"]), SOVIET)
        else:
            page.wait_for_timeout(20)
    else:
        raise AssertionError("the captain did nothing that could be skipped")
    page.keyboard.press("f")
    player.turn()
    expect(skip).to_have_count(0)


def test_who_looks_elsewhere_is_called(open_page: Opener, server: Server) -> None:
    """A notification, asked for by a click, when it is my turn and the page is hidden; a sound if I like."""
    table = Host(server.url).table("me", "me")
    page = open_page(table.links[WESTERN])
    page.evaluate(
        """() => { window.called = []; window.heard = 0;
        const Sound = AudioContext;
        window.AudioContext = class extends Sound { constructor() { super(); window.heard++; } };
        window.Notification = class { static permission = 'granted';
          static requestPermission = async () => 'granted';
          constructor(title, more) { window.called.push(more.body); } }; }"""
    )
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="A notification when it is my turn").check()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("question")).to_contain_text("Waiting")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    table.play(asked=WESTERN)
    page.wait_for_function("() => window.called.length === 1 && window.heard === 1")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="A sound when it is my turn").uncheck()
    page.keyboard.press("Escape")
    table.play(asked=SOVIET)
    expect(page.get_by_test_id("question")).to_contain_text("Waiting")
    table.play(asked=WESTERN)
    page.wait_for_function("() => window.called.length === 2")
    assert page.evaluate("window.heard") == 1


def test_the_page_can_be_installed(server: Server, chromium: Browser) -> None:
    """It keeps the files of its own build, nothing of any table, and opens without a network."""
    context = chromium.new_context(base_url=server.url)
    try:
        page = context.new_page()
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        manifest = page.request.get("/manifest.json").json()
        for icon in manifest["icons"]:
            assert page.request.get(icon["src"]).ok
        page.reload()
        kept = page.evaluate(
            """async () => { const [name, ...others] = await caches.keys();
              const paths = (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname);
              return { others, paths }; }"""
        )
        assert kept["others"] == []
        assert "/" in kept["paths"]
        assert not [path for path in kept["paths"] if path.startswith("/api")]
        context.set_offline(True)
        page.goto("/about")
        expect(page.get_by_role("heading", name="Dice")).to_be_visible()
    finally:
        context.close()
