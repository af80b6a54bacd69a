"""Token buckets, by person and by address; used by http/security.py, the endpoints and the sockets."""
from __future__ import annotations

from collections import Counter, OrderedDict
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formicarium.server.settings import Settings

PEOPLE_PER_ADDRESS = 8  # an address has the rates of eight people


class Bucket:
    """One token bucket: `rate` tokens a second, at most `burst` of them."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens; return False, and take none, if there are too few."""
        now = monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class KeyedBuckets:
    """A bucket for each key; beyond `most` keys the one that was unused for longest is forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self.known.pop(key, None) or Bucket(self.rate, self.burst)
        self.known[key] = bucket
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return bucket.take(cost)


class TwoLevelBuckets:
    """A bucket for each caller, and a larger one for its address, so that more guests do not get more."""

    def __init__(self, rate: float, burst: int) -> None:
        self.by_caller = KeyedBuckets(rate, burst)
        self.by_ip = KeyedBuckets(PEOPLE_PER_ADDRESS * rate, PEOPLE_PER_ADDRESS * burst)

    def take(self, caller: str, client_ip: str, cost: float = 1.0) -> bool:
        return self.by_caller.take(caller, cost) and self.by_ip.take(client_ip, cost)


class ByteBudget:
    """Bytes that may be in memory at once: `most` of all keys, `share` of one."""

    def __init__(self, most: int, share: int) -> None:
        self.most = most
        self.share = share
        self.total = 0
        self.held: Counter[str] = Counter()

    def take(self, key: str, bytes_: int) -> bool:
        if self.total + bytes_ > self.most or self.held[key] + bytes_ > self.share:
            return False
        self.total += bytes_
        self.held[key] += bytes_
        return True

    def give_back(self, key: str, bytes_: int) -> None:
        self.total -= bytes_
        self.held[key] -= bytes_
        if self.held[key] <= 0:
            del self.held[key]


class RateLimits:
    """The limits that requests and sockets of one server share; keys are persons or addresses."""

    def __init__(self, settings: Settings) -> None:
        self.reads = TwoLevelBuckets(settings.reads, settings.reads_burst)
        self.device_links = KeyedBuckets(settings.links, settings.links_burst)
        self.listed_tables = KeyedBuckets(settings.listings, settings.listings_burst)
        self.seat_switches = KeyedBuckets(settings.seat_switches, settings.seat_switches_burst)
        self.socket_openings = KeyedBuckets(settings.socket_openings, settings.socket_openings_burst)
        self.new_guests = KeyedBuckets(settings.guests, settings.guests_burst)
        self.body_bytes = ByteBudget(settings.bodies, settings.bodies // 4)
