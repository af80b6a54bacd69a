"""The doors: every address of docs/protocol.md, each a few lines into the lobby."""
from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import escape
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, delete, get, post, put, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, RawBody

from formicarium import __version__
from formicarium.core import journal
from formicarium.core.editions import BadEdition
from formicarium.server import lobby, metrics, openapi, scenes, shelf, waiting_room, wire
from formicarium.server.front import BODY, GUEST, POLICY, Porch
from formicarium.server.house import House
from formicarium.server.pages import ALWAYS_ASK, FOREVER, PAGES, SURE, File, Pages
from formicarium.server.people import COOKIE, fresh
from formicarium.server.sockets import Sockets
from formicarium.server.troubles import Problem
from formicarium.store.store import StoreFault
from formicarium.words import LANGUAGES

Asked = Request[Any, Any, State]
Person = NamedDependency[str]
CODES = {400: "bad-request", 404: "no-page", 405: "no-method", 413: "too-long"}


def house_of(request: Asked) -> House:
    found: House = request.app.state.house
    return found


async def person(request: Asked) -> str:
    """Whoever asks; somebody new becomes a guest."""
    people = house_of(request).people
    authorization = request.headers.get("authorization", "")
    found = await people.known(request.cookies.get(COOKIE, ""), authorization)
    if found is None:
        if authorization:
            raise Problem(401, "bad-token")
        found = fresh()
        request.scope[GUEST] = people.cookie(found)  # type: ignore[literal-required]
    return found


# people

@get("/api/me")
async def me(request: Asked, person: Person) -> wire.Me:
    """Who I am; a newcomer becomes a guest and gets a cookie."""
    return await house_of(request).people.me(person)


@put("/api/me")
async def rename(request: Asked, person: Person, data: JSONBody[wire.Rename]) -> wire.Me:
    """Choose a name."""
    await house_of(request).people.rename(person, data.name)
    return await house_of(request).people.me(person)


@get("/api/me/tables")
async def my_tables(request: Asked, person: Person) -> list[wire.Card]:
    """Tables where I hold a seat: my turn first."""
    return await lobby.cards(house_of(request), person)


@post("/api/me/devices", status_code=200)
async def link_device(request: Asked, person: Person) -> wire.DeviceLink:
    """A link that opens my seats on another device, once, within a quarter of an hour."""
    if request.headers.get("authorization"):
        raise Problem(403, "bad-token")  # or whoever has a token would have a cookie, which outlives it
    return await house_of(request).people.link_device(person, str(request.base_url).rstrip("/"))


@post("/api/me/token", status_code=200)
async def token(request: Asked, person: Person) -> wire.Token:
    """For a program that plays as me: `Authorization: Bearer …`."""
    return wire.Token(await house_of(request).people.token(person))


@delete("/api/me/token", status_code=204)
async def revoke_token(request: Asked, person: Person) -> None:
    """Call it back: whoever has it is shown out, and the next one is another."""
    await house_of(request).revoke_token(person)


@get("/device/{token:str}", include_in_schema=False)
async def open_device(request: Asked, token: FromPath[str]) -> Response[bytes]:
    """At once for a newcomer. Whoever has a name or seats is asked: a link from elsewhere must not take them away."""
    people = house_of(request).people
    known = people.who(request.cookies.get(COOKIE, ""), "")
    if known and (await people.name(known) or await people.store.names("holds", f"{known}/")):
        return Response(SURE, media_type="text/html; charset=utf-8")
    return await use_device(request, token)


@post("/device/{token:str}", include_in_schema=False, status_code=303)
async def confirm_device(request: Asked, token: FromPath[str]) -> Response[bytes]:
    return await use_device(request, token)


async def use_device(request: Asked, token: str) -> Response[bytes]:
    people = house_of(request).people
    found = await people.use_device(token)
    if found is None:
        return Response(b"", status_code=303, headers={"location": "/?trouble=no-device"})
    return Response(b"", status_code=303, headers={"location": "/", "set-cookie": people.cookie(found)})


# the shelf

@get("/api/shelf")
async def games(request: Asked) -> list[wire.ShelfGame]:
    """The games, with all that one needs to open a table."""
    return [shelf.described(kind) for kind in house_of(request).settings.shelf.values()]


@get("/api/rules/{game:str}")
async def rules(request: Asked, game: FromPath[str]) -> wire.Rulebook:
    """A rulebook, cut into sections; `?lang=fr` or `en`."""
    language = request.query_params.get("lang", "fr")
    if game not in house_of(request).settings.shelf:
        raise Problem(404, "no-game", game=game[:40])
    if language not in LANGUAGES:
        raise Problem(404, "no-language", languages=", ".join(LANGUAGES))
    try:
        return shelf.rulebook(game, language)
    except OSError:
        raise Problem(404, "no-rules", game=game) from None


