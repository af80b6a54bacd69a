"""La Cigale & la Fourmi: winning chances of all seats for every placement of a round; compiled.

The result of a path depends only on which of its cards bear ants. So the 496 placements have about two hundred
outcomes, each evaluated once.
"""
from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from formicarium.bots.cigale.bluff import BluffSolver, shares
from formicarium.bots.cigale.collector_turn import CollectorTurn
from formicarium.bots.cigale.win_estimate import WinEstimate
from formicarium.core.vectors import filled
from formicarium.games.cigale.base import CigaleBase
from formicarium.games.cigale.kit import CELLS, KINDS, NONE, PATHS, kind_of, path_of


@final
class RoundForecast:
    """Outcomes of the current round before the guess, averaged over worlds that fit the view."""

    def __init__(self, t: CigaleBase, worlds: list[WinEstimate]) -> None:
        self.t = t
        self.seats = t.seats
        self.ant = t.ant
        self.cicada = t.cicada
        self.worlds = worlds
        self.place = filled(CELLS, 0)  # by cell: bit of its card among the cards of its path
        self.start = filled(PATHS, 0)  # by path: index of its first outcome
        self.lying = filled(KINDS, 0)  # by insect: paths of the cards that bear it, one bit each
        cards = filled(PATHS, 0)
        cell: i64
        for cell in range(CELLS):
            card = t.square[cell]
            if card != NONE:
                self.place[cell] = 1 << cards[path_of(card)]
                cards[path_of(card)] += 1
                if kind_of(card) != NONE:
                    self.lying[kind_of(card)] |= 1 << path_of(card)
        size: i64 = 0
        path: i64
        for path in range(PATHS):
            self.start[path] = size
            size += 1 << cards[path]
        self.known = filled(size * 2, 0)
        self.chances = shares(size * 2 * t.seats)

    def outcomes(self, ants: i64) -> vec[i64]:
        """Return by path the outcome in which the Ant escapes on this placement, or NONE; the next index is being
        caught.
        """
        found = vec[i64]([0] * PATHS)
        cells = ants
        cell: i64
        path: i64
        for cell in range(CELLS):
            if cells >> cell & 1:
                found[path_of(self.t.square[cell])] |= self.place[cell]
        for path in range(PATHS):
            if found[path] == 0:
                found[path] = NONE
            else:
                found[path] = (self.start[path] + found[path]) * 2
                if self.known[found[path]] == 0:
                    self.weigh(found[path], path, ants, False)
                    self.weigh(found[path] + 1, path, ants, True)
        return found

    def face(self, ants: i64, bluff: BluffSolver) -> None:
        """Copy the chances on this placement into `bluff`."""
        found = self.outcomes(ants)
        bluff.there = 0
        path: i64
        for path in range(PATHS):
            if found[path] != NONE:
                bluff.there |= 1 << path
                free = found[path] * self.seats
                caught = free + self.seats
                bluff.free[path] = self.chances[free + self.ant]
                bluff.caught[path] = self.chances[caught + self.ant]
                bluff.missed[path] = self.chances[free + self.cicada]
                bluff.right[path] = self.chances[caught + self.cicada]

    def placements(self) -> vec[i64]:
        """Return the placements that can still be reached from the present ants (CIG-A2)."""
        found = vec[i64](capacity=512)
        chains = self.t.kit.chains
        there = self.t.lies()
        ants = self.t.ants
        i: i64
        for i in range(len(chains)):
            chain = chains[i]
            if chain & ants == ants and chain & there == chain:
                found = append(found, chain)
        return found

    def best(self, bluff: BluffSolver) -> i64:
        """Return the placement with the highest value for the Ant, solved in `bluff`, or NONE."""
        chains = self.t.kit.chains
        there = self.t.lies()
        ants = self.t.ants
        best: i64 = NONE
        value = -1.0
        i: i64
        for i in range(len(chains)):
            chain = chains[i]
            if chain & ants == ants and chain & there == chain:
                self.face(chain, bluff)
                if bluff.weigh() > value:
                    value = bluff.value
                    best = chain
        if best != NONE:
            self.face(best, bluff)
            bluff.solve()
        return best

    def value(self, bluff: BluffSolver) -> float:
        """Return the Ant's chance before it has placed an ant."""
        chains = self.t.kit.chains
        there = self.t.lies()
        value = -1.0
        i: i64
        for i in range(len(chains)):
            if chains[i] & there == chains[i]:
                self.face(chains[i], bluff)
                value = max(value, bluff.weigh())
        return value

    def mean_chances(self, ants: i64, bluff: BluffSolver) -> vec[float]:
        """Return all seats' chances on this placement with the mixes in `bluff`."""
        found = self.outcomes(ants)
        mean = shares(self.seats)
        path: i64
        seat: i64
        for path in range(PATHS):
            if found[path] != NONE and bluff.hide[path] > 0.0:
                caught = bluff.hide[path] * bluff.guess[path]
                free = bluff.hide[path] - caught
                for seat in range(self.seats):
                    mean[seat] += free * self.chances[found[path] * self.seats + seat]
                    mean[seat] += caught * self.chances[(found[path] + 1) * self.seats + seat]
        return mean


    def weigh(self, at: i64, path: i64, ants: i64, caught: bool) -> None:
        self.known[at] = 1
        ant = self.ant if caught else (self.ant + 1) % self.seats
        cicada = (self.cicada + 1) % self.seats
        if cicada == ant:
            cicada = (cicada + 1) % self.seats
        for estimate in self.worlds:
            estimate.ant = ant
            estimate.cicada = cicada
            if estimate.kit.winter:
                chance = self.reap_winter(estimate, path, ants, caught)
            else:
                chance = self.reap_autumn(estimate, self.cicada if caught else self.ant, path, ants)
            seat: i64
            for seat in range(self.seats):
                self.chances[at * self.seats + seat] += chance[seat] / float(len(self.worlds))

    def reap_autumn(self, estimate: WinEstimate, seat: i64, path: i64, ants: i64) -> vec[float]:
        """Return all seats' chances after the Autumn harvest of a path: CIG-A5 to A10."""
        autumn = estimate.autumn
        insects = autumn.insects[:]
        held = autumn.held[seat]
        slot = seat * PATHS + path
        before = autumn.slot[slot]
        n: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if ants >> cell & 1 and path_of(self.t.square[cell]) == path:
                n += 1
                kind = kind_of(self.t.square[cell])
                if kind != NONE:
                    autumn.insects[seat * KINDS + kind] += 1
                    autumn.held[seat] += 1
        autumn.slot[slot] = min(before + n, len(estimate.kit.slot_points) - 1)
        if estimate.full(seat) >= 2 or autumn.left < n:
            estimate.finish()
        else:
            autumn.left -= n
            estimate.weigh()
            autumn.left += n
        autumn.slot[slot] = before
        autumn.held[seat] = held
        autumn.insects = insects
        return estimate.chance

    def reap_winter(self, estimate: WinEstimate, path: i64, ants: i64, caught: bool) -> vec[float]:
        """Return all seats' chances after the Winter harvest of a path: CIG-W6, W7 and the rest of the turn."""
        seat = self.cicada if caught else self.ant
        mine = seat * PATHS + path
        before = estimate.cards[mine]
        due: i64 = 0
        cell: i64
        for cell in range(CELLS):
            card = self.t.square[cell]
            if ants >> cell & 1 and path_of(card) == path:
                if caught or kind_of(card) == NONE:
                    estimate.cards[mine] += 1
                else:
                    due |= 1 << path * KINDS + kind_of(card)
        turn = CollectorTurn(estimate, seat, self.ant if caught else self.cicada, estimate.met[1 if caught else 0])
        turn.collect(due, self.lying, 0)
        estimate.cards[mine] = before
        return turn.chance
