"""Endpoints of a person: name, tables, lesson progress, device links and tokens."""
from __future__ import annotations

from starlette.responses import Response

from formicarium.server.client_address import read_cookie
from formicarium.server.errors import RequestError
from formicarium.server.http.pages import CONFIRM_DEVICE, WELCOME_DEVICE
from formicarium.server.http.routing import ApiRequest, endpoint
from formicarium.server.protocol import account_messages, table_messages
from formicarium.server.protocol.lesson_messages import Lessons, NoteLessons
from formicarium.server.tables import summaries


@endpoint("GET", "/api/me")
async def me(request: ApiRequest, person: str) -> account_messages.Me:
    """Return my public id and name; a first visit makes me a guest and sets a cookie."""
    return await request.context.people.me(person)


@endpoint("PUT", "/api/me")
async def rename(request: ApiRequest, person: str, data: account_messages.Rename) -> account_messages.Me:
    """Choose a name."""
    await request.context.people.rename(person, data.name)
    return await request.context.people.me(person)


@endpoint("GET", "/api/me/tables", cost=10)
async def my_tables(request: ApiRequest, person: str) -> list[table_messages.Card]:
    """List the tables where I hold a seat; those where it is my turn come first."""
    return await summaries.cards_of(request.context, person)


@endpoint("GET", "/api/me/lessons", cost=2)
async def my_lessons(request: ApiRequest, person: str) -> Lessons:
    """Return my progress in the lessons, and the lessons that were offered to me."""
    return await request.context.lessons.overview(person)


@endpoint("PUT", "/api/me/lessons")
async def note_lessons(request: ApiRequest, person: str, data: NoteLessons) -> Lessons:
    """Add to my progress in the lessons."""
    return await request.context.lessons.store_notes(person, data)


@endpoint("POST", "/api/me/devices")
async def link_device(request: ApiRequest, person: str) -> account_messages.DeviceLink:
    """Make a link that opens my seats on another device, once, within a quarter of an hour."""
    if request.context.settings.single_user:
        raise RequestError(404, "no-page")  # a server inside a browser has no address for a link
    if request.headers.get("authorization"):
        raise RequestError(403, "bad-token")  # a token must not become a cookie, which cannot be revoked
    if not request.context.limits.device_links.take(request.client_ip()):
        raise RequestError(429, "rate")
    return await request.context.people.link_device(person, str(request.base_url).rstrip("/"))


@endpoint("POST", "/api/me/token")
async def token(request: ApiRequest, person: str) -> account_messages.Token:
    """Return a token for a program that plays as me: `Authorization: Bearer …`."""
    return account_messages.Token(await request.context.people.token(person))


@endpoint("DELETE", "/api/me/token")
async def revoke_token(request: ApiRequest, person: str) -> None:
    """Revoke my token and disconnect the programs that use it; the next token is another."""
    await request.context.revoke_token(person)


@endpoint("GET", "/device/{token}", listed=False)
async def open_device(request: ApiRequest, token: str) -> Response:
    """Show a page with a button: link previewers must not use up the link, and a foreign link must not take seats."""
    people = request.context.people
    if not await people.knows_device(token):
        return device_not_found()
    known = people.signed_person(read_cookie(request.scope["headers"]), "")
    taken = known and (await people.name(known) or await people.store.names("holds", f"{known}/"))
    return Response(CONFIRM_DEVICE if taken else WELCOME_DEVICE, media_type="text/html; charset=utf-8")


@endpoint("POST", "/device/{token}", listed=False)
async def use_device(request: ApiRequest, token: str) -> Response:
    people = request.context.people
    found = await people.use_device(token)
    if found is None:
        return device_not_found()
    return Response(b"", status_code=303, headers={"location": "/", "set-cookie": people.cookie(found)})


def device_not_found() -> Response:
    return Response(b"", status_code=303, headers={"location": "/?trouble=no-device"})
