"""The words that games, rooms and screens share."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import product
from typing import Any, ClassVar, Literal, NamedTuple, get_args, get_type_hints

import msgspec
from librt.strings import BytesWriter

from formicarium.core import features
from formicarium.core.dice import Dice, Seeded
from formicarium.core.editions import Editions
from formicarium.core.news import SILENT, News
from formicarium.core.table import GameState

WATCHER = -1  # the seat of somebody who only looks on
Facts = Mapping[str, int | str]
OptionValue = bool | int | str  # what a table option can be
Trait = str | tuple[str, ...]  # something that a seat had or did, or several such together


class Value(msgspec.Struct, frozen=True):
    """Views and positions: plain values that travel as JSON."""


class Action(Value, frozen=True, tag=True, forbid_unknown_fields=True):
    """What a player does."""


class Event(Value, frozen=True, tag=True, kw_only=True):
    """What happened, as one listener hears it, and the rule that made it so."""

    rule: str


class View(Value, frozen=True, kw_only=True):
    """All that one seat may know; WATCHER: a spectator."""

    seat: int


class Position(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All there is."""


class Outlook(Value, frozen=True, tag=True, kw_only=True):
    """What a legal action would do at once, as far as the seat can know; a type an action."""


class Reason(Value, frozen=True, tag=True, kw_only=True):
    """What breaks a rule here; where there are several reasons, `why` is a Literal of them."""


class Over(Reason, frozen=True):
    """The game has ended: the rule is the one that ended it."""

    why: Literal["over"] = "over"


class Points(Value, frozen=True):
    """One line of a score sheet."""

    rule: str
    points: int


class Refusal(Value, frozen=True):
    """An answer: the rule that forbids it, and what breaks it here."""

    rule: str
    facts: Any = {}  # a Reason of the game; plain facts, where the rule is of the house


def fields_of(told: Facts | Reason | Outlook) -> dict[str, Any]:
    """By name."""
    return msgspec.structs.asdict(told) if isinstance(told, msgspec.Struct) else dict(told)


class IllegalMove(Exception):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class InvalidPosition(Exception):
    """A position that the rules cannot have; says where and what is wrong."""


class Board(Value, frozen=True):
    """Where cells lie. On a board of hexes the coordinates are axial: neighbours are (1, 0), (0, 1), (-1, 1) …"""

    grid: Literal["squares", "hexes"]
    cells: dict[str, tuple[int, int]]  # by name: across, along
    beside: dict[str, tuple[str, ...]]  # by name: those next to it, as the rules have it; empty where no rule asks


class ChanceBounds(NamedTuple):
    """What chance is asked in a game, at most; all 0 where it is not asked."""

    largest: int  # answers that a question has
    most: int  # questions of one move
    opening: int  # questions of the set-up


class Types(NamedTuple):
    """A game's own nouns, for JSON and its schema."""

    action: Any
    event: Any
    view: Any
    position: Any
    outlook: Any = Outlook
    reason: Any = Reason


