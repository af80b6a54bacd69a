"""Read and write files of nets (docs/guide/nets.md) and check whether they fit a game."""
from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from formicarium.bots.algorithms.net import FULL, LANE, NONE, Head, Layer, Net
from formicarium.core.game import Game, OptionValue

MAGIC = b"formicarium net\n"
VERSION = 1
HEAVIEST = 255  # largest stored weight, offset included
LARGEST = 1_000_000  # bytes; a larger file is refused


class BadNet(ValueError):
    """A file that is no net or does not fit the game; the message says why."""


class Read(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Reading of one part of the features: each byte as an amount, as an id, or both."""

    part: str
    at: int
    size: int
    cap: int = 0  # largest amount; 0: not read as an amount
    names: int = 0  # largest id, each with a row per place; 0: not read as ids

    @property
    def rows(self) -> int:
        return (self.size if self.cap else 0) + self.size * self.names


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Header of a net file: everything but the weights."""

    game: str
    mode: str
    players: int
    edition: str
    options: dict[str, OptionValue]
    features: str  # `Game.features_digest` at training
    actions: str  # `Game.action_digest` at training
    width: int
    moves: int
    reads: tuple[Read, ...]
    neurons: tuple[int, int]  # of the first and the second layer
    scales: tuple[tuple[int, int], ...]  # multiplier and right shift of both layers and both heads
    check: str  # hash of the weights
    training: dict[str, Any] = {}  # settings and seeds of the training run
    strength: dict[str, Any] = {}

    @property
    def rows(self) -> int:
        return sum(read.rows for read in self.reads)

    def shapes(self) -> tuple[tuple[int, int, int], ...]:
        """Return rows, columns and number of biases of both layers, the place head and the policy head."""
        one, two = self.neurons
        places = self.players ** 2
        return (self.rows, one, one), (one, two, two), (places, two, places), (self.moves, two, self.moves)


def choices_of(game: Game) -> dict[str, OptionValue]:
    return {name: getattr(game, name) for name in game.option_names()}


def pack_net(header: Header, weights: Sequence[bytes]) -> bytes:
    """Return the file; `weights` are the bytes of weights and biases of each layer and head in order."""
    body = b"".join(weights)
    encoded = msgspec.json.encode(msgspec.structs.replace(header, check=check(body)))
    return MAGIC + VERSION.to_bytes(2, "little") + len(encoded).to_bytes(4, "little") + encoded + body


def check(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]


def open_net(data: bytes) -> tuple[Header, bytes]:
    """Parse a file; return its header and its weights; raise BadNet."""
    start = len(MAGIC) + 6
    if not data.startswith(MAGIC) or len(data) < start:
        raise BadNet("it is no net of Formicarium")
    if len(data) > LARGEST:
        raise BadNet(f"it has {len(data):,} bytes, and a net has {LARGEST:,} at most")
    version = int.from_bytes(data[len(MAGIC):len(MAGIC) + 2], "little")
    if version != VERSION:
        raise BadNet(f"it is of version {version}, and this program reads version {VERSION}")
    end = start + int.from_bytes(data[start - 4:start], "little")
    try:
        header = msgspec.json.decode(data[start:end], type=Header)
    except msgspec.DecodeError as fault:
        raise BadNet(f"its header cannot be read: {fault}") from None
    body = data[end:]
    size = sum(rows * columns + 4 * begin for rows, columns, begin in header.shapes())
    if len(header.scales) != 4 or len(body) != size or header.check != check(body):
        raise BadNet("its weights are damaged")
    return header, body


def fits(header: Header, game: Game) -> str:
    """Return the reason why the net does not fit the game; empty if it fits."""
    if (header.game, header.mode, header.players) != (game.id, game.mode, game.players):
        return (f"it is for {header.game} ({header.mode}, {header.players} players), "
                f"not for {game.id} ({game.mode}, {game.players} players)")
    if header.edition != game.edition or header.options != choices_of(game):
        return "it was trained with another edition or other options"
    if header.features != game.features_digest() or header.width != game.width():
        return (f"it reads features {header.features}, and those of {game.id} are {game.features_digest()}: "
                "it has to be trained again")
    if header.actions != game.action_digest() or header.moves != game.move_count:
        return (f"it knows actions {header.actions}, and those of {game.id} are {game.action_digest()}: "
                "it has to be trained again")
    return ""


def net_from(data: bytes, game: Game) -> Net:
    """Build the net of a file; raise BadNet with the reason as a sentence."""
    header, body = open_net(data)
    if why := fits(header, game):
        raise BadNet(why)
    return build_net(header, body)


def build_net(header: Header, body: bytes) -> Net:
    seen = sum(read.size * (read.cap + bool(read.names)) for read in header.reads)
    if max(seen, FULL * header.neurons[0]) * HEAVIEST > LANE:
        raise BadNet("its sums are too large")
    parts: list[Any] = []
    at = 0
    for kind, (rows, columns, begin), (scale, shift) in zip((Layer, Layer, Head, Head), header.shapes(), header.scales,
                                                            strict=True):
        parts.append(kind(body, at, rows, columns, scale, shift))
        at += rows * columns + 4 * begin
    net = Net(header.players, header.width, *parts)
    row = 0
    for read in header.reads:
        if not 0 <= read.at <= read.at + read.size <= header.width:
            raise BadNet(f"it reads {read.part} where there is nothing")
        names = row + (read.size if read.cap else 0)
        net.inputs.read(read.at, read.size, row if read.cap else NONE, read.cap,
                        names if read.names else NONE, read.names)
        row += read.rows
    return net



@cache
def net_of(game: Game) -> Net | None:
    """Return the shipped net of this variant.

    None if there is no net, or only one for another edition or other options. A net that does not fit is logged and not
    used.
    """
    name = f"{game.mode}-{game.players}.bin"
    found = files("formicarium.games") / game.id / "nets" / name
    if not found.is_file():
        return None
    try:
        header, body = open_net(found.read_bytes())
        if (header.edition, header.options) != (game.edition, choices_of(game)):
            return None
        if why := fits(header, game):
            raise BadNet(why)
        return build_net(header, body)
    except BadNet as fault:
        logging.getLogger("formicarium").warning("The net %s of %s is not used: %s.", name, game.id, fault)
        return None


@cache
def net_at(path: str, game: Game) -> Net:
    return net_from(Path(path).read_bytes(), game)
