"""What rules and search share: a position over small integers."""
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
    """A position. Whoever wants to try something clones it."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def clone(self) -> GameState:
        raise NotImplementedError

    def waiting(self) -> i64:
        """The seats that the game cannot go on without, one bit each; 0 when it has ended."""
        raise NotImplementedError

    def legal_moves(self, seat: i64) -> vec[i64]:
        """Every legal move of the seat. One that is not waited for may still have free moves."""
        raise NotImplementedError

    def forbidding_rule(self, seat: i64, move: i64) -> i64:
        """The rule that forbids it; 0: allowed. Answers for any seat and any number."""
        raise NotImplementedError

    def play(self, seat: i64, move: i64, dice: Dice, news: News) -> None:
        """The move is legal: nobody asks again here."""
        raise NotImplementedError

    def ended(self) -> i64:
        """The rule that ended the game; 0: it goes on."""
        raise NotImplementedError

    def compare(self, seat: i64, other: i64) -> i64:
        """More than 0: the seat finished before the other; 0: level. With every tie-break."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points that players count, now."""
        raise NotImplementedError

    def shuffle_hidden(self, seat: i64, dice: Dice) -> None:
        """Deal anew whatever that seat (-1: a spectator) cannot know."""

    def random_move(self, seat: i64, dice: Dice) -> i64:
        """Any legal move, all as likely; override it where listing them all is dear."""
        moves = self.legal_moves(seat)
        return moves[dice.below(len(moves))]

    def features(self, seat: i64, out: BytesWriter, at: i64) -> None:
        """What a net sees of the view of that seat, from place `at` on; `Game.parts` says what is what. All is 0 there
        before: only what is not gets written. A game without parts shows nothing."""

    # as bytes

    def variant_data(self) -> VariantData:
        """What it has in common with all tables of its variant."""
        raise NotImplementedError

    def write(self, to: Packer) -> None:
        """All else."""
        raise NotImplementedError

    def read(self, source: Unpacker) -> None:
        """What was written, onto this table, which is bare."""
        raise NotImplementedError

    def pack(self) -> bytes:
        """For `Game.unpack`."""
        to = Packer()
        to.begin(self.variant_data().mark)
        self.write(to)
        return to.seal()

    def key(self) -> bytes:
        """Equal for tables of a variant on which the same lies and, where the rules look at it, the same has been."""
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
    """From a pickle."""
    return unpack_onto(kind(shared), data)


def unpack_onto(table: GameState, data: bytes) -> GameState:
    """What was packed, onto this bare table; raises BadBytes."""
    source = Unpacker(data, table.variant_data().mark)
    try:
        table.read(source)
    except IndexError:
        raise bad_bytes() from None
    source.finish()
    return table


def lowest_bit(bits: i64) -> i64:
    """The place of the lowest set bit."""
    if bits == 0:
        raise ValueError("an empty set has no first")
    place: i64 = 0
    while bits & 1 == 0:
        bits >>= 1
        place += 1
    return place


def bit_count(bits: i64) -> i64:
    """How many bits are set. By pairs, fours and bytes: no processor foresees the end of a loop."""
    if bits >> 32:
        return bit_count(bits >> 32) + bit_count(bits & 0xFFFFFFFF)
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    return (bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 >> 24 & 0xFF


def nth_bit(bits: i64, n: i64) -> i64:
    """The place of the nth set bit, from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    if bits == 0:
        raise ValueError("an empty set has no first")
    return bit_count((bits & -bits) - 1)


def random_bit(bits: i64, dice: Dice) -> i64:
    """The place of one of the set bits, all as likely. One call instead of three: they cross from group to group."""
    return nth_bit(bits, dice.below(bit_count(bits)))
