"""Fili-Fourmis: actions, events, outlooks, reasons and positions, in the words of players.

A cell is named by its column and its row, "h14": columns a, b … from the left of its row, rows from the bottom. A file
is the cells of its ants, the end that led last first; either end may lead next.
"""
from __future__ import annotations

from typing import Literal

from formicarium.core.game import Action, Event, Outlook, Over, Position, Reason, Value, View

Place = Literal["rampart", "inside"]  # kind of cell of an anthill
GroundKind = Literal["earth", "grass"]
# why an ant cannot begin a file: the cell is in an anthill, or not beside its rampart
StartFault = Literal["taken", "home", "far"]
FrontFault = Literal["end", "away", "taken", "apart"]  # why an ant cannot become the head of a file

# Actions. A turn is one of: ComeOut, then Start or Advance; Advance, and on a road once more or Stop; Join; Split;
# Enter, then Spread while there is a choice; Step; Pass.

class ComeOut(Action, frozen=True):
    """Choose an ant of one's own anthill to come out (FIL-O1, O5); the next move says where."""

    ant: str


class Start(Action, frozen=True):
    """Begin a file on this cell with the ant that comes out (FIL-O2, O5)."""

    cell: str


class Advance(Action, frozen=True):
    """Put an ant in front of this head: the one that comes out (FIL-O3), else the last of the file (FIL-M1, M2)."""

    head: str
    to: str


class Stop(Action, frozen=True):
    """Let no second ant follow on the road (FIL-M2)."""


class Join(Action, frozen=True):
    """Join two files end to end (FIL-J1); the cells may be named in either order."""

    one: str
    other: str


class Split(Action, frozen=True):
    """Cut a file between two neighbours (FIL-J2); the cells may be named in either order."""

    one: str
    other: str


class Enter(Action, frozen=True):
    """Enter the enemy's anthill with the file of this head, as far as there is room (FIL-R2).

    The gate is a rampart.
    """

    head: str
    gate: str


class Spread(Action, frozen=True):
    """Put the next ant onto this rampart, one of several equally near to the gate (FIL-R2)."""

    cell: str


class Step(Action, frozen=True):
    """Move an ant that has entered, to make room (FIL-R4)."""

    ant: str
    to: str


class Pass(Action, frozen=True):
    """Pass, when nothing else is possible (FIL-S4)."""


# Events. `ant` is the cell that an ant leaves, `cell` the one it goes to: each event moves one ant.

class Called(Event, frozen=True):
    """An ant is chosen to come out."""

    seat: int
    ant: str


class Started(Event, frozen=True):
    """An ant comes out and begins a file."""

    seat: int
    ant: str
    cell: str


class Lengthened(Event, frozen=True):
    """An ant comes out and becomes the head of a file, which now has `ants` ants."""

    seat: int
    ant: str
    cell: str
    ants: int


class Advanced(Event, frozen=True):
    """The last of a file's `ants` ants goes to the front; `pace` 2: the second one on a road."""

    seat: int
    ant: str
    cell: str
    ants: int
    pace: int


class Stopped(Event, frozen=True):
    seat: int
    head: str


class Joined(Event, frozen=True):
    """Two files are joined between these cells; the file now has `ants` ants."""

    seat: int
    one: str
    other: str
    ants: int


class Divided(Event, frozen=True):
    """A file is cut between these cells, into one of `ants` and one of `others`."""

    seat: int
    one: str
    other: str
    ants: int
    others: int


class Entered(Event, frozen=True):
    """An ant enters the enemy's anthill; its seat now holds `ramparts` ramparts."""

    seat: int
    ant: str
    cell: str
    ramparts: int


class Waited(Event, frozen=True):
    """The last `ants` ants of the file find no room and stay outside (FIL-R3)."""

    seat: int
    head: str
    ants: int


class Stepped(Event, frozen=True):
    """An ant moves within the enemy's anthill; its seat now holds `ramparts` ramparts."""

    seat: int
    ant: str
    cell: str
    ramparts: int


class Passed(Event, frozen=True):
    seat: int


class Ended(Event, frozen=True):
    """The game ends. `why`: "ramparts", "stuck", "repeated" or "quiet".

    `by`: the number compared, "ramparts", "entered" or "middle"; `ants` is the winner's, `others` the other seat's.
    """

    winners: tuple[int, ...]
    why: str
    by: str
    ants: int
    others: int


# Outlooks.

class ComeOutOutlook(Outlook, frozen=True):
    cell: str
    place: Place


class StartOutlook(Outlook, frozen=True):
    ant: str  # cell that the ant leaves
    cell: str
    ground: GroundKind


class AdvanceOutlook(Outlook, frozen=True):
    # "out": an ant comes out; "march": the last ant goes to the front; "second": a second one follows
    kind: Literal["out", "march", "second"]
    ant: str  # cell that the ant leaves
    head: str
    cell: str  # cell that the ant goes to
    ants: int  # ants of the file after it
    ground: GroundKind
    run: bool  # True if a second ant may follow on the road


class StopOutlook(Outlook, frozen=True):
    pass


class JoinOutlook(Outlook, frozen=True):
    one: str
    other: str
    ants: int


class SplitOutlook(Outlook, frozen=True):
    """The result is a file of `ants` with an end on `one`, and a file of `others` with an end on `other`."""

    one: str
    other: str
    ants: int
    others: int


class EnterOutlook(Outlook, frozen=True):
    head: str
    cell: str  # the gate
    ants: int  # ants that find room
    wait: int  # ants that do not


class SpreadOutlook(Outlook, frozen=True):
    cell: str


