"""Who asks. A guest is a random id with our signature: nothing to register, nothing to steal but the signature."""
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
# what can turn the writing round, hide, or pile up on the neighbours
UNSEEN = re.compile("[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
                    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff]")


class Device(msgspec.Struct, frozen=True):
    person: str
    until: float


def key_mark(secret: bytes) -> str:
    """Enough to know the key again, too little to find it."""
    return hmac.new(secret, b"mark", hashlib.sha256).hexdigest()[:8]


def device_mark(token: str) -> str:
    """What is kept of a device link: whoever reads the store cannot use it."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def whose(kept: str | None) -> str | None:
    """The person of a device link, while it is good."""
    device = msgspec.json.decode(kept, type=Device) if kept else None
    return device.person if device and device.until >= time() else None


def new_name(size: int = 12) -> str:
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


def bearer(authorization: str) -> str | None:
    """The token that a program sends."""
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


class People:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.names: dict[str, str] = {}  # those asked for lately

    def sign(self, purpose: str, what: str) -> str:
        mark = hmac.digest(self.settings.secret, f"{purpose}:{what}".encode(), "sha256").hex()[:40]
        return f"{what}.{mark}"

    def read_signed(self, purpose: str, text: str) -> str:
        """What we signed; empty: it is not from us."""
        what, _, _ = text.rpartition(".")
        right = self.sign(purpose, what)
        return what if hmac.compare_digest(right.encode(errors="replace"), text.encode(errors="replace")) else ""

    def cookie(self, person: str) -> str:
        secure = "; Secure" if self.settings.secure else ""
        return f"{COOKIE}={self.sign('guest', person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def who(self, cookie: str, authorization: str) -> str | None:
        """Whom the signature of a request names: by token, else by cookie. A token may have been called back since."""
        token = bearer(authorization)
        if token is None:
            what = self.read_signed("guest", cookie)
        else:
            what = self.read_signed("token", token).partition(".")[0]
        return what if ID.fullmatch(what) else None

    async def identify(self, cookie: str, authorization: str) -> str | None:
        """The person of a request, if its token is still good."""
        person, token = self.who(cookie, authorization), bearer(authorization)
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
        name = clean(name)
        await self.store.put("person", person, name)
        self.names[person] = name
        return name

    async def me(self, person: str) -> Me:
        return Me(person, await self.name(person))

    async def token(self, person: str) -> str:
        """For a program that plays as this person; the same until it is called back."""
        kept = await self.store.get("token", person)
        if kept is None:
            await self.store.add("token", person, new_name())
            kept = await self.store.get("token", person) or ""
        return self.sign("token", f"{person}.{kept}")

    async def revoke(self, person: str) -> None:
        await self.store.take("token", person)

    async def link_device(self, person: str, address: str) -> DeviceLink:
        token = new_name(24)
        device = Device(person, time() + self.settings.device)
        await self.store.put("device", device_mark(token), msgspec.json.encode(device).decode())
        path = f"/device/{token}"
        import segno  # where nobody has another device it never comes

        code = segno.make(address + path, error="m", micro=False)
        svg = code.svg_inline(scale=4, border=2, svgclass=None, lineclass=None, omitsize=True)
        return DeviceLink(path, svg)

    async def knows_device(self, token: str) -> bool:
        """Whether the link is still good; a look does not spend it."""
        return whose(await self.store.get("device", device_mark(token))) is not None

    async def use_device(self, token: str) -> str | None:
        return whose(await self.store.take("device", device_mark(token)))

    async def forget_devices(self) -> None:
        """Links that nobody used in time."""
        for mark, kept in await self.store.names("device"):
            if whose(kept) is None:
                await self.store.take("device", mark)
