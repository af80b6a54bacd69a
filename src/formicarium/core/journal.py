"""A journal as a file: a heading, then one line an entry. JSON lines, so that a move is kept by appending."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec

from formicarium.core.dice import ChanceError
from formicarium.core.editions import BadEdition
from formicarium.core.game import Game, IllegalMove, facts_of
from formicarium.core.match import Entry, Match

FORMAT = 1
# What the rules can count with: a compiled rule has no name for a number beyond.
Number = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


class BadJournal(Exception):
    """A journal that cannot be read or replayed; says in which line and why."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what is played, by which version of the rules, what chance answered at set-up, who sits where."""

    formicarium: int
    version: int
    game: msgspec.Raw
    opening: tuple[Number, ...]
    seats: tuple[str, ...] = ()


def heading(match: Match, seats: tuple[str, ...] = ()) -> str:
    game = msgspec.Raw(msgspec.json.encode(match.game))
    return text(Heading(FORMAT, match.game.version, game, match.opening, seats))


def text(line: object) -> str:
    return msgspec.json.encode(line).decode()


def write(match: Match, seats: tuple[str, ...] = ()) -> str:
    return "\n".join([heading(match, seats), *map(text, match.journal)]) + "\n"


def entry_type(game: Game | type[Game]) -> type[msgspec.Struct]:
    """An entry whose action is one of this game."""
    return msgspec.defstruct("Entry", [("seat", Number), ("action", game.types.action | None, None),
                                       ("chance", tuple[Number, ...], ())], forbid_unknown_fields=True)


def read_heading(line: str, shelf: Mapping[str, type[Game]]) -> tuple[Heading, Game]:
    try:
        head = msgspec.json.decode(line, type=Heading)
        if head.formicarium != FORMAT:
            raise ValueError(f"journals of format {head.formicarium} are not known here, only {FORMAT}")
        tag = msgspec.json.decode(head.game, type=dict[str, object]).get("game")
        if not isinstance(tag, str) or tag not in shelf:
            raise ValueError(f"there is no game {tag!r}; there is {', '.join(shelf)}")
        game: Game = msgspec.json.decode(head.game, type=shelf[tag])
        if head.version != game.version:
            raise ValueError(f"written under version {head.version} of the rules of {tag}; these are {game.version}")
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise BadJournal(f"line 1: {fault}") from None
    return head, game


def read(source: str, shelf: Mapping[str, type[Game]], until: int | None = None) -> tuple[Match, tuple[str, ...]]:
    """The match that a file tells, checked move by move, and who sits where; `until`: only so many entries."""
    matches = read_by_lines(source, shelf, until)
    match = next(matches)
    for after in matches:
        match = after
    return match, read_heading(source.partition("\n")[0], shelf)[0].seats


def read_by_lines(source: str, shelf: Mapping[str, type[Game]], until: int | None = None) -> Iterator[Match]:
    """The same line by line, for whoever has something else to do meanwhile."""
    lines = source.removesuffix("\n").split("\n")  # not splitlines: a name may have a line separator of Unicode
    if not source:
        raise BadJournal("line 1: the file is empty; a journal begins with its heading")
    head, game = read_heading(lines[0], shelf)
    number = 1
    try:
        match = Match.replay(game, head.opening, ())
        yield match
        decoder = msgspec.json.Decoder(entry_type(game))
        for number, line in enumerate(lines[1:] if until is None else lines[1:until + 1], 2):
            entry = decoder.decode(line)
            match = match.follow(Entry(**msgspec.structs.asdict(entry)))
            yield match
    except IllegalMove as fault:
        refusal = fault.refusal
        raise BadJournal(f"line {number}: not allowed by {refusal.rule}: {facts_of(refusal.facts)}") from None
    except (msgspec.MsgspecError, BadEdition, ChanceError, RecursionError) as fault:
        raise BadJournal(f"line {number}: {fault}") from None
