"""A review adds up, is reproducible, and uses only its seat's view."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from formicarium import _engine
from formicarium.bots import net_strategy
from formicarium.bots.fili_fourmis.chase import Chase
from formicarium.bots.net_strategy import NetStrategy
from formicarium.bots.registry import BOTS
from formicarium.bots.strategies import UctStrategy, strategy_of
from formicarium.coach.answers import answer_task, encode_task, judge_for, why_this, work
from formicarium.coach.assemble import assemble_review, review
from formicarium.coach.assemble import decision as as_told
from formicarium.coach.depth import Attempt, ByDepth, Sounding, look_at_both
from formicarium.coach.mixing import ByMixing
from formicarium.coach.playouts import STRONGEST, ByPlayouts
from formicarium.coach.review import Decision, Review, mark_of
from formicarium.coach.tasks import Finding, moves_that_stand, tasks
from formicarium.coach.wording import Speaker, inner
from formicarium.core.dice import ChanceError, Seeded
from formicarium.core.game import WATCHER, Game, IllegalMove
from formicarium.core.match import Entry, Match
from formicarium.games.cigale.game import Cigale
from formicarium.games.cigale.model import Choose
from formicarium.games.fili_fourmis.game import FiliFourmis
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.micropolis.game import Micropolis
from formicarium.games.wyx.game import Wyx
from formicarium.i18n import LANGUAGES, Words
from tests.support.marking import mark_where

pytestmark = pytest.mark.watched

WYX, FILI, AUTUMN, MICROPOLIS = Wyx(), FiliFourmis(), Cigale(mode="autumn"), Micropolis()
# Moves, and playouts for a whole game; interpreted, a search is a hundred times slower, so the quality is low there,
# but the checks are the same.
LONG, FEW = (30, 60) if _engine.why == "fresh" else (4, 12)
GAMES: list[Game] = [WYX, FILI, MICROPOLIS, Micropolis(players=3), Cigale(mode="winter-powers"), AUTUMN,
                     Fourmidable(mode="child")]
# Games with everything that can be hidden from a seat: tokens, red tokens, a hidden card, a peek, insects; objectives,
# special cards.
SECRET: list[Game] = [AUTUMN, Cigale(mode="winter", players=3), Cigale(mode="winter-powers", players=4),
                      *(Fourmidable(mode=mode) for mode in ("child", "apprentice", "intermediate", "experienced")),
                      Fourmidable(mode="child", players=3)]


def play_match(game: Game, seed: int, most: int = LONG) -> Match:
    dice = Seeded(seed)
    match = Match.begin(game, dice)
    if game.id == "cigale":
        most = max(most, 10)  # its secrets come after the ants are placed
    while match.waiting() and len(match.journal) < most:
        seat = match.waiting()[0]
        match = match.play(seat, BOTS["level2"].choose(game, match.view(seat), dice, hasty=True), dice)
    return match


def name_of(game: Game) -> str:
    return f"{game.id}-{game.mode}-{game.players}"


@pytest.mark.parametrize("game", mark_where(
    lambda game: game.mode in ("winter-powers", "child"), pytest.mark.once_by_day, GAMES), ids=name_of)
def test_review_is_consistent_and_reproducible(game: Game) -> None:
    match = play_match(game, 3)
    found = review(match, 1, FEW)
    assert msgspec.json.encode(found) == msgspec.json.encode(review(match, 1, FEW))
    assert found.moves == len(match.journal) and found.curve[-1].move <= found.moves
    for point in found.curve:
        for chances in filter(None, (point.acted, point.fell)):
            assert abs(sum(chances.first) - 1) < 0.01 and len(chances.first) == game.players
            assert len(chances.place) == (game.players if game.players > 2 else 0)
    for seat in found.seats:
        assert seat.judged == len(seat.decisions) == seat.good + seat.inexact + seat.mistakes + seat.blunders
        assert (seat.accuracy is None) == (seat.judged == 0) and 0 <= (seat.accuracy or 0) <= 100
        assert abs(seat.given + seat.taken - sum(stroke.swing for stroke in seat.strokes)) < 0.001
        assert len(seat.turning) <= 3
        for decision in seat.decisions:
            assert decision.seat == seat.seat and decision.mark == mark_of(decision.loss)
            assert (decision.better is None) == (decision.mark == "good") == (decision.why is None)
            check_lines(match, decision)
    assert any(seat.judged for seat in found.seats)
    said_in_both_languages(game, found)


def check_lines(match: Match, decision: Decision) -> None:
    if decision.better is not None:
        assert decision.better_line[0].action == decision.better != decision.action
        assert decision.played_line[0].action == decision.action
        before = moves_that_stand(match)[decision.move - 1].before
        assert decision.better in before.legal_actions(decision.seat)


def said_in_both_languages(game: Game, found: Review) -> None:
    for language in LANGUAGES:
        speaker = Speaker(Words(language), game, [f"Place {seat}" for seat in range(game.players)])
        for turn in found.turning:
            assert speaker.turning(found, turn).strip()
        for seat in found.seats:
            for decision in seat.decisions:
                assert bool(speaker.decision(decision)) == (decision.mark != "good")


@pytest.mark.engine_free
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_single_decision_is_judged_as_in_the_review(game: Game) -> None:
    """test_blunders.py counts blunders without reviewing whole games."""
    match = play_match(game, 4, most=12)
    whole = [one for seat in review(match, 1, FEW).seats for one in seat.decisions]
    for task in reversed(tasks(match, 1, FEW)):
        decisions = [one for one in whole if task.kind == "decide" and (one.move, one.seat) == (task.move, task.seat)]
        assert decisions == ([as_told(task, found)] if task.kind == "decide" and (found := work(game, task)).options > 1
                             else [])


@pytest.mark.engine_free
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_review_in_another_process_is_the_same(game: Game) -> None:
    """Questions and answers as JSON, as a server sends them."""
    match = play_match(game, 4, most=8)
    asked = tasks(match, 1, FEW)
    answers = [msgspec.json.decode(answer_task(game, encode_task(task)), type=Finding) for task in asked]
    assert msgspec.json.encode(assemble_review(match, asked, answers)) == msgspec.json.encode(
        assemble_review(match, asked, [work(game, task) for task in asked]))


@pytest.mark.parametrize("game", mark_where(
    lambda game: game.id == "fourmidable", pytest.mark.once_by_day, GAMES), ids=name_of)
def test_hint_has_a_reason(game: Game) -> None:
    match = play_match(game, 5, most=9)
    [seat, *_] = match.waiting()
    why = why_this(game, match.view(seat), match.legal_actions(seat)[0])
    for language in LANGUAGES:
        assert Speaker(Words(language), game, ["Maëlle", "Noé", "Octave"]).hint(why, seat).strip()


def test_coach_judges_with_a_net_where_one_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Full searches and mixes are not replaced by a net; without one nothing changes."""
    def how(game: Game) -> tuple[type, object]:
        judge: Any = judge_for.__wrapped__(game)
        return type(judge), type(judge.strategy)

    assert how(MICROPOLIS) == (ByPlayouts, NetStrategy)
    assert [how(game)[0] for game in (WYX, FILI, AUTUMN)] == [ByPlayouts, ByDepth, ByMixing]
    monkeypatch.setattr(net_strategy, "net_of", lambda game: None)
    assert how(MICROPOLIS) == (ByPlayouts, UctStrategy)


