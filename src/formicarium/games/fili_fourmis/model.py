"""Fili-Fourmis: the nouns that players use.

A cell is named by its column and its row, "h14": columns a, b … from the left of its row, rows from the bottom.
A file is the cells of its ants, the end that led last first; either end may lead next.
"""
from __future__ import annotations

from typing import Literal

from formicarium.core.game import Action, Event, Outlook, Over, Position, Reason, Value, View

Place = Literal["rampart", "inside"]  # of an anthill
GroundKind = Literal["earth", "grass"]
StartFault = Literal["taken", "home", "far"]  # why an ant cannot begin one: the cell is in an anthill, or not beside
FrontFault = Literal["end", "away", "taken", "apart"]  # why an ant cannot go in front of a file

# actions. A turn is one of: ComeOut and then Start or Advance; Advance, and on earth once more or Stop; Join; Split;
# Enter, and Spread while there is a choice; Step; Pass.

class ComeOut(Action, frozen=True):
    """FIL-O1, O5: this ant of one's own anthill is to come out; where it goes is chosen next."""

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


# what a legal action would do

class ComeOutOutlook(Outlook, frozen=True):
    cell: str
    place: Place


class StartOutlook(Outlook, frozen=True):
    ant: str  # where it comes from
    cell: str
    ground: GroundKind


class AdvanceOutlook(Outlook, frozen=True):
    kind: Literal["out", "march", "second"]  # an ant comes out; the last goes to the front; a second one follows
    ant: str  # where it comes from
    head: str
    cell: str  # where it goes
    ants: int  # of the file, afterwards
    ground: GroundKind
    run: bool  # on earth, a second one may follow


class StopOutlook(Outlook, frozen=True):
    pass


class JoinOutlook(Outlook, frozen=True):
    one: str
    other: str
    ants: int


class SplitOutlook(Outlook, frozen=True):
    """A file of `ants`, with an end on `one`, and a file of `others`, with an end on `other`."""

    one: str
    other: str
    ants: int
    others: int


class EnterOutlook(Outlook, frozen=True):
    head: str
    cell: str  # the gate
    ants: int  # how many find room
    wait: int  # how many do not


class SpreadOutlook(Outlook, frozen=True):
    cell: str


class StepOutlook(Outlook, frozen=True):
    ant: str
    cell: str
    place: Place


class PassOutlook(Outlook, frozen=True):
    pass


# what breaks a rule; each begins with the rule's id

class NotYourMove(Reason, frozen=True):
    """FIL-S3"""

    why: Literal["spectator", "turn", "unknown"]
    seat: int  # whose turn it is


class MustPlay(Reason, frozen=True):
    """FIL-S4"""

    why: Literal["can", "only"]  # there is something to do; there is only to pass


class NobodyThere(Reason, frozen=True):
    """FIL-O1"""

    why: Literal["empty", "gone", "enemy"]  # no ant of one's own there; nor anywhere at home; one of the enemy's
    cell: str


class NoStart(Reason, frozen=True):
    """FIL-O2"""

    why: Literal["call", "place", "taken", "home", "far", "shut"]
    cell: str


class NoFront(Reason, frozen=True):
    """FIL-O3"""

    why: FrontFault
    cell: str
    head: str


class Unformed(Reason, frozen=True):
    """FIL-O4: the file that binds."""

    cell: str
    ants: int


class FromInside(Reason, frozen=True):
    """FIL-O5: as FIL-O2 and O3 for an ant from inside, and why it may not come yet."""

    why: Literal["walls", "shut", "place", "home", "far", "end", "away", "taken", "apart"]
    cell: str
    head: str  # the one it would go in front of; "": none
    ants: int  # still on the ramparts


class Barred(Reason, frozen=True):
    """FIL-O6"""

    cell: str


class NoStride(Reason, frozen=True):
    """FIL-M1"""

    why: Literal["tail", "far"]
    head: str
    cell: str


class OnTheRoad(Reason, frozen=True):
    """FIL-M2"""

    why: Literal["running", "standing"]
    cell: str  # the head; "": none


class NoHead(Reason, frozen=True):
    """FIL-M3"""

    why: Literal["nobody", "middle", "enemy", "inside"]
    cell: str


class TooFew(Reason, frozen=True):
    """FIL-M4"""

    cell: str
    ants: int


class Taken(Reason, frozen=True):
    """FIL-M5"""

    cell: str
    owner: int


class TooLong(Reason, frozen=True):
    """FIL-M6"""

    why: Literal["long", "contact"]
    cell: str  # the file that is full; "": of `contact`


class AtHome(Reason, frozen=True):
    """FIL-M7"""

    cell: str


class NoJoin(Reason, frozen=True):
    """FIL-J1"""

    why: Literal["long", "apart"]
    one: str
    other: str
    ants: int  # together; 0: of `apart`


class NoSplit(Reason, frozen=True):
    """FIL-J2"""

    why: Literal["short", "apart"]
    one: str
    other: str
    ants: int  # of the file; 0: of `apart`


class TooEarly(Reason, frozen=True):
    """FIL-R1"""

    cell: str
    ants: int  # at home


class NoGate(Reason, frozen=True):
    """FIL-R2"""

    why: Literal["taken", "inside", "far", "nearest", "entering", "closed"]
    cell: str


class NoStep(Reason, frozen=True):
    """FIL-R4"""

    why: Literal["nobody", "taken", "far"]
    cell: str


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
    # how it stood at each turn since an ant last came out or entered, this one included (FIL-E3); left out: as now
    seen: tuple[str, ...] | None = None
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
FiliOutlook = (ComeOutOutlook | StartOutlook | AdvanceOutlook | StopOutlook | JoinOutlook | SplitOutlook | EnterOutlook
               | SpreadOutlook | StepOutlook | PassOutlook)
FiliReason = (Over | NotYourMove | MustPlay | NobodyThere | NoStart | NoFront | Unformed | FromInside | Barred
              | NoStride | OnTheRoad | NoHead | TooFew | Taken | TooLong | AtHome | NoJoin | NoSplit | TooEarly | NoGate
              | NoStep)
