"""Posts JSON to an address somebody gave: to the outside only, once, within seconds, following nothing."""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

from grognard.table.errors import BadAddress

SECONDS = 5.0
LOOKUPS = ThreadPoolExecutor(2, "lookup")
"""Names are looked up here: somebody's name may never be answered, and the store needs its own threads."""
LONGEST = 2000
TRANSLATED = [IPv6Network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")]


class Target(NamedTuple):
    """Where a post goes: the number is looked up once, so that a name can't point elsewhere afterwards."""

    number: str
    port: int
    host: str
    path: str
    secure: bool


async def target(url: str, private: bool) -> Target:
    """Where a URL leads; BadAddress if it is none, or leads into a private network."""
    if len(url) > LONGEST or not url.isascii() or any(c <= " " for c in url):
        raise BadAddress(why="no-webhook")
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise BadAddress(why="no-webhook") from error
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise BadAddress(why="no-webhook")
    number = await _looked_up(parts.hostname, port, private)
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    return Target(number, port, parts.netloc, path, parts.scheme == "https")


async def _looked_up(host: str, port: int, private: bool) -> str:
    loop = asyncio.get_running_loop()
    lookup = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    try:
        found = await asyncio.wait_for(loop.run_in_executor(LOOKUPS, lookup), SECONDS)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise BadAddress(why="unknown-host") from error
    numbers = [str(address[4][0]) for address in found]
    if not private and not all(map(is_public, numbers)):
        raise BadAddress(why="private-host")
    return numbers[0]


def is_public(number: str) -> bool:
    """True for an address of the open Internet."""
    address = ip_address(number.partition("%")[0])
    inside = _inside(address) if isinstance(address, IPv6Address) else []
    meant: list[IPv4Address | IPv6Address] = [*inside] or [address]
    return all(one.is_global and not one.is_multicast for one in meant)


def _inside(address: IPv6Address) -> list[IPv4Address]:
    """The IPv4 addresses that an IPv6 address stands for, in any of the ways there are: mapped, 6to4, Teredo,
    and behind a translator, or in the outdated form of 96 zeros."""
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if any(address in network for network in TRANSLATED):
        found.append(IPv4Address(int(address) & 0xFFFFFFFF))
    return [one for one in found if one is not None]


async def post(url: str, body: bytes, private: bool) -> None:
    """Sends it, or raises; an answer other than 2xx is a failure, a redirection too."""
    async with asyncio.timeout(SECONDS):
        to = await target(url, private)
        context = ssl.create_default_context() if to.secure else None
        name = urlsplit(url).hostname if to.secure else None
        reader, writer = await asyncio.open_connection(to.number, to.port, ssl=context, server_hostname=name)
        try:
            writer.write(_request(to, len(body)) + body)
            await writer.drain()
            answer = await reader.readline()
        finally:
            writer.close()
    if not answer.startswith((b"HTTP/1.1 2", b"HTTP/1.0 2")):
        raise ConnectionError("refused")


def _request(to: Target, length: int) -> bytes:
    return (
        f"POST {to.path} HTTP/1.1\r\nHost: {to.host}\r\nUser-Agent: grognard\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    ).encode()
