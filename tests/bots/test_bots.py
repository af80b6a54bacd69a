"""Bots: their names, their view, and equal moves for equal seeds."""
from __future__ import annotations

import msgspec
import pytest

from formicarium.bots.registry import BOTS, GREEDY, LEVELS, RANDOM, Bot, UnknownBot, bot
from formicarium.bots.strategies import STRATEGIES, USUAL, GreedyStrategy
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Action, Game
from formicarium.core.match import Match
from formicarium.games import SHELF
from formicarium.games.wyx.game import Wyx
from formicarium.games.wyx.model import TakeOutlook

WYX = Wyx()


def middle(game: Game, seed: int, moves: int) -> Match:
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    for _ in range(moves):
        seat, *_others = match.waiting()
        options = match.legal_actions(seat)
        match = match.play(seat, options[dice.below(len(options))], dice)
    return match


@pytest.mark.unwatched
@pytest.mark.parametrize("name", ["random", "greedy", "level1", "level2", "level3@5", "level4@20ms", "level5@20ms"])
@pytest.mark.parametrize("game", [kind.variants()[at] for kind in SHELF.values() for at in (0, -1)], ids=str)
def test_every_bot_plays_a_legal_move(name: str, game: Game) -> None:
    for moves in (0, 1, game.players + 7):
        match = middle(game, 3, moves)
        seat, *_ = match.waiting()
        assert bot(name).choose(game, match.view(seat), Seeded(1)) in match.legal_actions(seat)


@pytest.mark.unwatched
@pytest.mark.parametrize("name", ["random", "greedy", "level1", "level2", "level3@100", "level4@100"])
def test_bot_moves_are_reproducible_by_seed(name: str) -> None:
    match = middle(WYX, 5, 12)
    [seat] = match.waiting()
    view = match.view(seat)
    for seed in range(5):
        assert bot(name).choose(WYX, view, Seeded(seed)) == bot(name).choose(WYX, view, Seeded(seed))


def test_decoded_view_gives_the_same_move() -> None:
    """Bot processes receive the view as bytes, possibly on another machine."""
    match = middle(WYX, 6, 20)
    [seat] = match.waiting()
    view = match.view(seat)
    far = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    assert bot("level3@200").choose(WYX, view, Seeded(2)) == bot("level3@200").choose(WYX, far, Seeded(2))


def test_greedy_takes_the_move_of_highest_worth() -> None:
    dice = Seeded(11)
    match = Match.begin(WYX, dice)
    while match.waiting():
        [seat] = match.waiting()
        chosen = GREEDY.choose(WYX, match.view(seat), dice)
        gains = {action: gain(match, seat, action) for action in match.legal_actions(seat)}
        assert gains[chosen] == max(gains.values())
        match = match.play(seat, chosen, dice)


def gain(match: Match, seat: int, action: Action) -> int:
    outlook = match.outlook(seat, action)
    return outlook.ants + (outlook.gain == "capture") if isinstance(outlook, TakeOutlook) else 0


def test_random_bot_plays_every_move_sometimes() -> None:
    match = middle(WYX, 8, 2)
    [seat] = match.waiting()
    drawn = {RANDOM.choose(WYX, match.view(seat), Seeded(seed)) for seed in range(200)}
    assert drawn == set(match.legal_actions(seat))


def test_beginner_levels_take_the_best_move_they_notice() -> None:
    """The worse a move, the less often it is made, and the Larva errs less than the Egg."""
    match = next(match for match in (middle(WYX, seed, 30) for seed in range(50))
                 if len({gain(match, seat,
                              action) for seat in match.waiting() for action in match.legal_actions(seat)}) > 2)
    [seat] = match.waiting()
    gains = {action: gain(match, seat, action) for action in match.legal_actions(seat)}
    best, worst = max(gains.values()), min(gains.values())
    made = [[gains[level.choose(WYX, match.view(seat), Seeded(seed))] for seed in range(300)] for level in LEVELS[:2]]
    egg, larva = (((found.count(best) / list(gains.values()).count(best)),
                   found.count(worst) / list(gains.values()).count(worst)) for found in made)
    assert larva[0] > egg[0] > 300 / len(gains) > egg[1] > larva[1]


def test_greedy_that_notices_no_move_plays_a_random_one() -> None:
    match = middle(WYX, 8, 12)
    [seat] = match.waiting()
    blind = GreedyStrategy(notices=0)
    assert {blind.choose(WYX, match.view(seat), Seeded(seed)) for seed in range(200)} == set(match.legal_actions(seat))


def test_every_game_has_every_bot() -> None:
    assert set(STRATEGIES) <= set(SHELF)
    assert all(list(strategies) == list(BOTS) for strategies in STRATEGIES.values())


def test_limit_in_a_bot_name_replaces_the_limits_of_its_level() -> None:
    for game in (kind.variants()[0] for kind in SHELF.values()):
        for name in ("level3", "level4", "level5"):
            amount, time = bot(f"{name}@70").strategy(game), bot(f"{name}@20ms").strategy(game)
            assert {amount, time} & {bot(name).strategy(game)} == set()
            assert getattr(amount, "seconds", None) == 0.0 and getattr(time, "seconds", None) == 0.02


def test_bot_names_with_limits_are_parsed() -> None:
    assert bot("level4@1000") == Bot("level4@1000", amount=1000)
    assert bot("level4@200ms") == Bot("level4@200ms", seconds=0.2)
    assert [bot(name) for name in BOTS] == list(BOTS.values())
    assert [level.name for level in LEVELS] == ["level1", "level2", "level3", "level4", "level5"]


@pytest.mark.parametrize("name", ["", "level6", "level0", "Level1", "greedy@100", "random@5ms", "level4@", "level4@0",
                                  "level4@0ms", "level4@-1", "level4@1e3", "level4@10s", "level4 ", "level4@1@2", "é"])
def test_unknown_bot_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="level4"):
        bot(name)


class Nosy(Dice):
    def __init__(self) -> None:
        self.asked = 0

    def ask(self, n: int) -> int:
        self.asked += 1
        return 0


def test_only_legal_move_is_played_without_search() -> None:
    game = Wyx(players=4)
    match = middle(game, 1, 3)
    [seat] = match.waiting()
    assert len(match.legal_actions(seat)) == 1
    nosy = Nosy()
    assert bot("level5").choose(game, match.view(seat), nosy) == match.legal_actions(seat)[0]
    assert nosy.asked == 0


def test_time_limit_ends_a_search() -> None:
    """Otherwise this test does not end; a level has such a limit in the interpreted engine too."""
    match = middle(WYX, 4, 6)
    [seat] = match.waiting()
    assert bot("level5@30ms").choose(WYX, match.view(seat), Seeded(1)) in match.legal_actions(seat)
    assert all(getattr(how, "seconds", 0) <= 1.8
               for strategies in (USUAL, *STRATEGIES.values()) for how in strategies.values())
