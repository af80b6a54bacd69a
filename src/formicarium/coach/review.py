"""The coach's review of a game as plain data; wording.py makes sentences of it.

A `SeatReview` uses only the knowledge of that seat, the `curve` only a spectator's; docs/explanation/coach.md explains
the judgement.
"""
from __future__ import annotations

from typing import Any, Literal

import msgspec

VERSION = 4  # of this format; stored reviews of another version are made again

# Loss of chance from which a move gets this mark.
INEXACT = 0.05
MISTAKE = 0.10
BLUNDER = 0.15

Mark = Literal["good", "inexact", "mistake", "blunder"]
# win: wins by force; lose: the played move loses by force; gain: brings points at once; allow: the other move lets an
# opponent gain; both: gain and allow; mix: a mixed choice is best; facts: other facts of the game; later: shows only
# later
Topic = Literal["win", "lose", "gain", "allow", "both", "mix", "facts", "later"]


class Chances(msgspec.Struct, frozen=True):
    """Chances of all seats, by seat."""

    first: tuple[float, ...]  # to finish first, 0 to 1; shared victories are divided
    place: tuple[float, ...] = ()  # expected place, from 1; empty with fewer than three players


class Ply(msgspec.Struct, frozen=True):
    """One move of a line; the outlook holds the facts for the words of that action."""

    seat: int
    action: Any
    outlook: Any


class Share(msgspec.Struct, frozen=True):
    """One action of a mix and its share."""

    action: Any
    outlook: Any
    hundredths: int


class Fact(msgspec.Struct, frozen=True):
    """A measure after the better move and after the other; its words are <game>-coach-<what>."""

    what: str
    this: int
    instead: int
    turns: int  # number of turns of both lines after which it was taken; 1: after the own turn


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Reasons for a move compared with another: the played one, or in a hint the best alternative.

    Points are those that players count (`GameState.score`).
    """

    topic: Topic
    gain: int = 0  # points that the move brings at once
    instead: int = 0  # points that the other move brings
    seat: int = -1  # seat that profits next from the other move; -1: none
    allows: int = 0  # points this seat can make after the other move
    spares: int = 0  # points it could make after the better move
    costs: int = 0  # points the mover loses by the reply to the other move
    loses: int = 0  # points it loses by the reply to the better move
    turns: int = 0  # until the win or loss; 0: at once or unknown
    mix: tuple[Share, ...] = ()  # the mix, the likeliest first
    facts: tuple[Fact, ...] = ()  # the heaviest first


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a seat that had a choice, with its judgement."""

    move: int  # number of the move, from 1; moves taken back do not count
    line: int  # journal line of the move, from 1
    seat: int
    action: Any
    outlook: Any
    options: int  # number of legal moves
    before: Chances  # with the best move
    after: Chances  # with the played move, before chance answers
    loss: float  # of the counted chance: to finish first; with three and more players half of it is the expected place
    mark: Mark
    better: Any = None  # the better action; None if the mark is good
    better_line: tuple[Ply, ...] = ()  # begins with `better`
    played_line: tuple[Ply, ...] = ()  # a likely line that begins with the played move
    why: Why | None = None


class LuckSwing(msgspec.Struct, frozen=True):
    """Change of a seat's chances by chance, after a move of any seat."""

    move: int
    line: int
    swing: float  # change of the chance to finish first; positive: good luck


class Turning(msgspec.Struct, frozen=True):
    """A turning point of the game: a decision of `seat`, or luck that fell to it."""

    kind: Literal["move", "luck"]
    move: int
    line: int
    seat: int
    swing: float  # change for `seat`; negative for a bad decision


class Point(msgspec.Struct, frozen=True):
    """The curve after a move, from a spectator's view; move 0 is the beginning."""

    move: int
    line: int
    seat: int  # the mover; -1 at the beginning
    acted: Chances  # after the move, before chance
    fell: Chances | None = None  # after chance; None: no chance was involved


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """Review of one seat; it does not depend on facts that the seat could not know."""

    seat: int
    judged: int  # number of decisions
    accuracy: float | None  # 0 to 100; None: the seat never had a choice
    good: int
    inexact: int
    mistakes: int
    blunders: int
    given: float  # total of good luck, in chances to finish first; `taken`: of bad luck
    taken: float
    decisions: tuple[Decision, ...]
    strokes: tuple[LuckSwing, ...]
    turning: tuple[Turning, ...]  # at most three, of its own decisions and luck, in the order of the game


class Review(msgspec.Struct, frozen=True, kw_only=True):
    version: int = VERSION
    game: str
    mode: str
    players: int
    moves: int  # number of moves that were not taken back
    ended: str  # rule id; empty: the game has not ended
    places: tuple[int, ...]
    seed: int
    playouts: int  # simulations, positions or futures in all
    thresholds: tuple[float, float, float] = (INEXACT, MISTAKE, BLUNDER)
    seats: tuple[SeatReview, ...]
    curve: tuple[Point, ...]
    turning: tuple[Turning, ...]  # at most three, of all seats, in the order of the game


class Caution(msgspec.Struct, frozen=True, kw_only=True):
    """Judgement of a move before it is played."""

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
