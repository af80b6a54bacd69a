"""Who asks. A guest is a random id with our signature: nothing to register, nothing to steal but the signature."""
from __future__ import annotations

import hmac
import os
import re
import secrets
import unicodedata
from pathlib import Path
from time import time

import msgspec
import segno

from formicarium.server.settings import Settings
from formicarium.server.wire import NAME_LENGTH, DeviceLink, Me
from formicarium.store.store import Store

COOKIE = "formicarium"
YEAR = 365 * 86400
ID = re.compile(r"[A-Za-z0-9_-]{16}")
DEVICE = re.compile(r"[A-Za-z0-9_-]{32}")
# what can turn the writing round, hide, or pile up on the neighbours
UNSEEN = re.compile("[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
                    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff]")


class Device(msgspec.Struct, frozen=True):
    person: str
    until: float


def fresh(size: int = 12) -> str:
    """A name that nobody guesses; 12 bytes make 16 letters."""
    return secrets.token_urlsafe(size)


def clean(text: str, longest: int = NAME_LENGTH) -> str:
    """Text of a person, fit to be shown beside that of others, on one line."""
    text = unicodedata.normalize("NFC", text[:longest * 8])
    text = "".join(" " if letter.isspace() else letter for letter in UNSEEN.sub("", text)
                   if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(text.split())[:longest].strip()


def read_secret(path: Path) -> bytes:
    """The key beside the database, made when it is not there; for its owner's eyes only."""
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


class People:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.named: dict[str, str] = {}  # those asked for lately

    def sign(self, purpose: str, person: str) -> str:
        mark = hmac.digest(self.settings.secret, f"{purpose}:{person}".encode(), "sha256").hex()[:40]
        return f"{person}.{mark}"

    def signed(self, purpose: str, text: str) -> str | None:
        """The person whose signature this is."""
        person, _, _ = text.partition(".")
        if not ID.fullmatch(person):
            return None
        right = self.sign(purpose, person)
        return person if hmac.compare_digest(right.encode(), text.encode(errors="replace")) else None

    def cookie(self, person: str) -> str:
        secure = "; Secure" if self.settings.secure else ""
        return f"{COOKIE}={self.sign('guest', person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def who(self, cookie: str, authorization: str) -> str | None:
        """The person of a request: by token, else by cookie."""
        kind, _, token = authorization.partition(" ")
        if kind.lower() == "bearer":
            return self.signed("token", token.strip())
        return self.signed("guest", cookie) if cookie else None

    async def name(self, person: str) -> str:
        if person not in self.named:
            if len(self.named) > 10_000:
                self.named.clear()
            self.named[person] = await self.store.get("person", person) or ""
        return self.named[person]

    async def rename(self, person: str, name: str) -> str:
        name = clean(name)
        await self.store.put("person", person, name)
        self.named[person] = name
        return name

    async def me(self, person: str) -> Me:
        return Me(person, await self.name(person))

    def token(self, person: str) -> str:
        """For a program that plays as this person; always the same, so it is shown to that person only."""
        return self.sign("token", person)

    async def link_device(self, person: str, address: str) -> DeviceLink:
        token = fresh(24)
        device = Device(person, time() + self.settings.device)
        await self.store.put("device", token, msgspec.json.encode(device).decode())
        path = f"/device/{token}"
        code = segno.make(address + path, error="m", micro=False)
        svg = code.svg_inline(scale=4, border=2, svgclass=None, lineclass=None, omitsize=True)
        return DeviceLink(path, svg)

    async def use_device(self, token: str) -> str | None:
        kept = await self.store.take("device", token) if DEVICE.fullmatch(token) else None
        if kept is None:
            return None
        device = msgspec.json.decode(kept, type=Device)
        return device.person if device.until >= time() else None

    async def forget_devices(self) -> None:
        """Links that nobody used in time."""
        for token, kept in await self.store.names("device"):
            if msgspec.json.decode(kept, type=Device).until < time():
                await self.store.take("device", token)
