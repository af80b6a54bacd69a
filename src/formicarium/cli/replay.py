"""`formicarium replay`: a journal told in sentences, then how it stands."""
from __future__ import annotations

import argparse
import sys
from itertools import islice

from formicarium.cli import given, told
from formicarium.cli.faults import Fault
from formicarium.cli.score import show, standing
from formicarium.core.game import WATCHER, Event
from formicarium.words import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", help=words.say("cli-journal"))
    parser.add_argument("--until", type=int, metavar="N", help=words.say("cli-until"))
    given.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    if args.until is not None and not 0 <= args.until < sys.maxsize:
        raise Fault("fault-until", text=str(args.until))
    game, names, steps = told.opening(args.file, words)
    events: list[Event] = []
    last = None if args.until is None else args.until + 1
    try:
        for number, match in enumerate(islice(steps, last)):
            events += match.events_for(WATCHER)
            if not args.json:
                begin = f"{number}." if number else words.say("cli-replay-opening")
                print(begin, *told.sentences(match, names, words))
    except told.BrokenJournal as fault:
        print(words.say("cli-verify-broken", path=args.file, line=fault.line, reason=fault.reason), file=sys.stderr)
        return 1
    table = game.load(match.position())
    if args.json:
        ended = {"ended": match.ended(), "places": match.places()} if match.course.ended else {}
        given.dump({**given.position_file(game, table), "events": events, **ended})
    else:
        show(standing(game, table, match), names, list(match.waiting()), words)
    return 0
