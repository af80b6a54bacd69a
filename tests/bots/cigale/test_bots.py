"""Cigale's bots: legal to the end everywhere, blind to hidden state, without fixed answers."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from librt.vecs import vec

from formicarium.bots.cigale import exploitability as measuring
from formicarium.bots.cigale import lookahead, round_player, win_estimate
from formicarium.bots.cigale.self_play import self_play
from formicarium.bots.cigale.strategies import BLUFFERS, NEAR, fitted_weights, losses, weights
from formicarium.bots.cigale.win_estimate import WinEstimate
from formicarium.bots.registry import bot
from formicarium.core.dice import Dice, Seeded
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.news import SILENT
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import Buy, Choose, Guess, Peek, Put

NAMES = ("greedy", "level1", "level2", "level3", "level4", "level5@2")
VARIANTS = [Cigale(mode=mode, players=players) for mode, counts in Cigale.modes.items() for players in counts]


def play_by_bots(game: Game, names: tuple[str, ...], seed: int, most: int = 10_000) -> Match:
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    while match.waiting() and len(match.journal) < most:
        seat = match.waiting()[dice.below(len(match.waiting()))]
        match = match.play(seat, bot(names[seat % len(names)]).choose(game, match.view(seat), dice), dice)
    return match


@pytest.mark.engine_free
@pytest.mark.parametrize("game", VARIANTS, ids=str)
@pytest.mark.parametrize("first", [0, 2, 4])
def test_every_bot_plays_every_game_to_its_end(game: Game, first: int) -> None:
    seats = tuple(NAMES[(first + i) % len(NAMES)] for i in range(game.players))
    assert play_by_bots(game, seats, first).ended()


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_cigale_bots_play_nine_moves_without_errors(game: Game) -> None:
    play_by_bots(game, ("level5@1", "level4", "level1", "level2"), 3, 9)


@pytest.mark.parametrize("mode", Cigale.modes)
def test_the_quick_policy_plays_to_the_end(mode: str) -> None:
    game = Cigale(mode=mode, players=3)
    state: Any = game.setup(Seeded(4), SILENT)
    assert self_play(state, vec[float](weights(mode, 3, True)), 10, Seeded(4))
    assert state.over


@pytest.mark.engine_free
def test_cigale_bots_play_the_quick_edition_and_single_file() -> None:
    for mode in Cigale.modes:
        assert play_by_bots(Cigale(mode=mode, edition="quick", single_file=True), ("level4", "level5@2"), 5).ended()


def secrets(game: Game, seed: int) -> Iterator[tuple[int, Any, Any, Any]]:
    """Yield moments of a game, each with two states that look the same to the seat to move and differ."""
    dice = Seeded(seed)
    state: Any = game.setup(dice, SILENT)
    while not state.over:
        for seat in range(game.players):
            if state.waiting() >> seat & 1:
                view = game.view(state, seat)
                one, other = (game.world_from_view(view, dice) for _ in range(2))
                if game.position(one) != game.position(other):
                    yield seat, view, one, other
        seat = next(seat for seat in range(game.players) if state.waiting() >> seat & 1)
        moves = state.legal_moves(seat)
        state.play(seat, moves[dice.below(len(moves))], dice, SILENT)


@pytest.mark.unwatched
@pytest.mark.parametrize("name", ["greedy", "level3", "level5@1"])
@pytest.mark.parametrize("mode", Cigale.modes)
def test_cigale_bots_do_not_depend_on_hidden_state(mode: str, name: str) -> None:
    """Tokens, face-down insects and the hidden card: on two states that differ only there it plays the same."""
    game = Cigale(mode=mode, players=3 if mode == "winter" else 2)
    met = list(islice((moment for seed in range(9) for moment in secrets(game, seed)), 0, 20, 4))
    assert len(met) == 5
    for seat, view, one, other in met:
        assert game.view(one, seat) == game.view(other, seat) == view
        assert bot(name).choose(game, game.view(one, seat), Seeded(1)) \
            == bot(name).choose(game, game.view(other, seat), Seeded(1))


def test_decoded_view_gives_the_same_move() -> None:
    game = Cigale(mode="winter-powers", players=3)
    match = play_by_bots(game, ("random",), 8, 60)
    [seat] = match.waiting()
    view = match.view(seat)
    far = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    for name in NAMES:
        assert bot(name).choose(game, view, Seeded(2)) == bot(name).choose(game, far, Seeded(2))


def place_ants(game: Game, seed: int) -> Match:
    return play_by_bots(game, ("level4",), seed, 6)


def answers(game: Game, match: Match, seat: int, name: str, times: int) -> Counter[str]:
    found: Counter[str] = Counter()
    view = match.view(seat)
    for seed in range(times):
        action = bot(name).choose(game, view, Seeded(seed))
        if isinstance(action, Choose):
            found[action.path] += 1
        else:
            assert isinstance(action, Guess)
            found[view.square[cell(action.cell)].path] += 1
    return found


def cell(name: str) -> int:
    return "abcd".index(name[0]) + 4 * (int(name[1]) - 1)


@pytest.mark.engine_free
@pytest.mark.parametrize("mode", Cigale.modes)
@pytest.mark.parametrize("name", ["level1", "level2", "level3", "level4", "level5@2"])
def test_cigale_levels_mix_their_answers(mode: str, name: str) -> None:
    game = Cigale(mode=mode)
    for seed in (1, 2, 3):
        match = place_ants(game, seed)
        [ant] = match.waiting()
        hidden = answers(game, match, ant, name, 25)
        assert len(hidden) > 1
        match = match.play(ant, Choose(next(iter(hidden))), Seeded(1))  # type: ignore[arg-type]
        assert len(answers(game, match, 1 - ant, name, 25)) > 1


@pytest.mark.engine_free
def test_guesses_follow_the_mix() -> None:
    game = Cigale(mode="winter")
    match = place_ants(game, 4)
    [ant] = match.waiting()
    state: Any = game.world_from_view(match.view(ant), Seeded(1))
    mix = BLUFFERS["level4"].gambler(game).hiding(state, ant, Seeded(1))
    met = answers(game, match, ant, "level4", 1500)
    for path, share in zip(("cloth", "tiles", "stone", "wood"), mix, strict=True):
        assert met[path] / 1500 == pytest.approx(share, abs=0.04)
    assert sum(share > 0.1 for share in mix) > 1


@pytest.mark.engine_free
def test_greedy_bluff_is_always_guessed() -> None:
    """The greedy bot always hides the richest path, so a player who knows that catches it every time."""
    game = Cigale(mode="autumn-open")
    for seed in range(4):
        match = play_by_bots(game, ("greedy",), seed, 6)
        [ant] = match.waiting()
        assert len(answers(game, match, ant, "greedy", 10)) == 1
        path = next(iter(answers(game, match, ant, "greedy", 1)))
        match = match.play(ant, Choose(path), Seeded(1))  # type: ignore[arg-type]
        guess = bot("level5@2").choose(game, match.view(1 - ant), Seeded(seed))
        assert isinstance(guess, Guess)
        assert match.view(1 - ant).square[cell(guess.cell)].path == path


@pytest.mark.engine_free
def test_equal_placements_are_chosen_at_random() -> None:
    """On an empty board several placements are equally good; the choice varies."""
    game = Cigale()
    match = Match.begin(game, Seeded(9))
    [ant] = match.waiting()
    met = {bot("level4").choose(game, match.view(ant), Seeded(seed)) for seed in range(40)}
    assert met <= set(match.legal_actions(ant)) and all(isinstance(action, Put) for action in met)


@pytest.mark.engine_free
@pytest.mark.parametrize("mode", ["winter", "winter-powers"])
@pytest.mark.parametrize("name", NAMES)
def test_cigale_bots_buy_the_winning_provision(mode: str, name: str) -> None:
    game = Cigale(mode=mode)
    met = 0
    for seed in range(60):
        dice = Seeded(seed)
        state: Any = game.setup(dice, SILENT)
        while not state.over:
            seat = next(seat for seat in range(2) if state.waiting() >> seat & 1)
            moves = list(state.legal_moves(seat))
            for move in moves:
                if isinstance(game.action_of(move), Buy):
                    after = state.clone()
                    after.play(seat, move, Seeded(1), SILENT)
                    if after.over and after.winner == seat:
                        met += 1
                        again = state.clone()
                        while not again.over and again.waiting() == 1 << seat:
                            chosen = bot(name).choose(game, game.view(again, seat), Seeded(2))
                            again.play(seat, game.number_of(chosen), Seeded(1), SILENT)
                        assert again.winner == seat
                        break
            state.play(seat, moves[dice.below(len(moves))], dice, SILENT)
        if met >= 3:
            return
    raise AssertionError("no such purchase was met")


@pytest.mark.once_by_day
def test_cig_p5_bots_always_take_the_free_peek() -> None:
    game = Cigale(mode="winter-powers")
    for seed in range(40):
        match = play_by_bots(game, ("random",), seed)
        for entry in match.journal:
            if isinstance(entry.action, Peek):
                short = Match.replay(game, match.opening, match.journal[:match.journal.index(entry)])
                after = short.play(entry.seat, Peek(), Seeded(1)).view(entry.seat)
                for name in NAMES:
                    assert bot(name).choose(game, short.view(entry.seat), Seeded(1)) == Peek()
                    guess = bot(name).choose(game, after, Seeded(1))
                    assert isinstance(guess, Guess) and after.square[cell(guess.cell)].path != after.seen
                return
    raise AssertionError("nobody could peek")


@pytest.mark.parametrize("game", VARIANTS, ids=str)
def test_win_estimate_counts_points_as_the_rules_do(game: Game) -> None:
    dice = Seeded(2)
    state: Any = game.setup(dice, SILENT)
    eyes = vec[float](weights(game.mode, game.players, True))
    while not state.over:
        reckoned = WinEstimate(state, eyes)
        for seat in range(game.players):
            counted = reckoned.points(seat) if reckoned.kit.winter else reckoned.score(seat)
            assert counted == state.score(seat)
        reckoned.weigh()
        assert sum(reckoned.chance) == pytest.approx(1)
        seat = next(seat for seat in range(game.players) if state.waiting() >> seat & 1)
        moves = state.legal_moves(seat)
        state.play(seat, moves[dice.below(len(moves))], dice, SILENT)


def test_every_variant_of_cigale_has_weights() -> None:
    for game in VARIANTS:
        found = weights(game.mode, game.players, True)
        season = game.mode.partition("-")[0]
        assert len(found) == len(weights(game.mode, game.players, False))
        assert len(found) == (win_estimate.AUTUMN if season == "autumn" else win_estimate.WINTER)
    assert len(fitted_weights()) == 9
    assert set(NEAR) == {"autumn", "winter"}


@pytest.mark.engine_free
@pytest.mark.parametrize("mode", ["autumn", "winter"])
def test_cigale_weights_predict_the_winner(mode: str) -> None:
    """The weights predict better than a constant, on games that they were not fitted on."""
    game = Cigale(mode=mode)
    eyes = vec[float](weights(mode, 2, True))
    dice = Seeded(123)
    right = seen_count = 0
    for _ in range(60):
        state = game.setup(dice, SILENT)
        marks = self_play(state, eyes, 0, dice)
        places = game.places(state)
        if places[0] == places[1]:
            continue
        for mine, other in zip(marks[::2], marks[1::2], strict=True):
            lead = sum(weight * (a - b) for weight, a, b in zip(eyes, mine, other, strict=False))
            right += (lead > 0) == (places[0] < places[1])
            seen_count += 1
    assert right / seen_count > 0.6


class Ticking(Dice):
    """Seeded dice with a clock on which each sampled future takes an eighth of a second."""

    def __init__(self) -> None:
        self.luck, self.now = Seeded(5), 0.0

    def ask(self, n: int) -> int:
        self.now += (n == lookahead.SEEDS) / 8
        return self.luck.ask(n)


def test_lookahead_starts_no_future_beyond_the_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    dice, game = Ticking(), Cigale(players=2)
    for room in (lookahead, round_player):
        monkeypatch.setattr(room, "perf_counter", lambda: dice.now)
    match = Match.begin(game, Seeded(3))
    while not isinstance(match.legal_actions(seat := match.waiting()[0])[0], Choose):
        match = match.play(seat, match.legal_actions(seat)[0], Seeded(3))
    assert BLUFFERS["level5"].simulations > 10
    BLUFFERS["level5"].with_time_limit(1.45).choose(game, match.view(seat), dice)
    assert dice.now == 1.375


@pytest.mark.once_by_day
@pytest.mark.watched
def test_bluff_losses_list_every_bot_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same sums with fewer samples where rules run interpreted."""
    monkeypatch.setattr(measuring, "FUTURES", 1)
    monkeypatch.setattr(measuring, "THOUGHTS", 1)
    found = losses(Cigale(mode="winter-powers"), 1, 2)
    assert [loss.bot for loss in found.bots] == list(BLUFFERS) and found.rounds == 1


@pytest.mark.engine_free
def test_bluff_losses_grow_for_lower_levels() -> None:
    found = losses(Cigale(mode="winter"), 3, 1)
    by_name = {loss.bot: loss for loss in found.bots}
    assert found.stake > 0
    assert by_name["greedy"].ant > 0.2 > by_name["level5"].ant
    assert by_name["greedy"].cicada > 0.2 > by_name["level5"].cicada

