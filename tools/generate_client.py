"""Write the client's generated files: TypeScript types and message keys.

Types of all server messages (client/src/server/wire.ts), of the coach's review (client/src/coach/wire.ts) and of the
games' values (client/src/games/<game>/wire.ts); keys and variables of the catalogues, of the site
(client/src/i18n/keys.ts) and of each game (client/src/games/<game>/keys.ts).

    python tools/generate_client.py          writes them
    python tools/generate_client.py --check  exit code 1 if they are not current
"""
from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import msgspec.inspect as mi

from formicarium.coach import review
from formicarium.core.game import Game, Outlook, Reason
from formicarium.games import SHELF
from formicarium.server.protocol import (
    account_messages,
    base,
    catalogue_messages,
    lesson_messages,
    lobby_messages,
    puzzle_messages,
    table_messages,
)
from formicarium.server.protocol.base import ClientMessage, ServerMessage

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client" / "src"
WIDTH = 120
# Catalogues of the site that the client uses; the others belong to the command line.
SHARED = ("house", "site", "table", "lobby", "puzzles", "school", "coach", "review", "here", "pass")
MESSAGES = (base, account_messages, catalogue_messages, table_messages, lobby_messages, lesson_messages,
            puzzle_messages)
LIMITS = ((account_messages, "NAME_LENGTH"), (table_messages, "CHAT_LENGTH"), (table_messages, "NOTE_LENGTH"),
          (base, "MESSAGE_BYTES"), (base, "JOURNAL_BYTES"))
SOCKETS = (("Table", table_messages), ("Lobby", lobby_messages), ("Lesson", lesson_messages),
           ("Puzzle", puzzle_messages))
RAW = {  # TypeScript types of raw JSON fields, by field name
    "game": "AnyGame", "action": "AnyAction", "outlook": "AnyOutlook", "facts": "AnyReason | Facts",
    "events": "readonly AnyEvent[]", "view": "AnyView", "better": "AnyAction | null",
    "why": "coach.Why | null", "caution": "coach.Caution", "review": "coach.Review | null",
}
LiteralNames = Mapping[frozenset[object], str]
NO_NAMES: LiteralNames = {}
HEADER = "// Written by tools/generate_client.py. Do not edit.\n"


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def type_text(kind: mi.Type, names: LiteralNames = NO_NAMES) -> str:
    inner = partial(type_text, names=names)
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
            return names.get(frozenset(values)) or " | ".join(map(literal, values))
        case mi.TupleType(item_types=items):
            return f"readonly [{', '.join(map(inner, items))}]"
        case mi.ListType(item_type=item) | mi.VarTupleType(item_type=item):
            text = inner(item)
            return f"readonly ({text})[]" if " " in text else f"readonly {text}[]"
        case mi.DictType(value_type=value):
            return f"Readonly<Record<string, {inner(value)}>>"
        case mi.UnionType(types=types):
            return " | ".join(map(inner, types))
        case mi.StructType(cls=cls):
            return cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def struct(kind: mi.StructType, names: LiteralNames = NO_NAMES) -> str:
    cls = kind.cls
    if kind.array_like:
        fields = ", ".join(f"{field.encode_name}: {type_text(field.type, names)}" for field in kind.fields)
        return f"export type {cls.__name__} = readonly [{fields}];"
    # A client may leave out fields with defaults; the server writes all fields.
    said = issubclass(cls, ClientMessage)
    members = [f"readonly {kind.tag_field}: {literal(kind.tag)}"] if kind.tag_field else []
    for field in kind.fields:
        raw = isinstance(field.type, mi.CustomType | mi.RawType | mi.AnyType)
        name = written_raw(cls, field.encode_name) if raw else type_text(field.type, names)
        unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT  # left out if unset
        may_lack = not field.required and (said or unset)
        members.append(f"readonly {field.encode_name}{'?' if may_lack else ''}: {name}")
    notes = [line.strip() for line in (cls.__dict__.get("__doc__") or "").strip().splitlines() if line.strip()]
    about = f"/** {' '.join(notes)} */\n" if notes and not notes[0].startswith(f"{cls.__name__}(") else ""
    head = f"export interface {cls.__name__}"
    body = "; ".join(members)
    if len(line := f"{head} {{ {body} }}") <= WIDTH:
        return about + line
    lines = [body] if len(body) <= WIDTH - 3 else members
    return about + f"{head} {{\n" + "".join(f"  {line};\n" for line in lines) + "}"


def written_raw(cls: type, field: str) -> str:
    return "Asked<AnyGame>" if cls in (table_messages.NewTable, lobby_messages.Seek) else RAW[field]


