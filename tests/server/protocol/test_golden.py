"""Golden files: messages, scenes, store rows and journal lines keep their bytes.

The files in `tests/kept/golden` were written before the packages and names changed (issue 27). If a test fails, the
code changes messages that clients know or rows that a store holds. After a change that is meant, write the files again,
and compare the old and the new one with `zdiff`:

    GOLDEN=write python -m pytest tests/server/protocol/test_golden.py

Ids, tokens and times differ in each run: before a comparison they are replaced by names such as `<ada>` and `<time>`.
"""
from __future__ import annotations

import asyncio
import gzip
import importlib
import json
import os
import pkgutil
import random
import re
import secrets
import sqlite3
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec import inspect

import formicarium.server.protocol
from formicarium.coach import review
from formicarium.core.dice import CallbackDice
from formicarium.games import SHELF
from formicarium.server.http.routing import ENDPOINTS
from tests.support.site import ME, OPEN, Guest, Place, Site, eventually, here, site
from tests.support.toy import Pebbles

pytestmark = pytest.mark.engine_free

KEPT = Path(__file__).parents[2] / "kept"
GOLDEN = KEPT / "golden"
NOON = 1_763_640_000.0  # 20 November 2025, 12:00 UTC
# by game: the line of its game in tests/kept, and the number of journal lines that the table begins with
TABLES = {"wyx": (0, 20), "fili_fourmis": (9, 40), "cigale": (45, 60), "micropolis": (21, 15), "fourmidable": (15, 45)}
MOVES = 4
NAMES = {"seen": "<table>/<person>", "puzzle-tally": "<puzzle>/<lot>"}  # spaces whose names depend on time or chance
# spaces of the store that the session below writes to; the others: `review`, `consent` (several servers), `printed`
# (tables of before journals said what was printed), `key`
SPACES = {"alone", "card", "chat", "daily", "device", "edition", "health", "holds", "imported", "invitation", "lesson",
          "lesson-offer", "live", "note", "opened", "paired", "person", "puzzle", "puzzle-clue", "puzzle-day",
          "puzzle-first", "puzzle-tally", "puzzler", "ranked", "rematch", "seek", "seen", "shown", "token", "waiting"}


def compare(name: str, lines: list[str]) -> None:
    file, written = GOLDEN / f"{name}.jsonl.gz", "".join(f"{line}\n" for line in lines).encode()
    if os.environ.get("GOLDEN") == "write":
        file.write_bytes(gzip.compress(written, mtime=0))
    golden = gzip.decompress(file.read_bytes()).decode().split("\n")[:-1]
    gone, new = [line for line in golden if line not in lines], [line for line in lines if line not in golden]
    assert not gone and not new, (f"{name}: {len(gone)} lines are missing, {len(new)} are new", gone[:3], new[:3])
    assert lines == golden, f"{name}: another order"


def message_types() -> list[type[msgspec.Struct]]:
    package = formicarium.server.protocol
    names = [one.name for one in pkgutil.iter_modules(package.__path__)]
    modules = [review, *[importlib.import_module(f"{package.__name__}.{name}") for name in names]]
    return [found for module in modules for found in vars(module).values()
            if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == module.__name__]


def value_of(kind: inspect.Type, name: str, choice: int) -> Any:
    """Make a value of a field's type; `choice` selects the word of a literal or the member of a union, in rotation."""
    match kind:
        case inspect.RawType() | inspect.AnyType():
            return msgspec.Raw(b'{"raw":1}')
        case inspect.BoolType():
            return choice % 2 == 0
        case inspect.IntType():
            return 7 + choice
        case inspect.FloatType():
            return 0.5 + choice
        case inspect.StrType():
            return f"text {choice} é"
        case inspect.NoneType():
            return None
        case inspect.LiteralType():
            return kind.values[choice % len(kind.values)]
        case inspect.VarTupleType():
            return tuple(value_of(kind.item_type, name, choice + more) for more in range(2))
        case inspect.TupleType():
            return tuple(value_of(item, name, choice) for item in kind.item_types)
        case inspect.DictType():
            return {"key": value_of(kind.value_type, name, choice)}
        case inspect.UnionType():
            return value_of(kind.types[choice % len(kind.types)], name, choice)
        case inspect.StructType():
            return kind.cls(**{field.name: value_of(field.type, field.name, choice) for field in kind.fields})
    raise TypeError(f"{name}: {kind}")


