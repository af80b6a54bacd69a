"""La Cigale & la Fourmi: the nouns that players use."""
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
POWERS: tuple[Power, ...] = ("barter", "prestige", "peek", "consolation", "stock", "exchange")  # CIG-P3 to P8
PHASES: tuple[Phase, ...] = ("placing", "choosing", "guessing", "collecting", "empowering", "trading", "paying")


class Card(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A path card: ["wood", "bee"], or ["wood", null] without an insect."""

    path: Path
    insect: Insect | None = None


# actions; cells are a1 (top left) to d4, columns by letter and rows from the top by number

class Put(Action, frozen=True):
    """CIG-A2: one of the six ants, on a card."""

    cell: str


class Choose(Action, frozen=True):
    """CIG-A3, CIG-W4: a path type, in secret."""

    path: Path


class Peek(Action, frozen=True):
    """CIG-P5: the Cicada looks at one of the tokens that the Ant left."""


class Guess(Action, frozen=True):
    """CIG-A4: the Cicada comes down on a card that bears an ant."""

    cell: str


class Collect(Action, frozen=True):
    """CIG-W7: of the cards with the insect that is due, this one."""

    cell: str


class Empower(Action, frozen=True):
    """CIG-P2: discard an insect card just collected for the power of its insect."""

    card: Card


class Buy(Action, frozen=True):
    """CIG-W8: a provision on offer."""

    provision: str


class Pay(Action, frozen=True):
    """CIG-W17: one card of the reserve, towards the price."""

    card: Card


class PayHidden(Action, frozen=True):
    """CIG-P7: the hidden card, towards the price."""


class Exchange(Action, frozen=True):
    """CIG-P8: a provision of one's own for one of another seat, or (null) for one on offer."""

    give: str
    take: str
    owner: int | None


class Decline(Action, frozen=True):
    """Take no power (CIG-P2); buy and exchange nothing more (CIG-W8, CIG-P8)."""


# what a legal action would do at once, as far as the seat can know

class PutOutlook(Outlook, frozen=True):
    cell: str
    card: Card
    ants: int  # on the square, this one included


class ChooseOutlook(Outlook, frozen=True):
    path: Path
    role: Literal["ant", "red"]
    cards: int  # of that path, with an ant


class PeekOutlook(Outlook, frozen=True):
    """Which token it will be nobody knows."""


class GuessOutlook(Outlook, frozen=True):
    cell: str
    path: Path
    cards: int  # of that path, with an ant
    seat: int  # the Ant


class CollectOutlook(Outlook, frozen=True):
    cell: str
    card: Card


class EmpowerOutlook(Outlook, frozen=True):
    card: Card
    power: Power
    owner: int | None  # who loses it; null: it lies on the table


class BuyOutlook(Outlook, frozen=True):
    provision: str
    points: int  # that the seat will have
    pays: tuple[Card, ...]  # the whole payment, where there is one way only (CIG-W17)


class PayOutlook(Outlook, frozen=True):
    card: Card
    provision: str
    pays: tuple[Card, ...]  # the whole payment, where there is one way only from here


class PayHiddenOutlook(Outlook, frozen=True):
    card: Card
    provision: str


class ExchangeOutlook(Outlook, frozen=True):
    give: str
    take: str
    owner: int | None  # null: on offer
    points: int  # that the seat will have


class DeclineOutlook(Outlook, frozen=True):
    what: Literal["power", "buy", "exchange"]


# what breaks a rule here

class OrderReason(Reason, frozen=True):
    """CIG-A1, CIG-W16: it is another's turn, another step's, or no move of this game."""

    why: Literal["spectator", "turn", "step", "mode", "unknown"]
    phase: Phase
    seat: int  # who is waited for, the first of them
    count: int  # how many are


class PutReason(Reason, frozen=True):
    """CIG-A2; CIG-W15: a gap, or a group too small for six."""

    why: Literal["occupied", "apart", "file", "gap", "group"]
    cell: str


class ChooseReason(Reason, frozen=True):
    path: Path  # CIG-A3: no ant of the Ant's stands on it


class GuessReason(Reason, frozen=True):
    cell: str  # CIG-A4: no ant stands there


class PeekReason(Reason, frozen=True):
    why: Literal["power", "twice"]  # CIG-P5


class CollectReason(Reason, frozen=True):
    """CIG-W7."""

    cell: str
    insect: Insect  # the one that is due
    due: str  # its cell


class EmpowerReason(Reason, frozen=True):
    """CIG-P2: not collected this round, too late, or never for the Cicada; CIG-P10: in the box, or one's own."""

    why: Literal["collected", "late", "cicada", "box", "yours"]
    card: Card
    power: Power


class BuyReason(Reason, frozen=True):
    """CIG-W8; CIG-W17: the price."""

    why: Literal["offer", "bought", "price"]
    provision: str
    missing: int = 0  # how many cards


class PayReason(Reason, frozen=True):
    """CIG-W17."""

    why: Literal["fit", "reserve"]
    card: Card
    provision: str


class PayHiddenReason(Reason, frozen=True):
    why: Literal["none", "fit"]  # CIG-P7


class ExchangeReason(Reason, frozen=True):
    """CIG-P8."""

    why: Literal["power", "used", "yours", "self", "offer", "theirs"]
    give: str
    take: str
    owner: int | None


# events

class Began(Event, frozen=True):
    """A round, with its roles (CIG-S2, CIG-A9)."""

    round: int
    seat: int  # the Ant
    cicada: int


class Placed(Event, frozen=True):
    seat: int
    cell: str
    ants: int  # now on the square


class Chose(Event, frozen=True):
    """That a seat has chosen; not what."""

    seat: int


class Token(Event, frozen=True):
    """To the one who chose."""

    path: Path


class Peeked(Event, frozen=True):
    seat: int


class Saw(Event, frozen=True):
    """To the one who peeked: a token that the Ant did not pick."""

    path: Path


class Guessed(Event, frozen=True):
    seat: int
    cell: str
    path: Path


class Revealed(Event, frozen=True):
    """All tokens at once, by seat; null: that seat had none."""

    seat: int  # the Ant
    path: Path
    caught: bool
    tokens: tuple[Path | None, ...]


class Shelved(Event, frozen=True):
    """Autumn: so many cards of a path, now at that slot of its shelf; so many of them bear an insect."""

    seat: int
    path: Path
    cards: int
    slot: int
    insects: int


class Laid(Event, frozen=True):
    """Insect cards, face up before a seat: CIG-A15, or all of them at the end (CIG-A16)."""

    seat: int
    cards: tuple[Card, ...]


class Collected(Event, frozen=True):
    """Winter: cards into the reserve as they lay (CIG-W6)."""

    seat: int
    cards: tuple[Card, ...]


class Took(Event, frozen=True):
    """CIG-W7: the card that the Ant took for the insect card due at `due`."""

    seat: int
    cell: str
    card: Card
    due: str


class Drew(Event, frozen=True):
    """A card of the pile, face up: CIG-W1, W5, W12 or P6."""

    seat: int
    card: Card


class Empowered(Event, frozen=True):
    seat: int
    power: Power
    card: Card
    owner: int | None  # who held it; null: it lay on the table


class Stocked(Event, frozen=True):
    """A hidden card (CIG-P7); not which."""

    seat: int


class Stock(Event, frozen=True):
    """To its holder: the hidden card."""

    card: Card


class Discarded(Event, frozen=True):
    """The hidden card of whoever lost the power (CIG-P7)."""

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
    points: int  # of the seat, now


class Exchanged(Event, frozen=True):
    seat: int
    give: str
    take: str
    owner: int | None
    points: int


class Declined(Event, frozen=True):
    """No power (CIG-P2), nothing bought (CIG-W8) or nothing exchanged (CIG-P8)."""

    seat: int


class Shuffled(Event, frozen=True):
    """CIG-W10: the discard is the pile now."""

    cards: int


class Turned(Event, frozen=True):
    cell: str
    card: Card


class Offered(Event, frozen=True):
    provision: str


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    points: int  # of each winner


# what there is, and what a seat sees of it

class CigalePosition(Position, frozen=True, kw_only=True):
    """Fields that a mode does not use stay empty."""

    square: tuple[Card | None, ...]  # reading order, a1 b1 c1 d1 a2 ...
    pile: tuple[Card, ...]  # in no order: nobody knows it
    discard: tuple[Card, ...]  # Autumn: out of the game
    ants: tuple[str, ...]
    ant: int
    cicada: int
    phase: Phase
    tokens: tuple[Path | None, ...]  # by seat
    round: int
    ended: str = ""  # the rule that ended the game
    # Autumn
    shelves: tuple[tuple[int, ...], ...] = ()  # by seat: the slot on each path's shelf
    insects: tuple[tuple[Card, ...], ...] = ()  # by seat
    # Winter
    reserves: tuple[tuple[Card, ...], ...] = ()  # by seat
    offer: tuple[str, ...] = ()
    store: tuple[str, ...] = ()  # provisions still to come, in no order
    provisions: tuple[tuple[str, ...], ...] = ()  # by seat
    idle: int = 0  # rounds in a row without a purchase
    collector: int | None = None  # who has collected this round
    due: tuple[str, ...] = ()  # cells of the insect cards still to be settled
    fresh: tuple[Card, ...] = ()  # insect cards just collected, one of each design
    bought: bool = False
    buying: str | None = None
    paid: tuple[Card, ...] = ()
    winner: int | None = None  # who reached four points
    # Winter with powers
    powers: dict[Power, int | None] = msgspec.field(default_factory=dict)  # those in play; null: on the table
    stock: Card | None = None  # the hidden card
    spent: bool = False  # the hidden card is among those paid
    exchanged: bool = False
    peeked: Path | None = None


class CigaleView(View, frozen=True, kw_only=True):
    """As the position, less what this seat cannot know."""

    square: tuple[Card | None, ...]
    pile: int
    discard: tuple[Card, ...]
    ants: tuple[str, ...]
    ant: int
    cicada: int
    phase: Phase
    chosen: tuple[bool, ...]  # by seat: has it picked its token?
    token: Path | None  # this seat's own
    round: int
    ended: str
    shelves: tuple[tuple[int, ...], ...]
    insects: tuple[tuple[Card, ...] | None, ...]  # by seat; null: face down for this seat (CIG-A7)
    insect_cards: tuple[int, ...]  # by seat, how many
    reserves: tuple[tuple[Card, ...], ...]
    offer: tuple[str, ...]
    store: int
    provisions: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]  # by seat; Autumn shows none before the end (CIG-A16), unless insects lie open (CIG-A15)
    idle: int
    collector: int | None
    due: tuple[str, ...]
    fresh: tuple[Card, ...]
    bought: bool
    buying: str | None
    paid: tuple[Card, ...]
    winner: int | None
    powers: dict[Power, int | None]
    stocked: int | None  # the seat with the hidden card
    stock: Card | None  # to its holder only
    spent: bool
    exchanged: bool
    peeked: bool  # the Cicada has looked at a token
    seen: Path | None  # to the Cicada only: which


CigaleAction = Put | Choose | Peek | Guess | Collect | Empower | Buy | Pay | PayHidden | Exchange | Decline
CigaleEvent = (Began | Placed | Chose | Token | Peeked | Saw | Guessed | Revealed | Shelved | Laid | Collected | Took
               | Drew | Empowered | Stocked | Stock | Discarded | Buying | Paid | Bought | Exchanged | Declined
               | Shuffled | Turned | Offered | Ended)
CigaleOutlook = (PutOutlook | ChooseOutlook | PeekOutlook | GuessOutlook | CollectOutlook | EmpowerOutlook | BuyOutlook
                 | PayOutlook | PayHiddenOutlook | ExchangeOutlook | DeclineOutlook)
CigaleReason = (Over | OrderReason | PutReason | ChooseReason | GuessReason | PeekReason | CollectReason
                | EmpowerReason | BuyReason | PayReason | PayHiddenReason | ExchangeReason)
