"""Endpoints and their requests: the caller, the body, rate limits, answers and faults; all endpoint modules use it."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from formicarium.server.client_address import read_client_ip, read_cookie
from formicarium.server.context import ServerContext
from formicarium.server.errors import RequestError
from formicarium.server.http.pages import File
from formicarium.server.http.security import GUEST_COOKIE_KEY, POLICY_KEY
from formicarium.server.people.guests import new_id
from formicarium.server.protocol.base import Trouble
from formicarium.store.store import OutcomeUnknown, StoreFault

T = TypeVar("T")
LONG_BODY_BYTES = 64 * 1024  # each further piece of this size costs LONG_BODY_COST and counts as memory in use
LONG_BODY_COST = 4.0  # tokens of the caller's bucket
CODES = {400: "bad-request", 404: "no-page", 405: "no-method"}


class ApiRequest(Request):
    """One HTTP request to an endpoint."""

    body_bytes = 0  # counted in the budget of long bodies; given back when the request ends

    @property
    def context(self) -> ServerContext:
        context: ServerContext = self.app.state.context
        return context

    async def argument(self, name: str, kind: Any, max_body: int) -> Any:
        """Return the value of a parameter of the endpoint's function."""
        if name == "person":
            return await self.person()
        return await self.read(kind, max_body) if name == "data" else self.path_params[name]

    async def person(self) -> str:
        """Return the caller's person; a caller without cookie or token becomes a guest."""
        people = self.context.people
        authorization = self.headers.get("authorization", "")
        known = await people.identify(read_cookie(self.scope["headers"]), authorization)
        if known is None:
            if authorization:
                raise RequestError(401, "bad-token")
            if not self.context.limits.new_guests.take(self.client_ip()):
                raise RequestError(429, "rate")
            known = new_id()
            self.scope[GUEST_COOKIE_KEY] = people.cookie(known)
        self.context.bots.known_addresses.note(known, self.client_ip())
        return known

    def charge(self, cost: float) -> None:
        """Take tokens from the caller's bucket; raise RequestError if it has too few."""
        people, headers = self.context.people, self.scope["headers"]
        caller = people.signed_person(read_cookie(headers), self.headers.get("authorization", ""))
        if not self.context.limits.reads.take(caller or self.client_ip(), self.client_ip(), cost):
            raise RequestError(429, "rate")

    async def read(self, kind: type[T], max_body: int) -> T:
        """Return the decoded body; raise RequestError if it is too long or does not fit the type."""
        body = bytearray()
        async for piece in self.stream():
            body += piece
            if len(body) > max_body:
                raise RequestError(413, "too-long")
            if len(body) > LONG_BODY_BYTES:
                self.charge_body(len(body))
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
            raise RequestError(400, "bad-request", detail=str(fault)[:300]) from None

    def client_ip(self) -> str:
        return read_client_ip(self.scope, self.context.settings.proxies)

    def charge_body(self, size: int) -> None:
        """Charge a long body as it arrives; else many of them at once would fill the memory and take all the time."""
        if (pieces := size // LONG_BODY_BYTES - self.body_bytes // LONG_BODY_BYTES) > 0:
            self.charge(LONG_BODY_COST * pieces)
        if not self.context.limits.body_bytes.take(self.client_ip(), size - self.body_bytes):
            raise RequestError(503, "full")
        self.body_bytes = size

    def release_body(self) -> None:
        if self.body_bytes:
            self.context.limits.body_bytes.give_back(self.client_ip(), self.body_bytes)


class Endpoint(NamedTuple):
    """One address of the API; its function returns a Response, or a value that is sent as JSON."""

    method: str
    path: str
    function: Callable[..., Awaitable[Any]]
    status: int
    query: tuple[str, ...]
    listed: bool  # in the OpenAPI document
    cost: float  # tokens of the caller's bucket; 0 for requests that change something, which have another bucket
    max_body: int  # bytes
    parameters: dict[str, Any]  # types by name, besides the request: `person`, `data` (the body), parts of the path
    answer_type: Any


ENDPOINTS: list[Endpoint] = []
Function = TypeVar("Function", bound=Callable[..., Awaitable[Any]])


def endpoint(method: str, path: str, *, status: int = 200, query: tuple[str, ...] = (), listed: bool = True,
             cost: float = 1.0, max_body: int = LONG_BODY_BYTES) -> Callable[[Function], Function]:
    """Register a function as an endpoint; the names of its parameters are those of the path (Endpoint.parameters)."""
    def register(function: Function) -> Function:
        parameters = get_type_hints(function)
        answer_type = parameters.pop("return")
        del parameters["request"]
        ENDPOINTS.append(Endpoint(method, path, function, status, query, listed, cost if method == "GET" else 0.0,
                                  max_body, parameters, answer_type))
        return function

    return register


def starlette_route(endpoint: Endpoint) -> Route:
    async def answer(request: Request) -> Response:
        api_request = ApiRequest(request.scope, request.receive)
        try:
            if endpoint.cost:
                api_request.charge(endpoint.cost)
            value = await endpoint.function(api_request, **{
                name: await api_request.argument(name, kind, endpoint.max_body)
                for name, kind in endpoint.parameters.items()})
        except Exception as fault:
            return fault_response(api_request, fault)
        finally:
            api_request.release_body()
        if isinstance(value, Response):
            return value
        return Response(None, 204) if value is None else json_response(value, endpoint.status)

    return Route(endpoint.path, answer, methods=[endpoint.method])


# Responses.

def json_response(value: Any, status: int) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def file_response(request: ApiRequest, file: File, cache_control: str, status: int = 200) -> Response:
    """Return a file, compressed if the client accepts it, or 304 if the client has it."""
    request.scope[POLICY_KEY] = file.policy
    vary = "accept-encoding, accept-language" if file.type == "text/html" else "accept-encoding"
    headers = {"etag": file.etag, "cache-control": cache_control, "vary": vary}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    body = file.plain
    if file.br and "br" in accepted:
        body, headers["content-encoding"] = file.br, "br"
    elif file.gzip and "gzip" in accepted:
        body, headers["content-encoding"] = file.gzip, "gzip"
    return Response(body, status_code=status, media_type=file.type, headers=headers)


def fault_response(request: ApiRequest, fault: Exception) -> Response:
    """Return the answer to a failed request; an unexpected error is logged, and the client learns nothing of it."""
    context = request.context
    if isinstance(fault, RequestError):
        return json_response(fault.trouble, fault.status)
    if isinstance(fault, StoreFault):
        context.log.fault("store", fault)
        return json_response(Trouble("unsure") if isinstance(fault, OutcomeUnknown) else Trouble("not-kept"), 503)
    if isinstance(fault, ClientDisconnect):
        return Response(None, 400)  # the client has gone; no answer arrives
    context.tasks.report("request-failed", fault, path=request.url.path)
    return json_response(Trouble("fault"), 500)


async def framework_fault_response(request: Request, fault: Exception) -> Response:
    """Return the answer where Starlette knows no such address or method."""
    status = fault.status_code if isinstance(fault, HTTPException) else 500
    return json_response(Trouble(CODES.get(status, "bad-request")), status)
