"""An argparse parser in the user's language; a usage error names the command and how to get help."""
from __future__ import annotations

import argparse
import sys
from functools import partial
from typing import Any, NoReturn, cast

from formicarium.i18n import Words

# argparse looks up its texts by their English wording, as gettext does; texts missing here stay English.
FRENCH = {
    "usage: ": "usage : ",
    "unrecognized arguments: %s": "arguments inconnus : %s",
    "the following arguments are required: %s": "il manque : %s",
    "one of the arguments %s is required": "il faut un des arguments %s",
    "not allowed with argument %s": "ne va pas avec %s",
    "argument %(argument_name)s: %(message)s": "%(argument_name)s : %(message)s",
    "expected one argument": "il manque sa valeur",
    "expected at most one argument": "une seule valeur au plus",
    "expected at least one argument": "il manque au moins une valeur",
    "ignored explicit argument %r": "ne prend pas de valeur (%r)",
    "invalid %(type)s value: %(value)r": "%(value)r n’est pas un nombre",
    "invalid choice: %(value)r (choose from %(choices)s)": "%(value)r n’est pas un choix ; il y a %(choices)s",
}


class Parser(argparse.ArgumentParser):
    def __init__(self, words: Words, **settings: Any) -> None:
        own = FRENCH if words.language == "fr" else {}
        vars(argparse)["_"] = lambda text: own.get(text, text)
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self._positionals.title, self._optionals.title = words.say("cli-arguments"), words.say("cli-options")
        self.words = words
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
        # only for the help: `command.language` has removed it
        self.add_argument("--lang", metavar="fr|en", help=words.say("cli-lang"))

    def add_commands(self) -> argparse._SubParsersAction[Parser]:
        say = self.words.say
        return self.add_subparsers(dest="command", required=True, metavar=say("cli-command"), title=say("cli-commands"),
                                   parser_class=cast(type[Parser], partial(Parser, self.words)))

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: {message}\n{self.words.say('cli-try', prog=self.prog)}\n")
