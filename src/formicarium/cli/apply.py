"""`formicarium apply`: play a move on a position. Exit code 1: it is not allowed."""
from __future__ import annotations

import argparse
import sys

from formicarium.cli import given, shown
from formicarium.cli.faults import Fault
from formicarium.core.dice import ChanceError, Recorded, Scripted
from formicarium.core.news import News
from formicarium.words import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    given.add_position(parser, words)
    parser.add_argument("--seat", type=int, required=True, metavar="S", help=words.say("cli-seat"))
    parser.add_argument("--action", required=True, metavar="JSON", help=words.say("cli-action"))
    chance = parser.add_mutually_exclusive_group()
    chance.add_argument("--draws", metavar="3,1", help=words.say("cli-draws"))
    chance.add_argument("--seed", metavar="S", help=words.say("cli-seed"))
    given.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, table = given.setting(args.position)
    seat = given.seat(game, args.seat)
    action = given.action(game, args.action)
    script = None if args.draws is None else Scripted(draws(args.draws))
    dice, news = Recorded(script or given.dice(args.seed)), News(True)
    if refusal := game.refusal(table, seat, action):
        if args.json:
            given.dump(shown.refusal_as_json(game, refusal, words))
        else:
            print(shown.refusal_text(game, refusal, words), file=sys.stderr)
        return 1
    try:
        table.play(seat, game.move(action), dice, news)
        if script:
            script.finish()
    except ChanceError as fault:
        raise Fault("fault-draws-asked", detail=str(fault)) from None
    events = [item.event for item in news.items]
    shown.give({**given.position_file(game, table), "chance": dice.answers, "events": events}, args.json)
    return 0


def draws(text: str) -> list[int]:
    """3,1; nothing at all where chance is asked nothing."""
    parts = [part.strip() for part in text.split(",")] if text.strip() else []
    if not all(part.isascii() and part.isdecimal() and len(part) < 10 for part in parts):
        raise Fault("fault-draws", text=text)
    return [int(part) for part in parts]
