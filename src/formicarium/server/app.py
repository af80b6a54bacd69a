"""Every address of docs/reference/protocol.md: each is a few lines into the lobby."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from formicarium.core import journal
from formicarium.core.editions import BadEdition
from formicarium.i18n import LANGUAGES
from formicarium.server.client_address import read_cookie
from formicarium.server.context import ServerContext
from formicarium.server.errors import RequestError
from formicarium.server.http import catalogue, openapi
from formicarium.server.http.link_previews import LinkPreviews
from formicarium.server.http.pages import ALWAYS_ASK, FOREVER, OFFLINE, PAGES, SURE, WELCOME, File, Pages
from formicarium.server.http.routing import ENDPOINTS, ApiRequest, answer_http, endpoint, send_json, starlette_route
from formicarium.server.http.security import MAX_BODY_BYTES, POLICY_KEY, SecurityMiddleware
from formicarium.server.lobby import daily as alone
from formicarium.server.lobby import listing, opening
from formicarium.server.lobby.hub import wants_all
from formicarium.server.ops import metrics
from formicarium.server.people import puzzle_progress
from formicarium.server.protocol import messages
from formicarium.server.protocol.lesson_messages import Course, LessonPage, Lessons, NoteLessons
from formicarium.server.protocol.lobby_messages import Lobby
from formicarium.server.protocol.puzzle_messages import PuzzleCard, Puzzles, PuzzleSheet
from formicarium.server.sockets import lesson_session
from formicarium.server.tables import notes, scenes, summaries
from formicarium.server.tables.live_table import LiveTable
from formicarium.store.store import StoreFault

# people

@endpoint("GET", "/api/me")
async def me(call: ApiRequest, person: str) -> messages.Me:
    """Who I am; a newcomer becomes a guest and gets a cookie."""
    return await call.context.people.me(person)


@endpoint("PUT", "/api/me")
async def rename(call: ApiRequest, person: str, data: messages.Rename) -> messages.Me:
    """Choose a name."""
    await call.context.people.rename(person, data.name)
    return await call.context.people.me(person)


@endpoint("GET", "/api/me/tables", drops=10)
async def my_tables(call: ApiRequest, person: str) -> list[messages.Card]:
    """Tables where I hold a seat: my turn first."""
    return await summaries.of_person(call.context, person)


@endpoint("GET", "/api/me/lessons", drops=2)
async def my_lessons(call: ApiRequest, person: str) -> Lessons:
    """What I have done in lessons, and which were offered to me."""
    return await call.context.lessons.look(person)


@endpoint("PUT", "/api/me/lessons")
async def note_lessons(call: ApiRequest, person: str, data: NoteLessons) -> Lessons:
    """Note how far I have come: it is added to what is known."""
    return await call.context.lessons.note(person, data)


@endpoint("POST", "/api/me/devices")
async def link_device(call: ApiRequest, person: str) -> messages.DeviceLink:
    """A link that opens my seats on another device, once, within a quarter of an hour."""
    if call.context.settings.own:
        raise RequestError(404, "no-page")  # it lives in one browser: no link leads there
    if call.headers.get("authorization"):
        raise RequestError(403, "bad-token")  # or whoever has a token would have a cookie, which outlives it
    if not call.context.limits.device_links.take(call.client_ip()):
        raise RequestError(429, "rate")
    return await call.context.people.link_device(person, str(call.base_url).rstrip("/"))


@endpoint("POST", "/api/me/token")
async def token(call: ApiRequest, person: str) -> messages.Token:
    """For a program that plays as me: `Authorization: Bearer …`."""
    return messages.Token(await call.context.people.token(person))


@endpoint("DELETE", "/api/me/token")
async def revoke_token(call: ApiRequest, person: str) -> None:
    """Call it back: whoever has it is shown out, and the next one is another."""
    await call.context.revoke_token(person)


@endpoint("GET", "/device/{token}", listed=False)
async def open_device(call: ApiRequest, token: str) -> Response:
    """A page with a button: programs that only look at links do not spend them, and a link from elsewhere takes
    nobody's seats away unasked."""
    people = call.context.people
    if not await people.knows_device(token):
        return refuse_device()
    known = people.who(read_cookie(call.scope["headers"]), "")
    taken = known and (await people.name(known) or await people.store.names("holds", f"{known}/"))
    return Response(SURE if taken else WELCOME, media_type="text/html; charset=utf-8")


