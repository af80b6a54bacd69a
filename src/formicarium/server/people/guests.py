"""Guests: people without registration, known by a random id that the server has signed."""
from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
import unicodedata
from pathlib import Path
from time import time

import msgspec

from formicarium.server.client_address import COOKIE
from formicarium.server.protocol.account_messages import NAME_LENGTH, DeviceLink, Me
from formicarium.server.settings import Settings
from formicarium.store.store import Store

YEAR = 365 * 86400
ID = re.compile(r"[A-Za-z0-9_-]{16}")
# characters that reverse text, are invisible, or overlap their neighbours
UNSEEN = re.compile("[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
                    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff]")


class Device(msgspec.Struct, frozen=True):
    person: str
    until: float


def key_mark(secret: bytes) -> str:
    """Return a short hash by which the key is recognised; it reveals nothing of it."""
    return hmac.new(secret, b"mark", hashlib.sha256).hexdigest()[:8]


def device_mark(token: str) -> str:
    """Return the hash under which a device link is stored, so that a reader of the store cannot use the link."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def person_of_device(kept: str | None) -> str | None:
    """Return the person of a stored device link, or None if it has expired."""
    device = msgspec.json.decode(kept, type=Device) if kept else None
    return device.person if device and device.until >= time() else None


def new_id(size: int = 12) -> str:
    """Return a random id; 12 bytes make 16 characters."""
    return secrets.token_urlsafe(size)


def clean_text(text: str, longest: int = NAME_LENGTH) -> str:
    """Return a person's text as one line without invisible or control characters."""
    text = unicodedata.normalize("NFC", text[:longest * 8])
    text = "".join(" " if letter.isspace() else letter for letter in UNSEEN.sub("", text)
                   if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(text.split())[:longest].strip()


def read_secret(path: Path) -> bytes:
    """Read the key file beside the database; make it, for its owner only, if it is missing."""
    try:
        with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        pass
    key = path.read_bytes().strip()
    if len(key) < 32:
        raise ValueError(f"{path}: too short for a key")
    return key


def bearer(authorization: str) -> str | None:
    """Return the token of an Authorization header."""
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


class People:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.names: dict[str, str] = {}  # cache, by person

    def sign(self, purpose: str, what: str) -> str:
        mark = hmac.digest(self.settings.secret, f"{purpose}:{what}".encode(), "sha256").hex()[:40]
        return f"{what}.{mark}"

    def read_signed(self, purpose: str, text: str) -> str:
        """Return the signed text, or an empty one if the signature is wrong."""
        what, _, _ = text.rpartition(".")
        right = self.sign(purpose, what)
        return what if hmac.compare_digest(right.encode(errors="replace"), text.encode(errors="replace")) else ""

    def cookie(self, person: str) -> str:
        secure = "; Secure" if self.settings.secure else ""
        return f"{COOKIE}={self.sign('guest', person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def signed_person(self, cookie: str, authorization: str) -> str | None:
        """Return the person that the signature names, of a token or else a cookie; a token may have been revoked since.
        """
        token = bearer(authorization)
        if token is None:
            what = self.read_signed("guest", cookie)
        else:
            what = self.read_signed("token", token).partition(".")[0]
        return what if ID.fullmatch(what) else None

    async def identify(self, cookie: str, authorization: str) -> str | None:
        """Return the person of a request, or None if its token is revoked."""
        person, token = self.signed_person(cookie, authorization), bearer(authorization)
        if person is None or token is None:
            return person
        kept = await self.store.get("token", person)
        return person if kept and self.sign("token", f"{person}.{kept}") == token else None

    async def name(self, person: str) -> str:
        if person not in self.names:
            if len(self.names) > 10_000:
                self.names.clear()
            self.names[person] = await self.store.get("person", person) or ""
        return self.names[person]

    async def rename(self, person: str, name: str) -> str:
        name = clean_text(name)
        await self.store.put("person", person, name)
        self.names[person] = name
        return name

    async def me(self, person: str) -> Me:
        return Me(person, await self.name(person))

    async def token(self, person: str) -> str:
        """Return the token for a program that plays as this person; the same until it is revoked."""
        kept = await self.store.get("token", person)
        if kept is None:
            await self.store.add("token", person, new_id())
            kept = await self.store.get("token", person) or ""
        return self.sign("token", f"{person}.{kept}")

    async def revoke(self, person: str) -> None:
        await self.store.take("token", person)

    async def link_device(self, person: str, address: str) -> DeviceLink:
        token = new_id(24)
        device = Device(person, time() + self.settings.device)
        await self.store.put("device", device_mark(token), msgspec.json.encode(device).decode())
        path = f"/device/{token}"
        import segno  # imported here: single-user servers never need it

        code = segno.make(address + path, error="m", micro=False)
        svg = code.svg_inline(scale=4, border=2, svgclass=None, lineclass=None, omitsize=True)
        return DeviceLink(path, svg)

    async def knows_device(self, token: str) -> bool:
        """Whether a device link is valid; the link stays usable."""
        return person_of_device(await self.store.get("device", device_mark(token))) is not None

    async def use_device(self, token: str) -> str | None:
        return person_of_device(await self.store.take("device", device_mark(token)))

    async def forget_devices(self) -> None:
        """Delete expired device links."""
        for mark, kept in await self.store.names("device"):
            if person_of_device(kept) is None:
                await self.store.take("device", mark)
