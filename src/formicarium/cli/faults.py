"""What a command cannot do, said to a person in their language."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from formicarium.i18n import Words


class Fault(Exception):
    """A bad question: says what is wrong and what would be right. Exit code 2, no traceback.

    `message` is in the catalogues (words/<language>/*.ftl), `facts` are its variables, `near` what was meant.
    """

    def __init__(self, message: str, /, *, near: str = "", **facts: Any) -> None:
        super().__init__(message, facts)
        self.message = message
        self.near = near
        self.facts = facts

    def sentence(self, words: Words) -> str:
        sentence = words.say(self.message, **self.facts)
        return f"{sentence} {words.say('fault-near', near=self.near)}" if self.near else sentence


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name most like this one, or nothing."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, list(known), 1)), "")
