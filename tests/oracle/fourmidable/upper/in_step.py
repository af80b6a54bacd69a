"""Lockstep of the rules and the naive engine: every move of the rules is translated, played and compared.

The rules name a card first and its target next, the naive engine both at once; the rules name an ant's goal and route,
the naive engine goes step by step. The rules ask once after an action, and cards for gathered resources are played then
too; the naive engine asks twice, and answers `Done` to the first question when another action of the rules follows.
"""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

from formicarium.core.dice import Dice
from formicarium.core.news import News
from formicarium.games.fourmidable import events, model
from formicarium.games.fourmidable.game import Fourmidable
from formicarium.games.fourmidable.persistence import from_view
from formicarium.games.fourmidable.state import FourmidableState
from tests.oracle.fourmidable import common
from tests.oracle.fourmidable.naive_box import BARE, EARTH, NUMBERED, Card
from tests.oracle.fourmidable.translation import CELLS, card_of, name_of

from . import count, play, rules, table, walking
from .box import Special
from .effects import PLAYED

AT = {name: cell for cell, name in CELLS.items()}
LETTERS = "LCSRBMOGT"
ASIDE = ("choosing", "prowling", "summoning", "claiming", "erasing", "bearing")
TARGETED = (model.Claim, model.Erase, model.Send, model.Call, model.Hatch)


class Whatever(Dice):
    def ask(self, n: int) -> int:
        return 0


def special(card: str) -> Special:
    effect, _, mark = card.partition("-")
    return Special(effect, mark)


def objective(card: model.Objective) -> Card:
    return Card(card.ant, card.card.rstrip("0123456789"), card.points)


