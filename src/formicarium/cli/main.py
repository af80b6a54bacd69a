"""`formicarium …`: one module a command. Exit codes: 0 yes, 1 the answer is no, 2 a bad question, 130 interrupted."""
from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from formicarium import __version__, _engine
from formicarium.cli.faults import Fault
from formicarium.words import LANGUAGES, Words, preferred

# a module of this package each: `add(parser, words)` says what it takes, `run(args, words)` gives the exit code
COMMANDS = ("games", "play", "new", "legal", "why", "apply", "view", "score", "schema", "replay", "verify", "rules",
            "playthrough", "simulate", "arena", "fuzz", "bench")


def language(arguments: Sequence[str]) -> str:
    """`--lang` may stand anywhere, and the help itself is in that language."""
    for i, argument in enumerate(arguments):
        wanted = argument.partition("=")[2] if argument.startswith("--lang=") else (
            arguments[i + 1] if argument == "--lang" and i + 1 < len(arguments) else "")
        if wanted in LANGUAGES:
            return wanted
    return preferred()


def parser(words: Words) -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="formicarium", description=words.say("cli-about"))
    top.add_argument("--version", action="version", version=f"formicarium {__version__}")
    commands = top.add_subparsers(dest="command", metavar=words.say("cli-command"), title=words.say("cli-commands"))
    for name in COMMANDS:
        help_ = words.say(f"cli-{name}")
        command = commands.add_parser(name, help=help_, description=help_)
        command.add_argument("--lang", choices=LANGUAGES, default=words.language, help=words.say("cli-lang"))
        module = import_module(f"formicarium.cli.{name}")
        module.add(command, words)
        command.set_defaults(run=module.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = Words(language(given))
    if _engine.trouble:
        print(f"formicarium: {_engine.trouble}", file=sys.stderr)
        return 2
    try:
        args = parser(words).parse_args(given or ["play", "wyx"])
        if args.command is None:
            parser(words).print_help()
            return 2
        code: int = args.run(args, words)
        return code
    except Fault as fault:
        print(f"formicarium: {fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()  # whoever read has gone; nothing is left to say
        return 0
