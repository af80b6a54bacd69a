"""A journal as a file: a heading, then one line an entry. JSON lines, so that a move is kept by appending."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from formicarium.core.dice import ChanceError
from formicarium.core.editions import AT, BadEdition
from formicarium.core.game import Game, IllegalMove, fields_of
from formicarium.core.match import Entry, HowEnded, Match

FORMAT = 1
# What the rules can count with: a compiled rule has no name for a number beyond.
Number = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
EditionDigest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]


class BadJournal(Exception):
    """A journal that cannot be read or replayed; says in which line and why."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what is played, by which version of the rules, what chance answered at set-up, who sits where."""

    formicarium: int
    version: int
    game: msgspec.Raw
    opening: tuple[Number, ...]
    seats: tuple[str, ...] = ()
    printed: EditionDigest | msgspec.UnsetType = msgspec.UNSET  # the mark of what its edition has printed


class Begun(NamedTuple):
    """What a heading says of the rules and of the edition."""

    game: str
    version: int
    edition: str
    printed: str  # empty: it does not say


def heading(match: Match, seats: tuple[str, ...] = (), marked: bool = False) -> str:
    """`marked`: with the mark of the edition, so that another of that name is not taken for it."""
    game = match.game
    name, at, _ = game.edition.partition(AT)
    options = msgspec.to_builtins(game) | {"edition": name} if at else game
    printed = game.editions.mark(game.edition) if at or marked else msgspec.UNSET
    return text(Heading(FORMAT, game.version, msgspec.Raw(msgspec.json.encode(options)), match.opening, seats, printed))


def text(line: object) -> str:
    return msgspec.json.encode(line).decode()


def write(match: Match, seats: tuple[str, ...] = (), marked: bool = False) -> str:
    return "\n".join([heading(match, seats, marked), *map(text, match.journal)]) + "\n"


def entry_type(game: Game | type[Game]) -> type[msgspec.Struct]:
    """An entry whose action is one of this game."""
    return msgspec.defstruct("Entry", [("seat", Number), ("action", game.types.action | None, None),
                                       ("chance", tuple[Number, ...], ()), ("house", HowEnded | Literal[""], "")],
                             forbid_unknown_fields=True)


@cache
def entry_decoder(kind: type[Game]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(entry_type(kind))


def read_begun(line: str) -> Begun:
    """Nothing of it is checked but its form."""
    try:
        head = msgspec.json.decode(line, type=Heading)
        options = msgspec.json.decode(head.game, type=dict[str, object])
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise BadJournal(f"line 1: {fault}") from None
    return Begun(str(options.get("game")), head.version, str(options.get("edition")), head.printed or "")


def read_heading(line: str, shelf: Mapping[str, type[Game]], printed: str = "") -> tuple[Heading, Game]:
    """`printed`: the mark of the edition, for a heading that does not say."""
    try:
        head = msgspec.json.decode(line, type=Heading)
        if head.formicarium != FORMAT:
            raise ValueError(f"journals of format {head.formicarium} are not known here, only {FORMAT}")
        options = msgspec.json.decode(head.game, type=dict[str, object])
        tag = options.get("game")
        if not isinstance(tag, str) or tag not in shelf:
            raise ValueError(f"there is no game {tag!r}; there is {', '.join(shelf)}")
        kind = shelf[tag].of_version(head.version)
        if kind is None:
            raise ValueError(f"written under version {head.version} of the rules of {tag}; these are "
                             f"{shelf[tag].version}")
        if printed := head.printed or printed:
            options["edition"] = kind.editions.known_as(str(options.get("edition")), printed)
        game: Game = msgspec.convert(options, kind) if printed else msgspec.json.decode(head.game, type=kind)
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
        decoder = entry_decoder(type(game))
        for number, line in enumerate(lines[1:] if until is None else lines[1:until + 1], 2):
            entry = decoder.decode(line)
            match = match.apply_entry(Entry(**msgspec.structs.asdict(entry)))
            yield match
    except IllegalMove as fault:
        refusal = fault.refusal
        raise BadJournal(f"line {number}: not allowed by {refusal.rule}: {fields_of(refusal.facts)}") from None
    except (msgspec.MsgspecError, BadEdition, ChanceError, RecursionError) as fault:
        raise BadJournal(f"line {number}: {fault}") from None
