"""Measures of a move of La Cigale & la Fourmi in numbers that players count; used for the coach's reasons.

For ants, secrets and guesses they come from the bluff with both players' best mixes: how often the Cicada is right, and
the expected harvest. For the collector they are the cards still missing afterwards.
"""
from __future__ import annotations

from collections import Counter
from typing import Any

from librt.vecs import vec

from formicarium.bots.cigale.bluff import BluffSolver, RegretMatching
from formicarium.bots.cigale.round_forecast import RoundForecast
from formicarium.bots.cigale.round_player import RoundPlayer
from formicarium.bots.cigale.strategies import weights
from formicarium.coach.verdict import learnt_by
from formicarium.core.dice import Seeded
from formicarium.core.game import Action, Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import PATHS, Card, Choose, Guess, Peek, Put
from formicarium.games.cigale.state import CigaleState

Measures = dict[str, int]
ROUNDS = 10  # amounts are totals of ten rounds, since players do not count fractions of a card


def cigale_measures(game: Game, state: GameState, seat: int, action: Action) -> Measures:
    assert isinstance(game, Cigale) and isinstance(state, CigaleState)
    if isinstance(action, Put):
        return of_ants(game, state, seat, action)
    if isinstance(action, Choose | Guess | Peek):
        return of_secret(game, state, seat, action)
    return of_turn(game, state, seat, action)


class Bluffed:
    """Both players' mixes on a placement, and the stakes of each path."""

    def __init__(self, game: Cigale, state: CigaleState, seat: int) -> None:
        self.state = state
        self.square = game.view(state, seat).square
        self.gambler = RoundPlayer(vec[float](weights(game.mode, game.players, True)), 0, 0.0, 0, 0, False)
        self.ahead: RoundForecast = self.gambler.ahead(state, seat, Seeded(1))
        self.bluff = BluffSolver()
        self.learnt: RegretMatching | None = None
        self.under: dict[int, list[Card]] = {}

    def face(self, ants: int) -> None:
        self.ahead.face(ants, self.bluff)
        self.bluff.solve()
        self.learnt = learnt_by(self.gambler, self.state, self.bluff, self.ahead)
        self.under = {path: [] for path in range(len(PATHS))}
        for cell, card in enumerate(self.square):
            if ants >> cell & 1 and card is not None:
                self.under[PATHS.index(card.path)].append(card)

    def best(self, ants: int) -> int:
        """Return the best complete placement that contains these ants, or 0."""
        values: list[tuple[float, int]] = []
        for chain in self.ahead.placements():
            if chain & ants == ants:
                self.ahead.face(chain, self.bluff)
                values.append((float(self.bluff.weigh()), -int(chain)))
        return -max(values)[1] if values else 0

    def chance_to_hide(self, path: int) -> float:
        return float(self.bluff.hide[path] if self.learnt is None else self.learnt.hide[path])

    def chance_to_catch(self, path: int) -> float:
        if self.learnt is None:
            return float(self.bluff.guess[path])
        return float(self.learnt.caught_on(self.learnt.guess, path))

    def is_right(self) -> float:
        return sum(self.chance_to_hide(path) * self.chance_to_catch(path) for path in self.under)


def bearing_insects(cards: list[Card]) -> int:
    return sum(card.insect is not None for card in cards)


def hundredths(share: float) -> int:
    return round(100 * share)


def of_ants(game: Cigale, state: CigaleState, seat: int, action: Put) -> Measures:
    """Return the measures of the best placement with this ant: paths, the Cicada's chance, expected harvests."""
    view: Any = game.view(state, seat)
    known = Bluffed(game, state, seat)
    chain = known.best(int(state.ants) | 1 << game.kit.cells.index(action.cell))
    if not chain:
        return {}
    known.face(chain)
    kept = taken = worth = insects = 0.0
    for path, cards in known.under.items():
        missed = known.chance_to_hide(path) * (1 - known.chance_to_catch(path))
        kept += missed * len(cards)
        insects += missed * bearing_insects(cards)
        taken += known.chance_to_hide(path) * known.chance_to_catch(path) * len(cards)
        worth += missed * worth_of(game, view, seat, path, len(cards))
    return {"kinds": sum(bool(cards) for cards in known.under.values()), "caught": hundredths(known.is_right()),
            "harvest": round(ROUNDS * kept), "spoils": round(ROUNDS * taken), "bugs": round(ROUNDS * insects),
            "yield" if view.shelves else "useful": round(ROUNDS * worth)}


