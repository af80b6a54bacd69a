"""Endpoints of pictures for link previews and lists; they show the spectator's view."""
from __future__ import annotations

from starlette.responses import Response

from formicarium.server.http.link_previews import LinkPreviews
from formicarium.server.http.routing import ApiRequest, endpoint
from formicarium.server.lobby import opening


@endpoint("GET", "/preview/shelf.png", listed=False, cost=5)
async def shelf_picture(request: ApiRequest) -> Response:
    return png_response(await previews_of(request).shelf())


@endpoint("GET", "/preview/join/{invitation}.png", listed=False, cost=20)
async def invitation_picture(request: ApiRequest, invitation: str) -> Response:
    table = await opening.read_invited_table(request.context, invitation)
    return png_response(await previews_of(request).table(table))


@endpoint("GET", "/preview/watch/{table}/{token}.png", listed=False, cost=20)
async def table_picture(request: ApiRequest, table: str, token: str) -> Response:
    live_table = await previews_of(request).find_table(table, token)
    return png_response(await previews_of(request).table(live_table, request.query_params.get("at", "")))


@endpoint("GET", "/watch/{table}/{token}/board.svg", listed=False, cost=3)
async def small_board(request: ApiRequest, table: str, token: str) -> Response:
    live_table = await previews_of(request).find_table(table, token)
    return Response(previews_of(request).board(live_table), media_type="image/svg+xml",
                    headers={"cache-control": "private, max-age=60"})


def previews_of(request: ApiRequest) -> LinkPreviews:
    previews: LinkPreviews = request.app.state.previews
    return previews


def png_response(png: bytes) -> Response:
    """Return a picture that pages of other sites may embed beside a link to this one."""
    return Response(png, media_type="image/png", headers={
        "cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin"})
