"""`formicarium backup`: copy the tables while the site runs, and check the copy before it counts."""
from __future__ import annotations

import argparse

from formicarium.cli import arguments
from formicarium.cli.commands.site.doctor import file_of
from formicarium.cli.faults import Fault
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("to", help=words.say("cli-backup-to"))
    parser.add_argument("--database", default="", metavar="PATH", help=words.say("cli-backup-database"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    from formicarium.store.backup import back_up
    from formicarium.store.store import Damaged, StoreFault

    source, to = file_of(args.database), file_of(args.to)
    try:
        copied = back_up(source, to)
    except Damaged as fault:
        raise Fault("fault-backup-damaged", detail=str(fault)) from None
    except StoreFault as fault:
        raise Fault("fault-backup", detail=str(fault)) from None
    if args.json:
        arguments.dump({"ok": True, "path": str(to), **copied._asdict()})
    else:
        key = words.say("cli-backup-key") if copied.key else words.say("cli-backup-no-key")
        print(words.say("cli-backup-done", path=str(to), tables=copied.tables, lines=copied.lines), key)
    return 0
