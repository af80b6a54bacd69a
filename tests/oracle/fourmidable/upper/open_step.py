"""Experienced and Solo in lockstep; adds open objectives, the draft and hunting predators to in_step.py."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec

from formicarium.core.news import News
from formicarium.games.fourmidable import events, model, views
from formicarium.games.fourmidable.kit import COMPLETING
from formicarium.games.fourmidable.state import FourmidableState
from tests.oracle.fourmidable.naive_box import Card
from tests.oracle.fourmidable.translation import card_of, name_of

from . import count, in_step, rules, table
from .effects import payable
from .in_step import LETTERS, InStep, Whatever, card_id, objective, special

COMMISSIONS = {"C13": "hunter", "C14": "farmer", "C15": "digger"}
in_step.PHASES |= {"draft": "drafting", "completing": "completing", "hunting": "hunting", "robbing": "robbing"}


class OpenInStep(InStep):
    @staticmethod
    def write_state(state: table.State) -> model.FourmidablePosition:
        three, pile = state.copied(), state.piles["all"]
        three.piles = {kind: table.Pile(Counter({card: n for card, n in pile.shuffled.items() if card.kind == kind}))
                       for kind in model.ANT_KINDS}
        shown = model.Shown(tuple(map(card_of, state.opened)))
        return msgspec.structs.replace(in_step.write_position(three), shown=shown)

    @property
    def solo(self) -> bool:
        return self.game.mode == "solo"

    @property
    def reaping(self) -> bool:
        """FOU-P4: in Solo the rules also ask while gathering, since a predator hunts first; not if a hole is dug."""
        return self.solo and self.state.moment() == "gathering" and not self.state.doing.hole


    def luck_of(self, happened: Sequence[Any]) -> list[Any]:
        """Return the results of chance; cards on top of the pile that a seat has seen are not drawn again."""
        found: list[Any] = []
        known = len(self.state.piles["all"].top) if hasattr(self, "state") else 0
        dealing = False
        for event in happened:
            match event:
                case events.Uncovered(objective=card):
                    if known:
                        known -= 1
                    else:
                        found.append(objective(card))
                case events.Looked(cards=cards):
                    found += [objective(card) for card in cards[known:]]
                    known = max(known, len(cards))
                case events.PassedOn(step=step):
                    dealing = step == 1
                case events.Handed(specials=specials) if dealing:
                    found += [special(one.card) for one in specials]
                case events.Drawn(resource=resource):
                    found.append(LETTERS[model.RESOURCES.index(resource)])
                case events.Spun(weather=weather):
                    found.append(weather or "?")
        return found


    def play(self, seat: int, action: Any) -> None:
        super().play(seat, action)
        if self.state.doing.ant is None:  # FOU-X7: "in the order of the ants"; the rules order them by type
            for one in self.state.players:
                one.ants.sort(key=lambda ant: model.ANT_KINDS.index(ant.kind))

    def in_naive_words(self, seat: int, action: Any, happened: Sequence[Any]) -> list[table.Action]:
        completed = [event.objective for event in happened if isinstance(event, events.Completed)]
        match action:
            case model.PlayCard(card) if special(card).id in COMMISSIONS:
                self.asking = action
                early = self.early(seat)
                return [*early, self.use_of(objective(completed[0]))] if completed else early
            case model.Complete() if self.asking is not None:
                return [self.use_of(objective(completed[0]))]
        twice = self.reaping
        found = super().in_naive_words(seat, action, happened)
        return found[1:] if twice and found[:1] == [table.Done()] else found

    def early(self, seat: int) -> list[table.Action]:
        """FOU-I7: another card ends the gathering; in Solo the rules ask twice, too."""
        return [table.Done()] if self.state.moment() == "gathering" and not self.reaping else []

    def plainly(self, action: Any) -> table.Action:
        match action:
            case model.Recruit(kind):
                return table.StartOne(kind)
            case model.Draft(card):
                return table.Pick(special(card))
            case model.Complete(card):
                return table.Complete(self.lying(card))
            case model.Leave():
                return table.Done()
            case model.Hunt(cell):
                return table.Eat(self.place(0, cell))
            case model.Rob(card):
                return table.Rob(self.lying(card))
        return super().plainly(action)

    def lying(self, card: str) -> Card:
        return next(one for one in self.state.opened if card_of(one) == card)


    def moments(self, seat: int) -> set[table.Action]:
        return rules.legal(self.state, seat) if self.reaping else super().moments(seat)

    def expand_card(self, there: FourmidableState, seat: int, said: list[Any]) -> set[Any]:
        after = there.clone()
        after.play(seat, self.game.number_of(said[-1]), Whatever(), News(False))
        if after.phase == COMPLETING and after.doing.by:
            return {(*said, one) for one in self.game.legal_actions(after, seat)}
        return super().expand_card(there, seat, said)

    def moves_of(self, action: table.Action) -> tuple[Any, ...]:
        match action:
            case table.StartOne(kind):
                return (model.Recruit(kind),)  # type: ignore[arg-type]
            case table.Pick(card):
                return (model.Draft(card_id(card)),)
            case table.Complete(card):
                return (model.Complete(card_of(card)),)
            case table.Done() if self.state.moment() == "completing":
                return (model.Leave(),)
            case table.Eat(place):
                return (model.Hunt(name_of(place)),)
            case table.Rob(card):
                return (model.Rob(card_of(card)),)
            case table.Power(None):
                return (model.UsePower(),)
        return super().moves_of(action)

    def upon(self, effect: str, on: Any) -> tuple[Any, ...]:
        if effect in COMMISSIONS:
            several = len(payable(self.state, self.state.turn, COMMISSIONS[effect])) > 1
            return (model.Complete(card_of(on)),) if several else ()
        return super().upon(effect, on)

    def compare(self, walk: bool) -> None:
        game, engine_state, state = self.game, self.table, self.state
        position = game.position(engine_state)
        targeted = ("choosing", "prowling", "summoning", "claiming", "erasing", "bearing")
        if position.phase in targeted or self.asking or self.leap:
            return  # the other engine is in the middle of this action
        mine, expected = plain_ours(position), plain_theirs(state)
        assert mine == expected, {key: (mine[key], expected[key]) for key in mine if mine[key] != expected[key]}
        assert {seat for seat in state.seats if engine_state.waiting() >> seat & 1} == rules.waiting(state)
        self.compare_draft()
        for seat in state.seats:
            hidden = 0 if state.phase == "ended" else count.sheet(state, seat)["end cards"]
            assert sum(line.points for line in game.tally(engine_state, seat)) == count.points(state, seat) - hidden
            self.compare_offers(seat)
        self.compare_progress(position.phase, walk)
        if state.phase == "ended":
            assert not self.solo or rank_of(game.view(engine_state, 0)) == count.rank(count.points(state, 0))

    def compare_draft(self) -> None:
        for seat, one in enumerate(self.state.players):
            draft = self.game.view(self.table, seat).draft
            if one.packs_seen and not self.solo:
                assert isinstance(draft, views.DraftView)
                seen = [sorted(card.card for card in hand) for hand in draft.hands[:draft.steps]]
                assert seen == [sorted(map(card_id, pack)) for pack in one.packs_seen]

    def rich(self, seat: int, some: list[Any]) -> list[Any]:
        found = [one for one in some
                 if self.game.outlook(self.table, seat, one).what == "complete"]  # type: ignore[attr-defined]
        return found or super().rich(seat, some)


def rank_of(view: views.FourmidableView) -> str:
    """FOU-P6."""
    assert isinstance(view.solo, views.SoloView)
    return view.solo.rank or ""


def plain_ours(position: model.FourmidablePosition) -> dict[str, Any]:
    shown: Any = position.shown
    packs: Any = position.packs
    alone: Any = position.alone
    drafting = position.phase == "drafting"
    thrown = [card for pack in packs.packs for card in pack.rest] if packs and not drafting else []
    found = in_step.plain_ours(position)
    return found | {
        "played": sorted([*found["played"], *thrown]), "piles": sorted(chain(*found["piles"])),
        "open": sorted(shown.open), "tops": [top.card for top in shown.tops],
        "packs": sorted(sorted(pack.rest) for pack in packs.packs) if drafting else [],
        "picks": list(packs.picks) if drafting else [],
        "eaten": list(alone.eaten) if alone else [], "robbed": sorted(alone.robbed) if alone else [],
        "still": None if alone else found["still"],
        "further": found["further"] if found["phase"] in MOVING else 0,
        "crosses": found["crosses"] if found["phase"] in MOVING else False,
    }


def plain_theirs(state: table.State) -> dict[str, Any]:
    pile = state.piles["all"]
    assert not pile.returned
    three = state.copied()
    three.piles = {kind: table.Pile(Counter()) for kind in model.ANT_KINDS}
    found = in_step.plain_theirs(three)
    drafting = state.phase == "draft" and not state.solo
    if state.solo:
        reaping = state.moment() == "gathering" and not state.doing.hole
        found["phase"] = "stocking" if state.phase == "draft" else "reaping" if reaping else found["phase"]
    return found | {
        "piles": sorted(map(card_of, pile.shuffled.elements())), "open": sorted(map(card_of, state.opened)),
        "tops": list(map(card_of, pile.top)),
        "packs": sorted(sorted(map(card_id, one.pack)) for one in state.players) if drafting else [],
        "picks": [None if one.picked is None else card_id(one.picked) for one in state.players] if drafting else [],
        "eaten": [state.eaten[letter] for letter in LETTERS] if state.solo else [],
        "robbed": sorted(map(card_of, state.robbed)) if state.solo else [],
        "still": None if state.solo else found["still"],
        "further": found["further"] if found["phase"] in MOVING else 0,
        "crosses": found["crosses"] if found["phase"] in MOVING else False,
    }


MOVING = ("walking", "opening")
