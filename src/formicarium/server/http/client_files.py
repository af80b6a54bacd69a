"""Endpoint of the client: its built files, its pages, and the folder of the offline version."""
from __future__ import annotations

import asyncio

from starlette.responses import RedirectResponse, Response

from formicarium.server.errors import RequestError
from formicarium.server.http.pages import ALWAYS_ASK, FOREVER, OFFLINE, PAGES, File, Pages
from formicarium.server.http.pictures import previews_of
from formicarium.server.http.routing import ApiRequest, endpoint, file_response
from formicarium.store.store import StoreFault


@endpoint("GET", "/{path:path}", listed=False, cost=0)
async def page(request: ApiRequest, path: str) -> Response:
    """Return a file of the client or its page; an unknown address gets the page with status 404."""
    pages: Pages = request.app.state.pages
    path = f"/{path}"
    if path.startswith("/api/"):
        raise RequestError(404, "no-page")
    if path.startswith("/here"):
        return await offline_page(request, path)
    file = pages.file(path)
    if file is not None and not path.endswith("/index.html"):
        return file_response(request, file, FOREVER if file.forever else ALWAYS_ASK)
    known = PAGES.fullmatch(path) is not None
    if not known and "." in path.rpartition("/")[2]:
        raise RequestError(404, "no-page")
    return file_response(request, await page_with_tags(request, path), ALWAYS_ASK, 200 if known else 404)


async def offline_page(request: ApiRequest, path: str) -> Response:
    """Return a file of the offline folder; a thread reads and compresses it, because these files are large."""
    pages: Pages | None = request.app.state.offline
    if pages is None or not path.startswith(OFFLINE):
        if pages is not None and path == OFFLINE.rstrip("/"):
            return RedirectResponse(OFFLINE, 308)
        raise RequestError(404, "no-page")
    file = await asyncio.to_thread(pages.file, path.removeprefix(OFFLINE) or "index.html")
    if file is None:
        raise RequestError(404, "no-page")
    return file_response(request, file, FOREVER if file.forever else ALWAYS_ASK)


async def page_with_tags(request: ApiRequest, path: str) -> File:
    """Return the page with the preview tags of its link; without them beyond the rate limit or if the store fails."""
    index: File = request.app.state.pages.index()
    query, base = request.query_params, str(request.base_url).rstrip("/")
    try:
        request.charge(1.0)
        return await previews_of(request).add_tags(index, path, query.get("watch", ""), query.get("at", ""),
                                                   request.headers.get("accept-language", ""), base)
    except (RequestError, StoreFault):
        return index
