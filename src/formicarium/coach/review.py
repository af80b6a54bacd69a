"""What the coach says of a game, as values: facts only, sentences are made of them elsewhere (sentences.py).

All that stands in `SeatReview` rests on what that seat could see, all that stands in `curve` on what a spectator could
see; docs/explanation/coach.md says how it is judged.
"""
from __future__ import annotations

from typing import Any, Literal

import msgspec

VERSION = 4  # of what is written here: what was kept of another version is reviewed anew

# lost chance, from which on a move is called so
INEXACT = 0.05
MISTAKE = 0.10
BLUNDER = 0.15

Mark = Literal["good", "inexact", "mistake", "blunder"]
# win: it wins by force; lose: what was played loses by force; gain: what it brings at once; allow: what the other may
# do next; both: the two together; mix: here one mixes; facts: not points, but something else that the game can tell;
# later: what it is worth shows later only
Topic = Literal["win", "lose", "gain", "allow", "both", "mix", "facts", "later"]


class Chances(msgspec.Struct, frozen=True):
    """By seat."""

    first: tuple[float, ...]  # to finish first, from 0 to 1; a shared victory is shared
    place: tuple[float, ...] = ()  # expected, from 1; only with three players and more


class Ply(msgspec.Struct, frozen=True):
    """A move of a line; the outlook says what it would do, in the facts of the game's words for that action."""

    seat: int
    action: Any
    outlook: Any


class Share(msgspec.Struct, frozen=True):
    """Of a mix."""

    action: Any
    outlook: Any
    hundredths: int


class Fact(msgspec.Struct, frozen=True):
    """Something that the game can tell, as it is after this move and after the other (words: <game>-coach-<what>)."""

    what: str
    this: int
    instead: int
    turns: int  # after so many turns of both lines; 1: when one's own turn is over


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """What speaks for a move, against another (`instead`: what was played; in a hint: what else one might have played).

    Points are those that players count (`Table.score`).
    """

    topic: Topic
    gain: int = 0  # points that it brings its seat at once
    instead: int = 0  # that the other move brings
    seat: int = -1  # who profits next from the other move
    allows: int = 0  # points that seat can make next after the other move
    spares: int = 0  # that it could have made after this one
    costs: int = 0  # points that the seat itself loses by that, after the other move
    loses: int = 0  # that it loses after this one
    turns: int = 0  # until it is won, or lost; 0: at once, or not known
    mix: tuple[Share, ...] = ()  # what one draws from, the likeliest first
    facts: tuple[Fact, ...] = ()  # what weighs most first


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a seat that had a choice."""

    move: int  # of the game, from 1; moves that were taken back do not count
    line: int  # of the journal, from 1: after so many lines it stands as after this move
    seat: int
    action: Any
    outlook: Any
    options: int  # how many moves there were to choose from
    before: Chances  # with the best move
    after: Chances  # with the one that was played; what chance answers is not in it
    loss: float  # of the chance that counts: for two to finish first, for more half of it for the place
    mark: Mark
    better: Any = None  # an action; none where the mark is good
    better_line: tuple[Ply, ...] = ()  # begins with it
    played_line: tuple[Ply, ...] = ()  # what may follow what was played, beginning with that
    why: Why | None = None


class LuckSwing(msgspec.Struct, frozen=True):
    """What chance did to a seat with a move, of anybody."""

    move: int
    line: int
    swing: float  # of the chance to finish first; more than 0: given


class Turning(msgspec.Struct, frozen=True):
    """Where the game turned: by a decision of `seat`, or by luck that fell to it."""

    kind: Literal["move", "luck"]
    move: int
    line: int
    seat: int
    swing: float  # for that seat: below 0 for what a decision lost


class Point(msgspec.Struct, frozen=True):
    """The curve after a move, as anybody could see it; move 0 is the beginning."""

    move: int
    line: int
    seat: int  # who moved; -1 at the beginning
    acted: Chances  # as the move left it
    fell: Chances | None = None  # as chance left it then; none: it had no part in it


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """Equal for games that differ only in what this seat could not know."""

    seat: int
    judged: int  # decisions
    accuracy: float | None  # from 0 to 100; none: it never had a choice
    good: int
    inexact: int
    mistakes: int
    blunders: int
    given: float  # by chance, of the chance to finish first, in all
    taken: float
    decisions: tuple[Decision, ...]
    strokes: tuple[LuckSwing, ...]
    turning: tuple[Turning, ...]  # three at most, of its own decisions and its own luck, in the order of the game


class Review(msgspec.Struct, frozen=True, kw_only=True):
    version: int = VERSION
    game: str  # its id
    mode: str
    players: int
    moves: int  # that stand
    ended: str  # the rule; empty: it was reviewed before its end
    places: tuple[int, ...]  # at the end
    seed: int
    playouts: int  # simulations, positions or futures that it was judged with, in all: the budget
    thresholds: tuple[float, float, float] = (INEXACT, MISTAKE, BLUNDER)
    seats: tuple[SeatReview, ...]
    curve: tuple[Point, ...]
    turning: tuple[Turning, ...]  # three at most, of all seats, in the order of the game


class Caution(msgspec.Struct, frozen=True, kw_only=True):
    """Before a move is made: is it a blunder?"""

    mark: Mark
    loss: float
    before: Chances
    after: Chances
    better: Any = None
    better_line: tuple[Ply, ...] = ()
    why: Why | None = None


def mark_of(loss: float) -> Mark:
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inexact" if loss >= INEXACT else "good"