class InStep:
    def __init__(self, game: Fourmidable, dice: Dice, rng: random.Random) -> None:
        self.begin(game, dice, rng)
        news = News(True)
        self.table: FourmidableState = game.setup(dice, news)
        happened = [item.event for item in news.items]
        began = next(event for event in happened if isinstance(event, events.Began))
        self.luck = self.luck_of(happened)
        self.state = table.start(game.mode, game.players, began.seat, began.day, self.draw,
                                 worm_in_rooms=game.worm_in_rooms, choose_species=game.choose_species)
        assert not self.luck

    def begin(self, game: Fourmidable, dice: Dice, rng: random.Random) -> None:
        self.game, self.dice, self.rng = game, dice, rng
        self.met: Counter[str] = Counter()
        self.asking: model.PlayCard | model.UsePower | None = None  # the card or power that still needs its target
        self.leap: model.PlayCard | None = None  # FOU-C34, which the naive engine plays during the walk
        self.called = ""

    @classmethod
    def at(cls, state: table.State, dice: Dice, rng: random.Random) -> InStep:
        both = cls.__new__(cls)
        game = Fourmidable(mode=state.mode, players=len(state.players), worm_in_rooms=state.worm_in_rooms)
        both.table = from_view.state_of(cls.write_state(state), game.course)
        both.begin(game, dice, rng)
        both.state, both.luck = state, []
        return both

    @staticmethod
    def write_state(state: table.State) -> model.FourmidablePosition:
        return write_position(state)

    def draw(self, what: str, some: Sequence[Any]) -> Any:
        assert self.luck and self.luck[0] in some, (what, self.luck)
        return self.luck.pop(0)

    def luck_of(self, happened: Sequence[Any]) -> list[Any]:
        """Return the results of chance in order: of cards looked at only new ones, of a pile no cards put back under
        it.
        """
        found: list[Any] = []
        seen, rest = 0, Counter[str]()
        if hasattr(self, "state"):
            seen = len(self.state.players[self.state.turn].seen)
            rest = Counter({kind: pile.shuffled.total() for kind, pile in self.state.piles.items()})
        for event in happened:
            match event:
                case events.Adopted(species=species) if not self.game.choose_species:
                    found.append(species)
                case events.Received(specials=specials):
                    found += [special(one.card) for one in specials]
                case events.Dealt(cards=cards):
                    found += self.drawn_cards(cards, rest)
                case events.Looked(cards=cards):
                    found += self.drawn_cards(cards[seen:], rest)
                    seen = len(cards)
                case events.Spun(weather=weather):
                    found.append(weather or "?")
        return found

    def drawn_cards(self, cards: Sequence[model.Objective], rest: Counter[str]) -> list[Card]:
        found = []
        for card in cards:
            if rest[card.ant] > 0:
                found.append(objective(card))
            rest[card.ant] -= 1
        return found

    def play(self, seat: int, action: Any) -> None:
        refusal = self.game.refusal(self.table, seat, action)
        assert refusal is None, (action, refusal)
        news = News(True)
        self.table.play(seat, self.game.number_of(action), self.dice, news)
        happened = [item.event for item in news.items]
        self.luck += self.luck_of(happened)
        self.met[type(action).__name__ if not isinstance(action, model.PlayCard) else action.card.split("-")[0]] += 1
        for one in self.in_naive_words(seat, action, happened):
            if isinstance(one, table.Play) and one.card.id == "C34":
                self.met["leap"] += 1
            self.state = play.play(self.state, seat, one, self.draw)
        self.silence()
        assert not self.luck

    def silence(self) -> None:
        """Answer for seats that the naive engine asks but the rules skip: all can see that they can pay nothing."""
        while self.state.phase in ("asking", "closing"):
            phase = {"asking": "closing", "closing": "counting"}[self.state.phase]
            asked = self.table.waiting() if self.game.position(self.table).phase == phase else 0
            idle = [seat for seat in sorted(self.state.asked) if not asked >> seat & 1]
            if not idle:
                return
            self.state = play.play(self.state, idle[0], table.Done(), self.draw)

    def in_naive_words(self, seat: int, action: Any, happened: Sequence[Any]) -> list[table.Action]:
        """Return the actions of the naive engine for this move; empty while further moves must complete it."""
        early: list[table.Action] = []
        harvest = isinstance(action, model.PlayCard) and 4 <= int(special(action.card).id[1:]) <= 12
        if self.state.moment() == "gathering" and seat == self.state.turn and not harvest \
                and not isinstance(action, model.Reveal):
            early = [table.Done()]
        match action:
            case model.PlayCard(card) if special(card).id == "C34":
                self.leap = action
                return []
            case model.PlayCard() | model.UsePower():
                self.asking = action
                if self.table.doing.by and self.game.position(self.table).phase != "studying":
                    return []
                return [*early, self.use_of(None)]
            case model.Call(predator):
                self.called = predator
                return early
            case model.Claim(cell) | model.Erase(cell):
                return [*early, self.use_of(AT[cell])]
            case model.Send(cell, owner):
                to = AT[cell] if owner is None else (owner, cell)
                name, self.called = self.called, ""
                if self.asking is None:
                    return [*early, common.Prey(name, to)]
                return [*early, self.use_of((name, to) if isinstance(self.asking, model.UsePower) else to)]
            case model.Hatch(kind) if self.asking is not None:
                return [*early, self.use_of(kind)]
            case model.Go() | model.Via() | model.Direct():
                return self.walk_of(seat, happened)
        return [*early, self.plainly(action)]

    def use_of(self, on: Any) -> table.Action:
        asked, self.asking = self.asking, None
        if isinstance(asked, model.PlayCard):
            return table.Play(special(asked.card), on)
        return table.Power(on)

    def plainly(self, action: Any) -> table.Action:
        match action:
            case model.Adopt(species):
                return table.Take(species)
            case model.Muster(hunters, farmers, diggers):
                return common.Start(hunters, farmers, diggers)
            case model.Forecast(weather):
                return common.Sky(weather)
            case model.Pick(kind, cell):
                return table.Lift(kind, self.place(self.state.turn, cell))
            case model.Open(cell):
                return common.Dig(AT[cell])
            case model.Keep(card):
                seen = self.state.players[self.state.turn].seen
                return common.Keep(next(one for one in seen if card_of(one) == card))
            case model.Hatch(kind):
                return common.Birth(kind)
            case model.GiveUp():
                return table.GiveUp()
            case model.Reveal(card):
                return common.Reveal(next(one for player in self.state.players for one in player.hand
                                         if card_of(one) == card))
            case model.Done() | model.Pass():
                return table.Done()
        raise AssertionError(action)

    def place(self, seat: int, name: str) -> Any:
        return AT.get(name, (seat, name))

    def walk_of(self, seat: int, happened: Sequence[Any]) -> list[table.Action]:
        """Return an ant's walk as single steps; over earth by its card, which is lost if no route needed it."""
        walk = next((event for event in happened if isinstance(event, events.Walked)), None)
        if walk is None:
            return []
        path = [self.place(seat, name) for name in walk.path]
        leap, self.leap = self.leap, None
        steps: list[table.Action] = []
        over = [common.holds_earth(self.state, seat, one) and number > 0 for number, one in enumerate(path)]
        for number in range(1, len(path)):
            if over[number - 1]:
                assert leap is not None
                steps.append(table.Play(special(leap.card), path[number]))
                leap = None
            else:
                steps.append(table.Step(path[number]))
        if leap is not None:
            self.state = self.state.copied()
            self.state.players[seat].cards.remove(special(leap.card))
            self.state.gone.append(special(leap.card))
            self.met["wasted"] += 1
        return [*steps, table.Stop()]

    def play_to_the_end(self, often: float) -> Counter[str]:
        """Play a whole game; compare some states, `often` of them, and in a third of these also all walks."""
        while self.table.waiting():
            look = self.rng.random()
            if look < often:
                self.compare(look < often / 3)
            self.turn()
        self.compare(False)
        return self.met

    def compare(self, walk: bool) -> None:
        game, engine_state, state = self.game, self.table, self.state
        position = game.position(engine_state)
        if self.asking or self.leap or position.phase in ASIDE:
            return  # the other engine is in the middle of this action
        assert plain_ours(position) == plain_theirs(state), (plain_ours(position), plain_theirs(state))
        assert {seat for seat in state.seats if engine_state.waiting() >> seat & 1} == rules.waiting(state)
        for seat in state.seats:
            assert sum(line.points for line in game.tally(engine_state, seat)) == count.points(state, seat) \
                - (0 if state.phase == "ended" else count.sheet(state, seat)["end cards"])
            self.compare_offers(seat)
        self.compare_progress(position.phase, walk)

    def compare_progress(self, phase: str, walk: bool) -> None:
        if walk and phase == "walking":
            self.compare_walks(self.state.turn)
        if self.state.phase == "ended":
            places = self.game.places(self.table)
            assert [seat for seat in self.state.seats if places[seat] == 1] == count.winners(self.state)
            assert self.game.rules[self.table.ended()] == self.state.ended

    def compare_offers(self, seat: int) -> None:
        mine: set[Any] = set()
        for action in self.game.legal_actions(self.table, seat):
            match action:
                case model.PlayCard() | model.UsePower() | model.Call():
                    mine |= self.expand_card(self.table, seat, [action])
                case model.Go():
                    pass
                case _:
                    mine.add((action,))
        expected = {self.moves_of(action) for action in self.moments(seat)}
        expected.discard(())
        assert {one for one in mine if self.is_leap(one)} == set() or self.state.moment() == "moving"
        mine = {one for one in mine if not self.is_leap(one)}
        assert mine == expected, (mine - expected, expected - mine)

    def is_leap(self, one: tuple[Any, ...]) -> bool:
        """FOU-C34: in the naive engine it is legal only when its digger stands on the earth."""
        return isinstance(one[0], model.PlayCard) and one[0].card == "C34"

    def moments(self, seat: int) -> set[table.Action]:
        """Return the legal actions of the naive engine, with those after `Done` to the question about gathering."""
        found = rules.legal(self.state, seat)
        if self.state.moment() == "gathering" and seat == self.state.turn:
            found = {one for one in found if one != table.Done()}
            found |= rules.legal(play.play(self.state, seat, table.Done(), self.draw), seat)
        return found

    def expand_card(self, there: FourmidableState, seat: int, said: list[Any]) -> set[Any]:
        after = there.clone()
        after.play(seat, self.game.number_of(said[-1]), Whatever(), News(False))
        if (after.turn == seat and after.doing.by) or isinstance(said[-1], model.Call):
            targets = [one for one in self.game.legal_actions(after, seat) if isinstance(one, TARGETED)]
            if targets:
                return set().union(*(self.expand_card(after, seat, [*said, one]) if isinstance(one, model.Call)
                                     else {(*said, one)} for one in targets))
        return {tuple(said)}

    def moves_of(self, action: table.Action) -> tuple[Any, ...]:
        match action:
            case table.Take(species):
                return (model.Adopt(species),)  # type: ignore[arg-type]
            case common.Start(hunters, farmers, diggers):
                return (model.Muster(hunters, farmers, diggers),)
            case common.Sky(sky):
                return (model.Forecast(sky),)  # type: ignore[arg-type]
            case table.Lift(kind, at):
                return (model.Pick(kind, name_of(at)),)  # type: ignore[arg-type]
            case table.Step() | table.Stop():
                return ()
            case common.Birth(kind):
                return (model.Hatch(kind),)  # type: ignore[arg-type]
            case common.Prey(predator, to):
                return (model.Call(predator), self.send_of(predator, to))  # type: ignore[arg-type]
            case table.GiveUp():
                return (model.GiveUp(),)
            case common.Dig(cell):
                return (model.Open(name_of(cell)),)
            case common.Keep(card):
                return (model.Keep(card_of(card)),)
            case common.Reveal(card):
                return (model.Reveal(card_of(card)),)
            case table.Done():
                return (model.Done() if self.state.phase in ("after", "gathering") else model.Pass(),)
            case table.Play(card, on):
                return (model.PlayCard(card_id(card)), *self.upon(card.id, on))
            case table.Power(on):
                if isinstance(on[0], str):
                    return (model.UsePower(), model.Call(on[0]), self.send_of(*on))  # type: ignore[arg-type]
                return (model.UsePower(), model.Claim(name_of(on)))
        raise AssertionError(action)

    def upon(self, effect: str, on: Any) -> tuple[Any, ...]:
        match effect:
            case "C22":
                return (self.send_of("worm", on),)
            case "C23" | "C24":
                return (self.send_of("", on),)
            case "C28":
                return (model.Hatch(on),)
            case "C30":
                return (model.Erase(name_of(on)),)
            case "C31":
                return (model.Claim(name_of(on)),)
        return ()

    def send_of(self, predator: str, to: Any) -> model.Send:
        return model.Send(name_of(to), to[0] if predator == "worm" else None)

    def compare_walks(self, seat: int) -> None:
        """Compare all ends of the ant in hand, each with the pheromones that some route lays; without a leap."""
        ant = self.state.lifted
        assert ant is not None
        with patch.object(walking, "movement", lambda state, kind: state.doing.left):
            ways = walking.whole_moves(self.state, seat, ant.kind, ant.at)
        expected = {(name_of(one.end), frozenset(map(name_of, one.laid))) for one in ways}
        mine = set(self.ends(self.table, seat, ""))
        assert mine == expected, (mine - expected, expected - mine)

    def ends(self, there: FourmidableState, seat: int, goal: str) -> list[tuple[str, frozenset[str]]]:
        found = []
        for action in self.game.legal_actions(there, seat):
            if isinstance(action, model.Go | model.Via | model.Direct):
                after, news = there.clone(), News(True)
                after.play(seat, self.game.number_of(action), Whatever(), news)
                happened = [item.event for item in news.items]
                here = action.cell if isinstance(action, model.Go) else goal
                if any(isinstance(event, events.Walked) for event in happened):
                    found.append((here, frozenset(
                                                  event.cell for event in happened if isinstance(event, events.Marked)
                        or (isinstance(event, events.Gathered) and event.pheromone))))
                else:
                    found += self.ends(after, seat, here)
        return found

    def turn(self) -> None:
        """Play one random move: mostly cards when there are any, and ants go where there is something."""
        seats = [seat for seat in range(self.game.players) if self.table.waiting() >> seat & 1]
        free = [seat for seat in range(self.game.players) if self.reveals(seat)]
        seat = self.rng.choice(free if free and self.rng.random() < 0.5 else seats)
        options = list(self.game.legal_actions(self.table, seat))
        kinds: dict[str, list[Any]] = {}
        for action in options:
            kinds.setdefault(type(action).__name__, []).append(action)
        wanted = [name for name in kinds for _ in range(WEIGHTS.get(name, 3))]
        some = kinds[self.rng.choice(wanted or list(kinds))]
        if isinstance(some[0], model.Go) and self.rng.random() < 0.8:
            some = self.rich(seat, some) or some
        self.play(seat, self.rng.choice(some))

    def rich(self, seat: int, some: list[Any]) -> list[Any]:
        return [one for one in some
                if self.game.outlook(self.table, seat, one).what in ("gather", "dig", "hole", "library")]  # type: ignore[attr-defined]

    def reveals(self, seat: int) -> bool:
        return any(isinstance(one, model.Reveal) for one in self.game.legal_actions(self.table, seat))


