"""Files and pages of the client in memory: compressed, with cache lifetime and Content-Security-Policy."""
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
COMPRESSED = ("text/", "application/json", "application/manifest", "image/svg", "application/wasm")
OFFLINE = "/here/"  # the path of the offline version, if the server has one
FOREVER, ALWAYS_ASK = "public, max-age=31536000, immutable", "no-cache"  # Cache-Control
NOT_BUILT = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Formicarium</title>
<h1>Formicarium</h1>
<p lang="fr">Les pages du site ne sont pas encore construites. Lancez <code>python3 play.py</code>, ou dans
<code>client/</code>&nbsp;: <code>npm ci &amp;&amp; npm run build</code>.</p>
<p lang="en">The pages of the site are not built yet. Run <code>python3 play.py</code>, or in <code>client/</code>:
<code>npm ci &amp;&amp; npm run build</code>.</p>
<p><a href="/api/docs">API</a></p></html>
"""
WRONG_HOST = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Formicarium</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<h1>Formicarium</h1>
<p lang="fr">Ce serveur ne répond pas au nom <code>{host}</code>. Si ce nom est le sien, relancez-le avec
<code>--origin http://{host}</code> (ou <code>https://…</code> derrière un mandataire).</p>
<p lang="en">This server does not answer to the name <code>{host}</code>. If that name is its own, start it again with
<code>--origin http://{host}</code> (or <code>https://…</code> behind a proxy).</p></html>
"""
CONFIRM_DEVICE = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Formicarium</title>
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

WELCOME_DEVICE = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>Formicarium</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<h1>Formicarium</h1>
<form method="post">
<p lang="fr">Sur cet appareil, vous retrouverez les places de celui d’où vient ce lien. Le lien ne sert qu’une fois.</p>
<p lang="en">On this device you will have the seats of the one that this link comes from. The link works once.</p>
<p><button>Continuer · <span lang="en">Go on</span></button></p></form></html>
""".encode()


class File(NamedTuple):
    """One file in memory, in the encodings it is sent in."""

    stamp: tuple[int, int]  # time of modification, ns, and size; (0, 0): it is not on disk
    type: str
    etag: str
    plain: bytes
    gzip: bytes | None  # None: too small or not compressible
    br: bytes | None  # None: the build made none
    forever: bool  # its name holds a hash, so a browser may cache it for a year
    policy: str  # Content-Security-Policy


def json_file(value: object) -> File:
    plain = msgspec.json.encode(value)
    return File((0, 0), "application/json", etag_of(plain), plain, gzip.compress(plain, 9, mtime=0), None, False,
                STRICT)


def etag_of(plain: bytes) -> str:
    return f'"{hashlib.sha256(plain).hexdigest()[:20]}"'


class Pages:
    """The files of one folder, each read when it is first requested and again when it has changed."""

    def __init__(self, folder: Path, attributes: str = "", wasm: bool = False) -> None:
        """`attributes` are added to the page's <html> tag; `wasm` lets the pages compile WebAssembly."""
        self.folder = folder
        self.attributes = attributes.encode()
        self.wasm = wasm
        self.loaded: dict[str, File] = {}  # by path
        self.loading = Lock()  # threads read files of the offline folder

    def file(self, path: str) -> File | None:
        """Return the file of a path; None for a missing or hidden file, or one outside the folder."""
        parts = [part for part in path.split("/") if part]
        if not parts or any(part.startswith(".") or "\\" in part or "\0" in part for part in parts):
            return None
        place = self.folder.joinpath(*parts)
        try:
            found = place.stat()
            if not place.is_file() or not place.resolve().is_relative_to(self.folder.resolve()):
                return None
            stamp = (found.st_mtime_ns, found.st_size)
            name = "/".join(parts)  # not the path, or a client could fill the cache by adding slashes
            with self.loading:
                if name not in self.loaded or self.loaded[name].stamp != stamp:
                    self.loaded[name] = self.load(place, stamp)
        except (OSError, ValueError):
            return None
        return self.loaded[name]

    def load(self, place: Path, stamp: tuple[int, int]) -> File:
        plain = place.read_bytes()
        if self.attributes and place.name == "index.html":
            plain = plain.replace(b"<html ", b"<html " + self.attributes + b" ", 1)
        type_ = TYPES.get(place.suffix) or guess_type(place.name)[0] or "application/octet-stream"
        compress = type_.startswith(COMPRESSED) and len(plain) > 400
        brotli = place.with_name(place.name + ".br")
        return File(stamp, type_, etag_of(plain), plain,
                    gzip.compress(plain, 9, mtime=0) if compress else None,
                    brotli.read_bytes() if compress and brotli.is_file() else None,
                    bool(HASHED.search(place.name)) and place.parent != self.folder, policy(plain, type_, self.wasm))

    def index(self) -> File:
        found = self.file("/index.html")
        if found is None:
            plain = NOT_BUILT.encode()
            return File((0, 0), "text/html", '"none"', plain, None, None, False, policy(plain, ""))
        return found


def policy(page: bytes, type_: str, wasm: bool = False) -> str:
    """Return a Content-Security-Policy: everything from this site; inline scripts and styles by their hash."""
    hashes: dict[bytes, list[str]] = {b"script": [], b"style": []}
    if type_ == "text/html":
        for kind, inside in INLINE.findall(page):
            hashes[kind].append(f"'sha256-{b64encode(hashlib.sha256(inside).digest()).decode()}'")
    return "; ".join([
        "default-src 'self'",
        " ".join(["script-src 'self'", *(["'wasm-unsafe-eval'"] if wasm else ()), *hashes[b"script"]]),
        " ".join(["style-src 'self'", *hashes[b"style"]]),
        "img-src 'self' data: blob:", f"connect-src 'self'{' blob:' if wasm else ''}",
        "worker-src 'self'", "manifest-src 'self'",
        "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
    ])


STRICT = policy(b"", "")
