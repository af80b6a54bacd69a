"""Worlds that look alike to a seat give it the same views, events, legal actions, refusals and outlooks."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from formicarium.core.dice import Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.games import SHELF
from tests.support.night import amounts

pytestmark = pytest.mark.unwatched

SECRET = sorted(id_ for id_, kind in SHELF.items() if kind.secrets)


def answers(game: Game, state: Any, seat: int, questions: list[Any]) -> bytes:
    options = game.legal_actions(state, seat)
    return msgspec.json.encode([
        game.view(state, seat), options, [game.outlook(state, seat, action) for action in options],
        [game.refusal(state, seat, action) for action in questions]])


def count_pairs(kind: type[Game], pairs: int, seed: int) -> int:
    """Play random games; at every few moves compare two worlds that fit the same view."""
    luck = Seeded(seed)
    variants = kind.variants()
    done = different = 0
    while done < pairs:
        game = variants[luck.below(len(variants))]
        match = Match.begin(game, luck)
        questions: list[Any] = []
        while not match.ended() and done < pairs:
            seat = match.waiting()[0]
            options = match.legal_actions(seat)
            questions = [*questions[-6:], options[luck.below(len(options))]]
            match = match.play(seat, questions[-1], luck)
            if luck.below(4) or match.ended():
                continue
            looking = luck.below(game.players)
            view = match.view(looking)
            one, other = (game.world_from_view(view, luck) for _ in range(2))
            assert answers(game, one, looking, questions) == answers(game, other, looking, questions), (game, looking)
            done += 1
            different += game.position(one) != game.position(other)
    return different


@pytest.mark.parametrize(("pairs", "seed"), amounts("WORLDS", 150, 1_000_000, 50_000))
@pytest.mark.parametrize("game", SECRET)
def test_worlds_with_equal_views_give_equal_answers(game: str, pairs: int, seed: int) -> None:
    different = count_pairs(SHELF[game], pairs, seed)
    assert different > pairs // 10  # most pairs are two different worlds
    print({"game": game, "pairs": pairs, "that differed": different})