@get("/api/editions/{game:str}/{edition:str}")
async def edition(request: Asked, game: FromPath[str], edition: FromPath[str]) -> Response[bytes]:
    """What is printed in an edition: its board, its pieces."""
    kind = house_of(request).settings.shelf.get(game)
    try:
        if kind is not None:
            return sent(request, shelf.printed(kind, edition), ALWAYS_ASK)
    except BadEdition:
        pass
    raise Problem(404, "no-edition", game=game[:40], edition=edition[:40])


# tables

@get("/api/waiting")
async def waiting(request: Asked, person: Person) -> list[wire.Waiting]:
    """Tables where anybody may take a seat that is free, the newest first."""
    return await waiting_room.tables(house_of(request), person)


@post("/api/tables", status_code=201, operation_class=openapi.OpenTable)
async def open_table(request: Asked, person: Person, body: RawBody) -> wire.Opened:
    """Open a table; with a journal, go on from where it ends."""
    try:
        words = msgspec.json.decode(body, type=wire.NewTable)  # not by the framework, which knows no Raw
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Problem(400, "bad-request", detail=str(fault)[:300]) from None
    return await lobby.open_table(house_of(request), person, words)


@get("/api/tables/{table:str}")
async def table_card(request: Asked, person: Person, table: FromPath[str]) -> wire.Card:
    """A table from outside, for people at it or with `?watch=<token>`."""
    return scenes.card(await seen(request, person, table), person)


@get("/api/join/{invitation:str}")
async def invited(request: Asked, person: Person, invitation: FromPath[str]) -> wire.Invited:
    """Which game and who is there, for whoever has the invitation."""
    return await lobby.invited(house_of(request), person, invitation)


@post("/api/join/{invitation:str}", status_code=200)
async def join(request: Asked, person: Person, invitation: FromPath[str], data: JSONBody[wire.Join]) -> wire.Joined:
    """Take the seat that an invitation opens; the first who comes has it."""
    return await lobby.join(house_of(request), person, invitation, data)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: Asked, person: Person, table: FromPath[str]) -> wire.Opened:
    """The same people, moved on by one seat. Asked twice it is the same table."""
    return await lobby.rematch(house_of(request), person, table)


@get("/api/tables/{table:str}/journal", media_type="text/plain")
async def table_journal(request: Asked, person: Person, table: FromPath[str]) -> Response[str]:
    """The whole journal, when the game has ended: JSON lines."""
    room = ended(await seen(request, person, table))
    text = journal.write(room.history.match, room.setting.names())
    name = f"{room.game.id}-{table}.jsonl"
    return Response(text, media_type="text/plain",
                    headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/moments/{number:int}")
async def moment(request: Asked, person: Person, table: FromPath[str], number: FromPath[int]) -> wire.Moment:
    """Replay: the table after so many lines of the journal that stands, as `?seat=` saw it (-1: a spectator)."""
    room = ended(await seen(request, person, table))
    try:
        seat = int(request.query_params.get("seat", "-1"))
    except ValueError:
        raise Problem(400, "bad-request", detail="seat") from None
    if not 0 <= number < len(room.film()) or not -1 <= seat < room.game.players:
        raise Problem(404, "no-moment", last=len(room.film()) - 1)
    return scenes.moment(room, number, seat)


async def seen(request: Asked, person: str, table: str) -> Any:
    room = await house_of(request).room(table)
    lobby.allowed(room, person, request.query_params.get("watch"))
    return room


def ended(room: Any) -> Any:
    if not room.history.match.ended():
        raise Problem(409, "not-ended")
    return room


@websocket("/ws/{table:str}")
async def socket(socket: WebSocket[Any, Any, State], table: FromPath[str]) -> None:
    await socket.app.state.sockets.serve(socket, table, socket.query_params.get("watch"))


# the house

@get("/healthz", include_in_schema=False, media_type="text/plain")
async def health(request: Asked) -> str:
    """Answers when the store does."""
    await house_of(request).store.get("health", "")
    return "ok\n"


@get("/metrics", include_in_schema=False)
async def numbers(request: Asked) -> Response[str]:
    return Response(metrics.text(house_of(request)), media_type="text/plain; version=0.0.4")


@get("/api/docs", include_in_schema=False, media_type="text/html")
async def docs(request: Asked) -> str:
    """OpenAPI as a plain page: no script, so it obeys the policy."""
    schema = request.app.openapi_schema.to_schema()
    rows = "".join(
        f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{escape(what.get('description', ''))}"
        f"<td>{escape(named(what.get('requestBody')))}<td>{escape(named(what.get('responses')))}"
        for path, item in sorted(schema["paths"].items()) for method, what in item.items() if isinstance(what, dict))
    return (f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Formicarium: API</title><h1>Formicarium '
            f'{__version__}: API</h1><p>JSON; <a href="/api/openapi/openapi.json">OpenAPI</a>; the socket is in '
            f"<code>docs/protocol.md</code>.</p><table><tr><th>call<th>what<th>body<th>answer{rows}</table></html>")


def named(part: Any) -> str:
    """The names of the types in a part of the schema."""
    if isinstance(part, dict):
        here = [part["$ref"].rpartition("/")[2].rpartition("_")[2]] if isinstance(part.get("$ref"), str) else []
        inner = [named(value) for key, value in part.items() if key not in ("4XX", "400")]
        return ", ".join(dict.fromkeys(name for name in (*here, *inner) if name))
    return ", ".join(filter(None, map(named, part))) if isinstance(part, list) else ""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asked) -> Response[bytes]:
    """A file of the client, or its page; an address that is none gets the page too, with 404, to say so."""
    pages: Pages = request.app.state.pages
    path = request.url.path
    if path.startswith("/api/"):
        raise Problem(404, "no-page")
    file = pages.file(path)
    if file is not None and not path.endswith("/index.html"):
        return sent(request, file, FOREVER if file.forever else ALWAYS_ASK)
    known = PAGES.fullmatch(path) is not None
    if not known and "." in path.rpartition("/")[2]:
        raise Problem(404, "no-page")
    return sent(request, pages.index(), ALWAYS_ASK, 200 if known else 404)


