"""Base classes and limits of all messages between server and client; client/src/server/wire.ts is generated from it.

Values of the games (options, actions, views, events) travel as the games define them: `msgspec.Raw` here, typed by game
in the client.
"""
from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

MESSAGE_BYTES = 16 * 1024  # of a message from a client; a longer one closes its socket
JOURNAL_BYTES = 1024 * 1024  # of an imported journal


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """A message or part of one that a client sends; unknown fields are refused."""


class ServerMessage(msgspec.Struct, frozen=True):
    """A message or part of one that the server sends."""


class Trouble(ServerMessage, frozen=True):
    """Any error over HTTP: the id of a sentence (`trouble-<code>` in the catalogues), and facts for it."""

    code: str
    facts: dict[str, int | str] = {}


class Done(ServerMessage, frozen=True, tag_field="is", tag="done"):
    """A message was carried out; the scene that shows the result comes before or after."""

    id: int
    number: int


class Refused(ServerMessage, frozen=True, tag_field="is", tag="refused"):
    """A message was refused; `rule` is a rule of the game, UNDO, STALE, SEAT, HINT, RATE … (`refusal-<rule>`)."""

    id: int
    rule: str
    facts: Raw  # a reason of the game, or facts of the server


class Bad(ServerMessage, frozen=True, tag_field="is", tag="bad"):
    """A message could not be read."""

    problem: str  # the error and its place in the message


def as_raw(value: Any) -> Raw:
    """Encode a value of a game for a field of a message."""
    return Raw(msgspec.json.encode(value))