def refuse_device() -> Response:
    return Response(b"", status_code=303, headers={"location": "/?trouble=no-device"})


@endpoint("POST", "/device/{token}", listed=False)
async def use_device(call: ApiRequest, token: str) -> Response:
    people = call.context.people
    found = await people.use_device(token)
    if found is None:
        return refuse_device()
    return Response(b"", status_code=303, headers={"location": "/", "set-cookie": people.cookie(found)})


# the shelf

@endpoint("GET", "/api/shelf")
async def games(call: ApiRequest) -> list[messages.ShelfGame]:
    """The games, with all that one needs to open a table."""
    return [catalogue.describe_game(kind) for kind in call.context.settings.shelf.values()]


@endpoint("GET", "/api/rules/{game}", query=("lang",))
async def rules(call: ApiRequest, game: str) -> messages.Rulebook:
    """A rulebook, cut into sections; `?lang=fr` or `en`."""
    language = call.query_params.get("lang", "fr")
    if game not in call.context.settings.shelf:
        raise RequestError(404, "no-game", game=game[:40])
    if language not in LANGUAGES:
        raise RequestError(404, "no-language", languages=", ".join(LANGUAGES))
    try:
        return catalogue.rulebook(game, language)
    except OSError:
        raise RequestError(404, "no-rules", game=game) from None


@endpoint("GET", "/api/editions/{game}/{edition}")
async def edition(call: ApiRequest, game: str, edition: str) -> Response:
    """What is printed in an edition: its board, its pieces."""
    kind = call.context.settings.shelf.get(game)
    try:
        if kind is not None:
            return send_file(call, catalogue.edition_file(kind, edition), ALWAYS_ASK)
    except BadEdition:
        pass
    raise RequestError(404, "no-edition", game=game[:40], edition=edition[:40])


@endpoint("GET", "/api/lessons")
async def lessons(call: ApiRequest) -> list[Course]:
    """The lessons of each game, in their order."""
    return [lesson_session.describe_course(game) for game in call.context.settings.shelf]


@endpoint("GET", "/api/lessons/{game}/{lesson}")
async def lesson(call: ApiRequest, game: str, lesson: str) -> LessonPage:
    """What is said and shown at each step of a lesson; it is played on `/ws/lesson`."""
    return lesson_session.describe(lesson_session.require(call.context, game, lesson))


# puzzles

@endpoint("GET", "/api/puzzles", drops=2)
async def puzzle_overview(call: ApiRequest, person: str) -> Puzzles:
    """The puzzle of the day, the week before it, and how far I have come in each game."""
    return await puzzle_progress.overview(call.context, person)


@endpoint("GET", "/api/puzzles/next", query=("game",), drops=2)
async def next_puzzle(call: ApiRequest, person: str) -> PuzzleCard:
    """One that I have not done, about as hard as I am strong; of `?game=`, or of any."""
    return await puzzle_progress.following(call.context, person, call.query_params.get("game", ""))


@endpoint("GET", "/api/puzzles/of/{game}", drops=2)
async def puzzles_of(call: ApiRequest, person: str, game: str) -> list[PuzzleCard]:
    """All of a game, the easiest first."""
    return await puzzle_progress.list_puzzles(call.context, person, game)


@endpoint("GET", "/api/puzzles/one/{puzzle}", drops=2)
async def one_puzzle(call: ApiRequest, person: str, puzzle: str) -> PuzzleSheet:
    """What is asked; it is solved on `/ws/puzzle`."""
    return await puzzle_progress.sheet(call.context, person, puzzle)


# alone

@endpoint("GET", "/api/daily/{game}")
async def daily(call: ApiRequest, person: str, game: str) -> messages.Daily:
    """Today's challenge of a game that one plays alone, and its results."""
    return await alone.describe_day(call.context, person, game)


