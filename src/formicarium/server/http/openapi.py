"""OpenAPI document of the endpoints, and a page that lists them without a script, as the content policy demands."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.responses import Response

from formicarium import __version__
from formicarium.core.game import Game
from formicarium.server.http.routing import Endpoint
from formicarium.server.protocol.base import Trouble
from formicarium.server.protocol.table_messages import NewTable, TableClientMessage, TableServerMessage

PARAMETER = re.compile(r"{(\w+)(?::(\w+))?}")
KINDS = {"": "string", "int": "integer"}


def document(endpoints: Sequence[Endpoint], shelf: Mapping[str, type[Game]]) -> dict[str, Any]:
    listed = [one for one in endpoints if one.listed]
    kinds = [*(endpoint.parameters["data"] for endpoint in listed if "data" in endpoint.parameters),
             *(endpoint.answer_type for endpoint in listed if has_schema(endpoint.answer_type)), Trouble,
             *shelf.values(), TableClientMessage, TableServerMessage]
    found, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(kinds, found, strict=True))
    parts[NewTable.__name__]["properties"]["game"] = {"anyOf": [schemas[kind] for kind in shelf.values()]}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in listed:
        operations = paths.setdefault(PARAMETER.sub(r"{\1}", endpoint.path), {})
        operations[endpoint.method.lower()] = operation(endpoint, schemas)
    return {"openapi": "3.1.0", "info": {"title": "Formicarium", "version": __version__}, "servers": [{"url": "/"}],
            "paths": paths, "components": {"schemas": parts},
            "x-socket": {"path": "/ws/{table}", "says": schemas[TableClientMessage],
                         "hears": schemas[TableServerMessage]}}


def operation(endpoint: Endpoint, schemas: Mapping[Any, Any]) -> dict[str, Any]:
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": KINDS[kind]}}
                  for name, kind in PARAMETER.findall(endpoint.path)]
    parameters += [{"name": name, "in": "query", "schema": {"type": "string"}} for name in endpoint.query]
    status = 204 if endpoint.answer_type is type(None) else endpoint.status
    answer: dict[str, Any] = {"description": HTTPStatus(status).phrase}
    if has_schema(endpoint.answer_type):
        answer["content"] = json_of(schemas[endpoint.answer_type])
    described: dict[str, Any] = {
        "operationId": endpoint.function.__name__, "description": endpoint.function.__doc__ or "",
        "parameters": parameters,
        "responses": {str(status): answer,
                      "4XX": {"description": "Refused: why", "content": json_of(schemas[Trouble])}}}
    if "data" in endpoint.parameters:
        described["requestBody"] = {"required": True, "content": json_of(schemas[endpoint.parameters["data"]])}
    return described


def has_schema(answer: Any) -> bool:
    return answer is not type(None) and not (isinstance(answer, type) and issubclass(answer, Response))


def json_of(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def page(document: Mapping[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{escape(what['description'])}"
        f"<td>{name_types(what.get('requestBody'))}<td>{name_types(what['responses'])}"
        for path, item in sorted(document["paths"].items()) for method, what in item.items())
    return (f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Formicarium: API</title><h1>Formicarium '
            f'{__version__}: API</h1><p>JSON; <a href="/api/openapi/openapi.json">OpenAPI</a>; the socket is in '
            f"<code>docs/reference/protocol.md</code>.</p><table><tr><th>call<th>what<th>body<th>answer{rows}</table></html>")


def name_types(part: Any) -> str:
    """Return the names of the types in a part of the document."""
    if not isinstance(part, dict):
        return ""
    here = [part["$ref"].rpartition("/")[2]] if "$ref" in part else []
    inner = [name_types(value) for key, value in part.items() if key != "4XX"]
    return ", ".join(dict.fromkeys(name for name in (*here, *inner) if name))
