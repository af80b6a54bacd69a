"""Endpoints for operators and programs: health, metrics and the OpenAPI document."""
from __future__ import annotations

from typing import Any

from starlette.responses import HTMLResponse, PlainTextResponse, Response

from formicarium.server.http import openapi
from formicarium.server.http.routing import ApiRequest, endpoint, json_response
from formicarium.server.ops import metrics


@endpoint("GET", "/healthz", listed=False, cost=0)
async def health(request: ApiRequest) -> Response:
    """Answer 200 while the store can be written, otherwise 503."""
    await request.context.store_health.check()
    return PlainTextResponse("ok\n")


@endpoint("GET", "/metrics", listed=False, cost=5)
async def numbers(request: ApiRequest) -> Response:
    return Response(metrics.text(request.context), media_type="text/plain; version=0.0.4")


@endpoint("GET", "/api/docs", listed=False, cost=20)
async def docs(request: ApiRequest) -> Response:
    return HTMLResponse(openapi.page(openapi_document(request)))


@endpoint("GET", "/api/openapi", listed=False, cost=20)
@endpoint("GET", "/api/openapi/openapi.json", listed=False, cost=20)
async def schema(request: ApiRequest) -> Response:
    return json_response(openapi_document(request), 200)


def openapi_document(request: ApiRequest) -> dict[str, Any]:
    """Return the document; it is made once, because the server answers no other request meanwhile."""
    state = request.app.state
    if state.openapi is None:
        state.openapi = openapi.document(state.endpoints, request.context.settings.shelf)
    found: dict[str, Any] = state.openapi
    return found
