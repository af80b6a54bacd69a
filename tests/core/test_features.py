"""Features of nets: every variant has them, and a digest shows whether a trained net fits."""
from __future__ import annotations

import pytest

from formicarium.core.dice import Seeded
from formicarium.core.features import in_a_row
from formicarium.core.game import Game
from formicarium.core.news import SILENT
from formicarium.core.state import lowest_bit
from formicarium.games import SHELF
from formicarium.laws.observed import features_from_view
from formicarium.laws.observed.rows import as_bytes
from tests.support.toy import Pebbles

from .coin import Coin

KINDS: list[type[Game]] = [Pebbles, *SHELF.values()]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.id))
def test_feature_parts_of_every_variant_describe_its_row(kind: type[Game]) -> None:
    met: dict[str, object] = {}
    for game in kind.variants():
        parts = game.feature_parts()
        assert parts and all(part.meaning and part.size for part in parts)
        assert len({part.name for part in parts}) == len(parts)
        assert [part.offset for part in parts] == [sum(part.size for part in parts[:i]) for i in range(len(parts))]
        dice = Seeded(len(met))
        state = game.setup(dice, SILENT)
        for _ in range(2):
            seat = lowest_bit(state.waiting())
            seen = game.features_of(state, seat)
            assert len(seen) == game.width() and seen == features_from_view(game, game.view(state, seat))
            for part in parts:
                if part.ids:
                    assert max(seen[part.offset:part.offset + part.size]) < part.ids
            state.play(seat, state.random_move(seat, dice), dice, SILENT)
        met[game.features_digest()] = [(part.name, part.shape, part.ids) for part in parts]
    assert len({str(parts) for parts in met.values()}) == len(met)


# A net reads only the rows that it was trained on. An intended change of the rows must change the line here.
PINNED = {
    "wyx base": "d06c933d3d21bd5a",
    "fili_fourmis base": "b4d6483b7b62cf51",
    "cigale autumn": "162a68adc6b48796",
    "cigale autumn-open": "162a68adc6b48796",
    "cigale winter": "bb1db5522a6960b8",
    "cigale winter-powers": "27491dc3b50fbb3f",
    "micropolis base": "088f1dc9ad4af1b7",
    "micropolis expert": "b6d5978dd2e1f950",
    "fourmidable child": "e510aecc0de7bdc3",
    "fourmidable apprentice": "50a4c86b320698e3",
    "fourmidable intermediate": "b5f0375fcd7d4b45",
    "fourmidable experienced": "a362b603e0214dc9",
    "fourmidable solo": "a2fd9fcabb735189",
}


def test_features_digest_is_pinned_for_every_mode() -> None:
    """Tested for the smallest number of players of each mode."""
    found: dict[str, str] = {}
    for kind in SHELF.values():
        for game in kind.variants():
            found.setdefault(f"{game.id} {game.mode}", game.features_digest())
    assert found == PINNED


def test_features_above_255_are_cut_and_wrong_shapes_refused() -> None:
    parts = in_a_row((("points", (2,), "by seat"), ("tile", (1,), "which", 9)))
    assert [part.offset for part in parts] == [0, 2] and parts[1].ids == 9
    assert as_bytes(parts, {"points": [3, 700], "tile": [8]}) == bytes((3, 255, 8))
    with pytest.raises(ValueError, match="points: 3 numbers"):
        as_bytes(parts, {"points": [1, 2, 3], "tile": [8]})
    with pytest.raises(ValueError, match="tile"):
        as_bytes(parts, {"points": [1, 2]})


def test_game_without_features_has_empty_rows() -> None:
    game = Coin()
    state = game.setup(Seeded(1), SILENT)
    assert game.feature_parts() == () and game.fixed_facts() == {} and game.width() == 0
    assert game.features_of(state, 0) == features_from_view(game, game.view(state, 0)) == b""
