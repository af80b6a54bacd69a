"""Write what the client must know of the Python side: client/src/wire.ts (types of all messages and of the games' own
values) and client/src/words/keys.ts (every message of the catalogues, with its variables).

    python tools/generate_client.py          writes both
    python tools/generate_client.py --check  only says by its exit code whether they are current
"""
from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as mi

from formicarium.core.game import Game, Outlook, Reason
from formicarium.games import SHELF
from formicarium.server import wire

ROOT = Path(__file__).resolve().parents[1]
WIRE = ROOT / "client" / "src" / "wire.ts"
KEYS = ROOT / "client" / "src" / "words" / "keys.ts"
HOUSE = ("house", "site", "table")  # the catalogues of the house that the client speaks; the others are the terminal's
RAW = {  # what travels as it is, by the name of its field
    "game": "AnyGame", "action": "AnyAction", "outlook": "AnyOutlook", "facts": "AnyReason | Facts",
    "events": "readonly AnyEvent[]", "view": "AnyView",
}
HEADER = "// Written by tools/generate_client.py. Do not edit.\n"


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def written(kind: mi.Type) -> str:
    """A type, as TypeScript says it."""
    match kind:
        case mi.NoneType():
            return "null"
        case mi.BoolType():
            return "boolean"
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.StrType():
            return "string"
        case mi.LiteralType(values=values):
            return " | ".join(map(literal, values))
        case mi.TupleType(item_types=items):
            return f"readonly [{', '.join(map(written, items))}]"
        case mi.ListType(item_type=item) | mi.VarTupleType(item_type=item):
            inner = written(item)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case mi.DictType(value_type=value):
            return f"Readonly<Record<string, {written(value)}>>"
        case mi.UnionType(types=types):
            return " | ".join(map(written, types))
        case mi.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def struct(kind: mi.StructType) -> str:
    cls = kind.cls
    if kind.array_like:
        fields = ", ".join(f"{field.encode_name}: {written(field.type)}" for field in kind.fields)
        return f"export type {cls.__name__} = readonly [{fields}];"
    said = issubclass(cls, wire.Word)  # whoever says it may leave out what has a default; the server writes all
    lines = [f"  readonly {kind.tag_field}: {literal(kind.tag)};"] if kind.tag_field else []
    for field in kind.fields:
        raw = isinstance(field.type, mi.CustomType | mi.RawType)
        name = written_raw(cls, field.encode_name) if raw else written(field.type)
        lines.append(f"  readonly {field.encode_name}{'?' if said and not field.required else ''}: {name};")
    notes = [line.strip() for line in (cls.__dict__.get("__doc__") or "").strip().splitlines() if line.strip()]
    about = f"/** {' '.join(notes)} */\n" if notes and not notes[0].startswith(f"{cls.__name__}(") else ""
    return about + f"export interface {cls.__name__} {{\n" + "".join(line + "\n" for line in lines) + "}"


def written_raw(cls: type, field: str) -> str:
    return "Asked<AnyGame>" if cls is wire.NewTable else RAW[field]


def structs(root: Any, met: dict[str, mi.StructType]) -> None:
    """Every struct that a type brings with it, in the order they are met."""
    match root:
        case mi.StructType():
            if root.cls.__name__ not in met:
                met[root.cls.__name__] = root
                for field in root.fields:
                    structs(field.type, met)
        case mi.UnionType(types=types) | mi.TupleType(item_types=types):
            for one in types:
                structs(one, met)
        case mi.ListType(item_type=item) | mi.VarTupleType(item_type=item) | mi.DictType(value_type=item):
            structs(item, met)


def interfaces(*roots: Any) -> list[str]:
    met: dict[str, mi.StructType] = {}
    for root in roots:
        structs(mi.type_info(root), met)
    return [struct(kind) for kind in met.values()]


