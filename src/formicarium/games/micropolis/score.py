"""Micropolis: points of anthills and players."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.games.micropolis.base import MicropolisBase
from formicarium.games.micropolis.kit import NONE
from formicarium.games.micropolis.model import Change

BONUS: Final[i64] = 5  # points for largest colony and army (MIC-V2, V5)
LINES: Final[i64] = 6  # lines of a score sheet


def garrison_of(places: i64) -> i64:
    """Return 2, 4, 7 or 10 points for 1 to 4 places (MIC-V6)."""
    return 2 * places if places < 3 else 3 * places - 2


def sheet(t: MicropolisBase, anthill: i64) -> vec[i64]:
    """Return the score sheet of an anthill: MIC-V1 to V6, in this order (MIC-V8 is an example).

    MIC-E7: anthills are compared, not players.
    """
    nest = t.nests[anthill]
    largest: i64 = NONE
    army: i64 = 0
    other: i64
    for other in range(len(t.nests)):
        largest = max(largest, t.nests[other].largest)
        army = max(army, t.army[other])
    colony = BONUS if nest.largest == largest and largest != NONE else 0
    red = BONUS if t.army[anthill] == army else 0
    return vec[i64]([nest.population, colony, nest.harvest, nest.royal, red, garrison(t, anthill)])


def garrison(t: MicropolisBase, anthill: i64) -> i64:
    """Return the points of all filled barracks (MIC-V6)."""
    points: i64 = 0
    full = t.full & t.nests[anthill].barracks
    number: i64
    for number in range(len(t.kit.places)):
        if full >> number & 1:
            points += garrison_of(t.kit.places[number])
    return points


def player_sheet(t: MicropolisBase, seat: i64) -> vec[i64]:
    """Return the sum of the player's anthills, line by line (MIC-E7)."""
    lines = sheet(t, seat * t.kit.each)
    i: i64
    line: i64
    for i in range(1, t.kit.each):
        more = sheet(t, seat * t.kit.each + i)
        for line in range(LINES):
            lines[line] += more[line]
    return lines


def total(t: MicropolisBase, seat: i64) -> i64:
    points: i64 = 0
    lines = player_sheet(t, seat)
    line: i64
    for line in range(LINES):
        points += lines[line]
    return points


def largest_army(t: MicropolisBase, seat: i64) -> i64:
    largest: i64 = 0
    i: i64
    for i in range(t.kit.each):
        largest = max(largest, t.army[seat * t.kit.each + i])
    return largest


def change(before: MicropolisBase, after: MicropolisBase, seat: i64) -> Change:
    """Return the change of the seat's score sheet between two states, line by line and in total."""
    was, is_ = player_sheet(before, seat), player_sheet(after, seat)
    lines = [is_[line] - was[line] for line in range(LINES)]
    population, colony, harvest, royal, red, garrison = lines
    return Change(population=population, colony=colony, harvest=harvest, royal=royal, red=red, garrison=garrison,
                  total=sum(lines))