def sent(request: Asked, file: File, keep: str, status: int = 200) -> Response[bytes]:
    request.scope[POLICY] = file.policy  # type: ignore[literal-required]
    headers = {"etag": file.etag, "cache-control": keep, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    wanted = request.headers.get("accept-encoding", "")
    body = file.plain
    if file.br and "br" in wanted:
        body, headers["content-encoding"] = file.br, "br"
    elif file.gzip and "gzip" in wanted:
        body, headers["content-encoding"] = file.gzip, "gzip"
    return Response(body, status_code=status, media_type=file.type, headers=headers)


# troubles

def answer_problem(request: Asked, problem: Problem) -> Response[wire.Trouble]:
    return Response(problem.trouble, status_code=problem.status, media_type="application/json")


def answer_http(request: Asked, fault: HTTPException) -> Response[wire.Trouble]:
    """What the framework refuses: no such address, a body that does not read."""
    facts: dict[str, int | str] = {"detail": said(fault)} if fault.status_code == 400 else {}
    trouble = wire.Trouble(CODES.get(fault.status_code, "bad-request"), facts)
    return Response(trouble, status_code=fault.status_code, media_type="application/json")


def said(fault: HTTPException) -> str:
    extra = fault.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra)[:300]
    return (str(fault.__cause__) if isinstance(fault.__cause__, msgspec.MsgspecError) else fault.detail)[:300]


def answer_depth(request: Asked, fault: RecursionError) -> Response[wire.Trouble]:
    """A body with too many brackets inside each other."""
    return Response(wire.Trouble("bad-request", {"detail": "too deep"}), status_code=400, media_type="application/json")


def answer_store(request: Asked, fault: StoreFault) -> Response[wire.Trouble]:
    house_of(request).log.fault("store", fault)
    return Response(wire.Trouble("not-kept"), status_code=503, media_type="application/json")


def answer_fault(request: Asked, fault: Exception) -> Response[wire.Trouble]:
    """An error of ours: in the log, in one line; nothing of it goes out."""
    house = house_of(request)
    house.counts["faults"] += 1
    house.log.fault("request-failed", fault, path=request.url.path)
    return Response(wire.Trouble("fault"), status_code=500, media_type="application/json")


def make_app(house: House) -> Porch:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [me, rename, my_tables, link_device, token, revoke_token, open_device, confirm_device, games, rules, edition,
         waiting, open_table, table_card, invited, join, rematch, table_journal, moment, socket, health, numbers, docs,
         page],
        dependencies={"person": Provide(person)}, lifespan=[lifespan], logging_config=None, request_max_body_size=BODY,
        exception_handlers={Problem: answer_problem, HTTPException: answer_http, StoreFault: answer_store,
                            RecursionError: answer_depth, Exception: answer_fault},
        openapi_config=OpenAPIConfig("Formicarium", __version__, path="/api/openapi", use_handler_docstrings=True,
                                     components=openapi.components(house.settings.shelf),
                                     render_plugins=[JsonRenderPlugin()]),
    )
    porch = Porch(app, house)
    app.state.house = house
    app.state.pages = Pages(house.settings.static)
    app.state.sockets = Sockets(house, porch.unwelcome)
    return porch
