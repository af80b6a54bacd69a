"""The interface that all five games implement, and the types that the server, bots and clients share."""
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
from formicarium.core.state import GameState

WATCHER = -1  # seat number of a spectator
Facts = Mapping[str, int | str]
OptionValue = bool | int | str
Trait = str | tuple[str, ...]  # something that a seat had or did, or a combination of several


class Value(msgspec.Struct, frozen=True):
    """Base of views, positions and actions: plain values that are sent as JSON."""


class Action(Value, frozen=True, tag=True, forbid_unknown_fields=True):
    """An action of a player, a typed value such as `Take(column=3)`."""


class Event(Value, frozen=True, tag=True, kw_only=True):
    """A fact of a move as one seat hears it, with the id of the rule behind it."""

    rule: str


class View(Value, frozen=True, kw_only=True):
    """Everything that one seat may know; for seat WATCHER, that of a spectator."""

    seat: int


class Position(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole state, hidden things included."""


class Outlook(Value, frozen=True, tag=True, kw_only=True):
    """Immediate effects of a legal action, limited to the seat's knowledge; one type per action."""


class Reason(Value, frozen=True, tag=True, kw_only=True):
    """Cause of a refusal; if a rule has several causes, `why` is a Literal of them."""


class Over(Reason, frozen=True):
    """Refusal because the game has ended; its rule is the rule that ended it."""

    why: Literal["over"] = "over"


class Points(Value, frozen=True):
    """One line of a score sheet."""

    rule: str
    points: int


class Refusal(Value, frozen=True):
    """Answer to an action that is not allowed: the id of the rule, and the reason in this state."""

    rule: str
    facts: Any = {}  # a Reason of the game, or plain facts if a rule of the server (UNDO, ENDED …) refuses


def fields_of(facts: Facts | Reason | Outlook) -> dict[str, Any]:
    return msgspec.structs.asdict(facts) if isinstance(facts, msgspec.Struct) else dict(facts)


class IllegalMove(Exception):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class InvalidPosition(Exception):
    """A position that the rules cannot reach; the message says where and why."""


class Board(Value, frozen=True):
    """Places of the cells. On a board of hexes the coordinates are axial: neighbours are (1, 0), (0, 1), (-1, 1) …"""

    grid: Literal["squares", "hexes"]
    cells: dict[str, tuple[int, int]]  # by cell: across, along
    beside: dict[str, tuple[str, ...]]  # by cell: its neighbours under the rules; empty if no rule asks


class ChanceBounds(NamedTuple):
    """Upper bounds of the questions to chance in a game; all 0 for a game without chance."""

    largest: int  # answers of one question
    most: int  # questions in one move
    opening: int  # questions in the set-up


class Types(NamedTuple):
    """The game's own types, for JSON and its schema."""

    action: Any
    event: Any
    view: Any
    position: Any
    outlook: Any = Outlook
    reason: Any = Reason


class Game(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", forbid_unknown_fields=True):
    """A game with its options chosen; equal options mean an equal game.

    Fields of a subclass beyond `players`, `mode` and `edition` are table options.
    """

    id: ClassVar[str]
    version: ClassVar[int]  # version of the rules; a match keeps the version it began with
    earlier: ClassVar[tuple[type[Game], ...]] = ()  # rules of earlier versions, for tables that began with them
    modes: ClassVar[Mapping[str, range]]  # mode -> allowed numbers of players
    rules: ClassVar[tuple[str, ...]]  # rule number -> rule id; number 0 is no rule
    endings: ClassVar[tuple[str, ...]]  # ids of the rules that can end the game
    types: ClassVar[Types]
    editions: ClassVar[Editions[Any]]
    edition_alone: ClassVar[str] = ""  # edition for one player; empty: the default edition
    secrets: ClassVar[bool]  # seats see or hear different things; law 8 checks it
    draws: ClassVar[bool] = False  # the rules know a drawn game, so players may agree on one
    # facts with these names are seat numbers; people read the seat's name instead
    seat_facts: ClassVar[frozenset[str]] = frozenset({"seat", "owner"})

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
    def client_edition(cls, edition: Any) -> Any:
        """Return an edition as clients get it; by default unchanged. Override it to add facts of rules that pages show.
        """
        return edition

    @classmethod
    def option_names(cls) -> tuple[str, ...]:
        return tuple(name for name in cls.__struct_fields__ if name not in Game.__struct_fields__)

    @classmethod
    def option_values(cls) -> dict[str, tuple[OptionValue, ...]]:
        """Return the possible values of each table option: a `bool` is off or on, a `Literal` lists them."""
        kinds = get_type_hints(cls)
        return {name: (False, True) if kinds[name] is bool else get_args(kinds[name]) for name in cls.option_names()}

    @classmethod
    def option_defaults(cls) -> dict[str, OptionValue]:
        return {field.name: field.default for field in msgspec.structs.fields(cls) if field.name in cls.option_names()}

    @classmethod
    def variants(cls) -> tuple[Game, ...]:
        """Return every valid combination of mode, number of players and options."""
        found = []
        for mode, counts in cls.modes.items():
            for players, chosen in product(counts, product(*cls.option_values().values())):
                options: dict[str, Any] = dict(zip(cls.option_names(), chosen, strict=True))
                try:
                    found.append(cls(mode=mode, players=players, **options))
                except ValueError:
                    continue  # option excluded for this number of players
        return tuple(found)

    # Games implement these.

    @property
    def move_count(self) -> int:
        """Return the number of moves; each move is a number below it."""
        raise NotImplementedError

    @property
    def max_moves(self) -> int:
        """Return an upper bound of the moves in a match."""
        raise NotImplementedError

    @property
    def usual_length(self) -> int:
        """Return a number of moves that few matches exceed, even played at random; callers stop longer ones."""
        raise NotImplementedError

    @property
    def chance_bounds(self) -> ChanceBounds:
        raise NotImplementedError

    def board(self) -> Board | None:
        """Return the printed board, or None if the game has none."""
        return None

    def setup(self, dice: Dice, news: News) -> GameState:
        raise NotImplementedError

    def action_of(self, move: int) -> Action:
        raise NotImplementedError

    def number_of(self, action: Any) -> int:
        """Return the move of an action; negative if the action does not exist in this variant."""
        raise NotImplementedError

    def view(self, state: Any, seat: int) -> Any:
        raise NotImplementedError

    def world_from_view(self, view: Any, dice: Dice) -> GameState:
        """Return a random state that fits the view."""
        raise NotImplementedError

    def position(self, state: Any) -> Any:
        raise NotImplementedError

    def load(self, position: Any) -> GameState:
        """Return the state of a position; raise InvalidPosition if counts do not add up or fields contradict each
        other.
        """
        raise NotImplementedError

    def derived_fields(self, given: dict[str, Any], start: Any) -> dict[str, Any]:
        """Compute further fields from those given; `start` is the position of a set-up, for parts that must be dealt.
        """
        return {}

    def unpack(self, data: bytes) -> GameState:
        """Rebuild a state of this variant from `GameState.pack`; raise BadBytes if the bytes do not fit."""
        raise NotImplementedError

    def is_mid_action(self, state: Any) -> bool:
        """Whether the seat to move is inside an action that is cut into several moves."""
        return False

    def reason(self, state: Any, seat: int, action: Any, rule: str) -> Reason:
        """Return the reason why the rule refuses the action in this state."""
        raise NotImplementedError

    def outlook(self, state: Any, seat: int, action: Any) -> Outlook:
        """Return the immediate effects of a legal action, limited to the seat's knowledge."""
        raise NotImplementedError

    def tally(self, state: Any, seat: int) -> tuple[Points, ...]:
        raise NotImplementedError

    def traits(self, state: Any, seat: int, events: Sequence[Event]) -> Mapping[str, Sequence[Trait]]:
        """Return traits of a seat in a finished game by topic ("power": ids of its powers).

        Statistics over many games compare them with the winners. Sources: the final state and every event the seat
        heard.
        """
        return {}

    def title(self, fact: str, value: Any, language: str) -> Any:
        """Return a fact as people read it: the printed name if the value is an id of the edition."""
        return value

    def feature_parts(self) -> tuple[features.Part, ...]:
        """Describe the parts that `GameState.features` writes; empty if the game has no features."""
        return ()

    def fixed_facts(self) -> dict[str, Any]:
        """Return facts that never change and help a net: neighbours of cells, contents of cards."""
        return {}

    # Same for every game.

    def complete(self, written: Mapping[str, Any]) -> Any:
        """Complete a partial position: missing fields are derived or taken from a fresh set-up.

        `written` has the form of JSON. Raise InvalidPosition for unknown fields and wrong types.
        """
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
        """Return a hash of the action list, 16 hex digits; a trained net stores it to detect changed action numbers."""
        return sha256(msgspec.json.encode([self.action_of(move) for move in range(self.move_count)])).hexdigest()[:16]

    def width(self) -> int:
        """Return the length of one seat's features in bytes."""
        return sum([part.size for part in self.feature_parts()])

    def features_of(self, state: GameState, seat: int) -> bytes:
        out = BytesWriter()
        out.write(bytes(self.width()))
        state.features(seat, out, 0)
        return out.getvalue()

    def features_digest(self) -> str:
        """Return a hash of the parts and their places; a net fits only if it was trained with the same one."""
        return features.digest(self.feature_parts())

    def legal_actions(self, state: GameState, seat: int) -> tuple[Action, ...]:
        return tuple([self.action_of(move) for move in state.legal_moves(seat)])

    def refusal(self, state: GameState, seat: int, action: Any) -> Refusal | None:
        number = state.forbidding_rule(seat, self.number_of(action))
        if not number:
            return None
        rule = self.rules[number]
        return Refusal(rule, self.reason(state, seat, action, rule))

    def places(self, state: GameState) -> tuple[int, ...]:
        """Return the final place of each seat, from 1; equal seats share a place."""
        seats = range(self.players)
        return tuple(1 + sum(state.compare(other, seat) > 0 for other in seats) for seat in seats)
