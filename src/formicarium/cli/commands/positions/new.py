"""`formicarium new`: print the opening position of a game."""
from __future__ import annotations

import argparse

from formicarium.cli import arguments, output
from formicarium.core.news import SILENT
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_game(parser, words)
    arguments.add_seed(parser, words)
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game = arguments.game(args)
    state = game.setup(arguments.dice(args.seed), SILENT)
    output.print_result(arguments.position_file(game, state), args.json)
    return 0
