"""Fourmidable: the pieces of one seat."""
from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.vectors import filled, total
from formicarium.games.fourmidable.kit import HOLES, KINDS, NEST, NONE, RESOURCES, Kit


@final
class Colony:
    """The pieces of one seat; one flat record, because a search copies it more often than anything else."""

    def __init__(self, *, outer: vec[i64], at: vec[i64], goods: vec[i64], hand: vec[i64], won: vec[i64], held: vec[i64],
                 done: vec[i64], earned: vec[i64], left: i64, alive: i64, moved: i64, dug: i64, born: i64, species: i64,
                 specials: i64, laid: i64, leaves: i64, preyed: i64, extra: i64) -> None:
        self.outer = outer  # by hole: its cell on the board, or NONE
        self.at = at  # by slot (kind by kind): the place of an ant; NONE: not in play
        self.goods = goods  # resources held, by resource
        self.hand = hand  # objectives in hand, by design
        self.won = won  # objectives revealed, by design
        self.held = held  # objectives in hand, by kind
        self.done = done  # objectives revealed, by kind
        self.earned = earned  # points of revealed objectives, by kind
        self.left = left  # pheromones in supply
        self.alive = alive  # bit set of the slots in play
        self.moved = moved  # bit set of the slots that have acted this round
        self.dug = dug  # bit set of the nodes without earth
        self.born = born  # kind of the birth tile taken this round; NONE: no birth yet; NO_TILE: birth without a tile
        self.species = species  # NONE before one is chosen, or at levels without species
        self.specials = specials  # bit set of special cards in hand (SpecialCards.each)
        self.laid = laid  # bit set of special cards laid open at the end (FOU-I8)
        self.leaves = leaves  # points of special cards played
        self.preyed = preyed  # predator moved by this round's action, at levels with species, or NONE
        self.extra = extra  # predator moved by the species' power this round (FOU-E2), or NONE

    def clone(self) -> Colony:
        return Colony(
            outer=self.outer[:], at=self.at[:], goods=self.goods[:], hand=self.hand[:], won=self.won[:],
            held=self.held[:], done=self.done[:], earned=self.earned[:], left=self.left, alive=self.alive,
            moved=self.moved, dug=self.dug, born=self.born, species=self.species, specials=self.specials,
            laid=self.laid, leaves=self.leaves, preyed=self.preyed, extra=self.extra)

    def stands(self, place: i64) -> i64:
        """Return a bit set of the slots whose ants stand on a place."""
        found: i64 = 0
        slot: i64
        for slot in range(len(self.at)):
            if self.at[slot] == place:
                found |= 1 << slot
        return found

    def place_of(self, node: i64) -> i64:
        """Return the place of a nest node; for a hole, its cell of the main board (FOU-S3)."""
        if node < HOLES and self.outer[node] != NONE:
            return self.outer[node]
        return NEST + node

    def objectives(self) -> i64:
        """Return the number of objectives in hand."""
        return total(self.held)

    def total_done(self) -> i64:
        """Return the number of objectives revealed."""
        return total(self.done)

    def resources_left(self) -> i64:
        return total(self.goods)


def new_colony(kit: Kit) -> Colony:
    """Return a colony without ants and cards."""
    designs = kit.objectives.count
    return Colony(
        outer=filled(HOLES, NONE), at=filled(kit.slots, NONE), goods=filled(RESOURCES, 0), hand=filled(designs, 0),
        won=filled(designs, 0), held=filled(KINDS, 0), done=filled(KINDS, 0), earned=filled(KINDS, 0),
        left=kit.pheromones, alive=0, moved=0, dug=0, born=NONE, species=NONE, specials=0, laid=0, leaves=0,
        preyed=NONE, extra=NONE)
