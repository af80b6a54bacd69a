"""Messages about a person: name, device links and tokens."""
from __future__ import annotations

from formicarium.server.protocol.base import ClientMessage, ServerMessage

NAME_LENGTH = 24  # characters; a longer name is cut


class Me(ServerMessage, frozen=True):
    id: str  # public; the cookie holds another, secret value
    name: str  # empty until chosen


class Rename(ClientMessage, frozen=True):
    name: str


class DeviceLink(ServerMessage, frozen=True):
    """A link that opens my seats on a second device, once, within a quarter of an hour."""

    path: str
    svg: str  # the link as a QR code


class Token(ServerMessage, frozen=True):
    token: str
