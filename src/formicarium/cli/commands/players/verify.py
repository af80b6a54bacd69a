"""`formicarium verify`: check a journal move by move. Exit code 1: a line is not possible."""
from __future__ import annotations

import argparse
import sys

from formicarium.cli import arguments, journal_text
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", help=words.say("cli-journal"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    game, _, steps = journal_text.opening(args.file, words)
    try:
        for entries, match in enumerate(steps):
            ended = match.ended()
    except journal_text.BrokenJournal as fault:
        if args.json:
            rule = {"rule": fault.rule} if fault.rule else {}
            arguments.dump({"ok": False, "line": fault.line, "reason": fault.reason, **rule})
        else:
            print(words.say("cli-verify-broken", path=args.file, line=fault.line, reason=fault.reason), file=sys.stderr)
        return 1
    if args.json:
        arguments.dump({"ok": True, "game": game, "entries": entries, "ended": ended})
    else:
        ending = words.say("cli-verify-ended", rule=ended, ending=words.say(f"ending-{ended}")) if ended \
            else words.say("cli-score-goes-on")
        print(f"{words.say('cli-verify-good', count=entries)} {ending}")
    return 0