class Game(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", forbid_unknown_fields=True):
    """A game with its options chosen; equal options, equal game. Fields beyond these three are the table options."""

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules: a match keeps the one it began with
    earlier: ClassVar[tuple[type[Game], ...]] = ()  # the rules of every version before, for tables begun under them
    modes: ClassVar[Mapping[str, range]]  # mode -> numbers of players
    rules: ClassVar[tuple[str, ...]]  # the rule's number -> its id; number 0 is no rule
    endings: ClassVar[tuple[str, ...]]  # the ids of those that can end the game
    types: ClassVar[Types]
    editions: ClassVar[Editions[Any]]
    edition_alone: ClassVar[str] = ""  # in which one plays alone, where the usual one is too sparing for that
    secrets: ClassVar[bool]  # seats see or hear different things: law 8 checks it
    draws: ClassVar[bool] = False  # its rules speak of a drawn game: people may agree on one
    seat_facts: ClassVar[frozenset[str]] = frozenset({"seat", "owner"})  # facts by these names are seats, read as names
    unconfirmed: ClassVar[Mapping[str, str]] = {}  # what of an outlook nobody sees come true ("Take.cost"), and why

    players: int
    mode: str
    edition: str

    def __post_init__(self) -> None:
        if self.mode not in self.modes:
            raise ValueError(f"{self.id} has no mode {self.mode!r}; there is {', '.join(self.modes)}")
        counts = self.modes[self.mode]
        if self.players not in counts:
            raise ValueError(f"{self.id} ({self.mode}) is for {counts[0]} to {counts[-1]} players, not {self.players}")
        self.editions.require(self.edition)

    @classmethod
    def of_version(cls, version: int) -> type[Game] | None:
        return next((kind for kind in (cls, *cls.earlier) if kind.version == version), None)

    @classmethod
    def option_names(cls) -> tuple[str, ...]:
        return tuple(name for name in cls.__struct_fields__ if name not in Game.__struct_fields__)

    @classmethod
    def option_values(cls) -> dict[str, tuple[OptionValue, ...]]:
        """What each table option can be: a `bool` is off or on, a `Literal` lists its values."""
        kinds = get_type_hints(cls)
        return {name: (False, True) if kinds[name] is bool else get_args(kinds[name]) for name in cls.option_names()}

    @classmethod
    def option_defaults(cls) -> dict[str, OptionValue]:
        """What each table option is if nobody chooses."""
        return {field.name: field.default for field in msgspec.structs.fields(cls) if field.name in cls.option_names()}

    @classmethod
    def variants(cls) -> tuple[Game, ...]:
        """Every mode, number of players and mix of options, as far as they go together."""
        found = []
        for mode, counts in cls.modes.items():
            for players, chosen in product(counts, product(*cls.option_values().values())):
                options: dict[str, Any] = dict(zip(cls.option_names(), chosen, strict=True))
                try:
                    found.append(cls(mode=mode, players=players, **options))
                except ValueError:
                    continue  # an option that is not for this many players
        return tuple(found)

    # what each game says

    @property
    def move_count(self) -> int:
        """Every move is a number below."""
        raise NotImplementedError

    @property
    def max_moves(self) -> int:
        """No match has more moves."""
        raise NotImplementedError

    @property
    def usual_length(self) -> int:
        """Hardly any match has more moves, even played at random: for whoever cuts long ones off."""
        raise NotImplementedError

    @property
    def chance_bounds(self) -> ChanceBounds:
        raise NotImplementedError

    def board(self) -> Board | None:
        """As printed; None where there is none."""
        return None

    def setup(self, dice: Dice, news: News) -> GameState:
        raise NotImplementedError

    def action_of(self, move: int) -> Action:
        raise NotImplementedError

    def number_of(self, action: Any) -> int:
        """Below 0 for what is no move at all."""
        raise NotImplementedError

    def view(self, table: Any, seat: int) -> Any:
        raise NotImplementedError

    def world_from_view(self, view: Any, dice: Dice) -> GameState:
        """Any table that looks like this view."""
        raise NotImplementedError

    def position(self, table: Any) -> Any:
        raise NotImplementedError

    def load(self, position: Any) -> GameState:
        """The auditor: raises Impossible for counts that do not add up and states that contradict themselves."""
        raise NotImplementedError

    def derived_fields(self, given: dict[str, Any], start: Any) -> dict[str, Any]:
        """From some fields of a position, others. `start`: the position of a set-up, for what has to be dealt."""
        return {}

    def unpack(self, data: bytes) -> GameState:
        """What `Table.pack` made of a table of this variant; raises BadBytes."""
        raise NotImplementedError

    def is_mid_action(self, table: Any) -> bool:
        """Whether whoever is to move is in the middle of something that is cut into several moves."""
        return False

    def reason(self, table: Any, seat: int, action: Any, rule: str) -> Reason:
        """What breaks the rule here, for the refusal."""
        raise NotImplementedError

    def outlook(self, table: Any, seat: int, action: Any) -> Outlook:
        """What a legal action would do at once, as far as the seat can know."""
        raise NotImplementedError

    def observed_outcome(
        self, seat: int, action: Any, before: Any, after: Any, events: Sequence[Event]
    ) -> Mapping[str, Any]:
        """The fields of the action's outlook that can be seen when it is done, with what they turned out to be; from
        the views of the seat around it and what the seat heard. The thirteenth law holds `outlook` to them."""
        return {}

    def tally(self, table: Any, seat: int) -> tuple[Points, ...]:
        """The score sheet of a seat, line by line."""
        raise NotImplementedError

    def traits(self, table: Any, seat: int, events: Sequence[Event]) -> Mapping[str, Sequence[Trait]]:
        """What a seat had or did in a game that is over, by topic ("power": the ids of its powers), to be set against
        who won by whoever counts many games; from the end and all that the seat heard."""
        return {}

    def title(self, fact: str, value: Any, language: str) -> Any:
        """A fact for people: where it is the id of something that the edition prints with a name, that name."""
        return value

    def feature_parts(self) -> tuple[features.Part, ...]:
        """What `Table.features` writes, part by part; none: a net sees nothing of this game yet."""
        return ()

    def feature_values(self, view: Any) -> dict[str, Any]:
        """The same from a view, for people to read: each part by its name, as nested lists."""
        return {}

    def fixed_facts(self) -> dict[str, Any]:
        """What a net might want to know and never changes: which cells are neighbours, what is printed on what."""
        return {}

    # what follows is the same for every game

    def complete(self, written: Mapping[str, Any]) -> Any:
        """A position of which only what differs from the start is written, as JSON has it: what follows from that is
        added, all else is as after a set-up. Raises Impossible for what is no field, or not as it should be."""
        fields = {field.name: field for field in msgspec.structs.fields(self.types.position)}
        given: dict[str, Any] = {}
        for name, value in written.items():
            if name not in fields:
                raise InvalidPosition(f"{name}: a position has no such field; it has {', '.join(fields)}")
            try:
                given[name] = msgspec.convert(value, fields[name].type)
            except msgspec.ValidationError as fault:
                raise InvalidPosition(f"{name}: {fault}") from None
        start = self.position(self.setup(Seeded(0), SILENT))
        follow = self.derived_fields(given, start) if given else {}
        return msgspec.structs.replace(start, **{**follow, **given})

    def action_digest(self) -> str:
        """Of the list of its actions, 16 hex digits: what was trained on these numbers knows by it whether they are
        still the same."""
        return sha256(msgspec.json.encode([self.action_of(move) for move in range(self.move_count)])).hexdigest()[:16]

    def width(self) -> int:
        """The bytes of one seat's features."""
        return sum([part.size for part in self.feature_parts()])

    def features_of(self, table: GameState, seat: int) -> bytes:
        """The features of one seat, as the table writes them."""
        out = BytesWriter()
        out.write(bytes(self.width()))
        table.features(seat, out, 0)
        return out.getvalue()

    def observation(self, view: Any) -> bytes:
        """The same bytes, from the view alone."""
        return features.as_bytes(self.feature_parts(), self.feature_values(view))

    def features_digest(self) -> str:
        """Equal where the features have the same parts in the same places: a net that was trained on them fits."""
        return features.digest(self.feature_parts())

    def legal_actions(self, table: GameState, seat: int) -> tuple[Action, ...]:
        return tuple([self.action_of(move) for move in table.legal_moves(seat)])

    def refusal(self, table: GameState, seat: int, action: Any) -> Refusal | None:
        number = table.forbidding_rule(seat, self.number_of(action))
        if not number:
            return None
        rule = self.rules[number]
        return Refusal(rule, self.reason(table, seat, action, rule))

    def places(self, table: GameState) -> tuple[int, ...]:
        """The place of each seat in the final order, from 1; equal where they are level."""
        seats = range(self.players)
        return tuple(1 + sum(table.compare(other, seat) > 0 for other in seats) for seat in seats)
