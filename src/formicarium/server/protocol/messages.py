"""The words between server and client. TypeScript types are generated from here (client/src/wire.ts).

Games' own values (game options, actions, views, events) travel as they are: `msgspec.Raw` here, typed by game there.
"""
from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw

NAME_LENGTH = 24
CHAT_LENGTH = 300
NOTE_LENGTH = 2000
MESSAGE_BYTES = 16 * 1024  # no message from a client is longer; an imported journal has its own limit
JOURNAL_BYTES = 1024 * 1024
SEATS = 12  # of a new table; how many its game has is another matter


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """What a client says is read strictly."""


class ServerMessage(msgspec.Struct, frozen=True):
    """What the server says."""


# people

class Me(ServerMessage, frozen=True):
    id: str  # public: not the secret in the cookie
    name: str  # empty until chosen


class Rename(ClientMessage, frozen=True):
    name: str


class DeviceLink(ServerMessage, frozen=True):
    """Reach my seats from a second device, once, within a quarter of an hour."""

    path: str
    svg: str  # the same as a QR code


class Token(ServerMessage, frozen=True):
    token: str


# the shelf

class Mode(ServerMessage, frozen=True):
    id: str
    players: tuple[int, ...]


class EditionName(ServerMessage, frozen=True):
    id: str
    fr: str
    en: str
    modes: tuple[str, ...]  # those that can be played with it


class Option(ServerMessage, frozen=True):
    """A table option: a switch, off or on, or one of several numbers or words; and where it may be other than usual: a
    mode with numbers of players."""

    id: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str
    fits: tuple[Mode, ...]


class ShelfGame(ServerMessage, frozen=True):
    id: str
    modes: tuple[Mode, ...]
    options: tuple[Option, ...]
    editions: tuple[EditionName, ...]
    bots: tuple[str, ...]  # by strength, then those that were entered here
    secrets: bool  # seats see different things: around one screen there is a curtain
    chance: bool  # something is shuffled, drawn or thrown
    lessons: tuple[str, ...] = ()  # the first one is where somebody begins


class Rule(ServerMessage, frozen=True):
    id: str
    text: str
    forbids: dict[str, str]  # by the `why` of a refusal, else "any": the sentence of the text that forbids it


class Section(ServerMessage, frozen=True):
    title: str
    text: tuple[str, ...]  # paragraphs
    rules: tuple[Rule, ...]


class Rulebook(ServerMessage, frozen=True):
    game: str
    language: str
    title: str
    sections: tuple[Section, ...]  # the first has the idea, with the title of the book


# opening a table

class MeHere(ClientMessage, frozen=True, tag="me"):
    name: str = ""


class Here(ClientMessage, frozen=True, tag="here"):
    """Another person at this screen."""

    name: str


class BotSeat(ClientMessage, frozen=True, tag="bot"):
    bot: str


class Open(ClientMessage, frozen=True, tag="open"):
    """For whoever has the link."""


class Pace(ClientMessage, frozen=True):
    """Seconds: for each move, for a whole game a seat, or both; none: no clock. `add` comes to the time for the game
    with every turn that one ends."""

    move: int | None = None
    game: int | None = None
    add: int = 0


class NewTable(ClientMessage, frozen=True):
    game: Raw  # {"game": "wyx", "players": 2, ...}
    seats: Annotated[tuple[MeHere | Here | BotSeat | Open, ...], Meta(max_length=SEATS)]
    pace: Pace | None = None
    hints: bool = True
    journal: str = ""  # begin from this journal (import, or play on from a moment), JSON lines
    public: bool = False  # anybody may take an open seat: the table is in the lobby while it waits
    shown: bool = False  # anybody may look on: the table is in the lobby while it is played


class Opened(ServerMessage, frozen=True):
    table: str
    invitations: tuple[str | None, ...]  # by seat, a path; null: the seat is taken
    watch: str  # a path for spectators


class Waiting(ServerMessage, frozen=True):
    """A table where anybody may sit down."""

    game: Raw
    free: int  # seats
    join: str  # the path of an invitation, for the first of them
    pace: Pace | None
    imported: bool
    opened: float  # seconds since the epoch
    host: str = ""  # the name of whoever opened it, if they sit there
    seats: tuple[Literal["person", "bot", "open"], ...] = ()


# alone

class SoloResult(ServerMessage, frozen=True):
    """A game for one player that has ended."""

    table: str
    points: int
    at: float  # seconds since the epoch
    day: str  # whose challenge it was: "2026-11-16"; empty: none's
    counts: bool  # as the challenge of that day
    again: bool  # a move was taken back that was not free to take back


class Standing(ServerMessage, frozen=True):
    place: int
    name: str
    points: int
    mine: bool


