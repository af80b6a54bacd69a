"""`formicarium schema`: print a JSON Schema for everything that a game writes and reads."""
from __future__ import annotations

import argparse
from typing import Any

import msgspec

from formicarium.cli import arguments, output
from formicarium.core.game import Game
from formicarium.core.journal import FORMAT, Heading, entry_type
from formicarium.games import SHELF, include_editions
from formicarium.i18n import Words

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", help=words.say("cli-game", games=", ".join(SHELF)))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    include_editions()
    output.print_result(document(arguments.kind(args.game)), args.json)
    return 0


def document(kind: type[Game]) -> dict[str, Any]:
    """Return the schema of a position file; the other types are in its $defs."""
    kinds = {
        "PositionFile": position_file(kind), "Action": kind.types.action, "View": kind.types.view,
        "Event": kind.types.event, "JournalHeading": heading(kind), "JournalEntry": entry_type(kind.variants()[0]),
    }
    shapes, defs = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    named = dict(zip(kinds, shapes, strict=True))
    options = defs[kind.__name__]["properties"]
    options["mode"] |= {"enum": list(kind.modes)}
    options["edition"] |= {"enum": list(kind.editions.names())}
    options["players"] |= {"minimum": min(counts[0] for counts in kind.modes.values()),
                           "maximum": max(counts[-1] for counts in kind.modes.values())}
    defs["JournalHeading"]["properties"]["formicarium"] = {"const": FORMAT}
    defs["JournalHeading"]["properties"]["version"] = {"const": kind.version}
    # a struct is in the definitions under its name already, a union is not
    defs |= {name: shape for name, shape in named.items() if shape != {"$ref": f"#/$defs/{name}"}}
    return {"$schema": DRAFT, "title": kind.__name__, "description": f"formicarium, rules of {kind.id}, version "
            f"{kind.version}", "$ref": "#/$defs/PositionFile", "$defs": dict(sorted(defs.items()))}


def position_file(kind: type[Game]) -> type[msgspec.Struct]:
    """Return `arguments.PositionFile` with the game's own types."""
    events: Any = list[kind.types.event]  # type: ignore[name-defined]
    return msgspec.defstruct("PositionFile", [
        ("game", kind), ("position", kind.types.position), ("chance", list[int], []), ("events", events, [])],
        forbid_unknown_fields=True)


def heading(kind: type[Game]) -> type[msgspec.Struct]:
    """Return `journal.Heading` with the game's own options."""
    fields: list[Any] = [(field.name, kind if field.name == "game" else field.type,
                          *(() if field.required else (field.default,))) for field in msgspec.structs.fields(Heading)]
    return msgspec.defstruct("JournalHeading", fields, forbid_unknown_fields=True)
