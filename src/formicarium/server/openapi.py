"""The body of POST /api/tables in the OpenAPI document: the framework does not see into a game's own options."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from litestar.openapi.spec import Components, OpenAPIMediaType, Operation, Reference, RequestBody, Schema

from formicarium.core.game import Game
from formicarium.server import wire


def schema(kind: Any) -> Any:
    """Whole, without references: the framework writes the list that they would point to."""
    (root,), parts = msgspec.json.schema_components((kind,), ref_template="{name}")

    def whole(part: Any) -> Any:
        if isinstance(part, dict):
            return whole(parts[part["$ref"]]) if "$ref" in part else {
                key: whole(value) for key, value in part.items() if key != "discriminator"}
        return [whole(one) for one in part] if isinstance(part, list) else part

    return whole(root)


def components(shelf: Mapping[str, type[Game]]) -> Components:
    body = schema(wire.NewTable)
    body["properties"]["game"] = {"anyOf": [schema(kind) for kind in shelf.values()]}
    content = {"application/json": OpenAPIMediaType(schema=cast(Schema, body))}
    return Components(request_bodies={"NewTable": RequestBody(content, required=True)})


@dataclass
class OpenTable(Operation):
    def __post_init__(self) -> None:
        self.request_body = Reference("#/components/requestBodies/NewTable")
