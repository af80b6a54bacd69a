"""A match: a game and its journal of moves with chance's answers; used by everything that plays games."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from formicarium.core.dice import Dice, Recorded, Scripted
from formicarium.core.game import Action, Event, Game, IllegalMove, Points, Refusal
from formicarium.core.news import ALL, Item, News
from formicarium.core.state import GameState

MOVES_BETWEEN_SNAPSHOTS = 8  # of the moves that may be taken back, every eighth holds the state before it
UNDO = "UNDO"  # rule id of refused takebacks
ENDED = "ENDED"  # rule id of refused moves after players ended the game
# How players end a game, or their part in it. `leave`: the seat is given up and another player or bot takes it;
# `resign`: the seat is given up, which ends the game; `draw` and `stop`: all agreed on a draw or on stopping; `abort`:
# the game ends before it has really begun and does not count.
HowEnded = Literal["leave", "resign", "draw", "stop", "abort"]
ENDINGS = ("RESIGN", "DRAW", "STOP", "ABORT")  # ids of these endings, in place of a rule's id
BEGUN = 2  # moves; from there on a game of several seats has begun once two seats have moved


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One journal line: a seat's action and chance's answers, or in `house` a way of ending.

    With neither, the seat took its last move back.
    """

    seat: int
    action: Any = None
    chance: tuple[int, ...] = ()
    house: HowEnded | Literal[""] = ""

    @property
    def undoes(self) -> bool:
        return self.action is None and not self.house


class MatchProgress(NamedTuple):
    """Counts of a match that its state does not have."""

    moves: int = 0  # moves played and not taken back
    first: int = -1  # seat of the first of them; valid only while moves > 0
    others: int = 0  # number of them by other seats than `first`
    left: tuple[int, ...] = ()  # seats that were given up
    ended: str = ""  # how players ended it: one of ENDINGS; empty: they did not


NO_PROGRESS = MatchProgress()


class UndoStep(NamedTuple):
    """The last move while it may be taken back: chance was not asked and no seat learned a secret.

    Only every eighth step stores the state before it, since a long game would need one copy per move.
    """

    seat: int
    move: int
    depth: int  # number of earlier moves that may be taken back after it
    state: GameState | None
    past: UndoStep | None

    def before(self) -> GameState:
        """Return the state before the move; replay it from the nearest stored one if this step has none."""
        state, moves, past = self.state, [], self
        while state is None:
            assert past.past is not None
            past = past.past
            moves.append(past)
            state = past.state
        if moves:
            state = state.clone()
        for one in reversed(moves):
            state.play(one.seat, one.move, Scripted(()), News(True))
        return state


