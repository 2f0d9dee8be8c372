"""The page behind the link of a mail: whoever gets it says there whether they want more."""

from __future__ import annotations

import asyncio
from html import escape

from litestar import Response, get, post
from litestar.enums import MediaType

from grognard.server.errors import Refused
from grognard.server.language import language_of, say
from grognard.server.request_body import body_of
from grognard.server.requests import Asking, MailWord, refusals
from grognard.server.service import service_of
from grognard.store import mail_addresses

WORDS = {b"wanted=yes": True, b"wanted=no": False, b"List-Unsubscribe=One-Click": False}
"""What is said by the buttons of the page; and by mail programs (RFC 8058)."""


@get(
    "/mail/{word:str}",
    summary="The page of a mail's link",
    tags=["mail"],
    media_type=MediaType.HTML,
    responses=refusals(404),
)
async def page(request: Asking, word: MailWord) -> Response[str]:
    """Asks whoever got a mail whether they want more. Looking at it changes nothing: programs that look into
    mail open links, too."""
    store = service_of(request).lobby.store
    known = await asyncio.to_thread(mail_addresses.by_word, store, word)
    if known is None:
        raise Refused("no-such-page")
    return _page(language_of(request.scope), known.wanted)


@post(
    "/mail/{word:str}",
    summary="Whether mail is wanted",
    tags=["mail"],
    status_code=200,
    media_type=MediaType.HTML,
    body=str,
    responses=refusals(404, 413, 422, 503),
)
async def answer(request: Asking, word: MailWord) -> Response[str]:
    """`wanted=yes` or `wanted=no` as text; or as mail programs say it, `List-Unsubscribe=One-Click`."""
    body, lobby = await body_of(request), service_of(request).lobby
    wanted = next((meaning for said, meaning in WORDS.items() if said in body), None)
    if wanted is None:
        raise Refused("unreadable", 422)
    if not await lobby.writer.call(mail_addresses.decide, lobby.store, word, wanted):
        raise Refused("no-such-page")
    return _page(language_of(request.scope), wanted)


def _page(language: str, wanted: bool | None) -> Response[str]:
    """Without a script. Its referrer policy lets the browser say where the answer comes from."""
    now = {None: "mail-unanswered", True: "mail-wanted", False: "mail-unwanted"}[wanted]
    words = [escape(say(key, language)) for key in ("mail-title", now, "mail-yes", "mail-no")]
    title, text, yes, no = words
    return Response(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><meta name="referrer" content="same-origin">'
        f'<link rel="icon" href="data:,"></head><body><h1>{title}</h1><p>{text}</p>'
        '<form method="post" enctype="text/plain">'
        f'<p><button name="wanted" value="yes">{yes}</button></p>'
        f'<p><button name="wanted" value="no">{no}</button></p></form></body></html>',
        media_type=MediaType.HTML,
    )
