"""The features of every net agree with the view of every seat, throughout games of every mode."""
from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import GameState, random_bit
from formicarium.games import SHELF
from formicarium.games.cigale.game import Cigale
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.kit import NO_TILE
from formicarium.games.wyx.game import Wyx
from formicarium.laws.observed import features_from_view
from formicarium.laws.play import any_move
from tests.support.marking import mark_where
from tests.support.picks import PICKS

MODES: list[Game] = list({(game.id, game.mode): game for kind in SHELF.values()
                          for game in reversed(kind.variants())}.values())  # with the fewest players, options off
MORE = [Wyx(players=3, finish_round=True, open_dispenser=True), Cigale(mode="winter-powers", players=3),
        FiliFourmis(edition="small")]  # random games on the standard board never reach the ramparts
GAMES = {("wyx", "formicarium"): 6, ("cigale", "formicarium"): 5, ("fili_fourmis", "small"): 6}
LOOKS = 8  # positions tested at each phase of a game; after that, one in twenty


def label(game: Game) -> str:
    return f"{game.id}-{game.mode}-{game.players}-{game.edition}"


@pytest.mark.parametrize("game", mark_where(
    lambda game: label(game) in ("fourmidable-intermediate-2-formicarium", "fili_fourmis-base-2-formicarium"),
    pytest.mark.unwatched, [*MODES, *MORE]), ids=label)
def test_features_equal_those_computed_from_the_view(game: Game) -> None:
    met: dict[object, int] = {}
    for seed in range(GAMES.get((game.id, game.edition), 1)):
        play_through(game, Seeded(seed + 2), met)


def play_through(game: Game, dice: Dice, met: dict[object, int]) -> None:
    state, moves = game.setup(dice, SILENT), 0
    while not state.ended():
        seen = met.get(phase_of(state), 0)
        if seen < LOOKS or moves % 20 == 0:
            met[phase_of(state)] = seen + 1
            check(game, state)
        seat = random_bit(state.waiting(), dice)
        quick = game.id in PICKS and dice.below(4)
        move = PICKS[game.id](state, seat, dice) if quick else any_move(state, seat, dice)
        state.play(seat, move, dice, SILENT)
        moves += 1
    check(game, state)


def test_features_show_cards_and_powers_of_an_action() -> None:
    game = Fourmidable(mode="intermediate")
    state = game.setup(Seeded(1), SILENT)
    while state.round_ == 0:
        seat = random_bit(state.waiting(), Seeded(1))
        state.play(seat, state.random_move(seat, Seeded(1)), Seeded(1), SILENT)
    mine, doing = state.colonies[state.turn], state.doing
    plain = game.features_of(state, 0)
    doing.ant = next(slot for slot, place in enumerate(mine.at) if place >= 0)
    doing.goal, doing.via = 5, vec[i64]([5, 6])
    doing.crosses = doing.leaps = doing.looked = True
    doing.gathered, doing.resume, doing.stride, doing.reach = 2, 6, 1, 2
    mine.preyed, mine.extra, mine.leaves, mine.born = 0, 2, 3, NO_TILE
    check(game, state)
    assert game.features_of(state, 0) != plain
    powers = Cigale(mode="winter-powers")
    winter = powers.setup(Seeded(1), SILENT)
    winter.doing.spent = winter.doing.exchanged = True
    check(powers, winter)


def phase_of(state: GameState) -> object:
    return getattr(state, "phase", 0)


def check(game: Game, state: GameState) -> None:
    for seat in range(game.players):
        assert game.features_of(state, seat) == features_from_view(game, game.view(state, seat))


def test_fixed_facts_fit_the_feature_parts() -> None:
    for game in MODES:
        fixed = game.fixed_facts()
        assert fixed
        for one, neighbours in enumerate(fixed.get("neighbours", ())):
            for other in neighbours:
                assert other == -1 or one in fixed["neighbours"][other]
    fixed = {game.id: game.fixed_facts() for game in MODES}
    assert fixed["wyx"]["worth"][0][0] == 3 and [-1, 1] in fixed["wyx"]["flights"]
    assert sum(fixed["fili_fourmis"]["ramparts"]) == 2 * 12
    assert len(fixed["micropolis"]["ports"]) == 61 and len(fixed["cigale"]["copies"]) == 28
    assert len(fixed["fourmidable"]["needs"]) == len(fixed["fourmidable"]["card_points"])
