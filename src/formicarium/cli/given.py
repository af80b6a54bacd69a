"""What the command line gives: games, options, positions, actions, journals, bots. Each fault says what is right."""
from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from formicarium.cli.faults import Fault
from formicarium.core.game import Game, Impossible
from formicarium.core.journal import BadJournal, read
from formicarium.core.match import Match
from formicarium.core.table import Table
from formicarium.games import SHELF
from formicarium.search.bots import Bot, UnknownBot, bot
from formicarium.words import Words

LARGEST = 16 * 1024 * 1024  # bytes; no position or journal comes near


def include_editions() -> None:
    """FORMICARIUM_EDITIONS: a folder with <game>/<edition>.toml, for owners of a printed copy."""
    if folder := os.environ.get("FORMICARIUM_EDITIONS"):
        for kind in SHELF.values():
            kind.editions.include(Path(folder) / kind.id)


def kind(name: str) -> type[Game]:
    if name not in SHELF:
        raise Fault(f"there is no game {name!r}; there is {', '.join(SHELF)}")
    return SHELF[name]


def add_game(parser: argparse.ArgumentParser, words: Words) -> None:
    """GAME --mode --players --edition --option NAME[=VALUE] …"""
    parser.add_argument("game", help=words.say("cli-game", games=", ".join(SHELF)))
    parser.add_argument("--mode", help=words.say("cli-mode"))
    parser.add_argument("--players", type=int, metavar="N", help=words.say("cli-players"))
    parser.add_argument("--edition", help=words.say("cli-edition"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help=words.say("cli-option"))


def game(args: argparse.Namespace, players: int | None = None) -> Game:
    """The game that the arguments of `add_game` describe."""
    include_editions()
    what = kind(args.game)
    fields: dict[str, Any] = {"game": what.id}
    for name, value in (("mode", args.mode), ("players", args.players or players), ("edition", args.edition)):
        if value is not None:
            fields[name] = value
    for option in args.option:
        name, _, value = option.partition("=")
        if name not in what.option_names():
            raise Fault(f"{what.id} has no option {name!r}; there is {', '.join(what.option_names()) or 'none'}")
        fields[name] = {"": True, "true": True, "on": True, "false": False, "off": False}.get(value, value)
    try:
        return msgspec.convert(fields, type=what, strict=False)
    except (msgspec.ValidationError, ValueError) as fault:
        raise Fault(str(fault).removesuffix(" - at `$`")) from None


def text(path: str) -> str:
    """A file's text; - is standard input."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(LARGEST + 1)
    except OSError as fault:
        raise Fault(f"{path}: {(fault.strerror or str(fault)).lower()}") from None
    if len(data) > LARGEST:
        raise Fault(f"{path}: larger than {LARGEST // 1024 // 1024} MiB; no position or journal is")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Fault(f"{path}: not UTF-8 text") from None


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position file: the game with its options, and how it stands."""

    game: msgspec.Raw
    position: msgspec.Raw


def setting(path: str) -> tuple[Game, Table]:
    """A position file, checked by the game's auditor."""
    include_editions()
    try:
        read_ = msgspec.json.decode(text(path), type=Setting)
        tag = msgspec.json.decode(read_.game, type=dict[str, Any]).get("game")
        game: Game = msgspec.json.decode(read_.game, type=kind(str(tag)))
        return game, game.load(msgspec.json.decode(read_.position, type=game.types.position))
    except Impossible as fault:
        raise Fault(f"{path}: an impossible position: {fault}") from None
    except msgspec.MsgspecError as fault:
        raise Fault(f"{path}: {fault} (`formicarium schema GAME` says what a position file is like)") from None


def written(game: Game, table: Table) -> dict[str, Any]:
    """A position file's content."""
    return {"game": game, "position": game.position(table)}


def action(game: Game, json: str) -> Any:
    """--action '{"type": …}', or - for standard input."""
    try:
        return msgspec.json.decode(text("-") if json == "-" else json, type=game.types.action)
    except msgspec.MsgspecError as fault:
        raise Fault(f"--action: {fault} (`formicarium schema {game.id}` says what actions are like)") from None


def seat(game: Game, number: int, watcher: bool = False) -> int:
    lowest = -1 if watcher else 0
    if not lowest <= number < game.players:
        watching = "; -1 is a spectator" if watcher else ""
        raise Fault(f"--seat: there is no seat {number}; seats are 0 to {game.players - 1}{watching}")
    return number


def journal(path: str, until: int | None = None) -> tuple[Match, tuple[str, ...]]:
    include_editions()
    try:
        return read(text(path), SHELF, until)
    except BadJournal as fault:
        raise Fault(f"{path}: {fault}") from None


def bots(names: str) -> list[Bot]:
    """--bots a,b,…"""
    try:
        return [bot(name.strip()) for name in names.split(",")]
    except UnknownBot as fault:
        raise Fault(f"--bots: {fault}") from None


def dump(value: Any) -> None:
    """JSON for a program, on one line."""
    print(msgspec.json.encode(value).decode())
