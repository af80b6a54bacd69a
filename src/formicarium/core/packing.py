"""Serialize states as bytes, to send them between processes or to store many of them.

The head has the layout version and the variant's mark, the tail a check sum: bytes of another variant and damaged ones
are refused. Between them each game writes its own fields (`GameState.write`, `GameState.read`).
"""
from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i16_le, read_i64_le, write_i16_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

LAYOUT: Final[i64] = 1
HEAD: Final[i64] = 9  # bytes: layout version and variant mark
TAIL: Final[i64] = 16  # bytes: two check sums
# Numbers from -64 to 63 take one byte; larger ones follow a byte that names their width.
NEAR: Final[i64] = 64
SHORT: Final[i64] = 128
LONG: Final[i64] = 129
# A row has one, two or eight bytes per number, as its largest needs; its head is 4 * length + width code.
OF_BYTES: Final[i64] = 0
OF_SHORTS: Final[i64] = 1
OF_LONGS: Final[i64] = 2
SUM: Final[i64] = 0xFFFFFFFF  # mask of check sums; 32 bits never overflow, so compiled and interpreted sums agree


class BadBytes(ValueError):
    """Bytes that are no state of this variant; the message says why."""


@mypyc_attr(allow_interpreted_subclasses=True)
class VariantData:
    """Immutable data that all states of a variant share, such as a kit or a course; one instance per process.

    A copy is the instance itself; a pickle stores the function that makes it (`variant_cache`).
    """

    origin: tuple[object, ...] = ()  # the function that made it and its arguments
    mark: i64 = 0  # hash of the variant, written into every packed state

    def __copy__(self) -> VariantData:
        return self

    def __deepcopy__(self, memo: object) -> VariantData:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return self.origin


@final
class Packer:
    def __init__(self) -> None:
        self.out = BytesWriter()
        self.sum: i64 = 0
        self.weighed: i64 = 0  # sum of the running sums; changes with the order of the numbers

    def number(self, n: i64) -> None:
        if -NEAR <= n < NEAR:
            self.out.append(u8(n + NEAR))
        elif -32768 <= n < 32768:
            self.out.append(u8(SHORT))
            write_i16_le(self.out, i16(n))
        else:
            self.out.append(u8(LONG))
            write_i64_le(self.out, n)
            n = (n & SUM) + (n >> 32)  # so that the check sum covers all 64 bits
        self.sum = self.sum + n & SUM
        self.weighed = self.weighed + self.sum & SUM

    def flag(self, on: bool) -> None:
        self.number(1 if on else 0)

    def row(self, row: vec[i64]) -> None:
        n: i64 = len(row)
        widest: i64 = 0
        i: i64
        for i in range(n):
            widest |= row[i] ^ row[i] >> 63
        kind = OF_BYTES if widest < 128 else OF_SHORTS if widest < 32768 else OF_LONGS
        self.number(4 * n + kind)
        out, sum_, weighed = self.out, self.sum, self.weighed
        for i in range(n):
            one = row[i]
            if kind == OF_BYTES:
                out.append(u8(one & 255))
            elif kind == OF_SHORTS:
                write_i16_le(out, i16(one))
            else:
                write_i64_le(out, one)
                one = (one & SUM) + (one >> 32)
            sum_ = sum_ + one & SUM
            weighed = weighed + sum_ & SUM
        self.sum, self.weighed = sum_, weighed

    def body(self) -> bytes:
        return self.out.getvalue()

    def begin(self, mark: i64) -> None:
        self.out.append(u8(LAYOUT))
        write_i64_le(self.out, mark)

    def seal(self) -> bytes:
        write_i64_le(self.out, self.sum)
        write_i64_le(self.out, self.weighed)
        return self.out.getvalue()


@final
class Unpacker:
    """Read numbers back; raise BadBytes if the data is cut or damaged."""

    def __init__(self, data: bytes, mark: i64) -> None:
        self.data = data
        self.end: i64 = len(data) - TAIL
        self.at: i64 = HEAD
        self.sum: i64 = 0
        self.weighed: i64 = 0
        if self.end < HEAD:
            raise BadBytes(f"{len(data)} bytes are too few for a table")
        if data[0] != LAYOUT:
            raise BadBytes(f"packed in layout {data[0]}; this is {LAYOUT}")
        if read_i64_le(data, 1) != mark:
            raise BadBytes("packed from another game, variant or edition")

    def number(self) -> i64:
        self.need(1)
        n: i64 = self.data[self.at]
        self.at += 1
        if n < 2 * NEAR:
            n -= NEAR
        elif n == SHORT:
            self.need(2)
            n = i64(read_i16_le(self.data, self.at))
            self.at += 2
        elif n == LONG:
            self.need(8)
            n = read_i64_le(self.data, self.at)
            self.at += 8
            self.sum = self.sum + (n >> 32) & SUM
        else:
            raise bad_bytes()
        self.sum = self.sum + (n & SUM) & SUM
        self.weighed = self.weighed + self.sum & SUM
        return n

    def flag(self) -> bool:
        return self.number() != 0

    def row(self) -> vec[i64]:
        head = self.number()
        n, kind = head >> 2, head & 3
        width: i64 = 1 if kind == OF_BYTES else 2 if kind == OF_SHORTS else 8
        if n < 0 or n > self.end or kind > OF_LONGS:
            raise bad_bytes()
        self.need(n * width)
        data, at, sum_, weighed = self.data, self.at, self.sum, self.weighed
        row = vec[i64]([0] * n)
        one: i64
        i: i64
        for i in range(n):
            if kind == OF_BYTES:
                one = data[at]
                if one > 127:
                    one -= 256
            elif kind == OF_SHORTS:
                one = i64(read_i16_le(data, at))
            else:
                one = read_i64_le(data, at)
            at += width
            row[i] = one
            if kind == OF_LONGS:
                one = (one & SUM) + (one >> 32)
            sum_ = sum_ + one & SUM
            weighed = weighed + sum_ & SUM
        self.at, self.sum, self.weighed = at, sum_, weighed
        return row

    def need(self, n: i64) -> None:
        if self.at + n > self.end:
            raise bad_bytes()

    def finish(self) -> None:
        """Raise BadBytes unless all bytes were read and the check sums match."""
        if self.at != self.end or read_i64_le(self.data, self.end) != self.sum \
                or read_i64_le(self.data, self.end + 8) != self.weighed:
            raise bad_bytes()


def bad_bytes() -> BadBytes:
    return BadBytes("cut short or damaged")
