"""A small integer neural net that estimates each seat's result and the likely moves; compiled with the rules.

One i64 holds three weights in lanes of 21 bits, each made positive by an offset, so that one addition adds three; sums
never leave their lanes (net_files.py checks this on reading). Without fractions, both engines and all machines give the
same answers. docs/guide/nets.md describes the files.
"""
from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.state import GameState
from formicarium.core.vectors import filled

LANES: Final[i64] = 3  # weights per i64
BITS: Final[i64] = 21  # bits per lane
LANE: Final[i64] = 2097151  # mask of one lane
MIDDLE: Final[i64] = 128  # offset of a weight in its lane: 0 is stored as 128
FULL: Final[i64] = 127  # largest activation of a neuron
ONE: Final[i64] = 4096  # probability 1, and the value of a won game
NONE: Final[i64] = -1
STEPS: Final[i64] = 16  # logit units per factor of two in probability
# 2 ** (20 - i / 16) for i = 0 … 15
HALVING: Final = (1048576, 1004120, 961548, 920781, 881744, 844360, 808562, 774282, 741455, 710020, 679917, 651091,
                  623487, 597053, 571740, 547500)


@final
class Layer:
    """One layer: weights by row, three per i64, and one bias per column."""

    def __init__(self, data: bytes, at: i64, rows: i64, columns: i64, scale: i64, shift: i64) -> None:
        """Layout: weights from -128 to 127 row by row, then the biases, four bytes each."""
        self.rows = rows
        self.columns = columns
        self.words: i64 = (columns + LANES - 1) // LANES
        self.scale = scale  # sums are multiplied by it, then shifted right by `shift`
        self.shift = shift
        packed = filled(rows * self.words, 0)
        bias = vec[i64](capacity=columns)
        row: i64
        column: i64
        for row in range(rows):
            for column in range(columns):
                weight = i64(data[at + row * columns + column]) ^ MIDDLE  # signed byte to 0 … 255
                place = row * self.words + column // LANES
                packed[place] = packed[place] | weight << BITS * (column % LANES)
        for column in range(columns):
            bias = append(bias, i64(read_i32_le(data, at + rows * columns + 4 * column)))
        self.packed = packed
        self.bias = bias


@final
class Head:
    """Output layer: for each answer its weights over the second layer's neurons and a bias."""

    def __init__(self, data: bytes, at: i64, answers: i64, neurons: i64, scale: i64, shift: i64) -> None:
        self.answers = answers
        self.neurons = neurons
        self.scale = scale
        self.shift = shift
        weights = vec[i64](capacity=answers * neurons)
        bias = vec[i64](capacity=answers)
        i: i64
        for i in range(answers * neurons):
            weights = append(weights, (i64(data[at + i]) ^ MIDDLE) - MIDDLE)
        for i in range(answers):
            bias = append(bias, i64(read_i32_le(data, at + answers * neurons + 4 * i)))
        self.weights = weights
        self.bias = bias


@final
class Inputs:
    """Rows of the first layer that each byte of the features selects; `span` bytes, a multiple of eight."""

    def __init__(self, width: i64) -> None:
        self.span: i64 = (width + 7) // 8 * 8
        self.amount = filled(self.span, NONE)  # by byte: the row that its amount multiplies; NONE: not an amount
        self.cap = filled(self.span, 0)  # by byte: largest amount
        self.name = filled(self.span, NONE)  # by byte: the row of id 1, followed by ids 2, 3 …; NONE: not an id
        self.most = filled(self.span, 0)  # by byte: largest id with a row of its own; larger ones share it
        self.blank = bytes(self.span)

    def read(self, at: i64, size: i64, amount: i64, cap: i64, name: i64, most: i64) -> None:
        """Set how `size` bytes are read: rows from `amount` by place, from `name` by place and id; NONE: not so."""
        i: i64
        for i in range(size):
            self.amount[at + i] = amount + i if amount != NONE else NONE
            self.cap[at + i] = cap
            self.name[at + i] = name + i * most if name != NONE else NONE
            self.most[at + i] = most