def structs(root: Any, met: dict[str, mi.StructType]) -> None:
    """Collect every struct that a type refers to, in the order they are met."""
    match root:
        case mi.StructType():
            name = root.cls.__name__
            if name not in met:
                met[name] = root
                for field in root.fields:
                    structs(field.type, met)
            elif met[name].cls is not root.cls:
                raise TypeError(f"two structs by the name of {name}: {met[name].cls}, {root.cls}")
        case mi.UnionType(types=types) | mi.TupleType(item_types=types):
            for one in types:
                structs(one, met)
        case mi.ListType(item_type=item) | mi.VarTupleType(item_type=item) | mi.DictType(value_type=item):
            structs(item, met)


def literal_names(met: Mapping[str, mi.StructType]) -> LiteralNames:
    """Return the names that the modules of these structs give to sets of strings, as in `Side = Literal["left", …]`."""
    modules = dict.fromkeys(sys.modules[kind.cls.__module__] for kind in met.values())
    names: dict[frozenset[object], str] = {}
    for name, value in chain.from_iterable(vars(module).items() for module in modules):
        if get_origin(value) is Literal and name not in met:
            names.setdefault(frozenset(get_args(value)), name)
    return names


def interfaces(*roots: Any) -> list[str]:
    met: dict[str, mi.StructType] = {}
    for root in roots:
        structs(mi.type_info(root), met)
    names = literal_names(met)
    texts = [struct(kind, names) for kind in met.values()]
    used = set(re.findall(r"\w+", re.sub(r"/\*\*.*? \*/", "", "\n".join(texts))))
    aliases = [f"export type {name} = {' | '.join(sorted(map(literal, values)))};"
               for values, name in sorted(names.items(), key=lambda item: item[1]) if name in used]
    return aliases + texts


def fitting(line: str) -> Iterator[str]:
    """Split a line that is too long."""
    indent = " " * (len(line) - len(line.lstrip()))
    if len(line) <= WIDTH:
        yield line
    elif found := re.fullmatch(r" */\*\* (.+) \*/", line):
        lines = textwrap.wrap(found[1], WIDTH - len(indent) - 7)
        yield f"{indent}/** {lines[0]}"
        yield from (f"{indent} *  {more}" for more in lines[1:-1])
        yield f"{indent} *  {lines[-1]} */"
    elif found := re.fullmatch(r"( *[^=:]+[=:] readonly) \((.+)\)\[\];", line):
        yield f"{found[1]} ("
        yield from (f"{indent}  | {one}" for one in found[2].split(" | "))
        yield f"{indent})[];"
    elif found := re.fullmatch(r"( *[^=:]+[=:] readonly) \[(.+)\];", line):
        yield f"{found[1]} ["
        yield from (f"{indent}  {one}," for one in found[2].split(", "))
        yield f"{indent}];"
    elif found := re.fullmatch(r"( *[^:]+:) \{ (.+) \};", line):
        yield f"{found[1]} {{"
        yield from (f"{indent}  {one};" for one in found[2].rstrip(";").split("; "))
        yield f"{indent}}};"
    elif found := re.fullmatch(r"( *[^=:]+[=:]) ([^(]+ \| [^(]+);", line):
        yield found[1]
        *others, last = found[2].split(" | ")
        yield from (f"{indent}  | {one}" for one in others)
        yield f"{indent}  | {last};"
    else:
        raise ValueError(f"no way is known to make this line shorter: {line}")


def file_of(parts: Iterable[str]) -> str:
    return "".join(f"{short}\n" for part in parts for line in part.splitlines() or [""] for short in fitting(line))


def sent_edition(kind: type[Game]) -> Any:
    """Return the type of an edition as the server sends it."""
    sent = get_type_hints(kind.client_edition)["return"]
    return kind.editions.kind if sent is Any else sent


def game_ts(kind: type[Game]) -> str:
    """Return the values of one game; nouns without a type of the game are facts by name."""
    types = kind.types
    nouns = {"Action": types.action, "Event": types.event, "View": types.view, "Edition": sent_edition(kind),
             "Outlook": types.outlook, "Reason": types.reason}
    typed = {name: root for name, root in nouns.items() if root not in (Outlook, Reason)}
    parts = [HEADER + f"// Types of src/formicarium/games/{kind.id}/model.py, edition.py and game.py."]
    if len(typed) < len(nouns):
        parts.append('import type { Facts } from "../../server/wire";')
    parts += ["", *interfaces(kind, *typed.values()), f"export type Options = {kind.__name__};"]
    for name in nouns:
        meant = type_text(mi.type_info(typed[name])) if name in typed else "Facts"
        if meant != name:  # otherwise a struct has that name already
            parts.append(f"export type {name} = {meant};")
    return file_of(parts)


