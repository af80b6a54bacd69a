"""The porch: what every request passes. Who may knock, how often, and the headers that every answer has."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from formicarium.server.house import House
from formicarium.server.pages import STRICT
from formicarium.server.people import COOKIE
from formicarium.server.rates import Buckets
from formicarium.server.wire import JOURNAL_BYTES, Trouble

GUEST = "formicarium_guest"  # in the scope: the cookie that the answer sets
POLICY = "formicarium_policy"  # in the scope: the page's own Content-Security-Policy
TOLD = re.compile(rf"(?:^|;) *{COOKIE}=([^; ]*)")
ASKING = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "x-content-type-options": "nosniff", "referrer-policy": "same-origin", "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
BODY = 2 * JOURNAL_BYTES  # a journal in a JSON string is longer than the file


def host(address: str) -> str:
    """Of "example.org:8000" or "[::1]:8000", without the port."""
    return urlsplit(f"//{address}").hostname or ""


class Porch:
    def __init__(self, app: Any, house: House) -> None:
        self.app = app
        self.house = house
        self.calls = Buckets(house.settings.calls, house.settings.calls_burst)

    def trusted(self, headers: Mapping[str, str]) -> bool:
        """From a page of ours, or from a program (which sends no Origin), and under a name of ours."""
        settings, asked = self.house.settings, headers.get("host", "")
        origin = headers.get("origin")
        try:
            if settings.hosts and host(asked) not in settings.hosts:
                return False
            return origin is None or origin in settings.origins or urlsplit(origin).netloc == asked
        except ValueError:
            return False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self.house.counts["requests"] += 1

        async def send_dressed(message: Any) -> None:
            if message["type"] == "http.response.start":
                dress(message, scope)
            await send(message)

        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        trouble = self.trouble(scope, headers)
        if trouble:
            await refuse(send_dressed, *trouble)
        else:
            await self.app(scope, receive, send_dressed)

    def trouble(self, scope: Any, headers: Mapping[str, str]) -> tuple[int, Trouble] | None:
        if not self.trusted(headers if scope["method"] not in ASKING else {"host": headers.get("host", "")}):
            return 403, Trouble("origin")
        if scope["method"] in ASKING:
            return None
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY:
            return 413, Trouble("too-long")
        cookie = TOLD.search(headers.get("cookie", ""))
        person = self.house.people.who(cookie[1] if cookie else "", headers.get("authorization", ""))
        caller = person or str((scope.get("client") or [""])[0])  # what is not signed by us says nothing
        return None if self.calls.take(caller) else (429, Trouble("rate"))


def dress(message: Any, scope: Any) -> None:
    given = {name.lower() for name, _ in message["headers"]}
    extra = {**HEADERS, "content-security-policy": scope.get(POLICY, STRICT), "cache-control": "no-store"}
    if GUEST in scope:
        extra["set-cookie"] = scope[GUEST]
    message["headers"] = [*message["headers"], *((name.encode(), value.encode("latin-1"))
                                                 for name, value in extra.items() if name.encode() not in given)]


async def refuse(send: Any, status: int, trouble: Trouble) -> None:
    body = msgspec.json.encode(trouble)
    await send({"type": "http.response.start", "status": status, "headers": [
        (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]})
    await send({"type": "http.response.body", "body": body})
