"""Puzzles of La Cigale & la Fourmi: place the last ants so that no guess of the Cicada costs much."""
from __future__ import annotations

from typing import Any

from librt.vecs import vec

from formicarium.bots.cigale.bluff import BluffSolver
from formicarium.bots.cigale.lookahead import RoundLookahead
from formicarium.bots.cigale.round_player import FOREVER, RoundPlayer
from formicarium.bots.cigale.strategies import weights
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, bit_count
from formicarium.games.cigale.base import PLACING
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.kit import ANTS, CELLS
from formicarium.games.cigale.model import Put
from formicarium.games.cigale.state import CigaleState
from formicarium.puzzles.kind import Judgement, Kind, Weighed
from formicarium.puzzles.puzzle import Step

LISTED = 6  # placements evaluated by futures; the estimate ranks the others lower
LIKELY = 0.02  # tolerated error of the estimate, in chance, before a placement is left out


class CigaleKind(Kind):
    """Kinds `last1`, `last2`, `last3`: one to three ants are left to place.

    A placement's value is the Ant's chance when both sides bluff well, over `amount` futures per outcome.
    """

    amount = 8
    margin = 0.02
    apart = 5

    def games(self) -> tuple[Game, ...]:
        return Cigale(), Cigale(mode="winter"), Cigale(players=3), Cigale(mode="autumn-open")

    def promises(self, game: Game, state: GameState, seat: int) -> bool:
        assert isinstance(state, CigaleState)
        return state.phase == PLACING and ANTS - 3 <= bit_count(state.ants) < ANTS and len(state.legal_moves(seat)) >= 3

    def screen(self, game: Game, view: Any, dice: Dice) -> bool:
        return self.judge(game, view, dice, 1) is not None

    def judge(self, game: Game, view: Any, dice: Dice, amount: int) -> Judgement | None:
        state = game.world_from_view(view, dice)
        assert isinstance(state, CigaleState)
        seat, seed = view.seat, dice.below(1 << 30)
        eyes = vec[float](weights(game.mode, game.players, True))
        gambler = RoundPlayer(eyes, 0, 0.0, 0, 0, False)
        ahead = gambler.ahead(state, seat, Seeded(seed))
        bluff = BluffSolver()
        estimated = []
        for chain in ahead.placements():
            ahead.face(chain, bluff)
            estimated.append((bluff.weigh(), int(chain)))
        estimated.sort(key=lambda one: (-one[0], one[1]))
        if len(estimated) < 3 or estimated[0][0] - estimated[1][0] < self.margin / 2:
            return None
        near = [chain for value, chain in estimated[:LISTED] if value > estimated[0][0] - self.margin - 2 * LIKELY]
        near = near if len(near) > 1 else [chain for _, chain in estimated[:2]]
        values = sorted(((played_out(game, state, seat, chain, gambler, amount, seed), chain) for chain in near),
                        key=lambda one: (-one[0], one[1]))
        (best, chain), (second, _), *_ = values
        if best - second < self.margin:
            return None
        left = tuple(Put(state.kit.cells[cell]) for cell in cells_of(chain & ~state.ants))
        others = weigh_others(game, state, seat, values, estimated)
        return Judgement(steps_of(game, state, seat, left), round(best, 3), others, f"last{len(left)}")


def cells_of(ants: int) -> list[int]:
    return [cell for cell in range(CELLS) if ants >> cell & 1]


def steps_of(game: Game, start: CigaleState, seat: int, left: tuple[Put, ...]) -> tuple[Step, ...]:
    """Return the steps of the placement in an order that keeps the ants together (CIG-A2); each accepts any remaining
    ant.
    """
    state, steps, open_ = start.clone(), [], list(left)
    while open_:
        put = next(one for one in open_ if not state.forbidding_rule(seat, game.number_of(one)))
        steps.append(Step((put, *(one for one in left if one != put))))
        state.play(seat, game.number_of(put), Seeded(0), SILENT)
        open_.remove(put)
    return tuple(steps)


def played_out(game: Game, start: CigaleState, seat: int, chain: int, gambler: RoundPlayer, futures: int,
               seed: int) -> float:
    """Return the Ant's chance on a whole placement, with the same luck for every placement."""
    state = start.clone()
    state.ants = chain
    dice = Seeded(seed)
    ahead = gambler.ahead(state, seat, dice)
    RoundLookahead(gambler.eyes, futures, 0, FOREVER).refine(ahead, state, seat, dice)
    bluff = BluffSolver()
    ahead.face(state.ants, bluff)
    return float(bluff.weigh())


def weigh_others(game: Game, state: CigaleState, seat: int, values: list[tuple[float, int]],
                 estimated: list[tuple[float, int]]) -> tuple[Weighed, ...]:
    """Return the chance after each wrong first ant: by futures if known, else the estimate shifted by their difference.
    """
    (best, chain), (second, _), *_ = values
    shift = best - estimated[0][0]
    known = {placed: value for value, placed in values}
    found = []
    for move in state.legal_moves(seat):
        put = game.action_of(move)
        assert isinstance(put, Put)
        cell = state.kit.cells.index(put.cell)
        if chain >> cell & 1:
            continue
        rest = [known.get(placed, value + shift) for value, placed in estimated if placed >> cell & 1]
        if rest:
            found.append(Weighed(put, round(max(0.0, min(second, max(rest))), 3)))
    return tuple(sorted(found, key=lambda one: -one.worth))
