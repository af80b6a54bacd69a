"""`formicarium apply`: play a move on a position. Exit code 1: the move is not legal."""
from __future__ import annotations

import argparse
import sys

from formicarium.cli import arguments, output
from formicarium.cli.faults import Fault
from formicarium.core.dice import ChanceError, Recorded, Scripted
from formicarium.core.news import News
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_position(parser, words)
    parser.add_argument("--seat", type=int, required=True, metavar="S", help=words.say("cli-seat"))
    parser.add_argument("--action", required=True, metavar="JSON", help=words.say("cli-action"))
    chance = parser.add_mutually_exclusive_group()
    chance.add_argument("--draws", metavar="3,1", help=words.say("cli-draws"))
    chance.add_argument("--seed", metavar="S", help=words.say("cli-seed"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, state = arguments.setting(args.position)
    seat = arguments.seat(game, args.seat)
    action = arguments.action(game, args.action)
    script = None if args.draws is None else Scripted(draws(args.draws))
    dice, news = Recorded(script or arguments.dice(args.seed)), News(True)
    if refusal := game.refusal(state, seat, action):
        if args.json:
            arguments.dump(output.refusal_as_json(game, refusal, words))
        else:
            print(output.refusal_text(game, refusal, words), file=sys.stderr)
        return 1
    try:
        state.play(seat, game.number_of(action), dice, news)
        if script:
            script.finish()
    except ChanceError as fault:
        raise Fault("fault-draws-asked", detail=str(fault)) from None
    events = [item.event for item in news.items]
    output.print_result({**arguments.position_file(game, state), "chance": dice.answers, "events": events}, args.json)
    return 0


def draws(text: str) -> list[int]:
    """Return the answers of chance in --draws: "3,1"; an empty text is no answer."""
    parts = [part.strip() for part in text.split(",")] if text.strip() else []
    if not all(part.isascii() and part.isdecimal() and len(part) < 10 for part in parts):
        raise Fault("fault-draws", text=text)
    return [int(part) for part in parts]
