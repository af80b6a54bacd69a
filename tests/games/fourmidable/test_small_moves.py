"""The naive engine again, led by the small moves of the rules, also in the middle of actions.

An action of the rules consists of small moves (pick an ant, choose its goal, choose its route), and any seat may reveal
between them (FOU-K14). The naive engine receives an action when it is complete and a reveal at once. It must allow
every complete action, and must find the rule of every refusal broken.
"""
from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import formicarium
from formicarium.core.dice import Dice, Recorded, Scripted, Seeded
from formicarium.core.news import SILENT, News
from formicarium.games.fourmidable.events import Began
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.model import (
    Call,
    Direct,
    Draw,
    Forecast,
    Go,
    Hatch,
    Keep,
    Muster,
    Open,
    Pass,
    Pick,
    Reveal,
    Send,
    Via,
)
from formicarium.games.fourmidable.state import FourmidableState
from tests.oracle.fourmidable import common, naive, naive_play
from tests.oracle.fourmidable.common import Place
from tests.oracle.fourmidable.naive import State
from tests.oracle.fourmidable.naive_box import (
    BARE,
    EARTH,
    KINDS,
    LIBRARY,
    NUMBERED,
    OF_EACH,
    QUEEN,
    TUNNELS,
    WATER,
    Card,
    deck,
    distance,
    printed_board,
)
from tests.oracle.fourmidable.translation import CELLS, card_of, game_of, lay_table, luck_of, plain, write_position
from tests.support.night import outermost

from .crowded import crowded_board

pytestmark = [pytest.mark.engine_free, pytest.mark.unwatched, pytest.mark.long]

FAST = formicarium.engine == "compiled"
VARIANTS = [one for mode in ("child", "apprentice") for one in outermost([(mode, players) for players in range(2, 7)])]
COORDINATES = {name: cell for cell, name in CELLS.items()}
ORDER = {"FOU-K2", "FOU-K3", "FOU-A2", "FOU-A3", "FOU-K4", "FOU-A17", "FOU-A8", "FOU-A12", "FOU-A15", "FOU-A24",
         "FOU-K15", "FOU-A19", "FOU-K19"}


