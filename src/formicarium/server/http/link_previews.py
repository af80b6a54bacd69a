"""Link previews: what a page tells those who only look at its link, and a picture of the table, drawn here.

They tell what the link itself opens to a spectator, and nothing that another link would. Each picture is painted once,
one after another in a process of its own, and a few are kept.
"""
from __future__ import annotations

import asyncio
import gzip
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import NamedTuple

from formicarium import pictures
from formicarium.core.game import WATCHER
from formicarium.core.match import Match
from formicarium.i18n import LANGUAGES, Words
from formicarium.pictures.sheet import Art, read_art
from formicarium.server.bots.pool import environment
from formicarium.server.bots.worker import LOWEST
from formicarium.server.context import ServerContext
from formicarium.server.errors import RequestError
from formicarium.server.http.pages import File, etag_of
from formicarium.server.lobby import opening
from formicarium.server.tables.live_table import LiveTable

KEPT = 64  # pictures, and pages with their tags
WIDE, HIGH = pictures.WIDE, pictures.HIGH
PAINTER = Path(__file__).with_name("png_worker.py")
PATIENCE = 60.0  # seconds for a picture, on a machine that is very busy
JOIN, WATCH, REPLAY = re.compile("/join/([^/]+)"), re.compile("/watch/([^/]+)/([^/]+)"), re.compile("/replay/([^/]+)")
PREFERRED = re.compile(r"(?:^|,) *([a-z]{2})", re.I)
LOCALES = {"fr": "fr_FR", "en": "en_GB"}
MOMENT = re.compile(r"[0-9]{1,6}")


class Tags(NamedTuple):
    title: str
    text: str
    picture: str  # a path


def language_of(accepted: str) -> str:
    """The first of a browser's languages that we speak; French where there is none."""
    return next((one for found in PREFERRED.findall(accepted[:200]) if (one := found.lower()) in LANGUAGES), "fr")