WEIGHTS = {"Done": 2, "PlayCard": 2, "UsePower": 2, "Pick": 8, "Call": 1, "Reveal": 6, "GiveUp": 1, "Hatch": 3}
PHASES = {"species": "adopting", "starting": "mustering", "weather": "forecasting", "before": "acting",
          "moving": "walking", "digging": "opening", "drawing": "studying", "after": "finishing", "asking": "closing",
          "closing": "counting", "ended": "ended"}


def plain_ours(position: model.FourmidablePosition) -> dict[str, Any]:
    gifts: list[Any] = [colony.gifts for colony in position.colonies]
    more: Any = position.held.more if position.held is not None else None
    return {
        "colonies": [(sorted((ant.ant, ant.cell, ant.moved) for ant in one.ants), sorted(one.dug), one.holes,
                      one.resources, sorted(one.hand), sorted(one.revealed), one.prowled, gift.species,
                      sorted([*gift.specials, *gift.laid]), gift.leaves, gift.born or one.birth is not None,
                      gift.preyed, gift.extra, gift.used)
                     for one, gift in zip(position.colonies, gifts, strict=True)],
        "played": sorted(position.played or ()), "deck": sorted(position.deck or ()),
        "marks": position.marks, "bare": sorted(position.bare), "looked": position.looked,
        "predators": {one.predator: None if one.cell is None else (one.cell, one.owner) for one in position.predators},
        "piles": [sorted(pile) for pile in position.piles],
        "under": [[one.card for one in pile] for pile in position.under],
        "phase": position.phase, "first": position.first, "day": position.day, "round": position.round,
        "weather": position.weather, "stirred": position.stirred, "still": position.still,
        "turn": position.turn if position.phase not in ("closing", "counting", "ended") else None,
        "further": getattr(more, "reach", 0), "crosses": getattr(more, "crosses", False),
    }


