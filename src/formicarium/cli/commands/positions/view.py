"""`formicarium view`: print the view of a seat."""
from __future__ import annotations

import argparse

from formicarium.cli import arguments, output
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_position(parser, words)
    parser.add_argument("--seat", type=int, required=True, metavar="S", help=words.say("cli-seat-watcher"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, state = arguments.setting(args.position)
    output.print_result(game.view(state, arguments.seat(game, args.seat, watcher=True)), args.json)
    return 0
