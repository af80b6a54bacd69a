"""The counts of `balance` where the right answer is known."""
from __future__ import annotations

from math import inf

import pytest

from formicarium.bots.registry import BOTS, RANDOM
from formicarium.core.dice import Seeded
from formicarium.core.game import Game, Points
from formicarium.core.match import Match
from formicarium.experiments.balance import CountedGame, Mean, Source, balance, count_game
from formicarium.experiments.series import Pairing, Result, many
from formicarium.experiments.workers import HERE, ProcessPool
from formicarium.games import SHELF
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.wyx.game import Wyx

TABLES = [next(game for game in kind.variants() if game.mode == mode and game.players == min(counts))
          for kind in SHELF.values() for mode, counts in kind.modes.items()]


def nothing() -> None:
    pass


def tell_game(places: tuple[int, ...], scores: tuple[int, ...], **cards: str) -> CountedGame:
    held = [{"card": tuple(cards.get(name, "").split())} for name in "abcd"[:len(places)]]
    return CountedGame(Result(10, "E1", scores, places), tuple((Points("P1", score),) for score in scores), tuple(held))


def test_balance_counts_shares_of_seats_and_cards() -> None:
    found = balance([tell_game((1, 2), (9, 5), a="ant bee", b="bee"), tell_game((1, 2), (7, 6), a="ant"),
                     tell_game((2, 1), (4, 8), a="ant", b="fly"), tell_game((1, 1), (6, 6), b="ant")])
    assert found.measure == "share" and found.even == 0.5
    assert [seat.mean for seat in found.seats] == [2.5 / 4, 1.5 / 4]
    assert [seat.games for seat in found.seats] == [4, 4]
    assert {card: (mean.games, mean.mean) for card, mean in found.marks["card"].items()} == {
        "ant": (4, 2.5 / 4), "fly": (1, 1.0)}  # both had the bee, so it says nothing
    assert all(mean.low < mean.mean < mean.high for mean in found.seats)
    assert found.scores[0].mean == 6.5 and found.length == Mean(4, 10.0, 10.0, 10.0)
    assert found.sources == (Source("P1", 51 / 8, (9 + 7 + 8 + 6 + 6) / 5, (5 + 6 + 4) / 3),)
    assert found.endings == {"E1": 4} and (found.shortest, found.longest) == (10, 10)


def test_solo_balance_is_measured_by_points() -> None:
    found = balance([tell_game((1,), (60,), a="ant"), tell_game((1,), (80,), a="bee"), tell_game((1,), (70,), a="ant")])
    assert found.measure == "score" and found.even == 70
    assert found.seats == found.scores and found.seats[0].mean == 70
    assert found.seats[0].low == pytest.approx(70 - 1.96 * 10 / 3 ** 0.5)
    assert found.marks["card"]["ant"].mean == 65
    assert found.marks["card"]["bee"] == Mean(1, 80.0, -inf, inf)  # one game gives no interval
    assert found.sources == (Source("P1", 70.0, 70.0, 0.0),)


def test_traits_are_sorted_naturally() -> None:
    found = balance([tell_game((1, 2), (9, 5), a="C10 C2 b3 ant", b="C1")])
    assert list(found.marks["card"]) == ["C1", "C2", "C10", "ant", "b3"]


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    game = Wyx(players=2)
    pairings = [Pairing((BOTS["greedy"], BOTS["greedy"]), seed) for seed in range(5)]
    alone = list(many(count_game, game, pairings, HERE, nothing))
    assert alone == list(many(count_game, game, pairings, ProcessPool(2), nothing))
    assert len({one.result.moves for one in alone}) > 1


@pytest.mark.parametrize("game", [
    pytest.param(game, id=f"{game.id}-{game.mode}", marks=[pytest.mark.unwatched] * (game.id != "micropolis"))
    for game in TABLES])
def test_counted_game_adds_up(game: Game) -> None:
    """Points add up to the score, and every trait belongs to a seat."""
    seen = count_game(game, Pairing((RANDOM,) * game.players, 3))
    assert [sum(line.points for line in sheet) for sheet in seen.sheets] == list(seen.result.scores)
    topics = {"wyx": {"cell"}, "cigale": {"role", "power", "provision"}, "micropolis": {"order", "bears"},
              "fili_fourmis": set(), "fourmidable": {"order", "muster", "needs", "species", "effect"}}
    assert all(set(marks) <= topics[game.id] for marks in seen.marks)
    for topic in topics[game.id] & {"cell", "role", "order"}:
        assert all(len(marks[topic]) == 1 for marks in seen.marks)
    for topic in topics[game.id] & {"role", "order"}:
        assert len({marks[topic] for marks in seen.marks}) >= min(3, game.players)


def test_cigale_traits_are_the_powers_and_provisions_of_the_seat() -> None:
    game = SHELF["cigale"](mode="winter-powers", players=2, edition="formicarium")
    seen = [count_game(game, Pairing((RANDOM, RANDOM), seed)) for seed in range(6)]
    powers = {power for one in seen for marks in one.marks for power in marks["power"]}
    assert powers <= {"barter", "prestige", "peek", "consolation", "stock", "exchange"} and len(powers) > 2
    assert any(one.marks[0]["provision"] != one.marks[1]["provision"] for one in seen)


@pytest.mark.parametrize("mode", [*(pytest.param(mode, marks=pytest.mark.engine_free)
                                    for mode in ("intermediate", "experienced")), "solo"])
def test_fourmidable_traits_are_the_special_cards_of_the_seat(mode: str) -> None:
    """FOU-I1, X4, P2: six of them, dealt, drafted or chosen, played or not; and three first ants."""
    seen = count_game(Fourmidable(mode=mode, players=1 if mode == "solo" else 2), Pairing((RANDOM,) * 2, 4))
    for marks in seen.marks:
        assert 3 <= len(marks["effect"]) <= 6 and all(str(effect).startswith("C") for effect in marks["effect"])
        [muster] = marks["muster"]
        assert len(muster) == 3
        assert len(marks.get("species", ())) == (0 if mode == "solo" else 1)


@pytest.mark.parametrize("mode", ["intermediate", "experienced"])
def test_fourmidable_traits_exist_from_the_muster_on(mode: str) -> None:
    """FOU-I1, I3, X4: as soon as the starting ants are chosen."""
    game: Game = Fourmidable(mode=mode, players=2, first_leads=True)
    dice = Seeded(4)
    match = Match.begin(game, dice)
    events = list(match.events_for(0))
    while match.view(0).round == 0:
        seat = match.waiting()[0]
        match = match.play(seat, match.legal_actions(seat)[0], dice)
        events += match.events_for(0)
    marks = game.traits(match._state, 0, events)
    assert len(marks["species"]) == len(marks["muster"]) == 1 and len(marks["effect"]) == 6


def test_fourmidable_traits_are_the_objectives_of_the_seat() -> None:
    """FOU-K2: seven of them, completed or not."""
    seen = count_game(Fourmidable(mode="child", players=2), Pairing((RANDOM, RANDOM), 1))
    for marks in seen.marks:
        assert 4 <= len(marks["needs"]) <= 7
        [muster] = marks["muster"]
        assert len(muster) == 5
    assert seen.marks[0]["needs"] != seen.marks[1]["needs"]