@pytest.mark.engine_free
def test_coach_searches_both_moves_to_the_same_depth() -> None:
    judge: Any = judge_for(FILI)
    assert judge.strategy == strategy_of(FILI.id, STRONGEST)
    match, seen = play_match(FILI, 6, most=9), []
    [seat] = match.waiting()
    state = FILI.world_from_view(match.view(seat), Seeded(1))
    attempts = [Attempt(judge.strategy, FILI, state, seat, move, 1) for move in state.legal_moves(seat)[:2]]
    for attempt, worth in zip(attempts, look_at_both(attempts[0], attempts[1], 4), strict=True):
        assert attempt.thought is not None and isinstance(attempt.thought.search, Chase)
        search = attempt.thought.search
        attempt.thought = Sounding(judge.strategy, FILI, search.root, search.seat, 1 << 30)
        seen.append({depth for depth in (2, 4) if attempt.look(depth) and attempt.worth == worth})
    assert set.intersection(*seen)


def test_review_leaves_out_undone_moves() -> None:
    match = play_match(FILI, 6, most=9)
    last = match.journal[-1].seat
    again = match.undo(last).play(last, match.journal[-1].action, Seeded(1))
    assert [task.move for task in tasks(again)] == [task.move for task in tasks(match)]
    assert tasks(again)[-1].line == 11