class LinkPreviews:
    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.folder: Path = context.settings.static / "art"
        self.drawn: OrderedDict[str, bytes] = OrderedDict()  # pictures, by what they show
        self.dressed: OrderedDict[str, File] = OrderedDict()  # pages
        self.drawing = asyncio.Lock()

    def art(self) -> Art:
        art = read_art(self.folder)
        if art is None:
            raise RequestError(404, "no-page")  # the client is not built
        return art

    # pictures

    async def png(self, what: str, draw: Callable[[], str]) -> bytes:
        """Drawn once, however many ask at the same time."""
        async with self.drawing:
            if what not in self.drawn:
                self.drawn[what] = await paint(await asyncio.to_thread(draw))
                self.context.counts["pictures"] += 1
            self.drawn.move_to_end(what)
            if len(self.drawn) > KEPT:
                self.drawn.popitem(last=False)
            return self.drawn[what]

    async def shelf(self) -> bytes:
        art = self.art()
        return await self.png("shelf", lambda: pictures.draw_shelf(art, tuple(self.context.settings.shelf)))

    async def table(self, table: LiveTable, at: str = "") -> bytes:
        """As a spectator sees it now; of a game that has ended, at a moment of it."""
        match, art = moment_of(table, at), self.art()
        game, view = match.game, match.view(WATCHER)
        what = f"{table.id} {len(match.journal)} {table.history.number}"
        return await self.png(what, lambda: pictures.draw_preview(art, game, view, game.players))

    def board(self, table: LiveTable) -> str:
        """Small, for a list."""
        return pictures.draw_board(self.art(), table.history.match).svg()

    # pages

    async def dress(self, index: File, path: str, watch: str, at: str, accepted: str, base: str) -> File:
        """The page with its tags, in the language of whoever asks."""
        language = language_of(accepted)
        tags = await self.tags(path, watch, at, Words(language))
        lines = {"og:site_name": "Formicarium", "og:type": "website", "og:locale": LOCALES[language],
                 "og:title": tags.title, "og:description": tags.text, "og:image": base + tags.picture,
                 "og:image:type": "image/png", "og:image:width": str(WIDE), "og:image:height": str(HIGH)}
        head = "".join(f'<meta property="{name}" content="{escape(text)}">\n' for name, text in lines.items())
        head += '<meta name="twitter:card" content="summary_large_image">\n'
        key = sha256(f"{index.etag} {head}".encode()).hexdigest()
        if key not in self.dressed:
            plain = index.plain.replace(b"</head>", head.encode() + b"</head>", 1)
            self.dressed[key] = index._replace(etag=etag_of(plain), plain=plain, br=None,
                                               gzip=gzip.compress(plain, 6, mtime=0))
        self.dressed.move_to_end(key)
        if len(self.dressed) > KEPT:
            self.dressed.popitem(last=False)
        return self.dressed[key]

    async def tags(self, path: str, watch: str, at: str, message: Words) -> Tags:
        try:
            if found := JOIN.fullmatch(path):
                return await self.of_invitation(found[1], message)
            if found := WATCH.fullmatch(path):
                return self.of_table(await self.room(found[1], found[2]), found[2], "", message)
            if watch and (found := REPLAY.fullmatch(path)):
                table = await self.room(found[1], watch)
                return self.of_table(table, watch, at if MOMENT.fullmatch(at) else "", message)
        except RequestError:
            pass  # a link that leads nowhere tells no more than the shelf
        return Tags("Formicarium", message.say("preview-shelf"), "/preview/shelf.png")

    async def room(self, table_id: str, watch: str) -> LiveTable:
        table = await self.context.tables.get(table_id)
        opening.check_may_watch(table, None, watch)
        return table

    async def of_invitation(self, invitation: str, message: Words) -> Tags:
        table = await opening.read_invited_table(self.context, invitation)
        game = message.say(f"{table.game.id}-name")
        names = [chair.name for chair in table.setting.chairs if chair.kind == "person" and chair.name]
        title = message.say("join-game", game=game) if not names else message.say(
            "join-invited", names=join(names, message), count=len(names), game=game)
        return Tags(title, message.say("preview-join", **facts_of(table, message)), f"/preview/join/{invitation}.png")

    def of_table(self, table: LiveTable, watch: str, at: str, message: Words) -> Tags:
        game, match = message.say(f"{table.game.id}-name"), table.history.match
        chairs = table.setting.chairs
        names = join([name_of(chair.kind, chair.name, seat, message) for seat, chair in enumerate(chairs)], message)
        picture = f"/preview/watch/{table.id}/{watch}.png"
        if not match.ended():
            return Tags(message.say("preview-watch", game=game, names=names), message.say("preview-watch-text"),
                        f"{picture}?n={table.history.number}")
        last = len(match.journal)
        shown = min(int(at), last) if at else last
        return Tags(message.say("preview-replay", game=game, names=names),
                    message.say("preview-replay-text", number=shown, last=last), f"{picture}?at={shown}")


async def paint(svg: str) -> bytes:
    """Raises OSError or TimeoutError where nothing comes of it."""
    painter = await asyncio.create_subprocess_exec(  # in our session: niceness counts within one only
        sys.executable, "-P", str(PAINTER), str(WIDE), str(HIGH), str(LOWEST), stdin=PIPE, stdout=PIPE, stderr=DEVNULL,
        env=environment())
    try:
        async with asyncio.timeout(PATIENCE):
            png, _ = await painter.communicate(svg.encode())
    finally:
        if painter.returncode is None:
            painter.kill()
            await painter.wait()
    if painter.returncode:
        raise OSError("nothing was painted")
    return png


def moment_of(table: LiveTable, at: str) -> Match:
    match = table.history.match
    if not at or not match.ended() or not MOMENT.fullmatch(at):
        return match
    return table.history.match_after(min(int(at), len(match.journal)))


def facts_of(table: LiveTable, message: Words) -> dict[str, str]:
    mode, several = f"{table.game.id}-mode-{table.game.mode}", len(type(table.game).modes) > 1
    told = [message.say(mode)] if several and message.knows(mode) else []
    told += [message.say("table-players", count=table.game.players), message.say(f"{table.game.id}-length")]
    return {"terms": " · ".join(told)}


def name_of(kind: str, name: str, seat: int, message: Words) -> str:
    if kind == "bot":
        return message.say(f"bot-{name}") if message.knows(f"bot-{name}") else name
    return name or message.say("new-name-default", number=seat + 1)


def join(names: list[str], message: Words) -> str:
    """"Maëlle, Noé et Octave"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {message.say('and')} {names[-1]}"
