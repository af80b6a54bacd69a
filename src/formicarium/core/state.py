"""The state of a game as small integers; rules implement it and searches clone it."""
from __future__ import annotations

from collections.abc import Callable

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.core.packing import Packer, Unpacker, VariantData, bad_bytes


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """A position inside the rules, mutable; clone it before trying a move."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def clone(self) -> GameState:
        raise NotImplementedError

    def waiting(self) -> i64:
        """Return the seats that must move before the game goes on, one bit each; 0 when it has ended."""
        raise NotImplementedError

    def legal_moves(self, seat: i64) -> vec[i64]:
        """Return every legal move of the seat; a seat that is not waited for may still have free moves."""
        raise NotImplementedError

    def forbidding_rule(self, seat: i64, move: i64) -> i64:
        """Return the number of the rule that forbids the move, 0 if it is legal; any seat and any number is valid."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        """Play a legal move; legality is not checked here."""
        raise NotImplementedError

    def ended(self) -> i64:
        """Return the number of the rule that ended the game, or 0 while it goes on."""
        raise NotImplementedError

    def compare(self, seat: i64, other: i64) -> i64:
        """Compare two finished seats with every tie-break: positive if `seat` is ahead, 0 if they are equal."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        raise NotImplementedError

    def shuffle_hidden(self, seat: i64, dice: Dice) -> None:
        """Deal again all cards and pieces that the seat (-1: a spectator) cannot know."""

    def random_move(self, seat: i64, dice: Dice) -> i64:
        """Draw a legal move uniformly; override it where listing all of them is slow."""
        moves = self.legal_moves(seat)
        return moves[dice.below(len(moves))]

    def features(self, seat: i64, out: BytesWriter, at: i64) -> None:
        """Write the features of the seat's view from offset `at` on; `Game.feature_parts` describes them.

        The bytes are 0 before, so only other values are written. A game without features writes nothing.
        """


    def variant_data(self) -> VariantData:
        raise NotImplementedError

    def write(self, to: Packer) -> None:
        """Write everything except the variant data."""
        raise NotImplementedError

    def read(self, source: Unpacker) -> None:
        """Read the fields that `write` wrote into this empty state."""
        raise NotImplementedError

    def pack(self) -> bytes:
        """Return the bytes for `Game.unpack`."""
        to = Packer()
        to.begin(self.variant_data().mark)
        self.write(to)
        return to.seal()

    def key(self) -> bytes:
        """Return a key that is equal for equal states of a variant, history included where the rules depend on it."""
        to = Packer()
        self.write(to)
        return to.body()

    def __copy__(self) -> GameState:
        return self.clone()

    def __deepcopy__(self, memo: object) -> GameState:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return unpickle_state, (type(self), self.variant_data(), self.pack())


def unpickle_state(kind: Callable[[VariantData], GameState], shared: VariantData, data: bytes) -> GameState:
    """Rebuild from a pickle."""
    return unpack_onto(kind(shared), data)


def unpack_onto(state: GameState, data: bytes) -> GameState:
    """Read packed bytes into this empty state; raise BadBytes if they do not fit."""
    source = Unpacker(data, state.variant_data().mark)
    try:
        state.read(source)
    except IndexError:
        raise bad_bytes() from None
    source.finish()
    return state


def lowest_bit(bits: i64) -> i64:
    if bits == 0:
        raise ValueError("an empty set has no first")
    place: i64 = 0
    while bits & 1 == 0:
        bits >>= 1
        place += 1
    return place


def bit_count(bits: i64) -> i64:
    """Count the set bits, by pairs, nibbles and bytes: a loop would cost branch mispredictions."""
    if bits >> 32:
        return bit_count(bits >> 32) + bit_count(bits & 0xFFFFFFFF)
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    return (bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 >> 24 & 0xFF


def nth_bit(bits: i64, n: i64) -> i64:
    """Return the index of the nth set bit, from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    if bits == 0:
        raise ValueError("an empty set has no first")
    return bit_count((bits & -bits) - 1)


def random_bit(bits: i64, dice: Dice) -> i64:
    """Draw one of the set bits uniformly; one function, since each call between compiled groups costs time."""
    return nth_bit(bits, dice.below(bit_count(bits)))
