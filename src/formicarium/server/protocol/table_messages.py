"""Messages about tables: opening and joining, the socket /ws/<table>?watch=<token>, replays and notes."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw

from formicarium.server.protocol.base import Bad, ClientMessage, Done, Refused, ServerMessage

CHAT_LENGTH = 300  # characters; a longer text is cut
NOTE_LENGTH = 2000  # characters; a longer note is refused
SEATS = 12  # of a new table; a message with more cannot be read


# Opening and joining a table.

class MeHere(ClientMessage, frozen=True, tag="me"):
    """A seat for me."""

    name: str = ""


class Here(ClientMessage, frozen=True, tag="here"):
    """A seat for another person at this screen."""

    name: str


class BotSeat(ClientMessage, frozen=True, tag="bot"):
    bot: str


class Open(ClientMessage, frozen=True, tag="open"):
    """A seat for the holder of the invitation."""


class Pace(ClientMessage, frozen=True):
    """Limits of time, in seconds; without both there is no clock."""

    move: int | None = None  # for each move
    game: int | None = None  # for the whole game, of each seat
    add: int = 0  # added to the time for the game at the end of each turn of the seat


class NewTable(ClientMessage, frozen=True):
    game: Raw  # {"game": "wyx", "players": 2, ...}
    seats: Annotated[tuple[MeHere | Here | BotSeat | Open, ...], Meta(max_length=SEATS)]
    pace: Pace | None = None
    hints: bool = True
    journal: str = ""  # JSON lines from which the table goes on: an import, or a moment of a replay
    public: bool = False  # any person may take an open seat: the table is in the lobby while it waits
    shown: bool = False  # any person may watch: the table is in the lobby while it is played


class Opened(ServerMessage, frozen=True):
    table: str
    invitations: tuple[str | None, ...]  # a path by seat; null: the seat is taken
    watch: str  # a path for spectators


class Join(ClientMessage, frozen=True):
    name: str = ""


class Joined(ServerMessage, frozen=True):
    table: str
    seat: int


# Summaries of a table.

class Seat(ServerMessage, frozen=True):
    kind: Literal["person", "bot", "open"]
    name: str  # a person's name, or a bot's ("level3"); empty for an open seat
    mine: bool  # the viewer plays it
    here: bool  # its player is connected
    away: int | None = None  # seconds since its player was last connected; null: connected, a bot or an open seat
    left: str = ""  # the name of the person whose seat a bot plays on
    since: int = 0  # the number of journal lines when that bot took over


# How a game ended: by its rules, or by its people (docs/reference/protocol.md); empty: it goes on
WhyEnded = Literal["", "rules", "resign", "draw", "stop", "abort"]


class Card(ServerMessage, frozen=True):
    """The summary of a table in a list."""

    table: str
    game: Raw
    seats: tuple[Seat, ...]
    number: int  # journal lines
    waiting: tuple[int, ...]
    my_turn: bool
    ended: str
    places: tuple[int, ...]
    touched: float  # seconds since the epoch
    imported: bool = False  # begun from a journal: its opener chose it and knows its luck until there
    public: bool = False  # an open seat waits for any person
    watch: str = ""  # the token of the link for spectators; only sent to people at the table
    why_ended: WhyEnded = ""
    left: bool = False  # the viewer has given up a seat there, and a bot plays on


class Invited(ServerMessage, frozen=True):
    """The table and the seat of an invitation, before the seat is taken."""

    seat: int
    card: Card
    pace: Pace | None = None


# Messages from the client on the socket; the answer has the same `id`.

class Play(ClientMessage, frozen=True, tag_field="do", tag="play"):
    """Play an action."""

    id: int
    seat: int
    seen: int  # the number of the scene that offered it
    action: Raw


class Undo(ClientMessage, frozen=True, tag_field="do", tag="undo"):
    """Take my last move back, while that is free."""

    id: int
    seat: int
    seen: int


class Propose(ClientMessage, frozen=True, tag_field="do", tag="propose"):
    """Ask the people at the table for a takeback that is not free, a bot in place of a player, a draw or a stop."""

    id: int
    seat: int
    what: Literal["takeback", "replace", "draw", "stop"]
    about: int = -1  # the seat to be replaced
    bot: str = "level3"


class Answer(ClientMessage, frozen=True, tag_field="do", tag="answer"):
    """Agree to a proposal, decline it, or withdraw my own."""

    id: int
    seat: int
    proposal: int
    yes: bool


class End(ClientMessage, frozen=True, tag_field="do", tag="end"):
    """Give up my seat, which ends the game or hands it to a bot, or call off a game that has hardly begun.

    Scene.ways lists what is possible now; the others are not asked."""

    id: int
    seat: int
    how: Literal["resign", "leave", "abort"]
    bot: str = "level3"  # plays on


class Why(ClientMessage, frozen=True, tag_field="do", tag="why"):
    """Ask why an action is not legal."""

    id: int
    seat: int
    action: Raw


class Hint(ClientMessage, frozen=True, tag_field="do", tag="hint"):
    """Ask the coach for a move."""

    id: int
    seat: int


class Sure(ClientMessage, frozen=True, tag_field="do", tag="sure"):
    """Ask the coach about a move before it is played; refused where other people sit."""

    id: int
    seat: int
    seen: int
    action: Raw


# Frequent remarks; each client shows them in its own language (`quick-<word>` in the catalogues)
Quick = Literal["", "hello", "thanks", "oops", "luck", "nice", "moment", "turn"]


class Say(ClientMessage, frozen=True, tag_field="do", tag="say"):
    """Chat: a text, or one of the quick words."""

    id: int
    text: str = ""
    word: Quick = ""


class Look(ClientMessage, frozen=True, tag_field="do", tag="look"):
    """Show me the table as one of my seats, once the curtain is lifted; -1: as a spectator, while it is down."""

    id: int
    seat: int


TableClientMessage = Play | Undo | Propose | Answer | End | Why | Hint | Sure | Say | Look


# Messages from the server on the socket.

class Offer(ServerMessage, frozen=True):
    """A legal action."""

    action: Any  # an action of the game
    outlook: Any  # its immediate effects


class Clock(ServerMessage, frozen=True):
    """Seconds left when the scene was made, null without a limit; the client counts down for the seats to move."""

    move: float | None
    game: tuple[float | None, ...]
    running: bool = True  # False: a seat is still open, and no time runs


class Proposal(ServerMessage, frozen=True):
    number: int
    by: int
    what: Literal["takeback", "replace", "draw", "stop"]
    about: int
    bot: str
    yes: tuple[int, ...]  # seats that agreed
    asked: tuple[int, ...]  # seats that have not answered


class Declined(ServerMessage, frozen=True):
    """The last proposal, if it was declined or withdrawn."""

    number: int
    by: int
    what: Literal["takeback", "replace", "draw", "stop"]
    seat: int  # declined it; the proposer's own seat: it was withdrawn


class LogLine(ServerMessage, frozen=True):
    """A journal line as the viewer hears it."""

    number: int
    seat: int
    undo: bool
    events: Raw  # a list of events of the game
    kept: int = -1  # takeback by agreement: later lines no longer stand; -1: an undo of the last line
    house: Literal["", "leave", "resign", "draw", "stop", "abort"] = ""  # not a move: how people ended the game


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
    public: bool = False  # an open seat waits for any person
    daily: str = ""  # the day of the challenge; empty: it is none
    declined: Declined | None = None  # until the next change
    ways: tuple[Literal["abort", "resign", "leave", "draw", "stop"], ...] = ()  # how people may end the game now
    # for this viewer
    seat: int  # whose view this is; -1: a spectator's
    seats: tuple[Seat, ...]
    view: Raw
    offers: tuple[Offer, ...]  # for `seat`
    free_undo: bool  # `seat` may take its last move back without asking
    news: tuple[LogLine, ...]  # since the viewer's last scene; the first scene has the whole log


class Hinted(ServerMessage, frozen=True, tag_field="is", tag="hinted"):
    """A move that the coach suggests."""

    id: int
    action: Raw
    outlook: Raw
    why: Raw  # its reasons (docs/explanation/coach.md); null: none is known


class Cautioned(ServerMessage, frozen=True, tag_field="is", tag="cautioned"):
    """The coach's opinion of a move."""

    id: int
    caution: Raw


class Chat(ServerMessage, frozen=True, tag_field="is", tag="chat"):
    number: int
    by: str  # the public id of a person
    name: str
    seat: int  # -1: a spectator
    text: str
    at: float  # seconds since the epoch
    word: Quick = ""  # instead of a text


class Presence(ServerMessage, frozen=True, tag_field="is", tag="presence"):
    """The people who are connected."""

    seats: tuple[Seat, ...]
    watchers: int  # spectators


TableServerMessage = Scene | Done | Refused | Hinted | Cautioned | Chat | Presence | Bad


# Replays.

class Moment(ServerMessage, frozen=True):
    """The table after some of its journal lines, as a seat or a spectator may know it."""

    number: int
    last: int
    view: Raw
    told: LogLine | None
    waiting: tuple[int, ...]
    ended: str


class Reviewing(ServerMessage, frozen=True):
    """The progress of the review of an ended game (docs/explanation/coach.md)."""

    state: Literal["none", "waiting", "making", "ready"]
    review: Raw  # null until it is ready
    done: int = 0  # pieces of work
    all: int = 0
    ahead: int = 0  # reviews of other games that come first


# Private notes.

class Note(ClientMessage, frozen=True):
    """My private note at one of my seats."""

    text: str
