"""Cookie and address of a request, as limits count its caller.

Middleware, endpoints and sockets read them here: if one read the first of two cookies and another the last, a client
could be counted as one person and served as another.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

COOKIE = "formicarium"
COOKIE_VALUE = re.compile(rf"(?:^|;) *{COOKIE}=([^; ]*)")
NETWORK = 64  # bits of an IPv6 address that identify a household, which has all addresses beyond them
FORWARDED = b"x-forwarded-for"


def read_cookie(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Return the value of the first cookie; browsers send the one with the longest path first."""
    for name, value in headers:
        if name == b"cookie" and (found := COOKIE_VALUE.search(value.decode("latin-1"))):
            return found[1]
    return ""


def read_header(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> str:
    """Return all values of a header, joined by commas."""
    return ",".join(value.decode("latin-1") for name, value in headers if name == wanted)


@lru_cache(4096)
def client_network(address: str) -> str:
    """Return the /64 network of an IPv6 address, since one client may have all its addresses; an IPv4 as it is."""
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
    """Return the address of the peer; if it is a trusted proxy, the last forwarded address that is not a proxy."""
    address = str((scope.get("client") or [""])[0])
    if address in proxies:
        for forwarded in reversed(read_header(scope["headers"], FORWARDED).split(",")):
            if not (forwarded := forwarded.strip()):
                break
            address = forwarded
            if forwarded not in proxies:
                break
    return client_network(address[:64])
