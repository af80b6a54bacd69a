"""`formicarium replay`: tell a journal in sentences, then show the position."""
from __future__ import annotations

import argparse
import sys
from itertools import islice

from formicarium.cli import arguments, journal_text
from formicarium.cli.commands.positions.score import show, standing
from formicarium.cli.faults import Fault
from formicarium.core.game import WATCHER, Event
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", help=words.say("cli-journal"))
    parser.add_argument("--until", type=int, metavar="N", help=words.say("cli-until"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    if args.until is not None and not 0 <= args.until < sys.maxsize:
        raise Fault("fault-until", text=str(args.until))
    game, names, steps = journal_text.opening(args.file, words)
    events: list[Event] = []
    last = None if args.until is None else args.until + 1
    try:
        for number, match in enumerate(islice(steps, last)):
            events += match.events_for(WATCHER)
            if not args.json:
                begin = f"{number}." if number else words.say("cli-replay-opening")
                print(begin, *journal_text.sentences(match, names, words))
    except journal_text.BrokenJournal as fault:
        print(words.say("cli-verify-broken", path=args.file, line=fault.line, reason=fault.reason), file=sys.stderr)
        return 1
    state = game.load(match.position())
    if args.json:
        ended = {"ended": match.ended(), "places": match.places()} if match.progress.ended else {}
        arguments.dump({**arguments.position_file(game, state), "events": events, **ended})
    else:
        show(standing(game, state, match), names, list(match.waiting()), words)
    return 0