def of_secret(game: Cigale, state: CigaleState, seat: int, action: Choose | Guess | Peek) -> Measures:
    """Return the measures of a token, guess or peek: its chance to be right or caught, and the stakes."""
    view: Any = game.view(state, seat)
    known = Bluffed(game, state, seat)
    known.face(int(state.ants))
    if isinstance(action, Peek):
        return {"right": hundredths(known.is_right())}
    if isinstance(action, Guess):
        card = view.square[game.kit.cells.index(action.cell)]
        path = PATHS.index(card.path)
        could = [one for one, cards in known.under.items() if cards and PATHS[one] != view.seen]
        whole = sum(known.chance_to_hide(one) for one in could)
        share = known.chance_to_hide(path) / whole if whole > 0 else 1 / max(1, len(could))
        found = {"right": hundredths(share) if path in could else 0}
        rival, what = view.ant, "guards"
    elif seat == view.ant:
        path = PATHS.index(action.path)
        found = {"caught": hundredths(known.chance_to_catch(path))}
        rival, what = view.cicada, "risks"
    else:
        path = PATHS.index(action.path)
        return {"right": hundredths(known.chance_to_hide(path) * (1 - known.chance_to_catch(path)))}
    cards = known.under[path]
    found["cards"] = len(cards)
    if view.shelves:
        found["insects"] = bearing_insects(cards)
        found["shelf"] = shelf_points(game, view, seat, path, len(cards))
        found[what] = shelf_points(game, view, rival, path, len(cards))
    else:
        found["missing"] = missing_cards(game, view, seat, Counter({PATHS[path]: len(cards)}))
    return found


def of_turn(game: Cigale, state: CigaleState, seat: int, action: Action) -> Measures:
    """Return the measures of a market move, counted on the provisions that were on offer before it."""
    before: Any = game.view(state, seat)
    world = state.clone()
    world.play(seat, game.number_of(action), Seeded(1), SILENT)
    view: Any = game.view(world, seat)
    drawn = Counter(one.path for one in view.reserves[seat])
    drawn.subtract(one.path for one in before.reserves[seat])
    found = {"reserve": len(view.reserves[seat]), "missing": missing_cards(game, before, seat, drawn),
             "short": sum(lacking_cards(game, before, seat, drawn)),
             "powers": sum(owner == seat for owner in view.powers.values()),
             "their-powers": sum(owner not in (None, seat) for owner in view.powers.values())}
    if not before.powers:
        found.pop("powers")
        found.pop("their-powers")
    return found


def worth_of(game: Cigale, view: Any, seat: int, path: int, cards: int) -> int:
    """Return the points gained on a shelf, or the reduction of missing cards for a provision."""
    if not cards:
        return 0
    if view.shelves:
        return shelf_points(game, view, seat, path, cards)
    none: Counter[str] = Counter()
    return missing_cards(game, view, seat, none) - missing_cards(game, view, seat, Counter({PATHS[path]: cards}))


def shelf_points(game: Cigale, view: Any, seat: int, path: int, cards: int) -> int:
    """Return the points that these cards would add to the seat's shelf."""
    points, slot = game.kit.slot_points, view.shelves[seat][path]
    return int(points[min(len(points) - 1, slot + cards)] - points[slot])


def missing_cards(game: Cigale, view: Any, seat: int, more: Counter[str]) -> int:
    """Return the missing cards for the nearest provision on offer."""
    return min(lacking_cards(game, view, seat, more), default=0)


def lacking_cards(game: Cigale, view: Any, seat: int, more: Counter[str]) -> list[int]:
    """Return the missing cards for each provision on offer, swaps ignored."""
    have = Counter(card.path for card in view.reserves[seat])
    have.update(more)
    prices = [game.kit.names.index(name) * len(PATHS) for name in view.offer]
    return [sum(max(0, int(game.kit.price[at + i]) - have[one]) for i, one in enumerate(PATHS)) for at in prices]