class Sitting:
    """A game in the rules, and its state in the naive engine so far."""

    def __init__(self, game: Fourmidable, table: FourmidableState, state: State) -> None:
        self.game, self.table, self.state = game, table, state
        self.pick: Pick | None = None
        self.goal: Go | None = None
        self.call: Call | None = None
        self.marks: dict[str, int] = {}
        self.met: Counter[str] = Counter()

    @property
    def whole(self) -> bool:
        return self.pick is None and self.call is None

    def seats_awaited(self) -> list[int]:
        return [seat for seat in self.state.seats if self.table.waiting() >> seat & 1]

    def place(self, seat: int, name: str) -> Place:
        return COORDINATES.get(name, (seat, name))

    def play(self, seat: int, action: Any, dice: Dice) -> None:
        self.met[type(action).__name__ + ("" if self.whole or not isinstance(action, Reveal) else " amidst")] += 1
        recorded, news, twin = Recorded(dice), News(True), self.table.clone()
        if self.whole:
            self.marks = dict(self.game.position(self.table).marks)
        self.table.play(seat, self.game.number_of(action), recorded, news)
        twin.play(seat, self.game.number_of(action), Scripted(recorded.answers), SILENT)
        assert self.game.position(twin) == self.game.position(self.table)
        luck = luck_of([item.event for item in news.items])
        whole = self.whole_action(seat, action)
        if whole is not None:
            assert whole in naive.legal(self.state, seat), whole
            self.state = naive_play.play(self.state, seat, whole, lambda _, some: came_of_luck(luck, some))
        self.say_what_all_can_see(luck)
        # cards from under a pile are not drawn by chance (FOU-A12)
        assert not any(isinstance(one, str) for one in luck)
        if self.state.ended:
            self.pick = self.goal = self.call = None

    def whole_action(self, seat: int, action: Any) -> naive.Action | None:
        match action:
            case Pick():
                self.pick = action
            case Call():
                self.call = action
            case Go() | Via() | Direct():
                if isinstance(action, Go):
                    self.goal = action
                if self.game.position(self.table).phase != "choosing":
                    return self.walk_of(seat)
            case Send(cell, owner):
                assert self.call is not None
                predator, self.call = self.call.predator, None
                return common.Prey(predator, COORDINATES[cell] if owner is None else (owner, cell))
            case Reveal(card):
                return common.Reveal(card_named(card))
            case Keep(card):
                return common.Keep(card_named(card))
            case Open(cell):
                return common.Dig(COORDINATES[cell])
            case Hatch(ant):
                return common.Birth(ant)
            case Forecast(weather):
                return common.Sky(weather)
            case Draw(hunters, farmers, diggers):
                return naive.Mix(hunters, farmers, diggers)
            case Muster(hunters, farmers, diggers):
                return common.Start(hunters, farmers, diggers)
            case Pass():
                return naive.Done()
        return None

    def walk_of(self, seat: int) -> naive.Move:
        assert self.pick is not None and self.goal is not None
        marks = self.game.position(self.table).marks
        laid_on = frozenset(COORDINATES[cell] for cell in marks if cell not in self.marks)
        start, end = self.place(seat, self.pick.cell), self.place(seat, self.goal.cell)
        kind, self.pick, self.goal = self.pick.ant, None, None
        return naive.Move(kind, start, end, laid_on)

    def say_what_all_can_see(self, luck: list[Any]) -> None:
        """Check that a seat skipped by the rules can pay nothing, as all can see (FOU-A24, A19)."""
        while self.state.phase in ("asking", "closing") and (silent := self.state.asked - set(self.waited_at_end())):
            seat = min(silent)
            mine = self.state.players[seat]
            backs = {card.kind for card in mine.hand}
            assert not [card for kind in backs for card in deck(kind, len(self.state.players))
                        if Counter(card.cost) <= mine.goods]
            self.state = naive_play.play(self.state, seat, naive.Done(), lambda _, some: came_of_luck(luck, some))

    def waited_at_end(self) -> list[int]:
        phase = {"asking": "closing", "closing": "counting"}[self.state.phase]
        return self.seats_awaited() if self.game.position(self.table).phase == phase else []

    def compare(self) -> None:
        state, table, game = self.state, self.table, self.game
        if self.whole:
            assert plain(game.position(table)) == plain(write_position(state))
            assert set(self.seats_awaited()) == naive.waiting(state)
        for seat in state.seats:
            reveals = {Reveal(card_of(one.card)) for one in naive.reveals(state, seat)}
            assert {one for one in game.legal_actions(table, seat) if isinstance(one, Reveal)} == reveals
            assert [line.points for line in game.tally(table, seat)] == list(naive_play.sheet(state, seat).values())
        if not naive.waiting(state):
            places = game.places(table)
            assert [seat for seat in state.seats if places[seat] == 1] == naive_play.winners(state)

    def ask_why_not(self, rng: random.Random, number: int) -> None:
        for _ in range(number):
            seat = rng.choice([*self.state.seats, *self.seats_awaited() * 4])
            phase = self.game.position(self.table).phase
            kinds = {"acting": (Pick, Hatch, Call), "walking": (Go,), "opening": (Open,), "prowling": (Send,)}
            action = self.game.action_of(rng.randrange(self.game.move_count))
            while phase in kinds and not isinstance(action, kinds[phase]) and rng.random() < 0.95:
                action = self.game.action_of(rng.randrange(self.game.move_count))
            refusal = self.game.refusal(self.table, seat, action)
            if refusal is not None:
                ids = self.broken(seat, action, phase)
                assert refusal.rule in ids, (seat, action, refusal, ids)
                self.met[refusal.rule] += 1

    def broken(self, seat: int, action: Any, phase: str) -> set[str]:
        state = self.state
        if phase == "ended":
            return {state.ended}
        if isinstance(action, Reveal):
            return {"FOU-K14"}
        wanted = {"drawing": (Draw,), "acting": (Pick, Hatch, Call), "walking": (Go,), "choosing": (Via, Direct),
                  "opening": (Open,), "studying": (Keep,), "prowling": (Send,)}
        if seat not in self.seats_awaited() or not isinstance(action, wanted.get(phase, ())):
            return ORDER
        match action:
            case Hatch(ant):
                return bars_birth(state, seat, ant)
            case Call():
                return {"FOU-K1"} if not state.apprentice else {"FOU-A4"} if state.players[seat].preyed else {"FOU-A16"}
            case Go(cell):
                assert self.pick is not None
                return bars_walk(state, seat, self.pick.ant, self.place(seat, self.pick.cell), self.place(seat, cell))
            case Open(cell):
                return bars_hole(state, seat, COORDINATES[cell])
            case Send(cell, owner):
                assert self.call is not None
                return bars_prey(state, self.call.predator, COORDINATES[cell] if owner is None else (owner, cell))
        return {"drawing": {"FOU-K2"}, "acting": {"FOU-K4"}, "choosing": {"FOU-A17"}, "studying": {"FOU-A12"}}[phase]


