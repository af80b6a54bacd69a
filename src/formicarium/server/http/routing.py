"""What every door shares: who calls, what is read of the call, how the answer goes out, and what becomes of a fault."""
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
from formicarium.server.http.security import GUEST_COOKIE_KEY
from formicarium.server.people.guests import new_name
from formicarium.server.protocol.messages import Trouble
from formicarium.store.store import OutcomeUnknown, StoreFault

T = TypeVar("T")
LONG_BODY_BYTES = 64 * 1024  # bytes of a body that take room of their own, and time:
LONG_BODY_COST = 4.0  # drops
CODES = {400: "bad-request", 404: "no-page", 405: "no-method"}


class ApiRequest(Request):
    """A request, with what the doors ask of it."""

    weight = 0  # of its body, where that is long

    @property
    def context(self) -> ServerContext:
        context: ServerContext = self.app.state.context
        return context

    async def take(self, name: str, kind: Any, longest: int) -> Any:
        """What a door takes under that name."""
        if name == "person":
            return await self.person()
        return await self.read(kind, longest) if name == "data" else self.path_params[name]

    async def person(self) -> str:
        """Whoever calls; somebody new becomes a guest."""
        people = self.context.people
        authorization = self.headers.get("authorization", "")
        known = await people.identify(read_cookie(self.scope["headers"]), authorization)
        if known is None:
            if authorization:
                raise RequestError(401, "bad-token")
            if not self.context.limits.new_guests.take(self.client_ip()):
                raise RequestError(429, "rate")
            known = new_name()
            self.scope[GUEST_COOKIE_KEY] = people.cookie(known)
        self.context.bots.known_addresses.note(known, self.client_ip())
        return known

    def charge(self, drops: float) -> None:
        """For a question, in drops of a bucket that fills with time."""
        people, headers = self.context.people, self.scope["headers"]
        caller = people.who(read_cookie(headers), self.headers.get("authorization", ""))
        if not self.context.limits.reads.take(caller or self.client_ip(), self.client_ip(), drops):
            raise RequestError(429, "rate")

    async def read(self, kind: type[T], longest: int) -> T:
        """The body, strictly."""
        body = bytearray()
        async for piece in self.stream():
            body += piece
            if len(body) > longest:
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
        """Whoever sends long bodies on many connections at once would fill the memory with them, and have all our
        time."""
        if (pieces := size // LONG_BODY_BYTES - self.weight // LONG_BODY_BYTES) > 0:
            self.charge(LONG_BODY_COST * pieces)
        if not self.context.limits.body_bytes.take(self.client_ip(), size - self.weight):
            raise RequestError(503, "full")
        self.weight = size

    def end(self) -> None:
        if self.weight:
            self.context.limits.body_bytes.give_back(self.client_ip(), self.weight)


class Endpoint(NamedTuple):
    """An address that can be called. What its function returns is the answer: a Response, or a value sent as JSON."""

    method: str
    path: str
    function: Callable[..., Awaitable[Any]]
    status: int
    query: tuple[str, ...]
    listed: bool  # in the OpenAPI document
    cost: float  # what a question takes from its caller's bucket; calls that change something have another
    max_body: int  # bytes of a body
    parameters: dict[str, Any]  # besides the call: `person`, `data` (what the body says), parts of the path
    answer_type: Any  # the type of the answer


ENDPOINTS: list[Endpoint] = []
Function = TypeVar("Function", bound=Callable[..., Awaitable[Any]])


def endpoint(method: str, path: str, *, status: int = 200, query: tuple[str, ...] = (),
         listed: bool = True, drops: float = 1.0, longest: int = LONG_BODY_BYTES) -> Callable[[Function], Function]:
    def hang(function: Function) -> Function:
        takes = get_type_hints(function)
        gives = takes.pop("return")
        del takes["call"]
        ENDPOINTS.append(Endpoint(method, path, function, status, query, listed, drops if method == "GET" else 0.0,
                          longest, takes, gives))
        return function

    return hang


def starlette_route(door: Endpoint) -> Route:
    async def endpoint(request: Request) -> Response:
        call = ApiRequest(request.scope, request.receive)
        try:
            if door.cost:
                call.charge(door.cost)
            answer = await door.function(call, **{name: await call.take(name, kind, door.max_body)
                                                  for name, kind in door.parameters.items()})
        except Exception as fault:
            return answer_fault(call, fault)
        finally:
            call.end()
        if isinstance(answer, Response):
            return answer
        return Response(None, 204) if answer is None else send_json(answer, door.status)

    return Route(door.path, endpoint, methods=[door.method])


def send_json(value: Any, status: int) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


# faults

def answer_fault(call: ApiRequest, fault: Exception) -> Response:
    """A refusal of ours goes out as it is. Of an error of ours there is one line in the log, and nothing goes out."""
    context = call.context
    if isinstance(fault, RequestError):
        return send_json(fault.trouble, fault.status)
    if isinstance(fault, StoreFault):
        context.log.fault("store", fault)
        return send_json(Trouble("unsure") if isinstance(fault, OutcomeUnknown) else Trouble("not-kept"), 503)
    if isinstance(fault, ClientDisconnect):
        return Response(None, 400)  # nobody reads it
    context.tasks.report("request-failed", fault, path=call.url.path)
    return send_json(Trouble("fault"), 500)


async def answer_http(request: Request, fault: Exception) -> Response:
    """What the framework refuses: no such address, no such method."""
    status = fault.status_code if isinstance(fault, HTTPException) else 500
    return send_json(Trouble(CODES.get(status, "bad-request")), status)
