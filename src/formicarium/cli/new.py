"""`formicarium new`: the opening position of a game."""
from __future__ import annotations

import argparse

from formicarium.cli import given, shown
from formicarium.core.news import SILENT
from formicarium.words import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    given.add_game(parser, words)
    given.add_seed(parser, words)
    given.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game = given.game(args)
    table = game.setup(given.dice(args.seed), SILENT)
    shown.give(given.position_file(game, table), args.json)
    return 0