def came_of_luck(luck: list[Any], some: Any) -> Any:
    assert luck[0] in some
    return luck.pop(0)


def card_named(name: str) -> Card:
    return next(card for kind in KINDS for card in deck(kind, 6) if card_of(card) == name)


def holds(**broken: bool) -> set[str]:
    return {f"FOU-{rule}" for rule, is_broken in broken.items() if is_broken}


def bars_birth(state: State, seat: int, kind: str) -> set[str]:
    mine = state.players[seat]
    if not state.apprentice:
        return {"FOU-K1"}
    return holds(A4=mine.born, A5=not state.tiles[kind] or mine.count(kind) == OF_EACH,
                 A23=state.predators["worm"] == (seat, QUEEN))


def bars_walk(state: State, seat: int, kind: str, start: Place, end: Place) -> set[str]:
    """Return FOU-K4 if only the distance bars the walk, FOU-A23 if a worm in a tunnel or at its end does."""
    mine, others = state.players[seat], state.others(seat)
    if end in printed_board(len(state.players)) and end not in state.ground:
        return {"FOU-S1"}
    earth = common.holds_earth(state, seat, end)
    found = holds(
        A23=end in state.predators.values() or comes_without_worm(state, seat, kind, start, end),
        K16=state.someone(end, others),
        K9=state.hole_of(end) not in (None, seat), K10=earth and kind != "digger",
        K8=state.ground.get(end) == WATER or state.scents.get(end, seat) != seat)
    if earth and kind == "digger":
        ways = [name for name in TUNNELS[end[1]] if name not in mine.earth]
        found |= holds(A10=state.apprentice and end[1] in NUMBERED and not naive.hole_cells(state, seat), K11=not ways)
    return found or {"FOU-K4"}


def comes_without_worm(state: State, seat: int, kind: str, start: Place, end: Place) -> bool:
    without = replace(state, predators={**state.predators, "worm": None})
    return end[0] == seat and any(move.end == end for move in naive.moves_of(without, seat, kind, start))


def bars_hole(state: State, seat: int, cell: Any) -> set[str]:
    if cell not in state.ground:
        return {"FOU-S1"}
    near = any(distance(cell, hole) <= naive.REACH for hole in state.players[seat].holes.values())
    fits = (state.ground[cell] == BARE and state.scents.get(cell, seat) == seat and state.hole_of(cell) is None
            and cell not in state.predators.values() and not state.someone(cell, state.others(seat)))
    return holds(A8=not near, A9=not fits)


def bars_prey(state: State, predator: str, to: Place) -> set[str]:
    if predator == "worm":
        names = [name for name in EARTH if name not in NUMBERED] + [LIBRARY, QUEEN] * state.worm_in_rooms
        return holds(A16=to[1] not in names or to == state.predators[predator],
                     A15=state.someone(to, list(state.seats)))
    if to not in state.ground:
        return {"FOU-S1"} if isinstance(to[1], int) else {"FOU-A16"}
    return {"FOU-A16"} if to == state.predators[predator] else {"FOU-A15"}


def keen(sitting: Sitting, seat: int, rng: random.Random) -> Any:
    """Pick one of the small moves, preferably one that brings the game forward."""
    options = sitting.game.legal_actions(sitting.table, seat)
    if rng.random() < 0.8:
        gather = []
        for one in options:
            if isinstance(one, Go) and sitting.pick is not None:
                end = sitting.place(seat, one.cell)
                if naive.gathered_kind(sitting.state, seat, sitting.pick.ant, end) or end == (seat, LIBRARY):
                    gather.append(one)
        reveals = [one for one in options if isinstance(one, Reveal)]
        picks = [one for one in options if isinstance(one, Pick)]
        options = tuple(reveals or gather or picks) or options
    return rng.choice(options)


