"""Find and run the command of a command line, in the user's language."""
from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from formicarium import __version__
from formicarium.cli.extras import lacking
from formicarium.cli.faults import Fault, nearest
from formicarium.cli.parser import Parser
from formicarium.i18n import LANGUAGES, Words, preferred_language

# Commands in the order of the help, with the package of `cli.commands` that has the module. In it, `add(parser, words)`
# declares the arguments, and `run(args, words)` returns the exit code.
COMMANDS = {
    "games": "players", "play": "players", "learn": "players",
    "new": "positions", "legal": "positions", "why": "positions", "apply": "positions", "view": "positions",
    "score": "positions", "analyse": "positions", "review": "players", "schema": "positions",
    "replay": "players", "verify": "players", "rules": "players", "playthrough": "research", "puzzles": "players",
    "simulate": "research", "arena": "research", "balance": "research", "bots": "research", "train": "research",
    "variants": "research", "fuzz": "research", "bench": "research",
    "serve": "site", "backup": "site", "doctor": "site", "export": "site",
}


def language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Return the language and the other arguments.

    `--lang` may stand anywhere and also sets the language of the help.
    """
    chosen, others = "", list(arguments)
    for i, argument in reversed(list(enumerate(others))):
        if argument.startswith("--lang="):
            chosen = others.pop(i).partition("=")[2]
        elif argument == "--lang":
            chosen = " ".join(others[i + 1:i + 2])
            del others[i:i + 2]
        else:
            continue
        if chosen not in LANGUAGES:
            raise Fault("fault-no-language", name=chosen, languages=", ".join(LANGUAGES))
    return chosen or preferred_language(), others


def import_command(name: str) -> ModuleType:
    return import_module(f"formicarium.cli.commands.{COMMANDS[name]}.{name}")


def parse(arguments: Sequence[str], words: Words) -> argparse.Namespace:
    """Parse the arguments; only the module of the chosen command is imported."""
    command_name = next((argument for argument in arguments if not argument.startswith("-")), "")
    if command_name and command_name not in COMMANDS:
        raise Fault("fault-no-command", near=nearest(command_name, COMMANDS), name=command_name,
                    commands=", ".join(COMMANDS))
    top = Parser(words, prog="formicarium", description=words.say("cli-about"))
    top.add_argument("--version", action="version", version=f"formicarium {__version__}", help=words.say("cli-version"))
    commands = top.add_commands()
    for name in COMMANDS:
        help_ = words.say(f"cli-{name}")
        command = commands.add_parser(name, help=help_, description=help_)
        if name == command_name:
            module = import_command(name)
            module.add(command, words)
            command.set_defaults(run=module.run)
    return top.parse_args(arguments)


def answer(arguments: Sequence[str]) -> int:
    words = Words(preferred_language())
    try:
        chosen, others = language(arguments)
        words = Words(chosen)
        args = parse(others or ["serve"], words)
        code: int = args.run(args, words)
        sys.stdout.flush()
        return code
    except Fault as fault:
        print(f"formicarium: {fault.sentence(words)}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as missing:
        lack = lacking(missing)
        if lack is None:
            raise
        print(f"formicarium: {lack.sentence(words)}", file=sys.stderr)
        return 2
