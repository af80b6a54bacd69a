"""Search tree stored in columns, the base of UCT and PUCT; compiled with the rules."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROOT: Final[i64] = 0
NONE: Final[i64] = -1


class Nodes:
    """Nodes by index. A child is identified by seat and move, since luck and hidden cards change the legal moves."""

    def __init__(self) -> None:
        self.child = vec[i64]([NONE])
        self.sibling = vec[i64]([NONE])
        self.who = vec[i64]([NONE])
        self.move = vec[i64]([NONE])
        self.visits = vec[i64]([0])
        self.value = vec[i64]([0])

    def likelier(self, one: i64, other: i64) -> bool:
        """Whether node `one` wins over `other` at equal visits."""
        return False

    def best(self, seat: i64) -> i64:
        """Return the seat's most visited root move; on equal visits the likelier one."""
        node = self.child[ROOT]
        chosen: i64 = NONE
        while node != NONE:
            if self.who[node] == seat and (chosen == NONE or self.visits[node] > self.visits[chosen] or (
                    self.visits[node] == self.visits[chosen] and self.likelier(node, chosen))):
                chosen = node
            node = self.sibling[node]
        return self.move[chosen] if chosen != NONE else NONE

    def below(self, node: i64) -> list[int]:
        found = []
        child = self.child[node]
        while child != NONE:
            found.append(child)
            child = self.sibling[child]
        return found