class Daily(ServerMessage, frozen=True):
    """The challenge of today: the same luck for everybody."""

    day: str
    seed: str  # its name
    table: str  # my game that counts; empty: I have not begun
    done: bool  # that game has ended
    played: int  # how many have ended theirs
    standings: tuple[Standing, ...]  # the best, and mine


class Join(ClientMessage, frozen=True):
    name: str = ""


class Joined(ServerMessage, frozen=True):
    table: str
    seat: int


# a table, from outside

class Seat(ServerMessage, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: str  # a person's name; a bot's name ("level3"); empty
    mine: bool  # whoever asks moves for it
    here: bool  # somebody who holds it is connected now
    away: int | None = None  # seconds since somebody who holds it was last here
    left: str = ""  # the name of whoever had it, for whom a bot plays on
    since: int = 0  # what the journal had of lines when that bot sat down


# how a game ended: by its rules, or by what people did (docs/reference/protocol.md); empty: it goes on
WhyEnded = Literal["", "rules", "resign", "draw", "stop", "abort"]


class Card(ServerMessage, frozen=True):
    """In a list of tables."""

    table: str
    game: Raw
    seats: tuple[Seat, ...]
    number: int  # journal lines
    waiting: tuple[int, ...]
    my_turn: bool
    ended: str
    places: tuple[int, ...]
    touched: float  # seconds since the epoch
    imported: bool = False  # begun from a journal: whoever opened it has chosen it, and knows its luck till there
    public: bool = False  # it waits for anybody
    watch: str = ""  # the token of the link for spectators, for people at the table
    why_ended: WhyEnded = ""
    left: bool = False  # whoever asks has given up a seat there, and a bot played on


class Invited(ServerMessage, frozen=True):
    """Where an invitation leads, before the seat is taken."""

    seat: int
    card: Card
    pace: Pace | None = None


class Trouble(ServerMessage, frozen=True):
    """Every error over HTTP: a message id (`trouble-<code>` in the catalogues), and facts for it."""

    code: str
    facts: dict[str, int | str] = {}


# on the socket /ws/<table>?watch=<token>: what a client says; `id` comes back in the answer

class Play(ClientMessage, frozen=True, tag_field="do", tag="play"):
    id: int
    seat: int
    seen: int  # the number of the scene that offered it
    action: Raw


class Undo(ClientMessage, frozen=True, tag_field="do", tag="undo"):
    id: int
    seat: int
    seen: int


class Propose(ClientMessage, frozen=True, tag_field="do", tag="propose"):
    """What the people at the table must agree on: take a move back beyond the frontier, let a bot play a seat on, part
    as equals, or go on no further."""

    id: int
    seat: int
    what: Literal["takeback", "replace", "draw", "stop"]
    about: int = -1  # the seat to be replaced
    bot: str = "level3"


class Answer(ClientMessage, frozen=True, tag_field="do", tag="answer"):
    id: int
    seat: int
    proposal: int
    yes: bool


class End(ClientMessage, frozen=True, tag_field="do", tag="end"):
    """What nobody else is asked about: give up one's seat, which ends the game or lets a bot play on, or call off a
    game that has hardly begun. Which of these can be is in Scene.ways."""

    id: int
    seat: int
    how: Literal["resign", "leave", "abort"]
    bot: str = "level3"  # who plays on


class Why(ClientMessage, frozen=True, tag_field="do", tag="why"):
    id: int
    seat: int
    action: Raw


class Hint(ClientMessage, frozen=True, tag_field="do", tag="hint"):
    id: int
    seat: int


class Sure(ClientMessage, frozen=True, tag_field="do", tag="sure"):
    """Before it is played: what does the coach think of it? Where no other person sits."""

    id: int
    seat: int
    seen: int
    action: Raw


# what is said often: each reads it in their own language (`quick-<word>` in the catalogues)
Quick = Literal["", "hello", "thanks", "oops", "luck", "nice", "moment", "turn"]


class Say(ClientMessage, frozen=True, tag_field="do", tag="say"):
    """A text, or one of the quick words."""

    id: int
    text: str = ""
    word: Quick = ""


class Look(ClientMessage, frozen=True, tag_field="do", tag="look"):
    """Show me the table as this seat of mine (the curtain has been lifted); -1: nobody's, the curtain is down."""

    id: int
    seat: int


TableClientMessage = Play | Undo | Propose | Answer | End | Why | Hint | Sure | Say | Look


# on the socket: what the server says

class Offer(ServerMessage, frozen=True):
    action: Any  # an action of the game
    outlook: Any  # the immediate effects of the action


class Clock(ServerMessage, frozen=True):
    """Seconds left when the scene was made; null: not limited. The client counts down for those waited for."""

    move: float | None
    game: tuple[float | None, ...]
    running: bool = True  # False: a seat is still open, and nobody's time runs


class Proposal(ServerMessage, frozen=True):
    number: int
    by: int
    what: Literal["takeback", "replace", "draw", "stop"]
    about: int
    bot: str
    yes: tuple[int, ...]  # seats that agreed
    asked: tuple[int, ...]  # seats still to answer


class Declined(ServerMessage, frozen=True):
    """The last proposal, which came to nothing."""

    number: int
    by: int
    what: Literal["takeback", "replace", "draw", "stop"]
    seat: int  # who said no; the proposer's own: it was withdrawn


class LogLine(ServerMessage, frozen=True):
    """A journal line as the viewer hears it."""

    number: int
    seat: int
    undo: bool
    events: Raw  # a list of the game's events
    kept: int = -1  # undo by agreement: lines after this number no longer stand; -1: only the last that stood is gone
    house: Literal["", "leave", "resign", "draw", "stop", "abort"] = ""  # no move: what people did to end the game


class Points(ServerMessage, frozen=True):
    rule: str
    points: int


class Scene(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="scene"):
    """Everything that a viewer may know now, and what they may do."""

    # equal for all viewers of a table
    table: str
    game: Raw
    number: int  # journal lines so far
    waiting: tuple[int, ...]
    hints: bool
    clock: Clock | None
    proposal: Proposal | None
    ended: str  # the id of a rule; RESIGN, DRAW, STOP or ABORT if people ended the game; empty: it goes on
    why_ended: WhyEnded
    places: tuple[int, ...]  # by seat, once the game has ended
    tally: tuple[tuple[Points, ...], ...]  # by seat, once the game has ended by its rules
    next: str = ""  # the table of the rematch
    imported: bool = False  # begun from a journal: its opener chose it and knows its luck until there
    public: bool = False  # it waits for any person
    daily: str = ""  # the day of the challenge
    declined: Declined | None = None  # until the next change
    ways: tuple[Literal["abort", "resign", "leave", "draw", "stop"], ...] = ()  # how people may end the game now
    # for this viewer
    seat: int  # whose view this is; -1: a spectator's
    seats: tuple[Seat, ...]
    view: Raw
    offers: tuple[Offer, ...]  # for `seat`
    free_undo: bool  # `seat` may take its last move back without asking
    news: tuple[LogLine, ...]  # since the viewer's last scene; the first scene has the whole log


class Done(ServerMessage, frozen=True, tag_field="is", tag="done"):
    """Kept; the scene that shows it came before or comes after."""

    id: int
    number: int


class Refused(ServerMessage, frozen=True, tag_field="is", tag="refused"):
    """`rule`: a rule of the game with its facts, UNDO, or STALE, SEAT, HINT, RATE … (`refusal-<rule>`)."""

    id: int
    rule: str
    facts: Raw  # what breaks it: a reason of the game, or facts of the house


class Hinted(ServerMessage, frozen=True, tag_field="is", tag="hinted"):
    id: int
    action: Raw
    outlook: Raw
    why: Raw  # what speaks for it (docs/explanation/coach.md); null: nobody could say


class Cautioned(ServerMessage, frozen=True, tag_field="is", tag="cautioned"):
    """What the coach thinks of a move."""

    id: int
    caution: Raw


class Chat(ServerMessage, frozen=True, tag_field="is", tag="chat"):
    number: int
    by: str  # public id of a person
    name: str
    seat: int  # -1: a spectator
    text: str
    at: float
    word: Quick = ""  # instead of a text


class Presence(ServerMessage, frozen=True, tag_field="is", tag="presence"):
    seats: tuple[Seat, ...]
    watchers: int


class Bad(ServerMessage, frozen=True, tag_field="is", tag="bad"):
    """A message that could not be read; says what is wrong and where."""

    problem: str


TableServerMessage = Scene | Done | Refused | Hinted | Cautioned | Chat | Presence | Bad


# replay

class Moment(ServerMessage, frozen=True):
    """The table after so many journal lines, as a seat (or a spectator) may know it."""

    number: int
    last: int
    view: Raw
    told: LogLine | None
    waiting: tuple[int, ...]
    ended: str


class Reviewing(ServerMessage, frozen=True):
    """How far the review of an ended game is (docs/explanation/coach.md)."""

    state: Literal["none", "waiting", "making", "ready"]
    review: Raw  # null: it is not there yet
    done: int = 0  # pieces
    all: int = 0
    ahead: int = 0  # reviews of other games that come first


# notes

class Note(ClientMessage, frozen=True):
    """What somebody writes down for themselves, at a seat of theirs. Nobody else is ever told."""

    text: str
