"""`formicarium why`: tell whether an action is legal, and if not, by which rule. Exit code 1: it is not."""
from __future__ import annotations

import argparse

from formicarium.cli import arguments, output
from formicarium.cli.faults import Fault
from formicarium.core.compound import first_refusal
from formicarium.core.dice import Scripted
from formicarium.core.news import SILENT
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    arguments.add_position(parser, words)
    parser.add_argument("--seat", type=int, required=True, metavar="S", help=words.say("cli-seat-watcher"))
    parser.add_argument("--action", required=True, metavar="JSON", help=words.say("cli-action"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, state = arguments.setting(args.position)
    seat = arguments.seat(game, args.seat, watcher=True)
    actions = arguments.actions(game, args.action)
    number, refusal = first_refusal(game, state, seat, actions)
    if refusal:
        several = {"number": number + 1} if len(actions) > 1 else {}
        if args.json:
            arguments.dump(output.refusal_as_json(game, refusal, words) | several)
        else:
            print(*[f"{number + 1}." for _ in several], output.refusal_text(game, refusal, words))
        return 1
    if number < len(actions):
        raise Fault("fault-after-chance", number=number + 1)
    *before, action = actions
    for one in before:
        state.play(seat, game.number_of(one), Scripted(()), SILENT)
    would = output.outlook(game, state, seat, action, words)
    if args.json:
        arguments.dump({"legal": True, "outlook": game.outlook(state, seat, action), "text": would})
    else:
        print(f"{words.say('cli-why-allowed')} {would}")
    return 0