@endpoint("POST", "/api/daily/{game}", status=201)
async def open_daily(call: ApiRequest, person: str, game: str) -> messages.Opened:
    """My table of it; when that has ended, another, which does not count."""
    return await alone.open_daily(call.context, person, game)


@endpoint("GET", "/api/me/alone/{game}")
async def my_results(call: ApiRequest, person: str, game: str) -> list[messages.SoloResult]:
    """What I have reached alone, the best first."""
    return await alone.best_results(call.context, person, game)


# tables

@endpoint("GET", "/api/waiting")
async def waiting(call: ApiRequest, person: str) -> list[messages.Waiting]:
    """Tables where anybody may take a seat that is free, the newest first."""
    return await listing.tables(call.context, person)


@endpoint("GET", "/api/lobby", query=("showing",), drops=2)
async def see_lobby(call: ApiRequest, person: str) -> Lobby:
    """Tables where anybody may sit down, tables to watch (the first of them; `?showing=all`: all), and what I want to
    play now; live on `/ws/lobby`."""
    await listing.listing(call.context)
    return call.context.lobby.lobby_for(person, wants_all(call.query_params))


@endpoint("POST", "/api/tables", status=201, longest=MAX_BODY_BYTES)
async def open_table(call: ApiRequest, person: str, data: messages.NewTable) -> messages.Opened:
    """Open a table; with a journal, go on from where it ends."""
    return await opening.open_table(call.context, person, data)


@endpoint("GET", "/api/tables/{table}", query=("watch",))
async def table_card(call: ApiRequest, person: str, table: str) -> messages.Card:
    """A table from outside, for people at it or with `?watch=<token>`."""
    return scenes.table_summary(await watched_room(call, person, table), person)


@endpoint("GET", "/api/join/{invitation}")
async def invited(call: ApiRequest, person: str, invitation: str) -> messages.Invited:
    """Which game and who is there, for whoever has the invitation."""
    return await opening.read_invited(call.context, person, invitation)


@endpoint("POST", "/api/join/{invitation}")
async def join(call: ApiRequest, person: str, invitation: str, data: messages.Join) -> messages.Joined:
    """Take the seat that an invitation opens; the first who comes has it."""
    return await opening.join(call.context, person, invitation, data)


@endpoint("POST", "/api/tables/{table}/rematch")
async def rematch(call: ApiRequest, person: str, table: str) -> messages.Opened:
    """The same people, moved on by one seat, or as they sat if the game was called off. Asked twice, the same table."""
    return await opening.rematch(call.context, person, table)


@endpoint("GET", "/api/tables/{table}/notes/{seat:int}")
async def read_note(call: ApiRequest, person: str, table: str, seat: int) -> messages.Note:
    """What I have written down at a seat of mine; nobody else can read it."""
    return await notes.read(call.context, table, person, seat)


@endpoint("PUT", "/api/tables/{table}/notes/{seat:int}")
async def write_note(call: ApiRequest, person: str, table: str, seat: int, data: messages.Note) -> messages.Note:
    """Write it down, instead of what was there."""
    return await notes.write(call.context, table, person, seat, data.text)


@endpoint("GET", "/api/tables/{table}/journal", query=("watch",), drops=5)
async def table_journal(call: ApiRequest, person: str, table: str) -> Response:
    """The whole journal, JSON lines: when the game has ended, or where it tells nobody anything new."""
    room = await watched_room(call, person, table)
    if not may_pass(room, person):
        require_end(room)
    text = journal.write(room.history.match, room.setting.names(), marked=True)
    name = f"{room.game.id}-{table}.jsonl"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@endpoint("GET", "/api/tables/{table}/moments/{number:int}", query=("seat", "watch"), drops=2)
async def moment(call: ApiRequest, person: str, table: str, number: int) -> messages.Moment:
    """Replay: the table after so many lines of the journal that stands, as `?seat=` saw it (-1: a spectator)."""
    room = require_end(await watched_room(call, person, table))
    seat, last = viewer(call), len(room.history.match.journal)
    if not 0 <= number <= last or not -1 <= seat < room.game.players:
        raise RequestError(404, "no-moment", last=last)
    return scenes.replay_moment(room, number, seat)