def coach_ts() -> str:
    return file_of((
        HEADER + "// Types of src/formicarium/coach/review.py.",
        'import type { AnyAction, AnyOutlook } from "../server/wire";', "",
        *interfaces(review.Review, review.Caution)))


def wire_ts() -> str:
    own = [value for module in MESSAGES for value in vars(module).values()
           if isinstance(value, type) and issubclass(value, ClientMessage | ServerMessage)
           and value not in (ClientMessage, ServerMessage)]
    nouns = {"Game": "Options", **{name: name for name in ("Action", "Event", "View", "Edition", "Outlook", "Reason")}}
    return file_of((
        HEADER + "// Types of src/formicarium/server/protocol/, with those of the games on the shelf.",
        'import type * as coach from "../coach/wire";',
        *(f'import type * as {game} from "../games/{game}/wire";' for game in sorted(SHELF)),
        "", f"export type {{ {', '.join(sorted(SHELF))} }};", "",
        *(f"export const {name} = {getattr(module, name)};" for module, name in LIMITS),
        "", "export type Facts = Readonly<Record<string, number | string>>;",
        "/** A game as it is asked for: what is left out has its default. */",
        'export type Asked<T extends { game: string }> = Pick<T, "game"> & Partial<Omit<T, "game">>;',
        *(f"export type Any{noun} = {' | '.join(f'{game}.{name}' for game in SHELF)};" for noun, name in nouns.items()),
        *(f"export type {name} = {type_text(mi.type_info(getattr(module, name)))};"
          for subject, module in SOCKETS for name in (f"{subject}ClientMessage", f"{subject}ServerMessage")),
        "", *interfaces(*own),
    ))




def variables(pattern: Any, own: dict[str, Any]) -> Iterator[str]:
    """Yield the variables of a pattern and of the messages it refers to."""
    from fluent.syntax import ast

    for name, value in vars(pattern).items() if isinstance(pattern, ast.BaseNode) else ():
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.VariableReference):
                yield node.id.name
            elif isinstance(node, ast.MessageReference):
                yield from variables(own[node.id.name].value, own)
            if name != "span":
                yield from variables(node, own)


def messages(*files: Path) -> dict[str, Any]:
    from fluent.syntax import FluentParser, ast

    entries = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def sentences(own: dict[str, Any], known: dict[str, Any]) -> Iterator[str]:
    """Yield a line for each message and attribute with its variables."""
    for name, message in own.items():
        parts = [(name, message.value)] if message.value else []
        parts += [(f"{name}.{attribute.id.name}", attribute.value) for attribute in message.attributes]
        for key, pattern in parts:
            names = list(dict.fromkeys(variables(pattern, known)))
            facts = f"{{ {' '.join(f'{one}: Fact;' for one in names)} }}" if names else "null"
            yield f'"{key}": {facts};'


@cache
def keys_files() -> dict[Path, str]:
    """Return the keys of the site, and a file of additional keys for each game."""
    source = ROOT / "src" / "formicarium"
    shared = messages(*(source / "i18n" / "fr" / f"{name}.ftl" for name in SHARED))
    made = {CLIENT / "i18n" / "keys.ts": file_of((
        HEADER + "/** What a sentence may be told. */", "export type Fact = string | number;", "",
        "/** Every message of the pages, with its variables; the games add theirs. */", "export interface Sentences {",
        *(f"  {line}" for line in sentences(shared, shared)), "}"))}
    for game in sorted(SHELF):
        own = messages(*(file for file in sorted((source / "games" / game / "words" / "fr").glob("*.ftl"))
                         if file.stem != "terminal"))
        made[CLIENT / "games" / game / "keys.ts"] = file_of((
            HEADER + "export {};", "", 'declare module "../../i18n/keys" {',
            "  interface Sentences {", *(f"    {line}" for line in sentences(own, shared | own)), "  }", "}"))
    return made


def files() -> dict[Path, str]:
    """Return all generated files by path."""
    games = {CLIENT / "games" / game / "wire.ts": game_ts(kind) for game, kind in SHELF.items()}
    return {CLIENT / "server" / "wire.ts": wire_ts(), CLIENT / "coach" / "wire.ts": coach_ts(), **games, **keys_files()}


def main(args: list[str]) -> int:
    stale = []
    for file, text in files().items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(file.relative_to(ROOT))
            if "--check" not in args:
                file.write_text(text, encoding="utf-8")
    print(*(f"{'stale' if '--check' in args else 'written'}: {file}" for file in stale), sep="\n")
    return 1 if stale and "--check" in args else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