def play_on(sitting: Sitting, rng: random.Random, steps: int, often: float) -> None:
    dice = Seeded(rng.getrandbits(32))
    for _ in range(steps):
        if sitting.whole:
            sitting.compare()
        if rng.random() < often:
            sitting.compare()
            sitting.ask_why_not(rng, 12)
        if not naive.waiting(sitting.state):
            return
        free = [seat for seat in sitting.state.seats if naive.reveals(sitting.state, seat)]
        seat = rng.choice(free if free and rng.random() < 0.15 else sitting.seats_awaited())
        action = keen(sitting, seat, rng)
        if seat not in sitting.seats_awaited():
            assert isinstance(action, Reveal)
        sitting.play(seat, action, dice)
    sitting.compare()


def whole_game(mode: str, players: int, seed: int, often: float) -> Counter[str]:
    game = Fourmidable(mode=mode, players=players, worm_in_rooms=mode == "apprentice" and seed % 3 == 2)
    news = News(True)
    table = game.setup(Seeded(seed), news)
    began = next(item.event for item in news.items if isinstance(item.event, Began))
    state = naive.start(mode, players, began.seat, began.day, worm_in_rooms=game.worm_in_rooms)
    sitting = Sitting(game, table, state)
    play_on(sitting, random.Random(seed), 10**6, often)
    sitting.met[sitting.state.ended] += 1
    return sitting.met


def few_moves(mode: str, players: int, seed: int, steps: int) -> Counter[str]:
    rng = random.Random(f"{mode} {players} {seed}")
    state = crowded_board(mode, players, rng)
    sitting = Sitting(game_of(state), lay_table(state), state)
    play_on(sitting, rng, steps, 1)
    return sitting.met


@pytest.mark.parametrize(("mode", "players"), VARIANTS)
def test_engines_agree_on_games_of_small_moves(mode: str, players: int) -> None:
    for seed in range(2 if FAST else 1):
        assert whole_game(mode, players, seed, 0.05)["Pick"]


@pytest.mark.parametrize(("mode", "players"), VARIANTS)
def test_engines_agree_on_small_moves_in_crowded_positions(mode: str, players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(6 if FAST else 3):
        met += few_moves(mode, players, seed, 12)
    assert met["Go"] and met["FOU-K4"], met


LETTERS = {"ladybug": "L", "caterpillar": "C", "beetle": "S", "raspberry": "R", "blueberry": "B", "mushroom": "M",
           "orange": "O", "grey": "G", "brown": "T", "nest": "N", "water": "W"}


@pytest.mark.parametrize(("mode", "players"), VARIANTS)
def test_small_engine_has_the_same_pieces(mode: str, players: int) -> None:
    """Boards, nests, cards and tiles agree with the naive engine's own tables (FOU-S1, S2, S4, S6, A6)."""
    game = Fourmidable(mode=mode, players=players)
    view, position = game.view(table := game.setup(Seeded(0), SILENT), 0), game.position(table)
    state = naive.start(mode, players, view.first, view.day)
    assert {COORDINATES[one.cell]: LETTERS[one.lies] for one in view.ground} == state.ground
    for seat, player in enumerate(view.players):
        assert player.holes == (CELLS[state.players[seat].holes["1"]], None, None, None)
        assert {one.cell: LETTERS[one.earth] for one in player.chambers if one.earth} == EARTH
        assert player.pheromones == state.players[seat].pheromones
        assert player.supply == ((OF_EACH,) * 3 if mode == "apprentice" else (0, 0, 0))
    assert list(view.births) == [state.tiles[kind] for kind in KINDS]
    for kind, pile in zip(KINDS, position.piles, strict=True):
        assert Counter(pile) == Counter(card_of(card) for card in state.piles[kind].shuffled.elements())
    designs = {one.card: one for one in game.course.kit.objectives.designs}
    for card in [card for kind in KINDS for card in deck(kind, players)]:
        assert designs[card_of(card)].points == card.points
        assert [LETTERS[one] for one in designs[card_of(card)].needs] == list(card.cost)
