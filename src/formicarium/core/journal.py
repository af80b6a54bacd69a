"""Read and write journals as JSON lines: a heading, then one line per entry, so that a move is stored by appending."""
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
# Range of i64, since compiled rules hold no larger numbers.
Number = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
EditionDigest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]


class BadJournal(Exception):
    """A journal that cannot be read or replayed; the message names the line and the cause."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """First line of a journal: the game, the version of its rules, chance's answers at set-up, the seats' names."""

    formicarium: int
    version: int
    game: msgspec.Raw
    opening: tuple[Number, ...]
    seats: tuple[str, ...] = ()
    printed: EditionDigest | msgspec.UnsetType = msgspec.UNSET  # mark of the edition's contents


class Begun(NamedTuple):
    """The rules and the edition that a heading names, not yet looked up."""

    game: str
    version: int
    edition: str
    printed: str  # empty if the heading has no mark


def heading(match: Match, seats: tuple[str, ...] = (), marked: bool = False) -> str:
    """Return the heading line; `marked` adds the edition's mark, so that changed contents are noticed."""
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
    return msgspec.defstruct("Entry", [("seat", Number), ("action", game.types.action | None, None),
                                       ("chance", tuple[Number, ...], ()), ("house", HowEnded | Literal[""], "")],
                             forbid_unknown_fields=True)


@cache
def entry_decoder(kind: type[Game]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(entry_type(kind))


def read_begun(line: str) -> Begun:
    """Parse a heading; only its form is checked."""
    try:
        head = msgspec.json.decode(line, type=Heading)
        options = msgspec.json.decode(head.game, type=dict[str, object])
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise BadJournal(f"line 1: {fault}") from None
    return Begun(str(options.get("game")), head.version, str(options.get("edition")), head.printed or "")


def read_heading(line: str, shelf: Mapping[str, type[Game]], printed: str = "") -> tuple[Heading, Game]:
    """Parse a heading and find its game; `printed` is the edition's mark for headings without one."""
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
    """Replay a journal, checking every move; return the match and the seats' names.

    `until` is the number of entries to replay; None replays all.
    """
    matches = read_by_lines(source, shelf, until)
    match = next(matches)
    for after in matches:
        match = after
    return match, read_heading(source.partition("\n")[0], shelf)[0].seats


def read_by_lines(source: str, shelf: Mapping[str, type[Game]], until: int | None = None) -> Iterator[Match]:
    """Yield the match after each line, so that a caller can do other work in between."""
    lines = source.removesuffix("\n").split("\n")  # not splitlines: a name may contain a Unicode line separator
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