class StepOutlook(Outlook, frozen=True):
    ant: str
    cell: str
    place: Place


class PassOutlook(Outlook, frozen=True):
    pass


# Reasons; each docstring begins with the rule's id.

class NotYourMove(Reason, frozen=True):
    """FIL-S3: another seat's turn, or an unknown action."""

    why: Literal["spectator", "turn", "unknown"]
    seat: int  # the seat in turn


class MustPlay(Reason, frozen=True):
    """FIL-S4: the seat can act and so must, or it can only pass."""

    why: Literal["can", "only"]  # another action is possible; only passing is possible


class NobodyThere(Reason, frozen=True):
    """FIL-O1: no ant there that could come out."""

    why: Literal["empty", "gone", "enemy"]  # no own ant on the cell; no own ant at home at all; an enemy's ant
    cell: str


class NoStart(Reason, frozen=True):
    """FIL-O2: a file cannot begin there."""

    why: Literal["call", "place", "taken", "home", "far", "shut"]
    cell: str


class NoFront(Reason, frozen=True):
    """FIL-O3: the ant cannot become the head there."""

    why: FrontFault
    cell: str
    head: str


class Unformed(Reason, frozen=True):
    """FIL-O4: this unformed file must be served first."""

    cell: str
    ants: int


class FromInside(Reason, frozen=True):
    """FIL-O5: the reasons of FIL-O2 and O3 for an ant from inside, or why it may not come out yet."""

    why: Literal["walls", "shut", "place", "home", "far", "end", "away", "taken", "apart"]
    cell: str
    head: str  # the head it would go in front of; "": none
    ants: int  # ants still on the ramparts


class Barred(Reason, frozen=True):
    """FIL-O6: enemies block the way to a rampart."""

    cell: str


class NoStride(Reason, frozen=True):
    """FIL-M1: the cell is not free beside the head."""

    why: Literal["tail", "far"]
    head: str
    cell: str


class OnTheRoad(Reason, frozen=True):
    """FIL-M2: a second ant must follow or stop, or no file is running on a road."""

    why: Literal["running", "standing"]
    cell: str  # the head; "": none


class NoHead(Reason, frozen=True):
    """FIL-M3: no end of an own file is there."""

    why: Literal["nobody", "middle", "enemy", "inside"]
    cell: str


class TooFew(Reason, frozen=True):
    """FIL-M4: the file has too few ants to advance."""

    cell: str
    ants: int


class Taken(Reason, frozen=True):
    """FIL-M5: an ant stands on the cell."""

    cell: str
    owner: int


class TooLong(Reason, frozen=True):
    """FIL-M6: too many ants in one file, or in two that touch."""

    why: Literal["long", "contact"]
    cell: str  # an end of the full file; "": the reason is `contact`


class AtHome(Reason, frozen=True):
    """FIL-M7: the cell is in the seat's own anthill."""

    cell: str


class NoJoin(Reason, frozen=True):
    """FIL-J1: the files cannot be joined there."""

    why: Literal["long", "apart"]
    one: str
    other: str
    ants: int  # ants of both files together; 0: they are `apart`


class NoSplit(Reason, frozen=True):
    """FIL-J2: the file cannot be cut there."""

    why: Literal["short", "apart"]
    one: str
    other: str
    ants: int  # ants of the file; 0: the cells are `apart`


class TooEarly(Reason, frozen=True):
    """FIL-R1: ants are still at home."""

    cell: str
    ants: int  # ants at home


class NoGate(Reason, frozen=True):
    """FIL-R2: the file cannot enter there."""

    why: Literal["taken", "inside", "far", "nearest", "entering", "closed"]
    cell: str


class NoStep(Reason, frozen=True):
    """FIL-R4: the ant cannot go there."""

    why: Literal["nobody", "taken", "far"]
    cell: str


# Decisions in the middle of a turn.

class Leaving(Value, frozen=True, tag=True, forbid_unknown_fields=True):
    """This ant comes out; the seat chooses where."""

    ant: str


class Running(Value, frozen=True, tag=True, forbid_unknown_fields=True):
    """The file with this head is on a road; the seat chooses whether a second ant follows."""

    head: str


class Entering(Value, frozen=True, tag=True, forbid_unknown_fields=True):
    """The rest of the file with this head enters through the gate; the seat chooses where the next ant goes."""

    head: str
    gate: str


Files = tuple[tuple[tuple[str, ...], ...], ...]  # by seat; a file is its cells, the end that led last first


# Position and view.

class FiliPosition(Position, frozen=True, kw_only=True):
    nests: tuple[tuple[str, ...], ...]  # by seat: its ants that have not come out
    files: Files
    entered: tuple[tuple[str, ...], ...]  # by seat: its ants in the enemy's anthill
    # Keys of the position at each turn since an ant last came out or entered, the current one last (FIL-E3); null: only
    # the current one.
    seen: tuple[str, ...] | None = None
    turn: int = 0
    pending: Leaving | Running | Entering | None = None
    ended: str = ""  # rule that ended the game; "" before


class FiliView(View, frozen=True, kw_only=True):
    """The view of a seat: the whole position, because nothing is hidden."""

    nests: tuple[tuple[str, ...], ...]
    files: Files
    entered: tuple[tuple[str, ...], ...]
    ramparts: tuple[int, ...]  # by seat: enemy's ramparts that it holds (FIL-E1)
    beyond: tuple[int, ...]  # by seat: its ants outside that are nearer to the enemy's anthill (FIL-E2)
    times: int  # occurrences of the current position; the third ends the game (FIL-E3)
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
