"""Link previews: title, text and picture of a page for programs that show a link.

They reveal what the link shows to a spectator and nothing more. Pictures are rendered one at a time in a process of
their own, and the latest are cached.
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

KEPT = 64  # pictures in the cache, and pages with tags
WIDE, HIGH = pictures.WIDE, pictures.HIGH
PAINTER = Path(__file__).with_name("png_worker.py")
PATIENCE = 60.0  # seconds to render a picture
JOIN, WATCH, REPLAY = re.compile("/join/([^/]+)"), re.compile("/watch/([^/]+)/([^/]+)"), re.compile("/replay/([^/]+)")
PREFERRED = re.compile(r"(?:^|,) *([a-z]{2})", re.I)
LOCALES = {"fr": "fr_FR", "en": "en_GB"}
MOMENT = re.compile(r"[0-9]{1,6}")


class Tags(NamedTuple):
    title: str
    text: str
    picture: str  # a path


def language_of(accepted: str) -> str:
    """Return the first supported language of an Accept-Language header, or French."""
    return next((one for found in PREFERRED.findall(accepted[:200]) if (one := found.lower()) in LANGUAGES), "fr")


class LinkPreviews:
    """Makes and caches the previews of one server."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self.folder: Path = context.settings.static / "art"
        self.pictures: OrderedDict[str, bytes] = OrderedDict()  # PNG by content, the latest use last
        self.pages: OrderedDict[str, File] = OrderedDict()  # by digest of page and tags, the latest use last
        self.drawing = asyncio.Lock()

    def art(self) -> Art:
        art = read_art(self.folder)
        if art is None:
            raise RequestError(404, "no-page")  # the client is not built
        return art

    # Pictures.

    async def png(self, key: str, draw: Callable[[], str]) -> bytes:
        """Return a picture from the cache, or render it; simultaneous requests render it once."""
        async with self.drawing:
            if key not in self.pictures:
                self.pictures[key] = await paint(await asyncio.to_thread(draw))
                self.context.counts["pictures"] += 1
            self.pictures.move_to_end(key)
            if len(self.pictures) > KEPT:
                self.pictures.popitem(last=False)
            return self.pictures[key]

    async def shelf(self) -> bytes:
        art = self.art()
        return await self.png("shelf", lambda: pictures.draw_shelf(art, tuple(self.context.settings.shelf)))

    async def table(self, table: LiveTable, at: str = "") -> bytes:
        """Return the spectator's view as a picture; of an ended game at the moment `at`."""
        match, art = moment_of(table, at), self.art()
        game, view = match.game, match.view(WATCHER)
        key = f"{table.id} {len(match.journal)} {table.history.number}"
        return await self.png(key, lambda: pictures.draw_preview(art, game, view, game.players))

    def board(self, table: LiveTable) -> str:
        """Return the board as a small SVG for a list."""
        return pictures.draw_board(self.art(), table.history.match).svg()

    # Pages with preview tags.

    async def add_tags(self, index: File, path: str, watch: str, at: str, accepted: str, base: str) -> File:
        """Return the page with the tags of its link in the reader's language."""
        language = language_of(accepted)
        tags = await self.tags(path, watch, at, Words(language))
        lines = {"og:site_name": "Formicarium", "og:type": "website", "og:locale": LOCALES[language],
                 "og:title": tags.title, "og:description": tags.text, "og:image": base + tags.picture,
                 "og:image:type": "image/png", "og:image:width": str(WIDE), "og:image:height": str(HIGH)}
        head = "".join(f'<meta property="{name}" content="{escape(text)}">\n' for name, text in lines.items())
        head += '<meta name="twitter:card" content="summary_large_image">\n'
        key = sha256(f"{index.etag} {head}".encode()).hexdigest()
        if key not in self.pages:
            plain = index.plain.replace(b"</head>", head.encode() + b"</head>", 1)
            self.pages[key] = index._replace(etag=etag_of(plain), plain=plain, br=None,
                                               gzip=gzip.compress(plain, 6, mtime=0))
        self.pages.move_to_end(key)
        if len(self.pages) > KEPT:
            self.pages.popitem(last=False)
        return self.pages[key]

    async def tags(self, path: str, watch: str, at: str, words: Words) -> Tags:
        try:
            if found := JOIN.fullmatch(path):
                return await self.of_invitation(found[1], words)
            if found := WATCH.fullmatch(path):
                return self.of_table(await self.find_table(found[1], found[2]), found[2], "", words)
            if watch and (found := REPLAY.fullmatch(path)):
                table = await self.find_table(found[1], watch)
                return self.of_table(table, watch, at if MOMENT.fullmatch(at) else "", words)
        except RequestError:
            pass  # a dead link has the tags of the home page
        return Tags("Formicarium", words.say("preview-shelf"), "/preview/shelf.png")

    async def find_table(self, table_id: str, watch: str) -> LiveTable:
        table = await self.context.tables.get(table_id)
        opening.check_may_watch(table, None, watch)
        return table

    async def of_invitation(self, invitation: str, words: Words) -> Tags:
        table = await opening.read_invited_table(self.context, invitation)
        game = words.say(f"{table.game.id}-name")
        names = [chair.name for chair in table.setting.chairs if chair.kind == "person" and chair.name]
        title = words.say("join-game", game=game) if not names else words.say(
            "join-invited", names=join(names, words), count=len(names), game=game)
        return Tags(title, words.say("preview-join", **facts_of(table, words)), f"/preview/join/{invitation}.png")

    def of_table(self, table: LiveTable, watch: str, at: str, words: Words) -> Tags:
        game, match = words.say(f"{table.game.id}-name"), table.history.match
        chairs = table.setting.chairs
        names = join([name_of(chair.kind, chair.name, seat, words) for seat, chair in enumerate(chairs)], words)
        picture = f"/preview/watch/{table.id}/{watch}.png"
        if not match.ended():
            return Tags(words.say("preview-watch", game=game, names=names), words.say("preview-watch-text"),
                        f"{picture}?n={table.history.number}")
        last = len(match.journal)
        shown = min(int(at), last) if at else last
        return Tags(words.say("preview-replay", game=game, names=names),
                    words.say("preview-replay-text", number=shown, last=last), f"{picture}?at={shown}")


async def paint(svg: str) -> bytes:
    """Render an SVG as PNG; raise OSError or TimeoutError if that fails."""
    painter = await asyncio.create_subprocess_exec(  # in the server's session: niceness only counts within one
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
        raise OSError("no picture was rendered")
    return png


def moment_of(table: LiveTable, at: str) -> Match:
    match = table.history.match
    if not at or not match.ended() or not MOMENT.fullmatch(at):
        return match
    return table.history.match_after(min(int(at), len(match.journal)))


def facts_of(table: LiveTable, words: Words) -> dict[str, str]:
    mode, several = f"{table.game.id}-mode-{table.game.mode}", len(type(table.game).modes) > 1
    terms = [words.say(mode)] if several and words.knows(mode) else []
    terms += [words.say("table-players", count=table.game.players), words.say(f"{table.game.id}-length")]
    return {"terms": " · ".join(terms)}


def name_of(kind: str, name: str, seat: int, words: Words) -> str:
    if kind == "bot":
        return words.say(f"bot-{name}") if words.knows(f"bot-{name}") else name
    return name or words.say("new-name-default", number=seat + 1)


def join(names: list[str], words: Words) -> str:
    """Return a list such as "Maëlle, Noé et Octave"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {words.say('and')} {names[-1]}"
