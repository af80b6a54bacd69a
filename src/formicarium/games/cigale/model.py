"""La Cigale & la Fourmi: actions, outlooks, reasons, events and positions, in the words of players."""
from __future__ import annotations

from typing import Literal

import msgspec

from formicarium.core.game import Action, Event, Outlook, Over, Position, Reason, View

Path = Literal["cloth", "tiles", "stone", "wood"]
Insect = Literal["bee", "ladybug", "dragonfly", "caterpillar", "mantis", "butterfly"]
Power = Literal["barter", "prestige", "peek", "consolation", "stock", "exchange"]
Phase = Literal["placing", "choosing", "guessing", "collecting", "empowering", "trading", "paying", "ended"]

PATHS: tuple[Path, ...] = ("cloth", "tiles", "stone", "wood")
INSECTS: tuple[Insect, ...] = ("bee", "ladybug", "dragonfly", "caterpillar", "mantis", "butterfly")
# in the order of CIG-P3 to P8
POWERS: tuple[Power, ...] = ("barter", "prestige", "peek", "consolation", "stock", "exchange")
PHASES: tuple[Phase, ...] = ("placing", "choosing", "guessing", "collecting", "empowering", "trading", "paying")


class Card(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A path card: ["wood", "bee"], or ["wood", null] without an insect."""

    path: Path
    insect: Insect | None = None


# Actions. Cells are a1 (top left) to d4: columns by letter, rows by number from the top.

class Put(Action, frozen=True):
    """Put one of the six ants on a card (CIG-A2)."""

    cell: str


class Choose(Action, frozen=True):
    """Choose a path type in secret (CIG-A3, CIG-W4)."""

    path: Path


class Peek(Action, frozen=True):
    """Look, as Cicada, at one of the tokens that the Ant did not choose (CIG-P5)."""


class Guess(Action, frozen=True):
    """Put the Cicada on a card that bears an ant, as a guess of its path (CIG-A4)."""

    cell: str


class Collect(Action, frozen=True):
    """Take this card for the insect card that is due (CIG-W7)."""

    cell: str


class Empower(Action, frozen=True):
    """Discard an insect card just collected for the power of its insect (CIG-P2)."""

    card: Card


class Buy(Action, frozen=True):
    """Buy a provision on offer (CIG-W8)."""

    provision: str


class Pay(Action, frozen=True):
    """Pay one card of the reserve towards the price (CIG-W17)."""

    card: Card


class PayHidden(Action, frozen=True):
    """Pay the hidden card towards the price (CIG-P7)."""


class Exchange(Action, frozen=True):
    """Exchange an own provision for one of another seat, or (null) for one on offer (CIG-P8)."""

    give: str
    take: str
    owner: int | None


class Decline(Action, frozen=True):
    """Take no power (CIG-P2), or buy and exchange nothing more (CIG-W8, CIG-P8)."""


# Outlooks: the immediate effects that the seat can know.

class PutOutlook(Outlook, frozen=True):
    cell: str
    card: Card
    ants: int  # ants on the square, this one included


class ChooseOutlook(Outlook, frozen=True):
    path: Path
    role: Literal["ant", "red"]
    cards: int  # cards of that path with an ant


class PeekOutlook(Outlook, frozen=True):
    """The token is drawn at random, so no field says which."""


class GuessOutlook(Outlook, frozen=True):
    cell: str
    path: Path
    cards: int  # cards of that path with an ant
    seat: int  # the Ant's seat


class CollectOutlook(Outlook, frozen=True):
    cell: str
    card: Card


class EmpowerOutlook(Outlook, frozen=True):
    card: Card
    power: Power
    owner: int | None  # seat that loses the power; null: it lies on the table


class BuyOutlook(Outlook, frozen=True):
    provision: str
    points: int  # the seat's points after it
    pays: tuple[Card, ...]  # the whole payment, if there is only one way to pay (CIG-W17); else empty


class PayOutlook(Outlook, frozen=True):
    card: Card
    provision: str
    pays: tuple[Card, ...]  # the whole payment, if only one way is left; else empty


class PayHiddenOutlook(Outlook, frozen=True):
    card: Card
    provision: str


class ExchangeOutlook(Outlook, frozen=True):
    give: str
    take: str
    owner: int | None  # null: the provision is on offer
    points: int  # the seat's points after it


class DeclineOutlook(Outlook, frozen=True):
    what: Literal["power", "buy", "exchange"]


# Reasons.

class OrderReason(Reason, frozen=True):
    """Another seat's turn, another kind of action is due, or an unknown move (CIG-A1, CIG-W16)."""

    why: Literal["spectator", "turn", "step", "mode", "unknown"]
    phase: Phase
    seat: int  # first seat that the game waits for
    count: int  # number of seats that the game waits for


class PutReason(Reason, frozen=True):
    """Reason against Put: not beside the other ants (CIG-A2); a gap or a group smaller than six cards (CIG-W15)."""

    why: Literal["occupied", "apart", "file", "gap", "group"]
    cell: str


class ChooseReason(Reason, frozen=True):
    path: Path  # the path without an ant (CIG-A3)


class GuessReason(Reason, frozen=True):
    cell: str  # the cell without an ant (CIG-A4)


class PeekReason(Reason, frozen=True):
    why: Literal["power", "twice"]  # no such power, or already used this round (CIG-P5)


class CollectReason(Reason, frozen=True):
    """Reason against Collect (CIG-W7)."""

    cell: str
    insect: Insect  # insect of the card that is due
    due: str  # cell of the card that is due


class EmpowerReason(Reason, frozen=True):
    """Reason against Empower.

    CIG-P2: the card was not collected this round, it is too late, or the seat is the Cicada. CIG-P10: the power is in
    the box, or the seat's own.
    """

    why: Literal["collected", "late", "cicada", "box", "yours"]
    card: Card
    power: Power


class BuyReason(Reason, frozen=True):
    """Reason against Buy: not on offer, or one was bought (CIG-W8); the price cannot be paid (CIG-W17)."""

    why: Literal["offer", "bought", "price"]
    provision: str
    missing: int = 0  # cards missing for the price


class PayReason(Reason, frozen=True):
    """Reason against Pay (CIG-W17)."""

    why: Literal["fit", "reserve"]
    card: Card
    provision: str


class PayHiddenReason(Reason, frozen=True):
    why: Literal["none", "fit"]  # no hidden card, or it does not fit the price (CIG-P7)


class ExchangeReason(Reason, frozen=True):
    """Reason against Exchange (CIG-P8)."""

    why: Literal["power", "used", "yours", "self", "offer", "theirs"]
    give: str
    take: str
    owner: int | None


# Events.

class Began(Event, frozen=True):
    """A round begins with these roles (CIG-S2, CIG-A9)."""

    round: int
    seat: int  # the Ant's seat
    cicada: int


class Placed(Event, frozen=True):
    seat: int
    cell: str
    ants: int  # ants on the square now


class Chose(Event, frozen=True):
    """A seat has chosen a path, which stays secret."""

    seat: int


class Token(Event, frozen=True):
    """Sent only to the seat that chose: its path."""

    path: Path


class Peeked(Event, frozen=True):
    seat: int


class Saw(Event, frozen=True):
    """Sent only to the Cicada that peeked: a token that the Ant did not choose."""

    path: Path


class Guessed(Event, frozen=True):
    seat: int
    cell: str
    path: Path


class Revealed(Event, frozen=True):
    """All tokens are shown, by seat; null: that seat had none."""

    seat: int  # the Ant's seat
    path: Path
    caught: bool
    tokens: tuple[Path | None, ...]


class Shelved(Event, frozen=True):
    """Autumn: a number of cards of a path is collected; its cube stands at that slot, and some cards bear insects."""

    seat: int
    path: Path
    cards: int
    slot: int
    insects: int


class Laid(Event, frozen=True):
    """Insect cards are laid face up before a seat: in the variant CIG-A15, or all of them at the end (CIG-A16)."""

    seat: int
    cards: tuple[Card, ...]


class Collected(Event, frozen=True):
    """Winter: collected cards go into the reserve (CIG-W6)."""

    seat: int
    cards: tuple[Card, ...]


class Took(Event, frozen=True):
    """The Ant takes this card for the insect card that was due at `due` (CIG-W7)."""

    seat: int
    cell: str
    card: Card
    due: str


class Drew(Event, frozen=True):
    """A card is drawn from the pile, face up (CIG-W1, W5, W12 or P6)."""

    seat: int
    card: Card


class Empowered(Event, frozen=True):
    seat: int
    power: Power
    card: Card
    owner: int | None  # seat that held the power; null: it lay on the table


class Stocked(Event, frozen=True):
    """A seat has drawn a hidden card (CIG-P7)."""

    seat: int


class Stock(Event, frozen=True):
    """Sent only to its holder: the hidden card."""

    card: Card


class Discarded(Event, frozen=True):
    """The hidden card of a seat that lost the power is discarded (CIG-P7)."""

    seat: int
    card: Card


class Buying(Event, frozen=True):
    seat: int
    provision: str


class Paid(Event, frozen=True):
    seat: int
    card: Card
    hidden: bool


class Bought(Event, frozen=True):
    seat: int
    provision: str
    cards: tuple[Card, ...]
    points: int  # the seat's points now


class Exchanged(Event, frozen=True):
    seat: int
    give: str
    take: str
    owner: int | None
    points: int


class Declined(Event, frozen=True):
    """A seat takes no power (CIG-P2), buys nothing (CIG-W8) or exchanges nothing (CIG-P8)."""

    seat: int


class Shuffled(Event, frozen=True):
    """The discard is shuffled and becomes the pile (CIG-W10)."""

    cards: int


class Turned(Event, frozen=True):
    cell: str
    card: Card


class Offered(Event, frozen=True):
    provision: str


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    points: int  # points of each winner


# Position and view.

class CigalePosition(Position, frozen=True, kw_only=True):
    """A position. Fields that a mode does not use are empty."""

    square: tuple[Card | None, ...]  # by cell in reading order, a1 b1 c1 d1 a2 …; null: a gap
    pile: tuple[Card, ...]  # in no order: it is unknown to all seats
    discard: tuple[Card, ...]  # Autumn: cards out of the game
    ants: tuple[str, ...]
    ant: int
    cicada: int
    phase: Phase
    tokens: tuple[Path | None, ...]  # chosen path, by seat; null: none
    round: int
    ended: str = ""  # rule that ended the game; "" before
    # Autumn.
    shelves: tuple[tuple[int, ...], ...] = ()  # by seat: the slot of the cube on each path's shelf
    insects: tuple[tuple[Card, ...], ...] = ()  # by seat
    # Winter.
    reserves: tuple[tuple[Card, ...], ...] = ()  # by seat
    offer: tuple[str, ...] = ()
    store: tuple[str, ...] = ()  # provisions not on offer yet, in no order
    provisions: tuple[tuple[str, ...], ...] = ()  # by seat
    idle: int = 0  # rounds in a row without a purchase
    collector: int | None = None  # seat that has collected this round
    due: tuple[str, ...] = ()  # cells of the insect cards still due
    fresh: tuple[Card, ...] = ()  # insect cards just collected, one of each design
    bought: bool = False
    buying: str | None = None
    paid: tuple[Card, ...] = ()
    winner: int | None = None  # seat that reached four points
    # Winter with powers.
    # powers in play with their holders; null: on the table
    powers: dict[Power, int | None] = msgspec.field(default_factory=dict)
    stock: Card | None = None  # the hidden card
    spent: bool = False  # True if the hidden card is among the cards paid
    exchanged: bool = False
    peeked: Path | None = None


class CigaleView(View, frozen=True, kw_only=True):
    """The view of a seat: the position without its hidden parts."""

    square: tuple[Card | None, ...]
    pile: int
    discard: tuple[Card, ...]
    ants: tuple[str, ...]
    ant: int
    cicada: int
    phase: Phase
    chosen: tuple[bool, ...]  # by seat: whether it has chosen its token
    token: Path | None  # the viewer's own token
    round: int
    ended: str
    shelves: tuple[tuple[int, ...], ...]
    insects: tuple[tuple[Card, ...] | None, ...]  # by seat; null: face down for the viewer (CIG-A7)
    insect_cards: tuple[int, ...]  # number of insect cards, by seat
    reserves: tuple[tuple[Card, ...], ...]
    offer: tuple[str, ...]
    store: int
    provisions: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]  # by seat; empty in Autumn before the end (CIG-A16), unless insects lie open (CIG-A15)
    idle: int
    collector: int | None
    due: tuple[str, ...]
    fresh: tuple[Card, ...]
    bought: bool
    buying: str | None
    paid: tuple[Card, ...]
    winner: int | None
    powers: dict[Power, int | None]
    stocked: int | None  # seat with the hidden card
    stock: Card | None  # the hidden card, only for its holder
    spent: bool
    exchanged: bool
    peeked: bool  # True if the Cicada has looked at a token
    seen: Path | None  # the token, only for the Cicada


CigaleAction = Put | Choose | Peek | Guess | Collect | Empower | Buy | Pay | PayHidden | Exchange | Decline
CigaleEvent = (Began | Placed | Chose | Token | Peeked | Saw | Guessed | Revealed | Shelved | Laid | Collected | Took
               | Drew | Empowered | Stocked | Stock | Discarded | Buying | Paid | Bought | Exchanged | Declined
               | Shuffled | Turned | Offered | Ended)
CigaleOutlook = (PutOutlook | ChooseOutlook | PeekOutlook | GuessOutlook | CollectOutlook | EmpowerOutlook | BuyOutlook
                 | PayOutlook | PayHiddenOutlook | ExchangeOutlook | DeclineOutlook)
CigaleReason = (Over | OrderReason | PutReason | ChooseReason | GuessReason | PeekReason | CollectReason
                | EmpowerReason | BuyReason | PayReason | PayHiddenReason | ExchangeReason)