def twin_journals(match: Match, seat: int) -> Iterator[tuple[list[Entry], list[Entry]]]:
    """Yield the same game with other secrets, while this seat cannot tell: another seat's secret draw or choice."""
    for place, entry in enumerate(match.journal):
        if entry.seat == seat:
            continue
        for other in change_entry(entry):
            twin = [*match.journal[:place], other]
            if is_secret(match, twin, seat):
                yield longest_twin(match, twin, seat)
                break


def change_entry(entry: Entry) -> Iterator[Entry]:
    if isinstance(entry.action, Choose):
        for path in ("cloth", "tiles", "stone", "wood"):
            if path != entry.action.path:
                yield msgspec.structs.replace(entry, action=Choose(path))
    for place in range(len(entry.chance)):
        for answer in range(4):
            if answer != entry.chance[place]:
                yield msgspec.structs.replace(
                    entry, chance=(*entry.chance[:place], answer, *entry.chance[place + 1:]))


def is_secret(match: Match, twin: list[Entry], seat: int) -> bool:
    """Whether the twin is a different state that looks the same."""
    try:
        one = Match.replay(match.game, match.opening, match.journal[:len(twin)])
        other = Match.replay(match.game, match.opening, twin)
    except (IllegalMove, ChanceError):
        return False
    return bool(one.view(seat) == other.view(seat) and one.position() != other.position())


def longest_twin(match: Match, twin: list[Entry], seat: int) -> tuple[list[Entry], list[Entry]]:
    now = Match.replay(match.game, match.opening, match.journal[:len(twin)])
    other = Match.replay(match.game, match.opening, twin)
    for entry in match.journal[len(twin):]:
        try:
            then, after = now.apply_entry(entry), other.apply_entry(entry)
        except (IllegalMove, ChanceError):
            break
        if then.view(seat) != after.view(seat) or then.events_for(seat) != after.events_for(seat):
            break
        now, other = then, after
    return list(now.journal), list(other.journal)


@pytest.mark.engine_free
@pytest.mark.parametrize("game", SECRET, ids=name_of)
def test_review_does_not_depend_on_secrets_hidden_from_the_seat(game: Game) -> None:
    met = 0
    for seed in range(2):
        match = play_match(game, 7 + seed, most=40)
        for seat in range(game.players):
            for one, other in list(twin_journals(match, seat))[:1]:
                reviews = [review(Match.replay(game, match.opening, journal), 1, FEW) for journal in (one, other)]
                assert msgspec.json.encode(reviews[0].seats[seat]) == msgspec.json.encode(reviews[1].seats[seat])
                assert reviews[0].curve == reviews[1].curve
                met += 1
    assert met >= 2


@pytest.mark.engine_free
def test_guess_is_judged_without_the_hidden_token() -> None:
    game = AUTUMN
    match = play_match(game, 11, most=40)
    checked = 0
    for place, entry in enumerate(match.journal[:-1]):
        if isinstance(entry.action, Choose):
            before = Match.replay(game, match.opening, match.journal[:place])
            guess = match.journal[place + 1]
            verdicts = set()
            for action in before.legal_actions(entry.seat):
                hidden = before.play(entry.seat, action, Seeded(1))
                asked = tasks(hidden.play(guess.seat, guess.action, Seeded(1)), 1, FEW)
                [task] = [task for task in asked if task.kind == "decide" and task.seat == guess.seat
                          and task.move == place + 2]
                verdicts.add(msgspec.json.encode(work(game, task)))
            assert len(verdicts) == 1 and len(before.legal_actions(entry.seat)) > 1
            checked += 1
    assert checked >= 2


def test_spectator_view_is_judged_only_in_games_with_secrets() -> None:
    assert all(task.seat != WATCHER for task in tasks(play_match(WYX, 1, most=10)))
    assert any(task.seat == WATCHER for task in tasks(play_match(AUTUMN, 1, most=10)))


def test_quotes_inside_quotes_use_inner_marks() -> None:
    assert inner("Buy “Candied lemons”") == "Buy ‘Candied lemons’"
    assert inner("Acheter «\u00a0Citrons confits\u00a0»") == "Acheter “Citrons confits”"
    assert inner("Put an ant on c4") == "Put an ant on c4"
