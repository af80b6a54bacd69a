"""Read arguments of the command line: games, options, positions, actions, journals, bots; faults name the right values.
"""
from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from formicarium.cli.faults import Fault, nearest
from formicarium.core.dice import CallbackDice, Dice, Seeded
from formicarium.core.editions import BadEdition
from formicarium.core.game import Game, InvalidPosition
from formicarium.core.state import GameState
from formicarium.games import SHELF, include_editions
from formicarium.i18n import Words

if TYPE_CHECKING:
    from formicarium.bots.registry import Bot
    from formicarium.core.match import Match

LARGEST = 16 * 1024 * 1024  # bytes; every position and journal is far smaller
SEEDS = 1 << 62  # seeds must be smaller, so that no two give the same stream
SWITCH = {"": True, "on": True, "true": True, "yes": True, "oui": True,
          "off": False, "false": False, "no": False, "non": False}


def kind(name: str) -> type[Game]:
    if name not in SHELF:
        raise Fault("fault-no-game", near=nearest(name, SHELF), name=name, games=", ".join(SHELF))
    return SHELF[name]


def add_game(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add GAME, --mode, --players, --edition and --option NAME[=VALUE]."""
    parser.add_argument("game", help=words.say("cli-game", games=", ".join(SHELF)))
    parser.add_argument("--mode", help=words.say("cli-mode"))
    parser.add_argument("--players", type=int, metavar="N", help=words.say("cli-players"))
    parser.add_argument("--edition", help=words.say("cli-edition"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help=words.say("cli-option"))


def game(args: argparse.Namespace, players: int | None = None) -> Game:
    """Return the game that the arguments of `add_game` describe; `players` is used without --players."""
    include_editions()
    game_type = kind(args.game)
    fields: dict[str, Any] = {field.name: field.default for field in msgspec.structs.fields(game_type)}
    given = {"mode": args.mode, "players": players if args.players is None else args.players, "edition": args.edition}
    fields |= {name: value for name, value in given.items() if value is not None}
    fields |= dict(option(game_type, text) for text in args.option)
    check_choice(game_type, "mode", fields["mode"], tuple(game_type.modes))
    check_choice(game_type, "edition", fields["edition"], game_type.editions.names())
    counts = game_type.modes[fields["mode"]]
    if fields["players"] not in counts:
        raise Fault("fault-no-players", game=game_type.id, mode=fields["mode"], players=str(fields["players"]),
                    least=counts[0], most=counts[-1])
    try:
        made = msgspec.convert({"game": game_type.id, **fields}, type=game_type, strict=False)
        made.editions[made.edition]  # loads the edition, so that its faults are reported here
    except (msgspec.ValidationError, BadEdition) as fault:
        raise Fault("fault-game", detail=str(fault).removesuffix(" - at `$`")) from None
    return made


def option(game_type: type[Game], text: str) -> tuple[str, Any]:
    """Return name and value of an option: NAME, NAME=on, NAME=off, or NAME=40 if it has its own values."""
    name, _, value = text.partition("=")
    names = game_type.option_names()
    if not names:
        raise Fault("fault-no-options", game=game_type.id)
    check_choice(game_type, "option", name, names)
    values = {str(choice): choice for choice in game_type.option_values()[name] if not isinstance(choice, bool)}
    return name, values.get(value, value) if values else SWITCH.get(value.lower(), value)


def check_choice(game_type: type[Game], noun: str, name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        raise Fault(f"fault-no-{noun}", near=nearest(name, known), game=game_type.id, name=name,
                    **{f"{noun}s": ", ".join(known)})


def text(path: str) -> str:
    """Return the text of a file; "-" is standard input."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Fault("fault-no-file", path=path) from None
    except IsADirectoryError:
        raise Fault("fault-folder", path=path) from None
    except (OSError, ValueError) as fault:  # ValueError: the name contains a null character
        detail = (isinstance(fault, OSError) and fault.strerror) or str(fault)
        raise Fault("fault-file", path=path, detail=detail.lower()) from None
    if len(data) > LARGEST:
        raise Fault("fault-too-large", path=path, size=LARGEST // 1024 // 1024)
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Fault("fault-not-text", path=path) from None


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position file: the game with its options, and a position; `apply` adds the chance and events that led to it."""

    game: msgspec.Raw
    position: msgspec.Raw
    chance: msgspec.Raw = msgspec.Raw()
    events: msgspec.Raw = msgspec.Raw()


def add_position(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("position", help=words.say("cli-position"))


def setting(path: str) -> tuple[Game, GameState]:
    """Return game and state of a position file, checked by the game's auditor."""
    include_editions()
    name = "GAME"
    try:
        read = msgspec.json.decode(text(path), type=PositionFile)
        tag = msgspec.json.decode(read.game, type=dict[str, Any]).get("game")
        if not isinstance(tag, str) or tag not in SHELF:
            raise Fault("fault-position-game", near=nearest(str(tag), SHELF), path=path, name=str(tag),
                        games=", ".join(SHELF))
        name = tag
        game: Game = msgspec.json.decode(read.game, type=SHELF[tag])
        return game, game.load(position(game, read.position))
    except InvalidPosition as fault:
        raise Fault("fault-impossible", path=path, detail=str(fault)) from None
    except (msgspec.MsgspecError, BadEdition, RecursionError) as fault:
        raise Fault("fault-position", path=path, detail=str(fault), game=name) from None


def position(game: Game, read: msgspec.Raw) -> Any:
    """Return a position; a partial one is completed."""
    decoded = msgspec.json.decode(read)
    fields = msgspec.structs.fields(game.types.position)
    required = {field.name for field in fields if field.default is not msgspec.UNSET}
    if isinstance(decoded, dict) and required - decoded.keys():
        return game.complete(decoded)
    return msgspec.json.decode(read, type=game.types.position)


def position_file(game: Game, state: GameState) -> dict[str, Any]:
    """Return the content of a position file."""
    return {"game": game, "position": game.position(state)}


def action(game: Game, json: str) -> Any:
    """Return the action of --action '{"type": …}'; "-" is standard input."""
    try:
        return msgspec.json.decode(text("-") if json == "-" else json, type=game.types.action)
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as fault:
        raise Fault("fault-action", detail=str(fault), game=game.id) from None


def actions(game: Game, json: str) -> list[Any]:
    """Return one action, or a list of them in brackets to play in order."""
    read = text("-") if json == "-" else json
    if not read.lstrip().startswith("["):
        return [action(game, read)]
    try:
        several: Any = Annotated[list[game.types.action], msgspec.Meta(min_length=1)]  # type: ignore[name-defined]
        return list(msgspec.json.decode(read, type=several))
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as fault:
        raise Fault("fault-action", detail=str(fault), game=game.id) from None


def parse_fields(json: str) -> dict[str, Any]:
    """Return the fields of --with '{"cell": …}', a part of an action."""
    try:
        return msgspec.json.decode(json, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, UnicodeEncodeError) as fault:
        raise Fault("fault-with", detail=str(fault)) from None


def seat(game: Game, number: int, watcher: bool = False) -> int:
    if not (-1 if watcher else 0) <= number < game.players:
        raise Fault("fault-no-seat-watcher" if watcher else "fault-no-seat", seat=str(number), last=game.players - 1)
    return number


def journal(path: str, until: int | None = None) -> tuple[Match, tuple[str, ...]]:
    from formicarium.core.journal import BadJournal, read

    include_editions()
    try:
        return read(text(path), SHELF, until)
    except (BadJournal, BadEdition) as fault:
        raise Fault("fault-journal", path=path, detail=str(fault)) from None


def add_seed(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--seed", metavar="S", help=words.say("cli-seed"))


def seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 30 and int(text) < SEEDS):
        raise Fault("fault-seed", text=text, most=str(SEEDS - 1))
    return int(text)


def dice(text: str | None) -> Dice:
    """Return the dice of --seed; without a seed, the system's random numbers."""
    return CallbackDice(secrets.randbelow) if text is None else Seeded(seed(text))


def bots(names: str) -> list[Bot]:
    """Return the bots of --bots a,b,…; a name with a colon is a class, as in module:Class."""
    from formicarium.bots.entered import BadBot
    from formicarium.bots.registry import BOTS, UnknownBot, bot, written_bot

    found = []
    for name in names.split(","):
        try:
            found.append(written_bot(name.strip()) if ":" in name else bot(name.strip()))
        except UnknownBot as fault:
            raise Fault("fault-bots", near=nearest(name.strip(), BOTS), detail=f"{fault}.") from None
        except BadBot as fault:
            raise Fault("fault-bots", detail=f"{fault}.") from None
    return found


def add_json(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--json", action="store_true", help=words.say("cli-json"))


def dump(value: Any) -> None:
    """Print JSON on one line, for programs."""
    print(msgspec.json.encode(value).decode())
