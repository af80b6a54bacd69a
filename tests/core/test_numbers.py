"""The numbers of moves of every variant are pinned.

Nets check the digest. If a line changes here, nets trained on that variant no longer fit: note it in the changelog.
`python tests/core/test_numbers.py` writes the table again.
"""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from formicarium.core.game import Game
from formicarium.games import SHELF

pytestmark = pytest.mark.long

TABLE = Path(__file__).parent / "numbers.json"


def by_variant() -> dict[str, dict[str, object]]:
    """Return moves and digest by variant; options do not change them."""
    return {f"{kind.id} {mode} {players}": {"moves": game.move_count, "digest": game.action_digest(),
                                            "kinds": kinds(game)}
            for kind in SHELF.values() for mode, counts in kind.modes.items() for players in counts
            for game in [kind(mode=mode, players=players, edition="formicarium")]}


def kinds(game: Game) -> list[str]:
    return list(dict.fromkeys(type(game.action_of(move)).__name__ for move in range(game.move_count)))


def test_action_numbers_are_pinned() -> None:
    assert by_variant() == json.loads(TABLE.read_text())


@pytest.mark.parametrize("kind", SHELF.values(), ids=lambda kind: kind.id)
def test_options_do_not_change_action_numbers(kind: type[Game]) -> None:
    known = json.loads(TABLE.read_text())
    for game in kind.variants():
        assert game.action_digest() == known[f"{game.id} {game.mode} {game.players}"]["digest"], game


if __name__ == "__main__":
    lines = [f"{json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in by_variant().items()]
    TABLE.write_text("{\n" + ",\n".join(lines) + "\n}\n")