@final
class Net:
    """One net, with memory for the position it evaluates.

    Columns of the first layer are neurons. A byte of the features selects rows: an amount times the row of its place,
    or the row of an id at its place.
    """

    def __init__(self, seats: i64, width: i64, first: Layer, second: Layer, places: Head, policy: Head) -> None:
        self.seats = seats
        self.width = width
        self.first = first
        self.second = second
        self.places = places  # by seat, the viewer first, and final place
        self.policy = policy  # by move
        self.inputs = Inputs(width)
        self.sums = filled(first.words, 0)
        self.next = filled(second.words, 0)
        self.felt = filled(second.columns, 0)  # activations of the second layer
        self.worth = filled(seats, 0)  # expected result by seat, from -ONE to ONE
        self.chances = filled(seats * seats, 0)  # probability by seat and final place, of ONE
        self.halving = vec[i64](list(HALVING))
        self.seen = BytesWriter()  # features of the position under evaluation

    def look(self, state: GameState, seat: i64) -> None:
        """Evaluate the state as the seat sees it; sets `worth`, `chances` and the input of `priors`."""
        seen = self.seen
        seen.truncate(0)
        seen.write(self.inputs.blank)
        state.features(seat, seen, 0)
        self.take(seen.getvalue(), seat)

    def take(self, seen: bytes, seat: i64) -> None:
        """Evaluate features given as bytes, zero-padded to a multiple of eight.

        Most bytes are zero, and only the others cost time.
        """
        layer = self.first
        sums, packed, words = self.sums, layer.packed, layer.words
        inputs = self.inputs
        span, amount, cap, name, most = inputs.span, inputs.amount, inputs.cap, inputs.name, inputs.most
        mass: i64 = 0  # number of offsets in every sum
        at: i64 = 0
        i: i64
        k: i64
        for i in range(words):
            sums[i] = 0
        while at < span:
            eight = read_i64_le(seen, at)
            if eight:
                for k in range(8):
                    n = eight >> 8 * k & 255
                    if n == 0:
                        continue
                    row = name[at + k]
                    if row != NONE:
                        row = (row + min(n, most[at + k]) - 1) * words
                        mass += 1
                        for i in range(words):
                            sums[i] = sums[i] + packed[row + i]
                    row = amount[at + k]
                    if row != NONE:
                        row *= words
                        n = min(n, cap[at + k])
                        mass += n
                        for i in range(words):
                            sums[i] = sums[i] + n * packed[row + i]
            at += 8
        self.go_on(MIDDLE * mass)
        self.judge(seat)

    def go_on(self, offset: i64) -> None:
        """Compute the second layer from the active neurons of the first."""
        layer, second = self.first, self.second
        sums, bias, scale, shift = self.sums, layer.bias, layer.scale, layer.shift
        onward, packed, words = self.next, second.packed, second.words
        mass: i64 = 0
        i: i64
        k: i64
        m: i64
        j: i64 = 0
        row: i64 = 0
        for i in range(words):
            onward[i] = 0
        for i in range(layer.words):
            three = sums[i]
            for k in range(LANES):
                if j < layer.columns:
                    awake = ((three >> BITS * k & LANE) - offset + bias[j]) * scale >> shift
                    if awake > 0:
                        awake = min(awake, FULL)
                        mass += awake
                        for m in range(words):
                            onward[m] = onward[m] + awake * packed[row + m]
                    j += 1
                    row += words
        felt, bias, scale, shift = self.felt, second.bias, second.scale, second.shift
        mass *= MIDDLE
        for j in range(second.columns):
            awake = ((onward[j // LANES] >> BITS * (j % LANES) & LANE) - mass + bias[j]) * scale >> shift
            felt[j] = max(0, min(awake, FULL))


    def logit(self, head: Head, answer: i64) -> i64:
        """Return the logit of an answer; 16 units are a factor of two."""
        felt, weights = self.felt, head.weights
        total = head.bias[answer]
        row = answer * head.neurons
        j: i64
        for j in range(head.neurons):
            total += felt[j] * weights[row + j]
        return total * head.scale >> head.shift

    def likely(self, logits: vec[i64]) -> vec[i64]:
        """Return the probability of each logit, of ONE (softmax)."""
        high = logits[0]
        total: i64 = 0
        i: i64
        for i in range(1, len(logits)):
            high = max(high, logits[i])
        for i in range(len(logits)):
            less = high - logits[i]
            logits[i] = self.halving[less % STEPS] >> min(less // STEPS, 40)
            total += logits[i]
        for i in range(len(logits)):
            logits[i] = ONE * logits[i] // total
        return logits

    def judge(self, seat: i64) -> None:
        """Compute for each seat the probability of each final place and the expected result."""
        seats = self.seats
        other: i64
        place: i64
        for other in range(seats):
            found = vec[i64](capacity=seats)
            for place in range(seats):
                found = append(found, self.logit(self.places, other * seats + place))
            found = self.likely(found)
            who = (seat + other) % seats
            worth: i64 = 0
            for place in range(seats):
                self.chances[who * seats + place] = found[place]
                worth += found[place] * (seats - 1 - 2 * place)
            self.worth[who] = worth // (seats - 1)

    def priors(self, moves: vec[i64]) -> vec[i64]:
        """Return for each of these moves the probability that it is the best, of ONE."""
        found = vec[i64](capacity=len(moves))
        i: i64
        for i in range(len(moves)):
            found = append(found, self.logit(self.policy, moves[i]))
        return self.likely(found)
