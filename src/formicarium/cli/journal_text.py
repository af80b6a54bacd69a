"""Read a journal line by line, check each line, and tell it in the reader's language."""
from __future__ import annotations

from collections.abc import Iterator

import msgspec

from formicarium.cli import arguments, output
from formicarium.cli.faults import Fault
from formicarium.core.dice import ChanceError
from formicarium.core.editions import BadEdition
from formicarium.core.game import WATCHER, Game, IllegalMove
from formicarium.core.journal import BadJournal, Heading, entry_decoder, read_heading
from formicarium.core.match import Entry, Match
from formicarium.games import SHELF, include_editions
from formicarium.i18n import Words


class BrokenJournal(Exception):
    """A journal with an impossible line: its number and the reason."""

    def __init__(self, line: int, reason: str, rule: str = "") -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason
        self.rule = rule


def open_journal(path: str) -> tuple[Heading, Game, list[str]]:
    """Return heading, game and further lines of a journal; without a heading it is a usage error."""
    include_editions()
    first, *lines = arguments.text(path).removesuffix("\n").split("\n")
    try:
        head, game = read_heading(first, SHELF)
        game.editions[game.edition]  # loads the edition, so that its faults are reported here
    except (BadJournal, BadEdition, RecursionError) as fault:
        raise Fault("fault-journal", path=path, detail=str(fault)) from None
    return head, game, lines


def steps(head: Heading, game: Game, lines: list[str], names: list[str], words: Words) -> Iterator[Match]:
    """Yield the match at its opening and after each line, always with that line alone in its journal.

    Keeping all lines at each step would need memory quadratic in their number.
    """
    try:
        match = Match.replay(game, head.opening, ())
    except ChanceError as fault:
        raise BrokenJournal(1, str(fault)) from None
    yield match
    decoder = entry_decoder(type(game))
    for number, line in enumerate(lines, 2):
        try:
            entry = Entry(**msgspec.structs.asdict(decoder.decode(line)))
            if not 0 <= entry.seat < game.players:
                raise BrokenJournal(number, words.say("cli-verify-seat", seat=str(entry.seat), last=game.players - 1))
            match = match.apply_entry(entry).with_last_entry()
        except IllegalMove as fault:
            rule, text = fault.refusal.rule, words.refusal(game, fault.refusal, names)
            raise BrokenJournal(number, words.say("cli-verify-refused", rule=rule, text=text), rule) from None
        except (msgspec.MsgspecError, ChanceError, RecursionError) as fault:
            raise BrokenJournal(number, str(fault)) from None
        yield match


def opening(path: str, words: Words) -> tuple[Game, list[str], Iterator[Match]]:
    """Return game, names of the players, and the match step by step."""
    head, game, lines = open_journal(path)
    names = output.names(game, words, head.seats)
    return game, names, steps(head, game, lines, names, words)


def sentences(match: Match, names: list[str], words: Words) -> list[str]:
    """Return the public events of a match's last line as sentences."""
    last = match.journal[-1] if match.journal else None
    if last and last.undoes:
        return [words.say("cli-replay-undo", seat=names[last.seat])]
    if last and last.house:
        return [words.say(f"house-{last.house}", seat=names[last.seat])]
    return [words.event(match.game, event, names) for event in match.events_for(WATCHER)]
