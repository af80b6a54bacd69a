"""Micropolis: base class of the state: pieces, reserve and drawing of tiles; state.py adds the moves."""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.core.dice import Dice
from formicarium.core.packing import Packer, Unpacker
from formicarium.core.state import GameState, nth_bit
from formicarium.core.vectors import filled
from formicarium.games.micropolis.kit import NONE, Kit
from formicarium.games.micropolis.nest import Nest, foundation, lay_tiles

# Phases: the decision due from the seat in turn.
TAKING: Final[i64] = 0
MANNING: Final[i64] = 1
REARRANGING: Final[i64] = 2
GIVING: Final[i64] = 3


@final
class Doing:
    """The tile whose effects are under way; reset with `t.doing = Doing()` when they are over."""

    def __init__(self) -> None:
        self.anthill: i64 = NONE  # anthill that received the tile
        self.tile: i64 = NONE
        self.effect: i64 = NONE  # index of the current effect in Kit.effects
        self.changed: i64 = 0  # bit set of the barracks that the sentinel has filled or emptied

    def clone(self) -> Doing:
        other = Doing()
        other.anthill = self.anthill
        other.tile = self.tile
        other.effect = self.effect
        other.changed = self.changed
        return other

    def write(self, to: Packer) -> None:
        to.number(self.anthill)
        to.number(self.tile)
        to.number(self.effect)
        to.number(self.changed)

    @staticmethod
    def read(source: Unpacker) -> Doing:
        found = Doing()
        found.anthill = source.number()
        found.tile = source.number()
        found.effect = source.number()
        found.changed = source.number()
        return found


class MicropolisBase(GameState):
    """All pieces of a game. A new object is empty: fill it with `lay_out` or `copy`."""

    def __init__(self, kit: Kit) -> None:
        self.seats = kit.seats
        self.kit = kit
        self.nests: list[Nest] = []  # by anthill; those of a player side by side
        self.army = vec[i64]()  # by anthill: soldiers
        self.architects = vec[i64]()  # by seat: tokens
        self.full: i64 = 0  # bit set of the filled barracks
        self.reserve: i64 = 0  # soldiers in the reserve
        self.line = vec[i64]()  # tiles, from the first of the line
        self.soldiers = vec[i64]()  # by place of the line: soldiers on the tile
        self.unseen: i64 = 0  # bit set of the tiles in the pile: they have no order until they are drawn (MIC-S3)
        self.pile: i64 = 0
        self.leader: i64 = 0  # anthill with the Red Army token
        self.turn: i64 = 0
        self.placed: i64 = 0  # number of tiles in all anthills
        self.phase: i64 = TAKING
        self.doing = Doing()
        self.over: i64 = 0  # number of the rule that ended the game; 0 before

    def lay_out(self) -> None:
        """Set up foundations and armies, with all tiles in the pile (MIC-S1, S2, E1)."""
        kit = self.kit
        self.nests = [foundation(kit)] * kit.anthills
        self.army = filled(kit.anthills, kit.army)
        self.architects = filled(kit.seats, 0)
        self.reserve = kit.soldiers - kit.anthills * kit.army
        self.unseen = kit.tiles.all
        self.pile = kit.tiles.count

    def copy(self, other: MicropolisBase) -> None:
        self.nests = other.nests[:]
        self.army = other.army[:]
        self.architects = other.architects[:]
        self.full = other.full
        self.reserve = other.reserve
        self.line = other.line[:]
        self.soldiers = other.soldiers[:]
        self.unseen = other.unseen
        self.pile = other.pile
        self.leader = other.leader
        self.turn = other.turn
        self.placed = other.placed
        self.phase = other.phase
        self.doing = other.doing.clone()
        self.over = other.over

    def write(self, to: Packer) -> None:
        """Write the state; an anthill is only its tiles, clockwise, because galleries follow from them.

        The side where the row begins has no effect and is left out.
        """
        for nest in self.nests:
            to.row(nest.clockwise())
        to.row(self.army)
        to.row(self.architects)
        to.number(self.full)
        to.number(self.reserve)
        to.row(self.line)
        to.row(self.soldiers)
        to.number(self.unseen)
        to.number(self.pile)
        to.number(self.leader)
        to.number(self.turn)
        to.number(self.placed)
        to.number(self.phase)
        self.doing.write(to)
        to.number(self.over)

    def read(self, source: Unpacker) -> None:
        self.nests = [lay_tiles(self.kit, source.row()) for _ in range(self.kit.anthills)]
        self.army = source.row()
        self.architects = source.row()
        self.full = source.number()
        self.reserve = source.number()
        self.line = source.row()
        self.soldiers = source.row()
        self.unseen = source.number()
        self.pile = source.number()
        self.leader = source.number()
        self.turn = source.number()
        self.placed = source.number()
        self.phase = source.number()
        self.doing = Doing.read(source)
        self.over = source.number()

    def clone(self) -> MicropolisBase:
        raise NotImplementedError

    def owner(self, anthill: i64) -> i64:
        return anthill // self.kit.each

    def number_of(self, anthill: i64) -> i64:
        """Return the anthill's number within its owner's, from 1."""
        return anthill % self.kit.each + 1

    def tokens(self) -> i64:
        """Return the architect tokens in the reserve."""
        left = self.kit.architects
        seat: i64
        for seat in range(self.seats):
            left -= self.architects[seat]
        return left

    def gain(self, anthill: i64, soldiers: i64) -> i64:
        """Add soldiers as far as army and reserve allow; return their number (MIC-T4)."""
        room = min(self.kit.holes - self.army[anthill], self.reserve)
        gained = min(soldiers, room)
        self.army[anthill] += gained
        self.reserve -= gained
        return gained

    def fill_line(self, dice: Dice) -> None:
        """Fill the line from the pile; new tiles carry no soldiers (MIC-T8)."""
        while len(self.line) < self.kit.line:
            self.line, self.soldiers = append(self.line, self.draw(dice)), append(self.soldiers, 0)

    def draw(self, dice: Dice) -> i64:
        """Draw a tile from the pile (MIC-S3)."""
        tile = nth_bit(self.unseen, dice.below(self.pile))
        self.unseen &= ~self.kit.tiles.bit[tile]
        self.pile -= 1
        return tile
