"""The rules and the naive engine (oracle), written separately from the rulebook, agree in random games."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import asdict

from formicarium.core.dice import Seeded
from formicarium.core.news import News
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import CigalePosition, Decline, Drew, Offered, Saw, Stock, Turned
from tests.oracle.cigale import naive, naive_position

from .crowded import CROWDED
from .crowded import NAIVE as NAIVE_CROWDED

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched, pytest.mark.long]

EDITIONS = {"formicarium": naive_position.STANDARD, "quick": naive_position.QUICK, CROWDED: NAIVE_CROWDED}
GAMES = 3

# heaps without an order, or whose order means nothing
HEAPS = ("pile", "discard", "offer", "store", "paid", "fresh", "ants")
HEAPS_BY_SEAT = ("reserves", "insects", "provisions")


def variants() -> list[Cigale]:
    return [Cigale(mode=mode, players=players, single_file=single_file, edition=edition) for edition in EDITIONS
            for mode, counts in Cigale.modes.items() for players in counts for single_file in (False, True)]


def options_of(game: Cigale) -> naive_position.Options:
    return naive_position.Options(game.mode, game.players, game.single_file, EDITIONS[game.edition])


def comparable(position: CigalePosition) -> dict[str, Any]:
    """Return the position's facts that both engines must agree on.
    After the tokens are revealed, ants and tokens have no further effect; after the end, the roles of the next round do
    not matter.
    """
    facts = asdict(position)
    if position.phase not in ("placing", "choosing", "guessing"):
        del facts["ants"], facts["tokens"], facts["peeked"]
    if position.ended:
        del facts["round"], facts["ant"], facts["cicada"]
    for name in set(HEAPS) & set(facts):
        facts[name] = Counter(facts[name])
    for name in HEAPS_BY_SEAT:
        facts[name] = [Counter(heap) for heap in facts[name]]
    return facts


def luck_of(news: News) -> list[Any]:
    found: list[Any] = []
    for item in news.items:
        match item.event:
            case Turned(_, card) | Drew(_, card) | Stock(card):
                found.append(card)
            case Offered(provision):
                found.append(provision)
            case Saw(path):
                found.append(path)
    return found


class Luck:
    """Chance for the naive engine: repeats the results that the rules drew, and fails if they run out."""

    def __init__(self, things: Sequence[Any]) -> None:
        self.things = list(things)

    def __call__(self, kind: str, candidates: list[Any]) -> Any:
        assert self.things, f"the engine drew no {kind} here"
        assert self.things[0] in candidates, (kind, self.things[0], candidates)
        return self.things.pop(0)


@pytest.mark.parametrize("game", variants(), ids=str)
def test_second_engine_agrees_on_whole_games(game: Cigale) -> None:
    for number in range(GAMES):
        play_both(game, number)


def temper(seed: int, rng: random.Random, actions: list[Any]) -> Any:
    """Pick a move: one game in three refuses all purchases it can, one in three buys all it can (CIG-W21)."""
    refusals = [action for action in actions if isinstance(action, Decline)]
    others = [action for action in actions if not isinstance(action, Decline)]
    return rng.choice([others or refusals, refusals or others, actions][seed % 3])


def play_both(game: Cigale, seed: int) -> str:
    options, dice, rng = options_of(game), Seeded(seed), random.Random(seed)
    state = game.setup(dice, News(True))
    position = game.position(state)
    kept = [card for mine in position.reserves for card in mine]
    dealt = Luck([position.ant, *position.square, *kept, *position.offer, *position.powers])
    assert comparable(naive.start(options, dealt)) == comparable(position)
    naive.check(options, position)
    while not state.ended():
        legal = {seat: set(game.legal_actions(state, seat)) for seat in range(game.players)}
        assert legal == naive.legal(options, position), position
        assert state.waiting() == sum(1 << seat for seat, actions in legal.items() if actions)
        seat = rng.choice([seat for seat, actions in legal.items() if actions])
        action = temper(seed, rng, sorted(legal[seat], key=str))
        news = News(True)
        state.play(seat, game.number_of(action), dice, news)
        luck = Luck(luck_of(news))
        naive_state = naive.play(options, position, seat, action, luck)
        assert not luck.things, (action, luck.things)
        naive.check(options, naive_state)
        position = game.position(state)
        engine_fields, other = comparable(position), comparable(naive_state)
        assert engine_fields == other, (action, {name: (field, other[name]) for name, field in engine_fields.items()
                                                if field != other[name]})
    assert not any(naive.legal(options, position).values())
    places = game.places(state)
    assert [seat for seat in range(game.players) if places[seat] == 1] == naive_position.winners(options, position)
    for seat in range(game.players):
        assert sum(line.points for line in game.tally(state, seat)) == naive_position.points(options, position, seat)
    return position.ended
