"""The ASGI application: all endpoints behind the middleware; run.py and offline/server.py serve it."""
from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException

from formicarium.server.context import ServerContext
from formicarium.server.http import (
    account,
    catalogue,
    client_files,
    lessons,
    lobby,
    operations,
    pictures,
    puzzles,
    replays,
    tables,
)
from formicarium.server.http.link_previews import LinkPreviews
from formicarium.server.http.pages import OFFLINE, Pages
from formicarium.server.http.routing import ENDPOINTS, Endpoint, framework_fault_response, starlette_route
from formicarium.server.http.security import SecurityMiddleware

# in the order in which their paths are tried; client_files takes every path
SUBJECTS = (account, catalogue, lessons, puzzles, lobby, tables, replays, pictures, operations, client_files)


def endpoints() -> list[Endpoint]:
    """Return the endpoints of all subjects in their order."""
    order = {subject.__name__: number for number, subject in enumerate(SUBJECTS)}
    return sorted(ENDPOINTS, key=lambda endpoint: order[endpoint.function.__module__])


def make_app(context: ServerContext) -> SecurityMiddleware:
    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await context.open()
        try:
            yield
        finally:
            await context.close()

    ordered = endpoints()
    app = Starlette(routes=[*map(starlette_route, ordered)], lifespan=lifespan,
                    exception_handlers={HTTPException: framework_fault_response})
    settings = context.settings
    app.state.context = context
    offline = settings.offline_folder
    app.state.offline = Pages(offline, 'data-server="/"', wasm=True) if offline else None
    app.state.pages = Pages(settings.static, f'data-offline="{OFFLINE}"' if offline else "")
    app.state.previews = LinkPreviews(context)
    app.state.endpoints = ordered
    app.state.openapi = None  # made at the first request
    return SecurityMiddleware(app, context)
