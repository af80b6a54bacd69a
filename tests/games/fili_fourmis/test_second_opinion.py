"""The rules and the naive engine (oracle), written separately from the rulebook, agree in random games."""
from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

import formicarium
from formicarium.core.dice import Scripted
from formicarium.core.game import WATCHER, Action
from formicarium.core.match import Match
from formicarium.games.fili_fourmis import model
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fili_fourmis.model import Entering, FiliPosition, Leaving, Running
from tests.oracle.fili_fourmis import naive, naive_state

from .grounds import FORD, TINY, draw_ground, options

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched, pytest.mark.long]

NO_LUCK = Scripted([])
# games of each variant; actions asked about at each position
GAMES, ASKED = (3, 25) if formicarium.engine == "compiled" else (1, 10)


def to_rules(action: naive_state.Action) -> Action:
    kind: type[Action] = getattr(model, action[0])
    return kind(*action[1:])


def to_naive(action: Action) -> naive_state.Action:
    return type(action).__name__, *(getattr(action, name) for name in action.__struct_fields__)


def pending(position: FiliPosition) -> tuple[str, ...]:
    match position.pending:
        case Leaving(ant):
            return "Leaving", ant
        case Running(head):
            return "Running", head
        case Entering(head, gate):
            return "Entering", head, gate
    return ()


def summary(position: FiliPosition) -> dict[str, Any]:
    """Return the facts that both engines know; order and direction of files do not matter."""
    return {
        "home": [set(ants) for ants in position.nests],
        "entered": [set(ants) for ants in position.entered],
        "files": [sorted(min(line, line[::-1]) for line in lines) for lines in position.files],
        "turn": position.turn, "pending": pending(position), "ended": position.ended,
        "quiet": len(position.seen or ()) - 1,
    }


def same_of(state: naive_state.Naive) -> dict[str, Any]:
    name = state.board.name
    files = [[tuple(name[cell] for cell in line) for line in lines] for lines in state.files]
    return {
        "home": [{name[cell] for cell in ants} for ants in state.home],
        "entered": [{name[cell] for cell in ants} for ants in state.entered],
        "files": [sorted(min(line, line[::-1]) for line in lines) for lines in files],
        "turn": state.turn, "pending": state.pending, "ended": state.ended, "quiet": state.quiet,
    }


def compare(match: Match, state: naive_state.Naive, rng: random.Random, asked: int) -> None:
    assert summary(match.position()) == same_of(state)
    for seat in (WATCHER, 0, 1):
        assert set(match.legal_actions(seat)) == {to_rules(action) for action in naive.legal(state, seat)}, seat
    everything = naive_state.candidates(state.board)
    for action in rng.sample(everything, min(asked, len(everything))):
        refusal, ids = match.refusal(state.turn, to_rules(action)), naive.why_not(state, state.turn, action)
        assert (refusal is None) == (not ids), (action, refusal, ids)
        if refusal is not None:
            assert refusal.rule in ids, (action, refusal, ids)
    assert match.ended() == state.ended
    if state.ended:
        assert [seat for seat in (0, 1) if match.places()[seat] == 1] == naive.winners(state)


def steps(game: FiliFourmis, seed: int, asked: int) -> Iterator[tuple[Match, naive_state.Naive]]:
    rng = random.Random(seed)
    match = Match.begin(game, NO_LUCK)
    state = naive_state.start(draw_ground(game.edition), options(game))
    compare(match, state, rng, asked)
    yield match, state
    while not state.ended:
        seat = state.turn
        action = rng.choice(match.legal_actions(seat))
        match = match.play(seat, action, NO_LUCK)
        state = naive.apply(state, to_naive(action))
        compare(match, state, rng, asked)
        yield match, state


@pytest.mark.parametrize("game", [msgspec.structs.replace(game, edition=edition)
                                  for game in FiliFourmis.variants() for edition in (FORD, TINY)], ids=str)
def test_engines_agree_on_random_games(game: FiliFourmis) -> None:
    for seed in range(GAMES):
        assert [state.ended for _, state in steps(game, seed, ASKED)][-1] in ("FIL-E1", "FIL-E3")


def test_engines_agree_on_the_printed_board() -> None:
    for number, (match, _) in enumerate(steps(FiliFourmis(), 1, 5)):
        if number == 120:  # all ants are out now, and the naive engine is slow there
            assert max(map(len, match.position().files)) > 2
            break


def test_random_games_reach_every_step_and_ending() -> None:
    """Without these kinds of moves the agreement above would prove little."""
    met: set[str] = set()
    for seed in (269, 105, 113):
        for match, _ in steps(FiliFourmis(edition=TINY), seed, 0):
            met |= {type(event).__name__ for event in match.events_for(WATCHER)}
            met |= {event.why for event in match.events_for(WATCHER) if isinstance(event, model.Ended)}
    assert met >= {event.__name__ for event in get_args(model.FiliEvent)} | {"ramparts", "quiet", "repeated"}