def of_game(kind: type[Game]) -> str:
    types = kind.types
    edition = kind.editions.kind
    parts = interfaces(kind, types.action, types.event, types.view, edition)
    parts.append(f"export type Options = {kind.__name__};")
    for name, base, union in (("Outlook", Outlook, types.outlook), ("Reason", Reason, types.reason)):
        parts += [] if union is base else interfaces(union)
        parts.append(f"export type {name} = {'Facts' if union is base else written(mi.type_info(union))};")
    parts += [f"export type {name} = {written(mi.type_info(union))};"
              for name, union in (("Action", types.action), ("Event", types.event), ("View", types.view))
              if not isinstance(mi.type_info(union), mi.StructType)]
    parts += [f"export type {name} = {struct.__name__};"
              for name, struct in (("View", types.view), ("Edition", edition)) if struct.__name__ != name]
    return f"export declare namespace {kind.id} {{\n" + indented("\n".join(parts)) + "}\n"


def indented(text: str) -> str:
    return "".join(f"  {line}\n" for line in text.splitlines())


@cache
def wire_ts() -> str:
    own = [value for value in vars(wire).values()
           if isinstance(value, type) and issubclass(value, wire.Word | wire.Fact)
           and value not in (wire.Word, wire.Fact)]
    any_of = "\n".join(f"export type Any{noun} = {' | '.join(f'{game}.{name}' for game in SHELF)};"
                       for noun, name in (("Game", "Options"), ("Action", "Action"), ("Event", "Event"),
                                          ("View", "View"), ("Edition", "Edition"), ("Outlook", "Outlook"),
                                          ("Reason", "Reason")))
    limits = "\n".join(f"export const {name} = {getattr(wire, name)};"
                       for name in ("NAME_LENGTH", "CHAT_LENGTH", "MESSAGE_BYTES", "JOURNAL_BYTES"))
    unions = "\n".join(f"export type {name} = {written(mi.type_info(getattr(wire, name)))};"
                       for name in ("Said", "Told"))
    return "\n".join((
        HEADER + "// Types of src/formicarium/server/wire.py, and of the games on the shelf.\n",
        limits, "",
        "export type Facts = Readonly<Record<string, number | string>>;",
        "/** A game as it is asked for: what is left out has its default. */",
        'export type Asked<T extends { game: string }> = Pick<T, "game"> & Partial<Omit<T, "game">>;',
        any_of, unions, "",
        "\n".join(interfaces(*own)), "",
        "\n".join(of_game(kind) for kind in SHELF.values()),
    ))


# the words


def variables(pattern: Any, own: dict[str, Any]) -> Iterator[str]:
    """Variables of a pattern and of the messages it brings in."""
    from fluent.syntax import ast

    for name, value in vars(pattern).items() if isinstance(pattern, ast.BaseNode) else ():
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.VariableReference):
                yield node.id.name
            elif isinstance(node, ast.MessageReference):
                yield from variables(own[node.id.name].value, own)
            if name != "span":
                yield from variables(node, own)


def catalogues(language: str) -> list[Path]:
    source = ROOT / "src" / "formicarium"
    house = [source / "words" / language / f"{name}.ftl" for name in HOUSE]
    return [*(file for file in house if file.exists()), *sorted(source.glob(f"games/*/words/{language}.ftl"))]


@cache
def keys_ts() -> str:
    from fluent.syntax import FluentParser, ast

    own: dict[str, Any] = {}
    for file in catalogues("fr"):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        own |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    lines = []
    for name, message in own.items():
        parts = [(name, message.value)] if message.value else []
        parts += [(f"{name}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
        for key, pattern in parts:
            names = list(dict.fromkeys(variables(pattern, own)))
            facts = f"{{ {' '.join(f'{one}: Fact;' for one in names)} }}" if names else "null"
            lines.append(f'  "{key}": {facts};\n')
    return (HEADER + "/** What a sentence may be told. */\nexport type Fact = string | number;\n\n"
            "/** Every message, with its variables. */\nexport interface Sentences {\n" + "".join(lines) + "}\n")


def main(args: list[str]) -> int:
    stale = []
    for file, text in ((WIRE, wire_ts()), (KEYS, keys_ts())):
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(file.relative_to(ROOT))
            if "--check" not in args:
                file.write_text(text, encoding="utf-8")
    print(*(f"{'stale' if '--check' in args else 'written'}: {file}" for file in stale), sep="\n")
    return 1 if stale and "--check" in args else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
