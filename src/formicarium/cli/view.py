"""`formicarium view`: what a seat sees."""
from __future__ import annotations

import argparse

from formicarium.cli import given, shown
from formicarium.words import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    given.add_position(parser, words)
    parser.add_argument("--seat", type=int, required=True, metavar="S", help=words.say("cli-seat-watcher"))
    given.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, table = given.setting(args.position)
    shown.give(game.view(table, given.seat(game, args.seat, watcher=True)), args.json)
    return 0