class Match:
    """An immutable match: `play` and `undo` return another one. Its state is private."""

    __slots__ = ("_items", "_past", "_state", "game", "journal", "opening", "progress")
    game: Game
    opening: tuple[int, ...]
    journal: tuple[Entry, ...]
    progress: MatchProgress
    _state: GameState
    _items: tuple[Item, ...]
    _past: UndoStep | None

    def __init__(self, game: Game, opening: tuple[int, ...], journal: tuple[Entry, ...], state: GameState,
                 items: Sequence[Item], past: UndoStep | None, course: MatchProgress = NO_PROGRESS) -> None:
        keep = object.__setattr__
        keep(self, "game", game)
        keep(self, "opening", opening)
        keep(self, "journal", journal)
        keep(self, "progress", course)
        keep(self, "_state", state)
        keep(self, "_items", tuple(items))  # news of the last entry
        keep(self, "_past", past)  # None: the last move cannot be taken back

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a match never changes ({name}): play and undo give another one")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a match never changes ({name}): play and undo give another one")

    @classmethod
    def begin(cls, game: Game, dice: Dice) -> Match:
        recorded, news = Recorded(dice), News(True)
        state = game.setup(recorded, news)
        return cls(game, tuple(recorded.answers), (), state, news.items, None)

    @classmethod
    def replay(cls, game: Game, opening: Sequence[int], journal: Iterable[Entry]) -> Match:
        dice = Scripted(opening)
        match = cls.begin(game, dice)
        dice.finish()
        for entry in journal:
            match = match.apply_entry(entry)
        return match

    def apply_entry(self, entry: Entry) -> Match:
        dice = Scripted(entry.chance)
        if entry.house:
            after = self.end_by_people(entry.seat, entry.house, entry.action is None)
        else:
            after = self.undo(entry.seat) if entry.undoes else self.play(entry.seat, entry.action, dice)
        dice.finish()
        return after

    def play(self, seat: int, action: Any, dice: Dice) -> Match:
        refusal = self.refusal(seat, action)
        if refusal:
            raise IllegalMove(refusal)
        state, recorded, news, move = self._state.clone(), Recorded(dice), News(True), self.game.number_of(action)
        state.play(seat, move, recorded, news)
        entry = Entry(seat, action, tuple(recorded.answers))
        learned = bool(entry.chance) or any(item.secret for item in news.items)
        past = None if learned else self._before(seat, move)
        first = self.progress.first if self.progress.moves else seat
        course = self.progress._replace(moves=self.progress.moves + 1, first=first,
                                      others=self.progress.others + (seat != first))
        return Match(self.game, self.opening, (*self.journal, entry), state, news.items, past, course)

    def undo(self, seat: int) -> Match:
        """Take back this seat's move if it is the last one and revealed nothing."""
        if self._past is None or self._past.seat != seat:
            raise IllegalMove(Refusal(UNDO, {"seat": seat}))
        course = self.progress._replace(moves=self.progress.moves - 1,
                                      others=self.progress.others - (seat != self.progress.first))
        return Match(self.game, self.opening, (*self.journal, Entry(seat)), self._past.before(), (), self._past.past,
                     course)


    def can_end_by_people(self, seat: int, how: HowEnded) -> bool:
        """Whether the rules allow this ending; the agreement of the other players is checked elsewhere."""
        if self.ended() or not 0 <= seat < self.game.players or seat in self.progress.left:
            return False
        if how == "leave":
            return self.game.players > 2
        if how == "draw":
            return self.game.draws
        # A turn may have several moves, so the limit is whether another seat has moved: until then no player loses
        # anything.
        if how == "abort":
            return self.progress.moves < BEGUN or (self.game.players > 1 and not self.progress.others)
        return True

    def end_by_people(self, seat: int, how: HowEnded, bare: bool = True) -> Match:
        """End the game or give up the seat; earlier moves cannot be taken back afterwards.

        `bare`: the journal line has no move.
        """
        if not bare or not self.can_end_by_people(seat, how):
            raise IllegalMove(Refusal(how.upper(), {"seat": seat}))
        gone = how in ("leave", "resign")
        course = self.progress._replace(left=(*self.progress.left, *((seat,) if gone else ())),
                                      ended="" if how == "leave" else how.upper())
        entry = Entry(seat, house=how)
        return Match(self.game, self.opening, (*self.journal, entry), self._state, (), None, course)

    def _before(self, seat: int, move: int) -> UndoStep:
        depth = self._past.depth + 1 if self._past else 0
        return UndoStep(seat, move, depth, None if depth % MOVES_BETWEEN_SNAPSHOTS else self._state, self._past)

    def with_last_entry(self) -> Match:
        """Copy with a journal of one entry, so that replaying n moves needs O(n) memory."""
        return Match(self.game, self.opening, self.journal[-1:], self._state, self._items, self._past, self.progress)

    def undo_depth(self) -> int:
        """Return the number of moves that can be taken back in a row."""
        return self._past.depth + 1 if self._past else 0

    def can_undo(self, seat: int) -> bool:
        return self._past is not None and self._past.seat == seat

    def view(self, seat: int) -> Any:
        return self.game.view(self._state, seat)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        return () if self.progress.ended else self.game.legal_actions(self._state, seat)

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        if self.progress.ended:
            return Refusal(ENDED, {"seat": seat})
        return self.game.refusal(self._state, seat, action)

    def outlook(self, seat: int, action: Any) -> Any:
        return self.game.outlook(self._state, seat, action)

    def position(self) -> Any:
        """Return the whole state with its secrets, for exports, bug reports and finished games."""
        return self.game.position(self._state)

    def waiting(self) -> tuple[int, ...]:
        seats = 0 if self.progress.ended else self._state.waiting()
        return tuple([seat for seat in range(self.game.players) if seats >> seat & 1])

    def events_for(self, seat: int) -> tuple[Event, ...]:
        """Return the events of the last entry that a seat hears."""
        return tuple([item.event for item in self._items
                      if (item.to == ALL or item.to == seat) and isinstance(item.event, Event)])

    def ended(self) -> str:
        """Return the id of the rule that ended the game, or one of ENDINGS; empty while it goes on."""
        return self.progress.ended or self.game.rules[self._state.ended()]

    def places(self) -> tuple[int, ...]:
        """Return the place of each seat; if players ended the game, seats given up come last and the rest share place
        1.
        """
        if not self.progress.ended:
            return self.game.places(self._state)
        last = 1 + self.game.players - len(self.progress.left)
        return tuple([last if seat in self.progress.left else 1 for seat in range(self.game.players)])

    def tally(self, seat: int) -> tuple[Points, ...]:
        return self.game.tally(self._state, seat)

    # Immutable, so a copy is the match itself.

    def __copy__(self) -> Match:
        return self

    def __deepcopy__(self, memo: object) -> Match:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return restore_match, (self.game, self.opening, self.journal, self._state, self._items, undo_steps(self._past),
                          self.progress)

    def __eq__(self, other: object) -> bool:
        return (isinstance(other, Match) and self.game == other.game and self.opening == other.opening
                and self.journal == other.journal)

    def __hash__(self) -> int:
        return hash((self.game, self.opening, self.journal))


Steps = tuple[tuple[int, int, GameState | None], ...]


def undo_steps(past: UndoStep | None) -> Steps:
    """List the moves that may be taken back, the last first; a flat list keeps pickles of long games shallow."""
    steps = []
    while past is not None:
        steps.append((past.seat, past.move, past.state))
        past = past.past
    return tuple(steps)


def restore_match(game: Game, opening: tuple[int, ...], journal: tuple[Entry, ...], state: GameState,
                  items: Sequence[Item],
             steps: Steps, course: MatchProgress) -> Match:
    """Rebuild from a pickle."""
    past: UndoStep | None = None
    for depth, (seat, move, before) in enumerate(reversed(steps)):
        past = UndoStep(seat, move, depth, before, past)
    return Match(game, opening, journal, state, items, past, course)
