"""`formicarium why`: is it allowed, and if not, by which rule. Exit code 1: it is not."""
from __future__ import annotations

import argparse

from formicarium.cli import given, shown
from formicarium.words import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    given.add_position(parser, words)
    parser.add_argument("--seat", type=int, required=True, metavar="S", help=words.say("cli-seat-watcher"))
    parser.add_argument("--action", required=True, metavar="JSON", help=words.say("cli-action"))
    given.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, table = given.setting(args.position)
    seat = given.seat(game, args.seat, watcher=True)
    action = given.action(game, args.action)
    refusal = game.refusal(table, seat, action)
    if refusal:
        if args.json:
            given.dump(shown.refused(game, refusal, words))
        else:
            print(shown.refusal_text(game, refusal, words))
        return 1
    would = shown.outlook(game, table, seat, action, words)
    if args.json:
        given.dump({"legal": True, "outlook": game.outlook(table, seat, action), "text": would})
    else:
        print(f"{words.say('cli-why-allowed')} {would}")
    return 0
