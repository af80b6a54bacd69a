"""The client's files and pages: small when sent, kept long where the name holds a hash, and with a strict policy."""
from __future__ import annotations

import gzip
import hashlib
import re
from base64 import b64encode
from mimetypes import guess_type
from pathlib import Path
from threading import Lock
from typing import NamedTuple

import msgspec

PAGES = re.compile(r"/|/games|/pass|/play|/watch|/learn|/puzzles|/rules"
                   r"|/(table|join|learn|puzzles|rules|replay|solo)/[^/]+"
                   r"|/(learn|watch)/[^/]+/[^/]+")
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
INLINE = re.compile(rb"<(script|style)(?![^>]*\bsrc=)[^>]*>(.*?)</\1>", re.S)
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
         ".webmanifest": "application/manifest+json", ".ftl": "text/plain", ".woff2": "font/woff2",
         ".json": "application/json", ".wasm": "application/wasm"}
SQUEEZED = ("text/", "application/json", "application/manifest", "image/svg", "application/wasm")
OFFLINE = "/here/"  # where the house lies that runs in a browser, if there is one
FOREVER, ALWAYS_ASK = "public, max-age=31536000, immutable", "no-cache"
MISSING = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Formicarium</title>
<h1>Formicarium</h1>
<p lang="fr">Les pages du site ne sont pas encore construites. Lancez <code>python3 play.py</code>, ou dans
<code>client/</code>&nbsp;: <code>npm ci &amp;&amp; npm run build</code>.</p>
<p lang="en">The pages of the site are not built yet. Run <code>python3 play.py</code>, or in <code>client/</code>:
<code>npm ci &amp;&amp; npm run build</code>.</p>
<p><a href="/api/docs">API</a></p></html>
"""
STRANGER = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Formicarium</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<h1>Formicarium</h1>
<p lang="fr">Ce serveur ne répond pas au nom <code>{host}</code>. Si ce nom est le sien, relancez-le avec
<code>--origin http://{host}</code> (ou <code>https://…</code> derrière un mandataire).</p>
<p lang="en">This server does not answer to the name <code>{host}</code>. If that name is its own, start it again with
<code>--origin http://{host}</code> (or <code>https://…</code> behind a proxy).</p></html>
"""
SURE = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Formicarium</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<h1>Formicarium</h1>
<form method="post">
<p lang="fr">Ce navigateur joue déjà sous un autre nom. En continuant, il prend les places de l’appareil d’où vient ce
lien, et perd les siennes. Ne continuez que si ce lien est de vous.</p>
<p lang="en">This browser already plays as somebody else. If you go on, it takes the seats of the device that this link
comes from, and loses its own. Go on only if you made this link yourself.</p>
<p><button>Continuer · <span lang="en">Go on</span></button> <a href="/">Non, retour · <span lang="en">No, go
back</span></a></p></form></html>
""".encode()

WELCOME = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Formicarium</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<h1>Formicarium</h1>
<form method="post">
<p lang="fr">Sur cet appareil, vous retrouverez les places de celui d’où vient ce lien. Le lien ne sert qu’une fois.</p>
<p lang="en">On this device you will have the seats of the one that this link comes from. The link works once.</p>
<p><button>Continuer · <span lang="en">Go on</span></button></p></form></html>
""".encode()


class File(NamedTuple):
    stamp: tuple[int, int]
    type: str
    etag: str
    plain: bytes
    gzip: bytes | None
    br: bytes | None
    forever: bool
    policy: str


def data(value: object) -> File:
    """A value of ours as JSON, sent like a file."""
    plain = msgspec.json.encode(value)
    return File((0, 0), "application/json", mark(plain), plain, gzip.compress(plain, 9, mtime=0), None, False, STRICT)


def mark(plain: bytes) -> str:
    return f'"{hashlib.sha256(plain).hexdigest()[:20]}"'


class Pages:
    def __init__(self, folder: Path, said: str = "", wasm: bool = False) -> None:
        """`said`: what the page is told of the site. `wasm`: what lies there is compiled in the browser."""
        self.folder, self.said, self.wasm = folder, said.encode(), wasm
        self.read: dict[str, File] = {}
        self.loading = Lock()  # threads may ask

    def file(self, path: str) -> File | None:
        """The file of that path; none outside the folder, and none that is hidden."""
        parts = [part for part in path.split("/") if part]
        if not parts or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            return None
        place = self.folder.joinpath(*parts)
        try:
            found = place.stat()
            if not place.is_file() or not place.resolve().is_relative_to(self.folder.resolve()):
                return None
            stamp = (found.st_mtime_ns, found.st_size)
            name = "/".join(parts)  # not the path: with more and more slashes the same file would be kept without end
            with self.loading:
                if name not in self.read or self.read[name].stamp != stamp:
                    self.read[name] = self.load(place, stamp)
        except (OSError, ValueError):
            return None
        return self.read[name]

    def load(self, place: Path, stamp: tuple[int, int]) -> File:
        plain = place.read_bytes()
        if self.said and place.name == "index.html":
            plain = plain.replace(b"<html ", b"<html " + self.said + b" ", 1)
        type_ = TYPES.get(place.suffix) or guess_type(place.name)[0] or "application/octet-stream"
        squeeze = type_.startswith(SQUEEZED) and len(plain) > 400
        beside = place.with_name(place.name + ".br")
        return File(stamp, type_, mark(plain), plain,
                    gzip.compress(plain, 9, mtime=0) if squeeze else None,
                    beside.read_bytes() if squeeze and beside.is_file() else None,
                    bool(HASHED.search(place.name)) and place.parent != self.folder, policy(plain, type_, self.wasm))

    def index(self) -> File:
        found = self.file("/index.html")
        if found is None:
            plain = MISSING.encode()
            return File((0, 0), "text/html", '"none"', plain, None, None, False, policy(plain, ""))
        return found


def policy(page: bytes, type_: str, wasm: bool = False) -> str:
    """Content-Security-Policy: everything from here; what a page has inside itself is allowed by its hash."""
    marks: dict[bytes, list[str]] = {b"script": [], b"style": []}
    if type_ == "text/html":
        for kind, inside in INLINE.findall(page):
            marks[kind].append(f"'sha256-{b64encode(hashlib.sha256(inside).digest()).decode()}'")
    return "; ".join([
        "default-src 'self'",
        " ".join(["script-src 'self'", *(["'wasm-unsafe-eval'"] if wasm else ()), *marks[b"script"]]),
        " ".join(["style-src 'self'", *marks[b"style"]]),
        "img-src 'self' data: blob:", f"connect-src 'self'{' blob:' if wasm else ''}",
        "worker-src 'self'", "manifest-src 'self'",
        "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    ])


STRICT = policy(b"", "")
