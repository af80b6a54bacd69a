"""`formicarium legal`: what a seat may do."""
from __future__ import annotations

import argparse

import msgspec

from formicarium.cli import given, shown
from formicarium.words import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    given.add_position(parser, words)
    parser.add_argument("--seat", type=int, required=True, metavar="S", help=words.say("cli-seat-watcher"))
    given.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, table = given.setting(args.position)
    seat = given.seat(game, args.seat, watcher=True)
    actions = game.options(table, seat)
    waiting = shown.waiting(game, table)
    if args.json:
        given.dump({"seat": seat, "waiting": waiting, "actions": actions})
        return 0
    names = shown.names(game, words)
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
        print(f"  {json:{width}}  {shown.outlook(game, table, seat, action, words)}")
    return 0
