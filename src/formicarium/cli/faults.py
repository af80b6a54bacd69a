"""Faults of a command, reported to a person in their language."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from formicarium.i18n import Words


class Fault(Exception):
    """A usage error with its right alternatives. Exit code 2, no traceback.

    `message` is an id of the catalogues (i18n/<language>/*.ftl), `facts` are its variables, `near` a similar valid
    name.
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
    """Return the known name most similar to this one, or ""."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, list(known), 1)), "")
