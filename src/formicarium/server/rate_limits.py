"""How much is too much: a bucket that fills with time, and a message takes a drop."""
from __future__ import annotations

from collections import Counter, OrderedDict
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formicarium.server.settings import Settings

PEOPLE_PER_ADDRESS = 8  # people whose rates an address has together


class Bucket:
    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = monotonic()

    def take(self, drops: float = 1.0) -> bool:
        now = monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < drops:
            return False
        self.left -= drops
        return True


class KeyedBuckets:
    """One for each who asks; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, drops: float = 1.0) -> bool:
        bucket = self.known.pop(who, None) or Bucket(self.rate, self.burst)
        self.known[who] = bucket
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return bucket.take(drops)


class TwoLevelBuckets:
    """A bucket for each who asks, and a larger one for all of a household: a guest more is no allowance more."""

    def __init__(self, rate: float, burst: int) -> None:
        self.each = KeyedBuckets(rate, burst)
        self.homes = KeyedBuckets(PEOPLE_PER_ADDRESS * rate, PEOPLE_PER_ADDRESS * burst)

    def take(self, who: str, client_ip: str, drops: float = 1.0) -> bool:
        return self.each.take(who, drops) and self.homes.take(client_ip, drops)


class ByteBudget:
    """So many bytes at once for all, and a share of them for each."""

    def __init__(self, most: int, share: int) -> None:
        self.most = most
        self.share = share
        self.total = 0
        self.held: Counter[str] = Counter()

    def take(self, who: str, bytes_: int) -> bool:
        if self.total + bytes_ > self.most or self.held[who] + bytes_ > self.share:
            return False
        self.total += bytes_
        self.held[who] += bytes_
        return True

    def give_back(self, who: str, bytes_: int) -> None:
        self.total -= bytes_
        self.held[who] -= bytes_
        if self.held[who] <= 0:
            del self.held[who]


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
