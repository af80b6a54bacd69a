"""Texts in the reader's language: Fluent catalogues of the server (in this package) and of each game.

Rules, server and command line use ids and facts; this package makes sentences of them.
"""
from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from formicarium.core.game import Event, Game, Refusal

HERE = Path(__file__).parent
LANGUAGES = ("fr", "en")
NOTHING = 0  # stands for null and for no seat, so that a message can test it; names are never numbers
LONGEST_WORD, LONGEST_NUMBER = 900, 10 ** 15
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the first variable that is set: English if it begins with "en", else French."""
    for variable in ("FORMICARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable, ""):
            return "en" if value.lower().startswith("en") else "fr"
    return "fr"


def catalogues(language: str) -> tuple[Path, ...]:
    """Return the catalogue files of the package and of all games."""
    return (*sorted((HERE / language).glob("*.ftl")),
            *sorted((HERE.parent / "games").glob(f"*/words/{language}/*.ftl")))


@cache
def bundle(language: str) -> FluentBundle:
    functions: dict[str, Any] = {"SIGNED": spell_signed, "YOU": by_name}
    made = FluentBundle([language], functions=functions, use_isolating=False)
    for file in catalogues(language):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def spell_signed(number: int) -> str:
    """Return a signed number for a difference: "+3", "−2" or "0"."""
    return f"{number:+}".replace("-", "−") if number else "0"


def by_name(name: str, you: str, other: str) -> str:
    """Return the verb form for a name; the site says "you" to the viewer, terminals use names only."""
    return other


class Words:
    """Messages in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language

    def knows(self, name: str) -> bool:
        return bool(bundle(self.language).has_message(name))

    def say(self, name: str, /, **arguments: Any) -> str:
        """Return a message, or an attribute of one as "name.attribute"."""
        message_name, _, attribute = name.partition(".")
        message = bundle(self.language).get_message(message_name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{name} ({self.language}) has no text of its own")
        facts = {key: scrub(value) for key, value in arguments.items()}
        said, faults = bundle(self.language).format_pattern(pattern, facts)
        if faults:
            raise ValueError(f"{name} ({self.language}): {faults[0]}")
        return str(said)

    def join(self, names: Sequence[str]) -> str:
        """Join names as in "Maëlle, Noé et Octave"."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.say('and')} {names[-1]}"

    def event(self, game: Game, event: Event, names: Sequence[str]) -> str:
        return self.say(f"{game.id}-event-{type(event).__name__}", **self.arguments(game, flat_facts(event), names))

    def refusal(self, game: Game, refusal: Refusal, names: Sequence[str]) -> str:
        return self.say(f"refusal-{refusal.rule}", **self.arguments(game, refusal.facts, names))

    def arguments(self, game: Game, facts: Mapping[str, Any] | msgspec.Struct, names: Sequence[str]) -> dict[str, Any]:
        """Return the arguments of a message from facts.

        Seats become names, ids the edition's titles, and lists joined words with their number in `count`, so that
        messages need no tables.
        """
        found: dict[str, Any] = {}
        for key, value in (flat_facts(facts) if isinstance(facts, msgspec.Struct) else facts).items():
            if value is None or (key in game.seat_facts and not 0 <= value < len(names)):
                found[key] = NOTHING
            elif key in game.seat_facts:
                found[key] = names[value]
            elif not isinstance(value, tuple):
                found[key] = game.title(key, value, self.language)
            elif not any(isinstance(thing, tuple) for thing in value):  # nested lists are only for drawings
                each = self.each(game, key, value, names)
                found[key], found["count"] = self.join(count_equal(each)), len(each)
        return found

    def each(self, game: Game, key: str, things: tuple[Any, ...], names: Sequence[str]) -> list[str]:
        """Return the words of each item in a list: winners' names, structs by their type, or each seat's item."""
        if key == "winners":
            return [names[seat] for seat in things]
        met = [(type(thing).__name__, flat_facts(thing)) if isinstance(thing, msgspec.Struct)
               else (key, {"seat": seat, "thing": thing}) for seat, thing in enumerate(things) if thing is not None]
        return [self.say(f"{game.id}-each-{name}", **self.arguments(game, facts, names)) for name, facts in met]


def count_equal(each: Sequence[str]) -> list[str]:
    """Group equal words, as in "3 × wood"."""
    return [f"{many}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{words}" if many > 1 else words
            for words, many in Counter(each).items()]


def scrub(value: Any) -> Any:
    """Cut long words and numbers, which Fluent cannot format, and replace control and direction characters; facts may
    come from an untrusted server.
    """
    if isinstance(value, int) and abs(value) > LONGEST_NUMBER:
        value = f"{value:.3e}" if abs(value) < 10 ** 300 else "∞"
    if isinstance(value, str):
        return CONTROL.sub("\N{REPLACEMENT CHARACTER}", value[:LONGEST_WORD] + "…" * (len(value) > LONGEST_WORD))
    return value


def flat_facts(event: Any) -> dict[str, Any]:
    """Return an event's facts, with those of nested structs."""
    facts: dict[str, Any] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        facts |= flat_facts(value) if isinstance(value, msgspec.Struct) else {name: value}
    return facts
