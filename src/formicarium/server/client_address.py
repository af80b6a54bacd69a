"""Who calls, as far as limits go: a person whose cookie or token we signed, else an address.

All doors read the same cookie and the same address here: if one read the first of two cookies and another the last,
whoever sends two would be counted as one person and served as another.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

COOKIE = "formicarium"
COOKIE_VALUE = re.compile(rf"(?:^|;) *{COOKIE}=([^; ]*)")
NETWORK = 64  # bits of an IPv6 address that say whose it is: a household has all that begin so
FORWARDED = b"x-forwarded-for"


def read_cookie(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The first, as browsers send the one that fits best first."""
    for name, value in headers:
        if name == b"cookie" and (found := COOKIE_VALUE.search(value.decode("latin-1"))):
            return found[1]
    return ""


def read_header(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> str:
    """All that was said under that name, as one."""
    return ",".join(value.decode("latin-1") for name, value in headers if name == wanted)


@lru_cache(4096)
def client_network(address: str) -> str:
    """Whoever has one address of it may have all."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if isinstance(number, IPv6Address):
        if number.ipv4_mapped is not None:
            return str(number.ipv4_mapped)
        return str(ip_network((number, NETWORK), strict=False))
    return address


def read_client_ip(scope: Mapping[str, Any], proxies: tuple[str, ...]) -> str:
    """Of the peer; of a proxy of ours, the last address that it or another of ours has seen."""
    address = str((scope.get("client") or [""])[0])
    if address in proxies:
        for told in reversed(read_header(scope["headers"], FORWARDED).split(",")):
            if not (told := told.strip()):
                break
            address = told
            if told not in proxies:
                break
    return client_network(address[:64])