def plain_theirs(state: table.State) -> dict[str, Any]:
    moment = state.moment()
    phase = ("opening" if state.doing.hole else "finishing") if moment == "gathering" else PHASES[moment]
    moving = phase in ("walking", "opening", "studying")

    def names(cards: Sequence[Special]) -> list[str]:
        return sorted(map(card_id, cards))

    return {
        "colonies": [(sorted((ant.kind, name_of(ant.at), ant.moved) for ant in one.ants),
                      sorted(name for name in EARTH if name not in one.earth),
                      tuple(name_of(one.holes[name]) if name in one.holes else None for name in NUMBERED),
                      tuple(one.goods[letter] for letter in LETTERS), sorted(map(card_of, one.hand)),
                      sorted(map(card_of, one.revealed)), bool(one.preyed), one.species or None, names(one.cards),
                      one.leaves, one.born, one.preyed or None, one.extra or None, one.power_used)
                     for one in state.players],
        "played": names(state.gone), "deck": names(list(state.deck.elements())),
        "marks": {name_of(cell): owner for cell, owner in state.scents.items()},
        "bare": sorted(name_of(cell) for cell, mark in state.ground.items()
                       if mark == BARE and cell not in state.scents),
        "looked": tuple(map(card_of, state.players[state.turn].seen)),
        "predators": {one: None if at is None else (name_of(at), at[0] if one == "worm" else None)
                      for one, at in state.predators.items()},
        "piles": [sorted(map(card_of, state.piles[kind].shuffled.elements())) for kind in model.ANT_KINDS],
        "under": [list(map(card_of, state.piles[kind].returned)) for kind in model.ANT_KINDS],
        "phase": phase, "first": state.holder, "day": state.day, "round": state.round, "weather": state.sky or None,
        "stirred": state.progress, "still": state.idle,
        "turn": state.turn if phase not in ("closing", "counting", "ended") else None,
        "further": state.doing.further if moving else 0, "crosses": state.doing.crossing if moving else False,
    }


