"""`formicarium bots`: enter bots written by others under a name. They get views, as all bots do."""
from __future__ import annotations

import argparse

from formicarium.bots.entered import NAME, BadBot, entered_bots, find_entered, keep
from formicarium.bots.registry import BOTS
from formicarium.cli import arguments
from formicarium.cli.faults import Fault, nearest
from formicarium.i18n import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("what", nargs="?", choices=("list", "add", "remove"), default="list",
                        help=words.say("bots-help-what"))
    parser.add_argument("which", nargs="?", default="", metavar="module:Class|NAME", help=words.say("bots-help-which"))
    parser.add_argument("--name", default="", help=words.say("bots-help-name"))
    arguments.add_json(parser, words)


def run(args: argparse.Namespace, words: Words) -> int:
    try:
        listed = entered_bots()
        if args.what == "list":
            return show(args, words)
        if not args.which:
            raise Fault("fault-bots-which", what=args.what)
        if args.what == "remove":
            if args.which not in listed:
                raise Fault("fault-bots-none", near=nearest(args.which, listed), name=args.which)
            keep({name: one for name, one in listed.items() if name != args.which})
            print(words.say("bots-removed", name=args.which))
            return 0
        one = find_entered(args.which, args.name)
        if not NAME.fullmatch(one.name) or one.name in BOTS:
            raise Fault("fault-bots-name", name=one.name)
        keep({**listed, one.name: one})
    except BadBot as fault:
        raise Fault("fault-entered", detail=f"{fault}.") from None
    print(words.say("bots-added", name=one.name, spelling=one.spelling))
    return 0


def show(args: argparse.Namespace, words: Words) -> int:
    listed = entered_bots()
    if args.json:
        arguments.dump(list(listed.values()))
    elif not listed:
        print(words.say("bots-none"))
    for one in listed.values() if not args.json else ():
        print(f"{one.name:12} {one.spelling}  {one.folder}".rstrip())
    return 0
