"""`formicarium legal`: list the legal actions of a seat."""
from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec

from formicarium.cli import arguments, output
from formicarium.core.compound import compound_actions
from formicarium.core.game import Game
from formicarium.core.state import GameState
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_position(parser, words)
    parser.add_argument("--seat", type=int, required=True, metavar="S", help=words.say("cli-seat-watcher"))
    parser.add_argument("--whole", action="store_true", help=words.say("cli-whole"))
    parser.add_argument("--with", action="append", default=[], metavar="JSON", dest="like", help=words.say("cli-with"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, state = arguments.setting(args.position)
    seat = arguments.seat(game, args.seat, watcher=True)
    likes = [arguments.parse_fields(one) for one in args.like]
    if args.whole:
        return list_whole(args, game, state, seat, likes)
    actions = [action for action in game.legal_actions(state, seat) if fits([action], likes)]
    waiting = output.waiting(game, state)
    if args.json:
        arguments.dump({"seat": seat, "waiting": waiting, "actions": actions})
        return 0
    names = output.names(game, words)
    name = names[seat] if seat >= 0 else words.say("cli-spectator")
    if actions:
        print(words.say("cli-legal-moves" if seat in waiting else "cli-legal-free", seat=name, count=len(actions)))
    elif waiting:
        print(words.say("cli-legal-none", seat=name, waiting=words.join([names[other] for other in waiting])))
    else:
        print(words.say("cli-legal-ended", seat=name))
    written = [msgspec.json.encode(action).decode() for action in actions]
    width = max(map(len, written), default=0)
    for action, json in zip(actions, written, strict=True):
        print(f"  {json:{width}}  {output.outlook(game, state, seat, action, words)}")
    return 0


def list_whole(args: argparse.Namespace, game: Game, state: GameState, seat: int, likes: list[dict[str, Any]]) -> int:
    """Print whole actions, each with its moves in order; the exit code is 0 even without any."""
    wholes = compound_actions(game, state, seat)
    found = [one.actions for one in wholes.found if fits(one.actions, likes)]
    if args.json:
        arguments.dump({"seat": seat, "waiting": output.waiting(game, state), "whole": found, "more": wholes.more})
        return 0
    for actions in found:
        print(" ".join([msgspec.json.encode(action).decode() for action in actions]))
    if wholes.more:
        print("…")
    return 0


def fits(actions: Sequence[Any], likes: list[dict[str, Any]]) -> bool:
    """Whether each of `likes` has all its fields in one of the actions."""
    written = [msgspec.to_builtins(action) for action in actions]
    return all(any(like.items() <= one.items() for one in written) for like in likes)