@endpoint("GET", "/api/tables/{table}/tellings", query=("seat", "watch"), drops=5)
async def tellings(call: ApiRequest, person: str, table: str) -> tuple[messages.LogLine, ...]:
    """Replay: what each line of the journal that stands told `?seat=`; their numbers are those of the moments."""
    room = require_end(await watched_room(call, person, table))
    seat = viewer(call)
    if not -1 <= seat < room.game.players:
        raise RequestError(404, "no-moment", last=len(room.history.match.journal))
    return room.history.standing_tellings(seat)


@endpoint("GET", "/api/tables/{table}/review", query=("watch",), drops=2)
async def review(call: ApiRequest, person: str, table: str) -> messages.Reviewing:
    """What the coach says of an ended game, or how far she is."""
    return await call.context.bots.reviews.look(require_end(await watched_room(call, person, table)).id)


@endpoint("POST", "/api/tables/{table}/review", query=("watch",), status=202)
async def ask_review(call: ApiRequest, person: str, table: str) -> messages.Reviewing:
    """Let the coach look through an ended game: once, for all who may see its replay; one at a time a person."""
    return await call.context.bots.reviews.ask(require_end(await watched_room(call, person, table)), person)


def viewer(call: ApiRequest) -> int:
    """Whose eyes a replay is seen with."""
    try:
        return int(call.query_params.get("seat", "-1"))
    except ValueError:
        raise RequestError(400, "bad-request", detail="seat") from None


async def watched_room(call: ApiRequest, person: str, table: str) -> LiveTable:
    room = await call.context.tables.get(table)
    opening.check_may_watch(room, person, call.query_params.get("watch"))
    return room


def may_pass(room: LiveTable, person: str) -> bool:
    """All sit at one screen, and neither secrets nor chance are in the game: its journal so far can be passed on."""
    alone = all(chair.kind == "person" and chair.person == person for chair in room.setting.chairs)
    return room.context.settings.own or (alone and not room.game.secrets and not max(room.game.chance_bounds))


def require_end(room: LiveTable) -> LiveTable:
    if not room.history.match.ended():
        raise RequestError(409, "not-ended")
    return room


# pictures for links and lists: what a spectator sees

@endpoint("GET", "/preview/shelf.png", listed=False, drops=5)
async def shelf_picture(call: ApiRequest) -> Response:
    return send_picture(await previews_of(call).shelf())


@endpoint("GET", "/preview/join/{invitation}.png", listed=False, drops=20)
async def invitation_picture(call: ApiRequest, invitation: str) -> Response:
    return send_picture(await previews_of(call).table(await opening.read_invited_table(call.context, invitation)))


@endpoint("GET", "/preview/watch/{table}/{token}.png", listed=False, drops=20)
async def table_picture(call: ApiRequest, table: str, token: str) -> Response:
    room = await previews_of(call).room(table, token)
    return send_picture(await previews_of(call).table(room, call.query_params.get("at", "")))


@endpoint("GET", "/watch/{table}/{token}/board.svg", listed=False, drops=3)
async def small_board(call: ApiRequest, table: str, token: str) -> Response:
    room = await previews_of(call).room(table, token)
    return Response(previews_of(call).board(room), media_type="image/svg+xml",
                    headers={"cache-control": "private, max-age=60"})


def previews_of(call: ApiRequest) -> LinkPreviews:
    previews: LinkPreviews = call.app.state.previews
    return previews


def send_picture(png: bytes) -> Response:
    """Others may show it: it is meant to be shown beside a link to us."""
    return Response(png, media_type="image/png", headers={
        "cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin"})


# the house

@endpoint("GET", "/healthz", listed=False, drops=0)
async def health(call: ApiRequest) -> Response:
    """Well while something can be written, which is what people come for; else 503."""
    await call.context.store_health.check()
    return PlainTextResponse("ok\n")


@endpoint("GET", "/metrics", listed=False, drops=5)
async def numbers(call: ApiRequest) -> Response:
    return Response(metrics.text(call.context), media_type="text/plain; version=0.0.4")