def samples(kind: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """Yield messages of a type: one with its defaults, then some that show every word of every literal."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    yield kind(**{field.name: value_of(field.type, field.name, 0) for field in info.fields if field.required})
    for choice in range(max([2, *(words(field.type) for field in info.fields)])):
        yield kind(**{field.name: value_of(field.type, field.name, choice) for field in info.fields})


def words(kind: inspect.Type) -> int:
    match kind:
        case inspect.LiteralType():
            return len(kind.values)
        case inspect.VarTupleType():
            return words(kind.item_type)
        case inspect.UnionType():
            return max(len(kind.types), *map(words, kind.types))
    return 1


def ordered(line: str) -> str:
    """Order the fields of a message with a scene: tables keep their order (below), lessons need none."""
    return json.dumps(json.loads(line), sort_keys=True, ensure_ascii=False) if '"is":"scene"' in line else line


def test_messages_of_every_type_keep_their_json() -> None:
    found = message_types()
    assert len(found) > 85, "the protocol has moved"
    lines = set()
    for kind in found:
        for sample in samples(kind):
            line = msgspec.json.encode(sample)
            assert msgspec.json.encode(msgspec.json.decode(line, type=kind)) == line
            lines.add(ordered(line.decode()))
    compare("messages", sorted(lines))


def test_addresses_of_endpoints_are_the_same() -> None:
    importlib.import_module("formicarium.server.app")
    compare("addresses", sorted(f"{one.method} {one.path} {one.status} {','.join(one.query)}" for one in ENDPOINTS))


class Alone(Pebbles, frozen=True, kw_only=True, tag="pebbles"):
    modes: ClassVar[dict[str, range]] = {"high": range(1, 4), "low": range(2, 4)}


def fix(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server's clock begin at NOON; luck is always the same, so tables may ask for it in any order."""
    began, patched = time.monotonic(), set()
    importlib.import_module("formicarium.server.app")
    for name, module in list(sys.modules.items()):
        if not name.startswith("formicarium."):
            continue
        for attribute, value in list(vars(module).items()):
            if value is time.time:
                monkeypatch.setattr(module, attribute, lambda: NOON + time.monotonic() - began)
                patched.add("time")
            elif isinstance(value, CallbackDice):
                monkeypatch.setattr(module, attribute, CallbackDice(lambda n: n // 2))
                patched.add("luck")
    assert patched == {"time", "luck"}
    monkeypatch.setattr(secrets, "SystemRandom", lambda: random.Random(27))


class Names:
    """Names in place of ids, tokens and times, which differ in each run."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def learn(self, name: str, secret: str) -> None:
        assert secret
        self.known[secret] = f"<{name}>"

    def learn_table(self, name: str, opened: dict[str, Any]) -> str:
        table: str = opened["table"]
        self.learn(name, table)
        self.learn(f"{name}-watch", opened["watch"].rpartition("/")[2])
        for seat, path in enumerate(opened["invitations"]):
            if path:
                self.learn(f"{name}-invitation-{seat}", path.rpartition("/")[2])
        return table

    def cover(self, text: str) -> str:
        for secret, name in self.known.items():
            text = text.replace(secret, name)
        text = re.sub(r"\b(00)?1763640\d{3}(\.\d+)?\b", "<time>", text)
        text = re.sub(r"\b86[34]\d\d\.\d+", "<seconds>", re.sub(r'"away":\d+', '"away":<seconds>', text))
        text = re.sub(r"(\d\.\d{3})\d{4,}", r"\1", text)  # a rating: the last digits differ between machines
        return re.sub(r"\b[0-9a-f]{64}\b", "<mark>", text)


class Session:
    """A server with three people; its messages are stored by subject."""

    def __init__(self, found: Site, names: Names, ada: Guest, bea: Guest, cleo: Guest) -> None:
        self.site = found
        self.names = names
        self.ada = ada
        self.bea = bea
        self.cleo = cleo

    async def call(self, guest: Guest, method: str, path: str, body: Any = None) -> str:
        response = await guest.http.request(method, path, json=body)
        assert response.status_code < 400, (path, response.text)
        return response.text

    async def open(self, name: str, guest: Guest, *seats: Any, **more: Any) -> dict[str, Any]:
        opened: dict[str, Any] = await guest.ask("POST", "/api/tables", {"seats": seats, **more})
        self.names.learn_table(name, opened)
        return opened


def newest(place: Place, kind: str) -> str:
    return next(text for text in reversed(place.raw) if json.loads(text)["is"] == kind)


async def fresh_scene(guest: Guest, table: str, watch: str = "") -> str:
    async with guest.at(table, watch) as place:
        await place.first()
        return newest(place, "scene")


def join_path(opened: dict[str, Any], seat: int) -> str:
    path: str = opened["invitations"][seat]
    return path.replace("/join", "/api/join")


def kept_journal(game: str) -> tuple[str, list[str]]:
    line, number = TABLES[game]
    journals = gzip.decompress((KEPT / f"{game}.jsonl.gz").read_bytes()).splitlines()
    heading, *lines = json.loads(journals[line])["journal"].splitlines()
    return heading, lines[:number]


async def play_table(session: Session, game: str) -> list[str]:
    ada, bea, cleo = session.ada, session.bea, session.cleo
    lines: list[str] = []
    heading, begun = kept_journal(game)
    opened = await session.open(game, ada, ME, OPEN, game=json.loads(heading)["game"], shown=True, hints=False,
                                journal="\n".join([heading, *begun]) + "\n", pace={"move": 86400})
    table, watch = opened["table"], opened["watch"].rpartition("/")[2]
    lines.append(await session.call(ada, "GET", f"/api/tables/{table}"))
    lines.append(await session.call(bea, "GET", join_path(opened, 1)))
    lines.append(await session.call(bea, "POST", join_path(opened, 1), {"name": ""}))
    async with AsyncExitStack() as stack:
        places = [await stack.enter_async_context(guest.at(table, link))
                  for guest, link in ((ada, ""), (bea, ""), (cleo, watch))]
        for place in places:
            await place.first()
        await places[0].until(lambda message: message["is"] == "presence" and message["watchers"] == 1
                              and all(seat["here"] for seat in message["seats"]))
        lines += [newest(places[0], "presence"), await fresh_scene(ada, table), await fresh_scene(bea, table),
                  await fresh_scene(cleo, table, watch)]
        for _ in range(MOVES):
            mover = places[places[0].scene["waiting"][0]]
            offers = mover.scene["offers"]
            done = await mover.play(offers[len(offers) // 2]["action"])
            assert done["is"] == "done", done
            for place in places:
                await place.catch_up(done["number"])
            lines += [newest(place, "scene") for place in places]
        mover = places[places[0].scene["waiting"][0]]
        other = 1 - mover.scene["seat"]
        await places[other].say("why", seat=other, action=mover.scene["offers"][0]["action"])
        lines.append(newest(places[other], "refused"))
        last = places[0].scene["news"][-1]["seat"]
        await places[last].say("propose", seat=last, what="takeback")
        scene = await places[1 - last].shows(lambda scene: scene["proposal"] is not None)
        lines.append(await fresh_scene(bea, table))
        done = await places[1 - last].say("answer", seat=1 - last, proposal=scene["proposal"]["number"], yes=True)
        assert done["is"] == "done", done
        await places[0].catch_up(done["number"])
        lines.append(await fresh_scene(cleo, table, watch))
        await places[0].say("say", text="Bonjour !")
        await places[1].say("say", word="nice")
        await places[0].until(lambda message: message["is"] == "chat" and message["number"] == 2)
        ended = await places[1].say("end", seat=1, how="resign")
        assert ended["is"] == "done", ended
        for place in places:
            await place.shows(lambda scene: bool(scene["ended"]))
        lines += [text for text in places[0].raw if json.loads(text)["is"] == "chat"]
        lines += [await fresh_scene(ada, table), await fresh_scene(cleo, table, watch)]
        for path in ("", "/moments/3?seat=0", "/tellings?seat=1"):
            lines.append(await session.call(ada, "GET", f"/api/tables/{table}{path}"))
        journal = (await session.call(ada, "GET", f"/api/tables/{table}/journal")).splitlines()
        lines += [journal[0], *journal[len(begun) + 1:]]
        again = await ada.ask("POST", f"/api/tables/{table}/rematch")
        session.names.learn_table(f"{game}-again", again)
        lines.append(await fresh_scene(bea, again["table"]))
    return lines


async def use_people(session: Session) -> list[str]:
    """Use names, a device link, a token, lessons and notes of a person; return the answers."""
    ada, names = session.ada, session.names
    lines = [await session.call(one, "PUT", "/api/me", {"name": name})
             for one, name in ((ada, "Ada"), (session.bea, "Bea"), (session.cleo, "Cleo"))]
    device = await ada.ask("POST", "/api/me/devices")
    names.learn("device", device["path"].rpartition("/")[2])
    token = (await ada.ask("POST", "/api/me/token"))["token"]
    names.learn("token", token.split(".")[1])
    lesson = {"game": "wyx", "lesson": "first", "at": 2, "ticks": [0, 1], "done": False}
    lines.append(await session.call(ada, "PUT", "/api/me/lessons", {"lessons": [lesson], "offered": ["wyx"]}))
    await session.call(ada, "GET", "/healthz")
    return [*lines, await session.call(ada, "GET", "/api/me/lessons")]


async def use_lobby(session: Session) -> list[str]:
    """Use an open table, a note, and two people who are paired."""
    ada, bea, lines = session.ada, session.bea, []
    waiting = await session.open("waiting", ada, ME, OPEN, game={"game": "wyx", "players": 2}, public=True)
    shown = await session.open("shown", ada, ME, here("Dora"), game={"game": "micropolis", "players": 2}, shown=True)
    note = f"/api/tables/{shown['table']}/notes/0"
    lines += [await session.call(ada, "PUT", note, {"text": "Reine"}), await session.call(ada, "GET", note)]
    lines += [await session.call(bea, "GET", path) for path in ("/api/waiting", "/api/lobby?showing=all")]
    async with ada.at("lobby") as one, bea.at("lobby") as two:
        wish = {"game": {"game": "wyx", "players": 2}, "pace": {"move": 600}}
        await one.say("seek", **wish)
        while not (seeking := [message["seeking"] for message in one.received if message.get("seeking")]):
            await one.receive()
        lines.append(json.dumps(seeking[0]))
        await two.say("seek", **wish)
        paired = await one.paired()
        session.names.learn("paired", paired)
        session.names.learn("paired-watch", (await ada.ask("GET", f"/api/tables/{paired}"))["watch"])
        lines += [text for text in one.raw if json.loads(text)["is"] == "paired"]
    assert waiting["table"] != paired
    return lines


async def play_alone(session: Session) -> list[str]:
    ada = session.ada
    opened = await ada.ask("POST", "/api/daily/pebbles")
    session.names.learn_table("daily", opened)
    async with ada.at(opened["table"]) as place:
        await place.play_out()
        lines = [await fresh_scene(ada, opened["table"])]

    async def noted() -> bool:
        return bool(json.loads(await session.call(ada, "GET", "/api/daily/pebbles"))["done"])

    await eventually(noted)
    return [*lines, *[await session.call(ada, "GET", path) for path in ("/api/daily/pebbles", "/api/me/alone/pebbles")]]


async def look_at_puzzle(session: Session) -> list[str]:
    """Ask for a hint, then the answer; return the kinds of messages. The first puzzle of Wyx counts as shown."""
    ada = session.ada
    session.names.learn("puzzle of the day", (await ada.ask("GET", "/api/puzzles"))["days"][-1]["card"]["id"])
    one = (await ada.ask("GET", "/api/puzzles/of/wyx"))[0]["id"]
    session.names.learn("puzzle", one)
    async with ada.at(f"puzzle?puzzle={one}") as place:
        await place.first()
        await place.say("clue")
        await place.say("hint", seat=place.scene["seat"])
        await place.until(lambda message: message["is"] == "solved")
        return [message["is"] for message in place.received]


ROWS = {"thing": "new.space, new.name, new.value", "line": "'(line)', new.match || '/' || new.number, new.text",
        "match": "'(match)', new.id, new.heading || char(10) || new.meta"}


def watch_store(database: str) -> None:
    """Record every row written to SQLite by a trigger, also rows that are deleted later."""
    with closing(sqlite3.connect(database, isolation_level=None)) as store:
        store.execute("pragma busy_timeout=5000")
        store.execute("create table golden (place text, name text, value text)")
        for event in ("insert", "update"):
            for table, row in ROWS.items():
                store.execute(f"create trigger golden_{table}_{event} after {event} on {table} begin "
                              f"insert into golden values ({row}); end")


def written_rows(database: str, names: Names) -> list[str]:
    lines = set()
    with closing(sqlite3.connect(database)) as store:
        for place, name, value in store.execute("select place, name, value from golden"):
            # the comments of an edition file may change
            kept = json.dumps(tomllib.loads(value)) if place == "edition" else names.cover(value)
            if place != "card" or '"ended"' in value:  # summaries before a table's end are written at times that vary
                lines.add(json.dumps([place, NAMES.get(place, names.cover(name)), kept], ensure_ascii=False))
        lines |= {" ".join(row[0].split()) for row in store.execute(
            "select sql from sqlite_master where type = 'table' and name in ('match', 'line', 'tail', 'thing')")}
    return sorted(lines)


async def whole_session(database: str) -> dict[str, list[str]]:
    async with site(database=database, shelf={**SHELF, "pebbles": Alone}) as found:
        watch_store(database)
        names = Names()
        async with found.guest() as ada, found.guest() as bea, found.guest() as cleo:
            for name, guest in (("ada", ada), ("bea", bea), ("cleo", cleo)):
                names.learn(name, guest.id)
            session = Session(found, names, ada, bea, cleo)
            sent = {"people": [*await use_people(session), *await use_lobby(session)]}
            tables = [play_table(session, game) for game in TABLES]
            *played, alone, kinds = await asyncio.gather(*tables, play_alone(session), look_at_puzzle(session))
            sent["people"] += [*alone, *kinds]
            sent |= {f"table-{game}": lines for game, lines in zip(TABLES, played, strict=True)}
    sent = {subject: [names.cover(line) for line in lines] for subject, lines in sent.items()}
    return {**sent, "store": written_rows(database, names)}


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        fix(monkeypatch)
        return asyncio.run(whole_session(str(tmp_path_factory.mktemp("golden") / "t.sqlite")))


@pytest.mark.parametrize("subject", ["people", *(f"table-{game}" for game in TABLES)])
def test_messages_of_a_session_keep_their_bytes(subject: str, session: dict[str, list[str]]) -> None:
    compare(subject, session[subject])


def test_store_rows_and_journal_lines_keep_their_bytes(session: dict[str, list[str]]) -> None:
    met = {json.loads(line)[0] for line in session["store"] if line.startswith("[")}
    assert met == {*SPACES, "(match)", "(line)"}, met ^ SPACES
    compare("store", session["store"])
