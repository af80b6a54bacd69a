"""Copies, pickles and keys of states; law 14 checks them in every game."""
from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from formicarium.core.dice import CallbackDice, Dice, Recorded, Scripted, Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.core.packing import BadBytes
from formicarium.games import SHELF
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import Enter
from tests.support.toy import Pebbles


def last(n: int) -> int:
    return n - 1


@pytest.mark.parametrize("dice", [Seeded(7), Scripted([1, 2, 3, 4, 5]), Recorded(Seeded(7)), CallbackDice(last)])
@pytest.mark.parametrize("way", [deepcopy, lambda dice: pickle.loads(pickle.dumps(dice))])
def test_copied_dice_continue_with_the_same_answers(dice: Dice, way: Callable[[Dice], Dice]) -> None:
    dice = deepcopy(dice)
    dice.below(9)
    other = way(dice)
    assert [other.below(9) for _ in range(4)] == [dice.below(9) for _ in range(4)]


@pytest.mark.parametrize("kind", [Pebbles, *SHELF.values()], ids=lambda kind: kind.id)
def test_pickled_game_equals_the_game(kind: type[Game]) -> None:
    for game in kind.variants():
        assert pickle.loads(pickle.dumps(game)) == deepcopy(game) == game


def test_copied_states_share_the_variant_data() -> None:
    game = Wyx()
    state = game.setup(Seeded(1), SILENT)
    assert deepcopy(state).kit is pickle.loads(pickle.dumps(state)).kit is game.kit
    assert deepcopy([game.kit])[0] is game.kit


def test_pickled_long_match_keeps_its_undo_depth() -> None:
    game = FiliFourmis()
    dice, match = Seeded(1), Match.begin(game, Seeded(1))
    while match.undo_depth() < 1200 and not match.ended():
        [seat] = match.waiting()
        match = match.play(seat, match.legal_actions(seat)[dice.below(len(match.legal_actions(seat)))], dice)
    again = pickle.loads(pickle.dumps(match))
    assert deepcopy(match) is match and again == match and again.undo_depth() == match.undo_depth()
    seat = again.journal[-1].seat
    assert again.undo(seat).position() == match.undo(seat).position()
    assert again.undo(seat).can_undo(seat) == match.undo(seat).can_undo(seat)


def test_pickled_match_keeps_its_events() -> None:
    match = Match.begin(Wyx(), Seeded(1)).play(0, Enter("d4"), Seeded(1))
    assert pickle.loads(pickle.dumps(match)).events_for(0) == match.events_for(0) != ()


@pytest.mark.engine_free
@pytest.mark.parametrize("name", SHELF)
def test_pickle_is_read_by_the_other_engine(name: str, tmp_path: Path) -> None:
    game = SHELF[name].variants()[-1]
    state = game.setup(Seeded(3), SILENT)
    file = tmp_path / "table"
    file.write_bytes(pickle.dumps((state, Seeded(3))))
    program = "import pickle, sys; print(pickle.load(open(sys.argv[1], 'rb'))[0].key().hex())"
    said = subprocess.run([sys.executable, "-c", program, str(file)], capture_output=True, text=True, check=True,
                          env={**os.environ, "FORMICARIUM_ENGINE": "python"})
    assert said.stdout.strip() == state.key().hex()


def test_unpack_refuses_foreign_bytes_with_the_reason() -> None:
    state = Wyx().setup(Seeded(1), SILENT)
    data = state.pack()
    with pytest.raises(BadBytes, match="packed from another game, variant or edition"):
        Wyx(players=3).unpack(data)
    with pytest.raises(BadBytes, match="packed from another game, variant or edition"):
        FiliFourmis().unpack(data)
    with pytest.raises(BadBytes, match="packed in layout 9; this is 1"):
        Wyx().unpack(b"\x09" + data[1:])
    with pytest.raises(BadBytes, match="3 bytes are too few"):
        Wyx().unpack(data[:3])
    with pytest.raises(BadBytes, match="cut short or damaged"):
        Wyx().unpack(data[:-1])


def test_fili_fourmis_key_does_not_depend_on_direction_or_order_of_files() -> None:
    """FIL-M3: direction and order of files do not matter. The key contains earlier positions (FIL-E3)."""
    game = FiliFourmis(edition="small")
    dice, state = Seeded(4), game.setup(Seeded(4), SILENT)
    turned = 0
    while not state.ended() and turned < 3:
        moves = state.legal_moves(state.turn)
        state.play(state.turn, moves[dice.below(len(moves))], dice, SILENT)
        position = game.position(state)
        if position.pending is None and any(len(file) > 1 for file in position.files[0]):
            files = tuple(tuple(file[::-1] for file in reversed(files)) for files in position.files)
            other = game.load(type(position)(**{name: getattr(position, name) for name in position.__struct_fields__}
                                             | {"files": files}))
            assert other.key() == state.key() and other.pack() != state.pack()
            turned += 1
    assert turned == 3
