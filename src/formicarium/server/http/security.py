"""The porch: what every request passes. Who may knock, how often, and the headers that every answer has."""
from __future__ import annotations

from collections.abc import Mapping
from html import escape
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from formicarium.server.client_address import read_client_ip, read_cookie, read_header
from formicarium.server.context import ServerContext
from formicarium.server.errors import RequestError
from formicarium.server.http.connection_limits import ConnectionLimiter
from formicarium.server.http.pages import STRICT, WRONG_HOST
from formicarium.server.protocol.base import JOURNAL_BYTES
from formicarium.server.rate_limits import TwoLevelBuckets
from formicarium.server.settings import Settings
from formicarium.server.sockets.endpoint import SocketEndpoint

GUEST_COOKIE_KEY = "formicarium_guest"  # in the scope: the cookie that the answer sets
POLICY_KEY = "formicarium_policy"  # in the scope: the page's own Content-Security-Policy
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "x-content-type-options": "nosniff", "referrer-policy": "same-origin", "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
MAX_BODY_BYTES = 2 * JOURNAL_BYTES  # a journal in a JSON string is longer than the file


def netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def is_own_host(settings: Settings, address: str) -> bool:
    """To "example.org:8000" or "[::1]:8000"? A name that is made to point here would bring pages of others with it;
    a number cannot be made to."""
    if not settings.hosts:
        return True
    try:
        name = urlsplit(f"//{address}").hostname or ""
    except ValueError:
        return False
    return name in settings.hosts or (settings.allow_ip_hosts and is_number(name))


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class SecurityMiddleware:
    def __init__(self, app: Any, context: ServerContext) -> None:
        self.app = app
        self.context = context
        self.entrance = ConnectionLimiter(context.settings)
        self.sockets = SocketEndpoint(context, self.refusal_of)
        self.calls = TwoLevelBuckets(context.settings.writes, context.settings.writes_burst)

    def refusal_of(self, headers: Mapping[str, str], asking: bool = False) -> RequestError | None:
        """Neither from a page of ours nor from a program (which sends no Origin), or under a name that is not ours.
        Who only asks may come from anywhere."""
        settings, asked = self.context.settings, headers.get("host", "")
        if not is_own_host(settings, asked):
            return RequestError(421, "host", host=asked[:80])
        origin = None if asking else headers.get("origin")
        if origin is None or origin in settings.origins or netloc(origin) == asked:
            return None
        return RequestError(403, "origin")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        self.context.counts["requests"] += 1
        if is_secure(scope, self.context.settings.proxies):
            scope["scheme"] = "https"

        async def send_dressed(message: Any) -> None:
            if message["type"] == "http.response.start":
                add_headers(message, scope)
            await send(message)

        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        problem = self.problem(scope, headers)
        if problem is None:
            await self.app(scope, receive, send_dressed)
        elif problem.status == 421 and "text/html" in headers.get("accept", ""):
            page = WRONG_HOST.format(host=escape(headers.get("host", "")[:80])).encode()
            await refuse(send_dressed, problem.status, b"text/html; charset=utf-8", page)
        else:
            await refuse(send_dressed, problem.status, b"application/json", msgspec.json.encode(problem.trouble))

    def problem(self, scope: Any, headers: Mapping[str, str]) -> RequestError | None:
        asking = scope["method"] in SAFE_METHODS
        unwelcome = self.refusal_of(headers, asking)
        if unwelcome or asking:
            return unwelcome
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY_BYTES:  # one that comes in pieces is measured as it is read
            return RequestError(413, "too-long")
        person = self.context.people.who(read_cookie(scope["headers"]), headers.get("authorization", ""))
        client_ip = read_client_ip(scope, self.context.settings.proxies)
        # what is unsigned says nothing
        return None if self.calls.take(person or client_ip, client_ip) else RequestError(429, "rate")


def is_secure(scope: Any, proxies: tuple[str, ...]) -> bool:
    """A proxy of ours took the call over https."""
    peer = (scope.get("client") or [""])[0]
    return bool(proxies) and peer in proxies and read_header(scope["headers"], b"x-forwarded-proto") == "https"


def add_headers(message: Any, scope: Any) -> None:
    given = {name.lower() for name, _ in message["headers"]}
    extra = {**HEADERS, "content-security-policy": scope.get(POLICY_KEY, STRICT), "cache-control": "no-store"}
    if GUEST_COOKIE_KEY in scope:
        extra["set-cookie"] = scope[GUEST_COOKIE_KEY]
    message["headers"] = [*message["headers"], *((name.encode(), value.encode("latin-1"))
                                                 for name, value in extra.items() if name.encode() not in given)]


async def refuse(send: Any, status: int, kind: bytes, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [
        (b"content-type", kind), (b"content-length", str(len(body)).encode())]})
    await send({"type": "http.response.body", "body": body})