@endpoint("GET", "/api/docs", listed=False, drops=20)
async def docs(call: ApiRequest) -> Response:
    return HTMLResponse(openapi.page(document_of(call)))


@endpoint("GET", "/api/openapi", listed=False, drops=20)
@endpoint("GET", "/api/openapi/openapi.json", listed=False, drops=20)
async def schema(call: ApiRequest) -> Response:
    return send_json(document_of(call), 200)


def document_of(call: ApiRequest) -> dict[str, Any]:
    """Made once: it takes a while, in which nobody else is answered."""
    state = call.app.state
    if state.document is None:
        state.document = openapi.document(ENDPOINTS, call.context.settings.shelf)
    found: dict[str, Any] = state.document
    return found


@endpoint("GET", "/{path:path}", listed=False, drops=0)
async def page(call: ApiRequest, path: str) -> Response:
    """A file of the client, or its page; an address that is none gets the page too, with 404, to say so."""
    pages: Pages = call.app.state.pages
    path = f"/{path}"
    if path.startswith("/api/"):
        raise RequestError(404, "no-page")
    if path.startswith("/here"):
        return await offline_page(call, path)
    file = pages.file(path)
    if file is not None and not path.endswith("/index.html"):
        return send_file(call, file, FOREVER if file.forever else ALWAYS_ASK)
    known = PAGES.fullmatch(path) is not None
    if not known and "." in path.rpartition("/")[2]:
        raise RequestError(404, "no-page")
    return send_file(call, await dressed_page(call, path), ALWAYS_ASK, 200 if known else 404)


async def offline_page(call: ApiRequest, path: str) -> Response:
    """Of the folder that runs without us. Its files are large: a thread reads and squeezes them, once."""
    pages: Pages | None = call.app.state.offline
    if pages is None or not path.startswith(OFFLINE):
        if pages is not None and path == OFFLINE.rstrip("/"):
            return RedirectResponse(OFFLINE, 308)
        raise RequestError(404, "no-page")
    file = await asyncio.to_thread(pages.file, path.removeprefix(OFFLINE) or "index.html")
    if file is None:
        raise RequestError(404, "no-page")
    return send_file(call, file, FOREVER if file.forever else ALWAYS_ASK)


async def dressed_page(call: ApiRequest, path: str) -> File:
    """With what is told of its link; who asks too often gets the page alone."""
    index: File = call.app.state.pages.index()
    base = str(call.base_url).rstrip("/")
    try:
        call.charge(1.0)
        return await previews_of(call).dress(index, path, call.query_params.get("watch", ""),
                                             call.query_params.get("at", ""), call.headers.get("accept-language", ""),
                                             base)
    except (RequestError, StoreFault):
        return index


def send_file(call: ApiRequest, file: File, keep: str, status: int = 200) -> Response:
    call.scope[POLICY_KEY] = file.policy
    vary = "accept-encoding, accept-language" if file.type == "text/html" else "accept-encoding"
    headers = {"etag": file.etag, "cache-control": keep, "vary": vary}
    if status == 200 and call.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    wanted = call.headers.get("accept-encoding", "")
    body = file.plain
    if file.br and "br" in wanted:
        body, headers["content-encoding"] = file.br, "br"
    elif file.gzip and "gzip" in wanted:
        body, headers["content-encoding"] = file.gzip, "gzip"
    return Response(body, status_code=status, media_type=file.type, headers=headers)


def make_app(context: ServerContext) -> SecurityMiddleware:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await context.open()
        try:
            yield
        finally:
            await context.close()

    app = Starlette(routes=[*map(starlette_route, ENDPOINTS)], lifespan=lifespan,
                    exception_handlers={HTTPException: answer_http})
    app.state.context = context
    here = context.settings.here
    app.state.offline = Pages(here, 'data-server="/"', wasm=True) if here else None
    app.state.pages = Pages(context.settings.static, f'data-offline="{OFFLINE}"' if here else "")
    app.state.previews = LinkPreviews(context)
    app.state.document = None
    return SecurityMiddleware(app, context)
