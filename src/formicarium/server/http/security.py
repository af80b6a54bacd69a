"""Middleware of every request: host and origin checks, limits of size and rate, response headers."""
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

GUEST_COOKIE_KEY = "formicarium_guest"  # key in the ASGI scope: the cookie that the answer sets
POLICY_KEY = "formicarium_policy"  # key in the ASGI scope: the page's own Content-Security-Policy
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
    """Whether a Host header ("example.org:8000", "[::1]:8000") names this server.

    A foreign name that resolves to this server would let foreign pages call it (DNS rebinding); an IP address cannot.
    """
    if not settings.hosts:
        return True
    try:
        name = urlsplit(f"//{address}").hostname or ""
    except ValueError:
        return False
    return name in settings.hosts or (settings.allow_ip_hosts and is_ip_address(name))


def is_ip_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class SecurityMiddleware:
    """The ASGI application that uvicorn calls; lives as long as the server."""

    def __init__(self, app: Any, context: ServerContext) -> None:
        self.app = app
        self.context = context
        self.connection_limiter = ConnectionLimiter(context.settings)
        self.sockets = SocketEndpoint(context, self.check_host_and_origin)
        self.writes = TwoLevelBuckets(context.settings.writes, context.settings.writes_burst)

    def check_host_and_origin(self, headers: Mapping[str, str], is_safe: bool = False) -> RequestError | None:
        """Return the refusal of a wrong host, or of a foreign origin unless the method is safe; None otherwise.

        Programs send no Origin and may call."""
        settings, host = self.context.settings, headers.get("host", "")
        if not is_own_host(settings, host):
            return RequestError(421, "host", host=host[:80])
        origin = None if is_safe else headers.get("origin")
        if origin is None or origin in settings.origins or netloc(origin) == host:
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

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                add_headers(message, scope)
            await send(message)

        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        problem = self.check_request(scope, headers)
        if problem is None:
            await self.app(scope, receive, send_with_headers)
        elif problem.status == 421 and "text/html" in headers.get("accept", ""):
            page = WRONG_HOST.format(host=escape(headers.get("host", "")[:80])).encode()
            await refuse(send_with_headers, problem.status, b"text/html; charset=utf-8", page)
        else:
            await refuse(send_with_headers, problem.status, b"application/json", msgspec.json.encode(problem.trouble))

    def check_request(self, scope: Any, headers: Mapping[str, str]) -> RequestError | None:
        """Return the refusal of a request, or None; safe methods are charged by their endpoint."""
        is_safe = scope["method"] in SAFE_METHODS
        problem = self.check_host_and_origin(headers, is_safe)
        if problem or is_safe:
            return problem
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MAX_BODY_BYTES:  # ApiRequest.read measures a chunked body
            return RequestError(413, "too-long")
        person = self.context.people.signed_person(read_cookie(scope["headers"]), headers.get("authorization", ""))
        client_ip = read_client_ip(scope, self.context.settings.proxies)
        return None if self.writes.take(person or client_ip, client_ip) else RequestError(429, "rate")


def is_secure(scope: Any, proxies: tuple[str, ...]) -> bool:
    """Whether a trusted proxy received the request over https."""
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