EFFECTS = tuple(PLAYED)  # all cards that can be played


def write_position(state: table.State) -> model.FourmidablePosition:
    """Return a state of the naive engine, before an action, as a position; it is not audited."""
    colonies = []
    for one in state.players:
        numbers: Counter[str] = Counter()
        ants = []
        for ant in sorted(one.ants, key=lambda ant: model.ANT_KINDS.index(ant.kind)):
            numbers[ant.kind] += 1
            ants.append(model.Ant(ant.kind, numbers[ant.kind], name_of(ant.at), ant.moved))  # type: ignore[arg-type]
        outer = [name_of(one.holes[name]) if name in one.holes else None for name in NUMBERED]
        colonies.append(model.Holdings(
            ants=tuple(ants), dug=tuple(name for name in EARTH if name not in one.earth),
            holes=(outer[0], outer[1], outer[2]), resources=tuple(one.goods[letter] for letter in LETTERS),
            hand=tuple(map(card_of, one.hand)), revealed=tuple(map(card_of, one.revealed)), prowled=bool(one.preyed),
            gifts=model.Gifts(one.species or None, tuple(map(card_id, one.cards)), (), one.leaves, one.born,  # type: ignore[arg-type]
                              one.power_used, one.preyed or None, one.extra or None)))  # type: ignore[arg-type]
    return model.FourmidablePosition(
        colonies=tuple(colonies), marks={name_of(cell): owner for cell, owner in state.scents.items()},
        bare=tuple(name_of(cell) for cell, mark in state.ground.items() if mark == BARE and cell not in state.scents),
        predators=tuple(prowler(state, one) for one in model.PREDATORS),
        piles=tuple(tuple(card_of(card) for card in state.piles[kind].shuffled.elements()) for kind in model.ANT_KINDS),
        under=tuple(tuple(model.Under(card_of(card), 0) for card in state.piles[kind].returned)
                    for kind in model.ANT_KINDS),
        deck=tuple(card_id(card) for card in state.deck.elements()), played=tuple(map(card_id, state.gone)),
        phase="acting", turn=state.turn, first=state.holder, day=state.day, round=state.round,
        weather=state.sky or None, still=state.idle, stirred=state.progress)  # type: ignore[arg-type]


def card_id(card: Special) -> str:
    return card.id + (f"-{card.mark}" if card.mark else "")


def prowler(state: table.State, predator: Any) -> model.Prowler:
    at = state.predators[predator]
    if at is None:
        return model.Prowler(predator)
    return model.Prowler(predator, name_of(at), at[0] if predator == "worm" else None)
