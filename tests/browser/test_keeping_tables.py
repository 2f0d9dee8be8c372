"""A host deletes a table, and whoever plays there is told; the page of a mail's link takes an answer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from grognard import store as stores
from grognard.store.mail_addresses import mail_address
from tests.browser.hosting import WESTERN, Host
from tests.browser.opening import Opener
from tests.browser.serving import Server


def test_a_host_deletes_a_table(open_page: Opener, server: Server, axe: Callable[[Page], None]) -> None:
    table = Host(server.url).table("me", "friend")
    claimed = table.host.post(f"/tables/{table.id}/claim", {"invite": table.invites[WESTERN]})
    host = open_page(table.links[0])
    friend = open_page(f"{table.path}#seat={WESTERN}:{claimed['token']}")
    for page in (host, friend):
        page.get_by_role("tab", name="Table").click()
    expect(host.get_by_text("Delete this table")).to_be_visible()
    expect(friend.get_by_text("Delete this table")).to_have_count(0)
    host.get_by_text("Delete this table").click()
    axe(host)
    host.get_by_role("button", name="Delete it for good").click()
    expect(host.get_by_text("The table was deleted.")).to_be_visible()
    expect(friend.get_by_text("This table was deleted")).to_be_visible()


def test_a_mail_s_link_is_answered(open_page: Opener, server: Server, axe: Callable[[Page], None]) -> None:
    store = stores.open(server.database)
    word = mail_address(store, "ann@example.org").word
    page = open_page(f"/mail/{word}", language="fr")
    axe(page)
    for button, told, wanted in (
        ("Oui, écrivez-moi", "Vous recevez un courriel", True),
        ("Non, ne m’envoyez rien", "aucun courriel", False),
    ):
        page.get_by_role("button", name=button).click()
        expect(page.get_by_text(told)).to_be_visible()
        assert mail_address(store, "ann@example.org").wanted is wanted
    store.close()
