"""Fili-Fourmis: the nouns that players use.

A cell is named by its column and its row, "h14": columns a, b … from the left of its row, rows from the bottom.
A file is the cells of its ants, the end that led last first; either end may lead next.
"""
from __future__ import annotations

from formicarium.core.game import Action, Event, Position, Value, View

# actions. A turn is one of: ComeOut and then Start or Advance; Advance, and on earth once more or Stop; Join; Split;
# Enter, and Spread while there is a choice; Step; Pass.

class ComeOut(Action, frozen=True):
    """FIL-O1, O5: this ant of the own anthill is to come out; where it goes is chosen next."""

    ant: str


class Start(Action, frozen=True):
    """FIL-O2, O5: the ant that comes out begins a file on this cell."""

    cell: str


class Advance(Action, frozen=True):
    """An ant goes in front of this head: the one that comes out (FIL-O3), else the last of the file (FIL-M1, M2)."""

    head: str
    to: str


class Stop(Action, frozen=True):
    """FIL-M2: no second ant follows on earth."""


class Join(Action, frozen=True):
    """FIL-J1: two files become one, from end to end. Either may be named first."""

    one: str
    other: str


class Split(Action, frozen=True):
    """FIL-J2: cut a file between two neighbours. Either may be named first."""

    one: str
    other: str


class Enter(Action, frozen=True):
    """FIL-R2: the file with this head goes through the gate, a rampart cell, as far as there is room."""

    head: str
    gate: str


class Spread(Action, frozen=True):
    """FIL-R2: of several ramparts as near to the gate, the next ant goes to this one."""

    cell: str


class Step(Action, frozen=True):
    """FIL-R4: an ant that has entered makes room."""

    ant: str
    to: str


class Pass(Action, frozen=True):
    """FIL-S4."""


# events. `ant` is where an ant was, `cell` where it is now: each is one ant to be followed.

class Called(Event, frozen=True):
    """An ant is about to come out."""

    seat: int
    ant: str


class Started(Event, frozen=True):
    """It has begun a file."""

    seat: int
    ant: str
    cell: str


class Lengthened(Event, frozen=True):
    """It has become the head of a file that now has so many ants."""

    seat: int
    ant: str
    cell: str
    ants: int


class Advanced(Event, frozen=True):
    """The last of a file of so many ants went to the front; `pace` 2: the second one on earth."""

    seat: int
    ant: str
    cell: str
    ants: int
    pace: int


class Stopped(Event, frozen=True):
    seat: int
    head: str


class Joined(Event, frozen=True):
    """Between these cells; the file now has so many ants."""

    seat: int
    one: str
    other: str
    ants: int


class Divided(Event, frozen=True):
    """Between these cells: a file of `ants` and one of `others`."""

    seat: int
    one: str
    other: str
    ants: int
    others: int


class Entered(Event, frozen=True):
    """An ant is on the enemy's ramparts; its seat now holds so many."""

    seat: int
    ant: str
    cell: str
    ramparts: int


class Waited(Event, frozen=True):
    """FIL-R3: so many ants found no room."""

    seat: int
    head: str
    ants: int


class Stepped(Event, frozen=True):
    """An ant made room, within the anthill; its seat now holds so many ramparts."""

    seat: int
    ant: str
    cell: str
    ramparts: int


class Passed(Event, frozen=True):
    seat: int


class Ended(Event, frozen=True):
    """`why`: "ramparts", "stuck", "repeated" or "quiet". `by` what was compared: "ramparts", "entered", "middle"; the
    winner's ants there, and the other's."""

    winners: tuple[int, ...]
    why: str
    by: str
    ants: int
    others: int


# what a turn may wait for in its middle

class Leaving(Value, frozen=True, tag=True, forbid_unknown_fields=True):
    """This ant comes out: where to?"""

    ant: str


class Running(Value, frozen=True, tag=True, forbid_unknown_fields=True):
    """The file with this head is on earth: does a second ant follow?"""

    head: str


class Entering(Value, frozen=True, tag=True, forbid_unknown_fields=True):
    """The ants that are left of the file with this head go in through the gate: where does the next one go?"""

    head: str
    gate: str


Files = tuple[tuple[tuple[str, ...], ...], ...]  # by seat; a file is its cells, the end that led last first


# what there is, and what a seat sees of it

class FiliPosition(Position, frozen=True, kw_only=True):
    nests: tuple[tuple[str, ...], ...]  # by seat, its ants that have not come out
    files: Files
    entered: tuple[tuple[str, ...], ...]  # by seat, its ants in the enemy's anthill
    seen: tuple[str, ...]  # how it stood at each turn since an ant last came out or entered, this one included (FIL-E3)
    turn: int = 0
    pending: Leaving | Running | Entering | None = None
    ended: str = ""  # the rule that ended the game


class FiliView(View, frozen=True, kw_only=True):
    """Nothing is hidden: every seat sees the whole position."""

    nests: tuple[tuple[str, ...], ...]
    files: Files
    entered: tuple[tuple[str, ...], ...]
    ramparts: tuple[int, ...]  # by seat, how many of the enemy's it holds (FIL-E1)
    beyond: tuple[int, ...]  # by seat, its ants outside that are nearer to the enemy's anthill (FIL-E2)
    times: int  # how often it has stood like this; the third time ends the game (FIL-E3)
    seen: tuple[str, ...]
    turn: int
    pending: Leaving | Running | Entering | None
    ended: str


FiliAction = ComeOut | Start | Advance | Stop | Join | Split | Enter | Spread | Step | Pass
FiliEvent = (Called | Started | Lengthened | Advanced | Stopped | Joined | Divided | Entered | Waited | Stepped | Passed
             | Ended)
