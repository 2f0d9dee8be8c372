"""How often one client address may ask: a bucket of tokens for each kind of request."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import ip_address

from grognard.server.settings import Rate

MOST_BUCKETS = 10_000


class Buckets:
    """One bucket an address: it fills steadily, and every request takes tokens out of it."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._speed, self._clock = rate.count, rate.count / rate.seconds, clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def wait(self, address: str, cost: float = 1.0) -> float:
        """0 if the request, which takes so many tokens, may pass, else the seconds after which it may."""
        now = self._clock()
        left, since = self._buckets.get(address, (self._most, now))
        left = min(self._most, left + (now - since) * self._speed)
        if left < cost:
            self._buckets[address] = left, now
            return (cost - left) / self._speed
        self._buckets[address] = left - cost, now
        if len(self._buckets) > MOST_BUCKETS:
            self._forget_full(now)
        return 0.0

    def _forget_full(self, now: float) -> None:
        """An address whose bucket is full again needs no memory; of a flood of others the oldest go."""
        kept = {a: b for a, b in self._buckets.items() if b[0] + (now - b[1]) * self._speed < self._most}
        oldest_first = sorted(kept, key=lambda address: kept[address][1])
        self._buckets = {a: kept[a] for a in oldest_first[-MOST_BUCKETS // 2 :]}


def neighbourhood(address: str) -> str:
    """What is counted as one client: an IPv4 address, or the network of an IPv6 address (one household)."""
    if ":" not in address:
        return address
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    mapped = getattr(found, "ipv4_mapped", None)
    return str(mapped) if mapped else ":".join(found.exploded.split(":")[:4])
